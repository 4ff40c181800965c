"""Rewards of duels: weapons and bombs for a SPECIAL icon, armour and amulet against damage (CONTENT.md section 14).

What a duel asks, and in which order it offers these, is in heroes/duel_uses.py and heroes/duel.py. A side is ATTACKER
or DEFENDER.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from rulewright.core.narration import MessageKind
from rulewright.games.runewars.cards.ability import W_D1, W_D2, W_D3, Reward
from rulewright.games.runewars.cards.frames import Card
from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.heroes.frames import Duel, DuelSide
from rulewright.games.runewars.ids import (
    AGILITY,
    AMULET_OF_SHIELDING,
    BOW_OF_MOURNING,
    DWARVEN_FIRE_BOMBS,
    GHOST_ARMOR,
    GOLD,
    RED,
    RUNEPLATE,
    SILVER,
    SOULBITER,
    STRENGTH,
    SWORD_OF_KELLOS,
    WAND_OF_NEREKHALL,
    WISDOM,
)
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import attribute
from rulewright.games.runewars.world.decks import discard_fate, draw_fate, reveal_reward
from rulewright.kit.contests import ATTACKER
from rulewright.kit.piles import insert

MESSAGES: Final[dict[str, MessageKind]] = {
    "duel_uses": MessageKind(("hero", "reward"), "RW-502"),
    "duel_special": MessageKind(("hero", "number"), "RW-474"),
    "wand_deals": MessageKind(("hero", "number"), "RW-474"),
    "bombs_backfire": MessageKind(("hero",), "RW-474"),
}
ALL_DAMAGE: Final[i64] = 99

# Sides


def side_of(frame: Duel, side: i64) -> DuelSide:
    return frame.attacker_side if side == ATTACKER else frame.defender_side


def hero_of(frame: Duel, side: i64) -> i64:
    """The hero of a side; NONE for the units of a quest."""
    return frame.attacker if side == ATTACKER else frame.defender


def deal(frame: Duel, side: i64, number: i64) -> None:
    """RW-477: damage against a side is collected; it is placed later."""
    side_of(frame, side).coming += number


def show_reward(g: Runewars, frame: Duel, side: i64, reward: i64) -> None:
    """RW-501: a used Reward is turned up."""
    reveal_reward(g, reward)
    g.tell("duel_uses", hero_of(frame, side), reward)


def can_wield(g: Runewars, frame: Duel, side: i64, weapon: i64) -> bool:
    """RW-502: a hero has the weapon and has used no other one in this duel."""
    used = side_of(frame, side).weapon
    return weapon in g.hero_rewards[hero_of(frame, side)] and (used == NONE or used == weapon)


# SPECIAL (W-D2)


class IconReward(Reward):
    """A Reward that a SPECIAL icon triggers (RW-474).

    tested   the attribute that its hero tests afterwards, or NONE
    """

    tested: ClassVar[int] = NONE

    def can_strike(self, g: Runewars, duel: Duel, side: i64) -> bool:
        return can_wield(g, duel, side, self.number)

    def damage(self, g: Runewars, duel: Duel, side: i64) -> i64:
        """How much it deals, at least."""
        return 2

    def strike(self, g: Runewars, duel: Duel, side: i64) -> None:
        """RW-502: the weapon of this duel; its damage is collected (RW-477)."""
        show_reward(g, duel, side, self.number)
        side_of(duel, side).weapon = self.number
        self.hit(g, duel, side)

    def hit(self, g: Runewars, duel: Duel, side: i64) -> None:
        number = self.damage(g, duel, side)
        deal(duel, 1 - side, number)
        g.tell("duel_special", hero_of(duel, side), number)

    def after_test(self, g: Runewars, duel: Duel, side: i64, symbol: i64) -> None:
        """What follows from the hero's test."""
        raise TypeError(f"{type(self).__name__} calls for no test")

    def glance(self, g: Runewars, card: Card) -> float:
        return 1.0


class Soulbiter(IconReward):
    """Soulbiter, a weapon: 2 damage. If the other hero falls in this round and its bearer does not, he loses all damage
    when damage is placed.
    """

    moments = W_D2
    number = SOULBITER

    def hit(self, g: Runewars, duel: Duel, side: i64) -> None:
        side_of(duel, side).soulbiter = True
        super().hit(g, duel, side)


