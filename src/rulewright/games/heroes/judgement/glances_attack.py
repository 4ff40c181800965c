"""Glances at a single attack: whether and how, the elite die, rerolls, and who takes the wounds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.heroes.armies import has_elite
from rulewright.games.heroes.battle.attack_step_by_step import number_of_attacks, strength_of_attack
from rulewright.games.heroes.battle.frames import Assign, Attack, Battle, Slot
from rulewright.games.heroes.battle.slots import kind_of, new_attack
from rulewright.games.heroes.cards.card import NO_SPELL, is_special
from rulewright.games.heroes.cards.library import SKILL_CARDS
from rulewright.games.heroes.content import TIERS
from rulewright.games.heroes.fights import battle_of, side_of_slot
from rulewright.games.heroes.ids import ARMOUR, DRAIN_LIFE, ICE_BOLT
from rulewright.games.heroes.judgement.battle_outlook import DICE, ELITE_DIE, of_battle
from rulewright.games.heroes.judgement.worths import NEVER, scroll_worth
from rulewright.games.heroes.options import (
    ATTACK,
    DECLINE,
    ELITE,
    PLAIN,
    REROLL,
    SCROLL,
    SPELL,
    STACK,
    UNIT,
)
from rulewright.games.heroes.state import Hero, Heroes
from rulewright.kit.judging import Glance, asked_by

WOUND: Final = 0.12
"""What a wound dealt is worth."""


def stack_attacks(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """MH-414: an attack costs nothing."""
    return [1.0 if code == ATTACK else NEVER for code in codes]


def hero_attacks(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """The most wounds; a scroll where the battle is in doubt."""
    frame = asked_by(g, Slot)
    battle = battle_of(g)
    number = side_of_slot(battle, frame.slot)
    chance = of_battle(g, battle).chance
    if number == 1:
        chance = 1.0 - chance
    return [NEVER if code == DECLINE else hero_attack(g, battle, frame.slot, code, chance) for code in codes]


def hero_attack(g: Heroes, battle: Battle, slot: i64, code: i64, chance: float) -> float:
    """One way for a hero to attack."""
    number = side_of_slot(battle, slot)
    side = battle.sides[number]
    hero = g.find(side.hero)
    if SPELL <= code < SPELL + len(SKILL_CARDS):
        skill = code - SPELL
        card = SKILL_CARDS[skill]
        special = is_special(g, hero.hero, skill)
        if card.spell_attacks(special) == NO_SPELL:
            lost: i64 = 0
            for losses in side.losses:
                lost += losses
            return WOUND * float(card.shock(special)) + 0.1 * float(min(lost, card.healing(special)))
        extra = 0.08 if skill == DRAIN_LIFE or skill == ICE_BOLT else 0.0
        return WOUND * expected_wounds(g, battle, number, slot, code) + extra
    worth = WOUND * expected_wounds(g, battle, number, slot, code)
    if SCROLL <= code < SCROLL + 10:
        doubt = min(1.0, 4.0 * chance * (1.0 - chance) + 0.25)
        plain = WOUND * 0.8
        return plain + (worth - plain) * (0.5 + doubt) - 0.8 * scroll_worth(g, hero, code - SCROLL)
    return worth


def expected_wounds(g: Heroes, battle: Battle, number: i64, slot: i64, code: i64) -> float:
    """The dice of an attack and their Strength."""
    attack = new_attack(number, slot, kind_of(code))
    dice = float(number_of_attacks(g, battle, attack))
    hit = float(strength_of_attack(g, battle, attack)) / 8.0
    wounds = min(DICE, dice) * hit
    if has_elite(g.find(battle.sides[number].hero)) and dice >= 1.0:
        wounds = max(wounds, min(DICE, dice - 1.0) * hit + ELITE_DIE)
    return wounds


def swaps(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """MH-432 to MH-434: the elite die instead of one attack, which costs nothing beyond five."""
    attack = asked_by(g, Attack)
    battle = battle_of(g)
    hit = float(strength_of_attack(g, battle, attack)) / 8.0
    dice = float(attack.attacks)
    plain = min(DICE, dice) * hit
    elite = min(DICE, dice - 1.0) * hit + ELITE_DIE + 0.1
    better = ELITE if elite > plain else PLAIN
    return [0.0 if code == better else NEVER for code in codes]


def rerolls(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """MH-441: misses alone are rerolled."""
    return [1.0 if code == REROLL else NEVER for code in codes]


# Wounds


def wounded_stacks(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """MH-450: where they cost least; with Precision an enemy chooses where they cost most."""
    assign = asked_by(g, Assign)
    battle = battle_of(g)
    side = battle.sides[assign.side]
    hero = g.find(side.hero)
    points: list[float] = []
    for code in codes:
        unit = code - STACK
        wounds: i64 = assign.wounds
        if g.tables.ability[unit] == ARMOUR and unit not in side.armour:
            wounds -= 1
        cost = stack_cost(g, hero, unit, wounds)
        if unit in battle.order:
            cost *= 1.25
        points.append(-cost if side.seat == seat else cost)
    return points


def stack_cost(g: Heroes, hero: Hero, unit: i64, wounds: i64) -> float:
    """What it costs a stack to take so many wounds: tokens and elite sides, by Strength; what is left goes on."""
    tier = unit % TIERS
    elite: i64 = hero.army[tier]
    basic: i64 = hero.army[TIERS + tier]
    strength = float(g.tables.strength[unit])
    cost = 0.0
    while wounds > 0 and elite + basic > 0:
        if elite > 0:
            elite -= 1
            if wounds >= 2:
                wounds -= 2
                cost += 0.16 * strength
            else:
                wounds = 0
                basic += 1
                cost += 0.05 * strength
        else:
            basic -= 1
            wounds -= 1
            cost += 0.11 * strength
    if wounds > 0:
        cost += 0.35 * float(wounds)
    for other in range(TIERS):
        if hero.army[other] > 0 and other != tier:
            return cost
    return cost + 0.3 if elite == 0 and hero.army[tier] > 0 else cost


def wounded_units(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """MH-452: elite units first, for they lose no die; but the last elite unit of an army is kept."""
    assign = asked_by(g, Assign)
    hero = g.find(battle_of(g).sides[assign.side].hero)
    elite: i64 = 0
    for tier in range(TIERS):
        elite += hero.army[tier]
    last = elite == 1
    spares = last and assign.wounds < 2 + hero.army[TIERS + assign.stack % TIERS]
    return [NEVER if (code == UNIT) == spares else 0.0 for code in codes]


GLANCES_AT_ATTACKS: Final[dict[str, Glance[Heroes]]] = {
    "stack_attack": stack_attacks,
    "hero_attack_kind": hero_attacks,
    "elite_swap": swaps,
    "luck_reroll": rerolls,
    "wound_stack": wounded_stacks,
    "wound_unit": wounded_units,
}
