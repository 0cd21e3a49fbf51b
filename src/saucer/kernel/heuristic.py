"""Heuristic: what a sensible player thinks of moves and positions. One subclass a game, compiled."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from saucer.kernel.arrays import vec
from saucer.kernel.rng import Rng
from saucer.kernel.state import MOST_MOVES, Moves, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """Judges a seat's moves from what the seat may know: its own cards and what lies open."""

    def __init__(self) -> None:
        # How search should use it.
        self.explore: float = 0.7  # how much it tries what it has tried little
        self.widen: float = 2.0  # at most this many moves times the root of the visits are looked at
        self.bias: float = 0.3  # how much the weights count beside results
        self.depth: i64 = 400  # moves of a playout before `worth` judges an unfinished game, once it is quiet
        self._weights: vec[i64] = vec[i64]([i64(0)] * MOST_MOVES)  # scratch for `best` and `roll`

    def weigh(self, state: State, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """Put a weight beside each of the seat's legal moves: higher is better, about 0 to 1000.

        An interruption (it is not the seat's turn) weighs more than 0 where it is better than waiting.
        """
        raise NotImplementedError

    def worth(self, state: State, seat: i64) -> float:
        """How well the seat stands in an unfinished game, from 0 (lost) to 1 (won); 1/players is even."""
        raise NotImplementedError

    def quiet(self, state: State) -> bool:
        """Whether `worth` judges well just now: a playout that is long enough goes on to such a moment."""
        return True

    def plausible(self, state: State, seat: i64) -> i64:
        """How likely the seat thinks an imagined world, from what lies open: 1000 for the likeliest."""
        return 1000

    def better(self, code: i64) -> i64:
        """A move that does the same and more at no cost, where it is legal; the move itself where there is none."""
        return code

    def best(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        """The move with the highest weight; among equals chance decides."""
        weights = self._weights
        self.weigh(state, seat, moves, weights)
        best: i64 = 0
        equals: i64 = 1
        for i in range(1, moves.count):
            if weights[i] > weights[best]:
                best = i
                equals = 1
            elif weights[i] == weights[best]:
                equals += 1
                if rng.below(equals) == 0:
                    best = i
        return moves.codes[best]

    def gain(self, state: State, seat: i64, moves: Moves) -> int | None:
        """The interruption that promises most; None where none weighs more than nothing."""
        weights = self._weights
        self.weigh(state, seat, moves, weights)
        best: i64 = 0
        for i in range(1, moves.count):
            if weights[i] > weights[best]:
                best = i
        return int(moves.codes[best]) if weights[best] > 0 else None

    def roll(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        """A move for a playout: the best one mostly, any other now and then. Games may have a quicker way."""
        if rng.below(ROLL_SLIPS) == 0:
            return moves.codes[rng.below(moves.count)]
        return self.best(state, seat, moves, rng)


ROLL_SLIPS: Final[i64] = 8  # one playout move in so many is random


class UniformHeuristic(Heuristic):
    """For a game that has no heuristic of its own: all moves are equally good, and only the end of a game counts."""

    def weigh(self, state: State, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """Every move alike, and no better than waiting."""
        for i in range(moves.count):
            weights[i] = 0

    def worth(self, state: State, seat: i64) -> float:
        """A share of the victory; in an unfinished game everybody's is the same."""
        winners = state.winners()
        if not winners:
            return 1.0 / float(state.players)
        return 1.0 / len(winners) if int(seat) in winners else 0.0

    def roll(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        """Any move."""
        return moves.codes[rng.below(moves.count)]


UNIFORM: Final = UniformHeuristic()
