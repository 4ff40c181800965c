"""Routs and damage: what happens to units in a battle (RW-350 to RW-357).

It works on the participants of a battle, who are in its frame: `current_battle`, `side_of`, `rout_unit`, `hit_unit`,
`destroy_unit` change them, `Routs` and `Damages` ask the side that suffers. What makes units suffer (cards, abilities,
the rounds) is in other modules.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.frames import PLAIN, REND, STRIKE, TOUGH, Battle, Damages, Routs, Side
from rulewright.games.runewars.content import NONE, damage_on, is_routed, rout_label, unit_of, unrouted
from rulewright.games.runewars.frames import side_of_step
from rulewright.games.runewars.ids import SORCERER
from rulewright.games.runewars.options import DAMAGE_UNIT, ROUT_UNIT, of_label
from rulewright.games.runewars.state import Runewars
from rulewright.kit.contests import ATTACKER
from rulewright.kit.piles import distinct, insert

MESSAGES: Final[dict[str, MessageKind]] = {
    "routed": MessageKind(("label", "area", "side"), "RW-350"),
    "takes_damage": MessageKind(("label", "area", "side"), "RW-355"),
    "destroyed": MessageKind(("label", "area", "side"), "RW-609"),
}

UNDYING_HEALTH: Final[i64] = 2

# The battle in progress and its units


def current_battle(g: Runewars) -> Battle:
    """The battle in progress, where there must be one."""
    battle = battle_in_progress(g)
    assert battle is not None, "RW-014: no battle is in progress"
    return battle


def battle_in_progress(g: Runewars) -> Battle | None:
    """The battle that is being fought, if any; there is never more than one (RW-014)."""
    for at in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[at]
        if isinstance(frame, Battle):
            return frame
    return None


def side_of(battle: Battle, number: i64) -> Side:
    """The attacker or the defender of a battle."""
    return battle.attacker if number == ATTACKER else battle.defender


def acting_side(battle: Battle) -> Side:
    """The side whose step is carried out or asked, of those steps that both take, one after the other."""
    return side_of(battle, side_of_step(battle))


def types_of(labels: list[int]) -> list[int]:
    """The types of a sorted list of units, each once."""
    return distinct([unit_of(label) for label in labels])


def standing_units(side: Side) -> list[int]:
    """The labels of the participants that stand."""
    return unrouted(side.units)


def health_of(g: Runewars, side: Side, unit: i64) -> i64:
    """The health of a unit in this battle: Undying makes Sorcerers tougher."""
    if unit == SORCERER and side.undying:
        return UNDYING_HEALTH
    return g.tables.health[unit]


def initiative_of(g: Runewars, side: Side, unit: i64) -> i64:
    """The initiative of a unit in this battle: an Ambush makes it 1."""
    return 1 if unit in side.quick else g.tables.initiative[unit]


def rout_unit(g: Runewars, battle: Battle, number: i64, label: i64) -> None:
    """RW-350: a standing participant is laid down."""
    side = side_of(battle, number)
    side.units.remove(label)
    insert(side.units, rout_label(label))
    g.tell("routed", label, battle.area, number)


def destroy_unit(g: Runewars, battle: Battle, number: i64, label: i64) -> None:
    """RW-609: a participant goes to its supply."""
    side = side_of(battle, number)
    side.units.remove(label)
    insert(side.killed, unit_of(label))
    g.tell("destroyed", label, battle.area, number)


def hit_unit(g: Runewars, battle: Battle, number: i64, label: i64) -> bool:
    """RW-356: a participant takes 1 damage; whether that destroyed it."""
    side = side_of(battle, number)
    g.tell("takes_damage", label, battle.area, number)
    if damage_on(label) + 1 >= health_of(g, side, unit_of(label)):
        destroy_unit(g, battle, number, label)
        return True
    side.units.remove(label)
    insert(side.units, label + 1)
    return False


# Routs (RW-351, RW-352)


def can_be_routed(side: Side) -> list[int]:
    """RW-351: standing units without damage; only if there are none, standing units with damage."""
    return unhurt_first(distinct(standing_units(side)))


def unhurt_first(labels: list[int]) -> list[int]:
    """RW-351: those without damage; only if there are none, all."""
    unhurt = [label for label in labels if damage_on(label) == 0]
    return unhurt if unhurt else labels


A = TypeVar("A", Routs, Damages)


class Assignment(Decision[Runewars, A]):
    """What routs and damage have in common: the owner gives them to one unit after another."""

    def default(self, g: Runewars, frame: A, seat: i64) -> i64:
        """The unit whose loss matters least."""
        side = suffering_side(g, frame)
        best: i64 = NONE
        least: i64 = 0
        for code in self.options(g, frame, seat):
            worth = self.worth(g, side, code)
            if best == NONE or worth < least:
                best, least = code, worth
        return best

    def worth(self, g: Runewars, side: Side, code: i64) -> i64:
        """How much the unit of an option matters."""
        raise TypeError(f"{self.name} does not say which units matter")

    def arguments(self, g: Runewars, frame: A, seat: i64) -> dict[str, int | str]:
        return {"number": int(frame.number)}


def suffering_side(g: Runewars, frame: Routs | Damages) -> Side:
    """The side that routs or damage are assigned to."""
    return side_of(current_battle(g), frame.side)


class AssignRout(Assignment[Routs]):
    """D-305: which unit is routed."""

    def options(self, g: Runewars, frame: Routs, seat: i64) -> list[int]:
        return [ROUT_UNIT + label for label in can_be_routed(suffering_side(g, frame))]

    def explain(self, g: Runewars, frame: Routs, seat: i64, code: i64) -> Refusal:
        label = code - ROUT_UNIT
        if not of_label(code, ROUT_UNIT) or label not in suffering_side(g, frame).units:
            return Refusal("RW-351", "rout-own-unit")
        if is_routed(label):
            return Refusal("RW-352", "already-routed")
        return Refusal("RW-351", "rout-undamaged-first")

    def worth(self, g: Runewars, side: Side, code: i64) -> i64:
        """The latest initiative that has already drawn goes first, then the lowest health."""
        unit = unit_of(code - ROUT_UNIT)
        drawn = initiative_of(g, side, unit) if unit in side.drawn else 0
        return health_of(g, side, unit) - 10 * drawn


ASSIGN_ROUT: Final = AssignRout("assign_rout", ("RW-351", "RW-316"), "RW-316")


def ask_rout(frame: Routs, g: Runewars) -> None:
    """RW-351: the owner chooses, rout by rout; RW-352: surplus routs are lost."""
    side = side_of(current_battle(g), frame.side)
    if frame.number > 0 and can_be_routed(side):
        ask_seat(g, frame, ASSIGN_ROUT, side.decider)
    else:
        leave(g)


def suffer_rout(frame: Routs, g: Runewars) -> None:
    """RW-351: the chosen unit is routed."""
    battle = current_battle(g)
    rout_unit(g, battle, frame.side, g.answers[side_of(battle, frame.side).decider] - ROUT_UNIT)
    frame.number -= 1
    go_to(frame, "start")


steps(
    Routs,
    step("start", ask_rout, suffer_rout),
)

# Damage (RW-355 to RW-357)


def in_order_of_damage(labels: list[int]) -> list[int]:
    """RW-355: of these units, those that must take the next point.

    Standing ones with damage, else standing ones, else routed ones with damage, else routed ones.
    """
    upright = unrouted(labels)
    group = upright if upright else labels
    hurt = [label for label in group if damage_on(label) > 0]
    return hurt if hurt else group


def can_take_damage(g: Runewars, frame: Damages) -> list[int]:
    """RW-355, RW-357: the units that may take the next point, as the kind of damage says."""
    side = side_of(current_battle(g), frame.side)
    labels = distinct(side.units)
    fitting = labels
    if frame.mode == TOUGH:
        fitting = [label for label in labels if health_of(g, side, unit_of(label)) >= 2]
    elif frame.mode == REND and frame.number >= 2:
        fitting = [label for label in labels if takes_both(g, side, label)]
    return in_order_of_damage(fitting if fitting else labels)


def takes_both(g: Runewars, side: Side, label: i64) -> bool:
    """Rend: whether a unit has health enough left for two points."""
    return health_of(g, side, unit_of(label)) - damage_on(label) >= 2


class AssignDamage(Assignment[Damages]):
    """D-306: which unit takes the next point of damage."""

    def options(self, g: Runewars, frame: Damages, seat: i64) -> list[int]:
        return [DAMAGE_UNIT + label for label in can_take_damage(g, frame)]

    def explain(self, g: Runewars, frame: Damages, seat: i64, code: i64) -> Refusal:
        label = code - DAMAGE_UNIT
        if not of_label(code, DAMAGE_UNIT) or label not in suffering_side(g, frame).units:
            return Refusal("RW-355", "damage-own-unit")
        if frame.mode in (TOUGH, REND):
            return Refusal("RW-357", "damage-as-ability-says")
        return Refusal("RW-355", "damage-order")

    def worth(self, g: Runewars, side: Side, code: i64) -> i64:
        """A unit that has drawn goes first, then the lowest health."""
        unit = unit_of(code - DAMAGE_UNIT)
        return health_of(g, side, unit) - (10 if unit in side.drawn else 0)


ASSIGN_DAMAGE: Final = AssignDamage("assign_damage", ("RW-355", "RW-317"), "RW-317")


def ask_damage(frame: Damages, g: Runewars) -> None:
    """RW-355: the owner chooses, point by point; surplus damage is lost."""
    side = side_of(current_battle(g), frame.side)
    if frame.number > 0 and side.units:
        ask_seat(g, frame, ASSIGN_DAMAGE, side.decider)
    else:
        leave(g)


def suffer_damage(frame: Damages, g: Runewars) -> None:
    """RW-356; Valiant Strike and Rend hit the same unit again."""
    battle = current_battle(g)
    side = side_of(battle, frame.side)
    label = g.answers[side.decider] - DAMAGE_UNIT
    twice = frame.mode == STRIKE
    if frame.mode == REND:
        if frame.number >= 2 and takes_both(g, side, label):
            twice = True
            frame.number -= 1
        frame.mode = PLAIN
    frame.number -= 1
    destroyed = hit_unit(g, battle, frame.side, label)
    if twice and not destroyed:
        hit_unit(g, battle, frame.side, label + 1)
    go_to(frame, "start")


steps(
    Damages,
    step("start", ask_damage, suffer_damage),
)
