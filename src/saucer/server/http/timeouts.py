"""Timeouts for idle and non-reading peers. Clients that were cut off resume by seq."""

import asyncio
import socket
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS: Final = 15.0  # to send the head of a request
HEAD_BYTES: Final = 32_768
TAKE_SECONDS: Final = 10.0  # a peer that takes nothing for so long is gone
SEND_BUFFER: Final = 131_072  # bytes that the system holds for a peer, so that a slow one is noticed early


def hurry(listening: socket.socket) -> None:
    """Let the system drop peers that take nothing of what waits for them, also while a connection is being closed.

    The sockets of connections inherit it. Where the system cannot, pings still find out about sockets at tables.
    """
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(TAKE_SECONDS * 1000))


class Requests(HttpToolsProtocol):
    """uvicorn's HTTP protocol, with a timeout and a size limit for the head of a request."""

    _timer: asyncio.TimerHandle | None = None
    _length = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timeout for the first head."""
        super().connection_made(transport)
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timeout."""
        self._end_of_head()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Count the bytes of the head."""
        super().data_received(data)
        if self._timer:
            self._length += len(data)
            if self._length > HEAD_BYTES:
                self.transport.abort()

    def on_message_begin(self) -> None:
        """Start the timeout for the next head."""
        super().on_message_begin()
        self._await_head()

    def on_headers_complete(self) -> None:
        """Stop the timeout; bodies have limits of their own."""
        self._end_of_head()
        super().on_headers_complete()

    def _await_head(self) -> None:
        self._end_of_head()
        self._timer = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _end_of_head(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer, self._length = None, 0
