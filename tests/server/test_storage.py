"""Storage: the log is never torn, never written twice, and leases pass on from the dead."""

import asyncio
import re
import sqlite3
import sys
from pathlib import Path

import pytest

import saucer.server.storage
from saucer.server.storage import Conflict, Entry, Store, open_store, sqlite
from saucer.server.storage import store as store_module
from saucer.server.storage.database import Statement, migrations
from saucer.server.storage.sqlite import SQLite
from saucer.server.storage.turn import Turn
from tests.support.storage import fresh, in_store, row
from tests.support.waiting import answers


async def append(store, table, seq, body="x", fence=None, **fields):
    await store.append(row(table, seq, **fields), [Entry(seq, 1.0, body)], (), fence)


async def is_due(store, table):
    return table in await store.due()


def test_a_line_is_written_once(address):
    async def test(store):
        table = fresh()
        await append(store, table, 1, "first")
        with pytest.raises(Conflict):
            await append(store, table, 1, "second")
        both = [Entry(2, 1.0, "a"), Entry(1, 1.0, "b")]
        with pytest.raises(Conflict):  # all or nothing
            await store.append(row(table, 2), both, ())
        assert [(entry.seq, entry.body) for entry in await store.read(table)] == [(1, "first")]

    in_store(address, test)


def test_of_many_writers_one_wins(address):
    async def test(store):
        table = fresh()
        results = await asyncio.gather(
            *(append(store, table, 1, str(number)) for number in range(20)), return_exceptions=True
        )
        assert sum(result is None for result in results) == 1
        assert len(await store.read(table)) == 1

    in_store(address, test)


def test_what_was_written_is_there_after_reopening(address):
    async def write(store, table):
        for seq in range(1, 6):
            await append(store, table, seq, f"line {seq}", guests=("ola",))

    async def read(store, table):
        assert [entry.body for entry in await store.read(table, after=3)] == ["line 4", "line 5"]
        assert [row.table for row in await store.tables_of("ola")][:1] == [table]

    table = fresh()
    in_store(address, write, table)
    in_store(address, read, table)


def test_tables_of_a_process_that_is_replaced_are_due(address):
    async def test(store):
        table = fresh()
        await append(store, table, 1, wake=1.0)
        old = await store.lease(table)
        assert not await is_due(store, table)
        replacement = Store(store.database)
        await replacement.replace(store.process)
        assert await is_due(replacement, table)
        assert await replacement.lease(table) > old

    in_store(address, test)


def test_a_lease_passes_on_from_the_dead_and_fences_them_off(address, monkeypatch):
    async def test(store):
        other = await open_store(address) if "postgres" in address else Store(store.database)
        table = fresh()
        await append(store, table, 1, wake=1.0)
        old = await store.lease(table)
        monkeypatch.setattr(store_module, "LEASE_SECONDS", 600.0)
        await store.beat()
        await other.beat()
        assert await other.lease(table) is None
        assert table not in await other.due()
        monkeypatch.setattr(store_module, "LEASE_SECONDS", 0.0)
        await store.beat()  # its last
        await answers(lambda: is_due(other, table))
        assert store.process not in await other.living()
        new = await other.lease(table)
        assert new > old
        with pytest.raises(Conflict):
            await append(store, table, 2, fence=old)
        await append(other, table, 2, fence=new)
        if other.database is not store.database:
            await other.close()

    in_store(address, test)


def test_guests_and_tokens(address):
    async def test(store):
        guest, token = await store.add_guest("Ola", "pl")
        assert await store.guest_by_token(token) == guest
        reader = await store.add_token(guest.guest, "read")
        assert (await store.guest_by_token(reader)).scope == "read"
        assert await store.guest_by_token("x" * 43) is None
        hashes = await store.database.read("SELECT hash FROM tokens WHERE guest = $1", guest.guest)
        assert not any(token in row[0] or reader in row[0] for row in hashes)
        await store.drop_tokens(guest.guest)
        assert await store.guest_by_token(token) is None

    in_store(address, test)


def test_news_reach_other_processes(postgres):
    async def test(store):
        other = await open_store(postgres)
        queue, table = asyncio.Queue(), fresh()
        other.listen(lambda name, seq: queue.put_nowait((name, seq)))
        assert await asyncio.wait_for(queue.get(), 60) == ("", 0)
        await append(store, table, 1)
        assert await asyncio.wait_for(queue.get(), 60) == (table, 1)
        await other.close()

    in_store(postgres, test)


def test_migrations_are_numbered_and_run_once(tmp_path):
    assert [number for number, _, _ in migrations()] == list(range(1, len(migrations()) + 1))

    async def twice():
        for _ in range(2):
            database = SQLite(str(tmp_path / "x.db"))
            await database.open()
            await database.close()

    asyncio.run(twice())
    assert sqlite3.connect(tmp_path / "x.db").execute("SELECT count(*) FROM migrations").fetchone() == (
        len(migrations()),
    )


