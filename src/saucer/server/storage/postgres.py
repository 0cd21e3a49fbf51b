"""PostgreSQL: several server processes on one database. NOTIFY carries a table and a sequence number, nothing else."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final

import asyncpg

from saucer.server.storage.database import (
    Append,
    Conflict,
    Line,
    Listener,
    Rows,
    Statement,
    Unsuitable,
    Value,
    missing_steps,
)
from saucer.server.storage.groups import report, take_behind

CHANNEL: Final = "saucer"
MIGRATION_LOCK: Final = 0x5A0CE12  # an advisory lock: one process migrates, the others wait
RETRY_SECONDS: Final = 1.0
CONNECT_SECONDS: Final = 10.0
MOST_TOGETHER: Final = 512  # appends in one transaction
CONFLICTS: Final = (
    asyncpg.UniqueViolationError,
    asyncpg.SerializationError,
    asyncpg.DeadlockDetectedError,
    asyncpg.DivisionByZeroError,  # see LINES
)
# Lines of many tables, in one round trip. Their tables and leases are locked, so that none is deleted or passes on
# meanwhile. If a line cannot be written the last division fails, and none is.
LINES: Final = f"""
WITH line AS MATERIALIZED (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::float8[], $4::text[], $5::text[], $6::bigint[])
    AS line (table_id, seq, at, body, process, token)
), alive AS MATERIALIZED (
    SELECT table_id FROM tables WHERE table_id = ANY ($1) ORDER BY table_id FOR KEY SHARE
), held AS MATERIALIZED (
    SELECT table_id, process, token FROM leases
    WHERE table_id = ANY ($1) AND token = ANY ($6) ORDER BY table_id FOR SHARE
), written AS (
    INSERT INTO events (table_id, seq, at, body)
    SELECT table_id, seq, at, body FROM line JOIN alive USING (table_id)
    WHERE token IS NULL OR (table_id, process, token) IN (SELECT table_id, process, token FROM held)
    ORDER BY table_id, seq
    RETURNING table_id, seq
)
SELECT 1 / (count(pg_notify('{CHANNEL}', table_id || ' ' || seq)::text) = cardinality($1))::int FROM written
"""


class Postgres:
    """A database by URL."""

    now = "extract(epoch from clock_timestamp())"

    def __init__(self, url: str, connections: int = 8) -> None:
        self.url = url
        self.connections = connections
        self._listener: Listener | None = None
        self._listening: asyncio.Task[None] | None = None
        self._queue: deque[Append] = deque()
        self._appending: asyncio.Task[None] | None = None

    async def open(self, *, migrate: bool = True) -> None:
        """Connect and migrate, or check that no migration is missing."""
        self._pool = await asyncpg.create_pool(
            self.url, min_size=1, max_size=self.connections, timeout=CONNECT_SECONDS, reset=_keep
        )
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
        """Finish what is queued, and disconnect."""
        if self._appending:
            await self._appending
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
        except CONFLICTS:
            raise Conflict from None
        return rows

    def append(self, append: Append) -> None:
        """Enqueue lines of a table's log."""
        self._queue.append(append)
        if self._appending is None or self._appending.done():
            self._appending = asyncio.create_task(self._append_all(), name="postgres-append")

    async def _append_all(self) -> None:
        """Write what is queued, group by group, until nothing is left."""
        while self._queue:
            group = self._take()
            if error := await self._append(group):
                for append in group:
                    append.error = await self._append([append]) if isinstance(error, Conflict) else error
            failed = {append.table: append.error for append in group if append.error and append.table}
            report(group + take_behind(self._queue, failed))

    def _take(self) -> list[Append]:
        """What is queued, up to a second append to the same table."""
        group: dict[str, Append] = {}
        while self._queue and len(group) < MOST_TOGETHER and self._queue[0].table not in group:
            append = self._queue.popleft()
            group[append.table] = append
        return list(group.values())

    async def _append(self, group: Sequence[Append]) -> Exception | None:
        """Write a group as one transaction, or nothing of it; returns what went wrong."""
        ordered = sorted(group, key=attrgetter("table"))  # as every process does, so that none waits for another's lock
        lines = [line for append in ordered for line in append.lines]
        try:
            async with self._pool.acquire() as connection:
                if any(append.statements for append in group):
                    async with connection.transaction():
                        await _execute_all(connection, ordered)
                        await _insert(connection, lines)
                else:
                    await _insert(connection, lines)
        except CONFLICTS:
            return Conflict()
        except Exception as error:
            return error
        return None

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


async def _keep(_connection: Any) -> None:
    """Give a connection back as it is: nobody changes its settings, so that nothing has to be reset."""


async def _execute_all(connection: Any, group: Sequence[Append]) -> None:
    """Run the statements of a group, equal ones in one round trip. What they must find the lines need, too."""
    values: dict[str, list[Sequence[Value]]] = {}
    for append in group:
        for statement in append.statements:
            values.setdefault(statement.sql, []).append(statement.args)
    for sql, rows in values.items():
        await connection.executemany(sql, rows)


async def _insert(connection: Any, lines: Sequence[Line]) -> None:
    if lines:
        await connection.fetchval(LINES, *zip(*lines, strict=True))


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
