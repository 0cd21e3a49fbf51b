"""Loss of the network: the page opens, says so kindly, and goes on by itself; a restart in mid-move loses nothing."""

import re

import pytest
from playwright.sync_api import expect

from saucer.locales import say
from tests.support.server import serving

FORGIVEN = "ERR_CONNECTION_REFUSED"


@pytest.fixture
def server(tmp_path):
    with serving(tmp_path / "tables.db", tmp_path / "log") as server:
        yield server


@pytest.fixture
def website(server):
    """A server of one's own, to be stopped and started again."""
    return server.url


KEPT = """async () => {
    const kept = await caches.open("saucer-1").then((cache) => cache.keys());
    const urls = new Set(kept.map((one) => one.url));
    const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
    const parts = loaded.filter((url) => url.startsWith(`${location.origin}/assets/`));
    return navigator.serviceWorker.controller?.state === "activated" && parts.every((url) => urls.has(url));
}"""
BY_WORKER = "() => performance.getEntriesByType('navigation')[0].workerStart > 0"


def kept_by_worker(page, ready):
    """Reload until the page itself comes through the worker: browsers may hand it over later than its control."""
    page.wait_for_function(KEPT)
    for _ in range(20):
        page.reload()
        expect(ready).to_be_visible()
        if page.evaluate(BY_WORKER):
            break
    page.wait_for_function(KEPT)


def test_without_a_server_the_page_opens_and_comes_back(visit, server):
    page = visit(forgiven=FORGIVEN)
    kept_by_worker(page, page.get_by_role("heading", name="Zovnis"))
    server.stop()
    page.reload()
    expect(page.get_by_role("heading", name="Zovnis")).to_be_visible()
    page.locator("[data-play=zovnis]").click()
    expect(page.get_by_text("No network: our saucer is out of reach.")).to_be_visible()
    server.start()
    expect(page.get_by_text("No network: our saucer is out of reach.")).to_be_hidden()
    page.locator("[data-play=zovnis]").click()
    expect(page.locator(".middle > *").first).to_be_visible()


def test_a_restart_in_mid_move_loses_nothing(visit, server):
    page = visit(forgiven=FORGIVEN)
    page.locator("[data-play=zovnis]").click()
    page.locator(".turn.mine").wait_for()
    card = page.locator(".hand .pick").first
    name = card.get_attribute("data-card")
    server.kill()
    expect(page.locator(".chip", has_text="Reconnecting")).to_be_visible()
    card.click()
    page.locator(".cell.here").first.click()
    page.locator(".cell.here").first.click()  # decided while nobody listens: it is sent when the server is back
    server.start()
    expect(page.locator(".chip", has_text="Reconnecting")).to_be_hidden()
    mine = page.locator("aside [role=log] li[data-type=played]", has_text=re.compile("You (land|place)"))
    expect(mine).to_have_count(1)
    for end in say("zovnis", name).removesuffix(" (armed)").split(" / "):
        expect(mine).to_contain_text(end)
    page.locator(".turn.mine, #end-title").first.wait_for()


def test_a_table_opened_without_a_server_comes_up_by_itself(visit, server):
    page = visit(forgiven=FORGIVEN)
    page.locator("[data-play=looters]").click()
    board = page.locator(".middle > *").first
    expect(board).to_be_visible()
    kept_by_worker(page, board)
    server.stop()
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("this page goes on by itself")
    server.start()
    expect(page.locator(".middle > *").first).to_be_visible()
    page.locator(".turn.mine").wait_for()  # the seat is still mine


def test_the_page_can_be_installed(visit, website):
    page = visit()
    manifest = page.request.get(website + "/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        answer = page.request.get(website + icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert "maskable" in {icon["purpose"] for icon in manifest["icons"]}
