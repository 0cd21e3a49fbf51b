"""The measurements of a whole run, and the targets."""

from dataclasses import dataclass, field

from cost import Cost
from driving import FLOOD
from growing import Point, spectator
from holding import Held, Idle
from race import Runner

from report import Target

GIB = 2.0**30
IDLE = 10_000  # idle tables of the target
SAME = 0.97  # a ratio of two measurements of the same memory
SLOW = 200.0  # moves per second, where groups are small and system calls rule


@dataclass(frozen=True)
class Plan:
    """The amount of measurements."""

    cost_rounds: int = 5
    rounds: int = 3
    seconds: float = 3.0
    steps: int = 5  # of bisection, between a rate that holds and one that does not
    race_tables: int = 100
    held_tables: int = 1000
    held_seconds: float = 15.0
    idle_tables: int = IDLE
    asleep: bool = True  # wait until they sleep
    grow_seconds: tuple[float, ...] = (3.0, 3.0, 3.0)
    every_size: bool = True  # of what grows; otherwise the smallest and the largest


@dataclass
class Results:
    """All measurements. Servers are named by what they are: saucer, the version before it, and the others."""

    before: str  # the name of the version before, or nothing
    costs: dict[str, Cost]
    runners: dict[str, Runner]
    games: dict[str, dict[str, Runner]]  # by game and server; powers is among the runners
    held: list[Held] = field(default_factory=list)
    idle: list[Idle] = field(default_factory=list)
    points: list[Point] = field(default_factory=list)


OURS, DURABLE, MEMORY = "saucer", "boardgame.io, durable", "boardgame.io, memory"
PAIRS = ((OURS, f"{OURS}, 2 workers"), (f"{OURS}, PostgreSQL", f"{OURS}, PostgreSQL, 2 workers"))


def targets(results: Results) -> list[Target]:
    """The targets; those beside the version before only where it was measured."""
    costs, runners = results.costs, results.runners
    cheaper, held = costs[OURS].times, runners[OURS].times
    rows = [Target("processor time of a move, flooded: boardgame.io durable's is", 8, cheaper(costs[DURABLE], FLOOD))]
    if results.before:
        before = costs[results.before]
        rows += [
            Target("processor time of a move, flooded: the version before's is", 6, cheaper(before, FLOOD)),
            Target(f"processor time of a move, at {SLOW:.0f}/s: the version before's is", 2.5, cheaper(before, SLOW)),
        ]
    rows.append(Target("moves/s held, times boardgame.io durable's", 10, held(runners[DURABLE]) or NOTHING))
    if results.before:
        rows.append(Target("moves/s held, times the version before's", 5, held(runners[results.before]) or NOTHING))
        for game, ours in {"powers": runners, **results.games}.items():
            times = ours[OURS].times(ours[results.before]) or NOTHING
            rows.append(Target(f"moves/s held at {game}, times the version before's", 3, times))
    for one, two in PAIRS:
        times = runners[two].times(runners[one]) or runners[two].problem or NOTHING
        rows.append(Target(f"{two}: moves/s held, times one worker's", 1.7, times))
    if results.before and results.points:
        each = spectator(results.points, results.before) / spectator(results.points, OURS)
        rows.append(Target("processor time of one spectator more: the version before's is", 5, [each]))
    return rows + _memory(results)


NOTHING = "held nothing"


def _memory(results: Results) -> list[Target]:
    held = {row.name: row for row in results.held}
    idle = {row.name: row for row in results.idle}
    ours, tables = held[OURS], idle[OURS]
    rows = [
        Target(f"sockets held at {ours.tables} tables", ours.wanted, [ours.sockets], unit=""),
        Target(
            f"memory for {IDLE} idle tables, by {tables.live} awake at once",
            1,
            [tables.each * IDLE / GIB],
            at_most=True,
            unit="GiB",
        ),
    ]
    if results.before:
        sockets = held[results.before].memory / ours.memory
        awake = idle[results.before].awake / tables.awake
        rows += [
            Target(f"memory with {ours.sockets} sockets: the version before's is", SAME, [sockets]),
            Target(f"memory with {tables.tables} idle tables: the version before's is", SAME, [awake]),
        ]
    return rows
