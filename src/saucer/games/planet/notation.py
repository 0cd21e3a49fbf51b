"""The moves of planet in words: `stack uphill`, `take C08 at b`, `take hidden at a`, `hide U13`, `name 2`.

A tile that the speaker cannot see is called by its place on offer, counted from 1: `take 3 at b`. That
always works, and `take C08` alone means the first free slot (PQ3). `stack center` may be typed as `stack centre`.
"""

from saucer.games.planet.components import GRID, PLACE_NAMES, PLACES, SLOTS, STACKS, TILE_NAMES
from saucer.games.planet.rules import HIDE, NAME, NOTHING, OFFERS, OFFERS_FOR_TWO, TAKE, TAKING, Planet
from saucer.kernel.events import Phrase
from saucer.kernel.state import State
from saucer.kernel.words import Reader


def to_words(state: State, seat: int, move: int) -> str:
    """A move in words, as the seat would say it."""
    assert isinstance(state, Planet)
    if move < TAKE:
        return f"stack {STACKS[move]}"
    if move >= NAME:
        return f"name {move - NAME}"
    if move >= HIDE:
        return f"hide {_tile(state, seat, move - HIDE)}"
    number, place = divmod(move - int(TAKE), int(PLACES))
    return f"take {_tile(state, seat, number)} at {PLACE_NAMES[place]}"


def _tile(state: Planet, seat: int, number: int) -> str:
    """What the seat calls a tile on offer."""
    if state.phase == TAKING and number == state.face_down:
        return "hidden"
    if state.offer[number] == NOTHING or not state.sees_offer(seat, number):
        return str(number + 1)
    return TILE_NAMES[state.offer[number]]


def caption(state: State, seat: int, move: int) -> Phrase:
    """What a move does, as far as the seat can see."""
    assert isinstance(state, Planet)
    if move < TAKE:
        return Phrase("move-stack", {"stack": STACKS[move]})
    if move >= NAME:
        return Phrase("move-name", {"target": move - int(NAME)})
    if move >= HIDE:
        return Phrase("move-hide", {"tile": _offered(state, seat, move - int(HIDE))})
    number, place = divmod(move - int(TAKE), int(PLACES))
    hidden = state.phase == TAKING and number == state.face_down
    row, column = GRID[max(state.drawn, 0)][place]
    args = {"tile": _offered(state, seat, number), "row": row + 1, "column": column + 1}
    return Phrase("move-take-hidden" if hidden else "move-take", args)


def _offered(state: Planet, seat: int, number: int) -> str | Phrase:
    """A tile on offer for a reader: what it shows, or just its place."""
    if state.offer[number] == NOTHING or not state.sees_offer(seat, number):
        return Phrase("tile-number", {"number": number + 1})
    return TILE_NAMES[state.offer[number]]


def from_words(state: State, seat: int, text: str) -> int:
    """Words as a move."""
    assert isinstance(state, Planet)
    reader = Reader("planet", text)
    verb = reader.one_of(("stack", "take", "hide", "name"), "expected-verb")
    move = _rest(reader, state, seat, verb)
    reader.end()
    return move


def _rest(reader: Reader, state: Planet, seat: int, verb: str) -> int:
    if verb == "stack":
        if reader.accept("centre"):
            return STACKS.index("center")  # records keep this spelling
        return STACKS.index(reader.one_of(STACKS, "expected-stack", stacks=", ".join(("centre", *STACKS[1:]))))
    if verb == "name":
        return int(NAME) + reader.number(0, int(OFFERS) - 1, "expected-seat")
    if verb == "hide":
        return int(HIDE) + _number(reader, state, seat, int(OFFERS_FOR_TWO))
    number = _number(reader, state, seat, int(OFFERS))
    return int(TAKE) + number * int(PLACES) + _place(reader, state, seat)


def _number(reader: Reader, state: Planet, seat: int, offers: int) -> int:
    """A tile on offer, by its name or by its place."""
    names = [_tile(state, seat, number) for number in range(offers)]
    lower = [name.lower() for name in names]
    choices = [*lower, *(str(number + 1) for number in range(offers))]
    seen = [name for name in names if not name.isdigit()]
    token = reader.one_of(choices, "expected-tile", tiles=", ".join([*seen, f"1-{offers}"]))
    return choices.index(token) % offers


def _place(reader: Reader, state: Planet, seat: int) -> int:
    """A slot of the right kind, by its letter; without one, the first free slot (PQ3)."""
    if reader.accept("at"):
        return PLACE_NAMES.index(reader.one_of(PLACE_NAMES, "expected-slot"))
    reader.end()
    first = seat * SLOTS + max(state.drawn, 0) * PLACES
    slots = list(state.planets)[first : first + PLACES]
    return slots.index(NOTHING) if NOTHING in slots else 0


def heard(state: State, seat: int, move: int, viewer: int) -> str:
    """Only the hider hears which tile is laid face down (P26); all else happens in the open."""
    if HIDE <= move < NAME and viewer != seat:
        return "hide"
    return to_words(state, viewer, move)
