"""Authentication: the token that a request carries, and whether its origin may use it."""

from collections.abc import Sequence
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

COOKIE: Final = "saucer"
COOKIE_SECONDS: Final = 365 * 86_400
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def same_origin(headers: Headers, allowed: Sequence[str]) -> bool:
    """Whether the request comes from our own page, an allowed site, or a program, which sends no origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return origin in allowed or origin.partition("://")[2] == headers.get("host", "?")


def may_change(connection: HTTPConnection, method: str, allowed: Sequence[str]) -> bool:
    """Whether the request's origin may use its method. With a cookie, the browser must name the origin (CSRF)."""
    if method in SAFE:
        return True
    headers = connection.headers
    has_origin = "origin" in headers or "sec-fetch-site" in headers
    if COOKIE in connection.cookies and "authorization" not in headers and not has_origin:
        return False
    return same_origin(headers, allowed)


def token_of(connection: HTTPConnection) -> str | None:
    """The token a request carries: in its header, else in its cookie. Never in the address."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return token.strip()[:200]
    return connection.cookies.get(COOKIE)
