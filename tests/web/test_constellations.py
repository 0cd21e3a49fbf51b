"""Constellations in the browser: a whole game by clicking on the sky, a turn by keys, a turn with a thumb."""

import re

from playwright.sync_api import expect

from tests.support.web import REACHED, my_turn_or_end, one_more_move
from tests.support.web_access import violations

MOST_DECISIONS = 60


def start(page):
    page.locator("[data-play=constellations]").click()
    expect(page.get_by_role("toolbar", name="Your cards")).to_be_visible()


def what_now(page):
    """Wait for something to decide, or for the end."""
    shown_step = page.locator(".advice[data-step], #end-title").first
    return shown_step.get_attribute("data-step") or "end"


def test_a_whole_game_is_played_by_clicking(visit):
    page = visit(reduced_motion="reduce")  # every click would wait for the camera; single turns below do
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


AIM_IN_SIGHT = """() => {
  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  const sky = document.querySelector(".frame").getBoundingClientRect();
  const [x, y] = middle(document.querySelector(".ghost.aimed").getBoundingClientRect());
  return sky.left < x && x < sky.right && sky.top < y && y < sky.bottom;
}"""


def test_a_hint_is_seen_wherever_one_was_looking(visit):
    page = visit(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    start(page)
    assert what_now(page) == "lay"
    hint = page.get_by_role("button", name="Hint")
    hint.click()
    page.locator(".ghost.aimed").wait_for()
    assert page.evaluate(AIM_IN_SIGHT)
    look_away(page)
    hint.click()  # which says the same once more
    page.wait_for_function(AIM_IN_SIGHT)


def test_places_out_of_sight_are_counted_at_the_edge(visit):
    page = visit(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    start(page)
    assert what_now(page) == "lay"
    page.locator(".hand .pick").first.click()
    beyond = page.get_by_title("The whole sky").and_(page.locator("[tabindex='-1']"))
    expect(beyond).to_have_count(0)
    page.get_by_role("button", name="Next place").click()
    look_away(page)
    places = page.locator(".cell.open").count()
    assert 0 < sum(map(int, beyond.all_inner_texts())) <= places
    beyond.first.click()
    expect(beyond).to_have_count(0)
    assert page.evaluate(AIM_IN_SIGHT)


def look_away(page):
    """Go close, and push the sky aside until the place in mind is out of it."""
    for _ in range(4):
        page.get_by_role("button", name="Zoom in").click()
    sky = page.locator(".frame").bounding_box()
    x, y = sky["x"] + sky["width"] / 2, sky["y"] + sky["height"] / 2
    for way in (1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1):
        if not page.evaluate(AIM_IN_SIGHT):
            return
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 150 * way, y + 120 * way, steps=3)
        page.mouse.up()
    raise AssertionError("the place in mind is seen wherever one looks")
