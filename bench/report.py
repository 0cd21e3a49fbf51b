"""Helpers of all benchmark pages: Markdown tables, percentiles, and a description of the machine."""

import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Target:
    """One target: the measured numbers of all rounds against the required one, or the reason why there are none."""

    promise: str
    wanted: float
    measured: Sequence[float] | str
    at_most: bool = False
    unit: str = "x"

    def row(self) -> list[str]:
        sign = "under" if self.at_most else "at least"
        wanted = f"{sign} {self.wanted:g} {self.unit}"
        if isinstance(self.measured, str):
            return [self.promise, wanted, self.measured, "", "not measured"]
        result = min(self.measured) if self.at_most else median(self.measured)  # noise only ever adds to a time
        holds = result < self.wanted if self.at_most else result >= self.wanted
        spread = f"{short(min(self.measured))} - {short(max(self.measured))}"
        return [self.promise, wanted, f"**{short(result)}**", spread, "yes" if holds else "**no**"]


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table, aligned for reading as plain text."""
    widths = [max(len(row[column]) for row in (heads, *rows)) for column in range(len(heads))]
    rule = ["-" * width for width in widths]
    lines = [[cell.ljust(width) for cell, width in zip(row, widths, strict=True)] for row in (heads, rule, *rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def short(number: float) -> str:
    """A number with three digits, which is beyond the precision of a shared machine."""
    if number >= 1e6:
        return f"{number / 1e6:.3g} M"
    if number >= 1e4:
        return f"{number / 1e3:.3g} k"
    return f"{number:.0f}" if number >= 1e3 else f"{number:.3g}"


def percentile(values: Sequence[float], share: float) -> float:
    """The percentile of values; infinite without values."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("inf")


def machine(*programs: str) -> str:
    """The machine and its load."""
    named = ", ".join([f"Python {platform.python_version()}", *programs, platform.machine()])
    load = ", ".join(f"{average:.1f}" for average in os.getloadavg())
    return f"{named}, {os.cpu_count() or 1} processors; load averages at the end {load}."


def ratios(above: Sequence[float], below: Sequence[float]) -> list[float]:
    """The ratios of two measurements, round by round."""
    return [a / b for a, b in zip(above, below, strict=True)]
