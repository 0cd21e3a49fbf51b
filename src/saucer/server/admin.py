"""Admin: what whoever runs the server may do from the command line, while it runs."""

import asyncio
import errno
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeVar

from saucer.kernel.errors import SaucerError
from saucer.kernel.events import Phrase
from saucer.server import log, names
from saucer.server.deciding import refuse
from saucer.server.rows import guests_of, row_of
from saucer.server.standing import replayed
from saucer.server.storage import Conflict, Entry, Store, open_store
from saucer.server.storage.opening import is_shared

T = TypeVar("T")
ATTEMPTS: Final = 20


def with_store(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with an existing store."""
    if not is_shared(database) and not Path(database).expanduser().is_file():
        raise _file_error(database, errno.ENOENT)

    async def inside() -> T:
        store = await open_store(database)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(inside())


async def tables(store: Store) -> list[str]:
    """All tables, the newest first."""
    return [f"{row.table}  {row.game:<15} {row.phase:<10} {_ago(row.changed)}" for row in await store.all_tables()]


async def table(store: Store, name: str) -> list[str]:
    """A table's log in short: what happened and when, without secrets."""
    entries = await store.read(name)
    if not entries:
        raise refuse("no-table")
    lines = [(entry, log.read(entry.body)) for entry in entries]
    return [f"{entry.seq:>5}  {_ago(entry.at):<12} {_short(line)}" for entry, line in lines]


def _short(line: log.AnyLine) -> str:
    kind = type(line).__struct_config__.tag
    seat = getattr(line, "seat", None)
    return f"{kind}" if seat is None else f"{kind} seat {seat}"


async def close(store: Store, name: str) -> None:
    """End a table for good. A running server hears of it within a second."""
    for _ in range(ATTEMPTS):
        entries = await store.read(name)
        if not entries:
            raise refuse("no-table")
        standing = replayed(entries)
        if standing.phase == "closed":
            return
        entry = Entry(standing.seq + 1, time.time(), log.written(log.Closed()))
        standing.apply(entry)
        try:
            await store.append(row_of(standing), [entry], guests_of(standing))
        except Conflict:
            continue
        return
    raise refuse("table-busy")


async def ban_name(store: Store, name: str) -> None:
    """Nobody takes this name, or one that looks like it, any more."""
    await store.ban_name(names.skeleton(name), name)


def backup(database: str, target: Path) -> None:
    """A copy of a running SQLite database, whole and consistent."""
    if is_shared(database):
        raise refuse("backup-postgres")
    source = Path(database).expanduser()
    if not source.is_file():
        raise _file_error(str(source), errno.ENOENT)
    if target.exists():
        raise _file_error(str(target), errno.EEXIST)
    target.touch(mode=0o600)
    with sqlite3.connect(source) as running, sqlite3.connect(target) as copy:
        running.backup(copy)


def _file_error(path: str, number: int) -> SaucerError:
    return SaucerError(Phrase("error-file", {"path": path, "reason": os.strerror(number)}))


def _ago(at: float) -> str:
    minutes = max(0, int(time.time() - at)) // 60
    return f"{minutes // 1440}d {minutes // 60 % 24}h {minutes % 60}m"
