"""Purging: old data is deleted with all that belongs to it; live or recently visited data stays."""

import asyncio
import secrets
import sqlite3
import time

import asyncpg
import httpx
import pytest

from saucer.cli import main
from saucer.server import protocol
from saucer.server import registry as houses
from saucer.server.config import Keep
from saucer.server.ops.purge import Purge
from saucer.server.storage import Conflict, Entry, open_store
from saucer.server.storage.database import Statement, migrations
from saucer.server.table import events
from tests.support.server import Client
from tests.support.server_thread import inside
from tests.support.storage import row
from tests.support.tables import begun, house, new_table, play_any
from tests.support.waiting import answers, until

WORDS = "rendezvous-at-noon"


@pytest.fixture(params=["sqlite", "postgres"])
def address(request, tmp_path):
    """A database of our own, since everything old in it goes."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    shared, name = request.getfixturevalue("postgres"), f"purge_{secrets.token_hex(4)}"
    asyncio.run(new_guest(shared, name))
    return shared.replace("@/postgres", f"@/{name}")


async def new_guest(shared, name):
    owner = await asyncpg.connect(shared)
    await owner.execute(f"CREATE DATABASE {name}")
    await owner.close()


async def age(store, days):
    """Let time pass for everything that is there."""
    before = time.time() - days * 86_400
    for sql in ("tables SET changed = $1, seen = $1", "guests SET created = $1, seen = $1", "events SET at = $1"):
        await store.database.write([Statement(f"UPDATE {sql}", (before,))])


async def table_of(store, phase, *guests, words=""):
    """A table in a phase, with a few lines."""
    name = secrets.token_hex(11)
    lines = [f'{{"type":"x{number}"}}' for number in range(2)] + [
        events.encode(events.Spoke(who="g", seat=0, text=words))
    ]
    entries = [Entry(number, time.time(), body) for number, body in enumerate(lines, start=1)]
    await store.append(row(name, 3, phase=phase, changed=time.time(), guests=guests), entries, ())
    return name


def with_store(address, test):
    async def inside():
        store = await open_store(address)
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(inside())


async def names(store):
    return {row.table for row in await store.all_tables()}


async def rows_of(store, table):
    counts = {}
    for kind in ("events", "tables", "sitters", "leases", "games"):
        rows = await store.database.read(f"SELECT count(*) FROM {kind} WHERE table_id = $1", table)
        counts[kind] = rows[0][0]
    return counts


def test_what_is_old_goes_and_what_is_live_or_new_stays(address):
    async def test(store):
        resting = [await table_of(store, phase, "ola") for phase in ("over", "closed", "gathering")]
        playing = [await table_of(store, phase, "ola") for phase in ("playing", "shuffling")]
        assert await store.lease(resting[0])
        await age(store, 40)
        fresh = await table_of(store, "over")
        for keep in (Keep(), Keep(tables=41), Keep(chat=1, guests=1)):
            await Purge(store, keep).run()
            assert await names(store) == {*resting, *playing, fresh}
        work = Purge(store, Keep(tables=39))
        assert (await work.counted()).tables == 3
        assert await names(store) == {*resting, *playing, fresh}
        assert (await work.run()).tables == 3
        assert await names(store) == {*playing, fresh}
        for table in resting:
            assert set((await rows_of(store, table)).values()) == {0}
        assert (await rows_of(store, playing[0]))["events"] == 3
        assert (await work.run()).tables == (await work.counted()).tables == 0

    with_store(address, test)


def test_more_than_a_batch_goes_even_if_several_purge_at_once(address):
    async def test(store):
        other = await open_store(address)
        for _ in range(35):
            await table_of(store, "over", words=WORDS)
            await store.add_guest("Ola", "en")
        await age(store, 2)
        gone = await asyncio.gather(*(Purge(each, Keep(tables=1, guests=1)).run() for each in (store, other)))
        assert sum(one.tables for one in gone) == sum(one.guests for one in gone) == 35
        assert await names(store) == set()
        await other.close()

    with_store(address, test)


def test_a_table_that_somebody_has_opened_stays(address):
    async def test(store):
        table, forgotten = await table_of(store, "over"), await table_of(store, "over")
        await age(store, 400)
        assert await store.visit(table)
        assert (await Purge(store, Keep(tables=1)).run()).tables == 1
        assert await names(store) == {table}
        assert not await store.visit(forgotten)
        assert not await store.saw_table(forgotten)

    with_store(address, test)


def test_nothing_is_added_to_a_table_that_is_gone(address):
    async def test(store):
        table = await table_of(store, "over")
        await age(store, 2)
        await Purge(store, Keep(tables=1)).run()
        with pytest.raises(Conflict):
            await store.append(row(table, 4), [Entry(4, time.time(), "late")], ())
        assert set((await rows_of(store, table)).values()) == {0}

    with_store(address, test)


def test_guests_go_unless_they_came_lately_or_a_game_waits_for_them(address):
    async def test(store):
        (old, lost), (back, token), (player, _) = [await store.add_guest(name, "en") for name in ("A", "B", "C")]
        await table_of(store, "over", old.guest)
        game = await table_of(store, "playing", player.guest)
        await age(store, 100)
        assert await store.guest_by_token(token) == back
        fresh, _ = await store.add_guest("D", "en")
        work = Purge(store, Keep(guests=99))
        assert (await work.counted()).guests == 1
        assert (await work.run()).guests == 1
        left = {row[0] for row in await store.database.read("SELECT guest FROM guests")}
        assert left == {back.guest, player.guest, fresh.guest}
        assert await store.guest_by_token(lost) is None
        assert await store.database.read("SELECT 1 FROM tokens WHERE guest = $1", old.guest) == []
        assert await store.tables_of(old.guest) == []
        assert [row.table for row in await store.tables_of(player.guest)] == [game]

    with_store(address, test)


def test_words_go_and_the_table_stands_as_it_stood(address):
    async def inside():
        async with house(address) as one:
            ola, pat = await begun(one)
            await ola.do(protocol.Say, text=WORDS)
            await pat.do(protocol.Say, preset="hello")
            await play_any(ola, pat)
            ola.subscriber.sent = None
            spoken = (await ola.look())["news"]
            table = ola.table.id
        store = await open_store(address)
        await age(store, 10)
        work = Purge(store, Keep(chat=9))
        assert (await work.counted()).chat == 1
        assert (await work.run()).chat == 1
        assert (await work.all()).chat == 0
        assert (await work.run()).chat == 0
        assert not [entry for entry in await store.read(table) if WORDS in entry.body]
        await store.close()
        async with house(address) as two:
            ola.house = pat.house = two
            await ola.visit(table)
            update = await (await pat.visit(table)).look()
            assert WORDS in str(spoken)
            assert [news["told"] for news in update["news"] if news["type"] == "spoke"] == [
                news["told"] for news in spoken if news["type"] == "spoke" and not news.get("text")
            ]
            assert update["table"]["phase"] == "playing"
            await play_any(ola, pat)

    asyncio.run(inside())


def test_what_was_deleted_is_not_in_the_file(tmp_path):
    path = tmp_path / "tables.db"

    async def test(store):
        for number in range(30):
            await table_of(store, "over", words=f"{WORDS} {number}")
        await age(store, 3)
        await Purge(store, Keep(tables=1)).run()

    with_store(str(path), test)
    assert WORDS.encode() not in path.read_bytes()


def test_a_server_purges_by_itself_and_says_that_the_table_is_gone(tmp_path, monkeypatch):
    monkeypatch.setattr(houses, "PURGE_SECONDS", 0.1)
    with inside(tmp_path / "tables.db", keep=Keep(tables=30)) as server:
        ola = Client(server, "Ola")
        table = ola.new_table()
        asyncio.run_coroutine_threadsafe(age(server.context.store, 60), server.loop).result(60)
        until(lambda: table not in {row["table"] for row in ola.http.get("/api/me/tables").json()})
        answer = httpx.get(f"{server.url}/api/tables/{table}", verify=False)
        assert (answer.status_code, answer.json()["problem"]["key"]) == (404, "no-table")


async def seen_lately(store):
    return (await store.database.read("SELECT min(seen) FROM tables"))[0][0] >= time.time() - 3600


def test_an_awake_table_is_remembered(tmp_path, monkeypatch):
    monkeypatch.setattr(houses, "SEEN_SECONDS", 0.05)

    async def test():
        async with house(tmp_path / "t.db") as one:
            ola = await new_table(one, "Ola")
            await age(one.store, 60)
            await answers(lambda: seen_lately(one.store))
            assert (await Purge(one.store, Keep(tables=1)).counted()).tables == 0
            assert ola.table.state.phase == "gathering"

    asyncio.run(test())


def test_of_several_processes_one_purges(postgres, monkeypatch):
    async def test():
        async with house(postgres) as one, house(postgres) as two:
            runs = []
            for each in (one, two):
                each.keep = Keep(tables=36_500)

            async def ran(self):
                runs.append(self.database)
                return await self.counted()

            monkeypatch.setattr(Purge, "run", ran)
            for _ in range(3):
                for each in (one, two):
                    await each._purge()
            assert runs == [one.store.database] * 3

    asyncio.run(test())


def test_the_admin_is_told_how_much_would_go(tmp_path, capsys):
    path = str(tmp_path / "tables.db")

    async def fill(store):
        await table_of(store, "over", words=WORDS)
        await table_of(store, "playing", words=WORDS)
        await store.add_guest("Ola", "en")
        await age(store, 50)
        await table_of(store, "over", words=WORDS)

    with_store(path, fill)

    def purge(*words):
        main(["admin", "purge", *words, "--database", path])
        return capsys.readouterr().out.splitlines()

    wish = ("tables=40", "chat=40", "guests=40")
    assert purge(*wish, "--dry-run") == [
        "Tables: 1 of 3 would be deleted",
        "Chat messages: 1 of 3 would be deleted",
        "Guests: 1 of 1 would be deleted",
    ]
    assert purge("tables=60") == ["Tables: 0 of 3 deleted"]
    assert purge(*wish) == ["Tables: 1 of 3 deleted", "Chat messages: 1 of 3 deleted", "Guests: 1 of 1 deleted"]
    for wrong in ("tables", "tables=0", "tables=-1", "tables=x", "games=3", "tables=99999"):
        for words in (["admin", "purge", wrong], ["serve", "--keep", wrong]):
            with pytest.raises(SystemExit) as ended:
                main([*words, "--database", path])
            assert ended.value.code == 2
            assert wrong in capsys.readouterr().err


def test_a_database_of_before_knows_when_people_were_last_there(tmp_path):
    path = tmp_path / "old.db"
    with sqlite3.connect(path, isolation_level=None) as old:
        old.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
        for number, name, statements in migrations()[:2]:
            for statement in statements:
                old.execute(statement)
            old.execute("INSERT INTO migrations VALUES (?, ?)", (number, name))
        old.execute("INSERT INTO tables VALUES ('t', 'looters', 'over', 1, 1, 2000.0, NULL, '{\"names\": []}')")
        old.execute("INSERT INTO sitters VALUES ('t', 'sits')")
        for guest in ("sits", "stands"):
            old.execute("INSERT INTO guests VALUES (?, 'Ola', 'en', 1000.0)", (guest,))
    old.close()
    with pytest.raises(SystemExit):
        main(["admin", "tables", "--database", str(path)])  # only the server migrates

    async def test(store):
        guests = dict(await store.database.read("SELECT guest, seen FROM guests"))
        assert guests == {"sits": 2000.0, "stands": 1000.0}
        assert await store.database.read("SELECT seen FROM tables") == [(2000.0,)]

    with_store(str(path), test)
    main(["admin", "tables", "--database", str(path)])
