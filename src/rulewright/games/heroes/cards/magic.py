"""The skills of the Magic decks (MH-335): spells, and what is used at the start or the end of a battle turn."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.frame import call
from rulewright.games.heroes.battle.frames import Battle, SecondTarget, Window
from rulewright.games.heroes.cards.card import (
    AT_AFTER_ATTACK,
    AT_AFTER_ROLL_ENEMY,
    AT_AFTER_ROLL_OWN,
    AT_BEFORE_ROLL,
    AT_TURN_END,
    AT_TURN_START,
    TURN_START,
    Card,
    can_heal,
    has_hit,
    has_missed,
    hits,
    is_own_attack,
    is_special,
    missed,
    resurrect,
    side_asked,
)
from rulewright.games.heroes.cards.dice import reroll
from rulewright.games.heroes.cards.harm import wound_side
from rulewright.games.heroes.fights import (
    ATTACKS,
    BLESSED,
    INITIATIVE,
    NEXT_ATTACK,
    PROTECTION,
    REGENERATES,
    SIDE_0,
    STRENGTH,
    TO_THE_END,
    attack_of,
    battle_of,
    in_force,
    living_slots,
    living_units,
    put_effect,
)
from rulewright.games.heroes.ids import REGENERATION, SKILLS
from rulewright.games.heroes.options import SLOTS, TARGETED, USE_ON
from rulewright.games.heroes.state import Heroes

# Spells that attack


class ArcaneBolt(Card):
    """Arcane Bolt: 2 attacks with Magic as Strength, or 3. Ice Bolt is one that chills."""

    def spell_attacks(self, special: bool) -> i64:
        return 3 if special else 2


class Fireball(Card):
    """Fireball: 3 attacks of Strength Magic - 1, or Magic."""

    def spell_attacks(self, special: bool) -> i64:
        return 3

    def spell_strength(self, magic: i64, special: bool) -> i64:
        return magic if special else magic - 1


class DrainLife(Card):
    """Drain Life: 2 attacks of Strength Magic; if they wound, Resurrection(1), or as many as wounds, at most 2."""

    def spell_attacks(self, special: bool) -> i64:
        return 2


class ChainLightning(Card):
    """Chain Lightning: 4 attacks of Strength Magic - 2, or Magic - 1."""

    def spell_attacks(self, special: bool) -> i64:
        return 4

    def spell_strength(self, magic: i64, special: bool) -> i64:
        return magic - 1 if special else magic - 2


class FireBolt(Card):
    """Fire Bolt: 2 attacks of Strength Magic + 1, or Magic + 2."""

    def spell_attacks(self, special: bool) -> i64:
        return 2

    def spell_strength(self, magic: i64, special: bool) -> i64:
        return magic + 2 if special else magic + 1


# Other spells


class Heal(Card):
    """Heal: Resurrection(1), or (2), instead of the hero's attack."""

    def healing(self, special: bool) -> i64:
        return 2 if special else 1


class Earthquake(Card):
    """Earthquake: the enemy side takes 1 wound, or 2, without a roll."""

    def shock(self, special: bool) -> i64:
        return 2 if special else 1


# At the start of a turn


class OncePerBattle(Card):
    """A skill that is used once in a battle at the start of a turn; `begin` is what it does."""

    moments = AT_TURN_START

    def choices(self, g: Heroes, frame: Window) -> list[int]:
        return [] if self.is_used(g, frame) else self.own_choice()

    def choose(self, g: Heroes, frame: Window, code: i64) -> bool:
        side = self.note_use(g, frame)
        self.begin(g, frame.queue[0], is_special(g, side.hero, self.power))
        return False

    def begin(self, g: Heroes, side: i64, special: bool) -> None:
        raise TypeError(f"{type(self).__name__} does nothing")


class StoneSkin(OncePerBattle):
    """Stone Skin: in this turn each enemy attack inflicts 1 wound fewer, or 2."""

    def begin(self, g: Heroes, side: i64, special: bool) -> None:
        battle = battle_of(g)
        put_effect(battle, SIDE_0 + side, PROTECTION, 2 if special else 1, battle.turn, battle.turn)


