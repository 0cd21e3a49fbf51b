"""The gallery of boards at /dev/boards: in the development server, and not in what is built."""

import re
import socket
import subprocess

import pytest

from tests.support.server import free_port
from tests.support.waiting import until
from tests.support.web_build import WEB, node

pytestmark = pytest.mark.web


def accepts(port):
    """Whether something listens at a port."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture(scope="module")
def sources():
    """The address of the development server."""
    port = free_port()
    command = [node(), "node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    with subprocess.Popen(command, cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as vite:
        try:
            until(lambda: vite.poll() is not None or accepts(port), problem="vite did not start")
            assert vite.poll() is None, vite.stdout.read().decode()
            yield f"http://127.0.0.1:{port}"
        finally:
            vite.terminate()


@pytest.mark.slow
def test_it_shows_the_lesson_frames_of_a_board(browser, sources):
    from playwright.sync_api import expect

    with browser.new_context(viewport={"width": 1000, "height": 900}) as context:
        page = context.new_page()
        page.goto(f"{sources}/dev/boards?game=zovnis&theme=dark")
        page.get_by_text("phone", exact=True).click()
        page.get_by_text("pl", exact=True).click()
        expect(page).to_have_url(re.compile(r"game=zovnis&size=phone&theme=dark&language=pl$"))
        expect(page.get_by_role("region")).to_have_count(1)
        first = page.frame_locator("iframe").first
        expect(first.get_by_role("grid")).to_be_visible()
        expect(first.locator("html[data-theme=dark][lang=pl]")).to_be_attached()
        assert first.locator("body").evaluate("() => [innerWidth, innerHeight]") == [390, 664]


def test_a_production_server_does_not_have_it(visit):
    page = visit("/dev/boards", forgiven="404")
    page.get_by_role("heading", name="There is nothing at this address.").wait_for()
    assert not page.locator("iframe").count()
