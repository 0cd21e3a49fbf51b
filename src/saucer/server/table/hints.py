"""Hints: what a bot would do in a player's place. They change nothing, so they do not wait in the mailbox."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from saucer.server import protocol
from saucer.server.bot_pool import BotPool
from saucer.server.errors import ServerError
from saucer.server.table.request import TableRequest
from saucer.server.table.state import SPECTATOR, TableState
from saucer.server.views.advice import advice

logger: Final = logging.getLogger("saucer.table")


class Hints:
    """Answers the requests for a hint at one table, each in a task of its own."""

    def __init__(self, pool: BotPool, settled: Callable[[], Awaitable[TableState]]) -> None:
        self.pool = pool
        self.settled = settled  # the table's state, once it is on disk
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, request: TableRequest) -> None:
        """Ask a bot."""
        task = asyncio.create_task(self._answer(request), name="hint")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, request: TableRequest) -> None:
        try:
            hint = await self._hint(request)
        except ServerError as error:
            request.refuse(error)
        except Exception:
            logger.exception("a bot could not give a hint")
            request.refuse(ServerError("hint-not-now"))
        else:
            request.answer(hint)

    async def _hint(self, request: TableRequest) -> protocol.Advice:
        state = await self.settled()
        match, seat = state.match, state.seat_of(request.caller.guest)
        if not state.settings.hints:
            raise ServerError("hints-off")
        if not match or seat == SPECTATOR or seat not in match.actors:
            raise ServerError("hint-not-now")
        position = state.position
        opinion = await self.pool.advise(match, seat)
        state = await self.settled()
        if state.position != position or not state.match:
            raise ServerError("hint-not-now")
        return advice(state.match, seat, request.language, request.command.id, opinion)
