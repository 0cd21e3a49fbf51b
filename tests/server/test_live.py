"""The whole server in its own process, over real sockets."""

import json
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import saucer
from saucer.server.fairness import shuffle
from tests.support.server import Client
from tests.support.waiting import until


def phase(name):
    return lambda update: update["table"]["phase"] == name


def play_out(*sockets, most=5000):
    """Everybody who may makes the first legal move, until the game is over."""
    for _ in range(most):
        for socket in sockets:
            if socket.update["table"]["phase"] == "over":
                return
            if socket.update["moves"]:
                socket.play_first()
                break
        else:
            sockets[0].receive()
        seq = max(socket.update["seq"] for socket in sockets)
        for socket in sockets:
            socket.until(lambda update, seq=seq: update["seq"] >= seq)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("slug", saucer.SLUGS)
def test_a_whole_game_of_people_and_a_bot(server, slug):
    options = {"target": "round"} if slug == "powers" else {}
    ola, pat = Client(server, "Ola"), Client(server, "Pat")
    table = ola.new_table(slug, 3, ("me", "free", "easy"), options=options)
    one, two = ola.socket(table, texts=True, language="pl"), pat.socket(table)
    two.do("sit", seat=1)
    one.do("start")
    one.until(phase("playing"))
    two.until(phase("playing"))
    play_out(one, two)
    assert one.update["table"]["result"]["winners"]
    record = saucer.Record.from_json(pat.http.get(f"/api/tables/{table}/record").text)
    assert saucer.replay(record).outcome is not None
    one.close()
    two.close()


def test_two_tabs_on_one_seat_and_resume(server):
    ola = Client(server, "Ola")
    table = ola.new_table(seats=("me", "easy"))
    first, second = ola.socket(table), ola.socket(table)
    first.do("start")
    first.until(lambda update: update["moves"])
    second.until(lambda update: update["moves"])
    assert first.update["digest"] == second.update["digest"]
    seq = second.update["seq"]
    second.close()
    for _ in range(3):
        first.until(lambda update: update["moves"])
        first.do("move", words=first.update["moves"][0]["words"])
    third = ola.socket(table, since=seq)
    assert all(news["seq"] > seq for news in third.update["news"])
    later = ola.look(table, since=seq)["news"]  # the bot may have moved meanwhile
    assert third.update["news"] == [news for news in later if news["seq"] <= third.update["seq"]]


def test_curl_is_enough_for_a_bot(server):
    ola = Client(server, "Ola")
    table = ola.new_table(seats=("me", "easy"))
    ola.do(table, "start")
    with ola.http.stream("GET", f"/api/tables/{table}/stream") as stream:
        for line in stream.iter_lines():
            update = json.loads(line) if line else {"table": {"phase": ""}, "moves": []}
            if update["table"]["phase"] == "over":
                break
            if update["moves"]:
                ola.ask(table, "move", words=update["moves"][0]["words"], seen=update["seq"])
    assert update["table"]["result"]


def test_proof_of_a_fair_shuffle(server):
    ola = Client(server, "Ola")
    entropy = "5a" * 32
    answer = ola.http.post(
        "/api/tables",
        json={
            "settings": {"game": "looters", "players": 2},
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}],
            "promise": shuffle.commitment(entropy),
        },
    ).json()["table"]
    socket = ola.socket(answer)
    commitment = socket.update["table"]["commitment"]
    assert socket.update["table"]["secret"] == ""
    socket.do("start")
    socket.do("reveal", entropy=entropy)
    socket.until(phase("playing"))
    assert ola.http.get(f"/api/tables/{answer}/proof").status_code == 400
    play_out(socket)
    proof = ola.http.get(f"/api/tables/{answer}/proof").json()
    assert proof["commitment"] == commitment
    assert proof["entropy"] == {"0": entropy}
    verdict = ola.http.post("/api/verify", json=proof).json()
    assert verdict["sound"]
    for change in ({"secret": "00" * 32}, {"entropy": {"0": "5b" * 32}}, {"deal": "x"}, {"commitment": "0" * 64}):
        assert not ola.http.post("/api/verify", json={**proof, **change}).json()["sound"]
    moves = proof["record"]["moves"][:-1]
    assert not ola.http.post("/api/verify", json={**proof, "record": {**proof["record"], "moves": moves}}).json()[
        "sound"
    ]


