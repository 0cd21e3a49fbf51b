"""Endpoints for operators (health, metrics), and the JSON Schema of all messages."""

import asyncio
import logging
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from saucer.server import schema
from saucer.server.errors import ServerError
from saucer.server.http.context import RequestContext
from saucer.server.http.errors import json_response
from saucer.server.metrics import METRICS

logger: Final = logging.getLogger("saucer.api")
HEALTH_SECONDS: Final = 4.0  # for the store to prove that it can be written


async def health(context: RequestContext, request: Request) -> Response:
    """Whether the server answers, and can write to its store."""
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await context.store.prove()
    except Exception:  # a full disk, a lost database: nothing that happens at a table could be kept
        logger.exception("the store cannot be written")
        raise ServerError("storage-down") from None
    return PlainTextResponse("ok\n")


async def metrics(context: RequestContext, request: Request) -> Response:
    """Numbers for Prometheus."""
    return PlainTextResponse(METRICS.text(), media_type="text/plain; version=0.0.4")


async def wire_schema(context: RequestContext, request: Request) -> Response:
    """JSON Schema of all messages."""
    return json_response(schema.json_schema())
