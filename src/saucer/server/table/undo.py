"""Undo policy: which moves may be taken back, when that needs consent, and whose. Pure functions of a table's state."""

from typing import Final, Literal

from saucer.kernel.events import Event
from saucer.kernel.match import Match, Move
from saucer.kernel.rng import Rng, quick
from saucer.kernel.state import State
from saucer.server.table.state import SPECTATOR, TableState

WORLDS: Final = 12  # sampled; information that is the same in all of them was as good as public
ANSWER_SECONDS: Final = 30.0  # to answer a request for an undo

Permission = Literal["no", "free", "ask"]


def permission(state: TableState, seat: int) -> Permission:
    """Whether a seat may undo its last move now: not at all, freely, or with the consent of others."""
    count = undo_length(state, seat) if seat != SPECTATOR else 0
    if not count or state.undo_request:
        return "no"
    return "free" if is_free(state, seat, count) else "ask"


def undo_length(state: TableState, seat: int) -> int:
    """How many moves would be undone to take back the seat's last one; 0 if there is none, or undo is off."""
    if state.phase != "playing" or not state.match or not state.settings.undo:
        return 0
    history = state.match.history
    for count in range(1, len(history) - (state.continued or 0) + 1):
        if history[-count].seat == seat:
            return count
    return 0


def is_free(state: TableState, seat: int, count: int) -> bool:
    """Whether nobody has acted since, and the move revealed nothing but what its maker chose to show."""
    if state.people == [seat]:
        return True
    return count == 1 and state.match is not None and not revealed(state.match)


def consent_missing(state: TableState, seat: int, agreed: frozenset[int]) -> list[int]:
    """The people who have not agreed yet; those for whom a bot plays are not asked."""
    return [other for other in state.people if other not in agreed | {seat} and not state.seats[other].away]


def expires(state: TableState) -> float | None:
    """When the pending request lapses; None without one."""
    return state.undo_request.at + ANSWER_SECONDS if state.undo_request else None


def revealed(match: Match) -> bool:
    """Whether the last move revealed hidden information or the outcome of chance to anybody.

    The move is played again in positions that its maker could not tell apart: if the events differ, it revealed
    something. The true position is not among them, so that the answer itself gives nothing away.
    """
    last, before, chance = match.history[-1], match.past(), quick(0)
    first = _replayed(before, last, chance)
    return any(_replayed(before, last, chance) != first for _ in range(1, WORLDS))


def _replayed(before: State, move: Move, chance: Rng) -> list[Event]:
    """All events of the move in a sampled position, with their secrets."""
    world = before.clone()
    world.redeal(move.seat, chance)
    events: list[Event] = []
    world.play(move.seat, move.code, events)
    return events
