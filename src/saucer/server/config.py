"""Configuration of a server, the same for all of its processes."""

import re
from collections.abc import Sequence
from ipaddress import ip_network
from typing import Final

import msgspec

from saucer.server.errors import ServerError

LAST_PORT: Final = 65_535
MOST_DAYS: Final = 36_500
ORIGIN: Final = re.compile(r"https?://(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:[0-9]{1,5})?")  # as browsers send it


class Keep(msgspec.Struct, frozen=True):
    """Retention in days after the last use; 0 to keep for ever."""

    tables: int = 0
    chat: int = 0
    guests: int = 0

    @classmethod
    def read(cls, options: Sequence[str]) -> "Keep":
        """Parse options such as tables=90; raises SaucerError."""
        days: dict[str, int] = {}
        for option in options:
            kind, _, number = option.partition("=")
            is_number = number.isascii() and number.isdigit() and len(number) < 10
            if kind not in cls.__struct_fields__ or not is_number or not 1 <= int(number) <= MOST_DAYS:
                kinds = ", ".join(cls.__struct_fields__)
                raise ServerError("keep-wrong", wish=option, kinds=kinds, most=str(MOST_DAYS))
            days[kind] = int(number)
        return cls(**days)


class Config(msgspec.Struct, frozen=True):
    """The options of `saucer serve`. Limits are for all its processes together."""

    host: str = "0.0.0.0"
    port: int = 8000
    database: str = "saucer.db"
    workers: int = 1
    log: str = "info"
    origins: tuple[str, ...] = ()  # other sites that may use this server, as https://example.org
    proxies: str = ""  # addresses of reverse proxies whose X-Forwarded-For is believed
    bots: int = 0  # processes for bots; 0 for one less than there are processors
    pace: float = 1.0  # seconds between bots' moves
    hold: float = 2.5  # seconds that bots leave people to call, catch or challenge
    sockets_per_address: int = 200
    watchers_per_table: int = 1000
    tables_per_guest: int = 50
    requests_per_second: float = 30.0  # of one address
    messages_per_second: float = 10.0  # of one connection
    all_per_second: float = 5000.0  # of everybody together
    compress: bool = False  # messages over WebSockets, where bandwidth is dearer than processor time
    keep: Keep = Keep()
    metrics: str = ""  # the folder where several processes put down their numbers for each other

    def limited(self, options: Sequence[str]) -> "Config":
        """A copy with other limits, each as NAME=NUMBER; raises SaucerError."""
        numbers: dict[str, float] = {}
        for option in options:
            name, _, number = option.partition("=")
            field = name.replace("-", "_")
            if field not in LIMITS or not number.isascii() or not number.isdigit() or not int(number):
                names = ", ".join(limit.replace("_", "-") for limit in LIMITS)
                raise ServerError("serve-limit", wish=option, names=names)
            numbers[field] = int(number)
        return msgspec.structs.replace(self, **numbers)

    def checked(self) -> "Config":
        """Raises SaucerError for values that cannot work, or would silently do nothing."""
        if not 1 <= self.port <= LAST_PORT:
            raise ServerError("serve-port-range", port=str(self.port), last=str(LAST_PORT))
        if self.workers < 1:
            raise ServerError("serve-workers-count", count=str(self.workers))
        if self.bots < 0:
            raise ServerError("serve-bots", count=str(self.bots))
        for origin in self.origins:
            if not ORIGIN.fullmatch(origin):
                raise ServerError("serve-origin", origin=origin)
        for proxy in self.proxies.split(",") if self.proxies else ():
            if not _is_network(proxy.strip()):
                raise ServerError("serve-proxies", proxy=proxy.strip())
        return self


def _is_network(text: str) -> bool:
    """Whether uvicorn accepts it as a trusted proxy: `*`, an address, or a network."""
    try:
        return text == "*" or bool(ip_network(text))
    except ValueError:
        return False


LIMITS: Final = tuple(name for name in Config.__struct_fields__ if "_per_" in name)
