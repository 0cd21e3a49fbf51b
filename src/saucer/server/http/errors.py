"""Problems: refusals over HTTP, each with a status and a sentence in the reader's language."""

import math
from typing import Any, Final

import msgspec
from starlette.responses import Response

from saucer.kernel.errors import SaucerError
from saucer.kernel.events import Phrase
from saucer.server import protocol
from saucer.server.views import update

STATUS: Final = {
    "no-table": 404,
    "no-page": 404,
    "not-signed-in": 401,
    "token-reads-only": 403,
    "wrong-origin": 403,
    "game-running": 403,
    "not-host": 403,
    "watchers-off": 403,
    "removed": 403,
    "not-seated": 403,
    "message-large": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-sockets": 429,
    "table-full": 429,
    "server-trouble": 500,
    "table-busy": 503,
    "storage-trouble": 503,
    "storage-down": 503,
    "server-stops": 503,
}
CONFLICT: Final = 409  # refused because of how the table stands
BAD: Final = 400


class TooFast(SaucerError):
    """Too much at once; it says when to come again."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        super().__init__(Phrase("too-fast"), "server")


def answer(message: Any, status: int = 200) -> Response:
    """A message as JSON."""
    return Response(protocol.encode(message), status, media_type="application/json")


def refusal(error: SaucerError, language: str | None, cid: str | None = None) -> Response:
    """An error as an answer."""
    refused = told(error, cid, language)
    response = answer(refused, STATUS.get(refused.problem.key, BAD))
    if refused.retry_after is not None:
        response.headers["Retry-After"] = str(math.ceil(refused.retry_after))
    return response


def told(error: SaucerError, cid: str | None, language: str | None) -> protocol.Refused:
    """An error as a message; one that says when to come again, says so in it."""
    refused = update.problem(error, cid, language)
    if not isinstance(error, TooFast):
        return refused
    return msgspec.structs.replace(refused, retry_after=math.ceil(100 * error.seconds) / 100)


def reply(message: protocol.Ack | protocol.Refused | protocol.Advice) -> Response:
    """A table's answer to a request."""
    if not isinstance(message, protocol.Refused):
        return answer(message)
    return answer(message, STATUS.get(message.problem.key, CONFLICT))
