"""What a sensible player of comets does: wins a round as cheaply as can be, else throws the lowest card away."""

from typing import Final, final

from mypy_extensions import i64

from saucer.games.comets.components import CARDS
from saucer.games.comets.rules import Comets
from saucer.kernel.arrays import vec
from saucer.kernel.heuristic import Heuristic
from saucer.kernel.state import Moves, State


@final
class CometsHeuristic(Heuristic):
    """Looks at the highest card on the table."""

    def weigh(self, state: State, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """The lower the better, and better still if it leads."""
        assert isinstance(state, Comets)
        highest: i64 = -1
        for card in state.laid:
            if card > highest:
                highest = card
        i: i64 = 0
        while i < moves.count:
            weights[i] = CARDS - moves.codes[i] + (CARDS if moves.codes[i] > highest else 0)
            i += 1

    def worth(self, state: State, seat: i64) -> float:
        """The share of the points so far."""
        assert isinstance(state, Comets)
        total: i64 = 0
        for points in state.points:
            total += points
        return 1.0 / float(state.players) if total == 0 else float(state.points[seat]) / float(total)


HEURISTIC: Final = CometsHeuristic()
