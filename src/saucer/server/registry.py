"""The registry of live tables in one process; it loads a table when somebody comes or a timer is due."""

import asyncio
import contextlib
import logging
import math
import secrets
import string
import time
from collections.abc import Awaitable, Callable, Sequence, Set
from typing import Final

import msgspec

from saucer.kernel.match import Match
from saucer.server import display_names, protocol
from saucer.server.bot_pool import BotPool
from saucer.server.config import Keep
from saucer.server.errors import ServerError
from saucer.server.fairness import shuffle
from saucer.server.metrics import METRICS
from saucer.server.ops.purge import Purge
from saucer.server.settings import Level, Settings
from saucer.server.storage import Entry, Store
from saucer.server.storage.store import BEAT_SECONDS, LEASE_SECONDS, SEEN_SECONDS, SIGNED_OUT
from saucer.server.table import events
from saucer.server.table.actor import Table
from saucer.server.table.bots import Tempo
from saucer.server.table.caller import Caller
from saucer.server.table.events import AnyEvent
from saucer.server.table.state import replayed
from saucer.server.views.table_index import row_of
from saucer.server.workers.peers import Peers

logger: Final = logging.getLogger("saucer.registry")
SWEEP_SECONDS: Final = 1.0
COMPARE_SECONDS: Final = 0.2
REFRESH_SECONDS: Final = 60.0
PURGE_SECONDS: Final = 3600.0
PURGE: Final = "@purge"  # the name of the lease for purging; no table has such a name
LETTERS: Final = string.ascii_letters + string.digits  # nothing that a command event takes for an option
NAME_LETTERS: Final = 22  # 130 bits


