"""A simulated network: connections with latency that break, go silent at one end, and have readers that do not read.

Messages of one connection arrive in order, as with TCP; between connections there is no order.
"""

import asyncio
import random
from collections.abc import Callable
from typing import Any, Final

from tests.simulation.loop import SimulatedLoop

WINDOW: Final = 64_000  # bytes under way to a client before the server has to wait
PING_SECONDS: Final = 40.0  # until a server notices that a silent client is gone
TINY: Final = 1e-6  # seconds between two messages of a connection
GONE: Final = 1006  # the close code of a connection that broke


class Link:
    """One connection. The client gives callbacks; the server awaits."""

    def __init__(
        self, loop: SimulatedLoop, latency: float, chance: random.Random, received: Callable[["Link", bytes], None]
    ) -> None:
        self.loop = loop
        self.latency = latency
        self.chance = chance
        self.received = received
        self.refusal: bytes | None = None  # what the server answered in place of a connection
        self.is_open = True  # as far as the client knows
        self.is_whole = True  # nothing has gone wrong yet
        self.is_read = True  # the client takes what arrives
        self.incoming: asyncio.Queue[bytes | None] = asyncio.Queue()  # for the server; None is the end
        self.close_code: int | None = None  # as the client learned it
        self.owner: Any = None  # the client
        self.cursor: int | None = None  # the newest line that the client has, as far as the server knows
        self.has_update = False
        self._arrives: dict[str, float] = {"up": 0.0, "down": 0.0}  # when the last message of a direction does
        self._under_way = 0
        self._unread: list[bytes] = []
        self._room: asyncio.Future[None] | None = None

    def _delay(self, way: str) -> float:
        delay = self.latency * (0.5 + self.chance.expovariate(1.0))
        self._arrives[way] = max(self._arrives[way] + TINY, self.loop.now + delay)
        return self._arrives[way] - self.loop.now

    # ---- the client's end -----------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """From the client to the server."""
        if self.is_open:
            self.loop.outside(self._delay("up"), self._arrive_up, data)

    def close(self) -> None:
        """The client closes."""
        if self.is_open:
            self.is_open = False
            self.loop.outside(self._delay("up"), self._end_up)

    def _arrive_up(self, data: bytes) -> None:
        if self.is_whole:
            self.incoming.put_nowait(data)

    def _end_up(self) -> None:
        self.is_whole = False
        self.incoming.put_nowait(None)
        self._make_room(OSError("the connection is closed"))

    def set_reading(self, is_read: bool) -> None:
        """The client stops taking what arrives, or begins again."""
        self.is_read = is_read
        unread, self._unread = self._unread, []
        for data in unread:
            self._take(data)

    # ---- the server's end -----------------------------------------------------------------------

    async def deliver(self, data: bytes) -> None:
        """From the server to the client; waits while too much is under way."""
        while self._under_way > WINDOW:
            self._room = asyncio.get_running_loop().create_future()
            await self._room
        self._under_way += len(data)
        if self.is_whole:
            self.loop.outside(self._delay("down"), self._arrive_down, data)

    def end(self, code: int) -> None:
        """The server closes."""
        self.loop.outside(self._delay("down"), self._end_down, code)

    def _arrive_down(self, data: bytes) -> None:
        if not self.is_whole:
            return
        if self.is_read:
            self._take(data)
        else:
            self._unread.append(data)

    def _take(self, data: bytes) -> None:
        self._under_way -= len(data)
        self._make_room()
        if self.is_open:
            self.received(self, data)

    def _make_room(self, error: Exception | None = None) -> None:
        if self._room and not self._room.done():
            if error:
                self._room.set_exception(error)
            else:
                self._room.set_result(None)

    def _end_down(self, code: int) -> None:
        self.is_whole = False
        if self.is_open:
            self.is_open, self.close_code = False, code
            self.received(self, b"")

    # ---- trouble --------------------------------------------------------------------------------

    def break_off(self, *, silently: bool = False) -> None:
        """The connection breaks: what is under way is lost. Silently: the server hears nothing of it for long."""
        if not self.is_whole:
            return
        self.is_whole = False
        self.loop.outside(self.chance.uniform(0, 1.0), self._end_down, GONE)
        self.loop.outside(PING_SECONDS if silently else self.chance.uniform(0, 1.0), self._end_up)

    def server_died(self) -> None:
        """The server's process is gone; its system closes the connection."""
        self.loop.outside(self._delay("down"), self._end_down, GONE)
