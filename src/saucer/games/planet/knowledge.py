"""A position of planet, and who knows which of its tiles (P25-P28, PQ10, PQ12, PQ15)."""

from typing import Final

from mypy_extensions import i64

from saucer.games.planet.components import CHARACTER, CORNERS, PILE, PILES, PLACES, REMOVED, SLOTS, TILES
from saucer.kernel.arrays import vec
from saucer.kernel.rng import Rng
from saucer.kernel.state import NOBODY, State
from saucer.kernel.vectors import EMPTY

# Moves: 0-3 choose a stack; 4 + 4 * offer + place take that tile and place it there;
# 24 + offer lay that tile face down; 27 + seat name that player.
TAKE: Final[i64] = 4
HIDE: Final[i64] = 24
NAME: Final[i64] = 27
MOVES: Final[i64] = 32

NOTHING: Final[i64] = -1  # no tile, no stack, no place

# What the seat to move must decide.
CHOOSING: Final[i64] = 0
HIDING: Final[i64] = 1
TAKING: Final[i64] = 2
NAMING: Final[i64] = 3
OVER: Final[i64] = 4
PHASES: Final = ("stack", "hide", "take", "name", "over")

OFFERS: Final[i64] = 5  # most tiles on offer
OFFERS_FOR_TWO: Final[i64] = 3  # P26


class PlanetKnowledge(State):
    """The fields of a position. Not a TurnState: the phase tells when the game is over."""

    def __init__(self) -> None:
        super().__init__()
        self.secret: i64 = 0  # 1 with hidden characters (P25)
        self.round: i64 = 0  # rounds finished, 0-16
        self.phase: i64 = CHOOSING  # what is to be decided
        self.start: i64 = 0  # the Start Player; of two players, player A
        self.turn: i64 = 0  # the seat to decide it
        self.waiting: i64 = 0  # bit mask of the seats that get a tile yet in this round; 0 between rounds
        self.drawn: i64 = NOTHING  # the stack that was chosen, 0-3, or NOTHING between rounds
        self.face_down: i64 = NOTHING  # of two players: the place on offer of the hidden tile, 0-2, or NOTHING
        # Corners, bit 4 * seat + place, whose character was taken from the hidden tile (PQ10):
        self.unseen: i64 = 0  # no spectator ever saw it
        self.unshared: i64 = 0  # nor did the opponent: A took back what A had hidden
        self.offer: vec[i64] = EMPTY  # [place] the tile on offer, 0-79, or NOTHING
        self.stacks: vec[i64] = EMPTY  # [stack * 20 + depth] tiles, bottom first: the removed ones, then the stack
        self.left: vec[i64] = EMPTY  # [stack] tiles left to draw, 0-20
        self.planets: vec[i64] = EMPTY  # [seat * 16 + slot] tile, 0-79, or NOTHING
        self.turned: vec[i64] = EMPTY  # [seat] bit mask of the slots whose tile is face down (P10), 12 bits
        self.discards: vec[i64] = EMPTY  # [round] of two players: the tile thrown away, or NOTHING (P28)

    # ---- who sees what --------------------------------------------------------------------

    def sees_offer(self, seat: i64, number: i64) -> bool:
        """P7: tiles on offer are open to all (PQ12). P26, PQ10: of two players A alone knows the hidden tile."""
        if self.phase == HIDING:
            return seat == self.turn
        return number != self.face_down or seat == self.start

    def sees_corner(self, seat: i64, owner: i64) -> bool:
        """P25, PQ12: a hidden character lies open to its owner only, until scoring."""
        return self.secret == 0 or self.phase == OVER or seat == owner

    def knows_corner(self, seat: i64, owner: i64, place: i64) -> bool:
        """PQ10, PQ12: who saw a tile on offer, or hid it, knows it for good, however it lies now."""
        corner = owner * PLACES + place
        if seat == NOBODY:
            return not self.unseen >> corner & 1
        return seat == owner or not self.unshared >> corner & 1

    def seen_as(self, seat: i64, move: i64, viewer: i64) -> i64:
        """Tiles on offer go by what they show, where the viewer sees it. P26: which tile A hides is A's secret."""
        if TAKE <= move < HIDE:
            number = (move - TAKE) // PLACES
            if self.sees_offer(viewer, number):
                return MOVES + self.offer[number] * PLACES + (move - TAKE) % PLACES
        elif HIDE <= move < NAME:
            return self._hiding_seen_as(move - HIDE, viewer == seat)
        return move

    def _hiding_seen_as(self, hidden: i64, own: bool) -> i64:
        """The hider knows the hidden tile; others see the two that are left open."""
        if own:
            return MOVES + self.offer[hidden] * PLACES
        left = self.offer[1 if hidden == 0 else 0]
        right = self.offer[1 if hidden == 2 else 2]
        return MOVES + TILES * PLACES + (left * TILES + right if left < right else right * TILES + left)

    # ---- redeals --------------------------------------------------------------------------

    def redeal(self, seat: i64, rng: Rng) -> None:
        """P1, P2, PQ15: tiles of one stack that the seat never saw, removed ones included, change places."""
        for stack in range(PILES):
            places = self._unknown_places(seat, stack)
            tiles = self._sorted_tiles(places, stack)
            count: i64 = len(tiles)
            rng.shuffle(tiles, 0, count)
            for number in range(count):
                self._put(places[number], tiles[number])
        self.rng = rng.fork()

    def _unknown_places(self, seat: i64, stack: i64) -> vec[i64]:
        """Where tiles of the stack lie that the seat cannot know, then NOTHING.

        A place is a place in the stacks, or TILES + a place on offer, or TILES + OFFERS + a place on a planet.
        """
        places = vec[i64]([NOTHING] * (PILE + 1))
        count = REMOVED[self.players] + self.left[stack]
        for depth in range(count):
            places[depth] = stack * PILE + depth
        if stack == self.drawn:
            for number in range(OFFERS):
                if self.offer[number] != NOTHING and not self.sees_offer(seat, number):
                    places[count] = TILES + number
                    count += 1
        if stack == CHARACTER:
            for corner in range(self.players * PLACES):
                owner = corner // PLACES
                place = corner % PLACES
                if not self.knows_corner(seat, owner, place):
                    places[count] = TILES + OFFERS + owner * SLOTS + CORNERS + place
                    count += 1
        return places

    def _sorted_tiles(self, places: vec[i64], stack: i64) -> vec[i64]:
        """The tiles at the places, in the order of their numbers."""
        there: i64 = 0  # bit mask of the stack's tiles
        count: i64 = 0
        while places[count] != NOTHING:
            there |= 1 << (self._tile_at(places[count]) - stack * PILE)
            count += 1
        tiles = vec[i64]([i64(0)] * count)
        count = 0
        for tile in range(PILE):
            if there >> tile & 1:
                tiles[count] = stack * PILE + tile
                count += 1
        return tiles

    def _tile_at(self, place: i64) -> i64:
        if place < TILES:
            return self.stacks[place]
        if place < TILES + OFFERS:
            return self.offer[place - TILES]
        return self.planets[place - TILES - OFFERS]

    def _put(self, place: i64, tile: i64) -> None:
        if place < TILES:
            self.stacks[place] = tile
        elif place < TILES + OFFERS:
            self.offer[place - TILES] = tile
        else:
            self.planets[place - TILES - OFFERS] = tile
