"""Load tests of the server: `make bench-load`. Writes load.md and load-growth.svg in the folder above.

All servers are measured in turn in every round, so that load of the machine affects all alike; a ratio is the
median of the rounds' ratios. `--quick` takes a fifth of the time and writes no files.
"""

import argparse
import resource
import sys
from functools import partial
from pathlib import Path

import uvloop

HERE = Path(__file__).resolve().parent
sys.path += [str(HERE.parent), str(HERE.parents[1] / "web")]

from build import install  # noqa: E402 - from web/
from growing import COURSES, grow  # noqa: E402
from holding import hold, idle_boardgame, idle_saucer  # noqa: E402
from page import GIB, Plan, Results, document  # noqa: E402
from plots import draw  # noqa: E402
from race import Runner  # noqa: E402
from servers import BoardgameIo, Saucer  # noqa: E402

STORES = ("durable", "postgres", "flatfile", "memory")
DURABLE, POSTGRES, FLATFILE, MEMORY = (partial(BoardgameIo, storage) for storage in STORES)
SAUCER_ON_POSTGRES = partial(Saucer, on_postgres=True)
QUICK = Plan(rounds=1, seconds=1.5, held_tables=200, held_seconds=4.0, idle_tables=500, grow_seconds=1.0)


def progress(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


async def measure(plan: Plan) -> Results:
    results = Results([Runner(make) for make in (Saucer, DURABLE, POSTGRES, FLATFILE, MEMORY, SAUCER_ON_POSTGRES)])
    for number in range(plan.rounds):
        for runner in results.runners:
            held = await runner.run(plan.race_tables, plan.seconds)
            text = f"{held.rate:.0f} moves/s, p99 {1000 * held.p99:.0f} ms, {runner.cpu():.2f} ms of processor a move"
            progress(f"race, round {number + 1} of {plan.rounds}, {runner.name}: {text}")
    for server in (Saucer(), MEMORY()):
        results.held.append(await hold(server, plan.held_tables, plan.held_seconds))
        progress(f"connections, {server.name}: {results.held[-1].sockets} of {results.held[-1].wanted} held")
    for idle in (idle_saucer, idle_boardgame):
        results.idle.append(await idle(plan.idle_tables))
        progress(f"idle tables, {results.idle[-1].name}: {results.idle[-1].awake / GIB:.2f} GiB")
    for course in COURSES:
        for many in course.sizes:
            for make in (Saucer, MEMORY):
                results.points.append(await grow(make, course, many, plan.grow_seconds))
                progress(
                    f"growth, {many} {course.what}, {results.points[-1].who}: {results.points[-1].cpu:.2f} ms a move"
                )
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a fifth of the time; nothing is kept")
    quick = parser.parse_args().quick
    plan = QUICK if quick else Plan()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    (HERE.parents[1] / "build").mkdir(exist_ok=True)
    progress("setting up boardgame.io")
    install(HERE)
    results = uvloop.run(measure(plan))
    page = document(results, plan)
    print(page)
    if not quick:
        (HERE.parent / "load.md").write_text(page + "\n")
        draw(results.points, HERE.parent / "load-growth.svg")


if __name__ == "__main__":
    main()
