"""The adapter between the simulated network and the server's WebSocket: all that is known here of both."""

import asyncio
from collections import deque
from collections.abc import Callable, MutableMapping, Sequence
from typing import Any, Final

from starlette.websockets import WebSocket

from saucer.server.http.context import RequestContext
from saucer.server.ws.connection import table_socket
from saucer.server.ws.socket import EXTENSION, Handler
from tests.simulation.loop import Domain
from tests.simulation.network import Link

Message = MutableMapping[str, Any]
PORT: Final = 40_000


class SimulatedSocket:
    """A WebSocket of the server, and the ASGI channel of its handshake. The handler runs in the server's process."""

    def __init__(self, link: Link, domain: Domain, sent: Callable[[Link, bytes], None]) -> None:
        self.link = link
        self.domain = domain
        self.sent = sent
        self._handler: Handler | None = None
        self._is_reading = True
        self._is_over = False
        self._unread: deque[bytes] = deque()

    # ---- the handshake --------------------------------------------------------------------------

    async def receive(self) -> Message:
        """The first message of ASGI; the others do not go through it."""
        return {"type": "websocket.connect"}

    async def send(self, message: Message) -> None:
        """The answer to the handshake."""
        if message["type"] == "websocket.accept":
            self.link.accept(self)
        elif message["type"] == "websocket.http.response.body":
            self.link.end()

    # ---- for the server -------------------------------------------------------------------------

    @property
    def blocked(self) -> bool:
        """Whether nothing is to be sent for now."""
        return self.link.is_full

    def attach(self, handler: Handler) -> None:
        """Report everything to the handler."""
        self._handler = handler
        if self._is_over:
            handler.on_closed()

    def send_messages(self, messages: Sequence[bytes]) -> None:
        """Send messages."""
        for data in () if self._is_over else messages:
            self.sent(self.link, data)
            self.link.deliver(data)

    def pause_reading(self) -> None:
        """Read nothing more for now."""
        self._is_reading = False

    def resume_reading(self) -> None:
        """Read again."""
        self._is_reading = True
        while self._unread and self._is_reading:
            self._report("on_message", self._unread.popleft())

    def end(self, code: int) -> None:
        """Close."""
        self._is_over = True
        self.link.end()

    # ---- for the network ------------------------------------------------------------------------

    def arrived(self, data: bytes) -> None:
        """A message of the client."""
        if self._is_over:
            return
        if self._is_reading:
            self._report("on_message", data)
        else:
            self._unread.append(data)

    def set_blocked(self, is_blocked: bool) -> None:
        """Too much is under way, or no more."""
        if is_blocked and self._handler:
            self._handler.on_blocked()
        elif not self._is_over:
            self._report("on_writable")

    def closed(self) -> None:
        """The connection is gone."""
        self._is_over = True
        self._report("on_closed")

    def _report(self, event: str, *args: Any) -> None:
        """Tell the handler, in the server's process and on its time."""
        self.link.loop.call_soon(self._call, event, args, context=self.domain.context)

    def _call(self, event: str, args: tuple[Any, ...]) -> None:
        if self._handler:
            getattr(self._handler, event)(*args)


async def serve(context: RequestContext, socket: SimulatedSocket, table: str, token: str, address: str) -> None:
    """Serve one connection, from the handshake to the end."""
    scope = {
        "type": "websocket",
        "path": f"/api/tables/{table}/socket",
        "path_params": {"table": table},
        "query_string": b"",
        "headers": [(b"authorization", f"Bearer {token}".encode())] if token else [],
        "client": (address, PORT),
        "extensions": {"websocket.http.response": {}, EXTENSION: socket},
    }
    try:
        await table_socket(context, WebSocket(scope, socket.receive, socket.send))
    except asyncio.CancelledError:
        raise
    except Exception:  # as with an ASGI server: the connection ends
        pass
    finally:
        socket.end(1000)
