"""The rules of planet: everybody builds a little planet of 16 tiles (P1-P29, PQ1-PQ16)."""

from typing import Final, final

from mypy_extensions import i64

from saucer.games.planet.components import (
    BAOBAB,
    BOX,
    BROWN,
    CALM,
    CHARACTER,
    COLOURS,
    CORNERS,
    COUNTS,
    ELEPHANT,
    FIRST_CHARACTER,
    FOX,
    GREY,
    KING,
    KING_POINTS,
    LITTLE_PRINCE,
    OBJECTS,
    PILE,
    PILES,
    PLACE_NAMES,
    PLACES,
    REMOVED,
    ROSE,
    ROUNDS,
    SHOWN,
    SLOTS,
    SNAKE,
    SPECIES,
    STACKS,
    TARIFF,
    TILE_NAMES,
    TILES,
    TURNED,
    VOLCANO,
    WHITE,
    WHO,
)
from saucer.games.planet.events import (
    Discarded,
    Drew,
    Erupted,
    Hid,
    Last,
    Looked,
    Named,
    Scored,
    Starts,
    Took,
    TookHidden,
    TookSecretly,
    Turned,
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
    PlanetKnowledge,
)
from saucer.kernel.arrays import vec
from saucer.kernel.bits import lowest
from saucer.kernel.events import Event, Refusal
from saucer.kernel.rng import Rng
from saucer.kernel.state import NOBODY, Moves
from saucer.kernel.turns import best_seats

OUT_OF_PHASE: Final = ("stack-now", "hide-now", "take-now", "name-now")  # refusals
BAOBABS_TO_TURN: Final[i64] = 3  # P10


