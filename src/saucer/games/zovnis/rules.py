"""The rules of zovnis: aliens in saucers come down on a planet (Z1-Z13, ZQ1-ZQ19)."""

from typing import Final, final

from mypy_extensions import i64

from saucer.games.zovnis.components import (
    ALIENS,
    ARMED,
    ASTRE,
    BOTTOM,
    COLUMNS,
    GOALS,
    HEIGHT,
    KINDS,
    NAMES,
    ONE_CARD,
    SAUCERS,
    TOP,
)
from saucer.games.zovnis.events import Drew, Eliminated, Fell, Placed, PlacedAstre, Revealed, Threw
from saucer.games.zovnis.knowledge import NOTHING, ZovnisKnowledge, holds, size
from saucer.kernel.arrays import vec
from saucer.kernel.events import Event, Refusal
from saucer.kernel.rng import Rng
from saucer.kernel.state import NOBODY, Moves
from saucer.kernel.turns import best_seats

# A card in the sky is kind * 2 + flipped; flipped has the second end of the card at the bottom (ZQ11).
# A move is (kind * 4 + column) * 2 + flipped.
MOVES: Final[i64] = KINDS * COLUMNS * 2

SKY_FULL: Final[i64] = 1
CARDS_GONE: Final[i64] = 2
REASONS: Final = ("", "sky-full", "cards-gone")  # why the game is over; the first while it runs


