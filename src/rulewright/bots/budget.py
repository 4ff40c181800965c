"""Budgets of searches, and what a search answers: progress, and options in order of preference."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mypy_extensions import i64

Progress = Callable[[int, int], None]
"""Told how many iterations are done, and of how many (an estimate with a budget in seconds)."""


class Budget(NamedTuple):
    """How long a search may take: iterations, or seconds if iterations are 0."""

    iterations: int
    seconds: float


class Considered(NamedTuple):
    """An option after the search: how often it was tried, and its value for the seat, from 0 to 1."""

    code: int
    visits: int
    value: float


def preference(option: Considered) -> tuple[int, float]:
    """Often tried first: a few lucky results count less."""
    return option.visits, option.value


def affordable(done: i64, elapsed: float, seconds: float) -> i64:
    """How many iterations the time is enough for, judged by those done."""
    if elapsed >= seconds:
        return done
    return int(float(done) * seconds / elapsed) + 1
