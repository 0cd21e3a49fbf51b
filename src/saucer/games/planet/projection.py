"""The projection of planet: builds the view of a state for a seat or a spectator."""

from mypy_extensions import i64

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
from saucer.games.planet.view import PlanetOffer, PlanetPlayer, PlanetTile, PlanetView
from saucer.kernel.state import NOBODY, State


def view(state: State, seat: int) -> PlanetView:
    """The view of a seat, built field by field from permitted information only."""
    assert isinstance(state, Planet)
    scores = state.scores()
    volcanoes = state.volcanoes()
    return PlanetView(
        seat=seat,
        phase=PHASES[state.phase],
        turn=None if state.phase == OVER else int(state.turn),
        start=int(state.start),
        round=int(state.round),
        stacks={STACKS[stack]: int(state.left[stack]) for stack in range(PILES)},
        removed=int(REMOVED[state.players]),
        drawn=None if state.drawn == NOTHING else STACKS[state.drawn],
        offer=[_offer(state, seat, number) for number in range(OFFERS) if state.offer[number] != NOTHING],
        waiting=[int(other) for other in range(state.players) if state.waiting >> other & 1],
        players=[
            _player(state, seat, other, int(volcanoes[other]), int(scores[other])) for other in range(state.players)
        ],
        discards=[TILE_NAMES[tile] for tile in state.discards if tile != NOTHING],
        over=state.why_over(),
    )


def _offer(state: Planet, seat: i64, number: i64) -> PlanetOffer:
    return PlanetOffer(
        number=int(number + 1),
        tile=TILE_NAMES[state.offer[number]] if state.sees_offer(seat, number) else None,
        open=bool(state.sees_offer(NOBODY, number)),
    )


def _player(state: Planet, seat: i64, owner: i64, volcanoes: int, score: int) -> PlanetPlayer:
    return PlanetPlayer(
        center=_tiles(state, seat, owner, 0),
        uphill=_tiles(state, seat, owner, 1),
        downhill=_tiles(state, seat, owner, 2),
        character=_tiles(state, seat, owner, CHARACTER),
        volcanoes=volcanoes,
        worth=_worth(state, seat, owner),
        points=score if state.sees_corner(seat, owner) else None,
    )


def _worth(state: Planet, seat: i64, owner: i64) -> list[int | None]:
    if not state.sees_corner(seat, owner):
        nothing: list[int | None] = [None]
        return nothing * int(PLACES)
    counts = state.counts(owner)
    worth: list[int | None] = []
    for slot in range(CORNERS, SLOTS):
        tile = state.planets[owner * SLOTS + slot]
        worth.append(None if tile == NOTHING else int(points(WHO[tile - FIRST_CHARACTER], counts)))
    return worth


def _tiles(state: Planet, seat: i64, owner: i64, stack: i64) -> list[PlanetTile | None]:
    first = stack * PLACES
    return [_tile(state, seat, owner, slot) for slot in range(first, first + PLACES)]


def _tile(state: Planet, seat: i64, owner: i64, slot: i64) -> PlanetTile | None:
    tile = state.planets[owner * SLOTS + slot]
    if tile == NOTHING:
        return None
    visible = slot < CORNERS or state.sees_corner(seat, owner)
    return PlanetTile(
        tile=TILE_NAMES[tile] if visible else None,
        turned=state.turned[owner] >> slot & 1 == 1,
    )
