"""What one seat, or a spectator, may know of a position of comets (KQ1)."""

import msgspec

from saucer.games.comets.components import CARDS, NAMES
from saucer.games.comets.rules import NOTHING, Comets
from saucer.kernel.state import State


class CometsPlayer(msgspec.Struct, frozen=True):
    """What lies open before one player."""

    points: int
    cards: int  # in hand
    laid: str | None  # in this round


class CometsView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int
    turn: int | None  # None when the game is over
    players: list[CometsPlayer]
    hand: list[str]  # empty for a spectator
    over: str


def view(state: State, seat: int) -> CometsView:
    """Built up from nothing: only what the seat may know is put in."""
    assert isinstance(state, Comets)
    return CometsView(
        seat=seat,
        turn=state.turn if state.left else None,
        players=[_player(state, other) for other in range(state.players)],
        hand=[] if seat < 0 else _hand(state, seat),
        over=state.why_over(),
    )


def _player(state: Comets, seat: int) -> CometsPlayer:
    laid = state.laid[seat]
    return CometsPlayer(state.points[seat], len(_hand(state, seat)), None if laid == NOTHING else NAMES[laid])


def _hand(state: Comets, seat: int) -> list[str]:
    return [NAMES[card] for card in range(CARDS) if state.where[card] == seat]
