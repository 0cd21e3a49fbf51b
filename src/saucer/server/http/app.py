"""The application: routes, and what every request passes through."""

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from saucer.kernel.errors import SaucerError
from saucer.server.bot_pool import BotPool, end_with_parent
from saucer.server.config import Config
from saucer.server.errors import ServerError
from saucer.server.http import auth, static
from saucer.server.http.api import ENDPOINTS, STREAM, Endpoint
from saucer.server.http.context import RequestContext
from saucer.server.http.errors import error_response
from saucer.server.http.parameters import language
from saucer.server.metrics import METRICS
from saucer.server.ops import logging_setup
from saucer.server.registry import TableRegistry
from saucer.server.storage import open_store
from saucer.server.storage.connect import is_shared
from saucer.server.table.actor import Tempo
from saucer.server.ws.connection import table_socket

logger: Final = logging.getLogger("saucer.http")


def application(config: Config) -> ASGIApp:
    """The whole server as one ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await open_store(config.database)
        if not is_shared(config.database):
            await store.stand_alone()
        if config.metrics:
            METRICS.share(config.metrics, store.process)
        registry = TableRegistry(store, BotPool(config.bots or None), Tempo(config.pace, config.hold), config.keep)
        registry.open()
        app.state.context = RequestContext.set_up(config, store, registry)
        try:
            yield
        finally:
            await registry.close()
            await store.close()

    routes = [
        *(Route(endpoint.path, _served(endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS),
        WebSocketRoute("/api/tables/{table}/socket", _socket),
        Route("/{name:path}", static.page, methods=["GET"]),
    ]
    handlers = {SaucerError: _saucer_error, RecursionError: _recursion_error, Exception: _any_error}
    inner = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    return Gate(inner, config)


def from_environment() -> ASGIApp:
    """For worker processes."""
    config = Config.from_environment()
    end_with_parent()
    logging_setup.set_up(config.log)
    return application(config)


def _served(endpoint: Endpoint):  # type: ignore[no-untyped-def]
    async def serve(request: Request) -> Response:
        return await endpoint.handler(request.app.state.context, request)

    return serve


async def _saucer_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, SaucerError)
    return error_response(error, language(request))


async def _recursion_error(request: Request, error: Exception) -> Response:
    return error_response(ServerError("message-strange", reason=str(error)), language(request))


async def _any_error(request: Request, error: Exception) -> Response:
    return error_response(ServerError("server-trouble"), language(request))


async def _socket(socket: WebSocket) -> None:
    await table_socket(socket.app.state.context, socket)


def _briefly(send: Send) -> Send:
    """Of an application that cannot start only the last line is told, which is the reason."""

    async def sent(message: Message) -> None:
        if message["type"] == "lifespan.startup.failed":
            message = {**message, "message": message["message"].strip().splitlines()[-1]}
        await send(message)

    return sent


class Gate:
    """Around everything: limits, origins, headers, times, and refusals in place of errors."""

    def __init__(self, app: Starlette, config: Config) -> None:
        self.app = app
        self.config = config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, _briefly(send))
            return
        started = time.perf_counter()
        status = 0

        async def protected(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                auth.protect(MutableHeaders(scope=message))
            await send(message)

        try:
            await self._admitted(scope, receive, protected)
        except SaucerError as error:
            await error_response(error, language(HTTPConnection(scope)))(scope, receive, protected)
        except Exception:  # it has been answered; what remains is to find out why
            logger.exception("request failed")
        seconds = time.perf_counter() - started
        METRICS.count(f'saucer_http_total{{status="{status // 100}xx"}}')
        route = getattr(scope.get("route"), "path", "-")
        if route != STREAM:  # which lasts as long as its reader wants
            METRICS.observe("saucer_http_seconds", seconds)
        logger.info(
            "request", extra={"method": scope["method"], "route": route, "status": status, "seconds": round(seconds, 4)}
        )

    async def _admitted(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        context: RequestContext = self.app.state.context
        context.slow_down(context.address(connection))
        if not auth.may_change(connection, scope["method"], self.config.origins):
            raise ServerError("wrong-origin")
        await self.app(scope, receive, send)
