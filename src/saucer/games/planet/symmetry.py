"""Symmetries of planet, used by the conformance suite only: seats rotated, slots of one kind swapped (PQ3)."""

from itertools import permutations

from saucer.games.planet.components import PILES, PLACES, SLOTS
from saucer.games.planet.knowledge import HIDE, NAME, TAKE
from saucer.games.planet.rules import Planet
from saucer.kernel.state import State
from saucer.kernel.symmetry import Symmetry, reordered, turned
from saucer.kernel.vectors import array

# New names of the places a, b, c, d, the same for every kind of slot and every seat.
NAMINGS = list(permutations(range(int(PLACES))))


def rotate(state: State, by: int) -> State:
    """Every seat s becomes s + by."""
    twin = state.clone()
    assert isinstance(twin, Planet)
    twin.start = (twin.start + by) % twin.players
    twin.turn = (twin.turn + by) % twin.players
    twin.waiting = _turned_mask(twin.waiting, twin.players, by)
    twin.unseen = _turned_mask(twin.unseen, twin.players * PLACES, by * PLACES)
    twin.unshared = _turned_mask(twin.unshared, twin.players * PLACES, by * PLACES)
    twin.planets = turned(twin.planets, by, SLOTS)
    twin.turned = turned(twin.turned, by, 1)
    return twin


def _turned_mask(mask: int, width: int, by: int) -> int:
    return sum(1 << (bit + by) % width for bit in range(width) if mask >> bit & 1)


def rotate_move(state: State, move: int, by: int) -> int:
    """The same move with the named player renamed."""
    if move < NAME or move - NAME >= state.players:
        return move
    return int(NAME) + (move - NAME + by) % state.players


def relabel(state: State, number: int) -> State:
    """The slots of one kind are renamed."""
    places = NAMINGS[number]
    twin = state.clone()
    assert isinstance(twin, Planet)
    slots = [kind * PLACES + place for kind in range(PILES) for place in places]
    twin.planets = reordered(twin.planets, slots)
    twin.turned = array(_renamed_mask(mask, places) for mask in twin.turned)
    twin.unseen = _renamed_mask(twin.unseen, places)
    twin.unshared = _renamed_mask(twin.unshared, places)
    return twin


def _renamed_mask(mask: int, places: tuple[int, ...]) -> int:
    width = int(PLACES)
    return sum(1 << bit // width * width + places[bit % width] for bit in range(mask.bit_length()) if mask >> bit & 1)


def relabel_move(state: State, move: int, number: int) -> int:
    """The same move with its slot renamed."""
    if not TAKE <= move < HIDE:
        return move
    place = (move - TAKE) % PLACES
    return move - place + NAMINGS[number][place]


SYMMETRY = Symmetry(rotate, rotate_move, len(NAMINGS), relabel, relabel_move)
