"""The statistics of the laboratory against published values."""

from __future__ import annotations

import math

import pytest

from rulewright.lab.statistics import Bin, histogram, mean_interval, quantile, student, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_interval_has_the_published_bounds(successes: int, trials: int, low: float, high: float) -> None:
    """Newcombe, Statistics in Medicine 17 (1998), table I, method 3; four digits are given there."""
    rate = wilson(successes, trials)
    assert rate.share == successes / trials
    assert rate.low == pytest.approx(low, abs=5e-5)
    assert rate.high == pytest.approx(high, abs=5e-5)


@pytest.mark.parametrize(("successes", "trials"), [(1, 2), (3, 7), (50, 100), (49.5, 100), (990, 1000)])
def test_wilson_bounds_are_those_that_the_score_test_just_accepts(successes: float, trials: int) -> None:
    rate = wilson(successes, trials)
    for bound in (rate.low, rate.high):
        standard_error = math.sqrt(bound * (1 - bound) / trials)
        assert abs(rate.share - bound) / standard_error == pytest.approx(1.959964, abs=1e-5)


def test_wilson_knows_nothing_without_trials() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_wilson_takes_shared_wins() -> None:
    assert wilson(49.5, 100).low < wilson(50, 100).low < wilson(50.5, 100).low


@pytest.mark.parametrize(
    ("freedom", "reach"), [(1, 12.7062), (2, 4.3027), (5, 2.5706), (10, 2.2281), (30, 2.0423), (100, 1.9840)]
)
def test_students_distribution_has_the_values_of_the_tables(freedom: int, reach: float) -> None:
    assert student(freedom) == pytest.approx(reach, abs=5e-5)


def test_students_distribution_becomes_the_normal_one() -> None:
    assert student(100_000) == pytest.approx(1.95996, abs=5e-5)
    assert student(999) == pytest.approx(1.9623, abs=5e-5)


def test_mean_interval_of_a_small_sample() -> None:
    # Mean 3, variance 2.5, standard error 0.7071, Student 2.7764 with 4 degrees of freedom.
    mean = mean_interval([1, 2, 3, 4, 5])
    assert mean.mean == 3
    assert mean.low == pytest.approx(3 - 1.96324, abs=1e-4)
    assert mean.high == pytest.approx(3 + 1.96324, abs=1e-4)


def test_a_single_value_is_its_own_mean() -> None:
    assert mean_interval([7]) == (7, 7, 7)


@pytest.mark.parametrize(("share", "value"), [(0.0, 1), (0.25, 1.75), (0.5, 2.5), (0.9, 3.7), (1.0, 4)])
def test_quantiles_lie_on_the_line_between_neighbours(share: float, value: float) -> None:
    assert quantile([4, 1, 3, 2], share) == pytest.approx(value)


def test_no_values_have_no_mean_and_no_quantile() -> None:
    with pytest.raises(ValueError, match="no values"):
        mean_interval([])
    with pytest.raises(ValueError, match="no values"):
        quantile([], 0.5)


def test_histogram_counts_every_value_once_in_columns_of_a_round_width() -> None:
    assert histogram([3, 4, 4, 6]) == [Bin(3, 4, 1), Bin(4, 5, 2), Bin(5, 6, 0), Bin(6, 7, 1)]
    wide = histogram(list(range(95, 1000)), most=10)
    assert wide[0] == Bin(0, 100, 5)
    assert [one.count for one in wide[1:]] == [100] * 9
    assert histogram([]) == []
