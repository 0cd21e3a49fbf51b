"""Games on the full screen, through the keyboard: whole games, choosing, hints, undo, saving and the end."""

import random

import pytest

from saucer.games import SLUGS
from saucer.kernel.record import read_records
from saucer.locales import LANGUAGES
from saucer.terminal.saves import Shelf
from saucer.terminal.screen.app import SaucerApp
from saucer.terminal.screen.aside import AsideScreen
from saucer.terminal.screen.ending import EndingScreen
from saucer.terminal.screen.menu import MenuScreen
from saucer.terminal.screen.rulebook import RulebookScreen
from saucer.terminal.screen.scene import Part
from saucer.terminal.screen.table import TableScreen
from saucer.terminal.screen.widgets import BoardView
from saucer.terminal.session import PERSON, load
from tests.support.screen import SIZES, asked, at_table, press, reads, seen, steered, until
from tests.support.terminal import begin, play_on

KEYS = (*["enter"] * 12, "right", "down", "left", "up", "tab", "1", "2", "3", "escape")
OPPONENTS = {  # such that a game is short
    **dict.fromkeys(SLUGS, (PERSON, "random", "random")),
    "constellations": (PERSON, *["random"] * 3),
    "powers": (PERSON, "sensible", "sensible"),
}
SPOKEN = {slug: LANGUAGES[number % len(LANGUAGES)] for number, slug in enumerate(SLUGS)}


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
@steered
async def test_a_whole_game(slug, tmp_path):
    shelf = Shelf(tmp_path)
    session = begin(slug, OPPONENTS[slug], SPOKEN[slug], shelf=shelf)
    chance = random.Random(slug)
    async with at_table(session, shelf=shelf) as pilot:
        while isinstance(pilot.app.screen, TableScreen):
            await pilot.press(chance.choice(KEYS))  # one by one: none is left over for the end
            await asked(pilot)
        assert isinstance(pilot.app.screen, EndingScreen)
        assert session.over
        text = seen(pilot.app)
        assert all(word in text for word in session.voice.say(slug, session.match.outcome.why).split())
        assert all(name in text for name in session.match.names)
        assert not shelf.path(slug).exists()


ROOMS = dict(zip([(80, 24), (120, 40), (200, 60)], SIZES, strict=True))


