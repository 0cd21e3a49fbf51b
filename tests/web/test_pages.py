"""The pages around the games: languages, themes, links, and a second person at the table."""

import pytest
from playwright.sync_api import expect

from saucer.games import SLUGS
from saucer.locales import LANGUAGES, say
from tests.support.web_access import violations


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_door_speaks_every_language(visit, language):
    page = visit()
    page.get_by_role("button", name="Settings", exact=True).click()
    names = {"en": "English", "pl": "Polski", "fr": "Français"}
    page.get_by_text(names[language]).click()
    page.keyboard.press("Escape")
    for slug in SLUGS:
        expect(page.get_by_role("heading", name=say(slug, "title", language=language), exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language
    page.goto(page.url.rstrip("/") + "/rules/zovnis")
    expect(page.locator("[data-rule=ZQ19]")).to_be_visible()


def test_friends_meet_by_link_and_fill_up_with_bots(visit):
    host = visit("/new/zovnis")
    host.get_by_role("group", name="Players").get_by_text("3").click()
    host.get_by_role("textbox", name="Your name").fill("Ola")
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    friend = visit(host.url[host.url.index("/t/") :], viewport={"width": 390, "height": 844})
    friend.get_by_role("textbox", name="Your name").fill("Pat")
    friend.get_by_role("button", name="Sit here").first.click()
    expect(friend.get_by_role("button", name="Stand up")).to_be_visible()
    expect(host.locator(".gathering li", has_text="Pat")).to_be_visible()
    expect(friend.locator(".gathering li", has_text="Ola")).to_be_visible()
    host.get_by_role("button", name="Fill with bots").click()
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, friend):
        expect(page.get_by_role("toolbar")).to_be_visible()


def test_a_lost_network_mends_itself(visit):
    page = visit(forgiven="ERR_INTERNET_DISCONNECTED")
    page.locator("[data-play=zovnis]").click()
    page.locator(".turn.mine").wait_for()
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator(".chip", has_text="Reconnecting")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".chip", has_text="Reconnecting")).to_be_hidden()
    expect(page.locator(".turn.mine")).to_be_visible()


def test_what_was_chosen_for_a_table_stays_chosen_however_late_an_answer_comes(visit, website):
    page = visit("/lobby")
    requests = []

    def answer(route):
        requests.append(route)
        if len(requests) == 1:
            route.continue_()

    page.route("**/api/games", answer)
    page.goto(f"{website}/new/planet")
    players = page.get_by_role("group", name="Players")
    players.get_by_text("2").click()
    for late in requests[1:]:
        late.continue_()
    page.wait_for_load_state("networkidle")
    expect(players.get_by_role("radio", name="2")).to_be_checked()
    assert len(requests) == 1


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_can_be_played_from_the_front_door(visit, slug):
    page = visit()
    page.locator(f"[data-play={slug}]").click()
    expect(page.locator(".middle > *").first).to_be_visible()
    expect(page.locator(".turn")).not_to_be_empty()


def test_an_address_that_leads_nowhere_says_so(visit, website):
    page = visit("/lobby")
    page.evaluate("history.pushState(null, '', '/x/y/z')")
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
    assert violations(page) == []


def test_a_table_that_is_gone_says_what_may_help(visit):
    page = visit("/t/nowhere", forgiven="404")
    expect(page.get_by_role("alert")).to_contain_text("Ask for the link again")
    page.get_by_role("link", name="Public tables").click()
    expect(page.get_by_role("heading", name="Open a table")).to_be_visible()


def test_a_table_opened_in_the_lobby_is_for_everybody(visit):
    host = visit("/lobby")
    host.get_by_role("link", name="Zovnis").click()
    expect(host.get_by_role("radio", name="Everybody")).to_be_checked()
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    guest = visit("/lobby")
    expect(guest.get_by_role("link", name="free seat").first).to_be_visible()
