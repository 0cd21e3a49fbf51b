"""The WebSocket layer: frames as RFC 6455 has them, however they are cut, with compression and without."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from saucer.server.protocol import LARGEST
from saucer.server.ws.frames import BINARY, CLOSE, PING, PONG, TEXT, FrameError, FrameReader, close_code, close_frame
from saucer.server.ws.frames import frame as server_frame
from tests.support.server import Client, serving

MESSAGES = st.tuples(st.sampled_from([TEXT, BINARY]), st.text(max_size=300).map(str.encode))
CONTROLS = st.tuples(st.sampled_from([PING, PONG, CLOSE]), st.binary(max_size=125))


def client_frame(opcode, payload, fin=True):
    """A frame as the library for clients writes it."""
    return Frame(Opcode(opcode), payload, fin).serialize(mask=True)


def in_pieces(data, cuts):
    places = sorted({cut % (len(data) + 1) for cut in cuts})
    return [data[start:stop] for start, stop in zip([0, *places], [*places, len(data)], strict=True)]


@given(st.lists(st.one_of(MESSAGES, CONTROLS), max_size=5), st.lists(st.integers(0, 5000), max_size=8))
def test_messages_arrive_whole_however_they_are_cut(messages, cuts):
    reader = FrameReader(LARGEST)
    data = b"".join(client_frame(*message) for message in messages)
    received = [message for piece in in_pieces(data, cuts) for message in reader.feed(piece)]
    assert received == messages


@given(st.lists(st.binary(max_size=50), min_size=2, max_size=5), st.binary(max_size=10))
def test_fragments_are_joined_and_may_be_interrupted_by_a_ping(parts, ping):
    reader, last = FrameReader(LARGEST), len(parts) - 1
    received = []
    for place, part in enumerate(parts):
        received += reader.feed(client_frame(0 if place else BINARY, part, place == last))
        if place != last:
            received += reader.feed(client_frame(PING, ping))
    assert received == [*[(PING, ping)] * last, (BINARY, b"".join(parts))]


def refusal(pieces):
    reader = FrameReader(LARGEST)
    try:
        for piece in pieces:
            reader.feed(piece)
    except FrameError as error:
        return error.code
    return None


BROKEN = {
    "not masked": (b"\x81\x02hi", 1002),
    "compressed, although nobody has agreed to that": (b"\xc1\x80aaaa", 1002),
    "a kind of frame that is not defined": (b"\x83\x80aaaa", 1002),
    "a continuation of nothing": (b"\x80\x80aaaa", 1002),
    "a message inside another": (b"\x01\x80aaaa\x81\x80aaaa", 1002),
    "a ping in fragments": (b"\x09\x80aaaa", 1002),
    "a ping that is too long": (b"\x89\xfe\x00\x7eaaaa", 1002),
    "not UTF-8": (client_frame(TEXT, b"\xff"), 1007),
    "not UTF-8, in fragments": (client_frame(TEXT, b"\xc3", fin=False) + client_frame(0, b"("), 1007),
    "too long to be true": (b"\x81\xff" + (2**63).to_bytes(8, "big"), 1009),
    "too long in fragments": (client_frame(TEXT, b"x" * LARGEST, fin=False) + client_frame(0, b"x"), 1009),
}


@pytest.mark.parametrize(("data", "code"), BROKEN.values(), ids=BROKEN)
def test_broken_frames_are_refused_with_the_code_for_it(data, code):
    assert refusal([data]) == refusal([data[place : place + 1] for place in range(len(data))]) == code


@given(st.sampled_from([TEXT, PONG]), st.integers(0, 70_000))
def test_frames_of_the_server_are_those_of_the_library(opcode, length):
    payload = b"x" * (length if opcode == TEXT else length % 126)
    assert server_frame(payload, opcode) == Frame(Opcode(opcode), payload).serialize(mask=False)


@given(st.binary(max_size=20))
def test_close_codes_are_those_of_the_library(payload):
    try:
        code = close_code(payload)
    except FrameError as error:
        assert error.code in (1002, 1007)
    else:
        assert code == 1005 if not payload else close_frame(code)[2:] == payload[:2]


@pytest.mark.parametrize("compress", [False, True])
def test_messages_are_compressed_only_where_the_host_says_so(tmp_path, compress):
    with serving(tmp_path / "tables.db", tmp_path / "log", compress=compress) as server:
        ola = Client(server, "Ola")
        table = ola.new_table(seats=("me", "easy"))
        link = ola.socket(table)
        assert bool(link.ws.protocol.extensions) == compress
        link.do("start")
        link.until(lambda update: update["view"])
        link.do("say", text="x" * 300)


def test_the_server_answers_pings_and_closes_politely(tmp_path):
    with serving(tmp_path / "tables.db", tmp_path / "log") as server:
        ola = Client(server, "Ola")
        address = server.url.replace("http", "ws") + f"/api/tables/{ola.new_table()}/socket"
        with connect(address, compression=None) as link:
            link.send('{"type":"hello","id":"1"}')
            link.recv()
            assert link.ping(b"here?").wait(60)
            link.close(1000)
            assert link.protocol.close_rcvd.code == 1000
