"""The five games. Each is a room furnished alike; this is the list of doors."""

from functools import cache
from importlib import import_module
from typing import Final

from saucer.kernel.errors import UnknownGame
from saucer.kernel.game import Game

SLUGS: Final = ("looters", "planet", "zovnis", "constellations", "powers")


@cache
def game(slug: str) -> Game:
    """The game of that name."""
    if slug not in SLUGS:
        raise UnknownGame(f"there is no game {slug!r}; the games are {', '.join(SLUGS)}")
    found: Game = import_module(f"saucer.games.{slug}").GAME
    return found
