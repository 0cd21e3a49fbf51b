"""The view of looters: the projection of a state for a seat or a spectator."""

import msgspec

from saucer.games.looters.components import KINDS, NAMES
from saucer.games.looters.knowledge import NOTHING
from saucer.games.looters.rules import Looters
from saucer.kernel.state import NOBODY, State


class LootersPlayer(msgspec.Struct, frozen=True):
    """Public information about one player (UQ15)."""

    loot: int
    cards: int  # in hand
    top: str | None  # the visible card
    stack: int  # cards in the stack, including the visible one


class LootersView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int
    turn: int | None  # None when the game is over
    turns: int
    earth: int
    pile: int
    players: list[LootersPlayer]
    hand: list[str]  # empty for a spectator
    over: str


def view(state: State, seat: int) -> LootersView:
    """The view of a seat, built field by field from permitted information only."""
    assert isinstance(state, Looters)
    return LootersView(
        seat=seat,
        turn=None if state.over else state.turn,
        turns=state.turns,
        earth=state.earth,
        pile=state.pile_count,
        players=[_player(state, other) for other in range(state.players)],
        hand=[] if seat == NOBODY else _hand(state, seat),
        over=state.why_over(),
    )


def _player(state: Looters, seat: int) -> LootersPlayer:
    top = state.tops[seat]
    return LootersPlayer(
        loot=state.loot[seat],
        cards=state.sizes[seat],
        top=None if top == NOTHING else NAMES[top],
        stack=state.heights[seat],
    )


def _hand(state: Looters, seat: int) -> list[str]:
    return [NAMES[kind] for kind in range(KINDS) for _ in range(state.hands[seat * KINDS + kind])]
