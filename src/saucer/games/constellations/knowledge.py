"""A position of constellations, and what may be known of its hidden cards (GQ15, GQ18)."""

from typing import Final

from mypy_extensions import i64

from saucer.games.constellations.components import CARDS, REACHES
from saucer.kernel.arrays import vec
from saucer.kernel.bits import bit, popcount
from saucer.kernel.rng import Rng
from saucer.kernel.turns import TurnState
from saucer.kernel.vectors import EMPTY

NOTHING: Final[i64] = -1  # a ship that has not landed, a cell without a card

# What the seat to move has to do.
TO_LAY: Final[i64] = 0
TO_SHIP: Final[i64] = 1
TO_SWAP: Final[i64] = 2


class ConstellationsKnowledge(TurnState):
    """The fields of a position, and redeals of its hidden cards. Cards in hand are bits, 1 << card."""

    def __init__(self) -> None:
        super().__init__()
        self.step: i64 = TO_LAY  # what the seat to move has to do
        # The sky. A planet is 4 * (place in the order of laying) + corner as it lies: 0-195.
        self.laid: vec[i64] = EMPTY  # the moves that laid the cards, in order, the start card first
        self.count: i64 = 0  # cards laid, 1-49
        self.edge: vec[i64] = EMPTY  # empty cells beside cards: what would match there (a mask), and the cell
        self.edges: i64 = 0  # how many
        self.groups: vec[i64] = EMPTY  # [planet] another planet of its constellation, or minus the size of it
        self.west: i64 = 0  # the columns and rows with cards, -48 .. 48, the start card at 0, 0
        self.east: i64 = 0
        self.north: i64 = 0
        self.south: i64 = 0
        self.ships: vec[i64] = EMPTY  # [seat * COLOURS + colour] the planet under the ship, or NOTHING
        self.hands: vec[i64] = EMPTY  # [seat] up to three cards
        self.pile: vec[i64] = EMPTY  # the draw pile, bottom first
        self.pile_count: i64 = 0
        # What everybody knows of hidden cards (GQ18).
        self.shown: i64 = 0  # cards that everybody has seen in a hand; they may have been laid or sunk since
        self.sunk: i64 = 0  # how many cards at the bottom of the pile everybody has seen
        self.swaps: i64 = 0  # swaps since a card was last laid, 0-48

    def redeal(self, seat: i64, rng: Rng) -> None:
        """GQ15: hands and pile are hidden, except for cards that all have seen in a hand or under the pile.

        While another seat is to lay a card, everybody knows that one of its cards fits (GQ18).
        """
        cards = self._hidden(seat)
        total = i64(len(cards))
        waiting = not self.over and self.step == TO_LAY and seat != self.turn
        rng.shuffle(cards, 0, total)
        self._deal_hidden(seat, cards)
        while waiting and not self._fits(self.hands[self.turn]):
            rng.shuffle(cards, 0, total)
            self._deal_hidden(seat, cards)
        self.rng = rng.fork()

    def _fits(self, hand: i64) -> bool:
        """GQ5: a card fits if one of its colours matches anywhere, since it may be turned freely."""
        reach: i64 = 0
        for card in range(CARDS):
            if hand >> card & 1:
                reach |= REACHES[card]
        return any(self.edge[i] & reach != 0 for i in range(self.edges))

    def _hidden(self, seat: i64) -> vec[i64]:
        """The cards whose place the seat does not know, by number."""
        hidden: i64 = 0
        for other in range(self.players):
            if other != seat:
                hidden |= self.hands[other] & ~self.shown
        for place in range(self.sunk, self.pile_count):
            hidden |= bit(self.pile[place])
        cards = vec[i64]([i64(0)] * popcount(hidden))
        count: i64 = 0
        for card in range(CARDS):
            if hidden >> card & 1:
                cards[count] = card
                count += 1
        return cards

    def _deal_hidden(self, seat: i64, cards: vec[i64]) -> None:
        """Fill up the other hands and the unseen part of the pile."""
        next_card: i64 = 0
        for other in range(self.players):
            if other != seat:
                hand = self.hands[other] & self.shown
                stop = next_card + popcount(self.hands[other]) - popcount(hand)
                for i in range(next_card, stop):
                    hand |= bit(cards[i])
                next_card = stop
                self.hands[other] = hand
        for place in range(self.sunk, self.pile_count):
            self.pile[place] = cards[next_card]
            next_card += 1
