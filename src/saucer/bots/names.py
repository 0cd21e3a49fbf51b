"""Bots by name, as the command line and files write them: `easy`, `hard`, `random`, `search:2000` and so on."""

from typing import Final

from saucer.bots.bot import Bot
from saucer.bots.levels import LEVELS
from saucer.bots.searcher import SearchBot
from saucer.bots.simple import RandomBot, SensibleBot
from saucer.kernel.errors import BadOption
from saucer.kernel.events import Phrase

NAMES: Final = "easy, normal, hard, expert, random, sensible, search or search:ITERATIONS"
MOST_ITERATIONS: Final = 1_000_000

# What bots are called at a table.
SEAT_NAMES: Final = ("Vega", "Nova", "Quark", "Rigel", "Comet", "Orbit", "Pixel", "Gizmo", "Sprocket", "Lyra")


def bot(name: str) -> Bot:
    """The bot of that name."""
    kind, colon, iterations = name.partition(":")
    if name in LEVELS:
        return LEVELS[name]
    if name == "random":
        return RandomBot()
    if name == "sensible":
        return SensibleBot()
    if name == "search":
        return SearchBot()
    if kind == "search" and colon and iterations.isascii() and iterations.isdigit() and len(iterations) < 8:
        number = int(iterations)
        if 1 <= number <= MOST_ITERATIONS:
            return SearchBot(number)
    raise BadOption(Phrase("error-bot", {"bots": NAMES, "name": repr(name[:40])}))
