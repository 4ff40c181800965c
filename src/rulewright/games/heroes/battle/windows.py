"""Windows of a battle, and the second stack of Haste and Ancestral Vigour (MH-408, DECISIONS 1.4).

What a side can use is public, except its scrolls. So nobody else is told whom a window asks only where scrolls can be
used: at the start of a turn, and when wounds are counted.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, leave, step, steps
from rulewright.games.heroes.battle.frames import SecondTarget, Window
from rulewright.games.heroes.cards.card import AFTER_ROLL_ENEMY as ENEMY_ROLL
from rulewright.games.heroes.cards.card import (
    BATTLE_START,
    BEFORE_ROLL,
    ELITE_RESULT,
    TURN_END,
    TURN_START,
    WOUNDS,
    Card,
)
from rulewright.games.heroes.cards.library import ARTEFACT_CARDS, EXCLUSIVE_CARDS, SCROLL_CARDS, SKILL_CARDS
from rulewright.games.heroes.cards.magic import OnTwo
from rulewright.games.heroes.cards.values import can_read, has_ability
from rulewright.games.heroes.content import EXCLUSIVE
from rulewright.games.heroes.decisions import TURN_RULE, Choice, reason_of
from rulewright.games.heroes.fights import (
    INITIATIVE,
    TO_THE_END,
    attack_of,
    battle_of,
    living_units,
    put_effect,
)
from rulewright.games.heroes.ids import ARTEFACT_COUNT, SKILL_COUNT, SKILLS, TACTICIAN
from rulewright.games.heroes.options import (
    ALSO,
    DONE,
    PASS,
    POWERS,
    SCROLL,
    SCROLL_ON,
    SLOTS,
    TARGETED,
    USE,
    USE_ON,
)
from rulewright.games.heroes.options import (
    TACTICIAN as TACTICIAN_KEY,
)
from rulewright.games.heroes.state import Heroes
from rulewright.kit.masks import bit
from rulewright.kit.piles import distinct
from rulewright.kit.windows import PASSED, Uses, offer_next, take_use

USED_TACTICIAN: Final[int] = POWERS.index("Tactician")
ON_SLOTS: Final[list[int]] = [SKILLS.index(name) for name in TARGETED]
"""The skills that are used on a slot, by their places in option keys."""


class BattleWindow(Uses[Heroes, Window]):
    """window (MH-408): what the table of windows lists, and `pass`."""

    def __init__(self, covered: bool) -> None:
        super().__init__("window", ("MH-408",), TURN_RULE, PASS)
        self.window = covered

    def uses(self, g: Heroes, frame: Window, seat: i64) -> list[int]:
        battle = battle_of(g)
        side = battle.sides[frame.queue[0]]
        codes: list[int] = []
        if side.encounter >= 0:
            return codes
        hero = g.find(side.hero)
        now = bit(frame.window)
        if frame.window == BATTLE_START:
            if has_ability(g, hero.hero, TACTICIAN) and USED_TACTICIAN not in side.used:
                codes += [int(TACTICIAN_KEY + unit) for unit in living_units(g, side)]
            return codes
        for skill in hero.skills:
            if SKILL_CARDS[skill].moment_mask & now:
                codes += SKILL_CARDS[skill].choices(g, frame)
        for artefact in hero.artefacts:
            if ARTEFACT_CARDS[artefact].moment_mask & now:
                codes += ARTEFACT_CARDS[artefact].choices(g, frame)
        own = EXCLUSIVE_CARDS[hero.hero // 3]
        if own.moment_mask & now and g.seats[side.seat].has_built(EXCLUSIVE):
            codes += own.choices(g, frame)
        for scroll in distinct(hero.scrolls):
            if SCROLL_CARDS[scroll].moment_mask & now and can_read(g, hero, scroll):
                codes += SCROLL_CARDS[scroll].choices(g, frame)
        return codes

    def default(self, g: Heroes, frame: Window, seat: i64) -> i64:
        """DECISIONS section 1.4."""
        codes = self.uses(g, frame, seat)
        if frame.window == BATTLE_START and codes:
            return strongest_stack(g, frame, codes)
        if frame.window == ELITE_RESULT and attack_of(g).face in (1, 3):
            return min(codes, key=is_artefact_key, default=int(PASS))
        if frame.window == ENEMY_ROLL:
            attack = attack_of(g)
            hits = [die for die in attack.dice if not die & 1 and die >> 1 <= attack.strength]
            if len(hits) > 1:
                return max(codes, key=is_artefact_key, default=int(PASS))
        return PASS

    def explain(self, g: Heroes, frame: Window, seat: i64, code: i64) -> Refusal:
        return Refusal(self.rules[0], reason_of(self.name))

    def arguments(self, g: Heroes, frame: Window, seat: i64) -> dict[str, int | str]:
        return {"window": int(frame.window)}

    def pass_over(self, g: Heroes, frame: Window, seat: i64) -> None:
        """Hidden scrolls alone may leave others in doubt."""
        if self.window and seat >= 0 and g.find(battle_of(g).sides[frame.queue[0]].hero).scrolls:
            g.pass_over(seat)

    def seat_of(self, g: Heroes, frame: Window, party: i64) -> i64:
        return battle_of(g).sides[party].seat


OPEN_WINDOW: Final = BattleWindow(False)
COVERED_WINDOW: Final = BattleWindow(True)


def is_artefact_key(code: int) -> bool:
    """Whether an option uses an artefact."""
    return USE + SKILL_COUNT <= code < USE + SKILL_COUNT + ARTEFACT_COUNT


def strongest_stack(g: Heroes, frame: Window, codes: list[int]) -> i64:
    """The highest Strength, then more tokens, then the earlier tier: a default."""
    hero = g.find(battle_of(g).sides[frame.queue[0]].hero)
    best: i64 = codes[0]
    for code in codes:
        unit = code - TACTICIAN_KEY
        other = best - TACTICIAN_KEY
        stronger = g.tables.strength[unit] - g.tables.strength[other]
        if stronger > 0 or (stronger == 0 and hero.stack(unit % 6) > hero.stack(other % 6)):
            best = code
    return best


def decision_of(window: Window) -> BattleWindow:
    """Whether others may see who is asked."""
    return COVERED_WINDOW if window.window == TURN_START or window.window == WOUNDS else OPEN_WINDOW


def ask_window(window: Window, g: Heroes) -> None:
    """MH-408: one side after the other, until it passes."""
    offer_next(g, window, decision_of(window))


def act_in_window(window: Window, g: Heroes) -> None:
    """MH-408: one effect; in windows of both sides the other side is asked again."""
    code = take_use(g, window, decision_of(window))
    if code == PASSED:
        return
    side: i64 = window.queue[0]
    both = window.window in (BATTLE_START, TURN_START, BEFORE_ROLL, TURN_END)
    if both and 1 - side not in window.queue:
        window.queue.append(int(1 - side))
    if TACTICIAN_KEY <= code < USE:
        use_tactician(g, side, code - TACTICIAN_KEY)
    else:
        card_of(code).choose(g, window, code)


def card_of(code: i64) -> Card:
    """The card that an option of a window uses."""
    if SCROLL <= code < SCROLL + len(SCROLL_CARDS):
        return SCROLL_CARDS[code - SCROLL]
    if USE_ON <= code < USE_ON + len(TARGETED) * len(SLOTS):
        return SKILL_CARDS[ON_SLOTS[(code - USE_ON) // len(SLOTS)]]
    if SCROLL_ON <= code < SCROLL_ON + 2 * len(SLOTS):
        return SCROLL_CARDS[5 + (code - SCROLL_ON) // len(SLOTS)]
    power = code - USE
    if power < SKILL_COUNT:
        return SKILL_CARDS[power]
    if power < SKILL_COUNT + ARTEFACT_COUNT:
        return ARTEFACT_CARDS[power - SKILL_COUNT]
    return EXCLUSIVE_CARDS[(power - SKILL_COUNT - ARTEFACT_COUNT) // 9]


def use_tactician(g: Heroes, side: i64, unit: i64) -> None:
    """MH-333: Tactician, 2 Initiative for the whole battle."""
    battle = battle_of(g)
    battle.sides[side].used.append(USED_TACTICIAN)
    put_effect(battle, unit, INITIATIVE, 2, 0, TO_THE_END)
    g.tell("uses_on", battle.sides[side].seat, USED_TACTICIAN, unit)


steps(Window, step("window", ask_window, act_in_window))


# A second stack


class SecondTargetChoice(Choice[SecondTarget]):
    """second_target (MH-408): `also:UNIT`, `done`."""

    def options(self, g: Heroes, frame: SecondTarget, seat: i64) -> list[int]:
        card = SKILL_CARDS[frame.card]
        assert isinstance(card, OnTwo), "MH-408: a skill for two stacks"
        units = card.targets(g, frame.side)
        return [*(int(ALSO + unit) for unit in units if unit != frame.first), int(DONE)]

    def default(self, g: Heroes, frame: SecondTarget, seat: i64) -> i64:
        return DONE


SECOND_TARGET: Final = SecondTargetChoice("second_target", ("MH-408",), TURN_RULE)


def ask_second(frame: SecondTarget, g: Heroes) -> None:
    """MH-334: up to two stacks."""
    ask_seat(g, frame, SECOND_TARGET, battle_of(g).sides[frame.side].seat)


def take_second(frame: SecondTarget, g: Heroes) -> None:
    seat = battle_of(g).sides[frame.side].seat
    code = g.answers[seat]
    leave(g)
    if code != DONE:
        card = SKILL_CARDS[frame.card]
        assert isinstance(card, OnTwo), "MH-408: a skill for two stacks"
        card.touch(g, code - ALSO)
        g.tell("uses_on", seat, frame.card, code - ALSO)


steps(SecondTarget, step("second", ask_second, take_second))
