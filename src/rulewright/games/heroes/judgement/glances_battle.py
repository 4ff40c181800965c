"""Glances at battles as a whole: escape, the order of slots, windows, and what comes back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.heroes.battle.frames import BY_UNIT, Battle, EscapeLoss, Laurel, Resurrect, SecondTarget, Window
from rulewright.games.heroes.cards.card import (
    AFTER_ATTACK,
    AFTER_ROLL_ENEMY,
    AFTER_ROLL_OWN,
    BATTLE_START,
    BEFORE_ROLL,
    ELITE_RESULT,
    WOUNDS,
    hits,
    is_special,
    missed,
)
from rulewright.games.heroes.content import TIERS
from rulewright.games.heroes.fights import FIRST_ENCOUNTER, FIRST_HERO, attack_of, battle_of
from rulewright.games.heroes.ids import (
    BATTLE_FRENZY,
    DEFENCE,
    HEALING_WORD,
    MASS_RESURRECTION,
    MIRROR_SHIELD,
    SKILL_COUNT,
    TIME_STOP,
)
from rulewright.games.heroes.judgement.battle_outlook import of_battle
from rulewright.games.heroes.judgement.evaluate import battle_prize
from rulewright.games.heroes.judgement.glances_rewards import token_cost
from rulewright.games.heroes.judgement.map_outlook import DEFEAT
from rulewright.games.heroes.judgement.worths import NEVER, Outlook, army_worth, might, scroll_worth, worn
from rulewright.games.heroes.options import (
    ALSO,
    ESCAPE,
    FLIP,
    LOSE,
    NEXT,
    NONE,
    PASS,
    PROMOTE,
    RETURN,
    SCROLL,
    SCROLL_ON,
    SLOTS,
    TACTICIAN,
    TARGETED,
    USE,
    USE_ON,
    WASTE,
)
from rulewright.games.heroes.state import Hero, Heroes
from rulewright.kit.judging import Glance, asked_by

USEFUL: Final = 0.3
"""Points of something that is best used now; what waits has none."""
FACES: Final[list[float]] = [0.05, 0.3, 0.05, 0.2, -0.5]
"""What it is worth to cancel each face of an enemy's elite die."""
HP_WORTH: Final = 0.09
"""What a wound that is spared or healed is worth, in a battle that is not decided."""


