"""The sheet of looters: players, options, number of moves."""

from dataclasses import replace
from typing import Final

from saucer.games.looters.rules import MOVES
from saucer.kernel.game import Option, Sheet

SHEET: Final = Sheet(
    slug="looters",
    version=2,
    fewest=2,
    most=5,
    usual=3,
    minutes=15,
    options=(
        Option("tokens", range(20, 49), 48),
        Option("saucers", range(2, 7), 3),
        Option("strength", range(4, 16), 8),
        Option("recruit", range(2, 9), 4),
        Option("animals", range(2, 9), 4),
        Option("general", range(1, 5), 2),
    ),
    moves=int(MOVES),
    longest=200,  # UQ17: one move a turn
)

# Version 1 had another default deck: 60 cards, 40 tokens.
OLD_DEFAULTS: Final = {"tokens": 40, "saucers": 4, "strength": 10, "recruit": 5, "animals": 5, "general": 4}
SHEET_1: Final = replace(
    SHEET, version=1, options=tuple(replace(option, default=OLD_DEFAULTS[option.name]) for option in SHEET.options)
)
