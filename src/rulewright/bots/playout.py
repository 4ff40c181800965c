"""Random play inside compiled code: the loop that search and benchmarks share."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.chance import Random
from rulewright.core.state import State


def play_out(g: State, rng: Random, limit: i64) -> i64:
    """Plays random legal choices until the end, or `limit` of them; the number made."""
    made: i64 = 0
    while not g.over and made < limit:
        seat = g.mover()
        codes = g.codes(seat)
        g.apply(seat, codes[rng.below(len(codes))])
        made += 1
    return made


def copies(g: State, number: i64) -> None:
    """Makes and drops that many copies."""
    for _ in range(number):
        g.copy()


def determinizations(g: State, seat: i64, rng: Random, number: i64) -> None:
    """Makes and drops that many resampled copies."""
    for _ in range(number):
        g.resampled(seat, rng)
