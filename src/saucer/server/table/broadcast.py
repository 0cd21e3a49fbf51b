"""Broadcast: the subscribers of a live table, and the messages for them, each encoded once."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

import msgspec

from saucer.server import protocol
from saucer.server.protocol import TableInfo
from saucer.server.table.caller import Caller
from saucer.server.table.state import SPECTATOR, TableState
from saucer.server.views import delta, update
from saucer.server.views.delta import Snapshot
from saucer.server.views.news import news
from saucer.server.views.viewer import Viewer

CACHE_SECONDS: Final = 0.5  # an update tells the time, so it is not kept for longer


@dataclass(eq=False)
class Subscriber:
    """A connection that follows the table. Only the last seq sent is kept: slow readers get larger updates."""

    caller: Caller
    language: str | None = None
    sent: int | None = None
    seen: int | None = None  # the last seq that the client said was on its screen, if it ever did
    needs_update: bool = True  # even if no event has happened
    deltas: bool = False  # it wants to be sent what has changed
    held: Snapshot | None = None  # what a delta can be applied to; None where the whole is to be sent
    dismissal: str = ""  # why the connection is to be closed: a key of the catalogue
    wake: asyncio.Event = field(default_factory=asyncio.Event)

    def notify(self) -> None:
        """There is something new to send, or the connection is to be closed."""
        self.wake.set()


class Broadcast:
    """All subscribers of one table. The same bytes serve everybody who sees the same."""

    def __init__(self) -> None:
        self.subscribers: set[Subscriber] = set()
        self._progress = asyncio.Event()  # somebody has seen more, or is gone
        self._cache: dict[tuple[object, ...], tuple[float, msgspec.Raw]] = {}
        self._snapshots: dict[tuple[object, ...], Snapshot] = {}
        self._infos: dict[str | None, TableInfo] = {}  # by language

    # ---- who follows ----------------------------------------------------------------------------

    def add(self, subscriber: Subscriber, state: TableState) -> None:
        """A new connection."""
        self.subscribers.add(subscriber)
        self._announce(subscriber, state)

    def remove(self, subscriber: Subscriber, state: TableState) -> None:
        """A connection has ended."""
        self.subscribers.discard(subscriber)
        self._progress.set()
        self._announce(subscriber, state)

    def _announce(self, watcher: Subscriber, state: TableState) -> None:
        """Tell the players at once how many watch."""
        if state.seat_of(watcher.caller.guest) != SPECTATOR:
            return
        self.forget()
        for subscriber in self.subscribers:
            if state.seat_of(subscriber.caller.guest) != SPECTATOR:
                subscriber.needs_update = True
                subscriber.notify()

    def watchers(self, state: TableState) -> int:
        """How many watch without a seat."""
        return sum(state.seat_of(subscriber.caller.guest) == SPECTATOR for subscriber in self.subscribers)

    # ---- what they get --------------------------------------------------------------------------

    def publish(self, state: TableState) -> None:
        """The state has changed: notify every connection."""
        self.forget()
        for subscriber in self.subscribers:
            if not state.may_look(subscriber.caller.guest):
                subscriber.dismissal = "watchers-off"
            subscriber.notify()

    def forget(self) -> None:
        """What was made of the state is not true any more."""
        self._cache.clear()
        self._snapshots.clear()
        self._infos.clear()

    def update(self, state: TableState, subscriber: Subscriber) -> bytes:
        """The next update for a subscriber, encoded."""
        guest = subscriber.caller.guest
        viewer = Viewer(state.seat_of(guest), guest, subscriber.language)
        since, subscriber.sent = subscriber.sent, state.seq
        if subscriber.deltas:
            return self._delta(state, viewer, since, subscriber)
        key = (viewer.seat, viewer.language, since, bool(state.mutes.get(guest)) and guest)
        return bytes(
            self._shared(key, lambda: update.update(state, viewer, since, self._table_info(state, viewer.language)))
        )

    def _delta(self, state: TableState, viewer: Viewer, since: int | None, subscriber: Subscriber) -> bytes:
        """What has changed for a subscriber that wants no more than that."""
        who = viewer.seat, viewer.language, bool(state.mutes.get(viewer.guest)) and viewer.guest
        before, after = subscriber.held, self._snapshots.get(who)
        if after is None:
            after = self._snapshots[who] = delta.snapshot(state, viewer, self._info(state, viewer.language))
        subscriber.held = after
        key = (*who, since, before.number if before else 0)
        return bytes(self._shared(key, lambda: delta.message(before, after, news(state, viewer, since))))

    def _info(self, state: TableState, language: str | None) -> TableInfo:
        if language not in self._infos:
            self._infos[language] = update.table_info(state, language, self.watchers(state))
        return self._infos[language]

    def _table_info(self, state: TableState, language: str | None) -> msgspec.Raw:
        return self._shared((language,), lambda: self._info(state, language))

    def _shared(self, key: tuple[object, ...], make: Callable[[], object]) -> msgspec.Raw:
        """A message, or a part of one, from the cache."""
        encoded_at, data = self._cache.get(key, (0.0, msgspec.Raw()))
        now = time.time()
        if now > encoded_at + CACHE_SECONDS:
            data = protocol.encoded(make())
            self._cache[key] = now, data
        return data

    # ---- what they have seen --------------------------------------------------------------------

    def mark_seen(self, subscriber: Subscriber, seq: int) -> bool:
        """A client has rendered `seq`; whether that is new, and had been sent to it."""
        if not (subscriber.seen or 0) < seq <= (subscriber.sent or 0):
            return False
        subscriber.seen = seq
        self._progress.set()
        return True

    async def until_seen(self, seq: int, latest: float) -> None:
        """Wait until all clients that report what they render have rendered `seq`, at most until `latest`."""
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, latest - time.time())):
                while any(client.seen is not None and client.seen < seq for client in self.subscribers):
                    self._progress.clear()
                    await self._progress.wait()
