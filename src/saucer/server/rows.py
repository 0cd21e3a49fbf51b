"""Rows: what the lobby and the alarm clock find a table by, made from how it stands."""

from saucer.server import wire
from saucer.server.automatic import next_time
from saucer.server.standing import SPECTATOR, Standing
from saucer.server.storage import Row


def guests_of(standing: Standing) -> tuple[str, ...]:
    """Everybody who sits there."""
    return tuple(seat.guest for seat in standing.seats if seat.guest)


def row_of(standing: Standing) -> Row:
    """The table's row."""
    changed = standing.story[-1].at
    summary = wire.TableSummary(
        table=standing.table,
        game=standing.settings.game,
        phase=standing.phase,
        players=len(standing.seats),
        free=sum(seat.free for seat in standing.seats),
        people=len(standing.people),
        names=list(standing.names),
        clock=standing.settings.clock,
        changed=changed,
        mover=None if standing.mover == SPECTATOR else standing.mover,
    )
    return Row(
        table=standing.table,
        game=standing.settings.game,
        phase=standing.phase,
        public=standing.settings.public,
        seq=standing.seq,
        changed=changed,
        wake=next_time(standing),
        summary=wire.encode(summary).decode(),
        guests=guests_of(standing),
    )
