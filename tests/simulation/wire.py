"""The adapter between the simulated network and the server's WebSocket: all that is known here of ASGI."""

import asyncio
from collections.abc import Callable, MutableMapping
from typing import Any, Final

from starlette.websockets import WebSocket

from saucer.server.http.context import RequestContext
from saucer.server.ws.connection import table_socket
from tests.simulation.network import Link

Message = MutableMapping[str, Any]
PORT: Final = 40_000


class Wire:
    """The server's end of a link, as an ASGI server would serve it."""

    def __init__(self, link: Link, sent: Callable[[Link, bytes], None]) -> None:
        self.link = link
        self.sent = sent
        self._is_connected = False

    async def receive(self) -> Message:
        """The next message for the application."""
        if not self._is_connected:
            self._is_connected = True
            return {"type": "websocket.connect"}
        data = await self.link.incoming.get()
        if data is None:
            self.link.incoming.put_nowait(None)  # whoever asks again hears it again
            return {"type": "websocket.disconnect", "code": 1006}
        return {"type": "websocket.receive", "text": data.decode()}

    async def send(self, message: Message) -> None:
        """A message of the application."""
        match message["type"]:
            case "websocket.send":
                data = message["text"].encode() if message.get("text") is not None else message["bytes"]
                self.sent(self.link, data)
                await self.link.deliver(data)
            case "websocket.close":
                self.link.end(message.get("code", 1000))
            case "websocket.http.response.body":
                self.link.refusal = message["body"]
                self.link.end(4403)


async def serve(
    context: RequestContext, link: Link, sent: Callable[[Link, bytes], None], table: str, token: str, address: str
) -> None:
    """Serve one connection, from the handshake to the end."""
    scope = {
        "type": "websocket",
        "path": f"/api/tables/{table}/socket",
        "path_params": {"table": table},
        "query_string": b"",
        "headers": [(b"authorization", f"Bearer {token}".encode())] if token else [],
        "client": (address, PORT),
        "extensions": {"websocket.http.response": {}},
    }
    wire = Wire(link, sent)
    try:
        await table_socket(context, WebSocket(scope, wire.receive, wire.send))
    except (OSError, asyncio.CancelledError):
        pass
    except Exception:  # as an ASGI server answers: closed, and logged
        link.end(1011)
        return
    link.end(1000)
