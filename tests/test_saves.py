"""Saved games of the terminal: resuming, damaged files, who begins, and records of finished games."""

import json

import pytest

import saucer
from saucer.bots.seat_names import SEAT_NAMES
from saucer.games import SLUGS
from saucer.kernel.errors import SaucerError
from saucer.kernel.match import Outcome
from saucer.kernel.record import read_records
from saucer.kernel.snapshot import position
from saucer.locales import Voice
from saucer.terminal.saves import Shelf, home
from saucer.terminal.session import PERSON, Session, first_seat, load
from saucer.terminal.start import Wish, unfinished
from saucer.terminal.start import begin as begin_wish
from tests.support.terminal import begin, play_on

# ---- keeping ------------------------------------------------------------------------------------


@pytest.fixture
def shelf(tmp_path):
    return Shelf(tmp_path / "deep" / "shelf")


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_is_kept_after_every_move_and_goes_on_alike(slug, shelf):
    session = play_on(begin(slug, (PERSON, "sensible", "random"), "pl", shelf=shelf), 7)
    again = load(shelf, slug)
    assert position(again.match.state) == position(session.match.state)
    assert (again.seats, again.voice) == (session.seats, session.voice)
    assert again.story(1) == session.story(1)
    play_on(session, 6)
    play_on(again, 6)
    assert again.story(0) == session.story(0)


def test_a_finished_game_is_forgotten(shelf):
    session = play_on(begin("zovnis", shelf=shelf), 3)
    assert shelf.latest() == "zovnis"
    play_on(session, 100)
    assert session.over
    assert shelf.latest() is None
    assert list(shelf.folder.iterdir()) == []


def test_undo_is_kept_too(shelf):
    session = begin("looters", shelf=shelf)
    while not any(turn.seat == 0 for turn in session.log):
        play_on(session, 1)
    session.undo(0)
    assert load(shelf, "looters").match.history == session.match.history


def test_the_game_played_last_goes_on(shelf):
    play_on(begin("planet", shelf=shelf), 2)
    play_on(begin("looters", shelf=shelf), 2)
    assert unfinished(Wish(), shelf).slug == "looters"
    assert unfinished(Wish("planet"), shelf).slug == "planet"
    assert unfinished(Wish("zovnis"), shelf) is None
    assert unfinished(Wish("planet", new=True), shelf) is None
    with pytest.raises(saucer.BadOption, match="add --new"):
        unfinished(Wish("planet", players=3), shelf)


DAMAGES = [
    "",
    "\x00\xff",
    "[]",
    "null",
    '{"saucer_save": 1}',
    '{"saucer_save": 1, "table": 3, "record": {}}',
    "[" * 50_000,
]


@pytest.mark.parametrize("text", DAMAGES)
def test_a_damaged_game_is_put_aside(shelf, text):
    shelf.put("looters", text)
    with pytest.raises(SaucerError, match="cannot be read any more"):
        load(shelf, "looters")
    assert [path.name for path in shelf.folder.iterdir()] == ["looters.damaged-1.json"]
    assert load(shelf, "looters") is None


@pytest.mark.parametrize(
    "change",
    [
        lambda save: save.update(saucer_save=2),
        lambda save: save["table"].update(seats=["person"]),
        lambda save: save["table"].update(seats=["person", 3]),
        lambda save: save["table"].update(seats=["person", "oracle"]),
        lambda save: save["table"].update(language="xx"),
        lambda save: save["table"].update(language=["pl"]),
        lambda save: save["record"].update(names=[]),
        lambda save: save["record"].update(version=99),
        lambda save: save["record"].update(game="chess"),
        lambda save: save["record"].update(moves=[[0, "spoon"]]),
        lambda save: save["record"].pop("seed"),
        lambda save: save.pop("record"),
    ],
)
def test_a_game_that_was_tampered_with_is_put_aside(shelf, change):
    save = json.loads(play_on(begin("looters"), 4).to_json())
    change(save)
    shelf.put("looters", json.dumps(save))
    with pytest.raises(SaucerError) as excinfo:
        load(shelf, "looters")
    assert excinfo.value.said(Voice("pl")).startswith("Niedokończonej gry nie da się już odczytać")
    assert not shelf.path("looters").exists()
    shelf.put("looters", "again")
    with pytest.raises(SaucerError):
        load(shelf, "looters")
    assert {path.name for path in shelf.folder.iterdir()} == {"looters.damaged-1.json", "looters.damaged-2.json"}


