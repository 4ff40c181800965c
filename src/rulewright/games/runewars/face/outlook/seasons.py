"""Outlooks of the seasons: cards that ask, bids, income, hunger."""

from __future__ import annotations

from typing import Final

from rulewright.faces.outlook import CARDS, HIDDEN, Outlook
from rulewright.games.runewars.content import COMMON_UNIT, MOST_TACTICS, NONE
from rulewright.games.runewars.face.outlook.dials import lowered, traded
from rulewright.games.runewars.face.outlook.ground import (
    AHEAD,
    AREA,
    BEHIND,
    HERO,
    LEVEL,
    UNIT,
    Args,
    Teller,
    crowd,
    influence_with,
    inner,
    occupants,
    plain,
    within,
)
from rulewright.games.runewars.ids import AREAS, CITIES, OBJECTIVES, SEASON_CARDS, UNITS
from rulewright.games.runewars.seasons.bids import card_of_bid
from rulewright.games.runewars.seasons.frames import Bid, Fall, SeasonCard, Winter
from rulewright.games.runewars.seasons.season_card import ABILITIES
from rulewright.games.runewars.seasons.spring import objective_deck
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controller, left_of
from rulewright.games.runewars.world.objectives import objective_met

LEVY_PRICE, CHAMPION_PRICE, CHAMPIONS = 2, 2, 2
OFFERED_INFLUENCE, OFFERED_CARDS, INCOME = 3, 2, 2
MOST_SCRIED = 4

# What anybody may draw or gain


def gain_influence(g: Runewars, seat: int, number: int) -> Outlook:
    """So much more influence, beside the nearest rival."""
    return Outlook("gain-influence", {"number": number, **influence_with(g, seat, number)})


def draw_tactics(g: Runewars, seat: int, number: int) -> Outlook:
    """So many unseen Tactics cards."""
    hand = len(g.seats[seat].tactics)
    args: Args = {"number": number, "hand": hand + number, "most": int(MOST_TACTICS), "deck": len(g.tactics_deck)}
    return Outlook("draw-tactics", args, CARDS)


def spend(g: Runewars, seat: int, number: int, message: str = "spend") -> Outlook:
    """So much less influence."""
    return Outlook(message, {"number": number, **influence_with(g, seat, -number)})


# Bids


