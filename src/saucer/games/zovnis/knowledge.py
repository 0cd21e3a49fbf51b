"""A position of zovnis, and what may be known of its hidden cards (ZQ8, ZQ13, ZQ15)."""

from typing import Final

from mypy_extensions import i64

from saucer.games.zovnis.components import ASTRE, GOALS, KINDS, ONE_CARD
from saucer.kernel.arrays import vec
from saucer.kernel.bits import popcount
from saucer.kernel.rng import Rng
from saucer.kernel.turns import TurnState
from saucer.kernel.vectors import EMPTY, fill

NOTHING: Final[i64] = -1  # an empty place in the sky
DUPLICATES: Final[i64] = 5  # there may be six Astres


class ZovnisKnowledge(TurnState):
    """The fields of a position. A set of cards is one number (see components)."""

    def __init__(self) -> None:
        super().__init__()
        self.goals: vec[i64] = EMPTY  # [seat] secret alien 0-3, [GOALS + seat] secret saucer 0-3 (Z1);
        # the seats nobody sits on have the goals left over (ZQ15)
        self.sky: vec[i64] = EMPTY  # [column * HEIGHT + row] card, or NOTHING; row 0 is just above the planet
        self.heights: vec[i64] = EMPTY  # [column] cards above the planet, 0-5
        self.hands: vec[i64] = EMPTY  # [seat] set of cards
        self.piles: vec[i64] = EMPTY  # [seat] set of cards eliminated (ZQ17)
        self.thrown: vec[i64] = EMPTY  # [seat] set of cards thrown away at the end (ZQ13)
        self.deck: vec[i64] = EMPTY  # kinds: the first four are the planet (ZQ8), then the draw pile, bottom first
        self.deck_count: i64 = 0  # how many of them count, 4-34

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Hidden are the others' hands, what they threw away, the draw pile, the planet (ZQ8), and goals (ZQ15)."""
        self._redeal_goals(seat, 0, rng)  # ZQ16: aliens and saucers are independent of each other
        self._redeal_goals(seat, GOALS, rng)
        hidden = vec[i64]([i64(0)] * (KINDS + DUPLICATES))
        total = self._collect_hidden(seat, hidden)
        rng.shuffle(hidden, 0, total)
        place = self.deck_count
        for card in range(place):
            self.deck[card] = hidden[card]
        for other in range(self.players):
            if other != seat:
                stop = place + size(self.hands[other])
                self.hands[other] = _set_of(hidden, place, stop)
                place = stop
                stop = place + size(self.thrown[other])
                self.thrown[other] = _set_of(hidden, place, stop)
                place = stop
        self.rng = rng.fork()

    def _redeal_goals(self, seat: i64, first: i64, rng: Rng) -> None:
        """ZQ15: a seat knows its own goal, and at the end all players' (Z12); the others are shuffled."""
        goals = self.goals
        hidden = vec[i64]([i64(0)] * GOALS)
        total: i64 = 0
        for goal in range(GOALS):
            for other in range(GOALS):
                if goals[first + other] == goal and not self._goal_is_known(seat, other):
                    hidden[total] = goal
                    total += 1
        rng.shuffle(hidden, 0, total)
        for other in range(GOALS):
            if not self._goal_is_known(seat, other):
                total -= 1
                goals[first + other] = hidden[total]

    def _goal_is_known(self, seat: i64, other: i64) -> bool:
        return other == seat or (self.over != 0 and other < self.players)

    def _collect_hidden(self, seat: i64, hidden: vec[i64]) -> i64:
        """All cards the seat cannot see, in order of their kinds; returns how many."""
        counts = vec[i64]([i64(0)] * KINDS)
        for place in range(self.deck_count):
            counts[self.deck[place]] += 1
        unseen: i64 = 0
        for other in range(self.players):
            if other != seat:
                unseen += self.hands[other] + self.thrown[other]
        total: i64 = 0
        for kind in range(KINDS):
            total = fill(hidden, total, kind, counts[kind] + holds(unseen, kind))
        return total


def holds(cards: i64, kind: i64) -> i64:
    """The number of cards of a kind in a set of cards."""
    return cards >> kind if kind == ASTRE else cards >> kind & 1


def size(cards: i64) -> i64:
    """The number of cards in a set of cards."""
    astres = cards >> ASTRE
    return astres + popcount(cards - (astres << ASTRE))


def _set_of(kinds: vec[i64], start: i64, stop: i64) -> i64:
    cards: i64 = 0
    for place in range(start, stop):
        cards += ONE_CARD[kinds[place]]
    return cards
