"""The data sheet of looters."""

from typing import Final

from saucer.games.looters.rules import MOVES
from saucer.kernel.game import Option, Sheet

SHEET: Final = Sheet(
    slug="looters",
    version=1,
    fewest=2,
    most=5,
    options=(
        Option("tokens", range(20, 49), 40, "loot tokens on Earth (U1)"),
        Option("saucers", range(2, 7), 4, "cards of each saucer design"),
        Option("strength", range(4, 16), 10, "Strength in numbers cards"),
        Option("recruit", range(2, 9), 5, "Recruitment cards"),
        Option("animals", range(2, 9), 5, "Animal counter-attack cards"),
        Option("general", range(1, 5), 4, "General cards"),
    ),
    moves=int(MOVES),
    longest=200,  # UQ17: one move a turn
)
