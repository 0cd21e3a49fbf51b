"""Looters in the browser: a whole game by clicking on the board, and a turn by keys alone."""

import re

from playwright.sync_api import expect

from tests.support.web import REACHED, one_more_move, stand_in
from tests.support.web_access import violations

MOST_TURNS = 60


def start(page):
    page.locator("[data-play=looters]").click()
    expect(page.get_by_role("toolbar")).to_be_visible()


def my_turn_or_end(page):
    page.locator(".yield.shown, #end-title").first.wait_for()
    return page.locator("#end-title").count() == 0


def lay(page, turn):
    """Choose a card, with all like it where several may be laid, then click where it strikes."""
    cards = page.locator(".hand .pick")
    card = cards.nth(turn % cards.count())
    card.click()
    if card.get_attribute("data-card") == "strength":
        others = page.locator(".hand .pick[data-card=strength][aria-pressed=false]")
        while others.count():
            others.first.click()
    page.locator(".cell.open").first.click()


def test_a_whole_game_is_played_by_clicking(visit):
    page = visit()
    start(page)
    for turn in range(MOST_TURNS):
        if not my_turn_or_end(page):
            break
        with one_more_move(page):
            lay(page, turn)
    expect(page.locator("#end-title")).to_be_visible()
    assert violations(page) == []
    points = [int(text) for text in page.locator(".end .points").all_inner_texts()]
    left = int(page.locator(".globe .plate").inner_text())
    assert sum(points) + left == 48
    assert sorted(points, reverse=True) == points


def test_keys_alone_lay_a_card(visit):
    page = visit()
    start(page)
    assert my_turn_or_end(page)
    toolbar = page.get_by_role("toolbar")
    toolbar.locator(REACHED).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(toolbar.locator(":focus")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".cell:focus")).to_have_attribute("aria-label", re.compile(r"Lay here\.$"))
    page.keyboard.press("Enter")
    expect(page.locator("[role=log] li[data-type=played]", has_text="You lay").first).to_be_attached()
    assert my_turn_or_end(page)
    expect(toolbar.locator(":focus")).to_have_count(1)


def test_a_card_is_dragged_onto_the_sky(visit):
    page = visit(viewport={"width": 390, "height": 844})
    start(page)
    assert my_turn_or_end(page)
    saucer = page.locator(".hand .pick:not([data-card=animals], [data-card=strength], [data-card=general])").first
    kind = saucer.get_attribute("data-card")
    saucer.hover()
    page.mouse.down()
    earth = page.locator(".globe").bounding_box()
    page.mouse.move(earth["x"] + earth["width"] / 2, earth["y"] + earth["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator(f".cell:has(.own) [data-shows={kind}]")).to_be_visible()


def test_no_card_is_held_up_while_a_bot_stands_in_or_after_the_end(visit):
    page = visit()
    start(page)
    assert my_turn_or_end(page)
    page.locator(".hand .pick").last.click()
    chosen = page.locator(".hand .pick[aria-pressed=true]")
    expect(chosen).to_have_count(1)
    stand_in(page)
    expect(chosen).to_have_count(0)
    page.locator("#end-title").wait_for()
    page.get_by_role("button", name="Look at the table").click()
    page.locator(".hand .pick").first.click()
    expect(chosen).to_have_count(0)
