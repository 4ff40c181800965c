"""Glances for bots: how promising options look, without trying them.

Each decision has its own way of looking, in the module of its chapter; it gives points, ten to a dragon rune, and
points become weights. What is not worth thinking about looks alike.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.runewars.judgement.glances_cards import GLANCES_AT_CARDS
from rulewright.games.runewars.judgement.glances_heroes import GLANCES_AT_HEROES
from rulewright.games.runewars.judgement.glances_orders import GLANCES_AT_ORDERS
from rulewright.games.runewars.judgement.glances_setup import GLANCES_AT_MAPS
from rulewright.games.runewars.judgement.glances_war import GLANCES_AT_WAR
from rulewright.games.runewars.state import Runewars
from rulewright.kit.judging import Glances, weights_of

DOUBT: Final = 1.0
"""Points by which a glance is wrong."""
LEAST: Final = 1.0e-6
"""Every option keeps some weight."""
GLANCES: Final = Glances[Runewars](
    {**GLANCES_AT_MAPS, **GLANCES_AT_ORDERS, **GLANCES_AT_WAR, **GLANCES_AT_HEROES, **GLANCES_AT_CARDS}
)


def weights(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """A positive weight for each option."""
    return weights_of(points_of(g, seat, codes), DOUBT, LEAST)


def points_of(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """Points for each option; before there is a map with factions on it there is nothing to look at."""
    if not g.board.areas:
        return [0.0] * len(codes)
    for player in g.seats:
        if player.faction < 0:
            return [0.0] * len(codes)
    return GLANCES.points(g, seat, codes)
