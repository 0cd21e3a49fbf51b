"""Database: the little that the store asks of SQLite and PostgreSQL alike. Statements are written once, with $1 ..."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, Protocol

Value = str | int | float | None
Found = Sequence[Sequence[Any]]
Listener = Callable[[str, int], None]  # table, seq


class Conflict(Exception):
    """Somebody else wrote first: read what they wrote, and decide again."""


class Unsuitable(Exception):
    """The database is sound, but not one for this version; `key` names the sentence that says so."""

    def __init__(self, key: str, **facts: int) -> None:
        self.key = key
        self.facts = facts
        super().__init__(key)


@dataclass(frozen=True, slots=True)
class Statement:
    """One statement of a transaction; `must` find a row, or the whole transaction is void."""

    sql: str
    args: tuple[Value, ...] = ()
    must: bool = False


class Database(Protocol):
    """Atomic writes, reads, and news of what other processes wrote."""

    now: str  # the database's own clock, as an expression

    async def open(self, *, migrate: bool = True) -> None:
        """Connect, and bring the schema up to date, or insist that it is. Raises Unsuitable."""

    async def close(self) -> None:
        """Finish what was begun, and disconnect."""

    async def write(self, statements: Sequence[Statement], news: tuple[str, int] | None = None) -> Found:
        """All statements or none, durably; what the last one returned. Raises Conflict."""

    async def read(self, sql: str, *args: Value) -> Found:
        """The rows of a query."""

    def listen(self, listener: Listener) -> None:
        """Be told what other processes wrote."""


MIGRATIONS: Final = "migrations"
Step = tuple[int, str, list[str]]  # its number, its name and its statements


def missing_steps(done: Mapping[int, str], *, migrate: bool) -> list[Step]:
    """The steps a database still needs, by those it has; raises Unsuitable where that is not for us to say."""
    known = migrations()
    newest = known[-1][0]
    if done and max(done) > newest:
        raise Unsuitable("database-newer", number=max(done), known=newest)
    if any(done.get(number, name) != name for number, name, _ in known):
        raise Unsuitable("database-foreign")
    missing = [step for step in known if step[0] not in done]
    if missing and not migrate:
        raise Unsuitable("database-older" if done else "database-foreign")
    return missing


def migrations() -> list[Step]:
    """Every step of the schema."""
    folder = files(__package__).joinpath(MIGRATIONS)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    steps = []
    for name in names:
        text = folder.joinpath(name).read_text("utf-8")
        statements = [statement.strip() for statement in text.split(";\n") if statement.strip()]
        steps.append((int(name.split("_")[0]), name, statements))
    return steps
