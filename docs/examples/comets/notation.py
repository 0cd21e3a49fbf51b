"""The moves of comets in words: the name of a card, `k07`."""

from saucer.games.comets.components import NAMES
from saucer.kernel.events import Phrase
from saucer.kernel.state import State
from saucer.kernel.words import Reader


def to_words(state: State, seat: int, move: int) -> str:
    """A move in words."""
    return NAMES[move]


def from_words(state: State, seat: int, text: str) -> int:
    """Words as a move."""
    reader = Reader("comets", text)
    move = NAMES.index(reader.one_of(NAMES, "expected-card"))
    reader.end()
    return move


def heard(state: State, seat: int, move: int, viewer: int) -> str:
    """Cards are laid face up: everybody hears everything."""
    return NAMES[move]


def caption(state: State, seat: int, move: int) -> Phrase:
    """What a move does."""
    return Phrase("move-lay", {"card": NAMES[move]})
