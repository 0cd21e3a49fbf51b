"""Comets: 24 cards with the numbers 1 to 24."""

from typing import Final

from mypy_extensions import i64

CARDS: Final[i64] = 24
HAND: Final[i64] = 5
NAMES: Final = tuple(f"k{number:02}" for number in range(1, 25))  # the card of number n is card n - 1
