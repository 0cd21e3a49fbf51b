"""A pool of processes in which bots think. They get a redealt position, never the true one, and a time budget."""

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
from saucer.bots.simple import SensibleBot
from saucer.games import game
from saucer.kernel.match import Match
from saucer.kernel.rng import quick
from saucer.kernel.situation import Situation, situation
from saucer.kernel.snapshot import position, restored
from saucer.kernel.state import Moves, State

BUDGET_SECONDS: Final = 2.0  # for a choice, waiting in the queue included
LEAST_SECONDS: Final = 0.05  # with less than this left a bot plays by feeling
HINT_ITERATIONS: Final = 1500


@dataclass(frozen=True, slots=True)
class Task:
    """All that is sent to a bot: a position that its seat cannot tell from the real one, a seed, and a deadline."""

    game: str
    seat: int
    level: str
    world: dict[str, Any]
    chance: int
    until: float


def new_task(match: Match, seat: int, level: str, budget: float) -> Task:
    """A task for the seat's bot, made from what the seat knows."""
    chance = secrets.randbits(62)
    world = position(match.imagine(seat, secrets.randbits(62)))
    return Task(match.game.slug, seat, level, world, chance, time.time() + budget)


def usual_processes() -> int:
    """How many processes a server has for bots by default: one less than there are processors."""
    return max(1, (os.cpu_count() or 2) - 1)


def share_of(processes: int, slot: int, count: int) -> int:
    """How many of a server's processes for bots one of its worker processes starts: its share, and at least one."""
    return len(range(slot, processes, count)) or 1


class BotPool:
    """The pool. Under load every task gets less time, so that none waits longer."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or usual_processes()
        self.pending = 0
        self._pool = self._fresh()

    def _fresh(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, mp_context=context, initializer=_calm)

    def close(self) -> None:
        """Cancel what is pending, and stop the processes."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    @property
    def budget(self) -> float:
        """Seconds for a task that is submitted now."""
        return BUDGET_SECONDS * self.processes / max(self.processes, self.pending + 1)

    async def choose(self, match: Match, seat: int, level: str) -> int | None:
        """A bot's move; None to let the moment pass."""
        chosen: int | None = await self._run(_choose, new_task(match, seat, level, self.budget))
        return chosen

    async def advise(self, match: Match, seat: int) -> Advice:
        """What a searching player would do."""
        advice: Advice = await self._run(_advise, new_task(match, seat, "hint", self.budget))
        return advice

    async def _run(self, work: Any, task: Task) -> Any:
        loop = asyncio.get_running_loop()
        self.pending += 1
        try:
            for _ in range(2):
                pool = self._pool
                try:
                    return await loop.run_in_executor(pool, work, task)
                except BrokenProcessPool:  # a thinker was killed: hire new ones
                    if pool is self._pool:
                        self._pool = self._fresh()
            raise RuntimeError("the processes of the bot pool die again and again")
        finally:
            self.pending -= 1


# ---- in the processes ---------------------------------------------------------------------------


def _calm() -> None:
    """Ignore ctrl-C, which is for the server; end with it, and run at a lower priority."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(5)


def end_with_parent() -> None:
    """End this process as soon as its parent has ended."""
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


def _situation(task: Task) -> Situation:
    return situation(game(task.game), restored(_kind(task.game), task.world), task.seat, Moves())


def _choose(task: Task) -> int | None:
    return _bot(task).choose(_situation(task), quick(task.chance))


def _bot(task: Task) -> Bot:
    """The bot of that level, weaker where little time is left."""
    bot = LEVELS[task.level]
    if not isinstance(bot, ThinkingBot):
        return bot
    left = task.until - time.time()
    return bot.search(task.game, int(left * 1000)) if left > LEAST_SECONDS else SensibleBot()


def _advise(task: Task) -> Advice:
    hurry = max(0.1, min(1.0, (task.until - time.time()) / BUDGET_SECONDS))
    return advise(_situation(task), quick(task.chance), int(HINT_ITERATIONS * hurry))
