"""The skills of the Might decks (MH-335): Warfare, Tactics, Realm."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.heroes.battle.frames import BY_UNIT, Side, Window
from rulewright.games.heroes.cards.card import (
    AT_AFTER_ATTACK,
    AT_AFTER_ROLL_OWN,
    AT_BEFORE_ROLL,
    AT_WOUNDS,
    Card,
    can_heal,
    has_missed,
    is_own_attack,
    is_special,
    missed,
    resurrect,
    side_asked,
)
from rulewright.games.heroes.cards.dice import reroll
from rulewright.games.heroes.fights import attack_of, has_losses
from rulewright.games.heroes.state import Heroes


class Offence(Card):
    """Offence: the hero's own normal attack has 1 attack more, or 2."""

    def normal_attacks(self, g: Heroes, side: Side, special: bool) -> i64:
        return 2 if special else 1


class HeroicCharge(Card):
    """Heroic Charge: once per battle, an attack of an own stack has 1 Strength more, or 2."""

    moments = AT_BEFORE_ROLL

    def choices(self, g: Heroes, frame: Window) -> list[int]:
        attack = attack_of(g)
        fits = is_own_attack(attack, frame) and attack.kind == BY_UNIT and not self.is_used(g, frame)
        return self.own_choice() if fits else []

    def choose(self, g: Heroes, frame: Window, code: i64) -> bool:
        side = self.note_use(g, frame)
        attack_of(g).strength_bonus += 2 if is_special(g, side.hero, self.power) else 1
        return False


class Defence(Card):
    """Defence: once per battle, an enemy attack inflicts 1 wound fewer, or 2."""

    moments = AT_WOUNDS

    def choices(self, g: Heroes, frame: Window) -> list[int]:
        fits = attack_of(g).wounds > 0 and not self.is_used(g, frame)
        return self.own_choice() if fits else []

    def choose(self, g: Heroes, frame: Window, code: i64) -> bool:
        side = self.note_use(g, frame)
        attack = attack_of(g)
        less: i64 = 2 if is_special(g, side.hero, self.power) else 1
        attack.wounds = max(0, attack.wounds - less)
        return False


class SwiftDeployment(Card):
    """Swift Deployment: all own stacks have 1 Initiative more, or 2."""

    def unit_initiative(self, special: bool) -> i64:
        return 2 if special else 1


class BattleLuck(Card):
    """Battle Luck: once per battle turn, one missed die of an own attack is rerolled, or two."""

    moments = AT_AFTER_ROLL_OWN

    def choices(self, g: Heroes, frame: Window) -> list[int]:
        side = side_asked(g, frame)
        once_more = attack_of(g).battle_luck == 1 and is_special(g, side.hero, self.power)
        fits = has_missed(g) and (self.power not in side.used_turn or once_more)
        return self.own_choice() if fits else []

    def choose(self, g: Heroes, frame: Window, code: i64) -> bool:
        side = side_asked(g, frame)
        side.used_turn.append(int(self.power))
        g.tell("uses", side.seat, self.power)
        attack = attack_of(g)
        attack.battle_luck += 1
        reroll(g, attack, missed(attack)[:1])
        return False


class Logistics(Card):
    """Logistics: 1 MP more in each activation, or 2."""

    def movement(self, special: bool) -> i64:
        return 2 if special else 1


class Diplomacy(Card):
    """Diplomacy: 1 Leadership more, or 2."""

    def leadership(self, special: bool) -> i64:
        return 2 if special else 1


class GuardianOath(Card):
    """Guardian Oath: once per battle, after an enemy attack, Resurrection(2), or (3)."""

    moments = AT_AFTER_ATTACK

    def choices(self, g: Heroes, frame: Window) -> list[int]:
        fits = can_heal(g, frame) and not self.is_used(g, frame)
        return self.own_choice() if fits else []

    def choose(self, g: Heroes, frame: Window, code: i64) -> bool:
        side = self.note_use(g, frame)
        resurrect(g, frame.queue[0], 3 if is_special(g, side.hero, self.power) else 2)
        return False


class RaiseDead(Card):
    """Raise Dead: after a won battle 1 basic Skeleton joins the army, or up to 2."""

    def raised(self, special: bool) -> i64:
        return 2 if special else 1


class HonourGuard(Card):
    """Honour Guard: the first attack of any own stack in a battle has 1 Strength more, or 2."""

    def first_attack_strength(self, special: bool) -> i64:
        return 2 if special else 1


class Bloodlust(Card):
    """Bloodlust: a stack with losses attacks with 1 attack more; specialised, the hero too while any stack has some."""

    def stack_attacks(self, side: Side, tier: i64) -> i64:
        return 1 if side.losses[tier] > 0 else 0

    def normal_attacks(self, g: Heroes, side: Side, special: bool) -> i64:
        return 1 if special and has_losses(side) else 0
