"""Versions of rules: a game recorded by earlier rules replays by them, from any kind of file."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import saucer
from saucer.games import SLUGS
from saucer.lab import conformance
from saucer.terminal.saves import Shelf
from saucer.terminal.session import load

RECORDS = Path(__file__).parent / "records"
VERSION_1 = list(saucer.read_records((RECORDS / "version-1.jsonl").read_text("utf-8").splitlines()))
EARLIER = [game for slug in SLUGS for game in saucer.game(slug).earlier]


def name(value):
    return f"{value.game}-{value.players}" if isinstance(value, saucer.Record) else str(value)


def in_words_of_today(record):
    """The call of powers was written `uno`, which is still read."""
    moves = tuple((seat, words.replace("uno", "last")) for seat, words in record.moves)
    return replace(record, moves=moves)


@pytest.mark.parametrize(("line", "record"), VERSION_1, ids=name)
def test_a_record_of_version_1_replays_and_stays_one(line, record):
    match = saucer.replay(record, line=line)
    assert match.game.sheet.version == 1
    assert match.record() == in_words_of_today(record)
    assert match.clone().game is match.game
    redacted = record.redacted(saucer.game(record.game), 0)
    assert (redacted.version, redacted.result) == (1, record.result)


def test_most_of_those_records_would_be_other_games_by_the_rules_of_today():
    differing = 0
    for _, record in VERSION_1:
        data = {**json.loads(record.to_json()), "version": saucer.game(record.game).sheet.version}
        try:
            saucer.replay(saucer.Record.from_json(json.dumps(data)))
        except saucer.BadRecord:
            differing += 1
    assert differing == sum(record.game == "powers" for _, record in VERSION_1)


def test_every_version_up_to_the_newest_is_known():
    for slug in SLUGS:
        game = saucer.game(slug)
        versions = {version.sheet.version for version in (game, *game.earlier)}
        assert versions == set(range(1, game.sheet.version + 1))
        assert game.of_version(game.sheet.version + 1) is None


def test_a_record_of_version_1_that_names_no_options_has_the_defaults_of_then():
    match = saucer.Match(EARLIER[0], 3, seed=1)
    assert (match.options["tokens"], sum(match.state.census()[:-1])) == (40, 60)
    assert sum(saucer.match("looters", 3, seed=1).state.census()[:-1]) == 45


@pytest.mark.slow
@pytest.mark.parametrize("game", EARLIER, ids=lambda game: game.slug)
def test_earlier_rules_keep_the_promises_of_the_kernel(game):
    for setting in conformance.settings(game):
        if setting.options.get("target", "round") == "round" and setting.players < 6:
            conformance.check_games(setting, 2, seed=3, every=1)
            conformance.check_match(setting, seed=8)


def test_a_game_kept_by_earlier_rules_goes_on(tmp_path):
    record = next(record for _, record in VERSION_1 if record.result is None)
    data = {**json.loads(record.to_json()), "names": ["A", "B", "C", "D"]}
    table = {"seats": ["person", "easy", "easy", "easy"], "language": "en"}
    shelf = Shelf(tmp_path)
    shelf.put(record.game, json.dumps({"saucer_save": 1, "table": table, "record": data}))
    session = load(shelf, record.game)
    assert session is not None
    seat = session.awaited
    session.play(seat, next(iter(session.match.moves(seat))))
    again = load(shelf, record.game)
    assert again is not None
    assert again.match.record().version == 1
    assert len(again.match.history) == len(record.moves) + 1


@pytest.mark.parametrize("line", (RECORDS / "before-fields.jsonl").read_text("utf-8").splitlines(), ids=str.__len__)
def test_records_made_when_moves_were_only_words_replay_to_the_letter(line):
    """Words are read into fields and said from fields: every record is written again exactly as it was."""
    [(_, record)] = saucer.read_records([line])
    assert saucer.replay(record).record().to_json() == line
