"""The sheet of zovnis: players, options, number of moves."""

from typing import Final

from saucer.games.zovnis.rules import MOVES
from saucer.kernel.game import Option, Sheet

SHEET: Final = Sheet(
    slug="zovnis",
    version=1,
    fewest=2,
    most=4,
    usual=3,
    minutes=15,
    options=(
        Option("hand", range(2, 7), 4),
        Option("astres", range(7), 6),
    ),
    moves=int(MOVES),
    longest=38,  # each move lays a card for good, and four of the 42 are the planet (Z2)
)
