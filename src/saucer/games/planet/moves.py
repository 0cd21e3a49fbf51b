"""The moves of planet. In words: `stack uphill`, `take C08 at b`, `take hidden at a`, `hide U13`, `name 2`.

A tile that the speaker cannot see is called by its place on offer, counted from 1: `take 3 at b`. That
always works, and `take C08` alone means the first free slot (PQ3). `stack center` may be typed as `stack centre`.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Annotated, Any, Final

import msgspec

from saucer.games.planet.components import GRID, PLACE_NAMES, PLACES, SLOTS, STACKS, TILE_NAMES
from saucer.games.planet.knowledge import HIDE, NAME, NOTHING, OFFERS, OFFERS_FOR_TWO, TAKE, TAKING
from saucer.games.planet.rules import Planet
from saucer.kernel.errors import BadMove
from saucer.kernel.events import Phrase, names
from saucer.kernel.grammar import Grammar, Scope, between, one_of
from saucer.kernel.moves import MoveStruct
from saucer.kernel.reader import Reader
from saucer.kernel.secrets import Secret
from saucer.kernel.state import State


@dataclass(frozen=True)
class Offered:
    """A tile on offer: said by its name where the speaker sees it, read by its name or by its place from 1."""

    count: int  # places on offer

    def say(self, value: Any, scope: Scope) -> str:
        """The tile in the seat's notation; empty for the one that another seat hides."""
        return "" if value is None else _name(scope, value)

    def read(self, reader: Reader, scope: Scope) -> int:
        """One token: a name, or a number."""
        names = [name.lower() for name in self._names(scope)]
        choices = [*names, *(str(number) for number in self._numbers)]
        phrase = self.expected(scope)
        token = reader.one_of(choices, phrase.key, **phrase.args)
        return choices.index(token) % self.count + 1

    def expected(self, scope: Scope) -> Phrase:
        """The tiles that the seat sees, and the numbers."""
        visible = [name for name in self._names(scope) if not name.isdigit()]
        return Phrase("expected-tile", {"tiles": ", ".join([*visible, f"1-{self.count}"])})

    def accepts(self, value: Any, scope: Scope) -> bool:
        """The number of a place."""
        return isinstance(value, int) and value in self._numbers

    @property
    def _numbers(self) -> range:
        return range(1, self.count + 1)

    def _names(self, scope: Scope) -> list[str]:
        return [_name(scope, number) for number in self._numbers]


def _name(scope: Scope, number: int) -> str:
    """A tile on offer in the seat's notation."""
    state = scope.state
    assert isinstance(state, Planet)
    if _is_face_down(state, number):
        return "hidden"
    return _tile(state, scope.seat, number) or str(number)


def _is_face_down(state: Planet, number: int) -> bool:
    return state.phase == TAKING and number - 1 == state.face_down


def _tile(state: Planet, seat: int, number: int) -> str | None:
    """The tile at a place on offer, where there is one and the seat sees it."""
    tile = state.offer[number - 1]
    return TILE_NAMES[tile] if tile != NOTHING and state.sees_offer(seat, number - 1) else None


def _offered(count: int) -> msgspec.Meta:
    return msgspec.Meta(ge=1, le=count, extra={"term": Offered(count)})


StackName = Annotated[
    str, one_of(STACKS, "expected-stack", also={"centre": "center"}, stacks=", ".join(("centre", *STACKS[1:])))
]
Tile = Annotated[str, names(TILE_NAMES)]
Slot = Annotated[str, one_of(PLACE_NAMES, "expected-slot")]
Player = Annotated[int, between(0, int(OFFERS) - 1, "expected-seat")]


class Stack(MoveStruct, frozen=True, tag="stack"):
    """Draw tiles from a stack (P7)."""

    stack: StackName


