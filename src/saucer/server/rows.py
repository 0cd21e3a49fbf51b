"""Rows: what the lobby and the alarm clock find a table by, made from how it stands."""

from msgspec.structs import replace

from saucer.server import wire
from saucer.server.automatic import next_time
from saucer.server.standing import SPECTATOR, Standing
from saucer.server.storage import Finished, Row


def guests_of(standing: Standing) -> tuple[str, ...]:
    """Everybody who sits there."""
    return tuple(seat.guest for seat in standing.seats if seat.guest)


def row_of(standing: Standing) -> Row:
    """The table's row."""
    changed, host = standing.story[-1].at, standing.seat_of(standing.host)
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
        moves=len(standing.match.history) if standing.match else 0,
        host=None if host == SPECTATOR else host,
        options=_unusual(standing),
    )
    return Row(
        table=standing.table,
        game=standing.settings.game,
        phase=standing.phase,
        public=standing.settings.public and (standing.settings.watchers or standing.phase == "gathering"),
        seq=standing.seq,
        changed=changed,
        wake=next_time(standing),
        summary=wire.encode(summary).decode(),
        guests=guests_of(standing),
        finished=_finished(standing),
    )


def _unusual(standing: Standing) -> dict[str, int | str]:
    usual = {option.name: option.default for option in standing.game.sheet.options}
    return {name: value for name, value in standing.settings.options.items() if usual.get(name) != value}


def _finished(standing: Standing) -> tuple[Finished, ...]:
    """The game that is over, for the history of everybody who played it."""
    match, outcome = standing.match, standing.match.outcome if standing.match else None
    if standing.phase != "over" or not match or not outcome:
        return ()
    deal = standing.deals[-1]
    summary = wire.GameSummary(
        table=standing.table,
        game=match.game.slug,
        names=list(match.names),
        scores=list(outcome.scores),
        winners=list(outcome.winners),
    )
    return tuple(
        Finished(guest, len(standing.deals), deal.ended, wire.encode(replace(summary, seat=seat)).decode())
        for seat, guest in enumerate(deal.guests)
        if guest
    )
