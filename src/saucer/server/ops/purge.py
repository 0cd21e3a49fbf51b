"""Deletion of old data, in small batches, while servers run.

A game that is being played is never touched. Each deletion checks again, in a transaction of its own, that the thing
is still old: several processes may purge at once, and somebody who comes back in the meantime loses nothing.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from saucer.server.config import Keep
from saucer.server.storage import Conflict, Store
from saucer.server.storage.database import Statement
from saucer.server.table import events

DAY_SECONDS: Final = 86_400
TOGETHER: Final = 10  # rows in one batch, so that players never wait for long
PAUSE_SECONDS: Final = 0.02
LIVE: Final = "('shuffling', 'playing')"
# The first part is that of the index events_chat.
CHAT: Final = """substr(body, 1, 15) = '{"type":"spoke"' AND body LIKE '%"text":%'"""


class Numbers(msgspec.Struct):
    """A number for each kind of data."""

    tables: int = 0
    chat: int = 0
    guests: int = 0


class Purge:
    """Finds and deletes the old data of a store."""

    def __init__(self, store: Store, keep: Keep) -> None:
        self.database = store.database
        self.keep = keep

    async def counted(self) -> Numbers:
        """Dry run: how much would be deleted."""
        return Numbers(
            await self._count(f"tables WHERE {self._old_table}") if self.keep.tables else 0,
            await self._count(f"events WHERE {self._old_chat}") if self.keep.chat else 0,
            await self._count(f"guests WHERE {self._old_guest}") if self.keep.guests else 0,
        )

    async def all(self) -> Numbers:
        """How much there is in all."""
        kinds = ("tables", f"events WHERE {CHAT}", "guests")
        return Numbers(*[await self._count(kind) for kind in kinds])

    async def run(self) -> Numbers:
        """Delete it; returns how much of each kind."""
        return Numbers(
            await self._delete("tables", "table_id", self._old_table, _table_gone) if self.keep.tables else 0,
            await self._silence() if self.keep.chat else 0,
            await self._delete("guests", "guest", self._old_guest, _guest_gone) if self.keep.guests else 0,
        )

    # ---- what is old ----------------------------------------------------------------------------

    def _before(self, days: int) -> str:
        """A point in time, by the clock of the database, which all processes share."""
        return f"{self.database.now} - {days * DAY_SECONDS}"

    @property
    def _old_table(self) -> str:
        """No game is played there, nothing has happened, and nobody has looked."""
        before = self._before(self.keep.tables)
        return f"phase NOT IN {LIVE} AND changed < {before} AND seen < {before}"

    @property
    def _old_chat(self) -> str:
        """Free text of chat, unless its table is deleted as a whole."""
        gone = f" AND table_id NOT IN (SELECT table_id FROM tables WHERE {self._old_table})" if self.keep.tables else ""
        return f"{CHAT} AND at < {self._before(self.keep.chat)}{gone}"

    @property
    def _old_guest(self) -> str:
        """Guests who have not come back, and sit in no running game."""
        return (
            f"seen < {self._before(self.keep.guests)} AND NOT EXISTS (SELECT 1 FROM sitters s JOIN tables t "
            f"ON t.table_id = s.table_id WHERE s.guest = guests.guest AND t.phase IN {LIVE})"
        )

    async def _count(self, what: str) -> int:
        return int((await self.database.read(f"SELECT count(*) FROM {what}"))[0][0])

    # ---- deleting -------------------------------------------------------------------------------

    async def _delete(self, kind: str, column: str, old: str, rest: Callable[[str], list[Statement]]) -> int:
        """Delete rows that are still old at that moment, each with everything that belongs to it."""
        total = 0
        while True:
            rows = await self.database.read(f"SELECT {column} FROM {kind} WHERE {old} LIMIT {TOGETHER}")
            first = f"DELETE FROM {kind} WHERE {column} = $1 AND {old} RETURNING 1"
            gone = await asyncio.gather(
                *(self._transact([Statement(first, (name,), must=True), *rest(name)]) for (name,) in rows)
            )
            total += sum(gone)
            if not any(gone):
                return total
            await asyncio.sleep(PAUSE_SECONDS)

    async def _silence(self) -> int:
        """Delete the text of chat events; the events stay, since a log has no gaps."""
        total = 0
        while True:
            rows = await self.database.read(
                f"SELECT table_id, seq, body FROM events WHERE {self._old_chat} LIMIT {TOGETHER}"
            )
            if not rows or not await self._transact([_wordless(*row) for row in rows]):
                return total
            total += len(rows)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _transact(self, statements: Sequence[Statement]) -> bool:
        """Whether the transaction was committed; a row may have been used again."""
        try:
            await self.database.write(statements)
        except Conflict:
            return False
        return True


def _table_gone(table: str) -> list[Statement]:
    kinds = ("events", "sitters", "games", "leases")
    return [Statement(f"DELETE FROM {kind} WHERE table_id = $1", (table,)) for kind in kinds]


def _guest_gone(guest: str) -> list[Statement]:
    return [Statement(f"DELETE FROM {kind} WHERE guest = $1", (guest,)) for kind in ("tokens", "sitters", "games")]


def _wordless(table: str, seq: int, body: str) -> Statement:
    line = events.decode(body)
    assert isinstance(line, events.Spoke)
    line.text = ""
    return Statement("UPDATE events SET body = $3 WHERE table_id = $1 AND seq = $2", (table, seq, events.encode(line)))
