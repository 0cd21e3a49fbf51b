"""Little room: at 400 % no page scrolls sideways, and on a phone held sideways all that is needed is in sight."""

import pytest
from playwright.sync_api import expect

from saucer.games import SLUGS
from tests.web.playing import my_turn_or_end
from tests.web.test_learn import waiting

ENLARGED = {"width": 320, "height": 256}  # 1280 by 1024 at 400 %
SIDEWAYS = {"width": 844, "height": 390}
PAGES = ("/", "/lobby", "/new/powers", "/rules/powers", "/review", "/t/nowhere")
HAND = "[role=toolbar]:not(:empty) button"

TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"
WIDER = """(wanted) => [...document.querySelectorAll(wanted)]
  .filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.outerHTML)"""
OUTSIDE = """(wanted) => [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility()).filter((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return left < -8 || top < -8 || right > innerWidth + 8 || bottom > innerHeight + 8; // cards lean out a little
}).map((one) => one.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("path", PAGES)
def test_no_page_scrolls_sideways_at_400_percent(visit, path):
    page = visit(path, forgiven="404", viewport=ENLARGED)
    page.get_by_role("heading").first.wait_for()
    assert not page.evaluate(TOO_WIDE)


@pytest.mark.parametrize("slug", SLUGS)
def test_no_table_and_no_lesson_scrolls_sideways_at_400_percent(visit, slug):
    page = visit(f"/learn/{slug}", viewport=ENLARGED)
    waiting(page)
    assert not page.evaluate(TOO_WIDE)
    page.goto(page.url.partition("/learn")[0])
    page.locator(f"[data-play={slug}]").click()
    my_turn_or_end(page)
    assert not page.evaluate(TOO_WIDE)
    expect(page.locator(".turn.mine")).to_have_text("Your turn!")


def test_the_step_of_most_rules_fits(visit):
    """Of all lessons."""
    page = visit("/learn/powers", viewport=ENLARGED, reduced_motion="reduce")
    while waiting(page) != "powers":
        step = page.locator(".coach [data-step]").get_attribute("data-step")
        while page.locator(f".coach [data-step={step}][data-waits=true]").count():
            page.locator(".coach .next").click()
    assert page.locator(".coach .rule").count() == 5
    assert not page.evaluate(TOO_WIDE)
    assert page.evaluate(WIDER, ".coach .rule") == []


@pytest.mark.parametrize("slug", SLUGS)
def test_a_phone_held_sideways_shows_the_hand_and_all_buttons(visit, slug):
    page = visit(viewport=SIDEWAYS, reduced_motion="reduce")
    page.locator(f"[data-play={slug}]").click()
    my_turn_or_end(page)
    assert page.evaluate(OUTSIDE, f".bar button, .turn, {HAND}") == []
    page.goto(page.url.partition("/t/")[0] + f"/learn/{slug}")
    waiting(page)
    assert page.evaluate(OUTSIDE, f".coach button, {HAND}") == []


def test_what_is_said_over_a_phone_held_sideways_is_in_nobodys_way(visit):
    page = visit(viewport=SIDEWAYS, reduced_motion="reduce")
    page.locator("[data-play=powers]").click()
    my_turn_or_end(page)
    page.get_by_role("button", name="Hint").click()
    words = page.locator(".turn.said .words")
    words.wait_for()
    assert not words.evaluate("""(words) => {
      const { x, y, width, height } = words.getBoundingClientRect();
      return words.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }""")
