"""Checkpoint: a position under test, for the checks of the conformance suite."""

from dataclasses import dataclass
from typing import Final

from saucer.kernel.game import Setting
from saucer.kernel.rng import Rng
from saucer.kernel.state import Moves, State

SAMPLE: Final = 40  # codes tried where there are more


class Nonconformity(AssertionError):
    """A promise that a game does not keep."""


@dataclass
class Checkpoint:
    """One position under test, with chance and scratch space of its own."""

    setting: Setting
    state: State
    rng: Rng
    moves: Moves

    def legal(self, state: State, seat: int) -> list[int]:
        """A seat's legal moves."""
        state.legal(seat, self.moves)
        return self.moves.listed()

    def sample(self, codes: list[int]) -> list[int]:
        """A few of them."""
        if len(codes) <= SAMPLE:
            return codes
        return [codes[self.rng.below(len(codes))] for _ in range(SAMPLE)]

    @property
    def seats(self) -> range:
        """Every seat."""
        return range(self.setting.players)

    @property
    def actors(self) -> list[int]:
        """The seats that may act."""
        return [seat for seat in self.seats if self.state.actors() >> seat & 1]


def hold(condition: bool, promise: str, detail: object = "") -> None:
    """Raise Nonconformity unless the condition holds."""
    if not condition:
        raise Nonconformity(f"{promise}: {detail}")
