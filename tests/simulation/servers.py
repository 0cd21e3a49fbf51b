"""Simulated processes of the server: they start, die without cleaning up, pause, and have wrong clocks."""

import contextlib
import random
import zlib
from collections.abc import Callable
from typing import Final

from saucer.server.config import Config, Keep
from saucer.server.http.context import RequestContext
from saucer.server.registry import TableRegistry
from saucer.server.storage import Store
from saucer.server.table.bots import Tempo
from saucer.server.workers.memory import Records, SharedMemory
from saucer.server.workers.peers import Peers
from tests.simulation.bots import SimulatedBotPool
from tests.simulation.database import Host, SimulatedDatabase
from tests.simulation.loop import Domain, SimulatedLoop
from tests.simulation.network import Link
from tests.simulation.trace import Trace
from tests.simulation.wire import SimulatedSocket, serve

BOOT_RETRY: Final = 1.0


class Workers(Peers):
    """The other processes of the server, which own tables of their own."""

    def __init__(self, slot: int, count: int, process: str) -> None:
        super().__init__(slot=slot, count=count, process=process)

    def owner(self, table: str) -> int:
        """The slot of the process that owns a table."""
        return owner(table, self.count)


def shared_memory(count: int) -> SharedMemory | None:
    """What several workers share; a single process needs none."""
    memory = SharedMemory()
    memory.sockets = [Records(shared=False) for _ in range(count)]
    return memory if count > 1 else None


def owner(table: str, count: int) -> int:
    """Which of several workers owns a table."""
    return zlib.crc32(table.encode()) % count


class Server:
    """One process of the server, and those that take its place when it has died."""

    def __init__(
        self,
        number: int,
        count: int,
        loop: SimulatedLoop,
        host: Host,
        trace: Trace,
        seed: str,
        config: Config,
        memory: SharedMemory | None,
    ) -> None:
        self.number = number
        self.count = count
        self.loop = loop
        self.host = host
        self.trace = trace
        self.config = config
        self.memory = memory  # what workers share
        self.sent: Callable[[Link, bytes], None] = lambda link, data: None
        self.bots_fail = 0.0
        self.dead: list[Domain] = []  # kept, so that their tasks never clean up
        self.started_at = 0.0
        self.context: RequestContext | None = None  # while it serves
        self._chance = random.Random(f"{seed} server {number}")
        self._links: list[Link] = []
        self._waiting: list[Callable[[], None]] = []  # connections passed on while nobody serves
        self._name = self._chance.randbytes(8).hex()  # of a worker, which its replacement inherits
        self._clock_error = 0.0
        self.start()

    @property
    def is_worker(self) -> bool:
        """Whether it is one of several processes of one server."""
        return self.host.kind == "file" and self.count > 1

    @property
    def is_up(self) -> bool:
        """Whether it serves, and is not paused."""
        return self.context is not None and self.domain.is_alive and not self.domain.is_paused

    @property
    def connections(self) -> int:
        """How many connections it may still know of."""
        return len(self._links)

    def start(self) -> None:
        """Start a process."""
        self.domain = Domain(f"server {self.number}.{len(self.dead)}")
        self.domain.clock_error = self._clock_error
        self.started_at = self.loop.now
        self.trace.add(f"{self.domain.name} starts")
        self._in_domain(self._boot)

    def _in_domain(self, work: Callable[[], object]) -> None:
        self.loop.call_soon(work, context=self.domain.context)

    def _boot(self) -> None:
        task = self.loop.create_task(self._serve(), name="boot")
        task.add_done_callback(lambda done: done.cancelled() or done.result())  # so that an error is noticed

    async def _serve(self) -> None:
        database = SimulatedDatabase(self.host, self.domain)
        store = Store(database)
        database.process = self.domain.process = store.process
        try:
            await store.open()
            if self.is_worker:
                database.process = self.domain.process = store.process = self._name
                await store.beat()
            elif self.host.kind == "file":
                await store.stand_alone()
        except Exception:  # as a supervisor would: start again
            self.host.ends.remove(database)
            self.loop.call_later(BOOT_RETRY, self._boot)
            return
        pool = SimulatedBotPool(self._chance, lambda: self._chance.random() < self.bots_fail)
        peers = Workers(self.number, self.count, self._name) if self.is_worker else Peers()
        registry = TableRegistry(store, pool, Tempo(), Keep(), peers)
        registry.open()
        self.context = RequestContext.create(self.config, store, registry, self.memory)
        self.trace.add(f"{self.domain.name} serves")
        waiting, self._waiting = self._waiting, []
        for connect in waiting:
            self.loop.outside(0.0, connect)

    # ---- trouble --------------------------------------------------------------------------------

    def kill(self) -> None:
        """End the process at once; nothing in it runs any more."""
        self.trace.add(f"{self.domain.name} dies")
        self.domain.is_alive, self.context = False, None
        self.dead.append(self.domain)
        for end in [end for end in self.host.ends if end.domain is self.domain]:
            end.cut()
        for link in self._links:
            link.end()
        self._links = []

    async def stop(self) -> None:
        """End the process as by SIGTERM, in its own domain."""
        context, self.context = self.context, None
        if context:
            await context.registry.close()
            with contextlib.suppress(Exception):  # without a database, others wait for the leases to end
                await context.store.close()

    def stop_soon(self) -> None:
        """Ask the process to end."""
        self.trace.add(f"{self.domain.name} is asked to end")
        self._in_domain(lambda: self.loop.create_task(self._stop_and_end(self.domain), name="stop"))

    async def _stop_and_end(self, domain: Domain) -> None:
        await self.stop()
        self.loop.outside(0.0, self._ended, domain)

    def _ended(self, domain: Domain) -> None:
        if domain.is_alive:
            self.kill()

    def pause(self) -> None:
        """The process stands still, and does not notice."""
        self.trace.add(f"{self.domain.name} is paused")
        self.domain.is_paused = True

    def resume(self) -> None:
        """It goes on."""
        if self.domain.is_paused:
            self.trace.add(f"{self.domain.name} goes on")
            self.loop.resume(self.domain)

    def set_clock(self, error: float) -> None:
        """The wall clock jumps."""
        self.trace.add(f"{self.domain.name} has a clock wrong by {error:.3f}")
        self._clock_error = self.domain.clock_error = error

    # ---- connections ----------------------------------------------------------------------------

    def connect(self, link: Link, table: str, token: str, address: str) -> None:
        """A client connects, or has been passed on by another worker."""
        if self.context is None or not self.domain.is_alive:
            if self.is_worker:
                self._waiting.append(lambda: self.connect(link, table, token, address))
            else:
                link.end()
            return
        context = self.context
        self._links = [link for link in self._links if link.is_whole]
        self._links.append(link)
        socket = SimulatedSocket(link, self.domain, self.sent)
        self._in_domain(
            lambda: self.loop.create_task(serve(context, socket, table, token, address), name=f"socket {address}")
        )
