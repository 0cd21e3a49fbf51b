"""The worker processes of a server, as one of them sees the others.

Between them are Unix sockets that the supervisor makes and keeps. What is sent to a process that has died waits for
the one that replaces it.
"""

import asyncio
import errno
import os
import socket
import zlib
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from saucer.server.metrics import METRICS

CONNECTION: Final = b"c"  # the first byte of a message: a connection, and what has been received on it
NEWS: Final = b"n"
LARGEST: Final = 131_072  # bytes of a message
AT_ONCE: Final = 64  # messages received before others have their turn
RETRY_SECONDS: Final = 0.01  # while the queue of the other process is full
PATIENCE_SECONDS: Final = 5.0  # with a process that takes nothing; its replacement starts sooner

Adopt = Callable[[int, bytes, bool], None]  # a descriptor, the bytes received, whether it must stay here


class Link(NamedTuple):
    """The two ends of the queue of one process."""

    receiving: socket.socket
    sending: socket.socket


def usual_number() -> int:
    """How many processes a server has by default: one for each core, at most four."""
    if not can_hand_over():
        return 1
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(4, cores)


def can_hand_over() -> bool:
    """Whether processes can pass connections to each other."""
    return hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX")


def links(processes: int) -> list[Link]:
    """A queue for each process; none where the system has no such sockets."""
    if not can_hand_over():
        return []
    return [Link(*socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)) for _ in range(processes)]


def _close(descriptor: int, *_: object) -> None:
    os.close(descriptor)


def _ignore(_: object) -> None:
    pass


class Peers:
    """All processes of the server. Without links, this one serves whatever it accepts."""

    def __init__(self, links: Sequence[Link] = (), slot: int = 0, count: int = 1, process: str = "") -> None:
        self.slot = slot
        self.count = count
        self.process = process  # the name in the database, which a replacement inherits
        self.adopt: Adopt = _close  # until this process serves
        self.hear: Callable[[str], None] = _ignore
        self._receiving = links[slot].receiving if links else None
        self._sending = {place: Sending(link.sending) for place, link in enumerate(links) if place != slot}

    def owner(self, table: str) -> int:
        """The slot of the process that owns a table."""
        return zlib.crc32(table.encode()) % self.count if self._sending else self.slot

    def owns(self, table: str) -> bool:
        """Whether this process owns a table."""
        return self.owner(table) == self.slot

    def open(self) -> None:
        """Receive from now on what others send."""
        if self._receiving:
            self._receiving.setblocking(False)
            asyncio.get_running_loop().add_reader(self._receiving.fileno(), self._receive)

    def close(self) -> None:
        """Receive no longer; what is in the queue is for the process that comes next."""
        if self._receiving:
            asyncio.get_running_loop().remove_reader(self._receiving.fileno())

    def hand_over(self, owner: int, descriptor: int, data: bytes) -> None:
        """Pass a connection on to its owner, or adopt it here if the owner does not take it. Closes the descriptor."""

        def sent(success: bool) -> None:
            if success:
                METRICS.count("saucer_handed_over_total")
                os.close(descriptor)
            else:
                METRICS.count("saucer_not_handed_over_total")
                self.adopt(descriptor, data, True)

        self._sending[owner].send(Message(CONNECTION + data, (descriptor,), sent))

    def tell(self, news: str) -> None:
        """Send news to all other processes."""
        for sending in self._sending.values():
            sending.send(Message(NEWS + news.encode(), (), _ignore))

    def _receive(self) -> None:
        assert self._receiving
        for _ in range(AT_ONCE):
            try:
                data, descriptors, _, _ = socket.recv_fds(self._receiving, LARGEST, 1)
            except BlockingIOError:
                return
            if data[:1] == NEWS:
                self.hear(data[1:].decode())
            for descriptor in descriptors:  # none if this process has too many open files
                self.adopt(descriptor, data[1:], False)


@dataclass(frozen=True, slots=True)
class Message:
    """A message to another process. `sent` is called once, with whether it was sent."""

    data: bytes
    descriptors: tuple[int, ...]
    sent: Callable[[bool], None]


class Sending:
    """Sends to one process, in order; messages wait here while its queue is full."""

    def __init__(self, sending: socket.socket) -> None:
        self._socket = sending
        self._waiting: deque[tuple[Message, float]] = deque()

    def send(self, message: Message) -> None:
        """Send a message, now or later."""
        is_first = not self._waiting
        self._waiting.append((message, asyncio.get_running_loop().time() + PATIENCE_SECONDS))
        if is_first:
            self._flush()

    def _flush(self) -> None:
        loop = asyncio.get_running_loop()
        self._socket.setblocking(False)
        while self._waiting:
            message, until = self._waiting[0]
            success = self._try(message)
            if success is None and loop.time() < until:
                loop.call_later(RETRY_SECONDS, self._flush)
                return
            self._waiting.popleft()
            message.sent(bool(success))

    def _try(self, message: Message) -> bool | None:
        """Whether it was sent; None if the queue is full."""
        if len(message.data) > LARGEST:
            return False
        try:
            socket.send_fds(self._socket, [message.data], message.descriptors)
        except BlockingIOError:
            return None
        except OSError as error:
            return None if error.errno == errno.ENOBUFS else False
        return True
