"""Situation: what a seat may decide by. Bots get this and never the true state."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from saucer.kernel.game import Game
from saucer.kernel.rng import Rng
from saucer.kernel.state import Moves, State


@dataclass(frozen=True)
class Situation:
    """What one seat knows of a game: its view, its legal moves, and worlds that it cannot tell from the real one."""

    game: Game
    seat: int
    mine: bool  # it is the seat's turn; else it may interrupt, or wait
    codes: tuple[int, ...]  # the seat's legal moves
    view: Callable[[], Any]  # the seat's view
    imagine: Callable[[Rng], State]  # a world the seat cannot tell from the real one


def situation(game: Game, state: State, seat: int, moves: Moves) -> Situation:
    """What a seat knows of a state. The state must stand still as long as the situation is used."""
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
