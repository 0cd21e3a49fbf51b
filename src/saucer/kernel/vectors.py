"""Helpers for native arrays of integers."""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from saucer.kernel.arrays import vec

EMPTY: Final = vec[i64]()


def array(values: Iterable[int]) -> vec[i64]:
    """A native array of the values."""
    return vec[i64]([i64(value) for value in values])


def fill(cards: vec[i64], place: i64, kind: i64, count: i64) -> i64:
    """Write `count` cards of one kind, starting at a place; returns the next free place."""
    stop = place + count
    for free in range(place, stop):
        cards[free] = kind
    return stop
