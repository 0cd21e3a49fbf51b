"""A real server and a real browser."""

import os
import shutil

import pytest

from tests.server.live import serving

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
QUIET = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--mute-audio",
]  # fmt: skip
SLOWEST = 60_000  # milliseconds; machines that build and test at once are slow

MANY_TABLES = {"http.context.TABLES_BURST": 1000}  # all tests come from one address
WHOLE_GAMES = {**MANY_TABLES, "table.bots.LOOK_SECONDS": 0.05}  # bots wait less for a browser that has much else to do


@pytest.fixture(scope="module")
def website(tmp_path_factory):
    folder = tmp_path_factory.mktemp("website")
    with serving(folder / "tables.db", folder / "log", patches=WHOLE_GAMES) as server:
        yield server.url


@pytest.fixture(scope="module")  # not longer: while it lives, no other test can run an event loop of its own
def browser():
    if CHROMIUM is None:
        pytest.fail("these tests need chromium: `make chromium` installs it")
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=SLOWEST)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield found
        found.close()


@pytest.fixture
def visit(browser, website):
    """Open the website as somebody new; whatever the console complains of fails the test."""
    complaints, contexts = [], []

    def heard(message, forgiven):
        if message.type in ("error", "warning") and not (forgiven and forgiven in message.text):
            complaints.append(message.text)

    def opened(path="/", forgiven=None, **look):
        context = browser.new_context(locale="en", **look)
        contexts.append(context)
        context.set_default_timeout(SLOWEST)
        context.add_init_script("sessionStorage.setItem('saucer-tempo', '0.05')")
        page = context.new_page()
        page.on("console", lambda message: heard(message, forgiven))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(website + path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not complaints
