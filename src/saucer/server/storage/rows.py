"""The rows of a table in the store: its log, its index row, and the lists of who sits where and of finished games."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from saucer.server.storage.database import Statement, Value


class Entry(NamedTuple):
    """One event of a table's log; `body` is the encoded event."""

    seq: int
    at: float
    body: str


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game in the history of one of its players."""

    guest: str
    number: int  # which game of its table; 0 for the newest
    ended: float
    summary: str


@dataclass(frozen=True, slots=True)
class Row:
    """The index row of a table. `wake` is when a process has to run it: a bot's turn, a deadline."""

    table: str
    game: str
    phase: str
    public: bool
    seq: int
    changed: float
    wake: float | None
    summary: str
    guests: tuple[str, ...] = ()
    finished: tuple[Finished, ...] = ()


class LazyRow(Protocol):
    """The row of a table that is made only when it has to be written. It follows the table's state."""

    @property
    def table(self) -> str:
        """The table's name."""

    @property
    def phase(self) -> str:
        """The table's phase."""

    @property
    def wake(self) -> float | None:
        """When a process has to run the table."""

    def __call__(self) -> Row:
        """The row as of now."""


def new_row(row: Row) -> Statement:
    """Insert the index row of a new table."""
    insert = (
        "INSERT INTO tables (table_id, game, phase, public, seq, changed, wake, summary, seen) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $6)"
    )
    return Statement(insert, _values(row))


def newer_row(row: Row, *, must: bool) -> Statement:
    """Update the index row of a table, unless it is as new. With `must` that fails, as it does for a deleted table."""
    update = (
        "UPDATE tables SET game = $2, phase = $3, public = $4, seq = $5, changed = $6, wake = $7, summary = $8 "
        "WHERE table_id = $1 AND seq < $5 RETURNING 1"
    )
    return Statement(update, _values(row), must)


def _values(row: Row) -> tuple[Value, ...]:
    return (row.table, row.game, row.phase, int(row.public), row.seq, row.changed, row.wake, row.summary)


def lists_of(row: Row, sat: Sequence[str]) -> list[Statement]:
    """Keep the lists of who sits where, and of finished games."""
    statements = []
    for guest in set(sat) - set(row.guests):
        statements.append(Statement("DELETE FROM sitters WHERE guest = $1 AND table_id = $2", (guest, row.table)))
    for guest in set(row.guests) - set(sat):
        insert = "INSERT INTO sitters (table_id, guest) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        statements.append(Statement(insert, (row.table, guest)))
    for game in row.finished:  # its number is known now, if a migration had only known that it is the newest
        newest = (row.table, game.guest)
        statements += [
            Statement("DELETE FROM games WHERE table_id = $1 AND guest = $2 AND number = 0", newest),
            Statement(
                "INSERT INTO games (table_id, number, guest, ended, summary) VALUES ($1, $2, $3, $4, $5) "
                "ON CONFLICT DO NOTHING",
                (row.table, game.number, game.guest, game.ended, game.summary),
            ),
        ]
    return statements
