"""Heuristic of constellations: grow your own constellations, wall in or join those of others.

Move weights and evaluation count planets, see survey.py for their unit.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from saucer.games.constellations.components import CARDS, CELL_BITS, COLOURS, CORNERS, SHOWS
from saucer.games.constellations.knowledge import NOTHING, TO_LAY, TO_SHIP
from saucer.games.constellations.rules import CELL, SHIP, STAY, Constellations
from saucer.games.constellations.survey import FACES, PLACES, PLANET, PLANETS, STAKE, Survey, corner_of
from saucer.kernel.arrays import vec
from saucer.kernel.heuristic import Heuristic
from saucer.kernel.rng import Rng
from saucer.kernel.state import Moves, State

EVEN: Final[i64] = 300  # the weight of a move that changes nothing
TRIES: Final[i64] = 40  # moves that a playout compares: more play better, fewer faster

MARGIN: Final = 8.0  # planets of lead that make a comfortable win
DOUBT: Final = 1.0  # planets of lead that the last card can cost
DOUBT_PER_CARD: Final = 0.08

# The corner of a card that stands for all its planets of one colour that touch: [(card * 4 + turn) * 4 + corner].
LEADERS: Final = vec[i64](
    [
        i64((corner + 3) % 4 if SHOWS[look * 4 + corner] == SHOWS[look * 4 + (corner + 3) % 4] else corner)
        for look in range(4 * 49)
        for corner in range(4)
    ]
)

# And how many planets it stands for, 0 to 2.
SIZES: Final = vec[i64](
    [
        i64(sum(LEADERS[look * 4 + other] == corner for other in range(4)))
        for look in range(4 * 49)
        for corner in range(4)
    ]
)


@final
class ConstellationsHeuristic(Heuristic):
    """Counts planets: gained, given, still to be hoped for, and within reach of a joining card.

    `weigh`, `roll` and `worth` fill the survey and the scratch fields before they read them. Nothing is kept between
    calls, and a process runs one search at a time, so all searches can share one instance.
    """

    def __init__(self) -> None:
        super().__init__()
        self.explore = 0.15
        self.widen = 0.6
        self.bias = 10.0
        self.depth = 8  # `worth` judges better than long playouts do
        self.tries: i64 = TRIES
        self._survey: Survey = Survey()
        # Scratch for one move: what becomes of the planets of the card, by leading corner.
        self._lead: vec[i64] = vec[i64]([i64(0)] * CORNERS)
        self._new_size: vec[i64] = vec[i64]([i64(0)] * CORNERS)
        self._new_owners: vec[i64] = vec[i64]([i64(0)] * CORNERS)
        self._new_room: vec[i64] = vec[i64]([i64(0)] * CORNERS)
        self._new_near: vec[i64] = vec[i64]([i64(0)] * CORNERS)
        self._new_stake: vec[i64] = vec[i64]([i64(0)] * CORNERS)
        self._met: vec[i64] = vec[i64]([i64(0)] * PLANETS)  # [constellation] the serial number and corner that met it
        self._serial: i64 = 0  # of the move, in steps of CORNERS

    def weigh(self, state: State, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """The change of the seat's value by the move."""
        assert isinstance(state, Constellations)
        if state.step == TO_LAY:
            self._survey.read(state, seat)
            self._survey.read_reach(state)
            for i in range(moves.count):
                weights[i] = self._lay_weight(state, seat, moves.codes[i], True)
        elif state.step == TO_SHIP:
            self._survey.read(state, seat)
            for i in range(moves.count):
                weights[i] = self._ship_weight(state, seat, moves.codes[i])
        else:
            for i in range(moves.count):
                weights[i] = EVEN

    def roll(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        """The rollout policy: the best of some moves, spread evenly over all of them from a random start."""
        assert isinstance(state, Constellations)
        if state.step == TO_SHIP:
            return self._quick_ship(state, seat, moves)
        count = moves.count
        start = rng.below(count)
        if state.step != TO_LAY:
            return moves.codes[start]
        self._survey.read(state, seat)
        tries = self.tries if self.tries < count else count
        best: i64 = NOTHING
        most: i64 = 0
        for i in range(tries):
            at = start + i * count // tries
            move = moves.codes[at if at < count else at - count]
            weight = self._lay_weight(state, seat, move, False)
            if best == NOTHING or weight > most:
                most = weight
                best = move
        return best

    # ---- a card ---------------------------------------------------------------------------

    def _lay_weight(self, state: Constellations, seat: i64, move: i64, thorough: bool) -> i64:
        """Growth and joining, room gained and lost, and the best that a ship can then do."""
        survey = self._survey
        edge = survey.index[move & CELL]
        look = (move >> CELL_BITS) * CORNERS
        if not survey.ready[edge]:
            survey.prepare(state, edge, thorough)
        lead = self._lead
        new_size = self._new_size
        new_room = self._new_room
        new_owners = self._new_owners
        spare = survey.spare
        for corner in range(CORNERS):
            lead[corner] = LEADERS[look + corner]
            new_size[corner] = SIZES[look + corner]
            new_owners[corner] = 0
            new_room[corner] = spare[edge * CORNERS + corner]
        for corner in range(CORNERS):
            leader = lead[corner]
            if leader != corner:
                new_room[leader] += new_room[corner]
        value = survey.lost[edge] + self._join(survey, edge, look)
        if thorough:
            self._add_near(survey, edge, look)
            return EVEN + (value + self._settle(survey, state, seat, look)) // PLANET
        return EVEN + (value + self._settle_quickly(survey, seat, look)) // PLANET

    def _join(self, survey: Survey, edge: i64, look: i64) -> i64:
        """G5, G11: what the planets of the card become; what existing owners lose before they win it back."""
        touch = survey.touch
        met = self._met
        lead = self._lead
        new_size = self._new_size
        new_owners = self._new_owners
        new_room = self._new_room
        base = edge * PLACES
        places = survey.places
        colour = survey.colour
        value: i64 = 0
        self._serial += CORNERS
        serial = self._serial
        for i in range(base, base + survey.touched[edge]):
            place = places[i]
            corner = corner_of(place)
            group = touch[base + place]
            if colour[group] == SHOWS[look + corner]:
                leader = lead[corner]
                earlier = met[group] - serial  # the leading corner that joined it; negative where none has
                if earlier < 0:
                    met[group] = serial + leader
                    size = survey.size[group]
                    room = survey.left[base + place]
                    new_size[leader] += size
                    new_room[leader] += room
                    owners = survey.owners[group]
                    if owners:
                        new_owners[leader] |= owners
                        value -= survey.stake[owners] * (size * PLANET + survey.hoped(room))
                elif earlier != leader:  # the other of a diagonal pair met it already: they are one
                    new_size[earlier] += new_size[leader]
                    new_room[earlier] += new_room[leader]
                    new_owners[earlier] |= new_owners[leader]
                    new_size[leader] = 0
                    lead[corner] = earlier
        return value

    def _add_near(self, survey: Survey, edge: i64, look: i64) -> None:
        """The value that the next card could join to the planets of this one."""
        new_near = self._new_near
        new_stake = self._new_stake
        for corner in range(CORNERS):
            new_near[corner] = 0
            new_stake[corner] = 0
        for corner in range(CORNERS):
            face = edge * FACES + corner * COLOURS + SHOWS[look + corner]
            new_near[self._lead[corner]] += survey.near_size[face]
            new_stake[self._lead[corner]] += survey.near_stake[face]

    def _settle(self, survey: Survey, state: Constellations, seat: i64, look: i64) -> i64:
        """The worth of the card's constellations to their owners, and of the best free one to a ship of the seat's."""
        joining = survey.joining
        value: i64 = 0
        ship: i64 = 0
        for corner in range(CORNERS):
            size = self._new_size[corner]
            if size:
                owners = self._new_owners[corner]
                worth = size * PLANET + survey.hoped(self._new_room[corner]) + joining * self._new_near[corner]
                value += joining * size * self._new_stake[corner]
                if owners:
                    value += survey.stake[owners] * worth
                else:
                    colour = SHOWS[look + corner]
                    alone = _temptation(survey, state, seat, colour, size)
                    value -= alone
                    worth = STAKE * worth - _leaving(survey, seat, colour) + alone
                    ship = worth if worth > ship else ship
        return value + ship

    def _settle_quickly(self, survey: Survey, seat: i64, look: i64) -> i64:
        """The same for playouts, without a thought for what comes next."""
        value: i64 = 0
        ship: i64 = 0
        for corner in range(CORNERS):
            size = self._new_size[corner]
            if size:
                owners = self._new_owners[corner]
                worth = size * PLANET + survey.hoped(self._new_room[corner])
                if owners:
                    value += survey.stake[owners] * worth
                else:
                    worth = STAKE * worth - _leaving(survey, seat, SHOWS[look + corner])
                    ship = worth if worth > ship else ship
        return value + ship

    # ---- a ship ---------------------------------------------------------------------------

    def _ship_weight(self, state: Constellations, seat: i64, move: i64) -> i64:
        """Size, room, and what can be joined from there, less what is left."""
        if move == STAY:
            return EVEN
        survey = self._survey
        group = state.group((state.count - 1) * CORNERS + move - SHIP)
        colour = survey.colour[group]
        worth = survey.size[group] * PLANET + survey.hoped(survey.room[group])
        worth += survey.joining * survey.within_reach(state, group)
        value = STAKE * worth - _leaving(survey, seat, colour)
        value += _temptation(survey, state, seat, colour, survey.size[group])
        return EVEN + value // PLANET

    def _quick_ship(self, state: Constellations, seat: i64, moves: Moves) -> i64:
        """For playouts: the largest gain."""
        best: i64 = STAY
        most: i64 = 0
        for i in range(1, moves.count):
            planet = (state.count - 1) * CORNERS + moves.codes[i] - SHIP
            gain = state.size(planet)
            held = state.ships[seat * COLOURS + state.colour(planet)]
            if held != NOTHING:
                gain -= state.size(held) + 1
            if gain > most:
                most = gain
                best = moves.codes[i]
        return best

    # ---- evaluation -----------------------------------------------------------------------

    def worth(self, state: State, seat: i64) -> float:
        """The share of the win and a little of the margin; before the end, how likely the lead is to last."""
        assert isinstance(state, Constellations)
        if not state.over:
            return self._prospect(state, seat)
        mine = rank(state, seat)
        rival: i64 = 0
        tied: i64 = 1
        for other in range(state.players):
            if other != seat:
                theirs = rank(state, other)
                if theirs == mine:
                    tied += 1
                rival = theirs if theirs > rival else rival
        won = 0.0 if rival > mine else 1.0 / float(tied)
        margin = 1.0 / (1.0 + exp(float((rival >> 8) - (mine >> 8)) / MARGIN))
        return 0.85 * won + 0.15 * margin

    def _prospect(self, state: Constellations, seat: i64) -> float:
        """The seat's chance to win, from the planets that everybody has and may hope for."""
        survey = self._survey
        survey.read(state, seat)
        mine = _standing(survey, seat)
        doubt = DOUBT + DOUBT_PER_CARD * float(CARDS - state.count)
        odds = 1.0
        for other in range(state.players):
            if other != seat:
                odds += exp(float(_standing(survey, other) - mine) / (float(PLANET) * doubt))
        return 1.0 / odds


def _leaving(survey: Survey, seat: i64, colour: i64) -> i64:
    """GQ8: what the seat gives up when its ship of the colour moves."""
    held = survey.held[seat * COLOURS + colour]
    if held == NOTHING:
        return 0
    return STAKE * ((PLANET + survey.tempting) * survey.size[held] + survey.hoped(survey.room[held]))


def _temptation(survey: Survey, state: Constellations, seat: i64, colour: i64, size: i64) -> i64:
    """The worth of a free constellation to the next player, who may add to it and land."""
    held = survey.held[(seat + 1) % state.players * COLOURS + colour]
    more = size if held == NOTHING else size - survey.size[held]
    return more * survey.tempting * STAKE // (state.players - 1) if more > 0 else 0


def _standing(survey: Survey, player: i64) -> i64:
    """Planets and hopes of a player, in sixteenths."""
    total: i64 = 0
    for colour in range(COLOURS):
        group = survey.held[player * COLOURS + colour]
        if group != NOTHING:
            total += survey.size[group] * PLANET + survey.hoped(survey.room[group])
    return total


def rank(state: Constellations, seat: i64) -> i64:
    """G14: the planets of a seat, times 256, and its largest constellation."""
    total: i64 = 0
    largest: i64 = 0
    for colour in range(COLOURS):
        ship = state.ships[seat * COLOURS + colour]
        if ship != NOTHING:
            size = state.size(ship)
            total += size
            largest = size if size > largest else largest
    return total * 256 + largest


HEURISTIC: Final = ConstellationsHeuristic()
