"""SQLite: one file, one writer thread. What arrives while a commit is under way is committed together with the next."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from saucer.server.storage.database import Conflict, Found, Listener, Statement, Value, migrations

MOST_TOGETHER: Final = 512  # transactions in one commit
CACHED: Final = 256  # prepared statements
READERS: Final = 2
LISTEN_SECONDS: Final = 1.0
DUPLICATE: Final = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)

Outcome = Found | BaseException


class Job:
    """One transaction on its way to the disk."""

    def __init__(self, statements: Sequence[Statement], done: "asyncio.Future[Found]") -> None:
        self.statements = statements
        self.done = done
        self.outcome: Outcome = ()

    def settle(self) -> None:
        """Tell whoever waits."""
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
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._local = threading.local()
        self._listening: asyncio.Task[None] | None = None
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-read")

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        self._loop = asyncio.get_running_loop()
        connection = await asyncio.to_thread(self._prepared)
        self._writer = threading.Thread(target=self._write_all, args=(connection,), name="sqlite-write", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Write what is waiting, then disconnect."""
        if self._listening:
            self._listening.cancel()
        self._jobs.put(None)
        if self._writer:
            await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()

    async def write(self, statements: Sequence[Statement], news: tuple[str, int] | None = None) -> Found:
        """All statements or none, durably; what the last one returned."""
        job = Job(statements, self._loop.create_future())
        self._jobs.put(job)
        return await job.done

    async def read(self, sql: str, *args: Value) -> Found:
        """The rows of a query."""
        return await self._loop.run_in_executor(self._readers, self._read, sql, args)

    def listen(self, listener: Listener) -> None:
        """Be told when another process, such as an admin's command, wrote anything."""
        self._listening = asyncio.create_task(self._listen(listener), name="sqlite-listen")

    async def _listen(self, listener: Listener) -> None:
        version: Found | None = None
        while True:
            before, version = version, await self.write([Statement("PRAGMA data_version")])
            if before is not None and before != version:
                listener("", 0)
            await asyncio.sleep(LISTEN_SECONDS)

    # ---- in the threads -------------------------------------------------------------------------

    def _connected(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, isolation_level=None, check_same_thread=False, cached_statements=CACHED, timeout=30
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    def _prepared(self) -> sqlite3.Connection:
        connection = self._connected()
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
        done = {number for (number,) in connection.execute("SELECT number FROM migrations")}
        for number, name, statements in migrations():
            if number not in done:
                for statement in statements:
                    connection.execute(statement)
                connection.execute("INSERT INTO migrations VALUES (?, ?)", (number, name))
        connection.execute("COMMIT")
        return connection

    def _read(self, sql: str, args: Sequence[Value]) -> Found:
        if not hasattr(self._local, "connection"):
            self._local.connection = self._connected()
        found: Found = self._local.connection.execute(sql, _bound(args)).fetchall()
        return found

    def _write_all(self, connection: sqlite3.Connection) -> None:
        """The writer's life: take all that waits, commit it as one, tell the waiting, again."""
        stop = False
        while not stop:
            jobs = [self._jobs.get()]
            while len(jobs) < MOST_TOGETHER and not self._jobs.empty():
                jobs.append(self._jobs.get())
            stop = None in jobs
            batch = [job for job in jobs if job is not None]
            if batch:
                self._commit(connection, batch)
                self._loop.call_soon_threadsafe(_settle, batch)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, batch: Sequence[Job]) -> None:
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in batch:
                connection.execute("SAVEPOINT job")
                job.outcome = _attempt(connection, job.statements)
                if isinstance(job.outcome, BaseException):
                    connection.execute("ROLLBACK TO job")
                connection.execute("RELEASE job")
            connection.execute("COMMIT")
        except sqlite3.Error as error:  # the disk is full or gone: nothing of the batch is written, all are told
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for job in batch:
                job.outcome = error


def _attempt(connection: sqlite3.Connection, statements: Sequence[Statement]) -> Outcome:
    rows: Found = ()
    try:
        for statement in statements:
            rows = connection.execute(statement.sql, _bound(statement.args)).fetchall()
            if statement.must and not rows:
                return Conflict()
    except sqlite3.IntegrityError as error:
        return Conflict() if error.sqlite_errorcode in DUPLICATE else error
    return rows


def _bound(args: Sequence[Value]) -> dict[str, Value]:
    """$1, $2 ... are names to SQLite."""
    return {str(number): value for number, value in enumerate(args, start=1)}


def _settle(batch: Sequence[Job]) -> None:
    for job in batch:
        job.settle()
