"""The rules of constellations: cards of planets make a sky, ships occupy its constellations (G1-G14, GQ1-GQ18)."""

from typing import Final, final

from mypy_extensions import i64

from saucer.games.constellations.components import (
    BORDERS,
    CARDS,
    CELL_BITS,
    COLOUR_NAMES,
    COLOURS,
    CORNER_NAMES,
    CORNERS,
    FIRST_CHEQUER,
    HAND,
    LAST_CHEQUER,
    NAMES,
    SHOWS,
    SIDES,
    START,
    SWAP_LIMIT,
)
from saucer.games.constellations.events import (
    Drew,
    DrewKnown,
    Laid,
    Landed,
    Moved,
    Passed,
    Shared,
    Showed,
    Skipped,
    Stayed,
    Swapped,
)
from saucer.games.constellations.knowledge import NOTHING, TO_LAY, TO_SHIP, TO_SWAP, ConstellationsKnowledge
from saucer.kernel.arrays import vec
from saucer.kernel.bits import bit
from saucer.kernel.events import Event, Refusal
from saucer.kernel.rng import Rng
from saucer.kernel.state import NOBODY, Moves
from saucer.kernel.turns import best_seats

# GQ1, GQ15: the sky is a square grid without an edge. 49 connected cards and the cells beside them are
# never more than 51 wide or high, so on a grid of 64 x 64 that wraps round they cannot meet
# themselves. A cell is (y & 63) * 64 + (x & 63); x grows to the east, y to the south.
WIDTH: Final[i64] = 64
HALF: Final[i64] = 32
ACROSS: Final[i64] = 63
CELLS: Final[i64] = 4096
CELL: Final[i64] = 4095

# Moves: (card * 4 + quarter turns clockwise) * CELLS + cell lays a card; then staying, a ship on
# the north-west, north-east, south-east or south-west planet of the card just laid, and a card
# to put under the pile.
STAY: Final[i64] = 802816
SHIP: Final[i64] = 802817
SWAP: Final[i64] = 802821
MOVES: Final[i64] = 802870

# Whose a planet is, for a ship that may land there.
FREE: Final[i64] = 0
OWN: Final[i64] = 1
RIVAL: Final[i64] = 2

SKY_COMPLETE: Final[i64] = 1
ALL_PASSED: Final[i64] = 2
ALL_SWAPPED: Final[i64] = 3
REASONS: Final = ("", "sky-complete", "all-passed", "all-swapped")  # why the game is over; the first while it runs

MOST_EDGES: Final[i64] = 100  # cells beside 49 connected cards: 2 * 49 + 2 when they lie in a row


