"""Score breakdown of zovnis."""

from saucer.games.zovnis.components import ALIENS, BOTTOM, GOALS, SAUCERS
from saucer.games.zovnis.knowledge import NOTHING
from saucer.games.zovnis.rules import Zovnis
from saucer.kernel.events import Phrase
from saucer.kernel.game import Item
from saucer.kernel.state import State


def tally(state: State, seat: int) -> list[Item]:
    """Z12: a point for each alien, and one for each saucer, of the seat's goals in landing position."""
    assert isinstance(state, Zovnis)
    alien, saucer = state.goals[seat], state.goals[GOALS + seat]
    return [
        Item(Phrase(ALIENS[alien]), _landed(state, alien)),
        Item(Phrase(SAUCERS[saucer]), _landed(state, GOALS + saucer)),
    ]


def _landed(state: Zovnis, picture: int) -> int:
    """The number of cards of the sky with the picture in landing position."""
    return sum(BOTTOM[card] >> picture & 1 for card in state.sky if card != NOTHING)
