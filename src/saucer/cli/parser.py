"""The argument parser of `saucer`, assembled from the modules of this package."""

import argparse
import os
from typing import Final

import saucer
from saucer.cli.ladder import add_ladder
from saucer.cli.play import add_play
from saucer.cli.records import add_replay, add_watch
from saucer.cli.reference import add_games, add_rules
from saucer.cli.simulate import add_conformance, add_simulate
from saucer.kernel import state as compiled_state
from saucer.server.ops.cli import add_commands
from saucer.terminal.saves import home

EPILOG: Final = """\
examples:
  saucer games                       the five games and their options
  saucer rules zovnis                learn a game
  saucer rules zovnis Z5             look up one rule
  saucer play looters --players 3    play against bots in this terminal
  saucer serve --open                play in the browser, alone or with others
  saucer simulate planet --players 4 --games 1000 --seed 1 --records games.jsonl
  saucer ladder zovnis --bots search:400,sensible,random --plot strength.svg
  saucer watch games.jsonl           step through recorded games
  saucer replay games.jsonl          check moves and results of recorded games
  saucer conformance powers          check the rules of a game in random play

exit codes:
  0 success; 1 a check failed; 2 an error, explained on standard error;
  130 interrupted
"""


def build_parser() -> argparse.ArgumentParser:
    """The parser; the namespace it returns has the function to call as `run`."""
    parser = argparse.ArgumentParser(
        prog="saucer",
        description="Five space-age tabletop games for people and for programs.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=_version())
    parser.set_defaults(run=lambda _: parser.print_help())
    commands = parser.add_subparsers(metavar="command")
    add_games(commands)
    add_rules(commands)
    add_play(commands)
    add_simulate(commands)
    add_ladder(commands)
    add_watch(commands)
    add_replay(commands)
    add_conformance(commands)
    add_commands(commands, home(os.environ) / "tables.db")
    return parser


def _version() -> str:
    kind = "plain Python" if compiled_state.__file__.endswith(".py") else "compiled"
    return f"saucer {saucer.__version__} ({kind})"
