"""How long the logs of many tables are, in one query: to find out which of them another process has written to."""

from collections.abc import Sequence
from typing import Final

from saucer.server.storage.store import Store

AT_ONCE: Final = 500  # tables in a query


async def last_lines(store: Store, tables: Sequence[str]) -> list[tuple[str, int]]:
    """The numbers of the tables' last lines; each is one step into the primary key."""
    found: list[tuple[str, int]] = []
    for start in range(0, len(tables), AT_ONCE):
        names = tables[start : start + AT_ONCE]
        wanted = ", ".join(f"${number}" for number in range(1, len(names) + 1))
        rows = await store.database.read(
            "SELECT table_id, (SELECT max(seq) FROM events WHERE events.table_id = tables.table_id) "
            f"FROM tables WHERE table_id IN ({wanted})",
            *names,
        )
        found += [(table, seq) for table, seq in rows if seq is not None]
    return found
