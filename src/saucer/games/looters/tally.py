"""Score breakdown of looters."""

from saucer.kernel.events import Phrase
from saucer.kernel.game import Item
from saucer.kernel.state import State


def tally(state: State, seat: int) -> list[Item]:
    """U16: loot counts, and nothing else."""
    return [Item(Phrase("tally-loot"), state.scores()[seat])]
