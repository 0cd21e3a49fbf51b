"""The page of load results, as Markdown."""

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median

from growing import Point
from holding import Held, Idle
from race import SEATS, Runner

from report import Target, machine, short, table

GIB = 2.0**30
IDLE = 10_000  # idle tables of the target


@dataclass(frozen=True)
class Plan:
    """The amount of measurements."""

    rounds: int = 3
    seconds: float = 3.0
    race_tables: int = 100
    held_tables: int = 1000
    held_seconds: float = 15.0
    idle_tables: int = IDLE
    grow_seconds: float = 4.0


@dataclass
class Results:
    """All measurements; the first runner is saucer, the second stores as durably."""

    runners: list[Runner]
    held: list[Held] = field(default_factory=list)
    idle: list[Idle] = field(default_factory=list)
    points: list[Point] = field(default_factory=list)


def targets(results: Results) -> list[Target]:
    """The targets."""
    held, idle = results.held[0], results.idle[0]
    times = results.runners[0].times(results.runners[1]) or "boardgame.io held nothing"
    more = idle.each * IDLE / GIB
    return [
        Target("moves/s, times boardgame.io's, both with full durability", 10, times),
        Target(f"sockets held at {held.tables} tables", held.wanted, [held.sockets], unit=""),
        Target(f"memory for {IDLE} idle tables, by {idle.live} awake at once", 1, [more], at_most=True, unit="GiB"),
    ]


def document(results: Results, plan: Plan) -> str:
    """The page of results."""
    return "\n\n".join(
        [
            "# Load on the server",
            INTRODUCTION,
            _machine(),
            "## Targets",
            table(["promise", "wanted", "measured", "rounds", "holds"], [row.row() for row in targets(results)]),
            f"## Moves a second: {plan.race_tables} tables of {SEATS} connected seats",
            _race(results.runners),
            RACE_NOTES,
            f"## Connections: {plan.held_tables} tables, four seats and a spectator at each",
            _held(results.held),
            "## Idle tables",
            _idle(results.idle),
            IDLE_NOTES,
            "## Growth of cost",
            "![Processor time and memory by tables, seats and spectators](load-growth.svg)",
            table(
                ["server", "what grows", "how many", "processor ms a move", "memory MB"],
                [[row.who, row.what, str(row.many), f"{row.cpu:.2f}", f"{row.memory:.0f}"] for row in results.points],
            ),
        ]
    )


def _machine() -> str:
    """The machine and its load."""
    busy = os.getloadavg()[-1] > 2 * (os.cpu_count() or 1)
    return machine() + BUSY if busy else machine()


def _race(runners: Sequence[Runner]) -> str:
    ours = runners[0]
    heads = ["server", "held moves/s", "p50 / p99 ms", "at most moves/s", "processor ms a move"]
    heads += ["saucer holds x times as many", "clients' share of a processor"]
    rows = []
    for runner in runners:
        times = ours.times(runner)
        rows.append(
            [
                runner.name,
                short(median(runner.rates())),
                _times(runner.held[-1].p50, runner.held[-1].p99),
                short(runner.most()),
                f"{runner.cpu():.2f}",
                short(median(times)) if times else "",
                f"{max(drive.load for drive in runner.flooded):.0%}",
            ]
        )
    return table(heads, rows)


def _held(rows: Sequence[Held]) -> str:
    heads = ["server", "sockets held", "p50 / p99 ms of a move", "kB a table", "kB a socket"]
    return table(
        heads,
        [
            [
                row.name,
                f"{row.sockets} of {row.wanted}",
                _times(row.drive.p50, row.drive.p99),
                f"{row.table_bytes / 1000:.0f}",
                f"{row.socket_bytes / 1000:.0f}",
            ]
            for row in rows
        ],
    )


def _idle(rows: Sequence[Idle]) -> str:
    heads = ["server", "tables", "GiB empty", "kB a table awake", "GiB all awake", "GiB all asleep"]
    return table(
        heads,
        [
            [
                row.name,
                str(row.tables),
                f"{row.empty / GIB:.2f}",
                f"{row.each / 1000:.0f}",
                f"{(row.empty + row.each * row.tables) / GIB:.2f}",
                "" if row.asleep is None else f"{row.asleep / GIB:.2f}",
            ]
            for row in rows
        ],
    )


def _times(*seconds: float) -> str:
    return " / ".join(f"{1000 * time:.0f}" for time in seconds)


INTRODUCTION = """\
Made by `make bench-load`, on one machine that runs the server, its clients and other work.
Compare ratios; absolute numbers depend on the machine and the moment."""

BUSY = """
**The machine was busy with other work**: latencies include waiting for a processor. Trust the processor
time, memory and connections of this run, not its rates; run it again when the machine is quiet."""

RACE_NOTES = """\
- Moves are due at a constant rate, at one table after another, whether the server keeps up or not. The latency of a
  move is the time from when it was due until a seat has its new view, for every seat. *Held* is the highest rate with
  99 in 100 under 100 ms;
  *at most* is what is done when far more is due than can be.
- *saucer* plays `powers` with the classic deck, on SQLite with `synchronous=FULL`: nobody sees a move that is not
  on disk. On PostgreSQL it does the same with one process.
- *boardgame.io* plays a simpler game of the same kind (`load/game.cjs`: no calls, challenges or wild cards), and sends
  no legal moves, sentences or digests. It publishes before it stores. *postgres* is the store that its users choose
  for durability (npm's bgio-postgres), *durable* a faster one written for this race (`load/durable.cjs`): SQLite
  with `synchronous=FULL`. *flatfile* is its own store in files, which does not wait for the disk, *memory* its default,
  which stores nothing. The target compares with *durable*, the fastest of the durable ones.
- Processor time includes all threads of the server and its database, and system calls, measured under full load."""

IDLE_NOTES = """\
saucer's tables have a running game, ten moves in. Each wakes up when it is viewed and sleeps again after a minute
without viewers; the process keeps the freed memory. boardgame.io's default store keeps every match in memory for
good; its matches here are only dealt."""
