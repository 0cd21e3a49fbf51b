"""The rules of powers: shed your hand, steal a colour's power (N1-N25, NQ1-NQ46)."""

from typing import Final, final

from mypy_extensions import i64

from saucer.games.powers.components import (
    BLUE,
    CARDS,
    CHARACTER,
    CHOICE,
    CLASSIC_DECK,
    COLOUR_OF,
    COLOURS,
    DRAW_TWO,
    GREEN,
    HAND,
    KINDS,
    NAMES,
    OF_COLOUR,
    OF_RANK,
    POWER_CARDS,
    POWERS_DECK,
    RANK_COUNT,
    RANK_OF,
    RED,
    REVERSE,
    ROUND_LIMIT,
    TURN_LIMIT,
    VALUE,
    WILD,
    WILD_FOUR,
    WILDS,
    YELLOW,
)
from saucer.games.powers.events import (
    Called,
    Caught,
    Challenged,
    Counted,
    Dealt,
    Drew,
    Ended,
    Gave,
    Guilty,
    Innocent,
    Kept,
    Laid,
    LaidBlind,
    Named,
    Passed,
    Refilled,
    Reversed,
    Shielded,
    Skipped,
    Stalled,
    StolePower,
    Sunk,
    TookPower,
    Totals,
    TurnedBack,
    TurnedUp,
    WentOut,
)
from saucer.kernel.arrays import vec
from saucer.kernel.bits import bit
from saucer.kernel.events import Event, Refusal
from saucer.kernel.rng import Rng
from saucer.kernel.state import NOBODY, Moves, State

# Moves: 0-51 lay a coloured card; then wilds by the colour named: 52-67 a Character, 68-83 Power Choice
# by the power taken, 84-87 Wild Draw Four, 88-91 the plain Wild. The same again with a call (NQ20).
LAY_CHARACTER: Final[i64] = 52  # + power * 4 + colour
LAY_CHOICE: Final[i64] = 68  # + power * 4 + colour
LAY_WILD_FOUR: Final[i64] = 84  # + colour
LAY_WILD: Final[i64] = 88  # + colour
LAYS: Final[i64] = 92  # + any of the above: laid with a call
DRAW: Final[i64] = 184
KEEP: Final[i64] = 185  # not laying the card just drawn
END: Final[i64] = 186  # no second card (NQ31)
CHALLENGE: Final[i64] = 187
ACCEPT: Final[i64] = 188
BLIND: Final[i64] = 189  # GREEN's play from the pile
BLIND_CALL: Final[i64] = 190
NAME_COLOUR: Final[i64] = 191  # + colour: for the first card, or a wild laid blind
TAKE_POWER: Final[i64] = 195  # + power * 4 + colour: for a Power Choice laid blind
CALL: Final[i64] = 211
CATCH: Final[i64] = 212  # + seat
GIVE: Final[i64] = 222  # + rank * 10 + seat: a red card
MOVES: Final[i64] = 352
MOST_SEATS: Final[i64] = 10

# What the game waits for.
TURN: Final[i64] = 0  # a card, or a draw
DRAWN: Final[i64] = 1  # the drawn card to be laid or kept
SECOND: Final[i64] = 2  # BLUE's second card
STRUCK: Final[i64] = 3  # a Wild Draw Four to be accepted or challenged
FIRST_COLOUR: Final[i64] = 4  # the colour of the first card
BLIND_CHOICE: Final[i64] = 5  # colour and power of a wild laid blind
STAGES: Final = ("turn", "drawn", "second", "struck", "first-colour", "blind-choice")
STAGE_RULES: Final = ("N5", "N7", "NQ31", "N13", "NQ5", "NQ38")

RUNNING: Final[i64] = 0
TARGET_REACHED: Final[i64] = 1
ONE_ROUND: Final[i64] = 2
LIMIT_REACHED: Final[i64] = 3
REASONS: Final = ("", "target-reached", "one-round", "round-limit")

NO_CARD: Final[i64] = -1
NO_COLOUR: Final[i64] = -1

# A card in a hand: its kind, and above it a bit for each viewer who has seen it there.
KIND_BITS: Final[i64] = 63
SEEN: Final[i64] = 6
EVERY_VIEWER: Final[i64] = 0x11111111111  # a count of one, in four bits, for ten seats and the spectators


