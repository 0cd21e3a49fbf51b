"""A progress bar on standard error, only on a terminal."""

import sys
from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import TypeVar

Item = TypeVar("Item")
WIDTH = 30


def progress(items: Iterable[Item], expected: int | Callable[[], int], label: str) -> Iterator[Item]:
    """Yield the items and show the progress; the expected number may change while running."""
    if not sys.stderr.isatty():
        yield from items
        return
    started_at = printed_at = monotonic()
    for done, item in enumerate(items, start=1):
        yield item
        now = monotonic()
        total = expected if isinstance(expected, int) else expected()
        if now - printed_at > 0.1 or done == total:
            printed_at = now
            left = (now - started_at) / done * (total - done)
            bar = "█" * (WIDTH * done // total)
            print(f"\r{label} {bar:<{WIDTH}} {done}/{total}, {left:.0f} s left ", end="", file=sys.stderr)
    print(file=sys.stderr)
