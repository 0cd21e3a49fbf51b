"""Versions of rules at a table: a running game keeps those it was dealt by, the next one gets today's."""

from pathlib import Path

from saucer.server.storage import Entry
from saucer.server.table import events, timers
from saucer.server.table.state import replayed

LOG = Path(__file__).parents[1] / "records" / "table-version-1.jsonl"


def entries(*more):
    bodies = [*LOG.read_text("utf-8").splitlines(), *map(events.encode, more)]
    return [Entry(number, 1000.0 + number, body) for number, body in enumerate(bodies, 1)]


def test_a_log_of_version_1_is_read():
    state = replayed(entries())
    assert state.phase == "over"
    assert state.match.record().version == 1
    assert state.match.outcome.scores == (160, 0, 0)
    assert set(state.match.options) == {"target", "scoring", "deck"}


def test_its_next_game_is_of_the_newest_version():
    again = entries(events.Prepared(secret="5" * 64), events.Renewed(), events.Started())
    state = replayed(again)
    (line,) = timers.overdue(state, 1e12, set())
    assert line == events.Dealt(version=2)
    state.replay(Entry(len(again) + 1, 2000.0, events.encode(line)))
    assert state.match.record().version == 2
    assert state.match.options["gift"] == "keep"
