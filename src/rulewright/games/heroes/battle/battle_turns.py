"""A battle, turn by turn (MH-400 to MH-408, MH-460, MH-472, MH-506)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, call, go_to, step, steps
from rulewright.games.heroes.battle.end_of_battle import carry_out_end
from rulewright.games.heroes.battle.escape_and_resurrection import begin_escape
from rulewright.games.heroes.battle.frames import Battle, Resurrect, Side, Slot, Window
from rulewright.games.heroes.battle.initiative import begin_order
from rulewright.games.heroes.cards.card import BATTLE_START, TURN_END, TURN_START
from rulewright.games.heroes.cards.magic import regenerates
from rulewright.games.heroes.content import TIERS
from rulewright.games.heroes.decisions import TURN_RULE, Choice
from rulewright.games.heroes.fights import FIRST_ENCOUNTER, TO_THE_END, first_unit, is_against_hero
from rulewright.games.heroes.ids import REGENERATION
from rulewright.games.heroes.options import ESCAPE, STAY
from rulewright.games.heroes.state import Heroes

LAST_TURN: Final[i64] = 12
"""MH-472."""
BOTH: Final[list[int]] = [0, 1]


def begin_battle(battle: Battle, g: Heroes) -> None:
    """MH-400, MH-405: the window at the start."""
    attacker, defender = battle.sides
    if defender.encounter >= 0:
        g.tell_all("attacks_encounter", [int(battle.square)], attacker.seat, attacker.hero, defender.encounter)
    else:
        more = [int(defender.seat), int(battle.square)]
        g.tell_all("attacks_hero", more, attacker.seat, attacker.hero, defender.hero)
    for side in battle.sides:
        if side.encounter < 0 and g.narration is not None:
            tell_army(g, side)
    call(g, Window(BATTLE_START, BOTH[:]))


def tell_army(g: Heroes, side: Side) -> None:
    """MH-401: who takes part, elite units and basic ones."""
    army = g.find(side.hero).army
    unit = first_unit(side)
    elite: list[int] = []
    basic: list[int] = []
    for tier in range(TIERS):
        elite += [int(unit + tier)] * army[tier]
        basic += [int(unit + tier)] * army[TIERS + tier]
    if elite:
        g.tell_all("leads_elite", elite, side.seat, side.hero)
    if basic:
        g.tell_all("leads_basic", basic, side.seat, side.hero)


def begin_turn(battle: Battle, g: Heroes) -> None:
    """MH-404, MH-406: effects that have run out go, and what works once in a turn is renewed."""
    battle.turn += 1
    g.tell("battle_turn", battle.turn)
    battle.order = []
    if battle.effects:
        turn = battle.turn
        battle.effects = [effect for effect in battle.effects if effect.until == TO_THE_END or effect.until >= turn]
    for side in battle.sides:
        side.used_turn = []
        side.armour = []
    if battle.turn > 1:
        battle.ask = [1, 0] if is_against_hero(battle) else [0]


class EscapeChoice(Choice[Battle]):
    """escape (MH-460, MH-506): `escape`, `stay`."""

    def options(self, g: Heroes, frame: Battle, seat: i64) -> list[int]:
        return [int(ESCAPE), int(STAY)]

    def default(self, g: Heroes, frame: Battle, seat: i64) -> i64:
        return STAY


ESCAPE_CHOICE: Final = EscapeChoice("escape", ("MH-460", "MH-506"), TURN_RULE)


def ask_escape(battle: Battle, g: Heroes) -> None:
    """MH-406, MH-407, MH-506: not in the first turn; the defender first."""
    if battle.ask:
        ask_seat(g, battle, ESCAPE_CHOICE, battle.sides[battle.ask[0]].seat)
    else:
        go_to(battle, "escape/regeneration")


def take_escape(battle: Battle, g: Heroes) -> None:
    side: i64 = battle.ask.pop(0)
    if g.answers[battle.sides[side].seat] == ESCAPE:
        begin_escape(g, battle, side)
    else:
        go_to(battle, "escape")


def regenerate(battle: Battle, g: Heroes) -> None:
    """MH-406, MH-407: Regeneration of all stacks, the attacker's first, in order of tier; not in the first turn."""
    if battle.turn < 2:
        return
    due: list[Resurrect] = []
    for number, side in enumerate(battle.sides):
        if side.encounter >= 0:
            if g.tables.encounter_ability[side.encounter] == REGENERATION and side.wounds > 0:
                side.wounds -= 1
                g.tell("regenerates", FIRST_ENCOUNTER + side.encounter)
                g.tell("encounter_heals", side.encounter, g.tables.number[side.encounter] - side.wounds)
            continue
        hero = g.find(side.hero)
        unit = first_unit(side)
        for tier in range(TIERS):
            if side.losses[tier] > 0 and hero.stack(tier) > 0 and regenerates(g, battle, unit + tier, number):
                due.append(Resurrect(number, 1, unit + tier))
                g.tell("regenerates", unit + tier)
    due.reverse()
    for frame in due:
        call(g, frame)


def open_turn(battle: Battle, g: Heroes) -> None:
    """MH-406: what is used at the start of a turn."""
    call(g, Window(TURN_START, BOTH[:]))


def fix_order(battle: Battle, g: Heroes) -> None:
    """MH-406, MH-410: the order of this turn."""
    begin_order(g, battle)


def next_slot(battle: Battle, g: Heroes) -> None:
    """MH-404: every living slot gets its chance; then the turn ends."""
    if battle.order:
        go_to(battle, "act")
        call(g, Slot(battle.order.pop(0)))
    else:
        call(g, Window(TURN_END, BOTH[:]))


def end_turn(battle: Battle, g: Heroes) -> None:
    """MH-404, MH-472: another turn, but after the twelfth the attacker must escape."""
    if battle.turn < LAST_TURN:
        go_to(battle, "turn")
        return
    g.tell("must_escape", battle.sides[0].seat, battle.sides[0].hero)
    begin_escape(g, battle, 0)


steps(
    Battle,
    step("start", begin_battle),
    step("turn", begin_turn),
    step("escape", ask_escape, take_escape),
    step("escape/regeneration", regenerate),
    step("turn_start", open_turn),
    step("order", fix_order),
    step("act", next_slot),
    step("turn_end", end_turn),
    step("over", carry_out_end),
)
