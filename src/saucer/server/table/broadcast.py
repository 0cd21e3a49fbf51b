"""Broadcast: the subscribers of a live table, and the messages for them, each encoded once."""

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from saucer.server import protocol
from saucer.server.table.caller import Caller
from saucer.server.table.state import SPECTATOR, TableState
from saucer.server.views import delta
from saucer.server.views.news import news
from saucer.server.views.table_info import TableInfos
from saucer.server.views.update import Snapshot, snapshot
from saucer.server.views.viewer import Viewer

Who = tuple[int, str | None, str]  # seat, language, and the guest if some seats are muted for them
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

    def resume(self, since: int | None, state: TableState) -> None:
        """Send a whole update next, with the news after `since`."""
        self.sent = since if since is None else min(since, state.seq)
        self.held, self.needs_update = None, True

    def notify(self) -> None:
        """There is something new to send, or the connection is to be closed."""
        self.wake.set()


class Broadcast:
    """All subscribers of one table. The same bytes serve everybody who sees the same."""

    def __init__(self) -> None:
        self.subscribers: set[Subscriber] = set()
        self._progress = asyncio.Event()  # somebody has seen more, or is gone
        self._watching: int | None = None  # how many watch, once they have been counted
        self._tables = TableInfos()
        self._snapshots: dict[Who, Snapshot] = {}
        self._messages: dict[tuple[object, ...], tuple[float, bytes]] = {}

    # ---- who follows ----------------------------------------------------------------------------

    def add(self, subscriber: Subscriber, state: TableState) -> None:
        """A new connection."""
        self.subscribers.add(subscriber)
        self._watching = None
        self._announce(subscriber, state)

    def remove(self, subscriber: Subscriber, state: TableState) -> None:
        """A connection has ended."""
        self.subscribers.discard(subscriber)
        self._watching = None
        self._progress.set()
        self._announce(subscriber, state)

    def _announce(self, watcher: Subscriber, state: TableState) -> None:
        """Tell the players at once how many watch."""
        if state.seat_of(watcher.caller.guest) != SPECTATOR:
            return
        self._forget()
        for subscriber in self.subscribers:
            if state.seat_of(subscriber.caller.guest) != SPECTATOR:
                subscriber.needs_update = True
                subscriber.notify()

    def watchers(self, state: TableState) -> int:
        """How many watch without a seat."""
        if self._watching is None:
            guests = [subscriber.caller.guest for subscriber in self.subscribers]
            self._watching = sum(state.seat_of(guest) == SPECTATOR for guest in guests)
        return self._watching

    # ---- what they get --------------------------------------------------------------------------

    def publish(self, state: TableState) -> None:
        """The state has changed: notify every connection."""
        self._forget()
        everybody = state.settings.watchers
        for subscriber in self.subscribers:
            if not everybody and not state.may_look(subscriber.caller.guest):
                subscriber.dismissal = "watchers-off"
            subscriber.notify()

    def _forget(self) -> None:
        """What was made of the state before is no longer true."""
        self._watching = None
        self._messages.clear()
        self._snapshots.clear()
        self._tables.forget()

    def update(self, state: TableState, subscriber: Subscriber) -> bytes:
        """The next update for a subscriber, encoded."""
        guest, language = subscriber.caller.guest, subscriber.language
        who = state.seat_of(guest), language, guest if state.mutes.get(guest) else ""
        since, subscriber.sent = subscriber.sent, state.seq
        before, after = subscriber.held, None
        if subscriber.deltas:
            after = subscriber.held = self._snapshot(state, who, guest)
        key = who, since, after and before and before.number, subscriber.deltas
        encoded_at, message = self._messages.get(key, (0.0, b""))
        now = time.time()
        if now > encoded_at + CACHE_SECONDS:
            made = self._message(state, who, guest, since, before if after else None)
            message = protocol.encode(made)
            self._messages[key] = now, message
        return message

    def _message(
        self, state: TableState, who: Who, guest: str, since: int | None, before: Snapshot | None
    ) -> protocol.Update | protocol.Delta:
        after = self._snapshot(state, who, guest)
        items = news(state, after.viewer, since)
        if before:
            return delta.message(before, after, items)
        return after.whole(items, self._tables.encoded(state, after.viewer.language, self.watchers(state)))

    def _snapshot(self, state: TableState, who: Who, guest: str) -> Snapshot:
        """What a viewer is sent now, made once for all who are sent the same."""
        made = self._snapshots.get(who)
        if made is None:
            seat, language, _ = who
            info = self._tables.of(state, language, self.watchers(state))
            made = self._snapshots[who] = snapshot(state, Viewer(seat, guest, language), info)
        return made

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
