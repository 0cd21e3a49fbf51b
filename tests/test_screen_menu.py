"""The menu: setting up a game with the arrow keys, going on with one that was left; the command that opens it."""

import pytest

from saucer import cli, streams
from saucer.locales import LANGUAGES, Voice
from saucer.terminal.saves import Shelf
from saucer.terminal.screen import app as client
from saucer.terminal.screen.app import SaucerApp
from saucer.terminal.screen.menu import Dial, MenuScreen, Plan
from saucer.terminal.screen.rulebook import RulebookScreen
from saucer.terminal.screen.table import TableScreen
from saucer.terminal.screen.theme import DARK, LIGHT, fitting
from saucer.terminal.session import PERSON
from saucer.terminal.start import Wish
from tests.support.screen import asked, reads, steered, until
from tests.support.terminal import begin, play_on


async def sits_down(pilot):
    await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
    return pilot.app.session


@steered
async def test_a_game_is_set_up_with_the_arrow_keys():
    app = SaucerApp("en", pace=0)
    async with app.run_test(size=(80, 30)) as pilot:
        await reads(pilot, "Little Green Looters")
        await pilot.press("right", "down", "right", "down", "down", "right")
        await reads(pilot, "Make Me a Planet")
        await pilot.press("enter")
        session = await sits_down(pilot)
        assert session.slug == "planet"
        assert session.seats == (PERSON, "hard", "normal", "normal")


@steered
async def test_options_are_explained_and_count():
    app = SaucerApp("en", pace=0, plan=Plan("zovnis"))
    async with app.run_test(size=(80, 30)) as pilot:
        await pilot.pause()
        app.screen.query_one("#dial-option-hand", Dial).focus()
        await reads(pilot, "cards dealt to")
        await pilot.press("right", "enter")
        session = await sits_down(pilot)
        assert session.match.options["hand"] == 5


@pytest.mark.parametrize("language", LANGUAGES)
@steered
async def test_the_menu_speaks(language):
    app = SaucerApp("en", pace=0)
    async with app.run_test(size=(80, 30)) as pilot:
        await pilot.pause()
        app.screen.query_one("#dial-language", Dial).focus()
        for place in range(LANGUAGES.index(language)):
            await pilot.press("right")
            await reads(pilot, Voice(LANGUAGES[place + 1]).say("screen", "menu-subtitle"))
        await reads(pilot, Voice(language).say("looters", "title"))
        await pilot.press("enter")
        session = await sits_down(pilot)
        assert session.voice.language == language


@steered
async def test_a_game_that_was_left_goes_on(tmp_path):
    shelf = Shelf(tmp_path)
    left = play_on(begin("zovnis", shelf=shelf), 6)
    app = SaucerApp("pl", shelf, pace=0)
    async with app.run_test(size=(80, 30)) as pilot:
        await reads(pilot, "wróć do gry Zovnis")
        await pilot.press("enter")
        session = await sits_down(pilot)
        assert session.match.history[:6] == left.match.history
        assert session.voice.language == "pl"


@steered
async def test_starting_anew_warns_that_the_old_game_is_lost(tmp_path):
    shelf = Shelf(tmp_path)
    play_on(begin("looters", shelf=shelf), 6)
    app = SaucerApp("en", shelf, pace=0)
    async with app.run_test(size=(80, 30)) as pilot:
        await reads(pilot, "will be lost")


@steered
async def test_a_damaged_game_is_put_aside_with_a_word(tmp_path):
    shelf = Shelf(tmp_path)
    shelf.path("planet").write_text("{")
    app = SaucerApp("en", shelf, pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await reads(pilot, "cannot be read")
        assert isinstance(app.screen, MenuScreen)
        assert not shelf.path("planet").exists()


@steered
async def test_too_many_names_are_refused_in_the_menu():
    app = SaucerApp("en", pace=0, plan=Plan("zovnis", 2, names=("A", "B", "C")))
    async with app.run_test(size=(80, 30)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await reads(pilot, "2 seats but 3 names")
        assert isinstance(app.screen, MenuScreen)


@steered
async def test_rules_and_clicks_in_the_menu():
    app = SaucerApp("en", pace=0)
    async with app.run_test(size=(80, 30)) as pilot:
        await pilot.pause()
        await pilot.click("#dial-players", offset=(30, 0))
        await until(pilot, lambda: app.screen.plan.players == 4)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, RulebookScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))
        await pilot.click("#entry-start")
        session = await sits_down(pilot)
        assert session.match.players == 4


def test_a_plan_is_what_the_command_line_said():
    plan = Plan.wished(Wish(players=4, people=2, bots=["easy"], options={"hand": 5}, names=("Ola",)))
    assert plan.players == 4
    assert plan.seats[:4] == (PERSON, PERSON, "easy", "easy")
    settled = Plan.wished(Wish(players=9, options={"hand": 5})).settled()
    assert settled.players == 5
    assert "hand" not in settled.options


