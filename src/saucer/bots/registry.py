"""Registry of bots by name, as the command line and records write them: `easy`, `random`, `search:2000` and so on."""

from collections.abc import Callable
from typing import Final

from saucer.bots.bot import Bot
from saucer.bots.levels import LEVELS
from saucer.bots.searcher import SearchBot
from saucer.bots.simple import RandomBot, SensibleBot
from saucer.kernel.errors import BadOption
from saucer.kernel.events import Phrase

NAMES: Final = "easy, normal, hard, expert, random, sensible, search or search:ITERATIONS"
MOST_ITERATIONS: Final = 1_000_000

FACTORIES: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot, "sensible": SensibleBot, "search": SearchBot}


def bot(name: str) -> Bot:
    """The bot of that name; raises BadOption for an unknown name."""
    if name in LEVELS:
        return LEVELS[name]
    if name in FACTORIES:
        return FACTORIES[name]()
    iterations = _iterations(name)
    if iterations is None:
        raise BadOption(Phrase("error-bot", {"bots": NAMES, "name": repr(name[:40])}))
    return SearchBot(iterations)


def _iterations(name: str) -> int | None:
    """The number in `search:ITERATIONS`; None for any other name or a number out of range."""
    kind, _, digits = name.partition(":")
    if kind != "search" or not (digits.isascii() and digits.isdigit() and len(digits) < 8):
        return None
    return int(digits) if 1 <= int(digits) <= MOST_ITERATIONS else None
