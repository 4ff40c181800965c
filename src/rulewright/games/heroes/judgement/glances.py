"""Glances for bots: how promising options look, without trying them.

Each decision has its own way of looking, in the module of its chapter; it gives Power Points, which become weights.
What is not worth thinking about looks alike.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.heroes.judgement.glances_attack import GLANCES_AT_ATTACKS
from rulewright.games.heroes.judgement.glances_battle import GLANCES_AT_BATTLES
from rulewright.games.heroes.judgement.glances_capital import GLANCES_AT_THE_CAPITAL
from rulewright.games.heroes.judgement.glances_map import GLANCES_AT_THE_MAP
from rulewright.games.heroes.judgement.glances_rewards import GLANCES_AT_REWARDS
from rulewright.games.heroes.state import Heroes
from rulewright.kit.judging import Glances, weights_of

DOUBT: Final = 0.07
"""Power Points by which a glance is wrong."""
LEAST: Final = 1.0e-15
"""Every option keeps some weight; what is never sensible has no more than this."""
GLANCES: Final = Glances[Heroes](
    {
        **GLANCES_AT_THE_MAP,
        **GLANCES_AT_THE_CAPITAL,
        **GLANCES_AT_REWARDS,
        **GLANCES_AT_BATTLES,
        **GLANCES_AT_ATTACKS,
    }
)


def weights(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """A positive weight for each option."""
    return weights_of(GLANCES.points(g, seat, codes), DOUBT, LEAST)
