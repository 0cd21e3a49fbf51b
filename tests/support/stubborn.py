"""Clients that keep playing through server failures and record all acknowledgements."""

import json
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Union

import httpx
from websockets.exceptions import WebSocketException

from tests.support.server import Address, Client
from tests.support.waiting import PATIENCE

Request = tuple[str, dict[str, Any]]

SHORTEST, LONGEST = 0.02, 0.3  # seconds between attempts to connect
TROUBLE = (WebSocketException, OSError, EOFError, TimeoutError, httpx.HTTPError)


class Stubborn(threading.Thread):
    """Plays game after game, against a bot or another at the same table. Repeats what was not acknowledged; resumes
    by the last seq seen."""

    def __init__(
        self, server: Address, name: str, others: Sequence[Address] = (), against: Union[str, "Stubborn"] = "easy"
    ) -> None:
        super().__init__(daemon=True)
        self.servers = [server, *others]
        self.client = Client(server, name)
        self.table: str
        if isinstance(against, Stubborn):
            self.table = against.table
            self.client.do(self.table, "sit", seat=1)
        else:
            self.table = self.client.new_table("looters", 2, ("me", against))
        self.acknowledged: dict[str, int] = {}  # [request] its seq
        self.moves = 0
        self.resumed = 0
        self.ended = threading.Event()
        self.failure: BaseException | None = None
        self.seq: int | None = None  # the last seen
        self._patience = SHORTEST
        self._pending: Request | None = None
        self._numbers = iter(range(1_000_000))

    def run(self) -> None:
        """Play until stopped."""
        try:
            while not self.ended.is_set():
                try:
                    self._play()
                except TROUBLE:
                    self.servers = self.servers[1:] + self.servers[:1]
                    time.sleep(self._patience)
                    self._patience = min(2 * self._patience, LONGEST)
        except BaseException as error:
            self.failure = error

    def _play(self) -> None:
        self.client.server = self.servers[0]
        socket = self.client.socket(self.table, since=self.seq)
        self.resumed += 1
        self._patience = SHORTEST
        while not self.ended.is_set():
            self.seq = max(self.seq or 0, socket.update["seq"])
            assert socket.update["seq"] >= max(self.acknowledged.values(), default=0), "an acknowledged line is gone"
            request = self._pending or self._next(socket.update)
            if request is None:
                socket.receive(60)
                continue
            self._pending = request
            kind, fields = request
            answer = socket.answer(socket.send(kind, **fields))
            self._pending = None
            if answer["type"] == "ack":
                self.acknowledged[fields["id"]] = answer["seq"]
                self.moves += kind == "move"
                socket.until(_reaches(answer["seq"]))
            else:
                assert answer["type"] == "refused", answer
                time.sleep(0.01)
        socket.close()

    def _next(self, update: Any) -> Request | None:
        cid = f"{self.name}-{next(self._numbers)}"
        table, seat = update["table"], update["seat"]
        if table["phase"] == "gathering" and table["host"] == seat and "free" not in kinds(table):
            return "start", {"id": cid}
        if table["phase"] == "over" and table["next_commitment"] and seat not in table["rematch"]:
            return "rematch", {"id": cid}
        if update["moves"]:
            return "move", {"id": cid, "words": update["moves"][0]["words"], "seen": update["seq"]}
        return None

    def stop(self) -> None:
        """Stop playing; raises errors of the thread."""
        self.ended.set()
        self.join(PATIENCE)
        if self.failure:
            raise self.failure


def _reaches(seq: int) -> Callable[[Any], bool]:
    return lambda update: bool(update["seq"] >= seq)


def kinds(table: Any) -> list[str]:
    """The kinds of occupants of a table's seats: people, bots, nobody."""
    return [place["kind"] for place in table["places"]]


def check(entries_of: Callable[[str], Iterable[tuple[int, str | bytes]]], players: Sequence[Stubborn]) -> None:
    """Check that everything acknowledged is in the log exactly once, at its number, without gaps."""
    for player in players:
        lines = [(seq, json.loads(body)) for seq, body in entries_of(player.table)]
        assert [seq for seq, _ in lines] == list(range(1, len(lines) + 1))
        by_request: dict[str, list[int]] = {}
        for seq, line in lines:
            if line.get("cid"):
                by_request.setdefault(line["cid"], []).append(seq)
        for request, seq in player.acknowledged.items():
            assert seq in by_request[request], (request, seq)
        requests = [(line["type"], line["who"], line["cid"]) for _, line in lines if line.get("cid")]
        assert len(requests) == len(set(requests)), "a request had a second effect"
