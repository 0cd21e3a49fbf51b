"""The right of one process to run a table's bots and timers."""

import time
from typing import Final

from saucer.server.storage import Store

RETRY_SECONDS: Final = 1.0


class Lease:
    """A lease with a fencing token: the server that runs the table presents it to the store with every write."""

    def __init__(self, store: Store, table: str) -> None:
        self.store = store
        self.table = table
        self.token: int | None = None
        self.retry_at = 0.0

    async def acquire(self) -> bool:
        """Whether this process has the lease now; while another living process has it, ask again later."""
        if self.token is None and time.time() >= self.retry_at:
            self.token = await self.store.lease(self.table)
            self.retry_at = 0.0 if self.token is not None else time.time() + RETRY_SECONDS
        return self.token is not None

    def lose(self) -> None:
        """The store did not accept the token: another process has taken over."""
        self.token = None
