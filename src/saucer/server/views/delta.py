"""Deltas: what has changed since a viewer's last update, for clients that want no more than that."""

import itertools
import time
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from msgspec import UNSET

from saucer.presenter import EncodedChoice
from saucer.server import protocol
from saucer.server.protocol import Delta, TableInfo, Update
from saucer.server.table import undo
from saucer.server.table.state import SPECTATOR, TableState
from saucer.server.views import update
from saucer.server.views.changes import by_fields, changes_of
from saucer.server.views.viewer import Viewer

_NUMBERS: Final = itertools.count(1)


class _LastTables:
    """What is new at the table that was compared last: all its seats ask for it right after each other."""

    def __init__(self) -> None:
        self._pair: tuple[TableInfo | None, TableInfo | None] = (None, None)
        self._changes: Any = UNSET

    def changes(self, before: TableInfo, after: TableInfo) -> Any:
        """The changes, encoded; unset without any."""
        one, other = self._pair
        if one is not before or other is not after:
            changes = changes_of(before, after)
            self._pair, self._changes = (before, after), protocol.encoded(changes) if changes else UNSET
        return self._changes


_TABLES: Final = _LastTables()


@dataclass(eq=False, slots=True)
class Snapshot:
    """An update without its time and news. All subscribers that were sent the same hold the same one."""

    seq: int
    viewer: Viewer
    names: tuple[str, ...]
    table: TableInfo
    view: Any
    choices: list[EncodedChoice]
    may_undo: Any
    muted: list[int]
    digest: str
    number: int = field(default_factory=_NUMBERS.__next__)  # unique in the process
    _places: dict[bytes, int] | None = None

    @property
    def places(self) -> dict[bytes, int]:
        """The index of each legal move."""
        if self._places is None:
            self._places = {encoded.choice: place for place, encoded in enumerate(self.choices)}
        return self._places

    def whole(self, news: list[Any]) -> Update:
        """The whole update."""
        return Update(
            seq=self.seq,
            now=time.time(),
            seat=None if self.viewer.seat == SPECTATOR else self.viewer.seat,
            table=self.table,
            news=news,
            view=self.view,
            moves=update.joined(self.choices),
            may_undo=self.may_undo,
            digest=self.digest,
            muted=self.muted,
        )


def snapshot(state: TableState, viewer: Viewer, table: TableInfo) -> Snapshot:
    """What a viewer is sent now. The view must not share what the next move changes in place."""
    view = state.match.view(viewer.seat) if state.match else None
    choices = update.choices_of(state, viewer)
    return Snapshot(
        seq=state.seq,
        viewer=viewer,
        names=state.names,
        table=table,
        view=view,
        choices=choices,
        may_undo=undo.permission(state, viewer.seat),
        muted=sorted(state.mutes.get(viewer.guest, ())),
        digest=update.digest(protocol.encoded(view), choices),
    )


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
        table=_TABLES.changes(before.table, after.table),
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
    if not before.choices or not after.choices:
        return update.joined(after.choices)
    place = before.places.get
    known = [(encoded.choice, place(encoded.choice)) for encoded in after.choices]
    return msgspec.Raw(b"[%b]" % b",".join([choice if at is None else b"%d" % at for choice, at in known]))
