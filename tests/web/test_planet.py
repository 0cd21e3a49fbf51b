"""Planet in the browser: a whole game by clicking and dragging, and one of two players by keys alone."""

import re

from playwright.sync_api import expect

from tests.support.web import REACHED, my_turn_or_end, one_more_move
from tests.support.web_access import violations

MOST_DECISIONS = 3 * 16  # a stack, a tile and a name in every round
CHOICES = ".stack.lit, [data-name], .pick"


def decide(page, number):
    """Whatever the board asks for, by clicking on it."""
    page.locator(CHOICES).first.wait_for()
    if page.locator(".stack.lit").count():
        page.locator(".stack.lit").last.click()
    elif page.locator("[data-name]").count():
        page.locator("[data-name]").first.click()
    else:
        take(page, number)


def take(page, number):
    picks = page.locator(".pick")
    pick = picks.nth(number % picks.count())
    pick.click()
    stack = page.locator(".stack.drawn").get_attribute("data-stack")
    lit = page.locator(".cell.lit")
    expect(lit.first).to_be_visible()
    for cell in lit.all():  # only free places of the right kind light up
        assert cell.get_attribute("data-slot").startswith(stack)
        assert "free: place it here" in cell.get_attribute("aria-label")
    if number % 4 == 1:
        pick.drag_to(lit.last)
    else:
        lit.last.click()


def test_a_whole_game_is_played_by_clicking(visit):
    page = visit()
    page.locator("[data-play=planet]").click()
    for number in range(MOST_DECISIONS):
        if not my_turn_or_end(page):
            break
        with one_more_move(page):
            decide(page, number)
    expect(page.locator("#end-title")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Look at the table").click()
    scores = page.get_by_role("table", name="The score")
    expect(scores.get_by_role("row")).to_have_count(1 + 3)
    for row in scores.locator("tbody tr").all():
        parts = [re.search(r"−?\d+$", cell.strip())[0] for cell in row.locator("td").all_inner_texts()]
        *items, total = (int(part.replace("−", "-")) for part in parts)
        assert sum(items) == total
    expect(page.locator(".home .laid")).to_have_count(16)
    page.locator(".world").first.click()
    dialog = page.get_by_role("dialog", name=re.compile("The planet of"))
    expect(dialog.locator(".laid")).to_have_count(16)
    expect(dialog.locator(".people li")).to_have_count(4)


def two_players(page):
    page.get_by_role("group", name="Players").get_by_text("2").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start", exact=True).click()


def focused(page):
    return page.locator(":focus")


def test_two_players_hide_and_take_by_keys_alone(visit):
    page = visit("/new/planet")
    two_players(page)
    done = set()
    for _ in range(8):
        assert my_turn_or_end(page)
        page.locator(CHOICES).first.wait_for()
        with one_more_move(page):
            done.add(by_keys(page))
        expect(focused(page)).to_have_class(re.compile(r"\b(stack|pick)\b"))
        if done == {"stack", "hide", "take"}:
            return
    raise AssertionError(f"only {done} was asked for")


def by_keys(page):
    if page.locator(".stack.lit").count():
        page.get_by_role("toolbar", name="Stacks").locator(REACHED).focus()
        page.keyboard.press("ArrowRight")
        expect(focused(page)).to_have_attribute("aria-label", re.compile(r"uphill edge \d+ tiles left"))
        page.keyboard.press("Enter")
        return "stack"
    page.get_by_role("toolbar", name="Tiles on offer").locator(REACHED).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    if page.get_by_role("button", name="Lay it face down").count():
        page.keyboard.press("Enter")
        return "hide"
    page.keyboard.press("ArrowUp")
    expect(focused(page)).to_have_attribute("aria-label", re.compile(r"a, free: place it here$"))
    page.keyboard.press("Enter")
    return "take"
