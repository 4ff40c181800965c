"""Glances at marching, diplomacy and battle: where to go, with whom, and who is to bear the losses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.runewars.battle.frames import Battle, Retreat, Side, Special
from rulewright.games.runewars.battle.routs_and_damage import battle_in_progress
from rulewright.games.runewars.content import LABEL_STRIDE, MOST_UNITS, NONE, ROUTED
from rulewright.games.runewars.ids import GOLD, SILVER, UNIT_COUNT
from rulewright.games.runewars.judgement.battle_outlook import (
    POWER,
    Clash,
    host_in_battle,
    host_of,
    label_worth,
    likelihood,
    unit_worth,
)
from rulewright.games.runewars.judgement.board_outlook import (
    STRONGHOLD_WORTH,
    UNIT_WORTH,
    Outlook,
    area_worth,
    defence,
    neutral_worth,
    own_units,
    rune_worth,
    stays_friendly,
    talking_chance,
    walls,
    winning_chance,
)
from rulewright.games.runewars.judgement.order_outlook import EASED, gain_of_area
from rulewright.games.runewars.options import (
    ACTIVATE,
    BATTLE,
    BONUS,
    BURN,
    DAMAGE_UNIT,
    DECLINE,
    DESTROY,
    DIPLOMACY,
    DONE,
    DROP,
    FATE,
    FIGURE_COUNT,
    FURY,
    HIT,
    LABEL_COUNT,
    MARCH,
    NO_MORE,
    PLACE,
    PORTAL,
    RAGE,
    RECTANGLE_UNIT,
    REMOVE,
    RETREAT_UNIT,
    ROUT_UNIT,
    SPEND,
    TAKE_DAMAGE,
    TERRIFY,
    TO,
    TYPE,
    USE,
)
from rulewright.games.runewars.orders.frames import Activation
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import conquers_with_bonus
from rulewright.kit.judging import Glance

POINTS: Final = 10.0
"""Points of a dragon rune."""
SURE: Final = 0.88
"""The chance to win at which no further unit is sent."""


# Marching


def activations(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-202: what an area promises."""
    outlook = Outlook(g)
    eased = EASED if conquers_with_bonus(g) else 0.0
    points: list[float] = []
    for code in codes:
        if code == DECLINE:
            points.append(-0.5)
            continue
        area = code - ACTIVATE
        if outlook.owners[area] == seat:
            points.append(reinforcement(g, outlook, seat, area) - 1.0)
        else:
            points.append(POINTS * gain_of_area(g, outlook, seat, area, eased, g.battles == 0) - 0.2)
    return points


def reinforcement(g: Runewars, outlook: Outlook, seat: i64, area: i64) -> float:
    """What more units are worth in an area of one's own: what others would win there."""
    worth = area_worth(g, area)
    danger = 0.0
    for other in range(g.players):
        if other != seat and not g.seats[other].eliminated:
            chance = winning_chance(g, outlook, other, area)
            if chance > danger:
                danger = chance
    return POINTS * 0.3 * danger * worth


def march_in_progress(g: Runewars) -> Activation:
    for frame in g.stack:
        if isinstance(frame, Activation):
            return frame
    raise AssertionError("no march is in progress")


