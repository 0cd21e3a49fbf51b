"""Parameters: what a request says in its address, its headers and its body."""

import asyncio
from typing import Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request

from saucer.server import protocol
from saucer.server.errors import ServerError
from saucer.server.storage import Guest
from saucer.server.table.state import SPECTATOR
from saucer.server.views import update

T = TypeVar("T")
NOBODY: Final = Guest("", "", "")
BODY_SECONDS: Final = 20.0  # to send a body; who takes longer is not waited for


def language(connection: HTTPConnection, guest: Guest = NOBODY) -> str:
    """The language to speak: as this request asks for it, or as the guest has said before."""
    named = connection.query_params.get("language", "")
    preferred = [wish.strip() for wish in connection.headers.get("accept-language", "").split(",")]
    return update.language_of(named, *preferred, guest.language)


async def body(request: Request, kind: type[T], largest: int = protocol.LARGEST) -> T:
    """The request's body, read no further than it may be long, and checked."""
    data = await read(request, largest)
    try:
        return msgspec.json.decode(data, type=kind)
    except protocol.UNREADABLE as error:
        raise ServerError("message-strange", reason=str(error)[:200]) from None


async def read(request: Request, largest: int) -> bytes:
    """The bytes of a body, up to a limit."""
    data = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for piece in request.stream():
                data += piece
                if len(data) > largest:
                    raise ServerError("message-large", count=largest)
    except TimeoutError:
        raise ServerError("message-strange", reason="...") from None
    return data


def texts(request: Request, guest: Guest = NOBODY) -> str | None:
    """The language to say things in, where words are asked for."""
    return language(request, guest) if request.query_params.get("texts") in ("1", "true") else None


def number(request: Request, name: str, default: int | None) -> int | None:
    """A whole number from the query string; raises SaucerError for anything else."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.removeprefix("-").isascii() and text.removeprefix("-").isdigit() and len(text) < 10) or text == "-":
        raise ServerError("message-strange", reason=name)
    value = int(text)
    if value < (SPECTATOR if name == "seat" else 0):
        raise ServerError("message-strange", reason=name)
    return value
