"""Waiting for a condition, with timeouts for a busy machine."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable

SOAK = "SAUCER_SOAK" in os.environ
PATIENCE = 600 if SOAK else 300  # seconds
SOON = 0.02  # seconds between checks


def until(condition: Callable[[], object], seconds: float = PATIENCE, problem: str = "it does not happen") -> None:
    """Wait until a condition holds."""
    stop = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < stop, problem
        time.sleep(SOON)


async def becomes(condition: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait in an event loop until a condition holds."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(SOON)


async def answers(question: Callable[[], Awaitable[object]], seconds: float = PATIENCE) -> None:
    """Wait until an asynchronous condition holds."""
    async with asyncio.timeout(seconds):
        while not await question():
            await asyncio.sleep(SOON)
