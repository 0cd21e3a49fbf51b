"""The components of looters: 13 kinds of card; the sheet has their numbers."""

from typing import Final

from mypy_extensions import i64

from saucer.kernel.arrays import vec

SAUCERS: Final = ("thimble", "teacup", "dinghy", "pancake", "lampshade", "sombrero", "carousel", "cruiser", "zeppelin")
NAMES: Final = (*SAUCERS, "strength", "recruit", "animals", "general")

# Kinds 0-8 are the saucer designs: three each of value 2, 3 and 4.
STRENGTH: Final[i64] = 9
RECRUIT: Final[i64] = 10
ANIMALS: Final[i64] = 11
GENERAL: Final[i64] = 12
KINDS: Final[i64] = 13

SAUCER_VALUE: Final = vec[i64]([i64(2), 2, 2, 3, 3, 3, 4, 4, 4])
STRENGTH_VALUE: Final[i64] = 1
ANIMALS_VALUE: Final[i64] = 2

HAND: Final[i64] = 5
TURN_LIMIT: Final[i64] = 200  # UQ17
