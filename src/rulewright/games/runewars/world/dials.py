"""Dials: what a player's dials give, and how they are raised (RW-020, RW-021)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.runewars.content import HIGHEST_DIAL
from rulewright.games.runewars.state import Runewars

DIAL_SPACES: Final[i64] = 9
FACTION_SPACES: Final[i64] = 27


def dial_influence(g: Runewars, seat: i64) -> i64:
    """RW-021: the influence icons at and below the positions of the three dials."""
    return dial_total(g, seat, g.tables.dial_influence)


def dial_tactics(g: Runewars, seat: i64) -> i64:
    """RW-021: the Tactics icons at and below the positions of the three dials."""
    return dial_total(g, seat, g.tables.dial_tactics)


def dial_total(g: Runewars, seat: i64, icons: list[int]) -> i64:
    player = g.seats[seat]
    total: i64 = 0
    for resource in range(3):
        first: i64 = player.faction * FACTION_SPACES + resource * DIAL_SPACES
        for space in range(first, first + player.dials[resource] + 1):
            total += icons[space]
    return total


def raise_dial(g: Runewars, seat: i64, resource: i64, number: i64) -> None:
    """RW-020: a dial never leaves its spaces; excess is lost."""
    dials = g.seats[seat].dials
    level: i64 = dials[resource] + number
    dials[resource] = 0 if level < 0 else HIGHEST_DIAL if level > HIGHEST_DIAL else level