@final
class Zovnis(ZovnisKnowledge):
    """A position of zovnis and its rules."""

    def clone(self) -> "Zovnis":
        """An independent copy."""
        twin = Zovnis()
        twin.players = self.players
        twin.rng = self.rng.clone()
        twin.turn = self.turn
        twin.over = self.over
        twin.goals = self.goals[:]
        twin.sky = self.sky[:]
        twin.heights = self.heights[:]
        twin.hands = self.hands[:]
        twin.piles = self.piles[:]
        twin.thrown = self.thrown[:]
        twin.deck = self.deck[:]
        twin.deck_count = self.deck_count
        return twin

    # ---- what may be done -----------------------------------------------------------------

    def legal(self, seat: i64, moves: Moves) -> None:
        """Z4: any card of the hand, either way up, on any column with room. There is no pass (ZQ10)."""
        moves.count = 0
        if self.over or seat != self.turn:
            return
        hand = self.hands[seat]
        for kind in range(ASTRE):
            if hand >> kind & 1:
                self._add(kind * 2, moves)
                self._add(kind * 2 + 1, moves)
        if hand >> ASTRE:
            self._add(ASTRE * 2, moves)  # ZQ11: an Astre has no way up

    def _add(self, card: i64, moves: Moves) -> None:
        heights = self.heights
        codes = moves.codes
        count = moves.count
        for column in range(COLUMNS):
            if heights[column] < HEIGHT:  # Z5
                codes[count] = move_of(card, column)
                count += 1
        moves.count = count

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        """The rule that forbids the move."""
        if self.over:
            return Refusal("Z11", "game-ended")
        if seat != self.turn:
            return Refusal("Z4", "not-your-turn", {"seat": int(self.turn)})
        card = card_of(move)
        kind = card >> 1
        column = column_of(move)
        if not holds(self.hands[seat], kind):
            return Refusal("Z4", "not-in-hand", {"card": NAMES[kind]})
        if card == ASTRE * 2 + 1:
            return Refusal("ZQ11", "astre-flipped")
        if self.heights[column] == HEIGHT:  # ZQ9: closed until something in it is removed
            return Refusal("Z5", "column-full", {"column": int(column) + 1})
        return None

    # ---- a turn ---------------------------------------------------------------------------

    def play(self, seat: i64, move: i64, events: list[Event] | None) -> None:
        """Z4: place a card, let it eliminate if it is armed, then draw."""
        card = card_of(move)
        column = column_of(move)
        self._place(seat, card, column, events)
        if ARMED <= card >> 1 < ASTRE:  # ZQ5: only the card just played attacks
            while self._attack(seat, column, events):  # Z9: again, until nothing matches
                pass
        if self._sky_is_full():  # Z11, ZQ9: once the chain is over, and before drawing
            self._end(SKY_FULL, events)
            return
        self._draw(seat, events)
        self._pass_turn(events)

    def _place(self, seat: i64, card: i64, column: i64, events: list[Event] | None) -> None:
        """Z4: directly above the planet or above the cards placed before; Z6: armed ones too."""
        row = self.heights[column]
        self.hands[seat] -= ONE_CARD[card >> 1]
        self.sky[column * HEIGHT + row] = card
        self.heights[column] = row + 1
        if events is not None:
            events.append(_placed(int(seat), int(card), int(column), int(row)))

    def _attack(self, seat: i64, column: i64, events: list[Event] | None) -> bool:
        """One pass of Z6 and Z7: left and right together, then below, then all falls (ZQ4). Compulsory (ZQ7).

        The card just played is the top of its column, so nothing is above it (ZQ3).
        """
        row = self.heights[column] - 1
        place = column * HEIGHT + row
        card = self.sky[place]
        left = self._beside(card, column - 1, row)
        right = self._beside(card, column + 1, row)
        below = self._below(card, column, row)
        if left:
            self._eliminate(seat, place - HEIGHT, left, HORIZONTAL, events)
        if right:
            self._eliminate(seat, place + HEIGHT, right, HORIZONTAL, events)
        if below:
            self._eliminate(seat, place - 1, below, VERTICAL, events)
        if left:
            self._fall(column - 1, row, events)
        if right:
            self._fall(column + 1, row, events)
        if below:
            self._fall(column, row - 1, events)
        return left | right | below != 0

    def _beside(self, card: i64, column: i64, row: i64) -> i64:
        """The kinds that the card shares with its neighbour in the same row: bottom with bottom, top with top (ZQ1).

        Only in the next column and the same row: no diagonals (ZQ2). An Astre shares nothing (Z10), and
        nothing protects but the position itself (ZQ19).
        """
        if column < 0 or column >= COLUMNS or row >= self.heights[column]:
            return 0
        other = self.sky[column * HEIGHT + row]
        return BOTTOM[card] & BOTTOM[other] | TOP[card] & TOP[other]

    def _below(self, card: i64, column: i64, row: i64) -> i64:
        """The kinds that its bottom half shares with the top half under it (ZQ1); the planet never matches (ZQ8)."""
        if row == 0:
            return 0
        return BOTTOM[card] & TOP[self.sky[column * HEIGHT + row - 1]]

    def _eliminate(self, seat: i64, place: i64, shared: i64, way: str, events: list[Event] | None) -> None:
        """Z7: into the pile of the player who placed the attacker. An armed victim does nothing (ZQ5)."""
        kind = self.sky[place] >> 1
        self.sky[place] = NOTHING
        self.piles[seat] += ONE_CARD[kind]
        if events is not None:
            column, row = int(place // HEIGHT) + 1, int(place % HEIGHT) + 1
            events.append(Eliminated(int(seat), NAMES[kind], _shared_names(int(shared)), way, column, row))

    def _fall(self, column: i64, gap: i64, events: list[Event] | None) -> None:
        """Z8: all that is above a gap drops one row, Astres too, never sideways.

        Cards that change neighbours by this are attacked in the next pass (ZQ6).
        """
        sky = self.sky
        first = column * HEIGHT
        top = self.heights[column] - 1
        for row in range(gap, top):
            card = sky[first + row + 1]
            sky[first + row] = card
            if events is not None:
                events.append(Fell(NAMES[card >> 1], int(column) + 1, int(row) + 2, int(row) + 1))
        sky[first + top] = NOTHING
        self.heights[column] = top

    def _draw(self, seat: i64, events: list[Event] | None) -> None:
        """Z4: the top card of the draw pile; ZQ12: without one play goes on."""
        if self.deck_count == COLUMNS:
            return
        self.deck_count -= 1
        kind = self.deck[self.deck_count]
        self.deck[self.deck_count] = 0
        self.hands[seat] += ONE_CARD[kind]
        if events is not None:
            events.append(Drew(int(seat), NAMES[kind]))

    def _pass_turn(self, events: list[Event] | None) -> None:
        """Clockwise; who has no cards is skipped (ZQ12); when nobody has any, the game is over (Z11)."""
        for step in range(1, self.players + 1):
            seat = (self.turn + step) % self.players
            if self.hands[seat]:
                self.turn = seat
                return
        self._end(CARDS_GONE, events)

    # ---- the end --------------------------------------------------------------------------

    def _sky_is_full(self) -> bool:
        heights = self.heights
        return heights[0] + heights[1] + heights[2] + heights[3] == COLUMNS * HEIGHT

    def _end(self, reason: i64, events: list[Event] | None) -> None:
        """Z11, ZQ13: cards in hand are thrown away unseen; Z12: all goals are shown."""
        self.over = reason
        for seat in range(self.players):
            self.thrown[seat] = self.hands[seat]
            self.hands[seat] = 0
        if events is not None:
            self._tell_end(events)

    def _tell_end(self, events: list[Event]) -> None:
        scores = self.scores()
        for seat in range(self.players):
            thrown = int(size(self.thrown[seat]))
            if thrown:
                events.append(Threw(int(seat), thrown))
        for seat in range(self.players):
            alien, saucer = ALIENS[self.goals[seat]], SAUCERS[self.goals[GOALS + seat]]
            events.append(Revealed(int(seat), alien, saucer, scores[seat]))

    def scores(self) -> list[int]:
        """Z12: a point for each own alien and each own saucer in landing position; a card may give both (ZQ14)."""
        return [self._points(seat) for seat in range(self.players)]

    def _points(self, seat: i64) -> int:
        alien: i64 = 1 << self.goals[seat]
        saucer: i64 = 1 << (GOALS + self.goals[GOALS + seat])
        points = 0
        for card in self.sky:
            if card != NOTHING:
                points += (BOTTOM[card] & alien != 0) + (BOTTOM[card] & saucer != 0)
        return points

    def winners(self) -> list[int]:
        """Z13: most points, then the smaller pile of eliminated cards; still tied, the win is shared."""
        if not self.over:
            return []
        scores = self.scores()
        return best_seats([(scores[seat], -size(self.piles[seat])) for seat in range(self.players)])

    def why_over(self) -> str:
        """All columns full, or no cards left (Z11)."""
        return REASONS[self.over]

    def census(self) -> list[int]:
        """Cards of each kind, then goal cards of each alien and of each saucer."""
        counts = [0] * (KINDS + 2 * GOALS)
        for cards in [*self.hands, *self.piles, *self.thrown]:
            for kind in range(KINDS):
                counts[kind] += int(holds(cards, kind))
        for card in self.sky:
            if card != NOTHING:
                counts[card >> 1] += 1
        for place in range(self.deck_count):
            counts[self.deck[place]] += 1
        for seat in range(GOALS):
            counts[KINDS + self.goals[seat]] += 1
            counts[KINDS + GOALS + self.goals[GOALS + seat]] += 1
        return counts


HORIZONTAL: Final = "horizontal"
VERTICAL: Final = "vertical"


def card_of(move: i64) -> i64:
    """The card a move places, its way up included."""
    return move >> 3 << 1 | move & 1


def column_of(move: i64) -> i64:
    """The column a move places it on, 0-3."""
    return move >> 1 & 3


def move_of(card: i64, column: i64) -> i64:
    """The move that places a card on a column."""
    return card >> 1 << 3 | column << 1 | card & 1


def _placed(seat: int, card: int, column: int, row: int) -> Event:
    """ZQ11: a Zovnis card tells which end lands; an Astre has none."""
    kind, flipped = divmod(card, 2)
    if kind == ASTRE:
        return PlacedAstre(seat, NAMES[kind], column + 1, row + 1)
    alien, saucer = _shared_names(int(BOTTOM[card]))
    rider, craft = _shared_names(int(TOP[card]))
    return Placed(
        seat=seat,
        card=NAMES[kind],
        column=column + 1,
        row=row + 1,
        flipped=flipped,
        alien=alien,
        saucer=saucer,
        rider=rider,
        craft=craft,
        armed=int(kind >= ARMED),
    )


def _shared_names(half: int) -> list[str]:
    """The aliens and saucers whose bits are set."""
    return [name for bit, name in enumerate((*ALIENS, *SAUCERS)) if half >> bit & 1]


def deal(players: i64, options: dict[str, int], start: i64, rng: Rng) -> Zovnis:
    """Z1, Z2: two secret goals and four cards each, four cards for the planet, the rest to draw from (ZQ18)."""
    hand: i64 = options["hand"]
    total: i64 = ASTRE + options["astres"]
    state = Zovnis()
    state.players = players
    state.rng = rng
    state.turn = rng.below(players) if start == NOBODY else start  # Z4, CQ1
    state.goals = vec[i64]([i64(0)] * (2 * GOALS))
    _deal_goals(state, 0)
    _deal_goals(state, GOALS)
    state.sky = vec[i64]([NOTHING] * (COLUMNS * HEIGHT))
    state.heights = vec[i64]([i64(0)] * COLUMNS)
    state.hands = vec[i64]([i64(0)] * players)
    state.piles = vec[i64]([i64(0)] * players)
    state.thrown = vec[i64]([i64(0)] * players)
    state.deck = vec[i64]([ASTRE] * total)
    state.deck_count = total
    for kind in range(ASTRE):
        state.deck[kind] = kind
    rng.shuffle(state.deck, 0, total)
    for card in range(players * hand):
        state._draw((state.turn + card) % players, None)
    return state


def _deal_goals(state: Zovnis, first: i64) -> None:
    """Z1: one each, from the start player on clockwise; what is left over stays hidden (ZQ15)."""
    cards = vec[i64]([i64(0)] * GOALS)
    for goal in range(GOALS):
        cards[goal] = goal
    state.rng.shuffle(cards, 0, GOALS)
    for place in range(GOALS):
        seat = (state.turn + place) % state.players if place < state.players else place
        state.goals[first + seat] = cards[place]
