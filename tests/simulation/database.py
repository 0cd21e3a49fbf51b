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

from saucer.server.storage.database import Append, Listener, Rows, Statement, Value
from saucer.server.storage.groups import report, take_behind
from tests.simulation.disk import NOW, Disk, Job, Outcome
from tests.simulation.loop import Domain, SimulatedLoop

POLL_SECONDS: Final = 1.0  # how often a process looks whether another has written to its file
RELISTEN_SECONDS: Final = 1.0
MOST_TOGETHER: Final = 512

Kind = Literal["file", "server"]
News = tuple[str, int] | None


@dataclass(eq=False, slots=True)
class Pending(Job):
    """A transaction on its way, and who waits for it."""

    done: Callable[[Exception | None], None] = print
    news: News = None
    rows: Rows = ()
    error: Exception | None = None

    def end(self, outcome: Outcome) -> None:
        """It has been committed, or not."""
        if isinstance(outcome, Exception):
            self.error = outcome
        else:
            self.rows = outcome


class Host:
    """The machine with the disk: its speed and its troubles, the same for all processes."""

    def __init__(self, loop: SimulatedLoop, disk: Disk, kind: Kind, seed: str) -> None:
        self.loop = loop
        self.disk = disk
        self.kind = kind
        self.chance = random.Random(f"{seed} host")
        self.stalled_until = 0.0
        self.clock_error = 0.0
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
        self._queue: deque[Pending] = deque()
        self._group: list[Pending] = []  # what is being committed
        self._is_committing = False
        self._listener: Listener | None = None
        self._listens_since = -1.0  # the connection that listens stands since then; -1 for not at all
        self._heard_at = 0.0
        self._foreign = False  # another process has written since the last look
        self._under_way: dict[Pending, None] = {}  # ordered, unlike a set
        host.ends.append(self)

    async def open(self, *, migrate: bool = True) -> None:
        """Connect; the schema is there."""
        await self.read("SELECT 1")

    async def close(self) -> None:
        """Disconnect."""
        while self._queue or self._is_committing:
            await asyncio.sleep(0.01)
        self.cut()

    # ---- writing and reading --------------------------------------------------------------------

    async def write(self, statements: Sequence[Statement], news: News = None) -> Rows:
        """Run a transaction durably; returns the rows of its last statement."""
        future: asyncio.Future[None] = self.loop.create_future()

        def done(error: Exception | None) -> None:
            if not future.done():
                future.set_exception(error) if error else future.set_result(None)

        job = Pending(statements, done=done, news=news)
        if self.host.kind == "server":
            self._send(job)
        else:
            self._enqueue(job)
        await future
        return job.rows

    def append(self, append: Append) -> None:
        """Enqueue lines of a table's log."""
        news = (append.table, append.lines[-1][1]) if append.lines else None
        self._enqueue(Pending(append.statements, append.table, append.lines, done=append.done, news=news))

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

    # ---- one group after the other --------------------------------------------------------------

    def _enqueue(self, job: Pending) -> None:
        self._queue.append(job)
        if not self._is_committing:
            self._is_committing = True
            self.loop.call_soon(self._begin, context=self.domain.context)

    def _begin(self) -> None:
        """Commit what is queued together."""
        group = self._take()
        host = self.host
        wait = host.after_stall(0.0)
        if host.kind == "file":
            wait = max(wait, host.locked_until - self.loop.now)
        wait += host.delay(host.fsync_seconds)
        host.locked_until = self.loop.now + wait
        self._group = group
        self._after(wait, self._commit, group)

    def _take(self) -> list[Pending]:
        """What is queued; on a network up to a second append to the same table."""
        group: list[Pending] = []
        tables: set[str] = set()
        while self._queue and len(group) < MOST_TOGETHER:
            if self.host.kind == "server" and self._queue[0].table in tables:
                break
            group.append(self._queue.popleft())
            tables.add(group[-1].table)
        return group

    def _commit(self, group: list[Pending]) -> None:
        if group is not self._group or (not self._is_alive and self.host.chance.random() < 0.5):
            return  # the connection or the process was gone before the commit was complete
        for job, outcome in zip(group, self._outcomes(group), strict=True):
            job.end(outcome)
        for other in self.host.ends:
            other._foreign |= other is not self
        back = self.host.delay(self.host.trip_seconds) if self.host.kind == "server" else 0.0
        self._after(back, self._settle_outside, group)

    def _outcomes(self, group: Sequence[Pending]) -> list[Outcome]:
        try:
            if self.host.is_down:
                raise ConnectionRefusedError("the database does not answer")
            outcomes = self.host.disk.commit(self.process, group)
        except Exception as error:
            return [error] * len(group)
        for job, outcome in zip(group, outcomes, strict=True):
            if not isinstance(outcome, Exception):
                self.host.tell(job.news)
        return outcomes

    def _settle_outside(self, group: list[Pending]) -> None:
        if group is self._group:
            self._group = []
            self.loop.call_soon(self._settle, group, context=self.domain.context)

    def _settle(self, group: list[Pending]) -> None:
        """Report the group in its process, and begin with the next."""
        failed = {job.table: job.error for job in group if job.error and job.table}
        group = group + take_behind(self._queue, failed)
        if self._queue:
            self._begin()
        else:
            self._is_committing = False
        report(group)

    # ---- mode `server`: other writes, each on its own -------------------------------------------

    def _send(self, job: Pending) -> None:
        self._under_way[job] = None  # until it has come back
        self._after(self.host.after_stall(self.host.delay(self.host.fsync_seconds)), self._carry_out, job)

    def _carry_out(self, job: Pending) -> None:
        if job in self._under_way and (self._is_alive or self.host.chance.random() < 0.5):
            job.end(self._outcomes([job])[0])
            self._after(self.host.delay(self.host.trip_seconds), self._come_back, job)

    def _come_back(self, job: Pending) -> None:
        if job in self._under_way:
            del self._under_way[job]
            self.loop.call_soon(job.done, job.error, context=self.domain.context)

    def cut(self, *, for_good: bool = True) -> None:
        """All connections to the database break; of a transaction in flight nobody knows the outcome."""
        if for_good and self in self.host.ends:
            self.host.ends.remove(self)
        self._listens_since = -1.0
        if not for_good and self.host.kind == "server":
            self._break_off()
        if not for_good and self._listener:
            self._after(RELISTEN_SECONDS, self._listen_again)

    def _break_off(self) -> None:
        broken = ConnectionResetError("the connection to the database broke")
        for job in self._under_way:
            self.loop.call_soon(job.done, broken, context=self.domain.context)
        self._under_way.clear()
        group, self._group = self._group, []
        if group:
            for job in group:
                job.error = broken
            self.loop.call_soon(self._settle, group, context=self.domain.context)

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
