"""Random play, one decision at a time, shared by the tools of the lab."""

from saucer.kernel.polling import WAIT, Polling
from saucer.kernel.rng import Rng
from saucer.kernel.state import Moves, State


def random_decision(state: State, rng: Rng, moves: Moves) -> tuple[int, int]:
    """A seat and one of its moves; interrupters are asked first and may wait, as in polling."""
    polling = Polling(state)
    while True:
        seat = polling.decider()
        polling.legal(moves)
        move = moves.codes[rng.below(moves.count)]
        if move != WAIT:
            return seat, move
        polling.play(WAIT, None)
