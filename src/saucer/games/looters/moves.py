"""The moves of looters: a card, several Strength cards, or Animals sent at somebody.

In words: `thimble`, `recruit`, `general`, `strength 3`, `animals on 2`, `animals`. The kind of a move is `lay`, or the
card itself where more is to be said than its name.
"""

from typing import Annotated, Final

from saucer.games.looters.components import HAND, NAMES, SAUCERS
from saucer.games.looters.rules import LAY_ANIMALS, LAY_ANIMALS_ON, LAY_STRENGTH
from saucer.kernel.events import Phrase
from saucer.kernel.grammar import Grammar, SeatNumber, between, one_of
from saucer.kernel.moves import MoveStruct
from saucer.kernel.state import State

PLAIN: Final = (*SAUCERS, "recruit", "general")  # cards with nothing to choose; their codes are 0-10 in this order

Card = Annotated[str, one_of(PLAIN, "expected-card", cards=", ".join(PLAIN))]
Count = Annotated[int, between(1, int(HAND), "expected-count")]


class Lay(MoveStruct, frozen=True, tag="lay"):
    """Lay a saucer (U8), a Recruitment (U10) or a General (U12)."""

    card: Card


class Strength(MoveStruct, frozen=True, tag="strength"):
    """Lay one to five Strength cards (U11, UQ7)."""

    count: Count


class Animals(MoveStruct, frozen=True, tag="animals"):
    """Lay Animals on an opponent (U9), or on nobody where no opponent has loot (UQ19)."""

    target: SeatNumber | None = None


LootersMove = Lay | Strength | Animals
GRAMMAR: Final = Grammar(
    "looters",
    {Lay: "{card}", Strength: "strength {count}", Animals: "animals[ on {target}]"},
    start="expected-card",
    cards=", ".join(NAMES),
)


def decode(state: State, seat: int, code: int) -> LootersMove:
    """A move with its fields."""
    if code < LAY_STRENGTH:
        return Lay(PLAIN[code])
    if code < LAY_ANIMALS:
        return Strength(code - int(LAY_STRENGTH) + 1)
    return Animals(None if code == LAY_ANIMALS else code - int(LAY_ANIMALS_ON))


def encode(state: State, seat: int, move: LootersMove) -> int:
    """The code of a move."""
    match move:
        case Lay(card):
            return PLAIN.index(card)
        case Strength(count):
            return int(LAY_STRENGTH) + count - 1
        case Animals(target):
            return int(LAY_ANIMALS) if target is None else int(LAY_ANIMALS_ON) + target


def caption(state: State, seat: int, code: int) -> Phrase:
    """The effect of a move."""
    match decode(state, seat, code):
        case Lay(card):
            return Phrase("move-lay", {"card": card})
        case Strength(count):
            return Phrase("move-strength", {"count": count})
        case Animals(None):
            return Phrase("move-lay", {"card": "animals"})
        case Animals(target):
            return Phrase("move-animals", {"target": target})
