"""Movement of cards in powers, between the pile, the hands and the discards."""

from mypy_extensions import i64

from saucer.games.powers.components import (
    CARDS,
    CHARACTER,
    DRAW_TWO,
    HAND,
    NAMES,
    OF_COLOUR,
    OF_RANK,
    RANK_OF,
    WILD_FOUR,
    WILDS,
)
from saucer.games.powers.events import Drew, Refilled
from saucer.games.powers.knowledge import KIND_BITS, NOTHING, SEEN, PowersKnowledge
from saucer.kernel.arrays import vec
from saucer.kernel.bits import lowest
from saucer.kernel.events import Event


class PowersCards(PowersKnowledge):
    """A position whose cards can be moved; what seats know of them moves along."""

    # ---- dealing --------------------------------------------------------------------------

    def _draw_for_dealer(self) -> None:
        """N2, NQ43: each draws a card, symbols count 0, the highest deals; NQ2: the tied draw again."""
        cards: list[i64] = []
        tied: i64 = (1 << self.players) - 1
        while tied & (tied - 1):
            self.rng.shuffle(self.pile, 0, CARDS)
            drawing = tied
            best: i64 = -1
            for seat in range(self.players):
                kind = self.pile[seat] if drawing >> seat & 1 else NOTHING
                cards.append(kind)
                number = drawn_number(kind)
                if number > best:
                    best = number
                    tied = 0
                if number == best:
                    tied |= 1 << seat
        self.dealer = lowest(tied)
        self.draws = vec[i64](cards)

    def _gather(self) -> None:
        """All cards into the pile: discards, then hands from the dealer's left."""
        for place in range(self.laid_count):
            self._to_pile(self.laid[place])
            self.laid[place] = NOTHING
        self.laid_count = 0
        for step in range(self.players):
            seat = (self.dealer + step + 1) % self.players
            start = seat * CARDS
            for place in range(start, start + self.sizes[seat]):
                self._to_pile(self.hands[place] & KIND_BITS)
                self.hands[place] = NOTHING
            self.sizes[seat] = 0

    def _deal_hands(self, first: i64, events: list[Event] | None) -> None:
        """N3, NQ42: seven cards each, one by one."""
        for step in range(HAND * self.players):
            self._take_top((first + step) % self.players)
        if events is not None:
            for step in range(self.players):
                seat = (first + step) % self.players
                events.append(Drew(int(seat), int(self.sizes[seat]), self._names_in_hand(seat)))

    def _turn_back(self) -> None:
        """N12, NQ42: a Wild Draw Four turned up first is shuffled back into the pile."""
        self._to_pile(WILD_FOUR)
        if not self.sinks:
            self.rng.shuffle(self.pile, 0, self.pile_count)
            return
        place = self.pile_count - 1
        while place:
            self.pile[place] = self.pile[place - 1]
            place -= 1
        self.pile[0] = WILD_FOUR

    # ---- the pile -------------------------------------------------------------------------

    def _draw(self, seat: i64, count: i64, events: list[Event] | None) -> i64:
        """Draw cards, refilling the pile when one is needed; NQ23: as many as there are."""
        number: i64 = 0
        while number < count:
            if self.pile_count == 0 and not self._refill(events):
                break
            self._take_top(seat)
            number += 1
        if events is not None and number:
            newest = [NAMES[kind] for kind in hand_of(self, seat)[-int(number) :]]
            events.append(Drew(int(seat), int(number), newest))
        return number

    def _take_top(self, seat: i64) -> None:
        """The top card of the pile into a hand."""
        self._put_in(seat, self._from_pile())

    def _to_pile(self, kind: i64) -> None:
        self.pile[self.pile_count] = kind
        self.pile_count += 1

    def _from_pile(self) -> i64:
        place = self.pile_count - 1
        kind = self.pile[place]
        self.pile[place] = NOTHING
        self.pile_count = place
        return kind

    def can_draw(self) -> bool:
        """Whether the pile has a card, or can be refilled."""
        return self.pile_count > 0 or self.laid_count > 1

    def _refill(self, events: list[Event] | None) -> bool:
        """N22, NQ41: the discards become the pile when a card is needed; NQ23: all but the top one."""
        count = self.laid_count - 1
        if count == 0:
            return False
        for place in range(count):
            self.pile[place] = self.laid[place]
            self.laid[place] = NOTHING
        self.laid[0] = self.laid[count]
        self.laid[count] = NOTHING
        self.laid_count = 1
        self.pile_count = count
        self.rng.shuffle(self.pile, 0, count)
        if self.tracking:
            self._count_hands()
        if events is not None:
            events.append(Refilled(int(count)))
        return True

    # ---- hands ----------------------------------------------------------------------------

    def _put_in(self, seat: i64, card: i64) -> None:
        size = self.sizes[seat]
        self.hands[seat * CARDS + size] = card
        self.sizes[seat] = size + 1

    def _take_out(self, seat: i64, kind: i64) -> None:
        """One card of the kind leaves the hand; the last one takes its place."""
        hands = self.hands
        place = seat * CARDS
        while hands[place] & KIND_BITS != kind:
            place += 1
        seen = hands[place] >> SEEN
        size = self.sizes[seat] - 1
        last = seat * CARDS + size
        hands[place] = hands[last]
        hands[last] = NOTHING
        self.sizes[seat] = size
        if self.watched[seat] >> kind & 1:
            self._forget(seat, kind, ~seen)

    def _names_in_hand(self, seat: i64) -> list[str]:
        return [NAMES[kind] for kind in sorted(hand_of(self, seat))]

    # ---- the discards ---------------------------------------------------------------------

    def top(self) -> i64:
        """The kind of the card on top of the discards."""
        return self.laid[self.laid_count - 1]

    def fits(self) -> i64:
        """N5, N8: the kinds that may be laid, as a bit mask: same colour, number or symbol, or wild.

        NQ33: a Wild Draw Four among them, whatever the hand: N12 decides guilt only.
        """
        return OF_COLOUR[self.colour] | OF_RANK[self.laid[self.laid_count - 1]] | WILDS


def hand_of(state: PowersKnowledge, seat: i64) -> list[int]:
    """The kinds in a hand, in the order of their places."""
    start = seat * CARDS
    return [int(state.hands[place] & KIND_BITS) for place in range(start, start + state.sizes[seat])]


def drawn_number(kind: i64) -> i64:
    """N2: the number of a card drawn for the deal; symbols count 0, no card less than that."""
    if kind == NOTHING:
        return -2
    if kind >= CHARACTER or RANK_OF[kind] >= DRAW_TWO:
        return 0
    return RANK_OF[kind]
