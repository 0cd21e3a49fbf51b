"""Bot: one protocol for all players made of code. A bot knows its seat's view, its moves, and imagined worlds."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from saucer.kernel.game import Game
from saucer.kernel.rng import Rng
from saucer.kernel.state import Moves, State


@dataclass(frozen=True)
class Situation:
    """What a bot gets to decide by: never the true state."""

    game: Game
    seat: int
    mine: bool  # it is the seat's turn; else it may interrupt, or wait
    codes: tuple[int, ...]  # the seat's legal moves
    view: Callable[[], Any]  # the seat's view
    imagine: Callable[[Rng], State]  # a world the seat cannot tell from the real one


class Bot(Protocol):
    """A player made of code."""

    def choose(self, situation: Situation, rng: Rng) -> int | None:
        """One of the legal moves; None to wait, where it is not the seat's turn."""


def situation(game: Game, state: State, seat: int, moves: Moves) -> Situation:
    """What a seat knows of a state, wrapped for a bot."""
    state.legal(seat, moves)

    def imagine(rng: Rng) -> State:
        world = state.clone()
        world.redeal(seat, rng)
        return world

    return Situation(
        game=game,
        seat=seat,
        mine=state.mover() == seat,
        codes=tuple(moves.listed()),
        view=lambda: game.view(state, seat),
        imagine=imagine,
    )