@pytest.mark.parametrize("size", [(60, 18), (80, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize("slug", SLUGS)
@steered
async def test_any_window_will_do(slug, size):
    async with at_table(begin(slug, (PERSON, "random", "random")), size=size) as pilot:
        assert pilot.app.screen.voice.say(slug, "title") in seen(pilot.app)
        assert pilot.app.screen.question().split()[0] in seen(pilot.app)
        if size in ROOMS:
            assert pilot.app.screen.query_one(BoardView).room == ROOMS[size]


# ---- choosing -------------------------------------------------------------------------------------


@steered
async def test_a_move_is_chosen_step_by_step_and_can_be_taken_back_on_the_way():
    session = begin("zovnis", seed=2)
    async with at_table(session) as pilot:
        screen = pilot.app.screen
        card = next(part for part in screen.choice.options if part.value != "astre")
        key = screen.choice.key(card)
        await press(pilot, key)
        assert screen.choice.picked == (card,)
        assert "Choose a column." in seen(pilot.app)
        await press(pilot, "escape")
        assert screen.choice.picked == ()
        before = len(session.log)
        await press(pilot, key, "right", "enter")
        assert screen.choice.picked == (card, Part("column", "2"))
        await press(pilot, "up", "enter")
        assert session.match.history[before].words == f"{card.value} on 2 flipped"


@steered
async def test_constellations_are_laid_with_arrows_on_the_board():
    session = begin("constellations", (PERSON, "random"), seed=1)
    async with at_table(session) as pilot:
        screen = pilot.app.screen
        await press(pilot, "enter")
        areas = screen.query_one(BoardView).canvas.areas
        here = screen.choice.pointed
        await press(pilot, "down")
        there = screen.choice.pointed
        assert there.kind == "cell"
        assert areas[there].y > areas[here].y


@steered
async def test_words_can_be_typed_and_wrong_ones_are_explained_and_kept():
    session = begin("looters", language="fr")
    async with at_table(session) as pilot:
        session_length = len(session.log)
        await pilot.press("colon", *"zepelin", "enter")
        await until(pilot, lambda: pilot.app.screen.query_one("#prompt").has_class("wrong"))
        field = pilot.app.screen.query_one("#words")
        assert field.value == "zepelin"
        assert "zepelin" in str(pilot.app.screen.query_one("#prompt").content)
        assert len(session.log) == session_length
        words = session.choices(0)[0].move.words
        field.value = words
        await press(pilot, "enter")
        assert session.match.history[session_length].words == words
        assert not field.has_class("open")


@steered
async def test_a_forbidden_move_names_its_rule():
    session = begin("planet", (PERSON, "random", "random"), "pl")
    async with at_table(session) as pilot:
        legal = {choice.move.words.split()[0] for choice in session.choices(0)}
        words = "name 1" if "name" not in legal else "stack center"
        pilot.app.screen.action_type()
        pilot.app.screen.query_one("#words").value = words
        await pilot.press("enter")
        await reads(pilot, "P8:" if words.startswith("name") else "P7:")


@steered
async def test_escape_leaves_the_line_to_type_in():
    async with at_table(begin("looters")) as pilot:
        await pilot.press("colon", "x", "enter")
        await reads(pilot, "expected a card")
        await pilot.press("escape")
        await until(pilot, lambda: pilot.app.screen.focused is None)
        assert not pilot.app.screen.query_one("#words").has_class("open")
        await reads(pilot, "Choose a card.")
        assert "expected a card" not in seen(pilot.app)


@steered
async def test_a_click_on_a_card_lays_it():
    session = begin("looters")
    async with at_table(session) as pilot:
        before = len(session.log)
        view = pilot.app.screen.query_one(BoardView)
        part = next(part for part in pilot.app.screen.choice.options if part.value != "strength")
        area = view.canvas.areas[part]
        await pilot.click(BoardView, offset=(area.x + 2, area.y + 1))
        await asked(pilot)
        assert session.log[before].seat == 0
        assert session.match.history[before].words.startswith(part.value)


@steered
async def test_a_click_on_the_list_chooses_too():
    session = begin("looters")
    async with at_table(session) as pilot:
        before = len(session.log)
        await pilot.click("#choices", offset=(4, 0))
        await asked(pilot)
        assert len(session.log) > before or pilot.app.screen.choice.picked


# ---- hints, undo, keys ----------------------------------------------------------------------------


@steered
async def test_a_hint_says_what_to_do_and_points_there():
    session = begin("zovnis")
    session.patience = 30
    async with at_table(session) as pilot:
        await pilot.press("h")
        await asked(pilot)
        best = session.advice(0).best.code
        assert session.match.move(0, best).words in str(pilot.app.screen.query_one("#prompt").content)
        before = len(session.log)
        while len(session.log) == before:
            await press(pilot, "enter")
        assert session.match.history[before].code == best


@steered
async def test_what_a_move_leads_to_is_told_before_it_is_made():
    session = begin("looters", (PERSON, "random", "random"), seed=5)
    async with at_table(session) as pilot:
        saucer = next(part for part in pilot.app.screen.choice.options if part.value not in ("strength", "animals"))
        while pilot.app.screen.choice.pointed != saucer:
            await press(pilot, "tab")
        prompt = pilot.app.screen.foreseen()
        assert prompt.startswith("→ You take ")
        assert prompt[:30] in seen(pilot.app)
        before = len(session.log)
        await press(pilot, "enter")
        happened = session.sentences(session.log[before], 0)
        assert prompt == f"→ {' '.join(happened[1:-1])}"  # all but the card laid and the card drawn


@steered
async def test_undo_takes_the_last_choice_back():
    session = begin("looters", (PERSON, "random", "random"))
    async with at_table(session) as pilot:
        before, view = len(session.log), session.match.view(0)
        await press(pilot, "u")
        assert session.voice.say("errors", "error-nothing-to-undo") in seen(pilot.app)
        while len(session.log) == before:
            await press(pilot, "enter")
        await press(pilot, "u")
        assert len(session.log) == before
        assert session.match.view(0) == view


@steered
async def test_the_language_changes_on_a_key():
    async with at_table(begin("looters")) as pilot:
        assert "Little Green Looters" in seen(pilot.app)
        await press(pilot, "l")
        assert "Zielona Szajka" in seen(pilot.app)
        assert "Wybierz kartę." in seen(pilot.app)


@steered
async def test_light_and_dark_and_the_pace():
    async with at_table(begin("looters")) as pilot:
        before = pilot.app.theme
        await press(pilot, "t", "s")
        assert pilot.app.theme != before
        assert "fast" in seen(pilot.app)


@steered
async def test_rules_open_on_a_key_and_are_searched_by_id_and_word():
    async with at_table(begin("looters")) as pilot:
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(pilot.app.screen, RulebookScreen))
        await reads(pilot, "Two to five players are crews")
        await pilot.press(*"uq17")
        await reads(pilot, "after 200 turns")
        assert "UQ16" not in seen(pilot.app)
        await pilot.press(*"zzz")
        await reads(pilot, "Nothing found.")
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))


