"""A position of looters, and what may be known of its hidden cards (UQ15).

Cards that a General gathered are a batch of known content: the batches lie in the pile in the order in which they were
gathered, the oldest on top. Once somebody draws from a batch, all older hidden cards must be in hands.
"""

from typing import Final

from mypy_extensions import i64

from saucer.games.looters.components import KINDS
from saucer.kernel.arrays import vec
from saucer.kernel.rng import Rng
from saucer.kernel.state import NOBODY
from saucer.kernel.turns import TurnState
from saucer.kernel.vectors import EMPTY, fill

NOTHING: Final[i64] = -1  # no card: an empty stack, an unused place


class LootersKnowledge(TurnState):
    """The fields of a position, and redeals of its hidden cards."""

    def __init__(self) -> None:
        super().__init__()
        self.turns: i64 = 0  # turns played, 0-200; missed ones do not count (UQ18)
        self.earth: i64 = 0  # loot tokens on Earth
        self.loot: vec[i64] = EMPTY  # [seat] loot tokens
        self.hands: vec[i64] = EMPTY  # [seat * KINDS + kind] cards of that kind in hand
        self.sizes: vec[i64] = EMPTY  # [seat] cards in hand
        self.tops: vec[i64] = EMPTY  # [seat] kind on top of the stack, or NOTHING
        self.heights: vec[i64] = EMPTY  # [seat] cards in the stack
        self.laid: vec[i64] = EMPTY  # kinds in all stacks, in the order laid; the first laid_count count
        self.laid_count: i64 = 0
        self.pile: vec[i64] = EMPTY  # kinds in the draw pile, bottom first; the first pile_count count
        self.pile_count: i64 = 0
        self.batch: vec[i64] = EMPTY  # [place in pile] 0 = first shuffle, n = gathered by the n-th General
        self.batches: i64 = 0  # how many batches have been gathered
        self.opened: i64 = 0  # the newest batch that anybody has drawn from
        self.surely_held: vec[i64] = EMPTY  # [viewer * KINDS + kind] cards surely in hands other than
        # the viewer's and not in the pile, because the pile was known; the last viewer is a spectator

    # ---- what seats know ------------------------------------------------------------------

    def _open(self, batch: i64) -> None:
        """The first card of a batch is drawn: all older hidden cards are in hands, and can be counted."""
        self.opened = batch
        for viewer in range(self.players + 1):
            for kind in range(KINDS):
                held: i64 = 0
                for seat in range(self.players):
                    if seat != viewer:
                        held += self.hands[seat * KINDS + kind]
                self.surely_held[viewer * KINDS + kind] = held

    def _count_off(self, seat: i64, kind: i64, count: i64) -> None:
        """Laid cards may be those that were surely held."""
        for viewer in range(self.players + 1):
            place = viewer * KINDS + kind
            if viewer != seat:
                sure = self.surely_held[place] - count
                self.surely_held[place] = sure if sure > 0 else 0

    # ---- redeals --------------------------------------------------------------------------

    def redeal(self, seat: i64, rng: Rng) -> None:
        """UQ15: the others' hands and the order of the pile are hidden; laid cards have been seen.

        Batches nobody has drawn from keep their content and lose their order. The open one mixes
        with the hands, except for cards that are surely held.
        """
        viewer = self.players if seat == NOBODY else seat
        first_open = self._shuffle_sealed(rng)
        pool = self._hidden_counts(seat, first_open)
        hidden = vec[i64]([i64(0)] * len(self.pile))
        sure: i64 = 0
        for kind in range(KINDS):
            count = self.surely_held[viewer * KINDS + kind]
            pool[kind] -= count
            sure = fill(hidden, sure, kind, count)
        total = sure
        for kind in range(KINDS):
            total = fill(hidden, total, kind, pool[kind])
        rng.shuffle(hidden, sure, total)
        self._deal_hidden(seat, rng, hidden, first_open)
        self._imagine_knowledge(viewer)
        self.rng = rng.fork()

    def _shuffle_sealed(self, rng: Rng) -> i64:
        """Shuffle each batch nobody has drawn from; returns the first place above them all."""
        start: i64 = 0
        while start < self.pile_count and self.batch[start] != self.opened:
            stop = start
            while stop < self.pile_count and self.batch[stop] == self.batch[start]:
                stop += 1
            self._sort(start, stop)
            rng.shuffle(self.pile, start, stop)
            start = stop
        return start

    def _sort(self, start: i64, stop: i64) -> None:
        """Forget the order of some places of the pile."""
        counts = vec[i64]([i64(0)] * KINDS)
        for place in range(start, stop):
            counts[self.pile[place]] += 1
        for kind in range(KINDS):
            start = fill(self.pile, start, kind, counts[kind])

    def _hidden_counts(self, seat: i64, first_open: i64) -> vec[i64]:
        """The number of each kind in other hands and in the open part of the pile."""
        pool = vec[i64]([i64(0)] * KINDS)
        for place in range(first_open, self.pile_count):
            pool[self.pile[place]] += 1
        for other in range(self.players):
            if other != seat:
                for kind in range(KINDS):
                    pool[kind] += self.hands[other * KINDS + kind]
        return pool

    def _deal_hidden(self, seat: i64, rng: Rng, hidden: vec[i64], first_open: i64) -> None:
        """Hands are dealt from the front of the hidden cards, which hold all sure ones; the rest is the pile."""
        in_hands: i64 = 0
        for other in range(self.players):
            if other != seat:
                in_hands += self.sizes[other]
        rng.shuffle(hidden, 0, in_hands)
        card: i64 = 0  # the next of them
        for other in range(self.players):
            if other != seat:
                for kind in range(KINDS):
                    self.hands[other * KINDS + kind] = 0
                stop = card + self.sizes[other]
                for i in range(card, stop):
                    self.hands[other * KINDS + hidden[i]] += 1
                card = stop
        for place in range(first_open, self.pile_count):
            self.pile[place] = hidden[card]
            card += 1

    def _imagine_knowledge(self, viewer: i64) -> None:
        """Imagine the others' knowledge, which is hidden too: at least a spectator's, less their hands."""
        spectator = self.players * KINDS
        for seat in range(self.players):
            if seat != viewer:
                for kind in range(KINDS):
                    place = seat * KINDS + kind
                    sure = self.surely_held[spectator + kind] - self.hands[place]
                    self.surely_held[place] = sure if sure > 0 else 0