def test_sqlite_is_fully_synchronous_and_private(tmp_path):
    path = tmp_path / "deep" / "x.db"

    async def test(store):
        assert await store.database.read("PRAGMA journal_mode") == [("wal",)]
        assert await store.database.read("PRAGMA synchronous") == [(2,)]

    in_store(str(path), test)
    assert path.stat().st_mode & 0o077 == 0


def test_a_failing_disk_is_told_to_all_who_wait(tmp_path):
    async def test(store):
        bad = Statement("INSERT INTO nowhere VALUES (1)")
        results = await asyncio.gather(store.database.write([bad]), append(store, "t", 1), return_exceptions=True)
        assert isinstance(results[0], sqlite3.OperationalError)

    in_store(str(tmp_path / "x.db"), test)


def test_while_another_process_has_the_file_only_writers_wait(tmp_path):
    async def test(store):
        other = sqlite3.connect(store.database.path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        table = fresh()
        writing = asyncio.create_task(append(store, table, 1))
        for _ in range(20):
            await asyncio.sleep(0.005)  # everybody else goes on
        assert not writing.done()
        assert await store.read(table) == []
        other.execute("ROLLBACK")
        await writing
        assert len(await store.read(table)) == 1
        other.close()

    in_store(str(tmp_path / "x.db"), test)


def test_a_file_that_stays_locked_is_told_and_the_next_write_succeeds(tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite, "LOCKED_SECONDS", 0.05)

    async def test(store):
        other = sqlite3.connect(store.database.path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        table = fresh()
        with pytest.raises(sqlite3.OperationalError):
            await append(store, table, 1)
        other.execute("ROLLBACK")
        other.close()
        await append(store, table, 1)
        assert len(await store.read(table)) == 1

    in_store(str(tmp_path / "x.db"), test)


@pytest.mark.skipif(sys.platform == "win32", reason="without turns, SQLite's lock must do")
def test_processes_that_share_a_file_take_turns(tmp_path):
    async def test(store):
        table, turn = fresh(), Turn(store.database.path)
        assert turn.take(wait=False)  # as another process does
        writing = asyncio.create_task(append(store, table, 1))
        for _ in range(20):
            await asyncio.sleep(0.005)  # everybody else goes on
        assert not writing.done()
        turn.give()
        await writing

        async def free():
            return turn.take(wait=False)

        await answers(free)
        turn.close()

    in_store(str(tmp_path / "x.db"), test)


@pytest.mark.skipif(sys.platform == "win32", reason="without turns, SQLite's lock must do")
def test_a_turn_that_does_not_come_is_told_and_the_next_write_succeeds(tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite, "LOCKED_SECONDS", 0.05)

    async def test(store):
        table, turn = fresh(), Turn(store.database.path)
        assert turn.take(wait=False)
        for _ in range(2):
            with pytest.raises(sqlite3.OperationalError):
                await append(store, table, 1)
        turn.close()
        await answers(lambda: written(store, table))

    async def written(store, table):
        try:
            await append(store, table, 1)
        except sqlite3.OperationalError:
            return False
        return True

    in_store(str(tmp_path / "x.db"), test)


def test_two_stores_on_one_file_lose_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite, "LOCKED_SECONDS", 10.0)

    async def test(store):
        other = await open_store(str(tmp_path / "x.db"))
        tables = [fresh() for _ in range(40)]
        for seq in (1, 2, 3):
            await asyncio.gather(
                *(append((store, other)[number % 2], table, seq) for number, table in enumerate(tables))
            )
        assert {len(await store.read(table)) for table in tables} == {3}
        with pytest.raises(sqlite3.OperationalError):
            await store.database.write([Statement("INSERT INTO nowhere VALUES (1)")])
        await append(other, fresh(), 1)  # who failed has given the turn back
        await other.close()

    in_store(str(tmp_path / "x.db"), test)


def test_what_arrives_during_a_commit_is_committed_together(tmp_path):
    async def test(store):
        commits = []
        store.database._connection.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
        tables = [fresh() for _ in range(40)]
        await asyncio.gather(*(append(store, table, 1) for table in tables))
        assert 1 <= len(commits) < 5
        assert [len(await store.read(table)) for table in tables] == [1] * 40

    in_store(str(tmp_path / "x.db"), test)


def test_a_write_that_cannot_be_bound_is_told_and_undone(tmp_path):
    async def test(store):
        table = fresh()
        with pytest.raises(OverflowError):
            await append(store, table, 1 << 70)
        await append(store, table, 1)
        assert len(await store.read(table)) == 1

    in_store(str(tmp_path / "x.db"), test)


def test_statements_name_the_columns_that_they_fill():
    """So that a migration may add a column without breaking any of them."""
    folder = Path(saucer.server.storage.__file__).parent
    for path in folder.glob("*.py"):
        assert not re.findall(r"INSERT INTO \w+ (?:VALUES|SELECT)", path.read_text("utf-8")), path.name
