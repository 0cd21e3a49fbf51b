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
from saucer.kernel.arrays import vec
from saucer.kernel.events import Event, Refusal
from saucer.kernel.rng import Rng
from saucer.kernel.state import NOBODY, Moves, State

# Moves: 0-8 a saucer; 9 Recruitment; 10 General; 11-15 one to five Strength cards;
# 16 Animals on nobody (UQ19); 17 + seat Animals on that seat.
LAY_RECRUIT: Final[i64] = 9
LAY_GENERAL: Final[i64] = 10
LAY_STRENGTH: Final[i64] = 11
LAY_ANIMALS: Final[i64] = 16
LAY_ANIMALS_ON: Final[i64] = 17
MOVES: Final[i64] = 22

NOTHING: Final[i64] = -1  # no card: an empty stack, an unused place

RUNNING: Final[i64] = 0
EARTH_EMPTY: Final[i64] = 1
LIMIT_REACHED: Final[i64] = 2
REASONS: Final = ("", "earth-empty", "turn-limit")


@final
class Looters(State):
    """A position of looters."""

    def __init__(self) -> None:
        super().__init__()
        self.turn: i64 = 0  # the seat to lay a card
        self.turns: i64 = 0  # turns played, 0-200; missed ones do not count (UQ18)
        self.over: i64 = RUNNING  # why the game is over
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
        # What can be known of hidden cards. A General's gathered cards are a batch of known content.
        self.batch: vec[i64] = EMPTY  # [place in pile] 0 = first shuffle, n = gathered by the n-th General
        self.batches: i64 = 0  # how many batches have been gathered
        self.opened: i64 = 0  # the newest batch that anybody has drawn from
        self.surely_held: vec[i64] = EMPTY  # [viewer * KINDS + kind] cards surely in hands other than
        # the viewer's and not in the pile, because the pile was known; the last viewer is a spectator

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

    # ---- whose turn, and what may be done -------------------------------------------------

    def actors(self) -> i64:
        """The one seat whose turn it is."""
        return 0 if self.over else 1 << self.turn

    def mover(self) -> i64:
        """The seat whose turn it is."""
        return self.turn

    def legal(self, seat: i64, moves: Moves) -> None:
        """Laying a card is compulsory: there is no pass (UQ6)."""
        moves.count = 0
        if self.over or seat != self.turn:
            return
        hand = self.hands
        first = seat * KINDS
        kind: i64 = 0
        while kind < STRENGTH:
            if hand[first + kind]:
                moves.add(kind)
            kind += 1
        if hand[first + RECRUIT]:
            moves.add(LAY_RECRUIT)
        if hand[first + GENERAL]:
            moves.add(LAY_GENERAL)
        number: i64 = 0
        while number < hand[first + STRENGTH] and number < HAND:  # UQ7: one to five, as many as you like
            moves.add(LAY_STRENGTH + number)
            number += 1
        if hand[first + ANIMALS]:
            self._add_animals(seat, moves)

    def _add_animals(self, seat: i64, moves: Moves) -> None:
        """U9, UQ5: any opponent may be named. UQ19: with no loot among them there is one move."""
        if not self._others_have_loot(seat):
            moves.add(LAY_ANIMALS)
            return
        target: i64 = 0
        while target < self.players:
            if target != seat:
                moves.add(LAY_ANIMALS_ON + target)
            target += 1

    def _others_have_loot(self, seat: i64) -> bool:
        other: i64 = 0
        while other < self.players:
            if other != seat and self.loot[other]:
                return True
            other += 1
        return False

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
        count = move - LAY_STRENGTH + 1 if kind == STRENGTH else 1
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
        """U7: on top of the own stack, covering what was there (UQ2)."""
        self.hands[seat * KINDS + kind] -= count
        self.sizes[seat] -= count
        self.tops[seat] = kind
        self.heights[seat] += count
        i: i64 = 0
        while i < count:
            self.laid[self.laid_count] = kind
            self.laid_count += 1
            i += 1
        if self.opened:
            self._count_off(seat, kind, count)
        if events is not None:
            events.append(Laid(int(seat), NAMES[kind], int(count)))

    def _saucer(self, seat: i64, kind: i64, events: list[Event] | None) -> None:
        """U8: rob the first player clockwise who shows the very same saucer (UQ1, UQ3), else Earth."""
        step: i64 = 1
        while step < self.players:
            other = (seat + step) % self.players
            if self.tops[other] == kind:
                self._rob(seat, other, SAUCER_VALUE[kind], events)
                return
            step += 1
        self._take_from_earth(seat, SAUCER_VALUE[kind], events)

    def _recruits_showing(self) -> i64:
        showing: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if self.tops[seat] == RECRUIT:
                showing += 1
            seat += 1
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
        step: i64 = 1
        while step < self.players:
            other = (seat + step) % self.players
            due = top_value(self.tops[other], recruits)
            count = due if due < self.loot[other] else self.loot[other]
            self.loot[other] -= count
            self.earth += count
            if events is not None and count:
                events.append(Returned(int(other), int(count)))
            step += 1
        if events is not None:
            events.append(Gathered(int(seat), int(self.laid_count)))
        self._gather()

    def _gather(self) -> None:
        """U13: all stacks, the General's own included, are shuffled and slid under the pile."""
        gathered = self.laid_count
        self.rng.shuffle(self.laid, 0, gathered)
        self.batches += 1
        place = self.pile_count - 1
        while place >= 0:
            self.pile[place + gathered] = self.pile[place]
            self.batch[place + gathered] = self.batch[place]
            place -= 1
        place = 0
        while place < gathered:
            self.pile[place] = self.laid[place]
            self.batch[place] = self.batches
            self.laid[place] = NOTHING
            place += 1
        self.pile_count += gathered
        self.laid_count = 0
        seat: i64 = 0
        while seat < self.players:
            self.tops[seat] = NOTHING
            self.heights[seat] = 0
            seat += 1

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
        step: i64 = 0
        while step < self.players:
            self._draw_up((self.turn + step) % self.players, events)
            step += 1

    # ---- what may be known of hidden cards ------------------------------------------------

    def _open(self, batch: i64) -> None:
        """The first card of a batch is drawn: all older hidden cards are in hands, and can be counted."""
        self.opened = batch
        viewer: i64 = 0
        while viewer <= self.players:
            kind: i64 = 0
            while kind < KINDS:
                held: i64 = 0
                seat: i64 = 0
                while seat < self.players:
                    if seat != viewer:
                        held += self.hands[seat * KINDS + kind]
                    seat += 1
                self.surely_held[viewer * KINDS + kind] = held
                kind += 1
            viewer += 1

    def _count_off(self, seat: i64, kind: i64, count: i64) -> None:
        """Laid cards may be those that were surely held."""
        viewer: i64 = 0
        while viewer <= self.players:
            place = viewer * KINDS + kind
            if viewer != seat:
                sure = self.surely_held[place] - count
                self.surely_held[place] = sure if sure > 0 else 0
            viewer += 1

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
        kind: i64 = 0
        while kind < KINDS:
            count = self.surely_held[viewer * KINDS + kind]
            pool[kind] -= count
            sure = _append(hidden, sure, kind, count)
            kind += 1
        total = sure
        kind = 0
        while kind < KINDS:
            total = _append(hidden, total, kind, pool[kind])
            kind += 1
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
        place = start
        while place < stop:
            counts[self.pile[place]] += 1
            place += 1
        place = start
        kind: i64 = 0
        while kind < KINDS:
            place = _append(self.pile, place, kind, counts[kind])
            kind += 1

    def _hidden_counts(self, seat: i64, first_open: i64) -> vec[i64]:
        """How many of each kind are in other hands and in the open part of the pile."""
        pool = vec[i64]([i64(0)] * KINDS)
        place = first_open
        while place < self.pile_count:
            pool[self.pile[place]] += 1
            place += 1
        place = 0
        while place < self.players * KINDS:
            if place // KINDS != seat:
                pool[place % KINDS] += self.hands[place]
            place += 1
        return pool

    def _deal_hidden(self, seat: i64, rng: Rng, hidden: vec[i64], first_open: i64) -> None:
        """Hands are dealt from the front of the hidden cards, which hold all sure ones; the rest is the pile."""
        in_hands: i64 = 0
        other: i64 = 0
        while other < self.players:
            if other != seat:
                in_hands += self.sizes[other]
            other += 1
        rng.shuffle(hidden, 0, in_hands)
        place: i64 = 0
        other = 0
        while other < self.players:
            if other != seat:
                kind: i64 = 0
                while kind < KINDS:
                    self.hands[other * KINDS + kind] = 0
                    kind += 1
                stop = place + self.sizes[other]
                while place < stop:
                    self.hands[other * KINDS + hidden[place]] += 1
                    place += 1
            other += 1
        open_place = first_open
        while open_place < self.pile_count:
            self.pile[open_place] = hidden[place]
            place += 1
            open_place += 1

    def _imagine_knowledge(self, viewer: i64) -> None:
        """What the others surely know is hidden too: at least all that a spectator knows, less their hands."""
        place: i64 = 0
        spectator = self.players * KINDS
        while place < spectator:
            if place // KINDS != viewer:
                sure = self.surely_held[spectator + place % KINDS] - self.hands[place]
                self.surely_held[place] = sure if sure > 0 else 0
            place += 1

    # ---- the outcome ----------------------------------------------------------------------

    def scores(self) -> list[int]:
        """U16: loot counts."""
        return [int(count) for count in self.loot]

    def winners(self) -> list[int]:
        """U16: most loot; ties share the win."""
        if not self.over:
            return []
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.players) if scores[seat] == best]

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


EMPTY: Final = vec[i64]()


def _append(cards: vec[i64], place: i64, kind: i64, count: i64) -> i64:
    stop = place + count
    while place < stop:
        cards[place] = kind
        place += 1
    return stop


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
    kind: i64 = 0
    while kind < KINDS:
        place = _append(cards, place, kind, copies[kind])
        kind += 1
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
    step: i64 = 0
    while step < players:
        state._draw_up((state.turn + step) % players, None)  # U2, U4
        step += 1
    return state
