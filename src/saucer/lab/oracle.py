"""The oracle: a search bot with perfect information, as an upper bound of strength. Only in the lab.

It knows all hidden cards and all future chance, including draws and shuffles: the world it searches is the true one,
never a determinization. It does not know the others' choices. `saucer.bots.registry` has no name for it, and
a situation from a table does not contain the true state, so it cannot play outside the lab.
"""

from dataclasses import dataclass, replace
from typing import Final

from saucer.bots import registry
from saucer.bots.bot import Bot
from saucer.bots.search import Search
from saucer.bots.searcher import NODES_PER_ITERATION, SearchBot
from saucer.kernel import situation as honest
from saucer.kernel.errors import BadOption, UsageError
from saucer.kernel.game import Game
from saucer.kernel.rng import Rng
from saucer.kernel.situation import Situation
from saucer.kernel.state import Moves, State

ORACLE: Final = "oracle"


@dataclass(frozen=True)
class OracleBot(SearchBot):
    """Search without determinization; `situation` gives it the true state."""

    def think(self, root: State, situation: Situation, rng: Rng) -> Search:
        """Search the true state."""
        search = Search(
            root, situation.seat, situation.game.heuristic, rng.fork(), self.iterations * NODES_PER_ITERATION
        )
        search.certain = True
        search.run(self.iterations)
        return search


def lab_bot(name: str) -> Bot:
    """The bot of that name, including `oracle`, or `oracle:2000` with a number of iterations."""
    if name.partition(":")[0] != ORACLE:
        return registry.bot(name)
    try:
        seer = registry.bot("search" + name.removeprefix(ORACLE))
    except BadOption:
        raise UsageError(f"the oracle is {ORACLE} or {ORACLE}:ITERATIONS, not {name[:40]!r}") from None
    assert isinstance(seer, SearchBot)
    return OracleBot(seer.iterations)


def situation(bot: Bot, game: Game, state: State, seat: int, moves: Moves) -> Situation:
    """The input of a bot: the information state of its seat, or the true state for the oracle."""
    fair = honest.situation(game, state, seat, moves)
    return replace(fair, imagine=lambda _: state.clone()) if isinstance(bot, OracleBot) else fair