def escapes(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """MH-460: what staying may bring against what is saved by escaping."""
    battle = asked_by(g, Battle)
    outlook = Outlook(g)
    number: i64 = 0 if battle.sides[0].seat == seat else 1
    outcome = of_battle(g, battle)
    chance = outcome.chance if number == 0 else 1.0 - outcome.chance
    hero = g.find(battle.sides[number].hero)
    strength = might(g, hero)
    tokens = float(hero.tokens())
    whole = army_worth(outlook, strength)
    left = outcome.left if number == 0 else 0.5
    saved = army_worth(outlook, worn(strength, max(0.0, 1.0 - 1.6 / tokens))) - DEFEAT * 0.8
    won = battle_prize(g, battle, number, outlook) + army_worth(outlook, worn(strength, min(1.0, left)))
    lost = army_worth(outlook, strength * 0.05) - DEFEAT
    stay = chance * won + (1.0 - chance) * max(lost, 0.4 * saved + 0.6 * lost)
    return [saved - whole if code == ESCAPE else stay - whole for code in codes]


def losses_of_escape(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    assert isinstance(g.stack[len(g.stack) - 1], EscapeLoss), "MH-461: the escape asks"
    return [token_cost(g, code - LOSE) for code in codes]


def orders(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """MH-411, MH-505: the slot that hits hardest acts first."""
    points: list[float] = []
    for code in codes:
        slot = code - NEXT
        if slot >= FIRST_HERO:
            points.append(2.5 * float(g.tables.hero_strength[slot - FIRST_HERO]))
        else:
            points.append(unit_weight(g, slot))
    return only_best(points)


def only_best(points: list[float]) -> list[float]:
    """Where nothing else is worth trying."""
    best = max(points)
    return [0.0 if own == best else NEVER for own in points]


def unit_weight(g: Heroes, unit: i64) -> float:
    """Tokens x Strength of a stack of whoever leads it."""
    for player in g.seats:
        for hero in player.heroes:
            if hero.hero // 3 == unit // TIERS and hero.stack(unit % TIERS) > 0:
                return float(hero.stack(unit % TIERS) * g.tables.strength[unit])
    return 0.0


# Windows


def windows(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """What is used up in a battle is used where it does most; scrolls only where they are worth it."""
    look = WindowLook(g, asked_by(g, Window))
    return [0.0 if code == PASS else look.points(code) for code in codes]


class WindowLook:
    """How the options of one window look to the side that is asked."""

    def __init__(self, g: Heroes, window: Window) -> None:
        self.g = g
        self.battle = battle_of(g)
        self.window = window
        self.number: i64 = window.queue[0]
        self.side = self.battle.sides[self.number]
        self.hero: Hero = g.find(self.side.hero)
        self.losses: i64 = 0
        for number in self.side.losses:
            self.losses += number
        chance = of_battle(g, self.battle).chance
        self.chance = chance if self.number == 0 else 1.0 - chance

    def points(self, code: i64) -> float:
        """One option that is no pass."""
        if self.window.window == BATTLE_START:
            return 0.1 + 0.01 * unit_weight(self.g, code - TACTICIAN)
        if SCROLL <= code < SCROLL + 10:
            return self.reading(code - SCROLL, -1)
        if SCROLL_ON <= code < ALSO:
            at = code - SCROLL_ON
            row = at // len(SLOTS)
            return self.reading(TIME_STOP if row == 0 else BATTLE_FRENZY, at % len(SLOTS))
        if USE_ON <= code < SCROLL_ON:
            return self.casting((code - USE_ON) // len(SLOTS), (code - USE_ON) % len(SLOTS))
        return self.using(code - USE)

    def decided(self) -> float:
        """How little is still in doubt: 1 if all is, 0 if nothing."""
        return min(1.0, 4.0 * self.chance * (1.0 - self.chance) + 0.25)

    def reading(self, scroll: i64, slot: i64) -> float:
        """Scrolls are gone when they were read."""
        gain = 0.0
        if scroll == HEALING_WORD or scroll == MASS_RESURRECTION:
            gain = HP_WORTH * float(min(self.losses, 2 if scroll == HEALING_WORD else 4))
        elif scroll == MIRROR_SHIELD:
            gain = HP_WORTH * float(min(3, attack_of(self.g).wounds))
        elif scroll == TIME_STOP:
            gain = HP_WORTH * (2.5 if slot >= FIRST_ENCOUNTER else 0.12 * unit_weight(self.g, slot))
        elif scroll == BATTLE_FRENZY:
            gain = HP_WORTH * 0.25 * float(self.g.tables.strength[slot])
        stakes = 0.7 + 1.4 * self.decided() if self.chance > 0.03 else 0.0
        return gain * stakes - scroll_worth(self.g, self.hero, scroll) - 0.01

    def casting(self, row: i64, slot: i64) -> float:
        """Skills on a slot: on the one that counts most."""
        name = TARGETED[row]
        if slot >= FIRST_ENCOUNTER:
            return USEFUL
        if slot >= FIRST_HERO:
            return 0.5 * USEFUL
        worth = USEFUL * (0.6 + 0.02 * unit_weight(self.g, slot))
        if name == "T-G8":
            tier = slot % TIERS
            worth += 0.02 * float(self.hero.army[tier])
        return worth

    def using(self, power: i64) -> float:
        """What has no target: each where its window makes the most of it."""
        now = self.window.window
        g = self.g
        if now == BEFORE_ROLL:
            return self.before_roll()
        if now == ELITE_RESULT:
            return FACES[attack_of(g).face]
        if now == AFTER_ROLL_OWN:
            number = len(missed(attack_of(g)))
            return 0.1 * float(number) if power < SKILL_COUNT or number >= 2 else -0.05
        if now == AFTER_ROLL_ENEMY:
            return 0.15 * float(len(hits(attack_of(g)))) - 0.2
        if now == WOUNDS:
            wounds = attack_of(g).wounds
            useful: i64 = 2
            if power % 16 == DEFENCE and power < SKILL_COUNT and not is_special(g, self.hero.hero, power):
                useful = 1
            return 0.1 if wounds >= useful else -0.05
        if now == AFTER_ATTACK and power < SKILL_COUNT and g.tables.skill_name[power] != power:
            return USEFUL
        if now == AFTER_ATTACK:
            return 0.1 * float(self.losses) - 0.15 if self.heals(power) else USEFUL
        if self.losses > 0 and now != 1:
            return 0.1 * float(self.losses) - 0.15
        return USEFUL

    def heals(self, power: i64) -> bool:
        """Guardian Oath, which is worth waiting with."""
        return power < 16 and power == 7

    def before_roll(self) -> float:
        """Where most dice are rolled: own attacks, or those of the enemy."""
        attack = attack_of(self.g)
        own = attack.side == self.number
        if own:
            stack = float(attack.attacks)
            return 0.06 * stack - 0.12 if attack.kind == BY_UNIT else -0.05
        return 0.06 * float(attack.attacks) - 0.1


def second_targets(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """MH-334: the other stack that counts most."""
    assert isinstance(g.stack[len(g.stack) - 1], SecondTarget), "MH-408: the second stack is asked for"
    return [0.1 + 0.01 * unit_weight(g, code - ALSO) if code >= ALSO else 0.0 for code in codes]


# What comes back


def revivals(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """MH-464: a token that comes back rolls a die again; without any elite unit one is made."""
    frame = asked_by(g, Resurrect)
    hero = g.find(battle_of(g).sides[frame.side].hero)
    return [NEVER if code == WASTE else revival(g, hero, code) for code in codes]


def laurels(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """MH-438: a promotion lasts, a return rolls a die."""
    frame = asked_by(g, Laurel)
    hero = g.find(battle_of(g).sides[frame.side].hero)
    return [NEVER if code == NONE else revival(g, hero, code) for code in codes]


def revival(g: Heroes, hero: Hero, code: i64) -> float:
    """What one point of Resurrection, or a promotion, does."""
    if RETURN <= code < FLIP:
        return 0.2 + 0.04 * float(g.tables.strength[code - RETURN])
    unit = code - FLIP if FLIP <= code < FLIP + len(g.tables.strength) else code - PROMOTE
    worth = 0.12 + 0.04 * float(g.tables.strength[unit])
    elite: i64 = 0
    for tier in range(TIERS):
        elite += hero.army[tier]
    return worth + 0.3 if elite == 0 else worth


GLANCES_AT_BATTLES: Final[dict[str, Glance[Heroes]]] = {
    "escape": escapes,
    "escape_loss": losses_of_escape,
    "order_own_ties": orders,
    "window": windows,
    "second_target": second_targets,
    "resurrect": revivals,
    "laurel": laurels,
}
