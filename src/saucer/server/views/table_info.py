"""The part of updates that is the same for everybody: settings, seats, clocks, the result."""

from typing import Literal

import msgspec
from msgspec.structs import replace

from saucer.presenter import Presenter
from saucer.server import protocol
from saucer.server.fairness import shuffle
from saucer.server.protocol import Place, TableInfo
from saucer.server.table import timers, undo
from saucer.server.table.state import SPECTATOR, Seat, TableState
from saucer.server.views.result import result_of


class TableInfos:
    """The table's part in every language that is asked for, made once for a position."""

    def __init__(self) -> None:
        self._infos: dict[str | None, TableInfo] = {}
        self._encoded: dict[str | None, msgspec.Raw] = {}
        self._last: tuple[TableState, int, TableInfo] | None = None  # after how many changes of the table

    def forget(self) -> None:
        """The table has changed."""
        self._infos.clear()
        self._encoded.clear()

    def of(self, state: TableState, language: str | None, watching: int) -> TableInfo:
        """The table's part."""
        info = self._infos.get(language)
        if info is None:
            info = self._infos[language] = self._after_a_move(state, watching) or table_info(state, language, watching)
            self._last = state, state.changes, info
        return info

    def encoded(self, state: TableState, language: str | None, watching: int) -> msgspec.Raw:
        """The same as JSON."""
        encoded = self._encoded.get(language)
        if encoded is None:
            encoded = self._encoded[language] = protocol.encoded(self.of(state, language, watching))
        return encoded

    def _after_a_move(self, state: TableState, watching: int) -> TableInfo | None:
        """The part after nothing but moves, of which most is as it was; None where more may have changed."""
        if not self._last or state.phase != "playing":
            return None
        before, changes, info = self._last
        if before is not state or changes != state.changes:
            return None
        mover = state.mover
        return replace(
            info,
            mover=None if mover == SPECTATOR else mover,
            deadline=timers.deadline(state),
            undo=_undo_wish(state),
            watching=watching,
        )


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
