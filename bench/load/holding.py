"""Capacity: many simultaneous connections, many idle tables, and their memory."""

import asyncio
from dataclasses import dataclass

from driving import Drive, drive
from servers import BoardgameIo, Saucer, Server, in_turn
from stock import name_of
from table import Table
from websocket import Http

SEATS = 4
SPECTATORS = 1
RATE = 20.0  # moves per second while the connections are open
ASLEEP_SECONDS = 300  # timeout; a table sleeps after a minute without viewers


@dataclass(frozen=True)
class Held:
    """Sockets at a number of tables."""

    name: str
    tables: int
    wanted: int
    sockets: int  # still open at the end
    drive: Drive
    table_bytes: float  # memory of a table with a running game, without connections
    socket_bytes: float


async def hold(server: Server, tables: int, seconds: float) -> Held:
    """Connect all seats, make moves at all tables, and count the open connections."""
    with server:
        empty = server.memory()
        seated = await server.seated(tables, SEATS)
        unconnected = server.memory()
        open_tables = await server.connected(seated, SPECTATORS)
        connected = server.memory()
        driven = await drive(server, open_tables, RATE, seconds)
        seats = [seat for table in open_tables for seat in table.seats]
        sockets = sum(not seat.socket.closed for seat in seats)
        await _close(open_tables)
    per_table, per_socket = (unconnected - empty) / tables, (connected - unconnected) / len(seats)
    return Held(server.name, tables, len(seats), sockets, driven, per_table, per_socket)


async def _close(tables: list[Table]) -> None:
    for table in tables:
        for seat in table.seats:
            seat.socket.transport.close()
    await asyncio.sleep(0)


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


async def idle_saucer(tables: int) -> Idle:
    """View every table once, which wakes it; a minute later it sleeps again."""
    names = [name_of(number) for number in range(tables)]
    with Saucer(stock=tables) as server:
        empty = server.memory()
        await in_turn(lambda http, name: http.get(f"/api/tables/{name}"), names, server.port)
        live, awake = await _live(server), server.memory()
        for _ in range(ASLEEP_SECONDS):
            await asyncio.sleep(1)
            if not await _live(server):
                break
        else:
            raise RuntimeError("tables that nobody looks at did not fall asleep")
        return Idle(server.name, tables, live, awake, server.memory(), empty)


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
            await http.post("/games/shedding/create", {"numPlayers": SEATS})

        await in_turn(make, range(tables), server.port)
        return Idle(server.name, tables, tables, server.memory(), None, empty)
