"""Endpoints for tables: the lobby, a table as its caller may see it, and requests to it."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from saucer import rules
from saucer.games import SLUGS, game
from saucer.locales import source
from saucer.server import protocol
from saucer.server.http.context import EFFORT, RequestContext, caller
from saucer.server.http.errors import json_response, reply_response
from saucer.server.http.parameters import body, language, number, texts
from saucer.server.lan_address import is_loopback, url_in_the_room
from saucer.server.storage import Row
from saucer.server.table.actor import Table
from saucer.server.table.broadcast import Subscriber

QUIET_SECONDS: Final = 15.0  # a stream sends an empty line after this long without an update
COMMAND: Final[Any] = protocol.Command
REVALIDATED: Final = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}


async def games(context: RequestContext, request: Request) -> Response:
    """The games and their options."""
    sheets = [game(slug).sheet for slug in SLUGS]
    return json_response(
        [
            protocol.GameInfo(
                sheet.slug,
                sheet.version,
                sheet.fewest,
                sheet.most,
                [protocol.OptionInfo(option.name, list(option.choices), option.default) for option in sheet.options],
            )
            for sheet in sheets
        ]
    )


async def catalogue(context: RequestContext, request: Request) -> Response:
    """The sentences of a game in Fluent: for the page, which has only those of the built-in games."""
    slug = game(request.path_params["game"]).slug
    return PlainTextResponse(source(language(request), slug), headers=REVALIDATED)


async def rules_page(context: RequestContext, request: Request) -> Response:
    """The rules of a game in Markdown."""
    slug = game(request.path_params["game"]).slug
    return PlainTextResponse(rules.page(slug, language(request)), headers=REVALIDATED, media_type="text/markdown")


async def whereabouts(context: RequestContext, request: Request) -> Response:
    """Where others in the same network find this server. Told only to who asks from its own machine, by its own name:
    behind a proxy, or to strangers, it would give away an address inside."""
    asks = request.client.host if request.client else ""
    inside = is_loopback(asks) and is_loopback(request.url.hostname or "")
    return json_response(protocol.Whereabouts(url_in_the_room(context.config) if inside else None))


async def lobby(context: RequestContext, request: Request) -> Response:
    """Public tables that gather or play."""
    return json_response(summaries(await context.store.lobby()))


async def new_table(context: RequestContext, request: Request) -> Response:
    """Make a table."""
    guest = await context.founder(request)
    payload = await body(request, protocol.NewTable)
    return json_response(protocol.TableMade(await context.registry.create(caller(guest), payload)), 201)


async def table(context: RequestContext, request: Request) -> Response:
    """The table as you may see it, once."""
    live_table, subscriber = await subscription(context, request)
    return Response(await live_table.update(subscriber), media_type="application/json")


async def stream(context: RequestContext, request: Request) -> Response:
    """The table as you may see it, again and again: one update a line, an empty line when nothing happens."""
    live_table, subscriber = await subscription(context, request)
    if request.method == "HEAD":
        return Response(media_type="application/x-ndjson")
    address = context.address(request)
    context.make_room(live_table, subscriber.caller, address)
    return StreamingResponse(_lines(context, live_table, subscriber, address), media_type="application/x-ndjson")


async def _lines(
    context: RequestContext, live_table: Table, subscriber: Subscriber, address: str
) -> AsyncIterator[bytes]:
    live_table.subscribe(subscriber)
    context.sockets.enter(address)
    try:
        while not subscriber.dismissal:
            yield await live_table.update(subscriber) + b"\n"
            while subscriber.sent == live_table.state.seq and not subscriber.dismissal:
                try:
                    await asyncio.wait_for(subscriber.wake.wait(), QUIET_SECONDS)
                except TimeoutError:
                    yield b"\n"
                subscriber.wake.clear()
    finally:
        live_table.unsubscribe(subscriber)
        context.sockets.exit(address)


async def act(context: RequestContext, request: Request) -> Response:
    """Ask for something at the table: a move, a seat, a rematch; the same messages as over the socket."""
    guest = await context.signed_in(request)
    command: protocol.Command = await body(request, COMMAND)
    if type(command) in EFFORT:
        context.slow_down(context.address(request), EFFORT[type(command)])
    live_table = await context.table(request.path_params["table"])
    return reply_response(await live_table.request(caller(guest), command, language(request, guest)))


def summaries(rows: list[Row]) -> list[msgspec.Raw]:
    """Summaries of tables; the store keeps them encoded."""
    return [msgspec.Raw(row.summary.encode()) for row in rows]


async def subscription(context: RequestContext, request: Request) -> tuple[Table, Subscriber]:
    """The table that a request names, and a subscriber for its caller."""
    live_table = await context.table(request.path_params["table"])
    guest = await context.guest(request)
    since = number(request, "since", None)
    await live_table.read_up_to(since)
    context.admit(live_table, caller(guest))
    return live_table, Subscriber(caller(guest), texts(request, guest), since)
