"""A position of powers, and what may be known of its hidden cards.

Knowledge is kept as lower bounds that are certain. What a player did not do (draw although a card fitted,
lay blind with GREEN) tells of cards absent at that moment; that is left out.
"""

from typing import Final

from mypy_extensions import i64

from saucer.games.powers.codes import DRAWN, GIVE, MOST_SEATS, TURN
from saucer.games.powers.components import CARDS, KINDS, RANK_COUNT
from saucer.kernel.arrays import vec
from saucer.kernel.bits import bit
from saucer.kernel.rng import Rng
from saucer.kernel.state import NOBODY
from saucer.kernel.turns import TurnState
from saucer.kernel.vectors import EMPTY, fill

NOTHING: Final[i64] = -1  # no card, no colour

# A card in a hand: its kind, and above it a bit for each viewer who has seen it there.
KIND_BITS: Final[i64] = 63
SEEN: Final[i64] = 6
EVERY_VIEWER: Final[i64] = 0x11111111111  # a count of one, in four bits, for ten seats and the spectators


class PowersKnowledge(TurnState):
    """The fields of a position, who knows what of them, and redeals. `turn` is the seat the game waits for."""

    def __init__(self) -> None:
        super().__init__()
        # The table's settings.
        self.target: i64 = 0  # points that end the game; 0 = one round
        self.own: bool = False  # N25: everyone scores their own cards
        self.powers: bool = False  # the powers deck; else the classic one (NQ44)
        self.gives_all: bool = False  # NQ10: RED may give the last card away
        self.sinks: bool = False  # NQ42 in version 1: a Wild Draw Four turned up first goes under the pile
        # The game. These arrays are never changed in place, so clones share them.
        self.round: i64 = 0  # 1-100
        self.totals: vec[i64] = EMPTY  # [seat] points of the finished rounds
        self.booked: vec[i64] = EMPTY  # [round * players + seat] the totals after each finished round
        self.won: i64 = 0  # bit mask of the seats that won the last finished round
        self.dealer: i64 = 0
        self.draws: vec[i64] = EMPTY  # [draw * players + seat] N2's cards, NOTHING for who did not draw
        # The round.
        self.stage: i64 = TURN  # what the game waits for
        self.direction: i64 = 1  # 1 left, -1 right
        self.turns: i64 = 0  # turns begun after the first, 0-1000
        self.passes: i64 = 0  # turns passed in a row because nothing could be drawn (NQ45)
        self.colour: i64 = 0  # the colour in force, 0-3, or NOTHING before the first is named
        self.before: i64 = 0  # the colour in force before the last card was laid
        self.hit: i64 = 0  # bit mask of the seats that lose their turn by this turn's cards (NQ12)
        self.due: i64 = NOBODY  # the seat that has laid down to one card and has not called (N20)
        self.suspect: i64 = NOBODY  # who laid the Wild Draw Four that may be challenged
        self.settled: i64 = 0  # how many cards the suspect held on laying it: the first ones of the hand
        self.owners: vec[i64] = EMPTY  # [colour] the seat that has the power, or NOBODY; never changed in place
        # The cards.
        self.hands: vec[i64] = EMPTY  # [seat * CARDS + place] kind | viewers << SEEN, then NOTHING
        self.sizes: vec[i64] = EMPTY  # [seat] cards in hand
        self.pile: vec[i64] = EMPTY  # kinds in the draw pile, bottom first; the first pile_count count
        self.pile_count: i64 = 0
        self.laid: vec[i64] = EMPTY  # kinds in the discard pile, bottom first; the first laid_count count
        self.laid_count: i64 = 0
        # What can be known of hidden cards, besides the cards seen in hands.
        self.tracking: bool = True  # False once nobody will ask any more (playouts)
        self.sure: vec[i64] = EMPTY  # [kind] four bits a viewer: cards surely in hands other than the viewer's,
        # because the pile was known when it was refilled; the last viewer is a spectator; empty until then
        self.watched: vec[i64] = EMPTY  # [seat] bit mask of the kinds of which somebody else has seen a card there

    def seen_as(self, seat: i64, move: i64, viewer: i64) -> i64:
        """N16: only giver and receiver know which red card is given."""
        if move < GIVE:
            return move
        target = (move - GIVE) % MOST_SEATS
        return move if viewer in (seat, target) else GIVE + target

    def forget(self) -> None:
        """Knowledge costs time; a playout needs none."""
        self.tracking = False
        self.sure = EMPTY
        self.watched = vec[i64]([i64(0)] * self.players)

    # ---- what moves tell ------------------------------------------------------------------

    def _everybody(self) -> i64:
        """A bit for each viewer, the spectators' last."""
        return (2 << self.players) - 1

    def _show_hand(self, seat: i64, viewer: i64) -> None:
        """The viewer sees all cards of a hand."""
        if not self.tracking:
            return
        start = seat * CARDS
        for place in range(start, start + self.sizes[seat]):
            self.watched[seat] |= bit(self.hands[place] & KIND_BITS)
            self.hands[place] |= 1 << viewer + SEEN

    def _forget(self, seat: i64, kind: i64, viewers: i64) -> None:
        """A card of the kind has left the hand: each of the viewers knows of one card less, if of any."""
        hands = self.hands
        still: i64 = 0  # the viewers who go on knowing of one
        start = seat * CARDS
        for place in range(start, start + self.sizes[seat]):
            card = hands[place]
            if card & KIND_BITS == kind:
                gone = card >> SEEN & viewers
                card ^= gone << SEEN
                hands[place] = card
                viewers ^= gone
                still |= card >> SEEN
        if still == 0:
            self.watched[seat] &= ~bit(kind)

    def _hide_gift(self, seat: i64, gift: i64, target: i64) -> None:
        """Only giver and receiver know the gift; to the others any red card they knew of may be the one."""
        others = ~(1 << seat | 1 << target)
        for kind in range(RANK_COUNT):
            if kind != gift and self.watched[seat] >> kind & 1:
                self._forget(seat, kind, others)
        if len(self.sure):  # for the others the card stays in some hand
            count = self.sure[gift]
            if count >> 4 * target & 15:
                count -= bit(4 * target)
            self.sure[gift] = count + bit(4 * seat)

    def _count_hands(self) -> None:
        """The pile is empty: all hidden cards are in hands, and every viewer can count those of the others."""
        sure = vec[i64]([i64(0)] * KINDS)
        for seat in range(self.players):
            others = EVERY_VIEWER ^ bit(4 * seat)
            start = seat * CARDS
            for place in range(start, start + self.sizes[seat]):
                sure[self.hands[place] & KIND_BITS] += others
        self.sure = sure

    def _count_off(self, seat: i64, kind: i64) -> None:
        """A card laid may be one of those surely held: one less for every other viewer who counts any."""
        count = self.sure[kind]
        some = (count | count >> 1 | count >> 2) & EVERY_VIEWER
        self.sure[kind] = count - (some & ~bit(4 * seat))

    # ---- redeals --------------------------------------------------------------------------

    def redeal(self, seat: i64, rng: Rng) -> None:
        """The other hands and the order of the pile are hidden, except for cards seen and cards surely held."""
        viewer = self.players if seat == NOBODY else seat
        hidden = vec[i64]([NOTHING] * CARDS)
        pool = self._hidden_counts(viewer)
        sure = self._sure_counts(viewer)
        count: i64 = 0
        for kind in range(KINDS):
            pool[kind] -= sure[kind]
            count = fill(hidden, count, kind, sure[kind])
        certain = count
        for kind in range(KINDS):
            count = fill(hidden, count, kind, pool[kind])
        rng.shuffle(hidden, certain, count)
        rng.shuffle(hidden, 0, count - self.pile_count)  # hands come from the front
        self._deal_hidden(viewer, hidden)
        self._renew_knowledge(viewer)
        self.rng = rng.fork()

    def _hidden_counts(self, viewer: i64) -> vec[i64]:
        """The number of each kind that the viewer does not see: in the pile and unseen in other hands."""
        pool = vec[i64]([i64(0)] * KINDS)
        for place in range(self.pile_count):
            pool[self.pile[place]] += 1
        for seat in range(self.players):
            if seat != viewer:
                start = seat * CARDS
                for place in range(start, start + self.sizes[seat]):
                    if not self.hands[place] >> viewer + SEEN & 1:
                        pool[self.hands[place] & KIND_BITS] += 1
        return pool

    def _sure_counts(self, viewer: i64) -> vec[i64]:
        """The number of each kind that is surely among the unseen cards of other hands."""
        sure = vec[i64]([i64(0)] * KINDS)
        if len(self.sure) == 0:
            return sure
        for kind in range(KINDS):
            sure[kind] = self.sure[kind] >> 4 * viewer & 15
        for seat in range(self.players):
            if seat != viewer:
                start = seat * CARDS
                for place in range(start, start + self.sizes[seat]):
                    held = self.hands[place] & KIND_BITS
                    if self.hands[place] >> viewer + SEEN & 1 and sure[held]:
                        sure[held] -= 1
        return sure

    def _deal_hidden(self, viewer: i64, hidden: vec[i64]) -> None:
        """Other hands from the front of the hidden cards, the pile from the rest."""
        place: i64 = 0
        for seat in range(self.players):
            if seat != viewer:
                start = seat * CARDS
                newer = start + self._older_cards(seat)
                place = self._deal_places(viewer, start, newer, hidden, place)
                place = self._deal_places(viewer, newer, start + self.sizes[seat], hidden, place)
        for spot in range(self.pile_count):
            self.pile[spot] = hidden[place]
            place += 1

    def _older_cards(self, seat: i64) -> i64:
        """A card just drawn, and a suspect's cards drawn since, stay apart from those held before."""
        if seat == self.suspect:
            return self.settled
        if self.stage == DRAWN and seat == self.turn:
            return self.sizes[seat] - 1
        return self.sizes[seat]

    def _deal_places(self, viewer: i64, start: i64, stop: i64, hidden: vec[i64], place: i64) -> i64:
        """Part of a hand: the cards the viewer knows in a fixed order, then hidden ones; returns the next of these."""
        hands = self.hands
        end = start
        for spot in range(start, stop):
            card = hands[spot]
            if card >> viewer + SEEN & 1:
                seen = self._everybody() if card >> self.players + SEEN & 1 else 1 << viewer
                _insert(hands, start, end, card & KIND_BITS | seen << SEEN)
                end += 1
        for spot in range(end, stop):
            hands[spot] = hidden[place]
            place += 1
        return place

    def _renew_knowledge(self, viewer: i64) -> None:
        """The knowledge of other players, as far as the viewer can tell: that of spectators, and their new hands."""
        if len(self.sure):
            self._renew_sure(viewer)
        for seat in range(self.players):
            watched: i64 = 0
            start = seat * CARDS
            for place in range(start, start + self.sizes[seat]):
                card = self.hands[place]
                if card >> SEEN:
                    watched |= bit(card & KIND_BITS)
            self.watched[seat] = watched

    def _renew_sure(self, viewer: i64) -> None:
        own = 15 * bit(4 * viewer)
        for kind in range(KINDS):
            public = self.sure[kind] >> 4 * self.players & 15
            self.sure[kind] = self.sure[kind] & own | public * EVERY_VIEWER & ~own
        for seat in range(self.players):
            if seat != viewer:
                start = seat * CARDS
                for place in range(start, start + self.sizes[seat]):
                    held = self.hands[place] & KIND_BITS
                    if self.sure[held] >> 4 * seat & 15:
                        self.sure[held] -= bit(4 * seat)


def _insert(cards: vec[i64], start: i64, end: i64, card: i64) -> None:
    """Into cards[start:end], which is ordered by kind, and grows by one."""
    place = end
    while place > start and _order(cards[place - 1]) > _order(card):
        cards[place] = cards[place - 1]
        place -= 1
    cards[place] = card


def _order(card: i64) -> i64:
    """By kind, then by who has seen it."""
    return (card & KIND_BITS) << 16 | card >> SEEN