@final
class Planet(PlanetKnowledge):
    """A position of planet and its rules."""

    def clone(self) -> "Planet":
        """An independent copy."""
        twin = Planet()
        twin.players = self.players
        twin.rng = self.rng.clone()
        twin.secret = self.secret
        twin.round = self.round
        twin.phase = self.phase
        twin.start = self.start
        twin.turn = self.turn
        twin.waiting = self.waiting
        twin.drawn = self.drawn
        twin.face_down = self.face_down
        twin.unseen = self.unseen
        twin.unshared = self.unshared
        twin.offer = self.offer[:]
        twin.stacks = self.stacks[:]
        twin.left = self.left[:]
        twin.planets = self.planets[:]
        twin.turned = self.turned[:]
        twin.discards = self.discards[:]
        return twin

    # ---- whose turn, and what may be done -------------------------------------------------

    def actors(self) -> i64:
        """The one seat whose turn it is."""
        return 0 if self.phase == OVER else 1 << self.turn

    def mover(self) -> i64:
        """The seat whose turn it is."""
        return self.turn

    def legal(self, seat: i64, moves: Moves) -> None:
        """Every decision is one move; none may be passed."""
        moves.count = 0
        if self.phase == OVER or seat != self.turn:
            return
        if self.phase == TAKING:
            self._add_takes(seat, moves)
        elif self.phase == NAMING:
            self._add_names(moves)
        elif self.phase == CHOOSING:
            self._add_stacks(moves)
        else:
            for number in range(OFFERS_FOR_TWO):  # P26: any of the three
                moves.add(HIDE + number)

    def _add_stacks(self, moves: Moves) -> None:
        """P7, PQ1: any stack with tiles left."""
        left = self.left
        for stack in range(PILES):
            if left[stack]:
                moves.add(stack)

    def _add_takes(self, seat: i64, moves: Moves) -> None:
        """P8, P9, P27, P28: any tile on offer. P4, PQ3: any free slot of its kind, or in brief just the first."""
        planets = self.planets
        offer = self.offer
        first = seat * SLOTS + self.drawn * PLACES
        for place in range(PLACES):
            if planets[first + place] == NOTHING:
                for number in range(OFFERS):
                    if offer[number] != NOTHING:
                        moves.add(TAKE + number * PLACES + place)
                if moves.brief:
                    return

    def _add_names(self, moves: Moves) -> None:
        """P8, PQ2: anybody who has no tile yet."""
        for seat in range(self.players):
            if self.waiting >> seat & 1:
                moves.add(NAME + seat)

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        """The rule that forbids the move."""
        if self.phase == OVER:
            return Refusal("P11", "game-over")
        if seat != self.turn:
            return Refusal(self._round_rule(), "not-your-turn", {"seat": int(self.turn)})
        if phase_of(move) != self.phase:
            return Refusal(self._round_rule(), OUT_OF_PHASE[self.phase])
        if move < TAKE:
            if self.left[move] == 0:
                return Refusal("PQ1", "stack-empty", {"stack": STACKS[move]})
        elif move < HIDE:
            return self._take_refusal(seat, (move - TAKE) // PLACES, (move - TAKE) % PLACES)
        elif move >= NAME:
            return self._name_refusal(move - NAME)
        return None

    def _round_rule(self) -> str:
        """The rule that says who decides what now."""
        if self.players > 2:
            return "P7" if self.phase == CHOOSING else "P8"
        if self.phase != TAKING:
            return "P26"
        return "P28" if self.turn == self.start else "P27"

    def _take_refusal(self, seat: i64, number: i64, place: i64) -> Refusal | None:
        if self.offer[number] == NOTHING:
            return Refusal(self._round_rule(), "not-on-offer", {"number": int(number + 1)})
        if self.planets[seat * SLOTS + self.drawn * PLACES + place] != NOTHING:
            return Refusal("PQ3", "slot-taken", {"stack": STACKS[self.drawn], "place": PLACE_NAMES[place]})
        return None

    def _name_refusal(self, other: i64) -> Refusal | None:
        if other >= self.players:
            return Refusal("CQ3", "no-such-player")
        if not self.waiting >> other & 1:
            return Refusal("PQ2", "has-a-tile", {"other": int(other)})
        return None

    # ---- a round --------------------------------------------------------------------------

    def play(self, seat: i64, move: i64, events: list[Event] | None) -> None:
        """One decision of a round."""
        if move < TAKE:
            self._choose(seat, move, events)
        elif move < HIDE:
            self._take(seat, (move - TAKE) // PLACES, (move - TAKE) % PLACES, events)
        elif move < NAME:
            self._hide(seat, move - HIDE, events)
        else:
            self._name(seat, move - NAME, events)

    def _choose(self, seat: i64, stack: i64, events: list[Event] | None) -> None:
        """P7: as many tiles as there are players lie face up. P26: of two players, A looks at three alone."""
        offers = OFFERS_FOR_TWO if self.players == 2 else self.players
        offer = self.offer
        stacks = self.stacks
        top = stack * PILE + REMOVED[self.players] + self.left[stack] - 1
        for number in range(offers):  # PQ1, PQ16: every stack lasts exactly four rounds, so there are enough
            offer[number] = stacks[top - number]
            stacks[top - number] = NOTHING
        self.left[stack] -= offers
        self.drawn = stack
        self.waiting = (1 << self.players) - 1
        self.phase = HIDING if self.players == 2 else TAKING
        if events is not None:
            tiles = self._named_offer(NOTHING)
            if self.players == 2:
                events.append(Looked(int(seat), STACKS[stack], tiles))
            else:
                events.append(Drew(int(seat), STACKS[stack], tiles))

    def _named_offer(self, without: i64) -> list[str]:
        """The names of the tiles on offer, without one of them."""
        return [TILE_NAMES[self.offer[i]] for i in range(OFFERS) if i != without and self.offer[i] != NOTHING]

    def _hide(self, seat: i64, number: i64, events: list[Event] | None) -> None:
        """P26: two tiles face up, one face down. P27: B takes first."""
        self.face_down = number
        self.phase = TAKING
        self.turn = 1 - seat
        if events is not None:
            events.append(Hid(int(seat), self._named_offer(number), TILE_NAMES[self.offer[number]]))

    def _take(self, seat: i64, number: i64, place: i64, events: list[Event] | None) -> None:
        """P8, P9, P27, P28: take a tile and place it at once; it never moves again (PQ3).

        P5: any character will do, a second copy too.
        """
        tile = self.offer[number]
        self.offer[number] = NOTHING
        self.planets[seat * SLOTS + self.drawn * PLACES + place] = tile
        self.waiting &= ~(1 << seat)
        if number == self.face_down:
            self._take_hidden(seat, tile, place, events)
        elif events is not None:
            events.append(Took(int(seat), TILE_NAMES[tile], PLACE_NAMES[place]))
        if SHOWN[tile * OBJECTS + BAOBAB]:
            self._check_baobabs(seat, events)
        self._next_taker(seat, events)

    def _take_hidden(self, seat: i64, tile: i64, place: i64, events: list[Event] | None) -> None:
        """PQ10: the hidden tile is placed face up like any other, but for a hidden character (P25)."""
        self.face_down = NOTHING
        if self.secret and self.drawn == CHARACTER:
            self._take_secretly(seat, tile, place, events)
        elif events is not None:
            events.append(TookHidden(int(seat), TILE_NAMES[tile], PLACE_NAMES[place]))

    def _take_secretly(self, seat: i64, tile: i64, place: i64, events: list[Event] | None) -> None:
        """PQ10: nobody knows the character but who took it and A, who hid it."""
        corner: i64 = 1 << (seat * PLACES + place)
        self.unseen |= corner
        if seat == self.start:
            self.unshared |= corner
        if events is not None:
            events.append(TookSecretly(int(seat), int(self.start), PLACE_NAMES[place], TILE_NAMES[tile]))

    def _check_baobabs(self, seat: i64, events: list[Event] | None) -> None:
        """P10, PQ4: right after placing, three face-up baobab tiles are turned; any number of times.

        PQ7: no character shows a baobab, so only planet tiles turn.
        """
        planets = self.planets
        turned = self.turned[seat]
        showing: i64 = 0  # bit mask of the slots with a face-up baobab
        baobabs: i64 = 0
        for slot in range(CORNERS):
            tile = planets[seat * SLOTS + slot]
            if tile != NOTHING and not turned >> slot & 1 and SHOWN[tile * OBJECTS + BAOBAB]:
                showing |= 1 << slot
                baobabs += 1
        if baobabs < BAOBABS_TO_TURN:
            return
        self.turned[seat] = turned | showing
        if events is not None:
            tiles = [TILE_NAMES[planets[seat * SLOTS + i]] for i in range(CORNERS) if showing >> i & 1]
            events.append(Turned(int(seat), tiles))

    def _next_taker(self, seat: i64, events: list[Event] | None) -> None:
        """P8: who has just placed names the next one; PQ2: the only one left needs no naming."""
        if self.waiting == 0:
            self._end_round(seat, events)
        elif self.waiting & (self.waiting - 1):
            self.phase = NAMING
        else:
            self.turn = lowest(self.waiting)
            if events is not None and self.players > 2:
                events.append(Last(int(self.turn)))

    def _name(self, seat: i64, other: i64, events: list[Event] | None) -> None:
        """P8: the named player takes next."""
        self.turn = other
        self.phase = TAKING
        if events is not None:
            events.append(Named(int(seat), int(other)))

    def _end_round(self, last: i64, events: list[Event] | None) -> None:
        """P9: who got the last tile starts. P29, PQ14: of two players the roles swap."""
        if self.players == 2:
            self._discard(events)
            self.start = 1 - self.start
        else:
            self.start = last
        self.turn = self.start
        self.drawn = NOTHING
        self.phase = CHOOSING
        self.round += 1
        if self.round == ROUNDS:
            self._finish(events)  # P11
        elif events is not None:
            events.append(Starts(int(self.start)))

    def _discard(self, events: list[Event] | None) -> None:
        """P28, PQ11: the last of the three tiles is shown and leaves the game."""
        number: i64 = 0
        while self.offer[number] == NOTHING:
            number += 1
        tile = self.offer[number]
        self.offer[number] = NOTHING
        self.face_down = NOTHING
        self.discards[self.round] = tile
        if events is not None:
            events.append(Discarded(TILE_NAMES[tile]))

    def _finish(self, events: list[Event] | None) -> None:
        """P11: sixteen rounds make complete planets (P3). P25: hidden characters are shown now."""
        self.phase = OVER
        self.unseen = 0
        self.unshared = 0
        if events is None:
            return
        volcanoes = self.volcanoes()
        for seat in range(self.players):
            characters = [TILE_NAMES[self.planets[seat * SLOTS + slot]] for slot in range(CORNERS, SLOTS)]
            events.append(Scored(int(seat), self.character_points(seat), characters))
        for seat in range(self.players):
            if lost(volcanoes, seat):
                events.append(Erupted(int(seat), lost(volcanoes, seat)))

    # ---- the outcome ----------------------------------------------------------------------

    def counts(self, seat: i64) -> vec[i64]:
        """All that scores on a planet.

        P18, PQ9: tiles turn in threes. P20: so at most two baobabs show.
        """
        counts = vec[i64]([i64(0)] * COUNTS)
        planets = self.planets
        turned = self.turned[seat]
        for slot in range(SLOTS):
            tile = planets[seat * SLOTS + slot]
            if tile != NOTHING:
                if turned >> slot & 1:  # P10, PQ5: nothing on a face-down tile counts
                    counts[TURNED] += 1
                    counts[CALM] += 1  # P13
                else:
                    _add_face(counts, tile, slot)
        _add_groups(counts)
        return counts

    def character_points(self, seat: i64) -> int:
        """P11: each of the owned characters scores; P5: copies score again each."""
        counts = self.counts(seat)
        total: i64 = 0
        for slot in range(CORNERS, SLOTS):
            tile = self.planets[seat * SLOTS + slot]
            if tile != NOTHING:
                total += points(WHO[tile - FIRST_CHARACTER], counts)
        return int(total)

    def volcanoes(self) -> list[int]:
        """PQ5: the volcanoes each planet shows."""
        return [int(self.counts(seat)[VOLCANO]) for seat in range(self.players)]

    def scores(self) -> list[int]:
        """P11: points of characters as they stand. P23, PQ13: volcanoes cost points at the end only."""
        scores = [self.character_points(seat) for seat in range(self.players)]
        if self.phase != OVER:
            return scores
        volcanoes = self.volcanoes()
        return [scores[seat] - lost(volcanoes, seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """P24: the highest total; tied, the fewest volcanoes; still tied, all of them (CQ4)."""
        if self.phase != OVER:
            return []
        scores = self.scores()
        volcanoes = self.volcanoes()
        return best_seats([(scores[seat], -volcanoes[seat]) for seat in range(self.players)])

    def why_over(self) -> str:
        """P11: all planets are finished."""
        return "planets-finished" if self.phase == OVER else ""

    def census(self) -> list[int]:
        """The number of copies of each of the 80 tiles."""
        counts = [0] * TILES
        for zone in (self.stacks, self.offer, self.planets, self.discards):
            for tile in zone:
                if tile != NOTHING:
                    counts[tile] += 1
        return counts


def phase_of(move: i64) -> i64:
    """The phase a move belongs to."""
    if move < TAKE:
        return CHOOSING
    if move < HIDE:
        return TAKING
    return HIDING if move < NAME else NAMING


def _add_face(counts: vec[i64], tile: i64, slot: i64) -> None:
    """Count what a face-up tile shows. P21, PQ7: of characters that is their stars."""
    for item in range(OBJECTS):
        counts[item] += SHOWN[tile * OBJECTS + item]
    if slot < CORNERS and not SHOWN[tile * OBJECTS + VOLCANO]:
        counts[CALM] += 1  # P13: character tiles never count


def _add_groups(counts: vec[i64]) -> None:
    """P17, P22: how many species there are, all sheep being one, and how many colours of sheep."""
    counts[COLOURS] = _some(counts[WHITE]) + _some(counts[GREY]) + _some(counts[BROWN])
    counts[SPECIES] = _some(counts[ELEPHANT]) + _some(counts[FOX]) + _some(counts[SNAKE]) + _some(counts[COLOURS])


def _some(count: i64) -> i64:
    return 1 if count else 0


def points(who: i64, counts: vec[i64]) -> i64:
    """P12-P22: what one character gives for a planet."""
    if who == KING:
        roses = counts[ROSE]
        return KING_POINTS[roses] if roses <= 2 else 0  # P15
    each = TARIFF[2 * who] * counts[TARIFF[2 * who + 1]]
    return each + counts[BOX] if who == LITTLE_PRINCE else each  # P22


def lost(volcanoes: list[int], seat: int) -> int:
    """P23, PQ6: who has most volcanoes, alone or tied, loses as many points, below zero if need be."""
    return volcanoes[seat] if volcanoes[seat] == max(volcanoes) else 0


def deal(players: i64, options: dict[str, int], start: i64, rng: Rng) -> Planet:
    """P1: four shuffled stacks. P2, PQ15: the bottom tiles of each count as removed, unseen."""
    state = Planet()
    state.players = players
    state.rng = rng
    state.secret = options["characters"]
    state.start = rng.below(players) if start == NOBODY else start  # P6, PQ14, CQ1
    state.turn = state.start
    state.offer = vec[i64]([NOTHING] * OFFERS)
    state.stacks = vec[i64]([i64(tile) for tile in range(TILES)])
    state.left = vec[i64]([PILE - REMOVED[players]] * PILES)
    state.planets = vec[i64]([NOTHING] * (players * SLOTS))
    state.turned = vec[i64]([i64(0)] * players)
    if players == 2:
        state.discards = vec[i64]([NOTHING] * ROUNDS)
    for stack in range(PILES):
        rng.shuffle(state.stacks, stack * PILE, stack * PILE + PILE)
    return state
