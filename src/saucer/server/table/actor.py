"""Table: one live table. One task owns it; everybody else leaves a request in its mailbox and waits for the answer.

Commit, then publish, then acknowledge: what a client has been told is on disk.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, Protocol

import msgspec

from saucer.kernel.errors import SaucerError
from saucer.server import protocol
from saucer.server.bot_pool import BotPool
from saucer.server.errors import ServerError
from saucer.server.metrics import METRICS
from saucer.server.storage import Conflict, Entry, Store
from saucer.server.table import decide, events, timers
from saucer.server.table.caller import Caller
from saucer.server.table.events import AnyEvent
from saucer.server.table.state import SPECTATOR, replayed
from saucer.server.views import update
from saucer.server.views.refused import refused
from saucer.server.views.table_index import guests_of, row_of
from saucer.server.views.update import Viewer

logger: Final = logging.getLogger("saucer.table")
FULL: Final = 200  # requests waiting at one table; more are sent away
ATTEMPTS: Final = 5  # at writing a request while others write, too
RETRY_SECONDS: Final = 1.0
LONGEST_ALARM: Final = 3600.0
GRACE_SECONDS: Final = 8.0  # a lost connection may come back unnoticed
LOOK_SECONDS: Final = 0.25  # that bots wait at most for those who look on to see a move
FRESH_SECONDS: Final = 0.5  # an update tells the time, so it is not kept for longer
IDLE_SECONDS: Final = 60.0  # with nobody there and nothing to do a table goes to sleep

Reply = protocol.Ack | protocol.Refused | protocol.Advice


@dataclass(frozen=True)
class Tempo:
    """The pace of bots, in seconds: between moves, and while a person could still call, catch or challenge."""

    pace: float = 1.0
    hold: float = 2.5


@dataclass(eq=False)
class Subscriber:
    """Somebody who looks at the table. Only the last number sent is kept: who is slow gets news in larger pieces."""

    caller: Caller
    language: str | None = None
    sent: int | None = None
    seen: int | None = None  # the last number they said was on their screen, if they ever did
    fresh: bool = True  # nothing has been sent yet
    dismissed: str = ""  # why they may not look any longer: a key of the catalogue
    stirred: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(eq=False)
class QueuedRequest:
    """A request in the mailbox."""

    caller: Caller
    command: protocol.Command
    language: str | None
    answer: "asyncio.Future[Reply]"


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot has decided for a position."""

    position: int
    seat: int
    code: int | None


class Services(Protocol):
    """What a table needs of the registry it stands in."""

    store: Store
    bot_pool: BotPool
    tempo: Tempo
    living: Set[str]  # server processes


