"""The projection of looters: builds the view of a state for a seat or a spectator."""

from mypy_extensions import i64

from saucer.games.looters.components import KINDS, NAMES
from saucer.games.looters.knowledge import NOTHING
from saucer.games.looters.rules import Looters
from saucer.games.looters.view import LootersPlayer, LootersView
from saucer.kernel.state import NOBODY, State


def view(state: State, seat: int) -> LootersView:
    """The view of a seat, built field by field from permitted information only."""
    assert isinstance(state, Looters)
    return LootersView(
        seat=seat,
        turn=None if state.over else int(state.turn),
        turns=int(state.turns),
        earth=int(state.earth),
        pile=int(state.pile_count),
        players=[_player(state, other) for other in range(state.players)],
        hand=[] if seat == NOBODY else _hand(state, seat),
        over=state.why_over(),
    )


def _player(state: Looters, seat: i64) -> LootersPlayer:
    top = state.tops[seat]
    return LootersPlayer(
        loot=int(state.loot[seat]),
        cards=int(state.sizes[seat]),
        top=None if top == NOTHING else NAMES[top],
        stack=int(state.heights[seat]),
    )


def _hand(state: Looters, seat: i64) -> list[str]:
    hand: list[str] = []
    for kind in range(KINDS):
        for card in range(state.hands[seat * KINDS + kind]):  # noqa: B007 - named, or mypyc makes objects of it
            hand.append(NAMES[kind])
    return hand
