"""saucer-sim: `python -m tests.simulation`."""

import argparse
import os
import sys
from itertools import count

import msgspec

from tests.simulation.faults import FAULTS
from tests.simulation.runner import catch_all, explained, line, run, run_until
from tests.simulation.smaller import Cut, shrunk


def main() -> int:
    """The command line; the exit code is 1 if an invariant is violated, or a planted fault is not found."""
    options = _options()
    if options.faults:
        return 0 if catch_all(options.j) else 1
    if options.hours or options.minutes:
        hours, minutes = options.hours or float("inf"), options.minutes or float("inf")
        enough = lambda simulated, real: simulated >= hours * 3600 or real >= minutes * 60  # noqa: E731
        return 0 if run_until(enough, options.seed, options.j) else 1
    return _one(options)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser("tests.simulation", description="Simulate the table server from a seed.")
    parser.add_argument("--seed", type=int, default=0, help="the seed, or the first of several")
    parser.add_argument(
        "--cut", type=lambda text: msgspec.json.decode(text, type=Cut), default=Cut(), help="as --shrink prints it"
    )
    parser.add_argument("--shrink", action="store_true", help="look for a shorter run that fails")
    parser.add_argument("--hours", type=float, help="run seeds until so many hours are simulated")
    parser.add_argument("--minutes", type=float, help="run seeds for so many real minutes")
    parser.add_argument("--fault", choices=FAULTS, default="", help="plant a fault")
    parser.add_argument("--faults", action="store_true", help="plant every fault, and look whether it is found")
    parser.add_argument("--find", action="store_true", help="go on with the next seeds until one fails")
    parser.add_argument("-j", type=int, default=os.cpu_count() or 1, help="processes")
    return parser.parse_args()


def _one(options: argparse.Namespace) -> int:
    """One seed; with --find the first one that fails from there on."""
    for seed in count(options.seed):
        report = run(options.cut.applied(seed), options.fault)
        print(line(report), flush=True)
        if report.violation or not options.find:
            break
    if not report.violation:
        return 0
    cut = options.cut
    if options.shrink:
        cut, report = shrunk(seed, cut, report, lambda smaller: run(smaller, options.fault))
    print(explained(report, cut))
    return 1


if __name__ == "__main__":
    sys.exit(main())
