"""The picture of the terminal in the docs: `python -m tests.terminal_picture docs/screens/zovnis.svg` makes it."""

import asyncio
import os
import re
import sys
from pathlib import Path

from saucer.bots.registry import bot
from saucer.games import game
from saucer.kernel.game import Setting
from saucer.kernel.rng import quick
from saucer.terminal.session import PERSON, Session
from tests.support.screen import at_table

SIZE = (100, 26)
MOVES = 15
FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # from another host; any monospaced font will do


def session():
    """A game of three under way, and a person's turn."""
    zovnis = game("zovnis")
    begun = Session.begin(Setting(zovnis, 3, zovnis.sheet.settle({})), (PERSON, "easy", "easy"), seed=5, names=["Ola"])
    while len(begun.log) < MOVES or begun.asking is None:
        if begun.asking is None:
            begun.bot_step()
        else:
            seat = begun.asking
            begun.play(seat, bot("easy").choose(begun.match.situation(seat), quick(len(begun.log))))
    return begun


async def picture():
    """The screen as SVG, without a word from other hosts."""
    async with at_table(session(), size=SIZE) as pilot:
        await pilot.press("right", "enter", "right")  # a card, and the column it may go to
        await pilot.pause()
        return FONTS.sub("", pilot.app.export_screenshot(title="saucer play zovnis"))


if __name__ == "__main__":
    os.environ |= {"TERM": "xterm-256color", "COLORTERM": "truecolor"}  # the same picture on every terminal
    os.environ.pop("NO_COLOR", None)
    Path(sys.argv[1]).write_text(asyncio.run(picture()), "utf-8")
