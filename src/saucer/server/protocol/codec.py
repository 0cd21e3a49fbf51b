"""Codec: messages from and to JSON."""

from typing import Any, Final

import msgspec

from saucer.server.protocol.fields import VERSION
from saucer.server.protocol.requests import FromClient

UNREADABLE: Final = (
    msgspec.MsgspecError,
    UnicodeError,
    RecursionError,
)  # raised by decoding, for input that is invalid or nested too deeply

_DECODER: Final = msgspec.json.Decoder(FromClient)
_ENCODER: Final = msgspec.json.Encoder()


class _Version(msgspec.Struct):
    v: int = VERSION
    id: str | None = None


def decode(data: bytes | str) -> FromClient:
    """A client's message; raises one of UNREADABLE for anything else."""
    message: FromClient = _DECODER.decode(data)
    return message


def envelope(data: bytes | str) -> tuple[int, str | None]:
    """Version and id of a message that could not be decoded, as far as they are readable."""
    try:
        head = msgspec.json.decode(data, type=_Version)
    except UNREADABLE:
        return VERSION, None
    return head.v, head.id[:64] if head.id else None


def encode(message: Any) -> bytes:
    """A message for a client."""
    return _ENCODER.encode(message)


def encoded(part: Any) -> msgspec.Raw:
    """A part shared by several messages, encoded once."""
    return msgspec.Raw(_ENCODER.encode(part))
