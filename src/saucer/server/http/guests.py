"""Endpoints for guests: names, tokens, and what belongs to them."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from saucer.server import protocol
from saucer.server.errors import RateLimited
from saucer.server.http import auth
from saucer.server.http.context import RequestContext
from saucer.server.http.errors import json_response
from saucer.server.http.parameters import body, supported_language
from saucer.server.http.tables import summaries
from saucer.server.registry import checked_name


async def new_guest(context: RequestContext, request: Request) -> Response:
    """Say your name."""
    wait = context.newcomers.take(context.address(request))
    if wait:
        raise RateLimited(wait)
    payload = await body(request, protocol.NewGuest)
    name = await checked_name(context.store, payload.name)
    guest, token = await context.store.add_guest(name, supported_language(payload.language))
    info = protocol.GuestInfo(guest.name, guest.language, token=token if payload.program else "")
    response = json_response(info, 201)
    if not payload.program:
        response.set_cookie(
            auth.COOKIE,
            token,
            max_age=auth.COOKIE_SECONDS,
            httponly=True,
            secure=request.url.scheme == "https",
            samesite="lax",
        )
    return response


async def me(context: RequestContext, request: Request) -> Response:
    """The guest who sends the request."""
    guest = await context.known(request)
    return json_response(protocol.GuestInfo(guest.name, guest.language, "read" if guest.scope == "read" else "act"))


async def rename(context: RequestContext, request: Request) -> Response:
    """Take another name, or language, at the tables of the future."""
    guest = await context.signed_in(request)
    payload = await body(request, protocol.NewGuest)
    name = await checked_name(context.store, payload.name)
    language = supported_language(payload.language)
    await context.store.rename(guest.guest, name, language)
    return json_response(protocol.GuestInfo(name, language))


async def forget_me(context: RequestContext, request: Request) -> Response:
    """Make all my tokens worthless, on every device, and end what was opened with them."""
    guest = await context.signed_in(request)
    await context.store.drop_tokens(guest.guest)
    context.registry.sign_out(guest.guest)
    response = Response(status_code=204)
    response.delete_cookie(auth.COOKIE)
    return response


async def new_token(context: RequestContext, request: Request) -> Response:
    """A token for a program of mine; one that may only look, if asked for."""
    guest = await context.signed_in(request)
    payload = await body(request, protocol.TokenWish)
    token = await context.store.add_token(guest.guest, payload.scope)
    return json_response(protocol.GuestInfo(guest.name, guest.language, payload.scope, token), 201)


async def my_tables(context: RequestContext, request: Request) -> Response:
    """The tables where I sit."""
    guest = await context.known(request)
    return json_response(summaries(await context.store.tables_of(guest.guest)))


async def my_games(context: RequestContext, request: Request) -> Response:
    """The games I have finished, the newest first; a table may have several."""
    guest = await context.known(request)
    return json_response(
        [
            msgspec.structs.replace(
                msgspec.json.decode(row.summary, type=protocol.GameSummary), number=row.number, ended=row.ended
            )
            for row in await context.store.games_of(guest.guest)
        ]
    )
