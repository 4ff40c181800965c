"""An attack, step by step (MH-430 to MH-449)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import roll
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.heroes.armies import has_elite
from rulewright.games.heroes.battle.frames import (
    BY_ENCOUNTER,
    BY_MAGIC,
    BY_SCROLL,
    BY_SKILL,
    BY_STRENGTH,
    BY_UNIT,
    Assign,
    Attack,
    Battle,
    Laurel,
    Resurrect,
    Side,
    Window,
)
from rulewright.games.heroes.cards.card import (
    AFTER_ATTACK,
    AFTER_ROLL_ENEMY,
    AFTER_ROLL_OWN,
    BEFORE_ROLL,
    ELITE_RESULT,
    WOUNDS,
    has_missed,
    hits,
    is_special,
    missed,
)
from rulewright.games.heroes.cards.dice import reroll
from rulewright.games.heroes.cards.harm import end_if_eliminated, wound_encounter
from rulewright.games.heroes.cards.library import ARTEFACT_CARDS, SCROLL_CARDS, SKILL_CARDS
from rulewright.games.heroes.cards.values import has_ability, magic_of, strength_of
from rulewright.games.heroes.content import TIERS
from rulewright.games.heroes.decisions import TURN_RULE, Choice
from rulewright.games.heroes.fights import (
    ATTACKS,
    FIRST_ENCOUNTER,
    FIRST_HERO,
    INITIATIVE,
    NEXT_ATTACK,
    PROTECTION,
    STRENGTH,
    battle_of,
    has_losses,
    in_force,
    is_against_hero,
    put_effect,
)
from rulewright.games.heroes.ids import (
    AGGRESSOR,
    BANNER_OF_COURAGE,
    BLOOD_MOON,
    CHILL,
    DRAIN_LIFE,
    FALCON_SHIELD,
    FRENZY,
    ICE_BOLT,
    LIFE_DRAIN,
    PRECISION,
    SKILL_COUNT,
    WOLF,
)
from rulewright.games.heroes.options import ELITE, KEEP, PLAIN, REROLL
from rulewright.games.heroes.state import Heroes

MOST_DICE: Final[i64] = 5
LEAST_STRENGTH: Final[i64] = 1
TOP_STRENGTH: Final[i64] = 7
HERO_ATTACKS: Final[i64] = 2
# Faces of the elite die
WOUND_1: Final[i64] = 0
WOUND_2: Final[i64] = 1
LAUREL: Final[i64] = 2
LUCK: Final[i64] = 3
MISFORTUNE: Final[i64] = 4
CHILLED: Final[i64] = -2


# Numbers


def number_of_attacks(g: Heroes, battle: Battle, attack: Attack) -> i64:
    """MH-430, MH-402, MH-636: attacks with all bonuses and penalties, never below 0."""
    side = battle.sides[attack.side]
    number: i64 = 0
    if attack.kind == BY_ENCOUNTER:
        number = min(MOST_DICE, g.tables.number[side.encounter] - side.wounds)
        if g.tables.encounter_ability[side.encounter] == FRENZY:
            number += 1
        if g.week == WOLF:
            number += 1
    elif attack.kind == BY_UNIT:
        number = attacks_of_stack(g, side, attack.slot)
    elif attack.kind == BY_STRENGTH or attack.kind == BY_MAGIC:
        number = attacks_of_hero(g, side)
    elif attack.kind >= BY_SCROLL:
        number = SCROLL_CARDS[attack.kind - BY_SCROLL].spell_attacks(False)
    else:
        skill = attack.kind - BY_SKILL
        number = SKILL_CARDS[skill].spell_attacks(is_special(g, side.hero, skill))
    if g.week == BLOOD_MOON and is_against_hero(battle):
        number += 1
    if battle.effects:
        number += in_force(battle, attack.slot, attack.side, ATTACKS)
        number += in_force(battle, attack.slot, attack.side, NEXT_ATTACK)
    return max(0, number)


def attacks_of_stack(g: Heroes, side: Side, unit: i64) -> i64:
    """MH-430: one attack for each token; Frenzy, Bloodlust."""
    hero = g.find(side.hero)
    tier = unit % TIERS
    number = hero.stack(tier)
    if g.tables.ability[unit] == FRENZY:
        number += 1
    for skill in hero.skills:
        number += SKILL_CARDS[skill].stack_attacks(side, tier)
    return number


def attacks_of_hero(g: Heroes, side: Side) -> i64:
    """MH-430: two attacks; Aggressor, skills and artefacts."""
    hero = g.find(side.hero)
    number = HERO_ATTACKS
    if has_ability(g, hero.hero, AGGRESSOR):
        number += 1
    for skill in hero.skills:
        number += SKILL_CARDS[skill].normal_attacks(g, side, is_special(g, hero.hero, skill))
    for artefact in hero.artefacts:
        number += ARTEFACT_CARDS[artefact].normal_attacks(g, side, False)
    return number


def strength_of_attack(g: Heroes, battle: Battle, attack: Attack) -> i64:
    """MH-435, MH-004: the effective Strength, from 1 to 7."""
    side = battle.sides[attack.side]
    strength: i64 = 0
    if attack.kind == BY_ENCOUNTER:
        strength = g.tables.encounter_strength[side.encounter]
    elif attack.kind == BY_UNIT:
        strength = g.tables.strength[attack.slot]
    elif attack.kind == BY_STRENGTH:
        strength = strength_of(g, g.find(side.hero))
    elif attack.kind == BY_MAGIC:
        strength = magic_of(g, g.find(side.hero))
    elif attack.kind >= BY_SCROLL:
        strength = SCROLL_CARDS[attack.kind - BY_SCROLL].spell_strength(0, False)
    else:
        skill = attack.kind - BY_SKILL
        magic = magic_of(g, g.find(side.hero))
        strength = SKILL_CARDS[skill].spell_strength(magic, is_special(g, side.hero, skill))
    strength += attack.strength_bonus
    if battle.effects:
        strength += in_force(battle, attack.slot, attack.side, STRENGTH)
    return max(LEAST_STRENGTH, min(TOP_STRENGTH, strength))


# Before the roll


def count_attacks(attack: Attack, g: Heroes) -> None:
    """MH-430, MH-431: an effect on the next attack is used up; then the window before the roll."""
    battle = battle_of(g)
    attack.attacks = number_of_attacks(g, battle, attack)
    if battle.effects:
        battle.effects = [effect for effect in battle.effects if effect.what != NEXT_ATTACK or effect.on != attack.slot]
    call(g, Window(BEFORE_ROLL, [int(attack.side), int(1 - attack.side)]))


class EliteSwap(Choice[Attack]):
    """elite_swap (MH-432): `elite`, `plain`."""

    def options(self, g: Heroes, frame: Attack, seat: i64) -> list[int]:
        return [int(ELITE), int(PLAIN)]

    def default(self, g: Heroes, frame: Attack, seat: i64) -> i64:
        return ELITE if frame.attacks >= 2 else PLAIN


class LuckReroll(Choice[Attack]):
    """luck_reroll (MH-441): `reroll`, `keep`."""

    def options(self, g: Heroes, frame: Attack, seat: i64) -> list[int]:
        return [int(REROLL), int(KEEP)]


ELITE_SWAP: Final = EliteSwap("elite_swap", ("MH-432",), TURN_RULE)
LUCK_REROLL: Final = LuckReroll("luck_reroll", ("MH-432", "MH-441"), TURN_RULE)


def ask_swap(attack: Attack, g: Heroes) -> None:
    """MH-432, MH-434, MH-403: one attack may be swapped for the elite die; without attacks nothing is rolled."""
    side = battle_of(g).sides[attack.side]
    if attack.attacks == 0:
        g.tell("no_attacks", attack.slot)
        go_to(attack, "end")
    elif side.encounter >= 0:
        attack.swap = not attack.no_elite and attack.attacks >= 2 and g.tables.elite[side.encounter] == 1
        go_to(attack, "roll")
    elif not attack.no_elite and may_use_elite(g, side):
        ask_seat(g, attack, ELITE_SWAP, side.seat)
    else:
        go_to(attack, "roll")


def may_use_elite(g: Heroes, side: Side) -> bool:
    """MH-432, MH-622: an elite unit anywhere in the army, or the Banner of Courage."""
    hero = g.find(side.hero)
    return has_elite(hero) or hero.has(BANNER_OF_COURAGE)


def take_swap(attack: Attack, g: Heroes) -> None:
    attack.swap = g.answers[battle_of(g).sides[attack.side].seat] == ELITE


# The roll


def roll_dice(attack: Attack, g: Heroes) -> None:
    """MH-433, MH-435: all dice together, the elite die last; five attack dice at most."""
    battle = battle_of(g)
    if attack.kind == BY_UNIT:
        attack.strength_bonus += honour_guard(g, battle.sides[attack.side], attack.slot)
    attack.strength = strength_of_attack(g, battle, attack)
    number = min(MOST_DICE, attack.attacks - 1 if attack.swap else attack.attacks)
    g.tell("strikes", attack.slot, attack.attacks, attack.strength)
    dice: list[int] = []
    for _ in range(number):
        dice.append(int(roll(g, "d8", 8) * 2))
    attack.dice = dice
    if dice and g.narration is not None:
        g.tell_all("rolls", [die // 2 for die in dice], attack.slot, attack.strength)
    if attack.swap:
        attack.face = g.tables.elite_faces[roll(g, "elite", 6)]
        g.tell("elite_die", attack.slot, attack.face)
        call(g, Window(ELITE_RESULT, [int(1 - attack.side)]))


def honour_guard(g: Heroes, side: Side, slot: i64) -> i64:
    """Honour Guard: the first attack of any own stack in a battle; it is noted that it has worked."""
    for skill in g.find(side.hero).skills:
        strength = SKILL_CARDS[skill].first_attack_strength(is_special(g, side.hero, skill))
        if strength > 0 and skill not in side.used:
            side.used.append(skill)
            g.tell("works", slot, skill)
            return strength
    return 0


# Rerolls (MH-444)


def ask_luck(attack: Attack, g: Heroes) -> None:
    """MH-441, MH-448, MH-403: Luck, if a die missed; an encounter always rerolls."""
    if attack.face == LUCK and has_missed(g):
        side = battle_of(g).sides[attack.side]
        if side.encounter < 0:
            ask_seat(g, attack, LUCK_REROLL, side.seat)
            return
        reroll(g, attack, missed(attack))
    go_to(attack, "own")


def take_luck(attack: Attack, g: Heroes) -> None:
    if g.answers[battle_of(g).sides[attack.side].seat] == REROLL:
        reroll(g, attack, missed(attack))


def open_own_rerolls(attack: Attack, g: Heroes) -> None:
    """MH-444: the attacker's other rerolls."""
    if attack.kind != BY_ENCOUNTER:
        call(g, Window(AFTER_ROLL_OWN, [int(attack.side)]))


