"""The index rows of tables: written with the lines of the log, except that after moves they are written later.

A row may wait for a second while it says nothing that is wrong in a way that matters: see docs/decisions.
"""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from operator import attrgetter
from typing import Final

from saucer.server.storage.database import Append, Database, Done, Statement
from saucer.server.storage.rows import Entry, LazyRow, Row, lists_of, new_row, newer_row

PLAYED: Final = '{"type":"played"'  # how the body of a move begins
POSTPONED_SECONDS: Final = 1.0
TOGETHER: Final = 32  # postponed rows in one transaction, so that nobody waits for long


@dataclass(slots=True, eq=False)
class Known:
    """What is known of a table's row on disk, if all that has been enqueued is written."""

    table: str
    phase: str = ""
    wake: float | None = None
    seq: int = 0  # of the last line that has been enqueued
    pending: int = 0  # appends that are not on disk yet
    postponed: LazyRow | None = None
    since: float = 0.0

    def wrote(self, row: Row) -> None:
        """The row is enqueued."""
        self.phase, self.wake, self.postponed = row.phase, row.wake, None

    def may_wait(self, row: LazyRow, entries: Sequence[Entry], now: float) -> bool:
        """Whether the row on disk may stay as it is for a while."""
        if self.postponed and now >= self.since + POSTPONED_SECONDS:
            return False
        if entries[0].seq != self.seq + 1 or row.phase != self.phase:  # another process may have changed the row
            return False
        wake = row.wake
        wakes_in_time = wake is None or (self.wake is not None and self.wake <= wake)
        return wakes_in_time and all(entry.body.startswith(PLAYED) for entry in entries)


class Index:
    """The rows of the tables that this process runs."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._tables: dict[str, Known] = {}
        self._postponed: dict[str, Known] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._pending = 0
        self._quiet = asyncio.Event()
        self._quiet.set()

    def enqueue(
        self, row: Row | LazyRow, entries: Sequence[Entry], sat: Sequence[str], done: Done
    ) -> tuple[Sequence[Statement], Done]:
        """The statements that have to be written with some lines, and what to call when they are."""
        table = row.table
        known = self._tables.get(table) or Known(table)
        statements: Sequence[Statement] = ()
        now = time.monotonic()
        if not isinstance(row, Row) and known.may_wait(row, entries, now):
            self._postpone(known, row, now)
        else:
            if not isinstance(row, Row):
                row = row()
                self._tables[table] = known
            known.wrote(row)
            self._postponed.pop(table, None)
            first = new_row(row) if entries[0].seq == 1 else newer_row(row, must=True)
            statements = [first, *lists_of(row, sat)]
        known.seq = entries[-1].seq
        known.pending += 1
        self._pending += 1
        self._quiet.clear()
        return statements, partial(self._appended, known, done)

    def release(self, table: str) -> Known | None:
        """Forget a table that goes to sleep; returns what was known of it."""
        self._postponed.pop(table, None)
        return self._tables.pop(table, None)

    def statements(self, released: Known | None) -> list[Statement]:
        """The statements for the postponed row of a table that has been released."""
        row = self._row(released) if released else None
        return [newer_row(row, must=False)] if row else []

    def restore(self, released: Known | None) -> None:
        """The statements of a release could not be written: the row is still postponed."""
        if released and released.table not in self._tables:
            self._tables[released.table] = released
            if released.postponed:
                self._postponed[released.table] = released
                self._set_timer(POSTPONED_SECONDS)

    async def close(self) -> list[Statement]:
        """Wait until all appends are done; returns the statements for all postponed rows."""
        await self._quiet.wait()
        statements = [
            statement for table in sorted(self._postponed) for statement in self.statements(self.release(table))
        ]
        self._tables.clear()
        if self._timer:
            self._timer.cancel()
        return statements

    def _appended(self, known: Known, done: Done, error: Exception | None) -> None:
        known.pending -= 1
        self._pending -= 1
        if not self._pending:
            self._quiet.set()
        if error:
            self._forget(known)
        done(error)

    def _forget(self, known: Known) -> None:
        """Nothing is certain about the row any more: the next append writes it."""
        if self._tables.get(known.table) is known:
            del self._tables[known.table]
            self._postponed.pop(known.table, None)

    # ---- postponed rows -------------------------------------------------------------------------

    def _postpone(self, known: Known, row: LazyRow, now: float) -> None:
        if known.postponed is None:
            known.since = now
            self._postponed[known.table] = known
            self._set_timer(POSTPONED_SECONDS)
        known.postponed = row

    def _set_timer(self, seconds: float) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._write)

    @staticmethod
    def _row(known: Known) -> Row | None:
        """The postponed row, if the table's state is what has been written, no more and no less."""
        row = known.postponed() if known.postponed and not known.pending else None
        return row if row and row.seq == known.seq else None

    def _write(self) -> None:
        """Write some of the postponed rows; those of tables with a pending append follow with their next one."""
        self._timer = None
        batch: list[tuple[Known, LazyRow]] = []
        statements = []
        idle = islice((known for known in self._postponed.values() if not known.pending), TOGETHER)
        for known in sorted(idle, key=attrgetter("table")):
            row, lazy = self._row(known), known.postponed
            if row is None or lazy is None:
                self._forget(known)
                continue
            del self._postponed[known.table]
            known.wrote(row)
            batch.append((known, lazy))
            statements.append(newer_row(row, must=False))
        if batch:
            self._database.append(Append("", (), partial(self._written, batch), statements))
        elif self._postponed:
            self._set_timer(POSTPONED_SECONDS)

    def _written(self, batch: Sequence[tuple[Known, LazyRow]], error: Exception | None) -> None:
        """Some rows are written; go on with others that have waited long enough."""
        now = time.monotonic()
        for known, lazy in batch if error else ():
            known.wake = None  # it is not known any more whether the row wakes in time
            if known.postponed is None and self._tables.get(known.table) is known:
                self._postpone(known, lazy, now)
        since = next((known.since for known in self._postponed.values() if not known.pending), now)
        if self._postponed:
            self._set_timer(max(0.0, since + POSTPONED_SECONDS - now))
