"""Administration: what `saucer admin` does to a store, also while servers use it."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from saucer.kernel.errors import SaucerError
from saucer.kernel.events import Phrase
from saucer.server import display_names
from saucer.server.config import Keep
from saucer.server.errors import ServerError
from saucer.server.ops.purge import Purge
from saucer.server.storage import Conflict, Entry, Row, Store, errors, open_store
from saucer.server.storage.connect import is_shared
from saucer.server.table import events
from saucer.server.table.state import replayed
from saucer.server.views.table_index import guests_of, row_of

T = TypeVar("T")
ATTEMPTS: Final = 20
MOST_LISTED: Final = 1000
PURGED: Final = {"tables": "Tables", "chat": "Chat messages", "guests": "Guests"}
UNITS: Final = ((1440, "d"), (60, "h"), (1, "min"))


def with_store(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Run a task with an existing store; raises SaucerError, also if the database is damaged."""

    async def inside() -> T:
        store = await open_store(database, migrate=False)
        try:
            return await work(store)
        except errors.FAILURES as error:
            raise errors.explained(database, error) from error
        finally:
            with suppress(*errors.FAILURES):
                await store.close()

    return asyncio.run(inside())


async def tables(store: Store) -> list[str]:
    """All tables, the newest first: their names, games, phases, when they changed, and who sits there."""
    rows = await store.all_tables(MOST_LISTED)
    lines = [f"{row.table}  {row.game:<15} {row.phase:<10} {_when(row.changed):<27}  {_people(row)}" for row in rows]
    if len(rows) == MOST_LISTED:
        lines.append(f"(The newest {MOST_LISTED}; there may be more.)")
    return lines or ["There are no tables."]


class Seated(msgspec.Struct):
    """The part of a table's summary that is listed; older versions wrote it, too."""

    names: list[str]


def _people(row: Row) -> str:
    return ", ".join(name or "(free)" for name in msgspec.json.decode(row.summary, type=Seated).names)


async def table(store: Store, name: str) -> list[str]:
    """A table's log without secrets: the kind and time of each event."""
    entries = await store.read(name)
    if not entries:
        raise ServerError("no-table")
    lines = [(entry, events.decode(entry.body)) for entry in entries]
    return [f"{entry.seq:>5}  {_when(entry.at):<27}  {_short(line)}" for entry, line in lines]


def _short(line: events.AnyEvent) -> str:
    kind = type(line).__struct_config__.tag
    seat = getattr(line, "seat", None)
    return f"{kind}" if seat is None else f"{kind} seat {seat}"


async def close(store: Store, name: str) -> None:
    """End a table for good. A running server hears of it within a second."""
    for _ in range(ATTEMPTS):
        entries = await store.read(name)
        if not entries:
            raise ServerError("no-table")
        state = replayed(entries)
        if state.phase == "closed":
            return
        entry = Entry(state.seq + 1, time.time(), events.encode(events.Closed()))
        state.replay(entry)
        try:
            await store.append(row_of(state), [entry], guests_of(state))
        except Conflict:
            continue
        return
    raise ServerError("table-busy")


async def ban_name(store: Store, name: str) -> str:
    """Ban a name and all that look like it; returns the name as it is stored."""
    banned_name = display_names.checked_name(name)
    await store.ban_name(display_names.skeleton(banned_name), banned_name)
    return banned_name


async def unban_name(store: Store, name: str) -> list[str]:
    """Lift the bans on a name; returns them."""
    bans = display_names.alike(name, await store.banned_names())
    if not bans:
        raise ServerError("name-not-banned", name=name)
    for banned in bans:
        await store.unban_name(banned)
    return bans


async def purge(store: Store, keep: Keep, dry_run: bool) -> list[str]:
    """Delete old data; reports how much of each kind was deleted, or would be."""
    work = Purge(store, keep)
    there = await work.all()
    gone = await (work.counted() if dry_run else work.run())
    word = "would be deleted" if dry_run else "deleted"
    return [
        f"{label}: {getattr(gone, kind)} of {getattr(there, kind)} {word}"
        for kind, label in PURGED.items()
        if getattr(keep, kind)
    ]


def backup(database: str, target: Path) -> None:
    """A copy of a running SQLite database, whole and consistent."""
    if is_shared(database):
        raise ServerError("backup-postgres")
    errors.check_address(database)
    source = Path(database).expanduser()
    if not source.is_file():
        raise errors.missing(database)
    try:
        target.touch(mode=0o600, exist_ok=False)
    except OSError as error:
        raise SaucerError(Phrase("error-file", {"path": str(target), "reason": error.strerror or ""})) from None
    try:
        _copy(source, target)
    except sqlite3.Error as error:
        target.unlink()
        raise errors.explained(database, error) from error


def _copy(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as running, closing(sqlite3.connect(target)) as copy:
        running.backup(copy)


def _when(at: float) -> str:
    """The date, and how long ago that is."""
    minutes = max(0, int(time.time() - at)) // 60
    ago = next(f"{minutes // size} {unit}" for size, unit in UNITS if minutes >= size or size == 1)
    return f"{time.strftime('%Y-%m-%d %H:%M', time.localtime(at))} ({ago} ago)"
