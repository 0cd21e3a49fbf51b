"""SQLite with one writer and group commit: writes that arrive during a commit share the next one.

Statements are carried out where they arise, since they take microseconds; a thread of their own would wait for the
interpreter at each. Only the commit, which waits for the disk, has one.
"""

import asyncio
import sqlite3
import threading
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from saucer.server.storage.database import Conflict, Listener, Rows, Statement, Unsuitable, Value, missing_steps

MOST_TOGETHER: Final = 512  # transactions in one commit
CACHED: Final = 256  # prepared statements
READERS: Final = 2
LISTEN_SECONDS: Final = 1.0
LOCKED_SECONDS: Final = 30.0  # that another process, such as an admin's command, may hold the file
RETRY_SECONDS: Final = 0.005
DUPLICATE: Final = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)

Outcome = Rows | BaseException


class Job:
    """A queued transaction."""

    def __init__(self, statements: Sequence[Statement], done: "asyncio.Future[Rows]") -> None:
        self.statements = statements
        self.done = done
        self.outcome: Outcome = ()

    def settle(self) -> None:
        """Resolve the future that the caller awaits."""
        if self.done.done():
            return
        if isinstance(self.outcome, BaseException):
            self.done.set_exception(self.outcome)
        else:
            self.done.set_result(self.outcome)


class SQLite:
    """A database in one file. Fully synchronous: what was committed survives a loss of power."""

    now = "((julianday('now') - 2440587.5) * 86400.0)"

    def __init__(self, path: str) -> None:
        self.path = path
        self._jobs: deque[Job] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._local = threading.local()
        self._reading: list[sqlite3.Connection] = []
        self._listening: asyncio.Task[None] | None = None
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-read")
        self._committer = ThreadPoolExecutor(1, thread_name_prefix="sqlite-commit")

    async def open(self, *, migrate: bool = True) -> None:
        """Connect and migrate, or check that no migration is missing."""
        self._loop = asyncio.get_running_loop()
        self._connection = await asyncio.to_thread(self._prepared, migrate)

    async def close(self) -> None:
        """Finish pending writes, then disconnect."""
        if self._listening:
            self._listening.cancel()
        if self._writing:
            await self._writing
        self._committer.shutdown()
        self._readers.shutdown()
        for connection in (
            *self._reading,
            self._connection,
        ):  # the last takes the files beside it along
            connection.close()

    async def write(self, statements: Sequence[Statement], news: tuple[str, int] | None = None) -> Rows:
        """Run a transaction durably; returns the rows of its last statement."""
        job = Job(statements, self._loop.create_future())
        self._jobs.append(job)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all(), name="sqlite-write")
        return await job.done

    async def read(self, sql: str, *args: Value) -> Rows:
        """The rows of a query."""
        return await self._loop.run_in_executor(self._readers, self._read, sql, args)

    def listen(self, listener: Listener) -> None:
        """Call the listener when another process, such as `saucer admin`, has written anything."""
        self._listening = asyncio.create_task(self._listen(listener), name="sqlite-listen")

    async def _listen(self, listener: Listener) -> None:
        version: Rows | None = None
        while True:
            before, version = version, await self.write([Statement("PRAGMA data_version")])
            if before is not None and before != version:
                listener("", 0)
            await asyncio.sleep(LISTEN_SECONDS)

    # ---- writing --------------------------------------------------------------------------------

    async def _write_all(self) -> None:
        """Commit all queued transactions together, until none are left."""
        while self._jobs:
            batch = [self._jobs.popleft() for _ in range(min(len(self._jobs), MOST_TOGETHER))]
            await self._commit(batch)
            for job in batch:
                job.settle()

    async def _commit(self, batch: Sequence[Job]) -> None:
        connection = self._connection
        try:
            await self._begin()
            for job in batch:
                connection.execute("SAVEPOINT job")
                job.outcome = _attempt(connection, job.statements)
                if isinstance(job.outcome, BaseException):
                    connection.execute("ROLLBACK TO job")
                connection.execute("RELEASE job")
            await self._loop.run_in_executor(self._committer, connection.execute, "COMMIT")
        except Exception as error:  # the disk is full or gone: nothing of the batch is written
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for job in batch:
                job.outcome = error

    async def _begin(self) -> None:
        """Begin a transaction, or wait while another process holds the lock."""
        stop = self._loop.time() + LOCKED_SECONDS
        while True:
            try:
                self._connection.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 255 != sqlite3.SQLITE_BUSY or self._loop.time() > stop:
                    raise
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return

    # ---- in the threads -------------------------------------------------------------------------

    def _connected(self) -> sqlite3.Connection:
        return sqlite3.connect(
            self.path, isolation_level=None, check_same_thread=False, cached_statements=CACHED, timeout=LOCKED_SECONDS
        )

    def _prepared(self, migrate: bool) -> sqlite3.Connection:
        connection = self._connected()
        try:
            missing_steps(_done(connection), migrate=migrate)  # before anything in the file is touched
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA secure_delete = ON")  # what was deleted cannot be found in the file
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
            for number, name, statements in missing_steps(_done(connection), migrate=migrate):
                for statement in statements:
                    connection.execute(statement)
                connection.execute("INSERT INTO migrations (number, name) VALUES (?, ?)", (number, name))
            connection.execute("COMMIT")
            connection.execute("PRAGMA busy_timeout = 0")  # nobody else may wait for it: see _begin
        except BaseException:
            connection.close()
            raise
        return connection

    def _read(self, sql: str, args: Sequence[Value]) -> Rows:
        if not hasattr(self._local, "connection"):
            self._local.connection = self._connected()
            self._reading.append(self._local.connection)
            self._local.connection.execute("PRAGMA synchronous = FULL")
        rows: Rows = self._local.connection.execute(sql, _bound(args)).fetchall()
        return rows


def _done(connection: sqlite3.Connection) -> dict[int, str]:
    """The migrations that have been applied; raises Unsuitable if the file is another program's."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables:
        return {}
    columns = {column[1] for column in connection.execute("PRAGMA table_info (migrations)")}
    if columns != {"number", "name"}:
        raise Unsuitable("database-foreign")
    return dict(connection.execute("SELECT number, name FROM migrations"))


def _attempt(connection: sqlite3.Connection, statements: Sequence[Statement]) -> Outcome:
    rows: Rows = ()
    try:
        for statement in statements:
            rows = connection.execute(statement.sql, _bound(statement.args)).fetchall()
            if statement.must and not rows:
                return Conflict()
    except sqlite3.IntegrityError as error:
        return Conflict() if error.sqlite_errorcode in DUPLICATE else error
    return rows


def _bound(args: Sequence[Value]) -> dict[str, Value]:
    """SQLite takes $1, $2 ... for named parameters."""
    return {str(number): value for number, value in enumerate(args, start=1)}
