"""Minimal WebSocket and HTTP clients, so that the clients are not the bottleneck."""

import asyncio
import struct
from typing import Any, Protocol

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)  # masking with zeroes changes nothing and costs nothing
KEY = "c2F1Y2VyLXNhdWNlci1zYQ=="


class Listener(Protocol):
    """The owner of a socket."""

    socket: "Socket"

    def receive(self, data: bytes) -> None: ...


class Socket(asyncio.Protocol):
    """A WebSocket that handles whole frames and answers pings."""

    def __init__(self, request: str, listener: Listener) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._request = request.encode()
        self._receive = listener.receive
        listener.socket = self
        self._buffer = b""
        self._talking = False

    def connection_made(self, transport: Any) -> None:
        self.transport: asyncio.Transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"refused: {self._buffer[:200]!r}"))

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        if not self._talking:
            head, gap, data = data.partition(b"\r\n\r\n")
            if not gap or b" 101 " not in head[:20]:
                self._buffer = head + gap + data
                return
            self._talking = True
            self.opened.set_result(None)
        self._buffer = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Pass on all complete frames; an incomplete rest is buffered."""
        place, size = 0, len(data)
        while size - place >= 2:
            length, start = data[place + 1], place + 2
            if length == 126:
                start += 2
                length = int.from_bytes(data[place + 2 : start], "big")
            elif length == 127:
                start += 8
                length = int.from_bytes(data[place + 2 : start], "big")
            if size < start + length:
                break
            self._frame(data[place] & 15, data[start : start + length])
            place = start + length
        return data[place:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._receive(payload)
        elif kind == PING:
            self.send(payload, PONG)
        elif kind == CLOSE:
            self.transport.close()

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """Send a message; ignored if the server has closed the connection."""
        if self.transport.is_closing():
            return
        size = len(payload)
        head = struct.pack("!BB", 128 | kind, 128 | size) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
        self.transport.write(head + NO_MASK + payload)


async def connect(port: int, path: str, listener: Listener, token: str = "") -> None:
    """Open a socket for a listener."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {KEY}",
        *([f"Authorization: Bearer {token}"] if token else []),
    ]
    request = "\r\n".join(lines) + "\r\n\r\n"
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(request, listener), "127.0.0.1", port)
    await socket.opened


class Http:
    """A persistent HTTP connection."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str) -> bytes:
        """The raw body of the response."""
        return await self._ask("GET", path, b"", "")

    async def post(self, path: str, body: Any, token: str = "") -> Any:
        """The decoded response."""
        return msgspec.json.decode(await self._ask("POST", path, msgspec.json.encode(body), token))

    async def _ask(self, method: str, path: str, data: bytes, token: str) -> bytes:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        name = f"Authorization: Bearer {token}\r\n" if token else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{name}"
        writer.write(f"{head}Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n".encode() + data)
        answer = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(answer.split(b"content-length:")[1].split(b"\r\n")[0])
        body = await reader.readexactly(length)
        if answer.split(b" ", 2)[1][:1] != b"2":
            raise ConnectionError(f"{path}: {body[:300]!r}")
        return body

    def close(self) -> None:
        if self._streams:
            self._streams[1].close()
