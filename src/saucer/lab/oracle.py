"""The oracle: a searching bot that cheats, to show how much there is to win. It exists in the laboratory only.

It knows every hidden card and all chance to come, draws and shuffles included: the world it searches is the true one,
never a redeal of it. What it cannot know is what the others will choose. `saucer.bots.registry` has no name for it, and
what a table hands to a bot does not hold the truth, so it cannot be seated outside.
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
    """Search that takes the world it is given for the truth; `situation` gives it just that."""

    def think(self, root: State, situation: Situation, rng: Rng) -> Search:
        """A search of the one world."""
        search = Search(
            root, situation.seat, situation.game.heuristic, rng.fork(), self.iterations * NODES_PER_ITERATION
        )
        search.certain = True
        search.run(self.iterations)
        return search


def lab_bot(name: str) -> Bot:
    """The bot of that name, the oracle too: `oracle`, or `oracle:2000` for another number of iterations."""
    if name.partition(":")[0] != ORACLE:
        return registry.bot(name)
    try:
        seer = registry.bot("search" + name.removeprefix(ORACLE))
    except BadOption:
        raise UsageError(f"the oracle is {ORACLE} or {ORACLE}:ITERATIONS, not {name[:40]!r}") from None
    assert isinstance(seer, SearchBot)
    return OracleBot(seer.iterations)


def situation(bot: Bot, game: Game, state: State, seat: int, moves: Moves) -> Situation:
    """What a bot gets to decide by: honest ones what their seat knows, the oracle the truth."""
    fair = honest.situation(game, state, seat, moves)
    return replace(fair, imagine=lambda _: state.clone()) if isinstance(bot, OracleBot) else fair
