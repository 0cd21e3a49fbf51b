"""Random and hostile messages over real sockets: refused politely, or the connection is closed; no table feels it.

The long run sends 100,000 (`make soak`).
"""

import json
import os
import random
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from saucer.server import protocol
from tests.support.server import Client, serving
from tests.support.waiting import PATIENCE

MESSAGES = int(os.environ.get("SAUCER_HOSTILE", "1500"))
TOGETHER = 50  # sent without waiting for an answer
KINDS = [kind for kind in protocol.FromClient.__args__ if kind is not protocol.Hint]
ODD = [
    None, True, False, 0, -1, 1, 2.5, 1e308, 10**30, "", "me", "0", "\x00", "\u202e", "\ud83d", "x" * 201, "💥" * 70,
    [], {}, [[]], {"a": {"b": []}}, "ab" * 32, "AB" * 32, "catch 0", "draw", "../../etc/passwd", "' OR 1=1 --",
]  # fmt: skip


def some_message(chance):
    """A message that is right, or nearly, or not at all."""
    kind = chance.choice(KINDS)
    fields = {"type": kind.__struct_config__.tag, "id": f"h{chance.randrange(50)}"}
    for field in msgspec.structs.fields(kind):
        if field.name not in ("v", "id") and chance.random() < 0.8:
            fields[field.name] = chance.choice(ODD)
    if chance.random() < 0.2:
        fields[chance.choice(("v", "id", "type", "extra", "seat"))] = chance.choice(ODD)
    if fields.get("type") == "mute":  # anybody may, and it touches nobody else
        fields["type"] = "clear"
    fields["v"] = 1  # another version is sent away with a goodbye, which has a test of its own
    text = json.dumps(fields).encode("utf-8", "replace")
    match chance.randrange(6):
        case 0:
            return chance.randbytes(chance.randrange(200))
        case 1:
            place = chance.randrange(len(text))
            return text[:place] + chance.randbytes(chance.randrange(4)) + text[place + chance.randrange(3) :]
        case 2:
            return chance.choice((b"[", b'{"a":', b'"', b"9")) * chance.randrange(1, 2000)
    return text


def attack(address, headers, chance, many):
    """Send a number of messages on one connection, or as many as the server accepts; returns how many."""
    sent = 0
    with connect(address, additional_headers=headers, max_size=None) as channel:
        channel.send('{"type":"hello","id":"first"}')
        try:
            while sent < many:
                for _ in range(TOGETHER):
                    data = some_message(chance)
                    channel.send(data.decode("utf-8", "replace") if chance.random() < 0.8 else data)
                    sent += 1
                channel.send('{"type":"hello","id":"barrier"}')
                while True:
                    answer = json.loads(channel.recv(PATIENCE))
                    assert answer["type"] in ("update", "refused", "goodbye"), answer
                    assert answer.get("problem", {"text": "-"})["text"]
                    if answer.get("id") == "barrier":
                        break
        except ConnectionClosed:
            pass
    return sent


def besiege(address, headers, many, seed):
    """Attack until a number of messages were sent."""
    chance = random.Random(seed)
    while many > 0:
        many -= attack(address, headers, chance, min(many, MESSAGES // 6))


def status(table, client, data):
    """What a request is answered with."""
    return client.http.post(f"/api/tables/{table}/requests", content=data).status_code


@pytest.mark.parametrize("patient", [True, False])
def test_hostile_messages_do_nothing(tmp_path, patient):
    """To a server that goes on listening, and to one that ends the connection as it really does."""
    patches = {"ws.connection.STRIKES": 10**9} if patient else {}
    with serving(tmp_path / "tables.db", tmp_path / "log", patches=patches) as server:
        ola, pat = Client(server, "Ola"), Client(server, "Pat")
        table = ola.new_table(seats=("me", "easy"))
        ola.do(table, "start")
        before = ola.socket(table).until(lambda update: update["moves"])
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        reader = ola.http.post("/api/me/tokens", json={"scope": "read"}).json()["token"]
        badges = [{"Authorization": f"Bearer {token}"} for token in (pat.token, reader)] + [{"X-Nobody": "1"}]
        many = (MESSAGES if patient else MESSAGES // 10) // len(badges)
        chance = random.Random(MESSAGES)
        with ThreadPoolExecutor(len(badges)) as crowd:
            list(crowd.map(lambda seed: besiege(address, badges[seed], many, seed), range(len(badges))))
            posts = [((ola, pat)[number % 2], nonsense(chance)) for number in range(MESSAGES // 10)]
            assert max(crowd.map(lambda post: status(table, *post), posts)) < 500
        after = ola.socket(table).update
        assert (after["digest"], after["view"], after["moves"]) == (before["digest"], before["view"], before["moves"])
        assert [place["name"] for place in after["table"]["places"]] == [
            place["name"] for place in before["table"]["places"]
        ]
        assert after["table"]["phase"] == "playing"
        ola.do(table, "move", words=after["moves"][0]["words"])
        assert server.process.is_alive()
        assert "Traceback" not in server.said()


def nonsense(chance):
    """A message that is invalid from any sender."""
    while True:
        data = some_message(chance)
        try:
            protocol.decode(data)
        except protocol.UNREADABLE:
            return data
