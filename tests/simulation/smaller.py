"""Smaller runs that fail alike: fewer disturbances, an earlier end, fewer tables, clients and processes."""

from collections.abc import Callable, Iterator

import msgspec

from tests.simulation.scenario import Disturbance, Scenario, scenario
from tests.simulation.world import Report

Run = Callable[[Scenario], Report]


class Cut(msgspec.Struct, frozen=True, omit_defaults=True):
    """What of a seed's scenario is left; a field that is not named is as the seed has it."""

    keep: tuple[int, ...] | None = None  # the numbers of the disturbances that happen
    tables: tuple[int, ...] | None = None
    clients: int | None = None  # the most at a table
    servers: int | None = None
    until: float | None = None

    def applied(self, seed: int) -> Scenario:
        """The scenario of a seed, cut."""
        whole = scenario(seed)
        kept = set(range(len(whole.disturbances))) if self.keep is None else set(self.keep)
        places = range(len(whole.tables)) if self.tables is None else self.tables
        until = whole.until if self.until is None else min(self.until, whole.until)
        return msgspec.structs.replace(
            whole,
            disturbances=tuple(one for one in whole.disturbances if one.number in kept and one.at < until),
            tables=tuple(whole.tables[place] for place in places),
            most_clients=whole.most_clients if self.clients is None else self.clients,
            servers=whole.servers if self.servers is None else self.servers,
            until=until,
        )


def shrunk(seed: int, cut: Cut, failed: Report, run: Run) -> tuple[Cut, Report]:
    """The smallest cut found that still fails, and its report."""
    improved = True
    while improved:
        improved = False
        for smaller in _smaller(seed, cut, failed):
            report = run(smaller.applied(seed))
            if report.violation:
                cut, failed, improved = smaller, report, True
                break
    return cut, failed


def _smaller(seed: int, cut: Cut, failed: Report) -> Iterator[Cut]:
    """Cuts that leave less, those that leave least first."""
    now = cut.applied(seed)
    replace = msgspec.structs.replace
    for until in (failed.seconds / 2, failed.seconds * 0.8, failed.seconds + 1.0):
        if until < now.until * 0.95:
            yield replace(cut, until=round(until, 1))
    if len(now.tables) > 1:
        places = cut.tables or tuple(range(len(now.tables)))
        for place in places:
            yield replace(cut, tables=tuple(other for other in places if other != place))
    yield from (replace(cut, keep=keep) for keep in _fewer(now.disturbances))
    most = max(table.clients for table in now.tables)
    if min(most, now.most_clients) > 1:
        yield replace(cut, clients=min(most, now.most_clients) - 1)
    if now.servers > 1:
        yield replace(cut, servers=now.servers - 1)


def _fewer(disturbances: tuple[Disturbance, ...]) -> Iterator[tuple[int, ...]]:
    """None at all, then without a half, a quarter, ... at last without one."""
    numbers = tuple(disturbance.number for disturbance in disturbances)
    if numbers:
        yield ()
    size = len(numbers) // 2
    while size:
        for start in range(0, len(numbers), size):
            yield numbers[:start] + numbers[start + size :]
        size //= 2