class TableRegistry:
    """The live tables of one process, and the background tasks that serve them."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        tempo: Tempo | None = None,
        keep: Keep | None = None,
        peers: Peers | None = None,
    ) -> None:
        self.store = store
        self.peers = peers or Peers()
        self.keep = keep or Keep()
        self.bot_pool = bot_pool
        self.tempo = tempo or Tempo()
        self.living: Set[str] = frozenset({store.process})
        self.tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._looks_left = 0  # heartbeats at which all tables look for people whose process has died
        self._written = asyncio.Event()  # another process has written to an unknown table

    # ---- opening and closing --------------------------------------------------------------------

    def open(self) -> None:
        """Start the background tasks."""
        self.store.listen(self._news)
        self.peers.hear = self._dismiss
        self._tasks = [
            asyncio.create_task(self._again(self._beat, BEAT_SECONDS), name="heartbeat"),
            asyncio.create_task(self._again(self._sweep, SWEEP_SECONDS), name="alarm clock"),
            asyncio.create_task(self._again(self._refresh, REFRESH_SECONDS), name="refresh"),
            asyncio.create_task(self._again(self._remember, SEEN_SECONDS), name="memory"),
            asyncio.create_task(self._again(self._compare, COMPARE_SECONDS), name="comparison"),
        ]
        if self.keep != Keep():
            self._tasks.append(asyncio.create_task(self._again(self._purge, PURGE_SECONDS), name="purge"))
        METRICS.gauge("saucer_tables_live", lambda: len(self.tables))
        METRICS.gauge("saucer_viewers", lambda: sum(len(table.subscribers) for table in self.tables.values()))
        METRICS.gauge("saucer_bots_pending", lambda: self.bot_pool.pending)

    async def close(self) -> None:
        """Stop every table; nothing is lost, since their logs are on disk."""
        for table in self.tables.values():
            if table.task:
                self._tasks.append(table.task)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bot_pool.close()

    async def _again(self, work: Callable[[], Awaitable[None]], seconds: float) -> None:
        while True:
            try:
                await work()
            except Exception:
                logger.exception("could not reach the store; trying again")
            await asyncio.sleep(seconds)

    async def _beat(self) -> None:
        METRICS.save()
        await self.store.beat()
        before, self.living = self.living, await self.store.living() | {self.store.process}
        if before - self.living:  # who has just come back through another process counts as gone a little later
            self._looks_left = 1 + math.ceil(LEASE_SECONDS / BEAT_SECONDS)
        if self._looks_left:
            self._looks_left -= 1
            for table in self.tables.values():
                table.wake()

    async def _sweep(self) -> None:
        """Load the tables whose timers are due and that no process runs."""
        for name in filter(self.peers.owns, await self.store.due()):
            try:
                table = await self.table(name)
            except Exception:  # one that cannot be read keeps no other waiting
                logger.exception("table %s cannot be opened", name[:6])
                continue
            if table:
                table.wake()

    async def _refresh(self) -> None:
        """Write the index rows that processes had postponed when they died."""
        for name in filter(self.peers.owns, await self.store.stale()):
            try:
                await self.store.refresh(row_of(replayed(await self.store.read(name))))
            except Exception:  # one that cannot be read keeps no other waiting
                logger.exception("table %s cannot be read", name[:6])

    async def _remember(self) -> None:
        """Mark live tables and connected guests as seen, so that they are not purged."""
        for table in list(self.tables.values()):
            await self.store.saw_table(table.id)
            for guest in {subscriber.caller.guest for subscriber in table.subscribers} - {""}:
                await self.store.saw_guest(guest)

    async def _purge(self) -> None:
        """Delete old data, if this process holds the lease for it."""
        if await self.store.lease(PURGE) is None:
            return
        gone = await Purge(self.store, self.keep).run()
        if any(msgspec.structs.astuple(gone)):
            logger.info("deleted %d tables, %d chat messages, %d guests", gone.tables, gone.chat, gone.guests)

    def _news(self, table: str, seq: int) -> None:
        """Another process has written to a table; without a name, to any."""
        if table.startswith(SIGNED_OUT):
            self._dismiss(table.removeprefix(SIGNED_OUT))
        elif table in self.tables:
            self.tables[table].notify(seq)
        elif not table:
            self._written.set()

    async def _compare(self) -> None:
        """Wake the tables whose logs are longer than is known here, once another process has written."""
        await self._written.wait()
        try:
            self._written.clear()
            for table, seq in await self.store.last_lines(list(self.tables)):
                self._news(table, seq)
        except Exception:
            self._written.set()
            raise

    def sign_out(self, guest: str) -> None:
        """End all connections of a guest, in the other processes of this server, too."""
        self._dismiss(guest)
        self.peers.tell(guest)

    def _dismiss(self, guest: str) -> None:
        for table in self.tables.values():
            for subscriber in table.subscribers:
                if subscriber.caller.guest == guest:
                    subscriber.dismissal = "not-signed-in"
                    subscriber.notify()

    # ---- finding tables -------------------------------------------------------------------------

    async def table(self, name: str) -> Table | None:
        """The live table of that name, loaded if need be; None if there is none."""
        if name in self.tables:
            self.tables[name].keep_awake()
            return self.tables[name]
        if name not in self._opening:
            self._opening[name] = asyncio.create_task(self._open(name), name=f"open {name}")
        return await asyncio.shield(self._opening[name])

    async def _open(self, name: str) -> Table | None:
        try:
            if not await self.store.visit(name):
                return None
            entries = await self.store.read(name)
            table = Table(self, entries)
            self.tables[name] = table
            table.task = asyncio.create_task(self._live(table), name=f"table {name}")
            return table
        finally:
            del self._opening[name]

    async def _live(self, table: Table) -> None:
        try:
            await table.run()
        finally:
            del self.tables[table.id]
        with contextlib.suppress(Exception):
            await self.store.release(table.id)

    # ---- making tables --------------------------------------------------------------------------

    async def create(self, caller: Caller, payload: protocol.NewTable) -> str:
        """Create a table; returns its name."""
        settings = payload.settings.settled()
        name = _new_name()
        first = events.Created(who=caller.guest, table=name, settings=settings, secret=shuffle.fresh_secret())
        seats = payload.seats or [protocol.SeatWish("me")]
        if len(seats) > settings.players or sum(seat.kind == "me" for seat in seats) > 1:
            raise ServerError("too-many-seats")
        return await self._save(name, [first, *_seating(caller, seats, payload.promise or "")])

    async def create_from(self, caller: Caller, match: Match, seat: int, level: Level) -> str:
        """Create a table that continues from a position, with the caller in one seat and bots in all others."""
        settings = Settings(match.game.slug, match.players, dict(match.options), hints=True)
        name = _new_name()
        seats = [protocol.SeatWish("me" if place == seat else "bot", level) for place in range(match.players)]
        batch: list[AnyEvent] = [
            events.Created(who=caller.guest, table=name, settings=settings.settled(), secret=shuffle.fresh_secret()),
            *_seating(caller, seats, ""),
            events.Continued(who=caller.guest, record=match.record().to_json()),
        ]
        return await self._save(name, batch)

    async def _save(self, name: str, batch: Sequence[AnyEvent]) -> str:
        """Write a new table's first events."""
        now = time.time()
        entries = [Entry(place, now, events.encode(event)) for place, event in enumerate(batch, start=1)]
        await self.store.append(row_of(replayed(entries)), entries, ())
        METRICS.count("saucer_tables_created_total")
        return name


def _new_name() -> str:
    """A random name; knowing it is what gives access to a table by link."""
    return "".join(secrets.choice(LETTERS) for _ in range(NAME_LETTERS))


def _seating(caller: Caller, seats: Sequence[protocol.SeatWish], promise: str) -> list[AnyEvent]:
    batch: list[AnyEvent] = []
    taken = [caller.name]
    for number, seat in enumerate(seats):
        if seat.kind == "me":
            batch.append(events.Sat(who=caller.guest, seat=number, name=caller.name, promise=promise))
        elif seat.kind == "bot":
            name = display_names.for_bot(taken)
            taken.append(name)
            batch.append(events.BotSat(who=caller.guest, seat=number, level=seat.level, name=name))
    return batch


async def checked_name(store: Store, text: str) -> str:
    """The sanitised name, if it is not banned; raises SaucerError."""
    name = display_names.checked_name(text)
    if display_names.alike(name, await store.banned_names()):
        raise ServerError("name-banned")
    return name
