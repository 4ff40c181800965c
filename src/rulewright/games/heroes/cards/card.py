"""What cards of all kinds have in common: moments in a battle, lasting values, spells (MH-357, MH-389, MH-392).

A card that is used in a window lists its options for the side that the window asks (`choices`) and carries out the one
that was chosen (`choose`). What it changes all the time are values that are looked up when they are needed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from rulewright.core.frame import call
from rulewright.games.heroes.battle.frames import Attack, Battle, Resurrect, Side, Window
from rulewright.games.heroes.fights import attack_of, battle_of, has_losses
from rulewright.games.heroes.options import USE
from rulewright.games.heroes.state import Hero, Heroes
from rulewright.kit.effects import Effect

# Windows (MH-408), and the masks of cards that are used in them
BATTLE_START: Final[i64] = 0
TURN_START: Final[i64] = 1
BEFORE_ROLL: Final[i64] = 2
ELITE_RESULT: Final[i64] = 3
AFTER_ROLL_OWN: Final[i64] = 4
AFTER_ROLL_ENEMY: Final[i64] = 5
WOUNDS: Final[i64] = 6
AFTER_ATTACK: Final[i64] = 7
TURN_END: Final[i64] = 8
AT_TURN_START: Final = 1 << 1
AT_BEFORE_ROLL: Final = 1 << 2
AT_ELITE_RESULT: Final = 1 << 3
AT_AFTER_ROLL_OWN: Final = 1 << 4
AT_AFTER_ROLL_ENEMY: Final = 1 << 5
AT_WOUNDS: Final = 1 << 6
AT_AFTER_ATTACK: Final = 1 << 7
AT_TURN_END: Final = 1 << 8
NO_SPELL: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Effect[Heroes, Window]):
    """A skill, artefact, building or scroll; `power` is its number among what can be used (-1: of a scroll).

    Values are given for a hero who uses the basic effect, or the specialised one (MH-334).
    """

    def __init__(self, power: i64) -> None:
        super().__init__()
        self.power: i64 = power

    # Values of heroes

    def strength(self) -> i64:
        """MH-330: added to the hero's Strength."""
        return 0

    def magic(self) -> i64:
        """MH-331: added to the hero's Magic."""
        return 0

    def movement(self, special: bool) -> i64:
        """MH-172: movement points in each activation."""
        return 0

    def leadership(self, special: bool) -> i64:
        """MH-313: added to the Leadership."""
        return 0

    def gold(self) -> i64:
        """MH-290: more gold when its owner gathers."""
        return 0

    def resources(self) -> i64:
        """MH-290: more resources when its owner gathers."""
        return 0

    # Values in battles

    def unit_initiative(self, special: bool) -> i64:
        """MH-410: of all own stacks."""
        return 0

    def hero_initiative(self) -> i64:
        """MH-410: of the hero."""
        return 0

    def normal_attacks(self, g: Heroes, side: Side, special: bool) -> i64:
        """MH-430: of the hero's normal attack."""
        return 0

    def stack_attacks(self, side: Side, tier: i64) -> i64:
        """MH-430: of an attack of an own stack."""
        return 0

    def first_attack_strength(self, special: bool) -> i64:
        """MH-435: Strength of the first attack that an own stack makes in a battle."""
        return 0

    def raised(self, special: bool) -> i64:
        """MH-471: Skeletons that join after a won battle."""
        return 0

    # Spells (MH-393, MH-394)

    def spell_attacks(self, special: bool) -> i64:
        """How many attacks the spell makes; NO_SPELL if it is none that attacks."""
        return NO_SPELL

    def spell_strength(self, magic: i64, special: bool) -> i64:
        """The Strength of such attacks."""
        return magic

    def healing(self, special: bool) -> i64:
        """Points of Resurrection that the spell gives."""
        return 0

    def shock(self, special: bool) -> i64:
        """Wounds that the spell deals without a roll."""
        return 0

    # Uses in windows

    def own_choice(self) -> list[int]:
        """The one option of a card without a target."""
        return [int(USE + self.power)]

    def is_used(self, g: Heroes, window: Window) -> bool:
        """MH-357: whether its side has used it in this battle."""
        return self.power in side_asked(g, window).used

    def note_use(self, g: Heroes, window: Window) -> Side:
        """Its side has used it: it is noted, and the log tells it."""
        side = side_asked(g, window)
        side.used.append(int(self.power))
        g.tell("uses", side.seat, self.power)
        return side


def side_asked(g: Heroes, window: Window) -> Side:
    """The side whose turn it is in a window."""
    return battle_of(g).sides[window.queue[0]]


def hero_asked(g: Heroes, window: Window) -> Hero:
    return g.find(side_asked(g, window).hero)


def is_special(g: Heroes, hero: i64, skill: i64) -> bool:
    """MH-334: whether a hero uses the specialised effect of a skill."""
    return g.tables.schools[hero] >> g.tables.skill_school[skill] & 1 != 0


def is_own_attack(attack: Attack, window: Window) -> bool:
    """MH-431: whether the side that is asked makes the attack."""
    return attack.side == window.queue[0]


def resurrect(g: Heroes, side: i64, points: i64) -> None:
    """MH-463: points of Resurrection for a whole army."""
    call(g, Resurrect(side, points, -1))


# Dice of the attack in progress (MH-443: each once)


def missed(attack: Attack) -> list[int]:
    """The dice, by their places, that missed and have not been rerolled."""
    return [at for at, die in enumerate(attack.dice) if not die & 1 and die >> 1 > attack.strength]


def has_missed(g: Heroes) -> bool:
    attack = attack_of(g)
    for die in attack.dice:
        if not die & 1 and die >> 1 > attack.strength:
            return True
    return False


def hits(attack: Attack) -> list[int]:
    """The dice, by their places, that hit and have not been rerolled."""
    return [at for at, die in enumerate(attack.dice) if not die & 1 and die >> 1 <= attack.strength]


def has_hit(g: Heroes) -> bool:
    attack = attack_of(g)
    for die in attack.dice:
        if not die & 1 and die >> 1 <= attack.strength:
            return True
    return False


def can_heal(g: Heroes, window: Window) -> bool:
    """DECISIONS 1.4: an own stack has losses above 0."""
    return has_losses(side_asked(g, window))


def turn_of(g: Heroes) -> tuple[Battle, i64]:
    """The battle and its turn, for effects that begin now."""
    battle = battle_of(g)
    return battle, battle.turn
