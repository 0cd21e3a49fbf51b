"""Move weights and evaluation for looters: take most, from those who lead, and keep Generals for the rich.

No state is kept between calls, so that searches can share it.
"""

from typing import Final, final

from mypy_extensions import i64

from saucer.games.looters.components import ANIMALS, ANIMALS_VALUE, RECRUIT, SAUCER_VALUE, STRENGTH
from saucer.games.looters.rules import LAY_ANIMALS, LAY_ANIMALS_ON, LAY_STRENGTH, Looters, kind_of, top_value
from saucer.kernel.arrays import vec
from saucer.kernel.heuristic import Heuristic
from saucer.kernel.state import NOBODY, Moves, State

EVEN: Final[i64] = 300  # the weight of a move that changes nothing
WINS: Final[i64] = 600  # added where the last tokens end the game with the seat ahead
LOSES: Final[i64] = -300  # or behind
GAIN: Final[i64] = 60  # a token gained
ROBBED: Final[i64] = 30  # and taken from somebody at that
EXPOSED: Final[i64] = 6  # a token that lies open to the same saucer or to a General


@final
class LootersHeuristic(Heuristic):
    """Counts tokens: won, taken from the leader, given away by what is left on top."""

    def weigh(self, state: State, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """Tokens gained, weighed by from whom."""
        assert isinstance(state, Looters)
        for i in range(moves.count):
            weights[i] = self._weight(state, seat, moves.codes[i])

    def _weight(self, state: Looters, seat: i64, move: i64) -> i64:
        kind = kind_of(move)
        weight: i64 = EVEN
        if kind < STRENGTH:
            victim = first_showing(state, seat, kind)
            if victim == NOBODY:
                weight += self._from_earth(state, seat, SAUCER_VALUE[kind])
            else:
                weight += self._from_player(state, seat, victim, SAUCER_VALUE[kind])
            weight -= EXPOSED * SAUCER_VALUE[kind]
        elif kind == STRENGTH:
            weight += self._from_earth(state, seat, move - LAY_STRENGTH + 1) - EXPOSED
        elif kind == RECRUIT:
            weight += self._from_earth(state, seat, 1 + recruits_of_others(state, seat)) - EXPOSED
        elif kind == ANIMALS:
            if move != LAY_ANIMALS:
                weight += self._from_player(state, seat, move - LAY_ANIMALS_ON, ANIMALS_VALUE)
            weight -= EXPOSED * ANIMALS_VALUE
        else:
            weight += self._general(state, seat)
        return weight

    def _from_earth(self, state: Looters, seat: i64, due: i64) -> i64:
        """The last tokens end the game: fine when ahead then, else the very worst."""
        if due < state.earth:
            return GAIN * due
        mine = state.loot[seat] + state.earth
        for other in range(state.players):
            if other != seat and state.loot[other] > mine:
                return LOSES
        return WINS

    def _from_player(self, state: Looters, seat: i64, victim: i64, due: i64) -> i64:
        loot = state.loot[victim]
        count = due if due < loot else loot
        lead = loot - state.loot[seat]
        return (GAIN + ROBBED) * count + (4 * lead if lead > 0 else 0)

    def _general(self, state: Looters, seat: i64) -> i64:
        """The loss of the others; nothing is gained."""
        recruits = recruits_of_others(state, seat)
        weight: i64 = 0
        for other in range(state.players):
            if other != seat:
                due = top_value(state.tops[other], recruits)
                count = due if due < state.loot[other] else state.loot[other]
                weight += count * (GAIN // (state.players - 1))
        return weight

    def worth(self, state: State, seat: i64) -> float:
        """The share of the win; near the end of what can be seen, the share of the loot."""
        assert isinstance(state, Looters)
        mine = state.loot[seat]
        best: i64 = 0
        tied: i64 = 0
        total: i64 = 0
        for other in range(state.players):
            loot = state.loot[other]
            total += loot
            if loot > best:
                best = loot
                tied = 0
            if loot == best:
                tied += 1
        share = 0.0 if total == 0 else float(mine) / float(total)
        if not state.over:
            return share
        won = 1.0 / float(tied) if mine == best else 0.0
        return 0.85 * won + 0.15 * share


def first_showing(state: Looters, seat: i64, kind: i64) -> i64:
    """U8: the seat a saucer would rob, or NOBODY."""
    for step in range(1, state.players):
        other = (seat + step) % state.players
        if state.tops[other] == kind:
            return other
    return NOBODY


def recruits_of_others(state: Looters, seat: i64) -> i64:
    """U10: Recruitment cards that the other players show."""
    showing: i64 = 0
    for other in range(state.players):
        if other != seat and state.tops[other] == RECRUIT:
            showing += 1
    return showing


HEURISTIC: Final = LootersHeuristic()
