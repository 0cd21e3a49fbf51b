"""Survey: what a seat knows of a position of planet, and what it may expect of the tiles to come."""

from typing import Final

from mypy_extensions import i64

from saucer.games.planet.components import (
    BAOBAB,
    BROWN,
    CHARACTER,
    CHARACTERS,
    CORNERS,
    FIRST_CHARACTER,
    GREY,
    OBJECTS,
    PILE,
    PILES,
    PLACES,
    ROSE,
    SLOTS,
    VOLCANO,
    WHITE,
    WHO,
)
from saucer.games.planet.faces import FACE_DOWN, FACES, STACK_FACES, baobabs, count, volcanoes
from saucer.games.planet.knowledge import NOTHING, OFFERS, OFFERS_FOR_TWO
from saucer.games.planet.rules import Planet
from saucer.kernel.arrays import vec
from saucer.kernel.bits import popcount

POINT: Final[i64] = 256  # values are in parts of a point; expected numbers of objects are in parts of an object
SEATS: Final[i64] = 5
EVERY: Final[i64] = (1 << 20) - 1  # bit mask of all tiles of a stack
FIRST: Final[i64] = 154  # 0.6 of an object: of n expected ones at least one comes with a chance of about n / (n + 0.6)
COPIES: Final = vec[i64]([i64(2), 2, 2, 1, 2, 2, 1, 1, 1, 1, 2, 2, 1])  # [character] in the box

# How much more of an object is found by who wants it than by chance: players choose among several tiles, and a
# scarce object is taken whenever it appears. [object] in sixteenths
SOUGHT: Final = vec[i64]([i64(20), 14, 21, 24, 20, 21, 21, 24, 24, 24, 20, 22, 24])


