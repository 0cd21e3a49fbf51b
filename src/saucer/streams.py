"""Standard streams and files of the command line: closed streams, encodings, full disks, pagers."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Final, TextIO

from saucer.kernel.errors import BadRecord

STANDARD: Final = Path("-")  # standard input or output instead of a file


def prepare() -> None:
    """Replace closed standard streams; characters missing in the output's encoding become question marks."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 (stays open to the end)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def hush() -> None:
    """Discard buffered output that cannot be written."""
    with suppress(OSError), open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())


@contextmanager
def reading(path: Path) -> Iterator[TextIO]:
    """Open a file of records, or standard input; adds the file's name to a BadRecord."""
    if path == STANDARD:
        _as_utf8(sys.stdin)
        yield sys.stdin
        return
    with open(path, encoding="utf-8", errors="replace") as file:
        try:
            yield file
        except BadRecord as error:
            error.file = str(path)
            raise


@contextmanager
def writing(path: Path) -> Iterator[TextIO]:
    """Open a new file, or standard output; adds the file's name to an error in writing."""
    if path == STANDARD:
        _as_utf8(sys.stdout)
        yield sys.stdout
        return
    try:
        with open(path, "w", encoding="utf-8", errors="replace") as file:
            yield file
    except OSError as error:
        error.filename = str(path)
        raise


def _as_utf8(stream: TextIO) -> None:
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(encoding="utf-8", errors="replace")


def page(text: str) -> None:
    """Print a long text, through the user's pager on a terminal."""
    if not sys.stdout.isatty():
        print(text)
        return
    from pydoc import pager

    os.environ.setdefault("LESS", "FRX")  # as git does: keep styles, and do not page text that fits on one screen
    pager(text)


def full_screen() -> bool:
    """Whether input and output are a terminal that can draw."""
    return sys.stdin.isatty() and can_draw()


def can_draw() -> bool:
    """Whether standard output is a terminal that understands control sequences."""
    return sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
