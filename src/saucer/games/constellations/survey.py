"""Survey: one position of constellations as its heuristic sees it: owners, sizes, room to grow, what cells touch.

All values are in sixteenths of a planet, times the stake of the seat that profits: a planet of the seat is worth STAKE
to it, one of a rival costs it the rival's share of that. A constellation shared by two players in a game of two is
therefore worth nothing to either, and joining a larger one of a rival is worth the difference.
"""

from typing import Final, final

from mypy_extensions import i64

from saucer.games.constellations.components import CARDS, CELL_BITS, COLOURS, CORNERS, SHOWS, SIDES
from saucer.games.constellations.knowledge import NOTHING, TO_LAY
from saucer.games.constellations.rules import CELL, CELLS, MOST_EDGES, Constellations, neighbour
from saucer.kernel.arrays import vec

STAKE: Final[i64] = 24  # of the seat itself; the rivals share as much among them
PLANET: Final[i64] = 16
PLACES: Final[i64] = 8  # of a cell's border, two on each side, clockwise
PLANETS: Final[i64] = 196  # in a complete sky
FACES: Final[i64] = 16  # a corner and a colour: corner * COLOURS + colour

# Tuned by matches of the heuristic bot against itself.
GROWTH: Final[i64] = 120  # sixteenths of a planet that an open constellation gains in a whole game, one owner's part
JOINING: Final[i64] = 3  # for each planet that one more card could join
TEMPTING: Final[i64] = 4  # for each planet more that the next player gets from a free constellation
SOON: Final[i64] = 16  # cards before the end that leave time to join

# What part of its full growth a constellation can hope for, in hundredths, by how many border places
# of empty cells it touches: one is soon walled in, the eighth adds little.
OPEN: Final = vec[i64]([i64(part) for part in (0, 30, 50, 63, 73, 80, 85, 89, 92, 94, 96, 98, 100)])
MOST_OPEN: Final[i64] = 12


