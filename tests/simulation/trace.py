"""The trace of a run: everything that happened, as a digest, and the last events as text."""

import hashlib
from collections import deque
from typing import Final

from tests.simulation.loop import SimulatedLoop

LAST: Final = 60


class Violation(BaseException):
    """An invariant does not hold; the text is a sentence. No handler of the server's errors catches it."""


class Trace:
    """Two runs with the same digest have done the same."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self.loop = loop
        self.last: deque[str] = deque(maxlen=LAST)
        self._hash = hashlib.blake2b(digest_size=16)

    def add(self, what: str, data: bytes = b"") -> None:
        """Something has happened; `data` counts, but is not kept."""
        line = f"{self.loop.now:.6f} {what}"
        self.last.append(line)
        self._hash.update(line.encode())
        self._hash.update(data)

    @property
    def digest(self) -> str:
        """The digest so far."""
        return self._hash.hexdigest()
