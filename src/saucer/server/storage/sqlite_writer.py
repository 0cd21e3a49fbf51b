"""The writer of a SQLite file: whatever is queued while it commits shares the next commit.

Statements are carried out on the event loop, since they take microseconds; a thread of their own would wait for the
interpreter at each. Only what waits, for the disk or for another process's lock, is done on a thread, which wakes the
loop once per transaction.
"""

import asyncio
import contextlib
import queue
import re
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from saucer.server.storage.database import Append, Conflict, Rows, Statement
from saucer.server.storage.groups import report, take_behind
from saucer.server.storage.turn import Turn

MOST_TOGETHER: Final = 512  # transactions in one commit
DUPLICATE: Final = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
LINE: Final = (
    "INSERT INTO events (table_id, seq, at, body) SELECT ?1, ?2, ?3, ?4 "
    "WHERE EXISTS (SELECT 1 FROM tables WHERE table_id = ?1) AND (?6 IS NULL "
    "OR EXISTS (SELECT 1 FROM leases WHERE table_id = ?1 AND process = ?5 AND token = ?6))"
)


class Write:
    """A queued transaction of any statements."""

    table = ""
    lines = ()

    def __init__(self, statements: Sequence[Statement], answer: "asyncio.Future[Rows]") -> None:
        self.statements = statements
        self.answer = answer
        self.rows: Rows = ()
        self.error: Exception | None = None

    def done(self, error: Exception | None) -> None:
        """Resolve the future that the caller awaits."""
        if self.answer.done():
            return
        if error:
            self.answer.set_exception(error)
        else:
            self.answer.set_result(self.rows)


Job = Write | Append


