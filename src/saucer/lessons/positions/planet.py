"""Builder of custom positions of planet."""

from collections import Counter
from collections.abc import Sequence

from saucer.games import game
from saucer.games.planet.components import REMOVED, TILE_NAMES
from saucer.games.planet.knowledge import NOTHING
from saucer.games.planet.rules import Planet
from saucer.kernel.match import Match


def table(
    players: int = 3,
    *,
    planets: Sequence[str] = (),
    tops: str = "",
    start: int = 0,
    characters: str = "open",
    discards: str = "",
    rounds: int = 0,
) -> Match:
    """A match in a given position: each planet as its tiles, slots from a on; `tops` are drawn first."""
    match = Match(game("planet"), players=players, seed=1, start=start, options={"characters": characters})
    state = match.state
    assert isinstance(state, Planet)
    state.round = rounds
    gone = numbers(discards)
    for number, tile in enumerate(gone):
        state.discards[number] = tile
    for seat, words in enumerate(planets):
        places: Counter[int] = Counter()
        for tile in numbers(words):
            state.planets[seat * 16 + tile // 20 * 4 + places[tile // 20]] = tile
            places[tile // 20] += 1
            gone.append(tile)
    _fill_stacks(state, gone, numbers(tops))
    return match


def numbers(words: str) -> list[int]:
    """Tiles by their names."""
    return [TILE_NAMES.index(word) for word in words.split()]


def _fill_stacks(state: Planet, gone: list[int], tops: list[int]) -> None:
    for stack in range(4):
        here = [tile for tile in range(stack * 20, stack * 20 + 20) if tile not in gone]
        upper = [tile for tile in tops if tile in here]
        order = [tile for tile in here if tile not in upper] + upper[::-1]
        for depth in range(20):
            state.stacks[stack * 20 + depth] = order[depth] if depth < len(order) else NOTHING
        state.left[stack] = len(order) - REMOVED[state.players]
