"""Artefact cards and exclusive buildings that do something in battles or change values (MH-321, MH-389)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.heroes.battle.frames import BY_UNIT, Side, Window
from rulewright.games.heroes.cards.card import (
    AT_AFTER_ROLL_ENEMY,
    AT_AFTER_ROLL_OWN,
    AT_BEFORE_ROLL,
    AT_ELITE_RESULT,
    AT_WOUNDS,
    Card,
    has_hit,
    has_missed,
    hits,
    is_own_attack,
    missed,
)
from rulewright.games.heroes.cards.dice import reroll
from rulewright.games.heroes.fights import attack_of
from rulewright.games.heroes.state import Heroes

# Used in windows


class RingOfMisfortune(Card):
    """Ring of Misfortune: once per battle, the enemy must reroll all hits of an attack (MH-650)."""

    moments = AT_AFTER_ROLL_ENEMY

    def choices(self, g: Heroes, frame: Window) -> list[int]:
        return self.own_choice() if has_hit(g) and not self.is_used(g, frame) else []

    def choose(self, g: Heroes, frame: Window, code: i64) -> bool:
        self.note_use(g, frame)
        attack = attack_of(g)
        reroll(g, attack, hits(attack))
        return False


class FourLeafClover(Card):
    """Four-Leaf Clover: once per battle, all misses of an own attack are rerolled."""

    moments = AT_AFTER_ROLL_OWN

    def choices(self, g: Heroes, frame: Window) -> list[int]:
        return self.own_choice() if has_missed(g) and not self.is_used(g, frame) else []

    def choose(self, g: Heroes, frame: Window, code: i64) -> bool:
        self.note_use(g, frame)
        attack = attack_of(g)
        reroll(g, attack, missed(attack))
        return False


class DragonscaleArmour(Card):
    """Dragonscale Armour: once per battle, an enemy attack inflicts 2 wounds fewer."""

    moments = AT_WOUNDS

    def choices(self, g: Heroes, frame: Window) -> list[int]:
        fits = attack_of(g).wounds > 0 and not self.is_used(g, frame)
        return self.own_choice() if fits else []

    def choose(self, g: Heroes, frame: Window, code: i64) -> bool:
        self.note_use(g, frame)
        attack = attack_of(g)
        attack.wounds = max(0, attack.wounds - 2)
        return False


class CancelsElite(Card):
    """Orb of Dispelling, and Guardian Angel of Haven: once per battle, an enemy elite die counts as blank (MH-436)."""

    moments = AT_ELITE_RESULT

    def choices(self, g: Heroes, frame: Window) -> list[int]:
        return self.own_choice() if attack_of(g).face >= 0 and not self.is_used(g, frame) else []

    def choose(self, g: Heroes, frame: Window, code: i64) -> bool:
        self.note_use(g, frame)
        attack_of(g).face = -1
        return False


class TotemOfRage(Card):
    """Totem of Rage, of Stronghold: once per battle, an attack of an own stack has 2 attacks more."""

    moments = AT_BEFORE_ROLL

    def choices(self, g: Heroes, frame: Window) -> list[int]:
        attack = attack_of(g)
        fits = is_own_attack(attack, frame) and attack.kind == BY_UNIT and not self.is_used(g, frame)
        return self.own_choice() if fits else []

    def choose(self, g: Heroes, frame: Window, code: i64) -> bool:
        self.note_use(g, frame)
        attack_of(g).attacks += 2
        return False


# Values


class SwordOfTheGriffin(Card):
    """Sword of the Griffin: 1 Strength more."""

    def strength(self) -> i64:
        return 1


class AxeOfFury(Card):
    """Axe of Fury: the hero's own normal attack has 1 attack more."""

    def normal_attacks(self, g: Heroes, side: Side, special: bool) -> i64:
        return 1


class GivesMagic(Card):
    """Staff of Asha, Archmage's Robe: 1 Magic more."""

    def magic(self) -> i64:
        return 1


class CrownOfCommand(Card):
    """Crown of Command: 1 Leadership more."""

    def leadership(self, special: bool) -> i64:
        return 1


class VanguardHelm(Card):
    """Vanguard Helm: hero and all own stacks have 1 Initiative more."""

    def unit_initiative(self, special: bool) -> i64:
        return 1

    def hero_initiative(self) -> i64:
        return 1


class WayfarersBoots(Card):
    """Wayfarer's Boots: 2 MP more in each activation."""

    def movement(self, special: bool) -> i64:
        return 2


class BottomlessPurse(Card):
    """Bottomless Purse: 2 gold more when its owner gathers."""

    def gold(self) -> i64:
        return 2


class ProspectorsPick(Card):
    """Prospector's Pick: 2 resources more when its owner gathers."""

    def resources(self) -> i64:
        return 2


class LookedUp(Card):
    """An artefact that a rule asks for by name: Wand of Sparks, Falcon Shield, Cloak of Shadows, Circlet of Insight,
    Compass of the Deep, Pendant of Life, Banner of Courage.
    """
