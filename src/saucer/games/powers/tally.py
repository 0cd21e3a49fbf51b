"""How a score of powers comes about."""

from collections.abc import Sequence
from itertools import pairwise

from saucer.kernel.events import Phrase
from saucer.kernel.game import Item
from saucer.kernel.state import State


def tally(states: Sequence[State], seat: int) -> list[Item]:
    """N23: what each round brought."""
    items: list[Item] = []
    before = 0
    for state, after in pairwise(states):
        if after.chapter() != state.chapter() or (not after.actors() and state.actors()):
            total = after.scores()[seat]
            items.append(Item(Phrase("tally-round", {"number": len(items) + 1}), total - before))
            before = total
    return items
