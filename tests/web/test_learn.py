"""Every lesson in the browser, to its end."""

import pytest
from playwright.sync_api import expect

from saucer.games import SLUGS
from saucer.lessons import lesson
from saucer.locales import LANGUAGES, say
from tests.support.web_lessons import speak, waiting


def text_of(slug, step, language):
    return say(f"learn-{slug}", step, language=language).replace("**", "")


def press_on(page, slug, language):
    """Read, and have every move made that is asked for, to the end."""
    for step in [step for scene in lesson(slug).scenes for step in scene.steps]:
        assert waiting(page) == step.text
        expect(page.locator(".coach [data-step]")).to_have_text(text_of(slug, step.text, language))
        button = page.locator(".coach .next")
        if step.puzzle:
            button.click()  # first it is only shown
        button.click()
        page.locator(f".coach [data-step={step.text}]").wait_for(state="detached")


@pytest.mark.parametrize("slug", SLUGS)
def test_a_lesson_is_completed_and_leads_to_a_table(visit, slug):
    language = LANGUAGES[SLUGS.index(slug) % len(LANGUAGES)]
    page = visit(f"/learn/{slug}", viewport={"width": 390, "height": 844})
    waiting(page)
    speak(page, language)
    press_on(page, slug, language)
    assert waiting(page) == "done"
    page.get_by_role("button", name=say("web", "learn-play", language=language)).click()
    expect(page.locator(".turn")).not_to_be_empty()


# All cards of the sky are in its frame, near its middle (buttons stand above), and not under the caption.
FRAMED = """() => {
  const boxOf = (one) => one.getBoundingClientRect();
  const frame = boxOf(document.querySelector(".frame"));
  const cards = [...document.querySelectorAll(".drawing [data-card]")].map(boxOf);
  const [left, top] = ["left", "top"].map((side) => Math.min(...cards.map((box) => box[side])));
  const [right, bottom] = ["right", "bottom"].map((side) => Math.max(...cards.map((box) => box[side])));
  const off = [left + right - frame.left - frame.right, top + bottom - frame.top - frame.bottom];
  const caption = document.querySelector(".advice");
  const covered = caption && boxOf(caption).right > left && boxOf(caption).bottom > top;
  const inside = left >= frame.left && top >= frame.top && right <= frame.right && bottom <= frame.bottom;
  return inside && !covered && off.every((twice) => Math.abs(twice) < 2 * 40);
}"""


# A tap reaches each place inside the frame: neither the caption nor a button lies over it.
WITHIN_REACH = """(selector) => {
  const frame = document.querySelector(".frame").getBoundingClientRect();
  const places = [...document.querySelectorAll(selector)].map((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return { place, x: left + width / 2, y: top + height / 2 };
  });
  const inside = places.filter(({ x, y }) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom);
  return inside.length && inside.every(({ place, x, y }) => place.contains(document.elementFromPoint(x, y)));
}"""
PLACES = ".cell.open, .target"


@pytest.mark.parametrize("height", [664, 844])
def test_a_sky_of_a_lesson_is_framed_on_a_phone(visit, height):
    """Each one that is new, and every one in which nothing is being placed; elsewhere, its places are in reach."""
    page = visit("/learn/constellations", viewport={"width": 390, "height": height}, reduced_motion="reduce")
    for step in [step for scene in lesson("constellations").scenes for step in scene.steps]:
        assert waiting(page) == step.text
        if page.locator(PLACES).count():
            page.wait_for_function(WITHIN_REACH, arg=PLACES)
        else:
            page.wait_for_function(FRAMED)
        while page.locator(f".coach [data-step={step.text}][data-waits=true]").count():
            page.locator(".coach .next").click()


def test_a_wrong_move_is_answered_kindly_and_may_be_tried_again(visit):
    page = visit()
    page.locator("a[href='/learn/zovnis']").click()
    for _ in range(2):
        waiting(page)
        page.get_by_role("button", name="Next").click()
    assert waiting(page) == "place"
    page.locator("[data-card=z13]").click()
    for _ in range(2):  # first it is only shown
        page.locator(".cell.here").first.click()
    expect(page.locator(".coach [data-step]")).to_have_text(text_of("zovnis", "place-oops", "en"))
    page.locator("[data-card=z22][aria-pressed=true]").wait_for()
    for _ in range(2):
        page.locator(".cell.here").nth(1).click()
    page.locator("[data-step=two-points]").wait_for()
    assert waiting(page) == "two-points"
    page.get_by_role("button", name="Rule ZQ14").click()
    expect(page.locator("li.found")).to_contain_text("ZQ14")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Back").click()
    page.locator("[data-step=place]").wait_for()
    assert waiting(page) == "place"
