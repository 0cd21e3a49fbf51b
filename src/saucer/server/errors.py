"""Errors whose text a client, or the operator of the server, gets to read."""

from typing import Any

from saucer.kernel.errors import SaucerError
from saucer.kernel.events import Phrase


class ServerError(SaucerError):
    """A request that is refused, or a command that fails. The key names a message of the server's catalogue."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(Phrase(key, args), "server")


class RateLimited(ServerError):
    """Too many requests; `retry_after` is in seconds."""

    def __init__(self, retry_after: float) -> None:
        self.retry_after = retry_after
        super().__init__("too-fast")
