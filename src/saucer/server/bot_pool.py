"""Thinking: bots in processes of their own. They get an imagined world, never the true one, and only so much time."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from multiprocessing import connection
from typing import Any, Final

from saucer.bots.advice import Advice, advise
from saucer.bots.bot import Bot
from saucer.bots.levels import LEVELS, ThinkingBot
from saucer.bots.searcher import SearchBot
from saucer.bots.simple import SensibleBot
from saucer.games import game
from saucer.kernel.match import Match
from saucer.kernel.position import position, restored
from saucer.kernel.rng import quick
from saucer.kernel.situation import Situation, situation
from saucer.kernel.state import Moves, State

BUDGET_SECONDS: Final = 2.0  # for a choice, waiting in the queue included
LEAST_SECONDS: Final = 0.05  # with less than this left a bot plays by feeling
HINT_ITERATIONS: Final = 1500


@dataclass(frozen=True, slots=True)
class Task:
    """All a bot gets: a world that its seat cannot tell from the real one, chance, and when to be ready."""

    game: str
    seat: int
    level: str
    world: dict[str, Any]
    chance: int
    until: float


def task(match: Match, seat: int, level: str, budget: float) -> Task:
    """What the seat knows, ready to be sent away."""
    chance = secrets.randbits(62)
    world = position(match.imagine(seat, secrets.randbits(62)))
    return Task(match.game.slug, seat, level, world, chance, time.time() + budget)


class BotPool:
    """A pool of processes. When more is asked than it can do, everybody gets less time, nobody a longer wait."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pending = 0
        self._pool = self._fresh()

    def _fresh(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, mp_context=context, initializer=_calm)

    def close(self) -> None:
        """End all thinking."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    @property
    def budget(self) -> float:
        """How long a choice may take now."""
        return BUDGET_SECONDS * self.processes / max(self.processes, self.pending + 1)

    async def choose(self, match: Match, seat: int, level: str) -> int | None:
        """A bot's move; None to let the moment pass."""
        chosen: int | None = await self._run(_choose, task(match, seat, level, self.budget))
        return chosen

    async def advise(self, match: Match, seat: int) -> Advice:
        """What a searching player would do."""
        advice: Advice = await self._run(_advise, task(match, seat, "hint", self.budget))
        return advice

    async def _run(self, work: Any, given: Task) -> Any:
        loop = asyncio.get_running_loop()
        self.pending += 1
        try:
            for _ in range(2):
                pool = self._pool
                try:
                    return await loop.run_in_executor(pool, work, given)
                except BrokenProcessPool:  # a thinker was killed: hire new ones
                    if pool is self._pool:
                        self._pool = self._fresh()
            raise RuntimeError("the bot_pool' processes die again and again")
        finally:
            self.pending -= 1


# ---- in the processes ---------------------------------------------------------------------------


def _calm() -> None:
    """Let the server decide when to end, end with it, and let it go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(5)


def end_with_parent() -> None:
    """A process that another started does not outlive it."""
    threading.Thread(target=_end_after_parent, name="parent", daemon=True).start()


def _end_after_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent
    connection.wait([parent.sentinel])
    os._exit(0)


@cache
def _kind(slug: str) -> type[State]:
    chosen = game(slug)
    return type(Match(chosen, chosen.sheet.fewest, seed=0).state)


def _known(given: Task) -> Situation:
    return situation(game(given.game), restored(_kind(given.game), given.world), given.seat, Moves())


def _choose(given: Task) -> int | None:
    return _bot(given).choose(_known(given), quick(given.chance))


def _bot(given: Task) -> Bot:
    """The bot of the level, in a hurry where time is short."""
    bot = LEVELS[given.level]
    if not isinstance(bot, ThinkingBot):
        return bot
    left = given.until - time.time()
    return SearchBot(bot.iterations[given.game], int(left * 1000)) if left > LEAST_SECONDS else SensibleBot()


def _advise(given: Task) -> Advice:
    hurry = max(0.1, min(1.0, (given.until - time.time()) / BUDGET_SECONDS))
    return advise(_known(given), quick(given.chance), int(HINT_ITERATIONS * hurry))
