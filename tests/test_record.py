"""Records: whole games as text, written, read and validated."""

import json

import pytest

import saucer
from saucer.games import SLUGS
from saucer.kernel.snapshot import digest
from tests.support.games import play_randomly

LOOTERS = saucer.game("looters")


@pytest.fixture(scope="module")
def record():
    return play_randomly(saucer.match("looters", players=3, seed=4, names=["Ola", "Paweł", "Patrycja"]), 500).record()


@pytest.mark.parametrize("slug", SLUGS)
def test_a_record_replays_to_the_same_position(slug):
    match = play_randomly(saucer.match(slug, players=2, seed=4), 60)
    record = match.record()
    again = saucer.replay(saucer.Record.from_json(record.to_json()))
    assert again.record() == record
    assert digest(again.state) == digest(match.state)


def test_the_format_is_as_documented(record):
    data = json.loads(record.to_json())
    assert data["saucer"] == 1
    assert data["game"] == "looters"
    assert data["version"] == 2
    assert data["options"]["tokens"] == 48
    assert data["names"] == ["Ola", "Paweł", "Patrycja"]
    assert data["seed"] == f"{4:064x}"
    assert data["start"] is None
    assert data["moves"][0] == [record.moves[0][0], record.moves[0][1]]
    assert set(data["result"]) == {"winners", "scores", "why"}
    assert "\n" not in record.to_json()


def changed(record, **changes):
    return json.dumps({**json.loads(record.to_json()), **changes})


@pytest.mark.parametrize(
    ("changes", "place", "problem"),
    [
        ({"saucer": 2}, "saucer", "expected format 1, found 2"),
        ({"seen_by": 0}, "seen_by", "cannot be replayed"),
        ({"extra": 1}, "'extra'", "unknown field"),
        ({"game": 5}, "game", "expected a text"),
        ({"version": "1"}, "version", "expected a whole number"),
        ({"players": True}, "players", "expected a whole number"),
        ({"players": 1 << 40}, "players", "expected a whole number"),
        ({"options": []}, "options", "expected a JSON object"),
        ({"options": {"tokens": 1.5}}, "options.tokens", "expected a whole number or a text"),
        ({"names": "Ola"}, "names", "expected a list"),
        ({"names": [1]}, "names[0]", "expected a text"),
        ({"moves": [[0, "general"], [1]]}, "moves[1]", "expected a seat and words"),
        ({"moves": [["0", "general"]]}, "moves[0]", "expected a whole number"),
        ({"result": {}}, "result", "expected winners, scores and why"),
        ({"result": {"winners": ["a"], "scores": [], "why": ""}}, "result.winners[0]", "expected a whole number"),
    ],
)
def test_a_malformed_record_names_the_place(record, changes, place, problem):
    with pytest.raises(saucer.BadRecord) as excinfo:
        saucer.Record.from_json(changed(record, **changes), line=7)
    assert problem in str(excinfo.value)
    assert str(excinfo.value).startswith(f"line 7, {place}: ")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "character 1"),
        ('{"saucer": 1,}', "character 14"),
        ("[1, 2]", "the line"),
        ("[" * 100_000, "the line"),
        ('{"saucer": ' + "1" * 5000 + "}", "the line"),
        (" " * 8_000_001, "the line"),
    ],
)
def test_text_that_is_no_record(text, place):
    with pytest.raises(saucer.BadRecord) as excinfo:
        saucer.Record.from_json(text)
    assert str(excinfo.value).startswith(f"line 1, {place}: ")


def test_a_missing_field_is_named(record):
    data = json.loads(record.to_json())
    del data["seed"]
    with pytest.raises(saucer.BadRecord, match="'seed': missing field"):
        saucer.Record.from_json(json.dumps(data))


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"version": 99}, "the newest version of looters known here is 2; 99 cannot be read"),
        ({"players": 9}, "2 to 5 players"),
        ({"seed": "12"}, "32 bytes"),
        ({"options": {"tokens": 3}}, "a number from 20 to 48"),
        ({"start": 7}, "start seat"),
        ({"result": None}, "the moves give winners"),
    ],
)
def test_a_record_that_does_not_play_as_it_claims(record, changes, problem):
    wrong = saucer.Record.from_json(changed(record, **changes))
    with pytest.raises(saucer.BadRecord, match=problem):
        saucer.replay(wrong)


def test_replay_points_at_the_first_wrong_move(record):
    moves = [list(move) for move in record.moves]
    moves[5][1] = "strength 5"
    wrong = saucer.Record.from_json(changed(record, moves=moves))
    with pytest.raises(saucer.BadRecord, match=r"line 3, move 6 \(\d: strength 5\): U"):
        saucer.replay(wrong, line=3)
    moves[5][1] = "strength five"
    wrong = saucer.Record.from_json(changed(record, moves=moves))
    with pytest.raises(saucer.BadRecord, match="at character 10"):
        saucer.replay(wrong)


def test_an_unfinished_game_may_not_claim_a_result(record):
    wrong = saucer.Record.from_json(changed(record, moves=[]))
    with pytest.raises(saucer.BadRecord, match="the moves give no result"):
        saucer.replay(wrong)


def test_many_records_are_one_a_line(record):
    lines = [record.to_json() + "\n", "\n", record.to_json()]
    assert [(line, read == record) for line, read in saucer.read_records(lines)] == [(1, True), (3, True)]
    with pytest.raises(saucer.BadRecord, match="line 2, character 1: not JSON"):
        list(saucer.read_records([record.to_json(), "oops"]))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_redacted_record_holds_what_a_seat_knew(slug):
    match = play_randomly(saucer.match(slug, players=2, seed=4), 40)
    for seat in (-1, 0, 1):
        redacted = match.record().redacted(match.game, seat)
        data = json.loads(redacted.to_json())
        assert data["seen_by"] == seat
        assert len(data["moves"]) == len(match.history)
        assert "seed" not in data
        assert match.seed.hex() not in redacted.to_json()


def test_a_redacted_record_leaves_out_what_others_drew(record):
    mine, theirs = (record.redacted(LOOTERS, seat) for seat in (record.moves[0][0], (record.moves[0][0] + 1) % 3))
    drew = [next(event for event in redacted.moves[0].events if event["name"] == "drew") for redacted in (mine, theirs)]
    assert "cards" in drew[0]
    assert "cards" not in drew[1]
