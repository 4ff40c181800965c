"""Glances at what follows an action: payments, places, artefacts, tents, and what Great Artefacts and storms ask."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.battalia.artefacts.effects import TYPE_HORSE, banner_type
from rulewright.games.battalia.artefacts.frames import Effect
from rulewright.games.battalia.board import BESIDE, network
from rulewright.games.battalia.content import (
    EMPTY,
    FIRST_GREAT,
    HORSE,
    LORD,
    TYPE_COUNT,
    WEAPON,
    faction_of,
    is_city,
    rank_of,
    terrain_of,
)
from rulewright.games.battalia.heroes.frames import Gift, Storm
from rulewright.games.battalia.ids import CLOAK, STAFF, WINGS
from rulewright.games.battalia.items import CARDLIKE
from rulewright.games.battalia.judgement.glances_menu import lift
from rulewright.games.battalia.judgement.map_outlook import target_worths
from rulewright.games.battalia.judgement.nation_outlook import Nation
from rulewright.games.battalia.judgement.plan import Plan
from rulewright.games.battalia.judgement.worths import CARD_STRENGTHS, CARD_WORTHS, NEVER, days_left
from rulewright.games.battalia.lines.frames import CITY, Line
from rulewright.games.battalia.options import (
    AS,
    CANCEL,
    CHANGE,
    CHANGE_GATE,
    CITY_HERE,
    CLONE,
    COPY,
    DESTROY,
    DONE,
    DRAW,
    FATE,
    GA,
    HALF,
    LAY,
    LIMBO,
    NO,
    OPTION,
    PICK,
    PLACE,
    RAISE,
    RANK_TYPE,
    ROAD,
    SEAT,
    SPEND,
    STATION,
    STOP,
    SUPPLIES,
    SWAP,
    TAKE,
    TO,
    TYPE,
    UNIT,
)
from rulewright.games.battalia.state import Battalia
from rulewright.kit.judging import Glance, asked_by

FATE_WORTH: Final = 1.0
PLACES: Final = 10
"""So many places of a terrain card are thought about."""


# Payments and places


def payments(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """BA-080: what is worth least is laid; equal cards of other colours are not thought about."""
    frame = asked_by(g, Line)
    if codes[0] >= PLACE and codes[0] < PLACE + 77 * 15:
        return places(g, seat, codes, frame.verb == CITY)
    faction = g.seats[seat].faction
    costs: list[float] = []
    for code in codes:
        if HALF <= code < HALF + 32:
            costs.append(0.6)
            continue
        item = code - LAY
        if item >= CARDLIKE:
            costs.append(0.02)
        elif item < 109:
            costs.append(3.0 * CARD_WORTHS[item] + (0.01 if faction_of(item) == faction else 0.0))
        else:
            costs.append(0.5)
    least = min(costs)
    return [-cost if cost < least + 0.2 and (cost == least or at_most(cost, least)) else NEVER for cost in costs]


def at_most(cost: float, least: float) -> bool:
    """Whether a payment is different enough from the cheapest to be thought about."""
    return cost > least + 0.05


def places(g: Battalia, seat: i64, codes: list[int], city: bool) -> list[float]:
    """BA-111: where it joins most, and leaves most open; only the best are thought about."""
    inside = network(g, seat)
    worths = target_worths(g, seat)
    native = g.seats[seat].faction
    points: list[float] = []
    known: dict[int, list[float]] = {}
    for code in codes:
        square = (code - PLACE) // 15
        exits = (code - PLACE) % 15 + 1
        sides = known.get(square)
        if sides is None:
            sides = worths_of_sides(g, inside, worths, square, city)
            known[square] = sides
        total = 0.0
        for direction in range(i64(4)):
            if exits >> direction & 1:
                total += sides[direction]
        points.append(total)
    if native < 0 or len(points) <= PLACES:
        return points
    least = sorted(points, reverse=True)[PLACES - 1]
    return [worth if worth >= least else NEVER for worth in points]


def worths_of_sides(g: Battalia, inside: list[int], worths: list[float], square: i64, city: bool) -> list[float]:
    """What an exit of each side of a square brings: a way to new squares, or to what is not joined yet."""
    found: list[float] = []
    for direction in range(i64(4)):
        other: i64 = BESIDE[square * 4 + direction]
        if other < 0 or g.card[other] < EMPTY:
            found.append(0.0)
        elif g.card[other] == EMPTY:
            found.append(0.15 if city else 0.15 + 0.02 * aim_beyond(g, worths, other))
        elif not g.exits[other] >> ((direction + 2) & 3) & 1:
            found.append(0.0)
        elif inside[other] == 1:
            found.append(0.05)
        else:
            found.append(0.3 + 0.15 * worths[other])
    return found


def aim_beyond(g: Battalia, worths: list[float], square: i64) -> float:
    """What can be attacked on the squares around an empty one."""
    best = 0.0
    for direction in range(i64(4)):
        other: i64 = BESIDE[square * 4 + direction]
        if other >= 0:
            best = max(best, worths[other])
    return best


# Cards that are gained, stationed, given up


def colours(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """BA-053: the own faction, for cohorts and morale."""
    return [0.2 if faction_of(code - TAKE) == g.seats[seat].faction else 0.0 for code in codes]


def stationed(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """BA-195: the best unit; supplies and low ones are worth no tent."""
    return [0.0 if code == DONE else 8.0 * CARD_WORTHS[code - STATION] - 0.6 for code in codes]


def ambushed(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """BA-190: the strongest card."""
    return [0.0 if code == DONE else 0.3 * float(CARD_STRENGTHS[code - LAY]) - 0.3 for code in codes]


def picked(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """BA-043: the own faction, then the one of which there are most already."""
    player = g.seats[seat]
    points: list[float] = []
    for code in codes:
        card = code - PICK
        alike = 0
        for own in player.hand + player.nation + player.shelter:
            if faction_of(own) == faction_of(card):
                alike += 1
        points.append(0.2 * float(alike) + (0.3 if faction_of(card) == player.faction else 0.0))
    return points


def foreseen(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """BA-278: the best cards on top, equal ones together."""
    return [5.0 * CARD_WORTHS[code - PICK] for code in codes]


def meanings(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """BA-216: the rank that meets its like, else the highest."""
    plan = Plan(g, seat)
    points: list[float] = []
    for code in codes:
        meaning = code - AS
        if meaning > LORD:
            points.append(0.0)
        elif plan.ranks[meaning] >= 1 and plan.lifts(meaning):
            points.append(1.0 + 0.1 * float(meaning) + (float(meaning) if plan.ranks[meaning] >= 2 else 0.0))
        else:
            points.append(0.1 * float(meaning))
    return points


# Prizes and fate


def great_worth(g: Battalia, seat: i64, card: i64) -> float:
    """What a Great Artefact brings the deck."""
    return Nation(g, seat, days_left(g)).gain(card, False)


def prizes(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """BA-169, BA-282: the best Great Artefact, or fate."""
    return [FATE_WORTH if code == FATE else great_worth(g, seat, code - GA + FIRST_GREAT) for code in codes]


def fates(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """BA-283 to BA-285: Great Artefacts before star dust."""
    points: list[float] = []
    for code in codes:
        if OPTION <= code <= OPTION + 1:
            points.append(0.6 if code == OPTION else 0.0)
        else:
            points.append(great_worth(g, seat, code - GA + FIRST_GREAT))
    return points


def spending(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """BA-489: what lies under a gate is taken."""
    return [0.5 if code == SPEND else 0.0 if code == NO else CARD_WORTHS[code - GA + FIRST_GREAT] for code in codes]


# What Great Artefacts ask


def effects(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """D-50 to D-58."""
    great = asked_by(g, Effect).great
    if great == STAFF:
        return [0.0 if code == DONE else changed(g, seat, code) - 0.05 for code in codes]
    if great == WINGS:
        return wings(g, seat, codes)
    return [effect(g, seat, great, code) for code in codes]


def effect(g: Battalia, seat: i64, great: i64, code: i64) -> float:
    """One option of a Great Artefact."""
    if code == DONE or code == STOP:
        return 0.0
    if code == DRAW:
        return 0.5
    if great == CLOAK:
        return 0.1 * float(g.level[code - CITY_HERE])
    if SUPPLIES <= code < SUPPLIES + 3:
        return 0.3 * float(code - SUPPLIES)
    if SEAT <= code < SEAT + 6:
        return 0.1 * float(len(g.seats[code - SEAT].hand))
    if TAKE <= code < TAKE + 109:
        return 0.3
    if LIMBO <= code < LIMBO + 109:
        return 5.0 * CARD_WORTHS[code - LIMBO]
    return rallied(g, seat, code)


def rallied(g: Battalia, seat: i64, code: i64) -> float:
    """BA-272: the type of which most can be taken to use: two Lords, Priests, then others."""
    if code >= RANK_TYPE:
        kind: i64 = code - RANK_TYPE
    elif TYPE <= code < TYPE + TYPE_COUNT:
        kind = TYPE_HORSE if code - TYPE == HORSE else TYPE_HORSE + 1
    else:
        return 0.0
    number: i64 = 0
    for card in g.seats[seat].shelter:
        if (rank_of(card) >= 0 or code - TYPE in (HORSE, WEAPON)) and banner_type(card) == kind:
            number += 1
    if kind == LORD:
        return 0.6 * float(min(number, i64(2)))
    if kind < LORD:
        return 0.12 * float(kind + 1) * float(min(number, 8 // (kind + 1)))
    return 0.5


def wings(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """BA-288: the hero that stands worst, to where it can do most."""
    if codes[0] < TO or codes[0] >= TO + 77:
        return [0.0] * len(codes)
    worths = target_worths(g, seat)
    points: list[float] = []
    for code in codes:
        points.append(worths[code - TO])
    least = sorted(points, reverse=True)[min(len(points), PLACES) - 1]
    return [worth if worth >= least else NEVER for worth in points]


def changed(g: Battalia, seat: i64, code: i64) -> float:
    """BA-281, BA-327: an own city on native ground defends better; the rest is idle."""
    if code >= SWAP or CHANGE_GATE <= code < CHANGE_GATE + 77 * 6:
        return NEVER
    square = (code - CHANGE) // 6
    to = (code - CHANGE) % 6
    if not is_city(g.card[square]) or g.owner[square] < 0:
        return NEVER
    was = terrain_of(g.card[square])
    owner = g.owner[square]
    sign = 1.0 if g.setting.allied(seat, owner) else -1.0
    native = g.seats[owner].faction
    return sign * (0.2 if to == native and was != native else -0.2 if was == native and to != native else 0.0)


# What storms and Metamorphia ask


def storms(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """D-60."""
    frame = asked_by(g, Storm)
    if frame.effect == 4 and frame.shape >= 0:
        return places(g, seat, codes, False)
    if frame.effect == 7:
        points = [changed(g, seat, code) for code in codes]
        if max(points) < 0.0:
            points[0] = 0.0
        return points
    return [storm(g, seat, code) for code in codes]


def storm(g: Battalia, seat: i64, code: i64) -> float:
    """One option of a storm effect."""
    if code >= DESTROY:
        return 0.0
    if TYPE <= code < TYPE + TYPE_COUNT:
        return TYPE_POINTS[code - TYPE]
    if COPY <= code < COPY + 12:
        return STORM_POINTS[code - COPY]
    if UNIT <= code < UNIT + 32:
        return 0.2 * float(rank_of(code - UNIT))
    if RAISE <= code < RAISE + 77:
        return lift(g, code - RAISE, 0)
    if LIMBO <= code < LIMBO + 109:
        return 5.0 * CARD_WORTHS[code - LIMBO]
    return 0.1 * float(code - ROAD) if ROAD <= code < ROAD + 4 else 0.0


TYPE_POINTS: Final[list[float]] = [0.2, 0.3, 0.4, 0.3, 0.5, 0.6, 0.5]
STORM_POINTS: Final[list[float]] = [0.6, 2.0, 0.4, 0.3, 1.0, 0.3, 0.0, 0.0, 0.6, 1.1, 0.5, 0.1]


def gifts(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """D-28."""
    asked_by(g, Gift)
    points: list[float] = []
    for code in codes:
        if code == STOP:
            points.append(0.0)
        elif code == DRAW:
            points.append(0.5)
        elif RAISE <= code < RAISE + 77:
            points.append(lift(g, code - RAISE, 0))
        elif CLONE <= code < CLONE + 32:
            points.append(0.3 * float(rank_of(code - CLONE)))
        else:
            points.append(0.2 * float(rank_of(code - UNIT)))
    return points


def window2(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """BA-447: an attack or a city is worth Cold Breath; other lines are let pass."""
    return [-0.3 if code == CANCEL else 0.0 for code in codes]


GLANCES_AT_LINES: Final[dict[str, Glance[Battalia]]] = {
    "line": payments,
    "colour": colours,
    "tent": stationed,
    "ambush": ambushed,
    "draft": picked,
    "vase": foreseen,
    "meaning": meanings,
    "prize": prizes,
    "exchange": prizes,
    "fate": fates,
    "afterstorm": spending,
    "effect": effects,
    "storm": storms,
    "gift": gifts,
    "window2": window2,
}
