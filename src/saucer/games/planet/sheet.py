"""The sheet of planet: players, options, number of moves."""

from typing import Final

from saucer.games.planet.knowledge import MOVES
from saucer.kernel.game import Option, Sheet

SHEET: Final = Sheet(
    slug="planet",
    version=1,
    fewest=2,
    most=5,
    usual=3,
    minutes=30,
    options=(Option("characters", ("open", "hidden"), "open"),),
    moves=int(MOVES),
    # Every game has 16 rounds. A round of n = 3 to 5 players is 1 stack, n tiles and n - 2 names (the last
    # one is automatic, PQ2): 2n - 1 moves, at most 9. A round of two is 4 moves (P26-P28). So 16 * 9.
    longest=144,
)
