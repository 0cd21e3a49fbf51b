"""Builder of rows of the store."""

from typing import Any

from saucer.server.storage import Row


def row(table: str, seq: int, **fields: Any) -> Row:
    """A row of a table with some fields changed."""
    values: dict[str, Any] = {
        "game": "looters",
        "phase": "playing",
        "public": True,
        "changed": 1.0,
        "wake": None,
        "summary": "{}",
    }
    return Row(table=table, seq=seq, **{**values, **fields})
