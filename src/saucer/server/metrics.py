"""Prometheus metrics: counters, gauges and histograms, summed over all processes of a server."""

import os
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
FRESH_SECONDS: Final = 10.0  # a process that has not written for this long is dead: what it holds does not count
SUFFIX: Final = ".json"

HELP: Final = {
    "saucer_bots_pending": "Moves and hints that bots are thinking about or waiting to think about.",
    "saucer_conflicts_total": "Writes repeated because another process wrote first.",
    "saucer_handed_over_total": "Connections passed on to the process that owns their table.",
    "saucer_http_seconds": "Time to answer an HTTP request; streams of updates are not counted.",
    "saucer_http_total": "HTTP requests answered, by class of status.",
    "saucer_lines_total": "Lines written to the logs of tables.",
    "saucer_messages_total": "Messages received over WebSockets.",
    "saucer_not_handed_over_total": "Connections that the owner of their table did not take; served where they were.",
    "saucer_request_seconds": "Time from taking up a request at a table until it is stored or refused.",
    "saucer_sent_bytes_total": "Bytes sent over WebSockets.",
    "saucer_sockets_ended_total": "WebSockets that have ended.",
    "saucer_table_restarts_total": "Tables that were read from their logs again after an error.",
    "saucer_tables_created_total": "Tables made.",
    "saucer_tables_live": "Tables in memory; one that two processes hold counts twice.",
    "saucer_too_fast_total": "Messages over WebSockets refused for being too many.",
    "saucer_viewers": "Connections that follow a table, by WebSocket or stream.",
}


class Numbers(msgspec.Struct):
    """The metrics of one process. A histogram is a count for each bucket, one above all, and the sum."""

    at: float = 0.0
    counts: dict[str, float] = {}
    gauges: dict[str, float] = {}
    times: dict[str, list[float]] = {}

    def add(self, other: "Numbers", *, alive: bool) -> None:
        """Add another process. Counters of dead processes still count, or sums would fall; gauges do not."""
        for name, value in other.counts.items():
            self.counts[name] = self.counts.get(name, 0) + value
        for name, value in other.gauges.items() if alive else ():
            self.gauges[name] = self.gauges.get(name, 0) + value
        for name, times in other.times.items():
            total = self.times.get(name, [0.0] * len(times))
            self.times[name] = [one + two for one, two in zip(total, times, strict=True)]


class Metrics:
    """Collects metrics of one process. Names and labels are constants: no guest's input gets in."""

    def __init__(self) -> None:
        self._counts: dict[str, float] = {}
        self._gauges: dict[str, Callable[[], float]] = {}
        self._times: dict[str, list[float]] = {}
        self._file: Path | None = None

    def count(self, name: str, by: float = 1) -> None:
        """Increase a counter."""
        self._counts[name] = self._counts.get(name, 0) + by

    def gauge(self, name: str, value: Callable[[], float]) -> None:
        """Register a gauge; `value` is called when it is read."""
        self._gauges[name] = value

    def observe(self, name: str, seconds: float) -> None:
        """Add an observation to a histogram."""
        times = self._times.setdefault(name, [0.0] * (len(BUCKETS) + 2))
        place = next((place for place, limit in enumerate(BUCKETS) if seconds <= limit), len(BUCKETS))
        times[place] += 1
        times[-1] += seconds

    # ---- several processes ----------------------------------------------------------------------

    def share(self, folder: str, process: str) -> None:
        """From now on, share numbers with other processes through files in a folder."""
        self._file = Path(folder) / (process + SUFFIX)

    def save(self) -> None:
        """Write this process's file; errors of the disk are ignored."""
        if self._file is None:
            return
        beside = self._file.with_suffix(".new")
        with suppress(OSError):
            beside.write_bytes(msgspec.json.encode(self._numbers()))
            os.replace(beside, self._file)

    def text(self) -> str:
        """All metrics in the text format of Prometheus.

        Saved before it is shown: the next process that is asked must not know less of this one.
        """
        self.save()
        total = self._numbers()
        for other in self._others():
            total.add(other, alive=total.at - other.at < FRESH_SECONDS)
        return _text(total)

    def _numbers(self) -> Numbers:
        gauges = {name: ask() for name, ask in self._gauges.items()}
        return Numbers(
            time.time(), dict(self._counts), gauges, {name: list(times) for name, times in self._times.items()}
        )

    def _others(self) -> Iterable[Numbers]:
        for path in self._file.parent.glob("*" + SUFFIX) if self._file else ():
            if path != self._file:
                yield msgspec.json.decode(path.read_bytes(), type=Numbers)


def _text(numbers: Numbers) -> str:
    lines: list[str] = []
    for name, value in sorted(numbers.counts.items()):
        head = _head(name.partition("{")[0], "counter")
        lines += [*([] if head[0] in lines else head), f"{name} {value:.17g}"]
    for name, value in sorted(numbers.gauges.items()):
        lines += [*_head(name, "gauge"), f"{name} {value:g}"]
    for name, times in sorted(numbers.times.items()):
        lines += [*_head(name, "histogram"), *_histogram(name, times)]
    return "\n".join(lines) + "\n"


def _head(name: str, kind: str) -> list[str]:
    return [f"# HELP {name} {HELP[name]}", f"# TYPE {name} {kind}"]


def _histogram(name: str, times: list[float]) -> list[str]:
    lines, total = [], 0.0
    for limit, count in zip((*BUCKETS, "+Inf"), times, strict=False):
        total += count
        lines.append(f'{name}_bucket{{le="{limit}"}} {total:.17g}')
    return [*lines, f"{name}_sum {times[-1]:.17g}", f"{name}_count {total:.17g}"]


METRICS: Final = Metrics()
