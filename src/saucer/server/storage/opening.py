"""Opens a store by its address: a file's path, or postgresql://..."""

from pathlib import Path

from saucer.server.storage.database import Database
from saucer.server.storage.postgres import Postgres
from saucer.server.storage.sqlite import SQLite
from saucer.server.storage.store import Store


def is_shared(address: str) -> bool:
    """Whether several processes may use it at once."""
    return address.startswith(("postgresql://", "postgres://"))


async def open_store(address: str) -> Store:
    """A store, ready to use."""
    store = Store(_database(address))
    await store.open()
    return store


def _database(address: str) -> Database:
    if is_shared(address):
        return Postgres(address)
    path = Path(address).expanduser()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600, exist_ok=True)  # it holds the seeds of games being played
    return SQLite(str(path))
