"""The page around a board: sharing, clocks, stand-ins, replay of events, the end, settings; a calm home page."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.web import my_turn_or_end, one_more_move, play_by_program, start, table_of

SHIFTS = """new PerformanceObserver((list) => {
    const unasked = list.getEntries().filter((entry) => !entry.hadRecentInput);
    for (const entry of unasked) window.shifted = (window.shifted ?? 0) + entry.value;
}).observe({ type: "layout-shift", buffered: true })"""

SKY = """(() => [...document.querySelectorAll("[role=gridcell]")].map((cell) => cell.ariaLabel).join())"""
WATCH_THE_SKY = f"""() => {{
    window.seen = [];
    new MutationObserver(() => {{
        if (seen.at(-1) !== {SKY}()) seen.push({SKY}());
    }}).observe(document.body, {{ subtree: true, childList: true, attributes: true }});
}}"""

WATCH_THE_BAR = """() => {
    window.bar = [];
    new MutationObserver(() => {
        const said = document.querySelector("p.turn.said")?.innerText;
        const lit = document.querySelector("li.moves strong")?.innerText;
        if (said && said !== bar.at(-1)?.[0]) bar.push([said, lit]);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def play(page, turns):
    """Lay the first card on the first open column, a number of times or until the end."""
    for _ in range(turns):
        page.locator(".turn.mine, #end-title").first.wait_for()
        if page.locator("#end-title").count():
            return
        before = page.locator("aside [role=log] li[data-type=played]").count()
        page.locator(".hand .pick").first.click()
        for _ in ("look", "lay"):
            page.locator(".cell.here").first.click()
        page.wait_for_function(
            "(count) => document.querySelectorAll('aside [role=log] li[data-type=played]').length > count", arg=before
        )


def test_the_end_counts_up_proves_and_looks_back(visit):
    page = visit()
    page.locator("[data-play=zovnis]").click()
    play(page, 40)
    expect(page.locator("#end-title")).to_contain_text(re.compile("win|victory", re.IGNORECASE))
    for row in page.locator(".end ol > li").all():
        items = [int(number) for number in row.locator(".items b").all_inner_texts()]
        assert sum(items) == int(row.locator(".points").inner_text())
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.locator(".proof li")).to_have_count(4)
    expect(page.get_by_text("The shuffle was fair")).to_be_visible()
    page.get_by_role("link", name="Look back").click()
    page.wait_for_url(re.compile(r"/review/.+step=0"))
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".slider")).to_contain_text(re.compile(r"Move (\d+) of \1\b"))
    page.go_back()
    page.get_by_role("button", name="Play again").click()
    page.locator(".turn.mine").wait_for()


def test_a_clock_runs_a_bot_stands_in_and_the_person_returns(visit):
    host = visit("/new/zovnis")
    host.get_by_role("group", name="Players").get_by_text("2").click()
    host.get_by_role("group", name="Time for a turn").get_by_text("60 s").click()
    host.get_by_role("button", name="Open the table").click()
    friend = visit(table_of(host))
    friend.get_by_role("button", name="Sit here").first.click()
    host.get_by_role("button", name="Start", exact=True).click()
    expect(host.get_by_role("timer").first).to_have_text(re.compile(r"0:\d\d|1:00"))
    friend.get_by_role("button", name="Let a bot play for me").click()
    expect(friend.get_by_text("A bot plays for you.")).to_be_visible()
    expect(host.get_by_text("a bot stands in")).to_be_visible()
    friend.get_by_role("button", name="I am back").click()
    expect(host.get_by_text("a bot stands in")).to_be_hidden()


