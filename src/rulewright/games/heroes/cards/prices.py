"""What units, buildings and levels cost (MH-302, MH-304, MH-312, MH-316)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.heroes.cards.values import has_ability
from rulewright.games.heroes.content import TIERS
from rulewright.games.heroes.ids import MASON, RECRUITER, RECRUITER_WEEK
from rulewright.games.heroes.state import Heroes


def recruiting_cost(g: Heroes, hero: i64, unit: i64) -> i64:
    """MH-312: with a Recruiter and in the Week of the Recruiter, never below 0."""
    cost: i64 = g.tables.recruit_gold[unit]
    if g.tables.strength[unit] >= 4 and has_ability(g, hero, RECRUITER):
        cost -= 1
    if g.week == RECRUITER_WEEK and unit % TIERS < 2:
        cost -= 1
    return max(0, cost)


def cheaper_by_week(g: Heroes, resources: i64) -> i64:
    """Buildings and levels in the Week of the Mason, never below 0."""
    return max(0, resources - 1) if g.week == MASON else resources
