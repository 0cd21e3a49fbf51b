"""The server's commands: verify, admin, protocol, and what serve says."""

import asyncio
import json
import re
import sqlite3

import pytest

import saucer
from saucer.cli import main
from saucer.server import lan_address, protocol
from saucer.server.config import Config
from saucer.server.fairness import shuffle
from saucer.server.ops import serve
from tests.support.tables import house, new_table


def test_verify(database, tmp_path, capsys):
    proof = tmp_path / "proof.json"
    commitment = json.loads(proof.read_text())["commitment"]
    main(["verify", str(proof), "--commitment", commitment])
    assert "NO" not in capsys.readouterr().out
    for change in (
        {"secret": "0" * 64},
        {"commitment": commitment[::-1]},
        {"entropy": {"0": "18" * 32}},
        {"secret": "ü"},
    ):
        proof.write_text(json.dumps({**json.loads(proof.read_text()), **change}))
        with pytest.raises(SystemExit) as ended:
            main(["verify", str(proof)])
        assert ended.value.code == 1
        assert "NO" in capsys.readouterr().out
    for text in ("{}", "nonsense", "\ud800".encode("utf-8", "surrogatepass").decode("latin-1")):
        proof.write_text(text)
        with pytest.raises(SystemExit) as ended:
            main(["verify", str(proof)])
        assert ended.value.code == 2
        assert f"saucer: {proof} is not a proof;" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["verify", str(tmp_path / "none")])


def test_verify_claims_no_more_than_is_proved(tmp_path, capsys):
    """Where nobody promised random bytes, it does not say that promises were kept."""
    secret, deal = "5a" * 32, "abc 1 looters 2"
    record = saucer.match("looters", 2, seed=shuffle.seed(secret, deal, {})).record()
    proof = protocol.Proof(
        saucer_fair=1,
        deal=deal,
        commitment=shuffle.commitment(secret),
        secret=secret,
        promises={},
        entropy={},
        record=json.loads(record.to_json()),
        continued=None,
    )
    (tmp_path / "proof.json").write_bytes(protocol.encode(proof))
    main(["verify", str(tmp_path / "proof.json")])
    output = capsys.readouterr().out
    assert "promised" not in output
    assert "yes  the seed was made of the secret and of nothing else" in output
    assert "no player added random bytes" in output


def test_admin(database, tmp_path, capsys):
    path, finished, open_table = database

    def admin(*words):
        main(["admin", "--database", str(path), *words])
        return capsys.readouterr().out

    rows = admin("tables")
    assert finished in rows
    assert open_table in rows
    output = admin("table", finished)
    assert "played seat 0" in output
    assert json.loads((tmp_path / "proof.json").read_text())["secret"] not in output
    admin("close", open_table)
    admin("close", open_table)
    assert "closed" in admin("tables")
    admin("backup", str(tmp_path / "copy.db"))
    copy = sqlite3.connect(tmp_path / "copy.db")
    assert copy.execute("SELECT count(*) FROM events").fetchone()[0] > 10
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0
    for words in (("backup", str(tmp_path / "copy.db")), ("table", "none"), ("close", "none")):
        with pytest.raises(SystemExit) as ended:
            admin(*words)
        assert ended.value.code == 2
    with pytest.raises(SystemExit):
        main(["admin", "--database", str(tmp_path / "none.db"), "tables"])
    assert not (tmp_path / "none.db").exists()


def test_an_address_with_a_password_can_come_by_the_environment(database, monkeypatch, capsys):
    path, _, open_table = database
    monkeypatch.setenv("SAUCER_DATABASE", str(path))
    main(["admin", "tables"])
    assert open_table in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    output = capsys.readouterr().out
    assert "SAUCER_DATABASE" in output
    assert str(path) not in output


def test_a_banned_name_is_refused_also_in_disguise(database, capsys):
    from saucer.kernel.errors import SaucerError
    from saucer.server.registry import checked_name
    from saucer.server.storage import open_store

    path, *_ = database
    for name in ("Admin", "Hitler"):
        main(["admin", "--database", str(path), "ban-name", name])

    async def inside():
        store = await open_store(str(path))
        try:
            assert await checked_name(store, "Adam") == "Adam"
            assert await checked_name(store, "Hilter") == "Hilter"
            for name in (
                "admin",
                "ADMIN",
                "Аdmin",
                "A d m i n",
                "@dmin",
                "4dmln",
                "hitIer",
                "H1tler",
                "HITLER",
                "h|t1er",
                "\N{GREEK CAPITAL LETTER ETA}itler",
                "HITL\N{GREEK CAPITAL LETTER EPSILON WITH TONOS}R",
            ):
                with pytest.raises(SaucerError):
                    await checked_name(store, name)
        finally:
            await store.close()

    asyncio.run(inside())


