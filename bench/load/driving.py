"""Load from the clients of seats.c, and what it costs the server."""

import select
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec
from opening import Seated
from servers import BUILD, HERE, PATIENCE, Server

WARM_SECONDS = 0.5
PROMISE_SECONDS = 0.1
FLOOD = 0.0  # the rate at which every table moves as soon as everybody at it has the last move


class Counts(msgspec.Struct):
    """What seats.c reports."""

    moves: int
    arrivals: int  # of moves at sockets
    lost: int  # moves that have not arrived everywhere
    open: int  # sockets at the end
    seconds: float
    p50: float  # seconds from the due time of a move to its arrival at a socket of its table
    p99: float
    bytes: int  # received
    own: float  # seconds of the clients' processor time


@dataclass(frozen=True)
class Drive:
    """The measurements at one rate."""

    rate: float  # wanted moves per second, or FLOOD
    counts: Counts
    cpu: float  # seconds of the server's processor time for each move

    @property
    def speed(self) -> float:
        """Moves per second that were made."""
        return self.counts.moves / self.counts.seconds

    @property
    def bytes(self) -> float:
        """Bytes received for each move, by all sockets of a table."""
        return self.counts.bytes / max(1, self.counts.moves)

    @property
    def own(self) -> float:
        """Seconds of the clients' processor time for each move."""
        return self.counts.own / max(1, self.counts.moves)

    @property
    def holds(self) -> bool:
        """Whether the latency target holds."""
        return self.counts.p99 < PROMISE_SECONDS


@cache
def program() -> Path:
    """The clients, compiled."""
    path = BUILD / "seats"
    subprocess.run(["cc", "-O2", "-Wall", "-Werror", "-o", path, HERE / "seats.c", HERE / "protocols.c"], check=True)
    return path


class Clients:
    """Sockets for all seats of tables, and for spectators, in one process; used as a context manager."""

    def __init__(self, server: Server, tables: Sequence[Seated], spectators: int = 0) -> None:
        self.server = server
        lines = [
            f"{name} {seat} {key}\n"
            for name, keys in tables
            for seat, key in [*enumerate(keys), *[("-", "-")] * spectators]
        ]
        self.sockets = len(lines)
        self.moves = 0  # made so far
        self._file = server.folder / "sockets"
        self._file.write_text("".join(lines))

    def __enter__(self) -> "Clients":
        hello = ["--hello", self.server.hello] if self.server.hello else []
        command = [program(), self.server.protocol, str(self.server.port), self._file, *hello]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._answer()
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()

    def drive(self, rate: float, seconds: float) -> Drive:
        """Make moves for some seconds, after a start that is not measured."""
        self._order(rate, min(seconds, WARM_SECONDS))
        before = self.server.cpu()
        counts = self._order(rate, seconds)
        cpu = sum(spent - before.get(process, 0.0) for process, spent in self.server.cpu().items())
        return Drive(rate, counts, cpu / max(1, counts.moves))

    def _order(self, rate: float, seconds: float) -> Counts:
        assert self._process.stdin
        self._process.stdin.write(f"drive {rate} {seconds}\n")
        self._process.stdin.flush()
        counts = msgspec.json.decode(self._answer(), type=Counts)
        self.moves += counts.moves
        if counts.lost:
            raise RuntimeError(f"{self.server.name}: {counts.lost} moves did not arrive: {self.server.output()}")
        return counts

    def _answer(self) -> str:
        assert self._process.stdout
        ready, _, _ = select.select([self._process.stdout], [], [], PATIENCE)
        answer = self._process.stdout.readline() if ready else ""
        if not answer:
            raise RuntimeError(f"{self.server.name}: its clients have stopped; it has printed: {self.server.output()}")
        return answer
