"""Latency of updates: 95 of 100 moves of four fast bots are in the page within a tenth of a second of being played.

They take a fifth of that on a quiet machine (bench/browser.md also says when they are on the screen); here other tests
run at the same time. They only ever add to a time, so of a few games the quickest counts.
"""

import pytest

from saucer.games import SLUGS
from tests.support.server import Client, serving
from tests.support.web_browser import MANY_TABLES
from tests.support.web_watching import WATCH, watch_bots

WANTED = 100  # milliseconds
SHARE = 0.95
MOVES = 60
GAMES = 8


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("speed")
    with serving(folder / "tables.db", folder / "log", patches=MANY_TABLES) as server:
        yield server


@pytest.mark.parametrize("slug", SLUGS)
def test_moves_are_in_the_page_at_once(browser, server, slug):
    context = browser.new_context(locale="en", viewport={"width": 1440, "height": 900})
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(server.url + "/lobby")
    host = Client(server, "Host")
    watch_bots(page, host, slug, MOVES)  # all that is loaded once
    problems = []
    while not problems or (problems[-1] >= WANTED and len(problems) < GAMES):
        delays = sorted(told - played for played, told, _ in watch_bots(page, host, slug, MOVES))
        problems.append(delays[int(SHARE * len(delays))])
    context.close()
    assert min(problems) < WANTED, problems
