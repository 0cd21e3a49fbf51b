"""Turns at writing a SQLite file between processes."""

import contextlib
import os
import sys
from pathlib import Path

if sys.platform != "win32":
    import fcntl


class Turn:
    """A queue of processes that want to write, kept by the operating system.

    SQLite lets a process wait by asking again after ever longer pauses, so that under load the one that has just
    written gets the file again and again. It is a lock of the folder, since closing any file that SQLite has open would
    give up SQLite's own locks. Where there is no such lock SQLite's alone must do.
    """

    def __init__(self, path: str) -> None:
        folder = Path(path).absolute().parent
        self._folder = os.open(folder, os.O_RDONLY) if sys.platform != "win32" else -1

    def take(self, *, wait: bool) -> bool:
        """Take the turn; without `wait`, only if nobody else has it."""
        if sys.platform != "win32":
            try:
                fcntl.flock(self._folder, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
            except BlockingIOError:
                return False
            except OSError:  # a file system without such locks
                return True
        return True

    def give(self) -> None:
        """Let the next process write."""
        if sys.platform != "win32":
            with contextlib.suppress(OSError):
                fcntl.flock(self._folder, fcntl.LOCK_UN)

    def close(self) -> None:
        """End the waiting for good."""
        if sys.platform != "win32":
            os.close(self._folder)
