"""Score breakdown of constellations."""

from saucer.games.constellations.components import COLOUR_NAMES
from saucer.games.constellations.rules import Constellations
from saucer.kernel.events import Phrase
from saucer.kernel.game import Item
from saucer.kernel.state import State


def tally(state: State, seat: int) -> list[Item]:
    """G14: the planets of the constellation the seat controls in each colour."""
    assert isinstance(state, Constellations)
    return [
        Item(Phrase("tally-colour", {"colour": colour}), size)
        for colour, size in zip(COLOUR_NAMES, state.sizes(seat), strict=True)
    ]