class Survey:
    """Filled by `look` for one seat. One object serves many positions: to allocate its arrays takes too long."""

    def __init__(self) -> None:
        self.players: i64 = 0
        # The planets.
        self.shows: vec[i64] = vec[i64]([i64(0)] * SEATS)  # [seat] face of the whole planet
        self.baobab_tiles: vec[i64] = vec[i64]([i64(0)] * SEATS)  # [seat] face of its face-up baobab tiles
        self.cast: vec[i64] = vec[i64]([i64(0)] * (SEATS * PLACES))  # [seat * 4 + i] characters owned
        self.owned: vec[i64] = vec[i64]([i64(0)] * SEATS)  # [seat] how many of them
        # Tiles that may still come.
        self.unseen: vec[i64] = vec[i64]([i64(0)] * PILES)  # [stack] bit mask
        self.copies: vec[i64] = vec[i64]([i64(0)] * CHARACTERS)  # [character] how many of them
        self._faces: vec[i64] = vec[i64]([i64(0)] * PILES)  # [stack] what they show together
        # What they will bring to a planet.
        self.rest: i64 = 0  # planet tiles that everybody gets after this round
        self.coming: vec[i64] = vec[i64]([i64(0)] * OBJECTS)  # [object] how many, for who wants them
        self.likely: vec[i64] = vec[i64]([i64(0)] * OBJECTS)  # [object] the chance of one at least
        self.sheep_likely: i64 = 0  # the chance of any sheep
        self.calm_coming: i64 = 0  # tiles without volcano
        # Points of characters for whom more is not always better.
        self.king: vec[i64] = vec[i64]([i64(0)] * 8)  # [roses] of the King
        self.gardener: vec[i64] = vec[i64]([i64(0)] * 8)  # [baobabs] of the Gardener
        self.drunkard: vec[i64] = vec[i64]([i64(0)] * 8)  # [baobabs] of the Drunkard for tiles to be turned
        self.danger: vec[i64] = vec[i64]([i64(0)] * 8)  # [baobabs] what a third one may cost

    def look(self, state: Planet, seat: i64) -> None:
        """Take in all that the seat knows of the table."""
        self.players = state.players
        for stack in range(PILES):
            self.unseen[stack] = EVERY
            self._faces[stack] = STACK_FACES[stack]
        copies = self.copies
        for who in range(CHARACTERS):
            copies[who] = COPIES[who]
        for other in range(state.players):
            self._look_at_planet(state, seat, other)
        if state.drawn != NOTHING:
            for number in range(OFFERS):
                if state.offer[number] != NOTHING and state.sees_offer(seat, number):
                    self._see(state.offer[number], state.drawn)
        if state.players == 2:
            for past in range(state.round):
                tile = state.discards[past]
                if tile != NOTHING:
                    self._see(tile, tile // PILE)
        self._look_ahead(state)

    def most_volcanoes(self, seat: i64) -> i64:
        """The most volcanoes on any other planet."""
        most: i64 = 0
        for other in range(self.players):
            if other != seat:
                most = max(most, volcanoes(self.shows[other]))
        return most

    def _see(self, tile: i64, stack: i64) -> None:
        """Strike out a tile that will not come any more."""
        one: i64 = 1
        self.unseen[stack] &= ~(one << (tile - stack * PILE))
        self._faces[stack] -= FACES[tile]
        if stack == CHARACTER:
            self.copies[WHO[tile - FIRST_CHARACTER]] -= 1

    def _look_at_planet(self, state: Planet, seat: i64, other: i64) -> None:
        """Add up a planet. A character that the seat does not know (PQ10) is as good as an open corner."""
        planets = state.planets
        turned = state.turned[other]
        shows: i64 = 0
        baobab_tiles: i64 = 0
        for slot in range(CORNERS):
            tile = planets[other * SLOTS + slot]
            if tile != NOTHING:
                self._see(tile, slot // PLACES)
                face = FACES[tile]
                if turned >> slot & 1:
                    shows += FACE_DOWN
                else:
                    shows += face
                    if baobabs(face):
                        baobab_tiles += face
        owned: i64 = 0
        for place in range(PLACES):
            tile = planets[other * SLOTS + CORNERS + place]
            if tile != NOTHING and (state.secret == 0 or state.knows_corner(seat, other, place)):
                self._see(tile, CHARACTER)
                shows += FACES[tile]
                self.cast[other * PLACES + owned] = WHO[tile - FIRST_CHARACTER]
                owned += 1
        self.shows[other] = shows
        self.baobab_tiles[other] = baobab_tiles
        self.owned[other] = owned

    def _look_ahead(self, state: Planet) -> None:
        """The expected gain of each planet from the rest of the stacks."""
        coming = self.coming
        likely = self.likely
        for item in range(OBJECTS):
            coming[item] = 0
        offers = OFFERS_FOR_TWO if state.players == 2 else state.players
        rest: i64 = 0
        for stack in range(CHARACTER):
            rounds = state.left[stack] // offers
            if rounds:
                rest += rounds
                share = rounds * POINT // popcount(self.unseen[stack])
                face = self._faces[stack]
                for item in range(OBJECTS):
                    coming[item] += count(face, item) * share
        self.rest = rest
        self.calm_coming = rest * POINT - (coming[VOLCANO] * SOUGHT[VOLCANO] >> 4)
        for item in range(OBJECTS):
            many = coming[item] * SOUGHT[item] >> 4
            coming[item] = many
            likely[item] = _one_at_least(many)
        self.sheep_likely = _one_at_least(coming[WHITE] + coming[GREY] + coming[BROWN])
        self._value_roses()
        self._value_baobabs()

    def _value_roses(self) -> None:
        """P15: the King wants one rose. With one, others may leave us no tile without a second."""
        coming = self.coming[ROSE]
        self.king[0] = 14 * self.likely[ROSE]
        self.king[1] = 14 * POINT - 2 * coming
        self.king[2] = 7 * POINT - coming

    def _value_baobabs(self) -> None:
        """P10, P18, P20: the Gardener wants two baobabs, the Drunkard three at a time, all others no third one."""
        coming = self.coming[BAOBAB]
        first = coming if coming < POINT else POINT
        second = coming - first if coming < 2 * POINT else POINT
        self.gardener[0] = 6 * first + 5 * second
        self.gardener[1] = 7 * POINT + 6 * first
        self.gardener[2] = 14 * POINT - coming
        for showing in range(i64(3)):
            trios = coming // (3 - showing)
            self.drunkard[showing] = 8 * trios if trios < POINT else 8 * POINT + 2 * (trios - POINT)
        self.danger[1] = coming >> 3
        self.danger[2] = coming >> 1


def _one_at_least(many: i64) -> i64:
    """The chance of at least one, from the expected number."""
    return many * POINT // (many + FIRST)
