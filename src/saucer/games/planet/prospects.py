"""Prospects: expected final points of planets, in parts of a point.

A planet's prospect is the sum of its characters' current points, their expected points from future tiles, and those
of the best characters for the open corners, minus the expected loss by volcanoes.
"""

from typing import Final, final

from mypy_extensions import i64

from saucer.games.planet.components import (
    ASTRONOMER,
    BOX,
    BROWN,
    BROWN_BUSINESSMAN,
    CHARACTERS,
    DRUNKARD,
    ELEPHANT,
    FIRST_CHARACTER,
    FOX,
    GARDENER,
    GEOGRAPHER,
    GREY,
    GREY_BUSINESSMAN,
    HUNTER,
    KING,
    LAMP,
    LAMPLIGHTER,
    LITTLE_PRINCE,
    PILE,
    PLACES,
    SNAKE,
    STAR,
    SUNSET,
    TURKISH_ASTRONOMER,
    VAIN_MAN,
    WHITE,
    WHITE_BUSINESSMAN,
    WHO,
)
from saucer.games.planet.faces import (
    FACE_DOWN,
    FACES,
    baobabs,
    boxes,
    brown_sheep,
    calm_tiles,
    elephants,
    foxes,
    grey_sheep,
    has_sheep,
    lamps,
    roses,
    snakes,
    stars,
    sunsets,
    turned_tiles,
    volcanoes,
    white_sheep,
)
from saucer.games.planet.knowledge import NOTHING, OFFERS
from saucer.games.planet.rules import BAOBABS_TO_TURN, Planet
from saucer.games.planet.survey import POINT, Survey
from saucer.kernel.arrays import vec

LOWEST: Final[i64] = -1000000  # below any prospect


