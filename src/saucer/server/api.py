"""The HTTP API. Each endpoint is listed once; routes and the OpenAPI document are both made from the list."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from saucer.games import SLUGS, game
from saucer.server import audience, records, reviewing, schema, security, wire
from saucer.server.deciding import refuse
from saucer.server.desk import EFFORT, NOBODY, VERIFY_COST, Desk, asker, body, language
from saucer.server.house import checked_name
from saucer.server.metrics import METRICS
from saucer.server.network import is_loopback, url_in_the_room
from saucer.server.problems import TooFast, answer, reply
from saucer.server.reviewing import Eyes
from saucer.server.standing import SPECTATOR
from saucer.server.storage import Guest, Row
from saucer.server.table import Table, Viewer

LOG: Final = logging.getLogger("saucer.api")
QUIET_SECONDS: Final = 15.0  # a stream says at least an empty line that often
HEALTH_SECONDS: Final = 4.0  # to write something; who asks for health does not wait for long
LARGEST_PROOF: Final = 2_000_000
REVIEW_COST: Final = 5.0  # as much as so many other requests

COMMAND: Final[Any] = wire.Command
Handler = Callable[[Desk, Request], Awaitable[Response]]


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked over HTTP."""

    method: str
    path: str
    handler: Handler
    summary: str
    takes: Any = None
    gives: Any = None
    query: tuple[str, ...] = ()
    media: str = "application/json"
    status: int = 200


# ---- people -------------------------------------------------------------------------------------


async def new_guest(desk: Desk, request: Request) -> Response:
    """Say your name."""
    wait = desk.newcomers.take(desk.address(request))
    if wait:
        raise TooFast(wait)
    wish = await body(request, wire.NewGuest)
    name = await checked_name(desk.store, wish.name)
    guest, token = await desk.store.add_guest(name, audience.language_of(wish.language))
    info = wire.GuestInfo(guest.name, guest.language, token=token if wish.program else "")
    response = answer(info, 201)
    if not wish.program:
        response.set_cookie(
            security.COOKIE,
            token,
            max_age=security.COOKIE_SECONDS,
            httponly=True,
            secure=request.url.scheme == "https",
            samesite="lax",
        )
    return response


async def me(desk: Desk, request: Request) -> Response:
    """Who am I?"""
    guest = await _known(desk, request)
    return answer(wire.GuestInfo(guest.name, guest.language, "read" if guest.scope == "read" else "act"))


async def rename(desk: Desk, request: Request) -> Response:
    """Take another name, or language, at the tables of the future."""
    guest = await desk.signed_in(request)
    wish = await body(request, wire.NewGuest)
    name = await checked_name(desk.store, wish.name)
    tongue = audience.language_of(wish.language)
    await desk.store.rename(guest.guest, name, tongue)
    return answer(wire.GuestInfo(name, tongue))


async def forget_me(desk: Desk, request: Request) -> Response:
    """Make all my tokens worthless, on every device, and end what was opened with them."""
    guest = await desk.signed_in(request)
    await desk.store.drop_tokens(guest.guest)
    desk.house.dismiss(guest.guest)
    response = Response(status_code=204)
    response.delete_cookie(security.COOKIE)
    return response


async def new_token(desk: Desk, request: Request) -> Response:
    """A token for a program of mine; one that may only look, if asked for."""
    guest = await desk.signed_in(request)
    wish = await body(request, wire.TokenWish)
    token = await desk.store.add_token(guest.guest, wish.scope)
    return answer(wire.GuestInfo(guest.name, guest.language, wish.scope, token), 201)


async def my_tables(desk: Desk, request: Request) -> Response:
    """The tables where I sit."""
    guest = await _known(desk, request)
    return answer(_summaries(await desk.store.tables_of(guest.guest)))


async def my_games(desk: Desk, request: Request) -> Response:
    """The games I have finished, the newest first; a table may have several."""
    guest = await _known(desk, request)
    return answer(
        [
            msgspec.structs.replace(
                msgspec.json.decode(row.summary, type=wire.GameSummary), number=row.number, ended=row.ended
            )
            for row in await desk.store.games_of(guest.guest)
        ]
    )