class Take(MoveStruct, frozen=True, tag="take"):
    """Take a tile and place it on the seat's planet (P8); without a place, in the first free slot (PQ3)."""

    number: Annotated[int, _offered(int(OFFERS))]  # place on offer, from 1
    tile: Tile | None = None  # None if the viewer sees only the back
    place: Slot | None = None
    hidden: bool = False  # it lies face down on offer (P26)


class Hide(MoveStruct, frozen=True, tag="hide"):
    """Of two players: lay one of the three tiles face down (P26)."""

    number: Secret[Annotated[int, _offered(int(OFFERS_FOR_TWO))]]  # place on offer, from 1
    tile: Secret[Tile] = None


class Name(MoveStruct, frozen=True, tag="name"):
    """Say who takes the next tile (P8)."""

    target: Player


PlanetMove = Stack | Take | Hide | Name
GRAMMAR: Final = Grammar(
    "planet",
    {Stack: "stack {stack}", Take: "take {number}[ at {place}]", Hide: "hide {number}", Name: "name {target}"},
    start="expected-verb",
)


def decode(state: State, seat: int, code: int) -> PlanetMove:
    """A move with its fields; tiles that the seat does not see are None."""
    assert isinstance(state, Planet)
    if code < TAKE:
        return Stack(STACKS[code])
    if code >= NAME:
        return Name(code - int(NAME))
    if code >= HIDE:
        number = code - int(HIDE) + 1
        return Hide(number, _tile(state, seat, number))
    offer, place = divmod(code - int(TAKE), int(PLACES))
    number = offer + 1
    return Take(number, _tile(state, seat, number), PLACE_NAMES[place], _is_face_down(state, number))


def encode(state: State, seat: int, move: PlanetMove) -> int:
    """The code of a move; BadMove where another tile lies at the place on offer."""
    assert isinstance(state, Planet)
    if isinstance(move, Stack):
        return STACKS.index(move.stack)
    if isinstance(move, Name):
        return int(NAME) + move.target
    assert move.number is not None
    if move.tile not in (None, _tile(state, seat, move.number)):
        count = int(OFFERS if isinstance(move, Take) else OFFERS_FOR_TWO)
        raise BadMove("planet", "tile", Offered(count).expected(Scope(state, seat)))
    if isinstance(move, Hide):
        return int(HIDE) + move.number - 1
    place = _first_free(state, seat) if move.place is None else PLACE_NAMES.index(move.place)
    return int(TAKE) + (move.number - 1) * int(PLACES) + place


def _first_free(state: Planet, seat: int) -> int:
    """The first free slot for the tiles on offer; the very first where there is none."""
    first = seat * SLOTS + max(state.drawn, 0) * PLACES
    slots = list(state.planets)[first : first + PLACES]
    return slots.index(NOTHING) if NOTHING in slots else 0


def caption(state: State, seat: int, code: int) -> Phrase:
    """The caption of a move, as far as the seat can see."""
    assert isinstance(state, Planet)
    move = decode(state, seat, code)
    if isinstance(move, Stack):
        return Phrase("move-stack", {"stack": move.stack})
    if isinstance(move, Name):
        return Phrase("move-name", {"target": move.target})
    assert move.number is not None
    tile = move.tile or Phrase("tile-number", {"number": move.number})
    if isinstance(move, Hide):
        return Phrase("move-hide", {"tile": tile})
    row, column = GRID[max(state.drawn, 0)][(code - TAKE) % PLACES]
    args = {"tile": tile, "row": row + 1, "column": column + 1}
    return Phrase("move-take-hidden" if move.hidden else "move-take", args)


def context(state: State, seat: int, code: int) -> Hashable:
    """The tile on offer that a move is about, as far as the seat can see, and where it goes."""
    assert isinstance(state, Planet)
    if not TAKE <= code < NAME:
        return None
    number = int(code - HIDE if code >= HIDE else (code - TAKE) // PLACES) + 1
    return _tile(state, seat, number), _is_face_down(state, number), state.drawn
