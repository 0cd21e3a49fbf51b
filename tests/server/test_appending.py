"""Appending to logs: what is enqueued together is committed together, and what fails spoils nothing else."""

import asyncio
import sqlite3
from collections import Counter

import asyncpg
import pytest

from saucer.server.storage import Conflict, Entry
from saucer.server.storage.database import Statement
from tests.support.storage import Moves, fresh, in_store, row


async def begun(store, many=1, **fields):
    """Tables with a first line."""
    tables = [Moves(store, **fields) for _ in range(many)]
    await asyncio.gather(*(table.move() for table in tables))
    return tables


async def delete(store, table):
    """Delete a table as purging does."""
    kinds = ("tables", "events", "leases")
    await store.database.write([Statement(f"DELETE FROM {kind} WHERE table_id = $1", (table,)) for kind in kinds])


def kinds(results):
    return [type(result) for result in results]


def test_moves_that_come_together_are_one_transaction(tmp_path):
    async def test(store):
        tables, ran = await begun(store, 40), Counter()
        store.database._connection.set_trace_callback(lambda sql: ran.update([sql.split()[0]]))
        assert await asyncio.gather(*(table.enqueue() for table in tables)) == [None] * 40
        assert ran == {"BEGIN": 1, "INSERT": 40, "COMMIT": 1}
        assert [await table.log() for table in tables] == [[1, 2]] * 40

    in_store(str(tmp_path / "log.db"), test)


def test_moves_that_come_together_are_one_transaction_of_postgres(postgres):
    async def test(store):
        tables = await begun(store, 40)
        assert await asyncio.gather(*(table.enqueue() for table in tables)) == [None] * 40
        sql = (
            "SELECT count(DISTINCT xmin::text) FROM events WHERE seq = 2 AND table_id = ANY (string_to_array($1, ' '))"
        )
        assert await store.database.read(sql, " ".join(table.table for table in tables)) == [(1,)]

    in_store(postgres, test)


def test_an_end_is_reported_in_the_order_of_the_queue(address):
    async def test(store):
        tables, ends, expected = await begun(store, 5), [], []
        for number in range(60):
            table = tables[number * 7 % 5]
            expected.append((table.table, table.seq + 1))
            table.enqueue().add_done_callback(lambda _, end=expected[-1]: ends.append(end))
            if number % 9 == 0:
                await asyncio.sleep(0)
        await tables[60 * 7 % 5].enqueue()
        await asyncio.sleep(0)
        assert ends == expected
        assert [await table.log() for table in tables] == [list(range(1, table.seq + 1)) for table in tables]

    in_store(address, test)


def test_what_conflicts_spoils_nothing_else_of_its_group(address):
    async def test(store):
        tables = await begun(store, 7)
        _, taken, gone, passed, fenced, rowed, _ = tables
        await store.append(row(taken.table, 2), [Entry(2, 1.0, "elsewhere")], ())
        await delete(store, gone.table)
        token = await store.lease(fenced.table)
        old = await store.lease(passed.table)
        await store.lease(passed.table)
        fences = {passed: old, fenced: token}
        changes = {rowed: {"phase": "over"}}
        results = await asyncio.gather(*(each.enqueue(fences.get(each), **changes.get(each, {})) for each in tables))
        none = type(None)
        assert kinds(results) == [none, Conflict, Conflict, Conflict, none, none, none]
        logs = [await each.log() for each in tables]
        assert logs == [[1, 2], [1, 2], [], [1], [1, 2], [1, 2], [1, 2]]
        assert (await store.row(rowed.table)).phase == "over"

    in_store(address, test)


def test_nothing_is_written_behind_a_line_that_is_missing(address):
    async def test(store):
        table, other = await begun(store, 2)
        await store.append(row(table.table, 2), [Entry(2, 1.0, "elsewhere")], ())
        results = [table.enqueue() for _ in range(3)] + [other.enqueue()]
        while not results[0].done():  # more comes while the group is being written
            results.insert(-1, table.enqueue())
            await asyncio.sleep(0)
        ends = await asyncio.gather(*results)
        assert kinds(ends) == [Conflict] * (len(ends) - 1) + [type(None)]
        assert await table.log() == [1, 2]

    in_store(address, test)


def test_several_lines_are_written_all_or_none(address):
    async def test(store):
        table = fresh()
        await store.append(row(table, 2), [Entry(1, 1.0, "a"), Entry(2, 1.0, "b")], ())
        with pytest.raises(Conflict):
            await store.append(row(table, 4), [Entry(3, 1.0, "c"), Entry(2, 1.0, "d")], ())
        assert [entry.body for entry in await store.read(table)] == ["a", "b"]

    in_store(address, test)


def test_a_full_disk_fails_the_group_and_the_next_is_written(tmp_path):
    async def test(store):
        tables, connection = await begun(store, 40), store.database._connection
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")
        results = await asyncio.gather(*(table.enqueue(body="x" * 4000) for table in tables))
        assert kinds(results) == [sqlite3.OperationalError] * 40
        connection.execute("PRAGMA max_page_count = 1000000")
        assert [await table.log() for table in tables] == [[1]] * 40
        for table in tables:
            table.seq = 1
        assert await asyncio.gather(*(table.enqueue() for table in tables)) == [None] * 40

    in_store(str(tmp_path / "log.db"), test)


def test_a_database_that_cannot_write_fails_the_group_and_the_next_is_written(postgres):
    async def test(store):
        tables = await begun(store, 10)
        await store.database.read("SET default_transaction_read_only = on")
        results = await asyncio.gather(*(table.enqueue() for table in tables))
        assert kinds(results) == [asyncpg.ReadOnlySQLTransactionError] * 10
        await store.database.read("SET default_transaction_read_only = off")
        for table in tables:
            table.seq = 1
        assert await asyncio.gather(*(table.enqueue() for table in tables)) == [None] * 10
        assert [await table.log() for table in tables] == [[1, 2]] * 10

    in_store(postgres, test)


def test_a_listener_that_fails_keeps_nobody_else_waiting(address):
    async def test(store):
        one, two = await begun(store, 2)
        failures = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context["exception"]))
        store.append_soon(one(), [Entry(2, 1.0, "x")], (), None, lambda _: 1 / 0)
        assert await two.enqueue() is None
        assert kinds(failures) == [ZeroDivisionError]

    in_store(address, test)


def test_what_is_enqueued_is_written_before_the_store_closes(address):
    async def enqueue(store):
        tables = await begun(store, 3)
        for table in tables:
            table.enqueue()
            table.enqueue()
        return [table.table for table in tables]

    async def read(store, *tables):
        assert [len(await store.read(table)) for table in tables] == [3, 3, 3]
        assert [(await store.row(table)).seq for table in tables] == [3, 3, 3]

    in_store(address, read, *in_store(address, enqueue))
