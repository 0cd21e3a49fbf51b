"""Score breakdown of powers."""

from itertools import pairwise

from saucer.games.powers.rules import Powers
from saucer.kernel.events import Phrase
from saucer.kernel.game import Item
from saucer.kernel.state import State


def tally(state: State, seat: int) -> list[Item]:
    """N23: the points of each round."""
    assert isinstance(state, Powers)
    totals = [0, *list(state.booked)[seat :: state.players]]
    gains = [after - before for before, after in pairwise(totals)]
    return [Item(Phrase("tally-round", {"number": number}), points) for number, points in enumerate(gains, 1)]
