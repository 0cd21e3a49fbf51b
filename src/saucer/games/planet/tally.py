"""Score breakdown of planet."""

from saucer.games.planet.components import CHARACTER_NAMES, CORNERS, FIRST_CHARACTER, SLOTS, WHO
from saucer.games.planet.knowledge import NOTHING, OVER
from saucer.games.planet.rules import Planet, lost, points
from saucer.kernel.events import Phrase
from saucer.kernel.game import Item
from saucer.kernel.state import State


def tally(state: State, seat: int) -> list[Item]:
    """P11: each character scores. P23: the most volcanoes cost points at the end."""
    assert isinstance(state, Planet)
    counts = state.counts(seat)
    tiles = [state.planets[seat * SLOTS + slot] for slot in range(CORNERS, SLOTS)]
    people = [WHO[tile - FIRST_CHARACTER] for tile in tiles if tile != NOTHING]
    items = [Item(Phrase(CHARACTER_NAMES[who]), int(points(who, counts))) for who in people]
    volcanoes = lost(state.volcanoes(), seat) if state.phase == OVER else 0
    return [*items, Item(Phrase("volcano"), -volcanoes)] if volcanoes else items
