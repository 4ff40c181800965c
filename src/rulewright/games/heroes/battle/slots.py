"""A slot acts: stacks, heroes and their spells, encounters (MH-403, MH-414, MH-415, MH-393)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, call, leave, step, steps
from rulewright.games.heroes.battle.attack_step_by_step import number_of_attacks, strength_of_attack
from rulewright.games.heroes.battle.frames import (
    BY_ENCOUNTER,
    BY_MAGIC,
    BY_SCROLL,
    BY_SKILL,
    BY_STRENGTH,
    BY_UNIT,
    Attack,
    Battle,
    Slot,
)
from rulewright.games.heroes.battle.initiative import initiative_of
from rulewright.games.heroes.cards.card import NO_SPELL, is_special, resurrect
from rulewright.games.heroes.cards.harm import wound_side
from rulewright.games.heroes.cards.library import SCROLL_CARDS, SKILL_CARDS
from rulewright.games.heroes.cards.scrolls import spend_scroll
from rulewright.games.heroes.cards.values import can_read, has_ability
from rulewright.games.heroes.content import TIERS
from rulewright.games.heroes.decisions import TURN_RULE, Choice
from rulewright.games.heroes.fights import (
    FIRST_ENCOUNTER,
    FIRST_HERO,
    SKIPPED,
    battle_of,
    has_losses,
    is_on,
    living_slots,
    side_of_slot,
)
from rulewright.games.heroes.ids import BATTLE_MAGE, MAGIC_MISSILE, METEOR_SHOWER, WAND_OF_SPARKS
from rulewright.games.heroes.options import ATTACK, DECLINE, NORMAL, SCROLL, SPELL
from rulewright.games.heroes.state import Heroes

QUAKE_WORTH: Final[i64] = 8
"""What a default counts for each wound of Earthquake."""


class StackAttack(Choice[Slot]):
    """stack_attack (MH-414): `attack`, `decline`."""

    def options(self, g: Heroes, frame: Slot, seat: i64) -> list[int]:
        return [int(ATTACK), int(DECLINE)]


class HeroAttackKind(Choice[Slot]):
    """hero_attack_kind (MH-414): `normal:strength`, `normal:magic`, `spell:CARD`, `scroll:CARD`, `decline`."""

    def options(self, g: Heroes, frame: Slot, seat: i64) -> list[int]:
        battle = battle_of(g)
        side = battle.sides[side_of_slot(battle, frame.slot)]
        hero = g.find(side.hero)
        codes = [int(NORMAL)]
        if has_ability(g, hero.hero, BATTLE_MAGE) or hero.has(WAND_OF_SPARKS):
            codes.append(int(NORMAL + 1))
        for skill in hero.skills:
            card = SKILL_CARDS[skill]
            special = is_special(g, hero.hero, skill)
            attacks = card.spell_attacks(special) != NO_SPELL or card.shock(special) > 0
            if attacks or (card.healing(special) > 0 and has_losses(side)):
                codes.append(int(SPELL + skill))
        for scroll in (MAGIC_MISSILE, METEOR_SHOWER):
            if scroll in hero.scrolls and can_read(g, hero, scroll):
                codes.append(int(SCROLL + scroll))
        codes.append(int(DECLINE))
        return codes

    def default(self, g: Heroes, frame: Slot, seat: i64) -> i64:
        """The most attacks x Strength; scrolls are not used."""
        battle = battle_of(g)
        best: i64 = NORMAL
        most: i64 = -1
        for code in self.options(g, frame, seat):
            worth = worth_of(g, battle, frame.slot, code)
            if worth > most:
                best = code
                most = worth
        return best


STACK_ATTACK: Final = StackAttack("stack_attack", ("MH-414",), TURN_RULE)
HERO_ATTACK_KIND: Final = HeroAttackKind("hero_attack_kind", ("MH-414", "MH-393"), TURN_RULE)


def worth_of(g: Heroes, battle: Battle, slot: i64, code: i64) -> i64:
    """What a default makes of a way to attack."""
    side = side_of_slot(battle, slot)
    if code == DECLINE or SCROLL <= code < SCROLL + len(SCROLL_CARDS):
        return -1
    if SPELL <= code < SPELL + len(SKILL_CARDS):
        skill = code - SPELL
        special = is_special(g, battle.sides[side].hero, skill)
        if SKILL_CARDS[skill].spell_attacks(special) == NO_SPELL:
            return SKILL_CARDS[skill].shock(special) * QUAKE_WORTH
    attack = new_attack(side, slot, kind_of(code))
    return number_of_attacks(g, battle, attack) * strength_of_attack(g, battle, attack)


def kind_of(code: i64) -> i64:
    """The kind of attack that an option stands for."""
    if code == NORMAL:
        return BY_STRENGTH
    if code == NORMAL + 1:
        return BY_MAGIC
    if SCROLL <= code < SCROLL + len(SCROLL_CARDS):
        return BY_SCROLL + code - SCROLL
    return BY_SKILL + code - SPELL


def new_attack(side: i64, slot: i64, kind: i64) -> Attack:
    attack = Attack()
    attack.side = side
    attack.slot = slot
    attack.kind = kind
    return attack


def ask_slot(frame: Slot, g: Heroes) -> None:
    """MH-413 to MH-415: a slot that is gone or stopped is passed over; an encounter always attacks."""
    battle = battle_of(g)
    side = side_of_slot(battle, frame.slot)
    if g.narration is not None and frame.slot in living_slots(g, battle.sides[side]):
        g.tell("acts", frame.slot, initiative_of(g, battle, frame.slot, side))
    if is_on(battle, frame.slot, side, SKIPPED):
        g.tell("skipped", frame.slot)
        leave(g)
    elif frame.slot >= FIRST_ENCOUNTER:
        leave(g)
        call(g, new_attack(side, frame.slot, BY_ENCOUNTER))
    elif frame.slot >= FIRST_HERO:
        ask_seat(g, frame, HERO_ATTACK_KIND, battle.sides[side].seat)
    elif g.find(battle.sides[side].hero).stack(frame.slot % TIERS) == 0:
        leave(g)
    else:
        ask_seat(g, frame, STACK_ATTACK, battle.sides[side].seat)


def act(frame: Slot, g: Heroes) -> None:
    """MH-393, MH-414: what the slot does takes its place."""
    battle = battle_of(g)
    number = side_of_slot(battle, frame.slot)
    side = battle.sides[number]
    code = g.answers[side.seat]
    leave(g)
    if code == DECLINE:
        g.tell("declines", frame.slot)
    elif code == ATTACK:
        call(g, new_attack(number, frame.slot, BY_UNIT))
    elif SPELL <= code < SPELL + len(SKILL_CARDS):
        cast_spell(g, battle, number, frame.slot, code - SPELL)
    else:
        if SCROLL <= code < SCROLL + len(SCROLL_CARDS):
            spend_scroll(g, side.seat, g.find(side.hero), code - SCROLL)
        call(g, new_attack(number, frame.slot, kind_of(code)))


def cast_spell(g: Heroes, battle: Battle, number: i64, slot: i64, skill: i64) -> None:
    """MH-393: a spell attacks, heals, or shakes the enemy side without a roll (MH-638)."""
    side = battle.sides[number]
    card = SKILL_CARDS[skill]
    special = is_special(g, side.hero, skill)
    g.tell("uses", side.seat, skill)
    if card.spell_attacks(special) != NO_SPELL:
        call(g, new_attack(number, slot, BY_SKILL + skill))
    elif card.healing(special) > 0:
        resurrect(g, number, card.healing(special))
    else:
        wound_side(g, battle, 1 - number, card.shock(special))


steps(Slot, step("slot", ask_slot, act))
