"""People who play on whatever happens to the server, and remember what they were told."""

import json
import threading
import time

import httpx
from websockets.exceptions import WebSocketException

from tests.server.live import PATIENCE, Client

TROUBLE = (WebSocketException, OSError, EOFError, TimeoutError, httpx.HTTPError)


class Stubborn(threading.Thread):
    """Plays game after game against a bot. Repeats what was not acknowledged; resumes by the last seq seen."""

    def __init__(self, server, name, others=()):
        super().__init__(daemon=True)
        self.servers = [server, *others]
        self.client = Client(server, name)
        self.table = self.client.new_table("looters", 2, ("me", "easy"))
        self.acknowledged = {}  # [request] its seq
        self.moves = 0
        self.resumed = 0
        self.ended = threading.Event()
        self.failure = None
        self._pending = None
        self._numbers = iter(range(1_000_000))

    def run(self):
        try:
            while not self.ended.is_set():
                try:
                    self._play()
                except TROUBLE:
                    self.servers = self.servers[1:] + self.servers[:1]
                    time.sleep(0.02)
        except BaseException as error:
            self.failure = error

    def _play(self):
        self.client.server = self.servers[0]
        socket = self.client.socket(self.table, since=getattr(self, "seq", None))
        self.resumed += 1
        while not self.ended.is_set():
            self.seq = max(getattr(self, "seq", 0), socket.update["seq"])
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
                socket.until(lambda update, seq=answer["seq"]: update["seq"] >= seq)
            else:
                assert answer["type"] == "refused", answer
                time.sleep(0.01)
        socket.close()

    def _next(self, update):
        cid = f"{self.name}-{next(self._numbers)}"
        phase = update["table"]["phase"]
        if phase == "gathering":
            return "start", {"id": cid}
        if phase == "over" and update["table"]["next_commitment"] and not update["table"]["rematch"]:
            return "rematch", {"id": cid}
        if update["moves"]:
            return "move", {"id": cid, "words": update["moves"][0]["words"], "seen": update["seq"]}
        return None

    def stop(self):
        self.ended.set()
        self.join(PATIENCE)
        if self.failure:
            raise self.failure


def check(entries_of, players):
    """Everything acknowledged is in the log, in its place and once; the numbers have no gap."""
    for player in players:
        lines = [(seq, json.loads(body)) for seq, body in entries_of(player.table)]
        assert [seq for seq, _ in lines] == list(range(1, len(lines) + 1))
        by_request = {}
        for seq, line in lines:
            if line.get("cid"):
                by_request.setdefault(line["cid"], []).append(seq)
        for request, seq in player.acknowledged.items():
            assert seq in by_request[request], (request, seq)
        asked = [(line["type"], line["who"], line["cid"]) for _, line in lines if line.get("cid")]
        assert len(asked) == len(set(asked)), "a request had a second effect"