@final
class Powers(State):
    """A position of powers."""

    def __init__(self) -> None:
        super().__init__()
        # The table's settings.
        self.target: i64 = 0  # points that end the game; 0 = one round
        self.own: bool = False  # N25: everyone books the own cards
        self.powers: bool = False  # the powers deck; else the classic one (NQ44)
        self.gives_all: bool = False  # NQ10: RED may give the last card away
        self.sinks: bool = False  # NQ42 in version 1: a Wild Draw Four turned up first goes under the pile
        # The game.
        self.round: i64 = 0  # 1-100
        self.over: i64 = RUNNING  # why the game is over
        self.totals: vec[i64] = (
            EMPTY  # [seat] points of the finished rounds; never changed in place, so clones share it
        )
        self.booked: vec[i64] = EMPTY  # [round * players + seat] the totals after each finished round; never changed
        self.won: i64 = 0  # bit mask of the seats that won the last finished round
        self.dealer: i64 = 0
        self.draws: vec[i64] = EMPTY  # [draw * players + seat] N2's cards, NO_CARD for who did not draw; never changed
        # The round.
        self.turn: i64 = 0  # the seat the game waits for
        self.stage: i64 = TURN  # and what for
        self.direction: i64 = 1  # 1 left, -1 right
        self.turns: i64 = 0  # turns begun after the first, 0-1000
        self.passes: i64 = 0  # turns passed in a row because nothing could be drawn (NQ45)
        self.colour: i64 = 0  # the colour in force, 0-3, or NO_COLOUR before the first is named
        self.before: i64 = 0  # the colour in force before the last card was laid
        self.hit: i64 = 0  # bit mask of the seats that lose their turn by this turn's cards (NQ12)
        self.due: i64 = NOBODY  # the seat that has laid down to one card and has not called (N20)
        self.suspect: i64 = NOBODY  # who laid the Wild Draw Four that may be challenged
        self.settled: i64 = 0  # how many cards the suspect held on laying it: the first ones of the hand
        self.owners: vec[i64] = EMPTY  # [colour] the seat that has the power, or NOBODY; never changed in place either
        # The cards.
        self.hands: vec[i64] = EMPTY  # [seat * CARDS + place] kind | viewers << SEEN, then NO_CARD
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

    def clone(self) -> "Powers":
        """An independent copy."""
        twin = Powers()
        twin.players = self.players
        twin.rng = self.rng.clone()
        twin.target = self.target
        twin.own = self.own
        twin.powers = self.powers
        twin.gives_all = self.gives_all
        twin.sinks = self.sinks
        twin.round = self.round
        twin.over = self.over
        twin.totals = self.totals
        twin.booked = self.booked
        twin.won = self.won
        twin.dealer = self.dealer
        twin.draws = self.draws
        twin.turn = self.turn
        twin.stage = self.stage
        twin.direction = self.direction
        twin.turns = self.turns
        twin.passes = self.passes
        twin.colour = self.colour
        twin.before = self.before
        twin.hit = self.hit
        twin.due = self.due
        twin.suspect = self.suspect
        twin.settled = self.settled
        twin.owners = self.owners
        twin.hands = self.hands[:]
        twin.sizes = self.sizes[:]
        twin.pile = self.pile[:]
        twin.pile_count = self.pile_count
        twin.laid = self.laid[:]
        twin.laid_count = self.laid_count
        if len(self.sure):
            twin.sure = self.sure[:]
        twin.watched = self.watched[:]
        twin.tracking = self.tracking
        return twin

    # ---- setup ----------------------------------------------------------------------------

    def _draw_for_dealer(self) -> None:
        """N2, NQ43: each draws a card, symbols count 0, the highest deals; NQ2: the tied draw again."""
        shown: list[i64] = []
        tied: i64 = (1 << self.players) - 1
        while tied & (tied - 1):
            self.rng.shuffle(self.pile, 0, CARDS)
            drawing = tied
            best: i64 = -1
            seat: i64 = 0
            while seat < self.players:
                kind = self.pile[seat] if drawing >> seat & 1 else NO_CARD
                shown.append(kind)
                number = drawn_number(kind)
                if number > best:
                    best = number
                    tied = 0
                if number == best:
                    tied |= 1 << seat
                seat += 1
        self.dealer = 0
        while tied >> self.dealer != 1:
            self.dealer += 1
        self.draws = vec[i64](shown)

    def _deal_round(self, events: list[Event] | None) -> None:
        """N1, NQ3: all powers lie in the middle again. N3, NQ42: seven cards each, one by one."""
        self.round += 1
        self.stage = TURN
        self.direction = 1
        self.turns = 0
        self.passes = 0
        self.hit = 0
        self.due = NOBODY
        self.suspect = NOBODY
        self.settled = 0
        self.sure = EMPTY
        self.watched = vec[i64]([i64(0)] * self.players)
        self.owners = vec[i64]([NOBODY] * POWER_CARDS)
        self._gather()
        self.rng.shuffle(self.pile, 0, CARDS)
        if events is not None:
            events.append(Dealt(int(self.dealer), int(self.round)))
        first = self._after(self.dealer)
        step: i64 = 0
        while step < HAND * self.players:
            self._take_top((first + step) % self.players)
            step += 1
        if events is not None:
            self._tell_hands(first, events)
        self._turn_up(events)

    def _gather(self) -> None:
        """All cards into the pile: discards, then hands from the dealer's left."""
        place: i64 = 0
        while place < self.laid_count:
            self._to_pile(self.laid[place])
            self.laid[place] = NO_CARD
            place += 1
        self.laid_count = 0
        step: i64 = 1
        while step <= self.players:
            seat = (self.dealer + step) % self.players
            place = seat * CARDS
            stop = place + self.sizes[seat]
            while place < stop:
                self._to_pile(self.hands[place] & KIND_BITS)
                self.hands[place] = NO_CARD
                place += 1
            self.sizes[seat] = 0
            step += 1

    def _to_pile(self, kind: i64) -> None:
        self.pile[self.pile_count] = kind
        self.pile_count += 1

    def _tell_hands(self, first: i64, events: list[Event]) -> None:
        for step in range(self.players):
            seat = (int(first) + step) % int(self.players)
            cards = self._names_in_hand(seat)
            events.append(Drew(seat, len(cards), cards))

    def _names_in_hand(self, seat: i64) -> list[str]:
        return [NAMES[kind] for kind in sorted(hand_of(self, seat))]

    def _turn_up(self, events: list[Event] | None) -> None:
        """N4: the first card, with what it does to the player left of the dealer."""
        kind = self._from_pile()
        while kind == WILD_FOUR:
            if events is not None:
                events.append(Sunk(NAMES[WILD_FOUR]) if self.sinks else TurnedBack(NAMES[WILD_FOUR]))
            self._turn_back()
            kind = self._from_pile()
        self.laid[0] = kind
        self.laid_count = 1
        self.before = NO_COLOUR
        if events is not None:
            events.append(TurnedUp(NAMES[kind]))
        if kind >= CHARACTER:  # N14, N15, NQ5: left of the dealer names the colour; nobody gets a power
            self.colour = NO_COLOUR
            self.turn = self._after(self.dealer)
            self.stage = FIRST_COLOUR
            return
        self.colour = COLOUR_OF[kind]
        if RANK_OF[kind] == REVERSE and self.players > 2:  # N10: the dealer plays first, then play goes right
            self.direction = -1
            self.turn = self.dealer
            return
        self._act(self.dealer, RANK_OF[kind], events)  # N9, N11: as if the dealer had laid it
        self.turn = self._next(self.dealer)  # N5: left of the dealer, unless hit
        self.hit = 0

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

    # ---- who may act ----------------------------------------------------------------------

    def actors(self) -> i64:
        """The seat the game waits for, those who may call or catch (N20), and who may give (N16).

        Who holds RED is listed only with a red card to give: nobody else should be shown this mask.
        """
        if self.over:
            return 0
        mask: i64 = 1 << self.turn
        due = self.due
        if due != NOBODY and self.sizes[due] == 1:
            if self.stage in (SECOND, BLIND_CHOICE):
                mask |= 1 << due
            else:
                mask = (1 << self.players) - 1
        if self.powers:
            giver = self.owners[RED]
            if giver != NOBODY and not mask >> giver & 1 and self._can_give(giver):
                mask |= 1 << giver
        return mask

    def seen_as(self, seat: i64, move: i64, viewer: i64) -> i64:
        """N16: only giver and receiver know which red card is given."""
        if move < GIVE:
            return move
        target = (move - GIVE) % MOST_SEATS
        return move if viewer in (seat, target) else GIVE + target

    def chapter(self) -> i64:
        """Each round starts anew."""
        return self.round

    def mover(self) -> i64:
        """The seat the game waits for: to lay, to name a colour, to answer a Wild Draw Four."""
        return self.turn

    def legal(self, seat: i64, moves: Moves) -> None:
        """All that the seat may do now, in turn and out of turn."""
        moves.count = 0
        if self.over:
            return
        if seat == self.turn:
            self._add_turn(seat, moves)
        if self.due != NOBODY:
            self._add_call(seat, moves)
        if self.powers and self.owners[RED] == seat and self._can_give(seat):
            self._add_gifts(seat, moves)

    # ---- a turn ---------------------------------------------------------------------------

    def _add_turn(self, seat: i64, moves: Moves) -> None:
        stage = self.stage
        size = self.sizes[seat]
        if stage == TURN:
            self._add_lays(seat, 0, size, moves)
            if self.powers and moves.count == 0 and self.owners[GREEN] == seat and self._can_draw():
                moves.add(BLIND)  # N18
                if size == 1:
                    moves.add(BLIND_CALL)  # NQ38
            moves.codes[moves.count] = DRAW  # N6, N7: always allowed, with playable cards too
            moves.count += 1
        elif stage == DRAWN:
            self._add_lays(seat, size - 1, size, moves)
            moves.codes[moves.count] = KEEP
            moves.count += 1
        elif stage == SECOND:
            self._add_lays(seat, 0, size, moves)
            moves.add(END)
        else:
            self._add_answers(moves)

    def _add_answers(self, moves: Moves) -> None:
        if self.stage == STRUCK:
            moves.add(ACCEPT)
            moves.add(CHALLENGE)
        elif self.stage == FIRST_COLOUR or self.laid[self.laid_count - 1] != CHOICE:
            add_range(moves, NAME_COLOUR, 4)
        else:
            add_range(moves, TAKE_POWER, 16)

    def _fits(self) -> i64:
        """N5, N8: the kinds that may be laid: same colour, number or symbol, or wild.

        NQ33: a Wild Draw Four among them, whatever the hand: N12 decides guilt only.
        """
        return OF_COLOUR[self.colour] | OF_RANK[self.laid[self.laid_count - 1]] | WILDS

    def _add_lays(self, seat: i64, start: i64, stop: i64, moves: Moves) -> None:
        """Each kind that fits once, out of some places of the hand; with a call too where one is due."""
        hands = self.hands
        codes = moves.codes
        count: i64 = 0
        fits = self._fits()
        place = seat * CARDS + start
        end = seat * CARDS + stop
        while place < end:
            kind = hands[place] & KIND_BITS
            fit = fits >> kind & 1
            fits ^= fit << kind
            if kind < CHARACTER:  # no branch on fitting: it is even chance, and this is the hottest place
                codes[count] = kind
                count += fit
            elif fit:
                code = first_lay(kind)
                last = code + (16 if kind == CHOICE else 4)  # N15, NQ7: any power may be named
                while code < last:
                    codes[count] = code
                    count += 1
                    code += 1
            place += 1
        if self.sizes[seat] == 2:
            place = 0
            end = count
            while place < end:
                codes[count] = codes[place] + LAYS
                count += 1
                place += 1
        moves.count = count

    def play(self, seat: i64, move: i64, events: list[Event] | None) -> None:
        """Carry out a move, in turn or out of turn."""
        if move < LAYS:
            self._lay(seat, move, False, events)
        elif move < DRAW:
            self._lay(seat, move - LAYS, True, events)
        elif move == DRAW:
            self._draw_one(seat, events)
        elif move < CHALLENGE:  # KEEP or END; after END the own call stays due (NQ11)
            if events is not None:
                events.append(Kept(int(seat)) if move == KEEP else Ended(int(seat)))
            self._next_turn(seat, events)
        elif move < CALL:
            self._answer(seat, move, events)
        else:
            self._interrupt(seat, move, events)

    def _answer(self, seat: i64, move: i64, events: list[Event] | None) -> None:
        if move == CHALLENGE:
            self._challenge(seat, events)
        elif move == ACCEPT:
            self._accept(seat, events)
        elif move <= BLIND_CALL:
            self._lay_blind(seat, move == BLIND_CALL, events)
        elif self.stage == FIRST_COLOUR:
            self._name_colour(seat, move - NAME_COLOUR, events)
            self.stage = TURN  # NQ5: who named it plays first
        else:
            self._choose(seat, move, events)

    def _interrupt(self, seat: i64, move: i64, events: list[Event] | None) -> None:
        if move == CALL:
            self._call(seat, events)
        elif move < GIVE:
            self._catch(seat, move - CATCH, events)
        else:
            self._give(seat, (move - GIVE) // MOST_SEATS, (move - GIVE) % MOST_SEATS, events)

    def _lay(self, seat: i64, lay: i64, called: bool, events: list[Event] | None) -> None:
        """N5: a card from the hand; the drawn one (N6) and BLUE's second (N17) alike."""
        kind = kind_of(lay)
        before_second = self.stage == TURN  # NQ11: not after drawing
        self._take_out(seat, kind)
        if len(self.sure):
            self._count_off(seat, kind)
        if events is not None:
            events.append(Laid(int(seat), NAMES[kind]))
        self._put_down(seat, kind, called, events)
        if kind >= CHARACTER:
            self._name_colour(seat, lay & 3, events)
            if kind <= CHOICE:
                self._take_power(seat, power_of(lay), events)
        self._resolve(seat, kind, before_second, events)

    def _put_down(self, seat: i64, kind: i64, called: bool, events: list[Event] | None) -> None:
        """On the discard pile. NQ39: every laying that leaves exactly one card needs its own call."""
        self.laid[self.laid_count] = kind
        self.laid_count += 1
        self.passes = 0
        self.before = self.colour
        if kind < CHARACTER:
            self.colour = COLOUR_OF[kind]
        self.due = NOBODY
        if self.sizes[seat] == 1:
            if not called:
                self.due = seat
            elif events is not None:
                events.append(Called(int(seat)))

    def _resolve(self, seat: i64, kind: i64, before_second: bool, events: list[Event] | None) -> None:
        """NQ29: the card acts at once; then the round ends, BLUE goes on, or the turn passes."""
        if kind < CHARACTER:
            if RANK_OF[kind] >= DRAW_TWO:
                self._act(seat, RANK_OF[kind], events)
        elif kind == WILD_FOUR:
            if self._strike_four(seat, events):
                return
            before_second = False  # NQ11: laid first, it ends the turn
        if self.sizes[seat] == 0:
            self._go_out(seat, events)
        elif before_second and self.owners[BLUE] == seat:
            self.stage = SECOND  # N17, NQ31: always asked, fitting card or not
        else:
            self._next_turn(seat, events)

    def _draw_one(self, seat: i64, events: list[Event] | None) -> None:
        """N6, N7, NQ24: one card, which may then be laid. Asked even where it does not fit, as in NQ31."""
        self.due = NOBODY
        if self._draw(seat, 1, events):
            self.passes = 0
            self.stage = DRAWN
            return
        if events is not None:  # NQ23: who cannot draw passes
            events.append(Passed(int(seat)))
        self.passes += 1
        if self.passes == self.players:
            self._stall(events)  # NQ45
        else:
            self._next_turn(seat, events)

    def _after(self, seat: i64) -> i64:
        """The next seat in the direction of play; left is clockwise (CQ5)."""
        other = seat + self.direction
        if other == self.players:
            return 0
        return self.players - 1 if other < 0 else other

    def _next(self, seat: i64) -> i64:
        """NQ12, NQ30: counted from the layer, the first player not hit; the layer if all are."""
        other = self._after(seat)
        if self.hit:
            while self.hit >> other & 1:
                other = self._after(other)
        return other

    def _next_turn(self, seat: i64, events: list[Event] | None) -> None:
        self._begin_turn(self._next(seat), events)

    def _begin_turn(self, seat: i64, events: list[Event] | None) -> None:
        """A lost turn is used up, never remembered (NQ30)."""
        self.turn = seat
        self.stage = TURN
        self.hit = 0
        self.turns += 1
        if self.turns == TURN_LIMIT:  # a guard of ours: ends as in NQ45
            self._stall(events)

    # ---- action cards ---------------------------------------------------------------------

    def _act(self, seat: i64, rank: i64, events: list[Event] | None) -> None:
        """N9-N11; NQ17: with two players Reverse is Skip. NQ19: no answer by stacking."""
        if rank == DRAW_TWO:
            self._strike(seat, 2, events)  # N9
        elif rank == REVERSE and self.players > 2:
            self._reverse(seat, events)  # N10
        elif rank >= REVERSE:
            self._strike(seat, 0, events)  # N11

    def _aimed_at(self, seat: i64) -> i64:
        """NQ12: the next opponent not yet hit; with all hit (two players, NQ28) the one opponent again."""
        other = self._next(seat)
        return self._after(seat) if other == seat else other

    def _strike(self, seat: i64, cards: i64, events: list[Event] | None) -> None:
        """The next player draws and loses the turn. N19, NQ14: void against YELLOW, who then moves next."""
        victim = self._aimed_at(seat)
        if self._shielded(victim, events):
            return
        self.hit |= 1 << victim
        self._draw(victim, cards, events)
        if events is not None:
            events.append(Skipped(int(victim)))

    def _shielded(self, victim: i64, events: list[Event] | None) -> bool:
        """N19: YELLOW's owner is protected."""
        if self.owners[YELLOW] != victim:
            return False
        if events is not None:
            events.append(Shielded(int(victim)))
        return True

    def _reverse(self, seat: i64, events: list[Event] | None) -> None:
        """N10; NQ15, NQ28: void if it would take the coming turn from YELLOW's owner."""
        if self._shielded(self._next(seat), events):
            return
        self.direction = -self.direction
        if events is not None:
            events.append(Reversed())

    def _name_colour(self, seat: i64, colour: i64, events: list[Event] | None) -> None:
        """N8: whoever lays a wild names the colour that follows."""
        self.colour = colour
        if events is not None:
            events.append(Named(int(seat), COLOURS[colour]))

    def _strike_four(self, seat: i64, events: list[Event] | None) -> bool:
        """N12: True if the player hit is to accept or challenge. NQ16: YELLOW's owner is not hit at all."""
        victim = self._aimed_at(seat)
        if self._shielded(victim, events):
            return False
        if self.sizes[seat] == 0:  # N21, NQ18: the last card cannot be challenged
            self._draw(victim, 4, events)
            return False
        self.turn = victim
        self.stage = STRUCK
        self.suspect = seat
        self.settled = self.sizes[seat]
        return True

    def _accept(self, seat: i64, events: list[Event] | None) -> None:
        """N12: the player hit draws four and loses the turn. NQ34: the call window closes."""
        self.due = NOBODY
        self._draw(seat, 4, events)
        self._lose_turn(seat, events)

    def _lose_turn(self, seat: i64, events: list[Event] | None) -> None:
        if events is not None:
            events.append(Skipped(int(seat)))
        self.hit |= 1 << seat
        suspect = self.suspect
        self._close_challenge()
        self._next_turn(suspect, events)

    def _challenge(self, seat: i64, events: list[Event] | None) -> None:
        """N13, NQ18: the suspect shows the hand to the challenger alone; all learn who draws."""
        self.due = NOBODY
        suspect = self.suspect
        guilty = self._guilty()
        if events is not None:
            events.append(Challenged(int(seat), int(suspect), self._names_in_hand(suspect)))
            events.append(Guilty(int(suspect)) if guilty else Innocent(int(suspect)))
        self._show_hand(suspect, seat)
        if guilty:  # the named colour stands, and the challenger takes a normal turn (NQ35)
            self._draw(suspect, 4, events)
            self._close_challenge()
            self._begin_turn(seat, events)
        else:
            self._draw(seat, 6, events)
            self._lose_turn(seat, events)

    def _guilty(self) -> bool:
        """N12, NQ18: did the hand at the moment of laying hold the colour then in force? NQ6: wilds have none.

        NQ33: laid blind by GREEN the card is innocent, since nothing in that hand fitted.
        """
        place = self.suspect * CARDS
        stop = place + self.settled
        while place < stop:
            if OF_COLOUR[self.before] >> (self.hands[place] & KIND_BITS) & 1:
                return True
            place += 1
        return False

    def _close_challenge(self) -> None:
        self.suspect = NOBODY
        self.settled = 0

    # ---- powers ---------------------------------------------------------------------------

    def _take_power(self, seat: i64, power: i64, events: list[Event] | None) -> None:
        """N14, N15: kept until another takes it. NQ4: any number of powers. NQ8, NQ46: from YELLOW's owner too."""
        owner = self.owners[power]
        owners = self.owners[:]
        owners[power] = seat
        self.owners = owners
        if events is not None and owner != seat:  # NQ7: one's own again changes nothing
            if owner == NOBODY:
                events.append(TookPower(int(seat), COLOURS[power]))
            else:
                events.append(StolePower(int(seat), COLOURS[power], int(owner)))

    def _can_give(self, giver: i64) -> bool:
        """N16, NQ9, NQ37: RED gives whenever the game waits for a turn or a second card."""
        if self.stage not in (TURN, SECOND):
            return False
        if self.sizes[giver] < 2 and not self.gives_all:  # NQ10: never the last card
            return False
        if self.players == 2 and self.owners[YELLOW] == 1 - giver:  # N19: nobody to give to
            return False
        hands = self.hands
        place = giver * CARDS
        stop = place + self.sizes[giver]
        while place < stop:
            if hands[place] & KIND_BITS < RANK_COUNT:  # NQ6: a red Character is no red card
                return True
            place += 1
        return False

    def _add_gifts(self, seat: i64, moves: Moves) -> None:
        """N16: one red card a move, as often as wanted; N19, NQ9: not to YELLOW's owner."""
        given: i64 = 0
        place = seat * CARDS
        stop = place + self.sizes[seat]
        while place < stop:
            kind = self.hands[place] & KIND_BITS
            if kind < RANK_COUNT and not given >> kind & 1:
                given |= bit(kind)
                target: i64 = 0
                while target < self.players:
                    if target != seat and target != self.owners[YELLOW]:
                        moves.add(GIVE + kind * MOST_SEATS + target)
                    target += 1
            place += 1

    def _give(self, seat: i64, kind: i64, target: i64, events: list[Event] | None) -> None:
        """N16: a red card changes hands. NQ34: no call window closes. NQ10: no call is due; the last ends the round."""
        if events is not None:
            events.append(Gave(int(seat), int(target), NAMES[kind]))
        self._take_out(seat, kind)
        self._hide_gift(seat, kind, target)
        self._put_in(target, kind | 1 << seat + SEEN)
        self.watched[target] |= bit(kind)
        if self.sizes[seat] == 0:
            self._go_out(seat, events)

    def _lay_blind(self, seat: i64, called: bool, events: list[Event] | None) -> None:
        """N18, NQ13: GREEN plays the top card of the pile, fitting or not. NQ38: a wild is chosen for once seen."""
        if self.pile_count == 0:
            self._refill(events)
        kind = self._from_pile()
        if events is not None:
            events.append(LaidBlind(int(seat), NAMES[kind]))
        self._put_down(seat, kind, called, events)
        if kind >= CHARACTER:
            self.stage = BLIND_CHOICE
        else:
            self._resolve(seat, kind, False, events)  # NQ13: no second card

    def _choose(self, seat: i64, move: i64, events: list[Event] | None) -> None:
        """NQ38: colour and power of a wild laid blind."""
        kind = self.laid[self.laid_count - 1]
        if kind == CHOICE:
            self._name_colour(seat, move - TAKE_POWER & 3, events)
            self._take_power(seat, move - TAKE_POWER >> 2, events)
        else:
            self._name_colour(seat, move - NAME_COLOUR, events)
            if kind < CHOICE:
                self._take_power(seat, kind - CHARACTER, events)
        self._resolve(seat, kind, False, events)

    # ---- the call -------------------------------------------------------------------------

    def _add_call(self, seat: i64, moves: Moves) -> None:
        """N20, NQ20: until the next player acts. NQ22: only a hand of exactly one card can be caught.

        NQ32: between BLUE's cards nobody can be caught, but the own call is allowed; so it is before
        the colour of a wild laid blind is named.
        """
        if self.sizes[self.due] != 1:
            return
        if seat == self.due:
            moves.add(CALL)
        elif self.stage not in (SECOND, BLIND_CHOICE):
            moves.add(CATCH + self.due)

    def _call(self, seat: i64, events: list[Event] | None) -> None:
        self.due = NOBODY
        if events is not None:
            events.append(Called(int(seat)))

    def _catch(self, seat: i64, target: i64, events: list[Event] | None) -> None:
        """N20, NQ20: two cards, once only. NQ16: YELLOW does not help."""
        self.due = NOBODY
        if events is not None:
            events.append(Caught(int(seat), int(target)))
        self._draw(target, 2, events)

    # ---- the end of a round ---------------------------------------------------------------

    def _go_out(self, seat: i64, events: list[Event] | None) -> None:
        """N21, NQ27, NQ36: the hand is empty, its last cards have acted, the round is over."""
        if events is not None:
            events.append(WentOut(int(seat)))
        self._end_round(1 << seat, events)

    def _stall(self, events: list[Event] | None) -> None:
        """NQ45: a whole circle could only pass: the lowest hand wins the round; tied ones score nothing."""
        if events is not None:
            events.append(Stalled())
        lowest: i64 = -1
        winners: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            value = self._hand_value(seat)
            if lowest < 0 or value < lowest:
                lowest = value
                winners = 0
            if value == lowest:
                winners |= 1 << seat
            seat += 1
        self._end_round(winners, events)

    def _hand_value(self, seat: i64) -> i64:
        """N23, N25: the cards left in a hand."""
        value: i64 = 0
        place = seat * CARDS
        stop = place + self.sizes[seat]
        while place < stop:
            value += VALUE[self.hands[place] & KIND_BITS]
            place += 1
        return value

    def _end_round(self, winners: i64, events: list[Event] | None) -> None:
        """Score, then finish the game or deal again: NQ2, the deal passes to the left."""
        self.won = winners
        self._score(winners, events)
        self._check_end()
        if not self.over:
            self.dealer = self.dealer + 1 if self.dealer + 1 < self.players else 0
            self._deal_round(events)
            return
        self.due = NOBODY
        viewer: i64 = 0
        while viewer <= self.players:  # the hands were laid open to be counted
            seat: i64 = 0
            while seat < self.players:
                self._show_hand(seat, viewer)
                seat += 1
            viewer += 1

    def _score(self, winners: i64, events: list[Event] | None) -> None:
        """N23: the winner scores all other hands. N25, NQ26: or everyone books the own, who went out 0."""
        totals = self.totals[:]
        winner: i64 = 0
        while not winners >> winner & 1:
            winner += 1
        seat: i64 = 0
        while seat < self.players:
            value = self._hand_value(seat)
            if events is not None and self.sizes[seat]:
                events.append(Counted(int(seat), self._names_in_hand(seat), int(value)))
            if self.own:
                totals[seat] += value
            elif winners == 1 << winner and seat != winner:  # NQ45: tied winners score nothing
                totals[winner] += value
            seat += 1
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
        seat: i64 = 0
        while seat < self.players:
            if self.totals[seat] >= self.target:
                self.over = TARGET_REACHED
            seat += 1

    # ---- cards on the move ----------------------------------------------------------------

    def _draw(self, seat: i64, count: i64, events: list[Event] | None) -> i64:
        """Draw cards, refilling the pile when one is needed; NQ23: as many as there are."""
        drawn: i64 = 0
        while drawn < count:
            if self.pile_count == 0 and not self._refill(events):
                break
            self._take_top(seat)
            drawn += 1
        if events is not None and drawn:
            self._tell_drawn(seat, drawn, events)
        return drawn

    def _tell_drawn(self, seat: i64, drawn: i64, events: list[Event]) -> None:
        cards = [NAMES[kind] for kind in hand_of(self, seat)[-int(drawn) :]]
        events.append(Drew(int(seat), len(cards), cards))

    def _take_top(self, seat: i64) -> None:
        """The top card of the pile into a hand."""
        self._put_in(seat, self._from_pile())

    def _everybody(self) -> i64:
        """A bit for each viewer, the spectators' last."""
        return (2 << self.players) - 1

    def _put_in(self, seat: i64, card: i64) -> None:
        size = self.sizes[seat]
        self.hands[seat * CARDS + size] = card
        self.sizes[seat] = size + 1

    def _from_pile(self) -> i64:
        place = self.pile_count - 1
        kind = self.pile[place]
        self.pile[place] = NO_CARD
        self.pile_count = place
        return kind

    def _can_draw(self) -> bool:
        return self.pile_count > 0 or self.laid_count > 1

    def _refill(self, events: list[Event] | None) -> bool:
        """N22, NQ41: the discards become the pile when a card is needed; NQ23: all but the top one."""
        count = self.laid_count - 1
        if count == 0:
            return False
        place: i64 = 0
        while place < count:
            self.pile[place] = self.laid[place]
            self.laid[place] = NO_CARD
            place += 1
        self.laid[0] = self.laid[count]
        self.laid[count] = NO_CARD
        self.laid_count = 1
        self.pile_count = count
        self.rng.shuffle(self.pile, 0, count)
        if self.tracking:
            self._count_hands()
        if events is not None:
            events.append(Refilled(int(count)))
        return True

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
        hands[last] = NO_CARD
        self.sizes[seat] = size
        if self.watched[seat] >> kind & 1:
            self._forget(seat, kind, ~seen)

    # ---- what may be known of hidden cards ------------------------------------------------
    #
    # Knowledge is kept as lower bounds that are certain. What a player did not do (draw although
    # a card fitted, lay blind with GREEN) tells of cards absent at that moment; that is left out.

    def forget(self) -> None:
        """Knowledge costs time; a playout needs none."""
        self.tracking = False
        self.sure = EMPTY
        self.watched = vec[i64]([i64(0)] * self.players)

    def _show_hand(self, seat: i64, viewer: i64) -> None:
        """The viewer sees all cards of a hand."""
        if not self.tracking:
            return
        place = seat * CARDS
        stop = place + self.sizes[seat]
        while place < stop:
            self.watched[seat] |= bit(self.hands[place] & KIND_BITS)
            self.hands[place] |= 1 << viewer + SEEN
            place += 1

    def _forget(self, seat: i64, kind: i64, viewers: i64) -> None:
        """A card of the kind has left the hand: each of the viewers knows of one card less, if of any."""
        place = seat * CARDS
        stop = place + self.sizes[seat]
        hands = self.hands
        known: i64 = 0
        while place < stop:
            card = hands[place]
            if card & KIND_BITS == kind:
                gone = card >> SEEN & viewers
                card ^= gone << SEEN
                hands[place] = card
                viewers ^= gone
                known |= card >> SEEN
            place += 1
        if known == 0:
            self.watched[seat] &= ~bit(kind)

    def _hide_gift(self, seat: i64, given: i64, target: i64) -> None:
        """Only giver and receiver know the gift; to the others any red card they knew of may be the one."""
        others = ~(1 << seat | 1 << target)
        kind: i64 = 0
        while kind < RANK_COUNT:
            if kind != given and self.watched[seat] >> kind & 1:
                self._forget(seat, kind, others)
            kind += 1
        if len(self.sure):  # for the others the card stays in some hand
            count = self.sure[given]
            if count >> 4 * target & 15:
                count -= bit(4 * target)
            self.sure[given] = count + bit(4 * seat)

    def _count_hands(self) -> None:
        """The pile is empty: all hidden cards are in hands, and every viewer can count those of the others."""
        sure = vec[i64]([i64(0)] * KINDS)
        seat: i64 = 0
        while seat < self.players:
            others = EVERY_VIEWER ^ bit(4 * seat)
            place = seat * CARDS
            stop = place + self.sizes[seat]
            while place < stop:
                sure[self.hands[place] & KIND_BITS] += others
                place += 1
            seat += 1
        self.sure = sure

    def _count_off(self, seat: i64, kind: i64) -> None:
        """A card laid may be one of those surely held: one less for every other viewer who counts any."""
        count = self.sure[kind]
        some = (count | count >> 1 | count >> 2) & EVERY_VIEWER
        self.sure[kind] = count - (some & ~bit(4 * seat))

    def redeal(self, seat: i64, rng: Rng) -> None:
        """The other hands and the order of the pile are hidden, except for cards seen and cards surely held."""
        viewer = self.players if seat == NOBODY else seat
        hidden = vec[i64]([NO_CARD] * CARDS)
        pool = self._hidden_counts(viewer)
        sure = self._sure_counts(viewer)
        count: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            pool[kind] -= sure[kind]
            count = _append(hidden, count, kind, sure[kind])
            kind += 1
        certain = count
        kind = 0
        while kind < KINDS:
            count = _append(hidden, count, kind, pool[kind])
            kind += 1
        rng.shuffle(hidden, certain, count)
        rng.shuffle(hidden, 0, count - self.pile_count)  # hands come from the front
        self._deal_hidden(viewer, hidden)
        self._renew_knowledge(viewer)
        self.rng = rng.fork()

    def _hidden_counts(self, viewer: i64) -> vec[i64]:
        """How many of each kind the viewer does not see: in the pile and unseen in other hands."""
        pool = vec[i64]([i64(0)] * KINDS)
        place: i64 = 0
        while place < self.pile_count:
            pool[self.pile[place]] += 1
            place += 1
        seat: i64 = 0
        while seat < self.players:
            if seat != viewer:
                place = seat * CARDS
                stop = place + self.sizes[seat]
                while place < stop:
                    if not self.hands[place] >> viewer + SEEN & 1:
                        pool[self.hands[place] & KIND_BITS] += 1
                    place += 1
            seat += 1
        return pool

    def _sure_counts(self, viewer: i64) -> vec[i64]:
        """How many of each kind are surely among the unseen cards of other hands."""
        sure = vec[i64]([i64(0)] * KINDS)
        if len(self.sure) == 0:
            return sure
        kind: i64 = 0
        while kind < KINDS:
            sure[kind] = self.sure[kind] >> 4 * viewer & 15
            kind += 1
        seat: i64 = 0
        while seat < self.players:
            if seat != viewer:
                place = seat * CARDS
                stop = place + self.sizes[seat]
                while place < stop:
                    kind = self.hands[place] & KIND_BITS
                    if self.hands[place] >> viewer + SEEN & 1 and sure[kind]:
                        sure[kind] -= 1
                    place += 1
            seat += 1
        return sure

    def _deal_hidden(self, viewer: i64, hidden: vec[i64]) -> None:
        """Other hands from the front of the hidden cards, the pile from the rest."""
        place: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if seat != viewer:
                start = seat * CARDS
                newer = start + self._older_cards(seat)
                place = self._deal_places(viewer, start, newer, hidden, place)
                place = self._deal_places(viewer, newer, start + self.sizes[seat], hidden, place)
            seat += 1
        spot: i64 = 0
        while spot < self.pile_count:
            self.pile[spot] = hidden[place]
            place += 1
            spot += 1

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
        spot = start
        while spot < stop:
            card = hands[spot]
            if card >> viewer + SEEN & 1:
                seen = self._everybody() if card >> self.players + SEEN & 1 else 1 << viewer
                _insert(hands, start, end, card & KIND_BITS | seen << SEEN)
                end += 1
            spot += 1
        while end < stop:
            hands[end] = hidden[place]
            place += 1
            end += 1
        return place

    def _renew_knowledge(self, viewer: i64) -> None:
        """What other players know, as far as the viewer can tell: what the spectators know, and their new hands."""
        if len(self.sure):
            self._renew_sure(viewer)
        seat: i64 = 0
        while seat < self.players:
            watched: i64 = 0
            place = seat * CARDS
            stop = place + self.sizes[seat]
            while place < stop:
                card = self.hands[place]
                if card >> SEEN:
                    watched |= bit(card & KIND_BITS)
                place += 1
            self.watched[seat] = watched
            seat += 1

    def _renew_sure(self, viewer: i64) -> None:
        own = 15 * bit(4 * viewer)
        kind: i64 = 0
        while kind < KINDS:
            public = self.sure[kind] >> 4 * self.players & 15
            self.sure[kind] = self.sure[kind] & own | public * EVERY_VIEWER & ~own
            kind += 1
        seat: i64 = 0
        while seat < self.players:
            place = seat * CARDS
            stop = place + self.sizes[seat] if seat != viewer else place
            while place < stop:
                kind = self.hands[place] & KIND_BITS
                if self.sure[kind] >> 4 * seat & 15:
                    self.sure[kind] -= bit(4 * seat)
                place += 1
            seat += 1

    # ---- why not --------------------------------------------------------------------------

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        """The rule that forbids the move."""
        if self.over:
            return Refusal("N24", "game-over")
        if move >= GIVE:
            return self._gift_refusal(seat, (move - GIVE) // MOST_SEATS, (move - GIVE) % MOST_SEATS)
        if move >= CATCH:
            return self._catch_refusal(seat, move - CATCH)
        if move == CALL:
            return None if self._is_due(seat) else Refusal("NQ40", "needless-call")
        if seat != self.turn:
            return Refusal("N5", "not-your-turn", {"seat": int(self.turn)})
        if not self._is_awaited(move):
            return Refusal(STAGE_RULES[self.stage], STAGES[self.stage])
        if move < LAYS:
            return self._lay_refusal(seat, kind_of(move), False)
        if move < DRAW:
            return self._lay_refusal(seat, kind_of(move - LAYS), True)
        if BLIND <= move <= BLIND_CALL:
            return self._blind_refusal(seat, move == BLIND_CALL)
        return None

    def _is_awaited(self, move: i64) -> bool:
        """Does the move answer what the game waits for?"""
        stage = self.stage
        if move < DRAW:
            return stage <= SECOND
        if move == DRAW or BLIND <= move <= BLIND_CALL:
            return stage == TURN
        if move == KEEP:
            return stage == DRAWN
        if move == END:
            return stage == SECOND
        if move <= ACCEPT:
            return stage == STRUCK
        if stage == BLIND_CHOICE and self.laid[self.laid_count - 1] == CHOICE:
            return move >= TAKE_POWER
        return stage >= FIRST_COLOUR and move < TAKE_POWER

    def _lay_refusal(self, seat: i64, kind: i64, called: bool) -> Refusal | None:
        hand = hand_of(self, seat)
        if self.stage == DRAWN and kind != hand[-1]:  # N7: no other card this turn
            return Refusal(STAGE_RULES[DRAWN], STAGES[DRAWN])
        if kind not in hand:
            return Refusal("N5", "not-in-hand", {"card": NAMES[kind]})
        if not self._fits() >> kind & 1:
            args = {"card": NAMES[kind], "colour": COLOURS[self.colour], "top": NAMES[self.laid[self.laid_count - 1]]}
            return Refusal("NQ11" if self.stage == SECOND else "N5", "does-not-fit", args)
        if called and len(hand) != 2:
            return Refusal("NQ40", "needless-call")
        return None

    def _blind_refusal(self, seat: i64, called: bool) -> Refusal | None:
        if self.owners[GREEN] != seat:
            return Refusal("N18", "no-power", {"power": COLOURS[GREEN]})
        fits = self._fits()
        for kind in hand_of(self, seat):
            if fits >> kind & 1:
                return Refusal("NQ13", "could-lay", {"card": NAMES[kind]})
        if not self._can_draw():
            return Refusal("NQ38", "nothing-to-draw")
        if called and self.sizes[seat] != 1:
            return Refusal("NQ40", "needless-call")
        return None

    def _is_due(self, seat: i64) -> bool:
        return self.due == seat and self.sizes[seat] == 1

    def _catch_refusal(self, seat: i64, target: i64) -> Refusal | None:
        if target >= self.players or target == seat:
            return Refusal("CQ3", "no-such-opponent")
        if self.due != target:
            return Refusal("NQ40", "nothing-to-catch", {"target": int(target)})
        if self.sizes[target] != 1:
            return Refusal("NQ22", "not-one-card", {"target": int(target)})
        if self.stage in (SECOND, BLIND_CHOICE):
            return Refusal("NQ32", "still-laying", {"target": int(target)})
        return None

    def _gift_refusal(self, seat: i64, kind: i64, target: i64) -> Refusal | None:
        if self.owners[RED] != seat:
            return Refusal("N16", "no-power", {"power": COLOURS[RED]})
        if target >= self.players or target == seat:
            return Refusal("CQ3", "no-such-opponent")
        if self.stage not in (TURN, SECOND):
            return Refusal("NQ37", "no-gift-now")
        if self.owners[YELLOW] == target:
            return Refusal("N19", "shielded", {"target": int(target)})
        if kind not in hand_of(self, seat):
            return Refusal("N16", "not-in-hand", {"card": NAMES[kind]})
        if self.sizes[seat] < 2 and not self.gives_all:
            return Refusal("NQ10", "last-card")
        return None

    # ---- the outcome ----------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The totals of the finished rounds."""
        return [int(total) for total in self.totals]

    def winners(self) -> list[int]:
        """N24: the most points. N25, NQ25: the fewest; ties share. NQ44: of one round, who won it."""
        if not self.over:
            return []
        if self.over == ONE_ROUND and not self.own:
            return [seat for seat in range(self.players) if self.won >> seat & 1]
        scores = self.scores()
        best = min(scores) if self.own else max(scores)
        return [seat for seat in range(self.players) if scores[seat] == best]

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


EMPTY: Final = vec[i64]()


def kind_of(lay: i64) -> i64:
    """The kind of card a laying lays."""
    if lay < LAY_CHARACTER:
        return lay
    if lay < LAY_CHOICE:
        return CHARACTER + (lay - LAY_CHARACTER >> 2)
    if lay < LAY_WILD_FOUR:
        return CHOICE
    return WILD_FOUR if lay < LAY_WILD else WILD


def first_lay(kind: i64) -> i64:
    """The first of the layings of a wild card."""
    if kind < CHOICE:
        return LAY_CHARACTER + (kind - CHARACTER) * 4
    if kind == CHOICE:
        return LAY_CHOICE
    return LAY_WILD_FOUR if kind == WILD_FOUR else LAY_WILD


def power_of(lay: i64) -> i64:
    """The power that a Character or a Power Choice takes."""
    return (lay - LAY_CHOICE if lay >= LAY_CHOICE else lay - LAY_CHARACTER) >> 2


def drawn_number(kind: i64) -> i64:
    """N2: the number of a card drawn for the deal; symbols count 0, no card less than that."""
    if kind == NO_CARD:
        return -2
    if kind >= CHARACTER or RANK_OF[kind] >= DRAW_TWO:
        return 0
    return RANK_OF[kind]


def hand_of(state: Powers, seat: i64) -> list[int]:
    """The kinds in a hand, in the order of their places."""
    start = seat * CARDS
    return [int(state.hands[place] & KIND_BITS) for place in range(start, start + state.sizes[seat])]


def add_range(moves: Moves, first: i64, count: i64) -> None:
    """Consecutive moves."""
    code = first
    while code < first + count:
        moves.add(code)
        code += 1


def _append(cards: vec[i64], place: i64, kind: i64, count: i64) -> i64:
    stop = place + count
    while place < stop:
        cards[place] = kind
        place += 1
    return stop


def _insert(cards: vec[i64], start: i64, end: i64, card: i64) -> None:
    """Into cards[start:end], which is ordered by kind, and grows by one."""
    place = end
    while place > start and _rank(cards[place - 1]) > _rank(card):
        cards[place] = cards[place - 1]
        place -= 1
    cards[place] = card


def _rank(card: i64) -> i64:
    return (card & KIND_BITS) << 16 | card >> SEEN


def _joined(first: vec[i64], second: vec[i64]) -> vec[i64]:
    both: list[i64] = []
    for value in first:
        both.append(value)
    for value in second:
        both.append(value)
    return vec[i64](both)


def deal(players: i64, options: dict[str, int], start: i64, rng: Rng) -> Powers:
    """N1-N5; CQ1, NQ43: a start seat begins, so that the player to its right deals."""
    return _dealt(players, options, start, rng, False)


def deal_1(players: i64, options: dict[str, int], start: i64, rng: Rng) -> Powers:
    """As version 1 dealt: a Wild Draw Four turned up first goes under the pile."""
    return _dealt(players, {**options, "gift": 0}, start, rng, True)


def _dealt(players: i64, options: dict[str, int], start: i64, rng: Rng, sinks: bool) -> Powers:
    state = Powers()
    state.players = players
    state.rng = rng
    state.sinks = sinks
    state.gives_all = options["gift"] == 1
    state.target = options["target"]
    state.own = options["scoring"] == 1
    state.powers = options["deck"] == 0
    state.totals = vec[i64]([i64(0)] * players)
    state.hands = vec[i64]([NO_CARD] * (players * CARDS))
    state.sizes = vec[i64]([i64(0)] * players)
    state.laid = vec[i64]([NO_CARD] * CARDS)
    state.pile = vec[i64]([NO_CARD] * CARDS)
    deck = POWERS_DECK if state.powers else CLASSIC_DECK
    kind: i64 = 0
    while kind < KINDS:
        state.pile_count = _append(state.pile, state.pile_count, kind, deck[kind])
        kind += 1
    if start == NOBODY:
        state._draw_for_dealer()
    else:
        state.dealer = start - 1 if start else players - 1
    state._deal_round(None)
    return state
