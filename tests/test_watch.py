"""The replay viewer: stepping through recorded games, each seat's view and nothing more, files that are no records."""

import pytest

import saucer
from saucer import cli, streams
from saucer.games import SLUGS
from saucer.kernel.errors import BadOption, BadRecord
from saucer.locales import LANGUAGES, Voice
from saucer.terminal.replay import EVERYTHING, SPECTATOR, Recorded, retold
from saucer.terminal.screen.rulebook import RulebookScreen
from saucer.terminal.screen.watch import WatchApp, WatchScreen
from tests.support.screen import reads, seen, steered, until
from tests.support.terminal import begin, play_on

NAMES = ("Ola", "Pat", "Éva")


def finished(slug, seed=3):
    return play_on(begin(slug, ("random",) * 3, seed=seed, names=NAMES), 10_000).match.record()


def unfinished(slug, moves=9):
    return play_on(begin(slug, ("random",) * 3, names=NAMES), moves).match.record()


def watching(*records, language="en", seat=None):
    return WatchApp(WatchScreen(Recorded(record.to_json() for record in records), language, seat))


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
@steered
async def test_stepping_from_deal_to_end(slug):
    record = finished(slug)
    last = len(record.moves)
    app = watching(record, language=LANGUAGES[len(slug) % 3])
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: app.screen.voice.say(app.screen.slug, "title") in seen(app))
        screen = app.screen
        assert screen.viewer == EVERYTHING
        await pilot.press("right", "right", "left")
        assert screen.place == 1
        await pilot.press("end", "right")
        assert screen.place == last
        await reads(pilot, screen.say("watch-move", number=last, count=last))
        await pilot.press("up")
        assert screen.place == last - 10
        await pilot.press("home", "left")
        assert screen.place == 0
        for _ in range(len(screen.replay.viewers)):
            await pilot.press("v", "down")
            await reads(pilot, screen.seen_by())
        assert screen.viewer == EVERYTHING


@steered
async def test_jumping_running_and_the_rules():
    app = watching(finished("looters"))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: app.screen.voice.say(app.screen.slug, "title") in seen(app))
        screen = app.screen
        await pilot.press("j", "1", "2", "enter")
        assert screen.place == 12
        await pilot.press("j", "escape")
        assert screen.place == 12
        await pilot.press("space")
        screen.run_on()
        assert screen.place == 13
        await pilot.press("space", "l", "question_mark")
        await until(pilot, lambda: isinstance(app.screen, RulebookScreen))
        assert app.screen.voice.language == "pl"


@steered
async def test_a_run_stops_at_the_end():
    app = watching(finished("looters"))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: app.screen.voice.say(app.screen.slug, "title") in seen(app))
        await pilot.press("end", "left", "space")
        app.screen.run_on()
        assert app.screen.place == len(app.screen.replay.turns)
        assert app.screen._timer is None


@pytest.mark.parametrize("slug", SLUGS)
def test_a_seat_sees_what_it_saw(slug):
    record = finished(slug)
    replayed = retold(record, 1, Voice("en"))
    match = saucer.match(slug, 3, seed=record.seed, start=record.start, options=record.options, names=record.names)
    for place, (seat, words) in enumerate(record.moves[:120]):
        for viewer in (SPECTATOR, 0, 2):
            assert replayed.view(place, viewer) == match.view(viewer)
        events = match.play(seat, words)
        for viewer in (SPECTATOR, 0, 2):
            sentences = [
                replayed.game.slug and Voice("en", NAMES).tell(slug, event.seen_by(viewer).phrase) for event in events
            ]
            assert replayed.sentences(replayed.turns[place], viewer, Voice("en", NAMES)) == sentences


@steered
async def test_other_hands_stay_hidden_from_a_seat():
    app = watching(finished("constellations"), seat=1)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: app.screen.voice.say(app.screen.slug, "title") in seen(app))
        screen = app.screen
        for _ in range(6):
            await reads(pilot, screen.where().split(".")[0])
            text = seen(app)
            views = [screen.replay.view(screen.place, seat) for seat in range(3)]
            assert all(card.upper() in text for card in views[1].hand)
            assert not any(card.upper() in text for card in (*views[0].hand, *views[2].hand))
            await pilot.press("down")


