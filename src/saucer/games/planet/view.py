"""The view of planet: the projection of a state for a seat or a spectator, without memory of earlier positions.

Hidden characters are visible to their owner only (P25), even if others saw them taken (PQ12) or had hidden
them (PQ10). Tiles turned by baobabs are no secret: everybody saw them placed, and they keep their names here.
"""

import msgspec

from saucer.games.planet.components import (
    CHARACTER,
    CORNERS,
    FIRST_CHARACTER,
    PILES,
    PLACES,
    REMOVED,
    SLOTS,
    STACKS,
    TILE_NAMES,
    WHO,
)
from saucer.games.planet.knowledge import NOTHING, OFFERS, OVER, PHASES
from saucer.games.planet.rules import Planet, points
from saucer.kernel.state import NOBODY, State


class PlanetOffer(msgspec.Struct, frozen=True):
    """A tile on offer."""

    number: int  # its number in the offer, from 1, as in the notation
    tile: str | None  # None if the viewer sees only the back
    open: bool  # whether it is face up


class PlanetTile(msgspec.Struct, frozen=True):
    """A tile on a planet."""

    tile: str | None  # None if the viewer sees only the back
    turned: bool  # face down because of baobabs (P10)


class PlanetPlayer(msgspec.Struct, frozen=True):
    """One planet, with the slots a, b, c, d of each kind (PQ3)."""

    center: list[PlanetTile | None]
    uphill: list[PlanetTile | None]
    downhill: list[PlanetTile | None]
    character: list[PlanetTile | None]
    volcanoes: int  # face up
    worth: list[int | None]  # current points of each character; None if not visible
    points: int | None  # current total of the characters; None while some are hidden from the viewer


class PlanetView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int
    phase: str  # the next decision: stack, hide, take, name; or over
    turn: int | None  # None when the game is over
    start: int  # the Start Player; of two players, player A
    round: int  # rounds finished
    stacks: dict[str, int]  # tiles left in each
    removed: int  # tiles taken out of each stack unseen (P2, PQ15)
    drawn: str | None  # the stack on offer
    offer: list[PlanetOffer]
    waiting: list[int]  # seats that have yet to get a tile in this round
    players: list[PlanetPlayer]
    discards: list[str]  # of two players (PQ11)
    over: str


def view(state: State, seat: int) -> PlanetView:
    """The view of a seat, built field by field from permitted information only."""
    assert isinstance(state, Planet)
    scores = state.scores()
    volcanoes = state.volcanoes()
    return PlanetView(
        seat=seat,
        phase=PHASES[state.phase],
        turn=None if state.phase == OVER else state.turn,
        start=state.start,
        round=state.round,
        stacks={STACKS[stack]: state.left[stack] for stack in range(PILES)},
        removed=REMOVED[state.players],
        drawn=None if state.drawn == NOTHING else STACKS[state.drawn],
        offer=[_offer(state, seat, number) for number in range(OFFERS) if state.offer[number] != NOTHING],
        waiting=[other for other in range(state.players) if state.waiting >> other & 1],
        players=[_player(state, seat, other, volcanoes[other], scores[other]) for other in range(state.players)],
        discards=[TILE_NAMES[tile] for tile in state.discards if tile != NOTHING],
        over=state.why_over(),
    )


def _offer(state: Planet, seat: int, number: int) -> PlanetOffer:
    return PlanetOffer(
        number=number + 1,
        tile=TILE_NAMES[state.offer[number]] if state.sees_offer(seat, number) else None,
        open=state.sees_offer(NOBODY, number),
    )


def _player(state: Planet, seat: int, owner: int, volcanoes: int, score: int) -> PlanetPlayer:
    return PlanetPlayer(
        center=_tiles(state, seat, owner, 0),
        uphill=_tiles(state, seat, owner, 1),
        downhill=_tiles(state, seat, owner, 2),
        character=_tiles(state, seat, owner, int(CHARACTER)),
        volcanoes=volcanoes,
        worth=_worth(state, seat, owner),
        points=score if state.sees_corner(seat, owner) else None,
    )


def _worth(state: Planet, seat: int, owner: int) -> list[int | None]:
    if not state.sees_corner(seat, owner):
        return [None] * int(PLACES)
    counts = state.counts(owner)
    corners = [state.planets[owner * SLOTS + slot] for slot in range(CORNERS, SLOTS)]
    return [None if tile == NOTHING else points(WHO[tile - FIRST_CHARACTER], counts) for tile in corners]


def _tiles(state: Planet, seat: int, owner: int, stack: int) -> list[PlanetTile | None]:
    return [_tile(state, seat, owner, stack * PLACES + place) for place in range(PLACES)]


def _tile(state: Planet, seat: int, owner: int, slot: int) -> PlanetTile | None:
    tile = state.planets[owner * SLOTS + slot]
    if tile == NOTHING:
        return None
    visible = slot < CORNERS or state.sees_corner(seat, owner)
    return PlanetTile(
        tile=TILE_NAMES[tile] if visible else None,
        turned=state.turned[owner] >> slot & 1 == 1,
    )
