"""Tactics cards of the turn windows about movement, orders, strongholds and units (CONTENT.md section 15).

A card with choices lists them until it is complete (an empty list); the effect follows the last one (RW-917). Cards
without choices say whether they would change anything. The contested area is closed to what places, moves or damages
(RW-916). Cards about heroes, runes, hands and dials are in tactics_intrigue.py; how a card is played and asked stands
in playing.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import call, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.neutrals import destinations, drive, neutral_areas, scatter
from rulewright.games.runewars.battle.retreat_and_limits import enforce_limit
from rulewright.games.runewars.cards.ability import OWN_TURN, W_T1, TacticsCard
from rulewright.games.runewars.cards.frames import Card
from rulewright.games.runewars.content import COMMON_UNIT, MOST_STRONGHOLDS, NONE, standing
from rulewright.games.runewars.ids import AREA_COUNT, BEASTMAN, HELLHOUND, RAZORWING
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


def beside_friendly(g: Runewars, seat: i64, area: i64) -> bool:
    """RW-006: whether an area has a friendly one beside it, whatever the border."""
    for other in g.board.beside[area]:
        if controller(g, other) == seat:
            return True
    return False


# Borders and range


class MountainPass(TacticsCard):
    """Mountain Pass: mountain borders are open to your units and heroes until your turn ends (RW-227)."""

    moments = OWN_TURN
    kept = 0.4

    def fits(self, g: Runewars, card: Card) -> bool:
        return not g.mountain

    def effect(self, g: Runewars, card: Card) -> None:
        g.mountain = True
        g.tell("mountains_open", card.seat)

    def glance(self, g: Runewars, card: Card) -> float:
        return -0.6


class FrozenFord(TacticsCard):
    """Frozen Ford: water borders are open to your units and heroes until your turn ends (RW-227)."""

    moments = OWN_TURN
    kept = 0.4

    def fits(self, g: Runewars, card: Card) -> bool:
        return not g.water

    def effect(self, g: Runewars, card: Card) -> None:
        g.water = True
        g.tell("water_opens", card.seat)

    def glance(self, g: Runewars, card: Card) -> float:
        return -0.6


class ForcedMarch(TacticsCard):
    """Forced March: before your units move with Mobilize or Conquer, their range is 1 more; copies add up (RW-233)."""

    moments = W_T1
    kept = 0.5

    def fits(self, g: Runewars, card: Card) -> bool:
        """Only Mobilize and Conquer have a range."""
        return g.turn_order == MOBILIZE or g.turn_order == CONQUER

    def effect(self, g: Runewars, card: Card) -> None:
        g.range += 1
        g.tell("marches_further", card.seat, g.range)

    def glance(self, g: Runewars, card: Card) -> float:
        return -0.5


# Activation tokens and Order cards


class HorrificRumors(TacticsCard):
    """Horrific Rumors: an opponent's activation token into an area that he neither controls nor has activated."""

    moments = OWN_TURN
    kept = 0.2

    def choices(self, g: Runewars, card: Card) -> list[int]:
        if card.picked:
            return []
        codes: list[int] = []
        for other in opponents(g, card.seat):
            for area in g.board.areas:
                if area != g.contested and controller(g, area) != other and not g.activated[area] >> other & 1:
                    codes.append(RUMOR + other * AREA_COUNT + area)
        return codes

    def effect(self, g: Runewars, card: Card) -> None:
        other = (card.picked[0] - RUMOR) // AREA_COUNT
        area = (card.picked[0] - RUMOR) % AREA_COUNT
        g.activated[area] |= 1 << other
        g.tell("rumor_spreads", other, area)

    def glance(self, g: Runewars, card: Card) -> float:
        return 0.1


class FavorOfTheWarriorsGuild(TacticsCard):
    """Favor of the Warriors' Guild: take one of your activation tokens off the board."""

    moments = OWN_TURN
    kept = 0.4

    def choices(self, g: Runewars, card: Card) -> list[int]:
        return one_area(card, [area for area in g.board.areas if g.activated[area] >> card.seat & 1])

    def effect(self, g: Runewars, card: Card) -> None:
        area = card.picked[0] - AREA
        g.activated[area] &= ~(1 << card.seat)
        g.tell("activation_lifted", card.seat, area)

    def glance(self, g: Runewars, card: Card) -> float:
        return 0.4


class SpyGuild(TacticsCard):
    """Spy Guild: a used Order card, not the active one, comes back to your hand.

    It no longer counts for the Supremacy Bonus (CR-11).
    """

    moments = OWN_TURN
    kept = 0.4

    def choices(self, g: Runewars, card: Card) -> list[int]:
        if card.picked:
            return []
        player = g.seats[card.seat]
        return [ORDER + number - 1 for number in bits(player.used) if number != player.active]

    def effect(self, g: Runewars, card: Card) -> None:
        number = card.picked[0] - ORDER + 1
        player = g.seats[card.seat]
        player.used &= ~(1 << number)
        player.orders |= 1 << number
        g.tell("order_returns", card.seat, number)

    def glance(self, g: Runewars, card: Card) -> float:
        return 0.2


# Cities and strongholds


