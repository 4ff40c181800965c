"""Battles as estimates see them: how likely a side is to win, and what it has left.

An expected battle is gone through turn by turn, in the order of Initiative, with the wounds that each attack deals on
average; the margin at its end becomes a chance by a curve that was measured in played battles. What works once in a
battle counts as wounds spared or dealt. Of cards that are hidden only the own ones count: scrolls of a side are looked
at if its estimate is told to.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from rulewright.games.heroes.armies import has_elite
from rulewright.games.heroes.battle.attack_step_by_step import attacks_of_hero
from rulewright.games.heroes.battle.frames import Battle, Side
from rulewright.games.heroes.battle.initiative import bonus_of_hero, bonus_of_units, has_shrine
from rulewright.games.heroes.cards.card import NO_SPELL, is_special
from rulewright.games.heroes.cards.library import SCROLL_CARDS, SKILL_CARDS
from rulewright.games.heroes.cards.values import can_read, has_ability, magic_of, strength_of
from rulewright.games.heroes.content import EXCLUSIVE, TIERS
from rulewright.games.heroes.ids import (
    ARMOUR,
    BANNER_OF_COURAGE,
    BATTLE_MAGE,
    FRENZY,
    LIFE_DRAIN,
    MAGIC_MISSILE,
    METEOR_SHOWER,
    PRECISION,
    REGENERATION,
    SHOOTER,
    SKILL_COUNT,
    WAND_OF_SPARKS,
    WOLF,
)
from rulewright.games.heroes.state import Hero, Heroes

DICE: Final = 5.0
"""MH-433, MH-402: attack dice that are rolled at most, and attacks that an encounter has at most."""
ELITE_DIE: Final = 2.0 / 3.0
"""Wounds of the elite die on average; Luck and Misfortune cancel out."""
LAUREL: Final = 1.0 / 6.0
SHOT: Final[i64] = 4
"""MH-028: Initiative of Shooters in the first turn."""
HONOUR: Final[i64] = 2
"""Initiative that the Shrine of Honour gives in the first turn."""
TURNS: Final[i64] = 12
"""MH-472."""
DOUBT: Final = 0.24
LEANING: Final = -0.02
"""The measured curve: how much of a margin is chance, and where the two sides are even."""
LEFT: Final = 0.4
"""Measured: what is left after a victory that was expected to leave nothing."""

SKILL_SPARES: Final[list[float]] = [
    0.0, 0.0, 0.0, 0.0, 0.9, 1.8, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 3.0,
    0.0, 0.0, 0.9, 1.8, 0.0, 0.0, 0.3, 0.7, 0.5, 1.2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.9, 1.8, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.9, 1.8, 0.0, 0.0, 0.3, 0.7, 1.5, 2.2, 1.6, 3.0, 0.9, 1.4, 1.2, 2.3,
    0.0, 0.0, 0.0, 0.0, 0.9, 1.8, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.9, 1.8, 0.0, 0.0, 0.3, 0.7, 0.0, 0.0, 2.0, 3.0, 0.0, 0.0, 0.4, 0.8,
    0.0, 0.0, 0.0, 0.0, 0.9, 1.8, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.9, 1.8, 0.0, 0.0, 0.3, 0.7, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 2.4,
]  # fmt: skip
"""Wounds that a skill spares its side in a battle, by its number: basic, then specialised."""
SKILL_DEALS: Final[list[float]] = [
    0.0, 0.0, 0.4, 0.8, 0.0, 0.0, 0.0, 0.0, 1.2, 1.9, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.4, 0.6, 0.0, 0.0, 0.0, 0.0, 0.8, 1.4, 1.5, 2.2, 0.0, 0.0,
    0.0, 0.0, 0.4, 0.8, 0.0, 0.0, 0.0, 0.0, 1.2, 1.9, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.4, 0.6, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.4, 0.8, 0.0, 0.0, 0.0, 0.0, 1.2, 1.9, 0.0, 0.0, 0.0, 0.0, 0.4, 0.8,
    0.0, 0.0, 0.0, 0.0, 0.4, 0.6, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.4, 0.8, 0.0, 0.0, 0.0, 0.0, 1.2, 1.9, 0.0, 0.0, 0.0, 0.0, 1.5, 2.0,
    0.0, 0.0, 0.0, 0.0, 0.4, 0.6, 0.0, 0.0, 0.4, 1.2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
]  # fmt: skip
"""Wounds that it deals beyond the hero's attack."""
ARTEFACT_SPARES: Final[list[float]] = [
    1.3, 0.0, 0.0, 0.0, 0.0, 0.9, 1.8, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5,
]  # fmt: skip
ARTEFACT_DEALS: Final[list[float]] = [
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.9, 0.0,
]  # fmt: skip
SCROLL_SPARES: Final[list[float]] = [0.0, 0.0, 2.0, 4.0, 2.4, 2.5, 0.0, 0.0, 0.0, 0.0]
SCROLL_DEALS: Final[list[float]] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.9, 0.0, 0.0, 0.0]
EXCLUSIVE_SPARES: Final[list[float]] = [0.6, 0.0, 0.0, 0.0]
EXCLUSIVE_DEALS: Final[list[float]] = [0.0, 0.0, 0.0, 0.9]
"""The same of artefacts, scrolls, and exclusive buildings by faction."""