def suffer_misfortune(attack: Attack, g: Heroes) -> None:
    """MH-442, MH-444: Misfortune, then rerolls that the defender demands."""
    if attack.face == MISFORTUNE:
        places = hits(attack)
        if places:
            reroll(g, attack, places)
    if battle_of(g).sides[1 - attack.side].encounter < 0:
        call(g, Window(AFTER_ROLL_ENEMY, [int(1 - attack.side)]))


def use_laurel(attack: Attack, g: Heroes) -> None:
    """MH-438 to MH-440: for a stack, a hero's whole army, or an encounter."""
    if attack.face != LAUREL:
        return
    side = battle_of(g).sides[attack.side]
    if side.encounter < 0:
        call(g, Laurel(attack.side, attack.slot if attack.kind == BY_UNIT else i64(-1)))
    elif side.wounds > 0:
        side.wounds -= 1
        g.tell("encounter_heals", side.encounter, g.tables.number[side.encounter] - side.wounds)


# Wounds


def sum_wounds(attack: Attack, g: Heroes) -> None:
    """MH-445, MH-446: hits and the elite die, less what reduces them by itself; then what the defender uses."""
    battle = battle_of(g)
    wounds: i64 = 0
    for die in attack.dice:
        if die >> 1 <= attack.strength:
            wounds += 1
    if attack.face == WOUND_1:
        wounds += 1
    elif attack.face == WOUND_2:
        wounds += 2
    target = battle.sides[1 - attack.side]
    if battle.effects:
        stopped = min(wounds, in_force(battle, -1, 1 - attack.side, PROTECTION))
        if stopped > 0:
            g.tell("protects", target.seat, stopped)
        wounds -= stopped
    if wounds > 0 and target.encounter < 0 and g.find(target.hero).has(FALCON_SHIELD):
        power = int(SKILL_COUNT + FALCON_SHIELD)
        if power not in target.used:
            target.used.append(power)
            wounds -= 1
            g.tell("works", FIRST_HERO + target.hero, power)
    attack.wounds = wounds
    if target.encounter < 0:
        call(g, Window(WOUNDS, [int(1 - attack.side)]))


