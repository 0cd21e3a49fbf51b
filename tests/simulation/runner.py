"""Runs seeds, on several processors, and says what came of each."""

import multiprocessing
import time
from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import Final

from tests.simulation.faults import FAULTS, planted
from tests.simulation.scenario import Scenario, scenario
from tests.simulation.smaller import Cut
from tests.simulation.world import Report, World

clock: Final = time.monotonic  # the real one, whatever a simulation puts in its place
FAULT_SECONDS: Final = 600.0  # in which a planted fault must be found
AT_ONCE: Final = 4  # seeds that a process takes together


def run(chosen: Scenario, fault: str = "") -> Report:
    """One run."""
    with planted(fault):
        return World(chosen).run()


def run_seed(seed: int) -> Report:
    """The run of a seed."""
    return run(scenario(seed))


def reports(seeds: Iterator[int], processes: int) -> Iterator[Report]:
    """The reports of seeds, in their order."""
    if processes == 1:
        yield from map(run_seed, seeds)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        while batch := list(islice(seeds, AT_ONCE * processes)):
            yield from pool.imap(run_seed, batch)


def run_until(enough: Callable[[float, float], bool], first: int, processes: int) -> bool:
    """Run seed after seed, until simulated and real seconds are enough; whether no invariant was violated."""
    began, simulated, seeds, failed = clock(), 0.0, 0, list[int]()
    for report in reports(count(first), processes):
        simulated, seeds = simulated + report.seconds, seeds + 1
        print(line(report), flush=True)
        if report.violation:
            failed.append(report.seed)
            print(explained(report), flush=True)
        if enough(simulated, clock() - began):
            break
    hours, minutes = simulated / 3600, (clock() - began) / 60
    speed = hours / minutes if minutes else 0.0
    print(f"{seeds} seeds, {hours:.1f} simulated hours in {minutes:.1f} minutes: {speed:.1f} hours a minute")
    print(f"violations: {', '.join(map(str, failed)) or 'none'}")
    return not failed


def line(report: Report) -> str:
    """A report in one line."""
    verdict = f"VIOLATION: {report.violation}" if report.violation else "ok"
    return (
        f"seed {report.seed}: {report.seconds:.0f} s, {report.steps} steps, {report.lines} lines, "
        f"{report.updates} updates, {report.redealt} redealt, trace {report.digest}, {verdict}"
    )


def explained(report: Report, cut: Cut | None = None) -> str:
    """A violation with the last events before it."""
    from msgspec.json import encode

    again = f"python -m tests.simulation --seed {report.seed}"
    if cut:
        again += f" --cut '{encode(cut).decode()}'"
    events = "\n".join(f"  {event[:200]}" for event in report.last)
    return f"seed {report.seed}, step {report.steps}: {report.violation}\n{events}\nagain: {again}"


def catch(name: str, seconds: float = FAULT_SECONDS, seeds: Iterator[int] | None = None) -> tuple[Report | None, float]:
    """Look for a planted fault, seed after seed; the report that shows it, and after how many real seconds."""
    began = clock()
    for seed in seeds or count():
        report = run(scenario(seed), name)
        if report.violation:
            return report, clock() - began
        if clock() - began > seconds:
            break
    return None, clock() - began


def catch_all(processes: int) -> bool:
    """Plant every fault, and say which are found."""
    found = 0
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for name, (report, seconds) in zip(FAULTS, pool.imap(catch, FAULTS), strict=True):
            found += report is not None
            verdict = f"seed {report.seed}, {report.violation}" if report else "NOT CAUGHT"
            print(f"{name} ({FAULTS[name][0]}): {seconds:.1f} s, {verdict}", flush=True)
    print(f"caught {found} of {len(FAULTS)}")
    return found == len(FAULTS)
