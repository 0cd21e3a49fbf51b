"""Situation: a seat's information state, the input of bots. Bots never get the true state."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from saucer.kernel.game import Game
from saucer.kernel.rng import Rng
from saucer.kernel.state import Moves, State


@dataclass(frozen=True)
class Situation:
    """A seat's information state: its view, its legal moves, and a sampler of its information set."""

    game: Game
    seat: int
    mine: bool  # whether it is the seat's turn; otherwise it may interrupt or wait
    codes: tuple[int, ...]  # the seat's legal moves
    view: Callable[[], Any]  # the seat's view
    imagine: Callable[[Rng], State]  # a state sampled from the information set


def situation(game: Game, state: State, seat: int, moves: Moves) -> Situation:
    """The situation of a seat in a state. The state must not change while the situation is used."""
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
