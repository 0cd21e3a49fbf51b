"""Accessibility: no page and no board has a barrier that axe-core knows of, light or dark.

The ends of most games are looked at where whole games are played, in each game's own tests.
"""

import pytest
from playwright.sync_api import expect

from saucer.games import SLUGS
from tests.support.web import at_table, my_turn_or_end, play_on, stand_in, start
from tests.support.web_access import violations
from tests.support.web_layout import PHONES
from tests.support.web_lessons import waiting
from tests.support.web_review import at, opened, record

PAGES = ("/", "/lobby", "/new/zovnis", "/new/powers", "/rules/zovnis", "/review")
PHONE = {"width": 390, "height": 844}
SHORT = {"powers": {"target": "round"}}  # whole games of powers are long


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
    page.get_by_role("button", name="Settings", exact=True).click()
    assert violations(page) == []


def test_what_opens_over_a_table_has_no_barrier(visit):
    page = visit(viewport=PHONE)
    page.locator("[data-play=looters]").click()
    my_turn_or_end(page)
    for name in ("Rules", "About this table", "Log"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page) == []
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".turn.said")).to_contain_text("Try this")
    assert violations(page) == []


@pytest.mark.parametrize("slug", SLUGS)
def test_boards_have_no_barrier_from_start_to_middle(visit, slug):
    page = visit()
    start(page, slug)
    my_turn_or_end(page)
    assert violations(page) == []
    play_on(page, 3)
    my_turn_or_end(page)
    assert violations(page) == []


def test_the_end_of_powers_has_no_barrier(visit):
    page = visit()
    start(page, "powers")
    my_turn_or_end(page)
    stand_in(page)
    page.locator("#end-title").wait_for()
    assert violations(page) == []


def every_phone(page):
    """The same page on each phone."""
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        yield f"{width}x{height}"


@pytest.mark.parametrize(("slug", "players"), [*((slug, 3) for slug in SLUGS), ("powers", 10)])
def test_boards_on_phones_with_browser_bars_have_no_barrier(visit, slug, players):
    page = visit(viewport=PHONE)
    at_table(page, slug, players)
    my_turn_or_end(page)
    for size in every_phone(page):
        assert violations(page) == [], size


@pytest.mark.parametrize("slug", SLUGS)
def test_lessons_have_no_barrier(visit, slug):
    page = visit(f"/learn/{slug}", viewport=PHONE)
    waiting(page)
    assert violations(page) == []
    page.locator(".coach .next").click()
    waiting(page)
    for size in every_phone(page):
        assert violations(page) == [], size


@pytest.mark.parametrize("slug", SLUGS)
def test_looking_back_at_a_game_has_no_barrier(visit, slug):
    page = opened(visit, record(slug, **SHORT.get(slug, {})))
    page.get_by_role("button", name="To the end").click()
    at(page, page.get_by_role("slider").get_attribute("max"))
    page.get_by_role("button", name="All hands open").click()
    expect(page.get_by_label("Everybody’s cards")).to_be_visible()
    assert violations(page) == []


def test_going_on_from_a_game_has_no_barrier(visit):
    page = opened(visit, record(), viewport=PHONE)
    for name in ("Log", "Play on from here"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page) == []
        page.keyboard.press("Escape")
