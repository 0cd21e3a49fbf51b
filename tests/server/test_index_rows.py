"""Index rows: written later after moves, in time for whatever depends on them, and repaired after a crash."""

import asyncio
import time

import pytest

from saucer.server.storage import Conflict, index
from saucer.server.storage import store as store_module
from saucer.server.storage.database import Statement
from saucer.server.storage.index import PLAYED as PREFIX
from saucer.server.table import events
from tests.support.storage import PLAYED, Moves, in_store, row
from tests.support.tables import begun, house, play_any
from tests.support.waiting import answers


@pytest.fixture
def patient(monkeypatch):
    """Postponed rows are not written before they have to be."""
    monkeypatch.setattr(index, "POSTPONED_SECONDS", 3600.0)


async def line_of_others(store, table, seq):
    """A line that another process writes, and that postpones the row."""
    sql = "INSERT INTO events (table_id, seq, at, body) VALUES ($1, $2, 1.0, 'x')"
    await store.database.write([Statement(sql, (table, seq))])


def test_a_move_is_recognised():
    assert PLAYED.startswith(PREFIX)
    assert events.encode(events.Played(seat=0, words="pass", who="g", cid="1")).startswith(PREFIX)


def test_the_row_waits_after_a_move_and_is_written_a_little_later(address):
    async def test(store):
        tables = [Moves(store) for _ in range(3 * index.TOGETHER)]
        await asyncio.gather(*(table.move() for table in tables))
        await asyncio.gather(*(table.move() for table in tables))
        assert {await table.indexed() for table in tables} == {1}

        async def all_written():
            return {await table.indexed() for table in tables} == {2}

        await answers(all_written)

    in_store(address, test)


def test_a_table_that_never_rests_writes_its_row_with_a_move(address, monkeypatch):
    async def test(store):
        table = Moves(store)
        await table.move()
        await table.move()
        assert await table.indexed() == 1
        monkeypatch.setattr(index, "POSTPONED_SECONDS", 0.0)
        await table.move()
        assert await table.indexed() == 3

    monkeypatch.setattr(index, "POSTPONED_SECONDS", 3600.0)
    in_store(address, test)


@pytest.mark.parametrize(
    ("before", "after", "at_once"),
    [
        ({}, {}, False),
        ({}, {"phase": "over"}, True),
        ({}, {"body": '{"type":"left","seat":1}'}, True),
        ({}, {"wake": 5000.0}, True),
        ({"wake": 5000.0}, {"wake": 4000.0}, True),
        ({"wake": 5000.0}, {"wake": 6000.0}, False),
        ({"wake": 5000.0}, {"wake": None}, False),
    ],
)
def test_what_may_not_wait_is_written_with_the_move(address, patient, before, after, at_once):
    async def test(store):
        table = Moves(store, **before)
        await table.move()
        await table.move()
        assert await table.indexed() == 1
        await table.move(**after)
        assert await table.indexed() == (3 if at_once else 1)
        await store.release(table.table)
        assert await table.indexed() == 3
        assert (await store.row(table.table)).wake == table.wake

    in_store(address, test)


def test_who_wakes_too_early_is_compared_with_what_is_on_disk(address, patient):
    """Not with what the row would say."""

    async def test(store):
        table = Moves(store, wake=5000.0)
        await table.move()
        await table.move(wake=7000.0)
        await table.move(wake=6000.0)
        assert await table.indexed() == 1
        await table.move(wake=None)
        await table.move(wake=5500.0)
        assert await table.indexed() == 1

    in_store(address, test)


def test_after_lines_of_another_process_the_row_is_written_with_the_move(address, patient):
    async def test(store):
        table = Moves(store)
        await table.move()
        await table.move()
        await line_of_others(store, table.table, 3)
        table.seq = 3
        await table.move(wake=None)
        assert await table.indexed() == 4

    in_store(address, test)


def test_the_row_never_knows_of_a_line_that_was_not_written(address, monkeypatch):
    monkeypatch.setattr(index, "POSTPONED_SECONDS", 0.01)

    async def test(store):
        table, other = Moves(store), Moves(store)
        await table.move()
        await table.move()
        await line_of_others(store, table.table, 3)
        assert isinstance(await table.enqueue(), Conflict)
        table.seq = 9  # its state is not what is on disk until it is read again
        await other.move()
        await other.move()

        async def written():
            return await other.indexed() == 2

        await answers(written)
        assert await table.indexed() <= 2
        await store.release(table.table)
        assert await table.indexed() <= 2

    in_store(address, test)


def test_a_row_is_not_written_of_a_state_that_is_not_on_disk(address, patient):
    async def test(store):
        table = Moves(store)
        await table.move()
        await table.move()
        table.seq = 9
        await store.release(table.table)
        assert await table.indexed() == 1

    in_store(address, test)


def test_a_disk_that_fails_while_rows_are_written_does_not_lose_them(tmp_path, monkeypatch):
    monkeypatch.setattr(index, "POSTPONED_SECONDS", 0.01)

    async def test(store):
        table, execute = Moves(store), store.database._writer._execute
        await table.move()
        failures = []

        def failing(job):
            if job.statements and job.table == "":
                failures.append(job)
                raise OSError("the disk is gone")
            execute(job)

        store.database._writer._execute = failing
        table.enqueue()

        async def failed():
            return bool(failures)

        await answers(failed)
        assert await table.indexed() == 1
        store.database._writer._execute = execute

        async def written():
            return await table.indexed() == 2

        await answers(written)

    in_store(str(tmp_path / "log.db"), test)


def test_a_stale_row_is_found_once_its_process_must_be_dead(address, patient, monkeypatch):
    async def test(store):
        table, live = Moves(store), Moves(store)
        await table.move()
        await live.move()
        await table.move()
        assert table.table in await store.stale()
        assert live.table not in await store.stale()
        monkeypatch.setattr(store_module, "STALE_SECONDS", time.time())
        assert table.table not in await store.stale()
        monkeypatch.undo()
        await store.refresh(table())
        assert await table.indexed() == 2
        assert table.table not in await store.stale()
        await store.refresh(row(table.table, 1))
        assert await table.indexed() == 2

    in_store(address, test)


def test_rows_that_a_crash_left_behind_are_repaired(tmp_path, patient, monkeypatch):
    monkeypatch.setattr(store_module, "STALE_SECONDS", -1.0)

    async def inside():
        async with house(tmp_path / "tables.db") as registry:
            ola, pat = await begun(registry)
            name = ola.table.id
            for _ in range(3):
                await play_any(ola, pat)
            state = ola.table.state
            assert (await registry.store.row(name)).seq < state.seq
            await registry._refresh()
            repaired = await registry.store.row(name)
            assert repaired.seq == state.seq
            assert repaired.changed == state.log[-1].at
            assert await registry.store.stale() == []

    asyncio.run(asyncio.wait_for(inside(), 120))