class Mist(OncePerBattle):
    """Mist: in this turn, or in this and the next, each enemy attack has 1 attack fewer."""

    def begin(self, g: Heroes, side: i64, special: bool) -> None:
        battle = battle_of(g)
        until = battle.turn + 1 if special else battle.turn
        put_effect(battle, SIDE_0 + 1 - side, ATTACKS, -1, battle.turn, until)


class OnSlot(Card):
    """A skill that is used once in a battle, at the start of a turn, on a slot: own stacks, or enemy slots."""

    moments = AT_TURN_START

    def __init__(self, power: i64) -> None:
        super().__init__(power)
        self.first: i64 = USE_ON + TARGETED.index(SKILLS[power]) * len(SLOTS)
        """The option of the first slot."""

    def targets(self, g: Heroes, side: i64) -> list[int]:
        """The slots on which a side can use it."""
        return living_units(g, battle_of(g).sides[side])

    def choices(self, g: Heroes, frame: Window) -> list[int]:
        if self.is_used(g, frame):
            return []
        return [int(self.first + slot) for slot in self.targets(g, frame.queue[0])]

    def choose(self, g: Heroes, frame: Window, code: i64) -> bool:
        side = side_asked(g, frame)
        slot = code - self.first
        side.used.append(int(self.power))
        g.tell("uses_on", side.seat, self.power, slot)
        self.cast(g, frame.queue[0], slot, is_special(g, side.hero, self.power))
        return False

    def cast(self, g: Heroes, side: i64, slot: i64, special: bool) -> None:
        """What it does to the slot."""
        raise TypeError(f"{type(self).__name__} does nothing")


class OnTwo(OnSlot):
    """A skill that a specialist may use on two own stacks (`second_target`)."""

    def cast(self, g: Heroes, side: i64, slot: i64, special: bool) -> None:
        self.touch(g, slot)
        if special:
            second = SecondTarget(side)
            second.card = self.power
            second.first = slot
            call(g, second)

    def touch(self, g: Heroes, slot: i64) -> None:
        """What it does to one stack."""
        raise TypeError(f"{type(self).__name__} does nothing")


class Haste(OnTwo):
    """Haste: 1 own stack, or up to 2, have 3 Initiative more for the rest of the battle."""

    def touch(self, g: Heroes, slot: i64) -> None:
        battle = battle_of(g)
        put_effect(battle, slot, INITIATIVE, 3, battle.turn, TO_THE_END)


class AncestralVigour(OnTwo):
    """Ancestral Vigour: 1 own stack, or up to 2, gain Regeneration for the rest of the battle."""

    def targets(self, g: Heroes, side: i64) -> list[int]:
        battle = battle_of(g)
        units = living_units(g, battle.sides[side])
        return [unit for unit in units if not regenerates(g, battle, unit, side)]

    def touch(self, g: Heroes, slot: i64) -> None:
        battle = battle_of(g)
        put_effect(battle, slot, REGENERATES, 1, battle.turn, TO_THE_END)


class OnEnemy(OnSlot):
    """A skill that is used on a living enemy slot."""

    def targets(self, g: Heroes, side: i64) -> list[int]:
        return living_slots(g, battle_of(g).sides[1 - side])


class IceChains(OnEnemy):
    """Ice Chains: an enemy slot has 3 Initiative less for the rest of the battle; its next attack 1 attack fewer."""

    def cast(self, g: Heroes, side: i64, slot: i64, special: bool) -> None:
        battle = battle_of(g)
        put_effect(battle, slot, INITIATIVE, -3, battle.turn, TO_THE_END)
        if special:
            put_effect(battle, slot, NEXT_ATTACK, -1, battle.turn, TO_THE_END)


class Weakness(OnEnemy):
    """Weakness: an enemy slot has 1 Strength less, or 2, for the rest of the battle."""

    def cast(self, g: Heroes, side: i64, slot: i64, special: bool) -> None:
        battle = battle_of(g)
        put_effect(battle, slot, STRENGTH, -2 if special else -1, battle.turn, TO_THE_END)


class InnerFire(OnSlot):
    """Inner Fire: an own stack has 1 Strength more in this turn, or for the rest of the battle."""

    def cast(self, g: Heroes, side: i64, slot: i64, special: bool) -> None:
        battle = battle_of(g)
        put_effect(battle, slot, STRENGTH, 1, battle.turn, TO_THE_END if special else battle.turn)


