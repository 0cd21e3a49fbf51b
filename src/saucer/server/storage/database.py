"""Database: the little that the store asks of SQLite and PostgreSQL alike. Statements are written once, with $1 ..."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, Protocol

Value = str | int | float | None
Found = Sequence[Sequence[Any]]
Listener = Callable[[str, int], None]  # table, seq


class Conflict(Exception):
    """Somebody else wrote first: read what they wrote, and decide again."""


@dataclass(frozen=True, slots=True)
class Statement:
    """One statement of a transaction; `must` find a row, or the whole transaction is void."""

    sql: str
    args: tuple[Value, ...] = ()
    must: bool = False


class Database(Protocol):
    """Atomic writes, reads, and news of what other processes wrote."""

    now: str  # the database's own clock, as an expression

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    async def close(self) -> None:
        """Finish what was begun, and disconnect."""

    async def write(self, statements: Sequence[Statement], news: tuple[str, int] | None = None) -> Found:
        """All statements or none, durably; what the last one returned. Raises Conflict."""

    async def read(self, sql: str, *args: Value) -> Found:
        """The rows of a query."""

    def listen(self, listener: Listener) -> None:
        """Be told what other processes wrote."""


MIGRATIONS: Final = "migrations"


def migrations() -> list[tuple[int, str, list[str]]]:
    """Every step of the schema: its number, its name and its statements."""
    folder = files(__package__).joinpath(MIGRATIONS)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    steps = []
    for name in names:
        text = folder.joinpath(name).read_text("utf-8")
        statements = [statement.strip() for statement in text.split(";\n") if statement.strip()]
        steps.append((int(name.split("_")[0]), name, statements))
    return steps
