"""Compatibility of updates: a client that asks for nothing new gets the recorded ones, to the byte."""

import typing

import pytest

from saucer.server.table import events
from saucer.server.table.state import replayed
from tests.server import recorded_updates as recorded
from tests.server.update_logs import tables

DIGITS = 2 * recorded.HASH_BYTES


@pytest.mark.parametrize("table", tables())
def test_every_update_is_the_same_as_ever(table):
    record = recorded.read(table)
    log = recorded.entries_of(record)
    for moment, (entry, updates) in zip(record, recorded.moments(log), strict=True):
        for name, text in moment["whole"].items():
            assert updates[name].decode() == text, f"event {entry.seq}, {name}"
        hashes = recorded.hashed(updates)
        differing = [
            name for name, before in zip(hashes, pieces(moment["hashes"]), strict=True) if hashes[name] != before
        ]
        assert not differing, f"event {entry.seq}, {entry.body}: {differing}"


def pieces(digits):
    return [digits[place : place + DIGITS] for place in range(0, len(digits), DIGITS)]


@pytest.mark.parametrize("table", tables())
def test_the_recorded_log_is_what_its_evening_comes_to_today(table):
    assert recorded.entries_of(recorded.read(table)) == tables()[table]()


def test_every_kind_of_event_is_among_those_recorded():
    logs = [recorded.entries_of(recorded.read(table)) for table in tables()]
    kinds = {type(events.decode(entry.body)) for log in logs for entry in log}
    assert kinds == set(typing.get_args(events.AnyEvent))


def test_moves_out_of_turn_are_among_those_recorded():
    log = recorded.entries_of(recorded.read("powers-5"))
    state, out_of_turn = replayed(log[:1]), 0
    for entry in log[1:]:
        event, mover = events.decode(entry.body), state.mover
        state.replay(entry)
        out_of_turn += isinstance(event, events.Played) and event.seat != mover
    assert out_of_turn