class Blessing(OnSlot):
    """Blessing: an own stack may reroll all misses of its attack in this turn, or in this and the next."""

    moments = AT_TURN_START | AT_AFTER_ROLL_OWN

    def choices(self, g: Heroes, frame: Window) -> list[int]:
        if frame.window == TURN_START:
            return super().choices(g, frame)
        attack = attack_of(g)
        blessed = in_force(battle_of(g), attack.slot, attack.side, BLESSED) > 0
        return self.own_choice() if blessed and has_missed(g) else []

    def choose(self, g: Heroes, frame: Window, code: i64) -> bool:
        if frame.window == TURN_START:
            return super().choose(g, frame, code)
        attack = attack_of(g)
        g.tell("uses", side_asked(g, frame).seat, self.power)
        reroll(g, attack, missed(attack))
        return False

    def cast(self, g: Heroes, side: i64, slot: i64, special: bool) -> None:
        battle = battle_of(g)
        put_effect(battle, slot, BLESSED, 1, battle.turn, battle.turn + 1 if special else battle.turn)


# In attacks and at the end of a turn


class Despair(Card):
    """Despair: once per battle, an enemy attack has 1 attack fewer, or 2, and no elite die."""

    moments = AT_BEFORE_ROLL

    def choices(self, g: Heroes, frame: Window) -> list[int]:
        fits = not is_own_attack(attack_of(g), frame) and not self.is_used(g, frame)
        return self.own_choice() if fits else []

    def choose(self, g: Heroes, frame: Window, code: i64) -> bool:
        side = self.note_use(g, frame)
        attack = attack_of(g)
        fewer: i64 = 2 if is_special(g, side.hero, self.power) else 1
        attack.attacks = max(0, attack.attacks - fewer)
        attack.no_elite = True
        return False


class GraveCurse(Card):
    """Grave Curse: once per battle, or twice, the enemy must reroll all hits of an attack."""

    moments = AT_AFTER_ROLL_ENEMY

    def choices(self, g: Heroes, frame: Window) -> list[int]:
        side = side_asked(g, frame)
        times: i64 = 2 if is_special(g, side.hero, self.power) else 1
        return self.own_choice() if side.used.count(int(self.power)) < times and has_hit(g) else []

    def choose(self, g: Heroes, frame: Window, code: i64) -> bool:
        self.note_use(g, frame)
        attack = attack_of(g)
        reroll(g, attack, hits(attack))
        return False


class Retribution(Card):
    """Retribution: once per battle turn, after an attack that inflicted 2 wounds, or 1, the enemy takes 1 wound."""

    moments = AT_AFTER_ATTACK

    def choices(self, g: Heroes, frame: Window) -> list[int]:
        side = side_asked(g, frame)
        enough: i64 = 1 if is_special(g, side.hero, self.power) else 2
        fits = attack_of(g).inflicted >= enough and self.power not in side.used_turn
        return self.own_choice() if fits else []

    def choose(self, g: Heroes, frame: Window, code: i64) -> bool:
        side = side_asked(g, frame)
        side.used_turn.append(int(self.power))
        g.tell("uses", side.seat, self.power)
        wound_side(g, battle_of(g), 1 - frame.queue[0], 1)
        return False


class HealingRain(Card):
    """Healing Rain: once per battle, at the end of a turn, Resurrection(2), or (3)."""

    moments = AT_TURN_END

    def choices(self, g: Heroes, frame: Window) -> list[int]:
        fits = can_heal(g, frame) and not self.is_used(g, frame)
        return self.own_choice() if fits else []

    def choose(self, g: Heroes, frame: Window, code: i64) -> bool:
        side = self.note_use(g, frame)
        resurrect(g, frame.queue[0], 3 if is_special(g, side.hero, self.power) else 2)
        return False


def regenerates(g: Heroes, battle: Battle, unit: i64, side: i64) -> bool:
    """MH-028: a stack with Regeneration, its own or given."""
    return g.tables.ability[unit] == REGENERATION or in_force(battle, unit, side, REGENERATES) > 0
