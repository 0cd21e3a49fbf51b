"""Recorded updates: what the server has sent to every kind of client at every moment of eleven tables, byte by byte.

`tests/records/updates/` has a file for each table: its log, one line an event, and with it what each follower was sent
once the event was on disk, as a hash, and for some moments as the whole message. A client that was written years ago
must get the same bytes today. `python -m tests.server.recorded_updates` renews the files, logs included; do that
only where the protocol, a game or a text changes deliberately, and let the difference of the whole messages be read.
`python -m tests.server.recorded_updates FOLDER` writes them elsewhere, to compare two versions of the server.
"""

import hashlib
import json
import lzma
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from saucer.server.storage import Entry
from saucer.server.table import events
from saucer.server.table.broadcast import Broadcast, Subscriber
from saucer.server.table.caller import Caller
from saucer.server.table.state import TableState
from tests.server.update_logs import WATCHERS, guest, tables

FOLDER = Path(__file__).parents[1] / "records" / "updates"
OTHERS = ("fr", "pl")  # languages beside English
SLOW, FRESH, AGAIN = 5, 7, 11  # how many events lie between two updates of such a follower
CLOSELY = 80  # events that are followed one by one; from then on only some of the moves
SOME = 8
WHOLE = 24  # how many events lie between two moments that are kept as whole messages
HASH_BYTES = 5

Updates = dict[str, bytes]  # by follower


def path_of(folder: Path, table: str) -> Path:
    """The file of a table."""
    return folder / f"{table}.jsonl.xz"


class Followers:
    """All who follow one table: every person and two spectators, in two languages and without texts.

    Each has a steady connection that gets every update, a slow one that gets every fifth, and now and then a fresh one,
    or one that asks again without news.
    """

    def __init__(self, log: Sequence[Entry]) -> None:
        self.state = TableState(log[0])
        self.broadcast = Broadcast()
        players, slug = self.state.settings.players, self.state.settings.game
        languages = ("en", OTHERS[(players + len(slug)) % 2], None)
        guests = [*(guest(seat) for seat in range(players)), *WATCHERS]
        self.viewers = [(name, language) for name in guests for language in languages]
        self.steady = {viewer: self.connect(*viewer) for viewer in self.viewers}
        self.slow = {viewer: self.connect(*viewer) for viewer in self.viewers}

    def connect(self, name: str, language: str | None) -> Subscriber:
        """A connection of a guest."""
        subscriber = Subscriber(Caller(name, name), language)
        self.broadcast.add(subscriber, self.state)
        return subscriber

    def follow(self, entry: Entry) -> Updates:
        """Let the next event of the log happen; what everybody is sent."""
        if entry.seq > 1:
            self.state.replay(entry)
        self.broadcast.publish(self.state)
        seq, kind = entry.seq, type(self.state.log[-1].event)
        if kind is events.Played and self.state.phase == "playing" and seq > CLOSELY and seq % SOME:
            return {}
        sent: Updates = {}
        for viewer in self.viewers:
            name = " ".join(map(str, viewer))
            sent[f"{name} steady"] = self.send(self.steady[viewer])
            if seq % SLOW == 0:
                sent[f"{name} slow"] = self.send(self.slow[viewer])
            if seq % FRESH == 0 or kind is events.Dealt:
                sent[f"{name} fresh"] = self.send(Subscriber(Caller(viewer[0], viewer[0]), viewer[1]))
            if seq % AGAIN == 0:
                sent[f"{name} again"] = self.send(self.steady[viewer])
        return sent

    def send(self, subscriber: Subscriber) -> bytes:
        """The bytes of a connection's next update."""
        return self.broadcast.update(self.state, subscriber)


def moments(log: Sequence[Entry]) -> Iterator[tuple[Entry, Updates]]:
    """Each event of a log, and what everybody is sent when it has happened."""
    with clock() as hands:
        hands[0] = log[0].at
        followers = Followers(log)
        for entry in log:
            hands[0] = entry.at + 0.25
            yield entry, followers.follow(entry)


@contextmanager
def clock() -> Iterator[list[float]]:
    """A clock that shows what is written into the list."""
    hands, real = [0.0], time.time
    time.time = lambda: hands[0]
    try:
        yield hands
    finally:
        time.time = real


def hashed(updates: Updates) -> dict[str, str]:
    """A short hash for each update."""
    return {name: hashlib.blake2b(data, digest_size=HASH_BYTES).hexdigest() for name, data in updates.items()}


def read(table: str) -> list[dict[str, Any]]:
    """The recorded moments of a table."""
    with lzma.open(path_of(FOLDER, table), "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def entries_of(record: Sequence[dict[str, Any]]) -> list[Entry]:
    """The log of a recorded table."""
    return [Entry(seq, at, body) for seq, at, body in (moment["entry"] for moment in record)]


def write(path: Path, log: Sequence[Entry]) -> None:
    """Record a table."""
    seen: set[str] = set()
    with lzma.open(path, "wt", encoding="utf-8") as file:
        for entry, updates in moments(log):
            kind = json.loads(entry.body)["type"]
            whole = updates if entry.seq % WHOLE == 0 or kind not in seen else {}
            seen.add(kind)
            moment = {
                "entry": [entry.seq, entry.at, entry.body],
                "hashes": "".join(hashed(updates).values()),
                "whole": {name: data.decode() for name, data in whole.items()},
            }
            file.write(json.dumps(moment, ensure_ascii=False) + "\n")


def main(folder: Path = FOLDER) -> None:
    """Record all tables."""
    folder.mkdir(exist_ok=True)
    for name, log in tables().items():
        write(path_of(folder, name), log())


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
