"""The projection of powers: builds the view of a state for a seat or a spectator."""

from mypy_extensions import i64

from saucer.games.powers.cards import hand_of
from saucer.games.powers.codes import DRAWN, STAGES
from saucer.games.powers.components import CARDS, COLOURS, NAMES
from saucer.games.powers.knowledge import KIND_BITS, NOTHING, SEEN
from saucer.games.powers.rules import Powers
from saucer.games.powers.view import PowersPlayer, PowersView
from saucer.kernel.arrays import vec
from saucer.kernel.state import NOBODY, State


def view(state: State, seat: int) -> PowersView:
    """The view of a seat, built field by field from permitted information only."""
    assert isinstance(state, Powers)
    own: list[int] = [] if seat == NOBODY else hand_of(state, seat)
    return PowersView(
        seat=seat,
        round=int(state.round),
        turn=None if state.over else int(state.turn),
        waits_for="" if state.over else STAGES[state.stage],
        turns=int(state.turns),
        direction=int(state.direction),
        dealer=int(state.dealer),
        dealer_draws=_dealer_draws(state),
        top=NAMES[state.top()],
        colour=None if state.colour == NOTHING else COLOURS[state.colour],
        discards=[NAMES[state.laid[place]] for place in range(state.laid_count)],
        pile=int(state.pile_count),
        due=None if state.due == NOBODY else int(state.due),
        suspect=None if state.suspect == NOBODY else int(state.suspect),
        rounds=_rows(state, state.booked),
        players=[_player(state, other, seat) for other in range(state.players)],
        hand=_named(own),
        drawn=NAMES[own[-1]] if state.stage == DRAWN and seat == state.turn else None,
        over=state.why_over(),
    )


def _named(kinds: list[int]) -> list[str]:
    """The names of cards, sorted by kind."""
    return [NAMES[kind] for kind in sorted(kinds)] if kinds else []


def _dealer_draws(state: Powers) -> list[list[str | None]]:
    return [[None if kind == NOTHING else NAMES[kind] for kind in row] for row in _rows(state, state.draws)]


def _rows(state: Powers, values: vec[i64]) -> list[list[int]]:
    """Rows of one value per seat."""
    players = state.players
    return [
        [int(values[row * players + seat]) for seat in range(players)] for row in range(len(values) // int(players))
    ]


def _player(state: Powers, seat: i64, viewer: i64) -> PowersPlayer:
    return PowersPlayer(
        cards=int(state.sizes[seat]),
        known=[] if seat == viewer else _named(_seen(state, seat, viewer)),
        total=int(state.totals[seat]),
        powers=[COLOURS[power] for power in range(len(state.owners)) if state.owners[power] == seat],
    )


def _seen(state: Powers, seat: i64, viewer: i64) -> list[int]:
    """The kinds in a hand that the viewer has seen."""
    kinds: list[int] = []
    bit: i64 = SEEN + (state.players if viewer == NOBODY else viewer)
    start = seat * CARDS
    for place in range(start, start + state.sizes[seat]):
        card = state.hands[place]
        if card >> bit & 1:
            kinds.append(int(card & KIND_BITS))
    return kinds
