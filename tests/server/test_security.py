"""The points of docs/security.md that have no test elsewhere."""

import itertools
import json
import re
import sqlite3
import time
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from saucer.server import protocol
from saucer.server.http.api import ENDPOINTS
from saucer.server.http.ratelimit import household
from tests.support.server import Client
from tests.support.server_thread import inside
from tests.support.tables import at_house, new_table
from tests.support.waiting import PATIENCE, until

ROOT = Path(__file__).parents[2]
FRIEND = "https://friend.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with inside(tmp_path_factory.mktemp("security") / "tables.db", origins=(FRIEND,)) as server:
        yield server


def statuses(server, many, **headers):
    """The answers to a number of requests in a row."""
    with httpx.Client(base_url=server.url, verify=False, timeout=PATIENCE) as client:
        return [client.get("/api/games", headers=headers).status_code for _ in range(many)]


# ---- origins and tokens -------------------------------------------------------------------------


def test_other_sites_may_use_the_server_only_if_they_are_named(server):
    ola = Client(server, "Ola")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{ola.new_table()}/socket"
    for origin in (server.url, FRIEND):
        connect(address, origin=origin, legacy=True).close()
        assert ola.http.put("/api/me", json={"name": "Ola"}, headers={"Origin": origin}).status_code == 200
    for origin in ("https://other.example", FRIEND + ".evil.example", FRIEND.replace("https", "http"), "null", ""):
        with pytest.raises(InvalidStatus) as refused:
            connect(address, additional_headers={"Origin": origin})
        assert refused.value.response.status_code == 403
        assert ola.http.put("/api/me", json={"name": "Ola"}, headers={"Origin": origin}).status_code == 403


def test_tokens_are_long_and_only_their_hashes_are_stored(tmp_path):
    with inside(tmp_path / "tables.db") as server:
        tokens = {Client(server, "Ola").token for _ in range(20)}
    assert len(tokens) == 20
    assert min(map(len, tokens)) >= 43  # 256 bits
    stored = "\n".join(sqlite3.connect(tmp_path / "tables.db").iterdump())
    assert 'INSERT INTO "tokens"' in stored
    assert not [token for token in tokens if token in stored]


def test_a_token_in_an_address_is_nobody(server):
    ola = Client(server, "Ola")
    for name in ("token", "saucer", "authorization", "access_token"):
        assert httpx.get(f"{server.url}/api/me", params={name: ola.token}, verify=False).status_code == 401


def sign_out(client):
    """From another device."""
    headers = {"Authorization": f"Bearer {client.token}"}
    assert httpx.delete(client.http.base_url.join("/api/me"), headers=headers, verify=False).status_code == 204


def test_signing_out_ends_what_is_open_everywhere(server):
    ola, pat = Client(server, "Ola"), Client(server, "Pat")
    table = ola.new_table()
    pat.do(table, "sit", seat=1)
    own, other = ola.socket(table), pat.socket(table)
    with ola.http.stream("GET", f"/api/tables/{table}/stream") as stream:
        lines = stream.iter_lines()
        next(lines)
        sign_out(ola)
        assert own.farewell() == 1008
        assert not [line for line in lines if line]
    assert json.loads(own.raw[-1])["problem"]["key"] == "not-signed-in"
    other.do("say", text="still here")


def test_signing_out_is_heard_by_other_processes(postgres):
    """Two servers on one database."""
    with inside(postgres) as one, inside(postgres) as two:
        ola = Client(one, "Ola")
        table = ola.new_table()
        ola.server = two
        far = ola.socket(table)
        sign_out(ola)
        assert far.farewell() == 1008


# ---- messages -----------------------------------------------------------------------------------


def lax(kind, seen):
    """The structs within a type that would take fields they do not know."""
    kind = kind if isinstance(kind, msgspec.inspect.Type) else msgspec.inspect.type_info(kind)
    if isinstance(kind, msgspec.inspect.StructType):
        if kind.cls in seen:
            return
        seen.add(kind.cls)
        if not kind.cls.__struct_config__.forbid_unknown_fields:
            yield kind.cls
    inner = [getattr(kind, name, None) for name in ("item_type", "key_type", "value_type")]
    fields = [field.type for field in getattr(kind, "fields", ())]
    for part in itertools.chain(filter(None, inner), getattr(kind, "types", ()), fields):
        yield from lax(part, seen)


