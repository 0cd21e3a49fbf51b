"""The simulation in a minute: a few seeds, the same again to the byte, and faults planted to be found."""

import os
import subprocess
import sys

import pytest

from tests.simulation.faults import FAULTS
from tests.simulation.runner import catch, run, run_seed
from tests.simulation.scenario import Disturbance, Scenario, TableWish, scenario
from tests.simulation.smaller import Cut, shrunk
from tests.simulation.world import Report

SEEDS = (3, 9, 33, 38, 40, 60, 63, 67, 95, 99)  # short ones, with all kinds of trouble
QUICKLY_FOUND = ("early-ack", "forgotten-ids", "gap", "lost-wake", "no-fence", "shared-seats", "stale-cache")


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_that_must_hold_is_violated(seed: int) -> None:
    report = run_seed(seed)
    assert not report.violation, report.last
    assert report.updates
    assert report.lines


def test_a_seed_replays_to_the_byte() -> None:
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


def test_other_seeds_do_something_else() -> None:
    assert len({scenario(seed) for seed in SEEDS}) == len(SEEDS)


def test_a_table_goes_on_though_its_lease_could_not_be_given_up() -> None:
    """Everybody leaves; when the table falls asleep, nothing can be written; then people come to another process."""
    table = TableWish("looters", 3, bots=2, clients=1, clock=20, hints=False, undo=False, chat="off")
    trouble = (Disturbance(0, 40.0, "night", 0, 300.0), Disturbance(1, 95.0, "full", 0, 60.0))
    for seed in (7, 8):
        asleep = Scenario(seed, "server", 2, False, 800.0, 3.0, 0.02, 200, (table,), trouble)
        assert not run(asleep).violation


@pytest.mark.parametrize("fault", QUICKLY_FOUND)
def test_a_planted_fault_is_found(fault: str) -> None:
    report, _ = catch(fault)
    assert report, FAULTS[fault]


def test_a_run_that_fails_is_made_smaller() -> None:
    def broken(smaller: Scenario) -> Report:
        return run(smaller, "early-publish")

    report = broken(scenario(2))
    cut, smallest = shrunk(2, Cut(), report, broken)
    assert smallest.violation
    assert not cut.applied(2).disturbances
    assert smallest.steps < report.steps or report.steps < 1000
    assert broken(cut.applied(2)).digest == smallest.digest
