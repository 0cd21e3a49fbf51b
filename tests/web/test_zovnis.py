"""Zovnis in the browser: whole games by clicking and by keys, and what survives a reload."""

import re

from playwright.sync_api import expect

from tests.web.access import violations
from tests.web.playing import REACHED, my_turn_or_end, one_more_move, play_on

MOST_TURNS = 40


def start(page):
    page.locator("[data-play=zovnis]").click()
    expect(page.get_by_role("toolbar")).to_be_visible()


def test_a_whole_game_is_played_by_clicking(visit):
    page = visit()
    start(page)
    for turn in range(MOST_TURNS):
        if not my_turn_or_end(page):
            break
        cards = page.locator(".hand .pick")
        card = cards.nth(turn % cards.count())
        card.click()
        if turn % 2:
            card.click()  # once more turns the card over
        with one_more_move(page):
            page.locator(".cell.here").first.click()
    expect(page.locator("#end-title")).to_be_visible()
    expect(page.locator(".end .points")).to_have_count(3)
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_text("The shuffle was fair")).to_be_visible()


def test_a_whole_game_is_played_by_keys_alone_and_a_reload_loses_nothing(visit):
    page = visit()
    page.locator("[data-play=zovnis]").focus()
    page.keyboard.press("Enter")
    for turn in range(MOST_TURNS):
        if not my_turn_or_end(page):
            break
        by_keys(page, turn)
        if turn == 1:
            reload(page)
        elif my_turn_or_end(page):
            expect(page.get_by_role("toolbar").locator(":focus")).to_have_count(1)
    expect(page.locator("#end-title")).to_be_visible()


def by_keys(page, turn):
    """Tab to the hand, an arrow to a card, Enter, an arrow to a place, Enter."""
    hand = page.get_by_role("toolbar").locator(REACHED)
    while not hand.evaluate("(card) => card === document.activeElement"):
        page.keyboard.press("Tab")
    if turn % 2:
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".cell:focus")).to_have_attribute("aria-label", re.compile("lay here"))
    with one_more_move(page):
        page.keyboard.press("Enter")


def reload(page):
    said = page.locator("[role=log] li[data-type=played]", has_text="Earthling").first.inner_text()
    page.reload()
    expect(page.locator("[role=log] li[data-type=played]").filter(has_text=said.splitlines()[0]).first).to_be_attached()


def test_a_whole_game_is_played_by_the_command_line(visit):
    page = visit()
    start(page)
    play_on(page)
    expect(page.locator("#end-title")).to_be_visible()
    assert violations(page) == []


def test_the_command_line_plays_and_a_refusal_opens_its_rule(visit):
    page = visit()
    start(page)
    assert my_turn_or_end(page)
    line = page.get_by_role("textbox", name="Command")
    card = page.locator(".hand .pick").first.get_attribute("data-card")
    line.fill("moves")
    line.press("Enter")
    expect(page.locator(".answers")).to_contain_text(f"{card} on 1")
    held = [pick.get_attribute("data-card") for pick in page.locator(".hand .pick").all()]
    line.fill(next(name for name in ("z01", "z02", "z03", "z04", "z05") if name not in held) + " on 1")
    line.press("Enter")
    page.get_by_role("button", name="Rule Z4").click()
    expect(page.locator("li.asked")).to_contain_text("place one card from your hand")
    page.keyboard.press("Escape")
    line.fill(f"{card} on 1")
    line.press("Enter")
    expect(page.locator("[role=log] li[data-type=played]", has_text="Earthling").first).to_be_attached()
