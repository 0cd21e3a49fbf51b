"""The searching bot: information-set tree search for so many iterations, and so many milliseconds at most."""

from dataclasses import dataclass
from time import monotonic
from typing import Final

from saucer.bots.search import Search
from saucer.kernel.polling import WAIT
from saucer.kernel.rng import Rng
from saucer.kernel.situation import Situation
from saucer.kernel.state import State

NODES_PER_ITERATION: Final = 6
SLICE: Final = 50  # iterations between two looks at the clock; other threads of the program get their turn then
MOST_NODES: Final = 400_000


@dataclass(frozen=True)
class SearchBot:
    """With an iteration budget the same seed gives the same choice."""

    iterations: int = 1000
    milliseconds: int | None = None

    def choose(self, situation: Situation, rng: Rng) -> int | None:
        """The move tried most."""
        if situation.mine and len(situation.codes) == 1:
            return situation.codes[0]
        search = self.think(situation.imagine(rng), situation, rng)
        options = [*situation.codes] + ([] if situation.mine else [int(WAIT)])
        best = max(options, key=lambda code: (search.visits(code), search.value(code)))
        return None if best == WAIT else best

    def think(self, root: State, situation: Situation, rng: Rng) -> Search:
        """A search of the position."""
        nodes = min(MOST_NODES, self.iterations * NODES_PER_ITERATION + 200)
        search = Search(root, situation.seat, situation.game.heuristic, rng.fork(), nodes)
        if self.milliseconds is None:
            for done in range(0, self.iterations, SLICE):
                search.run(min(SLICE, self.iterations - done))
            return search
        stop, done = monotonic() + self.milliseconds / 1000, 0
        while done < self.iterations and monotonic() < stop:
            search.run(SLICE)
            done += SLICE
        return search
