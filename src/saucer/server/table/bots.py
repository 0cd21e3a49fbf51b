"""The bots of a live table: which one is to think, how fast they play, and what they have chosen."""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from saucer.server.bot_pool import BotPool
from saucer.server.table import events, timers
from saucer.server.table.broadcast import Broadcast
from saucer.server.table.decide import Decision
from saucer.server.table.state import TableState

logger: Final = logging.getLogger("saucer.table")
RETRY_SECONDS: Final = 1.0
LOOK_SECONDS: Final = 0.25  # that bots wait at most for clients to render a move


@dataclass(frozen=True)
class Tempo:
    """The pace of bots, in seconds: between moves, and while a person could still call, catch or challenge."""

    pace: float = 1.0
    hold: float = 2.5


@dataclass(frozen=True, slots=True)
class BotChoice:
    """What a bot has chosen in a position; no code means to let the moment pass."""

    position: int
    seat: int
    code: int | None


class BotRunner:
    """Lets one bot at a time think, in a task of its own, while the table goes on."""

    def __init__(self, pool: BotPool, tempo: Tempo, broadcast: Broadcast, wake: Callable[[], None]) -> None:
        self.pool = pool
        self.tempo = tempo
        self.broadcast = broadcast
        self.wake = wake
        self._task: asyncio.Task[None] | None = None
        self._choice: BotChoice | None = None
        self._passes: set[int] = set()  # seats of bots that let the present moment pass
        self._passes_at = 0  # the position they passed in

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return self._task is not None

    def cancel(self) -> None:
        """Stop thinking."""
        if self._task:
            self._task.cancel()

    def take_decision(self, state: TableState) -> Decision | None:
        """The move that a bot has chosen, if the position is still the same."""
        choice, self._choice = self._choice, None
        if choice is None or choice.position != state.position or state.undo_request:
            return None
        if not state.is_automatic(choice.seat):
            return None
        if choice.code is None:
            self._passes.add(choice.seat)
            return None
        assert state.match
        move = state.match.check(state.match.move(choice.seat, choice.code))
        return Decision([events.Played(seat=move.seat, words=move.words, auto=True)], move)

    def next_seat(self, state: TableState) -> int | None:
        """The seat whose bot is to think now; None while a request for an undo is pending."""
        if self._passes_at != state.position:
            self._passes, self._passes_at = set(), state.position
        return None if state.undo_request else timers.bot_to_ask(state, self._passes)

    def start(self, state: TableState, seat: int) -> None:
        """Let the seat's bot think."""
        name = f"think {state.table}"
        self._task = asyncio.create_task(self._think(state, seat, state.position), name=name)

    async def _think(self, state: TableState, seat: int, position: int) -> None:
        """Choose a move, and wait until it is polite to make it."""
        try:
            assert state.match
            level = state.seats[seat].level or timers.SUBSTITUTE
            delay = self.tempo.hold if timers.person_may_act(state) else self.tempo.pace
            since, seq = state.position_at, state.seq
            code = await self.pool.choose(state.match, seat, level)
            if self.broadcast.subscribers:
                await asyncio.sleep(max(0.0, since + delay - time.time()))
                await self.broadcast.until_seen(seq, since + LOOK_SECONDS)
            self._choice = BotChoice(position, seat, code)
        except Exception:
            logger.exception("a bot at table %s could not think", state.table[:6])
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._task = None
            self.wake()
