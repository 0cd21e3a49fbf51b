"""A real server and a real browser."""

import asyncio

import pytest

from tests.support.server import serving
from tests.support.web_browser import CHROMIUM, QUIET, SLOWEST, WHOLE_GAMES

loops = []  # the browser's, while there is one


@pytest.fixture(scope="session")
def website(tmp_path_factory):
    """One server for all tests of a worker; every visitor is somebody new."""
    folder = tmp_path_factory.mktemp("website")
    with serving(folder / "tables.db", folder / "log", patches=WHOLE_GAMES) as server:
        yield server.url


@pytest.fixture(scope="session")
def browser():
    """One browser for all tests of a worker."""
    if CHROMIUM is None:
        pytest.fail("these tests need chromium: `make chromium` installs it")
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=SLOWEST)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        loops.append(asyncio._get_running_loop())
        yield launched
        asyncio._set_running_loop(loops.pop())  # the last test of a worker may be one without a browser
        launched.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    """Playwright's event loop counts as running only while a test uses the browser; others run loops of their own."""
    asyncio._set_running_loop(loops[0] if loops and item.get_closest_marker("web") else None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(None)


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
