"""The example game of the documentation in the browser, which was not built with it: played by clicking."""

import pytest
from playwright.sync_api import expect

from tests.support.example_game import install, serving
from tests.support.web import one_more_move
from tests.support.web_access import violations
from tests.support.web_lessons import waiting

MOST_TURNS = 40


@pytest.fixture(scope="module")
def website(tmp_path_factory):
    """A server that has the example game, in place of the one that all other tests share."""
    folder = tmp_path_factory.mktemp("example")
    with serving(install(folder), folder) as server:
        yield server.url


def test_an_installed_game_is_played_by_clicking(visit):
    page = visit()
    card = page.locator("li.card", has_text="Fuel")
    expect(card).to_contain_text("Fill your ship from a tank that nobody can look into")
    card.locator("[data-play=fuel]").click()
    for _ in range(MOST_TURNS):
        page.locator("[data-words], #end-title").first.wait_for()
        if page.locator("#end-title").count():
            break
        expect(page.locator(".view")).to_contain_text("pumped: ")
        with one_more_move(page):
            page.locator("[data-words='pump 3']").click()
    expect(page.locator("#end-title")).to_be_visible()
    expect(page.locator(".end")).to_contain_text("The tank is empty.")
    assert violations(page) == []


def test_an_installed_game_is_taught(visit):
    page = visit()
    page.locator("li.card", has_text="Fuel").get_by_role("link", name="Learn").click()
    assert waiting(page) == "welcome"
    expect(page.locator(".coach")).to_contain_text("Two ships share a tank.")
    page.get_by_role("button", name="Next").click()
    assert waiting(page) == "pump"
    page.locator("[data-words='pump 1']").click()
    expect(page.locator(".coach")).to_contain_text("there is plenty left")
    page.locator("[data-words='pump 3'].hinted").click()
    page.locator("[data-step=pumped]").wait_for()
    page.get_by_role("button", name="Next").click()
    page.locator("[data-step=careful]").wait_for()
    page.locator("[data-words='pump 2']").click()
    page.locator("[data-step=won]").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Next").click()
    assert waiting(page) == "done"


def test_an_installed_game_has_a_rules_page_and_tables(visit):
    page = visit("/rules/fuel")
    expect(page.get_by_role("heading", name="Fuel")).to_be_visible()
    expect(page.locator(".rules")).to_contain_text("This game has no rules page yet.")
    page = visit("/new/fuel")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    page = visit("/lobby")
    expect(page.locator("a[href='/new/fuel?public']")).to_contain_text("Fuel")