@steered
async def test_the_whole_log_and_the_signs_open_on_keys():
    session = play_on(begin("planet", (PERSON, "random", "random")), 30)
    async with at_table(session) as pilot:
        first = session.story(0)[0].split()[:4]
        assert " ".join(first) not in " ".join(seen(pilot.app).split())
        await pilot.press("o")
        await until(pilot, lambda: isinstance(pilot.app.screen, AsideScreen))
        await pilot.press("home")
        await reads(pilot, " ".join(first))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await pilot.press("k")
        await reads(pilot, "Ω elephant")
        await pilot.press("pagedown")
        await reads(pilot, "Little Prince: 3 for each colour of sheep")
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))


# ---- keeping, ending ------------------------------------------------------------------------------


@steered
async def test_ctrl_c_keeps_the_game_and_it_goes_on(tmp_path):
    shelf = Shelf(tmp_path)
    session = begin("planet", (PERSON, "random", "random"), shelf=shelf)
    async with at_table(session, shelf=shelf) as pilot:
        await press(pilot, "enter", "enter", "enter")
        await pilot.press("ctrl+c")
        app = pilot.app
    assert not app.is_running
    assert "saucer play planet" in app.farewell()
    again = load(shelf, "planet")
    assert again.match.view(0) == session.match.view(0)
    assert again.log == session.log
    async with at_table(again, shelf=shelf) as pilot:
        assert session.voice.say("planet", "title") in seen(pilot.app)


@steered
async def test_a_game_nobody_moved_in_is_not_kept(tmp_path):
    shelf = Shelf(tmp_path)
    session = begin("planet", (PERSON, "random", "random"), shelf=shelf)
    async with at_table(session, shelf=shelf) as pilot:
        await pilot.press("q")
        app = pilot.app
    assert app.farewell() == "Goodbye."
    assert not shelf.path("planet").exists()


@steered
async def test_a_game_that_cannot_be_kept_says_so(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    session = begin("looters", shelf=Shelf(blocked))
    async with at_table(session) as pilot:
        await press(pilot, "1", "1")
        assert "could not be" in " ".join(seen(pilot.app).split())


@steered
async def test_after_the_end_the_same_table_plays_again_or_goes_to_the_menu():
    session = play_on(begin("looters", (PERSON, "random")), 1000)
    app = SaucerApp("en", None, session, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, EndingScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await reads(pilot, "The game is over.")
        await pilot.press("m")
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))
    app = SaucerApp("en", None, session, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, EndingScreen))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.session is not session)
        assert app.session.seats == session.seats
        assert app.session.match.names == session.match.names
        assert app.session.match.seed != session.match.seed


@steered
async def test_the_record_of_a_finished_game_can_be_kept(tmp_path):
    session = play_on(begin("looters", (PERSON, "random"), shelf=Shelf(tmp_path)), 1000)
    app = SaucerApp("en", Shelf(tmp_path), session, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, EndingScreen))
        assert "save the record" in seen(app)
        await pilot.press("s", "s")
        await reads(pilot, "The record of this game is saved")
    (path,) = (tmp_path / "records").iterdir()
    assert path == session.recorded
    ((_, record),) = read_records(path.read_text("utf-8").splitlines())
    assert record == session.match.record()


@steered
async def test_a_record_that_cannot_be_kept_says_so(tmp_path):
    session = play_on(begin("looters", (PERSON, "random"), shelf=Shelf(tmp_path)), 1000)
    (tmp_path / "records").write_text("no folder")
    app = SaucerApp("en", Shelf(tmp_path), session, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, EndingScreen))
        await pilot.press("s")
        await reads(pilot, "The record could not be written")
