"""The moves of constellations: lay a card, send a ship or stay, swap a card.

In words: `p19 at 1,0 turn 2`, `ship nw`, `stay`, `swap p07`.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Annotated, Any, Final

from saucer.games.constellations.components import CELL_BITS, COLOUR_NAMES, CORNER_NAMES, CORNERS, NAMES
from saucer.games.constellations.projection import PLANETS
from saucer.games.constellations.rules import CELL, SHIP, STAY, SWAP, WIDTH, Constellations
from saucer.kernel.events import Phrase
from saucer.kernel.grammar import Grammar, Scope, between, one_of, term
from saucer.kernel.moves import MoveStruct
from saucer.kernel.reader import Reader
from saucer.kernel.state import State


@dataclass(frozen=True)
class Coordinate:
    """The distance of a cell east (or south) of the start card. Cells that cannot be reached have no coordinates."""

    vertical: bool

    def _range(self, scope: Scope) -> range:
        columns, rows = _bounds(scope.state)
        return rows if self.vertical else columns

    def say(self, value: Any, scope: Scope) -> str:
        """In digits, with a sign to the west (or north)."""
        return str(value)

    def read(self, reader: Reader, scope: Scope) -> int:
        """One token of digits."""
        reachable = self._range(scope)
        return reader.number(reachable[0], reachable[-1], "expected-place")

    def expected(self, scope: Scope) -> Phrase:
        """The sentence of the catalogue, with the ranges of both coordinates."""
        columns, rows = _bounds(scope.state)
        ends = {"west": columns[0], "east": columns[-1], "north": rows[0], "south": rows[-1]}
        return Phrase("expected-place", ends)

    def accepts(self, value: Any, scope: Scope) -> bool:
        """A number in the range."""
        return value in self._range(scope)


def _bounds(state: State) -> tuple[range, range]:
    """The columns and rows that cells can have now."""
    assert isinstance(state, Constellations)
    west, north, width = int(state.first_column()), int(state.first_row()), int(WIDTH)
    return range(west, west + width), range(north, north + width)


Card = Annotated[str, one_of(NAMES, "expected-card")]
Corner = Annotated[str, one_of(CORNER_NAMES, "expected-corner", corners=", ".join(CORNER_NAMES))]
X = Annotated[int, term(Coordinate(vertical=False))]
Y = Annotated[int, term(Coordinate(vertical=True))]
Turn = Annotated[int, between(0, 3, "expected-turns")]


class Lay(MoveStruct, frozen=True, tag="lay"):
    """Lay a card (G4), `x` east and `y` south of the start card, turned clockwise by quarter turns."""

    card: Card
    x: X
    y: Y
    turn: Turn = 0


class Ship(MoveStruct, frozen=True, tag="ship"):
    """Land or move a ship on a planet of the card just laid (G6)."""

    corner: Corner


class Stay(MoveStruct, frozen=True, tag="stay"):
    """Send no ship (G7)."""


class Swap(MoveStruct, frozen=True, tag="swap"):
    """Put a card under the pile, where none fits (GQ5)."""

    card: Card


ConstellationsMove = Lay | Ship | Stay | Swap
GRAMMAR: Final = Grammar(
    "constellations",
    {Lay: "{card} at {x},{y}[ turn {turn}]", Ship: "ship {corner}", Stay: "stay", Swap: "swap {card}"},
    start="expected-start",
)


def decode(state: State, seat: int, code: int) -> ConstellationsMove:
    """A move with its fields."""
    if code >= SWAP:
        return Swap(NAMES[code - SWAP])
    if code >= SHIP:
        return Ship(CORNER_NAMES[code - SHIP])
    if code == STAY:
        return Stay()
    assert isinstance(state, Constellations)
    cell = code & int(CELL)
    card, turn = divmod(code >> int(CELL_BITS), 4)
    return Lay(NAMES[card], int(state.column(cell)), int(state.row(cell)), turn)


def encode(state: State, seat: int, move: ConstellationsMove) -> int:
    """The code of a move."""
    match move:
        case Lay(card, x, y, turn):
            cell = y % int(WIDTH) * int(WIDTH) + x % int(WIDTH)
            return (NAMES.index(card) * 4 + turn) << int(CELL_BITS) | cell
        case Ship(corner):
            return int(SHIP) + CORNER_NAMES.index(corner)
        case Stay():
            return int(STAY)
        case Swap(card):
            return int(SWAP) + NAMES.index(card)


def caption(state: State, seat: int, code: int) -> Phrase:
    """The caption of a move: the place of a card, or the constellation of a ship."""
    assert isinstance(state, Constellations)
    match decode(state, seat, code):
        case Lay(card, x, y, turn):
            planets = PLANETS[NAMES.index(card) * 4 + turn]
            return Phrase("move-lay", {**dict(zip(CORNER_NAMES, planets, strict=True)), "place": _place(x, y)})
        case Ship(corner):
            return _ship_caption(state, corner)
        case Stay():
            return Phrase("move-stay")
        case Swap(card):
            return Phrase("move-swap", {"card": card})


def _place(x: int, y: int) -> Phrase:
    """The position relative to the start card."""
    across = Phrase("place-left" if x < 0 else "place-right", {"count": abs(x)})
    along = Phrase("place-up" if y < 0 else "place-down", {"count": abs(y)})
    return Phrase("place-both", {"across": across, "along": along}) if x and y else across if x else along


def _ship_caption(state: Constellations, corner: str) -> Phrase:
    planet = (state.count - 1) * CORNERS + CORNER_NAMES.index(corner)  # ships land on the card laid last
    args = {"corner": corner, "colour": COLOUR_NAMES[state.colour(planet)]}
    return Phrase("move-ship", {**args, "count": int(state.size(planet))})


def context(state: State, seat: int, code: int) -> Hashable:
    """The place of a card, or the constellation of a ship."""
    assert isinstance(state, Constellations)
    if code < SHIP and code != STAY:
        cell = code & int(CELL)
        return state.column(cell), state.row(cell)
    if SHIP <= code < SWAP:
        planet = (state.count - 1) * CORNERS + code - SHIP
        return state.colour(planet), state.size(planet)
    return None
