"""Strengths of a played chip: what different orders of its changes lead to (WW-229)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.wonderland.options import MOST_STRENGTH

TIMES: Final[i64] = 100
"""As in kinds.py: a change above it is a factor."""


def strengths(base: i64, changes: list[int]) -> list[int]:
    """WW-229: the distinct results of all orders, ascending; a strength is never below 0 after any single change."""
    if not changes:
        return [int(base)]
    found: list[int] = []
    for at in range(len(changes)):
        if changes[at] in changes[:at]:
            continue
        rest = changes[:at] + changes[at + 1 :]
        for result in strengths(changed(base, changes[at]), rest):
            if result not in found:
                found.append(result)
    found.sort()
    return found


def changed(strength: i64, change: i64) -> i64:
    """A strength after one change; beyond what can be written it does not grow: the track ends at 25 (WW-233)."""
    return min(MOST_STRENGTH, strength * (change - TIMES) if change > TIMES else max(0, strength + change))
