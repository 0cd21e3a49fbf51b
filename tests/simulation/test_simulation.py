"""The simulation in a minute: a few seeds, the same again to the byte, and faults planted to be found."""

import os
import subprocess
import sys

import pytest

from tests.simulation.faults import FAULTS
from tests.simulation.runner import catch, run, run_seed
from tests.simulation.scenario import scenario
from tests.simulation.smaller import Cut, shrunk

SEEDS = (3, 9, 33, 38, 40, 60, 63, 67, 95, 99)  # short ones, with all kinds of trouble
QUICKLY_FOUND = ("early-ack", "forgotten-ids", "gap", "lost-wake", "no-fence", "shared-seats", "stale-cache")


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_that_must_hold_is_violated(seed):
    report = run_seed(seed)
    assert not report.violation, report.last
    assert report.updates
    assert report.lines


def test_a_seed_replays_to_the_byte():
    seed = SEEDS[0]
    digest = run_seed(seed).digest
    assert run_seed(seed).digest == digest
    program = f"from tests.simulation.runner import run_seed; print(run_seed({seed}).digest)"
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        again = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        assert again.stdout.strip() == digest


def test_other_seeds_do_something_else():
    assert len({scenario(seed) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("fault", QUICKLY_FOUND)
def test_a_planted_fault_is_found(fault):
    report, _ = catch(fault)
    assert report, FAULTS[fault]


def test_a_run_that_fails_is_made_smaller():
    def broken(smaller):
        return run(smaller, "early-publish")

    report = broken(scenario(2))
    cut, smallest = shrunk(2, Cut(), report, broken)
    assert smallest.violation
    assert not cut.applied(2).disturbances
    assert smallest.steps < report.steps or report.steps < 1000
    assert broken(cut.applied(2)).digest == smallest.digest
