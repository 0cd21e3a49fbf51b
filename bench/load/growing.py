"""Scaling: cost of a move on the server with more tables, seats or spectators."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

from driving import Clients
from servers import Server

RATE = 60.0  # moves per second, of all tables together


@dataclass(frozen=True)
class Point:
    """One measurement: milliseconds of the server's processor time for a move, and its memory in MB."""

    who: str
    what: str
    many: int
    cpu: float
    memory: float


@dataclass(frozen=True)
class Course:
    """One dimension that grows while the others are constant."""

    what: str
    sizes: tuple[int, ...]
    shape: Callable[[int], tuple[int, int, int]]  # tables, seats, spectators of each


COURSES = (
    Course("tables", (10, 30, 100, 300, 1000), lambda many: (many, 4, 0)),
    Course("seats", (2, 4, 6, 8, 10), lambda many: (20, many, 0)),
    Course("spectators", (0, 10, 30, 100), lambda many: (10, 4, many)),
)


async def grow(make: Callable[[], Server], course: Course, many: int, seconds: Sequence[float]) -> Point:
    """Measure a new server with tables of that shape, some times one after another; the median counts."""
    tables, seats, spectators = course.shape(many)
    with make() as server, Clients(server, await server.seated(tables, seats), spectators) as clients:
        cpu = median(clients.drive(RATE, each).cpu for each in seconds)
        return Point(server.name, course.what, many, 1000 * cpu, server.memory() / 1e6)


def spectator(points: Sequence[Point], who: str) -> float:
    """Microseconds of processor time for a move and each spectator of it."""
    course = [point for point in points if point.who == who and point.what == "spectators"]
    first, last = course[0], course[-1]
    return 1000 * (last.cpu - first.cpu) / (last.many - first.many)
