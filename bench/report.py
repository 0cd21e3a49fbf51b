"""What the pages of all benches have in common: tables as Markdown, percentiles, and what was measured on."""

import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Target:
    """One promise: a measured number of each round against the wanted one, or why there is none."""

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
    """A Markdown table that is also readable as it is."""
    widths = [max(len(row[column]) for row in (heads, *rows)) for column in range(len(heads))]
    rule = ["-" * width for width in widths]
    lines = [[cell.ljust(width) for cell, width in zip(row, widths, strict=True)] for row in (heads, rule, *rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def short(number: float) -> str:
    """Three digits are more than a shared machine can tell."""
    if number >= 1e6:
        return f"{number / 1e6:.3g} M"
    if number >= 1e4:
        return f"{number / 1e3:.3g} k"
    return f"{number:.0f}" if number >= 1e3 else f"{number:.3g}"


def percentile(values: Sequence[float], share: float) -> float:
    """So many of them are not larger; without any, no time is long enough."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("inf")


def machine(*programs: str) -> str:
    """What it was measured on, and how busy that was."""
    named = ", ".join([f"Python {platform.python_version()}", *programs, platform.machine()])
    load = ", ".join(f"{average:.1f}" for average in os.getloadavg())
    return f"{named}, {os.cpu_count() or 1} processors; load averages at the end {load}."


def ratios(above: Sequence[float], below: Sequence[float]) -> list[float]:
    """Round by round."""
    return [a / b for a, b in zip(above, below, strict=True)]
