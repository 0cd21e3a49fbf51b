"""Configuration errors of a server: each is reported in one sentence, before anything is created or announced."""

import asyncio
import http.client
import os
import shutil
import signal
import sqlite3
import subprocess
import sys

import asyncpg
import pytest

from saucer.cli import main
from saucer.server.config import Config
from saucer.server.ops import serve
from saucer.server.storage.database import migrations
from tests.support.server import free_port
from tests.support.waiting import PATIENCE, until


def refused(capsys, *words):
    """The sentence a command ends with."""
    with pytest.raises(SystemExit) as ended:
        main(list(words))
    assert ended.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    [line] = printed.err.splitlines()
    return line.removeprefix("saucer: ")


@pytest.fixture
def spoilt(tmp_path):
    """Files that are no database for us, by name."""
    good = tmp_path / "good.db"
    asyncio.run(serve.prepare(str(good)))
    (tmp_path / "corrupt.db").write_bytes(b"not a database at all " * 100)
    (tmp_path / "truncated.db").write_bytes(good.read_bytes()[:9000])
    (tmp_path / "folder.db").mkdir()
    for name, statement in {
        "foreign": "CREATE TABLE recipes (name TEXT)",
        "other-migrations": "CREATE TABLE migrations (version TEXT)",
        "other-steps": "CREATE TABLE migrations (number INTEGER, name TEXT)",
    }.items():
        with sqlite3.connect(tmp_path / f"{name}.db") as database:
            database.execute(statement)
            if name == "other-steps":
                database.execute("INSERT INTO migrations VALUES (1, '0001_recipes.sql')")
        database.close()
    shutil.copy(good, tmp_path / "newer.db")
    with sqlite3.connect(tmp_path / "newer.db") as database:
        database.execute("INSERT INTO migrations VALUES (?, 'later.sql')", (len(migrations()) + 1,))
    database.close()
    good.unlink()
    return tmp_path


SPOILT = {
    "corrupt.db": "is not a Saucer database",
    "truncated.db": "is damaged",
    "foreign.db": "is not a Saucer database",
    "other-migrations.db": "is not a Saucer database",
    "other-steps.db": "is not a Saucer database",
    "newer.db": "newer version",
    "folder.db": "is a folder",
    "corrupt.db/tables.db": "",
}


@pytest.mark.parametrize("name", SPOILT)
def test_a_database_that_cannot_be_used_is_told_in_a_sentence_and_left_alone(spoilt, capsys, name):
    before = {path: path.read_bytes() for path in spoilt.iterdir() if path.is_file()}
    path = str(spoilt / name)
    for words in (["serve", "--host", "127.0.0.1", "--port", str(free_port())], ["admin", "tables"]):
        sentence = refused(capsys, *words, "--database", path)
        assert path in sentence
        assert SPOILT[name] in sentence
    assert {path: path.read_bytes() for path in spoilt.iterdir() if path.is_file()} == before


@pytest.mark.parametrize("address", ["mysql://foo/bar", "sqlite:///some/q.db", "file://x.db", ":memory:", ""])
def test_an_address_of_another_kind_creates_nothing(tmp_path, monkeypatch, capsys, address):
    monkeypatch.chdir(tmp_path)
    for words in (["serve", "--port", str(free_port())], ["admin", "tables"]):
        sentence = refused(capsys, *words, "--database", address)
        assert address in sentence
        assert "postgresql://" in sentence
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("tail", ["127.0.0.1:1/x", "no-such-host.invalid/x", "127.0.0.1:many/x"])
def test_postgresql_that_cannot_be_reached_is_told_without_its_password(capsys, tail):
    for words in (["serve", "--host", "127.0.0.1", "--port", str(free_port())], ["admin", "tables"]):
        sentence = refused(capsys, *words, "--database", f"postgresql://ola:geheim@{tail}")
        assert "PostgreSQL is running" in sentence
        assert "geheim" not in sentence
        assert tail in sentence


def test_a_postgresql_database_of_another_program_or_version_is_refused(postgres, capsys):
    async def make(name, *statements):
        owner = await asyncpg.connect(postgres)
        await owner.execute(f"CREATE DATABASE {name}")
        await owner.close()
        address = postgres.replace("@/postgres", f"@/{name}")
        connection = await asyncpg.connect(address)
        for statement in statements:
            await connection.execute(statement)
        await connection.close()
        return address

    foreign = asyncio.run(make("foreign_one", "CREATE TABLE events (at TEXT)"))
    assert "is not a Saucer database" in refused(capsys, "admin", "tables", "--database", foreign)
    with pytest.raises(Exception, match="is not a Saucer database"):
        asyncio.run(serve.prepare(foreign))
    newer = asyncio.run(make("newer_one"))
    asyncio.run(serve.prepare(newer))

    async def age():
        connection = await asyncpg.connect(newer)
        await connection.execute("INSERT INTO migrations VALUES ($1, 'later.sql')", len(migrations()) + 1)
        await connection.close()

    asyncio.run(age())
    assert "newer version" in refused(capsys, "admin", "tables", "--database", newer)
    assert "newer version" in refused(
        capsys, "serve", "--host", "127.0.0.1", "--port", str(free_port()), "--database", newer
    )


