"""What a sensible player of looters does: takes most, from those who lead, and keeps Generals for the rich."""

from typing import Final, final

from mypy_extensions import i64

from saucer.games.looters.components import ANIMALS, ANIMALS_VALUE, RECRUIT, SAUCER_VALUE, STRENGTH
from saucer.games.looters.rules import LAY_ANIMALS, LAY_ANIMALS_ON, LAY_STRENGTH, Looters, kind_of, top_value
from saucer.kernel.arrays import vec
from saucer.kernel.heuristic import Heuristic
from saucer.kernel.state import Moves, State

GAIN: Final[i64] = 60  # a token gained
ROBBED: Final[i64] = 30  # and taken from somebody at that
EXPOSED: Final[i64] = 6  # a token that lies open to the same saucer or to a General


@final
class LootersHeuristic(Heuristic):
    """Counts tokens: won, taken from the leader, given away by what is left on top."""

    def weigh(self, state: State, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """Tokens gained, weighed by from whom."""
        assert isinstance(state, Looters)
        i: i64 = 0
        while i < moves.count:
            weights[i] = self._weight(state, seat, moves.codes[i])
            i += 1

    def _weight(self, state: Looters, seat: i64, move: i64) -> i64:
        kind = kind_of(move)
        weight: i64 = 300
        if kind < STRENGTH:
            victim = first_showing(state, seat, kind)
            if victim < 0:
                weight += self._from_earth(state, seat, SAUCER_VALUE[kind])
            else:
                weight += self._from_player(state, seat, victim, SAUCER_VALUE[kind])
            weight -= EXPOSED * SAUCER_VALUE[kind]
        elif kind == STRENGTH:
            weight += self._from_earth(state, seat, move - LAY_STRENGTH + 1) - EXPOSED
        elif kind == RECRUIT:
            weight += self._from_earth(state, seat, recruits_with(state, seat)) - EXPOSED
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
        other: i64 = 0
        while other < state.players:
            if other != seat and state.loot[other] > mine:
                return -300
            other += 1
        return 600

    def _from_player(self, state: Looters, seat: i64, victim: i64, due: i64) -> i64:
        loot = state.loot[victim]
        count = due if due < loot else loot
        lead = loot - state.loot[seat]
        return (GAIN + ROBBED) * count + (4 * lead if lead > 0 else 0)

    def _general(self, state: Looters, seat: i64) -> i64:
        """What the others lose; nothing is gained."""
        recruits: i64 = 0
        other: i64 = 0
        while other < state.players:
            if other != seat and state.tops[other] == RECRUIT:
                recruits += 1
            other += 1
        weight: i64 = 0
        other = 0
        while other < state.players:
            if other != seat:
                due = top_value(state.tops[other], recruits)
                count = due if due < state.loot[other] else state.loot[other]
                weight += count * (GAIN // (state.players - 1))
            other += 1
        return weight

    def worth(self, state: State, seat: i64) -> float:
        """The share of the win; near the end of what can be seen, the share of the loot."""
        assert isinstance(state, Looters)
        mine = state.loot[seat]
        best: i64 = 0
        tied: i64 = 0
        total: i64 = 0
        other: i64 = 0
        while other < state.players:
            loot = state.loot[other]
            total += loot
            if loot > best:
                best = loot
                tied = 0
            if loot == best:
                tied += 1
            other += 1
        share = 0.0 if total == 0 else float(mine) / float(total)
        if not state.over:
            return share
        won = 1.0 / float(tied) if mine == best else 0.0
        return 0.85 * won + 0.15 * share


def first_showing(state: Looters, seat: i64, kind: i64) -> i64:
    """U8: the seat a saucer would rob, or -1."""
    step: i64 = 1
    while step < state.players:
        other = (seat + step) % state.players
        if state.tops[other] == kind:
            return other
        step += 1
    return -1


def recruits_with(state: Looters, seat: i64) -> i64:
    """U10: Recruitment cards on show once the seat has laid one."""
    showing: i64 = 1
    other: i64 = 0
    while other < state.players:
        if other != seat and state.tops[other] == RECRUIT:
            showing += 1
        other += 1
    return showing


HEURISTIC: Final = LootersHeuristic()