def test_the_log_follows_the_game_but_leaves_a_reader_alone(visit):
    page = visit(viewport={"width": 1280, "height": 400})
    start(page, "constellations")
    log, lines = page.locator("aside [role=log]"), page.locator("aside [role=log] li")

    def more_moves(wanted):
        for number in range(wanted):
            assert my_turn_or_end(page)
            with one_more_move(page):
                play_by_program(page, number)

    def last_is_seen():
        last, frame = lines.last.bounding_box(), log.bounding_box()
        return 0 <= frame["y"] + frame["height"] - last["y"] - last["height"] < 30

    more_moves(3)
    assert log.evaluate("(log) => log.scrollHeight > log.clientHeight + 100")
    assert last_is_seen()
    log.evaluate("(log) => log.scrollBy(0, -80)")
    read = lines.nth(1).bounding_box()
    more_moves(2)
    assert lines.nth(1).bounding_box() == read
    log.evaluate("(log) => log.scrollBy(0, 1e6)")
    more_moves(1)
    assert my_turn_or_end(page)
    assert last_is_seen()


def test_what_others_did_is_shown_again(visit):
    page = visit()
    page.locator("[data-play=zovnis]").click()
    play(page, 1)
    page.locator(".turn.mine").wait_for()
    stands = page.evaluate(f"{SKY}()")
    page.evaluate(WATCH_THE_SKY)
    page.get_by_role("button", name="Show again").click()
    page.wait_for_function("(stands) => seen[0] !== stands && seen.at(-1) === stands", arg=stands)
    expect(page.get_by_role("button", name="Show again")).to_be_enabled()
    assert page.evaluate(f"{SKY}()") == stands


def test_what_happens_is_said_and_whoever_does_it_is_lit(visit):
    page = visit()
    page.locator("[data-play=zovnis]").click()
    page.locator(".turn.mine").wait_for()
    page.evaluate(WATCH_THE_BAR)
    play(page, 2)
    page.locator(".turn.mine").wait_for()
    placed = [
        (said.split()[0], lit.split()[0]) for said, lit in page.evaluate("bar") if re.search(" lands? | places? ", said)
    ]
    assert set(placed) == {("You", "Earthling"), ("Vega", "Vega"), ("Nova", "Nova")}


def test_a_table_is_shared_by_an_address_that_others_can_open(visit):
    page = visit("/lobby")
    page.route("**/api/whereabouts", lambda route: route.fulfill(json={"room": "http://192.168.7.7:8000/"}))
    page.goto(page.url.replace("/lobby", "/new/zovnis"))
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".address")).to_contain_text("http://192.168.7.7:8000/t/")
    expect(page.get_by_role("img", name="QR code")).to_be_visible()


def test_settings_hold_at_the_table(visit):
    page = visit()
    page.locator("[data-play=zovnis]").click()
    page.locator(".turn.mine").wait_for()
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_text("Polski").click()
    page.get_by_role("group", name="Tempo wydarzeń").get_by_text("Szybkie").click()
    page.get_by_role("group", name="Kolory").get_by_text("Ciemne").click()
    page.keyboard.press("Escape")
    expect(page.locator(".turn.mine")).to_have_text("Twoja tura!")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("JSON.parse(localStorage.getItem('saucer-settings')).pace") == "fast"


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_front_door_does_not_jump_about(visit, size):
    page = visit(viewport={"width": size[0], "height": size[1]})
    page.context.add_init_script(SHIFTS)
    page.reload()
    expect(page.get_by_role("heading", name="Zovnis")).to_be_visible()
    page.wait_for_timeout(500)
    assert page.evaluate("window.shifted ?? 0") < 0.02


# By game, a place of the board where nothing can be done before a card is chosen.
IDLE_PLACES = {
    "looters": ".globe",
    "zovnis": ".heaven > .sky",
    "constellations": "[role=gridcell]",
}


@pytest.mark.parametrize("slug", IDLE_PLACES)
def test_a_tap_that_does_nothing_says_why(visit, slug):
    page = visit(reduced_motion="reduce")
    start(page, slug)
    my_turn_or_end(page)
    page.locator(IDLE_PLACES[slug]).first.click(position={"x": 20, "y": 20})
    expect(page.locator(".toast").first).to_contain_text("Choose a card.")
