"""Small statistics: means with spread, shares with honest intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, quantiles, stdev
from typing import Final

Z_95: Final = 1.959964


@dataclass(frozen=True)
class Spread:
    """How a number is distributed."""

    mean: float
    deviation: float
    median: float
    low: float  # 5th percentile
    high: float  # 95th percentile
    most: float


def spread(values: Sequence[float]) -> Spread:
    """The distribution of some values."""
    if len(values) == 1:
        return Spread(values[0], 0.0, values[0], values[0], values[0], values[0])
    cuts = quantiles(values, n=20, method="inclusive")
    return Spread(fmean(values), stdev(values), cuts[9], cuts[0], cuts[18], max(values))


def share_interval(share: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of trials.

    >>> tuple(round(end, 3) for end in share_interval(0.5, 100))
    (0.404, 0.596)
    """
    square = Z_95 * Z_95
    centre = (share + square / (2 * trials)) / (1 + square / trials)
    half = Z_95 / (1 + square / trials) * sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    return max(0.0, centre - half), min(1.0, centre + half)
