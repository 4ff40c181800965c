"""Outlooks of orders: what an Order card would bring now, and the choices that the cards ask."""

from __future__ import annotations

from typing import Final

from rulewright.faces.outlook import CARDS, HIDDEN, Outlook
from rulewright.games.runewars.content import (
    FALSE_RUNE,
    HIGHEST_DIAL,
    LABEL_STRIDE,
    MOST_STRONGHOLDS,
    NONE,
    unrouted,
)
from rulewright.games.runewars.face.outlook.dials import raised
from rulewright.games.runewars.face.outlook.ground import (
    AGAINST,
    AREA,
    HERO,
    RESOURCE,
    Args,
    Teller,
    asked_name,
    crowd,
    danger,
    influence_with,
    inner,
    letters,
    occupants,
    percent,
    plain,
    runes_with,
    troop,
)
from rulewright.games.runewars.face.outlook.heroes import nearest_quest
from rulewright.games.runewars.face.outlook.odds import battle_odds, best_of
from rulewright.games.runewars.face.outlook.seasons import draw_tactics, gain_influence
from rulewright.games.runewars.ids import AREAS, CITIES, RESOURCES, SYMBOLS, TITLES, UNITS
from rulewright.games.runewars.options import FIGURE_COUNT, MARCH
from rulewright.games.runewars.orders.diplomacy import MOST_SPENT
from rulewright.games.runewars.orders.frames import Activation, Rally, Recruit, TakeTitle
from rulewright.games.runewars.orders.rally import printed, units_benefit
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import (
    CONQUER_CARD,
    FORTIFY_CARD,
    HARVEST_CARD,
    MOBILIZE_CARD,
    POWER_CARD,
    RALLY_CARD,
    RECRUIT_CARD,
    STRATEGIZE_CARD,
    controlled,
    controller,
    harvest_of,
    strongholds_of,
)
from rulewright.games.runewars.world.dials import dial_influence, dial_tactics
from rulewright.games.runewars.world.travel import (
    areas_of,
    origin_areas,
    passable_areas,
    portals_of_turn,
    reachable_areas,
    reachable_units,
)
from rulewright.kit.masks import bits, mask_of

ORDER_NAMES: Final = {
    int(STRATEGIZE_CARD): "strategize",
    int(MOBILIZE_CARD): "mobilize",
    int(CONQUER_CARD): "conquer",
    int(HARVEST_CARD): "harvest",
    int(RECRUIT_CARD): "recruit",
    int(RALLY_CARD): "rally",
    int(POWER_CARD): "power",
    int(FORTIFY_CARD): "fortify",
}
ROOM_TO_REACH: Final = 57
"""Letters for the units of both sides where an area is chosen; where they need more, only their numbers are told."""
ROOM_IN_BATTLE: Final = 42
"""The same where a battle is offered; six fewer if the odds are told in words."""

# Order cards


