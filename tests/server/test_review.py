"""Reviews: any record step by step, a bot's advice at each step, and a new game from there."""

import json

import httpx
import pytest

import saucer
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.lab.play import random_decision
from saucer.server import protocol
from saucer.server.config import Config
from saucer.server.lan_address import url_in_the_room
from tests.support.server import Client, serving
from tests.support.waiting import PATIENCE


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("review")
    with serving(folder / "tables.db", folder / "log") as server:
        yield server


def finished(slug, players=2, seed=3, **options):
    """A whole random game, as its record says it."""
    match = saucer.match(slug, players, seed=seed, options=options, names=("Ola", "Pat", "Eva", "Jo")[:players])
    while match.actors:
        seat, code = random_decision(match.state, quick(len(match.history)), Moves())
        match.play(int(seat), int(code))
    return match


def record_of(match):
    return json.loads(match.record().to_json())


def review(server, record, **wish):
    return httpx.post(f"{server.url}/api/review", json={"record": record, **wish}, timeout=PATIENCE)


@pytest.mark.parametrize("slug", saucer.SLUGS)
def test_every_step_is_what_the_seat_saw(server, slug):
    match = finished(slug, **({"target": "round"} if slug == "powers" else {}))
    record = record_of(match)
    answer = review(server, record, seat=1).json()
    assert answer["moves"] == len(match.history)
    assert answer["result"]["scores"] == list(match.outcome.scores)
    again = saucer.match(slug, 2, seed=match.seed, options=match.options, names=match.names)
    for step in answer["steps"]:
        if step["move"]:
            again.play(step["by"], record["moves"][step["move"] - 1][1])
        assert step["view"] == json.loads(protocol.encode(again.view(1)))
        assert step["mover"] == (again.state.mover() if again.actors else None)
        assert step["hands"] is None


def test_later_steps_come_in_pieces(server):
    record = record_of(finished("powers", 3, target=200))
    first = review(server, record).json()
    assert len(first["steps"]) == 64 < first["moves"]
    later = review(server, record, first=60).json()
    assert later["steps"][:4] == first["steps"][60:]
    last = review(server, record, first=first["moves"]).json()
    assert [step["mover"] for step in last["steps"]] == [None]
    assert review(server, record, first=first["moves"] + 9).json()["steps"] == []


def test_open_hands_show_everybodys_secrets(server):
    record = record_of(finished("zovnis", 3))
    shut = review(server, record, seat=0).json()["steps"][0]
    opened = review(server, record, seat=0, open=True).json()["steps"][0]
    assert [player["alien"] for player in shut["view"]["players"]].count(None) == 2
    assert None not in [player["alien"] for player in opened["view"]["players"]]
    assert opened["hands"][0] == opened["view"]["hand"] == shut["view"]["hand"]
    assert [len(hand) for hand in opened["hands"]] == [4, 4, 4]
    cards = review(server, record_of(finished("powers", 2, target="round")), open=True).json()["steps"][0]
    assert [player["known"] for player in cards["view"]["players"]] == cards["hands"]


@pytest.mark.parametrize(
    "change", [{"seed": "x"}, {"moves": [[0, "banana"]]}, {"version": 99}, {"game": "chess"}, {"a": 1}]
)
def test_a_bad_record_is_refused_in_words(server, change):
    answer = review(server, {**record_of(finished("looters")), **change})
    assert answer.status_code == 400
    assert answer.json()["problem"]["text"]
    assert review(server, "nonsense").status_code == 400


def test_sentences_come_in_words_where_asked_for(server):
    record = record_of(finished("zovnis"))
    answer = httpx.post(
        f"{server.url}/api/review?texts=1&language=pl", json={"record": record}, timeout=PATIENCE
    ).json()
    assert answer["steps"][1]["told"][0]["text"].startswith(("Ola", "Pat"))


# ---- secrets ------------------------------------------------------------------------------------


def test_a_game_that_runs_cannot_be_looked_into(server):
    ola, pat = Client(server, "Ola"), Client(server, "Pat")
    table = ola.new_table("zovnis", seats=("me", "easy"))
    socket = ola.socket(table)
    socket.do("start")
    socket.until(lambda update: update["moves"])
    for who in (ola, pat):
        answer = who.http.get(f"/api/tables/{table}/record").json()
        assert "seed" not in answer
        assert review(server, answer).status_code == 400
        assert who.http.post("/api/review/advice", json={"record": answer, "move": 0}).status_code == 400
        assert who.http.post("/api/review/tables", json={"record": answer, "move": 0}).status_code == 400
        assert who.http.get(f"/api/tables/{table}/proof").status_code == 400
    socket.close()