class DwarvenFireBombs(IconReward):
    """Dwarven Fire Bombs: 3 damage; then the hero tests his agility: red hurts him, 1 damage. Not a weapon."""

    moments = W_D2
    number = DWARVEN_FIRE_BOMBS
    tested = AGILITY

    def can_strike(self, g: Runewars, duel: Duel, side: i64) -> bool:
        return True

    def damage(self, g: Runewars, duel: Duel, side: i64) -> i64:
        return 3

    def strike(self, g: Runewars, duel: Duel, side: i64) -> None:
        show_reward(g, duel, side, self.number)
        self.hit(g, duel, side)

    def after_test(self, g: Runewars, duel: Duel, side: i64, symbol: i64) -> None:
        if symbol == RED:
            deal(duel, side, 1)
            g.tell("bombs_backfire", hero_of(duel, side))


class SwordOfKellos(IconReward):
    """Sword of Kellos, a weapon: as much damage as the hero's strength."""

    moments = W_D2
    number = SWORD_OF_KELLOS

    def damage(self, g: Runewars, duel: Duel, side: i64) -> i64:
        return attribute(g, hero_of(duel, side), STRENGTH)

    def glance(self, g: Runewars, card: Card) -> float:
        return 1.5


class BowOfMourning(IconReward):
    """Bow of Mourning, a weapon: 2 damage. At the start of a duel against a hero it shoots once, for 1 damage, if its
    bearer's agility is higher than the other hero's.
    """

    moments = W_D1 | W_D2
    number = BOW_OF_MOURNING

    def opens_duel(self, g: Runewars, duel: Duel, side: i64) -> bool:
        own, other = hero_of(duel, side), hero_of(duel, 1 - side)
        if other == NONE or side_of(duel, side).bow or not can_wield(g, duel, side, BOW_OF_MOURNING):
            return False
        return attribute(g, own, AGILITY) > attribute(g, other, AGILITY)

    def open_duel(self, g: Runewars, duel: Duel, side: i64) -> None:
        show_reward(g, duel, side, BOW_OF_MOURNING)
        side_of(duel, side).bow = True
        side_of(duel, side).weapon = BOW_OF_MOURNING
        deal(duel, 1 - side, 1)


class WandOfNerekhall(IconReward):
    """Wand of Nerekhall, a weapon: the hero tests his wisdom; gold deals 4 damage, silver 2, red 1."""

    moments = W_D2
    number = WAND_OF_NEREKHALL
    tested = WISDOM

    def damage(self, g: Runewars, duel: Duel, side: i64) -> i64:
        return 1

    def hit(self, g: Runewars, duel: Duel, side: i64) -> None:
        """Nothing before the test."""

    def after_test(self, g: Runewars, duel: Duel, side: i64, symbol: i64) -> None:
        number: i64 = 4 if symbol == GOLD else 2 if symbol == SILVER else 1
        deal(duel, 1 - side, number)
        g.tell("wand_deals", hero_of(duel, side), number)


# Prevention (W-D1, W-D3)


class Shield(Reward):
    """A Reward that may prevent damage that is coming, once at the start of a duel and once in each round (RW-477)."""

    def can_shield(self, g: Runewars, duel: Duel, side: i64) -> bool:
        """RW-502: one armour per duel."""
        own = side_of(duel, side)
        return (own.armor == NONE or own.armor == self.number) and self.number not in own.now

    def strength(self, g: Runewars) -> i64:
        """How much it can prevent now."""
        return 1

    def wear(self, duel: Duel, side: i64) -> None:
        """It counts as used."""
        side_of(duel, side).armor = self.number
        insert(side_of(duel, side).now, self.number)

    def glance(self, g: Runewars, card: Card) -> float:
        return 1.0


class GhostArmor(Shield):
    """Ghost Armor, an armour: a Fate card is drawn; unless it is red, up to 2 of the damage is prevented."""

    moments = W_D1 | W_D3
    number = GHOST_ARMOR

    def strength(self, g: Runewars) -> i64:
        drawn = draw_fate(g, 1)
        discard_fate(g, drawn)
        return 0 if not drawn or g.tables.destiny[drawn[0]] == RED else 2


class Runeplate(Shield):
    """Runeplate, an armour: prevents 1 damage."""

    moments = W_D1 | W_D3
    number = RUNEPLATE


class AmuletOfShielding(Shield):
    """Amulet of Shielding: prevents all of the damage, once per duel. Not an armour."""

    moments = W_D1 | W_D3
    number = AMULET_OF_SHIELDING

    def can_shield(self, g: Runewars, duel: Duel, side: i64) -> bool:
        return not side_of(duel, side).amulet

    def strength(self, g: Runewars) -> i64:
        return ALL_DAMAGE

    def wear(self, duel: Duel, side: i64) -> None:
        side_of(duel, side).amulet = True
