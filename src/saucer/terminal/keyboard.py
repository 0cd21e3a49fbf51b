"""Keyboard: line-based input and output of line mode, and the curtain between players who share a terminal."""

import os
from shutil import get_terminal_size
from textwrap import wrap
from typing import Final, TextIO

from saucer.games import SLUGS
from saucer.locales import Voice

CURTAIN: Final = "\n" * 60
WIPE: Final = "\033[2J\033[3J\033[H"  # clears the window and the scrollback
LEAVE: Final = ("quit", "exit")


class Leave(Exception):
    """The players leave: on request, or at the end of input."""


class Keyboard:
    """Line-based input and output."""

    def __init__(self, lines: TextIO, out: TextIO) -> None:
        self.lines = lines
        self.out = out

    def tell(self, *lines: str) -> None:
        """Print lines; on a terminal they are wrapped."""
        text = "\n".join(lines)
        print(wrapped(text) if self.out.isatty() else text, file=self.out, flush=True)

    def ask(self, question: str) -> str:
        """Ask a question and return the answer; raises Leave at the end of input."""
        self.tell(question)
        line = self.lines.readline()
        if not line or line.strip().lower() in LEAVE:
            raise Leave
        return line.strip()

    def choose(self, voice: Voice) -> str:
        """Ask for one of the games, by number or name."""
        self.tell(*(f"  {number} {voice.say(slug, 'title')} ({slug})" for number, slug in enumerate(SLUGS, start=1)))
        while True:
            answer = self.ask(voice.say("terminal", "choose-game")).lower()
            if answer in SLUGS:
                return answer
            if number_up_to(answer, len(SLUGS)):
                return SLUGS[int(answer) - 1]
            self.tell(voice.say("terminal", "choose-again", {"answer": repr(answer[:40]), "count": len(SLUGS)}))

    def clear(self) -> None:
        """Clear the screen, so that earlier output is not visible."""
        print(CURTAIN + (WIPE if self.out.isatty() and os.environ.get("TERM") != "dumb" else ""), file=self.out)


def wrapped(text: str) -> str:
    """Wrap lines to the window; continuation lines are indented."""
    width = max(20, get_terminal_size().columns - 1)
    lines = []
    for line in text.splitlines():
        deeper = " " * (len(line) - len(line.lstrip()) + 2)
        lines += wrap(line, width, subsequent_indent=deeper, break_on_hyphens=False) or [""]
    return "\n".join(lines)


def number_up_to(text: str, most: int) -> bool:
    """Whether a text is a whole number from 1 to `most`."""
    return text.isascii() and text.isdigit() and len(text) < 6 and 1 <= int(text) <= most
