"""SQLite: one file, one writer with group commit, and readers on threads."""

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from saucer.server.storage.database import Append, Listener, Rows, Statement, Unsuitable, Value, missing_steps
from saucer.server.storage.sqlite_writer import Write, Writer, positional
from saucer.server.storage.turn import Turn

CACHED: Final = 256  # prepared statements
READERS: Final = 2
LISTEN_SECONDS: Final = 1.0
LOCKED_SECONDS: Final = 30.0  # that another process, such as an admin's command, may hold the file


class SQLite:
    """A database in one file. Fully synchronous: what was committed survives a loss of power."""

    now = "((julianday('now') - 2440587.5) * 86400.0)"

    def __init__(self, path: str) -> None:
        self.path = path
        self._local = threading.local()
        self._reading: list[sqlite3.Connection] = []
        self._listening: asyncio.Task[None] | None = None
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-read")

    async def open(self, *, migrate: bool = True) -> None:
        """Connect and migrate, or check that no migration is missing."""
        self._loop = asyncio.get_running_loop()
        self._connection = await asyncio.to_thread(self._prepared, migrate)
        self._writer = Writer(self._connection, Turn(self.path), LOCKED_SECONDS)

    async def close(self) -> None:
        """Finish pending writes, then disconnect."""
        if self._listening:
            self._listening.cancel()
        await self._writer.close()
        self._readers.shutdown()
        for connection in (*self._reading, self._connection):  # the last takes the files beside it along
            connection.close()

    async def write(self, statements: Sequence[Statement], news: tuple[str, int] | None = None) -> Rows:
        """Run a transaction durably; returns the rows of its last statement."""
        answer: asyncio.Future[Rows] = self._loop.create_future()
        self._writer.put(Write(statements, answer))
        return await answer

    def append(self, append: Append) -> None:
        """Enqueue lines of a table's log."""
        self._writer.put(append)

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
            connection.execute("PRAGMA busy_timeout = 0")  # the event loop never waits for it: see Writer
        except BaseException:
            connection.close()
            raise
        return connection

    def _read(self, sql: str, args: Sequence[Value]) -> Rows:
        if not hasattr(self._local, "connection"):
            self._local.connection = self._connected()
            self._reading.append(self._local.connection)
            self._local.connection.execute("PRAGMA synchronous = FULL")
        rows: Rows = self._local.connection.execute(positional(sql), args).fetchall()
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
