"""Latency of moves in the browser: `make bench-browser`. Prints a table and writes browser.md beside this file.

A real server and a real Chromium on one machine share a clock. Four bots without delays play as fast as
they can: once for a page that acknowledges updates, as the website does, and once for one that does not. The
page has the fastest animation setting, and the browser reports when the first frame with a move was
on the screen.
"""

import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from report import Target, machine, percentile, short, table

BENCH = Path(__file__).resolve().parent
sys.path.append(str(BENCH.parent))

from tests.support.server import Client, Server, serving  # noqa: E402 - a server process of one's own
from tests.support.web_browser import CHROMIUM, MANY_TABLES, QUIET  # noqa: E402
from tests.support.web_watching import WATCH, watch_bots  # noqa: E402

from saucer.games import SLUGS  # noqa: E402

MOVES = 300  # of each game, after a warm-up table
WANTED = 100.0  # milliseconds, for 95 moves in 100
ALONE = 4  # busy processes of this bench
BUSY = "**The machine was busy with other work**, which everything here had to wait for; run it again when it is quiet."

SAY_NOTHING = """
const { send } = WebSocket.prototype;
WebSocket.prototype.send = function (data) { if (!data.includes('"type":"seen"')) send.call(this, data); };
"""


@dataclass
class Seen:
    """The moves of one game."""

    slug: str
    arrivals: list[float]  # milliseconds until the page received each
    delays: list[float]  # milliseconds until each was on the screen
    seconds: float  # from the first move to the last, of all tables

    def at(self, share: float) -> float:
        return percentile(self.delays, share)

    def row(self) -> list[str]:
        arrivals = [percentile(self.arrivals, 0.5), percentile(self.arrivals, 0.95)]
        times = [*arrivals, self.at(0.5), self.at(0.95), max(self.delays)]
        return [self.slug, str(len(self.delays)), short(len(self.delays) / self.seconds), *map(short, times)]


def measure(page: Page, host: Any, slug: str) -> Seen:
    seen = Seen(slug, [], [], 0.0)
    watch_bots(page, host, slug, MOVES)
    while len(seen.delays) < MOVES:
        moves = watch_bots(page, host, slug, MOVES)
        seen.arrivals += [arrival - played for played, arrival, _ in moves]
        seen.delays += [drawn - played for played, _, drawn in moves]
        seen.seconds += (moves[-1][0] - moves[0][0]) / 1000
    print(f"{slug}: {len(seen.delays)} moves, 95 in 100 seen within {seen.at(0.95):.0f} ms", file=sys.stderr)
    return seen


def all_games(browser: Browser, server: Server, *scripts: str) -> list[Seen]:
    """Measure all games in a new page; the last row combines them."""
    context = browser.new_context(locale="en", viewport={"width": 1440, "height": 900})
    for script in scripts:
        context.add_init_script(script)
    page = context.new_page()
    page.goto(server.url + "/lobby")
    host = Client(server, "Host")
    measurements = [measure(page, host, slug) for slug in SLUGS]
    context.close()
    arrivals = [time for seen in measurements for time in seen.arrivals]
    delays = [time for seen in measurements for time in seen.delays]
    return [*measurements, Seen("all", arrivals, delays, sum(seen.seconds for seen in measurements))]


def document(measurements: list[Seen], silent: list[Seen], browser: str) -> str:
    promises = [
        Target(f"a move is {where}, 95 in 100, {whom}", WANTED, [percentile(times, 0.95)], at_most=True, unit="ms")
        for whom, seen in (
            ("four bots, the website", measurements[-1]),
            ("four bots, a page that reports nothing", silent[-1]),
        )
        for where, times in (("in the page", seen.arrivals), ("on the screen", seen.delays))
    ]
    heads = ["game", "moves", "moves/s", "in the page: p50 ms", "p95 ms", "on the screen: p50 ms", "p95 ms", "longest"]
    return "\n".join((
        "# Latency in the browser\n",
        "Made by `make bench-browser`: a server, four bots without a pace, and a page that watches them, all on one",
        "machine. The latency of a move is the time from when the server played it, before it is on disk, until the",
        "frame that shows it is on the screen, at the pace *at once*; slower paces delay moves on purpose. Without a",
        "graphics card Chromium paints with the same processors that everything else uses.\n",
        machine(f"Chromium {browser}"),
        f"{BUSY if os.getloadavg()[0] > (os.cpu_count() or 1) + ALONE else ''}\n",
        table(["promise", "wanted", "measured", "", "holds"], [promise.row() for promise in promises]) + "\n",
        "The website reports what it has seen, and the bots move again as soon as the report arrives",
        "([why](../docs/decisions/0032-bots-keep-a-human-pace.md)): as many moves a second as frames can be drawn.\n",
        table(heads, [seen.row() for seen in measurements]) + "\n",
        "Bots do not wait for a page that reports nothing: they play hundreds of moves a second, several a frame.",
        "The server then needs the processors that the page would draw with, and moves are seen late.\n",
        table(heads, [seen.row() for seen in silent]),
    ))  # fmt: skip


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as place,
        serving(Path(place, "tables.db"), Path(place, "log"), patches=MANY_TABLES) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        runs = [all_games(browser, server, *scripts) for scripts in ((WATCH,), (WATCH, SAY_NOTHING))]
        text = document(*runs, browser.version)
    print(text)
    (BENCH / "browser.md").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
