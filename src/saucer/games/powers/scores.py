"""The scoring of powers: hands at the end of a round, totals, and who wins (N23-N25)."""

from mypy_extensions import i64

from saucer.games.powers.cards import PowersCards, hand_of
from saucer.games.powers.codes import LIMIT_REACHED, ONE_ROUND, REASONS, TARGET_REACHED
from saucer.games.powers.components import CARDS, KINDS, ROUND_LIMIT, VALUE
from saucer.games.powers.events import Counted, Totals
from saucer.games.powers.knowledge import KIND_BITS
from saucer.kernel.arrays import vec
from saucer.kernel.bits import lowest
from saucer.kernel.events import Event
from saucer.kernel.turns import best_seats


class PowersScores(PowersCards):
    """A position whose rounds can be scored."""

    def _hand_value(self, seat: i64) -> i64:
        """N23, N25: the cards left in a hand."""
        value: i64 = 0
        start = seat * CARDS
        for place in range(start, start + self.sizes[seat]):
            value += VALUE[self.hands[place] & KIND_BITS]
        return value

    def _lowest_hands(self) -> i64:
        """NQ45: a bit mask of the seats whose hands count least."""
        least: i64 = -1
        seats: i64 = 0
        for seat in range(self.players):
            value = self._hand_value(seat)
            if least < 0 or value < least:
                least = value
                seats = 0
            if value == least:
                seats |= 1 << seat
        return seats

    def _score(self, winners: i64, events: list[Event] | None) -> None:
        """N23: the winner scores all other hands. N25, NQ26: or everyone scores their own hand, 0 after going out."""
        totals = self.totals[:]
        winner = lowest(winners)
        for seat in range(self.players):
            value = self._hand_value(seat)
            if events is not None and self.sizes[seat]:
                events.append(Counted(int(seat), self._names_in_hand(seat), int(value)))
            if self.own:
                totals[seat] += value
            elif winners == 1 << winner and seat != winner:  # NQ45: tied winners score nothing
                totals[winner] += value
        self.totals = totals
        if self.tracking:
            self.booked = _joined(self.booked, totals)
        if events is not None:
            events.append(Totals(self.scores()))

    def _check_end(self) -> None:
        """N24, NQ25: the target is checked after each round. NQ44: or one round was all."""
        if self.target == 0:
            self.over = ONE_ROUND
            return
        if self.round == ROUND_LIMIT:  # a guard of ours
            self.over = LIMIT_REACHED
        for seat in range(self.players):
            if self.totals[seat] >= self.target:
                self.over = TARGET_REACHED

    def scores(self) -> list[int]:
        """The totals of the finished rounds."""
        return [int(total) for total in self.totals]

    def winners(self) -> list[int]:
        """N24: the most points. N25, NQ25: the fewest; ties share. NQ44: of one round, who won it."""
        if not self.over:
            return []
        if self.over == ONE_ROUND and not self.own:
            return [seat for seat in range(self.players) if self.won >> seat & 1]
        return best_seats([-score for score in self.scores()] if self.own else self.scores())

    def why_over(self) -> str:
        """Target reached (N24), one round played (NQ44), or the limit of rounds."""
        return REASONS[self.over]

    def census(self) -> list[int]:
        """Cards of each kind, then power cards: in the middle, or before a player."""
        counts = [0] * KINDS
        for seat in range(self.players):
            for kind in hand_of(self, seat):
                counts[kind] += 1
        for place in range(self.laid_count):
            counts[self.laid[place]] += 1
        for place in range(self.pile_count):
            counts[self.pile[place]] += 1
        counts.append(len([owner for owner in self.owners if -1 <= owner < self.players]) if self.powers else 0)
        return counts


def _joined(first: vec[i64], second: vec[i64]) -> vec[i64]:
    both: list[i64] = []
    for value in first:
        both.append(value)
    for value in second:
        both.append(value)
    return vec[i64](both)
