"""The special abilities of the 22 unit types in a battle (RW-315, RW-319, RW-322, RW-323; CONTENT.md section 3).

One frame `Special` is one icon. Abilities that ask nothing begin and end in `begin_special`; the others ask for targets
(D-304), one after another, until `next_targets` has none to offer, and `finish_special` carries out what is chosen
first and done later (RW-917). What the neutral units do in quest duels is in heroes/duel_rounds.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.frames import PLAIN, REND, STRIKE, TOUGH, Battle, Damages, Routs, Side, Special
from rulewright.games.runewars.battle.retreat_and_limits import start_retreat
from rulewright.games.runewars.battle.routs_and_damage import (
    current_battle,
    destroy_unit,
    health_of,
    hit_unit,
    initiative_of,
    rout_unit,
    side_of,
    standing_units,
    unhurt_first,
)
from rulewright.games.runewars.content import NONE, damage_on, is_routed, standing, unit_of, unrouted
from rulewright.games.runewars.ids import (
    ARCHER,
    BEASTMAN,
    BERSERKER,
    BOWMAN,
    CHAOS_LORD,
    DAMAGE,
    DARK_KNIGHT,
    DRAGON,
    FLESH_RIPPER,
    FOOTMAN,
    GIANT,
    HELLHOUND,
    HEXAGON,
    KNIGHT,
    NECROMANCER,
    PEGASUS_RIDER,
    RAZORWING,
    REANIMATE,
    RECTANGLE,
    ROUT,
    SIEGE_TOWER,
    SKELETON_ARCHER,
    SORCERER,
    SORCERESS,
    SPECIAL,
    TRIANGLE,
    WARLOCK,
    WARRIOR,
)
from rulewright.games.runewars.options import (
    BURN,
    DECLINE,
    DESTROY,
    DONE,
    FURY,
    HIT,
    LABEL_COUNT,
    RAGE,
    RECTANGLE_UNIT,
    RETREAT_UNIT,
    ROUT_UNIT,
    TAKE_DAMAGE,
    TERRIFY,
    TRIANGLES,
)
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import supply
from rulewright.games.runewars.world.decks import draw_fate, draw_tactics
from rulewright.kit.piles import distinct, insert

MESSAGES: Final[dict[str, MessageKind]] = {
    "uses_special": MessageKind(("unit", "side"), "RW-315"),
    "special_without_effect": MessageKind(("unit",), "RW-322"),
    "raises_dead": MessageKind(("unit", "number"), "RW-321"),
    "ravage_draws": MessageKind(("fate",), "RW-315"),
    "leaves_battle": MessageKind(("label", "area", "side"), "RW-377"),
}
SIEGE_STRENGTH: Final[i64] = 2
MOST_RAISED: Final[i64] = 2
MOST_BURNED: Final[i64] = 3
"""Flaming Breath."""
BY_TRIANGLES: Final[i64] = 0
BY_RECTANGLE: Final[i64] = 1
"""Rain Fire: what `Special.mode` says that the opponent destroys."""
TARGET_VERBS: Final[list[int]] = [DESTROY, ROUT_UNIT, RETREAT_UNIT, HIT, TERRIFY, RAGE, BURN]

# Whom an ability concerns


def own_side(frame: Special, battle: Battle) -> Side:
    return side_of(battle, frame.side)


def enemy_side(frame: Special, battle: Battle) -> Side:
    return side_of(battle, 1 - frame.side)


def chooser(frame: Special, g: Runewars) -> i64:
    """D-304: who chooses: the owner, or for some abilities the opponent."""
    battle = current_battle(g)
    by_enemy = frame.kind in (WARLOCK, HELLHOUND, RAZORWING) or (frame.kind == SORCERESS and not g.revised)
    return enemy_side(frame, battle).decider if by_enemy else own_side(frame, battle).decider


def of_shape(g: Runewars, labels: list[int], shape: i64) -> list[int]:
    return [label for label in labels if g.tables.shape[unit_of(label)] == shape]


def standing_first(labels: list[int]) -> list[int]:
    """RW-323: the standing ones of these units; if there are none, all."""
    upright = unrouted(labels)
    return upright if upright else labels


def not_picked(labels: list[int], picked: list[int]) -> list[int]:
    """Units that are not chosen yet: two targets of one ability are different figures."""
    left = labels[:]
    for label in picked:
        left.remove(label)
    return left


# What can be chosen next (D-304)


def next_targets(frame: Special, g: Runewars) -> list[int]:
    """The options of the next choice of an ability; empty when there is nothing (more) to choose."""
    battle = current_battle(g)
    own = own_side(frame, battle)
    enemy = enemy_side(frame, battle)
    kind = frame.kind
    first = not frame.picked
    if kind == ARCHER:
        return coded(HIT, enemy.units) if first else []
    if kind == PEGASUS_RIDER:
        return charge_targets(frame, g, enemy)
    if kind == SORCERESS:
        labels = enemy.units if g.revised else standing_first(enemy.units)
        return coded(RETREAT_UNIT, labels) if first else []
    if kind == WARRIOR:
        return overpower_targets(enemy) if first else []
    if kind == SKELETON_ARCHER:
        labels = [label for label in enemy.units if g.tables.shape[unit_of(label)] != HEXAGON]
        return coded(DESTROY, labels) if first else []
    if kind == BERSERKER:
        return [FURY, DECLINE] if first and standing(BERSERKER) in own.units and enemy.units else []
    if kind == WARLOCK:
        return rain_targets(frame, g, enemy)
    if kind == CHAOS_LORD:
        return coded(TERRIFY, not_picked(enemy.units, frame.picked)) if len(frame.picked) < 2 else []
    if kind == DRAGON:
        prey = coded(DESTROY, of_shape(g, enemy.units, TRIANGLE))
        return [*prey, DONE] if prey and len(frame.picked) < MOST_BURNED else []
    if kind == GIANT:
        giants = [label for label in own.units if unit_of(label) == GIANT]
        return coded(RAGE, giants) if first and enemy.units else []
    if kind == HELLHOUND:
        return coded(BURN, not_picked(standing_units(enemy), frame.picked)) if len(frame.picked) < 2 else []
    if kind == RAZORWING:
        return coded(ROUT_UNIT, stun_targets(g, enemy)) if first else []
    return []


def coded(verb: i64, labels: list[int]) -> list[int]:
    """Equal figures are one option."""
    return [verb + label for label in distinct(labels)]


def charge_targets(frame: Special, g: Runewars, enemy: Side) -> list[int]:
    """Charge: a standing triangle or rectangle unit; after a triangle unit, if wished, one more triangle unit."""
    upright = standing_units(enemy)
    triangles = of_shape(g, upright, TRIANGLE)
    if not frame.picked:
        return coded(ROUT_UNIT, sorted(triangles + of_shape(g, upright, RECTANGLE)))
    if len(frame.picked) > 1 or not triangles or g.tables.shape[unit_of(frame.picked[0])] != TRIANGLE:
        return []
    return [*coded(ROUT_UNIT, triangles), DONE]


def overpower_targets(enemy: Side) -> list[int]:
    """Overpower: 1 damage, or a damaged or routed unit is destroyed."""
    if not enemy.units:
        return []
    weak = [label for label in enemy.units if is_routed(label) or damage_on(label) > 0]
    return [TAKE_DAMAGE, *coded(DESTROY, weak)]


def rain_targets(frame: Special, g: Runewars, enemy: Side) -> list[int]:
    """Rain Fire: two triangle units or one rectangle unit, in full if either can be; standing ones first."""
    triangles = of_shape(g, enemy.units, TRIANGLE)
    rectangles = of_shape(g, enemy.units, RECTANGLE)
    if frame.mode == NONE:
        modes: list[int] = []
        if len(triangles) >= 2:
            modes.append(TRIANGLES)
        if rectangles:
            modes.append(RECTANGLE_UNIT)
        return modes if modes or not triangles else [TRIANGLES]
    if frame.mode == BY_RECTANGLE:
        return [] if frame.picked else coded(DESTROY, standing_first(rectangles))
    return coded(DESTROY, standing_first(triangles)) if len(frame.picked) < 2 else []


def stun_targets(g: Runewars, enemy: Side) -> list[int]:
    """Stun: a standing unit of initiative 2 or more, an undamaged one if there is one."""
    return unhurt_first([label for label in standing_units(enemy) if initiative_of(g, enemy, unit_of(label)) >= 2])


class SpecialTarget(Decision[Runewars, Special]):
    """D-304: a target or a mode of a special ability."""

    def options(self, g: Runewars, frame: Special, seat: i64) -> list[int]:
        return next_targets(frame, g)

    def explain(self, g: Runewars, frame: Special, seat: i64, code: i64) -> Refusal:
        return Refusal("RW-315", "no-target", {"unit": g.game.argument("unit", frame.kind)})

    def default(self, g: Runewars, frame: Special, seat: i64) -> i64:
        """The strongest enemy unit, or the weakest own one."""
        battle = current_battle(g)
        own = own_side(frame, battle)
        hits_enemy = seat == own.decider and frame.kind != GIANT
        target = enemy_side(frame, battle) if frame.kind != GIANT else own
        best: i64 = NONE
        best_worth: i64 = 0
        for code in self.options(g, frame, seat):
            label = label_of(code)
            if label == NONE:
                continue
            worth = 3 * health_of(g, target, unit_of(label)) - damage_on(label) - (1 if is_routed(label) else 0)
            if frame.kind == GIANT:
                worth = damage_on(label)
            elif not hits_enemy:
                worth = -worth
            if best == NONE or worth > best_worth:
                best, best_worth = code, worth
        return best if best != NONE else self.options(g, frame, seat)[0]

    def arguments(self, g: Runewars, frame: Special, seat: i64) -> dict[str, int | str]:
        return {"unit": g.game.argument("unit", frame.kind)}


SPECIAL_TARGET: Final = SpecialTarget("special_target", ("RW-315",), "RW-315")


def label_of(code: i64) -> i64:
    """The unit that an option names; NONE if it names none."""
    for verb in TARGET_VERBS:
        if verb <= code < verb + LABEL_COUNT:
            return code - verb
    return NONE


# The procedure


def begin_special(frame: Special, g: Runewars) -> None:
    """RW-315: an ability that leaves nothing to choose works at once; the others ask."""
    g.tell("uses_special", frame.kind, frame.side)
    battle = current_battle(g)
    own = own_side(frame, battle)
    enemy = 1 - frame.side
    kind = frame.kind
    go_to(frame, "end")
    if kind == BOWMAN:
        call(g, Damages(enemy, 1, TOUGH))
    elif kind == FOOTMAN:
        call(g, Damages(enemy, 1, STRIKE))
    elif kind == FLESH_RIPPER:
        call(g, Damages(enemy, 2, REND))
    elif kind == DARK_KNIGHT:
        call(g, Routs(enemy, 2))
    elif kind == KNIGHT:
        go_to(frame, "command")
        call(g, Routs(enemy, 1))
    elif kind == BEASTMAN:
        go_to(frame, "ravage")
        call(g, Damages(enemy, 1))
    elif kind == SIEGE_TOWER:
        own.strength += SIEGE_STRENGTH
    elif kind == REANIMATE:
        overrun(frame, g, own)
    elif kind == NECROMANCER:
        raise_dead(g, own)
    elif kind == SORCERER:
        own.undying = True
    elif next_targets(frame, g):
        go_to(frame, "ask")
    else:
        g.tell("special_without_effect", kind)


def overrun(frame: Special, g: Runewars, own: Side) -> None:
    """Overrun: two standing Reanimates deal 2 damage."""
    if own.units.count(standing(REANIMATE)) >= 2:
        call(g, Damages(1 - frame.side, 2))
    else:
        g.tell("special_without_effect", REANIMATE)


def raise_dead(g: Runewars, own: Side) -> None:
    """Raise Dead, RW-321: up to two Reanimates of the supply join, standing."""
    left = supply(g, REANIMATE)
    number = left if left < MOST_RAISED else MOST_RAISED
    for _ in range(number):
        insert(own.units, standing(REANIMATE))
    g.tell("raises_dead", REANIMATE, number)


def command(frame: Special, g: Runewars) -> None:
    """RW-315, Command: after the rout the owner draws a Tactics card."""
    go_to(frame, "end")
    draw_tactics(g, own_side(frame, current_battle(g)).seat, 1)


def ravage(frame: Special, g: Runewars) -> None:
    """RW-315, Ravage: one more Fate card, resolved at once; its special icon deals 1 damage and draws no other."""
    battle = current_battle(g)
    enemy = 1 - frame.side
    go_to(frame, "end")
    for card in draw_fate(g, 1):
        battle.extra.append(card)
        g.tell("ravage_draws", card)
        at = card * 4 + g.tables.shape[BEASTMAN]
        if g.tables.zone_kind[at] == SPECIAL:
            call(g, Damages(enemy, 1, PLAIN))
        elif g.tables.zone_kind[at] == ROUT:
            call(g, Routs(enemy, g.tables.zone_value[at]))
        elif g.tables.zone_kind[at] == DAMAGE:
            call(g, Damages(enemy, g.tables.zone_value[at]))


def ask_target(frame: Special, g: Runewars) -> None:
    """D-304: the next choice; without one the ability is finished."""
    if next_targets(frame, g):
        ask_seat(g, frame, SPECIAL_TARGET, chooser(frame, g))
    else:
        finish_special(frame, g)


def answer_target(frame: Special, g: Runewars) -> None:
    """RW-315, RW-917: a choice is carried out at once, or kept until all are made (Terrifying, Burning)."""
    code = g.answers[chooser(frame, g)]
    battle = current_battle(g)
    enemy = 1 - frame.side
    go_to(frame, "ask")
    if code in (DONE, DECLINE):
        go_to(frame, "end")
    elif code == FURY:
        go_to(frame, "end")
        destroy_unit(g, battle, frame.side, standing(BERSERKER))
        call(g, Damages(enemy, 2))
    elif code == TAKE_DAMAGE:
        go_to(frame, "end")
        call(g, Damages(enemy, 1))
    elif code == TRIANGLES:
        frame.mode = BY_TRIANGLES
    elif code == RECTANGLE_UNIT:
        frame.mode = BY_RECTANGLE
    else:
        frame.picked.append(label_of(code))
        strike_target(frame, g, battle, label_of(code))


def strike_target(frame: Special, g: Runewars, battle: Battle, label: i64) -> None:
    """What happens at once to a chosen unit."""
    enemy = 1 - frame.side
    kind = frame.kind
    if kind == ARCHER:
        hit_unit(g, battle, enemy, label)
    elif kind == PEGASUS_RIDER or kind == RAZORWING:
        rout_unit(g, battle, enemy, label)
    elif kind in (WARRIOR, SKELETON_ARCHER, WARLOCK, DRAGON):
        destroy_unit(g, battle, enemy, label)
    elif kind == GIANT:
        go_to(frame, "end")
        call(g, Damages(enemy, damage_on(label)))
    elif kind == SORCERESS:
        go_to(frame, "end")
        side = side_of(battle, enemy)
        side.units.remove(label)
        g.tell("leaves_battle", label, battle.area, enemy)
        start_retreat(g, side.seat, side.decider, [label], battle.area)


def finish_special(frame: Special, g: Runewars) -> None:
    """RW-917: Terrifying and Burning are carried out when all targets are chosen."""
    battle = current_battle(g)
    enemy = 1 - frame.side
    go_to(frame, "end")
    for label in frame.picked:
        if frame.kind == HELLHOUND:
            hit_unit(g, battle, enemy, label)
        elif frame.kind == CHAOS_LORD and not is_routed(label):
            rout_unit(g, battle, enemy, label)
        elif frame.kind == CHAOS_LORD:
            destroy_unit(g, battle, enemy, label)


def end_special(frame: Special, g: Runewars) -> None:
    """RW-315: the next icon follows."""
    leave(g)


steps(
    Special,
    step("start", begin_special),
    step("command", command),
    step("ravage", ravage),
    step("ask", ask_target, answer_target),
    step("end", end_special),
)
