"""The rules of looters: little aliens loot the Earth and rob each other (U1-U16, UQ1-UQ19)."""

from typing import Final, final

from mypy_extensions import i64

from saucer.games.looters.components import (
    ANIMALS,
    ANIMALS_VALUE,
    GENERAL,
    HAND,
    KINDS,
    NAMES,
    RECRUIT,
    SAUCER_VALUE,
    STRENGTH,
    STRENGTH_VALUE,
    TURN_LIMIT,
)
from saucer.games.looters.events import DealtAgain, Drew, Gathered, Laid, Missed, Returned, Robbed, Took
from saucer.games.looters.knowledge import NOTHING, LootersKnowledge
from saucer.kernel.arrays import vec
from saucer.kernel.events import Event, Refusal
from saucer.kernel.rng import Rng
from saucer.kernel.state import NOBODY, Moves
from saucer.kernel.turns import best_seats
from saucer.kernel.vectors import fill

# Moves: 0-8 a saucer; 9 Recruitment; 10 General; 11-15 one to five Strength cards;
# 16 Animals on nobody (UQ19); 17 + seat Animals on that seat.
LAY_RECRUIT: Final[i64] = 9
LAY_GENERAL: Final[i64] = 10
LAY_STRENGTH: Final[i64] = 11
LAY_ANIMALS: Final[i64] = 16
LAY_ANIMALS_ON: Final[i64] = 17
MOVES: Final[i64] = 22

EARTH_EMPTY: Final[i64] = 1
LIMIT_REACHED: Final[i64] = 2
REASONS: Final = ("", "earth-empty", "turn-limit")  # why the game is over; the first while it runs


