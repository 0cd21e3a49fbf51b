"""Faults planted on purpose: each breaks one promise of the server, and the simulation must notice.

A fault reaches the server's processes only, never the truth that they are compared with.
"""

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final
from unittest.mock import patch

from msgspec import UNSET

from saucer.kernel.errors import SaucerError
from saucer.server.registry import TableRegistry
from saucer.server.storage import Conflict, Entry, Store
from saucer.server.table import timers, undo
from saucer.server.table.actor import Table
from saucer.server.table.broadcast import Broadcast
from saucer.server.table.lease import Lease
from saucer.server.table.request import TableRequest
from saucer.server.table.state import LoggedEvent, TableState
from saucer.server.views import delta
from saucer.server.views.viewer import Viewer
from tests.simulation.loop import DOMAIN

Faulty = Callable[..., Any]  # takes the honest function, and its arguments
Plant = tuple[Any, str, Faulty]  # the owner, the name of the function, and what stands in for it


# ---- the log ------------------------------------------------------------------------------------


def _without_fence(honest: Any, store: Store, row: Any, entries: Any, sat: Any, fence: Any, done: Any) -> None:
    honest(store, row, entries, sat, None, done)


def _done_at_once(honest: Any, store: Store, row: Any, entries: Any, sat: Any, fence: Any, done: Any) -> None:
    honest(store, row, entries, sat, fence, lambda error: None)
    asyncio.get_running_loop().call_soon(done, None)


def _never_in_conflict(honest: Any, store: Store, row: Any, entries: Any, sat: Any, fence: Any, done: Any) -> None:
    honest(store, row, entries, sat, fence, lambda error: done(None if isinstance(error, Conflict) else error))


def _in_two_pieces(honest: Any, store: Store, row: Any, entries: Any, sat: Any, fence: Any, done: Any) -> None:
    if len(entries) < 2 or entries[0].seq == 1:
        honest(store, row, entries, sat, fence, done)
        return
    whole = row() if callable(row) else row
    first = _row_at(whole, entries[0].seq)

    def then(error: Exception | None) -> None:
        if error:
            done(error)
        else:
            honest(store, whole, entries[1:], sat, fence, done)

    honest(store, first, entries[:1], sat, fence, then)


def _row_at(row: Any, seq: int) -> Any:
    import dataclasses

    return dataclasses.replace(row, seq=seq)


def _published_early(honest: Any, table: Table, decision: Any, token: Any, done: Any) -> None:
    honest(table, decision, token, done)
    table.steady.set()
    table.broadcast.publish(table.state)


async def _not_reloaded(honest: Any, table: Table) -> None:
    table._suspect = False
    table._current.set()
    table.steady.set()


async def _reloaded_in_disorder(honest: Any, table: Table) -> None:
    await honest(table)
    log = await table.store.read(table.id)
    if len(log) > 3:
        log[-2:] = [_as(log[-1], log[-2]), _as(log[-2], log[-1])]
    state = TableState(log[0])
    for entry in log[1:]:
        try:
            state.replay(entry)
        except Exception:  # this order cannot be: the honest one stays
            return
    table.state = state


def _as(entry: Entry, place: Entry) -> Entry:
    return Entry(place.seq, place.at, entry.body)


async def _catch_up_with_a_gap(honest: Any, table: Table) -> bool:
    entries = await table.store.read(table.id, table.state.seq)
    state = table.state
    if len(entries) > 1 and '"played"' not in entries[0].body and entries[0].seq == state.seq + 1:
        last = state.log[-1]
        state._record(LoggedEvent(entries[0].seq, entries[0].at, last.event, last.game, last.names))
    return bool(await honest(table))


# ---- requests -----------------------------------------------------------------------------------


def _some_wakes_lost(honest: Any, table: Table) -> None:
    if random.Random(f"{table.state.seq} {len(table._mailbox)}").random() < 0.3:
        table.keep_awake()
    else:
        honest(table)


def _silent_when_full(honest: Any, request: TableRequest, error: SaucerError) -> None:
    if error.problem.key != "table-busy":
        honest(request, error)


def _ids_forgotten(honest: Any, state: TableState, guest: str, request: str) -> None:
    return None


def _undo_in_place(honest: Any, state: TableState, seq: int, at: float, count: int) -> None:
    assert state.match
    for _ in range(count):
        state.match.undo()


# ---- what happens by itself ---------------------------------------------------------------------


def _kept(honest: Any, lease: Lease) -> None:
    pass


def _on_the_wrong_clock(honest: Any, state: TableState, now: float, living: Any) -> Any:
    return honest(state, asyncio.get_running_loop().time(), living)


def _nobody_disconnects(honest: Any, state: TableState, now: float, living: Any) -> list[Any]:
    return []


def _never_expires(honest: Any, state: TableState) -> None:
    return None


