"""Limits: token buckets. Who asks too much waits a little; nobody is banned."""

import time
from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network
from typing import Final

MOST_KEYS: Final = 20_000  # remembered at once; the longest unseen is forgotten


def household(host: str) -> str:
    """Who shares limits: an IPv4 address, or the network of 64 bits that a provider gives to one household."""
    if ":" not in host:
        return host
    address = IPv6Address(host)
    return str(address.ipv4_mapped or IPv6Network((int(address), 64), strict=False))


class Bucket:
    """Fills with so many tokens a second, up to a burst; each request takes some."""

    __slots__ = ("burst", "filled", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.filled = time.monotonic()

    def take(self, cost: float = 1.0) -> float:
        """0 where there is enough, else the seconds to wait; then nothing is taken."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens >= cost:
            self.tokens -= cost
            return 0.0
        return (cost - self.tokens) / self.rate


class Buckets:
    """One bucket for each address or guest."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> float:
        """0 where there is enough, else the seconds to wait."""
        bucket = self._buckets.setdefault(key, Bucket(self.rate, self.burst))
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return bucket.take(cost)


class Counter:
    """How many things each address holds at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: dict[str, int] = {}

    def has_room(self, key: str) -> bool:
        """Whether there is room for one more."""
        return self._held.get(key, 0) < self.most

    def enter(self, key: str) -> None:
        """One more."""
        self._held[key] = self._held.get(key, 0) + 1

    def exit(self, key: str) -> None:
        """One less."""
        self._held[key] -= 1
        if not self._held[key]:
            del self._held[key]
