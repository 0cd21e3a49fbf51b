"""Several worker processes: a connection goes to the one that owns its table, whoever has accepted it."""

import itertools
import json
import random
import re
import select
import socket
from contextlib import contextmanager

import httpx
import psutil
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from saucer.cli import main
from saucer.server.bot_pool import share_of
from saucer.server.workers import peers
from saucer.server.workers.peers import Peers
from tests.support.raw_http import Line, request
from tests.support.server import Client, Server, serving
from tests.support.waiting import PATIENCE, until

WORKERS = 2
OWNERS = Peers(peers.links(WORKERS), count=WORKERS)
cids = itertools.count(1)


@contextmanager
def two_workers(kind, request, folder):
    database = request.getfixturevalue("postgres") if kind == "postgres" else folder / "tables.db"
    with serving(database, folder / "log", workers=WORKERS, sockets_per_address=1000) as server:
        yield server
        assert "Traceback" not in server.said()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request, tmp_path_factory):
    with two_workers(request.param, request, tmp_path_factory.mktemp("workers")) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def fresh_server(request, tmp_path):
    """A server that has done nothing yet."""
    with two_workers(request.param, request, tmp_path) as server:
        yield server


@pytest.fixture
def seated(server):
    """The host of a table of each worker, and the tables."""
    host = Client(server, "Ola")
    return host, tables_of_all(host)


def tables_of_all(host, **wishes):
    tables = {}
    while len(tables) < WORKERS:
        table = host.new_table(**wishes)
        tables.setdefault(OWNERS.owner(table), table)
    return [tables[slot] for slot in range(WORKERS)]


def scraped(server):
    text = httpx.get(server.url + "/metrics", verify=False, timeout=PATIENCE).text
    return {name: float(value) for name, value in re.findall(r"^(saucer_\S+) (\S+)$", text, re.M)}


def handed_over(server):
    """How many connections have been passed on so far; every process must have said so."""
    return scraped(server).get("saucer_handed_over_total", 0)


def say(host, table, **headers):
    """A request with a body."""
    body = json.dumps({"type": "say", "id": f"w{next(cids)}", "preset": "hello"}).encode()
    return request(f"/api/tables/{table}/requests", "POST", body, Authorization=f"Bearer {host.token}", **headers)


# ---- one owner ----------------------------------------------------------------------------------


def test_a_table_lives_in_one_process_wherever_its_clients_connect(fresh_server):
    server = fresh_server
    ola, pat = Client(server, "Ola"), Client(server, "Pat")
    tables = [*tables_of_all(ola), *(ola.new_table() for _ in range(6))]
    channels = []
    for table in tables:
        pat.do(table, "sit", seat=1)
        channels += [client.socket(table) for client in (ola, pat) for _ in range(3)]
        httpx.get(f"{server.url}/api/tables/{table}", verify=False).raise_for_status()
    for channel in channels:
        channel.do("say", preset="hello")
    until(lambda: scraped(server).get("saucer_viewers") == len(channels))
    after = scraped(server)
    assert after["saucer_handed_over_total"] > 0
    assert after.get("saucer_not_handed_over_total", 0) == 0
    assert after.get("saucer_conflicts_total", 0) == 0
    if str(server.config["database"]).endswith("tables.db"):  # in the shared database tables of other tests may be due
        until(lambda: scraped(server)["saucer_tables_live"] == len(tables))


def test_a_connection_goes_from_owner_to_owner(server, seated):
    host, tables = seated
    before = [host.look(table)["seq"] for table in tables]
    with Line(server) as line:
        for number in range(10):
            line.send(say(host, tables[number % 2]))
            assert line.answer()[0] == 200
            line.send(request("/api/tables"))
            assert isinstance(json.loads(line.answer()[1]), list)
    assert [host.look(table)["seq"] for table in tables] == [seq + 5 for seq in before]


def test_a_connection_is_passed_on_where_the_owner_changes_and_nowhere_else(server, seated):
    _, tables = seated

    def ask(line, path):
        line.send(request(path))
        status, body = line.answer()
        assert status == 200
        return body.decode()

    def passed_on():
        """The number of all processes: the first writes its own down, the second adds it to its own."""
        text = [ask(line, "/metrics") for line in asking][-1]
        return sum(map(int, re.findall(r"^saucer_handed_over_total (\d+)$", text, re.M)))

    with Line(server) as one, Line(server) as two, Line(server) as line:
        asking = (one, two)
        for place in (0, 1):
            ask(asking[place], f"/api/tables/{tables[place]}")
        ask(line, f"/api/tables/{tables[0]}")
        before = passed_on()
        for number in range(1, 31):
            ask(line, f"/api/tables/{tables[number // 3 % 2]}")
            assert passed_on() == before + number // 3


