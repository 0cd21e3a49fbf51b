"""The truth about a table: what is committed, folded by a copy of the rules that no planted fault reaches."""

from collections.abc import Sequence
from typing import Any

import msgspec

from saucer.kernel.snapshot import digest
from saucer.server import protocol
from saucer.server.storage import Entry
from saucer.server.table import events
from saucer.server.table.state import SPECTATOR, TableState, replayed
from saucer.server.views.news import news
from saucer.server.views.table_info import table_info
from saucer.server.views.update import snapshot
from saucer.server.views.viewer import Viewer
from tests.simulation.disk import Line
from tests.simulation.trace import Violation

# What happens by itself: only the process that holds the table's lease may write it.
BY_ITSELF = (events.Dealt, events.Prepared, events.Renewed)


class Truth:
    """One table."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = list(lines)
        self.state = replayed([_entry(line) for line in lines])
        self.committed_at: list[float] = [0.0] * len(lines)
        self.requests: dict[tuple[str, str], tuple[int, int]] = {}  # [guest, id] the transaction, and its newest seq
        self.told = 0  # the newest seq that anybody has been told of
        self.transactions = 0
        for line in lines:
            self._note(events.decode(line.body), line.seq)

    def append(self, lines: Sequence[Line], now: float) -> bool:
        """A transaction has been committed; returns whether any of it has happened by itself."""
        self.transactions += 1
        automatic = False
        for line in lines:
            if line.seq != self.state.seq + 1:
                raise Violation(f"the log has line {line.seq} after line {self.state.seq}")
            if line.at < self.lines[-1].at:
                raise Violation(f"line {line.seq} is older than the one before")
            event = events.decode(line.body)
            automatic |= is_automatic(event)
            try:
                self.state.replay(_entry(line))
            except Exception as error:
                raise Violation(f"line {line.seq} cannot be replayed: {error!r}") from error
            self.lines.append(line)
            self.committed_at.append(now)
            self._note(event, line.seq)
        return automatic

    def _note(self, event: events.AnyEvent, seq: int) -> None:
        if not event.cid:
            return
        known = self.requests.get((event.who, event.cid))
        if known and known[0] != self.transactions:
            raise Violation(f"request {event.cid} is carried out twice, by lines {known[1]} and {seq}")
        self.requests[event.who, event.cid] = self.transactions, seq

    def update(self, guest: str, language: str | None, since: int | None, watching: int) -> dict[str, Any]:
        """What a guest may be told now, decoded; without the time."""
        state = self.state
        viewer = Viewer(state.seat_of(guest), guest, language)
        shown = snapshot(state, viewer, table_info(state, language, watching))
        message: dict[str, Any] = msgspec.json.decode(protocol.encode(shown.whole(news(state, viewer, since))))
        message["now"] = 0
        return message

    def told_in_another_world(
        self, guest: str, language: str | None, since: int | None, watching: int, seed: int
    ) -> dict[str, Any]:
        """The same if all that the guest cannot know were different."""
        match = self.state.match
        if not match:
            return self.update(guest, language, since, watching)
        real = match.state
        match.state = match.imagine(self.state.seat_of(guest), seed)
        try:
            return self.update(guest, language, since, watching)
        finally:
            match.state = real

    @property
    def hidden(self) -> list[str]:
        """Strings that no viewer may get."""
        state = self.state
        secrets = [state.next_secret, "" if state.phase == "over" else state.secret]
        seed = state.match.seed.hex() if state.match and state.phase != "over" else ""
        return [text for text in (*secrets, seed) if text]


def _entry(line: Line) -> Entry:
    return Entry(line.seq, line.at, line.body)


def is_automatic(event: events.AnyEvent) -> bool:
    """Whether an event happens by itself, for which a process needs the lease."""
    match event:
        case events.Played():
            return event.auto
        case events.Left():
            return event.late
        case events.UndoRefused():
            return event.seat == SPECTATOR
    return isinstance(event, BY_ITSELF)


def fingerprint(state: TableState) -> tuple[object, ...]:
    """Everything that a table's state consists of, to compare two copies."""
    match = state.match
    return (
        state.seq,
        state.phase,
        state.number,
        state.host,
        state.settings,
        state.secret,
        state.next_secret,
        [repr(_plain(seat)) for seat in state.seats],
        state.undo_request,
        state.rematch,
        {guest: seats for guest, seats in state.mutes.items() if seats},
        state.removed,
        state.loser,
        state.last_moves,
        state.position,
        state.position_at,
        state.names,
        [logged.at for logged in state.log],
        [(deal.name, deal.record, deal.entropy) for deal in state.deals],
        [move.words for move in match.history] if match else None,
        digest(match.state) if match else None,
    )


def _plain(seat: Any) -> tuple[object, ...]:
    return (
        seat.guest, seat.name, seat.level, seat.away, seat.late, seat.missed, sorted(seat.here), seat.changed,
        seat.promise, seat.entropy,
    )  # fmt: skip
