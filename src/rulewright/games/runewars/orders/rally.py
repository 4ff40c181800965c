"""Rally Support: the benefits of cities, and hiring a hero (RW-166 to RW-170, RW-422, RW-423).

`draw_heroes` is also the way in for cards that let a player hire a hero.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.retreat_and_limits import enforce_limit
from rulewright.games.runewars.content import MOST_HEROES, NONE, standing
from rulewright.games.runewars.ids import AREA_COUNT, BEASTMAN, CITIES, SHAPES, UNALIGNED, UNIT_COUNT
from rulewright.games.runewars.options import (
    CITY,
    DESERT,
    INFLUENCE,
    KEEP_HERO,
    PLACE_HERO,
    QUEST_CARDS,
    SPEND,
    TACTICS_CARD,
    UNIT,
    between,
    of_hero,
)
from rulewright.games.runewars.orders.frames import Hire, Rally
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controlled, heroes_of, put_units, settle, strongholds_of, supply
from rulewright.games.runewars.world.decks import draw_quests, draw_tactics
from rulewright.games.runewars.world.hero_changes import desert
from rulewright.games.runewars.world.influence import gain_influence, spend_influence
from rulewright.kit.piles import shuffle_in

MESSAGES: Final[dict[str, MessageKind]] = {
    "rallies": MessageKind(("seat", "city", "area"), "RW-166"),
    "rallies_units": MessageKind(("seat", "unit", "area", "number"), "RW-167"),
    "looks_at_heroes": MessageKind(("seat", "number"), "RW-170"),
    "drew_hero": MessageKind(("seat", "hero"), "RW-170"),
    "hires": MessageKind(("seat", "hero", "area"), "RW-423"),
}
MOST_HEROES_SEEN: Final[i64] = 3

# Cities (RW-166 to RW-169)


def begin_rally(g: Runewars, seat: i64) -> None:
    """RW-166: every city that the player controls."""
    rally = Rally(seat)
    rally.todo = [area for area in controlled(g, seat) if g.city[area] != NONE]
    call(g, rally)


def printed(g: Runewars, city: i64, wanted: str) -> i64:
    """The number that a city shows for a benefit; 0 if it does not have it."""
    for kind, number in g.tables.benefits[city]:
        if kind == wanted:
            return number
    return 0


def units_benefit(g: Runewars, city: i64, unit: i64) -> i64:
    """RW-167: how many neutral units of a kind a city gives; none if no figure is left."""
    number = printed(g, city, SHAPES[g.tables.shape[unit]])
    if number == 0:
        return 0
    left = supply(g, unit)
    return left if left < number else number


def available_benefits(g: Runewars, city: i64) -> list[int]:
    """D-217: the printed benefits that can be used; neutral units once for each kind."""
    codes: list[int] = []
    if printed(g, city, "influence"):
        codes.append(INFLUENCE)
    if printed(g, city, "tactics"):
        codes.append(TACTICS_CARD)
    if printed(g, city, "quest"):
        codes.append(QUEST_CARDS)
    for unit in range(BEASTMAN, UNIT_COUNT):
        if units_benefit(g, city, unit) > 0:
            codes.append(UNIT + unit)
    return codes


class RallyCity(Decision[Runewars, Rally]):
    """D-216: the city that comes next."""

    def options(self, g: Runewars, frame: Rally, seat: i64) -> list[int]:
        return [CITY + g.city[area] for area in frame.todo]

    def explain(self, g: Runewars, frame: Rally, seat: i64, code: i64) -> Refusal:
        if between(code, CITY, len(CITIES)):
            return Refusal("RW-166", "city-not-open", {"city": g.game.argument("city", code - CITY)})
        return Refusal("RW-166", "choose-a-city")


RALLY_CITY: Final = RallyCity("rally_city", ("RW-166",), "RW-900")


class RallyBenefit(Decision[Runewars, Rally]):
    """D-217: one benefit of the city."""

    def options(self, g: Runewars, frame: Rally, seat: i64) -> list[int]:
        return available_benefits(g, frame.city)

    def explain(self, g: Runewars, frame: Rally, seat: i64, code: i64) -> Refusal:
        city = frame.city
        name = {"city": g.game.argument("city", city)}
        if between(code, UNIT + BEASTMAN, UNIT_COUNT - BEASTMAN):
            unit = code - UNIT
            if printed(g, city, SHAPES[g.tables.shape[unit]]):
                return Refusal("RW-167", "no-figure-left", {"unit": g.game.argument("unit", unit)})
        return Refusal("RW-166", "not-printed", name)

    def arguments(self, g: Runewars, frame: Rally, seat: i64) -> dict[str, int | str]:
        return {"city": g.game.argument("city", frame.city)}


RALLY_BENEFIT: Final = RallyBenefit("rally_benefit", ("RW-166", "RW-167", "RW-168", "RW-169"), "RW-900")


def ask_rally(frame: Rally, g: Runewars) -> None:
    """RW-166: a city, then its benefit; each is resolved before the next."""
    if frame.city != NONE:
        ask_seat(g, frame, RALLY_BENEFIT, frame.seat)
    elif frame.todo:
        ask_seat(g, frame, RALLY_CITY, frame.seat)
    else:
        leave(g)


def carry_out_rally(frame: Rally, g: Runewars) -> None:
    """RW-167 to RW-169: the city is chosen, or its benefit is gained."""
    code = g.answers[frame.seat]
    go_to(frame, "start")
    if frame.city == NONE:
        frame.city = code - CITY
        return
    city = frame.city
    area = city_area(g, frame)
    frame.todo.remove(area)
    frame.city = NONE
    g.tell("rallies", frame.seat, city, area)
    gain_benefit(g, frame.seat, city, area, code)


def city_area(g: Runewars, frame: Rally) -> i64:
    """The area of the city that was chosen."""
    for area in frame.todo:
        if g.city[area] == frame.city:
            return area
    raise AssertionError("RW-166: the city is not among those still to come")


def gain_benefit(g: Runewars, seat: i64, city: i64, area: i64, code: i64) -> None:
    """RW-167 to RW-169: the printed amount; the last thing that a step does."""
    if code == INFLUENCE:
        gain_influence(g, seat, printed(g, city, "influence"))
    elif code == TACTICS_CARD:
        draw_tactics(g, seat, printed(g, city, "tactics"))
    elif code == QUEST_CARDS:
        draw_quests(g, seat, printed(g, city, "quest"))
    else:
        unit = code - UNIT
        number = units_benefit(g, city, unit)
        put_units(g, area, [standing(unit)] * number)
        g.tell_all("rallies_units", [int(number)], seat, unit, area)
        settle(g)
        enforce_limit(g, seat, area)


steps(
    Rally,
    step("start", ask_rally, carry_out_rally),
)

# Hiring a hero (RW-170, RW-422, RW-423)


def can_hire(g: Runewars, seat: i64) -> bool:
    """RW-170: influence, a Hero card and a stronghold are needed."""
    return g.seats[seat].influence > 0 and bool(g.hero_deck) and bool(strongholds_of(g, seat))


def draw_heroes(g: Runewars, seat: i64, number: i64) -> None:
    """A player looks at Hero cards and keeps one (D-219 to D-221); the last thing that a step does."""
    hire = Hire(seat)
    look_at_heroes(hire, g, number)
    go_to(hire, "pick")
    call(g, hire)


def alignment_distance(g: Runewars, seat: i64, hero: i64) -> i64:
    """RW-424: 0 for a hero that matches the faction, 1 for a neutral one, 2 for an opposing one."""
    alignment = g.tables.hero_alignment[hero]
    if alignment == UNALIGNED:
        return 1
    return 0 if alignment == g.tables.alignment[g.seats[seat].faction] else 2


class HeroBid(Decision[Runewars, Hire]):
    """D-218: influence spent, and Hero cards seen for it."""

    def options(self, g: Runewars, frame: Hire, seat: i64) -> list[int]:
        most = min(int(MOST_HEROES_SEEN), int(g.seats[seat].influence), len(g.hero_deck))
        return [SPEND + number for number in range(1, most + 1)]

    def explain(self, g: Runewars, frame: Hire, seat: i64, code: i64) -> Refusal:
        most = min(int(MOST_HEROES_SEEN), int(g.seats[seat].influence), len(g.hero_deck))
        return Refusal("RW-170", "spend-between", {"lowest": 1, "highest": most})


HERO_BID: Final = HeroBid("hero_bid", ("RW-170",), "RW-900")


class HeroPick(Decision[Runewars, Hire]):
    """D-219: exactly one of the Hero cards is kept."""

    def options(self, g: Runewars, frame: Hire, seat: i64) -> list[int]:
        return [KEEP_HERO + hero for hero in frame.drawn]

    def explain(self, g: Runewars, frame: Hire, seat: i64, code: i64) -> Refusal:
        if of_hero(code, KEEP_HERO):
            return Refusal("RW-170", "hero-not-drawn", {"hero": g.game.argument("hero", code - KEEP_HERO)})
        return Refusal("RW-170", "keep-one-hero")

    def default(self, g: Runewars, frame: Hire, seat: i64) -> i64:
        """A hero of the player's own alignment first."""
        codes = self.options(g, frame, seat)
        best = codes[0]
        for code in codes:
            if alignment_distance(g, seat, code - KEEP_HERO) < alignment_distance(g, seat, best - KEEP_HERO):
                best = code
        return best


