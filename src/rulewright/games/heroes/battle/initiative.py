"""Initiative and the order of a battle turn (MH-410 to MH-413, MH-505)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.heroes.battle.frames import Battle, Order, Side
from rulewright.games.heroes.cards.card import is_special
from rulewright.games.heroes.cards.library import ARTEFACT_CARDS, SKILL_CARDS
from rulewright.games.heroes.content import EXCLUSIVE
from rulewright.games.heroes.decisions import TURN_RULE, Choice
from rulewright.games.heroes.fights import (
    FIRST_ENCOUNTER,
    FIRST_HERO,
    INITIATIVE,
    battle_of,
    in_force,
    is_against_hero,
    living_slots,
    side_of_slot,
)
from rulewright.games.heroes.ids import SHOOTER
from rulewright.games.heroes.options import NEXT
from rulewright.games.heroes.state import Heroes

SANCTUARY: Final[i64] = 2
HONOUR: Final[i64] = 2
"""Initiative that the Shrine of Honour gives in the first turn."""
SHOT: Final[i64] = 4
"""Initiative of Shooters in the first turn."""


def initiative_of(g: Heroes, battle: Battle, slot: i64, number: i64) -> i64:
    """MH-410, MH-004: the effective Initiative of a slot of a side, never below 0."""
    side = battle.sides[number]
    total: i64 = 0
    if slot >= FIRST_ENCOUNTER:
        total = g.tables.encounter_initiative[side.encounter]
        if battle.turn == 1 and g.tables.encounter_ability[side.encounter] == SHOOTER:
            total += SHOT
    elif slot >= FIRST_HERO:
        total = g.tables.hero_initiative[side.hero] + bonus_of_hero(g, side)
    else:
        total = g.tables.initiative[slot] + bonus_of_units(g, side)
        if battle.turn == 1 and g.tables.ability[slot] == SHOOTER:
            total += SHOT
    if slot < FIRST_ENCOUNTER and battle.turn == 1 and has_shrine(g, side):
        total += HONOUR
    if battle.effects:
        total += in_force(battle, slot, number, INITIATIVE)
    return max(0, total)


def bonus_of_units(g: Heroes, side: Side) -> i64:
    hero = g.find(side.hero)
    total: i64 = 0
    for skill in hero.skills:
        total += SKILL_CARDS[skill].unit_initiative(is_special(g, hero.hero, skill))
    for artefact in hero.artefacts:
        total += ARTEFACT_CARDS[artefact].unit_initiative(False)
    return total


def bonus_of_hero(g: Heroes, side: Side) -> i64:
    total: i64 = 0
    for artefact in g.find(side.hero).artefacts:
        total += ARTEFACT_CARDS[artefact].hero_initiative()
    return total


def has_shrine(g: Heroes, side: Side) -> bool:
    """MH-321: the Shrine of Honour."""
    return side.hero // 3 == SANCTUARY and g.seats[side.seat].has_built(EXCLUSIVE)


def begin_order(g: Heroes, battle: Battle) -> None:
    """MH-410: the living slots by descending Initiative, equal ones in groups."""
    slots: list[int] = []
    values: list[int] = []
    for number, side in enumerate(battle.sides):
        for slot in living_slots(g, side):
            slots.append(slot)
            values.append(int(initiative_of(g, battle, slot, number)))
    order = Order()
    for value in sorted(set(values), reverse=True):
        order.groups.append([slot for at, slot in enumerate(slots) if values[at] == value])
    call(g, order)


class OrderOwnTies(Choice[Order]):
    """order_own_ties (MH-411, MH-505): `next:SLOT` for each own slot of the tie."""

    def options(self, g: Heroes, frame: Order, seat: i64) -> list[int]:
        battle = battle_of(g)
        side = side_to_place(g, battle, frame)
        return [int(NEXT + slot) for slot in own_slots(battle, frame, side)]

    def default(self, g: Heroes, frame: Order, seat: i64) -> i64:
        """The highest Strength; a hero counts with its own."""
        best: i64 = -1
        most: i64 = -1
        for code in self.options(g, frame, seat):
            slot = code - NEXT
            strength = g.tables.strength[slot] if slot < FIRST_HERO else g.tables.hero_strength[slot - FIRST_HERO]
            if strength > most:
                best = code
                most = strength
        return best


ORDER_OWN_TIES: Final = OrderOwnTies("order_own_ties", ("MH-410", "MH-411", "MH-505"), TURN_RULE)


def own_slots(battle: Battle, order: Order, side: i64) -> list[int]:
    """The slots of a side in the first group."""
    return [slot for slot in order.groups[0] if side_of_slot(battle, slot) == side]


def side_to_place(g: Heroes, battle: Battle, order: Order) -> i64:
    """MH-411, MH-505: whose slot comes next in the first group."""
    first = len(own_slots(battle, order, 0)) > 0
    second = len(own_slots(battle, order, 1)) > 0
    if not first or not second:
        return 0 if first else 1
    if not is_against_hero(battle):
        return 0
    ours = initiative_of(g, battle, FIRST_HERO + battle.sides[0].hero, 0)
    theirs = initiative_of(g, battle, FIRST_HERO + battle.sides[1].hero, 1)
    if ours != theirs:
        return 0 if ours > theirs else 1
    return 0 if order.last != 0 else 1


def ask_order(order: Order, g: Heroes) -> None:
    """MH-411, MH-505: owners order their ties."""
    battle = battle_of(g)
    while order.groups:
        if not order.groups[0]:
            del order.groups[0]
            order.last = -1
            continue
        side = side_to_place(g, battle, order)
        slots = own_slots(battle, order, side)
        if len(slots) > 1:
            ask_seat(g, order, ORDER_OWN_TIES, battle.sides[side].seat)
            return
        place_slot(order, slots[0], side)
    battle.order = order.done
    leave(g)


def place_slot(order: Order, slot: i64, side: i64) -> None:
    """MH-505: the next slot in the order."""
    order.groups[0].remove(slot)
    order.done.append(int(slot))
    order.last = side
    if not order.groups[0]:
        del order.groups[0]
        order.last = -1


def take_order(order: Order, g: Heroes) -> None:
    battle = battle_of(g)
    side = side_to_place(g, battle, order)
    place_slot(order, g.answers[battle.sides[side].seat] - NEXT, side)
    go_to(order, "order")


steps(Order, step("order", ask_order, take_order))
