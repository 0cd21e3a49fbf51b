"""The command `play`."""

import argparse
import os
import sys
from pathlib import Path
from typing import Final

from saucer import streams
from saucer.bots.registry import NAMES
from saucer.cli.arguments import Commands, add_language, add_setting, positive, read_options, seed
from saucer.kernel.errors import BadOption
from saucer.kernel.events import Phrase
from saucer.kernel.names import display_name
from saucer.terminal import plain
from saucer.terminal.start import Wish

DESCRIPTION: Final = """\
Every move is saved. If you leave a game (quit, ctrl-C, a closed window), `saucer play` or `saucer play GAME` continues
it; --new starts a new one instead. Games are saved in ~/.local/state/saucer, or in the folder SAUCER_HOME.
"""


def add_play(commands: Commands) -> None:
    """Add `play` to the parser."""
    playing = commands.add_parser(
        "play", help="play in this terminal, against bots or friends", description=DESCRIPTION
    )
    add_setting(playing, optional=True)
    playing.add_argument("--people", type=positive, help="how many people share this keyboard (default 1)")
    playing.add_argument(
        "--bots", default="", help=f"the other players: {NAMES}; separate several with commas, the last is repeated"
    )
    playing.add_argument("--names", default="", help="names of the players, separated by commas, from seat 0 on")
    playing.add_argument("--seed", type=seed, help="the same seed deals the same game (default: a random seed)")
    playing.add_argument(
        "--start",
        metavar="WHO",
        help="who begins: chance (default), the number of a seat, or loser (the loser of the last game)",
    )
    playing.add_argument(
        "--record",
        type=Path,
        metavar="FILE",
        help="append the record of each finished game to this file",
    )
    playing.add_argument("--new", action="store_true", help="start a new game, even if one was left unfinished")
    playing.add_argument("--plain", action="store_true", help="play in plain lines, for screen readers and pipes")
    add_language(playing)
    playing.set_defaults(run=_play)


def _play(arguments: argparse.Namespace) -> None:
    wish = Wish(
        slug=arguments.slug,
        players=arguments.players,
        people=arguments.people,
        bots=_listed(arguments.bots),
        names=_names(arguments.names),
        seed=arguments.seed,
        options=read_options(arguments.option),
        start=arguments.start,
        new=arguments.new,
        language=arguments.lang,
        record=arguments.record,
    )
    if arguments.plain or not streams.full_screen():
        plain.play(wish, os.environ, sys.stdin, sys.stdout)
        return
    from saucer.terminal.screen import app

    print(app.play(wish, os.environ))


def _listed(typed: str) -> list[str]:
    return [item.strip() for item in typed.split(",") if item.strip()]


def _names(typed: str) -> list[str]:
    names = [display_name(name) for name in _listed(typed)]
    for place, name in enumerate(names):
        if name in names[:place]:
            raise BadOption(Phrase("error-names-twice", {"name": name}))
    return names
