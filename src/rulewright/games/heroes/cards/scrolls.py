"""Scroll cards (MH-392, MH-393): spells instead of an attack, and what is used in windows.

Map scrolls are used in the activation of a hero (map/heroes_action.py).
"""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.heroes.battle.frames import Window
from rulewright.games.heroes.cards.card import AT_TURN_START, AT_WOUNDS, Card, can_heal, resurrect, side_asked
from rulewright.games.heroes.fights import (
    ATTACKS,
    SKIPPED,
    attack_of,
    battle_of,
    in_force,
    living_slots,
    living_units,
    put_effect,
)
from rulewright.games.heroes.options import SCROLL, SCROLL_ON, SLOTS
from rulewright.games.heroes.state import Hero, Heroes
from rulewright.kit.piles import insert


def spend_scroll(g: Heroes, seat: i64, hero: Hero, scroll: i64) -> None:
    """MH-392: a scroll is revealed and discarded."""
    g.barrier += 1
    hero.scrolls.remove(scroll)
    insert(g.scroll_discard, scroll)
    g.tell("uses_scroll", seat, hero.hero, scroll)


class Scroll(Card):
    """A scroll design, by its number."""

    def __init__(self, number: i64) -> None:
        super().__init__(-1)
        self.number: i64 = number

    def own_choice(self) -> list[int]:
        return [int(SCROLL + self.number)]

    def spend(self, g: Heroes, frame: Window) -> None:
        """MH-392: it is discarded by the side that is asked."""
        side = side_asked(g, frame)
        spend_scroll(g, side.seat, g.find(side.hero), self.number)


class MagicMissile(Scroll):
    """Magic Missile: 3 attacks of Strength 4."""

    def spell_attacks(self, special: bool) -> i64:
        return 3

    def spell_strength(self, magic: i64, special: bool) -> i64:
        return 4


class MeteorShower(Scroll):
    """Meteor Shower: 5 attacks of Strength 5."""

    def spell_attacks(self, special: bool) -> i64:
        return 5

    def spell_strength(self, magic: i64, special: bool) -> i64:
        return 5


class HealingScroll(Scroll):
    """Healing Word: Resurrection(2); Mass Resurrection: Resurrection(4)."""

    moments = AT_TURN_START

    def __init__(self, number: i64, points: i64) -> None:
        super().__init__(number)
        self.points: i64 = points

    def choices(self, g: Heroes, frame: Window) -> list[int]:
        return self.own_choice() if can_heal(g, frame) else []

    def choose(self, g: Heroes, frame: Window, code: i64) -> bool:
        self.spend(g, frame)
        resurrect(g, frame.queue[0], self.points)
        return False


class MirrorShield(Scroll):
    """Mirror Shield: up to 3 wounds of an enemy attack are ignored."""

    moments = AT_WOUNDS

    def choices(self, g: Heroes, frame: Window) -> list[int]:
        return self.own_choice() if attack_of(g).wounds > 0 else []

    def choose(self, g: Heroes, frame: Window, code: i64) -> bool:
        self.spend(g, frame)
        attack = attack_of(g)
        attack.wounds = max(0, attack.wounds - 3)
        return False


class ScrollOnSlot(Scroll):
    """A scroll that is used on a slot at the start of a turn; `row` is its place among those."""

    moments = AT_TURN_START

    def __init__(self, number: i64, row: i64) -> None:
        super().__init__(number)
        self.first: i64 = SCROLL_ON + row * len(SLOTS)

    def targets(self, g: Heroes, side: i64) -> list[int]:
        """The slots on which a side can use it."""
        return living_units(g, battle_of(g).sides[side])

    def choices(self, g: Heroes, frame: Window) -> list[int]:
        return [int(self.first + slot) for slot in self.targets(g, frame.queue[0])]

    def choose(self, g: Heroes, frame: Window, code: i64) -> bool:
        self.spend(g, frame)
        self.cast(g, code - self.first)
        return False

    def cast(self, g: Heroes, slot: i64) -> None:
        """What it does to the slot."""
        raise TypeError(f"{type(self).__name__} does nothing")


class TimeStop(ScrollOnSlot):
    """Time Stop: an enemy slot is skipped in this turn (MH-415)."""

    def targets(self, g: Heroes, side: i64) -> list[int]:
        battle = battle_of(g)
        slots = living_slots(g, battle.sides[1 - side])
        return [slot for slot in slots if in_force(battle, slot, 1 - side, SKIPPED) == 0]

    def cast(self, g: Heroes, slot: i64) -> None:
        battle = battle_of(g)
        put_effect(battle, slot, SKIPPED, 1, battle.turn, battle.turn)


class BattleFrenzy(ScrollOnSlot):
    """Battle Frenzy: an own stack has 2 attacks more in this turn."""

    def cast(self, g: Heroes, slot: i64) -> None:
        battle = battle_of(g)
        put_effect(battle, slot, ATTACKS, 2, battle.turn, battle.turn)


class MapScroll(Scroll):
    """Wind Walk, Town Gate, Vision of Riches: used on the map."""
