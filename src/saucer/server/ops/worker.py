"""A worker process of a server."""

import asyncio
import gc
import os
import socket
import time
from functools import partial
from typing import Any, Final

import uvicorn

from saucer.server.bot_pool import end_with_parent
from saucer.server.config import Config
from saucer.server.http.app import application
from saucer.server.ops import logging_setup
from saucer.server.workers.memory import SharedMemory
from saucer.server.workers.peers import Peers
from saucer.server.workers.routing import RoutedRequests

GARBAGE: Final = 20_000  # new objects before the collector looks for cycles


def run(config: Config, listening: socket.socket, options: dict[str, Any], peers: Peers, memory: SharedMemory) -> None:
    """Serve until stopped."""
    end_with_parent()
    logging_setup.set_up(config.log)

    async def say_alive() -> None:
        memory.alive[peers.slot] = time.monotonic()

    server = WorkerServer(
        uvicorn.Config(
            application(config, peers, memory),
            **{**options, "http": partial(RoutedRequests, peers=peers)},
            callback_notify=say_alive,
            timeout_notify=1,
        ),
        peers,
    )
    collect_garbage_rarely()
    server.run([listening])


def collect_garbage_rarely() -> None:
    """Let the collector pass over what was there at the start, and look for cycles less often: few arise here."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 20)


class WorkerServer(uvicorn.Server):
    """A server that also takes connections which another process has accepted."""

    def __init__(self, config: uvicorn.Config, peers: Peers) -> None:
        super().__init__(config)
        self._peers = peers
        self._peers.adopt = self._adopt
        self._adopting: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then take connections."""
        await super().startup(sockets)
        self._peers.open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more connections, then stop."""
        self._peers.close()
        await super().shutdown(sockets)

    def _adopt(self, descriptor: int, data: bytes, stays: bool) -> None:
        try:
            connection = socket.socket(fileno=descriptor)
        except OSError:
            os.close(descriptor)
            return
        task = asyncio.create_task(self._connect(connection, data, stays))
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)

    async def _connect(self, connection: socket.socket, data: bytes, stays: bool) -> None:
        """Go on with a connection as if it had been accepted here."""
        protocol = partial(
            RoutedRequests,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
            peers=self._peers,
            data=data,
            stays=stays,
        )
        connection.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:  # it has ended meanwhile
            connection.close()