async def _known(desk: Desk, request: Request) -> Guest:
    guest = await desk.guest(request)
    if not guest.guest:
        raise refuse("not-signed-in")
    return guest


# ---- tables -------------------------------------------------------------------------------------


async def games(desk: Desk, request: Request) -> Response:
    """The games and their options."""
    sheets = [game(slug).sheet for slug in SLUGS]
    return answer(
        [
            wire.GameInfo(
                sheet.slug,
                sheet.version,
                sheet.fewest,
                sheet.most,
                [wire.OptionInfo(option.name, list(option.choices), option.default) for option in sheet.options],
            )
            for sheet in sheets
        ]
    )


async def whereabouts(desk: Desk, request: Request) -> Response:
    """Where others in the same network find this server. Told only to who asks from its own machine, by its own name:
    behind a proxy, or to strangers, it would give away an address inside."""
    asks = request.client.host if request.client else ""
    inside = is_loopback(asks) and is_loopback(request.url.hostname or "")
    return answer(wire.Whereabouts(url_in_the_room(desk.config) if inside else None))


async def lobby(desk: Desk, request: Request) -> Response:
    """Public tables that gather or play."""
    return answer(_summaries(await desk.store.lobby()))


def _summaries(rows: list[Row]) -> list[msgspec.Raw]:
    return [msgspec.Raw(row.summary.encode()) for row in rows]


async def new_table(desk: Desk, request: Request) -> Response:
    """Make a table."""
    guest = await _founder(desk, request)
    wish = await body(request, wire.NewTable)
    return answer(wire.TableMade(await desk.house.create(asker(guest), wish)), 201)


async def _founder(desk: Desk, request: Request) -> Guest:
    """Who asks, if they may make one more table."""
    guest = await desk.signed_in(request)
    wait = desk.founders.take(guest.guest)
    if wait:
        raise TooFast(wait)
    own = await desk.store.tables_of(guest.guest, desk.config.tables_per_guest + 1)
    if sum(row.phase != "over" for row in own) >= desk.config.tables_per_guest:
        raise refuse("too-many-tables")
    return guest


async def table(desk: Desk, request: Request) -> Response:
    """The table as you may see it, once."""
    found, viewer = await _view(desk, request)
    return Response(await found.update(viewer), media_type="application/json")


async def stream(desk: Desk, request: Request) -> Response:
    """The table as you may see it, again and again: one update a line, an empty line when nothing happens."""
    found, viewer = await _view(desk, request)
    if request.method == "HEAD":
        return Response(media_type="application/x-ndjson")
    address = desk.address(request)
    desk.make_room(found, viewer.asker, address)
    return StreamingResponse(_lines(desk, found, viewer, address), media_type="application/x-ndjson")


async def _lines(desk: Desk, found: Table, viewer: Viewer, address: str) -> AsyncIterator[bytes]:
    found.enter(viewer)
    desk.sockets.enter(address)
    try:
        while not viewer.dismissed:
            yield await found.update(viewer) + b"\n"
            while viewer.sent == found.standing.seq and not viewer.dismissed:
                try:
                    await asyncio.wait_for(viewer.stirred.wait(), QUIET_SECONDS)
                except TimeoutError:
                    yield b"\n"
                viewer.stirred.clear()
    finally:
        found.exit(viewer)
        desk.sockets.exit(address)


async def _view(desk: Desk, request: Request) -> tuple[Table, Viewer]:
    found = await desk.table(request.path_params["table"])
    guest = await desk.guest(request)
    since = _number(request, "since", None)
    await found.reach(since)
    desk.admit(found, asker(guest))
    return found, Viewer(asker(guest), _texts(request, guest), since)


async def act(desk: Desk, request: Request) -> Response:
    """Ask for something at the table: a move, a seat, a rematch; the same messages as over the socket."""
    guest = await desk.signed_in(request)
    command: wire.Command = await body(request, COMMAND)
    if type(command) in EFFORT:
        desk.slow_down(desk.address(request), EFFORT[type(command)])
    found = await desk.table(request.path_params["table"])
    return reply(await found.request(asker(guest), command, language(request, guest)))


