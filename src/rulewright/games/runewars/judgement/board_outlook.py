"""Board outlook for bots: who holds what, who can strike where, what an area is worth. An estimate, not a rule.

Worth is counted in dragon runes. Everything is read from the state as it is, hidden things too: bots look at resampled
states only.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from rulewright.games.runewars.board import Board
from rulewright.games.runewars.content import (
    DRAGON_RUNE,
    FIRST_HOME_AREA,
    HIGHEST_DIAL,
    HOME_FACTION,
    LABEL_STRIDE,
    NEUTRAL,
    NO_RUNE,
    NONE,
    ROUTED,
)
from rulewright.games.runewars.ids import (
    AREA_COUNT,
    CURSED_TOMB,
    DRAGON_THRONE,
    HUNGRY_SPAWN,
    PROTECTIVE_WARDS,
    REINFORCED_WALLS,
)
from rulewright.games.runewars.judgement.battle_outlook import (
    DAMAGED_STRENGTH,
    STRONGHOLD_STRENGTH,
    WALLS_STRENGTH,
    Clash,
    Host,
    unit_worth,
)
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controllers, open_borders, seat_of, yields
from rulewright.kit.hexes import steps_apart
from rulewright.kit.masks import bit

# Worth in dragon runes.
AREA_WORTH: Final = 0.08
CITY_WORTH: Final = 0.13
STRONGHOLD_WORTH: Final = 0.22
DAMAGED_WORTH: Final = 0.14
YIELD_WORTH: Final = 0.04
FALSE_RUNE_WORTH: Final = 0.02
UNIT_WORTH: Final = 0.065
"""Of a plain foot soldier, the first of an army."""
LARGE_ARMY: Final = 22.0
"""Foot soldiers after which one more is worth about a third."""
TACTICS_WORTH: Final = 0.045
INFLUENCE_WORTH: Final = 0.05

MARCHING_ORDERS: Final[i64] = 0b1100
"""Mobilize and Conquer."""
STEPS: Final[i64] = 2
"""How far units march."""
FAILURE: Final = 0.6
"""The likelihood that one Fate card shows the red symbol."""
SEASONS_OF_A_YEAR: Final[i64] = 4
SHORT_YEARS: Final[i64] = 6
LONG_YEARS: Final[i64] = 8


class Outlook:
    """The board at a glance.

    owners      who controls each area
    hosts       the units of each area
    ready       the areas of each seat from which units can march, as bits
    passable    friendly and empty areas of each seat, as bits
    clashes     what would come of each seat's march into each area (seat * AREA_COUNT + area), once looked at
    rest        seasons to come, this one included
    fading      how much is still to come of what only pays later, from 0 to 1
    """

    def __init__(self, g: Runewars) -> None:
        owners = controllers(g)
        self.owners = owners
        self.hosts: list[Host] = []
        nothing = Host()
        friendly = [0] * g.players
        ready = [0] * g.players
        empty: i64 = 0
        for area in range(AREA_COUNT):
            labels = g.units[area]
            if labels:
                host = Host()
                for label in labels:
                    host.add(g, label)
                self.hosts.append(host)
            else:
                self.hosts.append(nothing)
            owner: i64 = owners[area]
            if owner != NONE:
                friendly[owner] |= bit(area)
                if self.hosts[area].number > 0.0 and not g.activated[area] >> owner & 1:
                    ready[owner] |= bit(area)
            elif g.board.on_map[area] and not labels:
                empty |= bit(area)
        self.clashes: list[Clash | None] = [None] * (AREA_COUNT * g.players)
        self.looked_at: list[bool] = [False] * (AREA_COUNT * g.players)
        self.ready: list[int] = ready
        self.passable: list[int] = [mask | empty for mask in friendly]
        years = LONG_YEARS if g.epic else SHORT_YEARS
        self.rest: i64 = (years - g.year) * SEASONS_OF_A_YEAR + SEASONS_OF_A_YEAR - g.season
        self.fading = float(self.rest) / (float(self.rest) + 5.0)


def from_here(board: Board, area: i64, opened: i64, through: i64) -> i64:
    """The areas from which units can march into an area in two steps, as bits; `through` are areas to pass."""
    first: i64 = board.near[area * 4 + opened]
    reached = first
    on_the_way = first & through
    for other in board.beside[area]:
        if on_the_way >> other & 1:
            reached |= board.near[other * 4 + opened]
    return reached & ~bit(area)


def sources_of(g: Runewars, outlook: Outlook, seat: i64, area: i64) -> i64:
    """The areas from which units of a seat could march into an area, as bits."""
    if outlook.ready[seat] == 0:
        return 0
    return from_here(g.board, area, open_borders(g, seat), outlook.passable[seat]) & outlook.ready[seat]


def strike(g: Runewars, outlook: Outlook, sources: i64) -> Host:
    """All units that could march together from these areas."""
    force = Host()
    for origin in g.board.areas:
        if sources >> origin & 1:
            force.join(outlook.hosts[origin])
    return force


def defence(g: Runewars, outlook: Outlook, area: i64) -> Host:
    """The units of an area with what its stronghold adds."""
    host = Host()
    host.join(outlook.hosts[area])
    host.strength = walls(g, area)
    return host


def walls(g: Runewars, area: i64) -> float:
    """RW-332, RW-408 to RW-411: what a stronghold and its development are worth to the defender."""
    if g.stronghold[area] == NONE:
        return 0.0
    strength = DAMAGED_STRENGTH if g.damaged >> area & 1 else STRONGHOLD_STRENGTH
    development: i64 = g.development[area]
    if development == REINFORCED_WALLS:
        strength += WALLS_STRENGTH
    elif development == PROTECTIVE_WARDS:
        strength += 1.0
    elif development == CURSED_TOMB or development == HUNGRY_SPAWN:
        strength += 2.5
    return strength


def clash_in(g: Runewars, outlook: Outlook, seat: i64, area: i64) -> Clash | None:
    """What would come of a march into an area of others with all that a seat can send; None if nobody can come."""
    at = seat * AREA_COUNT + area
    if not outlook.looked_at[at]:
        outlook.looked_at[at] = True
        sources = sources_of(g, outlook, seat, area)
        if sources != 0:
            outlook.clashes[at] = Clash(strike(g, outlook, sources), defence(g, outlook, area))
    return outlook.clashes[at]


def winning_chance(g: Runewars, outlook: Outlook, seat: i64, area: i64) -> float:
    """How likely a seat would win an area of others with all it can send."""
    clash = clash_in(g, outlook, seat, area)
    return 0.0 if clash is None else clash.wins


def talking_chance(influence: i64) -> float:
    """How likely neutral units join or leave when so much influence is spent, the red symbol being the failure."""
    number = influence if influence < 4 else 4
    chance = 1.0
    for _ in range(number):
        chance *= FAILURE
    return 1.0 - chance


def area_worth(g: Runewars, area: i64) -> float:
    """What it is worth to win an area that others, or nobody, control."""
    worth = AREA_WORTH + rune_worth(g, area)
    if g.city[area] != NONE:
        worth += CITY_WORTH
    for resource in range(3):
        worth += YIELD_WORTH * float(yields(g, area, resource))
    if g.stronghold[area] != NONE:
        worth += DAMAGED_WORTH
    return worth


def rune_worth(g: Runewars, area: i64) -> float:
    """The rune of an area, and the Dragon Throne."""
    worth = 0.0
    if g.rune[area] == DRAGON_RUNE:
        worth = 1.0
    elif g.rune[area] != NO_RUNE:
        worth = FALSE_RUNE_WORTH
    if g.token[area] == DRAGON_THRONE and g.token_up >> area & 1:
        worth += 1.0
    return worth


def neutral_worth(g: Runewars, area: i64) -> float:
    """What the neutral units of an area are worth as allies."""
    worth = 0.0
    for label in g.units[area]:
        worth += unit_worth(g, label // LABEL_STRIDE)
    return worth * UNIT_WORTH


def distance(board: Board, area: i64, other: i64) -> i64:
    """Steps from hexagon to hexagon, whatever lies between."""
    return steps_apart(board.cell_q[area] - board.cell_q[other], board.cell_r[area] - board.cell_r[other])


def exposure(g: Runewars, outlook: Outlook, seat: i64, area: i64) -> float:
    """From how many areas that are not the seat's own an area can be entered."""
    number = 0.0
    for other in g.board.beside[area]:
        if outlook.owners[other] != seat and g.board.near[area * 4] >> other & 1:
            number += 1.0
    return number


