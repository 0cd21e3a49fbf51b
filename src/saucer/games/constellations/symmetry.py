"""Symmetries of constellations, used by the conformance suite only.

Seats are rotated; the sky is turned or mirrored and colours are renamed, in every way that maps the start card to
itself."""

from itertools import permutations, product

from saucer.games.constellations.components import CARDS, CELL_BITS, COLOURS, CORNERS, SHOWS
from saucer.games.constellations.knowledge import NOTHING
from saucer.games.constellations.rules import CELL, SHIP, STAY, SWAP, WIDTH, Constellations
from saucer.kernel.state import State
from saucer.kernel.symmetry import Symmetry, turned
from saucer.kernel.vectors import array

LOOKS = [tuple(SHOWS[look * 4 : look * 4 + 4]) for look in range(CARDS * 4)]  # the colours by corner

# A renaming: quarter turns of the sky, an optional mirror from west to east, and the colours' new names.
Renaming = tuple[int, bool, tuple[int, ...]]


def _corner(corner: int, renaming: Renaming) -> int:
    turns, mirror, _ = renaming
    corner = (corner + turns) % 4
    return corner ^ 1 if mirror else corner


def _cell(cell: int, renaming: Renaming) -> int:
    turns, mirror, _ = renaming
    width = int(WIDTH)
    x, y = cell % width, cell // width
    for _ in range(turns):
        x, y = -y, x
    if mirror:
        x = -x
    return y % width * width + x % width


def _renamed_face(look: int, renaming: Renaming) -> tuple[int, ...]:
    shows = [0] * 4
    for corner, colour in enumerate(LOOKS[look]):
        shows[_corner(corner, renaming)] = renaming[2][colour]
    return tuple(shows)


RENAMINGS = [
    renaming
    for renaming in product(range(4), (False, True), permutations(range(4)))
    if _renamed_face(0, renaming) in LOOKS[:4]
]


def _look(look: int, renaming: Renaming) -> int:
    """The card and turn whose face equals this one's after renaming."""
    return LOOKS.index(_renamed_face(look, renaming))


def _card(card: int, renaming: Renaming) -> int:
    return _look(card * 4, renaming) // 4


def _hand(hand: int, renaming: Renaming) -> int:
    return sum(1 << _card(card, renaming) for card in range(CARDS) if hand >> card & 1)


def _laid(move: int, renaming: Renaming) -> int:
    look, cell = move >> int(CELL_BITS), move & int(CELL)
    return _look(look, renaming) << int(CELL_BITS) | _cell(cell, renaming)


def rotate(state: State, by: int) -> State:
    """Every seat s becomes s + by."""
    twin = state.clone()
    assert isinstance(twin, Constellations)
    twin.turn = (twin.turn + by) % twin.players
    twin.hands = turned(twin.hands, by, 1)
    twin.ships = turned(twin.ships, by, COLOURS)
    return twin


def rotate_move(state: State, move: int, by: int) -> int:
    """No move names a seat."""
    return move


def relabel(state: State, number: int) -> State:
    """The whole table renamed; the sky is rebuilt card by card."""
    renaming = RENAMINGS[number]
    twin = state.clone()
    assert isinstance(twin, Constellations)
    _relay(twin, renaming)
    ships = list(twin.ships)
    for place, planet in enumerate(ships):
        seat, colour = divmod(place, int(COLOURS))
        card, corner = divmod(planet, int(CORNERS))
        renamed = planet if planet == NOTHING else card * int(CORNERS) + _corner(corner, renaming)
        twin.ships[seat * int(COLOURS) + renaming[2][colour]] = renamed
    twin.hands = array(_hand(hand, renaming) for hand in twin.hands)
    twin.shown = _hand(twin.shown, renaming)
    for place in range(twin.pile_count):
        twin.pile[place] = _card(twin.pile[place], renaming)
    return twin


def _relay(twin: Constellations, renaming: Renaming) -> None:
    laid = [_laid(twin.laid[place], renaming) for place in range(twin.count)]
    twin.count = twin.edges = 0
    twin.edge = array([0] * len(twin.edge))
    twin.west = twin.east = twin.north = twin.south = 0
    for move in laid:
        twin.put_down(move)


def relabel_move(state: State, move: int, number: int) -> int:
    """The same move on the renamed table."""
    renaming = RENAMINGS[number]
    if move >= SWAP:
        return int(SWAP) + _card(move - int(SWAP), renaming)
    if move >= SHIP:
        return int(SHIP) + _corner(move - int(SHIP), renaming)
    return move if move == STAY else _laid(move, renaming)


SYMMETRY = Symmetry(rotate, rotate_move, len(RENAMINGS), relabel, relabel_move)
