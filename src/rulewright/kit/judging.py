"""Judging: what the estimates of games have in common, for bots that look ahead and for those that choose at a glance.

An evaluation adds up what each seat has and turns it into likelihoods of winning. A glance gives points to options
without trying them, and points become weights. What a thing is worth is said by each game.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Generic, TypeVar

from mypy_extensions import i64

from rulewright.core.frame import Frame
from rulewright.core.state import State
from rulewright.kit.masks import bit_count

G = TypeVar("G", bound=State)
F = TypeVar("F", bound=Frame)

# Evaluations


def behind_best(sums: list[float]) -> list[float]:
    """How far each seat is from the best one: 0 for the best, below 0 for the others."""
    best = max(sums)
    return [own - best for own in sums]


def likelihoods(leads: list[float]) -> list[float]:
    """Likelihoods that add up to one. A lead of 1 makes winning e times as likely; one of -inf makes it impossible."""
    total = 0.0
    parts: list[float] = []
    for lead in leads:
        part = math.exp(lead)
        parts.append(part)
        total += part
    return [part / total for part in parts]


def shares_of_winners(winners: i64, players: i64) -> list[float]:
    """What a finished game is worth to each seat: the winners, given as a mask, share one."""
    share = 1.0 / float(bit_count(winners))
    return [share if winners >> seat & 1 else 0.0 for seat in range(players)]


# Glances

Glance = Callable[[G, i64, list[int]], list[float]]
"""Points for the options of a decision: from the state, the seat that is asked, and the options."""


def asked_by(g: State, kind: type[F]) -> F:
    """The frame that asks, which is of this kind: what a glance at its decision finds there."""
    frame = g.stack[len(g.stack) - 1]
    assert isinstance(frame, kind), f"{type(frame).__name__} asks, not {kind.__name__}"
    return frame


def weights_of(points: list[float], doubt: float, least: float) -> list[float]:
    """Weights from points: one falls by a factor e for each `doubt` that it is behind the best, down to `least`."""
    best = max(points)
    return [least + math.exp((expected - best) / doubt) for expected in points]


class Glances(Generic[G]):
    """A table of glances by the names of decisions.

    Decisions that are not in it are not worth thinking about: their options look alike.
    """

    def __init__(self, table: dict[str, Glance[G]]) -> None:
        self.table = table

    def points(self, g: G, seat: i64, codes: list[int]) -> list[float]:
        """Points for the options of the decision that is asked."""
        decision = g.asked
        assert decision is not None
        glance = self.table.get(decision.name)
        return [0.0] * len(codes) if glance is None else glance(g, seat, codes)
