"""The page of load results, as Markdown."""

import os
from collections.abc import Mapping, Sequence
from statistics import median

from cost import RATES, SEATS, Cost
from driving import FLOOD
from growing import Point, spectator
from holding import Held, Idle
from race import Runner
from results import DURABLE, GIB, OURS, SLOW, Plan, Results, targets

from report import machine, short, table


def document(results: Results, plan: Plan) -> str:
    """The page of results."""
    return "\n\n".join(
        [
            "# Load on the server",
            INTRODUCTION,
            _machine(),
            f"## Processor time of a move: {plan.race_tables} tables of {SEATS} connected seats",
            _costs(results.costs),
            COST_NOTES,
            f"## Moves a second: {plan.race_tables} tables of {SEATS} connected seats",
            _race(results.runners),
            "### Each game",
            _games(results.games),
            RACE_NOTES,
            "## Growth of cost",
            "![Processor time and memory by tables, seats and spectators](load-growth.svg)",
            _growth(results.points),
            f"## Connections: {plan.held_tables} tables, four seats and a spectator at each",
            _held(results.held),
            "## Idle tables",
            _idle(results.idle),
            IDLE_NOTES,
            "## Targets",
            table(["promise", "wanted", "measured", "rounds", "holds"], [row.row() for row in targets(results)]),
        ]
    )


def _machine() -> str:
    """The machine and its load."""
    busy = os.getloadavg()[-1] > 2 * (os.cpu_count() or 1)
    return machine() + BUSY if busy else machine()


def _rate(rate: float) -> str:
    return "flooded" if rate == FLOOD else f"at {short(rate)}/s"


def _costs(costs: Mapping[str, Cost]) -> str:
    ours = costs[OURS]
    heads = ["server", *(f"us {_rate(rate)}" for rate in RATES), "moves/s flooded", "kB received a move"]
    heads += [f"x times {OURS}'s, {_rate(rate)}" for rate in (FLOOD, SLOW)]
    rows = []
    for cost in costs.values():
        flooded = cost.drives[FLOOD]
        rows.append(
            [
                cost.name,
                *(_cpu(cost, rate) for rate in RATES),
                short(cost.speed(FLOOD)),
                f"{median(drive.bytes for drive in flooded) / 1000:.1f}",
                *(short(median(ours.times(cost, rate))) for rate in (FLOOD, SLOW)),
            ]
        )
    clients = 1e6 * median(drive.own for drive in ours.drives[FLOOD])
    return f"{table(heads, rows)}\n\nThe clients needed {clients:.0f} us a move of their own, flooded."


def _cpu(cost: Cost, rate: float) -> str:
    """Microseconds, and how many moves were made if the server could not make all that were due."""
    made = cost.speed(rate)
    return f"{cost.cpu(rate):.0f}" + (f" ({made:.0f}/s made)" if made < 0.95 * rate else "")


def _race(runners: Mapping[str, Runner]) -> str:
    heads = ["server", "held moves/s", "in each round", "p50 / p99 ms", f"{OURS} holds x times as many"]
    return table(heads, [_runner(runner, runners[OURS]) for runner in runners.values()])


def _runner(runner: Runner, ours: Runner) -> list[str]:
    if not runner.held:
        return [runner.name, runner.problem, "", "", ""]
    times = ours.times(runner)
    last = runner.held[-1].counts
    return [
        runner.name,
        short(runner.rate()),
        " / ".join(f"{rate:.0f}" for rate in runner.rates()),
        _times(last.p50, last.p99),
        short(median(times)) if times else "",
    ]


def _games(games: Mapping[str, Mapping[str, Runner]]) -> str:
    heads = ["game", "server", "held moves/s", "in each round", "p50 / p99 ms", f"{OURS} holds x times as many"]
    return table(
        heads,
        [[game, *_runner(runner, runners[OURS])] for game, runners in games.items() for runner in runners.values()],
    )


def _growth(points: Sequence[Point]) -> str:
    rows = [[row.who, row.what, str(row.many), f"{row.cpu:.3f}", f"{row.memory:.0f}"] for row in points]
    each = [f"{who} {spectator(points, who):.1f} us" for who in dict.fromkeys(point.who for point in points)]
    return (
        table(["server", "what grows", "how many", "processor ms a move", "memory MB"], rows)
        + f"\n\nOne spectator more costs, for each move: {', '.join(each)}."
    )


def _held(rows: Sequence[Held]) -> str:
    heads = ["server", "sockets held", "p50 / p99 ms of a move", "kB a table", "kB a socket", "MB in all"]
    return table(
        heads,
        [
            [
                row.name,
                f"{row.sockets} of {row.wanted}",
                _times(row.drive.counts.p50, row.drive.counts.p99),
                f"{row.table_bytes / 1000:.0f}",
                f"{row.socket_bytes / 1000:.0f}",
                f"{row.memory / 1e6:.0f}",
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

COST_NOTES = f"""\
- Microseconds of user and system time, of all threads of all processes of the server and of its database, for one move
  that is stored and sent to four seats: medians of the rounds, in which all servers take turns. *Flooded*, each table
  moves as soon as everybody at it has the last move; otherwise moves are due at an even rate, at one table after
  another.
- The clients are one small program in C (`load/seats.c`). It looks for messages once in a millisecond, because waking
  up for each one would cost time of the server, too.
- *saucer* plays `powers` with the classic deck, on SQLite with `synchronous=FULL`: nobody sees a move that is not
  on disk. On PostgreSQL it does the same.
- *boardgame.io* plays a simpler game of the same kind (`load/game.cjs`: no calls, challenges or wild cards), and sends
  no legal moves, sentences or digests. It publishes before it stores. *postgres* is the store that its users choose
  for durability (npm's bgio-postgres), *durable* a faster one written for this race (`load/durable.cjs`): SQLite
  with `synchronous=FULL`. *flatfile* is its own store in files, which does not wait for the disk, *memory* its default,
  which stores nothing. The targets compare with *{DURABLE.split()[-1]}*, the fastest of the durable ones."""

RACE_NOTES = """\
Moves are due at a constant rate, at one table after another, whether the server keeps up or not. A table makes its next
move when everybody at it has the last one. The latency of a move is the time from when it was due until a seat has it,
for every seat. *Held* is the highest rate with 99 in 100 under 100 ms. The clients run on the same machine, so two
workers share its processors with them."""

IDLE_NOTES = """\
saucer's tables have a running game, ten moves in. Each wakes up when it is viewed and sleeps again after a minute
without viewers; the process keeps the freed memory. boardgame.io's default store keeps every match in memory for
good; its matches here are only dealt."""
