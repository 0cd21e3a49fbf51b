"""The application: its parts, its routes and its middleware."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from saucer.server.bot_pool import BotPool, share_of, usual_processes
from saucer.server.config import Config
from saucer.server.http import middleware, static
from saucer.server.http.api import ENDPOINTS, Endpoint
from saucer.server.http.context import RequestContext
from saucer.server.metrics import METRICS
from saucer.server.registry import TableRegistry
from saucer.server.storage import Store, open_store
from saucer.server.storage.connect import is_shared
from saucer.server.table.bots import Tempo
from saucer.server.workers.memory import SharedMemory
from saucer.server.workers.peers import Peers
from saucer.server.ws.connection import table_socket


def application(config: Config, peers: Peers | None = None, memory: SharedMemory | None = None) -> Starlette:
    """The whole server as one ASGI application; one of several processes gets its peers, and what they share."""
    peers = peers or Peers()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await _opened_store(config, peers)
        bots = BotPool(share_of(config.bots or usual_processes(), peers.slot, peers.count))
        registry = TableRegistry(store, bots, Tempo(config.pace, config.hold), config.keep, peers)
        registry.open()
        app.state.context = RequestContext.create(config, store, registry, memory)
        try:
            yield
        finally:
            await registry.close()
            await store.close()

    return Starlette(
        routes=[
            *(Route(endpoint.path, _route(endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS),
            WebSocketRoute("/api/tables/{table}/socket", _socket),
            Route("/{name:path}", static.page, methods=["GET"]),
        ],
        middleware=[
            Middleware(middleware.ShortStartupFailure),
            Middleware(middleware.RequestLog),
            Middleware(middleware.SecurityHeaders),
            Middleware(middleware.Errors),
            Middleware(middleware.RateLimit),
            Middleware(middleware.SameOrigin, origins=config.origins),
        ],
        lifespan=lifespan,
    )


async def _opened_store(config: Config, peers: Peers) -> Store:
    store = await open_store(config.database)
    if config.metrics:
        METRICS.share(config.metrics, store.process)
    if peers.process:
        await store.replace(peers.process)
    elif not is_shared(config.database):
        await store.stand_alone()
    return store


def _route(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        return await endpoint.handler(request.app.state.context, request)

    return serve


async def _socket(socket: WebSocket) -> None:
    await table_socket(socket.app.state.context, socket)
