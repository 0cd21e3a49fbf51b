"""Load tests of the server: `make bench-load`. Writes load.md and load-growth.svg in the folder above.

All servers are measured in turn in every round, so that load of the machine affects all alike; a ratio is the
median of the rounds' ratios. `--quick` tries everything in some minutes and writes no files. `--against PATH` measures
another version of saucer in turn with this one: PATH is its environment, a checkout with `.venv`, or its Python.
"""

import argparse
import asyncio
import resource
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import TypeVar

HERE = Path(__file__).resolve().parent
sys.path += [str(HERE.parent), str(HERE.parents[1] / "web")]

from build import install  # noqa: E402 - from web/
from cost import RATES, Cost  # noqa: E402
from growing import COURSES, grow  # noqa: E402
from holding import hold, idle_boardgame, idle_saucer  # noqa: E402
from opening import GAMES  # noqa: E402
from page import document  # noqa: E402
from plots import draw  # noqa: E402
from race import Runner  # noqa: E402
from results import GIB, Plan, Results  # noqa: E402
from servers import BoardgameIo, Saucer  # noqa: E402

Measurement = TypeVar("Measurement", Cost, Runner)
BOARDGAME_IO = [partial(BoardgameIo, storage) for storage in ("durable", "postgres", "flatfile", "memory")]
MEMORY = BOARDGAME_IO[-1]
QUICK = Plan(
    cost_rounds=1,
    rounds=1,
    seconds=0.5,
    steps=1,
    race_tables=20,
    held_tables=100,
    held_seconds=2.0,
    idle_tables=500,
    asleep=False,
    grow_seconds=(0.5,),
    every_size=False,
)


def progress(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def python_of(path: Path) -> str:
    """The Python of another version."""
    for place in (path, path / "bin" / "python", path / ".venv" / "bin" / "python"):
        if place.is_file():
            return str(place.absolute())
    sys.exit(f"{path}: no Python is there")


class Measuring:
    """A whole run."""

    def __init__(self, plan: Plan, before: str, hello: str) -> None:
        self.plan = plan
        self.environments = [(sys.executable, "saucer"), *([(before, "saucer before")] if before else [])]
        self.versions = [partial(Saucer, *environment) for environment in self.environments]
        asking = [partial(Saucer, hello=hello)] if hello else []
        on_postgres = [partial(version, on_postgres=True) for version in self.versions]
        several = [partial(Saucer, on_postgres=kind, workers=2) for kind in (False, True)]
        games = {game: [partial(version, game=game) for version in self.versions] for game in GAMES if game != "powers"}
        self.results = Results(
            "saucer before" if before else "",
            _named(map(Cost, [*self.versions, *asking, *BOARDGAME_IO, *on_postgres])),
            _named(map(Runner, [*self.versions, *asking, *BOARDGAME_IO, *on_postgres, *several])),
            {game: _named(map(Runner, makes)) for game, makes in games.items()},
        )

    async def measure(self) -> Results:
        await self._costs()
        await self._races()
        await self._growth()
        await self._capacity()
        return self.results

    async def _costs(self) -> None:
        for number in range(self.plan.cost_rounds):
            for cost in self.results.costs.values():
                await cost.run(self.plan.race_tables, self.plan.seconds)
                times = " / ".join(f"{1e6 * cost.drives[rate][-1].cpu:.0f}" for rate in RATES)
                progress(f"cost, round {number + 1} of {self.plan.cost_rounds}, {cost.name}: {times} us a move")

    async def _races(self) -> None:
        races = {"powers": self.results.runners, **self.results.games}
        for number in range(self.plan.rounds):
            for game, runners in races.items():
                for runner in runners.values():
                    await runner.run(self.plan.race_tables, self.plan.seconds, self.plan.steps)
                    text = runner.problem or f"{runner.rates()[-1]:.0f} moves/s held"
                    progress(f"race, round {number + 1} of {self.plan.rounds}, {game}, {runner.name}: {text}")

    async def _growth(self) -> None:
        for course in COURSES:
            for many in course.sizes if self.plan.every_size else (course.sizes[0], course.sizes[-1]):
                for make in (*self.versions, MEMORY):
                    point = await grow(make, course, many, self.plan.grow_seconds)
                    self.results.points.append(point)
                    progress(f"growth, {many} {course.what}, {point.who}: {point.cpu:.3f} ms a move")

    async def _capacity(self) -> None:
        held, idle = self.results.held, self.results.idle
        for make in (*self.versions, MEMORY):
            held.append(await hold(make(), self.plan.held_tables, self.plan.held_seconds))
            progress(f"connections, {held[-1].name}: {held[-1].sockets} of {held[-1].wanted} held")
        for environment in self.environments:
            idle.append(await idle_saucer(self.plan.idle_tables, *environment, asleep=self.plan.asleep))
            progress(f"idle tables, {idle[-1].name}: {idle[-1].awake / GIB:.2f} GiB")
        idle.append(await idle_boardgame(self.plan.idle_tables))
        progress(f"idle tables, {idle[-1].name}: {idle[-1].awake / GIB:.2f} GiB")


def _named(measurements: Iterable[Measurement]) -> dict[str, Measurement]:
    return {measurement.name: measurement for measurement in measurements}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="try everything; nothing is kept")
    parser.add_argument("--against", type=Path, metavar="PATH", help="another version of saucer")
    parser.add_argument(
        "--hello", default="", metavar="JSON", help="measure also what clients get who say this in hello"
    )
    options = parser.parse_args()
    plan = QUICK if options.quick else Plan()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    progress("setting up boardgame.io")
    install(HERE)
    before = python_of(options.against) if options.against else ""
    results = asyncio.run(Measuring(plan, before, options.hello).measure())
    page = document(results, plan)
    print(page)
    if not options.quick:
        (HERE.parent / "load.md").write_text(page + "\n")
        draw(results.points, HERE.parent / "load-growth.svg")


if __name__ == "__main__":
    main()