class Table:
    """A live table."""

    def __init__(self, registry: Services, entries: Sequence[Entry]) -> None:
        self.registry = registry
        self.store = registry.store
        self.state = replayed(entries)
        self.subscribers: set[Subscriber] = set()
        self.steady = asyncio.Event()  # what stands is on disk
        self.steady.set()
        self.asleep = False
        self._mail: deque[QueuedRequest] = deque()
        self._stirred = asyncio.Event()
        self._stirred.set()
        self._behind = False  # another process wrote
        self._current = asyncio.Event()  # what was written elsewhere has been read, as far as is known here
        self._current.set()
        self._doubtful = False  # what stands in memory may not be what is on disk
        self._fence: int | None = None  # the lease to run bots and clocks
        self._lease_retry = 0.0
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._thought: Thought | None = None
        self._waited: set[int] = set()  # bots that let the present moment pass
        self._waited_at = 0
        self._gone: dict[int, float] = {}  # [seat] when its last connection here ended
        self._busy_until = time.time() + IDLE_SECONDS
        self._looked = asyncio.Event()  # somebody said what they see, or looks no more
        self._made: dict[tuple[object, ...], tuple[float, msgspec.Raw]] = {}  # messages, and parts of them
        self.task: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        """The table's name."""
        return self.state.table

    # ---- for everybody --------------------------------------------------------------------------

    async def request(self, caller: Caller, command: protocol.Command, language: str | None = None) -> Reply:
        """Ask for something, and wait for the answer."""
        if isinstance(command, protocol.Hint):
            return await self._hint(caller, command.id, language)
        if self.asleep:
            return refused(ServerError("server-stops"), command.id, language)
        if len(self._mail) >= FULL:
            return refused(ServerError("table-busy"), command.id, language)
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._mail.append(QueuedRequest(caller, command, language, answer))
        self.stir()
        return await answer

    async def update(self, subscriber: Subscriber) -> bytes:
        """The newest for a subscriber, encoded; the same bytes serve all who see the same."""
        if not self.steady.is_set():
            await self.steady.wait()
        guest = subscriber.caller.guest
        seat = self.state.seat_of(guest)
        viewer = Viewer(seat, guest, subscriber.language)
        since, subscriber.sent = subscriber.sent, self.state.seq
        key = (seat, subscriber.language, since, bool(self.state.mutes.get(guest)) and guest)
        return bytes(self._shared(key, lambda: update.update(self.state, viewer, since, self._info(viewer.language))))

    def _info(self, language: str | None) -> msgspec.Raw:
        return self._shared((language,), lambda: update.table_info(self.state, language, self.watching))

    def _shared(self, key: tuple[object, ...], make: Callable[[], object]) -> msgspec.Raw:
        """A message or a part of one, encoded once for all who get the same."""
        made, data = self._made.get(key, (0.0, msgspec.Raw()))
        now = time.time()
        if now > made + FRESH_SECONDS:
            data = protocol.encoded(make())
            self._made[key] = now, data
        return data

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return sum(self.state.seat_of(subscriber.caller.guest) == SPECTATOR for subscriber in self.subscribers)

    def expect(self) -> None:
        """Somebody is about to come: stay awake for them."""
        self._busy_until = time.time() + IDLE_SECONDS

    def enter(self, subscriber: Subscriber) -> None:
        """Begin to watch."""
        self.subscribers.add(subscriber)
        self._tell_of(subscriber)
        self.stir()

    def exit(self, subscriber: Subscriber) -> None:
        """End watching."""
        self.subscribers.discard(subscriber)
        self._looked.set()
        seat = self.state.seat_of(subscriber.caller.guest)
        if seat != SPECTATOR:
            self._gone[seat] = time.time()
        self._tell_of(subscriber)
        self.stir()

    def _tell_of(self, watcher: Subscriber) -> None:
        """Players hear at once how many look on."""
        if self.state.seat_of(watcher.caller.guest) != SPECTATOR:
            return
        self._made.clear()
        for subscriber in self.subscribers:
            if self.state.seat_of(subscriber.caller.guest) != SPECTATOR:
                subscriber.fresh = True
                subscriber.stirred.set()

    def saw(self, subscriber: Subscriber, seq: int) -> bool:
        """A subscriber says what is on their screen; whether that is news, and was sent to them."""
        if not (subscriber.seen or 0) < seq <= (subscriber.sent or 0):
            return False
        subscriber.seen = seq
        self._looked.set()
        return True

    def news(self, seq: int) -> None:
        """Another process wrote a line of that number; 0 if that is not known."""
        if not seq or seq > self.state.seq:
            self._behind = True
            self._current.clear()
            self.stir()

    async def reach(self, seq: int | None) -> None:
        """Somebody has seen a line of that number, perhaps through another process: do not go back behind it."""
        if seq is not None and seq > self.state.seq and not self.asleep:
            self.news(seq)
            await self._current.wait()

    def stir(self) -> None:
        """Have a look at what there is to do."""
        self.expect()
        self._stirred.set()

    # ---- the one task ---------------------------------------------------------------------------

    async def run(self) -> None:
        """The table's life, until it falls asleep."""
        try:
            while not self._may_sleep(now := time.time()):
                self._arm(now)
                await self._stirred.wait()
                self._stirred.clear()
                await self._turn()
        finally:
            self.asleep = True
            self._stop()

    async def _turn(self) -> None:
        try:
            if self._doubtful:
                await self._reload()
            if self._behind:
                await self._catch_up()
            while self._mail:
                await self._answer(self._mail.popleft())
            await self._do_what_is_due()
        except Exception:  # whatever it was, the log is the truth: begin again from there
            logger.exception("table %s starts again from its log", self.id[:6])
            METRICS.count("saucer_table_restarts_total")
            self._doubtful = True
            self._stirred.set()
            await asyncio.sleep(RETRY_SECONDS)

    def _may_sleep(self, now: float) -> bool:
        if self.subscribers or self._mail or self._thinking or self._stirred.is_set():
            return False
        wake = timers.next_time(self.state)
        soon = wake is not None and wake < now + IDLE_SECONDS
        return not soon and now >= self._busy_until

    def _stop(self) -> None:
        if self._alarm:
            self._alarm.cancel()
        if self._thinking:
            self._thinking.cancel()
        self._current.set()
        for queued in self._mail:
            if not queued.answer.done():
                queued.answer.set_result(refused(ServerError("server-stops"), queued.command.id, queued.language))

    def _arm(self, now: float) -> None:
        """Set the alarm for the next thing to do, seen from the moment in which the table might not sleep yet."""
        if self._alarm:
            self._alarm.cancel()
        times = [now + LONGEST_ALARM, self._next_gone()]
        if not self.subscribers and self._busy_until > now:
            times.append(self._busy_until)
        timer = timers.timer(self.state)
        if timer is not None:
            times.append(max(timer, self._lease_retry))
        if (
            self._fence is None
            and not self.state.undo_request
            and timers.bot_to_ask(self.state, self._waited) is not None
        ):
            times.append(self._lease_retry)
        delay = max(0.01, min(moment for moment in times if moment is not None) - now)
        self._alarm = asyncio.get_running_loop().call_later(delay, self._stirred.set)

    # ---- requests -------------------------------------------------------------------------------

    async def _answer(self, queued: QueuedRequest) -> None:
        started = time.perf_counter()
        reply: Reply | None = None
        try:
            reply = await self._reply(queued)
        finally:
            if not queued.answer.done():
                trouble = ServerError("storage-trouble")
                queued.answer.set_result(reply or refused(trouble, queued.command.id, queued.language))
        METRICS.observe("saucer_request_seconds", time.perf_counter() - started)

    async def _reply(self, queued: QueuedRequest) -> Reply:
        caller, command = queued.caller, queued.command
        for _ in range(ATTEMPTS):
            done = self.state.done(caller.guest, command.id)
            if done is not None:
                return protocol.Ack(command.id, done)
            try:
                lines = decide.decide(self.state, caller, command)
                if lines:
                    await self._commit(lines)
                return protocol.Ack(command.id, self.state.seq)
            except SaucerError as error:
                if not await self._catch_up():  # else it was judged by an old copy
                    state = self.state
                    reader = state.seat_of(caller.guest)
                    return refused(error, command.id, queued.language, state.names, reader)
            except Conflict:
                continue
        return refused(ServerError("table-busy"), command.id, queued.language)

    async def _commit(self, lines: Sequence[AnyEvent], fence: int | None = None) -> None:
        """Write, then show. If it cannot be written, the table stands again as its log says."""
        self.steady.clear()
        sat = guests_of(self.state)
        now = max(time.time(), self.state.log[-1].at)
        first = self.state.seq + 1
        entries = [Entry(first + place, now, events.encode(line)) for place, line in enumerate(lines)]
        try:
            for entry in entries:
                self.state.apply(entry)
            await self.store.append(row_of(self.state), entries, sat, fence)
        except Exception as error:
            self._doubtful = True
            if isinstance(error, Conflict):
                METRICS.count("saucer_conflicts_total")
                self._fence = None if fence is not None else self._fence
            await self._reload()
            raise
        self.steady.set()
        METRICS.count("saucer_lines_total", len(lines))
        self._publish()

    async def _reload(self) -> None:
        self.steady.clear()
        self.state = replayed(await self.store.read(self.id))
        self._doubtful = False
        self._current.set()
        self.steady.set()
        self._publish()

    async def _catch_up(self) -> bool:
        """Read what other processes wrote; whether there was anything."""
        self._behind = False
        entries = await self.store.read(self.id, self.state.seq)
        for entry in entries:
            self.state.apply(entry)
        if not self._behind:
            self._current.set()
        if entries:
            self._publish()
        return bool(entries)

    def _publish(self) -> None:
        self._made.clear()
        for subscriber in self.subscribers:
            if not self.state.may_look(subscriber.caller.guest):
                subscriber.dismissed = "watchers-off"
            subscriber.stirred.set()

    # ---- what happens by itself -----------------------------------------------------------------

    async def _do_what_is_due(self) -> None:
        try:
            while True:
                lines = self._comings_and_goings()
                if lines:
                    await self._commit(lines)
                    continue
                lines = timers.overdue(self.state, time.time(), self.registry.living)
                if not lines or not await self._leased():
                    break
                await self._commit(lines, self._fence)
            await self._run_bots()
        except Conflict:  # somebody was quicker: look again
            self._stirred.set()

    def _comings_and_goings(self) -> list[AnyEvent]:
        """Who is connected through this process."""
        me, now = self.store.process, time.time()
        here = {self.state.seat_of(subscriber.caller.guest) for subscriber in self.subscribers}
        lines: list[AnyEvent] = []
        for number, seat in enumerate(self.state.seats):
            if number in here and me not in seat.here:
                lines.append(events.Here(seat=number, process=me))
                if seat.late:
                    lines.append(events.Returned(seat=number))
            elif number not in here and me in seat.here and now >= self._gone.get(number, 0) + GRACE_SECONDS:
                lines.append(events.Gone(seat=number, process=me))
        return lines

    def _next_gone(self) -> float | None:
        here = {self.state.seat_of(subscriber.caller.guest) for subscriber in self.subscribers}
        times = [
            self._gone.get(number, 0) + GRACE_SECONDS
            for number, seat in enumerate(self.state.seats)
            if self.store.process in seat.here and number not in here
        ]
        return min(times, default=None)

    async def _leased(self) -> bool:
        """Whether this process may act for the table; if another does, ask again later."""
        if self._fence is None and time.time() >= self._lease_retry:
            self._fence = await self.store.lease(self.id)
            self._lease_retry = 0.0 if self._fence is not None else time.time() + RETRY_SECONDS
        return self._fence is not None

    # ---- bots -----------------------------------------------------------------------------------

    async def _run_bots(self) -> None:
        """Carry out what a bot has thought, and let the next one think."""
        await self._use_thought()
        if self._waited_at != self.state.position:
            self._waited, self._waited_at = set(), self.state.position
        seat = timers.bot_to_ask(self.state, self._waited)
        if seat is None or self._thinking or self.state.undo_request or not await self._leased():
            return
        self._thinking = asyncio.create_task(self._think(seat, self.state.position), name=f"think {self.id}")

    async def _use_thought(self) -> None:
        thought, self._thought = self._thought, None
        if thought is None or thought.position != self.state.position or self.state.undo_request:
            return
        if not self.state.is_automatic(thought.seat):
            return
        if thought.code is None:
            self._waited.add(thought.seat)
            return
        assert self.state.match
        words = self.state.match.move(thought.seat, thought.code).words
        await self._commit([events.Played(seat=thought.seat, words=words, auto=True)], self._fence)

    async def _think(self, number: int, position: int) -> None:
        """Think at least as long as is polite. A task of its own: the table goes on meanwhile."""
        try:
            match, seat = self.state.match, self.state.seats[number]
            assert match
            hold = self.registry.tempo.hold if timers.person_may_act(self.state) else self.registry.tempo.pace
            since, seq = self.state.position_at, self.state.seq
            code = await self.registry.bot_pool.choose(match, number, seat.level or timers.SUBSTITUTE)
            if self.subscribers:
                await asyncio.sleep(max(0.0, since + hold - time.time()))
                await self._until_seen(seq, since + LOOK_SECONDS)
            self._thought = Thought(position, number, code)
        except Exception:
            logger.exception("a bot at table %s could not think", self.id[:6])
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._thinking = None
            self._stirred.set()

    async def _until_seen(self, seq: int, latest: float) -> None:
        """Wait for those who say what they see: bots that outran pictures would only make them late."""
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, latest - time.time())):
                while any(subscriber.seen is not None and subscriber.seen < seq for subscriber in self.subscribers):
                    self._looked.clear()
                    await self._looked.wait()

    async def _hint(self, caller: Caller, cid: str, language: str | None) -> protocol.Advice | protocol.Refused:
        """What a bot would do in the caller's place."""
        await self.steady.wait()
        state, seat = self.state, self.state.seat_of(caller.guest)
        if not state.settings.hints:
            return refused(ServerError("hints-off"), cid, language)
        if not state.match or seat == SPECTATOR or seat not in state.match.actors:
            return refused(ServerError("hint-not-now"), cid, language)
        position = state.position
        advice = await self.registry.bot_pool.advise(state.match, seat)
        await self.steady.wait()
        if self.state.position != position:
            return refused(ServerError("hint-not-now"), cid, language)
        assert self.state.match
        return update.advice(self.state.match, seat, language, cid, advice)