def test_bans_are_listed_and_lifted_and_an_empty_name_cannot_be_banned(database, capsys):
    path = str(database[0])

    def admin(*words):
        main(["admin", *words, "--database", path])
        return capsys.readouterr().out

    assert admin("banned-names") == "No name is banned.\n"
    admin("ban-name", "Zed")
    admin("ban-name", "  Ola  ")
    admin("ban-name", "OLA")  # the same once more
    assert admin("banned-names") == "Ola\nZed\n"
    for name in ("", "   ", "\u200b", "x" * 60):
        with pytest.raises(SystemExit) as ended:
            admin("ban-name", name)
        assert ended.value.code == 2
    assert "Ola" in admin("unban-name", "0la")
    assert admin("banned-names") == "Zed\n"
    with pytest.raises(SystemExit) as ended:
        admin("unban-name", "Ola")
    assert ended.value.code == 2
    assert "is not banned" in capsys.readouterr().err


def test_a_closed_table_is_closed_for_who_sits_there(tmp_path):
    path = tmp_path / "tables.db"

    async def inside():
        from saucer.server.ops import admin
        from saucer.server.storage import open_store

        async with house(path) as registry:
            ola = await new_table(registry, "Ola")
            other = await open_store(str(path))
            await admin.close(other, ola.table.id)
            await other.close()
            await ola.until(lambda update: update["table"]["phase"] == "closed")
            assert await ola.refused(protocol.Bot, seat=1) == "table-closed"

    asyncio.run(inside())


def test_the_protocol_is_printed(capsys):
    main(["protocol", "json"])
    schema = json.loads(capsys.readouterr().out)
    assert "Move" in schema["$defs"]
    main(["protocol", "typescript"])
    text = capsys.readouterr().out
    assert 'export interface Move {\n  type: "move";\n  words?: string;\n  move?: GameMove | null;' in text
    assert "export type GameMove = LootersMove | PlanetMove |" in text
    assert 'key: "event-drew-seen";\n  args: { seat: number; card: ZovnisCardName; };' in text
    open_types = ("Record<string, unknown>", "record: unknown", "add?: unknown[]")  # records, and what a delta brings
    assert "unknown" not in re.sub("|".join(map(re.escape, open_types)), "", text)


def test_limits_can_be_changed_by_name_and_stay_otherwise():
    changed = Config().limited(["sockets-per-address=6000", "messages-per-second=500"])
    assert (changed.sockets_per_address, changed.messages_per_second) == (6000, 500)
    assert changed.limited([]) == changed
    assert Config().limited(["sockets-per-address=200"]) == Config()


@pytest.mark.parametrize("wish", ["sockets=1", "port=1", "tables-per-guest", "tables-per-guest=0", "all-per-second=-1"])
def test_a_limit_that_is_none_is_refused(wish, capsys):
    with pytest.raises(SystemExit):
        main(["serve", "--limit", wish])
    errors = capsys.readouterr().err
    assert wish in errors
    assert "tables-per-guest" in errors


def test_a_server_may_open_as_many_files_as_the_system_lets_it():
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, before[1]), before[1]))
    serve.allow_many_files()
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (before[1], before[1])
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_serve_says_where_it_is_and_why_it_cannot(monkeypatch, capsys):
    monkeypatch.setattr(lan_address, "lan_address", lambda: "192.168.1.20")
    text = serve.welcome(Config(port=8123))
    assert "http://localhost:8123/" in text
    assert "http://192.168.1.20:8123/" in text
    assert "192.168" not in serve.welcome(Config(host="127.0.0.1"))
    import socket

    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        with pytest.raises(SystemExit):
            main(["serve", "--host", "127.0.0.1", "--port", str(listener.getsockname()[1])])
    assert "cannot be used" in capsys.readouterr().err