@final
class Prospects(Survey):
    """The prospects of all planets of a position, for the seat that surveyed it."""

    def __init__(self) -> None:
        super().__init__()
        self._points: vec[i64] = vec[i64]([i64(0)] * CHARACTERS)  # [character] scratch: what it will give

    # ---- planets as they are, and with a tile more ----------------------------------------

    def now(self, seat: i64) -> i64:
        """The prospect of a planet as it is."""
        return self.with_face(seat, self.shows[seat], NOTHING, self.most_volcanoes(seat))

    def with_tile(self, seat: i64, tile: i64, rivals: i64) -> i64:
        """The prospect of a planet with a tile more; `rivals` is the most volcanoes on any other planet."""
        face = FACES[tile]
        shows = self.shows[seat]
        if tile >= FIRST_CHARACTER:
            return self.with_face(seat, shows + face, WHO[tile - FIRST_CHARACTER], rivals)
        if baobabs(face) and baobabs(shows) == BAOBABS_TO_TURN - 1:  # P10
            turned = shows - self.baobab_tiles[seat] + BAOBABS_TO_TURN * FACE_DOWN
            return self.with_face(seat, turned, NOTHING, rivals)
        return self.with_face(seat, shows + face, NOTHING, rivals)

    def with_offers(self, state: Planet, seat: i64, gains: vec[i64]) -> None:
        """Set gains[seat * OFFERS + number] to the prospects of a seat with each tile on offer."""
        rivals = self.most_volcanoes(seat)
        for number in range(OFFERS):
            tile = state.offer[number]
            if tile != NOTHING:
                gains[seat * OFFERS + number] = self.with_tile(seat, tile, rivals)

    def with_face(self, seat: i64, shows: i64, newcomer: i64, rivals: i64) -> i64:
        """The prospect of a planet that shows this, with the seat's characters, perhaps a newcomer among them."""
        points = self._points
        owned = self.owned[seat]
        openings = PLACES - owned if newcomer == NOTHING else PLACES - owned - 1
        self._forecast(shows, openings)
        total: i64 = 0
        drunkard = newcomer == DRUNKARD
        if newcomer != NOTHING:
            total += points[newcomer]
        for i in range(owned):
            who = self.cast[seat * PLACES + i]
            total += points[who]
            if who == DRUNKARD:
                drunkard = True
        if openings > 0:
            total += openings * self._best_of_the_rest()
        if not drunkard:
            total -= self.danger[baobabs(shows)]
        return total - self.volcano_loss(volcanoes(shows), rivals)

    # ---- what characters will give --------------------------------------------------------

    def _forecast(self, shows: i64, openings: i64) -> None:
        """P12-P22: what each character will give for a planet that shows this now. An open corner brings a star."""
        points = self._points
        coming = self.coming
        likely = self.likely
        species = POINT if has_sheep(shows) else self.sheep_likely  # P17: all sheep are one
        species += POINT if foxes(shows) else likely[FOX]
        species += POINT if elephants(shows) else likely[ELEPHANT]
        species += POINT if snakes(shows) else likely[SNAKE]
        colours = POINT if white_sheep(shows) else likely[WHITE]
        colours += POINT if grey_sheep(shows) else likely[GREY]
        colours += POINT if brown_sheep(shows) else likely[BROWN]
        points[VAIN_MAN] = 4 * (POINT * snakes(shows) + coming[SNAKE])
        points[GEOGRAPHER] = POINT * calm_tiles(shows) + self.calm_coming
        points[ASTRONOMER] = 2 * (POINT * sunsets(shows) + coming[SUNSET])
        points[KING] = self.king[roses(shows)]
        points[LAMPLIGHTER] = POINT * lamps(shows) + coming[LAMP]
        points[HUNTER] = 3 * species
        points[DRUNKARD] = 3 * POINT * turned_tiles(shows) + self.drunkard[baobabs(shows)]
        points[WHITE_BUSINESSMAN] = 2 * (POINT * white_sheep(shows) + coming[WHITE])
        points[GREY_BUSINESSMAN] = 3 * (POINT * grey_sheep(shows) + coming[GREY])
        points[BROWN_BUSINESSMAN] = 5 * (POINT * brown_sheep(shows) + coming[BROWN])
        points[GARDENER] = self.gardener[baobabs(shows)]
        points[TURKISH_ASTRONOMER] = POINT * (stars(shows) + openings) + coming[STAR]
        points[LITTLE_PRINCE] = 3 * colours + POINT * boxes(shows) + coming[BOX]

    def _best_of_the_rest(self) -> i64:
        """What a character yet to be found will give: a mean in which the better ones, which we would take, count more.

        With weights that rise by the square it comes to about the best of three.
        """
        points = self._points
        copies = self.copies
        squares: i64 = 0
        cubes: i64 = 0
        for who in range(CHARACTERS):
            give = points[who]
            square = give * give * copies[who]
            squares += square
            cubes += square * give
        return cubes // (squares + 1)

    def volcano_loss(self, mine: i64, rivals: i64) -> i64:
        """P23: what the most volcanoes are likely to cost; with two players also what they will not cost the other."""
        rest = self.rest
        duel = self.players == 2
        ahead = mine - rivals
        if rest == 0:
            if duel:
                return (mine if ahead >= 0 else 0) * POINT - (rivals if ahead <= 0 else 0) * POINT
            return mine * POINT if ahead >= 0 else 0
        slack = 3 + rest  # the further the end, the less a lead in volcanoes tells
        chance = (POINT >> 1) + ahead * POINT * 2 // slack
        if chance < 0:
            chance = 0
        elif chance > POINT:
            chance = POINT
        loss = (mine * 4 + rest) * chance >> 2
        if duel:
            loss -= (rivals * 4 + rest) * (POINT - chance) >> 2
        return loss


@final
class Chances:
    """The prospects of a seat with each tile that may come from a stack."""

    def __init__(self) -> None:
        self.gains: vec[i64] = vec[i64]([i64(0)] * PILE)
        self.count: i64 = 0

    def draw(self, prospects: Prospects, seat: i64, stack: i64) -> None:
        """Set them for a seat and a stack."""
        gains = self.gains
        rivals = prospects.most_volcanoes(seat)
        unseen = prospects.unseen[stack]
        count: i64 = 0
        for place in range(PILE):
            if unseen >> place & 1:
                gains[count] = prospects.with_tile(seat, stack * PILE + place, rivals)
                count += 1
        self.count = count

    def mean(self) -> i64:
        """The prospect with any one of the tiles."""
        return self.mean_above(LOWEST)

    def mean_above(self, least: i64) -> i64:
        """The same where another tile that promises this much can be had instead."""
        total: i64 = 0
        for i in range(self.count):
            total += max(least, self.gains[i])
        return total // self.count

    def spread(self) -> i64:
        """How much the tiles differ: their mean difference from the mean."""
        mean = self.mean()
        total: i64 = 0
        for i in range(self.count):
            gain = self.gains[i]
            total += gain - mean if gain > mean else mean - gain
        return total // self.count
