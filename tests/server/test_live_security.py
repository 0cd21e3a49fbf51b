"""Security of a whole server in its own process: headers, cookies, tokens, names, hostile messages, limits."""

import re

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.support.server import Client, Socket, serving
from tests.support.waiting import until


def test_headers_keep_browsers_safe(server):
    for path in ("/", "/icon.svg", "/api/games", "/nothing", "/api/tables/none"):
        headers = httpx.get(server.url + path).headers
        assert headers["content-security-policy"].startswith("default-src 'none'")
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers
    page = httpx.get(server.url + "/").text
    assert not re.search(r"<script(?![^>]*src=)", page)


def test_a_browser_gets_a_cookie_it_cannot_read(server):
    answer = httpx.post(server.url + "/api/guests", json={"name": "Ola"}, headers={"Origin": server.url})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "token" not in answer.json()
    jar = {"saucer": answer.cookies["saucer"]}
    body = {"settings": {"game": "looters", "players": 2}}

    def make(**headers):
        return httpx.post(server.url + "/api/tables", json=body, cookies=jar, headers=headers).status_code

    assert make(Origin=server.url) == 201
    assert make(**{"Sec-Fetch-Site": "same-origin"}) == 201
    assert make(Origin="https://evil.example") == 403
    assert make(Origin="null") == 403
    assert make() == 403
    assert make(**{"Sec-Fetch-Site": "cross-site"}) == 403
    address = f"ws://127.0.0.1:{server.port}/api/tables/x/socket"
    for origin in ("https://evil.example", "null"):
        with pytest.raises(InvalidStatus) as refused:
            connect(address, additional_headers={"Cookie": f"saucer={jar['saucer']}", "Origin": origin})
        assert refused.value.response.status_code == 403


def test_tokens_that_read_do_not_act(server):
    ola = Client(server, "Ola")
    table = ola.new_table(seats=("me", "easy"))
    reader = ola.http.post("/api/me/tokens", json={"scope": "read"}).json()["token"]
    headers = {"Authorization": f"Bearer {reader}"}
    assert httpx.get(f"{server.url}/api/tables/{table}", headers=headers).json()["seat"] == 0
    start = {"type": "start", "id": "x"}
    assert httpx.post(f"{server.url}/api/tables/{table}/requests", json=start, headers=headers).status_code == 403
    assert httpx.post(f"{server.url}/api/me/tokens", json={}, headers=headers).status_code == 403
    socket = Socket(ola, table, headers=headers)
    assert socket.answer(socket.send("start"))["problem"]["key"] == "token-reads-only"
    ola.http.delete("/api/me")
    assert httpx.get(server.url + "/api/me", headers=headers).status_code == 401


def test_another_seat_cannot_be_played(server):
    ola, pat = Client(server, "Ola"), Client(server, "Pat")
    table = ola.new_table(seats=("me", "easy"))
    ola.do(table, "start")
    update = ola.socket(table).until(lambda update: update["moves"])
    refused = pat.ask(table, "move", words=update["moves"][0]["words"])
    assert (refused.status_code, refused.json()["problem"]["key"]) == (403, "not-seated")
    anonymous = httpx.post(f"{server.url}/api/tables/{table}/requests", json={"type": "start", "id": "1"})
    assert anonymous.status_code == 401


@pytest.mark.parametrize(
    "name",
    ["", "   ", "\u202e\u200b", "x" * 60, "\x00", "\ufeff"],
    ids=["empty", "blank", "bidi", "long", "nul", "bom"],
)
def test_names_that_deceive_are_refused(server, name):
    answer = httpx.post(server.url + "/api/guests", json={"name": name, "program": True})
    assert answer.status_code == 400
    assert answer.json()["problem"]["text"]


def test_names_that_look_alike_are_told_apart(server):
    ola, fake = Client(server, "Paweł"), Client(server, "Pаweł\u200b")  # the second with a Cyrillic a
    table = ola.new_table()
    fake.do(table, "sit", seat=1)
    assert [place["name"] for place in ola.look(table)["table"]["places"]] == ["Paweł", "Pаweł 2"]