def own_units(g: Runewars, area: i64) -> i64:
    """The units of an area that have a player's colour: those that give control."""
    number: i64 = 0
    for label in g.units[area]:
        if label < NEUTRAL * 4 * LABEL_STRIDE:
            number += 1
    return number


def stays_friendly(g: Runewars, seat: i64, area: i64) -> bool:
    """RW-008, RW-009: whether a seat keeps an area without units."""
    if g.stronghold[area] == seat:
        return True
    return area >= FIRST_HOME_AREA and seat_of(g, HOME_FACTION[area]) == seat


def standing_units(labels: list[int]) -> i64:
    """How many of these units stand."""
    number: i64 = 0
    for label in labels:
        if label % LABEL_STRIDE < ROUTED:
            number += 1
    return number


def army_of(g: Runewars, outlook: Outlook, seat: i64) -> float:
    """All units of a seat in its areas, in foot soldiers."""
    worth = 0.0
    for area in g.board.areas:
        if outlook.owners[area] == seat:
            worth += outlook.hosts[area].worth
    return worth


def worth_of_army(soldiers: float) -> float:
    """What an army is worth in dragon runes: the larger it is, the less one more unit adds."""
    return UNIT_WORTH * LARGE_ARMY * (1.0 - math.exp(-soldiers / LARGE_ARMY))