# ---- all ways to send a request -----------------------------------------------------------------


def test_a_body_that_comes_late_or_in_pieces_arrives(server, seated):
    host, tables = seated
    for table in tables:
        for _ in range(4):  # whichever process accepts it
            with Line(server) as line:
                data = say(host, table)
                head = data.index(b"\r\n\r\n") + 4
                line.send(data[:head], data[head : head + 7], data[head + 7 :])
                assert line.answer()[0] == 200


def test_a_head_may_come_byte_by_byte(server, seated):
    host, tables = seated
    for table in tables:
        for data in (say(host, table), b"\r\n\r\n" + request(f"/api/tables/{table}?since=1")):
            with Line(server) as line:
                line.send(*(data[place : place + 1] for place in range(len(data))))
                assert line.answer()[0] == 200


def test_a_request_may_be_cut_anywhere(server, seated):
    chance = random.Random(7)
    host, tables = seated
    with Line(server) as line:
        for _ in range(60):
            table = chance.choice(tables)
            data = chance.choice([say(host, table), request(f"/api/tables/{table}")])
            one, two = sorted(chance.choices(range(len(data)), k=2))
            line.send(data[:one], data[one:two], data[two:])
            assert line.answer()[0] == 200


def test_requests_sent_before_the_answer_are_answered_in_order(server, seated):
    host, tables = seated
    paths = [f"/api/tables/{tables[0]}", f"/api/tables/{tables[1]}", "/health", f"/api/tables/{tables[0]}/nothing"]
    channel = host.socket(tables[1])
    with Line(server) as line:
        line.send(b"".join(request(path) for path in paths) + say(host, tables[1]))
        answers = [line.answer() for _ in range(5)]
    assert [status for status, _ in answers] == [200, 200, 200, 404, 200]
    assert [json.loads(body)["table"]["table"] for _, body in answers[:2]] == tables
    seq = json.loads(answers[4][1])["seq"]
    channel.until(lambda update: update["seq"] >= seq)  # wherever that was written
    channel.do("say", preset="hello")


@pytest.mark.parametrize(
    "start", ["GET /api/tables/{}/", "GET /", "GET /api/tables/", "GET /api/tables/{} HTTP/1.1\r\nX-Long: "]
)
def test_a_head_without_end_ends_the_connection(server, seated, start):
    _, tables = seated
    for table in tables:
        with Line(server) as line:
            assert line.ends(start.format(table).encode() + b"x" * 70_000)


@pytest.mark.parametrize("data", [b"\x16\x03\x01\x02\x00\x01", b"hello\r\n\r\n", b"get /api/tables/x "])
def test_what_is_no_request_is_refused_at_once(server, data):
    with Line(server) as line:
        line.send(data)
        assert line.socket.recv(100).startswith(b"HTTP/1.1 400 ")


def test_peers_that_end_their_half_of_a_connection_leave_nothing_behind(tmp_path):
    with serving(tmp_path / "t.db", tmp_path / "log", workers=WORKERS) as server:
        ola = Client(server, "Ola")
        tables = tables_of_all(ola)
        for table in tables:
            ola.look(table)
        ola.http.close()

        def connections():
            every = [one for worker in server.workers() for one in worker.net_connections("tcp")]
            return [one for one in every if one.status != psutil.CONN_LISTEN]

        for table in tables:
            data = say(ola, table)
            for length in (0, 1, 20, len(data) - 3, len(data)):
                for _ in range(5):
                    with Line(server) as line:
                        line.send(data[:length])
                        line.socket.shutdown(socket.SHUT_WR)
                        assert line.ends()
        until(lambda: not connections())
        assert "Traceback" not in server.said()


# ---- news ---------------------------------------------------------------------------------------


def test_who_signs_out_is_signed_out_everywhere(server, seated):
    host, tables = seated
    channels = [host.socket(table) for table in tables]
    assert host.http.delete("/api/me").status_code == 204
    assert [channel.farewell() for channel in channels] == [1008, 1008]


def test_what_another_program_writes_is_seen_at_the_table(server, seated):
    host, tables = seated
    channels = [host.socket(table) for table in tables]
    for table in tables:
        main(["admin", "close", table, "--database", server.config["database"]])
    for channel in channels:
        channel.until(lambda update: update["table"]["phase"] == "closed")


# ---- limits -------------------------------------------------------------------------------------


def test_limits_hold_for_all_processes_together(tmp_path):
    few = {"requests_per_second": 0.001, "proxies": "127.0.0.1"}
    with serving(tmp_path / "t.db", tmp_path / "log", workers=WORKERS, **few) as server:
        paths = ["/api/games", *(f"/api/tables/{table}" for table in tables_of_all(Client(server, "Ola")))]

        def statuses(address, many=30):
            headers = {"X-Forwarded-For": address}
            return [httpx.get(server.url + paths[number % 3], headers=headers).status_code for number in range(many)]

        assert statuses("192.0.2.1").count(200) == 20  # as many as one process would serve
        assert statuses("192.0.2.2", 1) == [200]


