"""Endpoints for lessons. The page has those of the built-in games; lessons of other packages are played here."""

import asyncio
from functools import cache

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from saucer.games import game
from saucer.lessons import has_lesson, lesson
from saucer.lessons.playing import play
from saucer.locales import LESSON, source
from saucer.server import protocol
from saucer.server.errors import ServerError
from saucer.server.http.context import RequestContext
from saucer.server.http.parameters import language
from saucer.server.http.tables import REVALIDATED


async def lesson_steps(context: RequestContext, request: Request) -> Response:
    """The lesson of a game: every step with its positions, legal moves and events."""
    steps = await asyncio.to_thread(_steps, _slug(request))
    return Response(steps, headers={"Cache-Control": "no-cache"}, media_type="application/json")


async def lesson_catalogue(context: RequestContext, request: Request) -> Response:
    """What the coach says in the lesson of a game, in Fluent."""
    return PlainTextResponse(source(language(request), LESSON + _slug(request)), headers=REVALIDATED)


@cache
def _steps(slug: str) -> bytes:
    return protocol.encode(play(lesson(slug)))


def _slug(request: Request) -> str:
    """The game of the request, if it has a lesson."""
    slug = game(request.path_params["game"]).slug
    if not has_lesson(slug):
        raise ServerError("no-page")
    return slug