def bid(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-101: what is left, and who could still bid more."""
    amount = int(parts[0])
    others = [other for other in range(g.players) if other != seat and not g.seats[other].eliminated]
    rival = max(others, key=lambda other: (g.seats[other].influence, -((other - seat) % g.players)))
    most = int(g.seats[rival].influence)
    standing = AHEAD if amount > most else LEVEL if amount == most else BEHIND
    left = int(g.seats[seat].influence) - amount
    return Outlook("bid", {"amount": amount, "left": left, "standing": standing, "rival": rival, "most": most}, HIDDEN)


def winner(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-102: who gets what for how much."""
    other = int(parts[0])
    args: Args = {"amount": int(inner(g, Bid).bids[other]), "season_card": SEASON_CARDS[int(card_of_bid(g).card)]}
    return Outlook("winner-you", args) if other == seat else Outlook("winner", {**args, "rival": other})


# Season cards


def card_of(g: Runewars) -> str:
    """The Season card that asks."""
    return SEASON_CARDS[int(inner(g, SeasonCard).card)]


def draw_objective(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """spr3: a second Objective."""
    return Outlook("draw-objective", {"deck": len(objective_deck(g, seat))}, CARDS)


def keep_objective(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """spr3: whether it would be met now."""
    then = g.copy()
    then.seats[seat].objective = OBJECTIVES.index(parts[0])
    return Outlook("keep-objective", {"objective": parts[0], "met": int(objective_met(then, seat))}, CARDS)


def pay(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """fal2, spr5, sum4: influence for peace, heroes, or a hero's faith."""
    if parts:
        return Outlook("pay-hero", {"hero": parts[0], **influence_with(g, seat, -1)})
    if card_of(g) == "spr5":
        return Outlook("champions", {"number": min(CHAMPIONS, len(g.hero_deck)), **influence_with(g, seat, -2)}, CARDS)
    return spend(g, seat, LEVY_PRICE)


def area(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-100: units, a city, a rune, in the area that is chosen."""
    at = AREA[parts[0]]
    frame, card = inner(g, SeasonCard), card_of(g)
    if card == "spr4":
        return Outlook("joins", {"unit": UNITS[COMMON_UNIT[g.seats[seat].faction]], **crowd(g, at)})
    if card == "sum5":
        return lose_city(g, seat, at)
    if card == "sum7":
        return Outlook("rune-there", occupants(g, seat, at))
    if frame.kind != NONE:
        number = 2 if card == "fal4" and UNITS[int(frame.kind)] != "hellhound" else 1
        return Outlook("joins", {"unit": UNITS[int(frame.kind)], **crowd(g, at, number)})
    return Outlook("area", occupants(g, seat, at))


def lose_city(g: Runewars, seat: int, at: int) -> Outlook:
    """sum5, Raze a City: whose city is gone."""
    return Outlook("lose-city", {"city": CITIES[g.city[at]], **occupants(g, seat, at)})


def unit_kind(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """fal4, win8, Call of the Wild: which kind of neutral units."""
    tables = g.tables
    at = UNIT[parts[0]]
    args: Args = {"unit": parts[0], "initiative": tables.initiative[at], "health": tables.health[at]}
    return Outlook("unit-kind", args)


def rune_from(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """fal8, Shifting Runes: which rune is taken; its face is told to whoever knows it."""
    at = AREA[parts[0]]
    known = int(g.rune[at]) if g.seats[seat].seen >> at & 1 else 0
    return Outlook("rune-from", {"area": parts[0], "rune": known})


def rune_to(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """fal8, Shifting Runes: where it lies then."""
    return Outlook("rune-to", occupants(g, seat, AREA[parts[0]]))


def look(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """spr6, Rune Scrying, q23: a rune is looked at; whoever knows it already is told so."""
    at = AREA[parts[0]]
    return Outlook("look", {"known": int(g.seats[seat].seen >> at & 1), **occupants(g, seat, at)}, CARDS)


def lose_unit(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-104, sum8, RW-601: one unit less in an area."""
    at = area_asked(g)
    left = len(g.units[at]) - 1 if at != NONE else 0
    return Outlook("lose-unit", {"label": parts[0], "area": AREAS[at], "left": left})


def area_asked(g: Runewars) -> int:
    """The area whose units are asked for."""
    winter = within(g, Winter)
    if winter is not None and winter.areas:
        return int(winter.areas[0])
    frame = inner(g, SeasonCard)
    return int(ABILITIES[frame.card].area_of(frame, g, g.mover()))


def rout_unit(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """win4: one unit lies down until Spring."""
    at = area_asked(g)
    standing = sum(label % 10 < 5 for label in g.units[at]) - 1
    return Outlook("rout-unit", {"label": parts[0], "area": AREAS[at], "left": standing})


def stand(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """win6, Rally Cry, Staff of Light: a unit stands again."""
    return Outlook("stand-unit", {"unit": parts[-1].partition("-")[0]})


def repair(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """win6: for nothing."""
    return Outlook("repair-free", {"area": parts[0]})


def hero(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """sum2: who gains the Reward."""
    return Outlook("carry", {"hero": parts[0], "number": len(g.hero_rewards[HERO[parts[0]]]) + 1}, CARDS)


def give_up_reward(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """fal6: a false rune; win3: a Reward goes, then comes the choice."""
    if parts[-1] in AREA:
        return discard_rune(g, seat, parts)
    args: Args = {"influence": OFFERED_INFLUENCE, "number": OFFERED_CARDS}
    return Outlook("give-up", {"reward": parts[-1], **args})


def offered_influence(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    return gain_influence(g, seat, OFFERED_INFLUENCE)


def offered_tactics(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    return draw_tactics(g, seat, OFFERED_CARDS)


def discard_rune(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """fal6, RW-522: a false rune is turned up and gone."""
    others = sum(1 for at in g.board.areas if g.rune[at] and controller(g, at) == seat) - 1
    return Outlook("discard-rune", {"area": parts[0], "number": others})


def pass_on(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """win7: who gets the card."""
    left = len(g.seats[seat].tactics) - 1
    return Outlook("pass-card", {"tactics": parts[0], "rival": int(left_of(g, seat)), "number": left}, HIDDEN)


# Income and hunger


def income(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-103."""
    assert within(g, Fall) is not None
    return gain_influence(g, seat, INCOME)


def income_card(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-103."""
    return draw_tactics(g, seat, 1)


SEASONS: Final[dict[tuple[str, str], Teller]] = {
    ("influence_bid", "bid"): bid,
    ("bid_tie", "winner"): winner,
    ("fall_income", "influence"): income,
    ("fall_income", "tactics"): income_card,
    ("winter_destroy", "destroy"): lose_unit,
    ("pass_card", "pass"): pass_on,
    ("season_card_choice", "draw"): draw_objective,
    ("season_card_choice", "keep"): keep_objective,
    ("season_card_choice", "pay"): pay,
    ("season_card_choice", "area"): area,
    ("season_card_choice", "units"): unit_kind,
    ("season_card_choice", "from"): rune_from,
    ("season_card_choice", "to"): rune_to,
    ("season_card_choice", "look"): look,
    ("season_card_choice", "lower"): lowered,
    ("season_card_choice", "trade"): traded,
    ("season_card_choice", "destroy"): lose_unit,
    ("season_card_choice", "rout"): rout_unit,
    ("season_card_choice", "stand"): stand,
    ("season_card_choice", "repair"): repair,
    ("season_card_choice", "hero"): hero,
    ("season_card_choice", "discard"): give_up_reward,
    ("season_card_choice", "influence"): offered_influence,
    ("season_card_choice", "tactics"): offered_tactics,
    ("season_card_choice", "decline"): plain("nothing"),
    ("season_card_choice", "done"): plain("nothing"),
}