HOSTILE = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"move"',
    b"\xff\xfe\x00",
    b"[" * 4000,
    b'{"a":' * 1600,
    b'{"type":"move"}',
    b'{"type":"move","id":"1"}',
    b'{"type":"move","id":"1","words":""}',
    b'{"type":"move","id":"1","words":7}',
    b'{"type":"move","id":"1","words":"thimble","extra":1}',
    b'{"type":"nothing","id":"1"}',
    b'{"type":"sit","id":"1","seat":-1}',
    b'{"type":"sit","id":"1","seat":99999999999999999999999}',
    b'{"type":"sit","id":"1","seat":1e400}',
    b'{"type":"reveal","id":"1","entropy":"zz"}',
    b'{"type":"say","id":"1","text":"' + b"x" * 4000 + b'"}',
    b'{"type":"hello","id":"' + b"x" * 65 + b'"}',
    b'{"type":"seen","id":"1","seq":-1}',
    b'{"type":"start","id":null}',
    b'{"type":"start","id":"\\ud800"}',
    b'{"v":true,"type":"start","id":"1"}',
]


def test_hostile_messages_have_no_effect(server):
    ola = Client(server, "Ola")
    table = ola.new_table(seats=("me", "easy"))
    ola.do(table, "start")
    before = ola.socket(table).until(lambda update: update["moves"] and update["table"]["places"][0]["here"])
    for message in HOSTILE:
        answer = ola.http.post(f"/api/tables/{table}/requests", content=message)
        assert answer.status_code == 400, message
        assert answer.json()["problem"]["text"]
    for start in range(0, len(HOSTILE), 8):
        socket = ola.socket(table)
        for message in HOSTILE[start : start + 8]:
            socket.ws.send(message)
            assert socket.receive()["type"] == "refused", message
        socket.close()
    after = ola.look(table)
    assert (after["seq"], after["digest"]) == (before["seq"], before["digest"])


def test_a_client_of_another_version_is_asked_to_reload(server):
    ola = Client(server, "Ola")
    socket = ola.socket(ola.new_table())
    socket.ws.send('{"v":2,"type":"dance","id":"1"}')
    farewell = socket.receive()
    assert farewell["type"] == "goodbye"
    assert farewell["reload"] is True
    assert socket.farewell() == 4000


def test_large_messages_end_the_connection_or_are_refused(server):
    ola = Client(server, "Ola")
    table = ola.new_table()
    assert ola.http.post(f"/api/tables/{table}/requests", content=b"x" * 9000).status_code == 413
    socket = ola.socket(table)
    socket.ws.send("x" * 9000)
    assert socket.farewell() == 1009


@pytest.mark.slow
def test_limits_slow_down_refuse_and_never_ban_and_the_server_stops_gracefully(tmp_path):
    limits = {"messages_per_second": 5, "requests_per_second": 8, "sockets_per_address": 2, "tables_per_guest": 2}
    with serving(tmp_path / "t.db", tmp_path / "log", **limits) as strict:
        ola = Client(strict, "Ola")
        table = ola.new_table()
        socket = ola.socket(table)
        for _ in range(40):
            socket.send("back")
        keys = []
        for _ in range(30):
            answer = socket.receive()
            keys.append((answer.get("problem") or {}).get("key", answer["type"]))
            if keys[-1] == "too-fast":
                assert answer["retry_after"] > 0
                break
        assert keys.count("ack") >= 10
        assert keys[-1] == "too-fast"
        other = ola.socket(table)
        with pytest.raises(InvalidStatus) as full:
            ola.socket(table)
        assert full.value.response.status_code == 429
        socket.close()
        ola.new_table()
        with pytest.raises(AssertionError, match="many tables"):
            ola.new_table()
        answers = (ola.http.get("/api/games") for _ in range(1000))
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert int(refused.headers["retry-after"]) >= refused.json()["retry_after"] > 0
        until(lambda: ola.http.get("/api/games").status_code == 200)
        assert strict.stop() in (0, -15)
        assert other.farewell() == 1012
        assert "Traceback" not in strict.said()
