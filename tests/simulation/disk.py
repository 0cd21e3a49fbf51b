"""A simulated disk with a database on it: what is committed, and what survives a loss of power.

Statements run in SQLite in memory. The platter is an image of it and the transactions since. A loss of power brings
back the image and those transactions that had reached the platter, in order, each wholly or not at all.
"""

import random
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from saucer.server.storage import database as storage
from saucer.server.storage.database import Conflict, Rows, Statement, migrations
from saucer.server.storage.sqlite_writer import LINE

CHECKPOINT: Final = 1500  # transactions after which the platter's image is renewed
DUPLICATE: Final = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
NOW: Final = "simulated_now()"  # the database's own clock, in SQL

Outcome = Rows | Exception


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a table's log, as it is stored."""

    table: str
    seq: int
    at: float
    body: str


@dataclass(eq=False, slots=True)
class Job:
    """A transaction: statements, then lines of a table's log."""

    statements: Sequence[Statement]
    table: str = ""
    lines: Sequence[storage.Line] = ()


@dataclass(frozen=True, slots=True)
class Commit:
    """Transactions that were committed together: the writer, and when."""

    process: str
    jobs: Sequence[Job]
    at: float


class Disk:
    """One database, shared by all processes of a simulation."""

    def __init__(self, clock: Callable[[], float], chance: random.Random) -> None:
        self.clock = clock
        self.chance = chance
        self.lies = False  # fsync returns at once, and the data follow later
        self.is_full = False
        self.committed: Callable[[str, list[Line]], None] = lambda process, lines: None  # after each transaction
        self.answered: Callable[[str, Job, bool], None] = lambda process, job, is_conflict: None
        self._at = 0.0
        self._newest = 0  # the last row of the log that has been seen
        self._connection = self._opened()
        self._connection.execute("BEGIN")
        for number, name, statements in migrations():
            for statement in statements:
                self._connection.execute(statement)
            self._connection.execute(
                "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)"
            )
            self._connection.execute("INSERT INTO migrations (number, name) VALUES (?, ?)", (number, name))
        self._connection.execute("COMMIT")
        self._checkpoint()

    def _opened(self) -> sqlite3.Connection:
        connection = sqlite3.connect(":memory:", isolation_level=None, cached_statements=256)
        connection.create_function("simulated_now", 0, lambda: self._at)
        return connection

    # ---- what a database does -------------------------------------------------------------------

    def commit(self, process: str, jobs: Sequence[Job]) -> list[Outcome]:
        """Carry out transactions and commit them together; raises sqlite3.OperationalError when the disk is full."""
        if self.is_full:
            raise sqlite3.OperationalError("database or disk is full")
        commit = Commit(process, jobs, self.clock())
        outcomes = self._run(commit)
        self._since.append(commit)
        if not self.lies:
            self._on_platter = len(self._since)
        if self._on_platter > CHECKPOINT and self._on_platter == len(self._since):
            self._checkpoint()
        return outcomes

    def read(self, sql: str, args: Sequence[Any]) -> Rows:
        """The rows of a query."""
        self._at = self.clock()
        rows: Rows = self._connection.execute(sql, _bound(args)).fetchall()
        return rows

    def _run(self, commit: Commit, *, again: bool = False) -> list[Outcome]:
        self._at = commit.at
        connection, outcomes, failed = self._connection, list[Outcome](), set[str]()
        for job in commit.jobs:
            connection.execute("BEGIN")
            outcome = Conflict() if job.table in failed else self._attempt(job)
            if isinstance(outcome, Exception) and job.table:
                failed.add(job.table)
            connection.execute("ROLLBACK" if isinstance(outcome, Exception) else "COMMIT")
            outcomes.append(outcome)
            lines = self._new_lines()
            if lines and not again:
                self.committed(commit.process, lines)
            if not again:
                self.answered(commit.process, job, isinstance(outcome, Conflict))
        return outcomes

    def _attempt(self, job: Job) -> Outcome:
        rows: Rows = ()
        try:
            for statement in job.statements:
                rows = self._connection.execute(statement.sql, _bound(statement.args)).fetchall()
                if statement.must and not rows:
                    return Conflict()
            for line in job.lines:
                if self._connection.execute(LINE, line).rowcount != 1:
                    return Conflict()
        except sqlite3.IntegrityError as error:
            return Conflict() if error.sqlite_errorcode in DUPLICATE else error
        return rows

    def _new_lines(self) -> list[Line]:
        rows = self._connection.execute(
            "SELECT rowid, table_id, seq, at, body FROM events WHERE rowid > ? ORDER BY rowid", (self._newest,)
        ).fetchall()
        if rows:
            self._newest = rows[-1][0]
        return [Line(*row[1:]) for row in rows]

    def lines(self) -> list[Line]:
        """All logs as they are now."""
        return [
            Line(*row)
            for row in self._connection.execute("SELECT table_id, seq, at, body FROM events ORDER BY table_id, seq")
        ]

    def holder(self, table: str) -> str:
        """The process that holds the lease of a table."""
        rows = self._connection.execute("SELECT process FROM leases WHERE table_id = ?", (table,)).fetchall()
        return str(rows[0][0]) if rows else ""

    # ---- the platter ----------------------------------------------------------------------------

    def _checkpoint(self) -> None:
        self._image = self._connection.serialize()
        self._since: list[Commit] = []
        self._on_platter = 0
        self._find_newest()

    def _find_newest(self) -> None:
        self._newest = self._connection.execute("SELECT coalesce(max(rowid), 0) FROM events").fetchone()[0]

    def flush(self) -> None:
        """Bring some of what a lying fsync has kept back to the platter."""
        self._on_platter = self.chance.randint(self._on_platter, len(self._since))

    def settle(self) -> None:
        """Bring everything to the platter."""
        self._checkpoint()

    def lose_power(self) -> int:
        """Go back to what is on the platter; returns how many commits are lost."""
        survived = self._since[: self._on_platter]
        lost = len(self._since) - len(survived)
        self._connection.close()
        self._connection = self._opened()
        self._connection.deserialize(self._image)
        self._find_newest()
        for commit in survived:
            self._run(commit, again=True)
        self._since = survived
        return lost


def _bound(args: Sequence[Any]) -> dict[str, Any]:
    return {str(number): value for number, value in enumerate(args, start=1)}
