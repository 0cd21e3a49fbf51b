"""Rate limits: token buckets and counters, by address or guest, for all processes of a server together."""

import time
from collections.abc import MutableSequence, Sequence
from ipaddress import IPv6Address, IPv6Network

from saucer.server.workers.memory import SIZE, Records, places_of, tag_of


def household(host: str) -> str:
    """The key for limits by address: an IPv4 address, or the /64 network of an IPv6 address."""
    if ":" not in host:
        return host
    address = IPv6Address(host)
    return str(address.ipv4_mapped or IPv6Network((int(address), 64), strict=False))


class Bucket:
    """A token bucket: `rate` tokens a second, at most `burst`."""

    __slots__ = ("burst", "filled", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.filled = time.monotonic()

    def take(self, cost: float = 1.0) -> float:
        """Take tokens and return 0; if there are too few, take none and return the seconds to wait."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens >= cost:
            self.tokens -= cost
            return 0.0
        return (cost - self.tokens) / self.rate


class SharedBucket:
    """A token bucket that all processes share, stored as the time at which it will be full again.

    That is one number, so they need no lock: at worst, of two requests at the same instant one is not counted.
    """

    def __init__(self, rate: float, burst: float, full_at: MutableSequence[float], place: int = 0) -> None:
        self.rate = rate
        self.burst = burst
        self._full_at = full_at
        self._place = place

    def take(self, cost: float = 1.0) -> float:
        """Take tokens and return 0; if there are too few, take none and return the seconds to wait."""
        now = time.monotonic()
        full_at = max(now, self._full_at[self._place])
        wait = full_at - now - (self.burst - cost) / self.rate
        if wait > 0:
            return wait
        self._full_at[self._place] = full_at + cost / self.rate
        return 0.0


class Buckets:
    """A shared bucket for each address or guest. Where there is no room, one that has not been used is forgotten."""

    def __init__(self, rate: float, burst: float, records: Records) -> None:
        self.rate = rate
        self.burst = burst
        self._records = records

    def take(self, key: str, cost: float = 1.0) -> float:
        """Take tokens from the bucket of that key; returns 0, or the seconds to wait."""
        place = self._records.claim(tag_of(key))
        return SharedBucket(self.rate, self.burst, self._records.values, place).take(cost)


class Counter:
    """Counts connections by address, up to a limit. Each process has records of its own, which the others read."""

    def __init__(self, most: int, records: Sequence[Records], own: int) -> None:
        self.most = most
        self._held: dict[str, int] = {}
        self._own = records[own]
        self._others = [other for place, other in enumerate(records) if place != own]
        for place in range(SIZE):  # whatever the process before this one held
            self._own.values[place] = 0.0

    def has_room(self, key: str) -> bool:
        """Whether there is room for one more."""
        tag = tag_of(key)
        places = [(other, other.find(tag)) for other in self._others]
        elsewhere = sum(other.values[place] for other, place in places if place is not None)
        return self._held.get(key, 0) + elsewhere < self.most

    def enter(self, key: str) -> None:
        """One more."""
        self._held[key] = self._held.get(key, 0) + 1
        self._share(key)

    def exit(self, key: str) -> None:
        """One less."""
        self._held[key] -= 1
        self._share(key)
        if not self._held[key]:
            del self._held[key]

    def _share(self, key: str) -> None:
        tag = tag_of(key)
        place = self._own.find(tag)
        if place is None:
            place = next((free for free in places_of(tag) if not self._own.values[free]), None)
        if place is not None:  # else the others do not learn of it: thousands of addresses are connected
            self._own.tags[place], self._own.values[place] = tag, float(self._held[key])
