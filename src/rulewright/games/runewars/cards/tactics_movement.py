"""Tactics cards of the turn windows about movement, orders, strongholds and units (CONTENT.md section 15).

A card with choices lists them until it is complete (an empty list); the effect follows the last one (RW-917). Cards
without choices say whether they would change anything. The contested area is closed to what places, moves or damages
(RW-916). Cards about heroes, runes, hands and dials are in tactics_intrigue.py; how a card is played and asked stands
in playing.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import call, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.neutrals import destinations, drive, neutral_areas, scatter
from rulewright.games.runewars.battle.retreat_and_limits import enforce_limit
from rulewright.games.runewars.cards.frames import Card
from rulewright.games.runewars.content import COMMON_UNIT, MOST_STRONGHOLDS, NONE, standing
from rulewright.games.runewars.ids import (
    AREA_COUNT,
    BEASTMAN,
    CALL_OF_THE_WILD,
    FAVOR_OF_THE_WARRIORS_GUILD,
    FORCED_MARCH,
    FROZEN_FORD,
    HELLHOUND,
    HORRIFIC_RUMORS,
    LEVY,
    LOST_CITY,
    MOUNTAIN_PASS,
    RAZE_A_CITY,
    RAZORWING,
    SABOTAGE,
    SPREAD_DISSENT,
    SPY_GUILD,
    STAMPEDE,
)
from rulewright.games.runewars.options import AREA, ORDER, RUMOR, TO, UNIT
from rulewright.games.runewars.orders.frames import Found
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import (
    controlled,
    controller,
    heroes_of,
    put_units,
    settle,
    strongholds_of,
    supply,
)
from rulewright.kit.masks import bit, bits

MESSAGES: Final[dict[str, MessageKind]] = {
    "mountains_open": MessageKind(("seat",), "RW-227"),
    "water_opens": MessageKind(("seat",), "RW-227"),
    "marches_further": MessageKind(("seat", "number"), "RW-233"),
    "rumor_spreads": MessageKind(("seat", "area"), "RW-223"),
    "city_found": MessageKind(("seat", "area"), "RW-390"),
    "city_razed": MessageKind(("city", "area"), "RW-393"),
    "order_returns": MessageKind(("seat", "order"), "RW-115"),
    "units_called": MessageKind(("unit", "number", "area"), "RW-267"),
    "development_sabotaged": MessageKind(("development", "area"), "RW-400"),
    "stronghold_sabotaged": MessageKind(("area",), "RW-390"),
    "units_levied": MessageKind(("seat", "number", "area"), "RW-601"),
    "activation_lifted": MessageKind(("seat", "area"), "RW-223"),
}
MOBILIZE: Final[i64] = 2
CONQUER: Final[i64] = 3
WILD_UNITS: Final[tuple[int, ...]] = (BEASTMAN, HELLHOUND, RAZORWING)

# Targets


def one_area(card: Card, areas: list[int]) -> list[int]:
    """The choice of a card that needs one area."""
    if card.picked:
        return []
    return [AREA + area for area in areas]


def opponents(g: Runewars, seat: i64) -> list[int]:
    return [other for other in range(g.players) if other != seat and not g.seats[other].eliminated]


# Borders and range


def mountain_pass_helps(g: Runewars, card: Card) -> bool:
    return not g.mountain


def open_mountains(card: Card, g: Runewars) -> None:
    """Mountain Pass: mountain borders are open to the player's figures until the turn ends."""
    g.mountain = True
    g.tell("mountains_open", card.seat)


def frozen_ford_helps(g: Runewars, card: Card) -> bool:
    return not g.water


def open_water(card: Card, g: Runewars) -> None:
    """Frozen Ford: water borders are open to the player's figures until the turn ends."""
    g.water = True
    g.tell("water_opens", card.seat)


def forced_march_helps(g: Runewars, card: Card) -> bool:
    """Only Mobilize and Conquer have a range."""
    return g.turn_order == MOBILIZE or g.turn_order == CONQUER


def march_further(card: Card, g: Runewars) -> None:
    """Forced March: copies add up."""
    g.range += 1
    g.tell("marches_further", card.seat, g.range)


# Activation tokens and Order cards


