"""Plant each fault in a copy of the package, run the tests of its game, and count the faults that they catch.

Only the tests in tests/games/ count, without those of the computer players: a rule is proven by a test of that rule.
"""

import argparse
import compileall
import os
import re
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from py_compile import PycInvalidationMode
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from saucer.games import SLUGS
from tests.mutants import SOURCE, Fault, faults, planted

ROOT = SOURCE.parents[1]
ENOUGH = 0.99
LAST = ("_secrets", "_symmetry")  # these tests take longest
QUIET = ("-q", "-x", "--tb=no", "--no-header", "-p", "no:cacheprovider")


def tests_of(slug: str) -> list[str]:
    """The files with the tests of a game, the quickest first."""
    files = [path for path in (ROOT / "tests" / "games").glob(f"test_{slug}*.py") if "heuristic" not in path.name]
    return [str(path.relative_to(ROOT)) for path in sorted(files, key=lambda path: (path.stem.endswith(LAST), path))]


def run(slug: str, copy: Path, seconds: float | None = None) -> str:
    """Run the tests of a game against a copy of the package; returns how that ended. If it takes longer, it hangs."""
    environment = {
        **os.environ,
        "PYTHONPATH": f"{copy}{os.pathsep}{ROOT}",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # they start more slowly with plugins, and need none
    }
    command = [sys.executable, "-m", "pytest", *QUIET, *tests_of(slug)]
    try:
        done = subprocess.run(
            command, check=False, cwd=ROOT, env=environment, timeout=seconds, capture_output=True, text=True
        )
    except subprocess.TimeoutExpired:
        return "HUNG"
    failed = re.search(r"^FAILED \S+::(\w+)", done.stdout, re.MULTILINE)
    if failed:
        return f"caught by {failed[1]}"
    return "SURVIVED" if done.returncode == 0 else f"DID NOT RUN\n{done.stdout}{done.stderr}"


def copy_package(folder: Path) -> Path:
    """A copy to plant faults in. Bytecode is checked against the text, so that a planted fault is always read."""
    shutil.copytree(SOURCE, folder / "saucer", ignore=shutil.ignore_patterns("webroot", "__pycache__"))
    compileall.compile_dir(folder, quiet=1, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
    return folder


def trial(copies: "SimpleQueue[Path]", slug: str, fault: Fault, seconds: float) -> str:
    """Plant one fault, run the tests, and take it out again."""
    copy = copies.get()
    file = copy / "saucer" / "games" / slug / fault.file
    right = file.read_text("utf-8")
    file.write_text(planted(slug, fault), "utf-8")
    try:
        return run(slug, copy, seconds)
    finally:
        file.write_text(right, "utf-8")
        copies.put(copy)


def try_all(todo: list[tuple[str, Fault]], limits: dict[str, float], jobs: int) -> list[tuple[str, Fault, str]]:
    """Every fault, with how its tests ended."""
    ended = []
    with TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(jobs):
            copies.put(copy_package(Path(folder) / str(number)))
        runs = [(slug, fault, pool.submit(trial, copies, slug, fault, limits[slug])) for slug, fault in todo]
        try:
            for number, (slug, fault, result) in enumerate(runs, 1):
                ended.append((slug, fault, result.result()))
                print(f"{number}/{len(runs)} {slug} {fault.rule}: {fault.name}: {ended[-1][2]}", flush=True)
        finally:
            pool.shutdown(cancel_futures=True)  # interrupted, it stops after the runs under way
    return ended


def time_limits(slugs: list[str]) -> dict[str, float]:
    """Seconds for each game. Without a fault all its tests must pass, or they prove nothing."""
    limits = {}
    for slug in slugs:
        start = time.monotonic()
        how = run(slug, SOURCE.parent)
        limits[slug] = 30 + 5 * (time.monotonic() - start)
        if how != "SURVIVED":
            sys.exit(f"The tests of {slug} do not pass as they are, so faults cannot be tried: {how}")
    return limits


def main() -> None:
    """All games, or those that are named."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help=f"one or more of {', '.join(SLUGS)}; all without")
    parser.add_argument("-j", "--jobs", type=int, default=2, help="how many to try at a time")
    parser.add_argument("-k", "--only", default="", help="only faults whose rules or name contain this text")
    options = parser.parse_args()
    slugs = options.games or list(SLUGS)
    for slug in slugs:
        if slug not in SLUGS:
            parser.error(f"there is no game {slug!r}; the games are {', '.join(SLUGS)}")
    try:
        todo = [(slug, fault) for slug in slugs for fault in faults(slug) if planted(slug, fault)]
    except ValueError as error:
        sys.exit(str(error))
    todo = [(slug, fault) for slug, fault in todo if options.only in f"{fault.rule} {fault.name}"]
    start = time.monotonic()
    ended = try_all(todo, time_limits(slugs), options.jobs)
    missed = [(slug, fault, how) for slug, fault, how in ended if not how.startswith("caught")]
    print(f"\ncaught {len(ended) - len(missed)} of {len(ended)} in {time.monotonic() - start:.0f} s")
    for slug, fault, how in missed:
        print(f"{how.splitlines()[0]}: {slug} {fault.rule}: {fault.name}")
    hung = any(how == "HUNG" for _, _, how in missed)
    sys.exit(hung or len(ended) - len(missed) < ENOUGH * len(ended))


if __name__ == "__main__":
    main()
