"""An event loop whose time is simulated, and domains: what dies, pauses and has a clock of its own together."""

import asyncio
import contextvars
import heapq
import random
from collections import deque
from collections.abc import Callable
from typing import Any, Final

EPOCH: Final = 1_800_000_000.0  # the simulated wall clock at the beginning
MOST_CANCELLED: Final = 500  # cancelled timers that the heap may hold besides as many as are live


class Stopped(Exception):
    """The loop has nothing left to do."""


class Domain:
    """A simulated process. Handles that belong to it are dropped once it is dead, and held while it is paused."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.process = ""  # what its store calls it
        self.is_alive = True
        self.is_paused = False
        self.clock_error = 0.0  # seconds by which its wall clock is wrong
        self.held: deque[asyncio.Handle] = deque()
        self.context = contextvars.Context()
        self.context.run(DOMAIN.set, self)
        self.tasks: list[asyncio.Task[Any]] = []  # kept after death, so that none of them cleans up


DOMAIN: Final[contextvars.ContextVar[Domain | None]] = contextvars.ContextVar("domain", default=None)
OUTSIDE: Final = contextvars.Context()  # the network, the disk and the checks: no domain


class SimulatedLoop(asyncio.BaseEventLoop):
    """Runs callbacks in an order that the seed decides wherever asyncio leaves it open: timers of the same moment."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.now = 0.0
        self.steps = 0
        self.failures: list[str] = []  # what no task has handled
        self._chance = random.Random(f"{seed} loop")
        self._timers: list[tuple[float, float, int, asyncio.TimerHandle]] = []
        self._count = 0
        self._cancelled = 0
        self._finished = False
        self._queue: deque[asyncio.Handle] = self._ready  # type: ignore[attr-defined]
        self.set_exception_handler(lambda _, context: self._failed(context))

    def _failed(self, context: dict[str, Any]) -> None:
        if not self._finished:
            error = context.get("exception")
            self.failures.append(f"{context.get('message')}: {error!r}")

    # ---- time -----------------------------------------------------------------------------------

    def time(self) -> float:
        """Simulated seconds since the beginning."""
        return self.now

    def wall(self) -> float:
        """The wall clock of the running domain."""
        domain = DOMAIN.get()
        return EPOCH + self.now + (domain.clock_error if domain else 0.0)

    # ---- what asyncio asks of a loop ------------------------------------------------------------

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.TimerHandle:
        """Run a callback at a simulated moment."""
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        handle._scheduled = True  # type: ignore[attr-defined]
        if not self._finished:
            self._count += 1
            heapq.heappush(self._timers, (when, self._chance.random(), self._count, handle))
        return handle

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.TimerHandle:
        """Run a callback after simulated seconds."""
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.Handle:
        """Run a callback next."""
        handle = asyncio.Handle(callback, args, self, context)
        if not self._finished:
            self._queue.append(handle)
        return handle

    def outside(self, delay: float, callback: Callable[..., object], *args: Any) -> asyncio.TimerHandle:
        """Run a callback of the network, the disk or a check after a delay; it outlives every process."""
        return self.call_at(self.now + delay, callback, *args, context=OUTSIDE)

    def create_task(self, coro: Any, *, name: object = None, context: Any = None) -> Any:
        """A task, remembered by the domain that it belongs to."""
        task: Any = asyncio.Task(coro, loop=self, name=str(name) if name else None, context=context)
        domain = context.get(DOMAIN) if context else DOMAIN.get()
        if domain:
            domain.tasks.append(task)
            if len(domain.tasks) > 64 and not len(domain.tasks) % 64:
                domain.tasks = [task for task in domain.tasks if not task.done()]
        return task

    def run_in_executor(self, *_: Any) -> Any:  # type: ignore[override]
        """Threads and processes would bring back the real time."""
        raise RuntimeError("no threads in the simulation")

    def _timer_handle_cancelled(self, _: asyncio.TimerHandle) -> None:
        self._cancelled += 1

    # ---- running --------------------------------------------------------------------------------

    def _run_once(self) -> None:
        if not self._queue:
            self._advance()
        while self._timers and self._timers[0][0] <= self.now:
            self._queue.append(heapq.heappop(self._timers)[3])
        for _ in range(len(self._queue)):
            handle = self._queue.popleft()
            if not handle._cancelled:
                self._run(handle)

    def _advance(self) -> None:
        if self._cancelled > MOST_CANCELLED and self._cancelled > len(self._timers) // 2:
            self._timers = [timer for timer in self._timers if not timer[3].cancelled()]
            heapq.heapify(self._timers)
            self._cancelled = 0
        while self._timers and self._timers[0][3].cancelled():
            heapq.heappop(self._timers)
        if not self._timers:
            raise Stopped("nothing will ever happen again")
        self.now = max(self.now, self._timers[0][0])

    def _run(self, handle: asyncio.Handle) -> None:
        domain: Domain | None = handle._context.get(DOMAIN)  # type: ignore[attr-defined]
        if domain and not domain.is_alive:
            return
        if domain and domain.is_paused:
            domain.held.append(handle)
            return
        self.steps += 1
        handle._run()

    def resume(self, domain: Domain) -> None:
        """Let a paused process go on with what it has missed."""
        domain.is_paused = False
        self._queue.extend(domain.held)
        domain.held.clear()

    def live_timers(self, domain: Domain) -> int:
        """How many timers a process has set."""
        return sum(
            handle._context.get(DOMAIN) is domain  # type: ignore[attr-defined]
            for _, _, _, handle in self._timers
            if not handle.cancelled()
        )

    def finish(self) -> None:
        """End for good: close what is left, without a trace."""
        self._finished = True
        self._queue.clear()
        self._timers.clear()
        for task in asyncio.all_tasks(self):
            task._log_destroy_pending = False  # type: ignore[attr-defined]
        self.close()

    # BaseEventLoop wakes its selector when it is stopped from elsewhere; there is none here.
    def _write_to_self(self) -> None:
        pass

    def _process_events(self, _: Any) -> None:
        pass
