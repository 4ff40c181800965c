"""Neutral units that a card drives from their area (RW-267, RW-373, RW-374): Stampede, Spread Dissent, Lost City and
the Flute of Possession. Neutral units that a battle or diplomacy drives away are in retreat_and_limits.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.retreat_and_limits import enforce_limit, start_retreat
from rulewright.games.runewars.content import NONE, is_neutral, unit_of
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import (
    can_cross,
    controller,
    is_neutral_area,
    left_of,
    open_borders,
    settle,
)
from rulewright.kit.piles import insert

MESSAGES: Final[dict[str, MessageKind]] = {
    "drives_neutrals": MessageKind(("seat", "origin", "area"), "RW-267"),
    "drops_neutrals": MessageKind(("number", "area"), "RW-373"),
}


def neutral_areas(g: Runewars) -> list[int]:
    """RW-011, RW-916: the neutral areas; not the contested one."""
    return [area for area in g.board.areas if area != g.contested and is_neutral_area(g, area)]


def neutrals_in(g: Runewars, area: i64) -> list[int]:
    """The neutral units in an area, allied or not."""
    return [label for label in g.units[area] if is_neutral(label)]


def opened_for(g: Runewars, seat: i64, area: i64) -> i64:
    """Borders that do not stop the neutral units of an area: those opened by cards only if they are the player's."""
    return open_borders(g, seat if controller(g, area) == seat else NONE)


def destinations(g: Runewars, seat: i64, area: i64) -> list[int]:
    """RW-373, RW-916: the areas beside into which a card of a player can drive the neutral units of an area.

    No other player controls them; those that all units can enter, or else those that some can.
    """
    labels = neutrals_in(g, area)
    opened = opened_for(g, seat, area)
    for_all: list[int] = []
    for_some: list[int] = []
    for other in g.board.beside[area]:
        owner = controller(g, other)
        if other == g.contested or (owner != NONE and owner != seat):
            continue
        crossing: i64 = 0
        for label in labels:
            if can_cross(g, unit_of(label), area, other, opened):
                crossing += 1
        if crossing == len(labels):
            for_all.append(other)
        elif crossing:
            for_some.append(other)
    return for_all or for_some


def drive(g: Runewars, seat: i64, area: i64, to: i64) -> None:
    """The neutral units move, not routed; those that cannot cross are destroyed. The last thing of a step."""
    opened = opened_for(g, seat, area)
    lost: i64 = 0
    for label in neutrals_in(g, area):
        g.units[area].remove(label)
        if can_cross(g, unit_of(label), area, to, opened):
            insert(g.units[to], label)
        else:
            lost += 1
    g.tell("drives_neutrals", seat, area, to)
    if lost:
        g.tell("drops_neutrals", lost, area)
    settle(g)
    if controller(g, to) == seat:
        enforce_limit(g, seat, to)


def scatter(g: Runewars, area: i64) -> None:
    """RW-374: all neutral units of an area retreat, also routed ones. The last thing of a step."""
    labels = g.units[area]
    g.units[area] = []
    start_retreat(g, NONE, left_of(g, g.turn_seat), labels, area)
