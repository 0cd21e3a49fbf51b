"""A bad network: a TCP proxy that knows where WebSocket messages begin and end."""

import contextlib
import random
import select
import socket
import threading
import time
from dataclasses import dataclass
from typing import Union

from tests.support.server import Address

PIECE = 16_384


@dataclass
class Weather:
    """The probability of each fault, per message of the client or per chunk of the server."""

    cut: float = 0.0  # in the middle of it
    delay: float = 0.0  # by some hundredths of a second
    twice: float = 0.0  # at once
    echo: float = 0.0  # again, after the messages that follow
    swap: float = 0.0  # with the message that follows
    frozen: bool = False  # nothing passes, but connections stay open


class Proxy:
    """A proxy between clients and a server, with the interface of a server's address."""

    compression = None  # a compressed message depends on earlier ones and cannot be duplicated

    def __init__(self, server: Address, weather: Weather, seed: int = 1) -> None:
        self.server = server
        self.weather = weather
        self.chance = random.Random(seed)
        self.faults: dict[str, int] = {}
        self.received = bytearray()  # all bytes sent by the server
        self._open: set[socket.socket] = set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        """Stop the proxy."""
        _drop(self._listening)  # closing alone would not wake a thread in accept
        self._listening.close()
        self.cut_all()

    def cut_all(self) -> None:
        """Cut all connections without a closing handshake."""
        for link in list(self._open):
            _drop(link)

    def befalls(self, fault: str) -> bool:
        """Whether a fault happens now, by its probability."""
        if self.chance.random() >= getattr(self.weather, fault):
            return False
        self.faults[fault] = self.faults.get(fault, 0) + 1
        return True

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                threading.Thread(target=self._link, args=(client,), daemon=True).start()

    def _link(self, client: socket.socket) -> None:
        try:
            server = socket.create_connection(("127.0.0.1", self.server.port))
        except OSError:
            client.close()
            return
        self._open |= {client, server}
        uphill = threading.Thread(target=self._pump, args=(client, server, Messages(self)), daemon=True)
        uphill.start()
        self._pump(server, client, Pieces(self))
        uphill.join()
        self._open -= {client, server}
        client.close()
        server.close()

    def _pump(self, source: socket.socket, target: socket.socket, load: Union["Pieces", "Messages"]) -> None:
        """Forward data until either side closes or the connection is cut."""
        arriving = select.poll()  # select is limited to 1024 files
        arriving.register(source, select.POLLIN)
        with contextlib.suppress(OSError):
            while not load.severed:
                ready = arriving.poll(50 if load.held else None)
                self._thaw()
                data = source.recv(PIECE) if ready else b""
                if ready and not data:
                    break
                target.sendall(load.passed(data))
        _drop(source)
        _drop(target)

    def _thaw(self) -> None:
        while self.weather.frozen:
            time.sleep(0.02)


class Pieces:
    """Data of the server: TCP keeps its order, so it can only be delayed or cut."""

    held = b""

    def __init__(self, proxy: Proxy) -> None:
        self.proxy = proxy
        self.severed = False

    def passed(self, data: bytes) -> bytes:
        """The data to forward now."""
        self.proxy.received += data
        if data and self.proxy.befalls("delay"):
            time.sleep(0.05)
        if data and self.proxy.befalls("cut"):
            self.severed = True
            return data[: len(data) // 2]
        return data


class Messages:
    """Messages of a client, which resending may duplicate or reorder."""

    def __init__(self, proxy: Proxy) -> None:
        self.proxy = proxy
        self.severed = False
        self._buffer = b""
        self._kind = ""  # http or ws, once the first head has passed
        self.held = b""  # a message to be overtaken by the next one

    def passed(self, data: bytes) -> bytes:
        """The data to forward now; without new data, delayed messages."""
        if self._kind == "http":
            return data
        self._buffer += data
        if not self._kind:
            head, gap, rest = self._buffer.partition(b"\r\n\r\n")
            if not gap:
                return b""
            self._kind, self._buffer = "ws" if b"Upgrade: websocket" in head else "http", b""
            return head + gap + self.passed(rest)
        out = b""
        while not self.severed and (frame := self._next_frame()):
            out += self._weathered(frame)
        return out if data else out + self._released()

    def _next_frame(self) -> bytes:
        """The first complete frame; frames of clients are masked."""
        data = self._buffer
        if len(data) < 6:
            return b""
        length, start = data[1] & 127, 6
        if length == 126:
            length, start = int.from_bytes(data[2:4]), 8
        elif length == 127:
            length, start = int.from_bytes(data[2:10]), 14
        if len(data) < start + length:
            return b""
        self._buffer = data[start + length :]
        return data[: start + length]

    def _weathered(self, frame: bytes) -> bytes:
        if frame[0] & 15 > 2:  # a ping, a pong or a close
            return frame
        befalls = self.proxy.befalls
        if befalls("delay"):
            time.sleep(0.02)
        if befalls("cut"):
            self.severed = True
            return frame[: len(frame) // 2]
        if befalls("swap"):
            held, self.held = self.held, frame
            return held
        out = frame * 2 if befalls("twice") else frame
        out += self._released()
        if befalls("echo"):
            self.held = frame
        return out

    def _released(self) -> bytes:
        held, self.held = self.held, b""
        return held


def _drop(link: socket.socket) -> None:
    with contextlib.suppress(OSError):
        link.shutdown(socket.SHUT_RDWR)