@final
class Looters(LootersKnowledge):
    """A position of looters and its rules."""

    def clone(self) -> "Looters":
        """An independent copy."""
        twin = Looters()
        twin.players = self.players
        twin.rng = self.rng.clone()
        twin.turn = self.turn
        twin.turns = self.turns
        twin.over = self.over
        twin.earth = self.earth
        twin.loot = self.loot[:]
        twin.hands = self.hands[:]
        twin.sizes = self.sizes[:]
        twin.tops = self.tops[:]
        twin.heights = self.heights[:]
        twin.laid = self.laid[:]
        twin.laid_count = self.laid_count
        twin.pile = self.pile[:]
        twin.pile_count = self.pile_count
        twin.batch = self.batch[:]
        twin.batches = self.batches
        twin.opened = self.opened
        twin.surely_held = self.surely_held[:]
        return twin

    # ---- what may be done -----------------------------------------------------------------

    def legal(self, seat: i64, moves: Moves) -> None:
        """Laying a card is compulsory: there is no pass (UQ6)."""
        moves.count = 0
        if self.over or seat != self.turn:
            return
        hand = self.hands
        first = seat * KINDS
        for kind in range(STRENGTH):
            if hand[first + kind]:
                moves.add(kind)
        if hand[first + RECRUIT]:
            moves.add(LAY_RECRUIT)
        if hand[first + GENERAL]:
            moves.add(LAY_GENERAL)
        for number in range(hand[first + STRENGTH]):  # UQ7: one to five, as many as you like
            moves.add(LAY_STRENGTH + number)
        if hand[first + ANIMALS]:
            self._add_animals(seat, moves)

    def _add_animals(self, seat: i64, moves: Moves) -> None:
        """U9, UQ5: any opponent may be named. UQ19: with no loot among them there is one move."""
        if not self._others_have_loot(seat):
            moves.add(LAY_ANIMALS)
            return
        for target in range(self.players):
            if target != seat:
                moves.add(LAY_ANIMALS_ON + target)

    def _others_have_loot(self, seat: i64) -> bool:
        return any(other != seat and self.loot[other] > 0 for other in range(self.players))

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        """The rule that forbids the move."""
        if self.over:
            return Refusal("U15", "game-over")
        if seat != self.turn:
            return Refusal("U5", "not-your-turn", {"seat": int(self.turn)})
        kind = kind_of(move)
        held = self.hands[seat * KINDS + kind]
        if not held:
            return Refusal("U6", "not-in-hand", {"card": NAMES[kind]})
        if kind == STRENGTH and move - LAY_STRENGTH + 1 > held:
            return Refusal("UQ7", "not-so-many", {"count": int(held)})
        if kind == ANIMALS:
            return self._animals_refusal(seat, move - LAY_ANIMALS_ON)
        return None

    def _animals_refusal(self, seat: i64, target: i64) -> Refusal | None:
        if target >= self.players or target == seat:
            return Refusal("CQ3", "no-such-opponent")
        loot = self._others_have_loot(seat)
        if target < 0 and loot:
            return Refusal("U9", "name-a-target")
        if target >= 0 and not loot:
            return Refusal("UQ19", "nobody-has-loot")
        return None

    # ---- a turn ---------------------------------------------------------------------------

    def play(self, seat: i64, move: i64, events: list[Event] | None) -> None:
        """U6: lay a card and carry out its effect, then draw back up to five."""
        kind = kind_of(move)
        count: i64 = move - LAY_STRENGTH + 1 if kind == STRENGTH else 1
        self._lay(seat, kind, count, events)
        if kind < STRENGTH:
            self._saucer(seat, kind, events)
        elif kind == STRENGTH:
            self._take_from_earth(seat, count, events)  # U11
        elif kind == RECRUIT:
            self._take_from_earth(seat, self._recruits_showing(), events)  # U10
        elif kind == ANIMALS:
            if move != LAY_ANIMALS:
                self._rob(seat, move - LAY_ANIMALS_ON, ANIMALS_VALUE, events)  # U9
        else:
            self._general(seat, events)
        self.turns += 1
        if self.earth == 0:  # U15, UQ14: at once, nobody draws
            self.over = EARTH_EMPTY
            return
        self._draw_up(seat, events)
        if self.turns == TURN_LIMIT:
            self.over = LIMIT_REACHED  # UQ17
            return
        self._pass_turn(events)

    def _lay(self, seat: i64, kind: i64, count: i64, events: list[Event] | None) -> None:
        """U7: on top of one's own stack, covering its previous top (UQ2)."""
        self.hands[seat * KINDS + kind] -= count
        self.sizes[seat] -= count
        self.tops[seat] = kind
        self.heights[seat] += count
        self.laid_count = fill(self.laid, self.laid_count, kind, count)
        if self.opened:
            self._count_off(seat, kind, count)
        if events is not None:
            events.append(Laid(int(seat), NAMES[kind], int(count)))

    def _saucer(self, seat: i64, kind: i64, events: list[Event] | None) -> None:
        """U8: rob the first player clockwise who shows the same saucer (UQ1, UQ3), else Earth."""
        for step in range(1, self.players):
            other = (seat + step) % self.players
            if self.tops[other] == kind:
                self._rob(seat, other, SAUCER_VALUE[kind], events)
                return
        self._take_from_earth(seat, SAUCER_VALUE[kind], events)

    def _recruits_showing(self) -> i64:
        showing: i64 = 0
        for seat in range(self.players):
            if self.tops[seat] == RECRUIT:
                showing += 1
        return showing

    def _take_from_earth(self, seat: i64, due: i64, events: list[Event] | None) -> None:
        """UQ4: if Earth has too few, take what is left."""
        count = due if due < self.earth else self.earth
        self.earth -= count
        self.loot[seat] += count
        if events is not None:
            events.append(Took(int(seat), int(count)))

    def _rob(self, seat: i64, target: i64, due: i64, events: list[Event] | None) -> None:
        """U8, UQ5: who has too few gives all, and Earth does not make up for it."""
        count = due if due < self.loot[target] else self.loot[target]
        self.loot[target] -= count
        self.loot[seat] += count
        if events is not None:
            events.append(Robbed(int(seat), int(target), int(count)))

    def _general(self, seat: i64, events: list[Event] | None) -> None:
        """U12: the others give back the value of their top card, all read at the same moment (UQ8)."""
        recruits = self._recruits_showing()
        for step in range(1, self.players):
            other = (seat + step) % self.players
            due = top_value(self.tops[other], recruits)
            count = due if due < self.loot[other] else self.loot[other]
            self.loot[other] -= count
            self.earth += count
            if events is not None and count:
                events.append(Returned(int(other), int(count)))
        if events is not None:
            events.append(Gathered(int(seat), int(self.laid_count)))
        self._gather()

    def _gather(self) -> None:
        """U13: all stacks, the General's own included, are shuffled and slid under the pile."""
        gathered = self.laid_count
        self.rng.shuffle(self.laid, 0, gathered)
        self.batches += 1
        top = self.pile_count
        while top > 0:
            top -= 1
            self.pile[top + gathered] = self.pile[top]
            self.batch[top + gathered] = self.batch[top]
        for place in range(gathered):
            self.pile[place] = self.laid[place]
            self.batch[place] = self.batches
            self.laid[place] = NOTHING
        self.pile_count += gathered
        self.laid_count = 0
        for seat in range(self.players):
            self.tops[seat] = NOTHING
            self.heights[seat] = 0

    def _draw_up(self, seat: i64, events: list[Event] | None) -> None:
        """U6: draw until five; UQ10: with a short pile draw what there is."""
        drawn: list[str] | None = None if events is None else []
        while self.sizes[seat] < HAND and self.pile_count:
            kind = self._draw(seat)
            if drawn is not None:
                drawn.append(NAMES[kind])
        if events is not None and drawn:
            events.append(Drew(int(seat), len(drawn), drawn))

    def _draw(self, seat: i64) -> i64:
        place = self.pile_count - 1
        kind = self.pile[place]
        if self.batch[place] != self.opened:
            self._open(self.batch[place])
        self.pile[place] = NOTHING
        self.batch[place] = 0
        self.pile_count = place
        self.hands[seat * KINDS + kind] += 1
        self.sizes[seat] += 1
        return kind

    def _pass_turn(self, events: list[Event] | None) -> None:
        """U14: who has no card misses turns while there is no pile; UQ12: and refills once there is."""
        missed: i64 = 0
        while True:
            self.turn = (self.turn + 1) % self.players
            if self.sizes[self.turn]:
                return
            if self.pile_count:
                self._draw_up(self.turn, events)
                return
            missed += 1
            if missed == self.players:
                self._deal_stacks_again(events)
                return
            if events is not None:
                events.append(Missed(int(self.turn)))

    def _deal_stacks_again(self, events: list[Event] | None) -> None:
        """UQ13: no card in any hand or in the pile: the stacks become the pile, everybody draws five."""
        self.turn = (self.turn + 1) % self.players
        if events is not None:
            events.append(DealtAgain(int(self.laid_count)))
        self._gather()
        for step in range(self.players):
            self._draw_up((self.turn + step) % self.players, events)

    # ---- the outcome ----------------------------------------------------------------------

    def scores(self) -> list[int]:
        """U16: loot counts."""
        return [int(count) for count in self.loot]

    def winners(self) -> list[int]:
        """U16: most loot; ties share the win."""
        if not self.over:
            return []
        return best_seats(self.scores())

    def why_over(self) -> str:
        """Earth empty (U15) or the turn limit (UQ17)."""
        return REASONS[self.over]

    def census(self) -> list[int]:
        """Cards of each kind, then loot tokens."""
        counts = [0] * (KINDS + 1)
        for place in range(self.players * KINDS):
            counts[place % KINDS] += int(self.hands[place])
        for place in range(self.laid_count):
            counts[self.laid[place]] += 1
        for place in range(self.pile_count):
            counts[self.pile[place]] += 1
        counts[KINDS] = int(self.earth) + sum(self.scores())
        return counts


