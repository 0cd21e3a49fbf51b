"""What a sensible player of planet does: foresees what each planet will score, and grudges the others their tiles.

Everything is reckoned in parts of a point. A planet's prospect is what its characters give now, what they will
find on tiles to come, and what the best characters for the open corners would give. A tile is worth the prospect
with it; of the tiles left to others their prospects count against it.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from saucer.games.planet.components import (
    BAOBAB,
    BOX,
    BROWN,
    CALM,
    CHARACTER,
    CORNERS,
    ELEPHANT,
    FIRST_CHARACTER,
    FOX,
    GREY,
    LAMP,
    OBJECTS,
    PILE,
    PILES,
    PLACES,
    ROSE,
    ROUNDS,
    SHOWN,
    SLOTS,
    SNAKE,
    STAR,
    SUNSET,
    TILES,
    TURNED,
    VOLCANO,
    WHITE,
    WHO,
)
from saucer.games.planet.knowledge import (
    CHOOSING,
    HIDE,
    HIDING,
    NAME,
    NAMING,
    NOTHING,
    OFFERS,
    OFFERS_FOR_TWO,
    OVER,
    TAKE,
    TAKING,
)
from saucer.games.planet.rules import Planet
from saucer.kernel.arrays import vec
from saucer.kernel.heuristic import ROLL_SLIPS, Heuristic
from saucer.kernel.rng import Rng
from saucer.kernel.state import Moves, State

POINT: Final[i64] = 256  # parts of a point; also of one expected object
SEATS: Final[i64] = 5
EVERY: Final[i64] = 0xFFFFF  # bit mask of all tiles of a stack
FIRST: Final[i64] = 154  # 0.6 of an object: of n expected ones at least one comes with a chance of about n / (n + 0.6)
GRUDGE: Final[i64] = 10  # sixteenths of the gains of others, shared among them
RANK: Final[i64] = 16  # volcanoes break ties and are at most 12
KINDS: Final[i64] = 13  # of characters
DRUNKARD: Final[i64] = 6
STEP: Final[i64] = 5  # parts of a point in one step of weight: ten points are about 500
EVEN: Final[i64] = 500  # the weight of a move that changes nothing

# All that a planet shows fits into one integer, each count in a field of its own wide enough for its sum over a
# stack or a planet, so that planets add up in sixteen steps. [count] where its field begins.
# baobab, volcano, sunset, rose, lamp, box, star, fox, elephant, snake, white, grey, brown, (calm, turned)
FIELD: Final = vec[i64]([i64(0), 3, 7, 11, 14, 19, 23, 28, 32, 36, 40, 45, 49, 52, 56])
SHEEP_FIELDS: Final[i64] = 0xFFF0000000000  # white, grey and brown
WIDTH: Final = vec[i64]([i64(7), 15, 15, 7, 31, 15, 31, 15, 15, 15, 31, 15, 7, 15, 15])  # as masks

# How much more of an object its friends find than chance deals: they choose among several tiles, and a scarce
# object is taken whenever it appears. [object] in sixteenths
SOUGHT: Final = vec[i64]([i64(20), 14, 21, 24, 20, 21, 21, 24, 24, 24, 20, 22, 24])


def _field(count: i64, item: i64) -> i64:
    """A count in its field."""
    return count << FIELD[item]


def _face(tile: i64) -> i64:
    """What a tile shows, in fields."""
    face: i64 = 0
    item: i64 = 0
    while item < OBJECTS:
        face += _field(SHOWN[tile * OBJECTS + item], item)
        item += 1
    if tile < FIRST_CHARACTER and not SHOWN[tile * OBJECTS + VOLCANO]:
        face += _field(1, CALM)
    return face


def _stack_face(stack: i64) -> i64:
    """What all tiles of a stack show together."""
    face: i64 = 0
    tile = stack * PILE
    while tile < (stack + 1) * PILE:
        face += _face(tile)
        tile += 1
    return face


FACES: Final = vec[i64]([_face(i64(tile)) for tile in range(TILES)])
STACK_FACES: Final = vec[i64]([_stack_face(i64(stack)) for stack in range(PILES)])
FACE_DOWN: Final[i64] = _field(1, CALM) + _field(1, TURNED)  # P13, P18: what a turned tile counts as
COPIES: Final = vec[i64]([i64(2), 2, 2, 1, 2, 2, 1, 1, 1, 1, 2, 2, 1])  # [character] in the box


MARGIN: Final = 6.0  # points by which a win is rather sure
DOUBT: Final[i64] = 15  # weight by which another tile to hide is half as likely


@final
class PlanetHeuristic(Heuristic):
    """Foresees the points of all planets."""

    def __init__(self) -> None:
        super().__init__()
        self.explore = 0.3
        self.bias = 30.0
        self.depth = 12  # two or three rounds
        self._hides = Moves()  # scratch: what A might have hidden
        # What the survey of a position finds.
        self._players: i64 = 0
        self._rest: i64 = 0  # planet tiles that everybody gets after this round
        self._shows: vec[i64] = vec[i64]([i64(0)] * SEATS)  # [seat] fields of what the planet shows
        self._baobabs: vec[i64] = vec[i64]([i64(0)] * SEATS)  # [seat] fields of its face-up baobab tiles
        self._cast: vec[i64] = vec[i64]([i64(0)] * (SEATS * PLACES))  # [seat * 4 + i] characters owned
        self._owned: vec[i64] = vec[i64]([i64(0)] * SEATS)  # [seat] how many of them
        self._unseen: vec[i64] = vec[i64]([i64(0)] * PILES)  # [stack] bit mask of tiles that may come
        self._copies: vec[i64] = vec[i64]([i64(0)] * KINDS)  # [character] how many of them may come
        # What the tiles to come will bring, all in parts.
        self._coming: vec[i64] = vec[i64]([i64(0)] * OBJECTS)  # [object] how many a seeker finds
        self._likely: vec[i64] = vec[i64]([i64(0)] * OBJECTS)  # [object] the chance to find one at least
        self._calm: i64 = 0
        self._sheep: i64 = 0  # the chance to find any sheep
        self._king: vec[i64] = vec[i64]([i64(0)] * 8)  # [roses] the King's points
        self._gardener: vec[i64] = vec[i64]([i64(0)] * 8)  # [baobabs] the Gardener's
        self._drunkard: vec[i64] = vec[i64]([i64(0)] * 8)  # [baobabs] the Drunkard's, besides tiles turned
        self._danger: vec[i64] = vec[i64]([i64(0)] * 8)  # [baobabs] what a third one may cost
        # Scratch.
        self._points: vec[i64] = vec[i64]([i64(0)] * KINDS)
        self._gains: vec[i64] = vec[i64]([i64(0)] * (SEATS * OFFERS))  # [seat * 5 + offer]
        self._grudge: vec[i64] = vec[i64]([i64(0)] * SEATS)  # [seat] how much its gain hurts, in sixteenths
        self._chances: vec[i64] = vec[i64]([i64(0)] * (SEATS * PILE))  # [seat * 20 + n] by tiles that may come
        self._count: i64 = 0  # how many these are

    # ---- the survey -----------------------------------------------------------------------

    def _survey(self, state: Planet, seat: i64) -> None:
        """Take in all that the seat knows of the table."""
        self._players = state.players
        unseen = self._unseen
        faces = STACK_FACES[:]
        copies = self._copies
        stack: i64 = 0
        while stack < PILES:
            unseen[stack] = EVERY
            stack += 1
        who: i64 = 0
        while who < KINDS:
            copies[who] = COPIES[who]
            who += 1
        other: i64 = 0
        while other < state.players:
            self._survey_planet(state, seat, other, faces)
            other += 1
        if state.drawn != NOTHING:
            number: i64 = 0
            while number < OFFERS:
                if state.offer[number] != NOTHING and state.sees_offer(seat, number):
                    self._see(state.offer[number], state.drawn, faces)
                number += 1
        if state.players == 2:
            past: i64 = 0
            while past < state.round:
                tile = state.discards[past]
                if tile != NOTHING:
                    self._see(tile, tile // PILE, faces)
                past += 1
        self._look_ahead(state, faces)

    def _see(self, tile: i64, stack: i64, faces: vec[i64]) -> None:
        """A tile that will not come any more."""
        one: i64 = 1
        self._unseen[stack] &= ~(one << (tile - stack * PILE))
        faces[stack] -= FACES[tile]
        if stack == CHARACTER:
            self._copies[WHO[tile - FIRST_CHARACTER]] -= 1

    def _survey_planet(self, state: Planet, seat: i64, other: i64, faces: vec[i64]) -> None:
        """Add up a planet. A character that the seat does not know (PQ10) is as good as an open corner."""
        planets = state.planets
        turned = state.turned[other]
        shows: i64 = 0
        baobabs: i64 = 0
        owned: i64 = 0
        slot: i64 = 0
        while slot < SLOTS:
            tile = planets[other * SLOTS + slot]
            if tile != NOTHING:
                if slot >= CORNERS:
                    if state.secret == 0 or state.knows_corner(seat, other, slot - CORNERS):
                        self._cast[other * PLACES + owned] = WHO[tile - FIRST_CHARACTER]
                        owned += 1
                        shows += FACES[tile]
                        self._see(tile, CHARACTER, faces)
                else:
                    self._see(tile, slot >> 2, faces)
                    face = FACES[tile]
                    if turned >> slot & 1:
                        shows += FACE_DOWN
                    else:
                        shows += face
                        if face & 7:
                            baobabs += face
            slot += 1
        self._shows[other] = shows
        self._baobabs[other] = baobabs
        self._owned[other] = owned

    def _look_ahead(self, state: Planet, faces: vec[i64]) -> None:
        """What the rest of the stacks will bring to each planet."""
        drawn: i64 = OFFERS_FOR_TWO if state.players == 2 else state.players
        coming = self._coming
        item: i64 = 0
        while item < OBJECTS:
            coming[item] = 0
            item += 1
        rest: i64 = 0
        stack: i64 = 0
        while stack < CHARACTER:
            rounds = state.left[stack] // drawn
            if rounds:
                rest += rounds
                share = rounds * POINT // size(self._unseen[stack])
                face = faces[stack]
                item = 0
                while item < OBJECTS:
                    coming[item] += (face >> FIELD[item] & WIDTH[item]) * share
                    item += 1
            stack += 1
        self._rest = rest
        self._calm = rest * POINT - (coming[VOLCANO] * SOUGHT[VOLCANO] >> 4)
        item = 0
        while item < OBJECTS:
            many = coming[item] * SOUGHT[item] >> 4
            coming[item] = many
            self._likely[item] = many * POINT // (many + FIRST)
            item += 1
        sheep = coming[WHITE] + coming[GREY] + coming[BROWN]
        self._sheep = sheep * POINT // (sheep + FIRST)
        self._special()

    def _special(self) -> None:
        """The characters that do not simply count: more is not always better for them."""
        roses = self._coming[ROSE]
        king = self._king
        # With no rose: whether one is found. With one, others may force a second upon us.
        king[0] = 14 * (self._likely[ROSE])
        king[1] = 14 * POINT - 2 * roses
        king[2] = 7 * POINT - roses
        baobabs = self._coming[BAOBAB]
        gardener = self._gardener
        first = baobabs if baobabs < POINT else POINT
        second = baobabs - first if baobabs < 2 * POINT else POINT
        gardener[0] = 6 * first + 5 * second
        gardener[1] = 7 * POINT + 6 * first
        gardener[2] = 14 * POINT - baobabs
        drunkard = self._drunkard
        have: i64 = 0
        while have < 3:
            need = 3 - have
            trios = baobabs // need
            drunkard[have] = 8 * trios if trios < POINT else 8 * POINT + 2 * (trios - POINT)
            have += 1
        danger = self._danger
        danger[1] = baobabs >> 3
        danger[2] = baobabs >> 1

    # ---- prospects ------------------------------------------------------------------------

    def _prospect(self, shows: i64, seat: i64, newcomer: i64, others: i64) -> i64:
        """What a planet will be worth: its seat's characters, a newcomer among them, and those still to be found.

        `others` is the most volcanoes on any other planet.
        """
        points = self._points
        coming = self._coming
        likely = self._likely
        baobabs = shows & 7
        white = shows >> 40 & 31
        grey = shows >> 45 & 15
        brown = shows >> 49 & 7
        points[0] = 4 * (((shows >> 36 & 15) << 8) + coming[SNAKE])
        points[1] = ((shows >> 52 & 15) << 8) + self._calm
        points[2] = 2 * (((shows >> 7 & 15) << 8) + coming[SUNSET])
        roses = shows >> 11 & 7
        points[3] = self._king[roses]
        points[4] = ((shows >> 14 & 31) << 8) + coming[LAMP]
        species = POINT if shows & SHEEP_FIELDS else self._sheep
        species += POINT if shows >> 28 & 15 else likely[FOX]
        species += POINT if shows >> 32 & 15 else likely[ELEPHANT]
        species += POINT if shows >> 36 & 15 else likely[SNAKE]
        points[5] = 3 * species
        points[6] = 3 * ((shows >> 56 & 15) << 8) + self._drunkard[baobabs]
        points[7] = 2 * ((white << 8) + coming[WHITE])
        points[8] = 3 * ((grey << 8) + coming[GREY])
        points[9] = 5 * ((brown << 8) + coming[BROWN])
        points[10] = self._gardener[baobabs]
        owned = self._owned[seat]
        openings = PLACES - owned
        points[11] = ((shows >> 23 & 31) << 8) + coming[STAR]
        colours = POINT if white else likely[WHITE]
        colours += POINT if grey else likely[GREY]
        colours += POINT if brown else likely[BROWN]
        points[12] = 3 * colours + ((shows >> 19 & 15) << 8) + coming[BOX]

        total: i64 = 0
        drunkards: i64 = 0
        if newcomer >= 0:
            openings -= 1
            points[11] += openings << 8
            total += points[newcomer]
            if newcomer == DRUNKARD:
                drunkards = 1
        else:
            points[11] += openings << 8
        i: i64 = 0
        while i < owned:
            who = self._cast[seat * PLACES + i]
            total += points[who]
            if who == DRUNKARD:
                drunkards = 1
            i += 1
        if openings > 0:
            total += openings * self._best_of_the_rest()
        if drunkards == 0:
            total -= self._danger[baobabs]
        return total - self._volcano_loss(shows >> 3 & 15, others)

    def _best_of_the_rest(self) -> i64:
        """What a character yet to be found will give: a mean in which the better ones, which we would take, count more.

        With weights that rise by the square it comes to about the best of three.
        """
        points = self._points
        copies = self._copies
        squares: i64 = 0
        cubes: i64 = 0
        who: i64 = 0
        while who < KINDS:
            give = points[who]
            if give > 0:
                square = give * give * copies[who]
                squares += square
                cubes += square * give
            who += 1
        return cubes // (squares + 1)

    def _volcano_loss(self, mine: i64, others: i64) -> i64:
        """P23: what the most volcanoes are likely to cost; with two players also what they will not cost the other."""
        rest = self._rest
        ahead = mine - others
        if rest == 0:
            if self._players == 2:
                return (mine if ahead >= 0 else 0) * POINT - (others if ahead <= 0 else 0) * POINT
            return mine * POINT if ahead >= 0 else 0
        slack = 3 + rest  # the further the end, the less a lead in volcanoes tells
        chance = (POINT >> 1) + ahead * POINT * 2 // slack
        if chance < 0:
            chance = 0
        elif chance > POINT:
            chance = POINT
        loss = (mine * 4 + rest) * chance >> 2
        if self._players == 2:
            loss -= (others * 4 + rest) * (POINT - chance) >> 2
        return loss

    def _most_volcanoes(self, seat: i64) -> i64:
        """On any other planet."""
        most: i64 = 0
        other: i64 = 0
        while other < self._players:
            if other != seat:
                count = self._shows[other] >> 3 & 15
                most = max(most, count)
            other += 1
        return most

    def _with(self, seat: i64, tile: i64, others: i64) -> i64:
        """The prospect of a planet with a tile more."""
        face = FACES[tile]
        shows = self._shows[seat]
        if tile >= FIRST_CHARACTER:
            return self._prospect(shows + face, seat, WHO[tile - FIRST_CHARACTER], others)
        if face & 7 and (shows & 7) == 2:  # P10: three baobabs are turned
            return self._prospect(shows - self._baobabs[seat] + 3 * FACE_DOWN, seat, NOTHING, others)
        return self._prospect(shows + face, seat, NOTHING, others)

    def _gain_by_offers(self, state: Planet, seat: i64) -> None:
        """The prospects of a seat with each tile on offer."""
        most = self._most_volcanoes(seat)
        number: i64 = 0
        while number < OFFERS:
            tile = state.offer[number]
            if tile != NOTHING:
                self._gains[seat * OFFERS + number] = self._with(seat, tile, most)
            number += 1

    def _gain_by_chance(self, seat: i64, stack: i64) -> None:
        """The prospects of a seat with each tile that may come from a stack."""
        most = self._most_volcanoes(seat)
        gains = self._chances
        mask = self._unseen[stack]
        count: i64 = 0
        tile = stack * PILE
        while mask:
            if mask & 1:
                gains[seat * PILE + count] = self._with(seat, tile, most)
                count += 1
            mask >>= 1
            tile += 1
        self._count = count

    # ---- the moves ------------------------------------------------------------------------

    def weigh(self, state: State, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """By the prospects they lead to."""
        assert isinstance(state, Planet)
        self._survey(state, seat)
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

    def _weigh_stacks(self, state: Planet, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """In the long run everybody gets as many of each stack, so what counts is who chooses.

        With three or more we choose first now: draw where tiles differ most for us and little for the others.
        """
        two = state.players == 2
        i: i64 = 0
        while i < moves.count:
            stack = moves.codes[i]
            mine = self._spread(seat, stack)
            theirs: i64 = 0
            other: i64 = 0
            while other < state.players:
                if other != seat:
                    theirs += self._spread(other, stack)
                other += 1
            if two:
                weights[i] = EVEN + (mine - theirs) // STEP
            else:
                weights[i] = EVEN + (mine - theirs // (2 * (state.players - 1))) // STEP
            i += 1

    def _spread(self, seat: i64, stack: i64) -> i64:
        """How much the tiles that may come differ for a seat: the mean difference from their mean."""
        self._gain_by_chance(seat, stack)
        mean = self._mean_chance(seat)
        total: i64 = 0
        i: i64 = 0
        while i < self._count:
            gain = self._chances[seat * PILE + i]
            total += gain - mean if gain > mean else mean - gain
            i += 1
        return total // self._count

    def _mean_chance(self, seat: i64) -> i64:
        """The prospect of a seat with any one of the tiles that may come."""
        total: i64 = 0
        i: i64 = 0
        while i < self._count:
            total += self._chances[seat * PILE + i]
            i += 1
        return total // self._count

    def _weigh_hiding(self, state: Planet, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """P26: foresee what the other will take if this tile is hidden, and what remains for us then."""
        other = 1 - seat
        self._gain_by_offers(state, seat)
        self._gain_by_offers(state, other)
        gains = self._gains
        self._gain_by_chance(seat, state.drawn)
        self._gain_by_chance(other, state.drawn)
        even = self._with_nothing(seat) - self._with_nothing(other)
        i: i64 = 0
        while i < moves.count:
            hidden = moves.codes[i] - HIDE
            left: i64 = 1 if hidden == 0 else 0
            right: i64 = 1 if hidden == 2 else 2
            if_hidden = self._keep(seat, left, right) - gains[other * OFFERS + hidden]
            if_left = self._keep(seat, hidden, right) - gains[other * OFFERS + left]
            if_right = self._keep(seat, hidden, left) - gains[other * OFFERS + right]
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
            i += 1

    def _with_nothing(self, seat: i64) -> i64:
        return self._prospect(self._shows[seat], seat, NOTHING, self._most_volcanoes(seat))

    def _keep(self, seat: i64, one: i64, another: i64) -> i64:
        """The better of two offers for a seat."""
        first = self._gains[seat * OFFERS + one]
        second = self._gains[seat * OFFERS + another]
        return first if first > second else second

    def _first_pick(self, seat: i64, take: i64, leave: i64) -> i64:
        """What an open tile is worth to B: A then has the better of the other open tile and an unknown one."""
        other = 1 - seat
        remains = self._gains[other * OFFERS + leave]
        total: i64 = 0
        i: i64 = 0
        while i < self._count:
            total += max(remains, self._chances[other * PILE + i])
            i += 1
        return self._gains[seat * OFFERS + take] - total // self._count

    def _blind_pick(self, seat: i64, left: i64, right: i64) -> i64:
        """What the hidden tile is worth to B: any tile, while A has the better of the open ones."""
        return self._mean_chance(seat) - self._keep(1 - seat, left, right)

    def _weigh_first(self, state: Planet, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """P27: B takes first, and knows two of the three tiles."""
        other = 1 - seat
        hidden = state.face_down
        left: i64 = 1 if hidden == 0 else 0
        right: i64 = 1 if hidden == 2 else 2
        most = self._most_volcanoes(seat)
        gains = self._gains
        gains[seat * OFFERS + left] = self._with(seat, state.offer[left], most)
        gains[seat * OFFERS + right] = self._with(seat, state.offer[right], most)
        most = self._most_volcanoes(other)
        gains[other * OFFERS + left] = self._with(other, state.offer[left], most)
        gains[other * OFFERS + right] = self._with(other, state.offer[right], most)
        self._gain_by_chance(seat, state.drawn)
        self._gain_by_chance(other, state.drawn)
        even = self._with_nothing(seat) - self._with_nothing(other)
        i: i64 = 0
        while i < moves.count:
            number = (moves.codes[i] - TAKE) // PLACES
            if number == hidden:
                value = self._blind_pick(seat, left, right)
            elif number == left:
                value = self._first_pick(seat, left, right)
            else:
                value = self._first_pick(seat, right, left)
            weights[i] = EVEN + (value - even) // STEP
            i += 1

    def _weigh_takes(self, state: Planet, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """The own prospect, less what the tiles left behind do for those who wait."""
        self._gain_by_offers(state, seat)
        waiting = state.waiting & ~(1 << seat)
        if waiting:
            self._bear_grudges(state, seat)
            other: i64 = 0
            while other < state.players:
                if waiting >> other & 1:
                    self._gain_by_offers(state, other)
                other += 1
        even = self._with_nothing(seat)
        i: i64 = 0
        while i < moves.count:
            number = (moves.codes[i] - TAKE) // PLACES
            value = self._gains[seat * OFFERS + number] - even
            if waiting:
                value -= self._left_for(state, waiting, number)
            weights[i] = EVEN + value // STEP
            i += 1

    def _left_for(self, state: Planet, waiting: i64, taken: i64) -> i64:
        """What those who wait can make of the offer without a tile, more or less: between its mean and its best."""
        total: i64 = 0
        other: i64 = 0
        while other < state.players:
            if waiting >> other & 1:
                total += self._hope(state, other, taken) * self._grudge[other] >> 4
            other += 1
        return total

    def _hope(self, state: Planet, seat: i64, without: i64) -> i64:
        """Between the mean and the best of the offers without one, over the mean of all of them."""
        best: i64 = -1000000
        total: i64 = 0
        count: i64 = 0
        whole: i64 = 0
        number: i64 = 0
        while number < OFFERS:
            if state.offer[number] != NOTHING:
                gain = self._gains[seat * OFFERS + number]
                whole += gain
                if number != without:
                    total += gain
                    count += 1
                    best = max(best, gain)
            number += 1
        return (best + total // count) // 2 - whole // (count + 1)

    def _bear_grudges(self, state: Planet, seat: i64) -> None:
        """The gains of others hurt, those of the strongest most."""
        grudge = self._grudge
        first: i64 = NOTHING
        best: i64 = -1000000
        other: i64 = 0
        while other < state.players:
            if other != seat:
                grudge[other] = GRUDGE // (state.players - 1)
                prospect = self._with_nothing(other)
                if prospect > best:
                    best = prospect
                    first = other
            other += 1
        grudge[first] += grudge[first] >> 1

    def _weigh_names(self, state: Planet, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """Name whom a free choice helps least: the others then have less to choose from."""
        self._bear_grudges(state, seat)
        i: i64 = 0
        while i < moves.count:
            other = moves.codes[i] - NAME
            self._gain_by_offers(state, other)
            weights[i] = EVEN - self._hope(state, other, NOTHING) * self._grudge[other] // (16 * STEP)
            i += 1

    def roll(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        """As in `best`, with slips; any stack will do, for judging them takes longest and matters least."""
        assert isinstance(state, Planet)
        if state.phase == CHOOSING or rng.below(ROLL_SLIPS) == 0:
            return moves.codes[rng.below(moves.count)]
        return self.best(state, seat, moves, rng)

    # ---- the outcome ----------------------------------------------------------------------

    def worth(self, state: State, seat: i64) -> float:
        """The share of the win, with a little for the margin; in an unfinished game, chances by prospects."""
        assert isinstance(state, Planet)
        self._survey(state, seat)
        if state.phase != OVER:
            return self._outlook(state, seat)
        rank: i64 = 0  # of the seat: points first, then few volcanoes (P24)
        best: i64 = -1000000  # of the others
        equals: i64 = 1
        other: i64 = 0
        while other < state.players:
            standing = self._standing(other)
            if other == seat:
                rank = standing
            elif standing > best:
                best = standing
                equals = 1
            elif standing == best:
                equals += 1
            other += 1
        won = 1.0 if rank > best else 0.0 if rank < best else 1.0 / float(equals + 1)
        margin = 1.0 / (1.0 + exp(float(best - rank) / (MARGIN * float(RANK))))
        return 0.5 * won + 0.5 * margin

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
        self._survey(before, state.start)
        self._weigh_hiding(before, state.start, self._hides, self._weights)
        behind = max(self._weights[0], self._weights[1], self._weights[2]) - self._weights[state.face_down]
        return 1000 * DOUBT // (DOUBT + behind)

    def quiet(self, state: State) -> bool:
        """Between rounds, when everybody has got a tile."""
        assert isinstance(state, Planet)
        return state.waiting == 0

    def _standing(self, seat: i64) -> i64:
        """A finished planet's total, and volcanoes to break ties.

        With nothing to come, prospects are points; only volcanoes are to be set right.
        """
        shows = self._shows[seat]
        mine = shows >> 3 & 15
        points = self._prospect(shows, seat, NOTHING, mine + 1)
        points += self._volcano_loss(mine, mine + 1)
        points //= POINT
        if mine >= self._most_volcanoes(seat):
            points -= mine
        return points * RANK - mine

    def _outlook(self, state: Planet, seat: i64) -> float:
        """Chances by prospects: the further the end, the less a lead tells."""
        scale = float(POINT) * (4.0 + 0.3 * float(ROUNDS - state.round))
        mine = float(self._due(state, seat))
        total: float = 0.0
        other: i64 = 0
        while other < state.players:
            total += exp((float(self._due(state, other)) - mine) / scale)
            other += 1
        return 1.0 / total

    def _due(self, state: Planet, seat: i64) -> i64:
        """The prospect of a seat; in the middle of a round, with a tile for those who wait for theirs."""
        if not state.waiting >> seat & 1:
            return self._with_nothing(seat)
        self._gain_by_offers(state, seat)
        best: i64 = -1000000
        total: i64 = 0
        count: i64 = 0
        number: i64 = 0
        while number < OFFERS:
            if state.offer[number] != NOTHING:
                gain = self._gains[seat * OFFERS + number]
                best = max(best, gain)
                total += gain
                count += 1
            number += 1
        return (best + total // count) // 2


def size(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


HEURISTIC: Final = PlanetHeuristic()
