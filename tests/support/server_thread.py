"""A server in a thread of the test process, with real sockets and accessible internals."""

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import uvicorn

from saucer.server.config import Config
from saucer.server.http.app import application
from saucer.server.http.context import RequestContext
from saucer.server.ops.serve import listen, options
from saucer.server.table.state import TableState
from tests.support.server import QUICK, free_port
from tests.support.waiting import PATIENCE, until

Result = TypeVar("Result")


class Inside:
    """A server with access to its tables."""

    compression = None

    def __init__(self, database: Path | str, **changes: Any) -> None:
        config = Config(**{**QUICK, "host": "127.0.0.1", "port": free_port(), "database": str(database), **changes})
        self.port = config.port
        self.url = f"http://127.0.0.1:{config.port}"
        self.application: Any = application(config)
        self._server = uvicorn.Server(uvicorn.Config(self.application, **options(config)))
        self._thread = threading.Thread(target=self._run, args=(listen(config),), daemon=True)

    def _run(self, listening: socket.socket) -> None:
        with asyncio.Runner() as runner:
            self.loop = runner.get_loop()
            runner.run(self._server.serve([listening]))

    def start(self) -> "Inside":
        """Start it, and wait until it serves."""
        self._thread.start()
        until(lambda: self._server.started)
        return self

    def stop(self) -> None:
        """End it."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)

    @property
    def context(self) -> RequestContext:
        """The context shared by its endpoints."""
        context = self.application.state.context
        assert isinstance(context, RequestContext)
        return context

    def state(self, table: str) -> TableState:
        """The state of an awake table."""
        return self.context.registry.tables[table].state

    def do(self, work: Callable[[], Result]) -> Result:
        """Run a function in the event loop of the tables."""

        async def inside() -> Result:
            return work()

        return asyncio.run_coroutine_threadsafe(inside(), self.loop).result(PATIENCE)


@contextmanager
def inside(database: Path | str, **config: Any) -> Iterator[Inside]:
    """A server in a thread as a context manager."""
    server = Inside(database, **config).start()
    try:
        yield server
    finally:
        server.stop()
