"""Constellations in the browser: a whole game by clicking on the sky, a turn by keys, a turn with a thumb."""

import re

from playwright.sync_api import expect

from tests.web.access import violations
from tests.web.playing import REACHED, my_turn_or_end, one_more_move

MOST_DECISIONS = 60


def start(page):
    page.locator("[data-play=constellations]").click()
    expect(page.get_by_role("toolbar", name="Your cards")).to_be_visible()


def what_now(page):
    """Wait for something to decide, or for the end."""
    found = page.locator(".advice[data-step], #end-title").first
    return found.get_attribute("data-step") or "end"


def test_a_whole_game_is_played_by_clicking(visit):
    page = visit()
    start(page)
    laid = shipped = 0
    for decision in range(MOST_DECISIONS):
        step = what_now(page)
        if step == "end":
            break
        with one_more_move(page):
            if step == "lay":
                lay(page, decision)
                laid += 1
            else:
                send_a_ship(page, decision)
                shipped += 1
    assert laid == 16
    assert shipped > 5
    assert violations(page) == []
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".drawing [data-card]")).to_have_count(49)
    expect(page.locator(".drawing .ship")).not_to_have_count(0)


def lay(page, decision):
    cards = page.locator(".hand .pick")
    card = cards.nth(decision % cards.count())
    card.click()
    if decision % 2:
        card.click()  # once more turns the card
    places = page.locator(".cell.open")
    places.nth(decision * 7 % places.count()).click()


def send_a_ship(page, decision):
    if decision % 5:
        page.locator(".target").first.click()
    else:
        page.get_by_role("button", name="No ship").click()


def test_a_turn_by_keys_alone(visit):
    page = visit()
    start(page)
    assert what_now(page) == "lay"
    page.locator(f".hand .pick{REACHED}").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")  # holds the card up
    page.keyboard.press("r")
    page.keyboard.press("ArrowUp")
    here = page.locator(".cell:focus")
    expect(here).to_have_attribute("aria-label", re.compile("your card fits here, next to .* [0-9]"))
    page.keyboard.press("PageDown")
    expect(page.locator(".number .unseen")).to_contain_text("place 2 of")
    cards = page.locator(".drawing [data-card]").count()
    page.keyboard.press("Enter")
    expect(page.locator(".drawing [data-card]")).to_have_count(cards + 1)
    expect(page.locator(".landing :focus")).to_have_attribute("aria-label", re.compile("A ship to the"))
    page.keyboard.press("Enter")
    expect(page.locator(".drawing .ship").last).to_be_attached()
    assert my_turn_or_end(page)
    expect(page.get_by_role("toolbar", name="Your cards").locator(":focus")).to_have_count(1)


def test_a_turn_with_a_thumb_on_a_phone(visit):
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce")  # nothing glides away
    start(page)
    assert what_now(page) == "lay"
    page.locator(".hand .pick").first.tap()
    page.locator(".cell.open").last.hover()  # a mouse that somebody has left there does not matter
    place = page.locator(".cell.open").first
    place.tap()  # once has it in mind, which shows the card there
    expect(page.locator(".ghost.aimed")).to_be_visible()
    for name in ("Next place", "Turn", "Lay here"):
        box = page.get_by_role("button", name=name).bounding_box()
        assert min(box["width"], box["height"]) >= 44
    cards = page.locator(".drawing [data-card]").count()
    page.get_by_role("button", name="Next place").tap()
    page.get_by_role("button", name="Lay here").tap()
    expect(page.locator(".drawing [data-card]")).to_have_count(cards + 1)
    target = page.locator(".target").first
    target.wait_for()
    page.wait_for_function("() => document.querySelector('.target').getBoundingClientRect().width >= 44")
    target.tap()
    expect(page.locator(".drawing .ship").last).to_be_attached()