def test_only_the_server_brings_a_database_up_to_date(tmp_path, capsys):
    path = tmp_path / "empty.db"
    path.touch()
    assert "is not a Saucer database" in refused(capsys, "admin", "tables", "--database", str(path))
    assert path.stat().st_size == 0


def test_a_backup_is_restored_as_the_documentation_says(database, tmp_path, capsys):
    path, finished, _ = database
    copy = tmp_path / "copy.db"

    def admin(*words):
        main(["admin", *words, "--database", str(path)])
        return capsys.readouterr().out

    before = admin("table", finished)
    admin("backup", str(copy))
    admin("close", finished)
    assert admin("table", finished) != before
    path.with_name("tables.db-wal").write_bytes(b"of the database that was")
    for beside in ("tables.db-wal", "tables.db-shm"):
        path.with_name(beside).unlink(missing_ok=True)
    shutil.copyfile(copy, path)
    assert admin("table", finished) == before
    for target in (copy, tmp_path, tmp_path / "none" / "copy.db"):
        assert str(target) in refused(capsys, "admin", "backup", str(target), "--database", str(path))


def test_a_backup_of_what_is_no_database_leaves_nothing(spoilt, capsys):
    target = spoilt / "copy.db"
    for name in ("corrupt.db", "truncated.db", "folder.db", "none.db"):
        assert name in refused(capsys, "admin", "backup", str(target), "--database", str(spoilt / name))
        assert not target.exists()


WRONG = {
    ("--port", "80000"): "65535",
    ("--port", "0"): "65535",
    ("--workers", "0"): "1 or more",
    ("--bots", "-1"): "--bots",
    ("--origin", "foo"): "https://example.org",
    ("--origin", "https://example.org/"): "without a path",
    ("--proxies", "foo"): "127.0.0.1",
    ("--proxies", "127.0.0.1,10.0.0.1/8"): "10.0.0.1/8",
    ("--host", "999.1.1.1"): "no address 999.1.1.1",
    ("--host", "192.0.2.1"): "no address 192.0.2.1",
}


@pytest.mark.parametrize("wish", WRONG, ids=" ".join)
def test_wrong_options_are_refused_in_a_sentence(tmp_path, capsys, wish):
    path = tmp_path / "tables.db"
    sentence = refused(capsys, "serve", "--port", str(free_port()), *wish, "--database", str(path))
    assert WRONG[wish] in sentence
    assert not path.exists()


def test_right_options_are_taken():
    origins = ("https://example.org", "http://localhost:5173", "http://[::1]:8000")
    for proxies in ("", "127.0.0.1", "127.0.0.1, 10.0.0.0/8", "*", "::1"):
        assert Config(origins=origins, proxies=proxies).checked().proxies == proxies


def test_options_stand_before_or_after_the_task(database, capsys):
    path, finished, _ = database
    main(["admin", "tables", "--database", str(path)])
    after = capsys.readouterr().out
    main(["admin", "--database", str(path), "tables"])
    assert capsys.readouterr().out == after
    assert finished in after
    assert "Ola, Pat" in after


def answering(port):
    link = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        link.request("GET", "/health")
        return link.getresponse().status == 200
    except OSError:
        return False
    finally:
        link.close()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_serve_says_where_it_is_and_that_it_has_stopped(tmp_path, workers):
    port = free_port()
    words = ["serve", "--host", "127.0.0.1", "--port", str(port), "--database", str(tmp_path / "t.db")]
    process = subprocess.Popen(
        [sys.executable, "-m", "saucer", *words],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "SAUCER_WORKERS": workers},
        start_new_session=True,
    )
    try:
        assert process.stderr.readline().startswith(f"Saucer is at http://localhost:{port}/ ")
        until(lambda: answering(port))
        os.killpg(process.pid, signal.SIGINT)  # as ctrl-C does; perhaps one of the workers is not ready yet
        assert process.wait(PATIENCE) == 0
        assert process.stderr.read() == "Saucer has stopped; every table is kept.\n"
    finally:
        process.kill()
        process.wait()
        process.stderr.close()


def test_the_welcome_names_an_address_that_answers():
    assert "http://localhost:8000/ (ctrl-C" in serve.welcome(Config(host="127.0.0.1"))
    assert "http://192.0.2.7:8000/ " in serve.welcome(Config(host="192.0.2.7"))
    assert "http://[2001:db8::7]:8000/ " in serve.welcome(Config(host="2001:db8::7"))
    assert "(4 server processes; " in serve.welcome(Config(host="127.0.0.1", workers=4))
