"""The first number: the server's processor time for a durable move that four seats are told of, at equal rates."""

from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median

from driving import FLOOD, Clients, Drive
from servers import Server

from report import ratios

SEATS = 4
RATES = (FLOOD, 1000.0, 200.0)  # moves per second, of all tables together


@dataclass
class Cost:
    """One server, and its results by rate and round."""

    make: Callable[[], Server]
    name: str = ""
    drives: dict[float, list[Drive]] = field(default_factory=lambda: {rate: [] for rate in RATES})

    def __post_init__(self) -> None:
        self.name = self.make().name

    async def run(self, tables: int, seconds: float) -> None:
        """One round: a new server, connected tables, and all rates."""
        with self.make() as server, Clients(server, await server.seated(tables, SEATS)) as clients:
            for rate in RATES:
                self.drives[rate].append(clients.drive(rate, seconds))

    def cpu(self, rate: float) -> float:
        """Microseconds of processor time for a move."""
        return 1e6 * median(drive.cpu for drive in self.drives[rate])

    def speed(self, rate: float) -> float:
        """Moves per second that were made, which are fewer than wanted if the server cannot make more."""
        return median(drive.speed for drive in self.drives[rate])

    def times(self, other: "Cost", rate: float) -> list[float]:
        """How many times as much another server needs, by round."""
        own, others = ([drive.cpu for drive in cost.drives[rate]] for cost in (self, other))
        return ratios(others, own)
