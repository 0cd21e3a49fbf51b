"""Sends each connection to the process that owns the table of its next request."""

import asyncio
import os
import re
from typing import Any, Final

from saucer.server.http.timeouts import Requests
from saucer.server.workers.peers import Peers

TABLE: Final = re.compile(rb"[\r\n]*[A-Z]+ /api/tables/([A-Za-z0-9_-]{1,64})[/? ]")
UNDECIDED: Final = re.compile(rb"[\r\n]*(?:[A-Z]{1,20}(?: [^ \r\n]*)?)?")  # more bytes may still name a table
LONGEST: Final = 256  # bytes after which nothing has named a table


class RoutedRequests(Requests):
    """The HTTP protocol of a worker process.

    Only between two requests a connection may go to another process: nothing is half read or half answered then. A
    request that is sent before the one before it has been answered is served where that one is.
    """

    def __init__(self, *args: Any, peers: Peers, data: bytes = b"", stays: bool = False, **options: Any) -> None:
        super().__init__(*args, **options)
        self._peers = peers
        self._held = data  # received, but not yet parsed
        self._stays = stays  # the first request is served here, whatever it is
        self._in_message = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin with what another process has received."""
        super().connection_made(transport)
        if self._held:
            self.loop.call_soon(self._proceed)

    def data_received(self, data: bytes) -> None:
        """Parse it here, or pass the connection on."""
        self._held += data
        self._proceed()

    def eof_received(self) -> None:
        """Look at what came before the end first."""
        self._proceed()
        super().eof_received()

    def on_message_begin(self) -> None:
        """A request has begun."""
        super().on_message_begin()
        self._in_message = True

    def on_message_complete(self) -> None:
        """A request has been read."""
        super().on_message_complete()
        self._in_message = False

    def _proceed(self) -> None:
        data, self._held = self._held, b""
        if not data or self.transport.is_closing():
            return
        if self._is_idle() and not self._stays:
            request = TABLE.match(data)
            if not request and len(data) < LONGEST and UNDECIDED.fullmatch(data):
                self._held = data
                self._await_rest()
                return
            if request and self._leave(self._peers.owner(request[1].decode()), data):
                return
        self._stays = False
        super().data_received(data)

    def _is_idle(self) -> bool:
        """Whether everything received has been read and answered, and the answer is sent."""
        answered = self.cycle is None or self.cycle.response_complete
        return answered and not self._in_message and not self.transport.get_write_buffer_size()

    def _await_rest(self) -> None:
        self._unset_keepalive_if_required()
        if not self._timer:
            self._await_head()

    def _leave(self, owner: int, data: bytes) -> bool:
        """Pass the connection on, if another process owns the table; whether that was begun."""
        if owner == self._peers.slot:
            return False
        try:
            descriptor = os.dup(self.transport.get_extra_info("socket").fileno())
        except OSError:  # too many open files
            return False
        self.transport.abort()  # closes only our own descriptor
        self._peers.hand_over(owner, descriptor, data)
        return True
