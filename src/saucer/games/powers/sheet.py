"""The sheet of powers: players, options, number of moves."""

from dataclasses import replace
from typing import Final

from saucer.games.powers.codes import MOVES
from saucer.games.powers.components import ROUND_LIMIT, TURN_LIMIT
from saucer.kernel.game import Option, Sheet

# The most moves of one turn: three of the turn itself (two cards and a challenge), two calls or
# catches, and all 21 red cards given away both before it and between BLUE's two cards.
MOVES_A_TURN: Final = 3 + 2 + 2 * 21

SHEET: Final = Sheet(
    slug="powers",
    version=2,
    fewest=2,  # NQ1
    most=10,
    usual=4,
    minutes=30,
    options=(
        Option("target", ("round", 200, 300, 500), 500),
        Option("scoring", ("winner", "own"), "winner"),
        Option("deck", ("powers", "classic"), "powers"),
        Option("gift", ("keep", "all"), "keep"),  # NQ10
    ),
    moves=int(MOVES),
    longest=int(ROUND_LIMIT) * (1 + int(TURN_LIMIT) * MOVES_A_TURN),  # one more a round: the first colour (NQ5)
)

# Version 1 had no gift option, and put a Wild Draw Four turned up first under the pile (NQ42).
SHEET_1: Final = replace(SHEET, version=1, options=SHEET.options[:3])
