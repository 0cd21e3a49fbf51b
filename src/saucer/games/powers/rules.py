"""The rules of powers: shed your hand, steal a colour's power (N1-N25, NQ1-NQ46)."""

from typing import final

from mypy_extensions import i64

from saucer.games.powers.codes import (
    ACCEPT,
    BLIND,
    BLIND_CALL,
    BLIND_CHOICE,
    CALL,
    CATCH,
    CHALLENGE,
    DRAW,
    DRAWN,
    END,
    FIRST_COLOUR,
    GIVE,
    KEEP,
    LAYS,
    MOST_SEATS,
    NAME_COLOUR,
    SECOND,
    STRUCK,
    TAKE_POWER,
    TURN,
    first_lay,
    kind_of,
    power_of,
)
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
    KINDS,
    NAMES,
    OF_COLOUR,
    POWER_CARDS,
    POWERS_DECK,
    RANK_COUNT,
    RANK_OF,
    RED,
    REVERSE,
    TURN_LIMIT,
    WILD_FOUR,
    YELLOW,
)
from saucer.games.powers.events import (
    Called,
    Caught,
    Challenged,
    Dealt,
    Ended,
    Gave,
    Guilty,
    Innocent,
    Kept,
    Laid,
    LaidBlind,
    Named,
    Passed,
    Reversed,
    Shielded,
    Skipped,
    Stalled,
    StolePower,
    Sunk,
    TookPower,
    TurnedBack,
    TurnedUp,
    WentOut,
)
from saucer.games.powers.knowledge import KIND_BITS, NOTHING, SEEN
from saucer.games.powers.refusals import why_not
from saucer.games.powers.scores import PowersScores
from saucer.kernel.arrays import vec
from saucer.kernel.bits import bit
from saucer.kernel.events import Event, Refusal
from saucer.kernel.rng import Rng
from saucer.kernel.state import NOBODY, Moves
from saucer.kernel.vectors import EMPTY, fill


@final
class Powers(PowersScores):
    """A position of powers and its rules."""

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

    def _deal_round(self, events: list[Event] | None) -> None:
        """N1, NQ3: all powers lie in the middle again."""
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
        self._deal_hands(self._after(self.dealer), events)
        self._turn_up(events)

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
        self.before = NOTHING
        if events is not None:
            events.append(TurnedUp(NAMES[kind]))
        if kind >= CHARACTER:  # N14, N15, NQ5: left of the dealer names the colour; nobody gets a power
            self.colour = NOTHING
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

    def chapter(self) -> i64:
        """Reset the state for a new round."""
        return self.round

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        """The rule that forbids the move."""
        return why_not(self, seat, move)

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
            if self.powers and moves.count == 0 and self.owners[GREEN] == seat and self.can_draw():
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
        elif self.stage == FIRST_COLOUR or self.top() != CHOICE:
            add_range(moves, NAME_COLOUR, 4)
        else:
            add_range(moves, TAKE_POWER, 16)

    def _add_lays(self, seat: i64, start: i64, stop: i64, moves: Moves) -> None:
        """Each kind that fits once, out of some places of the hand; with a call too where one is due."""
        hands = self.hands
        codes = moves.codes
        count: i64 = 0
        fits = self.fits()
        first = seat * CARDS
        for place in range(first + start, first + stop):
            kind = hands[place] & KIND_BITS
            fit = fits >> kind & 1
            fits ^= fit << kind
            if kind < CHARACTER:  # no branch on fitting: it is even chance, and this is the hottest place
                codes[count] = kind
                count += fit
            elif fit:
                lay = first_lay(kind)
                for code in range(lay, lay + (16 if kind == CHOICE else 4)):  # N15, NQ7: any power may be named
                    codes[count] = code
                    count += 1
        if self.sizes[seat] == 2:
            for place in range(count):
                codes[count + place] = codes[place] + LAYS
            count *= 2
        moves.count = count

    def play(self, seat: i64, move: i64, events: list[Event] | None) -> None:
        """Carry out a move, in turn or out of turn."""
        if move < LAYS:
            self._lay(seat, move, False, events)
        elif move < DRAW:
            self._lay(seat, move - LAYS, True, events)
        elif move == DRAW:
            self._draw_one(seat, events)
        elif move < CHALLENGE:  # KEEP or END; after END one's own call stays due (NQ11)
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
        """N8: the player of a wild names the colour that follows."""
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
        start = self.suspect * CARDS
        for place in range(start, start + self.settled):
            if OF_COLOUR[self.before] >> (self.hands[place] & KIND_BITS) & 1:
                return True
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
        start = giver * CARDS
        for place in range(start, start + self.sizes[giver]):  # noqa: SIM110 - compiled, this is a native loop
            if hands[place] & KIND_BITS < RANK_COUNT:  # NQ6: a red Character is no red card
                return True
        return False

    def _add_gifts(self, seat: i64, moves: Moves) -> None:
        """N16: one red card a move, as often as wanted; N19, NQ9: not to YELLOW's owner."""
        kinds: i64 = 0
        start = seat * CARDS
        for place in range(start, start + self.sizes[seat]):
            kind = self.hands[place] & KIND_BITS
            if kind < RANK_COUNT and not kinds >> kind & 1:
                kinds |= bit(kind)
                for target in range(self.players):
                    if target != seat and target != self.owners[YELLOW]:
                        moves.add(GIVE + kind * MOST_SEATS + target)

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
        kind = self.top()
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

        NQ32: between BLUE's cards nobody can be caught, but one's own call is allowed; so it is before
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
        self._end_round(self._lowest_hands(), events)

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
        for viewer in range(self.players + 1):  # the hands were laid open to be counted
            for seat in range(self.players):
                self._show_hand(seat, viewer)


def add_range(moves: Moves, first: i64, count: i64) -> None:
    """Consecutive moves."""
    for code in range(first, first + count):
        moves.add(code)


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
    state.hands = vec[i64]([NOTHING] * (players * CARDS))
    state.sizes = vec[i64]([i64(0)] * players)
    state.laid = vec[i64]([NOTHING] * CARDS)
    state.pile = vec[i64]([NOTHING] * CARDS)
    deck = POWERS_DECK if state.powers else CLASSIC_DECK
    for kind in range(KINDS):
        state.pile_count = fill(state.pile, state.pile_count, kind, deck[kind])
    if start == NOBODY:
        state._draw_for_dealer()
    else:
        state.dealer = start - 1 if start else players - 1
    state._deal_round(None)
    return state
