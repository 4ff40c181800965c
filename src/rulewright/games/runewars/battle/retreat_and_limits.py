"""Retreats, and the limit of eight units in an area (RW-163, RW-370 to RW-378, RW-601)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.frames import Battle, Limit, Retreat
from rulewright.games.runewars.content import MOST_UNITS, NONE, healed_label, is_routed, rout_label, unit_of
from rulewright.games.runewars.options import DESTROY, TO, of_area
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import (
    can_cross,
    controlled,
    controller,
    is_empty,
    open_borders,
    settle,
    units_of,
)
from rulewright.kit.piles import distinct, insert

MESSAGES: Final[dict[str, MessageKind]] = {
    "retreat_to": MessageKind(("area", "number", "origin"), "RW-370", several="label"),
    "cannot_retreat": MessageKind(("area", "number"), "RW-371", several="label"),
}

# Units in areas; the limit of eight (RW-163, RW-376, RW-601)


def destroy_in_area(g: Runewars, area: i64, label: i64) -> None:
    """RW-609: a unit in an area goes to its supply; the caller settles when he has finished."""
    g.units[area].remove(label)
    g.tell("destroyed", label, area)


def enforce_limit(g: Runewars, seat: i64, area: i64) -> None:
    """RW-601: with more than eight units of a player in an area he destroys some; the last thing that a step does."""
    if len(units_of(g, seat, area)) > MOST_UNITS:
        call(g, Limit(seat, area, MOST_UNITS))


def limit_all(g: Runewars, seat: i64) -> None:
    """RW-601, RW-918: areas with too many units are reduced in map order; the last thing that a step does."""
    if not g.over:
        areas = controlled(g, seat)
        areas.reverse()
        for area in areas:
            enforce_limit(g, seat, area)


class LimitDestroy(Decision[Runewars, Limit]):
    """D-211: which unit above the limit is destroyed; free choice (RW-323)."""

    def options(self, g: Runewars, frame: Limit, seat: i64) -> list[int]:
        return [DESTROY + label for label in distinct(g.units[frame.area])]

    def default(self, g: Runewars, frame: Limit, seat: i64) -> i64:
        return DESTROY + weakest(g, [code - DESTROY for code in self.options(g, frame, seat)])

    def arguments(self, g: Runewars, frame: Limit, seat: i64) -> dict[str, int | str]:
        surplus = len(g.units[frame.area]) - frame.most
        return {"area": g.game.argument("area", frame.area), "number": int(surplus)}


LIMIT_DESTROY: Final = LimitDestroy("limit_destroy", ("RW-601", "RW-163", "RW-376"), "RW-601")


def weakest(g: Runewars, labels: list[int]) -> i64:
    """The unit with the lowest health, routed ones first."""
    best: i64 = labels[0]
    best_worth: i64 = 99
    for label in labels:
        worth = 2 * g.tables.health[unit_of(label)] - (1 if is_routed(label) else 0)
        if worth < best_worth:
            best, best_worth = label, worth
    return best


def ask_limit(frame: Limit, g: Runewars) -> None:
    """RW-601: one unit after another, until no more than the limit are left; allies left alone are counted too."""
    if len(g.units[frame.area]) > frame.most:
        ask_seat(g, frame, LIMIT_DESTROY, frame.seat)
        return
    leave(g)
    settle(g)


def destroy_surplus(frame: Limit, g: Runewars) -> None:
    """RW-601: one unit less, until the limit is kept."""
    destroy_in_area(g, frame.area, g.answers[frame.seat] - DESTROY)
    go_to(frame, "start")


steps(
    Limit,
    step("start", ask_limit, destroy_surplus),
)

# Retreats (RW-370 to RW-378)


def can_enter(g: Runewars, seat: i64, labels: list[int], area: i64, other: i64) -> list[int]:
    """RW-372: which of these units can cross from one area to another."""
    opened = open_borders(g, seat)
    return [label for label in labels if can_cross(g, unit_of(label), area, other, opened)]


def retreat_areas(g: Runewars, seat: i64, labels: list[int], area: i64, friendly_only: bool = False) -> list[int]:
    """RW-371 to RW-374: where these units of a player (NONE: unallied neutrals) may retreat to; empty if nowhere.

    The first of the lists of RW-373 that is not empty. The area of an unresolved battle is none of them (RW-916).
    """
    lists: list[list[int]] = [[], [], [], []]
    for other in g.board.beside[area]:
        if other == g.contested:
            continue
        owner = controller(g, other)
        if owner != seat and (owner != NONE or not is_empty(g, other)):
            continue
        entering = len(can_enter(g, seat, labels, area, other))
        if entering:
            kind: i64 = 0 if entering == len(labels) else 2
            lists[kind if owner == seat else kind + 1].append(other)
    if friendly_only:
        return lists[0] if lists[0] else lists[2]
    for areas in lists:
        if areas:
            return areas
    return []


class RetreatArea(Decision[Runewars, Retreat]):
    """D-209, D-210: where units retreat to."""

    def options(self, g: Runewars, frame: Retreat, seat: i64) -> list[int]:
        areas = retreat_areas(g, frame.seat, frame.in_hand, frame.area, frame.friendly_only)
        return [TO + area for area in areas]

    def explain(self, g: Runewars, frame: Retreat, seat: i64, code: i64) -> Refusal:
        if not of_area(code, TO) or code - TO not in g.board.beside[frame.area]:
            return Refusal("RW-370", "retreat-to-neighbour")
        if not can_enter(g, frame.seat, frame.in_hand, frame.area, code - TO):
            return Refusal("RW-372", "retreat-border")
        if frame.seat == NONE:
            return Refusal("RW-374", "neutrals-retreat-uncontrolled")
        if is_empty(g, code - TO):
            return Refusal("RW-371", "retreat-friendly-first")
        return Refusal("RW-371", "retreat-friendly-or-empty")

    def default(self, g: Runewars, frame: Retreat, seat: i64) -> i64:
        """The area with most room; for unallied neutrals the first."""
        options = self.options(g, frame, seat)
        best: i64 = options[0]
        if frame.seat != NONE:
            for code in options:
                if len(g.units[code - TO]) < len(g.units[best - TO]):
                    best = code
        return best

    def arguments(self, g: Runewars, frame: Retreat, seat: i64) -> dict[str, int | str]:
        return {"area": g.game.argument("area", frame.area), "number": len(frame.in_hand)}


RETREAT_AREA: Final = RetreatArea("retreat_area", ("RW-371", "RW-373"), "RW-371")
NEUTRAL_RETREAT_AREA: Final = RetreatArea("neutral_retreat_area", ("RW-374", "RW-373"), "RW-374")


def start_retreat(g: Runewars, seat: i64, decider: i64, labels: list[int], area: i64) -> None:
    """RW-370: units that are in no area any more retreat from one; the last thing that a step does."""
    retreat = Retreat(seat, decider)
    retreat.in_hand = labels
    retreat.area = area
    call(g, retreat)


def ask_retreat(frame: Retreat, g: Runewars) -> None:
    """RW-371, RW-374: one area for all of them; without one they are destroyed."""
    if retreat_areas(g, frame.seat, frame.in_hand, frame.area, frame.friendly_only):
        ask_seat(g, frame, NEUTRAL_RETREAT_AREA if frame.seat == NONE else RETREAT_AREA, frame.decider)
        return
    leave(g)
    lost_in_retreat(g, frame, frame.in_hand)
    settle(g)


def go_back(frame: Retreat, g: Runewars) -> None:
    """RW-370: they arrive routed and without damage; RW-373: who cannot follow is destroyed; RW-376: the limit."""
    area = g.answers[frame.decider] - TO
    arriving = can_enter(g, frame.seat, frame.in_hand, frame.area, area)
    left = frame.in_hand[:]
    for label in arriving:
        left.remove(label)
        insert(g.units[area], rout_label(healed_label(label)))
    leave(g)
    g.tell_all("retreat_to", arriving, area, len(arriving), frame.area)
    lost_in_retreat(g, frame, left)
    below = g.stack[-1]
    if isinstance(below, Battle):
        below.retreat_to = area
    settle(g)
    if frame.seat != NONE:
        enforce_limit(g, frame.seat, area)


def lost_in_retreat(g: Runewars, frame: Retreat, labels: list[int]) -> None:
    """RW-371, RW-373: units that can retreat nowhere; those of a battle count as destroyed in it."""
    if not labels:
        return
    g.tell_all("cannot_retreat", labels, frame.area, len(labels))
    for at in range(len(g.stack) - 1, -1, -1):
        battle = g.stack[at]
        if isinstance(battle, Battle) and battle.area == frame.area:
            side = battle.attacker if battle.attacker.seat == frame.seat else battle.defender
            for label in labels:
                insert(side.killed, unit_of(label))


steps(
    Retreat,
    step("start", ask_retreat, go_back),
)