def test_no_message_may_have_unknown_fields():
    taken = [endpoint.takes for endpoint in ENDPOINTS if endpoint.takes is not None]
    seen = set()
    assert [problem for kind in (protocol.FromClient, *taken) for problem in lax(kind, seen)] == []
    assert len(seen) > 20


def test_the_web_client_never_takes_text_for_markup():
    """Svelte escapes whatever is put between tags, as long as nobody asks it not to."""
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts")]
    assert len(sources) > 50
    ways = re.compile(r"@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|\beval\(")
    assert [path.name for path in sources if ways.search(path.read_text("utf-8"))] == []


# ---- limits -------------------------------------------------------------------------------------


def test_only_proxies_that_are_named_are_believed(tmp_path):
    few = {"requests_per_second": 0.1}
    with inside(tmp_path / "a.db", **few) as alone:
        senders = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(40)]
        assert 429 in [status for headers in senders for status in statuses(alone, 1, **headers)]
    with inside(tmp_path / "b.db", proxies="127.0.0.1", **few) as behind:
        assert {status for headers in senders for status in statuses(behind, 1, **headers)} == {200}
        assert 429 in statuses(behind, 40, **senders[0])
        assert statuses(behind, 1, **senders[1]) == [200]


def test_a_household_shares_its_limits():
    assert household("192.0.2.7") == "192.0.2.7"
    assert household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::9%eth0") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")


def test_everybody_together_is_slowed_down_and_served_again(tmp_path):
    with inside(tmp_path / "t.db", all_per_second=1) as busy:
        codes = statuses(busy, 10)
        assert codes[:2] == [200, 200]
        assert 429 in codes
        until(lambda: statuses(busy, 1) == [200])


def test_the_audience_is_limited_but_never_keeps_a_player_out(tmp_path):
    with inside(tmp_path / "t.db", watchers_per_table=1) as small:
        ola, pat, zed = (Client(small, name) for name in ("Ola", "Pat", "Zed"))
        table = ola.new_table()
        pat.socket(table)
        with pytest.raises(InvalidStatus) as refused:
            zed.socket(table)
        assert refused.value.response.status_code == 429
        assert zed.http.get(f"/api/tables/{table}/stream").json()["problem"]["key"] == "table-full"
        assert ola.socket(table).update["seat"] == 0
        with ola.http.stream("GET", f"/api/tables/{table}/stream") as stream:
            assert json.loads(next(stream.iter_lines()))["seat"] == 0


def test_chat_weighs_more_than_moves(tmp_path):
    with inside(tmp_path / "t.db", messages_per_second=0.1, requests_per_second=0.1) as calm:
        ola = Client(calm, "Ola")
        table = ola.new_table()
        channel = ola.socket(table)
        answers = [channel.answer(channel.send("say", text="hello")) for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["ack", "ack", "refused"]
        assert answers[2]["problem"]["key"] == "too-fast"
        assert [ola.ask(table, "say", text="hello").status_code for _ in range(3)] == [200, 200, 429]


@at_house
async def test_a_table_stays_awake_for_who_is_about_to_come(registry):
    table = (await new_table(registry, "Ola")).table
    table.subscribers.clear()
    table._wake.clear()
    table._awake_until = 0.0
    assert table._may_sleep(time.time())
    assert await registry.table(table.id) is table
    assert not table._may_sleep(time.time())


# ---- what it is built of ------------------------------------------------------------------------


def test_every_library_is_locked_with_its_hash():
    python = re.split(r"\n(?=\S)", (ROOT / "requirements.lock").read_text("utf-8").strip())
    assert len(python) > 20
    assert [entry for entry in python if "==" not in entry or "--hash=sha256:" not in entry] == []
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert [name for name, package in packages.items() if name and not package.get("integrity")] == []
