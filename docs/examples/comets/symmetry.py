"""Renamings that do not change comets: seats turned round the table. Numbers cannot be renamed."""

from saucer.games.comets.rules import Comets
from saucer.kernel.state import State
from saucer.kernel.symmetry import Symmetry, turned
from saucer.kernel.vectors import array


def rotate(state: State, by: int) -> State:
    """Every seat s becomes s + by."""
    twin = state.clone()
    assert isinstance(twin, Comets)
    twin.turn = (twin.turn + by) % twin.players
    twin.where = array(place if place < 0 else (place + by) % twin.players for place in twin.where)
    twin.laid = turned(twin.laid, by, 1)
    twin.points = turned(twin.points, by, 1)
    return twin


def rotate_move(state: State, move: int, by: int) -> int:
    """A move names no seat."""
    return move


def relabel(state: State, number: int) -> State:
    """Nothing is renamed."""
    return state.clone()


def relabel_move(state: State, move: int, number: int) -> int:
    """Nothing is renamed."""
    return move


SYMMETRY = Symmetry(rotate, rotate_move, 1, relabel, relabel_move)