def test_the_terminal_tells_which_theme_suits_it():
    assert fitting({}) == DARK.name
    assert fitting({"COLORFGBG": "15;0"}) == DARK.name
    assert fitting({"COLORFGBG": "0;15"}) == LIGHT.name


def opened(monkeypatch, tmp_path, *words):
    """What `saucer play` opens on a terminal that can draw."""
    apps = []
    monkeypatch.setenv("SAUCER_HOME", str(tmp_path))
    monkeypatch.setattr(streams, "full_screen", lambda: True)
    monkeypatch.setattr(client.SaucerApp, "run", lambda self: apps.extend([self]))
    cli.main(["play", *words])
    return apps[0]


def test_play_opens_the_menu_or_a_game_or_the_one_that_was_left(monkeypatch, tmp_path, capsys):
    assert opened(monkeypatch, tmp_path).session is None
    app = opened(monkeypatch, tmp_path, "zovnis", "--players", "3", "--lang", "fr", "--bots", "easy")
    assert app.session.slug == "zovnis"
    assert app.session.seats == (PERSON, "easy", "easy")
    assert app.session.voice.language == "fr"
    play_on(begin("planet", shelf=Shelf(tmp_path)), 5)
    app = opened(monkeypatch, tmp_path)
    assert app.session.slug == "planet"
    assert len(app.session.log) == 5
    assert "saucer play planet" in capsys.readouterr().out.splitlines()[-1]
    Shelf(tmp_path).path("planet").write_text("{")
    app = opened(monkeypatch, tmp_path, "planet")
    assert app.session.log == []
    assert "cannot be read" in str(app.trouble)


def test_bad_wishes_are_refused_before_anything_opens(monkeypatch, tmp_path, capsys):
    with pytest.raises(SystemExit):
        opened(monkeypatch, tmp_path, "--option", "tokens=1000")
    assert "tokens" in capsys.readouterr().err


@steered
async def test_escape_in_the_menu_goes_back_to_the_game_even_where_nobody_has_moved(tmp_path):
    shelf = Shelf(tmp_path)
    session = begin("zovnis", shelf=shelf)
    app = SaucerApp("en", shelf, session, pace=0)
    async with app.run_test(size=(80, 30)) as pilot:
        await asked(pilot)
        before = session.match.record()
        for key in ("escape", "enter"):  # the first line is the game that was left
            await pilot.press("m")
            await until(pilot, lambda: isinstance(app.screen, MenuScreen))
            await reads(pilot, "go on with Zovnis")
            await pilot.press(key)
            assert await sits_down(pilot) is session
            await asked(pilot)
            assert session.match.record() == before


@steered
async def test_a_game_that_nobody_has_moved_in_waits_while_another_is_begun(tmp_path):
    shelf = Shelf(tmp_path)
    session = begin("zovnis", shelf=shelf)
    app = SaucerApp("en", shelf, session, pace=0, plan=Plan("looters"))
    async with app.run_test(size=(80, 30)) as pilot:
        await asked(pilot)
        await pilot.press("m")
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))
        await pilot.press("down", "enter")
        await until(pilot, lambda: app.session.slug == "looters")
        await asked(pilot)
        await pilot.press("m")
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))
        assert app.saved() == ["looters", "zovnis"]
        app.resume("zovnis")
        await until(pilot, lambda: app.session.slug == "zovnis")
        assert app.session.match.seed == session.match.seed


@steered
async def test_who_begins_is_set_in_the_menu_by_name():
    app = SaucerApp("en", pace=0, plan=Plan("looters"))
    async with app.run_test(size=(80, 30)) as pilot:
        await reads(pilot, "0 Earthling")
        app.screen.query_one("#dial-start", Dial).focus()
        await reads(pilot, "chance decides")
        await pilot.press("right", "right")
        await reads(pilot, "Who begins ◂ 1 Vega ▸")
        await pilot.press("enter")
        session = await sits_down(pilot)
        assert session.match.start == 1
    assert Plan("looters", 3, start="2").settled().start == "2"
    assert Plan("looters", 2, start="2").settled().start == "chance"


def test_the_loser_begins_the_next_game_of_the_same_players():
    plan = Plan("looters", 3, seed=5, start="loser").settled()
    last = play_on(plan.begin("en", None), 1000)
    scores = last.match.outcome.scores
    assert scores.count(min(scores)) == 1
    assert plan.begin("en", None, last).match.start == scores.index(min(scores))
    assert Plan("zovnis", 2, start="loser").settled().begin("en", None, last).match.start is None
