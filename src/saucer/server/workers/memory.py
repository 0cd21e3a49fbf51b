"""Memory that the processes of a server share: rate limits by address, and when each process was last alive."""

from array import array
from collections.abc import MutableSequence
from hashlib import blake2b
from multiprocessing import get_context
from typing import Any, Final

PLACES: Final = 1 << 15  # for keys
WAYS: Final = 8  # places where a key may be
SIZE: Final = PLACES + WAYS


class Records:
    """A number for each of many keys, such as addresses. A key has a tag instead of its name."""

    def __init__(self, *, shared: bool) -> None:
        self.tags: MutableSequence[int] = zeros("q", SIZE, shared=shared)
        self.values: MutableSequence[float] = zeros("d", SIZE, shared=shared)

    def find(self, tag: int) -> int | None:
        """The place of a key."""
        return next((place for place in places_of(tag) if self.tags[place] == tag), None)

    def claim(self, tag: int) -> int:
        """The place of a key, or else the one among its places that has the least value, set to 0."""
        place = self.find(tag)
        if place is None:
            place = min(places_of(tag), key=self.values.__getitem__)
            self.tags[place], self.values[place] = tag, 0.0
        return place


class SharedMemory:
    """Made by the process that starts the others, and passed on to them when they start."""

    def __init__(self, processes: int = 1) -> None:
        shared = processes > 1
        self.everybody: MutableSequence[float] = zeros("d", 1, shared=shared)
        self.addresses = Records(shared=shared)
        self.newcomers = Records(shared=shared)
        self.founders = Records(shared=shared)
        self.sockets = [Records(shared=shared) for _ in range(processes)]  # each process writes only its own
        self.alive: MutableSequence[float] = zeros("d", processes, shared=shared)  # when, by the monotonic clock


def zeros(code: str, size: int, *, shared: bool) -> Any:
    """Numbers of a type, which processes share if they must."""
    return get_context("spawn").RawArray(code, size) if shared else array(code, [0]) * size


def tag_of(key: str) -> int:
    """A number for a key, the same in all processes; never 0, which stands for no key."""
    return int.from_bytes(blake2b(key.encode(), digest_size=7).digest(), "little") + 1


def places_of(tag: int) -> range:
    """Where a key may be."""
    first = tag % PLACES
    return range(first, first + WAYS)
