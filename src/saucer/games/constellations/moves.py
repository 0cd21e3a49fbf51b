"""The moves of constellations in words: `p19 at 1,0 turn 2`, `ship nw`, `stay`, `swap p07`."""

from saucer.games.constellations.components import CELL_BITS, COLOUR_NAMES, CORNER_NAMES, CORNERS, NAMES
from saucer.games.constellations.rules import CELL, SHIP, STAY, SWAP, WIDTH, Constellations
from saucer.games.constellations.view import PLANETS
from saucer.kernel.events import Phrase
from saucer.kernel.state import State
from saucer.kernel.words import Reader


def to_words(state: State, seat: int, move: int) -> str:
    """A move in words. Quarter turns are clockwise; without a turn the card lies as it is printed."""
    if move >= SWAP:
        return f"swap {NAMES[move - SWAP]}"
    if move >= SHIP:
        return f"ship {CORNER_NAMES[move - SHIP]}"
    if move == STAY:
        return "stay"
    assert isinstance(state, Constellations)
    cell = move & int(CELL)
    look = move >> int(CELL_BITS)
    turn = f" turn {look & 3}" if look & 3 else ""
    return f"{NAMES[look >> 2]} at {state.column(cell)},{state.row(cell)}{turn}"


def caption(state: State, seat: int, move: int) -> Phrase:
    """What a move does: how a card will lie, or what a ship will own."""
    assert isinstance(state, Constellations)
    if move >= SWAP:
        return Phrase("move-swap", {"card": NAMES[move - SWAP]})
    if move >= SHIP:
        return _ship_caption(state, move - int(SHIP))
    if move == STAY:
        return Phrase("move-stay")
    cell = move & int(CELL)
    look = move >> int(CELL_BITS)
    planets = dict(zip(CORNER_NAMES, PLANETS[look], strict=True))
    return Phrase("move-lay", {**planets, "place": _place(state.column(cell), state.row(cell))})


def _place(x: int, y: int) -> Phrase:
    """How far from the start card."""
    across = Phrase("place-left" if x < 0 else "place-right", {"count": abs(x)})
    along = Phrase("place-up" if y < 0 else "place-down", {"count": abs(y)})
    return Phrase("place-both", {"across": across, "along": along}) if x and y else across if x else along


def _ship_caption(state: Constellations, corner: int) -> Phrase:
    planet = (state.count - 1) * CORNERS + corner  # ships land on the card laid last
    args = {"corner": CORNER_NAMES[corner], "colour": COLOUR_NAMES[state.colour(planet)]}
    return Phrase("move-ship", {**args, "count": int(state.size(planet))})


def from_words(state: State, seat: int, text: str) -> int:
    """Words as a move."""
    assert isinstance(state, Constellations)
    reader = Reader("constellations", text)
    move = _move(reader, state)
    reader.end()
    return move


def _move(reader: Reader, state: Constellations) -> int:
    if reader.accept("stay"):
        return int(STAY)
    if reader.accept("ship"):
        corner = reader.one_of(CORNER_NAMES, "expected-corner", corners=", ".join(CORNER_NAMES))
        return int(SHIP) + CORNER_NAMES.index(corner)
    if reader.accept("swap"):
        return int(SWAP) + _card(reader, "expected-card")
    card = _card(reader, "expected-start")
    reader.expect("at")
    cell = _cell(reader, state)
    turn = reader.number(0, 3, "expected-turns") if reader.accept("turn") else 0
    return (card * 4 + turn) << int(CELL_BITS) | cell


def _card(reader: Reader, key: str) -> int:
    return NAMES.index(reader.one_of(NAMES, key))


def _cell(reader: Reader, state: Constellations) -> int:
    """A place as x,y: so far east and south of the start card. What lies too far off to be reached has no name."""
    token = reader.peek()
    x, _, y = token.partition(",")
    west, north, width = int(state.first_column()), int(state.first_row()), int(WIDTH)
    columns, rows = range(west, west + width), range(north, north + width)
    if not (_whole(x) and _whole(y) and int(x) in columns and int(y) in rows):
        raise reader.error("expected-place", west=west, east=columns[-1], north=north, south=rows[-1])
    reader.position += len(token)
    return int(y) % width * width + int(x) % width


def _whole(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 3


def heard(state: State, seat: int, move: int, viewer: int) -> str:
    """Cards are laid face up, swapped cards have been shown: all hear everything."""
    return to_words(state, seat, move)
