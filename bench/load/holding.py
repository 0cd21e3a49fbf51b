"""Capacity: many simultaneous connections, many idle tables, and their memory."""

import asyncio
from dataclasses import dataclass

from cost import SEATS
from driving import Clients, Drive
from opening import Http, in_turn, new_match
from servers import BoardgameIo, Saucer, Server
from stock import name_of

SPECTATORS = 1
RATE = 20.0  # moves per second while the connections are open
ASLEEP_SECONDS = 300  # timeout; a table sleeps after a minute without viewers


@dataclass(frozen=True)
class Held:
    """Sockets at a number of tables."""

    name: str
    tables: int
    wanted: int
    drive: Drive
    table_bytes: float  # memory of a table with a running game, without connections
    socket_bytes: float
    memory: float  # of the whole server, at the end

    @property
    def sockets(self) -> int:
        """Those that were still open at the end."""
        return self.drive.counts.open


async def hold(server: Server, tables: int, seconds: float) -> Held:
    """Connect all seats, make moves at all tables, and count the open connections."""
    with server:
        empty = server.memory()
        seated = await server.seated(tables, SEATS)
        unconnected = server.memory()
        with Clients(server, seated, SPECTATORS) as clients:
            connected = server.memory()
            drive = clients.drive(RATE, seconds)
            per_table, per_socket = (unconnected - empty) / tables, (connected - unconnected) / clients.sockets
            return Held(server.name, tables, clients.sockets, drive, per_table, per_socket, server.memory())


@dataclass(frozen=True)
class Idle:
    """Idle tables: memory of the whole server, and its growth."""

    name: str
    tables: int
    live: int  # tables in memory when `awake` was measured; on a busy machine the first sleep before the last wake
    awake: float
    asleep: float | None
    empty: float

    @property
    def each(self) -> float:
        """Bytes per awake table."""
        return (self.awake - self.empty) / self.live


async def idle_saucer(tables: int, *environment: str, asleep: bool) -> Idle:
    """View every table once, which wakes it; a minute later it sleeps again, if that is to be measured."""
    names = [name_of(number) for number in range(tables)]
    with Saucer(*environment, stock=tables) as server:
        empty = server.memory()
        await in_turn(lambda http, name: http.get(f"/api/tables/{name}"), names, server.port)
        live, awake = await _live(server), server.memory()
        if asleep:
            await _until_asleep(server)
        return Idle(server.name, tables, live, awake, server.memory() if asleep else None, empty)


async def _until_asleep(server: Saucer) -> None:
    for _ in range(ASLEEP_SECONDS):
        await asyncio.sleep(1)
        if not await _live(server):
            return
    raise RuntimeError("tables that nobody looks at did not fall asleep")


async def _live(server: Saucer) -> int:
    http = Http(server.port)
    numbers = dict(line.split() for line in (await http.get("/metrics")).decode().splitlines() if line[0] != "#")
    http.close()
    return int(numbers["saucer_tables_live"])


async def idle_boardgame(tables: int) -> Idle:
    """Measure boardgame.io, whose in-memory store holds all matches."""
    with BoardgameIo("memory") as server:
        empty = server.memory()

        async def make(http: Http, _: int) -> None:
            await new_match(http, SEATS)

        await in_turn(make, range(tables), server.port)
        return Idle(server.name, tables, tables, server.memory(), None, empty)
