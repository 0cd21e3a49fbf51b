"""Throughput: the highest rate of moves per second at which 99 % arrive within 100 ms."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median

from driving import Drive, drive
from servers import Server
from table import Table

SEATS = 4
STEPS = 5  # bisection steps between a rate that holds and one that does not
SPAN = 16.0  # the first rate is the maximal throughput divided by this
TRIES = 2  # per rate, because the machine is shared
FLOOD = 20_000.0  # moves per second beyond any server's capacity


@dataclass
class Runner:
    """One server and its results by round."""

    make: Callable[[], Server]
    name: str = ""
    held: list[Drive] = field(default_factory=list)
    flooded: list[Drive] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.name = self.make().name

    async def run(self, tables: int, seconds: float) -> Drive:
        """One round: a new server, connected tables, and a bisection of rates."""
        with self.make() as server:
            seated = await server.tables(tables, SEATS)
            self.flooded.append(await drive(server, seated, FLOOD, seconds))
            high = self.flooded[-1].moves / seconds
            low, best = high / SPAN, None
            for _ in range(STEPS):
                rate = math.sqrt(low * high)
                measurement = await self._tried(server, seated, rate, seconds)
                if measurement.holds:
                    low, best = rate, measurement
                else:
                    high = rate
            self.held.append(best or await self._tried(server, seated, low, seconds))
        return self.held[-1]

    async def _tried(self, server: Server, seated: Sequence[Table], rate: float, seconds: float) -> Drive:
        for _ in range(TRIES):
            measurement = await drive(server, seated, rate, seconds)
            if measurement.holds:
                break
        return measurement

    def rates(self) -> list[float]:
        """Sustained moves per second by round; 0 if not even the lowest rate held."""
        return [drive.rate if drive.holds else 0.0 for drive in self.held]

    def times(self, other: "Runner") -> list[float]:
        """The ratio to another runner by round."""
        return [mine / theirs for mine, theirs in zip(self.rates(), other.rates(), strict=True) if theirs]

    def most(self) -> float:
        """Moves per second under overload."""
        return median(drive.moves / drive.seconds for drive in self.flooded)

    def cpu(self) -> float:
        """Milliseconds of processor time per move under overload."""
        return 1000 * median(drive.cpu for drive in self.flooded)
