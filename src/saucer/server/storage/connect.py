"""Opens a store by its address: a file's path, or postgresql://..."""

from pathlib import Path

from saucer.server.storage import errors
from saucer.server.storage.database import Database
from saucer.server.storage.errors import is_shared as is_shared
from saucer.server.storage.postgres import Postgres
from saucer.server.storage.sqlite import SQLite
from saucer.server.storage.store import Store


async def open_store(address: str, *, migrate: bool = True) -> Store:
    """An open store; raises SaucerError. Without `migrate`, the database must exist and be up to date."""
    errors.check_address(address)
    if is_shared(address):
        return await _opened(address, Postgres(address), migrate=migrate)
    path = Path(address).expanduser()
    is_new = not path.exists()
    if is_new and not migrate:
        raise errors.missing(address)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # it holds the seeds of games being played
    except OSError as error:
        raise errors.explained(address, error) from None
    try:
        return await _opened(address, SQLite(str(path)), migrate=migrate)
    except BaseException:
        if is_new:
            for suffix in ("", "-wal", "-shm"):
                Path(f"{path}{suffix}").unlink(missing_ok=True)
        raise


async def _opened(address: str, database: Database, *, migrate: bool) -> Store:
    store = Store(database)
    try:
        await store.open(migrate=migrate)
    except errors.FAILURES as error:
        raise errors.explained(address, error) from error
    return store
