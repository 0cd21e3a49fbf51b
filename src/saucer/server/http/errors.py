"""Errors over HTTP: each has a status, and a sentence in the reader's language."""

import math
from typing import Any, Final

from starlette.responses import Response

from saucer.kernel.errors import SaucerError
from saucer.server import protocol
from saucer.server.views.refused import refused

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


def answer(message: Any, status: int = 200) -> Response:
    """A message as JSON."""
    return Response(protocol.encode(message), status, media_type="application/json")


def error_response(error: SaucerError, language: str | None) -> Response:
    """A refused request's answer."""
    message = refused(error, None, language)
    response = answer(message, STATUS.get(message.problem.key, BAD))
    if message.retry_after is not None:
        response.headers["Retry-After"] = str(math.ceil(message.retry_after))
    return response


def reply(message: protocol.Ack | protocol.Refused | protocol.Advice) -> Response:
    """A table's answer to a request."""
    if not isinstance(message, protocol.Refused):
        return answer(message)
    return answer(message, STATUS.get(message.problem.key, CONFLICT))