def test_an_address_has_as_many_sockets_in_all_processes_together(tmp_path):
    few = {"sockets_per_address": 3, "proxies": "127.0.0.1"}
    with serving(tmp_path / "t.db", tmp_path / "log", workers=WORKERS, **few) as server:
        ola = Client(server, "Ola")
        tables = tables_of_all(ola)

        def connect(place, address="192.0.2.1"):
            try:
                return ola.socket(
                    tables[place], headers={"Authorization": f"Bearer {ola.token}", "X-Forwarded-For": address}
                )
            except InvalidStatus as refused:
                assert refused.response.status_code == 429
                return None

        sockets = [connect(place) for place in (0, 1, 0)]
        assert all(sockets)
        assert [connect(place) for place in (0, 1)] == [None, None]
        assert connect(1, "192.0.2.2")
        sockets[1].close()
        until(lambda: connect(0))
        assert [connect(place) for place in (0, 1)] == [None, None]
        owner(server, tables[0]).kill()  # three of them were there
        until(lambda: connect(1))
        until(lambda: connect(0))


def test_bots_are_shared_out():
    assert [share_of(7, slot, 4) for slot in range(4)] == [2, 2, 2, 1]
    assert [share_of(1, slot, 2) for slot in range(2)] == [1, 1]
    assert share_of(3, 0, 1) == 3


# ---- deaths -------------------------------------------------------------------------------------


def owner(server, table):
    """The process that owns a table, as long as none has been replaced."""
    return sorted(server.workers(), key=lambda worker: worker.create_time())[OWNERS.owner(table)]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_when_an_owner_dies_its_tables_go_on_and_those_of_others_notice_nothing(kind, request, tmp_path):
    database = request.getfixturevalue("postgres") if kind == "postgres" else tmp_path / "tables.db"
    with serving(database, tmp_path / "log", workers=WORKERS) as server:
        ola = Client(server, "Ola")
        tables = tables_of_all(ola, seats=("me", "easy"))
        channels = [ola.socket(table) for table in tables]
        for channel in channels:
            channel.do("start")
            channel.until(lambda update: update["moves"])
            assert channel.play_first()
        owner(server, tables[0]).kill()
        with pytest.raises(ConnectionClosed):
            channels[0].until(lambda update: False)
        channels[1].until(lambda update: update["moves"])
        assert channels[1].play_first()
        seen = channels[0].update["seq"]
        again = ola.socket(tables[0], since=seen)
        assert again.update["seq"] >= seen
        for _ in range(3):  # the bot goes on, too
            again.until(lambda update: update["moves"])
            assert again.play_first()
        until(lambda: scraped(server)["saucer_tables_live"] == WORKERS)


def test_an_owner_that_takes_no_connections_is_done_without(postgres, tmp_path):
    """On SQLite, it could have the lock of the file."""
    with serving(postgres, tmp_path / "log", workers=WORKERS) as server:
        ola = Client(server, "Ola")
        table = tables_of_all(ola)[0]
        channel = ola.socket(table)
        before = channel.update["seq"]
        stopped = owner(server, table)
        stopped.suspend()
        lines = []
        try:
            for _ in range(30):  # more than its queue takes
                lines.append(Line(server))
                lines[-1].send(say(ola, table, Padding="x" * 30_000))
            until(lambda: any(is_answered(line) for line in lines))
        finally:
            stopped.resume()
        answers = [line.answer() for line in lines]
        written = [json.loads(body)["seq"] for status, body in answers if status == 200]
        refused = [json.loads(body)["problem"]["key"] for status, body in answers if status != 200]
        assert set(refused) <= {"table-busy"}  # both processes wrote at once, again and again
        assert len(set(written)) == len(written)
        channel.until(lambda update: update["seq"] >= max(written) and update["seq"] >= before + len(written))


def is_answered(line):
    """Whether an answer has come that nobody has read."""
    return bool(select.select([line.socket], [], [], 0)[0])


def test_a_server_whose_workers_cannot_start_ends_and_says_why(tmp_path):
    path = tmp_path / "t.db"
    path.write_bytes(b"no database " * 100)
    patches = {"ops.supervisor.is_shared": bool}  # the supervisor itself does not open it
    server = Server(path, tmp_path / "log", workers=WORKERS, patches=patches)
    with pytest.raises(AssertionError, match="is not a Saucer database"):
        server.start()
    server.process.join()
    assert server.process.exitcode == 1
    assert "Traceback" not in server.said()
