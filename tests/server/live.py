"""A real server in a process of its own, and clients that talk to it over real sockets."""

import http.client
import itertools
import json
import multiprocessing
import os
import socket
import time
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import psutil
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server import served

NURSERY = multiprocessing.get_context("forkserver")  # has imported all that servers need, which takes them seconds
NURSERY.set_forkserver_preload(["tests.server.served"])
QUICK = {"pace": 0, "hold": 0, "bots": 1, "requests_per_second": 10_000, "messages_per_second": 10_000}
PATIENCE = 600 if "SAUCER_SOAK" in os.environ else 300  # seconds; machines that test may have much else to do
numbers = itertools.count(1)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """A server process that can be killed and started again at the same place; `patches` change its constants."""

    compression = "deflate"

    def __init__(self, database, log, port=None, patches=None, **config):
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self.config = {**QUICK, "host": "127.0.0.1", "port": self.port, "database": str(database), **config}
        self.patches = patches or {}
        self.process = None
        self.orphans = []

    def start(self):
        self.process = NURSERY.Process(target=served.run, args=(self.config, self.patches, str(self.log)))
        self.process.start()
        stop = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.is_alive(), self.said()[-3000:]
            assert time.monotonic() < stop, "the server did not start"
            time.sleep(0.05)
        return self

    def answers(self):
        """Whether it serves. Asked often, so it must cost little."""
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            link.request("GET", "/health")
            return link.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            link.close()

    def said(self):
        """All that was logged."""
        return Path(self.log).read_text("utf-8")

    def workers(self):
        """The processes that serve, where there are several."""
        found = []
        for child in psutil.Process(self.process.pid).children():
            with suppress(psutil.NoSuchProcess):  # or dead already, and not yet replaced
                if "spawn_main" in " ".join(child.cmdline()):
                    found.append(child)
        return found

    def kill(self):
        """kill -9; its workers must end by themselves, and so must its bots, sooner or later."""
        workers = self.workers() if self.config.get("workers", 1) > 1 else []
        self.orphans += psutil.Process(self.process.pid).children(recursive=True)
        self.process.kill()
        self.process.join()
        assert not psutil.wait_procs(workers, PATIENCE)[1]

    def stop(self):
        self.process.terminate()
        self.process.join(PATIENCE)
        assert not psutil.wait_procs(self.orphans, PATIENCE)[1]
        return self.process.exitcode


@contextmanager
def serving(database, log, **config):
    server = Server(database, log, **config).start()
    try:
        yield server
    finally:
        if server.process.is_alive():
            server.stop()


class Client:
    """A program with a token."""

    def __init__(self, server, name):
        self.server = server
        self.name = name
        self.http = httpx.Client(
            base_url=server.url,
            timeout=PATIENCE,
            verify=False,  # certificates take long to read
            limits=httpx.Limits(keepalive_expiry=1),  # long before the server, which ends idle connections after five
        )
        answer = self.http.post("/api/guests", json={"name": name, "program": True})
        assert answer.status_code == 201, answer.text
        self.token = answer.json()["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def new_table(self, game="looters", players=2, seats=("me", "free"), **settings):
        wishes = [{"kind": seat} if seat in ("me", "free") else {"kind": "bot", "level": seat} for seat in seats]
        answer = self.http.post(
            "/api/tables", json={"settings": {"game": game, "players": players, **settings}, "seats": wishes}
        )
        assert answer.status_code == 201, answer.text
        return answer.json()["table"]

    def ask(self, table, kind, **fields):
        return self.http.post(f"/api/tables/{table}/requests", json={"type": kind, "id": f"c{next(numbers)}", **fields})

    def do(self, table, kind, **fields):
        answer = self.ask(table, kind, **fields)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def look(self, table, **query):
        return self.http.get(f"/api/tables/{table}", params=query).json()

    def socket(self, table, since=None, **hello):
        return Socket(self, table, since, **hello)


class Socket:
    """A client's WebSocket at a table."""

    def __init__(self, client, table, since=None, headers=None, **hello):
        address = f"ws://127.0.0.1:{client.server.port}/api/tables/{table}/socket"
        self.ws = connect(
            address,
            additional_headers=headers or {"Authorization": f"Bearer {client.token}"},
            max_size=None,
            legacy=True,
            compression=client.server.compression,
        )
        self.update = None
        self.raw = []
        self.send("hello", since=since, **hello)
        self.until(lambda update: True)

    def send(self, kind, **fields):
        fields.setdefault("id", f"s{next(numbers)}")
        self.ws.send(json.dumps({"v": 1, "type": kind, **fields}))
        return fields["id"]

    def receive(self, timeout=PATIENCE):
        data = self.ws.recv(timeout)
        self.raw.append(data)
        message = json.loads(data)
        if message["type"] == "update":
            self.update = message
        return message

    def answer(self, cid):
        while True:
            message = self.receive()
            if message.get("id") == cid:
                return message

    def do(self, kind, **fields):
        answer = self.answer(self.send(kind, **fields))
        assert answer["type"] in ("ack", "advice"), answer
        return answer

    def play_first(self):
        """Make the first move offered; whether it was made, for in powers somebody may be quicker."""
        words, seen = self.update["moves"][0]["words"], self.update["seq"]
        if self.answer(self.send("move", words=words, seen=seen))["type"] == "ack":
            return True
        self.until(lambda update: update["seq"] > seen)  # or it was refused for another reason, and this takes too long
        return False

    def until(self, condition, timeout=PATIENCE):
        stop = time.monotonic() + timeout
        while self.update is None or not condition(self.update):
            self.receive(max(0.01, stop - time.monotonic()))
        return self.update

    def farewell(self):
        """Read on until the connection is closed; the code it was closed with."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code

    def close(self):
        self.ws.close()
