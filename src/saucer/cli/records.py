"""The commands `watch` and `replay`, which read records of games."""

import argparse
import os
from pathlib import Path

from saucer import streams
from saucer.cli.arguments import Commands, add_language, number
from saucer.games import game_of
from saucer.kernel.errors import SaucerError
from saucer.kernel.events import Phrase
from saucer.kernel.record import read_records, replay
from saucer.terminal.language import pick_language
from saucer.terminal.replay import Recorded


def add_watch(commands: Commands) -> None:
    """Add `watch` to the parser."""
    watching = commands.add_parser("watch", help="step through recorded games")
    watching.add_argument("file", type=Path, help="records, one per line")
    watching.add_argument(
        "--seat", type=number, help="show only what this seat saw (default: all hands, if the game is over)"
    )
    add_language(watching)
    watching.set_defaults(run=_watch)


def add_replay(commands: Commands) -> None:
    """Add `replay` to the parser."""
    replaying = commands.add_parser("replay", help="check that recorded games replay, move by move")
    replaying.add_argument("file", type=Path, help="records, one per line; - for standard input")
    replaying.set_defaults(run=_replay)


def _watch(arguments: argparse.Namespace) -> None:
    language = pick_language(arguments.lang, os.environ)
    with streams.reading(arguments.file) as file:
        records = Recorded(file)
        if not records:
            raise _no_records(arguments.file)
        if not streams.full_screen():
            raise SaucerError(Phrase("watch-terminal", {"path": str(arguments.file)}), "screen")
        from saucer.terminal.screen import watch

        screen = watch.WatchScreen(records, language, arguments.seat)
    watch.WatchApp(screen).run()


def _replay(arguments: argparse.Namespace) -> None:
    count = 0
    with streams.reading(arguments.file) as file:
        for line, record in read_records(file):
            outcome = replay(record, game_of(record, line), line).outcome
            count += 1
            ending = "unfinished" if outcome is None else f"winners {list(outcome.winners)}, {list(outcome.scores)}"
            print(f"{line}: {record.game}, {record.players} players, {len(record.moves)} moves, {ending}")
    if not count:
        raise _no_records(arguments.file)
    print(f"{count} games replay as recorded" if count != 1 else "1 game replays as recorded")


def _no_records(path: Path) -> SaucerError:
    return SaucerError(Phrase("watch-empty", {"path": str(path)}), "screen")
