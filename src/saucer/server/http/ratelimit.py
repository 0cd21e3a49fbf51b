"""Rate limits: token buckets and counters, by address or guest."""

import time
from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network
from typing import Final

MOST_KEYS: Final = 20_000  # remembered at once; the longest unseen is forgotten


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


class Buckets:
    """One bucket for each address or guest."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> float:
        """Take tokens from the bucket of that key; returns 0, or the seconds to wait."""
        bucket = self._buckets.setdefault(key, Bucket(self.rate, self.burst))
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return bucket.take(cost)


class Counter:
    """Counts connections by address, up to a limit."""

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
