"""Throughput: the highest rate of moves per second at which 99 % arrive within 100 ms."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median

from cost import SEATS
from driving import FLOOD, Clients, Drive
from servers import NotStarted, Server

SPAN = 8.0  # the first rate is the maximal throughput divided by this
TRIES = 2  # per rate, because the machine is shared


@dataclass
class Runner:
    """One server and its results by round."""

    make: Callable[[], Server]
    name: str = ""
    held: list[Drive] = field(default_factory=list)
    problem: str = ""  # why it did not start, in the first line of its output

    def __post_init__(self) -> None:
        self.name = self.make().name

    async def run(self, tables: int, seconds: float, steps: int) -> None:
        """One round: a new server, connected tables, and a bisection of rates."""
        try:
            with self.make() as server, Clients(server, await server.seated(tables, SEATS)) as clients:
                self.held.append(_search(clients, seconds, steps))
        except NotStarted as problem:
            self.problem = str(problem).splitlines()[0]

    def rates(self) -> list[float]:
        """Sustained moves per second by round; 0 if not even the lowest rate held."""
        return [drive.rate if drive.holds else 0.0 for drive in self.held]

    def rate(self) -> float:
        """The median of the rounds."""
        return median(self.rates())

    def times(self, other: "Runner") -> list[float]:
        """The ratio to another runner by round; empty unless both have started."""
        both = zip(self.rates(), other.rates(), strict=True) if self.held and other.held else ()
        return [mine / theirs for mine, theirs in both if theirs]


def _search(clients: Clients, seconds: float, steps: int) -> Drive:
    high = clients.drive(FLOOD, seconds).speed
    low, best = high / SPAN, None
    for _ in range(steps):
        rate = math.sqrt(low * high)
        measurement = _tried(clients, rate, seconds)
        if measurement.holds:
            low, best = rate, measurement
        else:
            high = rate
    return best or _tried(clients, low, seconds)


def _tried(clients: Clients, rate: float, seconds: float) -> Drive:
    for _ in range(TRIES):
        measurement = clients.drive(rate, seconds)
        if measurement.holds:
            break
    return measurement
