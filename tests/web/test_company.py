"""Tables of several people: talking, watching, settings, those who leave, and what remains of a game."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.web import ASK, stand_in, start, table_of

WIDTHS = (768, 1024, 1100, 1180, 1280, 1440)
LEAST = 150  # pixels that the status line needs to be read
SQUEEZED = """[...document.querySelectorAll(".bar .button svg")]
    .filter((sign) => sign.checkVisibility() && sign.clientWidth < 20).length"""


def opened(visit, game="zovnis", players="2", **more):
    """A host at a new table, and its address."""
    host = visit(f"/new/{game}", **more)
    host.get_by_role("group", name="Players").get_by_text(players, exact=True).click()
    host.get_by_role("button", name="Open the table").click()
    return host, table_of(host)


def seated(visit, **more):
    """Two people at a table that gathers."""
    host, path = opened(visit, **more)
    friend = visit(path)
    friend.get_by_role("button", name="Sit here").first.click()
    expect(friend.get_by_role("button", name="Stand up")).to_be_visible()
    return host, friend, path


def begun(visit, **more):
    host, friend, path = seated(visit, **more)
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, friend):
        page.locator(".hand .pick").first.wait_for()
    return host, friend, path


def change(host, group, text):
    """Choose other settings while the table gathers."""
    host.get_by_role("button", name="Change settings").click()
    host.locator("dialog[open] summary").click()
    host.locator("dialog[open]").get_by_role("group", name=group).get_by_text(text, exact=True).click()
    host.locator("dialog[open]").get_by_role("button", name="Save").click()
    expect(host.locator("dialog[open]")).to_have_count(0)


# ---- talking --------------------------------------------------------------------------------------


def test_a_phrase_says_what_it_says(visit):
    host, friend, _ = seated(visit)
    friend.locator("aside").get_by_role("button", name="Good luck!").click()
    for page in (host, friend):
        expect(page.locator("aside .said")).to_contain_text("Good luck!")


def test_while_friends_gather_the_line_is_for_chat_and_what_is_refused_stays(visit):
    host, friend, _ = seated(visit)
    line = host.locator("aside").get_by_role("textbox", name="Chat")
    line.fill("hello friends")
    line.press("Enter")
    expect(friend.locator("aside .said")).to_contain_text("hello friends")
    host.get_by_role("button", name="Start", exact=True).click()
    host.locator(".hand .pick").first.wait_for()
    host.locator("aside").get_by_role("button", name="Command").click()
    line = host.locator("aside").get_by_role("textbox", name="Command")
    line.fill("not a move")
    line.press("Enter")
    expect(host.locator(".toast").first).to_be_visible()
    expect(line).to_have_value("not a move")


def test_public_tables_chat_in_phrases_and_who_joins_is_told(visit):
    host = visit("/new/powers?public")
    host.get_by_role("button", name="Open the table").click()
    friend = visit(table_of(host))
    facts = friend.locator("section", has_text="How this table plays")
    for label, value in (
        ("Until", "500 points"),
        ("Chat", "Phrases only"),
        ("Hints", "none"),
        ("Time for a turn", "No limit"),
    ):
        expect(facts.locator("div", has_text=label).locator("dd")).to_have_text(value)
    friend.get_by_role("button", name="Sit here").first.click()
    expect(friend.locator("aside").get_by_role("button", name="Hello!")).to_be_visible()
    expect(friend.locator("aside").get_by_role("textbox")).to_have_count(0)


def test_somebody_is_muted_and_heard_again(visit):
    host, friend, _ = begun(visit)
    friend.locator("aside").get_by_role("button", name="Oops!").click()
    expect(host.locator("aside .said")).to_have_count(1)
    host.get_by_role("button", name="About this table").click()
    host.locator("dialog[open]").get_by_role("button", name=re.compile("^Mute")).click()
    expect(host.locator("aside .said")).to_have_count(0)
    host.locator("dialog[open]").get_by_role("button", name=re.compile("^Unmute")).click()
    expect(host.locator("aside .said")).to_have_count(1)


# ---- watching -------------------------------------------------------------------------------------


def test_onlookers_know_that_they_watch_and_players_that_somebody_does(visit):
    host, _, path = begun(visit)
    eve = visit(path)
    expect(eve.locator("aside").get_by_text("You are watching this game.")).to_be_visible()
    expect(eve.locator(".turn")).to_contain_text("Watching")
    expect(eve.locator("aside form")).to_have_count(0)
    expect(host.locator("aside").get_by_text("1 onlooker")).to_be_visible()
    eve.close()
    expect(host.locator("aside").get_by_text("1 onlooker")).to_have_count(0)


def test_where_nobody_may_watch_an_onlooker_is_told(visit):
    host, friend, path = seated(visit)
    change(host, "Onlookers", "No")
    expect(friend.locator("section", has_text="How this table plays")).to_contain_text("not allowed")
    host.get_by_role("button", name="Start", exact=True).click()
    host.locator(".hand .pick").first.wait_for()
    eve = visit(path, forgiven="403")
    expect(eve.get_by_role("alert")).to_contain_text("Only the players may see this table.")


# ---- settings -------------------------------------------------------------------------------------


def test_hints_are_there_where_the_host_allows_them(visit):
    host, friend, _ = seated(visit)
    change(host, "Hints for everybody", "Yes")
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, friend):
        page.locator(".hand .pick").first.wait_for()
        expect(page.get_by_role("button", name="Hint")).to_be_visible()
    host, _, _ = begun(visit)
    expect(host.get_by_role("button", name="Hint")).to_have_count(0)


def test_the_seat_that_the_host_names_begins(visit):
    for seat in (0, 1):
        host, friend, _ = seated(visit)
        host.get_by_role("button", name="Change settings").click()
        host.locator("dialog[open] summary").click()
        host.locator("dialog[open]").get_by_label("Who begins").select_option(str(seat))
        host.locator("dialog[open]").get_by_role("button", name="Save").click()
        expect(friend.locator("section", has_text="How this table plays")).to_contain_text("Who begins")
        host.get_by_role("button", name="Start", exact=True).click()
        expect((host, friend)[seat].locator(".turn.mine")).to_be_visible()


def test_the_host_removes_somebody_for_good(visit):
    host, friend, _ = seated(visit)
    host.get_by_role("button", name=re.compile("^Remove")).click()
    host.locator("dialog[open]").get_by_role("button", name="Remove").click()
    friend.get_by_role("button", name="Sit here").first.click()
    expect(friend.locator(".toast").first).to_contain_text("removed you")


# ---- the status line ------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_status_line_can_be_read_at_every_width(visit, locale):
    host, friend, _ = seated(visit)
    change(host, "Hints for everybody", "Yes")
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, friend):
        page.locator(".hand .pick").first.wait_for()
        page.evaluate("(language) => localStorage.setItem('saucer-settings', JSON.stringify({ language }))", locale)
        page.reload()
        page.locator(".hand .pick").first.wait_for()
    for _ in range(2):  # both have moved, so both may ask to take something back
        mover = host if host.locator(".turn.mine").count() else friend
        mover.evaluate(ASK, {"type": "move", "number": 0})
        (friend if mover is host else host).locator(".turn.mine").wait_for()
    for page in (host, friend):
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 768})
            assert page.locator(".bar .turn").bounding_box()["width"] >= LEAST, width
            squeezed = page.evaluate(SQUEEZED)
            assert squeezed == 0, width


def test_who_asks_for_an_undo_is_told_as_you_and_may_withdraw(visit):
    host, friend, _ = begun(visit)
    for _ in range(2):
        mover, other = (host, friend) if host.locator(".turn.mine").count() else (friend, host)
        mover.evaluate(ASK, {"type": "move", "number": 0})
        other.locator(".turn.mine").wait_for()
    host.get_by_role("button", name="Ask to undo").click()
    expect(host.locator(".ask")).to_contain_text("You ask to take back")
    expect(friend.locator(".ask")).to_contain_text(re.compile(r"Earthling \d+.* asks to take back"))
    host.get_by_role("button", name="Never mind").click()
    for page in (host, friend):
        expect(page.locator(".ask")).to_have_count(0)


def test_own_name_is_whole_on_a_phone(visit):
    host, _, _ = begun(visit, viewport={"width": 390, "height": 664})
    names = host.locator("ol .seat .name")
    expect(names).to_have_count(2)
    assert names.evaluate_all("(all) => all.every((name) => name.scrollWidth <= name.clientWidth)")


# ---- afterwards -----------------------------------------------------------------------------------


def test_a_rematch_leaves_the_finished_game_to_be_found_and_told_of_who_played_it(visit):
    host, friend, path = begun(visit, players="2")
    for page in (host, friend):
        stand_in(page)
    host.locator("#end-title").wait_for()
    played = host.locator("aside li[data-type=played]")
    expect(played.last).to_contain_text("reveal")  # the last move is shown once its points have been counted
    before = played.all_inner_texts()
    stand_in(friend)  # after the end, this frees the seat
    host.get_by_role("button", name="Play again").click()
    host.get_by_role("button", name="Fill with bots").wait_for()
    assert not any("free seat" in line for line in played.all_inner_texts())
    zoe = visit(path)
    zoe.get_by_role("button", name="Sit here").click()
    expect(host.get_by_role("button", name="Start", exact=True)).to_be_enabled()
    assert played.all_inner_texts() == before
    host.goto(host.url[: host.url.index("/t/")] + "/review")
    host.locator("main li a[href*='game=1']").click()
    host.wait_for_url(re.compile("/review/.+game=1"))
    expect(host.locator(".slider")).to_contain_text("Move 0")


def test_games_against_bots_can_be_told_apart_and_thrown_away(visit):
    page = visit()
    for _ in range(2):
        start(page, "zovnis")
        page.goto(page.url[: page.url.index("/t/")])
        page.locator(".resume a").first.wait_for()
    expect(page.locator(".resume li")).to_have_count(2)
    page.get_by_role("button", name=re.compile("^Throw away: Zovnis")).first.click()
    page.locator("dialog[open]").get_by_role("button", name="Throw away").click()
    expect(page.locator(".resume li")).to_have_count(1)


# ---- the rules ------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(390, 664), (1440, 900)])
def test_searching_the_rules_stays_with_the_searcher(visit, size):
    page = visit("/rules/powers", viewport={"width": size[0], "height": size[1]})
    field = page.get_by_role("searchbox")
    field.press_sequentially("challenge")
    expect(page.get_by_role("status").filter(has_text=re.compile(r"1 of \d+"))).to_be_visible()
    expect(field).to_be_in_viewport()
    expect(page.locator(".looked")).to_be_in_viewport()
    field.press("Enter")
    expect(page.get_by_text(re.compile(r"^2 of \d+$"))).to_be_visible()
    expect(page.locator(".looked")).to_be_in_viewport()
    expect(field).to_be_focused()
    page.get_by_role("button", name="Previous place").click()
    expect(page.get_by_text(re.compile(r"^1 of \d+$"))).to_be_visible()
    field.fill("xyzzy")
    expect(page.get_by_text("Nothing found")).to_be_visible()


def test_a_search_typed_before_the_rules_arrive_is_led_to_its_place(visit):
    page = visit(
        "/rules/looters",
        viewport={"width": 390, "height": 664},
        service_workers="block",
        forgiven="blocked by Playwright",
    )
    held = []

    def hold(route):  # the driver wants to mark the handler, which it cannot do with a method of a list
        held.append(route)

    page.route("**/assets/powers-*.js", hold)
    page.goto(page.url.replace("looters", "powers"))
    page.get_by_role("searchbox").press_sequentially("challenge")
    expect(page.get_by_text("Nothing found")).to_be_visible()
    for route in held:
        route.continue_()
    expect(page.get_by_text(re.compile(r"^1 of \d+$"))).to_be_visible()
    expect(page.locator(".looked")).to_be_in_viewport()
