"""The actor of one live table: it owns the table's state, and decides one request after another.

Commit, then publish, then acknowledge: whatever a client has been told is on disk. A move at a table that is doing
nothing else is carried out at once, without a task; all other requests wait in a mailbox for the table's task.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence, Set
from functools import partial
from typing import Final, Protocol

from saucer.kernel.errors import SaucerError
from saucer.server import protocol
from saucer.server.bot_pool import BotPool
from saucer.server.errors import ServerError
from saucer.server.metrics import METRICS
from saucer.server.storage import Conflict, Entry, Store
from saucer.server.table import events, timers
from saucer.server.table.bots import BotRunner, Tempo
from saucer.server.table.broadcast import Broadcast, Subscriber
from saucer.server.table.caller import Caller
from saucer.server.table.decide import Decision, decide
from saucer.server.table.hints import Hints
from saucer.server.table.lease import Lease
from saucer.server.table.presence import Presence
from saucer.server.table.request import Answer, Reply, TableRequest
from saucer.server.table.state import SPECTATOR, TableState, replayed
from saucer.server.views.refused import refused
from saucer.server.views.table_index import IndexRow, guests_of

logger: Final = logging.getLogger("saucer.table")
FULL: Final = 200  # requests waiting at one table; more are refused
ATTEMPTS: Final = 5  # at carrying out a request while other processes write, too
RETRY_SECONDS: Final = 1.0
LONGEST_ALARM: Final = 3600.0
IDLE_SECONDS: Final = 60.0  # with nobody there and nothing to do a table goes to sleep


class Services(Protocol):
    """What a table needs of the process it lives in."""

    store: Store
    bot_pool: BotPool
    tempo: Tempo
    living: Set[str]  # server processes


class Table:
    """A live table."""

    def __init__(self, services: Services, entries: Sequence[Entry]) -> None:
        self.services = services
        self.store = services.store
        self.state = replayed(entries)
        self.broadcast = Broadcast()
        self.presence = Presence(self.store.process, self.broadcast.subscribers)
        self.lease = Lease(self.store, self.id)
        self.steady = asyncio.Event()  # the state in memory is on disk
        self.steady.set()
        self.asleep = False
        self.task: asyncio.Task[None] | None = None
        self._mailbox: deque[TableRequest] = deque()
        self._wake = asyncio.Event()
        self._wake.set()
        self.bots = BotRunner(services.bot_pool, services.tempo, self.broadcast, self._wake.set)
        self._behind = False  # another process has written
        self._current = asyncio.Event()  # everything known to be written elsewhere has been read
        self._current.set()
        self._suspect = False  # the state in memory may not be what is on disk
        self._in_turn = False  # the task is at work
        self._hints = Hints(services.bot_pool, self.settled)
        self._free = asyncio.Event()  # no move is being written outside the task
        self._free.set()
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at = 0.0
        self._due: float | None = None  # when the newest event wants the table to be run
        self._awake_until = time.time() + IDLE_SECONDS

    @property
    def id(self) -> str:
        """The table's name."""
        return self.state.table

    # ---- for everybody --------------------------------------------------------------------------

    async def request(self, caller: Caller, command: protocol.Command, language: str | None = None) -> Reply:
        """Have a request carried out, and wait for the reply."""
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.submit(caller, command, language, lambda answer: None if reply.done() else reply.set_result(answer))
        return await reply

    def submit(self, caller: Caller, command: protocol.Command, language: str | None, answer: Answer) -> None:
        """Have a request carried out; `answer` gets the reply, perhaps before this returns."""
        request = TableRequest(caller, command, language, answer)
        if isinstance(command, protocol.Hint):
            self._hints.start(request)
        elif self.asleep:
            request.refuse(ServerError("server-stops"))
        elif len(self._mailbox) >= FULL:
            request.refuse(ServerError("table-busy"))
        elif not (type(command) is protocol.Move and self._is_idle and self._move_at_once(request)):
            self._mailbox.append(request)
            self.wake()

    async def settled(self) -> TableState:
        """The table's state, once it is on disk."""
        while not self.steady.is_set():  # again if another commit began before this one woke
            await self.steady.wait()
        return self.state

    async def update(self, subscriber: Subscriber) -> bytes:
        """The next update for a subscriber, encoded."""
        return self.broadcast.update(await self.settled(), subscriber)

    @property
    def subscribers(self) -> Set[Subscriber]:
        """All connections that follow the table."""
        return self.broadcast.subscribers

    @property
    def watchers(self) -> int:
        """How many of them have no seat."""
        return self.broadcast.watchers(self.state)

    def subscribe(self, subscriber: Subscriber) -> None:
        """A new connection follows the table."""
        self.broadcast.add(subscriber, self.state)
        self.wake()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """A connection has ended."""
        self.broadcast.remove(subscriber, self.state)
        seat = self.state.seat_of(subscriber.caller.guest)
        if seat != SPECTATOR:
            self.presence.disconnect(seat)
        self.wake()

    def notify(self, seq: int) -> None:
        """Another process has written the event `seq`; 0 if it is not known which."""
        if not seq or seq > self.state.seq:
            self._behind = True
            self._current.clear()
            self.wake()

    async def read_up_to(self, seq: int | None) -> None:
        """A client has seen `seq`, perhaps from another process: do not show it anything older."""
        if seq is not None and seq > self.state.seq and not self.asleep:
            self.notify(seq)
            await self._current.wait()

    def keep_awake(self) -> None:
        """Somebody is about to come."""
        self._awake_until = time.time() + IDLE_SECONDS

    def wake(self) -> None:
        """Look for something to do."""
        self.keep_awake()
        self._wake.set()

    # ---- the task -------------------------------------------------------------------------------

    async def run(self) -> None:
        """The table's life, until it falls asleep."""
        try:
            while not self._may_sleep(now := time.time()):
                self._set_alarm(now)
                await self._wake.wait()
                self._wake.clear()
                await self._turn()
        finally:
            self.asleep = True
            self._stop()

    async def _turn(self) -> None:
        self._in_turn = True
        try:
            await self._free.wait()
            if self._suspect:
                await self._reload()
            if self._behind:
                await self._catch_up()
            while self._mailbox:
                await self._answer(self._mailbox.popleft())
            await self._do_what_is_due()
        except Exception:  # whatever it was, the log is the truth: begin again from there
            logger.exception("table %s starts again from its log", self.id[:6])
            METRICS.count("saucer_table_restarts_total")
            self._suspect = True
            self._wake.set()
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._in_turn = False

    def _may_sleep(self, now: float) -> bool:
        if self.subscribers or self._mailbox or self.bots.busy or self._wake.is_set() or not self._free.is_set():
            return False
        due = timers.next_time(self.state)
        soon = due is not None and due < now + IDLE_SECONDS
        return not soon and now >= self._awake_until

    def _stop(self) -> None:
        if self._alarm:
            self._alarm.cancel()
        self.bots.cancel()
        self._current.set()
        for request in self._mailbox:
            request.refuse(ServerError("server-stops"))

    def _set_alarm(self, now: float) -> None:
        """Wake up for the next thing to do, as seen at the moment in which the table could not sleep yet."""
        if self._alarm:
            self._alarm.cancel()
        times = [now + LONGEST_ALARM, self.presence.next_change(self.state)]
        if not self.subscribers and self._awake_until > now:
            times.append(self._awake_until)
        timer = timers.timer(self.state)
        if timer is not None:
            times.append(max(timer, self.lease.retry_at))
        if self.lease.token is None and self.bots.next_seat(self.state) is not None:
            times.append(self.lease.retry_at)
        self._alarm_at = max(now + 0.01, min(moment for moment in times if moment is not None))
        self._alarm = asyncio.get_running_loop().call_later(self._alarm_at - now, self._wake.set)

    # ---- requests -------------------------------------------------------------------------------

    async def _answer(self, request: TableRequest) -> None:
        started = time.perf_counter()
        reply: Reply | None = None
        try:
            reply = await self._reply(request)
        finally:
            if reply:
                request.answer(reply)
            else:
                request.refuse(ServerError("storage-trouble"))
        METRICS.observe("saucer_request_seconds", time.perf_counter() - started)

    async def _reply(self, request: TableRequest) -> Reply:
        caller, command = request.caller, request.command
        for _ in range(ATTEMPTS):
            seq = self.state.seq_of_request(caller.guest, command.id)
            if seq is not None:
                return protocol.Ack(command.id, seq)
            try:
                decision = decide(self.state, caller, command)
                if decision.events:
                    await self._commit(decision)
                return protocol.Ack(command.id, self.state.seq)
            except SaucerError as error:
                if not await self._catch_up():  # else it was judged by an old copy
                    reader = self.state.seat_of(caller.guest)
                    return refused(error, command.id, request.language, self.state.names, reader)
            except Conflict:
                continue
        return refused(ServerError("table-busy"), command.id, request.language)

    # ---- moves at once --------------------------------------------------------------------------

    @property
    def _is_idle(self) -> bool:
        """Whether nothing is being written, and nothing else waits to be done."""
        return not (self._in_turn or self._mailbox or self._behind or self._suspect) and self._free.is_set()

    def _move_at_once(self, request: TableRequest) -> bool:
        """Decide and begin to write a move; False if that needs more than a moment, so that it has to wait."""
        if self.state.seq_of_request(request.caller.guest, request.command.id) is not None:
            return False
        try:
            decision = decide(self.state, request.caller, request.command)
        except SaucerError:
            return False  # perhaps it was judged by an old copy
        self._free.clear()
        self.keep_awake()
        self._write(decision, None, partial(self._moved, request, time.perf_counter()))
        return True

    def _moved(self, request: TableRequest, started: float, error: Exception | None) -> None:
        """A move is on disk, or could not be written."""
        if error is None:
            request.acknowledge(self.state.seq)
            METRICS.observe("saucer_request_seconds", time.perf_counter() - started)
        elif isinstance(error, Conflict):
            self._mailbox.appendleft(request)  # to be decided again with what others have written
        else:
            logger.error("table %s could not be written", self.id[:6], exc_info=error)
            request.refuse(ServerError("storage-trouble"))

    def _release(self) -> None:
        """A move has been told, or has failed: others may follow."""
        self._free.set()
        is_due = self._due is not None and self._due < self._alarm_at
        if self._mailbox or self._behind or self._suspect or is_due:
            self._wake.set()

    # ---- the log --------------------------------------------------------------------------------

    async def _commit(self, decision: Decision, token: int | None = None) -> None:
        """Apply and write, then publish. If it cannot be written, the state is read from the log again."""
        written: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        self._write(decision, token, lambda error: None if written.done() else written.set_result(error))
        error = await written
        if error:
            await self._reload()
            raise error

    def _write(self, decision: Decision, token: int | None, done: Callable[[Exception | None], None]) -> None:
        """Apply events and begin to write them; once they are on disk, `done` is called, and they are published."""
        self.steady.clear()
        guests_before = guests_of(self.state)
        now = max(time.time(), self.state.log[-1].at)
        entries = []
        written = partial(self._written, len(decision.events), token, done)
        try:
            for event in decision.events:
                entries.append(Entry(self.state.seq + 1, now, events.encode(event)))
                self.state.apply(entries[-1].seq, now, event, decision.move)
            row = IndexRow(self.state)
            self._due = row.wake
            self.store.append_soon(row, entries, guests_before, token, written)
        except Exception as error:
            written(error)

    def _written(
        self, count: int, token: int | None, done: Callable[[Exception | None], None], error: Exception | None
    ) -> None:
        if error is None:
            METRICS.count("saucer_lines_total", count)
            done(None)  # before the state is steady, so that a socket sends the reply together with the update
            self.steady.set()
            self.broadcast.publish(self.state)
        else:
            self._suspect = True
            if isinstance(error, Conflict):
                METRICS.count("saucer_conflicts_total")
                if token is not None:
                    self.lease.lose()
            done(error)
        if not self._free.is_set():
            self._release()

    async def _reload(self) -> None:
        self.steady.clear()
        self.state = replayed(await self.store.read(self.id))
        self._suspect = False
        self._current.set()
        self.steady.set()
        self.broadcast.publish(self.state)

    async def _catch_up(self) -> bool:
        """Read what other processes have written; whether there was anything."""
        self._behind = False
        entries = await self.store.read(self.id, self.state.seq)
        for entry in entries:
            self.state.replay(entry)
        if not self._behind:
            self._current.set()
        if entries:
            self.broadcast.publish(self.state)
        return bool(entries)

    # ---- what happens by itself -----------------------------------------------------------------

    async def _do_what_is_due(self) -> None:
        try:
            while True:
                changes = self.presence.changes(self.state)
                if changes:
                    await self._commit(Decision(changes))
                    continue
                overdue = timers.overdue(self.state, time.time(), self.services.living)
                if not overdue or not await self.lease.acquire():
                    break
                await self._commit(Decision(overdue), self.lease.token)
            await self._run_bots()
        except Conflict:  # another process was quicker: look again
            self._wake.set()

    async def _run_bots(self) -> None:
        """Carry out what a bot has chosen, and let the next one think."""
        decision = self.bots.take_decision(self.state)
        if decision:
            await self._commit(decision, self.lease.token)
        seat = self.bots.next_seat(self.state)
        if seat is not None and not self.bots.busy and await self.lease.acquire():
            self.bots.start(self.state, seat)
