"""The sheet of constellations: players, options, number of moves."""

from typing import Final

from saucer.games.constellations.rules import MOVES
from saucer.kernel.game import Sheet

SHEET: Final = Sheet(
    slug="constellations",
    version=1,
    fewest=2,
    most=4,
    usual=3,
    minutes=30,
    options=(),
    moves=int(MOVES),
    # 48 cards are laid, each with at most one ship step after it. Swaps (GQ18) add nothing: the
    # northernmost of the westernmost cards shows three planets to the outside, and no card has three of one
    # colour, so at least two colours can always be built on. Only two cards lack any two given
    # colours, so a hand of three always fits, and a smaller hand means that the pile is empty.
    longest=96,
)
