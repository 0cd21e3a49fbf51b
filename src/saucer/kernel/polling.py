"""Polling: a game as a sequence of single decisions, for search and learning environments.

If several seats may act at once, the interrupters are asked in seat order and may WAIT; the seat
whose turn it is decides last. After a move the polling starts again.
"""

from collections.abc import Iterable
from typing import Final, final

from mypy_extensions import i64

from saucer.kernel.events import Event
from saucer.kernel.state import NOBODY, Moves, State

WAIT: Final[i64] = -1


@final
class Polling:
    """A state with the seat that decides next."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.waited: i64 = 0  # bit mask of the interrupters that chose to wait in this position

    def clone(self) -> "Polling":
        """An independent copy, including the state."""
        twin = Polling(self.state.clone())
        twin.waited = self.waited
        return twin

    def decider(self) -> i64:
        """The seat to ask now; NOBODY when the game is over."""
        actors = self.state.actors()
        if actors == 0:
            return NOBODY
        mover = self.state.mover()
        asked = actors & ~self.waited & ~(1 << mover)
        if asked == 0:
            return mover
        seat: i64 = 0
        while not asked & (1 << seat):
            seat += 1
        return seat

    def legal(self, moves: Moves) -> None:
        """The decider's moves, followed by WAIT for an interrupter."""
        seat = self.decider()
        moves.count = 0
        if seat == NOBODY:
            return
        self.state.legal(seat, moves)
        if seat != self.state.mover():
            moves.add(WAIT)

    def play(self, move: i64, events: list[Event] | None) -> None:
        """Play the decider's choice."""
        seat = self.decider()
        if move == WAIT:
            self.waited |= 1 << seat
            return
        self.state.play(seat, move, events)
        self.waited = 0


def next_decider(state: State, waited: Iterable[int]) -> int:
    """The seat to ask after some interrupters have chosen to wait; NOBODY when the game is over."""
    polling = Polling(state)
    for seat in waited:
        polling.waited |= 1 << seat
    return int(polling.decider())


def deciders(state: State) -> list[int]:
    """The seats that may act, in the order in which they are asked; empty when the game is over."""
    mover = state.mover()
    polling, seats = Polling(state), list[int]()
    seat = polling.decider()
    while seat not in (NOBODY, mover):
        seats.append(int(seat))
        polling.waited |= 1 << seat
        seat = polling.decider()
    return seats if seat == NOBODY else [*seats, int(mover)]
