"""Request parameters: from the query string, the headers and the body."""

import asyncio
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from saucer.locales import LANGUAGES
from saucer.server import protocol
from saucer.server.errors import ServerError
from saucer.server.storage import Guest
from saucer.server.table.state import SPECTATOR

T = TypeVar("T")
NOBODY: Final = Guest("", "", "")
BODY_SECONDS: Final = 20.0  # for the client to send the body


def supported_language(*codes: str) -> str:
    """The first of the languages that the catalogue has, or else English."""
    return next((code[:2] for code in codes if code[:2] in LANGUAGES), LANGUAGES[0])


def language(connection: HTTPConnection, guest: Guest = NOBODY) -> str:
    """The language for texts: from the query, the headers, or the guest's profile."""
    named = connection.query_params.get("language", "")
    preferred = [code.strip() for code in connection.headers.get("accept-language", "").split(",")]
    return supported_language(named, *preferred, guest.language)


async def body(request: Request, kind: type[T], largest: int = protocol.LARGEST) -> T:
    """The decoded and validated body; raises SaucerError, also if it is too long."""
    data = await read(request, largest)
    try:
        return msgspec.json.decode(data, type=kind)
    except protocol.UNREADABLE as error:
        raise ServerError("message-strange", reason=str(error)[:200]) from None


async def read(request: Request, largest: int) -> bytes:
    """The bytes of the body; raises SaucerError if they are too many, come too slowly or end too soon."""
    data = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for piece in request.stream():
                data += piece
                if len(data) > largest:
                    raise ServerError("message-large", count=largest)
    except (TimeoutError, ClientDisconnect):  # who has gone gets no answer, but it is no failure of ours
        raise ServerError("message-strange", reason="...") from None
    return data


def texts(request: Request, guest: Guest = NOBODY) -> str | None:
    """The language for texts if the request asks for texts, else None."""
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
