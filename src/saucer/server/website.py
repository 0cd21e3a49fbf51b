"""The website: the built web client, held in memory and sent compressed."""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from saucer.server.deciding import refuse

FOREVER: Final = "public, max-age=31536000, immutable"  # names under assets/ change with their content
ALONE: Final = ("", "lobby", "review")  # pages of the client
PAGES: Final = ("t", "new", "rules", "review", "learn")  # and those with a name behind: t/<table> and so on
SQUEEZED: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
TYPES: Final = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}


@dataclass(frozen=True, slots=True)
class File:
    """A file of the website."""

    media: str
    plain: bytes
    squeezed: bytes | None


@cache
def website() -> dict[str, File]:
    """Every file by its path; empty where the client has not been built."""
    root = files("saucer").joinpath("webroot")
    return dict(_found(root, "")) if root.is_dir() else {}


def _found(folder: Traversable, path: str) -> list[tuple[str, File]]:
    found: list[tuple[str, File]] = []
    for entry in folder.iterdir():
        name = f"{path}{entry.name}"
        found += _found(entry, f"{name}/") if entry.is_dir() else [(name, _file(entry))]
    return found


def _file(entry: Traversable) -> File:
    ending = entry.name[entry.name.rfind(".") :]
    media = TYPES.get(ending) or mimetypes.guess_type(entry.name)[0] or "application/octet-stream"
    plain = entry.read_bytes()
    return File(media, plain, gzip.compress(plain, 9, mtime=0) if media.startswith(SQUEEZED) else None)


async def page(request: Request) -> Response:
    """A file of the website; the paths of pages all get the first one."""
    path: str = request.path_params["name"]
    first, _, rest = path.partition("/")
    is_page = path in ALONE or (first in PAGES and rest != "" and "/" not in rest)
    if found := website().get("index.html" if is_page else path):
        return _sent(found, request, FOREVER if first == "assets" else "no-cache")
    front = website().get("index.html")
    if front is None or first == "api" or "text/html" not in request.headers.get("accept", ""):
        raise refuse("no-page")
    return _sent(front, request, "no-cache", 404)  # somebody is astray: the page itself says so, in their language


def _sent(found: File, request: Request, caching: str, status: int = 200) -> Response:
    headers = {"Vary": "Accept-Encoding", "Cache-Control": caching}
    if found.squeezed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.squeezed, status, {**headers, "Content-Encoding": "gzip"}, found.media)
    return Response(found.plain, status, headers, found.media)