# ---- records ------------------------------------------------------------------------------------


async def record(desk: Desk, request: Request) -> Response:
    """A game as a file: whole after its end, before it as your seat knows it."""
    found, viewer = await _view(desk, request)
    await found.steady.wait()
    deal = records.deal_of(found.standing, _number(request, "game", 0) or 0)
    seat, over = found.standing.seat_of(viewer.asker.guest), records.is_over(deal)
    text = await asyncio.to_thread(records.told_record, records.record_of(found.standing, deal), over, seat)
    return Response(text + "\n", media_type="application/json")


async def replay(desk: Desk, request: Request) -> Response:
    """A game after so many moves, as a seat saw it; another's eyes only after the end."""
    found, viewer = await _view(desk, request)
    await found.steady.wait()
    standing = found.standing
    number = _number(request, "game", 0) or len(standing.deals)
    deal = records.deal_of(standing, number)
    own = standing.seat_of(viewer.asker.guest)
    seat = _number(request, "seat", None)
    if seat is not None and seat not in (own, SPECTATOR) and not records.is_over(deal):
        raise refuse("game-running")
    eyes = own if seat is None else min(seat, len(standing.seats) - 1)
    given = records.record_of(standing, deal)
    after = min(_number(request, "move", 0) or 0, len(given.moves))
    [step] = await asyncio.to_thread(reviewing.steps, given, Eyes(eyes, viewer.language), after, after)
    return answer(msgspec.structs.replace(step, game=number))


async def proof(desk: Desk, request: Request) -> Response:
    """How a finished game was shuffled."""
    found, _ = await _view(desk, request)
    await found.steady.wait()
    deal = records.deal_of(found.standing, _number(request, "game", 0) or 0)
    if not records.is_over(deal):
        raise refuse("not-over")
    return answer(records.proof(deal))


async def verify(desk: Desk, request: Request) -> Response:
    """Check a proof of a shuffle."""
    desk.slow_down(desk.address(request), VERIFY_COST)
    given = await body(request, wire.Proof, LARGEST_PROOF)
    return answer(await asyncio.to_thread(records.verify, given))


# ---- looking back -------------------------------------------------------------------------------


async def review(desk: Desk, request: Request) -> Response:
    """A record, step by step: as a seat saw it, or with all hands open. Who has a record knows all that is in it."""
    desk.slow_down(desk.address(request), REVIEW_COST)
    wish = await body(request, wire.ReviewWish, LARGEST_PROOF)
    return answer(await asyncio.to_thread(reviewing.review, wish, _texts(request)))


async def review_advice(desk: Desk, request: Request) -> Response:
    """What a bot would do in a position of a record, knowing what the seat knew."""
    desk.slow_down(desk.address(request), EFFORT[wire.Hint])
    wish = await body(request, wire.Position, LARGEST_PROOF)
    match, seat = await asyncio.to_thread(reviewing.position, wish)
    if seat not in match.actors:
        raise refuse("hint-not-now")
    given = await desk.house.thinkers.advise(match, seat)
    return answer(audience.advice(match, seat, _texts(request), "review", given))


async def play_on(desk: Desk, request: Request) -> Response:
    """Make a table that goes on from a position of a record, against bots. Its seed is known; it proves nothing."""
    guest = await _founder(desk, request)
    wish = await body(request, wire.PlayOn, LARGEST_PROOF)
    match, seat = await asyncio.to_thread(reviewing.position, wish)
    return answer(wire.TableMade(await desk.house.create_from(asker(guest), match, seat, wish.level)), 201)


def _texts(request: Request, guest: Guest = NOBODY) -> str | None:
    """The language to say things in, where words are asked for."""
    return language(request, guest) if request.query_params.get("texts") in ("1", "true") else None


def _number(request: Request, name: str, default: int | None) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.removeprefix("-").isascii() and text.removeprefix("-").isdigit() and len(text) < 10) or text == "-":
        raise refuse("message-strange", reason=name)
    number = int(text)
    if number < (SPECTATOR if name == "seat" else 0):
        raise refuse("message-strange", reason=name)
    return number


# ---- running ------------------------------------------------------------------------------------


