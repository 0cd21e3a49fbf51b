"""Rows of the store."""

from typing import Any

from saucer.server.storage import Row


def row(table: str, seq: int, **fields: Any) -> Row:
    """A table as the store keeps it, with these fields different."""
    values: dict[str, Any] = {
        "game": "looters",
        "phase": "playing",
        "public": True,
        "changed": 1.0,
        "wake": None,
        "summary": "{}",
    }
    return Row(table=table, seq=seq, **{**values, **fields})
