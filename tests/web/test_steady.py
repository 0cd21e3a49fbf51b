"""Layout stability: during a game cards glide, nothing else on the page jumps, and nothing moves for ever."""

import pytest

from saucer.games import SLUGS
from tests.support.web import my_turn_or_end, one_more_move, play_by_program, play_on, start

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
MOVES = 4
MOST = 0.01  # of the browser's own measure, where 0.1 is still called good

# All that moves without being moved by a transform, asked for or not; and what it was, to be found.
SHIFTS = """() => {
  window.shifted = [];
  const nameOf = (node) => node?.outerHTML?.slice(0, 90) ?? node?.textContent ?? "gone";
  const placeOf = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const told = ({ node, previousRect, currentRect }) => [nameOf(node), placeOf(previousRect), placeOf(currentRect)];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) window.shifted.push([value, sources.map(told)]);
  }).observe({ type: "layout-shift" });
}"""

LONGEST = 5000  # milliseconds that something may move by itself
RESTLESS = """(longest) => document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().endTime > longest)
  .map(({ animationName, effect }) => [animationName, effect.target.outerHTML.slice(0, 90)])"""


def jumps(page):
    """What jumped, the most first; all of it together must stay below what is noticed."""
    page.evaluate(
        "() => new Promise((done) => [requestAnimationFrame(() => setTimeout(done, 100)), setTimeout(done, 2000)])"
    )
    shifts = sorted(page.evaluate("window.shifted"), reverse=True)
    jumped = [(value, sources) for value, sources in shifts if not any(map(grows, sources))]
    return jumped if sum(value for value, _ in jumped) > MOST else []


def grows(source):
    """Whether a hand gets another row, or loses one: after a Wild Draw Four, cards need more room on a phone."""
    name, before, after = source
    return name.startswith('<div role="toolbar" class="hand') and before.split()[3] != after.split()[3]


@pytest.mark.parametrize("slug", SLUGS)
def test_nothing_jumps_on_a_desk(visit, slug):
    page = visit(viewport=DESK)
    start(page, slug)
    my_turn_or_end(page)
    page.evaluate(SHIFTS)
    play_on(page, MOVES)
    my_turn_or_end(page)
    assert jumps(page) == []


@pytest.mark.parametrize("slug", SLUGS)
def test_nothing_jumps_on_a_phone(visit, slug):
    page = visit(viewport=PHONE)
    page.locator(f"[data-play={slug}]").click()
    my_turn_or_end(page)
    page.evaluate(SHIFTS)
    for number in range(MOVES):
        if not my_turn_or_end(page):
            break
        with one_more_move(page):
            play_by_program(page, number)
    my_turn_or_end(page)
    assert jumps(page) == []


def test_nothing_jumps_while_cards_say_what_they_do(visit):
    """In powers a long sentence takes the whole row of a phone, and gives it back."""
    page = visit(viewport=PHONE)
    page.locator("[data-play=powers]").click()
    assert my_turn_or_end(page)
    page.evaluate(SHIFTS)
    cards = page.locator(".hand .pick")
    for number in range(cards.count()):
        cards.nth(number).focus()
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(600)  # what a person did just now may move things
    assert jumps(page) == []


@pytest.mark.parametrize("path", ["/", *(f"/learn/{slug}" for slug in SLUGS)])
def test_pages_come_to_rest(visit, path):
    page = visit(path)
    page.get_by_role("heading").first.wait_for(state="attached")
    assert page.evaluate(RESTLESS, LONGEST) == []


@pytest.mark.parametrize("slug", SLUGS)
def test_tables_come_to_rest(visit, slug):
    page = visit()
    page.locator(f"[data-play={slug}]").click()
    assert my_turn_or_end(page)
    assert page.evaluate(RESTLESS, LONGEST) == []
