"""A table that was dealt by earlier rules stands as it stood, and deals its next game by those of today."""

from pathlib import Path

from saucer.server import automatic, log
from saucer.server.standing import replayed
from saucer.server.storage import Entry

LOG = Path(__file__).parents[1] / "records" / "table-version-1.jsonl"


def entries(*more):
    bodies = [*LOG.read_text("utf-8").splitlines(), *map(log.written, more)]
    return [Entry(number, 1000.0 + number, body) for number, body in enumerate(bodies, 1)]


def test_a_log_of_version_1_is_read():
    standing = replayed(entries())
    assert standing.phase == "over"
    assert standing.match.record().version == 1
    assert standing.match.outcome.scores == (160, 0, 0)
    assert set(standing.match.options) == {"target", "scoring", "deck"}


def test_its_next_game_is_of_the_newest_version():
    again = entries(log.Prepared(secret="5" * 64), log.Renewed(), log.Started())
    standing = replayed(again)
    (line,) = automatic.overdue(standing, 1e12, set())
    assert line == log.Dealt(version=2)
    standing.apply(Entry(len(again) + 1, 2000.0, log.written(line)))
    assert standing.match.record().version == 2
    assert standing.match.options["gift"] == "keep"
