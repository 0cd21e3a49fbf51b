"""How a score of comets comes about."""

from saucer.kernel.events import Phrase
from saucer.kernel.game import Item
from saucer.kernel.state import State


def tally(state: State, seat: int) -> list[Item]:
    """K3: rounds count, and nothing else."""
    return [Item(Phrase("tally-rounds"), state.scores()[seat])]