# ---- advice -------------------------------------------------------------------------------------


def test_a_bot_says_what_it_would_do(server):
    match = finished("looters")
    record = record_of(match)

    def ask(**wish):
        return httpx.post(f"{server.url}/api/review/advice", json={"record": record, **wish}, timeout=PATIENCE)

    advice = ask(move=3).json()
    again = saucer.match("looters", 2, seed=match.seed, options=match.options)
    for move in match.history[:3]:
        again.play(move.seat, move)
    mover = again.state.mover()
    assert advice["words"] in [move.words for move in again.moves(mover)]
    assert advice["caption"]["part"] == "looters"
    assert ask(move=3, seat=1 - mover).json()["problem"]["key"] == "hint-not-now"
    assert ask(move=len(match.history)).json()["problem"]["key"] == "not-playing"


# ---- playing on ---------------------------------------------------------------------------------


def play_out(socket):
    while not socket.until(lambda update: update["moves"] or update["table"]["result"])["table"]["result"]:
        socket.play_first()


@pytest.mark.parametrize("slug", ["looters", "powers"])
def test_a_position_is_played_on_to_a_record_that_holds(server, slug):
    match = finished(slug, 3, **({"target": "round"} if slug == "powers" else {}))
    ola = Client(server, "Ola")
    wish = {"record": record_of(match), "move": 6, "seat": 1, "level": "easy"}
    answer = ola.http.post("/api/review/tables", json=wish)
    assert answer.status_code == 201
    table = answer.json()["table"]
    socket = ola.socket(table)
    assert socket.update["seat"] == 1
    assert socket.update["table"]["continued"] == 6
    assert "seed" not in ola.http.get(f"/api/tables/{table}/record").json()
    play_out(socket)
    record = saucer.Record.from_json(ola.http.get(f"/api/tables/{table}/record").text)
    assert record.moves[:6] == match.record().moves[:6]
    assert record.seed == match.seed.hex()
    assert record.names[1] == "Ola"
    saucer.replay(record)
    proof = ola.http.get(f"/api/tables/{table}/proof").json()
    verdict = ola.http.post("/api/verify", json=proof).json()
    assert verdict["record"]
    assert verdict["continued"] == 6
    assert not verdict["sound"]  # everybody who had the first record knew the cards
    socket.do("rematch")
    socket.until(lambda update: update["table"]["number"] == 2 and update["table"]["phase"] == "playing")
    assert socket.update["table"]["continued"] is None
    socket.close()


def test_an_end_cannot_be_played_on(server):
    match = finished("looters")
    ola = Client(server, "Ola")
    wish = {"record": record_of(match), "move": 999}
    assert ola.http.post("/api/review/tables", json=wish).json()["problem"]["key"] == "not-playing"
    assert httpx.post(f"{server.url}/api/review/tables", json=wish).status_code == 401


def test_moves_that_were_given_cannot_be_taken_back(server):
    match = finished("looters")
    ola = Client(server, "Ola")
    wish = {"record": record_of(match), "move": 4}
    table = ola.http.post("/api/review/tables", json=wish).json()["table"]
    socket = ola.socket(table)
    socket.until(lambda update: update["moves"])
    assert socket.update["may_undo"] == "no"
    assert ola.ask(table, "undo").json()["problem"]["key"] == "error-nothing-to-undo"
    socket.do("move", words=socket.update["moves"][0]["words"])
    socket.until(lambda update: update["may_undo"] == "free")
    socket.do("undo")
    socket.until(lambda update: update["moves"])
    socket.close()


# ---- where the room finds us --------------------------------------------------------------------


def test_the_address_in_the_room_is_told_to_this_machine_alone(server, monkeypatch):
    assert httpx.get(f"{server.url}/api/whereabouts").json() == {"room": None}  # it listens to this machine alone
    monkeypatch.setattr("saucer.server.lan_address.lan_address", lambda: "192.168.7.7")
    assert url_in_the_room(Config(host="0.0.0.0", port=8123)) == "http://192.168.7.7:8123/"
    assert url_in_the_room(Config(host="127.0.0.1")) is None
    monkeypatch.setattr("saucer.server.lan_address.lan_address", lambda: None)
    assert url_in_the_room(Config(host="0.0.0.0")) is None


def test_strangers_learn_no_address_inside(tmp_path):
    with serving(tmp_path / "t.db", tmp_path / "log", host="0.0.0.0") as open_server:
        answer = httpx.get(f"{open_server.url}/api/whereabouts", headers={"Host": "games.example.org"}).json()
        assert answer == {"room": None}
