"""Failures of a database, each explained by a sentence that says what to do."""

import re
import sqlite3
from pathlib import Path
from typing import Final

import asyncpg

from saucer.server.errors import ServerError
from saucer.server.storage.database import Unsuitable

# What SQLite and PostgreSQL raise; an address that cannot be read is a ValueError, a time-out an OSError.
FAILURES: Final = (Unsuitable, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError)
SENTENCES: Final = {
    sqlite3.SQLITE_NOTADB: "database-foreign",
    sqlite3.SQLITE_CORRUPT: "database-damaged",
    sqlite3.SQLITE_BUSY: "database-locked",
    sqlite3.SQLITE_LOCKED: "database-locked",
}
SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+://|:memory:$|$")
PASSWORDS: Final = ((re.compile(r"(://[^:@/\s]*:)\S*@"), r"\1***@"), (re.compile(r"(password=)[^&\s]*"), r"\1***"))


def is_shared(address: str) -> bool:
    """Whether several server processes may use the database at once."""
    return address.startswith(("postgresql://", "postgres://"))


def check_address(address: str) -> None:
    """Raises ServerError, before anything is created, unless it is a file's path or a PostgreSQL URL."""
    if is_shared(address):
        return
    if SCHEME.match(address):
        raise _sentence("database-scheme", address)
    try:
        is_folder = Path(address).expanduser().is_dir()
    except RuntimeError as error:  # ~nobody
        raise explained(address, error) from None
    if is_folder:
        raise _sentence("database-folder", address)


def explained(address: str, error: Exception) -> ServerError:
    """A failure as an error for the operator."""
    if isinstance(error, Unsuitable):
        return _sentence(error.key, address, **error.facts)
    if is_shared(address):
        return _sentence("database-unreachable", address, reason=_reason(error))
    code = getattr(error, "sqlite_errorcode", None)
    key = SENTENCES.get(code & 255, "database-unwritable") if code is not None else "database-unwritable"
    return _sentence(key, address, reason=_reason(error))


def missing(address: str) -> ServerError:
    """The error for a file that does not exist."""
    return _sentence("database-missing", address)


def _reason(error: Exception) -> str:
    """The first line of the system's message, without passwords."""
    text = (getattr(error, "strerror", None) or str(error) or type(error).__name__).splitlines()[0]
    return _discreet(text).rstrip(".")


def _discreet(text: str) -> str:
    for pattern, harmless in PASSWORDS:
        text = pattern.sub(harmless, text)
    return text


def _sentence(key: str, address: str, **facts: str | int) -> ServerError:
    return ServerError(key, database=_discreet(address), **facts)
