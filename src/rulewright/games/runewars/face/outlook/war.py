"""Outlooks of battles: strengths before and after, who stands, who goes where."""

from __future__ import annotations

from typing import Final

from rulewright.faces.outlook import CARDS, Outlook
from rulewright.games.runewars.battle.frames import Battle, Damages, Limit, Retreat, Routs, Side, TakeOver
from rulewright.games.runewars.battle.opening import stronghold_strength
from rulewright.games.runewars.battle.outcome import fighting_units
from rulewright.games.runewars.battle.routs_and_damage import health_of, side_of
from rulewright.games.runewars.content import LABEL_NUMBER, MOST_STRONGHOLDS, NONE, damage_on, is_routed, unit_of
from rulewright.games.runewars.face.outlook.ground import AREA, Args, Teller, crowd, inner, plain, within
from rulewright.games.runewars.face.outlook.orders import remove
from rulewright.games.runewars.ids import AREAS, UNITS
from rulewright.games.runewars.judgement.quest_outlook import way_home
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import strongholds_of

ATTACKER, DEFENDER = 0, 1


def own_number(battle: Battle, seat: int) -> int:
    """The side of a seat, or of the neutral units for which it decides."""
    return ATTACKER if battle.attacker.decider == seat else DEFENDER


def strength_of(g: Runewars, battle: Battle, number: int) -> int:
    """RW-331 to RW-333 without what is hidden: units, bonuses so far, the stronghold."""
    side = side_of(battle, number)
    total = int(side.strength) + int(fighting_units(g, side))
    if number == DEFENDER and side.seat != NONE:
        total += int(stronghold_strength(g, battle))
    return max(0, total)


def strengths(g: Runewars, battle: Battle, seat: int, own: int = 0, other: int = 0) -> Args:
    """Both strengths as they would be, one's own first."""
    number = own_number(battle, seat)
    mine, theirs = strength_of(g, battle, number), strength_of(g, battle, 1 - number)
    return {"mine": max(0, mine + own), "theirs": max(0, theirs + other), "was": mine, "were": theirs}


def counts(g: Runewars, label: int) -> int:
    """RW-331: what a unit adds to the strength of its side."""
    return int(not is_routed(label))


