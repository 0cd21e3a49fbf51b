"""The data sheet of comets."""

from typing import Final

from saucer.games.comets.rules import MOVES
from saucer.kernel.game import Sheet

SHEET: Final = Sheet(
    slug="comets",
    version=1,
    fewest=2,
    most=4,
    usual=3,
    minutes=5,
    options=(),
    moves=int(MOVES),
    longest=20,  # five cards each
)