async def health(desk: Desk, request: Request) -> Response:
    """Whether the server answers, and can write to its store."""
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await desk.store.prove()
    except Exception:  # a full disk, a lost database: nothing that happens at a table could be kept
        LOG.exception("the store cannot be written")
        raise refuse("storage-down") from None
    return PlainTextResponse("ok\n")


async def metrics(desk: Desk, request: Request) -> Response:
    """Numbers for Prometheus."""
    return PlainTextResponse(METRICS.text(), media_type="text/plain; version=0.0.4")


async def wire_schema(desk: Desk, request: Request) -> Response:
    """JSON Schema of all messages."""
    return answer(schema.json_schema())


async def openapi(desk: Desk, request: Request) -> Response:
    """Tell programs what can be asked here, and how."""
    from saucer.server.openapi import document

    return answer(document(ENDPOINTS))


TABLE: Final = "/api/tables/{table}"
STREAM: Final = TABLE + "/stream"
ENDPOINTS: Final = (
    Endpoint("POST", "/api/guests", new_guest, "Say your name", wire.NewGuest, wire.GuestInfo, status=201),
    Endpoint("GET", "/api/me", me, "Who am I?", gives=wire.GuestInfo),
    Endpoint("PUT", "/api/me", rename, "Take another name or language", wire.NewGuest, wire.GuestInfo),
    Endpoint("DELETE", "/api/me", forget_me, "Sign out everywhere", status=204),
    Endpoint("POST", "/api/me/tokens", new_token, "A token for a program", wire.TokenWish, wire.GuestInfo, status=201),
    Endpoint("GET", "/api/me/tables", my_tables, "The tables where I sit", gives=list[wire.TableSummary]),
    Endpoint("GET", "/api/me/games", my_games, "The games I have finished", gives=list[wire.GameSummary]),
    Endpoint("GET", "/api/games", games, "The games and their options", gives=list[wire.GameInfo]),
    Endpoint("GET", "/api/whereabouts", whereabouts, "Where the room finds this server", gives=wire.Whereabouts),
    Endpoint("GET", "/api/tables", lobby, "Public tables", gives=list[wire.TableSummary]),
    Endpoint("POST", "/api/tables", new_table, "Make a table", wire.NewTable, wire.TableMade, status=201),
    Endpoint("GET", TABLE, table, "A table as you may see it", gives=wire.Update, query=("since", "texts", "language")),
    Endpoint(
        "GET",
        STREAM,
        stream,
        "The same again and again, one update a line",
        gives=wire.Update,
        query=("since", "texts", "language"),
        media="application/x-ndjson",
    ),
    Endpoint("POST", TABLE + "/requests", act, "Ask for something at a table", wire.Command, wire.Ack | wire.Advice),
    Endpoint("GET", TABLE + "/record", record, "A game as a file", query=("game",)),
    Endpoint(
        "GET",
        TABLE + "/replay",
        replay,
        "A game after so many moves",
        gives=wire.ReplayStep,
        query=("game", "move", "seat", "texts", "language"),
    ),
    Endpoint("GET", TABLE + "/proof", proof, "How a finished game was shuffled", gives=wire.Proof, query=("game",)),
    Endpoint("POST", "/api/verify", verify, "Check a proof", wire.Proof, wire.Verdict),
    Endpoint(
        "POST", "/api/review", review, "A record, step by step", wire.ReviewWish, wire.Review, ("texts", "language")
    ),
    Endpoint(
        "POST",
        "/api/review/advice",
        review_advice,
        "What a bot would do in a position",
        wire.Position,
        wire.Advice,
        ("texts", "language"),
    ),
    Endpoint("POST", "/api/review/tables", play_on, "Play on from a position", wire.PlayOn, wire.TableMade, status=201),
    Endpoint("GET", "/api/schema.json", wire_schema, "JSON Schema of all messages"),
    Endpoint("GET", "/api/openapi.json", openapi, "The OpenAPI document"),
    Endpoint("GET", "/health", health, "Whether the server answers and can write", media="text/plain"),
    Endpoint("GET", "/metrics", metrics, "Numbers for Prometheus", media="text/plain"),
)
