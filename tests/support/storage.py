"""Builders of rows of the store, and databases to try it with."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from saucer.server.storage import Entry, Row, Store, open_store

Outcome = Exception | None
PLAYED = '{"type":"played","seat":0,"words":"pass"}'


def row(table: str, seq: int, **fields: Any) -> Row:
    """A row of a table with some fields changed."""
    values: dict[str, Any] = {
        "game": "looters",
        "phase": "playing",
        "public": True,
        "changed": 1.0,
        "wake": None,
        "summary": "{}",
    }
    return Row(table=table, seq=seq, **{**values, **fields})


def fresh() -> str:
    """A table's name that no other test of a shared database has."""
    return secrets.token_hex(6)


def in_store(address: str, test: Callable[..., Awaitable[Any]], *names: str) -> Any:
    """Run a test with an open store."""

    async def inside() -> Any:
        store = await open_store(address)
        try:
            return await asyncio.wait_for(test(store, *names), 120)
        finally:
            await store.close()

    return asyncio.run(inside())


class Moves:
    """A live table that makes moves: its row follows it."""

    def __init__(self, store: Store, **fields: Any) -> None:
        self.store = store
        self.table = fresh()
        self.seq = 0
        self.fields = fields

    @property
    def phase(self) -> str:
        """The table's phase."""
        return self().phase

    @property
    def wake(self) -> float | None:
        """When a process has to run the table."""
        return self().wake

    def __call__(self) -> Row:
        """The row as of now."""
        return row(self.table, self.seq, **self.fields)

    def enqueue(
        self, fence: int | None = None, body: str = PLAYED, **fields: Any
    ) -> "asyncio.Future[Exception | None]":
        """Append a line, which changes the row; the result is what `done` was called with."""
        result: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        self.fields |= fields
        self.seq += 1
        self.store.append_soon(self, [Entry(self.seq, 1.0, body)], (), fence, result.set_result)
        return result

    async def move(self, **fields: Any) -> None:
        """Make a move, durably."""
        if error := await self.enqueue(**fields):
            raise error

    async def log(self) -> list[int]:
        """The numbers of the lines on disk."""
        return [entry.seq for entry in await self.store.read(self.table)]

    async def indexed(self) -> int:
        """The last line that the row on disk knows of."""
        found = await self.store.row(self.table)
        assert found
        return found.seq