def horrific_rumors_choices(g: Runewars, card: Card) -> list[int]:
    """An opponent and an area that he neither controls nor has activated."""
    if card.picked:
        return []
    choices: list[int] = []
    for other in opponents(g, card.seat):
        for area in g.board.areas:
            if area != g.contested and controller(g, area) != other and not g.activated[area] >> other & 1:
                choices.append(RUMOR + other * AREA_COUNT + area)
    return choices


def spread_rumors(card: Card, g: Runewars) -> None:
    other = (card.picked[0] - RUMOR) // AREA_COUNT
    area = (card.picked[0] - RUMOR) % AREA_COUNT
    g.activated[area] |= 1 << other
    g.tell("rumor_spreads", other, area)


def favor_choices(g: Runewars, card: Card) -> list[int]:
    return one_area(card, [area for area in g.board.areas if g.activated[area] >> card.seat & 1])


def lift_activation(card: Card, g: Runewars) -> None:
    """Favor of the Warriors' Guild."""
    area = card.picked[0] - AREA
    g.activated[area] &= ~(1 << card.seat)
    g.tell("activation_lifted", card.seat, area)


def spy_guild_choices(g: Runewars, card: Card) -> list[int]:
    """Used Order cards, not the active one."""
    if card.picked:
        return []
    player = g.seats[card.seat]
    return [ORDER + number - 1 for number in bits(player.used) if number != player.active]


def return_order(card: Card, g: Runewars) -> None:
    """Spy Guild: the card no longer counts for the Supremacy Bonus (CR-11)."""
    number = card.picked[0] - ORDER + 1
    player = g.seats[card.seat]
    player.used &= ~(1 << number)
    player.orders |= 1 << number
    g.tell("order_returns", card.seat, number)


# Cities and strongholds


def lost_city_choices(g: Runewars, card: Card) -> list[int]:
    """An uncontrolled area without a city in which a hero of the player is; a stronghold must be in the supply."""
    if len(strongholds_of(g, card.seat)) >= MOST_STRONGHOLDS:
        return []
    areas: list[int] = []
    for hero in heroes_of(g, card.seat):
        area = g.hero_area[hero]
        if area != g.contested and controller(g, area) == NONE and g.city[area] == NONE and area not in areas:
            areas.append(area)
    areas.sort()
    return one_area(card, areas)


def uncover_city(card: Card, g: Runewars) -> None:
    """Lost City: the neutral units retreat first; Found places the stronghold."""
    area = card.picked[0] - AREA
    call(g, Found(card.seat, area))
    if g.units[area]:
        scatter(g, area)


def found_city(frame: Found, g: Runewars) -> None:
    """RW-390, Lost City: a stronghold of the player, damaged side up, where the neutral units have left."""
    area = frame.area
    leave(g)
    g.stronghold[area] = int(frame.seat)
    g.damaged |= bit(area)
    g.tell("city_found", frame.seat, area)
    settle(g)


steps(
    Found,
    step("start", found_city),
)


def raze_choices(g: Runewars, card: Card) -> list[int]:
    return one_area(card, [area for area in controlled(g, card.seat) if g.city[area] != NONE])


def raze_city(card: Card, g: Runewars) -> None:
    """CR-12: the token leaves the game."""
    area = card.picked[0] - AREA
    g.tell("city_razed", g.city[area], area)
    g.city[area] = NONE


def sabotage_choices(g: Runewars, card: Card) -> list[int]:
    """Enemy strongholds beside a friendly area that have something left to lose."""
    areas: list[int] = []
    for area in g.board.areas:
        owner = g.stronghold[area]
        if owner == NONE or owner == card.seat or area == g.contested:
            continue
        if g.development[area] == NONE and g.damaged >> area & 1:
            continue
        if beside_friendly(g, card.seat, area):
            areas.append(area)
    return one_area(card, areas)


def beside_friendly(g: Runewars, seat: i64, area: i64) -> bool:
    """RW-006: whether an area has a friendly one beside it, whatever the border."""
    for other in g.board.beside[area]:
        if controller(g, other) == seat:
            return True
    return False


def sabotage(card: Card, g: Runewars) -> None:
    """The development is lost; without one the stronghold is damaged."""
    area = card.picked[0] - AREA
    if g.development[area] != NONE:
        g.tell("development_sabotaged", g.development[area], area)
        g.development[area] = NONE
    else:
        g.damaged |= bit(area)
        g.tell("stronghold_sabotaged", area)


# Units


