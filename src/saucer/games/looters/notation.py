"""The moves of looters in words: `thimble`, `recruit`, `general`, `strength 3`, `animals on 2`, `animals`."""

from saucer.games.looters.components import HAND, NAMES, SAUCERS
from saucer.games.looters.rules import LAY_ANIMALS, LAY_ANIMALS_ON, LAY_GENERAL, LAY_RECRUIT, LAY_STRENGTH
from saucer.kernel.events import Phrase
from saucer.kernel.state import State
from saucer.kernel.words import Reader


def to_words(state: State, seat: int, move: int) -> str:
    """A move in words."""
    if move < LAY_RECRUIT:
        return SAUCERS[move]
    if move >= LAY_ANIMALS_ON:
        return f"animals on {move - LAY_ANIMALS_ON}"
    if LAY_STRENGTH <= move < LAY_ANIMALS:
        return f"strength {move - LAY_STRENGTH + 1}"
    return {LAY_RECRUIT: "recruit", LAY_GENERAL: "general", LAY_ANIMALS: "animals"}[move]


def caption(state: State, seat: int, move: int) -> Phrase:
    """What a move does."""
    if move >= LAY_ANIMALS_ON:
        return Phrase("move-animals", {"target": move - int(LAY_ANIMALS_ON)})
    if LAY_STRENGTH <= move < LAY_ANIMALS:
        return Phrase("move-strength", {"count": move - int(LAY_STRENGTH) + 1})
    return Phrase("move-lay", {"card": to_words(state, seat, move)})


def from_words(state: State, seat: int, text: str) -> int:
    """Words as a move."""
    reader = Reader("looters", text)
    name = reader.one_of(NAMES, "expected-card", cards=", ".join(NAMES))
    move = _rest(reader, state, name)
    reader.end()
    return move


def _rest(reader: Reader, state: State, name: str) -> int:
    if name == "strength":
        return int(LAY_STRENGTH) + reader.number(1, int(HAND), "expected-count") - 1
    if name == "animals":
        if not reader.accept("on"):
            return int(LAY_ANIMALS)
        return int(LAY_ANIMALS_ON) + reader.number(0, state.players - 1, "expected-seat")
    return {"recruit": int(LAY_RECRUIT), "general": int(LAY_GENERAL)}.get(name, NAMES.index(name))


def heard(state: State, seat: int, move: int, viewer: int) -> str:
    """Every card is laid face up: all hear everything."""
    return to_words(state, seat, move)
