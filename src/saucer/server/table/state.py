"""TableState: how a table stands, made from its log, line by line. Nothing here waits, asks the time or draws lots."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from saucer.games import game
from saucer.kernel.events import Event
from saucer.kernel.match import Match
from saucer.kernel.record import Record, played
from saucer.server.fairness import shuffle
from saucer.server.settings import Settings
from saucer.server.storage import Entry
from saucer.server.table import events
from saucer.server.table.events import AnyEvent

Phase = Literal["gathering", "shuffling", "playing", "over", "closed"]
REMEMBERED: Final = 64  # requests of each guest, so that a repeated one has no second effect
SPECTATOR: Final = -1


@dataclass(slots=True)
class Seat:
    """Who sits in a place: a person (guest), or a bot (level), or nobody."""

    guest: str = ""
    name: str = ""
    level: str = ""
    away: bool = False  # a bot plays for the person
    late: bool = False  # because the time ran out; else the person has left
    missed: int = 0  # the position whose time ran out: a bot plays it, even if the person comes back meanwhile
    here: set[str] = field(default_factory=set)  # server processes through which the person is connected
    changed: float = 0.0  # when it last came or went
    promise: str = ""  # commitment of the seat's entropy
    entropy: str = ""

    @property
    def free(self) -> bool:
        """Whether nobody sits here."""
        return not self.guest and not self.level


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    """A line with what it meant for the game: the events, and a move's words as each viewer heard them."""

    seq: int
    at: float
    line: AnyEvent
    game: int  # which game of the table it belongs to
    names: tuple[str, ...]  # who sat where when it happened
    events: tuple[Event, ...] = ()
    heard: tuple[str, ...] = ()  # one for all, or one a seat and the spectators' last

    def words(self, viewer: int) -> str:
        """A move's words as a viewer heard them."""
        return self.heard[0] if len(self.heard) == 1 else self.heard[viewer]


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A request for an undo that needs consent, and who has agreed."""

    seat: int
    count: int
    at: float
    agreed: frozenset[int] = frozenset()


class TableState:
    """A table as its log tells."""

    def __init__(self, entry: Entry) -> None:
        line = events.decode(entry.body)
        assert isinstance(line, events.Created)
        self.table = line.table
        self.settings: Settings = line.settings
        self.game = game(line.settings.game)
        self.host = line.who
        self.secret = line.secret
        self.seats = [Seat() for _ in range(line.settings.players)]
        self.phase: Phase = "gathering"
        self.number = 1  # which game of the table
        self.match: Match | None = None
        self.continued: int | None = None  # moves that another game has given to this one
        self.next_secret = ""
        self.undo_request: UndoRequest | None = None
        self.rematch: dict[int, str] = {}  # seats that want to play again, with their promises
        self.mutes: dict[str, set[int]] = {}
        self.removed: set[str] = set()  # guests whom the host has cleared away
        self.loser: int | None = None  # the seat that alone came last in the last game, if it still sits
        self.played: dict[int, int] = {}  # [seat] the seq of its newest move
        self.log: list[LoggedEvent] = []
        self.deals: list[Deal] = []
        self.position = 0  # the seq that made the present position
        self.position_at = entry.at
        self.seq = 0
        self._done: dict[str, OrderedDict[str, int]] = {}
        self._names: tuple[str, ...] = self.names  # the same object until somebody comes or goes
        self._tell(entry, line)

    # ---- asking ---------------------------------------------------------------------------------

    def seat_of(self, guest: str) -> int:
        """Where a guest sits, or SPECTATOR."""
        for number, seat in enumerate(self.seats):
            if guest and seat.guest == guest:
                return number
        return SPECTATOR

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
    def names(self) -> tuple[str, ...]:
        """A name for each seat; empty where nobody sits."""
        return tuple(seat.name for seat in self.seats)

    @property
    def mover(self) -> int:
        """The seat whose turn it is; SPECTATOR when nobody's."""
        return int(self.match.state.mover()) if self.match and self.match.state.actors() else SPECTATOR

    def done(self, guest: str, cid: str) -> int | None:
        """The seq of a request that has already been carried out."""
        done = self._done.get(guest)
        return done.get(cid) if done else None

    @property
    def deal_name(self) -> str:
        """What names the present deal in its seed."""
        return f"{self.table} {self.number} {self.settings.game} {self.settings.players}"

    # ---- changing -------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """One more line."""
        assert entry.seq == self.seq + 1, "lines come in order"
        line = events.decode(entry.body)
        if isinstance(line, events.Played):
            self._play(entry, line)
            return
        seated = self._names
        self._change(entry, line)
        self._tell(entry, line, names=seated)
        if self.names != seated:
            self._names = self.names

    def _tell(
        self,
        entry: Entry,
        line: AnyEvent,
        events: tuple[Event, ...] = (),
        heard: tuple[str, ...] = (),
        names: tuple[str, ...] | None = None,
    ) -> None:
        self.seq = entry.seq
        self.log.append(LoggedEvent(entry.seq, entry.at, line, self.number, names or self._names, events, heard))
        if line.cid:
            done = self._done.setdefault(line.who, OrderedDict())
            done[line.cid] = entry.seq
            if len(done) > REMEMBERED:
                done.popitem(last=False)

    def _play(self, entry: Entry, line: events.Played) -> None:
        assert self.match
        move = self.match.parse(line.seat, line.words)
        heard = self._heard(line.seat, move.code, move.words)
        events = tuple(self.match.play(line.seat, move))
        self.played[line.seat] = entry.seq
        self._moved(entry)
        if not self.match.actors:
            self.phase = "over"
            self.deals[-1].finish(self.match, entry.at)
        self._tell(entry, line, events, heard)

    def _heard(self, seat: int, code: int, words: str) -> tuple[str, ...]:
        """What a spectator hears, all do."""
        assert self.match
        state, heard = self.match.state, self.game.heard
        if heard(state, seat, code, SPECTATOR) == words:
            return (words,)
        return tuple(heard(state, seat, code, viewer) for viewer in (*range(len(self.seats)), SPECTATOR))

    def _moved(self, entry: Entry) -> None:
        self.position, self.position_at, self.undo_request = entry.seq, entry.at, None

    def _change(self, entry: Entry, line: AnyEvent) -> None:  # noqa: C901 - flat, one case for each kind of line
        match line:
            case events.Sat():
                self._seat(line.seat, Seat(guest=line.who, name=line.name, promise=line.promise, changed=entry.at))
                self.host = self.host or line.who
            case events.Stood():
                if line.cleared and self.seats[line.seat].guest:
                    self.removed.add(self.seats[line.seat].guest)
                self._seat(line.seat, Seat(changed=entry.at))
                self.rematch.pop(line.seat, None)
                self._find_host()
            case events.BotSat():
                self._seat(line.seat, Seat(name=line.name, level=line.level, changed=entry.at))
            case events.Changed():
                self._resettle(line.settings)
            case events.Started():
                self.phase, self.position_at = "shuffling", entry.at
            case events.Revealed():
                self.seats[line.seat].entropy = line.entropy
            case events.Dealt():
                self._deal(entry, line.version)
            case events.Continued():
                self._continue(entry, Record.from_json(line.record))
            case events.UndoAsked():
                self.undo_request = UndoRequest(line.seat, line.count, entry.at)
            case events.UndoAgreed() if self.undo_request:
                self.undo_request = replace(self.undo_request, agreed=self.undo_request.agreed | {line.seat})
            case events.UndoRefused():
                self.undo_request = None
            case events.Undone():
                self._undo(entry, line.count)
            case events.Prepared():
                self.next_secret = line.secret
            case events.RematchWanted():
                self.rematch[line.seat] = line.promise
            case events.Renewed():
                self._renew()
            case events.Left():
                self._leave(self.seats[line.seat], late=line.late)
            case events.Returned():
                self.seats[line.seat].away = self.seats[line.seat].late = False
            case events.Here():
                self._presence(entry, line.seat, self.seats[line.seat].here | {line.process})
            case events.Gone():
                self._presence(entry, line.seat, self.seats[line.seat].here - {line.process})
            case events.Muted():
                muted = self.mutes.setdefault(line.who, set())
                (muted.add if line.on else muted.discard)(line.seat)
            case events.Closed():
                self.phase = "closed"

    def _seat(self, number: int, seat: Seat) -> None:
        """Another sits there, or nobody: what was said of the one before holds no more."""
        self.seats[number] = seat
        if self.loser == number:
            self.loser = None
        for muted in self.mutes.values():
            muted.discard(number)

    def _resettle(self, settings: Settings) -> None:
        """Other settings; seats are added or taken away at the end."""
        self.settings = settings
        more = settings.players - len(self.seats)
        self.seats = [*self.seats[: settings.players], *(Seat() for _ in range(more))]

    def _presence(self, entry: Entry, seat: int, here: set[str]) -> None:
        self.seats[seat].here = here
        self.seats[seat].changed = entry.at

    def _leave(self, seat: Seat, *, late: bool) -> None:
        seat.away, seat.late, self.undo_request = True, late, None
        if late:
            seat.missed = self.position

    def _find_host(self) -> None:
        """The host's rights pass on when the host leaves: to whoever sits there, or comes first."""
        if self.seat_of(self.host) == SPECTATOR:
            self.host = self.seats[self.people[0]].guest if self.people else ""

    def _deal(self, entry: Entry, version: int) -> None:
        dealt = self.game.of_version(version)
        assert dealt, "the log was written by a newer server"
        entropy = {number: seat.entropy for number, seat in enumerate(self.seats) if seat.entropy}
        promises = {number: seat.promise for number, seat in enumerate(self.seats) if seat.promise}
        seed = shuffle.seed(self.secret, self.deal_name, entropy)
        options = dict(self.settings.setting.options)
        self.match = Match(dealt, len(self.seats), seed=seed, options=options, names=self.names, start=self._first())
        self._begin(entry, Deal(self.deal_name, self.secret, self._guests, promises, entropy))

    def _continue(self, entry: Entry, record: Record) -> None:
        """Go on from another game's position; its seed, and so every card, is known to whoever has its record."""
        self.continued = len(record.moves)
        self.match = played(replace(record, names=self.names), self.game, self.continued)
        self._begin(entry, Deal(self.deal_name, self.secret, self._guests, {}, {}, self.continued))

    def _first(self) -> int | None:
        """The seat that begins by the table's settings; None where chance chooses it."""
        start = self.settings.start
        return start if isinstance(start, int) else self.loser if start == "loser" else None

    @property
    def _guests(self) -> tuple[str, ...]:
        return tuple(seat.guest for seat in self.seats)

    def _begin(self, entry: Entry, deal: "Deal") -> None:
        self.deals.append(deal)
        self.phase = "playing"
        self.played.clear()
        self._moved(entry)

    def _undo(self, entry: Entry, count: int) -> None:
        assert self.match
        for _ in range(count):
            self.match.undo()
        self._moved(entry)

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
        """The seat that alone came last, if the same player still sits there."""
        last = self.match.outcome.loser if self.match and self.match.outcome else None
        if last is None or self.seats[last].free or self.seats[last].guest != self.deals[-1].guests[last]:
            return None
        return last


@dataclass(slots=True)
class Deal:
    """How one game of the table was dealt, and its record once it is over."""

    name: str
    secret: str
    guests: tuple[str, ...]  # who sat in each seat; empty for bots
    promises: dict[int, str]
    entropy: dict[int, str]
    continued: int | None = None  # moves given by another game, whose seed was known
    record: str = ""
    ended: float = 0.0

    def finish(self, match: Match, at: float) -> None:
        """Keep the record; the match itself is no longer needed by then."""
        self.record, self.ended = match.record().to_json(), at


def replayed(entries: Sequence[Entry]) -> TableState:
    """A table from its whole log."""
    state = TableState(entries[0])
    for entry in entries[1:]:
        state.apply(entry)
    return state