class LostCity(TacticsCard):
    """Lost City: a stronghold of yours, damaged side up, in an uncontrolled area without a city that holds a hero of
    yours; the neutral units there retreat first (RW-374). You need a stronghold in your supply.
    """

    moments = OWN_TURN
    kept = 0.5

    def choices(self, g: Runewars, card: Card) -> list[int]:
        if len(strongholds_of(g, card.seat)) >= MOST_STRONGHOLDS:
            return []
        areas: list[int] = []
        for hero in heroes_of(g, card.seat):
            area = g.hero_area[hero]
            if area != g.contested and controller(g, area) == NONE and g.city[area] == NONE and area not in areas:
                areas.append(area)
        areas.sort()
        return one_area(card, areas)

    def effect(self, g: Runewars, card: Card) -> None:
        """The neutral units retreat first; Found places the stronghold."""
        area = card.picked[0] - AREA
        call(g, Found(card.seat, area))
        if g.units[area]:
            scatter(g, area)

    def glance(self, g: Runewars, card: Card) -> float:
        return 1.5


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


class RazeACity(TacticsCard):
    """Raze a City: the token of a city in an area that you control leaves the game (CR-12)."""

    moments = OWN_TURN
    kept = 0.1

    def choices(self, g: Runewars, card: Card) -> list[int]:
        return one_area(card, [area for area in controlled(g, card.seat) if g.city[area] != NONE])

    def effect(self, g: Runewars, card: Card) -> None:
        area = card.picked[0] - AREA
        g.tell("city_razed", g.city[area], area)
        g.city[area] = NONE

    def glance(self, g: Runewars, card: Card) -> float:
        return -1.5


class Sabotage(TacticsCard):
    """Sabotage: an enemy stronghold beside a friendly area loses its development; without one it is damaged."""

    moments = OWN_TURN
    kept = 0.5

    def choices(self, g: Runewars, card: Card) -> list[int]:
        """Those that have something left to lose."""
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

    def effect(self, g: Runewars, card: Card) -> None:
        area = card.picked[0] - AREA
        if g.development[area] != NONE:
            g.tell("development_sabotaged", g.development[area], area)
            g.development[area] = NONE
        else:
            g.damaged |= bit(area)
            g.tell("stronghold_sabotaged", area)

    def glance(self, g: Runewars, card: Card) -> float:
        return 0.8


# Units


def place_units(g: Runewars, area: i64, unit: i64, most: i64) -> i64:
    """Up to so many units from the supply, standing; how many there were."""
    left = supply(g, unit)
    number = most if most < left else left
    put_units(g, area, [int(standing(unit))] * number)
    return number


class Levy(TacticsCard):
    """Levy: two of your most common unit from the supply in a friendly area with your stronghold (RW-601 holds)."""

    moments = OWN_TURN
    kept = 0.9

    def choices(self, g: Runewars, card: Card) -> list[int]:
        """While there is one in the supply."""
        if card.picked or supply(g, COMMON_UNIT[g.seats[card.seat].faction]) <= 0:
            return []
        return [AREA + area for area in strongholds_of(g, card.seat) if controller(g, area) == card.seat]

    def effect(self, g: Runewars, card: Card) -> None:
        area = card.picked[0] - AREA
        number = place_units(g, area, COMMON_UNIT[g.seats[card.seat].faction], 2)
        g.tell("units_levied", card.seat, number, area)
        settle(g)
        enforce_limit(g, card.seat, area)

    def glance(self, g: Runewars, card: Card) -> float:
        return 1.3


class CallOfTheWild(TacticsCard):
    """Call of the Wild: two neutral triangle units of one kind, or one Hellhound, from the supply in an empty, neutral
    or friendly area; in a friendly one they are your allies (RW-267).
    """

    moments = OWN_TURN
    kept = 0.9

    def choices(self, g: Runewars, card: Card) -> list[int]:
        """A kind of unit, then an area."""
        if not card.picked:
            return [UNIT + unit for unit in WILD_UNITS if supply(g, unit) > 0]
        if len(card.picked) > 1:
            return []
        codes: list[int] = []
        for area in g.board.areas:
            owner = controller(g, area)
            if area != g.contested and (owner == NONE or owner == card.seat):
                codes.append(AREA + area)
        return codes

    def effect(self, g: Runewars, card: Card) -> None:
        unit = card.picked[0] - UNIT
        area = card.picked[1] - AREA
        number = place_units(g, area, unit, 1 if unit == HELLHOUND else 2)
        g.tell("units_called", unit, number, area)
        settle(g)
        if controller(g, area) == card.seat:
            enforce_limit(g, card.seat, area)

    def glance(self, g: Runewars, card: Card) -> float:
        return 1.2


class Stampede(TacticsCard):
    """Stampede: all neutral units of a neutral area go to one area beside it that is uncontrolled or friendly; those
    that cannot cross are destroyed, none is routed (RW-373).
    """

    moments = OWN_TURN
    kept = 0.4

    def choices(self, g: Runewars, card: Card) -> list[int]:
        """A neutral area whose units have somewhere to go, then where they go."""
        if not card.picked:
            return [AREA + area for area in neutral_areas(g) if destinations(g, card.seat, area)]
        if len(card.picked) > 1:
            return []
        return [TO + area for area in destinations(g, card.seat, card.picked[0] - AREA)]

    def effect(self, g: Runewars, card: Card) -> None:
        drive(g, card.seat, card.picked[0] - AREA, card.picked[1] - TO)

    def glance(self, g: Runewars, card: Card) -> float:
        return 0.3


class SpreadDissent(TacticsCard):
    """Spread Dissent: all neutral units of a neutral area retreat, routed ones too (RW-374)."""

    moments = OWN_TURN
    kept = 0.4

    def choices(self, g: Runewars, card: Card) -> list[int]:
        return one_area(card, neutral_areas(g))

    def effect(self, g: Runewars, card: Card) -> None:
        scatter(g, card.picked[0] - AREA)

    def glance(self, g: Runewars, card: Card) -> float:
        return 0.0
