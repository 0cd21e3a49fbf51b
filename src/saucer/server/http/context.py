"""Request context: the parts of the server that handlers need, authentication and rate limits."""

import re
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection

from saucer.server import protocol
from saucer.server.config import Config
from saucer.server.errors import RateLimited, ServerError
from saucer.server.http import auth
from saucer.server.http.parameters import NOBODY
from saucer.server.http.ratelimit import Buckets, Counter, SharedBucket, household
from saucer.server.registry import TableRegistry
from saucer.server.storage import Guest, Store
from saucer.server.table.actor import Table
from saucer.server.table.caller import Caller
from saucer.server.table.state import SPECTATOR
from saucer.server.workers.memory import SharedMemory

TABLE_NAME: Final = re.compile("[A-Za-z0-9_-]{1,64}")
GUESTS_BURST: Final = 30
TABLES_BURST: Final = 20
EFFORT: Final[dict[type, float]] = {protocol.Say: 5.0, protocol.Hint: 10.0}  # in units of an ordinary request
VERIFY_COST: Final = 20.0  # the heaviest request; even where little is allowed, it is possible now and then


@dataclass(frozen=True)
class RequestContext:
    """The dependencies of the request handlers."""

    config: Config
    store: Store
    registry: TableRegistry
    everybody: SharedBucket
    addresses: Buckets
    newcomers: Buckets
    founders: Buckets
    sockets: Counter

    @classmethod
    def create(
        cls, config: Config, store: Store, registry: TableRegistry, memory: SharedMemory | None = None
    ) -> "RequestContext":
        """A context whose rate limits are kept in memory that other processes may share."""
        memory = memory or SharedMemory()
        return cls(
            config,
            store,
            registry,
            SharedBucket(config.all_per_second, 2 * config.all_per_second, memory.everybody),
            Buckets(config.requests_per_second, max(VERIFY_COST, 4 * config.requests_per_second), memory.addresses),
            Buckets(config.requests_per_second / 60, max(GUESTS_BURST, config.requests_per_second), memory.newcomers),
            Buckets(1 / 10, TABLES_BURST, memory.founders),
            Counter(config.sockets_per_address, memory.sockets, registry.peers.slot),
        )

    # ---- callers --------------------------------------------------------------------------------

    async def guest(self, connection: HTTPConnection) -> Guest:
        """The guest whose token the request carries, or NOBODY."""
        token = auth.token_of(connection)
        return (token and await self.store.guest_by_token(token)) or NOBODY

    async def signed_in(self, connection: HTTPConnection) -> Guest:
        """The guest, whose token must allow to act."""
        guest = await self.guest(connection)
        if not guest.guest:
            raise ServerError("not-signed-in")
        if guest.scope != "act":
            raise ServerError("token-reads-only")
        return guest

    async def known(self, connection: HTTPConnection) -> Guest:
        """The guest, who must be signed in; a read-only token is enough."""
        guest = await self.guest(connection)
        if not guest.guest:
            raise ServerError("not-signed-in")
        return guest

    async def founder(self, connection: HTTPConnection) -> Guest:
        """The guest, who must be allowed to make one more table."""
        guest = await self.signed_in(connection)
        wait = self.founders.take(guest.guest)
        if wait:
            raise RateLimited(wait)
        own = await self.store.tables_of(guest.guest, self.config.tables_per_guest + 1)
        if sum(row.phase != "over" for row in own) >= self.config.tables_per_guest:
            raise ServerError("too-many-tables")
        return guest

    @staticmethod
    def address(connection: HTTPConnection) -> str:
        """The key for rate limits by address. Forwarded addresses count only from configured proxies."""
        return household(connection.client.host) if connection.client else "local"

    def slow_down(self, address: str, cost: float = 1.0) -> None:
        """Raises RateLimited if the address, or everybody together, sends too many requests."""
        wait = self.addresses.take(address, cost) or self.everybody.take()
        if wait:
            raise RateLimited(wait)

    @staticmethod
    def admit(table: Table, who: Caller) -> None:
        """Raises SaucerError if the caller may not see the table."""
        if not table.state.may_look(who.guest):
            raise ServerError("watchers-off")

    def make_room(self, table: Table, who: Caller, address: str) -> None:
        """Raises SaucerError if the table has too many watchers, or the address too many connections."""
        if table.watchers >= self.config.watchers_per_table and table.state.seat_of(who.guest) == SPECTATOR:
            raise ServerError("table-full")
        if not self.sockets.has_room(address):
            raise ServerError("too-many-sockets")

    # ---- tables ---------------------------------------------------------------------------------

    async def table(self, name: str) -> Table:
        """The live table of that name; raises SaucerError."""
        table = await self.registry.table(name) if TABLE_NAME.fullmatch(name) else None
        if table is None:
            raise ServerError("no-table")
        return table


def caller(guest: Guest) -> Caller:
    """The guest as a caller of tables."""
    return Caller(guest.guest, guest.name)
