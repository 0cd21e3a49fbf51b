"""Symmetries of zovnis, used by the conformance suite only: seats rotated, the sky mirrored.

No renaming of aliens and saucers maps the deck to itself, so the mirror is the only relabelling.
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
    """Rotate the players' goals; the unused ones stay in place (ZQ15)."""
    unused = first + state.players
    return [*turned(state.goals[first:unused], by, 1), *state.goals[unused : first + GOALS]]


def rotate_move(state: State, move: int, by: int) -> int:
    """No move names a seat."""
    return move


def relabel(state: State, number: int) -> State:
    """Mirror columns 1 to 4 into 4 to 1, including the planet's cards (ZQ4: left and right are equivalent)."""
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