def kind_of(move: i64) -> i64:
    """The kind of card a move lays."""
    if move < LAY_RECRUIT:
        return move
    if move == LAY_RECRUIT:
        return RECRUIT
    if move == LAY_GENERAL:
        return GENERAL
    return STRENGTH if move < LAY_ANIMALS else ANIMALS


def top_value(kind: i64, recruits: i64) -> i64:
    """U12: what a General's victim gives back for the card on top."""
    if kind == NOTHING:
        return 0
    if kind < STRENGTH:
        return SAUCER_VALUE[kind]
    if kind == STRENGTH:
        return STRENGTH_VALUE
    return recruits if kind == RECRUIT else ANIMALS_VALUE


def deal(players: i64, options: dict[str, int], start: i64, rng: Rng) -> Looters:
    """U1-U5: tokens on Earth, five cards each, the rest is the pile."""
    saucers: i64 = options["saucers"]
    copies = vec[i64]([saucers] * KINDS)
    copies[STRENGTH] = options["strength"]
    copies[RECRUIT] = options["recruit"]
    copies[ANIMALS] = options["animals"]
    copies[GENERAL] = options["general"]
    total: i64 = 0
    for number in copies:
        total += number
    cards = vec[i64]([i64(0)] * total)
    place: i64 = 0
    for kind in range(KINDS):
        place = fill(cards, place, kind, copies[kind])
    state = Looters()
    state.players = players
    state.rng = rng
    state.earth = options["tokens"]  # U1
    state.loot = vec[i64]([i64(0)] * players)
    state.hands = vec[i64]([i64(0)] * (players * KINDS))
    state.sizes = vec[i64]([i64(0)] * players)
    state.tops = vec[i64]([NOTHING] * players)  # U3
    state.heights = vec[i64]([i64(0)] * players)
    state.laid = vec[i64]([NOTHING] * total)
    state.pile = cards
    state.pile_count = total
    state.batch = vec[i64]([i64(0)] * total)
    state.surely_held = vec[i64]([i64(0)] * ((players + 1) * KINDS))
    state.turn = rng.below(players) if start == NOBODY else start  # U5, CQ1
    rng.shuffle(state.pile, 0, state.pile_count)
    for step in range(players):
        state._draw_up((state.turn + step) % players, None)  # U2, U4
    return state
