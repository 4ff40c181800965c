"""Glances at set-up, at the choice of Order cards and at what they ask, and at the placing of runes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.runewars.content import LABEL_STRIDE, MOST_UNITS, NONE, ROUTED, is_neutral, standing
from rulewright.games.runewars.ids import AREA_COUNT, CAPTAIN, HERO_COUNT, SHAPES, UNIT_COUNT
from rulewright.games.runewars.judgement.battle_outlook import unit_worth
from rulewright.games.runewars.judgement.board_outlook import (
    AREA_WORTH,
    UNIT_WORTH,
    Outlook,
    area_worth,
    dial_units_worth,
    exposure,
    own_units,
    rune_worth,
    stays_friendly,
    walls,
)
from rulewright.games.runewars.judgement.glances_war import POINTS, reinforcement
from rulewright.games.runewars.judgement.order_outlook import worths_of_orders
from rulewright.games.runewars.judgement.quest_outlook import best_hope
from rulewright.games.runewars.options import (
    AREA,
    BUILD,
    BUILD_DEVELOPMENT,
    DISCARD_RUNE,
    DONE,
    DRAGON_AT,
    FALSE,
    FIGURE_COUNT,
    FORFEIT,
    INFLUENCE,
    KEEP_HERO,
    NO_MORE,
    ORDER,
    PLACE_UNIT,
    PORTAL,
    QUEST_CARDS,
    RAISE,
    REPAIR,
    REPLACE,
    RESOURCE,
    RUNES,
    SPEND,
    STRATEGIZE,
    STRONGHOLD,
    SWAP,
    TACTICS_CARD,
    TITLE,
    UNIT,
    of_area,
)
from rulewright.games.runewars.orders.frames import Rally, TakeTitle
from rulewright.games.runewars.orders.rally import alignment_distance, printed
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import allowed_orders, attribute
from rulewright.kit.judging import Glance, asked_by

# Orders


def order_cards(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-150, D-406: what the card brings now, less the bonuses that a high card makes impossible later this year."""
    outlook = Outlook(g)
    worths = worths_of_orders(g, outlook, seat)
    seasons = 3 - g.season
    points: list[float] = []
    for code in codes:
        order = code - ORDER + 1
        given_up = 0.0
        if seasons > 0:
            for lower in range(1, order):
                if allowed_orders(g, seat) >> lower & 1 and g.seats[seat].used < 1 << lower:
                    given_up += 0.012
        points.append(POINTS * (worths[order] - given_up * float(seasons)))
    return points


