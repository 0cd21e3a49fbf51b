"""The HTTP API. Each endpoint is listed once; routes and the OpenAPI document are both made from the list."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from saucer.lessons.playing import PlayedLesson
from saucer.server import protocol
from saucer.server.http import guests, lessons, operations, records, tables
from saucer.server.http.context import RequestContext
from saucer.server.http.errors import json_response

Handler = Callable[[RequestContext, Request], Awaitable[Response]]


@dataclass(frozen=True)
class Endpoint:
    """One endpoint: its route, its handler, and what the OpenAPI document says about it."""

    method: str
    path: str
    handler: Handler
    summary: str
    takes: Any = None
    gives: Any = None
    query: tuple[str, ...] = ()
    media: str = "application/json"
    status: int = 200


async def openapi(context: RequestContext, request: Request) -> Response:
    """Tell programs what can be asked here, and how."""
    from saucer.server.http.openapi import document

    return json_response(document(ENDPOINTS))


TABLE: Final = "/api/tables/{table}"
STREAM: Final = TABLE + "/stream"
ENDPOINTS: Final = (
    Endpoint(
        "POST", "/api/guests", guests.new_guest, "Say your name", protocol.NewGuest, protocol.GuestInfo, status=201
    ),
    Endpoint("GET", "/api/me", guests.me, "Who am I?", gives=protocol.GuestInfo),
    Endpoint("PUT", "/api/me", guests.rename, "Take another name or language", protocol.NewGuest, protocol.GuestInfo),
    Endpoint("DELETE", "/api/me", guests.forget_me, "Sign out everywhere", status=204),
    Endpoint(
        "POST",
        "/api/me/tokens",
        guests.new_token,
        "A token for a program",
        protocol.TokenWish,
        protocol.GuestInfo,
        status=201,
    ),
    Endpoint("GET", "/api/me/tables", guests.my_tables, "The tables where I sit", gives=list[protocol.TableSummary]),
    Endpoint("GET", "/api/me/games", guests.my_games, "The games I have finished", gives=list[protocol.GameSummary]),
    Endpoint("GET", "/api/games", tables.games, "The games and their options", gives=list[protocol.GameInfo]),
    Endpoint(
        "GET",
        "/api/games/{game}/catalogue",
        tables.catalogue,
        "The sentences of a game, in Fluent",
        query=("language",),
        media="text/plain",
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/rules",
        tables.rules_page,
        "The rules of a game, in Markdown",
        query=("language",),
        media="text/markdown",
    ),
    Endpoint("GET", "/api/games/{game}/lesson", lessons.lesson_steps, "The lesson of a game", gives=PlayedLesson),
    Endpoint(
        "GET",
        "/api/games/{game}/lesson/catalogue",
        lessons.lesson_catalogue,
        "The sentences of a lesson, in Fluent",
        query=("language",),
        media="text/plain",
    ),
    Endpoint(
        "GET", "/api/whereabouts", tables.whereabouts, "Where the room finds this server", gives=protocol.Whereabouts
    ),
    Endpoint("GET", "/api/tables", tables.lobby, "Public tables", gives=list[protocol.TableSummary]),
    Endpoint(
        "POST", "/api/tables", tables.new_table, "Make a table", protocol.NewTable, protocol.TableMade, status=201
    ),
    Endpoint(
        "GET",
        TABLE,
        tables.table,
        "A table as you may see it",
        gives=protocol.Update,
        query=("since", "texts", "language"),
    ),
    Endpoint(
        "GET",
        STREAM,
        tables.stream,
        "The same again and again, one update a line",
        gives=protocol.Update,
        query=("since", "texts", "language"),
        media="application/x-ndjson",
    ),
    Endpoint(
        "POST",
        TABLE + "/requests",
        tables.act,
        "Ask for something at a table",
        protocol.Command,
        protocol.Ack | protocol.Advice,
    ),
    Endpoint("GET", TABLE + "/record", records.record, "A game as a file", query=("game",)),
    Endpoint(
        "GET",
        TABLE + "/replay",
        records.replay,
        "A game after a number of moves",
        gives=protocol.ReplayStep,
        query=("game", "move", "seat", "texts", "language"),
    ),
    Endpoint(
        "GET",
        TABLE + "/proof",
        records.proof,
        "How a finished game was shuffled",
        gives=protocol.Proof,
        query=("game",),
    ),
    Endpoint("POST", "/api/verify", records.verify, "Check a proof", protocol.Proof, protocol.Verdict),
    Endpoint(
        "POST",
        "/api/review",
        records.review,
        "A record, step by step",
        protocol.ReviewWish,
        protocol.Review,
        ("texts", "language"),
    ),
    Endpoint(
        "POST",
        "/api/review/advice",
        records.review_advice,
        "What a bot would do in a position",
        protocol.Position,
        protocol.Advice,
        ("texts", "language"),
    ),
    Endpoint(
        "POST",
        "/api/review/tables",
        records.play_on,
        "Play on from a position",
        protocol.PlayOn,
        protocol.TableMade,
        status=201,
    ),
    Endpoint("GET", "/api/schema.json", operations.wire_schema, "JSON Schema of all messages"),
    Endpoint("GET", "/api/openapi.json", openapi, "The OpenAPI document"),
    Endpoint("GET", "/health", operations.health, "Whether the server answers and can write", media="text/plain"),
    Endpoint("GET", "/metrics", operations.metrics, "Numbers for Prometheus", media="text/plain"),
)
