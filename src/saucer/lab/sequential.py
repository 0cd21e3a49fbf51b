"""Confidence sequences: intervals that are valid at every stopping time, for sequential tests.

Checking an ordinary 95 % interval repeatedly until it shows the desired result is wrong far more often than
one time in twenty. The intervals here hold at all times simultaneously, so that a match may stop as
soon as its test is decided.

For shares the proof is a bet (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting").
If the true mean were m, then a purse that stakes a fixed part s of itself on each deal, times 1 - s + s * share / m,
would be a fair game: it reaches 1/a with a chance of a at most, however long it is played and whenever one looks
(Ville's inequality). So every m against which a purse has grown to 1/a is out. The purse is split over STAKES, since
the best stake is not known beforehand; a second one bets that shares are lower, and each has half of the allowed
error. Nothing is assumed of the shares but that they lie between 0 and 1 and that deals are independent; ten deals
are as honest as a thousand. The price is an interval wider than an ordinary one by half to two thirds.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from statistics import fmean, stdev
from typing import Final, Literal

STAKES: Final = tuple(0.9 * 0.6**step for step in range(8))  # from 0.9 to a 40th, for effects of all sizes
HALVINGS: Final = 40  # bisection steps for the ends of an interval
TUNED_FOR: Final = 100  # number of deals at which the interval of a mean is narrowest

Answer = Literal["above", "below", "open"]
Interval = tuple[float, float]


@dataclass(frozen=True)
class Question:
    """The hypothesis test: is the win rate above or below a bar?"""

    bar: float
    confidence: float


class Shares:
    """Win rates of independent deals, each from 0 to 1."""

    def __init__(self, shares: Iterable[float] = ()) -> None:
        self._counts = Counter(shares)

    def add(self, share: float) -> None:
        """Add a deal."""
        self._counts[share] += 1

    def answer(self, question: Question) -> Answer:
        """The decision so far: the side of the bar on which the whole interval lies."""
        needed = log(2 / (1 - question.confidence))
        if _log_purse(self._counts, question.bar) >= needed:
            return "above"
        if _log_purse(_mirrored(self._counts), 1 - question.bar) >= needed:
            return "below"
        return "open"

    def interval(self, confidence: float) -> Interval:
        """Confidence sequence of the true win rate."""
        needed = log(2 / (1 - confidence))
        return _lower_end(self._counts, needed), 1 - _lower_end(_mirrored(self._counts), needed)


def _mirrored(counts: Mapping[float, int]) -> dict[float, int]:
    return {1 - share: count for share, count in counts.items()}


def _log_purse(counts: Mapping[float, int], mean: float) -> float:
    """Log wealth of the bet against "the mean is at most m"; it decreases in m."""
    logs = [
        sum(count * log(1 - stake + stake * share / mean) for share, count in counts.items() if count)
        for stake in STAKES
    ]
    top = max(logs)
    return top + log(fmean(exp(each - top) for each in logs))


def _lower_end(counts: Mapping[float, int], needed: float) -> float:
    """The highest rejected mean. No stake gains at the sample mean, so it lies below that."""
    deals = sum(counts.values())
    low, high = 0.0, sum(share * count for share, count in counts.items()) / deals if deals else 0.0
    for _ in range(HALVINGS if high > 0 else 0):
        middle = (low + high) / 2
        if _log_purse(counts, middle) >= needed:
            low = middle
        else:
            high = middle
    return low


def mean_interval(values: Sequence[float], confidence: float) -> Interval | None:
    """Confidence sequence of the mean of unbounded values (score differences); None for a single value.

    Robbins' normal mixture with the measured deviation (Waudby-Smith and others, "Time-uniform central limit theory
    and asymptotic confidence sequences"): like all intervals of the normal kind it needs some dozens of values.
    """
    count = len(values)
    if count < 2:
        return None
    error = 1 - confidence
    rho = (-2 * log(error) + log(-2 * log(error)) + 1) / TUNED_FOR
    grown = count * rho + 1
    half = stdev(values) * sqrt(2 * grown / (count * count * rho) * log(sqrt(grown) / error))
    mean = fmean(values)
    return mean - half, mean + half
