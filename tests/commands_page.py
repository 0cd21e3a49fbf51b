"""docs/commands.md, made from the help of the commands: `python -m tests.commands_page` writes it."""

import argparse
import os
from pathlib import Path
from unittest import mock

from saucer.cli.parser import build_parser

PAGE = Path(__file__).parent.parent / "docs" / "commands.md"
HEAD = """\
# Commands

`saucer --help` and `saucer COMMAND --help` say the same in the terminal. This page is written by
`python -m tests.commands_page`.

Exit codes: 0 success; 1 a check failed (`verify`, `conformance`); 2 an error, explained on standard error; 130
interrupted.

| environment | |
|---|---|
| `SAUCER_LANG` | the language, before `LC_ALL`, `LC_MESSAGES` and `LANG` |
| `SAUCER_HOME` | where unfinished games and the tables of `serve` are kept (default `~/.local/state/saucer`) |
| `SAUCER_DATABASE` | the database of `serve` and `admin` |
| `PAGER` | what shows the rules on a terminal (default `less`) |
"""


def page():
    """The whole page; the folder of games is the same on every machine."""
    environ = {**os.environ, "SAUCER_HOME": "~/.local/state/saucer"}
    environ.pop("SAUCER_DATABASE", None)
    with mock.patch.dict(os.environ, environ, clear=True):
        return "\n".join([HEAD, *commands(build_parser())])


def commands(parser):
    """A section for each command of a parser, and those of its own commands."""
    for group in (action for action in parser._actions if isinstance(action, argparse._SubParsersAction)):
        helps = {choice.dest: choice.help for choice in group._choices_actions}
        for name, command in group.choices.items():
            yield f"## {command.prog}\n"
            yield f"{helps[name][0].upper()}{helps[name][1:]}.\n"
            yield from [f"{command.description.strip()}\n"] if command.description else []
            yield from table(command)
            yield from commands(command)


def table(command):
    """What can follow a command."""
    skipped = (argparse._HelpAction, argparse._SubParsersAction)
    rows = [row(command, action) for action in command._actions if not isinstance(action, skipped)]
    if rows:
        yield "\n".join(["| argument | |", "|---|---|", *rows, ""])


def row(command, action):
    value = "" if action.nargs == 0 or not action.option_strings else f" {word(action)}"
    names = ", ".join(f"`{option}{value}`" for option in action.option_strings) or f"`{word(action)}`"
    # Python 3.11 adds this to the help of switches that can be turned off; later versions do not.
    text = command._get_formatter()._expand_help(action).removesuffix(" (default: True)") if action.help else ""
    return f"| {names} | {text} |"


def word(action):
    """What stands for a value."""
    if action.metavar:
        return action.metavar if action.option_strings else action.metavar.upper()
    return "/".join(action.choices) if action.choices else action.dest.upper()


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
