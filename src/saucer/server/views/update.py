"""A table as one viewer may know it. Built up from nothing, so that a new secret stays secret by default."""

import hashlib
import time
from typing import Any, Final, Literal

import msgspec

from saucer.presenter import EncodedChoice, Presenter
from saucer.server import protocol
from saucer.server.fairness import shuffle
from saucer.server.protocol import Place, TableInfo, Update
from saucer.server.table import timers, undo
from saucer.server.table.state import SPECTATOR, Seat, TableState
from saucer.server.views.news import news
from saucer.server.views.result import result_of
from saucer.server.views.viewer import Viewer

NULL: Final = protocol.encoded(None)


def update(state: TableState, viewer: Viewer, since: int | None, table: Any) -> Update:
    """The whole message for one viewer. `table` is what `table_info` returns, or the same encoded."""
    view = protocol.encoded(state.match.view(viewer.seat)) if state.match else NULL
    choices = choices_of(state, viewer)
    news_items: list[Any] = news(state, viewer, since)
    return Update(
        seq=state.seq,
        now=time.time(),
        seat=None if viewer.seat == SPECTATOR else viewer.seat,
        table=table,
        news=news_items,
        view=view,
        moves=joined(choices),
        may_undo=undo.permission(state, viewer.seat),
        digest=digest(view, choices),
        muted=sorted(state.mutes.get(viewer.guest, ())),
    )


def joined(choices: list[EncodedChoice]) -> Any:
    """Legal moves as one JSON array."""
    return msgspec.Raw(b"[%b]" % b",".join([choice.choice for choice in choices])) if choices else []


def digest(view: msgspec.Raw, choices: list[EncodedChoice]) -> str:
    """The hash of the view and of the words of the moves, as the JSON array of both."""
    text = b"[%b,[%b]]" % (view, b",".join([choice.words for choice in choices]))
    return hashlib.blake2b(text, digest_size=8).hexdigest()


def choices_of(state: TableState, viewer: Viewer) -> list[EncodedChoice]:
    """What the viewer may do now."""
    match, seat = state.match, viewer.seat
    if seat == SPECTATOR or not match or state.phase != "playing" or not int(match.state.actors()) >> seat & 1:
        return []
    return Presenter(state.names, viewer.language, seat).encoded_choices(match, seat)


def table_info(state: TableState, language: str | None, watching: int) -> TableInfo:
    """Everything but the game itself; the same for all viewers of that language."""
    presenter = Presenter(state.names, language)
    over = state.phase == "over"
    host = state.seat_of(state.host)
    return TableInfo(
        table=state.table,
        settings=state.settings,
        version=(state.match.game if state.match else state.game).sheet.version,
        phase=state.phase,
        number=state.number,
        continued=state.continued,
        host=None if host == SPECTATOR else host,
        places=[_place(number, seat) for number, seat in enumerate(state.seats)],
        commitment=shuffle.commitment(state.secret),
        next_commitment=shuffle.commitment(state.next_secret) if state.next_secret else "",
        secret=state.secret if over else "",
        mover=None if state.mover == SPECTATOR else state.mover,
        deadline=timers.deadline(state),
        undo=_undo_wish(state),
        rematch=sorted(state.rematch),
        result=result_of(state.match, presenter) if state.match else None,
        watching=watching,
    )


def _place(number: int, seat: Seat) -> Place:
    kind: Literal["free", "person", "bot"] = "bot" if seat.level else "person" if seat.guest else "free"
    return Place(number, kind, seat.name, seat.level, bool(seat.here), seat.away, seat.promise, seat.entropy)


def _undo_wish(state: TableState) -> protocol.UndoWish | None:
    request, until = state.undo_request, undo.expires(state)
    if not request or until is None:
        return None
    waits_for = undo.consent_missing(state, request.seat, request.agreed)
    return protocol.UndoWish(request.seat, request.count, waits_for, until)
