"""A simulated network: connections with latency that break, go silent at one end, and have readers that do not read.

Messages of one connection arrive in order, as with TCP; between connections there is no order.
"""

import random
from collections.abc import Callable
from typing import Any, Final, Protocol

from tests.simulation.loop import SimulatedLoop
from tests.simulation.trace import Violation
from tests.support.deltas import Reader

WINDOW: Final = 64_000  # bytes under way to a client before the server has to wait
PING_SECONDS: Final = 40.0  # until a server notices that a silent client is gone
TINY: Final = 1e-6  # seconds between two messages of a connection
GONE: Final = 1006  # the close code of a connection that broke


class ServersEnd(Protocol):
    """What a link reports to at the server."""

    def arrived(self, data: bytes) -> None:
        """A message of the client."""

    def set_blocked(self, is_blocked: bool) -> None:
        """Too much is under way, or no more."""

    def closed(self) -> None:
        """The connection is gone."""


class ClientsEnd(Protocol):
    """What a link reports to at the client."""

    def opened(self, link: "Link") -> None:
        """The server has accepted."""

    def received(self, link: "Link", data: bytes) -> None:
        """A message of the server."""

    def closed(self, link: "Link") -> None:
        """The connection is gone."""


class Link:
    """One connection."""

    def __init__(self, loop: SimulatedLoop, latency: float, chance: random.Random, owner: Any) -> None:
        self.loop = loop
        self.latency = latency
        self.chance = chance
        self.owner = owner  # the client
        self.server: ServersEnd | None = None
        self.is_open = True  # as far as the client knows
        self.is_whole = True  # nothing has gone wrong yet
        self.is_read = True  # the client takes what arrives
        self.cursor: int | None = None  # the newest line that the client has, as far as the server knows
        self.has_update = False
        self._servers_view, self._clients_view = Reader(), Reader()
        self._arrives = {"up": 0.0, "down": 0.0}  # when the last message of a direction does
        self._under_way = 0
        self._unread: list[bytes] = []

    def whole(self, message: Any, *, at_client: bool = False) -> Any:
        """A message as it was sent, or arrives; changes of an update become the whole update."""
        reader = self._clients_view if at_client else self._servers_view
        if message["type"] not in ("update", "delta"):
            return message
        update = reader.read(message)
        if update is None:
            raise Violation(f"{self.owner.name} is sent changes of an update that it does not have")
        return {**update, "type": "update"}

    def _send(self, way: str, callback: Callable[..., None], *args: Any) -> None:
        delay = self.latency * (0.5 + self.chance.expovariate(1.0))
        self._arrives[way] = max(self._arrives[way] + TINY, self.loop.now + delay)
        self.loop.outside(self._arrives[way] - self.loop.now, callback, *args)

    # ---- the client's end -----------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """From the client to the server."""
        if self.is_open:
            self._send("up", self._arrive_up, data)

    def close(self) -> None:
        """The client closes."""
        if self.is_open:
            self.is_open = False
            self._send("up", self._end_up)

    def _arrive_up(self, data: bytes) -> None:
        if self.is_whole and self.server:
            self.server.arrived(data)

    def _end_up(self) -> None:
        self.is_whole = False
        if self.server:
            self.server.closed()

    def set_reading(self, is_read: bool) -> None:
        """The client stops taking what arrives, or begins again."""
        self.is_read = is_read
        if is_read:
            unread, self._unread = self._unread, []
            for data in unread:
                self._take(data)

    # ---- the server's end -----------------------------------------------------------------------

    def accept(self, server: ServersEnd) -> None:
        """The server serves the connection."""
        self.server = server
        self._send("down", self._opened)

    def deliver(self, data: bytes) -> None:
        """From the server to the client."""
        was_blocked, self._under_way = self.is_full, self._under_way + len(data)
        self._send("down", self._arrive_down, data)
        if self.is_full and not was_blocked and self.server:
            self.server.set_blocked(True)

    @property
    def is_full(self) -> bool:
        """Whether the server has to wait."""
        return self._under_way > WINDOW

    def end(self) -> None:
        """The server closes, or its process is gone."""
        self._send("down", self._end_down)

    def _opened(self) -> None:
        if self.is_whole and self.is_open:
            self.owner.opened(self)

    def _arrive_down(self, data: bytes) -> None:
        if self.is_whole:
            if self.is_read:
                self._take(data)
            else:
                self._unread.append(data)

    def _take(self, data: bytes) -> None:
        was_full, self._under_way = self.is_full, self._under_way - len(data)
        if was_full and not self.is_full and self.server:
            self.server.set_blocked(False)
        if self.is_open:
            self.owner.received(self, data)

    def _end_down(self) -> None:
        if self.is_open:
            self.is_open = False
            self.owner.closed(self)
        self._end_up()

    # ---- trouble --------------------------------------------------------------------------------

    def break_off(self, *, silently: bool = False) -> None:
        """The connection breaks: what is under way is lost. Silently: the server hears nothing of it for long."""
        if self.is_whole:
            self.is_whole = False
            self.loop.outside(self.chance.uniform(0, 1.0), self._client_notices)
            self.loop.outside(PING_SECONDS if silently else self.chance.uniform(0, 1.0), self._end_up)

    def _client_notices(self) -> None:
        if self.is_open:
            self.is_open = False
            self.owner.closed(self)