def test_a_game_under_another_name_is_put_aside(shelf):
    shelf.put("planet", play_on(begin("looters"), 4).to_json())
    with pytest.raises(SaucerError, match="no game of this program"):
        load(shelf, "planet")


def test_a_game_that_cannot_be_kept_goes_on(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    session = play_on(begin("looters", shelf=Shelf(blocked)), 3)
    assert len(session.log) == 3
    assert "could not be kept" in str(session.trouble)
    assert not session.saved
    with pytest.raises(SaucerError, match="could not be kept"):
        session.save()


def test_games_are_kept_where_the_environment_says(tmp_path):
    assert home({"SAUCER_HOME": "/here"}).as_posix() == "/here"
    assert home({"XDG_STATE_HOME": "/state"}).as_posix() == "/state/saucer"
    assert home({"XDG_STATE_HOME": "relative"}).as_posix().endswith("/.local/state/saucer")
    assert home({}).as_posix().endswith("/.local/state/saucer")


def test_a_game_nobody_moved_in_is_forgotten_when_people_leave(shelf):
    session = begin("looters", shelf=shelf)
    while session.asking is None:
        session.bot_step()
    assert not session.leave()
    assert shelf.latest() is None
    play_on(session, 2)
    assert session.leave()
    assert shelf.latest() == "looters"


# ---- who begins, and records ---------------------------------------------------------------------


def test_a_seat_may_begin_or_the_loser_of_the_last_game():
    for seat in (0, 1, 2):
        session = begin_wish(Wish("looters", players=3, bots=["random"], start=str(seat)), "en", None)
        assert session.match.start == int(session.match.state.mover()) == seat
        assert session.rematch().match.start == seat
    session = play_on(begin_wish(Wish("looters", players=3, bots=["random"], seed=6, start="loser"), "en", None), 999)
    assert session.match.start is None
    scores = session.match.outcome.scores
    assert scores.count(min(scores)) == 1
    assert session.rematch().match.start == scores.index(min(scores))
    assert session.rematch().rematch().match.start is None  # the game between has no loser yet


def test_chance_stands_in_where_several_have_lost():
    assert first_seat("loser", 3, Outcome((0,), (9, 4, 4), "why")) is None
    assert first_seat("loser", 3, Outcome((0,), (9, 5, 4), "why")) == 2
    assert first_seat("chance", 3, Outcome((0,), (9, 5, 4), "why")) is None


@pytest.mark.parametrize("start", ["2", "-1", "best", "", "99999", "²"])
def test_a_start_that_is_no_seat_is_refused(start):
    with pytest.raises(saucer.BadOption, match="0 to 1"):
        first_seat(start, 2)


def test_who_begins_is_kept_with_the_game(tmp_path):
    session = play_on(begin_wish(Wish("looters", start="loser", seed=4), "en", Shelf(tmp_path)), 4)
    assert load(Shelf(tmp_path), "looters").start == "loser"
    text = session.to_json().replace(', "start": "loser"', "")
    assert Session.from_json(text).start == "chance"
    with pytest.raises(SaucerError):
        Session.from_json(session.to_json().replace('"start": "loser"', '"start": "seven"'))


def test_names_that_nobody_chose_change_with_the_language():
    session = begin("looters", (PERSON, PERSON, "random"), names=("Ola",))
    session.speak("pl")
    assert session.match.names == ("Ola", "Ziemianin B", SEAT_NAMES[0])
    session.speak("fr")
    assert session.voice.names == ("Ola", "Terrien B", SEAT_NAMES[0])


def test_finished_games_are_added_to_the_file_of_records(tmp_path):
    path = tmp_path / "games.jsonl"
    session = begin("looters")
    for count in (1, 2):
        session.record_to = path
        play_on(session, 1000)
        records = [record for _, record in read_records(path.read_text("utf-8").splitlines())]
        assert len(records) == count
        assert records[-1] == session.match.record()
        assert session.recorded == path
        session = session.rematch()


def test_a_record_that_cannot_be_written_is_said_before_the_game_and_costs_nothing(tmp_path):
    with pytest.raises(SaucerError, match="could not be written"):
        unfinished(Wish("looters", record=tmp_path / "none" / "x.jsonl"), Shelf(tmp_path))
    assert unfinished(Wish("looters", record=tmp_path / "x.jsonl"), Shelf(tmp_path)) is None
    assert list(tmp_path.iterdir()) == []
    session = begin("looters", shelf=Shelf(tmp_path))
    session.record_to = tmp_path
    play_on(session, 1000)
    assert "could not be written" in str(session.trouble)
    assert session.recorded is None
