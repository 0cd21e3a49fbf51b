"""Deltas: whoever asks for them ends with the same updates, to the byte, as whoever does not."""

import hashlib
import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saucer.server import protocol
from saucer.server.table.broadcast import Broadcast, Subscriber
from saucer.server.table.caller import Caller
from saucer.server.table.state import TableState
from saucer.server.views import changes
from tests.server import recorded_deltas
from tests.server.recorded_updates import clock
from tests.server.update_logs import WATCHERS, guest, tables
from tests.support import deltas
from tests.support.deltas import Reader
from tests.support.server import Client, serving


class Pair:
    """Two connections of one person, of which one asks for deltas: they get their updates at the same moments."""

    def __init__(self, name: str, language: str | None) -> None:
        self.plain, self.small = (Subscriber(Caller(name, name), language, deltas=wish) for wish in (False, True))
        self.reader = Reader()
        self.kinds: list[str] = []

    def update(self, broadcast: Broadcast, state: TableState) -> None:
        """The next update of both; the delta makes the same of what the reader has."""
        before = protocol.encode(self.reader.update)
        held = self.reader.update
        data = broadcast.update(state, self.small)
        message = msgspec.json.decode(data)
        whole = broadcast.update(state, self.plain)
        self.kinds.append(message["type"])
        assert protocol.encode(self.reader.read(message)) == whole, message
        assert protocol.encode(held) == before, "what the client had has been changed in place"
        certain = situation(held) == situation(self.reader.update)
        assert (message["type"] == "delta") == certain
        assert certain or data == whole
        update = self.reader.update
        said = protocol.encode([update["view"], [move["words"] for move in update["moves"]]])
        assert update["digest"] == hashlib.blake2b(said, digest_size=8).hexdigest()

    def reconnect(self, with_since: bool) -> None:
        """Both connections are new; the reader keeps nothing."""
        since = self.plain.sent if with_since else None
        self.plain, self.small = (
            Subscriber(one.caller, one.language, since, deltas=one.deltas) for one in (self.plain, self.small)
        )
        self.reader = Reader()


def situation(update: Any) -> Any:
    """What makes an update whole when it changes."""
    if update is None:
        return None
    table = update["table"]
    return update["seat"], table["number"], table["phase"], [place["name"] for place in table["places"]]


def followers(state: TableState) -> list[Pair]:
    names = [*(guest(seat) for seat in range(state.settings.players)), *WATCHERS]
    return [Pair(name, language) for name in names for language in ("en", "pl", None)]


LOGS: dict[str, Any] = {}


def log_of(name: str) -> Any:
    if name not in LOGS:
        LOGS[name] = tables()[name]()
    return LOGS[name]


@pytest.mark.parametrize("name", tables())
def test_every_delta_makes_the_whole_update_of_all_that_happens_at_a_table(name):
    """Undo, names, chat, mutes, absence, the end, a rematch; for all seats and spectators, in two languages."""
    log = log_of(name)
    with clock() as hands:
        state, broadcast = TableState(log[0]), Broadcast()
        pairs = followers(state)
        for entry in log:
            hands[0] = entry.at + 0.25
            if entry.seq > 1:
                state.replay(entry)
            broadcast.publish(state)
            for pair in pairs:
                pair.update(broadcast, state)
    assert all(pair.kinds.count("delta") > len(log) / 3 for pair in pairs)


@settings(deadline=None, max_examples=30)
@given(st.sampled_from(sorted(tables())), st.data())
def test_readers_slow_and_fast_old_and_new_end_with_the_same(name, data):
    """At each event every follower reads, skips it, reads twice, or connects anew."""
    log = log_of(name)
    random = data.draw(st.randoms(use_true_random=False))
    with clock() as hands:
        state, broadcast = TableState(log[0]), Broadcast()
        pairs = followers(state)
        for entry in log[: data.draw(st.integers(10, len(log)))]:
            hands[0] = entry.at + 0.25
            if entry.seq > 1:
                state.replay(entry)
            broadcast.publish(state)
            for pair in random.sample(pairs, 4):
                match random.randrange(8):
                    case 0:
                        pair.reconnect(with_since=True)
                    case 1:
                        pair.reconnect(with_since=False)
                    case 2:
                        pair.update(broadcast, state)
                pair.update(broadcast, state)


def test_readers_of_one_seat_share_the_bytes_and_the_snapshot():
    log = log_of("zovnis-2")
    state, broadcast = TableState(log[0]), Broadcast()
    readers = [Subscriber(Caller("", ""), "en", deltas=True) for _ in range(5)]
    for entry in log[1:40]:
        state.replay(entry)
        broadcast.publish(state)
        assert len({broadcast.update(state, reader) for reader in readers}) == 1
        assert len({id(reader.held) for reader in readers}) == 1


def test_a_delta_is_much_smaller():
    log = log_of("powers-5")
    state, broadcast = TableState(log[0]), Broadcast()
    small, plain = (Subscriber(Caller(guest(1), ""), deltas=wish) for wish in (True, False))
    lengths = [0, 0]
    for entry in log[1:90]:
        state.replay(entry)
        broadcast.publish(state)
        for place, reader in enumerate((small, plain)):
            lengths[place] += len(broadcast.update(state, reader))
    assert lengths[0] < lengths[1] / 3


def test_a_delta_fits_only_what_it_was_made_from():
    update = {"seq": 4, "digest": "a", "moves": []}
    message = {"type": "delta", "since": 4, "base": "a", "seq": 5, "now": 1.5, "digest": "b", "news": []}
    assert deltas.applied(update, message)["seq"] == 5
    for wrong in (None, {**update, "seq": 3}, {**update, "digest": "c"}):
        assert deltas.applied(wrong, message) is None


