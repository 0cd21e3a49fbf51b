"""Reviews in the browser: from its end, by a link to a move, from a file; through any eyes; and on from there."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.support.web_review import at, opened, record


def test_buttons_keys_and_slider_step_through_a_record(visit):
    text = record()
    last = len(json.loads(text)["moves"])
    page = opened(visit, text)
    page.get_by_role("button", name="One move forward").click()
    at(page, 1)
    expect(page.locator(".told[role=status]")).to_contain_text(re.compile("lands|places"))
    page.locator("h1").first.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    page.keyboard.press("End")
    at(page, last)
    expect(page.get_by_role("button", name="One move forward")).to_be_disabled()
    expect(page.get_by_role("button", name="What would a bot do?")).to_be_disabled()
    page.keyboard.press("Home")
    at(page, 0)
    slider = page.get_by_role("slider")
    slider.focus()
    slider.press("PageUp")
    expect(page.locator(".slider")).not_to_contain_text("Move 0 of")
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="Let it run").click()
    at(page, last)  # by itself
    expect(page.get_by_role("button", name="Let it run")).to_be_visible()


def test_a_link_leads_to_the_move_and_the_eyes(visit):
    page = opened(visit, record())
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="One move back").click()
    page.get_by_label("Through whose eyes").select_option(label="Seen by Pat")
    page.get_by_role("button", name="All hands open").click()
    expect(page.get_by_label("Everybody\u2019s cards").locator("dt")).to_have_text(["Ola", "Pat", "Eva"])
    step = page.locator(".slider span").inner_text()
    page.wait_for_url(re.compile(r"seat=1&open=1#"))
    friend = visit(page.url[page.url.index("/review") :])
    expect(friend.locator(".slider span")).to_have_text(step)
    expect(friend.get_by_label("Through whose eyes")).to_have_value("1")
    expect(friend.get_by_label("Everybody\u2019s cards")).to_be_visible()


def test_a_bot_is_asked_and_the_game_goes_on_from_there(visit):
    page = opened(visit, record("looters", 2), viewport={"width": 390, "height": 844})
    page.get_by_role("button", name="One move forward").click()
    page.get_by_role("button", name="What would a bot do?").click()
    expect(page.locator(".told[role=status]")).to_contain_text("a bot would choose")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("group", name="Your seat").get_by_text("Pat").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".middle > *").first).to_be_visible()
    expect(page.locator(".turn")).not_to_be_empty()


def test_advice_points_at_a_move_that_nobody_is_asked_to_make(visit):
    page = opened(visit, record())
    mover = json.loads(record())["moves"][0][0]
    page.get_by_label("Through whose eyes").select_option(str(mover))
    page.get_by_role("button", name="All hands open").click()
    expect(page.locator("dd").first.locator("svg")).to_have_count(4)
    page.get_by_role("button", name="What would a bot do?").click()
    expect(page.locator(".pick[aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".cell.hinted .ghost")).to_be_visible()
    expect(page.get_by_role("button", name="Turn")).to_have_count(0)
    page.get_by_role("button", name="One move forward").click()
    expect(page.locator(".pick[aria-pressed=true]")).to_have_count(0)


@pytest.mark.parametrize("text", ["hello", "{}"])
def test_what_is_no_record_is_said_kindly(visit, text):
    page = visit("/review")
    page.get_by_label("paste the record").fill(text)
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("alert")).to_contain_text("This is no record")


def test_a_record_that_lies_is_refused_in_words(visit):
    page = visit("/review", forgiven="400")
    page.get_by_label("paste the record").fill(record().replace('"winners":[', '"winners":[9,'))
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("alert")).to_contain_text("result")


def test_a_file_of_several_games_lets_one_be_chosen(visit, tmp_path):
    file = tmp_path / "games.jsonl"
    file.write_text(f"{record('looters', 2)}\n{record('zovnis')}\n", "utf-8")
    page = visit("/review")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="2. Zovnis: Ola, Pat, Eva").click()
    at(page, 0)
    page.get_by_role("button", name="To the end").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record as a file").click()
    assert json.loads(saved.value.path().read_text("utf-8")) == json.loads(record())