def test_replay_step_by_step_as_a_seat_saw_it(server):
    ola, pat = Client(server, "Ola"), Client(server, "Pat")
    table = ola.new_table("zovnis", seats=("me", "easy"))
    socket = ola.socket(table)
    socket.do("start")
    socket.until(lambda update: update["moves"])
    path = f"/api/tables/{table}/replay"
    assert ola.http.get(path, params={"move": 0}).json()["view"]["hand"]
    assert pat.http.get(path, params={"move": 0}).json()["view"]["hand"] == []
    assert ola.http.get(path, params={"move": 0, "seat": 1}).status_code == 403
    assert "seed" not in ola.http.get(f"/api/tables/{table}/record").json()
    play_out(socket)
    other = pat.http.get(path, params={"move": 3, "seat": 1, "texts": 1, "language": "fr"}).json()
    assert other["view"]["seat"] == 1
    assert other["told"][0]["text"]
    assert len(pat.http.get(f"/api/tables/{table}/record").json()["seed"]) == 64


def test_the_lobby_shows_public_tables_only(server):
    ola = Client(server, "Ola")
    public, private = ola.new_table(public=True), ola.new_table()
    lobby = [row["table"] for row in httpx.get(server.url + "/api/tables").json()]
    assert public in lobby
    assert private not in lobby
    assert {public, private} <= {row["table"] for row in ola.http.get("/api/me/tables").json()}
    assert re.fullmatch("[A-Za-z0-9]{22,}", private)  # 128 bits, and no option of a command line


def test_errors_come_in_the_readers_language(server):
    answer = httpx.get(server.url + "/api/tables/none", headers={"Accept-Language": "pl-PL,pl;q=0.9"})
    assert (answer.status_code, answer.json()["problem"]["text"]) == (404, "Nie ma takiego stołu.")


def test_a_request_is_answered_in_its_own_language_and_else_in_the_guests(server):
    ola = Client(server, "Ola")
    ola.http.put("/api/me", json={"name": "Ola", "language": "fr"})
    table = ola.new_table()

    def said(language):
        ola.http.headers["Accept-Language"] = language
        return ola.ask(table, "sit", seat=9).json()["problem"]["text"]

    assert said("pl") == "Siedzisz już przy tym stole."
    assert said("tlh").startswith("Vous êtes déjà")


def test_health_metrics_and_documents(server):
    assert httpx.get(server.url + "/health").text == "ok\n"
    ola = Client(server, "Ola")
    ola.do(ola.new_table(), "say", text="hello")
    text = httpx.get(server.url + "/metrics").text
    assert "saucer_tables_live" in text
    assert re.search(r"^saucer_lines_total \d", text, re.M)
    document = httpx.get(server.url + "/api/openapi.json").json()
    assert document["paths"]["/api/tables/{table}/requests"]["post"]["requestBody"]
    references = re.findall(r'"\$ref":"#/components/schemas/(\w+)"', json.dumps(document, separators=(",", ":")))
    assert references
    assert set(references) <= set(document["components"]["schemas"])


def test_no_token_and_no_name_is_logged(server):
    ola = Client(server, "Olafur-Logged")
    table = ola.new_table()
    socket = ola.socket(table)
    socket.do("say", text="a-secret-chat-line")
    before = server.said()
    httpx.get(server.url + "/api/tables/none", params={"x": "y"})
    until(lambda: '"what": "request"' in server.said().removeprefix(before))
    text = server.said()
    for secret in (ola.token, "Olafur-Logged", "a-secret-chat-line", table):
        assert secret not in text


@pytest.mark.slow
def test_the_example_programs_play(server):
    """The bots of the documentation, one in Python and one in shell, against each other."""
    examples = Path(__file__).parents[2] / "docs" / "examples"
    ola = Client(server, "Ola")
    table = ola.new_table("looters", 3, ("me", "free", "free"))
    shell = subprocess.Popen(["sh", examples / "bot.sh", server.url, table, "1"], stderr=subprocess.PIPE, text=True)
    socket = ola.socket(table)
    socket.until(lambda update: update["table"]["places"][1]["name"] == "Curl")
    python = subprocess.Popen(
        [sys.executable, examples / "bot.py", server.url, table], stdout=subprocess.PIPE, text=True
    )
    socket.until(lambda update: update["table"]["places"][2]["name"] == "Program")
    socket.do("start")
    socket.until(lambda update: update["view"])
    play_out(socket)
    output, _ = python.communicate(timeout=60)
    assert "winners" in output
    assert shell.wait(60) == 0
    assert '"type":"ack"' in shell.stderr.read()
    shell.stderr.close()
