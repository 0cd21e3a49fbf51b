"""HTTP by hand: requests as bytes, sent in pieces over a connection that stays open."""

import socket
from contextlib import suppress

from tests.support.server import Address
from tests.support.waiting import PATIENCE


def request(path: str, method: str = "GET", body: bytes = b"", **headers: str) -> bytes:
    """The bytes of a request."""
    lines = [f"{method} {path} HTTP/1.1", "Host: x", f"Content-Length: {len(body)}"]
    return "\r\n".join([*lines, *(f"{name}: {value}" for name, value in headers.items()), "", ""]).encode() + body


class Line:
    """A TCP connection that sends every piece at once."""

    def __init__(self, server: Address) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.file = self.socket.makefile("rb")

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()
        self.socket.close()

    def send(self, *pieces: bytes) -> None:
        """Send pieces, each at once."""
        for piece in pieces:
            self.socket.sendall(piece)

    def answer(self) -> tuple[int, bytes]:
        """The status and the body of the next answer."""
        status = int(self.file.readline().split()[1])
        headers = {}
        while line := self.file.readline().strip():
            name, _, value = line.decode().partition(": ")
            headers[name.lower()] = value
        return status, self.file.read(int(headers["content-length"]))

    def ends(self, data: bytes = b"") -> bool:
        """Send; whether the server ends the connection at last, rather than to wait for more for ever."""
        with suppress(ConnectionError):
            self.send(data)
            while self.socket.recv(65_536):
                pass
        return True
