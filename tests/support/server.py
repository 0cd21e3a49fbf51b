"""A server in its own process, and clients that talk to it over real sockets."""

import http.client
import itertools
import json
import multiprocessing
import socket
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import httpx
import psutil
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.support import server_process
from tests.support.deltas import Reader
from tests.support.waiting import PATIENCE, until

NURSERY = multiprocessing.get_context("forkserver")  # preloads the imports of servers, which take seconds
NURSERY.set_forkserver_preload(["tests.support.server_process"])
QUICK: Mapping[str, Any] = {
    "pace": 0,
    "hold": 0,
    "bots": 1,
    "requests_per_second": 10_000,
    "messages_per_second": 10_000,
}
numbers = itertools.count(1)


class Address(Protocol):
    """The address of a server or a proxy."""

    port: int
    url: str

    @property
    def compression(self) -> str | None:
        """How WebSocket messages are compressed."""


def free_port() -> int:
    """An unused port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server process that can be killed and restarted with its port and database; `patches` change its constants."""

    compression = "deflate"

    def __init__(
        self,
        database: Path | str,
        log: Path,
        port: int | None = None,
        patches: Mapping[str, Any] | None = None,
        **config: Any,
    ) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self.config = {**QUICK, "host": "127.0.0.1", "port": self.port, "database": str(database), **config}
        self.patches = patches or {}
        self.orphans: list[psutil.Process] = []

    def start(self) -> "Server":
        """Start it, and wait until it serves."""
        self.process = NURSERY.Process(target=server_process.run, args=(self.config, self.patches, str(self.log)))
        self.process.start()
        until(self._answers_or_is_dead, problem="the server did not start")
        return self

    def _answers_or_is_dead(self) -> bool:
        assert self.process.is_alive(), self.said()[-3000:]
        return self.answers()

    def answers(self) -> bool:
        """Whether it serves. Called often, so it must be cheap."""
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            link.request("GET", "/health")
            return link.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            link.close()

    def said(self) -> str:
        """The text of its log."""
        return Path(self.log).read_text("utf-8")

    def workers(self) -> list[psutil.Process]:
        """The worker processes, if there are several."""
        workers = []
        for child in psutil.Process(self.process.pid).children():
            with suppress(psutil.NoSuchProcess):  # a worker may have died and not yet been replaced
                if "spawn_main" in " ".join(child.cmdline()):
                    workers.append(child)
        return workers

    def kill(self) -> None:
        """Kill it with SIGKILL; its workers and bots must end by themselves."""
        workers = self.workers() if self.config.get("workers", 1) > 1 else []
        self.orphans += psutil.Process(self.process.pid).children(recursive=True)
        self.process.kill()
        self.process.join()
        assert not psutil.wait_procs(workers, PATIENCE)[1]

    def stop(self) -> int | None:
        """Stop it with SIGTERM; returns its exit code."""
        self.process.terminate()
        self.process.join(PATIENCE)
        assert not psutil.wait_procs(self.orphans, PATIENCE)[1]
        return self.process.exitcode


@contextmanager
def serving(database: Path | str, log: Path, **config: Any) -> Iterator[Server]:
    """A running server as a context manager."""
    server = Server(database, log, **config).start()
    try:
        yield server
    finally:
        if server.process.is_alive():
            server.stop()


class Client:
    """A program with a token."""

    def __init__(self, server: Address, name: str) -> None:
        self.server = server
        self.name = name
        self.http = httpx.Client(
            base_url=server.url,
            timeout=PATIENCE,
            verify=False,  # loading certificates is slow
            limits=httpx.Limits(keepalive_expiry=1),  # long before the server, which ends idle connections after five
        )
        answer = self.http.post("/api/guests", json={"name": name, "program": True})
        assert answer.status_code == 201, answer.text
        self.token = answer.json()["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def new_table(
        self, game: str = "looters", players: int = 2, seats: Sequence[str] = ("me", "free"), **settings: Any
    ) -> str:
        """Create a table; returns its id."""
        wishes = [{"kind": seat} if seat in ("me", "free") else {"kind": "bot", "level": seat} for seat in seats]
        answer = self.http.post(
            "/api/tables", json={"settings": {"game": game, "players": players, **settings}, "seats": wishes}
        )
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def ask(self, table: str, kind: str, **fields: Any) -> httpx.Response:
        """Send a request to a table."""
        return self.http.post(f"/api/tables/{table}/requests", json={"type": kind, "id": f"c{next(numbers)}", **fields})

    def do(self, table: str, kind: str, **fields: Any) -> Any:
        """Ask for something that must be granted."""
        answer = self.ask(table, kind, **fields)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def look(self, table: str, **query: Any) -> Any:
        """The client's update of a table."""
        return self.http.get(f"/api/tables/{table}", params=query).json()

    def socket(self, table: str, since: int | None = None, **hello: Any) -> "Socket":
        """A WebSocket at a table."""
        return Socket(self, table, since, **hello)


class Socket:
    """A client's WebSocket at a table."""

    def __init__(
        self,
        client: Client,
        table: str,
        since: int | None = None,
        headers: Mapping[str, str] | None = None,
        **hello: Any,
    ) -> None:
        address = f"ws://127.0.0.1:{client.server.port}/api/tables/{table}/socket"
        self.ws = connect(
            address,
            additional_headers=headers or {"Authorization": f"Bearer {client.token}"},
            max_size=None,
            legacy=True,
            compression=client.server.compression,
        )
        self.reader = Reader()
        self.update: Any = None  # the last one, whole
        self.raw: list[str | bytes] = []
        self.send("hello", since=since, **hello)
        self.until(lambda update: True)

    def send(self, kind: str, **fields: Any) -> str:
        """Send a request; returns its id."""
        fields.setdefault("id", f"s{next(numbers)}")
        self.ws.send(json.dumps({"v": 1, "type": kind, **fields}))
        return str(fields["id"])

    def receive(self, timeout: float = PATIENCE) -> Any:
        """The next message."""
        data = self.ws.recv(timeout)
        self.raw.append(data)
        message = json.loads(data)
        if message["type"] in ("update", "delta"):
            self.update = self.reader.read(message)
        return message

    def answer(self, cid: str) -> Any:
        """Read messages until a request is answered."""
        while True:
            message = self.receive()
            if message.get("id") == cid:
                return message

    def do(self, kind: str, **fields: Any) -> Any:
        """Ask for something that must be granted."""
        answer = self.answer(self.send(kind, **fields))
        assert answer["type"] in ("ack", "advice"), answer
        return answer

    def play_first(self) -> bool:
        """Play the first legal move; returns whether it was accepted, because in powers another seat may be faster."""
        words, seen = self.update["moves"][0]["words"], self.update["seq"]
        if self.answer(self.send("move", words=words, seen=seen))["type"] == "ack":
            return True
        self.until(lambda update: update["seq"] > seen)  # or it was refused for another reason, and this takes too long
        return False

    def until(self, condition: Callable[[Any], object], timeout: float = PATIENCE) -> Any:
        """Read messages until an update meets a condition; returns it."""
        stop = time.monotonic() + timeout
        while self.update is None or not condition(self.update):
            self.receive(max(0.01, stop - time.monotonic()))
        return self.update

    def farewell(self) -> int:
        """Read messages until the connection is closed; returns the close code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return int(closed.rcvd.code)

    def close(self) -> None:
        """Leave."""
        self.ws.close()
