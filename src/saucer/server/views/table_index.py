"""The index row of a table, by which the lobby and the timers find it; a projection of its state."""

from msgspec.structs import replace

from saucer.server import protocol
from saucer.server.storage import Finished, Row
from saucer.server.table.state import SPECTATOR, TableState
from saucer.server.table.timers import next_time


def guests_of(state: TableState) -> tuple[str, ...]:
    """The guests at the table."""
    return tuple(seat.guest for seat in state.seats if seat.guest)


class IndexRow:
    """The row of a live table, made when the store has to write it."""

    __slots__ = ("state", "wake")

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.wake = next_time(state)  # when a process has to run the table, as of now

    @property
    def table(self) -> str:
        """The table's name."""
        return self.state.table

    @property
    def phase(self) -> str:
        """The table's phase."""
        return self.state.phase

    def __call__(self) -> Row:
        """The row as of now."""
        return row_of(self.state)


def row_of(state: TableState) -> Row:
    """The table's row."""
    changed, host = state.log[-1].at, state.seat_of(state.host)
    summary = protocol.TableSummary(
        table=state.table,
        game=state.settings.game,
        phase=state.phase,
        players=len(state.seats),
        free=sum(seat.free for seat in state.seats),
        people=len(state.people),
        names=list(state.names),
        clock=state.settings.clock,
        changed=changed,
        mover=None if state.mover == SPECTATOR else state.mover,
        moves=len(state.match.history) if state.match else 0,
        host=None if host == SPECTATOR else host,
        options=_unusual(state),
    )
    return Row(
        table=state.table,
        game=state.settings.game,
        phase=state.phase,
        public=state.settings.public and (state.settings.watchers or state.phase == "gathering"),
        seq=state.seq,
        changed=changed,
        wake=next_time(state),
        summary=protocol.encode(summary).decode(),
        guests=guests_of(state),
        finished=_finished(state),
    )


def _unusual(state: TableState) -> dict[str, int | str]:
    usual = {option.name: option.default for option in state.game.sheet.options}
    return {name: value for name, value in state.settings.options.items() if usual.get(name) != value}


def _finished(state: TableState) -> tuple[Finished, ...]:
    """The finished game, once for each of its players' histories."""
    match, outcome = state.match, state.match.outcome if state.match else None
    if state.phase != "over" or not match or not outcome:
        return ()
    deal = state.deals[-1]
    summary = protocol.GameSummary(
        table=state.table,
        game=match.game.slug,
        names=list(match.names),
        scores=list(outcome.scores),
        winners=list(outcome.winners),
    )
    return tuple(
        Finished(guest, len(state.deals), deal.ended, protocol.encode(replace(summary, seat=seat)).decode())
        for seat, guest in enumerate(deal.guests)
        if guest
    )
