"""The five games. Each is a room furnished alike; this is the list of doors."""

import copyreg
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Final

from saucer.kernel.errors import BadRecord, UnknownGame
from saucer.kernel.events import Phrase
from saucer.kernel.game import Game
from saucer.kernel.record import Record

SLUGS: Final = ("looters", "planet", "zovnis", "constellations", "powers")


@cache
def game(slug: str) -> Game:
    """The game of that name."""
    if slug not in SLUGS:
        raise UnknownGame(Phrase("error-unknown-game", {"name": repr(slug[:40]), "games": ", ".join(SLUGS)}))
    found: Game = import_module(f"saucer.games.{slug}").GAME
    return found


def game_of(record: Record, line: int = 1) -> Game:
    """The game of a record; BadRecord where there is none of that name."""
    try:
        return game(record.game)
    except UnknownGame as error:
        raise BadRecord("game", error, line) from error


def _restored(slug: str, version: int) -> Game:
    """The game of that name, by the rules of that version."""
    found = game(slug).of_version(version)
    assert found, "a game can be pickled only by a version that is known"
    return found


def _named(found: Game) -> tuple[Callable[[str, int], Game], tuple[str, int]]:
    """A game is pickled and copied as its name and version: there is one of each."""
    return _restored, (found.slug, found.sheet.version)


copyreg.pickle(Game, _named)
