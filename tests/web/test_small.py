"""Small screens: at 400 % no page scrolls sideways, and phones, upright or sideways, show all that is needed."""

import json

import pytest
from playwright.sync_api import expect

from saucer.games import SLUGS
from saucer.lessons import lesson
from tests.support.web import INTRODUCE, POST, at_table, my_turn_or_end, one_more_move, play_by_program
from tests.support.web_layout import NEEDED, PHONES, problems
from tests.support.web_lessons import waiting
from tests.support.web_review import record

ENLARGED = {"width": 320, "height": 256}  # 1280 by 1024 at 400 %
SIDEWAYS = {"width": 844, "height": 390}
PHONE = {"width": 390, "height": 664}
TURNS = 3
PAGES = ("/", "/lobby", "/new/powers", "/rules/powers", "/review", "/t/nowhere")
HAND = "[role=toolbar]:not(:empty) button"

TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"
WIDER = """(wanted) => [...document.querySelectorAll(wanted)]
  .filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.outerHTML)"""
OUTSIDE = """(wanted) => [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility()).filter((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return left < -8 || top < -8 || right > innerWidth + 8 || bottom > innerHeight + 8; // cards lean out a little
}).map((one) => one.outerHTML.slice(0, 120))"""

SCROLLED = """() => [".lesson > .middle", ".coach .bubble"].filter((part) => {
  const { scrollHeight, clientHeight } = document.querySelector(part);
  return scrollHeight > clientHeight + 1;
})"""


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


TABLES = [("looters", 3), ("looters", 5), ("planet", 2), ("planet", 4), ("zovnis", 3), ("constellations", 4),
          ("powers", 2), ("powers", 6), ("powers", 10)]  # fmt: skip


def every_phone(page, check):
    """What is wrong on any phone, with its size."""
    problems = []
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        problems += [f"{width}x{height}: {problem}" for problem in check()]
    return problems


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_a_phone_with_browser_bars_shows_all_of_a_board(visit, slug, players):
    page = visit(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    at_table(page, slug, players)
    for turn in range(TURNS):
        assert my_turn_or_end(page)
        for name, (wanted, *_) in NEEDED[slug].items():
            assert page.locator(wanted).count(), name
        assert every_phone(page, lambda: problems(page, slug)) == [], turn
        with one_more_move(page):
            play_by_program(page, turn)


@pytest.mark.parametrize(("seed", "move", "buttons"), [(28, 69, 5), (30, 85, 6)])  # with the call beside them
def test_the_colours_of_a_wild_card_just_drawn_are_large_enough_to_hit(visit, seed, move, buttons):
    page = visit(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    page.evaluate(INTRODUCE, "Ola")
    wish = {"record": json.loads(record("powers", 10, seed=seed, target="round")), "move": move, "seat": 0}
    table = page.evaluate(POST, ["/api/review/tables", wish])["table"]
    page.goto(f"{page.url.rstrip('/')}/t/{table}")
    assert my_turn_or_end(page)
    page.locator(".choice").first.wait_for()
    assert page.locator(".actions .button").count() == buttons
    assert every_phone(page, lambda: problems(page, "powers")) == []


# At 390 by 664, what decides whether a board can be read: players, a selector, and the least width and height.
LARGE = {
    "looters": (3, "[role=toolbar] .pick", 70, 90),
    "planet": (4, ".layout > .home", 260, 260),
    "zovnis": (3, ".sky .cell", 60, 66),
    "constellations": (4, ".frame", 360, 250),
}
CUT = """() => [...document.querySelectorAll(".berth .who")]
  .filter((name) => name.checkVisibility() && name.scrollWidth > name.clientWidth).map((name) => name.innerText)"""


@pytest.mark.parametrize("slug", LARGE)
def test_a_phone_with_browser_bars_gives_its_room_to_the_board(visit, slug):
    players, wanted, width, height = LARGE[slug]
    page = visit(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    at_table(page, slug, players)
    assert my_turn_or_end(page)
    board = page.locator(wanted).first.bounding_box()
    assert board["width"] >= width
    assert board["height"] >= height


def test_names_beside_saucers_are_whole_on_a_phone_with_browser_bars(visit):
    page = visit(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    at_table(page, "looters", 3)
    assert my_turn_or_end(page)
    assert page.locator(".berth.rival .who").count() == 2
    assert every_phone(page, lambda: page.evaluate(CUT)) == []


@pytest.mark.parametrize("slug", SLUGS)
def test_every_step_of_a_lesson_fits_a_phone_with_browser_bars(visit, slug):
    page = visit(f"/learn/{slug}", viewport=PHONE, reduced_motion="reduce")
    coach = {"coach": (".coach .bubble", 300, 60), "ways": (".coach .button", 36, 40)}
    for step in [step for scene in lesson(slug).scenes for step in scene.steps]:
        assert waiting(page) == step.text
        assert every_phone(page, lambda: problems(page, slug, coach) + page.evaluate(SCROLLED)) == [], step.text
        while page.locator(f".coach [data-step={step.text}][data-waits=true]").count():
            page.locator(".coach .next").click()