HERO_PICK: Final = HeroPick("hero_pick", ("RW-170",), "RW-900", secret=True)


class HeroPlace(Decision[Runewars, Hire]):
    """D-220: the stronghold at which the hero appears."""

    def options(self, g: Runewars, frame: Hire, seat: i64) -> list[int]:
        hero = frame.hero
        return [PLACE_HERO + hero * AREA_COUNT + area for area in strongholds_of(g, seat)]

    def explain(self, g: Runewars, frame: Hire, seat: i64, code: i64) -> Refusal:
        return Refusal("RW-423", "hero-at-stronghold")

    def arguments(self, g: Runewars, frame: Hire, seat: i64) -> dict[str, int | str]:
        return {"hero": g.game.argument("hero", frame.hero)}


HERO_PLACE: Final = HeroPlace("hero_place", ("RW-423",), "RW-900")


class HeroDesert(Decision[Runewars, Hire]):
    """D-221: which of the four heroes leaves."""

    def options(self, g: Runewars, frame: Hire, seat: i64) -> list[int]:
        return [DESERT + hero for hero in heroes_of(g, seat)]

    def explain(self, g: Runewars, frame: Hire, seat: i64, code: i64) -> Refusal:
        return Refusal("RW-422", "one-of-your-heroes")

    def default(self, g: Runewars, frame: Hire, seat: i64) -> i64:
        """An opposing hero first."""
        codes = self.options(g, frame, seat)
        best = codes[0]
        for code in codes:
            if alignment_distance(g, seat, code - DESERT) > alignment_distance(g, seat, best - DESERT):
                best = code
        return best


