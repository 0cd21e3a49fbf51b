"""Move priors and evaluation for powers: shed cards, keep wilds and colours, call, catch, give red cards away."""

from typing import Final, final

from mypy_extensions import i64

from saucer.games.powers.codes import (
    ACCEPT,
    BLIND,
    BLIND_CALL,
    CALL,
    CATCH,
    CHALLENGE,
    DRAW,
    END,
    GIVE,
    KEEP,
    LAYS,
    MOST_SEATS,
    NAME_COLOUR,
    TAKE_POWER,
    kind_of,
    power_of,
)
from saucer.games.powers.components import CARDS, CHARACTER, CHOICE, DRAW_TWO, RANK_COUNT, RANK_OF, VALUE, WILD_FOUR
from saucer.games.powers.knowledge import KIND_BITS
from saucer.games.powers.rules import Powers
from saucer.kernel.arrays import vec
from saucer.kernel.heuristic import Heuristic
from saucer.kernel.state import Moves, State

NUMBER: Final[i64] = 400  # laying a card at all
ACTION: Final[i64] = 60  # it costs somebody a turn
WILD: Final[i64] = 260  # wilds fit always: keep them for when nothing else does
POWER: Final[i64] = 70  # a power not owned yet
COMPANY: Final[i64] = 22  # each other card of the colour that stays playable
CALLED: Final[i64] = 500  # a call costs nothing
NEARLY_OUT: Final[i64] = 2  # cards with which a player must be stopped


# How many cards of each colour are in a hand, in one number.
COUNT_BITS: Final[i64] = 8  # for each colour
COUNT: Final[i64] = 255


@final
class PowersHeuristic(Heuristic):
    """Judges by the seat's hand, the sizes of the others', and the powers on the table."""

    def better(self, code: i64) -> i64:
        """The same with a call, which costs nothing (N20)."""
        if code < LAYS:
            return code + LAYS
        return BLIND_CALL if code == BLIND else code

    def weigh(self, state: State, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """Each move by what it sheds and whom it hurts."""
        assert isinstance(state, Powers)
        colours = count_colours(state, seat)
        threat = self._next_is_nearly_out(state, seat)
        for i in range(moves.count):
            code = moves.codes[i]
            if code < LAYS:
                weights[i] = self._lay(state, seat, code, colours, threat)
            elif code < DRAW:
                weights[i] = self._lay(state, seat, code - LAYS, colours, threat) + CALLED  # NQ20
            elif code < CALL:
                weights[i] = self._answer(state, seat, code, colours)
            else:
                weights[i] = self._interrupt(state, seat, code)

    def _next_is_nearly_out(self, state: Powers, seat: i64) -> bool:
        other = seat + state.direction
        if other == state.players:
            other = 0
        elif other < 0:
            other = state.players - 1
        return state.sizes[other] <= NEARLY_OUT

    def _lay(self, state: Powers, seat: i64, lay: i64, colours: i64, threat: bool) -> i64:
        """Dear cards first, colours with company first, hits when the next player is nearly out."""
        kind = kind_of(lay)
        if kind < CHARACTER:
            weight = NUMBER + VALUE[kind] + COMPANY * (count_of(colours, kind // RANK_COUNT) - 1)
            if RANK_OF[kind] >= DRAW_TWO:
                weight += ACTION * (4 if threat else 1)
            return weight
        weight = WILD + COMPANY * count_of(colours, lay & 3)
        if kind == WILD_FOUR:
            weight += ACTION * (5 if threat else 0)
            if state.colour >= 0 and count_of(colours, state.colour):
                weight -= 2 * ACTION  # N13: a bluff that may be called
        elif kind <= CHOICE and state.owners[power_of(lay)] != seat:
            weight += POWER
        return weight

    def _answer(self, state: Powers, seat: i64, code: i64, colours: i64) -> i64:
        """Drawing is the last resort; a big hand that named another colour is likely to bluff."""
        if code == CHALLENGE:
            return 120 + 25 * state.settled
        if code == ACCEPT:
            return 270
        if code == BLIND:
            return 200  # N18: better than drawing
        if code in (DRAW, KEEP, END):
            return 100
        if code >= TAKE_POWER:
            owned = state.owners[code - TAKE_POWER >> 2] == seat
            return 100 + COMPANY * count_of(colours, code - TAKE_POWER & 3) + (0 if owned else POWER)
        if code >= NAME_COLOUR:
            return 100 + COMPANY * count_of(colours, code - NAME_COLOUR & 3)
        return 200 + CALLED  # a blind play with a call

    def _interrupt(self, state: Powers, seat: i64, code: i64) -> i64:
        """Calls and catches are free; red cards go to the player nearest to going out."""
        if code < CATCH:
            return 900
        if code < GIVE:
            return 800
        if state.sizes[seat] == 1:
            return 1000  # NQ10: the last card given away wins the round
        return 600 - 10 * state.sizes[(code - GIVE) % MOST_SEATS]

    def worth(self, state: State, seat: i64) -> float:
        """The win, or the round just finished and the points so far, or the hand against the others'."""
        assert isinstance(state, Powers)
        if state.over:
            return 0.85 * self._won(state, seat) + 0.15 * self._standing(state, seat)
        if state.turns == 0 and state.won:
            won = 1.0 if state.won >> seat & 1 else 0.0
            return 0.75 * won + 0.25 * self._standing(state, seat)
        others: i64 = 0
        for other in range(state.players):
            if other != seat:
                others += state.sizes[other]
        mean = float(others) / float(state.players - 1)
        mine = float(state.sizes[seat])
        return mean / (mean + mine * float(state.players - 1) + 1.0)

    def _won(self, state: Powers, seat: i64) -> float:
        """N24, N25, NQ44: the share of the win."""
        winners = state.winners()
        return 1.0 / float(len(winners)) if seat in winners else 0.0

    def _standing(self, state: Powers, seat: i64) -> float:
        """The points against the best of the others, 0 to 1."""
        best: i64 = -100_000
        for other in range(state.players):
            total = -state.totals[other] if state.own else state.totals[other]
            if other != seat and total > best:
                best = total
        mine = -state.totals[seat] if state.own else state.totals[seat]
        lead = float(mine - best) / 500.0
        return 0.5 + max(-0.5, min(0.5, lead))


def count_colours(state: Powers, seat: i64) -> i64:
    """The number of cards of each colour in a seat's hand."""
    counts: i64 = 0
    start = seat * CARDS
    for place in range(start, start + state.sizes[seat]):
        kind = state.hands[place] & KIND_BITS
        if kind < CHARACTER:
            counts += 1 << COUNT_BITS * (kind // RANK_COUNT)
    return counts


def count_of(counts: i64, colour: i64) -> i64:
    """How many of them are of one colour."""
    return counts >> COUNT_BITS * colour & COUNT


HEURISTIC: Final = PowersHeuristic()