@steered
async def test_all_hands_open_only_once_a_game_is_over():
    app = watching(unfinished("zovnis"))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: app.screen.voice.say(app.screen.slug, "title") in seen(app))
        assert app.screen.viewer == SPECTATOR
        assert EVERYTHING not in app.screen.replay.viewers
        await pilot.press("end")
        await reads(pilot, "was not finished")


@steered
async def test_many_games_in_one_file_and_one_that_does_not_play():
    good, other = finished("looters"), unfinished("zovnis")
    bad = finished("planet")
    bad = type(bad)(**{**bad.__dict__, "moves": (*bad.moves[:3], (0, "stack nowhere"))})
    app = watching(good, other, bad)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: app.screen.voice.say(app.screen.slug, "title") in seen(app))
        await reads(pilot, "game 1 of 3")
        await pilot.press("n")
        await until(pilot, lambda: app.screen.slug == "zovnis")
        assert app.screen.viewer == SPECTATOR  # not all hands: this game is not over
        await pilot.press("n")
        await reads(pilot, "line 3")  # named, and passed over
        assert app.screen.slug == "looters"
        await pilot.press("p")
        await until(pilot, lambda: app.screen.slug == "zovnis")
        await reads(pilot, "line 3")


def test_a_large_file_is_read_game_by_game(monkeypatch):
    read = []
    monkeypatch.setattr(
        "saucer.terminal.replay.Record.from_json", lambda text, line: read.append(line) or finished("looters")
    )
    WatchScreen(Recorded([finished("looters").to_json()] * 1000), "en")
    assert read == [1]


def test_names_of_a_strangers_record_are_cleaned():
    record = saucer.match("looters", 2, seed=1, names=["\x1b[31mOla\n", "x" * 5000]).record()
    assert retold(record, 1, Voice("en")).names == ("[31mOla", "x" * 23 + "…")


def test_nameless_players_are_called_by_their_seats():
    record = saucer.match("looters", 2, seed=1).record()
    assert retold(record, 1, Voice("en")).names == ("Seat 0", "Seat 1")


def test_a_seat_that_is_not_there():
    with pytest.raises(BadOption):
        watching(finished("looters"), seat=3)


def test_a_record_that_does_not_play_as_it_claims():
    record = finished("looters")
    with pytest.raises(BadRecord):
        watching(type(record)(**{**record.__dict__, "result": None}))


def watch(capsys, monkeypatch, *words, terminal=True):
    """What `saucer watch` says before anything opens."""
    monkeypatch.setattr(streams, "full_screen", lambda: terminal)
    with pytest.raises(SystemExit) as left:
        cli.main(["watch", *map(str, words)])
    assert left.value.code == 2
    return capsys.readouterr().err


def test_bad_files_are_refused_with_the_line(tmp_path, capsys, monkeypatch):
    good = finished("looters").to_json()
    file = tmp_path / "games.jsonl"
    file.write_text("\n\n{broken\n")
    assert "games.jsonl: line 3" in watch(capsys, monkeypatch, file)
    file.write_text(good[: len(good) // 2])
    assert "line 1" in watch(capsys, monkeypatch, file)
    file.write_text("\n")
    assert "holds no records" in watch(capsys, monkeypatch, file)
    assert "nowhere.jsonl" in watch(capsys, monkeypatch, tmp_path / "nowhere.jsonl")
    file.write_text(good)
    assert "0 to 2" in watch(capsys, monkeypatch, file, "--seat", 7)
    assert "ligne 1" in watch(capsys, monkeypatch, __file__, "--lang", "fr")
    assert "needs a terminal" in watch(capsys, monkeypatch, file, terminal=False)


def test_a_good_file_opens_the_viewer(tmp_path, monkeypatch):
    file = tmp_path / "games.jsonl"
    file.write_text(finished("looters").to_json())
    apps = []
    monkeypatch.setattr(streams, "full_screen", lambda: True)
    monkeypatch.setattr(WatchApp, "run", lambda self: apps.extend([self]))
    cli.main(["watch", str(file), "--seat", "1", "--lang", "pl"])
    assert apps[0]._viewer.viewer == 1
    assert apps[0]._viewer.language == "pl"
