"""The whole server in a thread of the test's own process: over real sockets, but its tables can be tampered with."""

import asyncio
import threading
import time
from contextlib import contextmanager

import uvicorn

from saucer.server.config import Config
from saucer.server.http.app import application
from saucer.server.ops.serve import listen, options
from tests.server.live import PATIENCE, QUICK, free_port


class Inside:
    """A server with the port and url of one, and its parts in reach."""

    compression = None

    def __init__(self, database, **config):
        config = Config(**{**QUICK, "host": "127.0.0.1", "port": free_port(), "database": str(database), **config})
        self.port = config.port
        self.url = f"http://127.0.0.1:{config.port}"
        self.application = application(config)
        self._server = uvicorn.Server(uvicorn.Config(self.application, **options(config)))
        self._thread = threading.Thread(target=self._run, args=(listen(config),), daemon=True)

    def _run(self, listening):
        with asyncio.Runner() as runner:
            self.loop = runner.get_loop()
            runner.run(self._server.serve([listening]))

    def start(self):
        self._thread.start()
        stop = time.monotonic() + PATIENCE
        while not self._server.started:
            assert time.monotonic() < stop
            time.sleep(0.02)
        return self

    def stop(self):
        self._server.should_exit = True
        self._thread.join(PATIENCE)

    @property
    def context(self):
        return self.application.state.context

    def state(self, table):
        return self.context.registry.tables[table].state

    def do(self, work):
        """Do something where the tables live, between two of their steps."""

        async def inside():
            return work()

        return asyncio.run_coroutine_threadsafe(inside(), self.loop).result(PATIENCE)


@contextmanager
def inside(database, **config):
    server = Inside(database, **config).start()
    try:
        yield server
    finally:
        server.stop()
