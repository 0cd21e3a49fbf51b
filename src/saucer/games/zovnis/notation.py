"""The moves of zovnis in words: `z07 on 2`, `w04 on 1 flipped`, `astre on 3`. Columns count from 1."""

from saucer.games.zovnis.components import ALIENS, ARMED, ASTRE, COLUMNS, ENDS, NAMES, SAUCERS
from saucer.games.zovnis.rules import card_of, column_of, move_of
from saucer.kernel.events import Phrase
from saucer.kernel.state import State
from saucer.kernel.words import Reader


def to_words(state: State, seat: int, move: int) -> str:
    """A move in words; `flipped` puts the second end of the card at the bottom (ZQ11)."""
    kind, flipped = divmod(int(card_of(move)), 2)
    return f"{NAMES[kind]} on {column_of(move) + 1}{' flipped' if flipped else ''}"


def caption(state: State, seat: int, move: int) -> Phrase:
    """What a move does: which card goes where, and which of its ends lands."""
    kind, flipped = divmod(int(card_of(move)), 2)
    column = int(column_of(move)) + 1
    if kind == ASTRE:
        return Phrase("move-astre", {"column": column})
    landing, upper = kind * 4 + flipped * 2, kind * 4 + (1 - flipped) * 2
    lands = {"alien": ALIENS[ENDS[landing]], "saucer": SAUCERS[ENDS[landing + 1]]}
    above = {"rider": ALIENS[ENDS[upper]], "craft": SAUCERS[ENDS[upper + 1]]}
    return Phrase("move-armed" if kind >= ARMED else "move-place", {"column": column, **lands, **above})


def from_words(state: State, seat: int, text: str) -> int:
    """Words as a move."""
    reader = Reader("zovnis", text)
    kind = NAMES.index(reader.one_of(NAMES, "expected-card"))
    reader.expect("on")
    column = reader.number(1, int(COLUMNS), "expected-column") - 1
    flipped = reader.accept("flipped")
    reader.end()
    return int(move_of(kind * 2 + flipped, column))


def heard(state: State, seat: int, move: int, viewer: int) -> str:
    """Every card is laid face up: all hear everything."""
    return to_words(state, seat, move)
