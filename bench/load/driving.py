"""Open-loop load: moves are due at an even rate, whether the server keeps up or not."""

import asyncio
import gc
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter, process_time

from servers import Server
from table import Table

from report import percentile

TICK = 0.001
WARM_SECONDS = 0.5
LINGER_SECONDS = 1.0  # for the last moves to arrive
PROMISE_SECONDS = 0.1


@dataclass(frozen=True)
class Drive:
    """The measurements at one rate."""

    rate: float  # target, moves per second
    seconds: float
    moves: int  # made
    p50: float  # seconds from the due time of a move to its arrival at a seat, over all seats
    p99: float
    cpu: float  # seconds of the server's processor time for each move
    load: float  # share of a processor used by the clients
    late: float  # delay of the clients' requests in seconds, 99th percentile

    @property
    def holds(self) -> bool:
        """Whether the latency target holds."""
        return self.p99 < PROMISE_SECONDS


async def drive(server: Server, tables: Sequence[Table], rate: float, seconds: float) -> Drive:
    """Make moves at all tables in turn, at an even rate."""
    await _due(tables, rate, WARM_SECONDS)
    for table in tables:
        table.begin()
    gc.collect()
    gc.disable()
    before, own, start = server.cpu(), process_time(), perf_counter()
    lags = await _due(tables, rate, seconds)
    elapsed = perf_counter() - start
    load = (process_time() - own) / elapsed
    await _settled(tables)
    gc.enable()
    moves = sum(len(table.moves) for table in tables)
    times = [time for table in tables for time in table.times]
    now = perf_counter()
    times += [time for table in tables for time in table.missing(now)]
    cpu = (server.cpu() - before) / max(1, moves)
    return Drive(
        rate, seconds, moves, percentile(times, 0.5), percentile(times, 0.99), cpu, load, percentile(lags, 0.99)
    )


async def _due(tables: Sequence[Table], rate: float, seconds: float) -> list[float]:
    """Request one move after another; returns the delay of each request."""
    start, number, lags = perf_counter(), 0, []
    while (now := perf_counter()) < start + seconds:
        while (moment := start + number / rate) <= now:
            tables[number % len(tables)].want(moment)
            lags.append(now - moment)
            number += 1
        await asyncio.sleep(TICK)
    return lags


async def _settled(tables: Sequence[Table]) -> None:
    stop = perf_counter() + LINGER_SECONDS
    while perf_counter() < stop and any(table.missing(0) for table in tables):
        await asyncio.sleep(0.01)
