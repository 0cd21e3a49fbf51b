"""PostgreSQL: several server processes on one database. NOTIFY carries a table and a sequence number, nothing else."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any, Final

import asyncpg

from saucer.server.storage.database import Conflict, Listener, Rows, Statement, Unsuitable, Value, missing_steps

CHANNEL: Final = "saucer"
MIGRATION_LOCK: Final = 0x5A0CE12  # an advisory lock: one process migrates, the others wait
RETRY_SECONDS: Final = 1.0
CONNECT_SECONDS: Final = 10.0


class Postgres:
    """A database by URL."""

    now = "extract(epoch from clock_timestamp())"

    def __init__(self, url: str, connections: int = 8) -> None:
        self.url = url
        self.connections = connections
        self._listener: Listener | None = None
        self._listening: asyncio.Task[None] | None = None

    async def open(self, *, migrate: bool = True) -> None:
        """Connect and migrate, or check that no migration is missing."""
        self._pool = await asyncpg.create_pool(self.url, min_size=1, max_size=self.connections, timeout=CONNECT_SECONDS)
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
                missing = missing_steps(await _done(connection), migrate=migrate)
                await connection.execute(
                    "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)"
                )
                for number, name, statements in missing:
                    for statement in statements:
                        await connection.execute(statement)
                    await connection.execute("INSERT INTO migrations (number, name) VALUES ($1, $2)", number, name)
        except BaseException:
            self._pool.terminate()
            raise

    async def close(self) -> None:
        """Disconnect."""
        if self._listening:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        await self._pool.close()

    async def write(self, statements: Sequence[Statement], news: tuple[str, int] | None = None) -> Rows:
        """Run a transaction durably; returns the rows of its last statement."""
        rows: Rows = ()
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                for statement in statements:
                    rows = await connection.fetch(statement.sql, *statement.args)
                    if statement.must and not rows:
                        raise Conflict
                if news:
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{news[0]} {news[1]}")
        except (asyncpg.UniqueViolationError, asyncpg.SerializationError, asyncpg.DeadlockDetectedError):
            raise Conflict from None
        return rows

    async def read(self, sql: str, *args: Value) -> Rows:
        """The rows of a query."""
        rows: Rows = await self._pool.fetch(sql, *args)
        return rows

    def listen(self, listener: Listener) -> None:
        """Call the listener when another process has written; reconnects when the connection breaks."""
        self._listener = listener
        self._listening = asyncio.create_task(self._listen(), name="postgres-listen")

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._listen_once()
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self) -> None:
        connection = await asyncpg.connect(self.url, timeout=CONNECT_SECONDS)
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._heard)
            self._news("", 0)  # anything may have happened while nobody listened
            await lost.wait()
        finally:
            await connection.close(timeout=RETRY_SECONDS)

    def _heard(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        table, _, seq = str(payload).partition(" ")
        self._news(table, int(seq))

    def _news(self, table: str, seq: int) -> None:
        if self._listener:
            self._listener(table, seq)


async def _done(connection: Any) -> dict[int, str]:
    """The migrations that have been applied; raises Unsuitable if the tables are another program's."""
    if await connection.fetchval("SELECT to_regclass('migrations')") is None:
        if await connection.fetchval("SELECT coalesce(to_regclass('events'), to_regclass('tables'))") is not None:
            raise Unsuitable("database-foreign")
        return {}
    try:
        return dict(await connection.fetch("SELECT number, name FROM migrations"))
    except asyncpg.UndefinedColumnError:
        raise Unsuitable("database-foreign") from None
