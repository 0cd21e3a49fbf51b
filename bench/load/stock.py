"""Fills a store with tables with running games, as the server would write them."""

import asyncio
import random
import sys
import time
from pathlib import Path

from opening import GAMES

import saucer
from saucer.server.fairness import shuffle
from saucer.server.settings import Settings
from saucer.server.storage import Entry, Store, open_store
from saucer.server.table import events
from saucer.server.table.state import replayed
from saucer.server.views.table_index import row_of

MOVES = 10  # made at each table


def name_of(number: int) -> str:
    """Each table's name."""
    return f"stock-{number}"


def lines(name: str, seats: int) -> list[events.AnyEvent]:
    """The events of a table from its creation to the deal."""
    settings = Settings(players=seats, **GAMES["powers"]).settled()
    return [
        events.Created(who="guest-0", table=name, settings=settings, secret=shuffle.fresh_secret()),
        *(events.Sat(who=f"guest-{seat}", seat=seat, name=f"Guest {seat}") for seat in range(seats)),
        events.Started(),
        events.Dealt(version=saucer.game(settings.game).sheet.version),
    ]


async def fill(path: Path, count: int, seats: int) -> None:
    """Make the tables."""
    store = await open_store(str(path))
    await asyncio.gather(*(_add(store, name_of(number), seats) for number in range(count)))
    await store.close()


async def _add(store: Store, name: str, seats: int) -> None:
    now = time.time()
    entries = [Entry(place, now, events.encode(line)) for place, line in enumerate(lines(name, seats), start=1)]
    state = replayed(entries)
    for _ in range(MOVES):
        if state.match is None or not state.match.actors:
            break
        seat = state.mover
        words = state.match.move(seat, random.choice(state.match.moves(seat).codes)).words
        entries.append(Entry(state.seq + 1, now, events.encode(events.Played(seat=seat, words=words))))
        state.replay(entries[-1])
    await store.append(row_of(state), entries, ())


if __name__ == "__main__":
    asyncio.run(fill(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
