"""The moves of zovnis: a card, a column counted from 1, and which way up. In words: `z07 on 2`, `w04 on 1 flipped`."""

from typing import Annotated, Final

from saucer.games.zovnis.components import ALIENS, ARMED, ASTRE, COLUMNS, ENDS, NAMES, SAUCERS
from saucer.games.zovnis.rules import card_of, column_of, move_of
from saucer.kernel.events import Phrase
from saucer.kernel.grammar import Grammar, between, one_of
from saucer.kernel.moves import MoveStruct
from saucer.kernel.state import State

Card = Annotated[str, one_of(NAMES, "expected-card")]
Column = Annotated[int, between(1, int(COLUMNS), "expected-column")]


class Place(MoveStruct, frozen=True, tag="place"):
    """Lay a card on a column; `flipped` puts the second end of the card at the bottom (ZQ11)."""

    card: Card
    column: Column
    flipped: bool = False


ZovnisMove = Place
GRAMMAR: Final = Grammar("zovnis", {Place: "{card} on {column}[ flipped]"}, start="expected-card")


def decode(state: State, seat: int, code: int) -> ZovnisMove:
    """A move with its fields."""
    kind, flipped = divmod(int(card_of(code)), 2)
    return Place(NAMES[kind], int(column_of(code)) + 1, flipped == 1)


def encode(state: State, seat: int, move: ZovnisMove) -> int:
    """The code of a move."""
    return int(move_of(NAMES.index(move.card) * 2 + move.flipped, move.column - 1))


def caption(state: State, seat: int, code: int) -> Phrase:
    """The effect of a move: which card goes where, and which of its ends lands."""
    kind, flipped = divmod(int(card_of(code)), 2)
    column = int(column_of(code)) + 1
    if kind == ASTRE:
        return Phrase("move-astre", {"column": column})
    landing, upper = kind * 4 + flipped * 2, kind * 4 + (1 - flipped) * 2
    lands = {"alien": ALIENS[ENDS[landing]], "saucer": SAUCERS[ENDS[landing + 1]]}
    above = {"rider": ALIENS[ENDS[upper]], "craft": SAUCERS[ENDS[upper + 1]]}
    return Phrase("move-armed" if kind >= ARMED else "move-place", {"column": column, **lands, **above})