def assign_wounds(attack: Attack, g: Heroes) -> None:
    """MH-450, MH-455: the owner of an army assigns them; on an encounter they are marked."""
    battle = battle_of(g)
    g.tell("wounds", attack.slot, attack.wounds)
    if attack.wounds == 0:
        go_to(attack, "end")
        return
    target = battle.sides[1 - attack.side]
    if target.encounter < 0:
        assign = Assign(1 - attack.side, attack.wounds)
        assign.attack = True
        assign.precision = has_precision(g, battle, attack)
        call(g, assign)
        return
    attack.inflicted = wound_encounter(g, target, attack.wounds)
    if attack.inflicted > 0:
        attack.first_stack = FIRST_ENCOUNTER + target.encounter
    end_if_eliminated(g, battle, 1 - attack.side)


def has_precision(g: Heroes, battle: Battle, attack: Attack) -> bool:
    """MH-028: Precision of a stack or an encounter."""
    if attack.kind == BY_UNIT:
        return g.tables.ability[attack.slot] == PRECISION
    encounter = battle.sides[attack.side].encounter
    return attack.kind == BY_ENCOUNTER and g.tables.encounter_ability[encounter] == PRECISION


# After the attack


def after_attack(attack: Attack, g: Heroes) -> None:
    """MH-447: Chill and the like, Life Drain and Drain Life, then the options of the side that was attacked."""
    battle = battle_of(g)
    if attack.inflicted == 0:
        return
    call(g, Window(AFTER_ATTACK, [int(1 - attack.side)]))
    skill = attack.kind - BY_SKILL
    if attack.first_stack >= 0 and is_chilling(g, battle, attack):
        put_effect(battle, attack.first_stack, INITIATIVE, CHILLED, battle.turn + 1, battle.turn + 1)
        g.tell("chilled", attack.first_stack)
    side = battle.sides[attack.side]
    if attack.kind == BY_UNIT and g.tables.ability[attack.slot] == LIFE_DRAIN:
        call(g, Resurrect(attack.side, 1, attack.slot))
        if side.losses[attack.slot % TIERS] > 0:
            g.tell("drains_life", attack.slot)
    elif attack.kind == BY_ENCOUNTER and g.tables.encounter_ability[side.encounter] == LIFE_DRAIN:
        if side.wounds > 0:
            side.wounds -= 1
            g.tell("drains_life", attack.slot)
            g.tell("encounter_heals", side.encounter, g.tables.number[side.encounter] - side.wounds)
    elif skill == DRAIN_LIFE:
        points: i64 = min(2, attack.inflicted) if is_special(g, side.hero, skill) else 1
        call(g, Resurrect(attack.side, points, -1))
        if has_losses(side):
            g.tell("works", attack.slot, skill)


def is_chilling(g: Heroes, battle: Battle, attack: Attack) -> bool:
    """MH-028: Chill of a stack or an encounter, and of Ice Bolt."""
    if attack.kind == BY_UNIT:
        return g.tables.ability[attack.slot] == CHILL
    if attack.kind == BY_ENCOUNTER:
        return g.tables.encounter_ability[battle.sides[attack.side].encounter] == CHILL
    return attack.kind == BY_SKILL + ICE_BOLT


def end_attack(attack: Attack, g: Heroes) -> None:
    """MH-449: it is finished before the next slot acts."""
    leave(g)


steps(
    Attack,
    step("begin", count_attacks),
    step("swap", ask_swap, take_swap),
    step("roll", roll_dice),
    step("luck", ask_luck, take_luck),
    step("own", open_own_rerolls),
    step("misfortune", suffer_misfortune),
    step("laurel", use_laurel),
    step("sum", sum_wounds),
    step("assign", assign_wounds),
    step("after", after_attack),
    step("end", end_attack),
)
