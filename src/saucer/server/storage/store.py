"""The store: event logs, the index of tables, guests, tokens and leases, on any database."""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from saucer.server.storage.database import Append, Conflict, Database, Done, Listener, Statement, Value
from saucer.server.storage.index import Index
from saucer.server.storage.rows import Entry, Finished, LazyRow, Row, newer_row

LEASE_SECONDS: Final = 4.0  # a process that has not said so for this long is taken for dead
BEAT_SECONDS: Final = 1.0
SIGNED_OUT: Final = "@"  # before the name of a guest: news that are not of a table
SEEN_SECONDS: Final = 3600  # how exactly it is known when somebody was last seen
STALE_SECONDS: Final = 5.0  # a row that is behind for so long has been left by a dead process
TABLES_AT_ONCE: Final = 500  # in a query
ABANDONED_SECONDS: Final = 86_400  # a table where nobody comes leaves the lobby


@dataclass(frozen=True, slots=True)
class Guest:
    """A person or a program."""

    guest: str
    name: str
    language: str
    scope: str = "act"  # what the token shown allows: act, or read


def token_hash(token: str) -> str:
    """The hash under which a token is stored. Tokens are random, so one round is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class Store:
    """All persistent data of a server."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.process = secrets.token_hex(8)
        self._beaten = 0.0  # when this process last wrote that it lives
        self._index = Index(database)

    async def open(self, *, migrate: bool = True) -> None:
        """Connect, and register this process."""
        await self.database.open(migrate=migrate)
        await self.beat()

    async def close(self) -> None:
        """Write what has been postponed, release all leases, and disconnect."""
        await self.database.write(
            [
                *await self._index.close(),
                self._no_leases(),
                Statement("DELETE FROM processes WHERE process = $1", (self.process,)),
            ]
        )
        await self.database.close()

    def listen(self, listener: Listener) -> None:
        """Call the listener when another process has written."""
        self.database.listen(listener)

    # ---- the log --------------------------------------------------------------------------------

    async def append(self, row: Row, entries: Sequence[Entry], sat: Sequence[str], fence: int | None = None) -> None:
        """Add to a table's log, durably. `sat` are the guests of the row before.

        Raises Conflict if somebody else wrote a line of that number first, if the table has been deleted, or if the
        lease `fence` has passed on.
        """
        written: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        self.append_soon(row, entries, sat, fence, lambda error: None if written.done() else written.set_result(error))
        if error := await written:
            raise error

    def append_soon(
        self, row: Row | LazyRow, entries: Sequence[Entry], sat: Sequence[str], fence: int | None, done: Done
    ) -> None:
        """Add to a table's log; `done` is called when it is on disk, or with the error: see `append`.

        Call it in the same step of the event loop in which the entries were applied to the state of a lazy row. After
        moves such a row is written up to a second later. If an append fails, so do all others for its table that were
        enqueued before `done` was called.
        """
        process = None if fence is None else self.process
        lines = [(row.table, entry.seq, entry.at, entry.body, process, fence) for entry in entries]
        statements, done = self._index.enqueue(row, entries, sat, done)
        self.database.append(Append(row.table, lines, done, statements))

    async def stale(self, limit: int = 200) -> list[str]:
        """Tables whose row lags behind their log, because its process died before it wrote the row."""
        rows = await self.database.read(
            "SELECT t.table_id FROM tables t WHERE t.public IN (0, 1) AND t.phase = 'playing' AND EXISTS ("
            "SELECT 1 FROM events e WHERE e.table_id = t.table_id AND e.seq = t.seq + 1 AND e.at < $1) LIMIT $2",
            time.time() - STALE_SECONDS,
            limit,
        )
        return [row[0] for row in rows]

    async def refresh(self, row: Row) -> None:
        """Write a table's row, unless a newer one is there."""
        await self.database.write([newer_row(row, must=False)])

    async def last_lines(self, tables: Sequence[str]) -> list[tuple[str, int]]:
        """The numbers of the last lines of many tables; each is one step into the primary key."""
        found: list[tuple[str, int]] = []
        for start in range(0, len(tables), TABLES_AT_ONCE):
            names = tables[start : start + TABLES_AT_ONCE]
            wanted = ", ".join(f"${number}" for number in range(1, len(names) + 1))
            rows = await self.database.read(
                "SELECT table_id, (SELECT max(seq) FROM events WHERE events.table_id = tables.table_id) "
                f"FROM tables WHERE table_id IN ({wanted})",
                *names,
            )
            found += [(table, seq) for table, seq in rows]
        return found

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The events of a table's log after a seq."""
        rows = await self.database.read(
            "SELECT seq, at, body FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq", table, after
        )
        return [Entry(seq, at, body) for seq, at, body in rows]

    async def visit(self, table: str) -> bool:
        """Mark a table as seen before it is loaded, at most once an hour; False if there is none."""
        rows = await self.database.read(f"SELECT seen < {self._an_hour_ago} FROM tables WHERE table_id = $1", table)
        return bool(rows) and (not rows[0][0] or await self.saw_table(table))

    async def saw_table(self, table: str) -> bool:
        """Mark a table as seen; False if it has just been deleted."""
        return await self._saw("tables", "table_id", table)

    @property
    def _an_hour_ago(self) -> str:
        return f"{self.database.now} - {SEEN_SECONDS}"

    async def _saw(self, kind: str, column: str, name: str) -> bool:
        sql = f"UPDATE {kind} SET seen = {self.database.now} WHERE {column} = $1 RETURNING 1"
        try:
            return bool(await self.database.write([Statement(sql, (name,))]))
        except Exception:  # where nothing can be written nothing is deleted, either: people may at least look
            return True

    # ---- finding tables -------------------------------------------------------------------------

    async def lobby(self, limit: int = 100) -> list[Row]:
        """Public tables, the newest first; those that wait for players come before those that play."""
        return await self._rows(
            "WHERE public = 1 AND (phase = 'gathering' AND changed > $2 OR phase IN ('shuffling', 'playing')) "
            "ORDER BY CASE phase WHEN 'gathering' THEN 0 ELSE 1 END, changed DESC LIMIT $1",
            limit,
            time.time() - ABANDONED_SECONDS,
        )

    async def tables_of(self, guest: str, limit: int = 100) -> list[Row]:
        """The tables where a guest sits."""
        return await self._rows(
            "WHERE phase <> 'closed' AND table_id IN (SELECT table_id FROM sitters WHERE guest = $1) "
            "ORDER BY changed DESC LIMIT $2",
            guest,
            limit,
        )

    async def games_of(self, guest: str, limit: int = 100) -> list[Finished]:
        """The games that a guest has finished, the newest first, whether or not their tables still exist."""
        rows = await self.database.read(
            "SELECT guest, number, ended, summary FROM games WHERE guest = $1 ORDER BY ended DESC LIMIT $2",
            guest,
            limit,
        )
        return [Finished(*row) for row in rows]

    async def row(self, table: str) -> Row | None:
        """A table by its name."""
        return next(iter(await self._rows("WHERE table_id = $1", table)), None)

    async def all_tables(self, limit: int = 1000) -> list[Row]:
        """All tables, the newest first."""
        return await self._rows("ORDER BY changed DESC LIMIT $1", limit)

    async def due(self, limit: int = 200) -> list[str]:
        """Tables that are due and have no living process with a lease."""
        rows = await self.database.read(
            f"SELECT t.table_id FROM tables t WHERE t.wake <= {self.database.now} AND NOT EXISTS ("
            f"SELECT 1 FROM leases l JOIN processes p ON p.process = l.process "
            f"WHERE l.table_id = t.table_id AND p.expires > {self.database.now}) ORDER BY t.wake LIMIT $1",
            limit,
        )
        return [row[0] for row in rows]

    async def _rows(self, rest: str, *args: Value) -> list[Row]:
        columns = "table_id, game, phase, public, seq, changed, wake, summary"
        rows = await self.database.read(f"SELECT {columns} FROM tables {rest}", *args)
        return [Row(row[0], row[1], row[2], bool(row[3]), row[4], row[5], row[6], row[7]) for row in rows]

    # ---- leases ---------------------------------------------------------------------------------

    async def beat(self) -> None:
        """Send this process's heartbeat, and delete processes that have long been silent."""
        now = self.database.now
        await self.database.write(
            [
                Statement(f"DELETE FROM processes WHERE expires < {now} - 3600"),
                Statement(
                    f"INSERT INTO processes (process, expires) VALUES ($1, {now} + {LEASE_SECONDS}) "
                    "ON CONFLICT (process) DO UPDATE SET expires = excluded.expires",
                    (self.process,),
                ),
            ]
        )
        self._beaten = time.monotonic()

    async def prove(self) -> None:
        """Raises if the database cannot be written; a recent heartbeat is proof enough."""
        if time.monotonic() > self._beaten + 2 * BEAT_SECONDS:
            await self.beat()

    async def stand_alone(self) -> None:
        """Forget all other processes, where there can be none, so that their tables are run at once."""
        await self.database.write([Statement("DELETE FROM processes WHERE process <> $1", (self.process,))])

    async def replace(self, process: str) -> None:
        """Take the name of a process that has died, and give up its leases, so that its tables are found to be due."""
        self.process = process
        await self.database.write([self._no_leases()])
        await self.beat()

    def _no_leases(self) -> Statement:
        return Statement("UPDATE leases SET process = '' WHERE process = $1", (self.process,))

    async def living(self) -> frozenset[str]:
        """The processes with a recent heartbeat."""
        rows = await self.database.read(f"SELECT process FROM processes WHERE expires > {self.database.now}")
        return frozenset(row[0] for row in rows)

    async def lease(self, table: str) -> int | None:
        """The right to run a table's bots and clocks, as a fencing token; None while another living process has it."""
        try:
            rows = await self.database.write(
                [
                    Statement(
                        "INSERT INTO leases (table_id, process, token) VALUES ($1, $2, 1) "
                        "ON CONFLICT (table_id) DO UPDATE "
                        "SET process = excluded.process, token = leases.token + 1 "
                        "WHERE leases.process = excluded.process OR NOT EXISTS (SELECT 1 FROM processes p "
                        f"WHERE p.process = leases.process AND p.expires > {self.database.now}) RETURNING token",
                        (table, self.process),
                        must=True,
                    )
                ]
            )
        except Conflict:
            return None
        return int(rows[0][0])

    async def release(self, table: str) -> None:
        """Give up the lease of a table that goes to sleep."""
        release = Statement(
            "UPDATE leases SET process = '' WHERE table_id = $1 AND process = $2", (table, self.process)
        )
        released = self._index.release(table)
        try:
            await self.database.write([*self._index.statements(released), release])
        except BaseException:
            self._index.restore(released)
            raise

    # ---- guests ---------------------------------------------------------------------------------

    async def add_guest(self, name: str, language: str) -> tuple[Guest, str]:
        """Create a guest; the token is returned this once."""
        guest = Guest(secrets.token_hex(8), name, language)
        values = (guest.guest, name, language, time.time())
        token, statement = self._token(guest.guest, "act")
        insert = "INSERT INTO guests (guest, name, language, created, seen) VALUES ($1, $2, $3, $4, $4)"
        await self.database.write([Statement(insert, values), statement])
        return guest, token

    async def add_token(self, guest: str, scope: str) -> str:
        """Create another token for a guest; one of scope `read` cannot act."""
        token, statement = self._token(guest, scope)
        await self.database.write([statement])
        return token

    def _token(self, guest: str, scope: str) -> tuple[str, Statement]:
        token = secrets.token_urlsafe(32)
        return token, Statement(
            "INSERT INTO tokens (hash, guest, scope, created) VALUES ($1, $2, $3, $4)",
            (token_hash(token), guest, scope, time.time()),
        )

    async def guest_by_token(self, token: str) -> Guest | None:
        """The guest of a token. Only hashes are looked up and compared, so that timing reveals nothing."""
        rows = await self.database.read(
            f"SELECT g.guest, g.name, g.language, t.scope, t.hash, g.seen < {self._an_hour_ago} FROM tokens t "
            "JOIN guests g ON g.guest = t.guest WHERE t.hash = $1",
            token_hash(token),
        )
        if not rows or not secrets.compare_digest(rows[0][4], token_hash(token)):
            return None
        guest = Guest(*rows[0][:4])
        return guest if not rows[0][5] or await self.saw_guest(guest.guest) else None

    async def saw_guest(self, guest: str) -> bool:
        """Mark a guest as seen; False if they have just been deleted."""
        return await self._saw("guests", "guest", guest)

    async def drop_tokens(self, guest: str) -> None:
        """Revoke all tokens of a guest; other processes are notified."""
        news = (SIGNED_OUT + guest, 0)
        await self.database.write([Statement("DELETE FROM tokens WHERE guest = $1", (guest,))], news)

    async def rename(self, guest: str, name: str, language: str) -> None:
        """Change a guest's name and language."""
        await self.database.write(
            [Statement("UPDATE guests SET name = $2, language = $3 WHERE guest = $1", (guest, name, language))]
        )

    # ---- names nobody may bear ------------------------------------------------------------------

    async def ban_name(self, skeleton: str, name: str) -> None:
        """Ban a name, and all with the same skeleton."""
        insert = "INSERT INTO banned_names (skeleton, name) VALUES ($1, $2) ON CONFLICT (skeleton) DO NOTHING"
        await self.database.write([Statement(insert, (skeleton, name))])

    async def unban_name(self, name: str) -> None:
        """Lift the ban on a name."""
        await self.database.write([Statement("DELETE FROM banned_names WHERE name = $1", (name,))])

    async def banned_names(self) -> list[str]:
        """All banned names."""
        return [row[0] for row in await self.database.read("SELECT name FROM banned_names ORDER BY name")]
