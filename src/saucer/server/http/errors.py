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


def json_response(message: Any, status: int = 200) -> Response:
    """A message as a JSON response."""
    return Response(protocol.encode(message), status, media_type="application/json")


def error_response(error: SaucerError, language: str | None) -> Response:
    """The response to a refused request."""
    message = refused(error, None, language)
    response = json_response(message, STATUS.get(message.problem.key, BAD))
    if message.retry_after is not None:
        response.headers["Retry-After"] = str(math.ceil(message.retry_after))
    return response


def reply_response(message: protocol.Ack | protocol.Refused | protocol.Advice) -> Response:
    """A table's reply as a response."""
    if not isinstance(message, protocol.Refused):
        return json_response(message)
    return json_response(message, STATUS.get(message.problem.key, CONFLICT))