HERO_DESERT: Final = HeroDesert("hero_desert", ("RW-422",), "RW-900")


def ask_bid(frame: Hire, g: Runewars) -> None:
    """RW-170: 1 to 3 influence."""
    ask_seat(g, frame, HERO_BID, frame.seat)


def pay_bid(frame: Hire, g: Runewars) -> None:
    """RW-170: as many Hero cards are looked at."""
    number = g.answers[frame.seat] - SPEND
    spend_influence(g, frame.seat, number)
    look_at_heroes(frame, g, number)


def look_at_heroes(frame: Hire, g: Runewars, number: i64) -> None:
    """Hero cards from the top of the deck, for this player's eyes."""
    frame.drawn = g.hero_deck[:number]
    del g.hero_deck[:number]
    g.barrier += 1
    g.tell("looks_at_heroes", frame.seat, len(frame.drawn))
    for hero in frame.drawn:
        g.whisper(frame.seat, "drew_hero", frame.seat, hero)
    frame.drawn.sort()


def ask_hero(frame: Hire, g: Runewars) -> None:
    """RW-170: exactly one is kept."""
    ask_seat(g, frame, HERO_PICK, frame.seat)


def keep_hero(frame: Hire, g: Runewars) -> None:
    """RW-170: the others are shuffled back; RW-952: without others the deck stays as it is."""
    frame.hero = g.answers[frame.seat] - KEEP_HERO
    frame.drawn.remove(frame.hero)
    shuffle_in(g, "heroes", g.hero_deck, frame.drawn)
    frame.drawn = []


def ask_hero_area(frame: Hire, g: Runewars) -> None:
    """RW-423: at one of the player's strongholds."""
    ask_seat(g, frame, HERO_PLACE, frame.seat)


def place_hero(frame: Hire, g: Runewars) -> None:
    """RW-423: the hero stands in his area, fresh and without Rewards."""
    area = (g.answers[frame.seat] - PLACE_HERO) % AREA_COUNT
    hero = frame.hero
    g.hero_seat[hero] = frame.seat
    g.hero_area[hero] = area
    g.hero_routed &= ~(1 << hero)
    g.hero_damage[hero] = 0
    g.hero_rewards[hero] = []
    for attribute in range(3):
        g.training[hero * 3 + attribute] = 0
    g.tell("hires", frame.seat, hero, area)
    settle(g)


def ask_desertion(frame: Hire, g: Runewars) -> None:
    """RW-422: nobody has four heroes."""
    if len(heroes_of(g, frame.seat)) > MOST_HEROES:
        ask_seat(g, frame, HERO_DESERT, frame.seat)
    else:
        leave(g)


def let_desert(frame: Hire, g: Runewars) -> None:
    """RW-422, RW-430: one of the four deserts, the new one perhaps."""
    leave(g)
    desert(g, g.answers[frame.seat] - DESERT)


steps(
    Hire,
    step("start", ask_bid, pay_bid),
    step("pick", ask_hero, keep_hero),
    step("place", ask_hero_area, place_hero),
    step("limit", ask_desertion, let_desert),
)
