"""Heuristic for planet: move priors and evaluation by the points that all planets will probably have at the end.

A tile is worth the prospect of one's own planet with it, less the prospects of the others with the tiles left behind.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from saucer.games.planet.components import PLACES, ROUNDS
from saucer.games.planet.faces import volcanoes
from saucer.games.planet.knowledge import (
    CHOOSING,
    HIDE,
    HIDING,
    NAME,
    NAMING,
    NOTHING,
    OFFERS,
    OVER,
    TAKE,
    TAKING,
)
from saucer.games.planet.prospects import LOWEST, Chances, Prospects
from saucer.games.planet.rules import Planet
from saucer.games.planet.survey import POINT, SEATS
from saucer.kernel.arrays import vec
from saucer.kernel.heuristic import ROLL_SLIPS, Heuristic
from saucer.kernel.rng import Rng
from saucer.kernel.state import Moves, State

GRUDGE: Final[i64] = 10  # sixteenths of the gains of others, shared among them
RANK: Final[i64] = 16  # volcanoes break ties and are at most 12
STEP: Final[i64] = 5  # parts of a point in one step of weight: ten points are about 500
EVEN: Final[i64] = 500  # the weight of a move that changes nothing
MARGIN: Final = 6.0  # points by which a win is rather sure
DOUBT: Final[i64] = 15  # weight by which another tile to hide is half as likely


@final
class PlanetHeuristic(Heuristic):
    """Weighs moves and positions by prospects.

    Its fields are scratch space. All searches may share it: every public method fills what it reads, and compiled
    code runs through without letting another thread in.
    """

    def __init__(self) -> None:
        super().__init__()
        self.explore = 0.3
        self.bias = 30.0
        self.depth = 12  # two or three rounds
        self._prospects = Prospects()
        self._chances = Chances()
        self._rival_chances = Chances()
        self._gains: vec[i64] = vec[i64]([i64(0)] * (SEATS * OFFERS))  # [seat * 5 + offer] prospects
        self._grudges: vec[i64] = vec[i64]([i64(0)] * SEATS)  # [seat] how much its gain hurts, in sixteenths
        self._hides = Moves()  # what A might have hidden

    # ---- move priors ----------------------------------------------------------------------

    def weigh(self, state: State, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """By the prospects they lead to."""
        assert isinstance(state, Planet)
        self._prospects.look(state, seat)
        if state.phase == CHOOSING:
            self._weigh_stacks(state, seat, moves, weights)
        elif state.phase == NAMING:
            self._weigh_names(state, seat, moves, weights)
        elif state.phase == HIDING:
            self._weigh_hiding(state, seat, moves, weights)
        elif state.players == 2 and seat != state.start:
            self._weigh_first(state, seat, moves, weights)
        else:
            self._weigh_takes(state, seat, moves, weights)

    def roll(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        """The rollout policy: the best move, with slips. Stacks are random: to judge them is slow and matters least."""
        assert isinstance(state, Planet)
        if state.phase == CHOOSING or rng.below(ROLL_SLIPS) == 0:
            return moves.codes[rng.below(moves.count)]
        return self.best(state, seat, moves, rng)

    def _weigh_stacks(self, state: Planet, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """In the long run everybody gets as many of each stack, so what counts is who chooses.

        With three or more we choose first now: draw where tiles differ most for us and little for the others.
        """
        for i in range(moves.count):
            stack = moves.codes[i]
            mine = self._spread(seat, stack)
            theirs: i64 = 0
            for other in range(state.players):
                if other != seat:
                    theirs += self._spread(other, stack)
            if state.players > 2:
                theirs //= 2 * (state.players - 1)
            weights[i] = EVEN + (mine - theirs) // STEP

    def _spread(self, seat: i64, stack: i64) -> i64:
        """How much the tiles that may come from a stack differ for a seat."""
        self._chances.draw(self._prospects, seat, stack)
        return self._chances.spread()

    def _weigh_takes(self, state: Planet, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """The prospect of the seat, less what the tiles left behind do for those who wait."""
        prospects = self._prospects
        prospects.with_offers(state, seat, self._gains)
        waiting = state.waiting & ~(1 << seat)
        if waiting:
            self._bear_grudges(state, seat)
            for other in range(state.players):
                if waiting >> other & 1:
                    prospects.with_offers(state, other, self._gains)
        even = prospects.now(seat)
        for i in range(moves.count):
            number = (moves.codes[i] - TAKE) // PLACES
            value = self._gains[seat * OFFERS + number] - even
            if waiting:
                value -= self._left_for(state, waiting, number)
            weights[i] = EVEN + value // STEP

    def _weigh_names(self, state: Planet, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """Name whom a free choice helps least: the others then have less to choose from."""
        self._bear_grudges(state, seat)
        for i in range(moves.count):
            other = moves.codes[i] - NAME
            self._prospects.with_offers(state, other, self._gains)
            weights[i] = EVEN - self._hope(state, other, NOTHING) * self._grudges[other] // (16 * STEP)

    def _bear_grudges(self, state: Planet, seat: i64) -> None:
        """The gains of others hurt, those of the strongest most."""
        grudges = self._grudges
        strongest: i64 = NOTHING
        best = LOWEST
        for other in range(state.players):
            if other != seat:
                grudges[other] = GRUDGE // (state.players - 1)
                prospect = self._prospects.now(other)
                if prospect > best:
                    best = prospect
                    strongest = other
        grudges[strongest] += grudges[strongest] >> 1

    def _left_for(self, state: Planet, waiting: i64, without: i64) -> i64:
        """The prospects of the waiting players without a tile, weighted by the grudges against them."""
        total: i64 = 0
        for other in range(state.players):
            if waiting >> other & 1:
                total += self._hope(state, other, without) * self._grudges[other] >> 4
        return total

    def _hope(self, state: Planet, seat: i64, without: i64) -> i64:
        """Between the mean and the best of the offers without one, over the mean of all of them."""
        best = LOWEST
        total: i64 = 0
        count: i64 = 0
        whole: i64 = 0
        for number in range(OFFERS):
            if state.offer[number] != NOTHING:
                gain = self._gains[seat * OFFERS + number]
                whole += gain
                if number != without:
                    total += gain
                    count += 1
                    best = max(best, gain)
        return (best + total // count) // 2 - whole // (count + 1)

    # ---- move priors of two players -------------------------------------------------------

    def _weigh_hiding(self, state: Planet, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """P26: foresee what the other will take if this tile is hidden, and what remains for us then."""
        other = 1 - seat
        gains = self._gains
        self._prospects.with_offers(state, seat, gains)
        self._prospects.with_offers(state, other, gains)
        self._draw_chances(other, state.drawn)
        even = self._prospects.now(seat) - self._prospects.now(other)
        for i in range(moves.count):
            hidden = moves.codes[i] - HIDE
            left = first_open(hidden)
            right = last_open(hidden)
            if_hidden = self._better(seat, left, right) - gains[other * OFFERS + hidden]
            if_left = self._better(seat, hidden, right) - gains[other * OFFERS + left]
            if_right = self._better(seat, hidden, left) - gains[other * OFFERS + right]
            likes_left = self._first_pick(other, left, right)
            likes_right = self._first_pick(other, right, left)
            likes_hidden = self._blind_pick(other, left, right)
            if likes_hidden > likes_left and likes_hidden > likes_right:
                expected = if_hidden
            elif likes_left > likes_right:
                expected = if_left
            else:
                expected = if_right
            # The other may think otherwise.
            expected = (7 * expected + if_hidden + if_left + if_right) // 10
            weights[i] = EVEN + (expected - even) // STEP

    def _weigh_first(self, state: Planet, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """P27: B takes first, and knows two of the three tiles."""
        hidden = state.face_down
        left = first_open(hidden)
        right = last_open(hidden)
        for player in range(state.players):
            rivals = self._prospects.most_volcanoes(player)
            self._gains[player * OFFERS + left] = self._prospects.with_tile(player, state.offer[left], rivals)
            self._gains[player * OFFERS + right] = self._prospects.with_tile(player, state.offer[right], rivals)
        self._draw_chances(seat, state.drawn)
        even = self._prospects.now(seat) - self._prospects.now(1 - seat)
        for i in range(moves.count):
            number = (moves.codes[i] - TAKE) // PLACES
            if number == hidden:
                value = self._blind_pick(seat, left, right)
            elif number == left:
                value = self._first_pick(seat, left, right)
            else:
                value = self._first_pick(seat, right, left)
            weights[i] = EVEN + (value - even) // STEP

    def _draw_chances(self, taker: i64, stack: i64) -> None:
        """Set the chances of B, who takes first, and of A."""
        self._chances.draw(self._prospects, taker, stack)
        self._rival_chances.draw(self._prospects, 1 - taker, stack)

    def _better(self, seat: i64, one: i64, another: i64) -> i64:
        """The better of two offers for a seat."""
        first = self._gains[seat * OFFERS + one]
        second = self._gains[seat * OFFERS + another]
        return first if first > second else second

    def _first_pick(self, taker: i64, take: i64, leave: i64) -> i64:
        """The worth of an open tile to B: A then has the better of the other open tile and an unknown one."""
        rival = 1 - taker
        remains = self._gains[rival * OFFERS + leave]
        return self._gains[taker * OFFERS + take] - self._rival_chances.mean_above(remains)

    def _blind_pick(self, taker: i64, left: i64, right: i64) -> i64:
        """The worth of the hidden tile to B: any tile, while A has the better of the open ones."""
        return self._chances.mean() - self._better(1 - taker, left, right)

    def plausible(self, state: State, seat: i64) -> i64:
        """P26: A hides a tile for a reason, so worlds in which A would rather have hidden another one are rarer."""
        assert isinstance(state, Planet)
        if state.players != 2 or state.phase != TAKING or seat == state.start:
            return 1000
        before = state.clone()
        before.phase = HIDING
        before.face_down = NOTHING
        before.turn = state.start
        before.legal(state.start, self._hides)
        weights = self._weights
        self.weigh(before, state.start, self._hides, weights)
        behind = max(weights[0], weights[1], weights[2]) - weights[state.face_down]
        return 1000 * DOUBT // (DOUBT + behind)

    # ---- evaluation -----------------------------------------------------------------------

    def quiet(self, state: State) -> bool:
        """Between rounds, when everybody has got a tile."""
        assert isinstance(state, Planet)
        return state.waiting == 0

    def worth(self, state: State, seat: i64) -> float:
        """The share of the win, with a little for the margin; in an unfinished game, chances by prospects."""
        assert isinstance(state, Planet)
        self._prospects.look(state, seat)
        if state.phase != OVER:
            return self._outlook(state, seat)
        rank: i64 = 0  # of the seat: points first, then few volcanoes (P24)
        best = LOWEST  # of the others
        equals: i64 = 1
        for other in range(state.players):
            standing = self._standing(other)
            if other == seat:
                rank = standing
            elif standing > best:
                best = standing
                equals = 1
            elif standing == best:
                equals += 1
        won = 1.0 if rank > best else 0.0 if rank < best else 1.0 / float(equals + 1)
        margin = 1.0 / (1.0 + exp(float(best - rank) / (MARGIN * float(RANK))))
        return 0.5 * won + 0.5 * margin

    def _standing(self, seat: i64) -> i64:
        """A finished planet's total, and volcanoes to break ties.

        With nothing to come, prospects are points; only volcanoes are to be set right.
        """
        shows = self._prospects.shows[seat]
        mine = volcanoes(shows)
        points = self._prospects.with_face(seat, shows, NOTHING, mine + 1)
        points += self._prospects.volcano_loss(mine, mine + 1)
        points //= POINT
        if mine >= self._prospects.most_volcanoes(seat):
            points -= mine
        return points * RANK - mine

    def _outlook(self, state: Planet, seat: i64) -> float:
        """Chances by prospects: the further the end, the less a lead tells."""
        scale = float(POINT) * (4.0 + 0.3 * float(ROUNDS - state.round))
        mine = float(self._due(state, seat))
        total: float = 0.0
        for other in range(state.players):
            total += exp((float(self._due(state, other)) - mine) / scale)
        return 1.0 / total

    def _due(self, state: Planet, seat: i64) -> i64:
        """The prospect of a seat; in the middle of a round, with a tile for those who wait for theirs."""
        if not state.waiting >> seat & 1:
            return self._prospects.now(seat)
        self._prospects.with_offers(state, seat, self._gains)
        best = LOWEST
        total: i64 = 0
        count: i64 = 0
        for number in range(OFFERS):
            if state.offer[number] != NOTHING:
                gain = self._gains[seat * OFFERS + number]
                best = max(best, gain)
                total += gain
                count += 1
        return (best + total // count) // 2


def first_open(hidden: i64) -> i64:
    """Of three tiles, the first that is not hidden."""
    return 1 if hidden == 0 else 0


def last_open(hidden: i64) -> i64:
    """Of three tiles, the last that is not hidden."""
    return 1 if hidden == 2 else 2


HEURISTIC: Final = PlanetHeuristic()
