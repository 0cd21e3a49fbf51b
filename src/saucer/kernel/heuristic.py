"""Heuristic: move priors, evaluation and rollout policy for search. One compiled subclass per game."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from saucer.kernel.arrays import vec
from saucer.kernel.rng import Rng
from saucer.kernel.state import MOST_MOVES, Moves, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """Judges moves and positions from a seat's information: its own cards and public cards."""

    def __init__(self) -> None:
        # Parameters of the search.
        self.explore: float = 0.7  # exploration constant of UCB
        self.widen: float = 2.0  # progressive widening: at most widen * sqrt(visits) children
        self.bias: float = 0.3  # influence of the priors beside results
        self.depth: i64 = 400  # moves of a rollout before `worth` evaluates an unfinished game, once it is quiet
        self._weights: vec[i64] = vec[i64]([i64(0)] * MOST_MOVES)  # scratch for `best` and `roll`

    def weigh(self, state: State, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """Move priors: write a weight for each of the seat's legal moves, about 0 to 1000, higher is better.

        An interruption (it is not the seat's turn) weighs more than 0 where it is better than waiting.
        """
        raise NotImplementedError

    def worth(self, state: State, seat: i64) -> float:
        """Evaluation: the seat's expected result in an unfinished game, from 0 (lost) to 1 (won); 1/players is even."""
        raise NotImplementedError

    def quiet(self, state: State) -> bool:
        """Quiescence: whether `worth` is reliable here. A rollout beyond `depth` continues to such a position."""
        return True

    def plausible(self, state: State, seat: i64) -> i64:
        """The likelihood of a sampled world given public information; 1000 for the most likely."""
        return 1000

    def better(self, code: i64) -> i64:
        """A move that dominates this one wherever it is legal; the move itself if there is none."""
        return code

    def best(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        """The move with the highest weight; ties are broken at random."""
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
        """The interruption with the highest positive weight, or None."""
        weights = self._weights
        self.weigh(state, seat, moves, weights)
        best: i64 = 0
        for i in range(1, moves.count):
            if weights[i] > weights[best]:
                best = i
        return int(moves.codes[best]) if weights[best] > 0 else None

    def roll(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        """Rollout policy: mostly the best move, sometimes a random one. Games may override it with a faster policy."""
        if rng.below(ROLL_SLIPS) == 0:
            return moves.codes[rng.below(moves.count)]
        return self.best(state, seat, moves, rng)


ROLL_SLIPS: Final[i64] = 8  # one rollout move in this many is random


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
