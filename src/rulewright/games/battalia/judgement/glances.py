"""Glances for bots: how promising options look, without trying them.

Each decision has its own way of looking, in the module of its chapter; it gives points of the final score, and points
become weights. What is not worth thinking about looks alike.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.battalia.judgement.glances_battle import GLANCES_AT_BATTLES
from rulewright.games.battalia.judgement.glances_lines import GLANCES_AT_LINES
from rulewright.games.battalia.judgement.glances_menu import actions, shown, starts
from rulewright.games.battalia.state import Battalia
from rulewright.kit.judging import Glances, weights_of

DOUBT: Final = 0.4
"""Points by which a glance is wrong."""
LEAST: Final = 1.0e-15
"""Every option keeps some weight; what is never sensible has no more than this."""
GLANCES: Final = Glances[Battalia](
    {"start": starts, "cohort": shown, "main": actions, **GLANCES_AT_LINES, **GLANCES_AT_BATTLES}
)


def weights(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """A positive weight for each option."""
    g.attend(seat)
    return weights_of(GLANCES.points(g, seat, codes), DOUBT, LEAST)