def assign_damage(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-306: whether the unit survives, and what its loss would cost."""
    battle, label = inner(g, Battle), LABEL_NUMBER[parts[0]]
    side = side_of(battle, int(inner(g, Damages).side))
    most = int(health_of(g, side, unit_of(label)))
    left = most - int(damage_on(label)) - 1
    args: Args = {"unit": UNITS[unit_of(label)], "health": left, "most": most}
    if left > 0:
        return Outlook("survives", {**args, **strengths(g, battle, seat)})
    return Outlook("destroyed", {**args, **strengths(g, battle, seat, own=-counts(g, label))})


def assign_rout(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-305: it lies until Spring."""
    battle, label = inner(g, Battle), LABEL_NUMBER[parts[0]]
    assert within(g, Routs) is not None
    return Outlook("routed", {"unit": UNITS[unit_of(label)], **strengths(g, battle, seat, own=-counts(g, label))})


def strike(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-304: an ability hits, routs, burns or drives away a unit of either side."""
    battle, label = inner(g, Battle), LABEL_NUMBER[parts[0]]
    mine = side_of(battle, own_number(battle, seat))
    own = label in mine.units and not owns_both(battle, label)
    change = -counts(g, label)
    args = strengths(g, battle, seat, own=change) if own else strengths(g, battle, seat, other=change)
    return Outlook("strike", {"label": parts[0], "own": int(own), **args})


def owns_both(battle: Battle, label: int) -> bool:
    """Whether both sides have such a unit: then the enemy's is meant."""
    return label in battle.attacker.units and label in battle.defender.units


def hurt(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-304: one damage, which may destroy."""
    battle, label = inner(g, Battle), LABEL_NUMBER[parts[0]]
    number = own_number(battle, seat)
    mine = side_of(battle, number)
    own = label in mine.units and not owns_both(battle, label)
    side = mine if own else side_of(battle, 1 - number)
    left = int(health_of(g, side, unit_of(label))) - int(damage_on(label)) - 1
    change = -counts(g, label) if left <= 0 else 0
    args = strengths(g, battle, seat, own=change) if own else strengths(g, battle, seat, other=change)
    return Outlook("hurt", {"label": parts[0], "dies": int(left <= 0), **args})


def present(message: str) -> Teller:
    """A sentence that compares both strengths as they are."""

    def teller(g: Runewars, seat: int, parts: list[str]) -> Outlook:
        return Outlook(message, strengths(g, inner(g, Battle), seat))

    return teller


def fury(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """A Berserker for two damage."""
    return Outlook("fury", strengths(g, inner(g, Battle), seat, own=-1))


def rain(number: int) -> Teller:
    """Rain Fire: two triangles or one rectangle."""

    def teller(g: Runewars, seat: int, parts: list[str]) -> Outlook:
        return Outlook("rain", {"number": number, **strengths(g, inner(g, Battle), seat, own=-number)})

    return teller


def pick_type(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-303: so many Fate cards."""
    battle, unit = inner(g, Battle), UNITS.index(parts[0])
    side = side_of(battle, own_number(battle, seat))
    number = sum(unit_of(label) == unit and not is_routed(label) for label in side.units)
    return Outlook("draw-fate", {"unit": parts[0], "number": number, **strengths(g, battle, seat)}, CARDS)


def support(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-312: one card more, of which one is dropped."""
    battle, unit = inner(g, Battle), UNITS.index(parts[1])
    number = units_of_type(side_of(battle, own_number(battle, seat)), unit)
    return Outlook("support", {"unit": parts[1], "hero": parts[0], "number": number + 1})


def units_of_type(side: Side, unit: int) -> int:
    return sum(unit_of(label) == unit and not is_routed(label) for label in side.units)


def drop(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-313: what the dropped card would have done."""
    battle = inner(g, Battle)
    side = next(side for side in (battle.attacker, battle.defender) if int(parts[0]) in side.cards)
    return Outlook("drop", {"number": len(side.cards) - 1})


# After the fight


def retreat_to(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-209, D-210: how full it would be, and what it lies beside."""
    frame = within(g, Retreat)
    area = AREA[parts[0]]
    if frame is None:
        return Outlook("retreat-hero", {"area": parts[0], "steps": int(way_home(g, seat, area))})
    args = crowd(g, area, len(frame.in_hand))
    return Outlook("retreat", {**args, "origin": AREAS[int(frame.area)]})


def limit_destroy(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """RW-601: too many units in an area."""
    frame = inner(g, Limit)
    left = len(g.units[frame.area]) - 1
    return Outlook("lose-unit", {"label": parts[0], "area": AREAS[int(frame.area)], "left": left})


def wards(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-308, D-311: a unit leaves the battle."""
    return Outlook("leaves", {"label": parts[0], **strengths(g, inner(g, Battle), seat, own=-1)})


def surplus(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """RW-341: who goes back because the area is full."""
    return Outlook("surplus", {"label": parts[0], "area": AREAS[int(inner(g, Battle).area)]})


def stronghold(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-309: walls in the conquered area."""
    taken = within(g, TakeOver)
    damaged = taken is None or taken.damaged
    left = int(MOST_STRONGHOLDS) - len(strongholds_of(g, seat)) - 1
    args: Args = {"strength": 3 if damaged else 5, "left": max(0, left), "most": int(MOST_STRONGHOLDS)}
    return Outlook("stronghold", args)


BATTLES_ASK: Final[dict[tuple[str, str], Teller]] = {
    ("assign_damage", "damage"): assign_damage,
    ("assign_rout", "rout"): assign_rout,
    ("special_target", "hit"): hurt,
    ("special_target", "damage"): hurt,
    ("special_target", "burn"): hurt,
    ("special_target", "rout"): strike,
    ("special_target", "terrify"): strike,
    ("special_target", "destroy"): strike,
    ("special_target", "retreat"): strike,
    ("special_target", "fury"): fury,
    ("special_target", "triangles"): rain(2),
    ("special_target", "rectangle"): rain(1),
    ("special_target", "decline"): present("no-ability"),
    ("special_target", "done"): present("no-ability"),
    ("pick_type", "type"): pick_type,
    ("support", "support"): support,
    ("support", "done"): plain("no-support"),
    ("support_drop", "drop"): drop,
    ("use_fortification", "use"): present("fortification"),
    ("use_fortification", "keep"): present("no-ability"),
    ("wards_retreat", "retreat"): wards,
    ("surplus_pick", "retreat"): surplus,
    ("retreat_area", "to"): retreat_to,
    ("neutral_retreat_area", "to"): retreat_to,
    ("limit_destroy", "destroy"): limit_destroy,
    ("conquer_stronghold", "place"): stronghold,
    ("conquer_stronghold", "none"): plain("no-stronghold"),
    ("conquer_remove", "remove"): remove,
    ("conquer_remove", "none"): plain("no-stronghold"),
    ("battle_start_attacker", "pass"): present("battle-goes-on"),
    ("battle_start_defender", "pass"): present("battle-goes-on"),
    ("battle_round_card", "pass"): present("battle-goes-on"),
}