@final
class Constellations(ConstellationsKnowledge):
    """A position of constellations and its rules."""

    def clone(self) -> "Constellations":
        """An independent copy."""
        twin = Constellations()
        twin.players = self.players
        twin.rng = self.rng.clone()
        twin.turn = self.turn
        twin.step = self.step
        twin.over = self.over
        twin.laid = self.laid[:]
        twin.count = self.count
        twin.edge = self.edge[:]
        twin.edges = self.edges
        twin.groups = self.groups[:]
        twin.west = self.west
        twin.east = self.east
        twin.north = self.north
        twin.south = self.south
        twin.ships = self.ships[:]
        twin.hands = self.hands[:]
        twin.pile = self.pile[:]
        twin.pile_count = self.pile_count
        twin.shown = self.shown
        twin.sunk = self.sunk
        twin.swaps = self.swaps
        return twin

    # ---- what may be done -----------------------------------------------------------------

    def legal(self, seat: i64, moves: Moves) -> None:
        """G3: lay a card, then a ship may land or move; GQ18: or swap a card where none fits."""
        moves.count = 0
        if self.over or seat != self.turn:
            return
        if self.step == TO_LAY:
            self._add_cards(seat, moves)
        elif self.step == TO_SHIP:
            self._add_ships(seat, moves)
        else:
            self._add_swaps(seat, moves)

    def _add_cards(self, seat: i64, moves: Moves) -> None:
        """G4: any card, turned freely, in any cell beside the sky where something matches (GQ2, GQ3)."""
        hand = self.hands[seat]
        for card in range(CARDS):
            if hand >> card & 1:
                turns: i64 = 2 if FIRST_CHEQUER <= card <= LAST_CHEQUER else 4
                for turn in range(turns):
                    self._add_cells(card * 4 + turn, moves)

    def _add_cells(self, look: i64, moves: Moves) -> None:
        border = BORDERS[look]
        first = look * CELLS
        edge = self.edge
        codes = moves.codes
        count = moves.count
        for i in range(self.edges):
            cell = edge[i]
            if cell & border:
                codes[count] = first + (cell & CELL)
                count += 1
        moves.count = count

    def _add_ships(self, seat: i64, moves: Moves) -> None:
        """G6, G7: at most one ship, on the card just laid; it is always allowed to stay."""
        moves.add(STAY)
        for corner in range(CORNERS):
            if self._owner(seat, corner) == FREE:
                moves.add(SHIP + corner)

    def _add_swaps(self, seat: i64, moves: Moves) -> None:
        """GQ5, GQ18: one card of choice goes under the pile."""
        hand = self.hands[seat]
        for card in range(CARDS):
            if hand >> card & 1:
                moves.add(SWAP + card)

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        """The rule that forbids the move."""
        if self.over:
            return Refusal("G14", "game-over")
        if seat != self.turn:
            return Refusal("G3", "not-your-turn", {"seat": int(self.turn)})
        if self.step == TO_LAY:
            return self._lay_refusal(seat, move)
        if self.step == TO_SHIP:
            return self._ship_refusal(seat, move)
        if move < SWAP:
            return Refusal("GQ18", "swap-first")
        return self._hand_refusal(seat, move - SWAP)

    def _hand_refusal(self, seat: i64, card: i64) -> Refusal | None:
        if not self.hands[seat] >> card & 1:
            return Refusal("G3", "not-in-hand", {"card": NAMES[card]})
        return None

    def _lay_refusal(self, seat: i64, move: i64) -> Refusal | None:
        if move >= SWAP:
            return Refusal("GQ18", "no-need-to-swap")
        if move >= STAY:
            return Refusal("G3", "lay-first")
        look = move >> CELL_BITS
        card = look >> 2
        turn = look & 3
        missing = self._hand_refusal(seat, card)
        if missing is not None:
            return missing
        if FIRST_CHEQUER <= card <= LAST_CHEQUER and turn >= 2:
            return Refusal("G4", "same-look", {"card": NAMES[card], "count": int(turn - 2)})
        return self._cell_refusal(move & CELL, BORDERS[look])

    def _cell_refusal(self, cell: i64, border: i64) -> Refusal | None:
        if self.laid_at(cell) != NOTHING:
            return Refusal("GQ1", "cell-taken")
        place = self._edge_at(cell)
        if place == NOTHING:
            return Refusal("G4", "not-beside")
        if not self.edge[place] & border:
            return Refusal("GQ2", "no-match")
        return None

    def _ship_refusal(self, seat: i64, move: i64) -> Refusal | None:
        if move == STAY:
            return None
        if move < STAY or move >= SWAP:
            return Refusal("G3", "ship-step")
        corner = move - SHIP
        owner = self._owner(seat, corner)
        if owner == FREE:
            return None
        colour = COLOUR_NAMES[self.colour(self._newest(corner))]
        if owner == OWN:
            return Refusal("GQ7", "already-yours", {"colour": colour})
        return Refusal("G9", "not-free", {"colour": colour})

    # ---- a turn ---------------------------------------------------------------------------

    def play(self, seat: i64, move: i64, events: list[Event] | None) -> None:
        """G3: the steps of a turn come in a fixed order: lay, ship, draw."""
        if move < STAY:
            self._lay(seat, move, events)
        elif move < SWAP:
            self._ship(seat, move, events)
        else:
            self._swap(seat, move - SWAP, events)

    def _lay(self, seat: i64, move: i64, events: list[Event] | None) -> None:
        """G4: a card from the hand into the sky; joined constellations are shared at once (G11, GQ9)."""
        card = move >> CELL_BITS + 2
        self.hands[seat] &= ~bit(card)
        self.swaps = 0
        if events is None:
            self.put_down(move)
        else:
            owned = [self._ship_group(ship) for ship in self.ships]
            self.put_down(move)
            self._tell_laid(seat, move, owned, events)
        if self._can_ship(seat):
            self.step = TO_SHIP
        else:
            self._draw_and_pass(seat, events)

    def _can_ship(self, seat: i64) -> bool:
        return any(self._owner(seat, corner) == FREE for corner in range(CORNERS))

    def _ship(self, seat: i64, move: i64, events: list[Event] | None) -> None:
        """G6, G10, G12: a ship lands, or the one that holds the colour moves there (GQ6, GQ11); or stay."""
        if move == STAY:
            if events is not None:
                events.append(Stayed(int(seat)))
        else:
            planet = self._newest(move - SHIP)
            place = seat * COLOURS + self.colour(planet)
            before = self.ships[place]
            self.ships[place] = planet
            if events is not None:
                self._tell_ship(seat, before, planet, events)
        self._draw_and_pass(seat, events)

    def _owner(self, seat: i64, corner: i64) -> i64:
        """Whether a planet of the newest card is free for a ship of the seat, its own, or a rival's.

        G8: a ship that holds the colour elsewhere can only move, which frees what it leaves (GQ8).
        G9, GQ9, GQ10: any rival's ship anywhere in the constellation makes all of it a rival's.
        """
        planet = self._newest(corner)
        colour = self.colour(planet)
        group = self.group(planet)
        owner = FREE
        for other in range(self.players):
            ship = self.ships[other * COLOURS + colour]
            if ship != NOTHING and self.group(ship) == group:
                if other == seat:
                    return OWN  # GQ7
                owner = RIVAL
        return owner

    def _draw_and_pass(self, seat: i64, events: list[Event] | None) -> None:
        """G13: draw one card if there is one. G14, GQ17: the game ends only after the ship step."""
        if self.pile_count:
            self._draw(seat, events)
        if self.count == CARDS:
            self.over = SKY_COMPLETE
        else:
            self._pass_turn(events)

    def _draw(self, seat: i64, events: list[Event] | None) -> None:
        self.pile_count -= 1
        card = self.pile[self.pile_count]
        self.pile[self.pile_count] = 0
        self.hands[seat] |= bit(card)
        is_public = self.sunk > self.pile_count
        if is_public:
            self.sunk = self.pile_count
        if events is not None:
            events.append(DrewKnown(int(seat), NAMES[card]) if is_public else Drew(int(seat), NAMES[card]))

    def _pass_turn(self, events: list[Event] | None) -> None:
        """The next seat that can do something; GQ5, GQ18: the game ends when there is none."""
        last = self.turn
        for step in range(1, self.players + 1):
            self.turn = (last + step) % self.players
            if self._can_act(self.turn, events):
                return
        self.over = ALL_PASSED

    def _can_act(self, seat: i64, events: list[Event] | None) -> bool:
        """GQ18: without cards a seat is skipped, without a fitting one it swaps, or passes if the pile is empty."""
        if not self.hands[seat]:  # GQ16
            if events is not None:
                events.append(Skipped(int(seat)))
            return False
        if self._fits(self.hands[seat]):
            self.step = TO_LAY
            return True
        self._show(seat, events)
        self.step = TO_SWAP
        if not self.pile_count:
            if events is not None:
                events.append(Passed(int(seat)))
            return False
        return True

    def _show(self, seat: i64, events: list[Event] | None) -> None:
        """GQ5: everybody sees that nothing fits."""
        self.shown |= self.hands[seat]
        if events is not None:
            events.append(Showed(int(seat), names(self.hands[seat])))

    def _swap(self, seat: i64, card: i64, events: list[Event] | None) -> None:
        """GQ5, GQ18: put a card under the pile, draw one, try again once; else the turn ends without a draw."""
        self.hands[seat] &= ~bit(card)
        place = self.pile_count
        while place > 0:
            self.pile[place] = self.pile[place - 1]
            place -= 1
        self.pile[0] = card
        self.pile_count += 1
        self.sunk += 1
        self.swaps += 1
        if events is not None:
            events.append(Swapped(int(seat), NAMES[card]))
        self._draw(seat, events)
        if self._fits(self.hands[seat]):
            self.step = TO_LAY
            return
        self._show(seat, events)
        if self.swaps == SWAP_LIMIT:
            self.over = ALL_SWAPPED
        else:
            self._pass_turn(events)

    # ---- the sky --------------------------------------------------------------------------

    def put_down(self, move: i64) -> None:
        """Add a card to the sky: constellations grow and join (G5), new cells can be built on (GQ1)."""
        place = self.count
        self.laid[place] = move
        self.count += 1
        cell = move & CELL
        self._widen(cell)
        self._close_edge(cell)
        for corner in range(CORNERS):
            self.groups[place * CORNERS + corner] = -1  # a constellation of one planet
        for corner in range(CORNERS):  # GQ4: side by side; diagonal neighbours do not touch
            self._touch(place * CORNERS + corner, place * CORNERS + (corner + 1) % CORNERS)
        for side in range(SIDES):
            beside = neighbour(cell, side)
            other = self.laid_at(beside)
            if other == NOTHING:
                self._open_edge(beside, side, place)
            else:
                self._touch(place * CORNERS + side, other * CORNERS + (side + 3) % CORNERS)
                self._touch(place * CORNERS + (side + 1) % CORNERS, other * CORNERS + (side + 2) % CORNERS)

    def _widen(self, cell: i64) -> None:
        x = self.column(cell)
        y = self.row(cell)
        self.west = x if x < self.west else self.west
        self.east = x if x > self.east else self.east
        self.north = y if y < self.north else self.north
        self.south = y if y > self.south else self.south

    def _close_edge(self, cell: i64) -> None:
        place = self._edge_at(cell)
        if place != NOTHING:
            self.edges -= 1
            self.edge[place] = self.edge[self.edges]
            self.edge[self.edges] = 0

    def _open_edge(self, cell: i64, side: i64, place: i64) -> None:
        """GQ2: the empty cell beyond a side must match one of the two planets on that side."""
        at = self._edge_at(cell)
        if at == NOTHING:
            at = self.edges
            self.edge[at] = cell
            self.edges += 1
        opposite = (side + 2) % SIDES
        first = place * CORNERS + (side + 1) % CORNERS
        second = place * CORNERS + side
        lowest = CELL_BITS + opposite * 2 * COLOURS
        self.edge[at] |= bit(lowest + self.colour(first)) | bit(lowest + COLOURS + self.colour(second))

    def _touch(self, planet: i64, other: i64) -> None:
        """G5, G11, GQ10: equal planets that touch are one constellation; the smaller joins the larger."""
        if self.colour(planet) != self.colour(other):
            return
        into = self.group(planet)
        out = self.group(other)
        if into == out:
            return
        if self.groups[out] < self.groups[into]:
            into, out = out, into
        self.groups[into] += self.groups[out]
        self.groups[out] = into

    def group(self, planet: i64) -> i64:
        """The planet that stands for the constellation; GQ12: a ship holds whatever its planet belongs to."""
        groups = self.groups
        while groups[planet] >= 0:
            planet = groups[planet]
        return planet

    def size(self, planet: i64) -> i64:
        """The number of planets of the constellation."""
        return -self.groups[self.group(planet)]

    def colour(self, planet: i64) -> i64:
        """The colour of a planet in the sky."""
        return SHOWS[(self.laid[planet >> 2] >> CELL_BITS) * CORNERS + (planet & 3)]

    def laid_at(self, cell: i64) -> i64:
        """Which card in the order of laying covers the cell, or NOTHING."""
        laid = self.laid
        place = self.count - 1
        while place >= 0 and laid[place] & CELL != cell:
            place -= 1
        return place

    def column(self, cell: i64) -> i64:
        """The x of a cell."""
        first = self.first_column()
        return first + (cell - first & ACROSS)

    def row(self, cell: i64) -> i64:
        """The y of a cell."""
        first = self.first_row()
        return first + ((cell >> 6) - first & ACROSS)

    def first_column(self) -> i64:
        """The lowest x a cell can have: the grid is unrolled about the middle of the sky."""
        return (self.west + self.east >> 1) - HALF

    def first_row(self) -> i64:
        """The lowest y a cell can have."""
        return (self.north + self.south >> 1) - HALF

    def _edge_at(self, cell: i64) -> i64:
        edge = self.edge
        place = self.edges - 1
        while place >= 0 and edge[place] & CELL != cell:
            place -= 1
        return place

    def _newest(self, corner: i64) -> i64:
        """G6: a planet of the card just laid."""
        return (self.count - 1) * CORNERS + corner

    # ---- what is told ---------------------------------------------------------------------

    def _ship_group(self, ship: i64) -> int:
        return int(ship) if ship == NOTHING else int(self.group(ship))

    def _tell_laid(self, seat: i64, move: i64, owned: list[int], events: list[Event]) -> None:
        look = move >> CELL_BITS
        x, y = int(self.column(move & CELL)), int(self.row(move & CELL))
        events.append(Laid(int(seat), NAMES[look >> 2], x, y, int(look & 3)))
        for place in range(len(owned)):
            self._tell_shared(place, owned, events)

    def _tell_shared(self, place: i64, owned: list[int], events: list[Event]) -> None:
        """G11: of all ships that now stand in one constellation the first tells, if they stood apart before."""
        if owned[place] == NOTHING:
            return
        group = self.group(self.ships[place])
        together = [ship for ship in range(len(owned)) if owned[ship] >= 0 and self.group(self.ships[ship]) == group]
        if together[0] == place and len({owned[ship] for ship in together}) > 1:
            owners = [ship // int(COLOURS) for ship in together]
            colour = COLOUR_NAMES[place % COLOURS]
            events.append(Shared(owners, colour, int(self.size(group))))

    def _tell_ship(self, seat: i64, before: i64, planet: i64, events: list[Event]) -> None:
        colour, corner, size = COLOUR_NAMES[self.colour(planet)], CORNER_NAMES[planet & 3], int(self.size(planet))
        if before == NOTHING:
            events.append(Landed(int(seat), colour, corner, size))
        else:
            events.append(Moved(int(seat), colour, corner, size))

    # ---- the outcome ----------------------------------------------------------------------

    def scores(self) -> list[int]:
        """G14: the planets of all constellations a seat controls; shared ones count fully (G11)."""
        return [sum(self.sizes(seat)) for seat in range(self.players)]

    def sizes(self, seat: i64) -> list[int]:
        """The sizes of the seat's constellations, by colour; 0 without one (G12: at most one a colour)."""
        first = seat * COLOURS
        ships = [self.ships[first + colour] for colour in range(COLOURS)]
        return [0 if ship == NOTHING else int(self.size(ship)) for ship in ships]

    def winners(self) -> list[int]:
        """G14: most planets, then the largest constellation, shared ones too (GQ14); then shared (GQ13)."""
        if not self.over:
            return []
        ranks = [(sum(self.sizes(seat)), max(self.sizes(seat))) for seat in range(self.players)]
        return best_seats(ranks)

    def why_over(self) -> str:
        """The sky is complete (G14), or nobody can lay a card (GQ18)."""
        return REASONS[self.over]

    def census(self) -> list[int]:
        """The number of copies of each card in the sky, in hands and in the pile."""
        counts = [0] * CARDS
        for place in range(self.count):
            counts[self.laid[place] >> CELL_BITS + 2] += 1
        for place in range(self.pile_count):
            counts[self.pile[place]] += 1
        for card in range(CARDS):
            for seat in range(self.players):
                counts[card] += int(self.hands[seat] >> card & 1)
        return counts


def neighbour(cell: i64, side: i64) -> i64:
    """The cell beyond a side: 0 north, 1 east, 2 south, 3 west."""
    if side == 0:
        return cell - WIDTH & CELL
    if side == 2:
        return cell + WIDTH & CELL
    return cell & ~ACROSS | (cell + 2 - side & ACROSS)


def names(hand: i64) -> list[str]:
    """The cards of a hand, by number."""
    return [NAMES[card] for card in range(CARDS) if hand >> card & 1]


def deal(players: i64, options: dict[str, int], start: i64, rng: Rng) -> Constellations:
    """G1, G2: the start card in the middle, three hidden cards each, the rest is the pile; no ship has landed."""
    state = Constellations()
    state.players = players
    state.rng = rng
    state.laid = vec[i64]([i64(0)] * CARDS)
    state.edge = vec[i64]([i64(0)] * MOST_EDGES)
    state.groups = vec[i64]([i64(0)] * (CARDS * CORNERS))
    state.ships = vec[i64]([NOTHING] * (players * COLOURS))
    state.hands = vec[i64]([i64(0)] * players)
    state.pile = vec[i64]([i64(card) for card in range(START + 1, CARDS)])
    state.pile_count = CARDS - 1
    state.put_down(START * CELLS)
    state.turn = rng.below(players) if start == NOBODY else start  # G3, CQ1
    rng.shuffle(state.pile, 0, state.pile_count)
    for card in range(players * HAND):
        state._draw((state.turn + card // HAND) % players, None)
    return state
