"""A process's connection to the simulated database: slow, failing, stalled, cut off, torn by the end of the process.

In mode `file` the processes share a file, as with SQLite: one commit at a time, and whoever queues meanwhile shares
the next. In mode `server` each transaction goes its own way over a network, as with PostgreSQL, and its outcome may
get lost.
"""

import asyncio
import random
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from saucer.server.storage.database import Listener, Rows, Statement, Value
from tests.simulation.disk import NOW, Disk, Outcome
from tests.simulation.loop import Domain, SimulatedLoop

POLL_SECONDS: Final = 1.0  # how often a process looks whether another has written to its file
RELISTEN_SECONDS: Final = 1.0
MOST_TOGETHER: Final = 512

Kind = Literal["file", "server"]
News = tuple[str, int] | None


@dataclass(eq=False, slots=True)
class Job:
    """A transaction on its way."""

    statements: Sequence[Statement]
    news: News
    done: Callable[[Outcome], None]


class Host:
    """The machine with the disk: its speed and its troubles, the same for all processes."""

    def __init__(self, loop: SimulatedLoop, disk: Disk, kind: Kind, seed: str) -> None:
        self.loop = loop
        self.disk = disk
        self.kind = kind
        self.chance = random.Random(f"{seed} host")
        self.stalled_until = 0.0
        self.locked_until = 0.0  # the file, by a process that commits
        self.down_until = 0.0  # a database server that restarts refuses connections
        self.ends: list[SimulatedDatabase] = []
        self.fsync_seconds = 0.004
        self.trip_seconds = 0.0005

    @property
    def is_down(self) -> bool:
        """Whether connections are refused."""
        return self.loop.now < self.down_until

    def delay(self, usual: float) -> float:
        """How long something takes: seldom far longer than usual."""
        factor = self.chance.expovariate(1.0) + 0.2
        return usual * (factor * 20 if self.chance.random() < 0.01 else factor)

    def stall(self, seconds: float) -> None:
        """Nothing is read or written for a while."""
        self.stalled_until = max(self.stalled_until, self.loop.now + seconds)

    def after_stall(self, seconds: float) -> float:
        """The delay until something that takes some seconds is done."""
        return max(0.0, self.stalled_until - self.loop.now) + seconds

    def tell(self, news: News) -> None:
        """Notify all who listen, late."""
        for end in self.ends:
            if news:
                end.hear(news)


