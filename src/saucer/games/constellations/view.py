"""The view of constellations: the projection of a state for a seat or a spectator."""

import msgspec

from saucer.games.constellations.components import CELL_BITS, COLOUR_NAMES, COLOURS, CORNER_NAMES, CORNERS, NAMES, SHOWS
from saucer.games.constellations.knowledge import NOTHING
from saucer.games.constellations.rules import CELL, Constellations, names
from saucer.kernel.bits import popcount
from saucer.kernel.state import NOBODY, State

STEPS = ("lay", "ship", "swap")
PLANETS = [  # [card, quarter turns] the colour at each corner
    tuple(COLOUR_NAMES[SHOWS[look * CORNERS + corner]] for corner in range(CORNERS)) for look in range(4 * len(NAMES))
]


class ConstellationsCard(msgspec.Struct, frozen=True):
    """One card in the sky. Corners come clockwise from the north-west."""

    card: str
    x: int  # east of the start card
    y: int  # south of the start card
    turn: int  # quarter turns clockwise
    planets: list[str]  # the colour at each corner
    groups: list[int]  # the constellation of each corner, as a place in the view's list


class ConstellationsGroup(msgspec.Struct, frozen=True):
    """One constellation (G5)."""

    colour: str
    size: int
    owners: list[int]


class ConstellationsShip(msgspec.Struct, frozen=True):
    """A ship in the sky, and the token that marks its colour on the player card (G12)."""

    colour: str
    x: int
    y: int
    corner: str
    size: int  # of its constellation


class ConstellationsPlayer(msgspec.Struct, frozen=True):
    """Public information about one player (GQ15)."""

    score: int  # current
    cards: int  # in hand
    shown: list[str]  # cards that everybody has seen (GQ18)
    ships: list[ConstellationsShip]


class ConstellationsView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int
    turn: int | None  # None when the game is over
    step: str  # the next decision: lay, ship or swap
    sky: list[ConstellationsCard]  # in the order of laying, the start card first
    groups: list[ConstellationsGroup]
    pile: int
    sunk: list[str]  # the cards known to be at the bottom of the pile, the lowest first (GQ18)
    swaps: int  # since a card was last laid
    players: list[ConstellationsPlayer]
    hand: list[str]  # empty for a spectator
    over: str


def view(state: State, seat: int) -> ConstellationsView:
    """The view of a seat, built field by field from permitted information only."""
    assert isinstance(state, Constellations)
    roots = [state.group(planet) for planet in range(state.count * CORNERS)]
    numbers = {root: number for number, root in enumerate(dict.fromkeys(roots))}  # in the order of the sky
    owners = _owners(state)
    return ConstellationsView(
        seat=seat,
        turn=None if state.over else state.turn,
        step="" if state.over else STEPS[state.step],
        sky=[
            _card(state, place, [numbers[root] for root in roots[4 * place : 4 * place + 4]])
            for place in range(state.count)
        ],
        groups=[
            ConstellationsGroup(COLOUR_NAMES[state.colour(root)], state.size(root), owners.get(root, []))
            for root in numbers
        ],
        pile=state.pile_count,
        sunk=[NAMES[state.pile[place]] for place in range(state.sunk)],
        swaps=state.swaps,
        players=[_player(state, other) for other in range(state.players)],
        hand=[] if seat == NOBODY else names(state.hands[seat]),
        over=state.why_over(),
    )


def _card(state: Constellations, place: int, groups: list[int]) -> ConstellationsCard:
    look = state.laid[place] >> CELL_BITS
    x, y = _where(state, place)
    return ConstellationsCard(
        card=NAMES[look >> 2],
        x=x,
        y=y,
        turn=look & 3,
        planets=list(PLANETS[look]),
        groups=groups,
    )


def _where(state: Constellations, place: int) -> tuple[int, int]:
    cell = state.laid[place] & CELL
    return state.column(cell), state.row(cell)


def _owners(state: Constellations) -> dict[int, list[int]]:
    """The seats with ships in each constellation."""
    owners: dict[int, list[int]] = {}
    for seat in range(state.players):
        for place in _ships(state, seat):
            owners.setdefault(state.group(state.ships[place]), []).append(seat)
    return owners


def _player(state: Constellations, seat: int) -> ConstellationsPlayer:
    return ConstellationsPlayer(
        score=sum(state.sizes(seat)),
        cards=popcount(state.hands[seat]),
        shown=names(state.hands[seat] & state.shown),
        ships=[_ship(state, state.ships[place]) for place in _ships(state, seat)],
    )


def _ships(state: Constellations, seat: int) -> list[int]:
    row = range(seat * int(COLOURS), (seat + 1) * int(COLOURS))
    return [place for place in row if state.ships[place] != NOTHING]


def _ship(state: Constellations, planet: int) -> ConstellationsShip:
    x, y = _where(state, planet // int(CORNERS))
    return ConstellationsShip(
        colour=COLOUR_NAMES[state.colour(planet)],
        x=x,
        y=y,
        corner=CORNER_NAMES[planet % CORNERS],
        size=state.size(planet),
    )