# ---- values of every kind -----------------------------------------------------------------------


class Leaf(msgspec.Struct, frozen=True):
    name: str | None
    words: list[str]


class Tree(msgspec.Struct, frozen=True):
    number: int
    maybe: Leaf | None
    names: list[str]
    leaves: list[Leaf]
    holes: list[Leaf | None]
    columns: list[list[Leaf]]
    table: dict[str, int]


class Sparse(msgspec.Struct, frozen=True, omit_defaults=True):
    number: int = 0
    words: list[str] = []


WORDS = st.lists(st.sampled_from("abc"), max_size=5)
LEAVES = st.builds(Leaf, st.none() | st.sampled_from("xy"), WORDS)
TREES = st.builds(
    Tree,
    st.integers(0, 2),
    st.none() | LEAVES,
    WORDS,
    st.lists(LEAVES, max_size=4),
    st.lists(st.none() | LEAVES, max_size=4),
    st.lists(st.lists(LEAVES, max_size=4), max_size=3),
    st.dictionaries(st.sampled_from("abc"), st.integers(0, 2)),
)


@settings(max_examples=1000)
@given(TREES, TREES)
def test_changes_turn_any_value_into_any_other(before, after):
    message = msgspec.to_builtins(changes.changes(before, after))
    before, after = msgspec.to_builtins(before), msgspec.to_builtins(after)
    assert deltas.changed(before, message) == after
    assert msgspec.json.decode(msgspec.json.encode(message), type=protocol.Changes)


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        (["a", "b"], ["a", "b", "c"], {"at": 2, "add": ["c"]}),
        (["a", "b", "c"], ["a", "c"], {"at": 1, "drop": 1}),
        (["a", "b", "c"], ["a", "x", "y", "c"], {"at": 1, "drop": 1, "add": ["x", "y"]}),
        (["a", "a"], ["a"], {"at": 1, "drop": 1}),
        (["b", "a"], ["a"], {"drop": 1}),
        (["a"], ["c", "a"], {"add": ["c"]}),
    ],
)
def test_of_a_list_only_the_items_that_differ_are_sent(before, after, expected):
    one, other = Leaf(None, before), Leaf(None, after)
    assert msgspec.to_builtins(changes.changes(one, other)) == {"within": {"words": expected}}


def test_what_has_nothing_in_common_is_sent_as_it_is():
    assert msgspec.to_builtins(changes.changes(Leaf("x", ["a"]), Leaf("y", ["b", "c"]))) == {
        "set": {"name": "y", "words": ["b", "c"]}
    }


def test_structs_that_omit_fields_are_sent_as_they_are():
    """Their JSON may lack a field, which a change cannot say."""

    class Holder(msgspec.Struct):
        inner: Sparse

    message = changes.changes(Holder(Sparse(1, ["a"])), Holder(Sparse(0, ["a"])))
    assert json.loads(protocol.encode(message)) == {"set": {"inner": {"words": ["a"]}}}


# ---- over a socket ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("deltas")
    with serving(folder / "tables.db", folder / "log") as server:
        yield server


def kinds(socket):
    return [kind for kind in (json.loads(data)["type"] for data in socket.raw) if kind in ("update", "delta")]


def timeless(update):
    return {**update, "now": 0, "news": []}


def test_a_socket_that_asks_gets_deltas_and_whole_updates_on_demand(server):
    ola, pat = Client(server, "Ola"), Client(server, "Pat")
    table = ola.new_table("zovnis", 2)
    pat.do(table, "sit", seat=1)
    small, plain, other = (ola.socket(table, deltas=True), ola.socket(table), pat.socket(table, deltas=True))
    ola.do(table, "start")
    for one in (small, plain, other):
        one.until(lambda update: update["table"]["phase"] == "playing")
    small.raw.clear()
    plain.raw.clear()
    for _ in range(6):
        mover = next(one for one in (small, other) if one.update["moves"])
        answer = mover.do("move", words=mover.update["moves"][0]["words"], seen=mover.update["seq"])
        for one in (small, plain, other):
            one.until(lambda update, seq=answer["seq"]: update["seq"] >= seq)
        assert timeless(small.update) == timeless(plain.update)
    assert set(kinds(small)) == {"delta"}
    assert set(kinds(plain)) == {"update"}
    small.raw.clear()
    since = small.update["seq"] - 2
    small.send("again", since=since)
    small.until(lambda update: len(update["news"]) == 2)
    assert kinds(small) == ["update"]
    assert [news["seq"] for news in small.update["news"]] == [since + 1, since + 2]
    ola.do(table, "say", preset="hello")
    small.until(lambda update: update["seq"] == since + 3)
    assert kinds(small) == ["update", "delta"]
    again = ola.socket(table, since=since, deltas=True)
    assert kinds(again) == ["update"]
    assert timeless(again.update) == timeless(small.update)


def test_a_whole_update_is_asked_for_as_often_as_anything_else(tmp_path):
    with serving(tmp_path / "tables.db", tmp_path / "log", messages_per_second=1) as server:
        ola = Client(server, "Ola")
        socket = ola.socket(ola.new_table())
        ids = [socket.send("again") for _ in range(30)]
        while (answer := socket.receive())["type"] == "update":
            pass
        assert answer["type"] == "refused"
        assert answer["id"] in ids[1:]
        assert answer["retry_after"] > 0


def test_streams_and_single_updates_are_whole(server):
    ola = Client(server, "Ola")
    table = ola.new_table()
    assert ola.look(table)["type"] == "update"
    assert ola.ask(table, "again").status_code == 400


# ---- for the web client -------------------------------------------------------------------------


def test_the_deltas_that_the_web_client_is_tested_with_are_those_of_today():
    assert recorded_deltas.FILE.read_text("utf-8") == recorded_deltas.text()