async def _not_swept(honest: Any, registry: TableRegistry) -> None:
    pass


def _never_asleep(honest: Any, table: Table, now: float) -> bool:
    return False


# ---- what viewers get ---------------------------------------------------------------------------


def _cache_kept(honest: Any, broadcast: Broadcast) -> None:
    broadcast._messages.clear()


def _shared_by_all_seats(honest: Any, broadcast: Broadcast, state: TableState, who: Any, guest: str) -> Any:
    made = broadcast._snapshots
    return next((made[other] for other in made if other[1] == who[1]), None) or honest(broadcast, state, who, guest)


def _no_new_moves(honest: Any, before: Any, after: Any) -> Any:
    return UNSET


def _seen_from_seat_0(honest: Any, seat: int, guest: str, language: str | None) -> Viewer:
    return Viewer(max(seat, 0), guest, language)


def _one_line_too_late(honest: Any, broadcast: Broadcast, state: TableState, subscriber: Any) -> Any:
    if subscriber.sent is not None and subscriber.sent < state.seq:
        subscriber.sent += 1
    return honest(broadcast, state, subscriber)


def _never_removed(honest: Any, broadcast: Broadcast, subscriber: Any, state: TableState) -> None:
    pass


BROADCAST: Final = "saucer.server.table.broadcast"
FAULTS: Final[dict[str, tuple[str, Plant]]] = {
    "no-fence": ("appends do not check the lease", (Store, "append_soon", _without_fence)),
    "early-ack": ("requests are acknowledged before they are on disk", (Store, "append_soon", _done_at_once)),
    "early-publish": ("events are published before they are on disk", (Table, "_write", _published_early)),
    "no-conflict": ("a conflict is taken for success", (Store, "append_soon", _never_in_conflict)),
    "torn-append": ("the lines of one request are written one by one", (Store, "append_soon", _in_two_pieces)),
    "no-reload": ("after a failed write the table goes on from memory", (Table, "_reload", _not_reloaded)),
    "disorder": ("a reload applies the last two events in the wrong order", (Table, "_reload", _reloaded_in_disorder)),
    "gap": ("catching up skips an event", (Table, "_catch_up", _catch_up_with_a_gap)),
    "lost-wake": ("now and then the actor is not woken", (Table, "wake", _some_wakes_lost)),
    "silent-mailbox": ("a full mailbox drops requests without an answer", (TableRequest, "refuse", _silent_when_full)),
    "forgotten-ids": ("a repeated request is carried out again", (TableState, "seq_of_request", _ids_forgotten)),
    "undo-position": ("an undo forgets to make a new position", (TableState, "_undo", _undo_in_place)),
    "eternal-lease": ("a lost lease is kept", (Lease, "lose", _kept)),
    "wrong-clock": ("timers use the monotonic clock", (timers, "overdue", _on_the_wrong_clock)),
    "ghosts": ("connections of dead processes stay", (timers, "_disconnections", _nobody_disconnects)),
    "eternal-undo": ("a request for an undo never lapses", (undo, "expires", _never_expires)),
    "no-sweep": ("tables that nobody visits are not run", (TableRegistry, "_sweep", _not_swept)),
    "insomnia": ("tables never sleep", (Table, "_may_sleep", _never_asleep)),
    "stale-cache": ("what was made for updates is kept when the state changes", (Broadcast, "_forget", _cache_kept)),
    "shared-seats": ("all seats share one update", (Broadcast, "_snapshot", _shared_by_all_seats)),
    "wrong-seat": ("spectators see as seat 0 does", (BROADCAST, "Viewer", _seen_from_seat_0)),
    "stale-moves": ("changes leave out that the legal moves are others", (delta, "_moves", _no_new_moves)),
    "late-news": ("a client that comes back misses one event", (Broadcast, "update", _one_line_too_late)),
    "leak": ("connections that have ended are kept", (Broadcast, "remove", _never_removed)),
}


@contextmanager
def planted(name: str) -> Iterator[None]:
    """Plant a fault, or none if the name is empty."""
    with ExitStack() as stack:
        if name:
            owner, attribute, faulty = FAULTS[name][1]
            target = __import__(owner, fromlist=["_"]) if isinstance(owner, str) else owner
            honest = getattr(target, attribute)
            is_static = isinstance(vars(target).get(attribute), staticmethod)
            stand_in = _in_servers(honest, faulty)
            stack.enter_context(patch.object(target, attribute, staticmethod(stand_in) if is_static else stand_in))
        yield


def _in_servers(honest: Callable[..., Any], faulty: Faulty) -> Callable[..., Any]:
    def stand_in(*args: Any, **kwargs: Any) -> Any:
        if DOMAIN.get() is None:
            return honest(*args, **kwargs)
        return faulty(honest, *args, **kwargs)

    return stand_in
