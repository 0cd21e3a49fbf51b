"""Zovnis in the browser: whole games by clicking and by keys, and what survives a reload."""

import re

from playwright.sync_api import expect

from tests.support.web import REACHED, my_turn_or_end, one_more_move, play_on
from tests.support.web_access import violations

MOST_TURNS = 40
MINE = re.compile("You (land|place)")  # what the log says of my moves


def start(page):
    page.locator("[data-play=zovnis]").click()
    expect(page.get_by_role("toolbar")).to_be_visible()


def lay(page, column):
    """The first click shows the card there, the second one lays it."""
    cell = page.locator(column).first
    cell.click()
    cell.click()


def test_a_card_is_seen_in_its_column_before_it_lies(visit):
    page = visit()
    start(page)
    assert my_turn_or_end(page)
    page.locator(".cell").first.click()
    expect(page.get_by_text("Choose a card.")).to_have_count(2)  # below the sky, and as an answer
    played = page.locator("aside [role=log] li[data-type=played]")
    before = played.count()
    page.locator(".hand .pick").first.click()
    page.locator(".cell.here[data-column='0']").click()
    expect(page.locator(".cell.aimed .ghost")).to_be_visible()
    page.locator(".cell.here[data-column='2']").click()
    expect(page.locator(".cell.aimed")).to_have_attribute("data-column", "2")
    assert played.count() == before
    with one_more_move(page):
        page.get_by_role("button", name="Lay it here").click()


def test_a_card_dragged_to_a_column_lies_at_once(visit):
    page = visit()
    start(page)
    assert my_turn_or_end(page)
    with one_more_move(page):
        page.locator(".hand .pick").first.drag_to(page.locator(".cell[data-column='1']").last)


def test_the_hand_is_walked_as_it_stands(visit):
    """Two by two on a desk, a column on a low phone: Down leads to the card below."""
    page = visit(reduced_motion="reduce")
    start(page)
    assert my_turn_or_end(page)
    cards = page.locator(".hand .pick")
    cards.first.focus()
    page.keyboard.press("ArrowDown")
    expect(cards.nth(2)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".cell:focus")).to_have_count(1)
    page.set_viewport_size({"width": 390, "height": 664})
    cards.first.focus()
    page.keyboard.press("ArrowDown")
    expect(cards.nth(1)).to_be_focused()


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
            lay(page, ".cell.here")
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
    expect(page.locator(".end")).to_be_focused()


def by_keys(page, turn):
    """Tab to the hand, an arrow to a card, Enter, up through the hand to a place, Enter."""
    hand = page.get_by_role("toolbar").locator(REACHED)
    while not hand.evaluate("(card) => card === document.activeElement"):
        page.keyboard.press("Tab")
    if turn % 2:
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    while page.get_by_role("toolbar").locator(":focus").count():
        page.keyboard.press("ArrowUp")
    expect(page.locator(".cell:focus")).to_have_attribute("aria-label", re.compile("lay here"))
    with one_more_move(page):
        page.keyboard.press("Enter")


def reload(page):
    text = page.locator("[role=log] li[data-type=played]", has_text=MINE).first.inner_text()
    page.reload()
    expect(page.locator("[role=log] li[data-type=played]").filter(has_text=text.splitlines()[0]).first).to_be_attached()


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
    expect(page.locator("li.found")).to_contain_text("place one card from your hand")
    page.keyboard.press("Escape")
    line.fill(f"{card} on 1")
    line.press("Enter")
    expect(page.locator("[role=log] li[data-type=played]", has_text=MINE).first).to_be_attached()
