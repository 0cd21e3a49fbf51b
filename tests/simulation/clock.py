"""Replaces time and randomness of the whole process for the length of a simulation."""

import itertools
import logging
import random
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from saucer.server.table.broadcast import Subscriber
from tests.simulation.loop import SimulatedLoop


class SimulatedSecrets:
    """The functions of `secrets`, from the seed."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(f"{seed} secrets")

    def token_bytes(self, count: int = 32) -> bytes:
        """Bytes."""
        return self._chance.randbytes(count)

    def token_hex(self, count: int = 32) -> str:
        """Hexadecimal digits."""
        return self._chance.randbytes(count).hex()

    def token_urlsafe(self, count: int = 32) -> str:
        """As unlikely to be guessed as it is long; nobody guesses here."""
        return self._chance.randbytes(count).hex()

    def randbits(self, count: int) -> int:
        """A number."""
        return self._chance.getrandbits(count)

    def choice(self, options: Sequence[Any]) -> Any:
        """One of several."""
        return self._chance.choice(options)


@contextmanager
def simulated(loop: SimulatedLoop, seed: int) -> Iterator[None]:
    """Whatever asks for the time or for chance gets what follows from the seed.

    The functions of the modules themselves are replaced, so that compiled code and new modules are served, too.
    """
    chance, numbers = SimulatedSecrets(seed), itertools.count()
    replaced = [
        (time, "time", loop.wall),
        (time, "monotonic", loop.time),
        (time, "perf_counter", loop.time),
        *((secrets, name, getattr(chance, name)) for name in vars(SimulatedSecrets) if not name.startswith("_")),
        # Sets of subscribers are ordered by their hashes: by memory addresses, if nothing is done.
        (Subscriber, "__hash__", lambda subscriber: _number(subscriber, numbers)),
    ]
    with ExitStack() as stack:
        for owner, name, value in replaced:
            stack.enter_context(patch.object(owner, name, value))
        logging.disable(logging.CRITICAL)
        stack.callback(logging.disable, logging.NOTSET)
        yield


def _number(subscriber: Any, numbers: Iterator[int]) -> int:
    if not hasattr(subscriber, "simulated_number"):
        subscriber.simulated_number = next(numbers)
    return int(subscriber.simulated_number)
