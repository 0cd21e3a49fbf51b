"""Starts the worker processes of a server, replaces those that die, and stops them all."""

import asyncio
import contextlib
import secrets
import signal
import socket
import tempfile
import time
from collections.abc import Iterator
from multiprocessing import connection, get_context, resource_tracker
from multiprocessing.context import SpawnProcess
from typing import Any, Final

import msgspec
from uvicorn.config import STARTUP_FAILURE

from saucer.server.config import Config
from saucer.server.ops import worker
from saucer.server.storage import open_store
from saucer.server.storage.connect import is_shared
from saucer.server.workers import peers
from saucer.server.workers.memory import SharedMemory

BACKLOG: Final = 4096  # connections that wait to be accepted
LOOK_SECONDS: Final = 0.25  # how soon a signal is noticed; a death is noticed at once
HUNG_SECONDS: Final = 60  # a worker that takes longer to start, or does nothing for so long, is replaced
STOP_SECONDS: Final = 15


class Supervisor:
    """The parent of the workers. A worker has a slot; the one that replaces it has the same, and so the same tables.

    The sockets and the memory that the workers share belong to the supervisor: they outlive any of them.
    """

    def __init__(self, config: Config, listening: socket.socket, options: dict[str, Any]) -> None:
        self._config = config
        self._listening = listening
        self._options = options
        self._name = secrets.token_hex(8)
        self._links = peers.links(config.workers)
        self._memory = SharedMemory(config.workers)
        self._workers: list[SpawnProcess] = []
        self._is_stopping = False

    def run(self) -> bool:
        """Serve until told to stop, or until a worker cannot start; returns whether all could."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop_soon)
        if not is_shared(self._config.database):
            asyncio.run(_forget_others(self._config.database))
        self._listening.listen(BACKLOG)  # who comes before the workers are ready waits
        with tempfile.TemporaryDirectory(prefix="saucer-metrics-") as folder:
            self._config = msgspec.structs.replace(self._config, metrics=folder)
            self._workers = [self._started(slot) for slot in range(self._config.workers)]
            while not self._is_stopping:
                connection.wait([process.sentinel for process in self._workers], LOOK_SECONDS)
                self._replace_dead()
            self._stop_all()
        return all(process.exitcode != STARTUP_FAILURE for process in self._workers)

    def _stop_soon(self, *_: object) -> None:
        self._is_stopping = True

    def _started(self, slot: int) -> SpawnProcess:
        place = peers.Peers(self._links, slot, self._config.workers, f"{self._name}-{slot}")
        self._memory.alive[slot] = time.monotonic()
        process = get_context("spawn").Process(
            target=worker.run, args=(self._config, self._listening, self._options, place, self._memory)
        )
        with _interrupts_blocked():
            process.start()
        return process

    def _replace_dead(self) -> None:
        for slot, process in enumerate(self._workers):
            is_hung = time.monotonic() - self._memory.alive[slot] > HUNG_SECONDS
            if self._is_stopping or (process.is_alive() and not is_hung):
                continue
            process.kill()
            process.join()
            if process.exitcode == STARTUP_FAILURE:  # the next one could not start, either
                self._is_stopping = True
            else:
                self._workers[slot] = self._started(slot)

    def _stop_all(self) -> None:
        for process in self._workers:
            process.terminate()
        stop = time.monotonic() + STOP_SECONDS
        for process in self._workers:
            process.join(max(0.0, stop - time.monotonic()))
            process.kill()
            process.join()


@contextlib.contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Processes that are started here never get ctrl-C: it is for the supervisor, which then stops them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would unblock them
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


async def _forget_others(database: str) -> None:
    """No other server has the file, so nothing of one that was killed needs to expire."""
    store = await open_store(database)
    await store.stand_alone()
    await store.close()
