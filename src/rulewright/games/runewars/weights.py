"""How promising options look at a glance, without trying them: for bots that choose quickly.

Each decision has its own way of looking, in the module of its chapter; it gives points, ten to a dragon rune, and
points become weights. What is not worth thinking about looks alike.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from rulewright.games.runewars.outlook import Outlook
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.weights_of_cards import points_for_cards, points_for_hands
from rulewright.games.runewars.weights_of_heroes import points_for_heroes
from rulewright.games.runewars.weights_of_maps import points_for_maps
from rulewright.games.runewars.weights_of_orders import points_for_orders
from rulewright.games.runewars.weights_of_war import points_for_war, points_in_battle

DOUBT: Final = 1.0
"""Points by which a glance is wrong."""
LEAST: Final = 1.0e-6
"""Every option keeps some weight."""


def weights(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """A positive weight for each option."""
    decision = g.asked
    assert decision is not None
    points = points_of(g, seat, codes, decision.name)
    best = max(points)
    return [LEAST + math.exp((expected - best) / DOUBT) for expected in points]


def points_of(g: Runewars, seat: i64, codes: list[int], name: str) -> list[float]:
    """Points by the first chapter that knows the decision."""
    if not g.board.areas:
        return [0.0] * len(codes)
    for player in g.seats:
        if player.faction < 0:
            return [0.0] * len(codes)
    points = points_for_maps(g, seat, codes, name)
    if points is None:
        points = points_in_battle(g, seat, codes, name)
    if points is None:
        points = points_for_hands(g, seat, codes, name)
    if points is not None:
        return points
    outlook = Outlook(g)
    points = points_for_war(g, outlook, seat, codes, name)
    if points is None:
        points = points_for_orders(g, outlook, seat, codes, name)
    if points is None:
        points = points_for_heroes(g, outlook, seat, codes, name)
    if points is None:
        points = points_for_cards(g, outlook, seat, codes, name)
    return points
