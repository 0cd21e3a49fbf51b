"""The games: the five of Saucer itself, and those of every installed package that names one (see `packages.py`)."""

import copyreg
from collections.abc import Callable
from functools import cache
from typing import Final

from saucer.kernel.errors import BadRecord, UnknownGame, UsageError
from saucer.kernel.events import Phrase
from saucer.kernel.game import Game
from saucer.kernel.record import Record
from saucer.packages import BUILT_IN as BUILT_IN
from saucer.packages import entries

SLUGS: Final = tuple(entries())  # the built-in games, then the others by name


@cache
def game(slug: str) -> Game:
    """The game of that name."""
    if slug not in SLUGS:
        raise UnknownGame(Phrase("error-unknown-game", {"name": repr(slug[:40]), "games": ", ".join(SLUGS)}))
    entry = entries()[slug]
    loaded = entry.load()
    if not isinstance(loaded, Game) or loaded.slug != slug:
        raise UsageError(f"the entry point {slug} = {entry.value} must be a Game with the slug {slug!r}")
    return loaded


def game_of(record: Record, line: int = 1) -> Game:
    """The game of a record; BadRecord where there is none of that name."""
    try:
        return game(record.game)
    except UnknownGame as error:
        raise BadRecord("game", error, line) from error


def _restored(slug: str, version: int) -> Game:
    """The game of that name, by the rules of that version."""
    restored = game(slug).of_version(version)
    assert restored, "a game can be pickled only by a version that is known"
    return restored


def _named(pickled: Game) -> tuple[Callable[[str, int], Game], tuple[str, int]]:
    """A game is pickled and copied as its name and version: there is one of each."""
    return _restored, (pickled.slug, pickled.sheet.version)


copyreg.pickle(Game, _named)
