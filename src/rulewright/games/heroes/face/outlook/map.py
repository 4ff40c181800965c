"""Outlooks of the Heroes action: activations, steps, battles that they lead to, exploring, control, scrolls."""

from __future__ import annotations

from typing import Final

from rulewright.faces.outlook import CARDS, Outlook
from rulewright.games.heroes.armies import seat_of_hero
from rulewright.games.heroes.cards.prices import recruiting_cost
from rulewright.games.heroes.cards.values import (
    has_ability,
    leadership_of,
    meets_requirement,
    movement_of,
    room_in,
    scroll_limit,
)
from rulewright.games.heroes.content import ARENA_LIMIT, SKILL_LIMIT, TIERS
from rulewright.games.heroes.face.outlook.ground import (
    ARTEFACT,
    HERO,
    SCROLL,
    SQUARE,
    UNIT,
    Args,
    Teller,
    basic_units,
    inner,
    of_power,
    percent,
    plain,
    sight,
    sight_of,
)
from rulewright.games.heroes.ids import (
    ARCANE_LIBRARY,
    ARENA,
    ARMOURER,
    CRYSTAL_OF_REVELATION,
    DRAGON_DEPOSIT,
    ENCOUNTERS,
    FORGE,
    HEROES,
    LOCATIONS,
    STABLES,
    STONE_OF_ENLIGHTENMENT,
    TOWN_GATE,
    TREASURE_HUNTER,
    WIND_WALK,
)
from rulewright.games.heroes.judgement.battle_outlook import against_encounter, against_hero
from rulewright.games.heroes.map.frames import Activation, Arena, Deposit, HeroesFrame
from rulewright.games.heroes.map.heroes_action import WIND
from rulewright.games.heroes.map.locations import (
    REWARDS_OF_LOCATIONS,
    can_control,
    can_explore,
    discards,
    is_idle,
)
from rulewright.games.heroes.map.movement import enemy_at, guard_at
from rulewright.games.heroes.state import NOBODY, Hero, Heroes

PILES: Final = ("artefact", "scroll", "treasure")


# Activations


