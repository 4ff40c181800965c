"""Order outlook for bots: what each Order card would bring a seat now, a guess in dragon runes.

Used twice with the same scale: at a glance when an order is chosen, and by the evaluation for orders that are chosen
and not yet resolved. An estimate, not a rule.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.runewars.content import MOST_HEROES, MOST_STRONGHOLDS, MOST_UNITS, NONE
from rulewright.games.runewars.ids import DIPLOMACY_DEVELOPMENT, TRAINING_GROUNDS
from rulewright.games.runewars.judgement.battle_outlook import Clash
from rulewright.games.runewars.judgement.board_outlook import (
    CITY_WORTH,
    INFLUENCE_WORTH,
    STRONGHOLD_WORTH,
    TACTICS_WORTH,
    UNIT_WORTH,
    Outlook,
    area_worth,
    army_of,
    clash_in,
    defence,
    dial_icons,
    dial_units_worth,
    dial_worth,
    harvests,
    neutral_worth,
    sources_of,
    strike,
    talking_chance,
    worth_of_army,
)
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import heroes_of
from rulewright.games.runewars.world.travel import truce_forbids

HERO_WORTH: Final = 0.22
TITLE_WORTH: Final = 0.2
EASED: Final = 3.0
"""RW-157: what the bonus of Conquer takes from a stronghold."""


def gain_of_area(g: Runewars, outlook: Outlook, seat: i64, area: i64, eased: float, may_fight: bool) -> float:
    """What marching into an area with everything would bring on average, losses included."""
    owner: i64 = outlook.owners[area]
    if owner == seat or g.activated[area] >> seat & 1:
        return 0.0
    if truce_forbids(g, seat, area) or (owner != NONE and not may_fight):
        return 0.0
    clash = clash_in(g, outlook, seat, area)
    if clash is None:
        return 0.0
    worth = area_worth(g, area)
    if owner == NONE and not g.units[area]:
        return worth
    if eased > 0.0 and g.stronghold[area] != NONE:
        clash = eased_clash(g, outlook, seat, area, eased)
    lost = UNIT_WORTH * clash.attacker_worth * (1.15 - clash.attacker_keeps - 0.15 * clash.wins)
    if owner != NONE:
        hurt = UNIT_WORTH * clash.defender_worth * (1.0 - clash.defender_keeps)
        return clash.wins * worth * 1.2 + hurt - lost
    fought = clash.wins * worth - lost if may_fight else 0.0
    influence = g.seats[seat].influence
    talked = 0.0
    if influence > 0:
        spent = influence if influence < 4 else 4
        talked = talking_chance(influence) * (worth + 0.35 * neutral_worth(g, area))
        talked -= 0.8 * INFLUENCE_WORTH * float(spent)
    return fought if fought > talked else talked


def eased_clash(g: Runewars, outlook: Outlook, seat: i64, area: i64, eased: float) -> Clash:
    """RW-157: the same with a stronghold that counts less."""
    host = defence(g, outlook, area)
    host.strength = host.strength - eased if host.strength > eased else 0.0
    return Clash(strike(g, outlook, sources_of(g, outlook, seat, area)), host)


def best_gains(g: Runewars, outlook: Outlook, seat: i64, eased: float) -> list[float]:
    """The best and the second best area to march into."""
    best = 0.0
    second = 0.0
    for area in g.board.areas:
        gain = gain_of_area(g, outlook, seat, area, eased, True)
        if gain > best:
            second = best
            best = gain
        elif gain > second:
            second = gain
    return [best, second]


def worth_of_harvest(g: Runewars, outlook: Outlook, seat: i64, bonus: bool) -> float:
    """Dials go where the areas put them."""
    player = g.seats[seat]
    totals = harvests(g, outlook, seat)
    worth = 0.0
    for resource in range(3):
        worth += dial_worth(g, player.faction, resource, totals[resource])
        worth -= dial_worth(g, player.faction, resource, player.dials[resource])
    if bonus:
        worth += 0.03 if totals[1] > 0 else 0.0
        for area in g.board.areas:
            if g.stronghold[area] == seat and g.development[area] != NONE:
                development: i64 = g.development[area]
                if development == DIPLOMACY_DEVELOPMENT:
                    worth += 2.0 * INFLUENCE_WORTH
                elif development <= TRAINING_GROUNDS:
                    worth += TACTICS_WORTH
    return worth


def room_for_recruits(g: Runewars, seat: i64) -> float:
    """How many units the strongholds of a seat still take (RW-163); what Winter does not feed counts half."""
    food: i64 = g.seats[seat].dials[0]
    room = 0.0
    for area in g.board.areas:
        if g.stronghold[area] == seat:
            number: i64 = len(g.units[area])
            if number < MOST_UNITS:
                fed = food - number if food > number else 0
                most = MOST_UNITS - number
                room += 0.5 * float(most) + 0.5 * float(fed if fed < most else most)
    return room


def worth_of_recruits(g: Runewars, outlook: Outlook, seat: i64, bonus: bool) -> float:
    """The best dial, with the bonus the two best, as far as there is room at strongholds."""
    room = room_for_recruits(g, seat)
    player = g.seats[seat]
    best = 0.0
    second = 0.0
    for resource in range(3):
        worth = dial_units_worth(g, player.faction, resource, player.dials[resource])
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    gained = best + second if bonus else best
    army = army_of(g, outlook, seat)
    return worth_of_army(army + (gained if gained < room else room)) - worth_of_army(army)


def worth_of_support(g: Runewars, outlook: Outlook, seat: i64, bonus: bool) -> float:
    """One benefit of each city; with the bonus a hero."""
    worth = 0.0
    for area in g.board.areas:
        if g.city[area] != NONE and outlook.owners[area] == seat:
            worth += CITY_WORTH
    if bonus and g.seats[seat].influence > 0 and len(heroes_of(g, seat)) < MOST_HEROES and g.hero_deck:
        worth += (HERO_WORTH - INFLUENCE_WORTH) * outlook.fading
    return worth


def worth_of_power(g: Runewars, outlook: Outlook, seat: i64, bonus: bool) -> float:
    """Influence of the dials; with the bonus a Title that can be had."""
    player = g.seats[seat]
    gained: i64 = 0
    for resource in range(3):
        gained += dial_icons(g.tables.dial_influence, player.faction, resource, player.dials[resource])
    worth = INFLUENCE_WORTH * float(gained)
    if bonus:
        for title in range(len(g.title_seat)):
            if g.title_seat[title] != seat and g.title_influence[title] < player.influence + gained:
                return worth + (TITLE_WORTH - 0.08) * outlook.fading
    return worth


def worth_of_cards(g: Runewars, seat: i64) -> float:
    """The bonus of Strategize."""
    player = g.seats[seat]
    drawn: i64 = 0
    for resource in range(3):
        drawn += dial_icons(g.tables.dial_tactics, player.faction, resource, player.dials[resource])
    return TACTICS_WORTH * float(drawn)


def worth_of_fortifying(g: Runewars, seat: i64) -> float:
    """A new stronghold, a repaired one, a rune in a safer place."""
    player = g.seats[seat]
    worth = 0.02
    standing: i64 = 0
    damaged = False
    for area in g.board.areas:
        if g.stronghold[area] == seat:
            standing += 1
            if g.damaged >> area & 1:
                damaged = True
    ore = player.dials[2]
    if player.dials[1] > 0 and ore > 0 and standing < MOST_STRONGHOLDS:
        worth += STRONGHOLD_WORTH - 0.1
        ore -= 1
    if damaged and ore > 0:
        worth += 0.05
    return worth


def worths_of_orders(g: Runewars, outlook: Outlook, seat: i64) -> list[float]:
    """What each Order card would bring, by number; place 0 is unused. RW-117: the bonus depends on the cards used."""
    used: i64 = g.seats[seat].used
    gains = best_gains(g, outlook, seat, 0.0)
    return [
        0.0,
        0.05 + (worth_of_cards(g, seat) if used & ~2 < 2 else 0.0),
        gains[0] + (0.6 * gains[1] if used & ~4 < 4 else 0.0),
        gains[0] + (0.03 if used & ~8 < 8 else 0.0),
        worth_of_harvest(g, outlook, seat, used & ~16 < 16),
        worth_of_recruits(g, outlook, seat, used & ~32 < 32),
        worth_of_support(g, outlook, seat, used & ~64 < 64),
        worth_of_power(g, outlook, seat, used & ~128 < 128),
        worth_of_fortifying(g, seat),
    ]
