"""Helpers for tests of the full-screen client: press keys, wait, read the screen."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from time import monotonic
from typing import Any

from textual.app import App
from textual.pilot import Pilot

from saucer.terminal.saves import Shelf
from saucer.terminal.screen.app import SaucerApp
from saucer.terminal.screen.table import TableScreen
from saucer.terminal.session import Session

SIZES = ((77, 15), (77, 38), (130, 58))  # sizes of boards in windows of 80x24, 120x40 and 200x60
PATIENCE = 120.0  # seconds to wait for a bot on a busy machine


def steered(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Run an asynchronous test of the client."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def steer() -> None:
            await test(*args, **kwargs)

        asyncio.run(steer())

    return run


@asynccontextmanager
async def at_table(
    session: Session, *, size: tuple[int, int] = (80, 24), shelf: Shelf | None = None
) -> AsyncIterator[Pilot[Any]]:
    """The client, opened at a game, when a person is asked."""
    app = SaucerApp(session.voice.language, shelf, session, pace=0)
    async with app.run_test(size=size) as pilot:
        await asked(pilot)
        yield pilot


async def asked(pilot: Pilot[Any]) -> None:
    """Wait until a person is asked, or another screen than a table is open."""

    def nobody_thinks() -> bool:
        screen = pilot.app.screen
        if not isinstance(screen, TableScreen) or screen.next is not None:
            return True
        return screen.chooser is not None and not screen.busy

    await until(pilot, nobody_thinks)


async def until(pilot: Pilot[Any], true: Callable[[], bool]) -> None:
    """Wait for a condition."""

    def happens() -> bool:
        assert pilot.app.is_running, "the client has stopped"  # checked first, because its last screen never changes
        return true()

    give_up = monotonic() + PATIENCE
    while not happens():
        assert monotonic() < give_up, "it does not happen"
        await pilot.pause(0.005)
    await pilot.pause()


async def press(pilot: Pilot[Any], *keys: str) -> None:
    """Press keys one by one, each when a person is asked."""
    for key in keys:
        await pilot.press(key)
        await asked(pilot)


def seen(app: App[Any]) -> str:
    """The text of the screen, line by line."""
    return "\n".join("".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips())


async def reads(pilot: Pilot[Any], words: str) -> None:
    """Wait until a text is on the screen, ignoring line breaks."""
    await until(pilot, lambda: words in " ".join(seen(pilot.app).split()))
