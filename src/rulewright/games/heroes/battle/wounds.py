"""Wounds for an army (MH-450 to MH-458)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, go_to, leave, step, steps
from rulewright.games.heroes.battle.frames import Assign, Attack, Battle, Side
from rulewright.games.heroes.cards.harm import end_if_eliminated, wound_encounter
from rulewright.games.heroes.content import TIERS
from rulewright.games.heroes.decisions import TURN_RULE, Choice
from rulewright.games.heroes.fights import FIRST_ENCOUNTER, battle_of, living_units
from rulewright.games.heroes.ids import ARMOUR
from rulewright.games.heroes.options import STACK, UNIT
from rulewright.games.heroes.state import Heroes

ELITE_SIDE: Final[i64] = 0
BASIC_SIDE: Final[i64] = 1


class WoundStack(Choice[Assign]):
    """wound_stack (MH-450, MH-453): `stack:UNIT` for each living stack."""

    def options(self, g: Heroes, frame: Assign, seat: i64) -> list[int]:
        side = battle_of(g).sides[frame.side]
        return [int(STACK + unit) for unit in living_units(g, side)]

    def default(self, g: Heroes, frame: Assign, seat: i64) -> i64:
        best: i64 = -1
        for code in self.options(g, frame, seat):
            if best < 0 or g.tables.strength[code - STACK] < g.tables.strength[best - STACK]:
                best = code
        return best


class WoundUnit(Choice[Assign]):
    """wound_unit (MH-452): `unit:elite`, `unit:basic`."""

    def options(self, g: Heroes, frame: Assign, seat: i64) -> list[int]:
        hero = g.find(battle_of(g).sides[frame.side].hero)
        tier = frame.stack % TIERS
        codes: list[int] = []
        if hero.army[tier] > 0:
            codes.append(int(UNIT + ELITE_SIDE))
        if hero.army[TIERS + tier] > 0:
            codes.append(int(UNIT + BASIC_SIDE))
        return codes


WOUND_STACK: Final = WoundStack("wound_stack", ("MH-450", "MH-453"), TURN_RULE)
WOUND_UNIT: Final = WoundUnit("wound_unit", ("MH-450", "MH-452"), TURN_RULE)


def ask_wound(assign: Assign, g: Heroes) -> None:
    """MH-450 to MH-453: which stack, then unit by unit; Armour comes before (MH-458)."""
    battle = battle_of(g)
    side = battle.sides[assign.side]
    if side.encounter >= 0:
        mark_wounds(assign, g, battle, side)
        return
    hero = g.find(side.hero)
    while assign.wounds > 0 and hero.tokens() > 0:
        if assign.stack < 0:
            chooser = assign.side
            if assign.precision and not assign.chosen:
                chooser = 1 - assign.side
            if battle.sides[chooser].encounter < 0:
                ask_seat(g, assign, WOUND_STACK, battle.sides[chooser].seat)
                return
            take_stack(assign, strongest_stack(g, side))
        elif armour_works(g, side, assign.stack):
            side.armour.append(int(assign.stack))
            g.tell("armour", assign.stack)
            assign.wounds -= 1
        elif assign.finish:
            kill_basic(assign, g, battle)
        else:
            ask_seat(g, assign, WOUND_UNIT, side.seat)
            return
    finish_wounds(assign, g, battle)


def mark_wounds(assign: Assign, g: Heroes, battle: Battle, side: Side) -> None:
    """MH-455: on an encounter, which has no owner, wounds are only marked."""
    assign.inflicted = wound_encounter(g, side, assign.wounds)
    if assign.inflicted > 0:
        assign.first_stack = FIRST_ENCOUNTER + side.encounter
    finish_wounds(assign, g, battle)


def take_stack(assign: Assign, unit: i64) -> None:
    """MH-450: all wounds go into this stack as far as it can take them."""
    assign.stack = unit
    assign.chosen = True


def strongest_stack(g: Heroes, side: Side) -> i64:
    """MH-403: Precision of an encounter: the highest Strength, then more units, then the earlier tier."""
    hero = g.find(side.hero)
    best: i64 = -1
    for unit in living_units(g, side):
        if best < 0:
            best = unit
            continue
        stronger = g.tables.strength[unit] - g.tables.strength[best]
        if stronger > 0 or (stronger == 0 and hero.stack(unit % TIERS) > hero.stack(best % TIERS)):
            best = unit
    return best


def armour_works(g: Heroes, side: Side, unit: i64) -> bool:
    """MH-458: once in a battle turn."""
    return g.tables.ability[unit] == ARMOUR and unit not in side.armour


def take_wound(assign: Assign, g: Heroes) -> None:
    """MH-451, MH-452: the stack that was chosen, or the unit that begins to take wounds."""
    battle = battle_of(g)
    go_to(assign, "assign")
    if assign.stack < 0:
        chooser = 1 - assign.side if assign.precision and not assign.chosen else assign.side
        take_stack(assign, g.answers[battle.sides[chooser].seat] - STACK)
        return
    side = battle.sides[assign.side]
    if g.answers[side.seat] == UNIT + BASIC_SIDE:
        kill_basic(assign, g, battle)
        return
    hero = g.find(side.hero)
    tier = assign.stack % TIERS
    hero.army[tier] -= 1
    hero.army[TIERS + tier] += 1
    assign.finish = True
    note_wound(assign, side)
    g.tell("unit_wounded", side.seat, assign.stack)


def kill_basic(assign: Assign, g: Heroes, battle: Battle) -> None:
    """MH-451, MH-456, MH-413: a basic unit is eliminated; with its last unit a stack loses its place in the order."""
    side = battle.sides[assign.side]
    hero = g.find(side.hero)
    tier = assign.stack % TIERS
    hero.army[TIERS + tier] -= 1
    side.casualties[tier] += 1
    assign.finish = False
    note_wound(assign, side)
    g.tell("unit_lost", side.seat, assign.stack)
    if hero.stack(tier) == 0:
        if assign.stack in battle.order:
            battle.order.remove(assign.stack)
        assign.stack = -1


def note_wound(assign: Assign, side: Side) -> None:
    """MH-447, MH-457: losses of the stack, and what was inflicted."""
    assign.wounds -= 1
    assign.inflicted += 1
    side.losses[assign.stack % TIERS] += 1
    if assign.first_stack < 0:
        assign.first_stack = assign.stack


def finish_wounds(assign: Assign, g: Heroes, battle: Battle) -> None:
    """MH-453, MH-473: what remains is lost; an army that is destroyed has lost the battle."""
    leave(g)
    if end_if_eliminated(g, battle, assign.side):
        return
    if assign.attack:
        attack = g.stack[len(g.stack) - 1]
        if isinstance(attack, Attack):
            attack.inflicted = assign.inflicted
            attack.first_stack = assign.first_stack


steps(Assign, step("assign", ask_wound, take_wound))
