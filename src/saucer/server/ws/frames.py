"""Frames of a WebSocket (RFC 6455): reads those of a client, writes those of a server. No extensions, no I/O."""

from typing import Final, NamedTuple

from websockets.utils import apply_mask

CONTINUATION: Final = 0x0
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
FINAL: Final = 0x80
MASKED: Final = 0x80
KINDS: Final = frozenset((CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG))

PROTOCOL_ERROR: Final = 1002
NOT_TEXT: Final = 1007
TOO_BIG: Final = 1009
NO_CODE: Final = 1005
SHORT: Final = 125  # bytes of a payload whose length fits into the second byte of a frame; control frames have no more


class FrameError(Exception):
    """A client broke the protocol; `code` is the close code for it."""

    def __init__(self, code: int) -> None:
        self.code = code
        super().__init__(code)


class Incoming(NamedTuple):
    """A whole message, or a control frame."""

    opcode: int
    payload: bytes


class FrameReader:
    """Turns the bytes of a client into messages, each of at most `largest` bytes."""

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._buffer = b""  # the beginning of a frame
        self._fragments = bytearray()
        self._kind = CONTINUATION  # of the message whose fragments are being collected

    def feed(self, data: bytes) -> list[Incoming]:
        """The messages and control frames that end with these bytes; raises FrameError."""
        data = self._buffer + data if self._buffer else data
        messages: list[Incoming] = []
        start = 0
        while (header := self._header(data, start)) is not None:
            body, end = header
            payload = apply_mask(data[body:end], data[body - 4 : body])
            message = self._received(data[start], payload)
            if message:
                messages.append(message)
            start = end
        self._buffer = data[start:]
        return messages

    def _header(self, data: bytes, start: int) -> tuple[int, int] | None:
        """Where the payload of the frame at `start` begins and ends; None while some of it is missing."""
        available = len(data) - start
        if available < 2:
            return None
        first, second = data[start], data[start + 1]
        self._check(first, second)
        length, body = second & ~MASKED, start + 6
        if length > SHORT:
            size = 2 if length == 126 else 8
            if available < 2 + size:
                return None
            length, body = int.from_bytes(data[start + 2 : start + 2 + size], "big"), body + size
        if length + len(self._fragments) > self._largest:
            raise FrameError(TOO_BIG)
        return (body, body + length) if len(data) >= body + length else None

    def _check(self, first: int, second: int) -> None:
        opcode, final = first & 0x0F, first & FINAL
        if first & 0x70 or opcode not in KINDS or not second & MASKED:
            raise FrameError(PROTOCOL_ERROR)
        if opcode >= CLOSE and (not final or second & ~MASKED > SHORT):
            raise FrameError(PROTOCOL_ERROR)
        if opcode < CLOSE and (opcode == CONTINUATION) != (self._kind != CONTINUATION):
            raise FrameError(PROTOCOL_ERROR)  # a continuation of nothing, or a new message inside another

    def _received(self, first: int, payload: bytes) -> Incoming | None:
        opcode = first & 0x0F
        if opcode >= CLOSE:
            return Incoming(opcode, payload)
        if not first & FINAL:
            self._kind = self._kind or opcode
            self._fragments += payload
            return None
        if opcode == CONTINUATION:
            opcode, payload = self._kind, bytes(self._fragments) + payload
            self._kind = CONTINUATION
            self._fragments.clear()
        if opcode == TEXT and not is_text(payload):
            raise FrameError(NOT_TEXT)
        return Incoming(opcode, payload)


def is_text(payload: bytes) -> bool:
    """Whether a payload is UTF-8."""
    if payload.isascii():
        return True
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True


def close_code(payload: bytes) -> int:
    """The code of a client's close frame; raises FrameError if it is not allowed."""
    if not payload:
        return NO_CODE
    code = int.from_bytes(payload[:2], "big")
    if len(payload) < 2 or not (1000 <= code <= 1003 or 1007 <= code <= 1014 or 3000 <= code <= 4999):
        raise FrameError(PROTOCOL_ERROR)
    if not is_text(payload[2:]):
        raise FrameError(NOT_TEXT)
    return code


def head(payload: bytes, opcode: int = TEXT) -> bytes:
    """The head of a frame from the server."""
    length, first = len(payload), FINAL | opcode
    if length <= SHORT:
        return bytes((first, length))
    if length < 1 << 16:
        return bytes((first, 126, length >> 8, length & 255))
    return bytes((first, 127)) + length.to_bytes(8, "big")


def frame(payload: bytes, opcode: int) -> bytes:
    """A whole frame from the server."""
    return head(payload, opcode) + payload


def close_frame(code: int) -> bytes:
    """A frame that ends the connection."""
    return frame(b"" if code == NO_CODE else code.to_bytes(2, "big"), CLOSE)
