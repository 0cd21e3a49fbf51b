"""Heuristic for zovnis: score landings of own goals, attack likely opponents' goals, protect good cards."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from saucer.games.zovnis.components import ARMED, ASTRE, BOTTOM, COLUMNS, ENDS, GOALS, HEIGHT, KINDS, TOP
from saucer.games.zovnis.knowledge import size
from saucer.games.zovnis.rules import Zovnis, card_of, column_of
from saucer.kernel.arrays import vec
from saucer.kernel.heuristic import Heuristic
from saucer.kernel.rng import Rng
from saucer.kernel.state import Moves, State

# Values are in hundredths of a point. The numbers were tuned by playing variants against each other.
POINT: Final[i64] = 100
RIVAL: Final[i64] = 90  # what the others' aliens cost together if each shows as often as any; so do their saucers
TRUST: Final = 1.0  # how strongly what lands often is taken for somebody's goal
EVEN: Final[i64] = 200  # what a sensible move weighs that changes nothing
STRUCK: Final[i64] = 15  # cost of a card in one's pile: it may lose a tie (Z13), and the gap helps anybody
KEPT: Final[i64] = 90  # an armed card spent on nothing: it strikes best late, when nobody can answer
ASTRE_LAID: Final[i64] = 60  # an Astre is never worth more than now, and clogs the hand
LAST_PLACE: Final[i64] = 300  # filling the sky when ahead, or behind

# A card is in danger on top of its column and beside a place still empty. In thousandths (1024) of its worth, when
# all armed cards are still to come and the sky is far from full:
ABOVE: Final[i64] = 320
BESIDE: Final[i64] = 380  # the next card of that column can strike it
LATER: Final[i64] = 200  # that column has first to grow

WHOLE: Final[i64] = 10  # 1024 is a whole: shift by so much
PLACES: Final[i64] = COLUMNS * HEIGHT
FAR: Final[i64] = 10  # with more places empty than this, the end is far
ARMED_CARDS: Final[i64] = ASTRE - ARMED
MISSED: Final[i64] = -(2**30)  # an armed card that strikes nothing
SLIPS: Final[i64] = 8  # one playout move in eight is random

# What has landed is counted in one number: five bits for each alien, then for each saucer, then for armed cards.
FIELD: Final[i64] = 5
FULL_FIELD: Final[i64] = 31
ARMED_FIELD: Final[i64] = 2 * GOALS


def _tally() -> vec[i64]:
    """[card] what it adds to the count."""
    tally = vec[i64]([i64(0)] * (KINDS * 2))
    for card in range(int(ASTRE) * 2):
        end = card // 2 * 4 + card % 2 * 2
        fields = [int(ENDS[end]), int(GOALS + ENDS[end + 1])] + ([int(ARMED_FIELD)] if card // 2 >= ARMED else [])
        tally[card] = sum(2 ** (int(FIELD) * field) for field in fields)
    return tally


TALLY: Final = _tally()
BITS: Final = vec[i64]([i64(bin(bits).count("1")) for bits in range(2**12)])  # of the set of armed cards
# [landed] how likely somebody backs what has landed so often: players land their own (the steepest part matters)
ODDS: Final = vec[i64]([i64(int(256 * exp(TRUST * min(landed, 14)))) for landed in range(32)])


@final
class ZovnisHeuristic(Heuristic):
    """Prices aliens and saucers for one seat, and the places of the sky by how safe they are."""

    def __init__(self) -> None:
        super().__init__()
        self.widen = 0.5
        self._price: vec[i64] = vec[i64]([i64(0)] * 256)  # [half of a card] what it is worth at the bottom
        self._safe: vec[i64] = vec[i64]([i64(0)] * COLUMNS)  # what share of a card placed there counts
        self._cover: vec[i64] = vec[i64]([i64(0)] * COLUMNS)  # what any card placed there protects
        self._above: i64 = 0  # the dangers as they are now
        self._beside: i64 = 0
        self._later: i64 = 0
        self._waiting_value: i64 = 0
        self._lead: i64 = 0  # this seat's points less what the others may have
        self._last: bool = False  # one place is left

    # ---- moves ----------------------------------------------------------------------------

    def weigh(self, state: State, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """By how much the sky gets better for the seat; a strike is played through to its end."""
        assert isinstance(state, Zovnis)
        self._look(state, seat)
        before = self._sky(state)
        for i in range(moves.count):
            move = moves.codes[i]
            card = card_of(move)
            column = column_of(move)
            if ARMED * 2 <= card < ASTRE * 2 and self._strike(state, card, column) != MISSED:
                twin = state.clone()
                twin.play(seat, move, None)  # what it draws is not looked at
                struck = size(twin.piles[seat]) - size(state.piles[seat])
                weights[i] = EVEN + self._sky(twin) - before - STRUCK * struck
            else:
                weights[i] = EVEN + self._gain(state, card, column)

    def roll(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        """The best move, with slips; of a strike only the first round counts, which is nearly all and much quicker."""
        assert isinstance(state, Zovnis)
        codes = moves.codes
        start = rng.below(moves.count)  # among equals the first from here on
        if rng.below(SLIPS) == 0:
            return codes[start]
        self._look(state, seat)
        best = codes[start]
        most = MISSED
        i = start
        while True:
            gain = self._gain(state, card_of(codes[i]), column_of(codes[i]))
            if gain > most:
                most = gain
                best = codes[i]
            i += 1
            if i == moves.count:
                i = 0
            if i == start:
                return best

    def _gain(self, state: Zovnis, card: i64, column: i64) -> i64:
        """The value of the ends that a card lands, protects and strikes."""
        price = self._price[BOTTOM[card]]
        gain = self._cover[column] + (price * self._safe[column] >> WHOLE)
        if card >= ASTRE * 2:
            gain += ASTRE_LAID
        elif card >= ARMED * 2:
            struck = self._strike(state, card, column)
            if struck != MISSED:
                return gain + struck
            gain -= self._waiting_value
        if self._last:
            gain += LAST_PLACE if self._lead + price > 0 else -LAST_PLACE
        return gain

    def _strike(self, state: Zovnis, card: i64, column: i64) -> i64:
        """The gain of an armed card by its first round of eliminations, or MISSED."""
        heights = state.heights
        sky = state.sky
        row = heights[column]
        place = column * HEIGHT + row
        gain: i64 = 0
        hits: i64 = 0
        if row:
            other = sky[place - 1]
            if BOTTOM[card] & TOP[other]:
                gain -= self._price[BOTTOM[other]]
                hits += 1
        if column > 0 and heights[column - 1] > row:
            other = sky[place - HEIGHT]
            if BOTTOM[card] & BOTTOM[other] | TOP[card] & TOP[other]:
                gain -= self._price[BOTTOM[other]]
                hits += 1
        if column < COLUMNS - 1 and heights[column + 1] > row:
            other = sky[place + HEIGHT]
            if BOTTOM[card] & BOTTOM[other] | TOP[card] & TOP[other]:
                gain -= self._price[BOTTOM[other]]
                hits += 1
        return gain - STRUCK * hits if hits else MISSED

    # ---- the position ---------------------------------------------------------------------

    def _look(self, state: Zovnis, seat: i64) -> None:
        """All that the seat's moves have in common."""
        heights = state.heights
        landed = count_landed(state)
        armed = ARMED_CARDS - (landed >> FIELD * ARMED_FIELD) - BITS[state.hands[seat] >> ARMED & 4095]
        for other in range(state.players):
            armed -= BITS[state.piles[other] >> ARMED & 4095]
        turns = PLACES - 1 - heights[0] - heights[1] - heights[2] - heights[3]  # after this one
        self._last = turns == 0
        turns = min(turns, FAR)
        danger = armed * turns
        self._above = ABOVE * danger // (ARMED_CARDS * FAR)
        self._beside = BESIDE * danger // (ARMED_CARDS * FAR)
        self._later = LATER * danger // (ARMED_CARDS * FAR)
        self._waiting_value = KEPT * turns // FAR
        self._set_prices(state, seat, landed)
        for column in range(COLUMNS):
            if heights[column] < HEIGHT:
                self._look_at(state, column)

    def _look_at(self, state: Zovnis, column: i64) -> None:
        """How safe the top of a column is, and what a card there protects: what is under it and beside it."""
        row = state.heights[column]
        place = column * HEIGHT + row
        sky = state.sky
        price = self._price
        safe: i64 = 1 << WHOLE
        cover: i64 = 0
        if row < HEIGHT - 1:
            safe -= self._above
        if row:
            cover += self._above * price[BOTTOM[sky[place - 1]]]
        if column > 0:
            height = state.heights[column - 1]
            if height > row:
                cover += self._beside * price[BOTTOM[sky[place - HEIGHT]]]
            else:
                safe -= self._beside if height == row else self._later
        if column < COLUMNS - 1:
            height = state.heights[column + 1]
            if height > row:
                cover += self._beside * price[BOTTOM[sky[place + HEIGHT]]]
            else:
                safe -= self._beside if height == row else self._later
        self._safe[column] = safe
        self._cover[column] = cover >> WHOLE

    def _set_prices(self, state: Zovnis, seat: i64, landed: i64) -> None:
        """The seat's goals are worth a point; others cost, the more the likelier somebody backs or leads by them."""
        alien = state.goals[seat]
        saucer = state.goals[GOALS + seat]
        aliens = all_odds(landed, 0, alien)
        saucers = all_odds(landed, GOALS, saucer)
        theirs: i64 = 0
        for kind in range(GOALS):
            price = POINT
            if kind != alien:
                count = landed >> FIELD * kind & FULL_FIELD
                price = -(RIVAL * ODDS[count] // aliens)
                theirs -= price * count
            for other in range(GOALS):
                count = landed >> FIELD * (GOALS + other) & FULL_FIELD
                cost = RIVAL * ODDS[count] // saucers
                self._price[1 << kind | 16 << other] = price + POINT if other == saucer else price - cost
                if kind == alien and other != saucer:  # each saucer once
                    theirs += cost * count
        self._lead = POINT * points(state, seat, landed) - theirs

    def _sky(self, state: Zovnis) -> i64:
        """The worth of all cards in the sky; less for those in danger."""
        heights = state.heights
        total: i64 = 0
        for column in range(COLUMNS):
            height = heights[column]
            left = HEIGHT if column == 0 else heights[column - 1]
            right = HEIGHT if column == COLUMNS - 1 else heights[column + 1]
            for row in range(height):
                safe: i64 = 1 << WHOLE
                if row == height - 1 and height < HEIGHT:
                    safe -= self._above
                if left <= row:
                    safe -= self._beside if left == row else self._later
                if right <= row:
                    safe -= self._beside if right == row else self._later
                total += safe * self._price[BOTTOM[state.sky[column * HEIGHT + row]]]
        return total >> WHOLE

    def plausible(self, state: State, seat: i64) -> i64:
        """Players land what they back, so goals that landed often are likelier; with four all goals are held."""
        assert isinstance(state, Zovnis)
        if state.players == GOALS:
            return 1000
        landed = count_landed(state)
        return likely(state, seat, landed, 0) * likely(state, seat, landed, GOALS) // 1000

    # ---- worth ----------------------------------------------------------------------------

    def worth(self, state: State, seat: i64) -> float:
        """The share of the win (Z13), and something for every point of the margin."""
        assert isinstance(state, Zovnis)
        landed = count_landed(state)
        if not state.over:
            self._set_prices(state, seat, landed)
            return (1.0 + max(-1.0, min(1.0, float(self._lead) / 1200.0))) / float(state.players)
        mine = points(state, seat, landed)
        best: i64 = 0
        beaten = False
        tied: i64 = 1
        for other in range(state.players):
            if other != seat:
                theirs = points(state, other, landed)
                best = max(best, theirs)
                ahead = theirs - mine
                if ahead == 0:
                    ahead = size(state.piles[seat]) - size(state.piles[other])
                if ahead > 0:
                    beaten = True
                elif ahead == 0:
                    tied += 1
        won = 0.0 if beaten else 1.0 / float(tied)
        return WIN * won + (1.0 - WIN) * max(0.0, min(1.0, 0.5 + float(mine - best) / MARGIN))


WIN: Final = 0.5  # the rest for the margin: a win by a point is much luck, and search learns more from the points
MARGIN: Final = 20.0  # points from nothing to everything


def count_landed(state: Zovnis) -> i64:
    """How many of each alien and each saucer are in landing position, and how many armed cards in the sky."""
    sky = state.sky
    landed: i64 = 0
    for place in range(PLACES):
        if sky[place] >= 0:
            landed += TALLY[sky[place]]
    return landed


def points(state: Zovnis, seat: i64, landed: i64) -> i64:
    """Z12: the seat's points."""
    alien = state.goals[seat]
    saucer = GOALS + state.goals[GOALS + seat]
    return (landed >> FIELD * alien & FULL_FIELD) + (landed >> FIELD * saucer & FULL_FIELD)


def likely(state: Zovnis, seat: i64, landed: i64, first: i64) -> i64:
    """How likely the goals are that the others back in an imagined world, in thousandths of the likeliest."""
    most: i64 = 0
    least: i64 = 1 << 30
    for goal in range(GOALS):
        if goal != state.goals[first + seat]:
            odds = ODDS[landed >> FIELD * (first + goal) & FULL_FIELD]
            most = max(most, odds)
            least = min(least, odds)
    if state.players == 2:
        return 1000 * ODDS[landed >> FIELD * (first + state.goals[first + 1 - seat]) & FULL_FIELD] // most
    return 1000 * least // ODDS[landed >> FIELD * (first + state.goals[first + 3]) & FULL_FIELD]  # one is left over


def all_odds(landed: i64, first: i64, own: i64) -> i64:
    """The sum of the odds of all aliens (or saucers) but the seat's own."""
    total: i64 = 0
    for kind in range(GOALS):
        if kind != own:
            total += ODDS[landed >> FIELD * (first + kind) & FULL_FIELD]
    return total


HEURISTIC: Final = ZovnisHeuristic()
