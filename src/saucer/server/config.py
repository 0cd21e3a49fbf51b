"""Config: how a server runs, the same for every process of it."""

import os
from collections.abc import Sequence
from typing import Final

import msgspec

from saucer.kernel.errors import SaucerError
from saucer.kernel.events import Phrase

VARIABLE: Final = "SAUCER_SERVE"  # carries the config to worker processes


class Config(msgspec.Struct, frozen=True):
    """What `saucer serve` was told. Limits are per process."""

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

    def limited(self, wishes: Sequence[str]) -> "Config":
        """With other limits, each as NAME=NUMBER; raises SaucerError."""
        numbers: dict[str, float] = {}
        for wish in wishes:
            name, _, number = wish.partition("=")
            field = name.replace("-", "_")
            if field not in LIMITS or not number.isascii() or not number.isdigit() or not int(number):
                names = ", ".join(limit.replace("_", "-") for limit in LIMITS)
                raise SaucerError(Phrase("serve-limit", {"wish": wish, "names": names}), "server")
            numbers[field] = int(number)
        return msgspec.structs.replace(self, **numbers)

    @classmethod
    def from_environment(cls) -> "Config":
        """What the parent process handed over."""
        return msgspec.json.decode(os.environ[VARIABLE], type=cls)

    def to_environment(self) -> None:
        """Hand it over to worker processes."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()


LIMITS: Final = tuple(name for name in Config.__struct_fields__ if "_per_" in name)
