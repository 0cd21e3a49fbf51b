"""Security: headers, origins and tokens. What every request passes through."""

from collections.abc import Sequence
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection

COOKIE: Final = "saucer"
COOKIE_SECONDS: Final = 365 * 86_400
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
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


def protect(headers: MutableHeaders) -> None:
    """Add what keeps a browser safe."""
    for name, value in HEADERS.items():
        headers.setdefault(name, value)


def same_origin(headers: Headers, allowed: Sequence[str]) -> bool:
    """Whether a browser sent the request from our own page, or an allowed one. Programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return origin in allowed or origin.partition("://")[2] == headers.get("host", "?")


def may_change(connection: HTTPConnection, method: str, allowed: Sequence[str]) -> bool:
    """Unsafe methods come from our own page; with a cookie, only if the browser says so."""
    if method in SAFE:
        return True
    headers = connection.headers
    told = "origin" in headers or "sec-fetch-site" in headers
    if COOKIE in connection.cookies and "authorization" not in headers and not told:
        return False
    return same_origin(headers, allowed)


def token_of(connection: HTTPConnection) -> str | None:
    """The token a request carries: in its header, else in its cookie. Never in the address."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return token.strip()[:200]
    return connection.cookies.get(COOKIE)
