"""A store full of tables with a game under way, written as the server writes them, but without waiting for anybody."""

import asyncio
import random
import sys
import time
from pathlib import Path

from saucer_seats import SETTINGS

from saucer.server import fairness, log
from saucer.server.rows import row_of
from saucer.server.settings import Settings
from saucer.server.standing import replayed
from saucer.server.storage import Entry, Store, open_store

MOVES = 10  # made at each table


def name_of(number: int) -> str:
    """Each table's name."""
    return f"stock-{number}"


def lines(name: str, seats: int) -> list[log.AnyLine]:
    """A table from its making to the deal."""
    settings = Settings(players=seats, **SETTINGS).settled()
    return [
        log.Created(who="guest-0", table=name, settings=settings, secret=fairness.fresh_secret()),
        *(log.Sat(who=f"guest-{seat}", seat=seat, name=f"Guest {seat}") for seat in range(seats)),
        log.Started(),
        log.Dealt(),
    ]


async def fill(path: Path, count: int, seats: int) -> None:
    """Make the tables."""
    store = await open_store(str(path))
    await asyncio.gather(*(_add(store, name_of(number), seats) for number in range(count)))
    await store.close()


async def _add(store: Store, name: str, seats: int) -> None:
    now = time.time()
    entries = [Entry(place, now, log.written(line)) for place, line in enumerate(lines(name, seats), start=1)]
    standing = replayed(entries)
    for _ in range(MOVES):
        if standing.match is None or not standing.match.actors:
            break
        seat = standing.mover
        words = standing.match.move(seat, random.choice(standing.match.moves(seat).codes)).words
        entries.append(Entry(standing.seq + 1, now, log.written(log.Played(seat=seat, words=words))))
        standing.apply(entries[-1])
    await store.append(row_of(standing), entries, ())


if __name__ == "__main__":
    asyncio.run(fill(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
