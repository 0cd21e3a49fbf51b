"""The view of powers: the projection of a state for a seat or a spectator."""

from collections.abc import Iterable

import msgspec

from saucer.games.powers.cards import hand_of
from saucer.games.powers.codes import DRAWN, STAGES
from saucer.games.powers.components import CARDS, COLOURS, NAMES
from saucer.games.powers.knowledge import KIND_BITS, NOTHING, SEEN
from saucer.games.powers.rules import Powers
from saucer.kernel.state import NOBODY, State


class PowersPlayer(msgspec.Struct, frozen=True):
    """One player, as far as the viewer may know."""

    cards: int  # in hand
    known: list[str]  # cards of this hand the viewer has seen; empty for the viewer's own hand
    total: int
    powers: list[str]  # the power cards before the player (N14)


class PowersView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int
    round: int
    turn: int | None  # None when the game is over
    waits_for: str  # turn, drawn, second, struck, first-colour, blind-choice; empty when the game is over
    turns: int
    direction: int  # 1 left, -1 right
    dealer: int
    dealer_draws: list[list[str | None]]  # N2, NQ43: everybody's card, draw by draw
    top: str
    colour: str | None  # None until the first is named
    discards: list[str]  # bottom first
    pile: int
    due: int | None  # the seat that has one card left and has not called (N20)
    suspect: int | None  # the seat whose Wild Draw Four is to be answered
    rounds: list[list[int]]  # totals of all seats after each finished round (N23)
    players: list[PowersPlayer]
    hand: list[str]  # empty for a spectator
    drawn: str | None  # the card the seat has just drawn and may lay
    over: str


def view(state: State, seat: int) -> PowersView:
    """The view of a seat, built field by field from permitted information only."""
    assert isinstance(state, Powers)
    discards = [NAMES[state.laid[place]] for place in range(state.laid_count)]
    own = [] if seat == NOBODY else hand_of(state, seat)
    return PowersView(
        seat=seat,
        round=state.round,
        turn=None if state.over else state.turn,
        waits_for="" if state.over else STAGES[state.stage],
        turns=state.turns,
        direction=state.direction,
        dealer=state.dealer,
        dealer_draws=_dealer_draws(state),
        top=discards[-1],
        colour=None if state.colour == NOTHING else COLOURS[state.colour],
        discards=discards,
        pile=state.pile_count,
        due=None if state.due == NOBODY else state.due,
        suspect=None if state.suspect == NOBODY else state.suspect,
        rounds=_rows(state, state.booked),
        players=[_player(state, other, seat) for other in range(state.players)],
        hand=[NAMES[kind] for kind in sorted(own)],
        drawn=NAMES[own[-1]] if state.stage == DRAWN and seat == state.turn else None,
        over=state.why_over(),
    )


def _dealer_draws(state: Powers) -> list[list[str | None]]:
    return [[None if kind == NOTHING else NAMES[kind] for kind in row] for row in _rows(state, state.draws)]


def _rows(state: Powers, values: Iterable[int]) -> list[list[int]]:
    """Rows of one value per seat."""
    flat = list(values)
    return [flat[first : first + state.players] for first in range(0, len(flat), state.players)]


def _player(state: Powers, seat: int, viewer: int) -> PowersPlayer:
    return PowersPlayer(
        cards=state.sizes[seat],
        known=[] if seat == viewer else [NAMES[kind] for kind in sorted(_seen(state, seat, viewer))],
        total=state.totals[seat],
        powers=[COLOURS[power] for power, owner in enumerate(state.owners) if owner == seat],
    )


def _seen(state: Powers, seat: int, viewer: int) -> list[int]:
    """The kinds in a hand that the viewer has seen."""
    bit = int(SEEN) + (state.players if viewer == NOBODY else viewer)
    cards = [state.hands[seat * int(CARDS) + place] for place in range(state.sizes[seat])]
    return [card & int(KIND_BITS) for card in cards if card >> bit & 1]
