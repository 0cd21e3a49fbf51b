"""Deltas: what has changed since a viewer's last update, for clients that want no more than that."""

import time
from typing import Any

import msgspec
from msgspec import UNSET

from saucer.server.protocol import Delta, Update
from saucer.server.views.changes import by_fields, changes_of
from saucer.server.views.update import Snapshot


def message(before: Snapshot | None, after: Snapshot, news: list[Any]) -> Update | Delta:
    """What a subscriber is sent that holds `before`: the difference, or the whole if nothing certain is known."""
    if before is None or not _comparable(before, after):
        return after.whole(news)
    return Delta(
        seq=after.seq,
        since=before.seq,
        base=before.digest,
        now=time.time(),
        news=news,
        digest=after.digest,
        table=changes_of(before.table, after.table),
        view=changes_of(before.view, after.view),
        moves=_moves(before, after),
        may_undo=UNSET if after.may_undo == before.may_undo else after.may_undo,
        muted=UNSET if after.muted == before.muted else after.muted,
    )


def _comparable(before: Snapshot, after: Snapshot) -> bool:
    """Whether both show the same game of the same people to the same viewer."""
    return (
        before.viewer.seat == after.viewer.seat
        and before.viewer.language == after.viewer.language
        and before.table.number == after.table.number
        and before.table.phase == after.table.phase
        and before.names == after.names
        and type(before.view) is type(after.view)
        and (before.view is None or by_fields(type(before.view)))
    )


def _moves(before: Snapshot, after: Snapshot) -> Any:
    """The legal moves, those of before as numbers."""
    if before.choices == after.choices:
        return UNSET
    if not after.choices:
        return []
    places = {encoded.choice: place for place, encoded in enumerate(before.choices)}
    known = [(encoded.choice, places.get(encoded.choice)) for encoded in after.choices]
    return msgspec.Raw(b"[%b]" % b",".join([choice if at is None else b"%d" % at for choice, at in known]))
