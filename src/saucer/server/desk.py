"""The desk: what every request meets first. Who are you, are you too fast, where do you come from?"""

import asyncio
import re
from dataclasses import dataclass
from typing import Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request

from saucer.server import audience, security, wire
from saucer.server.config import Config
from saucer.server.deciding import Asker, refuse
from saucer.server.house import House
from saucer.server.limits import Bucket, Buckets, Counter, household
from saucer.server.problems import TooFast
from saucer.server.standing import SPECTATOR
from saucer.server.storage import Guest, Store
from saucer.server.table import Table

T = TypeVar("T")
NOBODY: Final = Guest("", "", "")
TABLE_NAME: Final = re.compile("[A-Za-z0-9_-]{1,64}")
BODY_SECONDS: Final = 20.0  # to send a body; who takes longer is not waited for
GUESTS_BURST: Final = 30
TABLES_BURST: Final = 20
EFFORT: Final[dict[type, float]] = {wire.Say: 5.0, wire.Hint: 10.0}  # they count as so many other requests
VERIFY_COST: Final = 20.0  # the heaviest request; even where little is allowed, it is possible now and then


@dataclass(frozen=True)
class Desk:
    """The server's parts, as requests need them."""

    config: Config
    store: Store
    house: House
    everybody: Bucket
    addresses: Buckets
    newcomers: Buckets
    founders: Buckets
    sockets: Counter

    @classmethod
    def set_up(cls, config: Config, store: Store, house: House) -> "Desk":
        """With fresh limits."""
        return cls(
            config,
            store,
            house,
            Bucket(config.all_per_second, 2 * config.all_per_second),
            Buckets(config.requests_per_second, max(VERIFY_COST, 4 * config.requests_per_second)),
            Buckets(config.requests_per_second / 60, max(GUESTS_BURST, config.requests_per_second)),
            Buckets(1 / 10, TABLES_BURST),
            Counter(config.sockets_per_address),
        )

    # ---- who asks -------------------------------------------------------------------------------

    async def guest(self, connection: HTTPConnection) -> Guest:
        """Who asks; NOBODY without a token that is known."""
        token = security.token_of(connection)
        return (token and await self.store.guest_by_token(token)) or NOBODY

    async def signed_in(self, connection: HTTPConnection) -> Guest:
        """Who asks, and may act."""
        guest = await self.guest(connection)
        if not guest.guest:
            raise refuse("not-signed-in")
        if guest.scope != "act":
            raise refuse("token-reads-only")
        return guest

    @staticmethod
    def address(connection: HTTPConnection) -> str:
        """Where a request comes from; a proxy's word is taken only from the proxies configured."""
        return household(connection.client.host) if connection.client else "local"

    def slow_down(self, address: str, cost: float = 1.0) -> None:
        """Raises TooFast for who asks too often."""
        wait = self.addresses.take(address, cost) or self.everybody.take()
        if wait:
            raise TooFast(wait)

    @staticmethod
    def admit(table: Table, who: Asker) -> None:
        """Raises SaucerError where only the players may look."""
        if not table.standing.may_look(who.guest):
            raise refuse("watchers-off")

    def make_room(self, table: Table, who: Asker, address: str) -> None:
        """Raises SaucerError where there is no room for another who looks on, or another connection."""
        if table.watching >= self.config.watchers_per_table and table.standing.seat_of(who.guest) == SPECTATOR:
            raise refuse("table-full")
        if not self.sockets.has_room(address):
            raise refuse("too-many-sockets")

    # ---- what they ask --------------------------------------------------------------------------

    async def table(self, name: str) -> Table:
        """The table of that name."""
        found = await self.house.table(name) if TABLE_NAME.fullmatch(name) else None
        if found is None:
            raise refuse("no-table")
        return found


def asker(guest: Guest) -> Asker:
    """A guest as tables know them."""
    return Asker(guest.guest, guest.name)


def language(connection: HTTPConnection, guest: Guest = NOBODY) -> str:
    """The language to speak: as this request asks for it, or as the guest has said before."""
    named = connection.query_params.get("language", "")
    preferred = [wish.strip() for wish in connection.headers.get("accept-language", "").split(",")]
    return audience.language_of(named, *preferred, guest.language)


async def body(request: Request, kind: type[T], largest: int = wire.LARGEST) -> T:
    """The request's body, read no further than it may be long, and checked."""
    data = await read(request, largest)
    try:
        return msgspec.json.decode(data, type=kind)
    except wire.UNREADABLE as error:
        raise refuse("message-strange", reason=str(error)[:200]) from None


async def read(request: Request, largest: int) -> bytes:
    """The bytes of a body, up to a limit."""
    data = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for piece in request.stream():
                data += piece
                if len(data) > largest:
                    raise refuse("message-large", count=largest)
    except TimeoutError:
        raise refuse("message-strange", reason="...") from None
    return data
