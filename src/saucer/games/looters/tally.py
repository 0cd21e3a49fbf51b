"""How a score of looters comes about."""

from collections.abc import Sequence

from saucer.kernel.events import Phrase
from saucer.kernel.game import Item
from saucer.kernel.state import State


def tally(states: Sequence[State], seat: int) -> list[Item]:
    """U16: loot counts, and nothing else."""
    return [Item(Phrase("tally-loot"), states[-1].scores()[seat])]
