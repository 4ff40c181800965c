"""The few statistics that the laboratory needs, exact and without further packages."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
NORMAL_FROM: Final = 1000
"""From so many degrees of freedom on, Student's distribution is the normal one to three digits."""


class Rate(NamedTuple):
    """A share of successes and its confidence interval."""

    share: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half of the width of the interval."""
        return (self.high - self.low) / 2


class Mean(NamedTuple):
    """A mean and its confidence interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Bin:
    """A column of a histogram: values from `low` up to, not including, `high`."""

    low: int
    high: int
    count: int


def wilson(successes: float, trials: int, confidence: float = CONFIDENCE) -> Rate:
    """The share of successes with Wilson's score interval; halves (shared wins) are welcome.

    Without trials nothing is known: the interval is all of 0 to 1.
    """
    if trials == 0:
        return Rate(0.0, 0.0, 1.0)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = successes / trials
    weight = 1 + z * z / trials
    centre = (share + z * z / (2 * trials)) / weight
    reach = z / weight * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    low = max(0.0, centre - reach) if successes > 0 else 0.0
    high = min(1.0, centre + reach) if successes < trials else 1.0
    return Rate(share, low, high)


def mean_interval(values: Sequence[float], confidence: float = CONFIDENCE) -> Mean:
    """The mean with Student's interval; a single value has no interval but itself."""
    if not values:
        raise ValueError("there is no mean of no values")
    mean = math.fsum(values) / len(values)
    if len(values) == 1:
        return Mean(mean, mean, mean)
    variance = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
    reach = student(len(values) - 1, confidence) * math.sqrt(variance / len(values))
    return Mean(mean, mean - reach, mean + reach)


def student(freedom: int, confidence: float = CONFIDENCE) -> float:
    """How many standard errors a two-sided interval reaches, by Student's distribution."""
    if freedom >= NORMAL_FROM:
        return NormalDist().inv_cdf((1 + confidence) / 2)
    low, high = 0.0, 1.0
    while within(high, freedom) < confidence:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        if within(middle, freedom) < confidence:
            low = middle
        else:
            high = middle
    return high


def within(t: float, freedom: int) -> float:
    """The probability that Student's variable lies between -t and t: a finite sum for whole degrees."""
    angle = math.atan(t / math.sqrt(freedom))
    sine, cosine = math.sin(angle), math.cos(angle)
    odd = freedom % 2 == 1
    term = cosine if odd else 1.0
    total = 0.0
    for power in range(1 if odd else 0, freedom - 1, 2):
        total += term
        term *= cosine * cosine * (power + 1) / (power + 2)
    if odd:
        return 2 / math.pi * (angle + sine * total)
    return sine * total


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which this share lies, between neighbours on a straight line."""
    if not values:
        raise ValueError("there is no quantile of no values")
    ordered = sorted(values)
    place = share * (len(ordered) - 1)
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def histogram(values: Sequence[int], most: int = 24) -> list[Bin]:
    """Counts of whole numbers in at most `most` columns of a round width (1, 2, 5, 10, ...)."""
    if not values:
        return []
    width = 1
    steps = (2, 5 / 2, 2)
    at = 0
    while max(values) // width - min(values) // width + 1 > most:
        width = round(width * steps[at % 3])
        at += 1
    first, last = min(values) // width, max(values) // width
    counts = [0] * (last - first + 1)
    for value in values:
        counts[value // width - first] += 1
    return [Bin((first + at) * width, (first + at + 1) * width, count) for at, count in enumerate(counts)]
