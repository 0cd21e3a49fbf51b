"""Everybody can play: no page and no board has a barrier that axe-core knows of, light or dark."""

import pytest
from playwright.sync_api import expect

from saucer.games import SLUGS
from tests.web.access import violations
from tests.web.playing import my_turn_or_end, play_on, start

PAGES = ("/", "/lobby", "/new/zovnis", "/new/powers", "/rules/zovnis")
PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize("path", PAGES)
def test_pages_have_no_barrier(visit, path):
    page = visit(path, viewport=PHONE)
    page.get_by_role("heading").first.wait_for()
    assert violations(page) == []


def test_settings_and_a_gathering_table_have_no_barrier(visit):
    page = visit("/new/zovnis")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Settings").click()
    assert violations(page) == []


@pytest.mark.parametrize("slug", SLUGS)
def test_boards_have_no_barrier_from_start_to_end(visit, slug):
    page = visit()
    start(page, slug)
    my_turn_or_end(page)
    assert violations(page) == []
    play_on(page, 3)
    my_turn_or_end(page)
    assert violations(page) == []
