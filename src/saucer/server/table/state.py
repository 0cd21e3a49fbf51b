"""The state of a table, folded from its event log. Deterministic: no clock, no randomness, no I/O."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

import msgspec

from saucer.games import game
from saucer.kernel.events import Event
from saucer.kernel.match import Match, Move
from saucer.kernel.record import Record, played
from saucer.server.fairness import shuffle
from saucer.server.fairness.deal import Deal
from saucer.server.settings import Settings
from saucer.server.storage import Entry
from saucer.server.table import events
from saucer.server.table.events import AnyEvent

Phase = Literal["gathering", "shuffling", "playing", "over", "closed"]
REMEMBERED: Final = 64  # requests of each guest, so that a repeated one has no second effect
SPECTATOR: Final = -1


@dataclass(slots=True)
class Seat:
    """One seat: taken by a person (guest) or a bot (level), or free."""

    guest: str = ""
    name: str = ""
    level: str = ""
    away: bool = False  # a bot plays for the person
    late: bool = False  # because the time ran out; else the person has left
    missed: int = 0  # the position whose time ran out: a bot plays it, even if the person comes back meanwhile
    here: set[str] = field(default_factory=set)  # server processes through which the person is connected
    changed: float = 0.0  # when the person last connected or disconnected
    promise: str = ""  # commitment of the seat's entropy
    entropy: str = ""

    @property
    def free(self) -> bool:
        """Whether nobody sits here."""
        return not self.guest and not self.level


class LoggedEvent(msgspec.Struct, frozen=True, eq=False):
    """An event of the log with what it meant for the game. There is one of each, so they are told apart as objects."""

    seq: int
    at: float
    event: AnyEvent
    game: int  # which game of the table it belongs to
    names: tuple[str, ...]  # of each seat, before the event
    game_events: tuple[Event, ...] = ()  # of a move
    insiders: frozenset[int] = frozenset()  # the seats that may know more of it than a spectator
    words_heard: tuple[str, ...] = ()  # a move's words: one text for all, or one for each seat and for spectators

    def words(self, viewer: int) -> str:
        """A move's words as a viewer may know them."""
        return self.words_heard[0] if len(self.words_heard) == 1 else self.words_heard[viewer]


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A request for an undo that needs consent, and who has agreed."""

    seat: int
    count: int
    at: float
    agreed: frozenset[int] = frozenset()


class TableState:
    """The state of one table."""

    def __init__(self, entry: Entry) -> None:
        created = events.decode(entry.body)
        assert isinstance(created, events.Created)
        self.table = created.table
        self.settings: Settings = created.settings
        self.game = game(created.settings.game)
        self.host = created.who
        self.secret = created.secret
        self.seats = [Seat() for _ in range(created.settings.players)]
        self.phase: Phase = "gathering"
        self.number = 1  # which game of the table
        self.match: Match | None = None
        self.continued: int | None = None  # moves taken over from another game
        self.next_secret = ""
        self.undo_request: UndoRequest | None = None
        self.rematch: dict[int, str] = {}  # seats that want to play again, with their promises
        self.mutes: dict[str, set[int]] = {}
        self.removed: set[str] = set()  # guests whom the host has removed
        self.loser: int | None = (
            None  # the seat that came last, alone, in the last game, if its player still sits there
        )
        self.last_moves: dict[int, int] = {}  # [seat] the seq of its newest move
        self.log: list[LoggedEvent] = []
        self.deals: list[Deal] = []
        self.position = 0  # the seq that made the present position
        self.position_at = entry.at
        self.seq = 0
        self.changes = 0  # events other than moves; while it stays the same, so do seats and settings
        self._requests: dict[str, OrderedDict[str, int]] = {}  # [guest][id of a request] the seq of its event
        self.names = self._seated()  # of each seat, or empty; the same object until somebody comes or goes
        self._seats_of_guests: dict[str, int] = {}
        self._record(LoggedEvent(entry.seq, entry.at, created, self.number, self.names))

    # ---- queries --------------------------------------------------------------------------------

    def seat_of(self, guest: str) -> int:
        """Where a guest sits, or SPECTATOR."""
        return self._seats_of_guests.get(guest, SPECTATOR)

    def may_look(self, guest: str) -> bool:
        """Whether a guest may see the table: always before the start, and where they sit or have played."""
        if self.settings.watchers or self.phase == "gathering" or self.seat_of(guest) != SPECTATOR:
            return True
        return guest not in self.removed and any(guest in deal.guests for deal in self.deals if guest)

    def is_automatic(self, number: int) -> bool:
        """Whether a bot moves for the seat now."""
        seat = self.seats[number]
        return bool(seat.level) or seat.away or (seat.missed == self.position and seat.missed > 0)

    @property
    def people(self) -> list[int]:
        """The seats of people, present or not."""
        return [number for number, seat in enumerate(self.seats) if seat.guest]

    @property
    def mover(self) -> int:
        """The seat whose turn it is; SPECTATOR when nobody's."""
        return int(self.match.state.mover()) if self.match and self.match.state.actors() else SPECTATOR

    def seq_of_request(self, guest: str, request_id: str) -> int | None:
        """The seq of the event that carried out a request; None if it has not been, or long ago."""
        return self._requests.get(guest, OrderedDict[str, int]()).get(request_id)

    @property
    def deal_name(self) -> str:
        """The name of the present deal, which goes into its seed."""
        return f"{self.table} {self.number} {self.settings.game} {self.settings.players}"

    # ---- applying events ------------------------------------------------------------------------

    def replay(self, entry: Entry) -> None:
        """Apply an event as the log keeps it. A move is parsed and judged again, by the rules of its version."""
        event, move = events.decode(entry.body), None
        if isinstance(event, events.Played):
            assert self.match
            move = self.match.check(self.match.parse(event.seat, event.words))
        self.apply(entry.seq, entry.at, event, move)

    def apply(self, seq: int, at: float, event: AnyEvent, move: Move | None = None) -> None:
        """Apply the next event. `move` is the legal move that a Played stands for."""
        assert seq == self.seq + 1, "events come in order"
        if isinstance(event, events.Played):
            assert move, "somebody has judged it"
            self._play(seq, at, event, move)
            return
        names_before = self.names
        self.changes += 1
        self._change(seq, at, event)
        self._record(LoggedEvent(seq, at, event, self.number, names_before))
        names = self._seated()
        if names != names_before:
            self.names = names

    def _seated(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def _record(self, logged: LoggedEvent) -> None:
        self.seq = logged.seq
        self.log.append(logged)
        event = logged.event
        if event.cid:
            requests = self._requests.setdefault(event.who, OrderedDict())
            requests[event.cid] = logged.seq
            if len(requests) > REMEMBERED:
                requests.popitem(last=False)

    def _play(self, seq: int, at: float, event: events.Played, move: Move) -> None:
        assert self.match
        words_heard = self._words_heard(move)
        game_events = tuple(self.match.apply(move))
        self.last_moves[move.seat] = seq
        self._new_position(seq, at)
        if not self.match.state.actors():
            self.phase = "over"
            self.deals[-1].finish(self.match, at)
        insiders = self._insiders(game_events, words_heard)
        self._record(LoggedEvent(seq, at, event, self.number, self.names, game_events, insiders, words_heard))

    def _insiders(self, game_events: tuple[Event, ...], words_heard: tuple[str, ...]) -> frozenset[int]:
        if len(words_heard) > 1:
            return frozenset(range(len(self.seats)))
        return frozenset([seat for event in game_events for seat in event.insiders])

    def _words_heard(self, move: Move) -> tuple[str, ...]:
        """A move's words for each viewer; if spectators, who know least, may know all of them, everybody may."""
        assert self.match
        position, heard = self.match.state, self.game.heard
        if heard(position, move.seat, move.code, SPECTATOR) == move.words:
            return (move.words,)
        viewers = (*range(len(self.seats)), SPECTATOR)
        return tuple(heard(position, move.seat, move.code, viewer) for viewer in viewers)

    def _new_position(self, seq: int, at: float) -> None:
        self.position, self.position_at, self.undo_request = seq, at, None

    def _change(self, seq: int, at: float, event: AnyEvent) -> None:  # noqa: C901 - flat, one case for each kind
        match event:
            case events.Sat():
                self._seat(event.seat, Seat(guest=event.who, name=event.name, promise=event.promise, changed=at))
                self.host = self.host or event.who
            case events.Stood():
                if event.cleared and self.seats[event.seat].guest:
                    self.removed.add(self.seats[event.seat].guest)
                self._seat(event.seat, Seat(changed=at))
                self.rematch.pop(event.seat, None)
                self._find_host()
            case events.BotSat():
                self._seat(event.seat, Seat(name=event.name, level=event.level, changed=at))
            case events.Changed():
                self._resettle(event.settings)
            case events.Started():
                self.phase, self.position_at = "shuffling", at
            case events.Revealed():
                self.seats[event.seat].entropy = event.entropy
            case events.Dealt():
                self._deal(seq, at, event.version)
            case events.Continued():
                self._continue(seq, at, Record.from_json(event.record))
            case events.UndoAsked():
                self.undo_request = UndoRequest(event.seat, event.count, at)
            case events.UndoAgreed() if self.undo_request:
                self.undo_request = replace(self.undo_request, agreed=self.undo_request.agreed | {event.seat})
            case events.UndoRefused():
                self.undo_request = None
            case events.Undone():
                self._undo(seq, at, event.count)
            case events.Prepared():
                self.next_secret = event.secret
            case events.RematchWanted():
                self.rematch[event.seat] = event.promise
            case events.Renewed():
                self._renew()
            case events.Left():
                self._leave(self.seats[event.seat], late=event.late)
            case events.Returned():
                self.seats[event.seat].away = self.seats[event.seat].late = False
            case events.Here():
                self._presence(at, event.seat, self.seats[event.seat].here | {event.process})
            case events.Gone():
                self._presence(at, event.seat, self.seats[event.seat].here - {event.process})
            case events.Muted():
                muted = self.mutes.setdefault(event.who, set())
                (muted.add if event.on else muted.discard)(event.seat)
            case events.Closed():
                self.phase = "closed"

    def _seat(self, number: int, seat: Seat) -> None:
        """Change who sits in a seat, and forget what was kept about the player before."""
        self.seats[number] = seat
        self._seats_of_guests = {seat.guest: number for number, seat in enumerate(self.seats) if seat.guest}
        if self.loser == number:
            self.loser = None
        for muted in self.mutes.values():
            muted.discard(number)

    def _resettle(self, settings: Settings) -> None:
        """Change the settings; seats are added or removed at the end."""
        self.settings = settings
        more = settings.players - len(self.seats)
        self.seats = [*self.seats[: settings.players], *(Seat() for _ in range(more))]

    def _presence(self, at: float, seat: int, here: set[str]) -> None:
        self.seats[seat].here = here
        self.seats[seat].changed = at

    def _leave(self, seat: Seat, *, late: bool) -> None:
        seat.away, seat.late, self.undo_request = True, late, None
        if late:
            seat.missed = self.position

    def _find_host(self) -> None:
        """If the host has left, the first person who sits, or comes, is the new host."""
        if self.seat_of(self.host) == SPECTATOR:
            self.host = self.seats[self.people[0]].guest if self.people else ""

    def _deal(self, seq: int, at: float, version: int) -> None:
        dealt = self.game.of_version(version)
        assert dealt, "the log was written by a newer server"
        entropy = {number: seat.entropy for number, seat in enumerate(self.seats) if seat.entropy}
        promises = {number: seat.promise for number, seat in enumerate(self.seats) if seat.promise}
        seed = shuffle.seed(self.secret, self.deal_name, entropy)
        options = dict(self.settings.setting.options)
        self.match = Match(dealt, len(self.seats), seed=seed, options=options, names=self.names, start=self._first())
        self._begin(seq, at, Deal(self.deal_name, self.secret, self._guests, promises, entropy))

    def _continue(self, seq: int, at: float, record: Record) -> None:
        """Continue another game from a position. Its seed, and so every card, may be known."""
        self.continued = len(record.moves)
        self.match = played(replace(record, names=self.names), self.game, self.continued)
        self._begin(seq, at, Deal(self.deal_name, self.secret, self._guests, {}, {}, self.continued))

    def _first(self) -> int | None:
        """The seat that the settings let begin; None to leave it to chance."""
        start = self.settings.start
        return start if isinstance(start, int) else self.loser if start == "loser" else None

    @property
    def _guests(self) -> tuple[str, ...]:
        return tuple(seat.guest for seat in self.seats)

    def _begin(self, seq: int, at: float, deal: Deal) -> None:
        self.deals.append(deal)
        self.phase = "playing"
        self.last_moves.clear()
        self._new_position(seq, at)

    def _undo(self, seq: int, at: float, count: int) -> None:
        assert self.match
        for _ in range(count):
            self.match.undo()
        self._new_position(seq, at)

    def _renew(self) -> None:
        self.number += 1
        self.secret, self.next_secret = self.next_secret, ""
        self.loser = self._last()
        self.match, self.continued, self.phase, self.undo_request = None, None, "gathering", None
        for number, seat in enumerate(self.seats):
            seat.promise, seat.entropy, seat.missed = self.rematch.get(number, ""), "", 0
            seat.away = seat.late = False
        self.rematch = {}

    def _last(self) -> int | None:
        """The seat that came last, alone, if the same player still sits there."""
        last = self.match.outcome.loser if self.match and self.match.outcome else None
        if last is None or self.seats[last].free or self.seats[last].guest != self.deals[-1].guests[last]:
            return None
        return last


def replayed(entries: Sequence[Entry]) -> TableState:
    """The state after a whole log."""
    state = TableState(entries[0])
    for entry in entries[1:]:
        state.replay(entry)
    return state
