"""Waiting for a state, for as long as it takes on a machine that has much else to do."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable

SOAK = "SAUCER_SOAK" in os.environ
PATIENCE = 600 if SOAK else 300  # seconds
SOON = 0.02  # seconds between two looks


def until(condition: Callable[[], object], seconds: float = PATIENCE, problem: str = "it does not happen") -> None:
    """Wait until something is so."""
    stop = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < stop, problem
        time.sleep(SOON)


async def becomes(condition: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until something is so, while others go on."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(SOON)


async def answers(question: Callable[[], Awaitable[object]], seconds: float = PATIENCE) -> None:
    """Wait until a question that takes time itself is answered with yes."""
    async with asyncio.timeout(seconds):
        while not await question():
            await asyncio.sleep(SOON)
