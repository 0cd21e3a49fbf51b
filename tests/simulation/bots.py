"""A pool of bots without processes: the position is sent as to a real one, thinking takes simulated time."""

import asyncio
import random
from collections.abc import Callable
from typing import Final

from saucer.bots.advice import Advice, advise
from saucer.bots.simple import SensibleBot
from saucer.kernel.match import Match
from saucer.kernel.rng import quick
from saucer.server.bot_pool import BotPool, _situation, new_task

HINT_ITERATIONS: Final = 2
LONGEST: Final = 2.5  # seconds that a bot may think in simulated time


class SimulatedBotPool(BotPool):
    """Bots that play by feeling."""

    def __init__(self, chance: random.Random, fails: Callable[[], bool]) -> None:
        self.processes = 1
        self.pending = 0
        self._chance = chance
        self._fails = fails

    def close(self) -> None:
        """Nothing runs elsewhere."""

    async def _think(self) -> None:
        seconds = min(LONGEST, self._chance.expovariate(4.0))
        self.pending += 1
        try:
            await asyncio.sleep(seconds)
        finally:
            self.pending -= 1
        if self._fails():
            raise RuntimeError("the bots' processes have died")

    async def choose(self, match: Match, seat: int, level: str) -> int | None:
        """A bot's move; None to let the moment pass."""
        task = new_task(match, seat, level, self.budget)
        await self._think()
        return SensibleBot().choose(_situation(task), quick(task.chance))

    async def advise(self, match: Match, seat: int) -> Advice:
        """What a player would do."""
        task = new_task(match, seat, "hint", self.budget)
        await self._think()
        return advise(_situation(task), quick(task.chance), HINT_ITERATIONS)