class Outcome:
    """What a battle is likely to come to for one side.

    chance  that it wins
    left    the part of its wounds that it has left then, at most 1
    turns   how many battle turns it takes
    """

    def __init__(self, chance: float, left: float, turns: i64) -> None:
        self.chance = chance
        self.left = left
        self.turns: i64 = turns


class Force:
    """One side of an expected battle: stacks in order of tier, and its hero; or an encounter as one stack.

    hp      wounds that each stack can still take
    full    the same at the beginning
    size    wounds that each of its tokens takes
    hit     the chance of an attack die of each stack to hit
    bonus   attacks of each stack beside one for each token
    order   in the first turn and later: Initiative x 16 + place in the lists; the hero has place 8
    spare   wounds that cards still prevent or heal
    punch   wounds that cards still deal
    """

    def __init__(self) -> None:
        self.hp: list[float] = []
        self.full: list[float] = []
        self.size: list[float] = []
        self.hit: list[float] = []
        self.bonus: list[float] = []
        self.ability: list[int] = []
        self.shield: list[float] = []
        self.early: list[int] = []
        self.late: list[int] = []
        self.total = 0.0
        self.spare = 0.0
        self.punch = 0.0
        self.elite = False
        self.wits: i64 = 0
        self.hero_dice = 0.0
        self.hero_hit = 0.0
        self.limit = DICE

    def copy(self) -> Force:
        """For one battle: what a battle changes is the copy's own."""
        other = Force()
        other.hp = self.hp[:]
        other.full = self.full
        other.size = self.size
        other.hit = self.hit
        other.bonus = self.bonus
        other.ability = self.ability
        other.shield = self.shield[:]
        other.early = self.early
        other.late = self.late
        other.total = self.total
        other.spare = self.spare
        other.punch = self.punch
        other.elite = self.elite
        other.wits = self.wits
        other.hero_dice = self.hero_dice
        other.hero_hit = self.hero_hit
        other.limit = self.limit
        return other

    def add(self, hp: float, tokens: float, strength: i64, ability: i64, early: i64, late: i64) -> None:
        """One more stack."""
        at = len(self.hp)
        self.hp.append(hp)
        self.full.append(hp)
        self.size.append(hp / tokens)
        self.hit.append(chance_to_hit(strength))
        self.bonus.append(1.0 if ability == FRENZY else 0.0)
        self.ability.append(int(ability))
        self.shield.append(0.0)
        self.early.append(int((early + SHOT if ability == SHOOTER else early) * 16 + at))
        self.late.append(int(late * 16 + at))
        self.total += hp

    def remaining(self) -> float:
        """Wounds that it can still take."""
        left = 0.0
        for hp in self.hp:
            left += hp
        return left

    def begin_turn(self, first: bool) -> None:
        """MH-406: Armour is renewed, Regeneration heals."""
        for at, ability in enumerate(self.ability):
            if ability == ARMOUR:
                self.shield[at] = 1.0
            elif ability == REGENERATION and not first and self.hp[at] > 0.0:
                self.hp[at] = min(self.full[at], self.hp[at] + 1.0)

    def attack(self, at: i64, other: Force) -> None:
        """MH-430 to MH-447: what one slot deals on average."""
        if at == HERO:
            self.strike(self.hero_dice, self.hero_hit, other, False)
            return
        hp = self.hp[at]
        if hp <= 0.0:
            return
        tokens = min(self.limit, hp / self.size[at])
        number = tokens + min(1.0, hp) * self.bonus[at]
        dealt = self.strike(number, self.hit[at], other, self.ability[at] == PRECISION)
        healed = LAUREL if self.elite and number >= 2.0 else 0.0
        if self.ability[at] == LIFE_DRAIN:
            healed += min(1.0, dealt)
        self.hp[at] = min(self.full[at], hp + healed)

    def strike(self, number: float, hit: float, other: Force, precise: bool) -> float:
        """The wounds of an attack, with the elite die where that is better."""
        wounds = min(DICE, number) * hit
        if self.elite and number >= 1.0:
            wounds = max(wounds, min(DICE, number - 1.0) * hit + ELITE_DIE)
        if self.punch > 0.0:
            part = min(self.punch, 0.5 + 0.25 * self.punch)
            self.punch -= part
            wounds += part
        return other.suffer(wounds, precise)

    def suffer(self, wounds: float, precise: bool) -> float:
        """MH-450 to MH-458: the weakest stack first, or with Precision the strongest; what was inflicted."""
        if self.spare > 0.0:
            part = min(self.spare, wounds * 0.6)
            self.spare -= part
            wounds -= part
        inflicted = 0.0
        number = len(self.hp)
        for place in range(number):
            at = number - 1 - place if precise else place
            hp = self.hp[at]
            if hp <= 0.0:
                continue
            if self.shield[at] > 0.0:
                held = self.shield[at] * (1.0 - math.exp(-wounds))
                self.shield[at] -= held
                wounds -= held
            taken = min(hp, wounds)
            self.hp[at] = hp - taken
            inflicted += taken
            wounds -= taken
            if wounds <= 0.0:
                break
        return inflicted


