"""Glances for bots: how promising options look, without trying them.

Each decision has its own way of looking, in the module of its chapter; it gives points of the final score, and points
become weights. What is not worth thinking about looks alike.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.wonderland.judgement.glances_battle import GLANCES_AT_BATTLES
from rulewright.games.wonderland.judgement.glances_rewards import GLANCES_AT_REWARDS
from rulewright.games.wonderland.judgement.glances_tea import GLANCES_AT_TEA
from rulewright.games.wonderland.state import Wonderland
from rulewright.kit.judging import Glances, weights_of

DOUBT: Final = 0.5
"""Points by which a glance is wrong."""
LEAST: Final = 1.0e-15
"""Every option keeps some weight; what is never sensible has no more than this."""
GLANCES: Final = Glances[Wonderland]({**GLANCES_AT_TEA, **GLANCES_AT_REWARDS, **GLANCES_AT_BATTLES})


def weights(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """A positive weight for each option."""
    return weights_of(GLANCES.points(g, seat, codes), DOUBT, LEAST)