def activate(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-170, MH-172: movement points, and what is within reach."""
    hero = g.find(HERO[parts[0]])
    args = sight_of(g, seat, hero).args()
    return Outlook("activate", {**args, "mp": int(movement_of(g, hero)), "units": int(hero.tokens())})


def end_action(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-170: heroes that are not activated."""
    activated = inner(g, HeroesFrame).activated
    idle = sum(hero.hero not in activated and hero.tokens() > 0 for hero in g.seats[seat].heroes)
    return Outlook("end-heroes", {"number": idle})


def mover(g: Heroes) -> Hero:
    return g.find(inner(g, Activation).hero)


def mp_left(g: Heroes) -> int:
    return int(inner(g, Activation).mp)


# Steps


def move(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-188: a battle with its odds, the capital, a location, or what is in reach from there."""
    square, hero, mp = SQUARE[parts[0]], mover(g), mp_left(g) - 1
    if g.seats[seat].capital == square:
        return Outlook("home", {"mp": mp})
    site = int(guard_at(g, square))
    if site >= 0:
        return battle_for(g, seat, hero, site)
    rival = enemy_at(g, seat, square)
    if rival is not None:
        other = int(seat_of_hero(g, rival.hero))
        win = percent(against_hero(g, seat, hero, other, rival).chance)
        args: Args = {"hero": HEROES[rival.hero], "rival": other, "number": int(rival.tokens()), "win": win}
        return Outlook("attack-hero", args, odds=True)
    return arrive(g, seat, hero, square, mp)


def battle_for(g: Heroes, seat: int, hero: Hero, site: int) -> Outlook:
    """MH-185: the guard, and how likely it is to be beaten."""
    encounter = int(g.guards[site])
    args: Args = {
        "encounter": ENCOUNTERS[encounter],
        "number": int(g.tables.number[encounter]),
        "strength": int(g.tables.encounter_strength[encounter]),
        "win": percent(against_encounter(g, seat, hero, encounter).chance),
    }
    return Outlook("attack-guard", args, odds=True)


def arrive(g: Heroes, seat: int, hero: Hero, square: int, mp: int) -> Outlook:
    """MH-173: what can be done there, else what is within reach with the points that are left."""
    site = g.map().site_at[square]
    if can_control(g, seat, square) or can_explore(g, square):
        return Outlook("arrive-at", {"location": LOCATIONS[g.map().codes[site]], "mp": mp})
    return Outlook("arrive", {**sight(g, seat, hero, square, mp).args(), "mp": mp})


def portal(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-179."""
    if parts[0] == "capital":
        return Outlook("home", {"mp": mp_left(g) - 1})
    return arrive(g, seat, mover(g), SQUARE[parts[0]], mp_left(g) - 1)


def stop(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    return Outlook("stop", {"mp": mp_left(g)})


# Locations


def explore(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-242 to MH-251: what this location gives now."""
    hero = mover(g)
    location = g.map().codes[g.map().site_at[hero.at]]
    if is_idle(g, seat, hero, location):
        return Outlook("explore-idle", {})
    if location == ARCANE_LIBRARY:
        return draw_scroll(g, hero, "explore-library")
    if location == STABLES:
        return Outlook("explore-stables", {"mp": int(movement_of(g, hero))})
    if location == ARENA:
        room = int(room_in(g, hero))
        return Outlook("explore-arena", {"number": int(ARENA_LIMIT), "gold": int(g.seats[seat].gold), "room": room})
    if location == ARMOURER:
        return Outlook("explore-armourer", {"number": basic_units(hero)})
    if location == FORGE:
        deck = len(g.artefact_deck) or len(g.artefact_discard)
        return Outlook("explore-forge", {"deck": deck, **of_power(g, seat, 1)}, CARDS)
    if location == CRYSTAL_OF_REVELATION:
        return Outlook("explore-crystal", of_power(g, seat, int(g.tables.location_power[location])))
    if location == DRAGON_DEPOSIT:
        found = {name + "s": len(discards(g, pile)) for pile, name in enumerate(PILES)}
        return Outlook("explore-deposit", {**found})
    if location == STONE_OF_ENLIGHTENMENT:
        return Outlook("explore-stone", {"number": len(hero.skills) + 1, "most": int(SKILL_LIMIT)}, CARDS)
    return treasure(g, hero, int(REWARDS_OF_LOCATIONS), "explore-temple")


def draw_scroll(g: Heroes, hero: Hero, message: str, **more: int) -> Outlook:
    """MH-391: a card of the deck, and how many the hero has then."""
    deck = len(g.scroll_deck) or len(g.scroll_discard)
    args: Args = {"deck": deck, "number": len(hero.scrolls) + 1, "limit": int(scroll_limit(hero)), **more}
    return Outlook(message, args, CARDS)


def treasure(g: Heroes, hero: Hero, count: int, message: str) -> Outlook:
    """MH-380: a card of the deck, and how many of its rewards."""
    deck = len(g.treasure_deck) or len(g.treasure_discard)
    more = int(has_ability(g, hero.hero, TREASURE_HUNTER))
    return Outlook(message, {"deck": deck, "number": count + more}, CARDS)


def control(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-235: Power and income; without a free marker less what is given up (MH-574)."""
    board, tables = g.map(), g.tables
    site = board.site_at[mover(g).at]
    code = board.codes[site]
    gain, gold, goods = (
        int(tables.location_power[code]), int(tables.location_gold[code]), int(tables.location_resources[code]),
    )  # fmt: skip
    if parts:
        former = board.codes[board.site_at[SQUARE[parts[0]]]]
        args: Args = {"location": LOCATIONS[former], **of_power(g, seat, gain - int(tables.location_power[former]))}
        return Outlook("control-instead", args)
    owner = g.owners[site]
    income: Args = {"gold": gold, "resources": goods, **of_power(g, seat, gain)}
    if owner != NOBODY:
        return Outlook("control-from", {**income, "rival": int(owner)})
    return Outlook("control", income)


# Scrolls


def scroll(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-392: the scrolls of the map."""
    number, mp = SCROLL[parts[0]], mp_left(g)
    if number == WIND_WALK:
        return Outlook("wind-walk", {"mp": mp + int(WIND)}, CARDS)
    if number == TOWN_GATE:
        return Outlook("home", {"mp": mp}, CARDS)
    return treasure(g, mover(g), 1, "explore-temple")


# Arena and Deposit


def recruited(g: Heroes, seat: int, hero: Hero, unit: int) -> Args:
    """MH-310, MH-312: the price, what is left of the gold, the army and the stack then."""
    cost = int(recruiting_cost(g, hero.hero, unit))
    return {
        "cost": cost,
        "gold": int(g.seats[seat].gold) - cost,
        "strength": int(g.tables.strength[unit]),
        "number": int(hero.stack(unit % TIERS)) + 1,
        "units": int(hero.tokens()) + 1,
        "leadership": int(leadership_of(g, hero)),
    }


def arena_recruit(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-244."""
    return Outlook("recruit", recruited(g, seat, g.find(inner(g, Arena).hero), UNIT[parts[0]]))


def arena_dismiss(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-314."""
    return dismissed(g, g.find(inner(g, Arena).hero))


def dismissed(g: Heroes, hero: Hero) -> Outlook:
    args: Args = {"units": int(hero.tokens()) - 1, "leadership": int(leadership_of(g, hero))}
    return Outlook("dismiss", args)


def arena_done(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    return Outlook("arena-done", {"number": int(inner(g, Arena).recruited), "most": int(ARENA_LIMIT)})


def pile(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-248."""
    return Outlook("pile", {"number": len(discards(g, PILES.index(parts[0])))})


def deposit_card(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-248: what the card does; a treasure gives two rewards."""
    hero = g.find(inner(g, Deposit).hero)
    if parts[0] in ARTEFACT:
        fits = meets_requirement(g, hero, ARTEFACT[parts[0]], -1)
        return Outlook("card-artefact", {"artefact": parts[0], "fits": int(fits)})
    if parts[0] in SCROLL:
        return Outlook("card-scroll", {"scroll": parts[0]})
    more = int(has_ability(g, hero.hero, TREASURE_HUNTER))
    return Outlook("card-treasure", {"number": int(REWARDS_OF_LOCATIONS) + more})


MAP: Final[dict[tuple[str, str], Teller]] = {
    ("choose_hero_to_activate", "activate"): activate,
    ("choose_hero_to_activate", "done"): end_action,
    ("move_step", "move"): move,
    ("move_step", "portal"): portal,
    ("move_step", "explore"): explore,
    ("move_step", "control"): control,
    ("move_step", "scroll"): scroll,
    ("move_step", "stop"): stop,
    ("arena_recruit", "recruit"): arena_recruit,
    ("arena_recruit", "dismiss"): arena_dismiss,
    ("arena_recruit", "done"): arena_done,
    ("deposit_pile", "pile"): pile,
    ("deposit_pile", "none"): plain("no-card"),
    ("deposit_card", "card"): deposit_card,
}
