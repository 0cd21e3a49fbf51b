"""Summary statistics: distributions of values, and confidence intervals for means and win rates."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, quantiles, stdev
from typing import Final

Z_95: Final = 1.959964


@dataclass(frozen=True)
class Spread:
    """Summary of a distribution."""

    mean: float
    deviation: float
    median: float
    low: float  # 5th percentile
    high: float  # 95th percentile
    most: float


def spread(values: Sequence[float]) -> Spread:
    """Summarize values."""
    if len(values) == 1:
        return Spread(values[0], 0.0, values[0], values[0], values[0], values[0])
    cuts = quantiles(values, n=20, method="inclusive")
    return Spread(fmean(values), stdev(values), cuts[9], cuts[0], cuts[18], max(values))


def share_interval(share: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval for a proportion.

    >>> tuple(round(end, 3) for end in share_interval(0.5, 100))
    (0.404, 0.596)
    """
    square = Z_95 * Z_95
    centre = (share + square / (2 * trials)) / (1 + square / trials)
    half = Z_95 / (1 + square / trials) * sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    return max(0.0, centre - half), min(1.0, centre + half)


def mean_within(values: Sequence[float], confidence: float) -> tuple[float, float] | None:
    """Student's confidence interval for a mean with a sample size fixed in advance; None for a single value.

    >>> tuple(round(end, 2) for end in mean_within([4.0, 5.0, 6.0, 7.0, 8.0, 6.0], 0.95))
    (4.52, 7.48)
    """
    if len(values) < 2:
        return None
    half = _student(confidence, len(values) - 1) * stdev(values) / sqrt(len(values))
    return fmean(values) - half, fmean(values) + half


def share_within(shares: Sequence[float], confidence: float) -> tuple[float, float]:
    """The same for win rates, with one win and one loss added, so that a clean sweep still has an interval."""
    interval = mean_within([*shares, 0.0, 1.0], confidence)
    assert interval is not None
    return max(0.0, interval[0]), min(1.0, interval[1])


def _student(confidence: float, freedom: int) -> float:
    """The quantile of Student's distribution, from the normal one (Abramowitz and Stegun 26.7.5)."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