def levy_choices(g: Runewars, card: Card) -> list[int]:
    """The player's strongholds, while his common unit is in the supply."""
    if card.picked or supply(g, COMMON_UNIT[g.seats[card.seat].faction]) <= 0:
        return []
    return [AREA + area for area in strongholds_of(g, card.seat) if controller(g, area) == card.seat]


def levy(card: Card, g: Runewars) -> None:
    area = card.picked[0] - AREA
    number = place_units(g, area, COMMON_UNIT[g.seats[card.seat].faction], 2)
    g.tell("units_levied", card.seat, number, area)
    settle(g)
    enforce_limit(g, card.seat, area)


def place_units(g: Runewars, area: i64, unit: i64, most: i64) -> i64:
    """Up to so many units from the supply, standing; how many there were."""
    left = supply(g, unit)
    number = most if most < left else left
    put_units(g, area, [int(standing(unit))] * number)
    return number


def call_of_the_wild_choices(g: Runewars, card: Card) -> list[int]:
    """A kind of unit, then an empty, neutral or friendly area."""
    if not card.picked:
        return [UNIT + unit for unit in WILD_UNITS if supply(g, unit) > 0]
    if len(card.picked) > 1:
        return []
    choices: list[int] = []
    for area in g.board.areas:
        owner = controller(g, area)
        if area != g.contested and (owner == NONE or owner == card.seat):
            choices.append(AREA + area)
    return choices


def call_of_the_wild(card: Card, g: Runewars) -> None:
    """RW-267: two triangle units or one Hellhound; in a friendly area they are allies."""
    unit = card.picked[0] - UNIT
    area = card.picked[1] - AREA
    number = place_units(g, area, unit, 1 if unit == HELLHOUND else 2)
    g.tell("units_called", unit, number, area)
    settle(g)
    if controller(g, area) == card.seat:
        enforce_limit(g, card.seat, area)


def stampede_choices(g: Runewars, card: Card) -> list[int]:
    """A neutral area whose units have somewhere to go, then where they go."""
    if not card.picked:
        return [AREA + area for area in neutral_areas(g) if destinations(g, card.seat, area)]
    if len(card.picked) > 1:
        return []
    return [TO + area for area in destinations(g, card.seat, card.picked[0] - AREA)]


def stampede(card: Card, g: Runewars) -> None:
    drive(g, card.seat, card.picked[0] - AREA, card.picked[1] - TO)


def spread_dissent_choices(g: Runewars, card: Card) -> list[int]:
    return one_area(card, neutral_areas(g))


def spread_dissent(card: Card, g: Runewars) -> None:
    scatter(g, card.picked[0] - AREA)


HELPS: Final[dict[int, Callable[[Runewars, Card], bool]]] = {
    int(MOUNTAIN_PASS): mountain_pass_helps,
    int(FROZEN_FORD): frozen_ford_helps,
    int(FORCED_MARCH): forced_march_helps,
}
"""Cards without choices: whether they would change anything."""

CHOICES: Final[dict[int, Callable[[Runewars, Card], list[int]]]] = {
    int(HORRIFIC_RUMORS): horrific_rumors_choices,
    int(LOST_CITY): lost_city_choices,
    int(RAZE_A_CITY): raze_choices,
    int(SPY_GUILD): spy_guild_choices,
    int(CALL_OF_THE_WILD): call_of_the_wild_choices,
    int(STAMPEDE): stampede_choices,
    int(SPREAD_DISSENT): spread_dissent_choices,
    int(SABOTAGE): sabotage_choices,
    int(LEVY): levy_choices,
    int(FAVOR_OF_THE_WARRIORS_GUILD): favor_choices,
}
"""Cards with choices: those that are open now, none when the card is complete (or has no target)."""

EFFECTS: Final[dict[int, Callable[[Card, Runewars], None]]] = {
    int(MOUNTAIN_PASS): open_mountains,
    int(FROZEN_FORD): open_water,
    int(FORCED_MARCH): march_further,
    int(HORRIFIC_RUMORS): spread_rumors,
    int(LOST_CITY): uncover_city,
    int(RAZE_A_CITY): raze_city,
    int(SPY_GUILD): return_order,
    int(CALL_OF_THE_WILD): call_of_the_wild,
    int(STAMPEDE): stampede,
    int(SPREAD_DISSENT): spread_dissent,
    int(SABOTAGE): sabotage,
    int(LEVY): levy,
    int(FAVOR_OF_THE_WARRIORS_GUILD): lift_activation,
}
