"""A bad network: messages cut, late, doubled and out of order, readers that do not read, peers that fall silent.

Whatever happens on the way, the log stays whole, nothing counts twice, and the server's memory stays bounded.
"""

import socket
import sqlite3
import zlib

import psutil
import pytest

from tests.support.bad_network import Proxy, Weather
from tests.support.server import Client, Server, serving
from tests.support.stubborn import TROUBLE, Stubborn, check
from tests.support.waiting import PATIENCE, SOAK, until

MOVES = 400 if SOAK else 12
FAULTS = {"cut", "delay", "twice", "echo", "swap"}
STORM = Weather(cut=0.02, delay=0.1, twice=0.1, echo=0.1, swap=0.1)
HASTY = {  # seconds, in place of those a real network needs
    "http.timeouts.HEAD_SECONDS": 0.5,
    "http.timeouts.TAKE_SECONDS": 1.0,
    "ops.serve.PING_SECONDS": 3.0,
    "ws.connection.HELLO_SECONDS": 0.5,
    "ws.connection.SEND_SECONDS": 1.0,
    "table.presence.GRACE_SECONDS": 0.2,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("network")
    with serving(folder / "tables.db", folder / "log", patches=HASTY) as server:
        yield server
        assert "Traceback" not in server.said()


# ---- storms -------------------------------------------------------------------------------------


def test_a_storm_loses_nothing_and_doubles_nothing(tmp_path):
    server = Server(tmp_path / "tables.db", tmp_path / "log").start()
    proxy = Proxy(server, Weather())
    players = [Stubborn(proxy, f"Player {letter}") for letter in "ABC"]
    proxy.weather = STORM
    for player in players:
        player.start()

    def played_through_all():
        return all(player.moves >= MOVES for player in players) and set(proxy.faults) == FAULTS

    until(lambda: any(player.failure for player in players) or played_through_all(), 1200)
    proxy.weather = Weather()
    for player in players:
        player.stop()
        player.client.server = server
    assert set(proxy.faults) == FAULTS
    truth = [player.client.look(player.table) for player in players]
    updates = [player.client.socket(player.table, since=player.seq).update for player in players]
    assert [one["digest"] for one in updates] == [one["digest"] for one in truth]
    assert "Traceback" not in server.said()
    server.stop()
    check(lines(tmp_path / "tables.db"), players)


def lines(path):
    log = sqlite3.connect(path)
    return lambda table: log.execute("SELECT seq, body FROM events WHERE table_id = ? ORDER BY seq", (table,))


def test_what_is_sent_without_waiting_counts_once_through_any_storm(server):
    """A client that sends twenty requests at once and, whenever it is cut off, all that were not answered again."""
    proxy = Proxy(server, Weather(cut=0.05, twice=0.2, echo=0.2, swap=0.3), seed=3)
    ola = Client(server, "Ola")
    table = ola.new_table(seats=("me", "easy"))
    ola.server = proxy
    owed = {f"say-{number}": f"words {number}" for number in range(20)}
    while owed:
        try:
            channel = ola.socket(table)
            for cid, text in list(owed.items()):
                channel.send("say", id=cid, text=text)
            while owed:
                message = channel.receive(5)
                if message["type"] == "ack":
                    owed.pop(message["id"], None)
        except TROUBLE:
            continue
    assert proxy.faults["swap"]
    ola.server = server
    texts = [news["text"] for news in ola.look(table)["news"] if news["type"] == "spoke"]
    assert sorted(texts) == sorted(f"words {number}" for number in range(20))


# ---- peers that do not read ---------------------------------------------------------------------


def lazy(server, request, then=b""):
    """A connection whose system keeps as little as possible for a program that does not read; only one head, if
    something follows the request."""
    link = socket.socket()
    link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    link.connect(("127.0.0.1", server.port))
    link.sendall(request)
    if then:
        link.settimeout(PATIENCE)
        assert b"101 Switching" in link.recv(4096)
        link.sendall(then)
    return link


def at_table(table, what, *headers):
    return "\r\n".join([f"GET /api/tables/{table}/{what} HTTP/1.1", "Host: here", *headers, "", ""]).encode()


def upgrade(table):
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    return at_table(table, "socket", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", key)


def frame(data, kind=0x81):
    """A client's message of up to 64 KiB, masked with zeros."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
    return bytes([kind]) + length + bytes(4) + data


HELLO = frame(b'{"type":"hello","id":"1"}')


def connections(server):
    return sum(
        connection.laddr.port == server.port and connection.status == "ESTABLISHED"
        for connection in psutil.Process(server.process.pid).net_connections("tcp")
    )


def chatter(channel, condition, most=3000):
    """Talk until something has happened."""
    for number in range(most):
        channel.do("say", text=f"{number} " + "x" * 280)
        if number % 20 == 0 and condition():
            return
    raise AssertionError("nothing happened")


@pytest.mark.parametrize("what", ["socket", "stream"])
def test_who_does_not_read_is_dropped_and_costs_little(server, what):
    ola, pat = Client(server, "Ola"), Client(server, "Pat")
    table = ola.new_table("powers", 4, ("me", "easy", "easy", "easy"))
    channel = ola.socket(table)
    before, memory = connections(server), psutil.Process(server.process.pid).memory_info
    start = memory().rss
    requests = (upgrade(table), HELLO) if what == "socket" else (at_table(table, "stream"),)
    links = [lazy(server, *requests) for _ in range(20)]
    until(lambda: pat.look(table)["table"]["watching"] == 20)
    chatter(channel, lambda: connections(server) <= before)
    assert memory().rss - start < 40_000_000
    assert pat.socket(table, since=1).update["seq"] >= channel.update["seq"]
    for link in links:
        link.close()


def test_half_open_connections_are_noticed_and_do_not_keep_a_person_out(server):
    """The network swallows everything in silence: others see that somebody is gone, who comes back at once."""
    proxy = Proxy(server, Weather())
    ola, pat = Client(server, "Ola"), Client(server, "Pat")
    table = ola.new_table()
    near = ola.socket(table)
    pat.server = proxy
    far = pat.socket(table)
    far.do("sit", seat=1)
    near.until(lambda update: update["table"]["places"][1]["here"])
    proxy.weather = Weather(frozen=True)
    near.until(lambda update: not update["table"]["places"][1]["here"])
    pat.server = server
    again = pat.socket(table, since=far.update["seq"])
    near.until(lambda update: update["table"]["places"][1]["here"])
    assert again.update["seat"] == 1
    proxy.close()


# ---- peers that say nothing, or too much --------------------------------------------------------


def ended(link, seconds=30):
    """Read until the server ends the connection."""
    link.settimeout(seconds)
    try:
        while link.recv(65536):
            pass
    except ConnectionError:
        pass
    return True


@pytest.mark.parametrize(
    "opening",
    [b"", b"GET / HTTP/1.1\r\nHost: he", b"GET /health HTTP/1.1\r\nHost: h\r\n\r\nGET / HT", upgrade("{table}")],
    ids=["nothing", "half a head", "half a second head", "no hello"],
)
def test_who_says_nothing_is_not_waited_for(server, opening):
    table = Client(server, "Ola").new_table()
    assert ended(lazy(server, opening.replace(b"{table}", table.encode())))


def test_an_endless_head_is_not_listened_to(server):
    link = lazy(server, b"GET / HTTP/1.1\r\n")
    line = b"X-Line: " + b"x" * 1000 + b"\r\n"
    with pytest.raises(ConnectionError):
        link.sendall(line * 10_000)


def test_a_message_cannot_be_smuggled_in_larger_than_it_may_be_in_pieces(server):
    table = Client(server, "Ola").new_table()
    link = lazy(server, upgrade(table), HELLO + frame(b"[" * 100, 0x01) + frame(b"[" * 100, 0x00) * 90)
    assert TOO_LARGE in all_of(link)


def test_a_message_cannot_be_smuggled_in_larger_than_it_may_be_squeezed(tmp_path):
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -12)
    data = squeezer.compress(b"[" * 5_000_000) + squeezer.flush(zlib.Z_SYNC_FLUSH)
    offer = b"\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
    with serving(tmp_path / "tables.db", tmp_path / "log", compress=True) as server:
        table = Client(server, "Ola").new_table()
        link = lazy(server, upgrade(table)[:-4] + offer, HELLO + frame(data[:-4], 0xC1))
        assert TOO_LARGE in all_of(link)


TOO_LARGE = b"\x03\xf1"  # the close code 1009


def all_of(link):
    """What the server sends until it ends the connection."""
    link.settimeout(30)
    received = b""
    while piece := link.recv(65536):
        received += piece
    return received
