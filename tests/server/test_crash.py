"""`kill -9` at any moment: nothing acknowledged is lost, no table is stuck, nobody reloads a page.

`make soak` runs the same 200 times.
"""

import asyncio
import os
import random
import sqlite3
import time

from saucer.server.storage import open_store
from tests.server.crash import Stubborn, check
from tests.server.live import PATIENCE, Server

KILLS = int(os.environ.get("SAUCER_SOAK", "4"))


def until(condition, seconds=PATIENCE + 30):
    stop = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < stop, "a table is stuck"
        time.sleep(0.02)


def all_move(players, many=2):
    """Everybody makes some more moves."""
    goals = [player.moves + many for player in players]
    until(
        lambda: (
            any(player.failure for player in players)
            or all(player.moves >= goal for player, goal in zip(players, goals, strict=True))
        )
    )


def test_kill_on_sqlite(tmp_path):
    server = Server(tmp_path / "tables.db", tmp_path / "log").start()
    players = [Stubborn(server, f"Player {letter}") for letter in "ABC"]
    for player in players:
        player.start()
    chance = random.Random(KILLS)
    for _ in range(KILLS):
        all_move(players)
        time.sleep(chance.random() * 0.3)
        server.kill()
        server.start()
    all_move(players)
    for player in players:
        player.stop()
    server.stop()
    log = sqlite3.connect(tmp_path / "tables.db")
    check(lambda table: log.execute("SELECT seq, body FROM events WHERE table_id = ? ORDER BY seq", (table,)), players)
    assert all(player.resumed > KILLS // 2 for player in players)


def test_kill_one_of_two_servers_on_postgres(postgres, tmp_path):
    servers = [Server(postgres, tmp_path / f"log{number}").start() for number in range(2)]
    players = [Stubborn(servers[number % 2], f"Player {number}", [servers[1 - number % 2]]) for number in range(4)]
    for player in players:
        player.start()
    for number in range(max(2, KILLS // 10)):
        all_move(players)
        server = servers[number % 2]
        server.kill()
        all_move(players)  # the other takes over within seconds
        server.start()
    all_move(players)
    finish(players, servers, postgres)


def test_kill_workers_on_postgres(postgres, tmp_path):
    """One of two workers is killed: the other takes its tables. Then all are, and the server is started again."""
    server = Server(postgres, tmp_path / "log", workers=2).start()
    players = [Stubborn(server, f"Player {number}") for number in range(4)]
    for player in players:
        player.start()
    chance = random.Random(KILLS)
    for number in range(max(2, KILLS // 4)):
        all_move(players)
        time.sleep(chance.random() * 0.3)
        if number % 5 == 1:
            server.kill()
            server.start()
        else:
            chance.choice(server.workers()).kill()
    all_move(players)
    finish(players, [server], postgres)


def finish(players, servers, database):
    """Everybody goes home; nothing that was acknowledged is missing."""
    for player in players:
        player.stop()
    for server in servers:
        server.stop()

    async def lines():
        store = await open_store(database)
        found = {player.table: await store.read(player.table) for player in players}
        await store.close()
        return found

    entries = asyncio.run(lines())
    check(lambda table: [(entry.seq, entry.body) for entry in entries[table]], players)
