"""TurnState: base class of games in which exactly one seat acts at a time."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64, mypyc_attr

from saucer.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnState(State):
    """A position in which one seat is to move until the game is over."""

    def __init__(self) -> None:
        super().__init__()
        self.turn: i64 = 0  # the seat to move
        self.over: i64 = 0  # why the game is over; 0 while it runs

    def actors(self) -> i64:
        """The one seat whose turn it is."""
        return 0 if self.over else 1 << self.turn

    def mover(self) -> i64:
        """The seat whose turn it is."""
        return self.turn


def best_seats(ranks: Sequence[Any]) -> list[int]:
    """The seats with the highest rank; several share a victory (CQ4)."""
    best = max(ranks)
    return [seat for seat in range(len(ranks)) if ranks[seat] == best]