def order(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-150, D-406: what the card brings, and whether its Supremacy Bonus would count (RW-117)."""
    number = int(parts[0])
    used = bits(g.seats[seat].used)
    highest = max(used, default=0)
    args: Args = {"bonus": int(number > highest), "highest": int(highest), **brings(g, seat, number)}
    return Outlook(f"order-{ORDER_NAMES[number]}", args, HIDDEN)


def brings(g: Runewars, seat: int, number: int) -> Args:
    """What an Order card would bring with the board as it is."""
    player = g.seats[seat]
    if number == STRATEGIZE_CARD:
        ready = sum(len(unrouted(g.units[area])) for area in controlled(g, seat))
        return {"units": ready, "cards": int(dial_tactics(g, seat))}
    if number in (MOBILIZE_CARD, CONQUER_CARD):
        reach = [area for area in areas_of(g, reachable_areas(g, seat, 0)) if not g.activated[area] >> seat & 1]
        others = sum(controller(g, area) != seat for area in reach)
        return {"areas": len(reach), "others": others}
    if number == HARVEST_CARD:
        args: Args = {}
        for at, name in enumerate(RESOURCES):
            before, after = int(player.dials[at]), min(int(harvest_of(g, seat, at)), int(HIGHEST_DIAL))
            args |= {name: before, f"{name}-to": after, f"{name}-same": int(before == after)}
        return args
    if number == RECRUIT_CARD:
        faction = int(player.faction)
        return {name: len(g.tables.units_of_dial(faction, at, player.dials[at])) for at, name in enumerate(RESOURCES)}
    if number == RALLY_CARD:
        return {"cities": sum(g.city[area] != NONE for area in controlled(g, seat))}
    if number == POWER_CARD:
        gain = int(dial_influence(g, seat))
        return {"number": gain, **influence_with(g, seat, gain)}
    return {
        "left": int(MOST_STRONGHOLDS) - len(strongholds_of(g, seat)),
        "wood": int(player.dials[1]),
        "ore": int(player.dials[2]),
    }


def bonus(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-212: the Supremacy Bonus of the card."""
    number = int(g.turn_order)
    args: Args = {}
    if number == STRATEGIZE_CARD:
        return draw_tactics(g, seat, int(dial_tactics(g, seat)))
    if number == RALLY_CARD:
        args = {"deck": len(g.hero_deck), "influence": int(g.seats[seat].influence)}
    elif number == POWER_CARD:
        args = {"influence": int(g.seats[seat].influence), "least": 1 + min(map(int, g.title_influence))}
    elif number == HARVEST_CARD:
        args = {"wood": int(g.seats[seat].dials[1])}
    elif number == MOBILIZE_CARD:
        args = {"battles": int(g.battles)}
    return Outlook(f"bonus-{ORDER_NAMES[number]}", args)


# Moving units


def march_units(g: Runewars, seat: int, area: int) -> list[int]:
    """All units that could march into an area, as labels."""
    through, origins = mask_of(passable_areas(g, seat)), origin_areas(g, seat)
    codes = reachable_units(g, seat, area, through, origins, portals_of_turn(g), True)
    found: list[int] = []
    for code in codes:
        origin, unit = divmod(int(code - MARCH), int(FIGURE_COUNT))
        found += [label for label in unrouted(g.units[origin]) if label // LABEL_STRIDE == unit]
    return found


def activate(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-202: who is there, and who could come."""
    area = AREA[parts[0]]
    there, coming = troop(g, g.units[area]), troop(g, march_units(g, seat, area))
    args: Args = {"there": len(there), "coming": len(coming), "strength": walls_of(g, seat, area)}
    who = occupants(g, seat, area)
    args |= {"who": who["who"], "area": parts[0]}
    if "rival" in who:
        args["rival"] = who["rival"]
    named = bool(coming) and letters(there) + letters(coming) <= ROOM_TO_REACH
    args["named"] = int(named)
    if named:
        args |= {"units": there or coming, "foes": coming}
    return Outlook("activate", args)


def walls_of(g: Runewars, seat: int, area: int) -> int:
    """RW-332: what a rival's stronghold adds to the defence of an area."""
    if g.stronghold[area] in (NONE, seat):
        return 0
    return 3 if g.damaged >> area & 1 else 5


def march(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-203: how many have come, against whom."""
    frame = inner(g, Activation)
    arrived = len(frame.arrived) + (parts[1] in UNITS)
    origin = AREA[parts[0]]
    left = len(g.units[origin]) - (parts[1] in UNITS)
    return Outlook("march", {"origin": parts[0], "left": left, "arrived": arrived, **occupants(g, seat, frame.area)})


def arrive(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-203: what meets whom."""
    frame = inner(g, Activation)
    area = int(frame.area)
    args = occupants(g, seat, area)
    return Outlook("arrive", {**args, "arrived": len(frame.arrived), "strength": walls_of(g, seat, area)})


def regroup(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-201: one figure goes one step."""
    origin, area = AREA[parts[0]], AREA[parts[2]]
    if parts[1] in HERO:
        args = nearest_quest(g, seat, HERO[parts[1]], area)
        return Outlook("place-hero", {"hero": parts[1], "origin": parts[2], **args})
    return Outlook("regroup", {"origin": parts[0], "left": len(g.units[origin]) - 1, **crowd(g, area)})


def portal(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-204: one influence."""
    return Outlook("portal", influence_with(g, seat, -1))


# Neutral units


def battle(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-205, D-208: who fights whom, and how often it is won."""
    frame = inner(g, Activation)
    own, others = troop(g, frame.arrived), troop(g, unrouted(g.units[frame.area]))
    args: Args = {"percent": percent(battle_odds(g, seat, "battle")), "own": len(own), "others": len(others)}
    room = ROOM_IN_BATTLE - (6 if int(str(args["percent"])) > 100 else 0)
    args["named"] = int(bool(own) and bool(others) and room_in_battle(own, others) <= room)
    if args["named"]:
        args |= {"units": own, "foes": others}
    return Outlook("battle", args, CARDS)


def room_in_battle(own: list[str], others: list[str]) -> int:
    """The letters of "Knight and 2 Bowmen" and of those whom they fight."""
    return letters(own, comma=3) + letters(others, AGAINST, comma=3)


def diplomacy(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-205: what all the influence that may be spent would reach."""
    most = min(int(g.seats[seat].influence), int(MOST_SPENT))
    return talks(g, most, "diplomacy")


def spend_on_talks(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-206: join, leave, or refuse."""
    return talks(g, int(parts[0]), "talks")


def talks(g: Runewars, number: int, message: str) -> Outlook:
    odds = best_of(g, number)
    args: Args = {name: percent(odds[at]) for at, name in enumerate(SYMBOLS)}
    return Outlook(message, {"number": number, **args}, CARDS)


def talks_fate(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-207: what the symbol of this card says."""
    frame = inner(g, Activation)
    args: Args = {"destiny": int(g.tables.destiny[int(parts[0])]), "area": AREAS[int(frame.area)]}
    return Outlook("talks-symbol", {**args, "units": len(g.units[frame.area]), "arrived": len(frame.arrived)})


def retreat(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-208: all go back."""
    frame = inner(g, Activation)
    return Outlook("turn-back", {"arrived": len(frame.arrived), "area": AREAS[int(frame.area)]})


# Harvest and Recruit


def build_development(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-225: one wood for what it does."""
    wood = int(g.seats[seat].dials[1])
    return Outlook("development", {"development": parts[0], "from": wood, "to": wood - 1})


def remove_development(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """RW-607: a place becomes free."""
    return Outlook("remove-development", {"area": parts[0]})


def recruit(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-213: the units of a dial."""
    at = RESOURCE[parts[0]]
    level = int(g.seats[seat].dials[at])
    units = [unit * int(LABEL_STRIDE) for unit in g.tables.units_of_dial(int(g.seats[seat].faction), at, level)]
    args: Args = {"resource": parts[0], "number": level, "total": len(units), "named": 0}
    if units:
        args |= {"named": 1, "units": troop(g, units)}
    return Outlook("recruit", args)


def recruit_place(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-214: how full the area would be."""
    frame = inner(g, Recruit)
    area = AREA[parts[1]]
    left = max(0, len(frame.units) - 1)
    return Outlook("recruit-place", {**crowd(g, area), "left": left, **danger(g, seat, area)})


def replace(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-215: a unit goes so that it can be recruited anew."""
    return Outlook("replace", {"label": parts[1], "area": parts[0], "left": len(g.units[AREA[parts[0]]]) - 1})


# Rally Support and Acquire Power


def city(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-216: how many benefits there are to choose from."""
    return Outlook("city", {"number": len(g.tables.benefits[CITIES.index(parts[0])])})


def city_influence(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    return gain_influence(g, seat, int(printed(g, inner(g, Rally).city, "influence")))


def city_tactics(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    return draw_tactics(g, seat, int(printed(g, inner(g, Rally).city, "tactics")))


def city_quests(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-217: unseen Quest cards, of which three may be kept."""
    number = int(printed(g, inner(g, Rally).city, "quest"))
    hand = len(g.seats[seat].quests)
    return Outlook("draw-quests", {"number": number, "hand": hand + number, "most": 3}, CARDS)


def city_units(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-217: allied neutral units join at the city."""
    rally = inner(g, Rally)
    unit = UNITS.index(parts[0])
    number = int(units_benefit(g, rally.city, unit))
    return Outlook("joins", {"unit": parts[0], **crowd(g, g.city.index(rally.city), number)})


def title(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-222: who holds it, and what it costs."""
    at = TITLES.index(parts[0])
    held, cost = int(g.title_seat[at]), int(g.title_influence[at]) + 1
    args: Args = {"title": parts[0], "cost": cost, "influence": int(g.seats[seat].influence)}
    return Outlook("title-held", {**args, "rival": held}) if held != NONE else Outlook("title", args)


def title_amount(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-223: what the next one would have to pay."""
    amount = int(parts[0])
    args: Args = {"title": TITLES[int(inner(g, TakeTitle).title)], "next": amount + 1}
    return Outlook("title-amount", {**args, **influence_with(g, seat, -amount)})


# Fortify and runes


def build(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-226: wood and ore for walls."""
    dials = g.seats[seat].dials
    left = max(0, int(MOST_STRONGHOLDS) - len(strongholds_of(g, seat)) - 1)
    args: Args = {"wood": int(dials[1]) - 1, "ore": int(dials[2]) - 1, "left": left, "most": int(MOST_STRONGHOLDS)}
    return Outlook("build", {**args, **danger(g, seat, AREA[parts[0]])})


def repair(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-226: one ore for two more strength."""
    ore = int(g.seats[seat].dials[2])
    return Outlook("repair", {"area": parts[0], "from": ore, "to": ore - 1})


def remove(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-227, D-310: walls that make way."""
    area = AREA[parts[0]]
    return Outlook("remove", {"area": parts[0], "units": len(g.units[area]), **danger(g, seat, area)})


def rune_area(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-228: whose face its owner knows."""
    area = AREA[parts[0]]
    return Outlook("rune-taken", {"area": parts[0], "false": int(g.rune[area] == FALSE_RUNE), **danger(g, seat, area)})


def dragon_at(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-251: one rune more, and how well it would lie."""
    area = AREA[parts[0]]
    mine = int(controller(g, area) == seat)
    args: Args = {"area": parts[0], "units": len(g.units[area]), "mine": mine}
    return Outlook("dragon-at", {**args, **runes_with(g, seat, mine), **danger(g, seat, area)})


def false_at(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-252: the others cannot tell it from the dragon rune."""
    area = AREA[parts[0]]
    instead = int(asked_name(g) == "place_dragon")
    return Outlook("false-at", {"area": parts[0], "instead": instead, **danger(g, seat, area)})


def claim(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-403: a dragon rune."""
    return Outlook("claim", runes_with(g, seat, 1))


ORDERS: Final[dict[tuple[str, str], Teller]] = {
    ("choose_order", "order"): order,
    ("order_restriction", "order"): order,
    ("use_supremacy", "bonus"): bonus,
    ("use_supremacy", "skip"): plain("skip"),
    ("strategize_move", "move"): regroup,
    ("strategize_move", "done"): plain("order-ends"),
    ("activate_area", "activate"): activate,
    ("activate_area", "decline"): plain("no-march"),
    ("move_unit", "move"): march,
    ("move_unit", "done"): arrive,
    ("neutral_response", "battle"): battle,
    ("neutral_response", "diplomacy"): diplomacy,
    ("diplomacy_spend", "spend"): spend_on_talks,
    ("diplomacy_pick", "fate"): talks_fate,
    ("diplomacy_red", "battle"): battle,
    ("diplomacy_red", "retreat"): retreat,
    ("dev_resource", "raise"): raised,
    ("dev_build", "build"): build_development,
    ("dev_build", "remove"): remove_development,
    ("dev_build", "none"): plain("order-ends"),
    ("recruit_resource", "resource"): recruit,
    ("recruit_place", "place"): recruit_place,
    ("recruit_replace", "replace"): replace,
    ("recruit_replace", "forfeit"): plain("forfeit"),
    ("rally_city", "city"): city,
    ("rally_benefit", "influence"): city_influence,
    ("rally_benefit", "tactics"): city_tactics,
    ("rally_benefit", "quest"): city_quests,
    ("rally_benefit", "units"): city_units,
    ("title_pick", "title"): title,
    ("title_amount", "spend"): title_amount,
    ("fortify_action", "build"): build,
    ("fortify_action", "repair"): repair,
    ("fortify_action", "runes"): plain("runes"),
    ("fortify_action", "done"): plain("order-ends"),
    ("remove_which", "remove"): remove,
    ("rune_areas", "area"): rune_area,
    ("rune_arrange", "keep"): plain("runes-stay"),
    ("rune_arrange", "swap"): plain("runes-swap"),
    ("place_dragon", "dragon"): dragon_at,
    ("place_dragon", "false"): false_at,
    ("place_false", "false"): false_at,
    ("discard_false", "done"): plain("nothing"),
    ("claim_objective_now", "claim"): claim,
    ("claim_objective_now", "keep"): plain("keep-secret"),
}