def regrouping(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-201: into empty areas, towards what is in danger, and not out of what would be lost."""
    outlook = Outlook(g)
    dangers = [0.0] * AREA_COUNT
    for area in g.board.areas:
        if outlook.owners[area] == seat:
            dangers[area] = 0.6 * reinforcement(g, outlook, seat, area)
    points: list[float] = []
    for code in codes:
        if code == DONE:
            points.append(0.0)
        elif code == PORTAL:
            points.append(-1.5)
        else:
            points.append(move_points(g, dangers, seat, code - STRATEGIZE))
    return points


def move_points(g: Runewars, dangers: list[float], seat: i64, move: i64) -> float:
    """One figure moves from one area to another."""
    area = move % AREA_COUNT
    figure = move // AREA_COUNT % FIGURE_COUNT
    origin = move // (AREA_COUNT * FIGURE_COUNT)
    if figure >= UNIT_COUNT:
        hero = figure - UNIT_COUNT
        return POINTS * (best_hope(g, seat, hero, area) - best_hope(g, seat, hero, origin)) - 0.1
    holding = own_units(g, origin) - (0 if is_neutral(standing(figure)) else 1)
    arriving = pull(g, dangers[area], seat, area, len(g.units[area]), own_units(g, area))
    return arriving - pull(g, dangers[origin], seat, origin, len(g.units[origin]) - 1, holding) - 0.3


def pull(g: Runewars, danger: float, seat: i64, area: i64, others: i64, holding: i64) -> float:
    """How much a unit is worth in an area besides so many others, of which so many give control."""
    if others >= MOST_UNITS:
        return -9.0
    worth = 0.0
    if holding == 0 and not stays_friendly(g, seat, area):
        worth = POINTS * (area_worth(g, area) + AREA_WORTH)
    if rune_worth(g, area) > 0.5:
        worth += 1.2 / (1.0 + float(others))
    return worth + danger / (1.0 + 0.3 * float(others))


# Set-up


def beginnings(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-009 to D-011, D-013: a gate with walls, guards where others come in, the false rune in front."""
    outlook = Outlook(g)
    points: list[float] = []
    for code in codes:
        if of_area(code, STRONGHOLD):
            points.append(0.4 * exposure(g, outlook, seat, code - STRONGHOLD))
        elif PLACE_UNIT <= code < PLACE_UNIT + UNIT_COUNT * AREA_COUNT:
            area = (code - PLACE_UNIT) % AREA_COUNT
            points.append(0.25 * exposure(g, outlook, seat, area) - 0.5 * float(len(g.units[area])))
        elif of_area(code, FALSE):
            points.append(0.5 * exposure(g, outlook, seat, code - FALSE) - 0.3 * walls(g, code - FALSE))
        elif of_area(code, DRAGON_AT):
            points.append(0.3 * walls(g, code - DRAGON_AT) - 0.5 * exposure(g, outlook, seat, code - DRAGON_AT))
        else:
            points.append(0.0)
    return points


# Fortify and runes


def fortifying(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-226: walls where there is something to lose."""
    outlook = Outlook(g)
    points: list[float] = []
    for code in codes:
        if of_area(code, BUILD):
            area = code - BUILD
            points.append(1.0 + reinforcement(g, outlook, seat, area) + 0.8 * rune_worth(g, area))
        elif of_area(code, REPAIR):
            points.append(0.6 + reinforcement(g, outlook, seat, code - REPAIR))
        else:
            points.append(-0.4 if code == RUNES else 0.0)
    return points


def rune_places(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-014, D-251, D-252: the dragon rune where it is safest, the false one where it deceives."""
    outlook = Outlook(g)
    points: list[float] = []
    for code in codes:
        if of_area(code, FALSE):
            own = outlook.owners[code - FALSE] == seat
            points.append(0.2 * exposure(g, outlook, seat, code - FALSE) if own else -1.0)
        else:
            points.append(safety(g, outlook, seat, code - DRAGON_AT))
    return points


def runes_to_move(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-228: those that lie open to others."""
    outlook = Outlook(g)
    return [rune_worth(g, code - AREA) * exposure(g, outlook, seat, code - AREA) for code in codes]


def arrangements(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-229: as they were, rather."""
    return [-0.2 if code == SWAP else 0.0 for code in codes]


def false_runes(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-250: one that lies where nobody comes deceives nobody."""
    outlook = Outlook(g)
    return [0.0 if code == DONE else 0.1 - 0.1 * exposure(g, outlook, seat, code - DISCARD_RUNE) for code in codes]


def safety(g: Runewars, outlook: Outlook, seat: i64, area: i64) -> float:
    """How safely a rune would lie in an area, in points."""
    if outlook.owners[area] != seat:
        return -6.0
    guard = outlook.hosts[area].number + walls(g, area)
    return 0.15 * guard - 0.3 * exposure(g, outlook, seat, area) - 10.0 * reinforcement(g, outlook, seat, area)


# Recruit


def resources(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-213: the best dial."""
    points: list[float] = []
    for code in codes:
        resource = code - RESOURCE
        faction = g.seats[seat].faction
        worth = dial_units_worth(g, faction, resource, g.seats[seat].dials[resource])
        points.append(POINTS * UNIT_WORTH * worth)
    return points


def recruit_places(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-214: where units are needed and find room."""
    outlook = Outlook(g)
    return [recruit_place(g, outlook, seat, (code - PLACE_UNIT) % AREA_COUNT) for code in codes]


def replacements(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-215: a routed unit makes way, a standing one rather not."""
    points: list[float] = []
    for code in codes:
        if code == FORFEIT:
            points.append(0.0)
        else:
            label = (code - REPLACE) % (UNIT_COUNT * 2) * ROUTED
            points.append(0.4 if label % LABEL_STRIDE >= ROUTED else -0.2)
    return points


def recruit_place(g: Runewars, outlook: Outlook, seat: i64, area: i64) -> float:
    """Where a recruit helps: in danger and near the others, not where Winter starves him."""
    number: i64 = len(g.units[area])
    if number >= MOST_UNITS:
        return -9.0
    score = reinforcement(g, outlook, seat, area) + 0.2 * exposure(g, outlook, seat, area)
    if number >= g.seats[seat].dials[0]:
        score -= 0.5
    return score - 5.0 if g.activated[area] >> seat & 1 else score - 0.1 * float(number)


# Harvest, Rally Support, Acquire Power


def developments(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-225: income early, walls where there is danger."""
    outlook = Outlook(g)
    points: list[float] = []
    for code in codes:
        if BUILD_DEVELOPMENT <= code < BUILD_DEVELOPMENT + len(SHAPES) * 2 * AREA_COUNT:
            development = (code - BUILD_DEVELOPMENT) // AREA_COUNT
            area = (code - BUILD_DEVELOPMENT) % AREA_COUNT
            if development > 2:
                points.append(reinforcement(g, outlook, seat, area) + 0.5 * rune_worth(g, area))
            else:
                points.append(1.0 * outlook.fading - 0.3)
        else:
            points.append(0.0 if code == NO_MORE else -1.5)
    return points


def benefits(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-217: as many as are printed."""
    city = asked_by(g, Rally).city
    points: list[float] = []
    for code in codes:
        if code == INFLUENCE:
            points.append(0.5 * float(printed(g, city, "influence")))
        elif code == TACTICS_CARD:
            points.append(0.45 * float(printed(g, city, "tactics")))
        elif code == QUEST_CARDS:
            points.append(0.15 * float(printed(g, city, "quest")))
        else:
            unit = code - UNIT
            number = printed(g, city, SHAPES[g.tables.shape[unit]])
            points.append(POINTS * UNIT_WORTH * unit_worth(g, unit) * float(number))
    return points


def raises(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-224: the lowest dial."""
    return [-0.3 * float(g.seats[seat].dials[code - RAISE]) for code in codes]


def incomes(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-103: influence, rather than a card."""
    return [0.2 if code == INFLUENCE else 0.0 for code in codes]


def hero_bids(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-218: two heroes to choose from."""
    return [-0.5 * abs(float(code - SPEND) - 2.0) for code in codes]


def heroes(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-219: the most promising one."""
    return [hero_points(g, seat, code - KEEP_HERO) for code in codes]


def hero_points(g: Runewars, seat: i64, hero: i64) -> float:
    """What a hero promises, in points: strong in something, and of the right alignment."""
    best: i64 = 0
    total: i64 = 0
    for kind in range(3):
        value = attribute(g, hero, kind)
        total += value
        if value > best:
            best = value
    return 0.3 * float(best) + 0.1 * float(total) - 0.5 * float(alignment_distance(g, seat, hero))


def titles(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-222: the cheapest; the Captain's for a player whose heroes carry Rewards."""
    rewards = 0.0
    for hero in range(HERO_COUNT):
        if g.hero_seat[hero] == seat:
            rewards += float(len(g.hero_rewards[hero]))
    points: list[float] = []
    for code in codes:
        score = -0.45 * float(g.title_influence[code - TITLE])
        if code - TITLE == CAPTAIN:
            score += 0.6 + 0.6 * rewards
        points.append(score)
    return points


def amounts(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-223: no more than it takes."""
    return [-0.45 * float(code - SPEND - amount_needed(g)) for code in codes]


def amount_needed(g: Runewars) -> i64:
    """RW-172: the least influence that takes the Title that was picked."""
    for frame in g.stack:
        if isinstance(frame, TakeTitle) and frame.title != NONE:
            return g.title_influence[frame.title] + 1
    return 1


GLANCES_AT_ORDERS: Final[dict[str, Glance[Runewars]]] = {
    "choose_order": order_cards,
    "order_restriction": order_cards,
    "strategize_move": regrouping,
    "setup_stronghold": beginnings,
    "setup_place_unit": beginnings,
    "setup_runes": beginnings,
    "setup_epic_rune": beginnings,
    "fortify_action": fortifying,
    "rune_areas": runes_to_move,
    "rune_arrange": arrangements,
    "discard_false": false_runes,
    "place_dragon": rune_places,
    "place_false": rune_places,
    "revised_place_rune": rune_places,
    "recruit_resource": resources,
    "recruit_place": recruit_places,
    "recruit_replace": replacements,
    "dev_resource": raises,
    "dev_build": developments,
    "rally_benefit": benefits,
    "hero_bid": hero_bids,
    "hero_pick": heroes,
    "title_pick": titles,
    "title_amount": amounts,
    "fall_income": incomes,
}
