"""What is going on in a battle: sides, stacks, slots and effects in force (MH-401, POSITION section 3.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.heroes.battle.frames import Attack, Battle, InForce, Side
from rulewright.games.heroes.content import TIERS
from rulewright.games.heroes.ids import HERO_COUNT, UNIT_COUNT
from rulewright.games.heroes.options import SLOTS
from rulewright.games.heroes.state import Hero, Heroes

FIRST_HERO: Final[i64] = UNIT_COUNT
FIRST_ENCOUNTER: Final[i64] = UNIT_COUNT + HERO_COUNT
"""Slots: units, heroes, encounters."""
SIDE_0: Final[i64] = FIRST_ENCOUNTER + 31
"""All slots of the attacker's side, as an effect is `on` them; the defender's follow."""
TO_THE_END: Final[i64] = -1

# What an effect changes
INITIATIVE: Final[i64] = 0
STRENGTH: Final[i64] = 1
ATTACKS: Final[i64] = 2
NEXT_ATTACK: Final[i64] = 3
PROTECTION: Final[i64] = 4
BLESSED: Final[i64] = 5
REGENERATES: Final[i64] = 6
SKIPPED: Final[i64] = 7


def battle_of(g: Heroes) -> Battle:
    """The battle in progress."""
    at: i64 = len(g.stack) - 1
    while at >= 0:
        frame = g.stack[at]
        if isinstance(frame, Battle):
            return frame
        at -= 1
    raise AssertionError("MH-400: there is a battle")


def attack_of(g: Heroes) -> Attack:
    """The attack in progress."""
    at: i64 = len(g.stack) - 1
    while at >= 0:
        frame = g.stack[at]
        if isinstance(frame, Attack):
            return frame
        at -= 1
    raise AssertionError("MH-430: there is an attack")


def hero_of(g: Heroes, side: Side) -> Hero:
    """The hero who leads a side."""
    return g.find(side.hero)


def is_against_hero(battle: Battle) -> bool:
    """MH-500: hero against hero."""
    return battle.sides[1].encounter < 0


def first_unit(side: Side) -> i64:
    """The unit type of tier A of a side."""
    return side.hero // 3 * TIERS


def living_units(g: Heroes, side: Side) -> list[int]:
    """The unit types of a side with tokens, in order of tier; none of an encounter."""
    if side.encounter >= 0:
        return []
    hero = g.find(side.hero)
    unit = first_unit(side)
    return [int(unit + tier) for tier in range(TIERS) if hero.stack(tier) > 0]


def is_dead(g: Heroes, side: Side) -> bool:
    """MH-473: whether a side is eliminated."""
    if side.encounter >= 0:
        return side.wounds >= g.tables.number[side.encounter]
    return g.find(side.hero).tokens() == 0


def living_slots(g: Heroes, side: Side) -> list[int]:
    """The slots of a side that live: stacks, then the hero; or the encounter."""
    if side.encounter >= 0:
        return [int(FIRST_ENCOUNTER + side.encounter)]
    return [*living_units(g, side), int(FIRST_HERO + side.hero)]


def side_of_slot(battle: Battle, slot: i64) -> i64:
    """MH-401: slots never occur on both sides."""
    if slot >= FIRST_ENCOUNTER:
        return 1
    faction: i64 = slot // TIERS if slot < FIRST_HERO else (slot - FIRST_HERO) // 3
    return 0 if battle.sides[0].hero // 3 == faction else 1


def has_losses(side: Side) -> bool:
    """MH-464: whether Resurrection could undo anything."""
    for number in side.losses:
        if number > 0:
            return True
    return False


# Effects in force


def put_effect(battle: Battle, on: i64, what: i64, value: i64, first: i64, until: i64) -> None:
    """POSITION section 3.3: an effect of a battle, in the order made."""
    effect = InForce()
    effect.on = on
    effect.what = what
    effect.value = value
    effect.first = first
    effect.until = until
    battle.effects.append(effect)


def in_force(battle: Battle, slot: i64, side: i64, what: i64) -> i64:
    """MH-646: the sum of the effects on a slot or on its side."""
    total: i64 = 0
    for effect in battle.effects:
        if effect.what != what or (effect.on != slot and effect.on != SIDE_0 + side):
            continue
        if effect.first <= battle.turn and (effect.until == TO_THE_END or battle.turn <= effect.until):
            total += effect.value
    return total


def is_on(battle: Battle, slot: i64, side: i64, what: i64) -> bool:
    """Whether an effect of a kind is in force on a slot."""
    return len(battle.effects) > 0 and in_force(battle, slot, side, what) != 0


assert len(SLOTS) == SIDE_0