def marches(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-203: units come until the area is as good as won; the best first, and nobody from where he is needed."""
    outlook = Outlook(g)
    frame = march_in_progress(g)
    need = want_of(g, outlook, seat, frame)
    points: list[float] = []
    for code in codes:
        if code == DONE:
            points.append(0.0)
        elif code == PORTAL:
            points.append(-1.5)
        else:
            origin = (code - MARCH) // FIGURE_COUNT
            figure = (code - MARCH) % FIGURE_COUNT
            if figure >= UNIT_COUNT:
                points.append(-0.3)
            else:
                points.append(need + 0.3 * unit_worth(g, figure) - cost_of_leaving(g, outlook, seat, origin))
    return points


def want_of(g: Runewars, outlook: Outlook, seat: i64, frame: Activation) -> float:
    """How much one more unit is wanted in the area."""
    area = frame.area
    arrived: i64 = len(frame.arrived)
    if outlook.owners[area] == seat:
        room = MOST_UNITS - len(g.units[area]) - arrived
        return -9.0 if room <= 0 else reinforcement(g, outlook, seat, area) - 0.5 * float(arrived)
    if outlook.owners[area] == NONE and not g.units[area]:
        wanted: i64 = 3 if rune_worth(g, area) > 0.5 else 2
        return 2.0 if arrived < wanted else -0.6
    if arrived == 0:
        return 3.0
    host = defence(g, outlook, area)
    if conquers_with_bonus(g):
        host.strength = host.strength - EASED if host.strength > EASED else 0.0
    wins = Clash(host_of(g, frame.arrived), host).wins
    worth = area_worth(g, area) + neutral_worth(g, area)
    if wins < SURE:
        return 1.2 + 2.0 * worth
    return -0.7 if arrived < MOST_UNITS else -3.0


def cost_of_leaving(g: Runewars, outlook: Outlook, seat: i64, origin: i64) -> float:
    """What is given up when a unit leaves an area: control, if it is the last; a guard, where a rune lies."""
    left = own_units(g, origin) - 1
    if left == 0 and not stays_friendly(g, seat, origin):
        return POINTS * (0.3 + area_worth(g, origin))
    rune = rune_worth(g, origin)
    if rune > 0.5 and left < 4:
        return 0.5 + 0.3 * float(4 - left)
    return 0.2 if left < 2 else 0.0


def responses(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-205, D-208: fight, talk, or go."""
    outlook = Outlook(g)
    frame = march_in_progress(g)
    force = host_of(g, frame.arrived)
    clash = Clash(force, defence(g, outlook, frame.area))
    worth = area_worth(g, frame.area)
    points: list[float] = []
    for code in codes:
        if code == BATTLE:
            lost = UNIT_WORTH * force.worth * (1.3 - clash.attacker_keeps - 0.3 * clash.wins)
            points.append(POINTS * (clash.wins * worth - lost))
        elif code == DIPLOMACY:
            chance = talking_chance(g.seats[seat].influence)
            points.append(POINTS * chance * (worth + 0.4 * neutral_worth(g, frame.area)) - 1.0)
        else:
            points.append(-POINTS * 0.2 * UNIT_WORTH * force.worth)
    return points


def payments(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-206: each further card helps less."""
    frame = march_in_progress(g)
    worth = POINTS * (area_worth(g, frame.area) + 0.5 * neutral_worth(g, frame.area) + 0.15)
    points: list[float] = []
    for code in codes:
        spent = code - SPEND
        points.append(worth * talking_chance(spent) - 0.4 * float(spent))
    return points


def symbols(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-114, D-207: gold before silver before red."""
    points: list[float] = []
    for code in codes:
        symbol: i64 = g.tables.destiny[code - FATE + 1]
        points.append(4.0 if symbol == GOLD else 2.0 if symbol == SILVER else -2.0)
    return points


def retreats(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-209, D-210: where there is room, and walls; neutral units go where they guard nothing of ours."""
    outlook = Outlook(g)
    coming: i64 = 0
    for frame in g.stack:
        if isinstance(frame, Retreat):
            coming = len(frame.in_hand)
    points: list[float] = []
    for code in codes:
        area = code - TO
        surplus = len(g.units[area]) + coming - MOST_UNITS
        score = -0.8 * float(surplus) if surplus > 0 else 0.0
        if outlook.owners[area] == seat:
            score += 0.1 * walls(g, area) + 1.5 * rune_worth(g, area)
        points.append(score)
    return points


# Losses


def label_named(code: i64) -> i64:
    """The unit that an option about one unit names; NONE if it names none."""
    for verb in (DESTROY, ROUT_UNIT, DAMAGE_UNIT, RETREAT_UNIT, HIT, TERRIFY, RAGE, BURN):
        if verb <= code < verb + LABEL_COUNT:
            return code - verb
    return NONE


def own_side(battle: Battle, seat: i64) -> Side:
    return battle.attacker if battle.attacker.decider == seat else battle.defender


def losses(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-104, D-211, D-305, D-306, D-308, D-311: the least valuable unit, one that has drawn first."""
    battle = battle_in_progress(g)
    points: list[float] = []
    for code in codes:
        label = label_named(code)
        unit = label // LABEL_STRIDE
        worth = 2.0 * label_worth(g, label)
        if battle is not None:
            side = own_side(battle, seat)
            if unit not in side.drawn and label % LABEL_STRIDE < ROUTED:
                worth += 2.0 * POWER[unit]
        points.append(-worth)
    return points


def targets(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-304: the best enemy unit that is still to draw, or the least of one's own."""
    frame = g.stack[len(g.stack) - 1]
    battle = battle_in_progress(g)
    if battle is None or not isinstance(frame, Special):
        return [0.0] * len(codes)
    own = battle.attacker if frame.side == 0 else battle.defender
    enemy = battle.defender if frame.side == 0 else battle.attacker
    hits_enemy = own.decider == seat
    points: list[float] = []
    for code in codes:
        label = label_named(code)
        if label == NONE:
            points.append(mode_points(code))
        elif between_rage(code):
            points.append(float(label % ROUTED))
        else:
            unit = label // LABEL_STRIDE
            worth = 1.5 * label_worth(g, label)
            if unit not in enemy.drawn and label % LABEL_STRIDE < ROUTED:
                worth += 1.5 * POWER[unit]
            if hits_enemy and label % LABEL_STRIDE < ROUTED and code < DAMAGE_UNIT:
                worth += 0.5
            points.append(worth if hits_enemy else -worth)
    return points


def between_rage(code: i64) -> bool:
    return RAGE <= code < RAGE + LABEL_COUNT


def mode_points(code: i64) -> float:
    """Modes of abilities: damage, fury, what to burn, or no more."""
    if code == DONE or code == DECLINE:
        return -0.5
    if code == FURY:
        return 0.5
    if code == TAKE_DAMAGE:
        return 1.5
    return -0.3 if code == RECTANGLE_UNIT else 0.0


def drops(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-313: of the cards drawn with a hero's support the least useful one goes."""
    battle = battle_in_progress(g)
    if battle is None:
        return [0.0] * len(codes)
    side = own_side(battle, seat)
    shape: i64 = g.tables.shape[side.type] if side.type != NONE else 0
    points: list[float] = []
    for code in codes:
        at = (code - DROP + 1) * 4 + shape
        points.append(-float(g.tables.zone_kind[at]) - float(g.tables.zone_value[at]))
    return points


def fortification(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-307: a tomb or spawn is used when it may decide."""
    battle = battle_in_progress(g)
    if battle is None:
        return [0.0] * len(codes)
    force = host_in_battle(g, battle.attacker)
    host = host_in_battle(g, battle.defender)
    lead = force.number + force.strength - host.number - host.strength - walls(g, battle.area)
    decides = 4.0 * likelihood(2.0 * lead + 2.0) * likelihood(8.0 - 2.0 * lead)
    return [decides if code == USE else 1.0 for code in codes]


def removals(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-227, D-310: a stronghold that protects nothing."""
    outlook = Outlook(g)
    points: list[float] = []
    for code in codes:
        if code == NO_MORE:
            points.append(0.5)
        else:
            area = code - REMOVE
            points.append(-reinforcement(g, outlook, seat, area) - POINTS * STRONGHOLD_WORTH * rune_worth(g, area))
    return points


# Decisions that need no thought


def battle_types(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-303: the strongest type draws first."""
    return [POWER[code - TYPE] for code in codes]


def new_strongholds(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-309: a conquered area gets one."""
    return [2.0 if code == PLACE else 0.0 for code in codes]


def supremacy(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-212: the bonus is used."""
    return [1.5 if code == BONUS else 0.0 for code in codes]


GLANCES_AT_WAR: Final[dict[str, Glance[Runewars]]] = {
    "activate_area": activations,
    "move_unit": marches,
    "neutral_response": responses,
    "diplomacy_red": responses,
    "diplomacy_spend": payments,
    "diplomacy_pick": symbols,
    "test_pick": symbols,
    "retreat_area": retreats,
    "neutral_retreat_area": retreats,
    "winter_destroy": losses,
    "limit_destroy": losses,
    "assign_rout": losses,
    "assign_damage": losses,
    "surplus_pick": losses,
    "wards_retreat": losses,
    "special_target": targets,
    "support_drop": drops,
    "use_fortification": fortification,
    "conquer_remove": removals,
    "remove_which": removals,
    "pick_type": battle_types,
    "conquer_stronghold": new_strongholds,
    "use_supremacy": supremacy,
}
