"""Presence: which people at the table are connected through this process."""

import time
from collections.abc import Set
from typing import Final

from saucer.server.table import events
from saucer.server.table.broadcast import Subscriber
from saucer.server.table.events import AnyEvent
from saucer.server.table.state import TableState

GRACE_SECONDS: Final = 8.0  # in which a lost connection may come back unnoticed


class Presence:
    """Compares the connections of this process with what the log says about them."""

    def __init__(self, process: str, subscribers: Set[Subscriber]) -> None:
        self.process = process
        self.subscribers = subscribers
        self._lost_at: dict[int, float] = {}  # [seat] when its last connection here ended

    def disconnect(self, seat: int) -> None:
        """A connection of the seat's person has ended."""
        self._lost_at[seat] = time.time()

    def changes(self, state: TableState) -> list[AnyEvent]:
        """The events that bring the log up to date."""
        now, connected = time.time(), self._connected(state)
        batch: list[AnyEvent] = []
        for number, seat in enumerate(state.seats):
            if number in connected and self.process not in seat.here:
                batch.append(events.Here(seat=number, process=self.process))
                if seat.late:
                    batch.append(events.Returned(seat=number))
            elif number not in connected and self.process in seat.here and now >= self._gone_at(number):
                batch.append(events.Gone(seat=number, process=self.process))
        return batch

    def next_change(self, state: TableState) -> float | None:
        """When the next grace period ends."""
        connected = self._connected(state)
        times = [
            self._gone_at(number)
            for number, seat in enumerate(state.seats)
            if self.process in seat.here and number not in connected
        ]
        return min(times, default=None)

    def _connected(self, state: TableState) -> set[int]:
        return {state.seat_of(subscriber.caller.guest) for subscriber in self.subscribers}

    def _gone_at(self, seat: int) -> float:
        return self._lost_at.get(seat, 0) + GRACE_SECONDS
