"""The interface to SQLite and PostgreSQL. Both run the same statements, with $1, $2 ... as parameters."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, Final, Protocol

Value = str | int | float | None
Rows = Sequence[Sequence[Any]]
Listener = Callable[[str, int], None]  # table, seq
Done = Callable[[Exception | None], None]  # called on the event loop, with what went wrong
Line = tuple[str, int, float, str, str | None, int | None]  # table, seq, at, body; the lease: process, token


class Conflict(Exception):
    """Another process wrote first: read its events, and decide again."""


class Unsuitable(Exception):
    """The database is intact, but not one for this version; `key` names the message that explains it."""

    def __init__(self, key: str, **facts: int) -> None:
        self.key = key
        self.facts = facts
        super().__init__(key)


@dataclass(frozen=True, slots=True)
class Statement:
    """One statement of a transaction; with `must`, the transaction fails unless it returns a row."""

    sql: str
    args: tuple[Value, ...] = ()
    must: bool = False


@dataclass(slots=True, eq=False)
class Append:
    """Lines of one table's log, and the statements to run before them, as one transaction.

    A line conflicts if its number is taken, if its table has been deleted, or if the lease that it names has passed on.
    """

    table: str
    lines: Sequence[Line]
    done: Done
    statements: Sequence[Statement] = ()
    error: Exception | None = field(default=None, init=False)


class Database(Protocol):
    """Atomic writes, reads, and notifications of what other processes wrote."""

    now: str  # the database's own clock, as an expression

    async def open(self, *, migrate: bool = True) -> None:
        """Connect and migrate, or check that no migration is missing. Raises Unsuitable."""

    async def close(self) -> None:
        """Finish pending writes, and disconnect."""

    async def write(self, statements: Sequence[Statement], news: tuple[str, int] | None = None) -> Rows:
        """Run a transaction durably; returns the rows of its last statement. Raises Conflict."""

    def append(self, append: Append) -> None:
        """Enqueue lines; what is enqueued together is committed together. `done` is called in the order of the queue.

        If it fails, everything for the same table that was enqueued before `done` was called fails, too.
        """

    async def read(self, sql: str, *args: Value) -> Rows:
        """The rows of a query."""

    def listen(self, listener: Listener) -> None:
        """Call the listener when another process has written."""


MIGRATIONS: Final = "migrations"
Step = tuple[int, str, list[str]]  # its number, its name and its statements


def missing_steps(done: Mapping[int, str], *, migrate: bool) -> list[Step]:
    """The migrations that a database still needs; raises Unsuitable if it is newer, or not ours."""
    steps = migrations()
    newest = steps[-1][0]
    if done and max(done) > newest:
        raise Unsuitable("database-newer", number=max(done), known=newest)
    if any(done.get(number, name) != name for number, name, _ in steps):
        raise Unsuitable("database-foreign")
    missing = [step for step in steps if step[0] not in done]
    if missing and not migrate:
        raise Unsuitable("database-older" if done else "database-foreign")
    return missing


def migrations() -> list[Step]:
    """All migrations, in order."""
    folder = files(__package__).joinpath(MIGRATIONS)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    steps = []
    for name in names:
        text = folder.joinpath(name).read_text("utf-8")
        statements = [statement.strip() for statement in text.split(";\n") if statement.strip()]
        steps.append((int(name.split("_")[0]), name, statements))
    return steps
