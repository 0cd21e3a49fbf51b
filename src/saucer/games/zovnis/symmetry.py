"""Renamings that do not change zovnis: seats turned round the table, the sky seen from behind.

No renaming of aliens and saucers turns the cards into themselves, so there is only the mirror.
"""

from saucer.games.zovnis.components import COLUMNS, GOALS, HEIGHT
from saucer.games.zovnis.rules import Zovnis, card_of, column_of, move_of
from saucer.kernel.state import State
from saucer.kernel.symmetry import Symmetry, turned
from saucer.kernel.vectors import array

MIRROR = 1


def rotate(state: State, by: int) -> State:
    """Every seat s becomes s + by."""
    twin = state.clone()
    assert isinstance(twin, Zovnis)
    twin.turn = (twin.turn + by) % twin.players
    twin.goals = array([*_turned_goals(twin, 0, by), *_turned_goals(twin, int(GOALS), by)])
    twin.hands = turned(twin.hands, by, 1)
    twin.piles = turned(twin.piles, by, 1)
    twin.thrown = turned(twin.thrown, by, 1)
    return twin


def _turned_goals(state: Zovnis, first: int, by: int) -> list[int]:
    """The players' goals move on; the unused ones stay hidden where they are (ZQ15)."""
    unused = first + state.players
    return [*turned(state.goals[first:unused], by, 1), *state.goals[unused : first + GOALS]]


def rotate_move(state: State, move: int, by: int) -> int:
    """No move names a seat."""
    return move


def relabel(state: State, number: int) -> State:
    """Mirrored, columns 1 to 4 become 4 to 1, the planet's cards with them (ZQ4: left and right are alike)."""
    twin = state.clone()
    assert isinstance(twin, Zovnis)
    if number == MIRROR:
        columns = [twin.sky[first : first + HEIGHT] for first in range(0, COLUMNS * HEIGHT, HEIGHT)]
        twin.sky = array(card for column in reversed(columns) for card in column)
        twin.heights = array(reversed(list(twin.heights)))
        twin.deck = array([*reversed(list(twin.deck[:COLUMNS])), *twin.deck[COLUMNS:]])
    return twin


def relabel_move(state: State, move: int, number: int) -> int:
    """The same card on the mirrored column."""
    return int(move_of(card_of(move), COLUMNS - 1 - column_of(move))) if number == MIRROR else move


SYMMETRY = Symmetry(rotate, rotate_move, 2, relabel, relabel_move)