class SimulatedDatabase:
    """The `Database` of one process."""

    now = NOW

    def __init__(self, host: Host, domain: Domain) -> None:
        self.host = host
        self.loop = host.loop
        self.domain = domain
        self.process = ""  # what the store calls it
        self._jobs: deque[Job] = deque()
        self._is_committing = False
        self._listener: Listener | None = None
        self._listens_since = -1.0  # the connection that listens stands since then; -1 for not at all
        self._heard_at = 0.0
        self._foreign = False  # another process has written since the last look
        self._under_way: dict[Job, None] = {}  # ordered, unlike a set
        host.ends.append(self)

    async def open(self, *, migrate: bool = True) -> None:
        """Connect; the schema is there."""
        await self.read("SELECT 1")

    async def close(self) -> None:
        """Disconnect."""
        while self._jobs or self._is_committing:
            await asyncio.sleep(0.01)
        self.cut()

    # ---- writing and reading --------------------------------------------------------------------

    async def write(self, statements: Sequence[Statement], news: News = None) -> Rows:
        """Run a transaction durably; returns the rows of its last statement."""
        future: asyncio.Future[Rows] = self.loop.create_future()

        def done(outcome: Outcome) -> None:
            if future.done():
                return
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

        self.submit(statements, news, done)
        return await future

    def submit(self, statements: Sequence[Statement], news: News, done: Callable[[Outcome], None]) -> None:
        """Queue a transaction; `done` is called with its rows, or with what went wrong."""
        job = Job(statements, news, done)
        if self.host.kind == "server":
            self._under_way[job] = None
            self._after(self.host.after_stall(self.host.delay(self.host.trip_seconds)), self._carry_out, job)
        else:
            self._jobs.append(job)
            self._begin_commit()

    async def read(self, sql: str, *args: Value) -> Rows:
        """The rows of a query."""
        await asyncio.sleep(self.host.after_stall(self.host.delay(self.host.trip_seconds)))
        if self.host.is_down:
            raise ConnectionRefusedError("the database does not answer")
        return self.host.disk.read(sql, args)

    def _after(self, seconds: float, callback: Callable[..., None], *args: object) -> None:
        """In the world outside, which goes on when this process has ended."""
        self.loop.outside(seconds, callback, *args)

    @property
    def _is_alive(self) -> bool:
        return self.domain.is_alive

    # ---- mode `file`: one commit at a time ------------------------------------------------------

    def _begin_commit(self) -> None:
        if self._is_committing or not self._jobs:
            return
        self._is_committing = True
        batch = [self._jobs.popleft() for _ in range(min(len(self._jobs), MOST_TOGETHER))]
        locked = max(0.0, self.host.locked_until - self.loop.now)
        wait = locked + self.host.after_stall(self.host.delay(self.host.fsync_seconds))
        self.host.locked_until = self.loop.now + wait
        self._after(wait, self._commit, batch)

    def _commit(self, batch: Sequence[Job]) -> None:
        if not self._is_alive and self.host.chance.random() < 0.5:
            return  # the process died before the commit was complete
        try:
            outcomes = self.host.disk.commit(self.process, [job.statements for job in batch])
        except Exception as error:
            outcomes = [error] * len(batch)
        for other in self.host.ends:
            if other is not self:
                other._foreign = True
        if self._is_alive:
            self._settle(batch, outcomes)
            self._is_committing = False
            self._begin_commit()

    def _settle(self, batch: Sequence[Job], outcomes: Sequence[Outcome]) -> None:
        for job, outcome in zip(batch, outcomes, strict=True):
            self._deliver(job, outcome)

    def _deliver(self, job: Job, outcome: Outcome) -> None:
        """Back to the process, on its own time."""
        self.loop.call_soon(job.done, outcome, context=self.domain.context)

    # ---- mode `server`: each on its own ---------------------------------------------------------

    def _carry_out(self, job: Job) -> None:
        if not self._is_alive:
            self._under_way.pop(job, None)
            return
        if job not in self._under_way:
            return
        if self.host.is_down:
            self._under_way.pop(job, None)
            self._deliver(job, ConnectionRefusedError("the database does not answer"))
            return
        self._after(self.host.after_stall(self.host.delay(self.host.fsync_seconds)), self._commit_one, job)

    def _commit_one(self, job: Job) -> None:
        if job not in self._under_way:
            return  # the connection broke, and the transaction with it
        try:
            outcome = self.host.disk.commit(self.process, [job.statements])[0]
        except Exception as error:
            outcome = error
        if not isinstance(outcome, Exception):
            self.host.tell(job.news)
        self._after(self.host.delay(self.host.trip_seconds), self._come_back, job, outcome)

    def _come_back(self, job: Job, outcome: Outcome) -> None:
        if job in self._under_way:
            self._under_way.pop(job, None)
            self._deliver(job, outcome)

    def cut(self, *, for_good: bool = True) -> None:
        """All connections to the database break; of a transaction in flight nobody knows the outcome."""
        if for_good and self in self.host.ends:
            self.host.ends.remove(self)
        self._listens_since = -1.0
        for job in self._under_way:
            self._deliver(job, ConnectionResetError("the connection to the database broke"))
        self._under_way.clear()
        if not for_good and self._listener:
            self._after(RELISTEN_SECONDS, self._listen_again)

    # ---- notifications --------------------------------------------------------------------------

    def listen(self, listener: Listener) -> None:
        """Call the listener when another process has written."""
        self._listener = listener
        if self.host.kind == "server":
            self._listen_again()
        else:
            self._after(POLL_SECONDS, self._poll)

    def _listen_again(self) -> None:
        if not self._is_alive or self not in self.host.ends:
            return
        if self.host.is_down:
            self._after(RELISTEN_SECONDS, self._listen_again)
            return
        self._listens_since = self._heard_at = self.loop.now
        self._call("", 0)

    def hear(self, news: tuple[str, int]) -> None:
        """Another process has committed; the notification comes late, but in order, or never."""
        if self._listens_since >= 0:
            usual = self.host.delay(self.host.trip_seconds)
            late = self.host.chance.uniform(0, 3.0) if self.host.chance.random() < 0.03 else 0.0
            self._heard_at = max(self._heard_at, self.loop.now + usual + late)
            self._after(self._heard_at - self.loop.now, self._notify, news, self._listens_since)

    def _notify(self, news: tuple[str, int], connection: float) -> None:
        if connection == self._listens_since:
            self._call(*news)

    def _poll(self) -> None:
        if not self._is_alive or self not in self.host.ends:
            return
        if self._foreign:
            self._foreign = False
            self._call("", 0)
        self._after(POLL_SECONDS, self._poll)

    def _call(self, table: str, seq: int) -> None:
        if self._listener:
            self.loop.call_soon(self._listener, table, seq, context=self.domain.context)
