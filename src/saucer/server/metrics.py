"""Metrics: counters, gauges and times for Prometheus, as text."""

from collections.abc import Callable
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Numbers of one process. Names and labels are the server's own: nothing a guest wrote comes in."""

    def __init__(self) -> None:
        self._counts: dict[str, float] = {}
        self._gauges: dict[str, Callable[[], float]] = {}
        self._times: dict[str, list[float]] = {}  # a count for each bucket, one above all, and the sum

    def count(self, name: str, by: float = 1) -> None:
        """Something happened."""
        self._counts[name] = self._counts.get(name, 0) + by

    def gauge(self, name: str, value: Callable[[], float]) -> None:
        """Something to be asked for its size."""
        self._gauges[name] = value

    def observe(self, name: str, seconds: float) -> None:
        """Something took so long."""
        times = self._times.setdefault(name, [0.0] * (len(BUCKETS) + 2))
        place = next((place for place, limit in enumerate(BUCKETS) if seconds <= limit), len(BUCKETS))
        times[place] += 1
        times[-1] += seconds

    def text(self) -> str:
        """All of it, in the format of Prometheus."""
        lines: list[str] = []
        for name, value in sorted(self._counts.items()):
            kind = f"# TYPE {name.partition('{')[0]} counter"
            lines += [f"{name} {value:.17g}"] if kind in lines else [kind, f"{name} {value:.17g}"]
        for name, ask in sorted(self._gauges.items()):
            lines += [f"# TYPE {name} gauge", f"{name} {ask():g}"]
        for name, times in sorted(self._times.items()):
            lines += [f"# TYPE {name} histogram", *_histogram(name, times)]
        return "\n".join(lines) + "\n"


def _histogram(name: str, times: list[float]) -> list[str]:
    lines, total = [], 0.0
    for limit, count in zip((*BUCKETS, "+Inf"), times, strict=False):
        total += count
        lines.append(f'{name}_bucket{{le="{limit}"}} {total:g}')
    return [*lines, f"{name}_sum {times[-1]:g}", f"{name}_count {total:g}"]


METRICS: Final = Metrics()