@final
class Survey:
    """Arrays about one position, allocated once and filled again by `read` for the next one.

    A constellation is the number of the planet that stands for it. An edge is the place of an empty cell in `edge` of
    the position. What concerns a single edge is filled by `prepare`.
    """

    def __init__(self) -> None:
        self.index: vec[i64] = _zeros(CELLS)  # [cell] place of the card in `laid`, or of the empty cell in `edge`
        self.touch: vec[i64] = _zeros(MOST_EDGES * PLACES)  # [edge, place] constellation that touches it, or NOTHING
        self.size: vec[i64] = _zeros(PLANETS)  # [constellation] planets
        self.colour: vec[i64] = _zeros(PLANETS)  # [constellation] colour
        self.owners: vec[i64] = _zeros(PLANETS)  # [constellation] bits of the seats that own it
        self.room: vec[i64] = _zeros(PLANETS)  # [constellation] border places of empty cells that it touches
        self.held: vec[i64] = _zeros(FACES)  # [seat, colour] constellation under the ship, or NOTHING
        self.stake: vec[i64] = _zeros(FACES)  # [owners] what a planet of theirs is worth to the seat
        self.hope: vec[i64] = _zeros(MOST_OPEN + 1)  # [room] growth to hope for
        self.joining: i64 = 0  # JOINING and TEMPTING, less towards the end
        self.tempting: i64 = 0
        self.reach: vec[i64] = _zeros(MOST_EDGES)  # [edge] worth of what a card there could join; see `read_reach`
        # What is true of an edge whichever card comes there.
        self.ready: vec[i64] = _zeros(MOST_EDGES)  # [edge] whether it is prepared
        self.lost: vec[i64] = _zeros(MOST_EDGES)  # [edge] worth of the room that any card there takes
        self.touched: vec[i64] = _zeros(MOST_EDGES)  # [edge] how many places touch a planet
        self.places: vec[i64] = _zeros(MOST_EDGES * PLACES)  # [edge, n] which
        self.left: vec[i64] = _zeros(MOST_EDGES * PLACES)  # [edge, place] room that its constellation has elsewhere
        self.spare: vec[i64] = _zeros(MOST_EDGES * CORNERS)  # [edge, corner] places without a planet
        self.near_size: vec[i64] = _zeros(MOST_EDGES * FACES)  # [edge, face] planets that the next card could join
        self.near_stake: vec[i64] = _zeros(MOST_EDGES * FACES)  # [edge, face] and the stakes in them

    def hoped(self, room: i64) -> i64:
        """The growth that a constellation with so much room can hope for."""
        return self.hope[room if room < MOST_OPEN else MOST_OPEN]

    # ---- the position ---------------------------------------------------------------------

    def read(self, state: Constellations, seat: i64) -> None:
        """Compute owners, openness and the neighbours of each empty cell, for a seat."""
        self._read_stakes(state, seat)
        self._read_planets(state)
        self._read_ships(state)
        self._read_edges(state)

    def _read_stakes(self, state: Constellations, seat: i64) -> None:
        stake = self.stake
        players = state.players
        others = STAKE // (players - 1)
        sets: i64 = 1 << players
        for owners in range(1, sets):
            value: i64 = 0
            for player in range(players):
                if owners >> player & 1:
                    value += STAKE if player == seat else -others
            stake[owners] = value
        rest = CARDS - state.count - (1 if state.step == TO_LAY else 0)  # cards still to come when the move is made
        self.joining = JOINING * (rest if rest < SOON else SOON) // SOON
        self.tempting = TEMPTING if rest else 0
        for room in range(MOST_OPEN + 1):
            self.hope[room] = GROWTH * OPEN[room] * rest // (100 * (CARDS - 1))

    def _read_planets(self, state: Constellations) -> None:
        size = self.size
        owners = self.owners
        room = self.room
        colour = self.colour
        laid = state.laid
        groups = state.groups
        for place in range(state.count):
            self.index[laid[place] & CELL] = place
        for planet in range(state.count * CORNERS):
            size[planet] = -groups[planet]  # where the planet stands for its constellation
            owners[planet] = 0
            room[planet] = 0
            colour[planet] = SHOWS[(laid[planet >> 2] >> CELL_BITS) * CORNERS + (planet & 3)]

    def _read_ships(self, state: Constellations) -> None:
        for ship in range(state.players * COLOURS):
            planet = state.ships[ship]
            if planet != NOTHING:
                planet = state.group(planet)
                self.owners[planet] |= 1 << ship // COLOURS
            self.held[ship] = planet

    def _read_edges(self, state: Constellations) -> None:
        index = self.index
        touch = self.touch
        room = self.room
        edge = state.edge
        for i in range(state.edges):
            cell = edge[i] & CELL
            for side in range(SIDES):
                first = NOTHING
                second = NOTHING
                if edge[i] >> CELL_BITS + side * 8 & 255:
                    # Over the side lie, clockwise as this cell sees them, the corners before and after the opposite.
                    card = index[neighbour(cell, side)]
                    first = state.group(card * CORNERS + (side + 3) % CORNERS)
                    second = state.group(card * CORNERS + (side + 2) % CORNERS)
                    room[first] += 1
                    room[second] += 1
                touch[i * PLACES + side * 2] = first
                touch[i * PLACES + side * 2 + 1] = second
        for i in range(state.edges):
            index[edge[i] & CELL] = i
            self.ready[i] = 0

    def read_reach(self, state: Constellations) -> None:
        """The value that one more card could join, cell by cell."""
        touch = self.touch
        for i in range(state.edges):
            base = i * PLACES
            worth: i64 = 0
            for place in range(PLACES - 1):
                group = touch[base + place]
                if group != NOTHING:
                    for other in range(place + 1, PLACES):
                        beside = touch[base + other]
                        if self._joinable(group, beside) and not opposite(place, other):
                            worth += self.stake[self.owners[group]] * self.size[beside]
                            worth += self.stake[self.owners[beside]] * self.size[group]
            self.reach[i] = worth

    def within_reach(self, state: Constellations, group: i64) -> i64:
        """Planets of other constellations that one card could join with this one."""
        touch = self.touch
        planets: i64 = 0
        for i in range(state.edges * PLACES):
            if touch[i] == group:
                base = i & ~7
                place = i & 7
                for step in range(1, PLACES):
                    other = place + step & 7
                    beside = touch[base + other]
                    if self._joinable(group, beside) and not opposite(place, other):
                        planets += self.size[beside]
        return planets

    def _joinable(self, group: i64, beside: i64) -> bool:
        """Whether there is another constellation of the same colour."""
        return group != beside != NOTHING and self.colour[beside] == self.colour[group]

    # ---- an empty cell --------------------------------------------------------------------

    def prepare(self, state: Constellations, edge: i64, thorough: bool) -> None:
        """What is true of an empty cell whichever card comes there; with what comes next if thorough."""
        touch = self.touch
        room = self.room
        base = edge * PLACES
        for corner in range(CORNERS):
            self.spare[edge * CORNERS + corner] = 2
        count: i64 = 0
        lost: i64 = 0
        for place in range(PLACES):
            group = touch[base + place]
            if group != NOTHING:
                self.places[base + count] = place
                count += 1
                self.spare[edge * CORNERS + corner_of(place)] -= 1
                room[group] -= 1
                owners = self.owners[group]
                if owners:
                    lost += self.stake[owners] * (self.hoped(room[group]) - self.hoped(room[group] + 1))
        for i in range(base, base + count):
            self.left[base + self.places[i]] = room[touch[base + self.places[i]]]
        for i in range(base, base + count):
            room[touch[base + self.places[i]]] += 1
        self.touched[edge] = count
        self.lost[edge] = lost
        self.ready[edge] = 1
        if thorough:
            self.lost[edge] -= self.joining * self.reach[edge]
            self._prepare_near(state, edge)

    def _prepare_near(self, state: Constellations, edge: i64) -> None:
        """The value that yet another card could join to one that is laid here."""
        for face in range(FACES):
            self.near_size[edge * FACES + face] = 0
            self.near_stake[edge * FACES + face] = 0
        cell = state.edge[edge] & CELL
        for side in range(SIDES):
            next_cell = neighbour(cell, side)
            next_edge = self.index[next_cell]
            if next_edge < state.edges and state.edge[next_edge] & CELL == next_cell:
                across = (side + 2 & 3) * 2
                self._add_near(edge, side + 1 & 3, next_edge, across)
                self._add_near(edge, side, next_edge, across + 1)

    def _add_near(self, edge: i64, corner: i64, next_edge: i64, place: i64) -> None:
        """A planet on this corner would touch a place of the next cell: what else is beside that place?"""
        touch = self.touch
        base = next_edge * PLACES
        for step in range(1, PLACES):
            other = place + step & 7
            group = touch[base + other]
            if group != NOTHING and not opposite(place, other):
                i: i64 = 0  # what touches this cell too is joined already or never
                while i < PLACES and touch[edge * PLACES + i] != group:
                    i += 1
                if i == PLACES:
                    face = edge * FACES + corner * COLOURS + self.colour[group]
                    self.near_size[face] += self.size[group]
                    self.near_stake[face] += self.stake[self.owners[group]]


def _zeros(count: i64) -> vec[i64]:
    return vec[i64]([i64(0)] * count)


def corner_of(place: i64) -> i64:
    """The corner of a card that lies at a border place."""
    return place + 1 >> 1 & 3


def opposite(place: i64, other: i64) -> bool:
    """Whether two border places are at opposite corners, which no card joins (GQ4)."""
    return corner_of(other) - corner_of(place) & 3 == 2
