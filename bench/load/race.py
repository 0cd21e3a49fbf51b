"""The race: how many moves a second each server holds while everybody hears of 99 in 100 within 100 ms."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median

from driving import Drive, drive
from servers import Server
from table import Table

SEATS = 4
STEPS = 5  # of halving the span between a rate that holds and one that does not
SPAN = 16.0  # below what the server does at its very most, the first rate that is tried
TRIES = 2  # for each rate, since others use the machine, too
FLOOD = 20_000.0  # moves a second that nobody can make


@dataclass
class Runner:
    """One server in the race, and what it held in each round."""

    make: Callable[[], Server]
    name: str = ""
    held: list[Drive] = field(default_factory=list)
    flooded: list[Drive] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.name = self.make().name

    async def run(self, tables: int, seconds: float) -> Drive:
        """One round: a fresh server, tables with everybody connected, and rates up and down."""
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
        """Moves a second held, round by round; none where not even the least was."""
        return [drive.rate if drive.holds else 0.0 for drive in self.held]

    def times(self, other: "Runner") -> list[float]:
        """How many times as many as another, round by round."""
        return [mine / theirs for mine, theirs in zip(self.rates(), other.rates(), strict=True) if theirs]

    def most(self) -> float:
        """Moves a second made, with more to do than can be done."""
        return median(drive.moves / drive.seconds for drive in self.flooded)

    def cpu(self) -> float:
        """Milliseconds of processor time for a move, with as much to do."""
        return 1000 * median(drive.cpu for drive in self.flooded)
