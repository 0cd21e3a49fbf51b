"""Symmetries of looters, used by the conformance suite only: seats rotated, designs of one value swapped."""

from itertools import permutations, product

from saucer.games.looters.components import KINDS, STRENGTH
from saucer.games.looters.rules import LAY_ANIMALS_ON, Looters
from saucer.kernel.state import State
from saucer.kernel.symmetry import Symmetry, renamed, reordered, turned
from saucer.kernel.vectors import array

# New names of the 13 kinds: any order of the three designs of each value.
NAMINGS = [
    [*a, *(3 + i for i in b), *(6 + i for i in c), *range(int(STRENGTH), int(KINDS))]
    for a, b, c in product(permutations(range(3)), repeat=3)
]


def rotate(state: State, by: int) -> State:
    """Every seat s becomes s + by."""
    twin = state.clone()
    assert isinstance(twin, Looters)
    twin.turn = (twin.turn + by) % twin.players
    twin.loot = turned(twin.loot, by, 1)
    twin.hands = turned(twin.hands, by, KINDS)
    twin.sizes = turned(twin.sizes, by, 1)
    twin.tops = turned(twin.tops, by, 1)
    twin.heights = turned(twin.heights, by, 1)
    sure = list(twin.surely_held)
    spectator = len(sure) - KINDS
    twin.surely_held = array([*turned(sure[:spectator], by, KINDS), *sure[spectator:]])
    return twin


def rotate_move(state: State, move: int, by: int) -> int:
    """The same move with its target renamed."""
    if move < LAY_ANIMALS_ON:
        return move
    return int(LAY_ANIMALS_ON) + (move - LAY_ANIMALS_ON + by) % state.players


def relabel(state: State, number: int) -> State:
    """Saucer designs of equal value are renamed."""
    names = NAMINGS[number]
    twin = state.clone()
    assert isinstance(twin, Looters)
    twin.hands = reordered(twin.hands, names)
    twin.surely_held = reordered(twin.surely_held, names)
    twin.tops = renamed(twin.tops, names)
    twin.laid = renamed(twin.laid, names)
    twin.pile = renamed(twin.pile, names)
    return twin


def relabel_move(state: State, move: int, number: int) -> int:
    """The same move with its saucer renamed."""
    return NAMINGS[number][move] if move < STRENGTH else move


SYMMETRY = Symmetry(rotate, rotate_move, len(NAMINGS), relabel, relabel_move)