HERO: Final[i64] = 8
"""The place of a hero in the order of its side."""


def chance_to_hit(strength: i64) -> float:
    """MH-435, MH-004."""
    return float(max(1, min(7, strength))) / 8.0


# The sides


def force_of_encounter(g: Heroes, encounter: i64, wounds: i64) -> Force:
    """MH-402: an encounter with wounds on it."""
    force = Force()
    left = float(max(0, g.tables.number[encounter] - wounds))
    initiative = g.tables.encounter_initiative[encounter]
    ability = g.tables.encounter_ability[encounter]
    force.add(left, max(1.0, left), g.tables.encounter_strength[encounter], ability, initiative, initiative)
    if g.week == WOLF:
        force.bonus[0] += 1.0
    force.elite = g.tables.elite[encounter] == 1
    force.full[0] = float(g.tables.number[encounter])
    force.total = force.full[0]
    return force


def force_of_hero(g: Heroes, seat: i64, hero: Hero, with_scrolls: bool) -> Force:
    """A hero with its army, at the start of a battle."""
    side = Side()
    side.seat = seat
    side.hero = hero.hero
    return force_of_side(g, side, hero, with_scrolls)


def force_of_side(g: Heroes, side: Side, hero: Hero, with_scrolls: bool) -> Force:
    """A hero with its army, with what its side has used already."""
    force = Force()
    units = bonus_of_units(g, side)
    shrine = HONOUR if has_shrine(g, side) else 0
    unit: i64 = hero.hero // 3 * TIERS
    for tier in range(TIERS):
        tokens = hero.stack(tier)
        if tokens > 0:
            initiative: i64 = g.tables.initiative[unit + tier] + units
            hp = float(tokens + hero.army[tier])
            strength = g.tables.strength[unit + tier]
            ability = g.tables.ability[unit + tier]
            force.add(hp, float(tokens), strength, ability, initiative + shrine, initiative)
    force.limit = 99.0
    force.elite = has_elite(hero) or hero.has(BANNER_OF_COURAGE)
    force.wits = g.tables.hero_initiative[hero.hero] + bonus_of_hero(g, side)
    force.early.append(int((force.wits + shrine) * 16 + HERO))
    force.late.append(int(force.wits * 16 + HERO))
    add_hero(g, force, side, hero)
    add_cards(g, force, side, hero)
    if with_scrolls:
        add_scrolls(g, force, hero)
    return force


def add_hero(g: Heroes, force: Force, side: Side, hero: Hero) -> None:
    """The best of what the hero can do each turn: its normal attack, or a spell."""
    magic = magic_of(g, hero)
    normal = strength_of(g, hero)
    if magic > normal and (has_ability(g, hero.hero, BATTLE_MAGE) or hero.has(WAND_OF_SPARKS)):
        normal = magic
    force.hero_dice = float(attacks_of_hero(g, side))
    force.hero_hit = chance_to_hit(normal)
    for skill in hero.skills:
        special = is_special(g, hero.hero, skill)
        attacks = SKILL_CARDS[skill].spell_attacks(special)
        if attacks != NO_SPELL:
            hit = chance_to_hit(SKILL_CARDS[skill].spell_strength(magic, special))
            if float(attacks) * hit > force.hero_dice * force.hero_hit:
                force.hero_dice = float(attacks)
                force.hero_hit = hit
        shock = float(SKILL_CARDS[skill].shock(special))
        if shock > force.hero_dice * force.hero_hit:
            force.hero_dice = shock
            force.hero_hit = 1.0


