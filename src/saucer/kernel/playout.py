"""Playouts: whole games of random moves in compiled code."""

from mypy_extensions import i64

from saucer.kernel.rng import Rng
from saucer.kernel.state import Moves, State


def playout(state: State, rng: Rng, moves: Moves, limit: i64) -> i64:
    """Play uniformly random moves until the game is over or `limit` are played; returns the number of moves.

    Interrupters are asked as in polling: each chooses among its moves and waiting. Belief bookkeeping
    is dropped, so the state must not be redealt afterwards.
    """
    state.forget()
    codes = moves.codes
    played: i64 = 0
    while played < limit:
        actors = state.actors()
        if actors == 0:
            break
        mover = state.mover()
        others = actors & ~(1 << mover)
        if others == 0 or not _interrupted(state, others, rng, moves):
            state.legal(mover, moves)
            state.play(mover, codes[rng.below(moves.count)], None)
        played += 1
    return played


def _interrupted(state: State, others: i64, rng: Rng, moves: Moves) -> bool:
    seat: i64 = 0
    while others >> seat:
        if others >> seat & 1:
            state.legal(seat, moves)
            choice = rng.below(moves.count + 1)
            if choice < moves.count:
                state.play(seat, moves.codes[choice], None)
                return True
        seat += 1
    return False
