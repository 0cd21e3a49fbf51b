"""SearchBot: tree search with a budget of iterations and, optionally, milliseconds."""

from dataclasses import dataclass
from time import monotonic
from typing import Final

from saucer.bots.search import Search
from saucer.kernel.polling import WAIT
from saucer.kernel.rng import Rng
from saucer.kernel.situation import Situation
from saucer.kernel.state import State

NODES_PER_ITERATION: Final = 6
SLICE: Final = 50  # iterations between clock checks, when other threads may run
MOST_NODES: Final = 400_000


@dataclass(frozen=True)
class SearchBot:
    """Chooses by tree search. With an iteration budget alone, the same seed gives the same choice."""

    iterations: int = 1000
    milliseconds: int | None = None

    def choose(self, situation: Situation, rng: Rng) -> int | None:
        """The most visited move."""
        if situation.mine and len(situation.codes) == 1:
            return situation.codes[0]
        search = self.think(situation.imagine(rng), situation, rng)
        options = [*situation.codes] + ([] if situation.mine else [int(WAIT)])
        best = max(options, key=lambda code: (search.visits(code), search.value(code)))
        return None if best == WAIT else best

    def think(self, root: State, situation: Situation, rng: Rng) -> Search:
        """Search the position within the budget."""
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