def add_cards(g: Heroes, force: Force, side: Side, hero: Hero) -> None:
    """Skills, artefacts and the exclusive building, as far as they have not been used."""
    for skill in hero.skills:
        if skill not in side.used:
            place = 2 * skill + 1 if is_special(g, hero.hero, skill) else 2 * skill
            force.spare += SKILL_SPARES[place]
            force.punch += SKILL_DEALS[place]
    for artefact in hero.artefacts:
        if int(SKILL_COUNT) + artefact not in side.used:
            force.spare += ARTEFACT_SPARES[artefact]
            force.punch += ARTEFACT_DEALS[artefact]
    if g.seats[side.seat].has_built(EXCLUSIVE):
        force.spare += EXCLUSIVE_SPARES[hero.hero // 3]
        force.punch += EXCLUSIVE_DEALS[hero.hero // 3]


def add_scrolls(g: Heroes, force: Force, hero: Hero) -> None:
    """Scrolls that the hero can read; those that attack count what they deal beyond the normal attack."""
    for scroll in hero.scrolls:
        if can_read(g, hero, scroll):
            force.spare += SCROLL_SPARES[scroll]
            force.punch += SCROLL_DEALS[scroll]
            if scroll == MAGIC_MISSILE or scroll == METEOR_SHOWER:
                attacks = float(SCROLL_CARDS[scroll].spell_attacks(False))
                dealt = attacks * chance_to_hit(SCROLL_CARDS[scroll].spell_strength(0, False))
                force.punch += max(0.0, dealt - force.hero_dice * force.hero_hit)


# The battle


def clash(attacker: Force, defender: Force) -> Outcome:
    """What the attacker may expect; both forces are used up."""
    early = order_of(attacker, defender, True)
    late = early
    turns: i64 = 0
    while turns < TURNS:
        turns += 1
        attacker.begin_turn(turns == 1)
        defender.begin_turn(turns == 1)
        if turns == 2:
            late = order_of(attacker, defender, False)
        for entry in late if turns > 1 else early:
            if entry & 16:
                attacker.attack(entry & 15, defender)
                if defender.remaining() <= 0.0:
                    break
            else:
                defender.attack(entry & 15, attacker)
                if attacker.remaining() <= 0.0:
                    break
        if attacker.remaining() <= 0.0 or defender.remaining() <= 0.0:
            break
    return outcome_of(attacker, defender, turns)


def order_of(attacker: Force, defender: Force, first: bool) -> list[int]:
    """MH-410, MH-411, MH-505: slots by Initiative; of equal ones those of the quicker hero, and before encounters."""
    quicker: i64 = 1 if attacker.wits >= defender.wits else 0
    entries: list[int] = []
    for entry in attacker.early if first else attacker.late:
        entries.append(int((entry >> 4) * 64 + quicker * 32 + 16 + (entry & 15)))
    for entry in defender.early if first else defender.late:
        entries.append(int((entry >> 4) * 64 + (1 - quicker) * 32 + (entry & 15)))
    entries.sort(reverse=True)
    return entries


def outcome_of(attacker: Force, defender: Force, turns: i64) -> Outcome:
    """The margin of the expected battle as a chance (`DOUBT`, `LEANING`)."""
    left = attacker.remaining()
    rest = defender.remaining()
    own = left / attacker.total if attacker.total > 0.0 else 0.0
    margin = own - rest / defender.total if defender.total > 0.0 else own
    chance = 1.0 / (1.0 + math.exp(-(margin - LEANING) / DOUBT))
    return Outcome(chance, LEFT + (1.0 - LEFT) * own, turns)


def against_encounter(g: Heroes, seat: i64, hero: Hero, encounter: i64, wounds: i64 = 0) -> Outcome:
    """What a hero may expect who attacks an encounter."""
    return clash(force_of_hero(g, seat, hero, True), force_of_encounter(g, encounter, wounds))


def against_hero(g: Heroes, seat: i64, hero: Hero, other_seat: i64, other: Hero) -> Outcome:
    """What a hero may expect who attacks another; the other's scrolls are hidden and do not count."""
    return clash(force_of_hero(g, seat, hero, True), force_of_hero(g, other_seat, other, False))


def of_battle(g: Heroes, battle: Battle) -> Outcome:
    """What the attacker of a battle in progress may expect from now on."""
    attacker, defender = battle.sides
    own = force_of_side(g, attacker, g.find(attacker.hero), True)
    own.total += float(sum(attacker.losses))
    if defender.encounter >= 0:
        return clash(own, force_of_encounter(g, defender.encounter, defender.wounds))
    other = force_of_side(g, defender, g.find(defender.hero), False)
    other.total += float(sum(defender.losses))
    return clash(own, other)
