"""Middleware: what every HTTP request passes through, from the outside to the inside in this order."""

import logging
import time
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saucer.kernel.errors import SaucerError
from saucer.server.errors import ServerError
from saucer.server.http import auth
from saucer.server.http.api import STREAM
from saucer.server.http.context import RequestContext
from saucer.server.http.errors import error_response
from saucer.server.http.parameters import language
from saucer.server.metrics import METRICS

logger: Final = logging.getLogger("saucer.http")
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}


class ShortStartupFailure:
    """Of an application that cannot start, reports only the last line of the traceback, which is the reason."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Shorten the message of a failed startup."""

        async def shorten(message: Message) -> None:
            if message["type"] == "lifespan.startup.failed":
                message = {**message, "message": message["message"].strip().splitlines()[-1]}
            await send(message)

        await self.app(scope, receive, shorten if scope["type"] == "lifespan" else send)


class RequestLog:
    """Times, counts and logs requests; never what is in them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started, status = time.perf_counter(), 0

        async def note_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        await self.app(scope, receive, note_status)
        seconds = time.perf_counter() - started
        route = getattr(scope.get("route"), "path", "-")
        METRICS.count(f'saucer_http_total{{status="{status // 100}xx"}}')
        if route != STREAM:  # which lasts as long as its reader wants
            METRICS.observe("saucer_http_seconds", seconds)
        facts = {"method": scope["method"], "route": route, "status": status, "seconds": round(seconds, 4)}
        logger.info("request", extra=facts)


class SecurityHeaders:
    """Adds the headers that keep a browser safe."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""

        async def add_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, add_headers if scope["type"] == "http" else send)


class Errors:
    """Answers a request that raises: with the error itself if it is written for the client, else with a 500."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answering = False

        async def note_start(message: Message) -> None:
            nonlocal answering
            answering = True
            await send(message)

        try:
            await self.app(scope, receive, note_start)
        except Exception as error:
            if not isinstance(error, SaucerError | RecursionError):
                logger.exception("request failed")
            if not answering:
                await self._response(error, scope)(scope, receive, send)

    @staticmethod
    def _response(error: Exception, scope: Scope) -> Response:
        if isinstance(error, RecursionError):  # JSON that is nested too deeply
            error = ServerError("message-strange", reason=str(error))
        elif not isinstance(error, SaucerError):
            error = ServerError("server-trouble")
        return error_response(error, language(HTTPConnection(scope)))


class RateLimit:
    """Refuses requests from an address that sends too many."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] == "http":
            context: RequestContext = scope["app"].state.context
            context.slow_down(context.address(HTTPConnection(scope)))
        await self.app(scope, receive, send)


class SameOrigin:
    """Refuses requests that would change something and come from the page of another site."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] == "http" and not auth.may_change(HTTPConnection(scope), scope["method"], self.origins):
            raise ServerError("wrong-origin")
        await self.app(scope, receive, send)