class Writer:
    """The only writer of a connection. It takes what is queued as one transaction, or one by one if that fails."""

    def __init__(self, connection: sqlite3.Connection, turn: Turn, locked_seconds: float) -> None:
        self._connection = connection
        self._turn = turn
        self._locked_seconds = locked_seconds
        self._loop = asyncio.get_running_loop()
        self._queue: deque[Job] = deque()
        self._limit: asyncio.TimerHandle | None = None
        self._idle = asyncio.Event()
        self._idle.set()
        self._waits: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._wait_all, name="sqlite-commit", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> None:
        """Enqueue a transaction."""
        self._queue.append(job)
        if self._idle.is_set():
            self._idle.clear()
            self._loop.call_soon(self._begin)  # what else arrives in this turn of the loop comes along

    async def close(self) -> None:
        """Finish what is queued."""
        while not self._idle.is_set():
            await self._idle.wait()
        self._waits.put(None)
        self._thread.join()
        self._turn.close()

    # ---- on the event loop ----------------------------------------------------------------------

    def _begin(self) -> None:
        """Begin a transaction, or wait while another process writes."""
        try:
            if self._turn.take(wait=False):
                self._connection.execute("BEGIN IMMEDIATE")
                self._write()
                return
        except sqlite3.Error as error:
            if error.sqlite_errorcode & 255 != sqlite3.SQLITE_BUSY:
                self._fail(self._take(), error)
                return
        self._limit = self._loop.call_later(self._locked_seconds, self._give_up)
        self._wait(self._lock, self._locked)

    def _locked(self, error: Exception | None) -> None:
        """The lock has been awaited."""
        if self._limit:
            self._limit.cancel()
        if error:
            self._fail(self._take(), error)
        else:
            self._write()

    def _give_up(self) -> None:
        """Report that the file is locked to all who have waited, and wait on for whoever comes."""
        error = sqlite3.OperationalError("database is locked")
        error.sqlite_errorcode = sqlite3.SQLITE_BUSY
        group, self._queue = self._queue, deque()
        for job in group:
            job.error = error
        self._limit = self._loop.call_later(self._locked_seconds, self._give_up)
        report(group)

    def _write(self) -> None:
        """Carry out what is queued, and let it be committed."""
        group = self._take()
        try:
            if not self._together(group):
                self._connection.execute("BEGIN IMMEDIATE")
                self._apart(group)
        except Exception as error:  # the disk is full or gone: nothing of the group is written
            self._fail(group, error)
        else:
            self._wait(self._commit, lambda error: self._settle(group, error))

    def _take(self) -> list[Job]:
        if len(self._queue) > MOST_TOGETHER:
            return [self._queue.popleft() for _ in range(MOST_TOGETHER)]
        group = list(self._queue)
        self._queue.clear()
        return group

    def _fail(self, group: list[Job], error: Exception) -> None:
        self._loop.call_soon(self._settle, group, error)  # after the group before has been reported

    def _settle(self, group: list[Job], error: Exception | None) -> None:
        """Begin the next transaction, so that the disk is busy, and report this one."""
        if error:
            with contextlib.suppress(sqlite3.Error):
                self._roll_back()
            self._turn.give()
            for job in group:
                job.error = error
        failed = {job.table: job.error for job in group if job.error and job.table}
        group += take_behind(self._queue, failed)
        if self._queue:
            self._begin()
        else:
            self._idle.set()
        report(group)

    # ---- statements -----------------------------------------------------------------------------

    def _together(self, group: Sequence[Job]) -> bool:
        """Carry out a group as one transaction; if anything in it conflicts, nothing."""
        lines: list[Sequence[object]] = []
        try:
            for job in group:
                if job.statements:
                    self._insert(lines)
                    lines = []
                    self._execute(job)
                lines += job.lines
            self._insert(lines)
        except (Conflict, sqlite3.IntegrityError):
            self._roll_back()
            return False
        return True

    def _apart(self, group: Sequence[Job]) -> None:
        """Carry out a group one by one; what conflicts is undone, and so is what follows it at the same table."""
        failed: set[str] = set()
        for job in group:
            if job.table in failed:
                job.error = Conflict()
                continue
            self._connection.execute("SAVEPOINT job")
            try:
                self._execute(job)
                self._insert(job.lines)
            except (Conflict, sqlite3.IntegrityError) as error:
                self._connection.execute("ROLLBACK TO job")
                duplicate = isinstance(error, sqlite3.Error) and error.sqlite_errorcode in DUPLICATE
                job.error = Conflict() if duplicate else error
                if job.table:
                    failed.add(job.table)
            self._connection.execute("RELEASE job")

    def _execute(self, job: Job) -> None:
        for statement in job.statements:
            rows = self._connection.execute(positional(statement.sql), statement.args).fetchall()
            if statement.must and not rows:
                raise Conflict
            if isinstance(job, Write):
                job.rows = rows

    def _insert(self, lines: Sequence[Sequence[object]]) -> None:
        if lines and self._connection.executemany(LINE, lines).rowcount != len(lines):
            raise Conflict

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    # ---- on the thread --------------------------------------------------------------------------

    def _wait(self, work: Callable[[], None], then: Callable[[Exception | None], None]) -> None:
        """Do something that waits on the thread, then go on."""

        def waited() -> None:
            error = None
            try:
                work()
            except Exception as failure:
                error = failure
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(then, error)

        self._waits.put(waited)

    def _wait_all(self) -> None:
        while work := self._waits.get():
            work()

    def _commit(self) -> None:
        self._connection.execute("COMMIT")
        self._turn.give()

    def _lock(self) -> None:
        """Begin a transaction as soon as no other process has the lock; other programs know nothing of turns."""
        self._turn.take(wait=True)
        self._connection.execute(f"PRAGMA busy_timeout = {int(self._locked_seconds * 1000)}")
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        finally:
            self._connection.execute("PRAGMA busy_timeout = 0")


@lru_cache(256)
def positional(sql: str) -> str:
    """A statement with SQLite's numbered parameters; it takes $1, $2 ... for names."""
    return re.sub(r"\$(\d+)", r"?\1", sql)
