"""`kill -9` at any moment: nothing acknowledged is lost, no table is stuck, nobody reloads a page.

`make soak` runs the same 200 times.
"""

import asyncio
import os
import random
import sqlite3
import time

import pytest

from saucer.server.storage import open_store
from tests.support.server import serving
from tests.support.stubborn import Stubborn, check
from tests.support.waiting import until

KILLS = int(os.environ.get("SAUCER_SOAK", "4"))


def all_move(players, many=2):
    """Everybody makes some more moves."""
    goals = [player.moves + many for player in players]
    until(
        lambda: (
            any(player.failure for player in players)
            or all(player.moves >= goal for player, goal in zip(players, goals, strict=True))
        )
    )


def seated(servers, many):
    """A number of people who play with bots, each with the addresses of all servers."""
    players = []
    for number in range(many):
        near = number % len(servers)
        players.append(Stubborn(servers[near], f"Player {number}", servers[near + 1 :] + servers[:near]))
        players[-1].start()
    return players


def pair(server):
    """Two people at one table."""
    one = Stubborn(server, "One", against="free")
    two = Stubborn(server, "Two", against=one)
    one.start()
    two.start()
    return [one, two]


@pytest.mark.parametrize(("bots", "kills"), [(False, KILLS), (True, max(2, KILLS // 10))], ids=["people", "bots"])
def test_kill_on_sqlite(tmp_path, bots, kills):
    """Bots take a while to come back after a start."""
    chance = random.Random(kills)
    with serving(tmp_path / "tables.db", tmp_path / "log") as server:
        players = seated([server], 3) if bots else pair(server) + pair(server)
        for _ in range(kills):
            all_move(players)
            time.sleep(chance.random() * 0.3)
            server.kill()
            server.start()
        all_move(players)
        go_home(players)
    log = sqlite3.connect(tmp_path / "tables.db")
    check(lambda table: log.execute("SELECT seq, body FROM events WHERE table_id = ? ORDER BY seq", (table,)), players)
    assert all(player.resumed > kills // 2 for player in players)


def test_kill_one_of_two_servers_on_postgres(postgres, tmp_path):
    with serving(postgres, tmp_path / "log0") as one, serving(postgres, tmp_path / "log1") as two:
        players = seated([one, two], 4)
        for number in range(max(2, KILLS // 10)):
            all_move(players)
            server = (one, two)[number % 2]
            server.kill()
            all_move(players)  # the other takes over within seconds
            server.start()
        all_move(players)
        go_home(players)
    check_all(postgres, players)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_kill_workers(kind, request, tmp_path):
    """One of two workers is killed: another takes its tables. Then all are, and the server is started again."""
    chance = random.Random(KILLS)
    database = request.getfixturevalue("postgres") if kind == "postgres" else str(tmp_path / "tables.db")
    with serving(database, tmp_path / "log", workers=2) as server:
        players = seated([server], 4)
        for number in range(max(2, KILLS // 4)):
            all_move(players)
            time.sleep(chance.random() * 0.3)
            if number % 5 == 1:
                server.kill()
                server.start()
            else:
                chance.choice(server.workers()).kill()
        all_move(players)
        go_home(players)
    check_all(database, players)


def go_home(players):
    for player in players:
        player.stop()


def check_all(database, players):
    """Nothing that was acknowledged is missing."""

    async def lines():
        store = await open_store(database)
        logs = {player.table: await store.read(player.table) for player in players}
        await store.close()
        return logs

    entries = asyncio.run(lines())
    check(lambda table: [(entry.seq, entry.body) for entry in entries[table]], players)
