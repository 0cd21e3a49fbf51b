"""The projection of constellations: builds the view of a state for a seat or a spectator."""

from typing import Final

from mypy_extensions import i64

from saucer.games.constellations.components import CELL_BITS, COLOUR_NAMES, COLOURS, CORNER_NAMES, CORNERS, NAMES, SHOWS
from saucer.games.constellations.knowledge import NOTHING
from saucer.games.constellations.rules import CELL, Constellations, names
from saucer.games.constellations.view import (
    ConstellationsCard,
    ConstellationsGroup,
    ConstellationsPlayer,
    ConstellationsShip,
    ConstellationsView,
)
from saucer.kernel.bits import popcount
from saucer.kernel.state import NOBODY, State

STEPS: Final = ("lay", "ship", "swap")
PLANETS: Final[list[list[str]]] = [  # [card, quarter turns] the colour at each corner
    [COLOUR_NAMES[SHOWS[look * CORNERS + corner]] for corner in range(CORNERS)] for look in range(4 * len(NAMES))
]


def view(state: State, seat: int) -> ConstellationsView:
    """The view of a seat, built field by field from permitted information only."""
    assert isinstance(state, Constellations)
    numbers: dict[int, int] = {}  # [root] the number of its constellation, in the order of the sky
    sky = [_card(state, place, numbers) for place in range(state.count)]
    owners = _owners(state)
    return ConstellationsView(
        seat=seat,
        turn=None if state.over else int(state.turn),
        step="" if state.over else STEPS[state.step],
        sky=sky,
        groups=[
            ConstellationsGroup(COLOUR_NAMES[state.colour(root)], int(state.size(root)), owners.get(root, []))
            for root in numbers
        ],
        pile=int(state.pile_count),
        sunk=[NAMES[state.pile[place]] for place in range(state.sunk)],
        swaps=int(state.swaps),
        players=[_player(state, other) for other in range(state.players)],
        hand=[] if seat == NOBODY else names(state.hands[seat]),
        over=state.why_over(),
    )


def _card(state: Constellations, place: i64, numbers: dict[int, int]) -> ConstellationsCard:
    look = state.laid[place] >> CELL_BITS
    cell = state.laid[place] & CELL
    first = place * CORNERS
    return ConstellationsCard(
        card=NAMES[look >> 2],
        x=int(state.column(cell)),
        y=int(state.row(cell)),
        turn=int(look & 3),
        planets=PLANETS[look],
        groups=[_number(int(state.group(planet)), numbers) for planet in range(first, first + CORNERS)],
    )


def _number(root: int, numbers: dict[int, int]) -> int:
    return numbers.setdefault(root, len(numbers))


def _owners(state: Constellations) -> dict[int, list[int]]:
    """The seats with ships in each constellation."""
    owners: dict[int, list[int]] = {}
    for seat in range(state.players):
        for planet in _ships(state, seat):
            owners.setdefault(int(state.group(planet)), []).append(int(seat))
    return owners


def _player(state: Constellations, seat: i64) -> ConstellationsPlayer:
    return ConstellationsPlayer(
        score=sum(state.sizes(seat)),
        cards=int(popcount(state.hands[seat])),
        shown=names(state.hands[seat] & state.shown),
        ships=[_ship(state, planet) for planet in _ships(state, seat)],
    )


def _ships(state: Constellations, seat: i64) -> list[int]:
    """The planets on which a seat has ships."""
    row = range(seat * COLOURS, (seat + 1) * COLOURS)
    return [int(state.ships[place]) for place in row if state.ships[place] != NOTHING]


def _ship(state: Constellations, planet: i64) -> ConstellationsShip:
    cell = state.laid[planet // CORNERS] & CELL
    return ConstellationsShip(
        colour=COLOUR_NAMES[state.colour(planet)],
        x=int(state.column(cell)),
        y=int(state.row(cell)),
        corner=CORNER_NAMES[planet % CORNERS],
        size=int(state.size(planet)),
    )
