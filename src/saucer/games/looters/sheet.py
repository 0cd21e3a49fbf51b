"""The data sheet of looters."""

from typing import Final

from saucer.games.looters.rules import MOVES
from saucer.kernel.game import Option, Sheet

SHEET: Final = Sheet(
    slug="looters",
    version=1,
    fewest=2,
    most=5,
    usual=3,
    minutes=15,
    options=(
        Option("tokens", range(20, 49), 40),
        Option("saucers", range(2, 7), 4),
        Option("strength", range(4, 16), 10),
        Option("recruit", range(2, 9), 5),
        Option("animals", range(2, 9), 5),
        Option("general", range(1, 5), 4),
    ),
    moves=int(MOVES),
    longest=200,  # UQ17: one move a turn
)
