"""The five games. Each is a room furnished alike; this is the list of doors."""

from functools import cache
from importlib import import_module
from typing import Final

from saucer.kernel.errors import UnknownGame
from saucer.kernel.events import Phrase
from saucer.kernel.game import Game

SLUGS: Final = ("looters", "planet", "zovnis", "constellations", "powers")


@cache
def game(slug: str) -> Game:
    """The game of that name."""
    if slug not in SLUGS:
        raise UnknownGame(Phrase("error-unknown-game", {"name": repr(slug[:40]), "games": ", ".join(SLUGS)}))
    found: Game = import_module(f"saucer.games.{slug}").GAME
    return found