# Dials


def dial_units_worth(g: Runewars, faction: i64, resource: i64, position: i64) -> float:
    """What a dial gives to a recruiter, in foot soldiers."""
    worth = 0.0
    start = faction * 27 + resource * 9
    for at in range(start, start + position + 1):
        for unit in g.tables.dial_units[at]:
            worth += unit_worth(g, unit)
    return worth


def dial_icons(icons: list[int], faction: i64, resource: i64, position: i64) -> i64:
    """How many icons of a kind a dial shows up to its position."""
    number: i64 = 0
    start = faction * 27 + resource * 9
    for at in range(start, start + position + 1):
        number += icons[at]
    return number


def dial_worth(g: Runewars, faction: i64, resource: i64, position: i64) -> float:
    """What the position of a dial is worth: recruits, cards and influence of the seasons to come."""
    if position > HIGHEST_DIAL:
        position = HIGHEST_DIAL
    worth = 0.8 * UNIT_WORTH * dial_units_worth(g, faction, resource, position)
    worth += 0.5 * TACTICS_WORTH * float(dial_icons(g.tables.dial_tactics, faction, resource, position))
    worth += 0.7 * INFLUENCE_WORTH * float(dial_icons(g.tables.dial_influence, faction, resource, position))
    return worth + 0.01 * float(position)


def harvests(g: Runewars, outlook: Outlook, seat: i64) -> list[int]:
    """RW-158: where Harvest would put the three dials of a seat."""
    totals = [0, 0, 0]
    for area in g.board.areas:
        if outlook.owners[area] == seat:
            for resource in range(3):
                totals[resource] += yields(g, area, resource)
    for resource in range(3):
        if totals[resource] > HIGHEST_DIAL:
            totals[resource] = HIGHEST_DIAL
    return totals
