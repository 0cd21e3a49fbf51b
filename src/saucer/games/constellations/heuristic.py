"""What a sensible player of constellations does: grows its own sky, and walls in or joins what the others have.

All values are in sixteenths of a planet, times the stake of whoever profits: a planet of mine is worth
STAKE, one of a rival's costs me my share of it. A constellation shared by two players in a game of two
is therefore worth nothing to either, and joining a larger one of a rival's is worth the difference.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from saucer.games.constellations.components import (
    CARDS,
    CELL_BITS,
    COLOURS,
    CORNERS,
    SHOWS,
    SIDES,
)
from saucer.games.constellations.knowledge import NOTHING, TO_LAY, TO_SHIP
from saucer.games.constellations.rules import (
    ACROSS,
    CELL,
    CELLS,
    MOST_EDGES,
    SHIP,
    STAY,
    WIDTH,
    Constellations,
)
from saucer.kernel.arrays import vec
from saucer.kernel.heuristic import Heuristic
from saucer.kernel.rng import Rng
from saucer.kernel.state import Moves, State

STAKE: Final[i64] = 24  # of the seat itself; the rivals share as much among them
PLANET: Final[i64] = 16
PLACES: Final[i64] = 8  # of a cell's border, two on each side, clockwise
PLANETS: Final[i64] = 196
EVEN: Final[i64] = 300  # the weight of a move that changes nothing

# The first three were tuned by matches of the sensible bot against itself.
GROWTH: Final[i64] = 120  # sixteenths of a planet that an open constellation gains in a whole game, one owner's part
JOINING: Final[i64] = 3  # for each planet that one more card could join
TEMPTING: Final[i64] = 4  # for each planet more that the next player gets from a free constellation
SOON: Final[i64] = 16  # so many cards before the end there is still time to join
TRIES: Final[i64] = 40  # moves that a playout compares: more play better, fewer faster

MARGIN: Final = 8.0  # planets of lead that make a comfortable win
DOUBT: Final = 1.0  # planets of lead that the last card can cost
DOUBT_PER_CARD: Final = 0.08

# What part of its full growth a constellation can hope for, in hundredths, by how many border places
# of empty cells it touches: one is soon walled in, the eighth adds little.
OPEN: Final = vec[i64]([i64(part) for part in (0, 30, 50, 63, 73, 80, 85, 89, 92, 94, 96, 98, 100)])
MOST_OPEN: Final[i64] = 12

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
    """Counts planets: gained, given, still to be hoped for, and within reach of a joining card."""

    def __init__(self) -> None:
        super().__init__()
        self.explore = 0.15
        self.widen = 0.6
        self.bias = 10.0
        self.depth = 8  # `worth` judges better than long playouts do
        self.tries: i64 = TRIES
        # Scratch for one position, see `_survey`.
        self._at: vec[i64] = vec[i64]([i64(0)] * CELLS)  # [cell] the card there, or the empty cell's place in `edge`
        self._touch: vec[i64] = vec[i64]([i64(0)] * (MOST_EDGES * PLACES))  # [edge, place] constellation or NOTHING
        self._size: vec[i64] = vec[i64]([i64(0)] * PLANETS)  # [constellation] planets
        self._tint: vec[i64] = vec[i64]([i64(0)] * PLANETS)  # [constellation] colour
        self._own: vec[i64] = vec[i64]([i64(0)] * PLANETS)  # [constellation] owners, a mask
        self._open: vec[i64] = vec[i64]([i64(0)] * PLANETS)  # [constellation] border places of empty cells
        self._seen: vec[i64] = vec[i64]([i64(0)] * PLANETS)  # [constellation] the serial number that met it
        self._serial: i64 = 0
        self._hope: vec[i64] = vec[i64]([i64(0)] * (MOST_OPEN + 1))  # [open places] growth to hope for
        self._stake: vec[i64] = vec[i64]([i64(0)] * 16)  # [owners] what a planet of theirs is worth to the seat
        self._held: vec[i64] = vec[i64]([NOTHING] * 16)  # [player, colour] constellation under the ship
        self._reach: vec[i64] = vec[i64]([i64(0)] * MOST_EDGES)  # [edge] worth of what a card there could join
        # Scratch for one empty cell, made when a move there is first weighed, see `_prepare`.
        self._ready: vec[i64] = vec[i64]([i64(0)] * MOST_EDGES)  # [edge] whether it is made
        self._lost: vec[i64] = vec[i64]([i64(0)] * MOST_EDGES)  # [edge] worth of the room that any card there takes
        self._touched: vec[i64] = vec[i64]([i64(0)] * MOST_EDGES)  # [edge] how many places touch a planet
        self._places: vec[i64] = vec[i64]([i64(0)] * (MOST_EDGES * PLACES))  # [edge, n] which
        self._left: vec[i64] = vec[i64]([i64(0)] * (MOST_EDGES * PLACES))  # [edge, place] room left elsewhere
        self._spare: vec[i64] = vec[i64]([i64(0)] * (MOST_EDGES * CORNERS))  # [edge, corner] places without a planet
        self._near_size: vec[i64] = vec[i64]([i64(0)] * (MOST_EDGES * 16))  # [edge, corner, colour] joinable next
        self._near_stake: vec[i64] = vec[i64]([i64(0)] * (MOST_EDGES * 16))  # and the stakes in it
        # Scratch for one move: what becomes of the planets of the card, by leading corner.
        self._lead: vec[i64] = vec[i64]([i64(0)] * CORNERS)
        self._new_size: vec[i64] = vec[i64]([i64(0)] * CORNERS)
        self._new_own: vec[i64] = vec[i64]([i64(0)] * CORNERS)
        self._new_open: vec[i64] = vec[i64]([i64(0)] * CORNERS)
        self._new_near: vec[i64] = vec[i64]([i64(0)] * CORNERS)
        self._new_stake: vec[i64] = vec[i64]([i64(0)] * CORNERS)
        self._joining: i64 = 0  # JOINING and TEMPTING, less towards the end
        self._tempting: i64 = 0

    def weigh(self, state: State, seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """What the move changes for the seat."""
        assert isinstance(state, Constellations)
        i: i64 = 0
        if state.step == TO_LAY:
            self._survey(state, seat)
            self._survey_reach(state)
            while i < moves.count:
                weights[i] = self._lay_weight(state, seat, moves.codes[i], True)
                i += 1
        elif state.step == TO_SHIP:
            self._survey(state, seat)
            while i < moves.count:
                weights[i] = self._ship_weight(state, seat, moves.codes[i])
                i += 1
        else:
            while i < moves.count:
                weights[i] = EVEN
                i += 1

    def roll(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        """The best of some moves, spread evenly over all of them from a random start."""
        assert isinstance(state, Constellations)
        if state.step == TO_SHIP:
            return self._quick_ship(state, seat, moves)
        count = moves.count
        start = rng.below(count)
        if state.step != TO_LAY:
            return moves.codes[start]
        self._survey(state, seat)
        tries = self.tries if self.tries < count else count
        best: i64 = NOTHING
        most: i64 = 0
        i: i64 = 0
        while i < tries:
            at = start + i * count // tries
            move = moves.codes[at if at < count else at - count]
            weight = self._lay_weight(state, seat, move, False)
            if best == NOTHING or weight > most:
                most = weight
                best = move
            i += 1
        return best

    # ---- the position ---------------------------------------------------------------------

    def _survey(self, state: Constellations, seat: i64) -> None:
        """Who owns what, how open it is, and what each empty cell touches."""
        self._survey_stakes(state, seat)
        at = self._at
        laid = state.laid
        edge = state.edge
        i: i64 = 0
        while i < state.count:
            at[laid[i] & CELL] = i
            i += 1
        size = self._size
        own = self._own
        open_places = self._open
        groups = state.groups
        tint = self._tint
        i = state.count * CORNERS - 1
        while i >= 0:
            size[i] = -groups[i]
            own[i] = 0
            open_places[i] = 0
            tint[i] = SHOWS[(laid[i >> 2] >> CELL_BITS) * CORNERS + (i & 3)]
            i -= 1
        self._survey_ships(state)
        touch = self._touch
        i = 0
        while i < state.edges:
            cell = edge[i] & CELL
            base = i * PLACES
            side: i64 = 0
            while side < SIDES:
                if edge[i] >> CELL_BITS + side * 8 & 255:
                    card = at[beyond(cell, side)]
                    # Over the side lie, clockwise as this cell sees them, the corners before and after the opposite.
                    planet = card * CORNERS + (side + 3) % CORNERS
                    while groups[planet] >= 0:
                        planet = groups[planet]
                    touch[base + side * 2] = planet
                    open_places[planet] += 1
                    planet = card * CORNERS + (side + 2) % CORNERS
                    while groups[planet] >= 0:
                        planet = groups[planet]
                    touch[base + side * 2 + 1] = planet
                    open_places[planet] += 1
                else:
                    touch[base + side * 2] = NOTHING
                    touch[base + side * 2 + 1] = NOTHING
                side += 1
            i += 1
        i = 0
        while i < state.edges:
            at[edge[i] & CELL] = i
            self._ready[i] = 0
            i += 1

    def _survey_stakes(self, state: Constellations, seat: i64) -> None:
        stake = self._stake
        players = state.players
        others = STAKE // (players - 1)
        owners: i64 = 1
        while owners < 1 << players:
            value: i64 = 0
            player: i64 = 0
            while player < players:
                if owners >> player & 1:
                    value += STAKE if player == seat else -others
                player += 1
            stake[owners] = value
            owners += 1
        rest = CARDS - state.count - (1 if state.step == TO_LAY else 0)  # cards still to come when the move is made
        self._joining = JOINING * (rest if rest < SOON else SOON) // SOON
        self._tempting = TEMPTING if rest else 0
        i: i64 = 0
        while i <= MOST_OPEN:
            self._hope[i] = GROWTH * OPEN[i] * rest // 4800
            i += 1

    def _survey_ships(self, state: Constellations) -> None:
        ship: i64 = 0
        while ship < state.players * COLOURS:
            planet = state.ships[ship]
            if planet != NOTHING:
                planet = state.group(planet)
                self._own[planet] |= 1 << ship // COLOURS
            self._held[ship] = planet
            ship += 1

    def _survey_reach(self, state: Constellations) -> None:
        """What one more card could join, cell by cell."""
        touch = self._touch
        i: i64 = 0
        while i < state.edges:
            base = i * PLACES
            worth: i64 = 0
            place: i64 = 0
            while place < PLACES - 1:
                group = touch[base + place]
                if group != NOTHING:
                    other = place + 1
                    while other < PLACES:
                        beside = touch[base + other]
                        if beside >= 0 and beside != group and self._tint[group] == self._tint[beside]:
                            apart = (other + 1 >> 1) - (place + 1 >> 1)
                            if apart != 2:
                                worth += self._stake[self._own[group]] * self._size[beside]
                                worth += self._stake[self._own[beside]] * self._size[group]
                        other += 1
                place += 1
            self._reach[i] = worth
            i += 1

    # ---- a card ---------------------------------------------------------------------------

    def _prepare(self, state: Constellations, edge: i64, thorough: bool) -> None:
        """What is true of an empty cell whichever card comes there."""
        touch = self._touch
        room = self._open
        base = edge * PLACES
        corner = edge * CORNERS
        while corner < edge * CORNERS + CORNERS:
            self._spare[corner] = 2
            corner += 1
        count: i64 = 0
        lost: i64 = 0
        place: i64 = 0
        while place < PLACES:
            group = touch[base + place]
            if group != NOTHING:
                self._places[base + count] = place
                count += 1
                self._spare[edge * CORNERS + (place + 1 >> 1 & 3)] -= 1
                room[group] -= 1
                owners = self._own[group]
                if owners:
                    lost += self._stake[owners] * (self._hoped(room[group]) - self._hoped(room[group] + 1))
            place += 1
        place = 0
        while place < count:
            self._left[base + self._places[base + place]] = room[touch[base + self._places[base + place]]]
            place += 1
        place = 0
        while place < count:
            room[touch[base + self._places[base + place]]] += 1
            place += 1
        self._touched[edge] = count
        self._lost[edge] = lost
        self._ready[edge] = 1
        if thorough:
            self._lost[edge] -= self._joining * self._reach[edge]
            self._prepare_near(state, edge)

    def _prepare_near(self, state: Constellations, edge: i64) -> None:
        """What yet another card could join to one that is laid here."""
        i = edge * 16
        while i < edge * 16 + 16:
            self._near_size[i] = 0
            self._near_stake[i] = 0
            i += 1
        cell = state.edge[edge] & CELL
        side: i64 = 0
        while side < SIDES:
            next_cell = beyond(cell, side)
            next_edge = self._at[next_cell]
            if next_edge < state.edges and state.edge[next_edge] & CELL == next_cell:
                opposite = (side + 2 & 3) * 2
                self._see(edge, side + 1 & 3, next_edge, opposite)
                self._see(edge, side, next_edge, opposite + 1)
            side += 1

    def _see(self, edge: i64, corner: i64, next_edge: i64, place: i64) -> None:
        """A planet on this corner would touch a place of the next cell: what else is beside that place?"""
        touch = self._touch
        base = next_edge * PLACES
        step: i64 = 1
        while step < PLACES:
            other = place + step & 7
            group = touch[base + other]
            if group != NOTHING and (other + 1 >> 1) - (place + 1 >> 1) & 3 != 2:
                i: i64 = 0  # what touches this cell too is joined already or never
                while i < PLACES and touch[edge * PLACES + i] != group:
                    i += 1
                if i == PLACES:
                    at = edge * 16 + corner * COLOURS + self._tint[group]
                    self._near_size[at] += self._size[group]
                    self._near_stake[at] += self._stake[self._own[group]]
            step += 1

    def _lay_weight(self, state: Constellations, seat: i64, move: i64, thorough: bool) -> i64:
        """Growth and joining, room gained and lost, and the best that a ship can then do."""
        edge = self._at[move & CELL]
        look = (move >> CELL_BITS) * CORNERS
        if not self._ready[edge]:
            self._prepare(state, edge, thorough)
        lead = self._lead
        new_size = self._new_size
        new_open = self._new_open
        new_own = self._new_own
        spare = self._spare
        corner: i64 = 0
        while corner < CORNERS:
            leader = LEADERS[look + corner]
            lead[corner] = leader
            new_size[corner] = SIZES[look + corner]
            new_own[corner] = 0
            new_open[corner] = spare[edge * CORNERS + corner]
            corner += 1
        corner = 0
        while corner < CORNERS:
            leader = lead[corner]
            if leader != corner:
                new_open[leader] += new_open[corner]
            corner += 1
        value = self._lost[edge] + self._join(edge, look)
        if thorough:
            self._add_near(edge, look)
            return EVEN + (value + self._settle(state, seat, look)) // PLANET
        return EVEN + (value + self._settle_quickly(seat, look)) // PLANET

    def _join(self, edge: i64, look: i64) -> i64:
        """G5, G11: what the planets of the card become; what existing owners lose before they win it back."""
        touch = self._touch
        seen = self._seen
        lead = self._lead
        new_size = self._new_size
        new_own = self._new_own
        new_open = self._new_open
        base = edge * PLACES
        places = self._places
        tint = self._tint
        value: i64 = 0
        self._serial += CORNERS
        serial = self._serial
        i = base
        stop = base + self._touched[edge]
        while i < stop:
            place = places[i]
            i += 1
            corner = place + 1 >> 1 & 3
            group = touch[base + place]
            if tint[group] == SHOWS[look + corner]:
                leader = lead[corner]
                met = seen[group] - serial
                if met < 0:
                    seen[group] = serial + leader
                    size = self._size[group]
                    room = self._left[base + place]
                    new_size[leader] += size
                    new_open[leader] += room
                    owners = self._own[group]
                    if owners:
                        new_own[leader] |= owners
                        value -= self._stake[owners] * (size * PLANET + self._hoped(room))
                elif met != leader:  # the other of a diagonal pair met it already: they are one
                    new_size[met] += new_size[leader]
                    new_open[met] += new_open[leader]
                    new_own[met] |= new_own[leader]
                    new_size[leader] = 0
                    lead[corner] = met
        return value

    def _hoped(self, room: i64) -> i64:
        return self._hope[room if room < MOST_OPEN else MOST_OPEN]

    def _add_near(self, edge: i64, look: i64) -> None:
        new_near = self._new_near
        new_stake = self._new_stake
        corner: i64 = 0
        while corner < CORNERS:
            new_near[corner] = 0
            new_stake[corner] = 0
            corner += 1
        corner = 0
        while corner < CORNERS:
            at = edge * 16 + corner * COLOURS + SHOWS[look + corner]
            new_near[self._lead[corner]] += self._near_size[at]
            new_stake[self._lead[corner]] += self._near_stake[at]
            corner += 1

    def _settle(self, state: Constellations, seat: i64, look: i64) -> i64:
        """What the card's constellations are worth to their owners, and the best free one to a ship of the seat's."""
        joining = self._joining
        value: i64 = 0
        ship: i64 = 0
        corner: i64 = 0
        while corner < CORNERS:
            size = self._new_size[corner]
            if size:
                owners = self._new_own[corner]
                worth = size * PLANET + self._hoped(self._new_open[corner]) + joining * self._new_near[corner]
                value += joining * size * self._new_stake[corner]
                if owners:
                    value += self._stake[owners] * worth
                else:
                    colour = SHOWS[look + corner]
                    alone = self._temptation(state, seat, colour, size)
                    value -= alone
                    worth = STAKE * worth - self._leaving(seat, colour) + alone
                    ship = worth if worth > ship else ship
            corner += 1
        return value + ship

    def _settle_quickly(self, seat: i64, look: i64) -> i64:
        """The same for playouts, without a thought for what comes next."""
        value: i64 = 0
        ship: i64 = 0
        corner: i64 = 0
        while corner < CORNERS:
            size = self._new_size[corner]
            if size:
                owners = self._new_own[corner]
                worth = size * PLANET + self._hoped(self._new_open[corner])
                if owners:
                    value += self._stake[owners] * worth
                else:
                    worth = STAKE * worth - self._leaving(seat, SHOWS[look + corner])
                    ship = worth if worth > ship else ship
            corner += 1
        return value + ship

    def _leaving(self, seat: i64, colour: i64) -> i64:
        """GQ8: what the seat gives up when its ship of the colour moves."""
        held = self._held[seat * COLOURS + colour]
        if held == NOTHING:
            return 0
        return STAKE * ((PLANET + self._tempting) * self._size[held] + self._hoped(self._open[held]))

    def _temptation(self, state: Constellations, seat: i64, colour: i64, size: i64) -> i64:
        """What a free constellation is worth to the next player, who may add to it and land."""
        held = self._held[(seat + 1) % state.players * COLOURS + colour]
        more = size if held == NOTHING else size - self._size[held]
        return more * self._tempting * STAKE // (state.players - 1) if more > 0 else 0

    # ---- a ship ---------------------------------------------------------------------------

    def _ship_weight(self, state: Constellations, seat: i64, move: i64) -> i64:
        """Size, room, and what can be joined from there, less what is left."""
        if move == STAY:
            return EVEN
        group = state.group((state.count - 1) * CORNERS + move - SHIP)
        colour = self._tint[group]
        worth = self._size[group] * PLANET + self._hoped(self._open[group])
        worth += self._joining * self._within_reach(state, group)
        value = STAKE * worth - self._leaving(seat, colour)
        value += self._temptation(state, seat, colour, self._size[group])
        return EVEN + value // PLANET

    def _within_reach(self, state: Constellations, group: i64) -> i64:
        """Planets of other constellations that one card could join with this one."""
        touch = self._touch
        colour = self._tint[group]
        planets: i64 = 0
        i: i64 = 0
        while i < state.edges * PLACES:
            if touch[i] == group:
                base = i & ~7
                place = i & 7
                step: i64 = 1
                while step < PLACES:
                    other = touch[base + (place + step & 7)]
                    if other >= 0 and other != group and self._tint[other] == colour:
                        apart = ((place + step & 7) + 1 >> 1) - (place + 1 >> 1) & 3
                        if apart != 2:
                            planets += self._size[other]
                    step += 1
            i += 1
        return planets

    def _quick_ship(self, state: Constellations, seat: i64, moves: Moves) -> i64:
        """For playouts: the largest gain."""
        best: i64 = STAY
        most: i64 = 0
        i: i64 = 1
        while i < moves.count:
            planet = (state.count - 1) * CORNERS + moves.codes[i] - SHIP
            gain = state.size(planet)
            held = state.ships[seat * COLOURS + state.colour(planet)]
            if held != NOTHING:
                gain -= state.size(held) + 1
            if gain > most:
                most = gain
                best = moves.codes[i]
            i += 1
        return best

    # ---- the whole ------------------------------------------------------------------------

    def worth(self, state: State, seat: i64) -> float:
        """The share of the win and a little of the margin; before the end, how likely the lead is to last."""
        assert isinstance(state, Constellations)
        if not state.over:
            return self._prospect(state, seat)
        mine = rank(state, seat)
        rival: i64 = 0
        tied: i64 = 1
        other: i64 = 0
        while other < state.players:
            if other != seat:
                theirs = rank(state, other)
                if theirs == mine:
                    tied += 1
                rival = theirs if theirs > rival else rival
            other += 1
        won = 0.0 if rival > mine else 1.0 / float(tied)
        margin = 1.0 / (1.0 + exp(float((rival >> 8) - (mine >> 8)) / MARGIN))
        return 0.85 * won + 0.15 * margin

    def _prospect(self, state: Constellations, seat: i64) -> float:
        """The seat's chance to win, from the planets that everybody has and may hope for."""
        self._survey(state, seat)
        mine = self._standing(seat)
        doubt = DOUBT + DOUBT_PER_CARD * float(CARDS - state.count)
        odds = 1.0
        other: i64 = 0
        while other < state.players:
            if other != seat:
                odds += exp(float(self._standing(other) - mine) / (float(PLANET) * doubt))
            other += 1
        return 1.0 / odds

    def _standing(self, player: i64) -> i64:
        """Planets and hopes of a player, in sixteenths."""
        total: i64 = 0
        ship = player * COLOURS
        while ship < player * COLOURS + COLOURS:
            group = self._held[ship]
            if group != NOTHING:
                total += self._size[group] * PLANET + self._hoped(self._open[group])
            ship += 1
        return total


def rank(state: Constellations, seat: i64) -> i64:
    """G14: the planets of a seat, times 256, and its largest constellation."""
    total: i64 = 0
    largest: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        ship = state.ships[seat * COLOURS + colour]
        if ship != NOTHING:
            size = state.size(ship)
            total += size
            largest = size if size > largest else largest
        colour += 1
    return total * 256 + largest


def beyond(cell: i64, side: i64) -> i64:
    """The cell beyond a side: 0 north, 1 east, 2 south, 3 west."""
    if side == 0:
        return cell - WIDTH & CELL
    if side == 2:
        return cell + WIDTH & CELL
    return cell & ~ACROSS | (cell + 2 - side & ACROSS)


HEURISTIC: Final = ConstellationsHeuristic()
