"""A table as one viewer may know it. Built up from nothing, so that a new secret stays secret by default."""

import hashlib
import itertools
import time
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from saucer.presenter import EncodedChoice, Presenter
from saucer.server import protocol
from saucer.server.protocol import TableInfo, Update
from saucer.server.table import undo
from saucer.server.table.state import SPECTATOR, TableState
from saucer.server.views.viewer import Viewer

NULL: Final = protocol.encoded(None)
_NUMBERS: Final = itertools.count(1)


@dataclass(eq=False, slots=True)
class Snapshot:
    """An update without its time and news. All subscribers that were sent the same hold the same one."""

    seq: int
    viewer: Viewer
    names: tuple[str, ...]
    table: TableInfo
    view: Any  # the game's view, or None
    encoded_view: msgspec.Raw
    choices: list[EncodedChoice]
    may_undo: undo.Permission
    muted: list[int]
    digest: str
    number: int = field(default_factory=_NUMBERS.__next__)  # unique in the process

    def whole(self, news: list[Any], table: Any = None) -> Update:
        """The whole update; `table` may be the table's part as JSON."""
        return Update(
            seq=self.seq,
            now=time.time(),
            seat=None if self.viewer.seat == SPECTATOR else self.viewer.seat,
            table=table or self.table,
            news=news,
            view=self.encoded_view,
            moves=_joined(self.choices),
            may_undo=self.may_undo,
            digest=self.digest,
            muted=self.muted,
        )


def snapshot(state: TableState, viewer: Viewer, table: TableInfo) -> Snapshot:
    """What a viewer is sent now. The view must not share what the next move changes in place."""
    view = state.match.view(viewer.seat) if state.match else None
    encoded_view = protocol.encoded(view) if state.match else NULL
    choices = _choices(state, viewer)
    return Snapshot(
        seq=state.seq,
        viewer=viewer,
        names=state.names,
        table=table,
        view=view,
        encoded_view=encoded_view,
        choices=choices,
        may_undo=undo.permission(state, viewer.seat),
        muted=sorted(state.mutes.get(viewer.guest, ())),
        digest=_digest(encoded_view, choices),
    )


def _joined(choices: list[EncodedChoice]) -> Any:
    """Legal moves as one JSON array."""
    return msgspec.Raw(b"[%b]" % b",".join([choice.choice for choice in choices])) if choices else []


def _digest(view: msgspec.Raw, choices: list[EncodedChoice]) -> str:
    """The hash of the view and of the words of the moves, as the JSON array of both."""
    text = b"[%b,[%b]]" % (view, b",".join([choice.words for choice in choices]))
    return hashlib.blake2b(text, digest_size=8).hexdigest()


def _choices(state: TableState, viewer: Viewer) -> list[EncodedChoice]:
    """What the viewer may do now."""
    match, seat = state.match, viewer.seat
    if seat == SPECTATOR or not match or state.phase != "playing" or not int(match.state.actors()) >> seat & 1:
        return []
    return Presenter(state.names, viewer.language, seat).encoded_choices(match, seat)
