"""Static files: the built web client, held in memory and sent compressed."""

import gzip
import html
import mimetypes
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from saucer.games import BUILT_IN, SLUGS, game
from saucer.kernel.events import Phrase
from saucer.lessons import has_lesson
from saucer.locales import Voice, keys
from saucer.server import protocol
from saucer.server.errors import ServerError
from saucer.server.http.context import TABLE_NAME, RequestContext
from saucer.server.http.parameters import language

FOREVER: Final = "public, max-age=31536000, immutable"  # names under assets/ change with their content
ALONE: Final = ("", "lobby", "review")  # pages of the client
PAGES: Final = ("t", "new", "rules", "review", "learn")  # and those with a name behind: t/<table> and so on
COMPRESSIBLE: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
FRONT: Final = "index.html"
ADDED_GAMES: Final = "added-games"  # the name of the tag that web/src/app/games.ts reads
FACTS: Final = ("fewest", "most", "usual", "minutes")
COVER: Final = "icon-512.png"  # that messengers show with a link
TYPES: Final = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}


@dataclass(frozen=True, slots=True)
class File:
    """A file of the website."""

    media: str
    plain: bytes
    compressed: bytes | None


@cache
def website() -> dict[str, File]:
    """Every file by its path; empty where the client has not been built."""
    root = files("saucer").joinpath("webroot")
    site = dict(_files(root, "")) if root.is_dir() else {}
    if FRONT in site and SLUGS != BUILT_IN:
        site[FRONT] = _with_added_games(site[FRONT])
    return site


def _with_added_games(front: File) -> File:
    """The page with the numbers of the games that it was not built with, so that it knows them at once."""
    sheets = [game(slug).sheet for slug in SLUGS if slug not in BUILT_IN]
    facts = {
        sheet.slug: {**{name: getattr(sheet, name) for name in FACTS}, "lesson": has_lesson(sheet.slug)}
        for sheet in sheets
    }
    tag = f'<meta name="{ADDED_GAMES}" content="{html.escape(msgspec.json.encode(facts).decode())}" />'
    return _compressed(front.media, front.plain.replace(b"</head>", f"{tag}</head>".encode(), 1))


def _files(folder: Traversable, path: str) -> list[tuple[str, File]]:
    files_below: list[tuple[str, File]] = []
    for entry in folder.iterdir():
        name = f"{path}{entry.name}"
        files_below += _files(entry, f"{name}/") if entry.is_dir() else [(name, _file(entry))]
    return files_below


def _file(entry: Traversable) -> File:
    ending = entry.name[entry.name.rfind(".") :]
    media = TYPES.get(ending) or mimetypes.guess_type(entry.name)[0] or "application/octet-stream"
    return _compressed(media, entry.read_bytes())


def _compressed(media: str, plain: bytes) -> File:
    return File(media, plain, gzip.compress(plain, 9, mtime=0) if media.startswith(COMPRESSIBLE) else None)


async def page(request: Request) -> Response:
    """A static file; the paths of the client's pages all get index.html."""
    path: str = request.path_params["name"]
    first, _, rest = path.partition("/")
    is_page = path in ALONE or (first in PAGES and rest != "" and "/" not in rest)
    if file := website().get(FRONT if is_page else path):
        if is_page:
            file = await _with_preview(file, request, first, rest)
        return _response(file, request, FOREVER if first == "assets" else "no-cache")
    front = website().get(FRONT)
    if front is None or first == "api" or "text/html" not in request.headers.get("accept", ""):
        raise ServerError("no-page")
    return _response(front, request, "no-cache", 404)  # somebody is astray: the page itself says so, in their language


async def _with_preview(front: File, request: Request, kind: str, name: str) -> File:
    """The page with a title and Open Graph tags, which messengers show as a preview of the link."""
    context: RequestContext = request.app.state.context
    voice = Voice(language(request))
    slug, table = name if name in SLUGS else "", ""
    if kind in ("t", "review") and TABLE_NAME.fullmatch(name) and (row := await context.store.row(name)):
        summary = msgspec.json.decode(row.summary, type=protocol.TableSummary)
        slug, table = summary.game, _about(voice, summary)
    if slug:
        title, about = f"{voice.tell(slug, Phrase('title'))} · Saucer", table or _pitch(voice, slug)
    elif not name:
        title, about = "Saucer", voice.say("web", "hero-pitch")
    else:
        return front
    facts = {
        "og:type": "website",
        "og:site_name": "Saucer",
        "og:title": title,
        "og:description": about,
        "og:image": f"{request.base_url}{COVER}",
        "og:url": str(request.url.replace(query="")),
    }
    tags = "".join(f'<meta property="{key}" content="{html.escape(value)}" />' for key, value in facts.items())
    if table:
        tags += '<meta name="robots" content="noindex" />'  # a table is for those who have its link
    text = front.plain.decode().replace("<title>Saucer</title>", f"<title>{html.escape(title)}</title>{tags}")
    return File(front.media, text.encode(), None)


def _pitch(voice: Voice, slug: str) -> str:
    """A game in a line."""
    if slug in BUILT_IN:
        return voice.say("web", f"pitch-{slug}")
    return voice.say(slug, "pitch") if "pitch" in keys(voice.language, slug) else voice.say("web", "pitch-added")


def _about(voice: Voice, summary: protocol.TableSummary) -> str:
    """The preview's description of a table."""
    names = [name for name in summary.names if name]
    if summary.phase != "gathering":
        return voice.tell("server", Phrase("link-playing", {"names": names}))
    return voice.tell("server", Phrase("link-gathering", {"names": names, "count": summary.free}))


def _response(file: File, request: Request, caching: str, status: int = 200) -> Response:
    headers = {"Vary": "Accept-Encoding", "Cache-Control": caching}
    if file.compressed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.compressed, status, {**headers, "Content-Encoding": "gzip"}, file.media)
    return Response(file.plain, status, headers, file.media)
