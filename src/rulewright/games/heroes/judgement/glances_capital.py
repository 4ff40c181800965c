"""Glances at set-up, action cards and the Develop action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.heroes.armies import has_elite, seat_of_hero
from rulewright.games.heroes.capital.develop_action import level_price
from rulewright.games.heroes.cards.prices import cheaper_by_week, recruiting_cost
from rulewright.games.heroes.cards.values import has_ability
from rulewright.games.heroes.content import (
    BALANCE,
    BUILDINGS_OF_FACTION,
    DEVELOP,
    HIRE_COST,
    IDLE,
    READY,
    STUDY_COST,
    TAVERN,
    TIERS,
    TOP_LEVEL,
    TRAINING_GROUNDS,
)
from rulewright.games.heroes.ids import HERO_COUNT, MARKET, MERCHANT, PLAGUE, TAX_COLLECTOR
from rulewright.games.heroes.judgement.glances_map import heroes_gain
from rulewright.games.heroes.judgement.library import FACTION_WORTHS, HERO_WORTHS, SCROLL_WORTHS
from rulewright.games.heroes.judgement.map_outlook import Aims, distances
from rulewright.games.heroes.judgement.worths import (
    ELITE_BLOWS,
    HERO,
    MIGHT_SCALE,
    NEVER,
    SECOND_ARMY,
    THIRD_ARMY,
    Outlook,
    Purse,
    army_might,
    army_worth,
    building_worth,
    gathers,
    income,
    measure,
    might,
    resources_worth,
)
from rulewright.games.heroes.options import (
    BUILD,
    DISMISS_FROM,
    DONE,
    FACTION,
    HIRE,
    LEVEL,
    PLACE,
    PLAY,
    RECRUIT_FOR,
    STUDY,
    TRAIN_FOR,
    TRANSFER,
    VOCABULARY,
)
from rulewright.games.heroes.options import HERO as HERO_KEY
from rulewright.games.heroes.state import IN_CAPITAL, Hero, Heroes, Seat
from rulewright.kit.judging import Glance

LATER_CARDS: Final = 0.4
"""How much what the other cards could still do counts."""
SITE_VALUES: Final[list[float]] = [1.0, 1.5, 1.2]
"""Of a location near the capital, by the colour of its guard."""


# Set-up


def factions(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    return [FACTION_WORTHS[code - FACTION] for code in codes]


def capitals(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """Near to many locations."""
    board = g.map()
    points: list[float] = []
    for code in codes:
        row = distances(board, code - PLACE)
        worth = 0.0
        for site, square in enumerate(board.squares):
            away = min(row[square], row[board.symbols[site]])
            if away < 14:
                worth += SITE_VALUES[board.colours[site]] * (0.3 if away <= 6 else 0.15 if away <= 9 else 0.05)
        points.append(0.5 * worth)
    return points


def start_heroes(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    return [HERO_WORTHS[code - HERO_KEY] for code in codes]


# Action cards


def action_cards(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """What each action brings now, and what the other cards can still do."""
    outlook = Outlook(g)
    player = g.seats[seat]
    gains = [heroes_gain(g, seat, outlook), gather_gain(g, seat, outlook), develop_gain(g, seat, outlook), 0.0]
    points: list[float] = []
    for code in codes:
        card = (code - PLAY) // 4
        action = (code - PLAY) % 4
        worth = gains[action]
        for other, state in enumerate(player.cards):
            if other != card and state == READY:
                worth += LATER_CARDS * best_action(g, gains, other, action)
        if card == BALANCE:
            worth -= 0.03
        if action == IDLE:
            worth -= 0.1
        points.append(worth)
    return points


def best_action(g: Heroes, gains: list[float], card: i64, done: i64) -> float:
    """What a card can do best after an action, which is worth less a second time."""
    best = 0.0
    for action in g.tables.shows[card]:
        part = 0.4 if action == done and action == DEVELOP else 0.7 if action == done else 1.0
        best = max(best, part * gains[action])
    return best


def gather_gain(g: Heroes, seat: i64, outlook: Outlook) -> float:
    """MH-290."""
    player = g.seats[seat]
    gold, resources = income(g, seat)
    if g.week == MARKET:
        for owner in g.owners:
            if owner == seat:
                gold += 1.0
    gain = Purse(g, player, outlook).gain(float(player.gold), gold)
    wealth = float(player.resources)
    return gain + resources_worth(g, player, outlook, wealth + resources) - resources_worth(g, player, outlook, wealth)


def develop_gain(g: Heroes, seat: i64, outlook: Outlook) -> float:
    """One level, one building, and units for the heroes in the capital."""
    player = g.seats[seat]
    spent: i64 = 0
    total = 0.0
    level: i64 = player.level
    if player.level < TOP_LEVEL and player.resources >= level_price(g, player):
        total += level_gain(g, player, outlook)
        spent = level_price(g, player)
        level += 1
    best = 0.0
    for at in range(BUILDINGS_OF_FACTION):
        building = player.faction * BUILDINGS_OF_FACTION + at
        price = cheaper_by_week(g, g.tables.building_resources[building])
        fits = not player.has_built(at) and level >= g.tables.least_level[building]
        if fits and player.resources - spent >= price and player.gold >= g.tables.building_gold[building]:
            best = max(best, build_gain(g, player, outlook, at))
    total += best
    for hero in player.heroes:
        if hero.at == IN_CAPITAL:
            total += units_gain(g, player, hero, outlook)
    if player.has_built(TAVERN) and player.gold >= HIRE_COST and len(player.heroes) < 3:
        total += max(0.0, hire_gain(g, player, outlook, -1))
    return total


def level_gain(g: Heroes, player: Seat, outlook: Outlook) -> float:
    """MH-302, MH-303: its Power, better income, and what it opens."""
    price = float(level_price(g, player))
    have = float(player.resources)
    cost = resources_worth(g, player, outlook, have) - resources_worth(g, player, outlook, have - price)
    points = float(g.tables.level_power[player.level + 1] - g.tables.level_power[player.level])
    return points + 0.06 * gathers(outlook) + 0.15 * outlook.long - cost


def build_gain(g: Heroes, player: Seat, outlook: Outlook, at: i64) -> float:
    """What a building brings beyond its price."""
    building = player.faction * BUILDINGS_OF_FACTION + at
    have = float(player.resources)
    left = have - float(cheaper_by_week(g, g.tables.building_resources[building]))
    gold = float(player.gold)
    cost = resources_worth(g, player, outlook, have) - resources_worth(g, player, outlook, left)
    cost -= Purse(g, player, outlook).gain(gold, -float(g.tables.building_gold[building]))
    return building_worth(player, outlook, at) - cost


def units_gain(g: Heroes, player: Seat, hero: Hero, outlook: Outlook) -> float:
    """What the gold can make of an army in the capital; it is worth most of that anyway."""
    if g.week == PLAGUE:
        return 0.0
    home = Aims(g, seat_of_hero(g, hero.hero), hero, outlook).home_worth()
    return rank_of(g, player, hero) * home


def rank_of(g: Heroes, player: Seat, hero: Hero) -> float:
    """How much a hero's army counts: the strongest most."""
    own = might(g, hero)
    stronger = 0
    for other in player.heroes:
        if other.hero != hero.hero and might(g, other) > own:
            stronger += 1
    return 1.0 if stronger == 0 else SECOND_ARMY if stronger == 1 else THIRD_ARMY


def hire_gain(g: Heroes, player: Seat, outlook: Outlook, hero: i64) -> float:
    """Another hero, who needs gold for an army, too."""
    gold = float(player.gold)
    cost = -Purse(g, player, outlook).gain(gold, -float(HIRE_COST))
    worth = HERO * outlook.long * min(1.3, 0.3 + gold / 14.0)
    if hero >= 0:
        if has_ability(g, hero, MERCHANT):
            worth += 0.1 * gathers(outlook)
        if has_ability(g, hero, TAX_COLLECTOR):
            worth += 0.07 * gathers(outlook)
        worth += 0.1 * HERO_WORTHS[hero]
    return worth - cost


# The Develop action


def developments(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """What each thing brings beyond its price; done when nothing does any more."""
    outlook = Outlook(g)
    player = g.seats[seat]
    return [development(g, player, outlook, code) for code in codes]


def development(g: Heroes, player: Seat, outlook: Outlook, code: i64) -> float:
    """One option of the Develop action."""
    if code == DONE:
        return 0.0
    if code >= TRANSFER:
        return transfer_gain(g, player, outlook, code - TRANSFER)
    if code == LEVEL:
        return level_gain(g, player, outlook) + 0.2
    if BUILD <= code < LEVEL:
        return build_gain(g, player, outlook, (code - BUILD) % BUILDINGS_OF_FACTION)
    if RECRUIT_FOR <= code < TRAIN_FOR:
        return recruit_gain(g, player, outlook, code - RECRUIT_FOR)
    if TRAIN_FOR <= code < DISMISS_FROM:
        return train_gain(g, player, outlook, code - TRAIN_FOR)
    if DISMISS_FROM <= code < HIRE:
        return NEVER
    if HIRE <= code < STUDY:
        return hire_gain(g, player, outlook, code - HIRE)
    assert VOCABULARY.verb_of(code).name == "study", "MH-300: what is left to be done"
    return study_gain(g, player, outlook, code - STUDY)


def recruit_gain(g: Heroes, player: Seat, outlook: Outlook, number: i64) -> float:
    """A basic unit, less its price; the last places are kept for better units."""
    unit = number // HERO_COUNT
    hero = g.find(number % HERO_COUNT)
    price = float(recruiting_cost(g, hero.hero, unit))
    room = 0.0 if hero.stack(unit % TIERS) >= 5 else 1.0
    gain = purchase_gain(g, player, outlook, hero, room * float(g.tables.strength[unit]), price, 1.0)
    if player.has_built(TRAINING_GROUNDS):
        gain += 0.02
    return gain


def purchase_gain(
    g: Heroes, player: Seat, outlook: Outlook, hero: Hero, blows: float, price: float, room: float
) -> float:
    """A unit for an army, or its training, less what else the gold could be for."""
    purse = Purse(g, player, outlook)
    rank = rank_of(g, player, hero)
    gold = float(player.gold)
    if rank == 1.0:
        return purse.purchase(gold, price, blows, room) + 0.01
    hp, before = measure(g, player.faction, hero.army)
    own = army_worth(outlook, hp * before / MIGHT_SCALE)
    gain = army_worth(outlook, (hp + 1.0) * (before + blows) / MIGHT_SCALE) - own
    return rank * gain + purse.gain(gold, -price) + (0.1 if hp == 0.0 else 0.0)


def train_gain(g: Heroes, player: Seat, outlook: Outlook, number: i64) -> float:
    """An elite unit instead of a basic one, less its price."""
    unit = number // HERO_COUNT
    hero = g.find(number % HERO_COUNT)
    price = float(g.tables.train_gold[unit])
    blows = 0.0 if has_elite(hero) else ELITE_BLOWS
    return purchase_gain(g, player, outlook, hero, blows, price, 0.0) + 0.01 * float(g.tables.strength[unit])


def transfer_gain(g: Heroes, player: Seat, outlook: Outlook, number: i64) -> float:
    """Units go to the hero who is stronger; a new hero gets some of many."""
    giver = g.find(number // HERO_COUNT % HERO_COUNT)
    taker = g.find(number % HERO_COUNT)
    token = number // (HERO_COUNT * HERO_COUNT)
    place = token // 2 % TIERS + token % 2 * TIERS
    given = giver.army[:]
    given[place] -= 1
    taken = taker.army[:]
    taken[place] += 1
    from_rank = rank_of(g, player, giver)
    to_rank = rank_of(g, player, taker)
    lost = army_worth(outlook, might(g, giver)) - army_worth(outlook, army_might(g, player.faction, given))
    won = army_worth(outlook, army_might(g, player.faction, taken)) - army_worth(outlook, might(g, taker))
    return to_rank * won - from_rank * lost - 0.05


def study_gain(g: Heroes, player: Seat, outlook: Outlook, hero: i64) -> float:
    """MH-322: an unknown scroll for 3 gold, if the hero can read most of them."""
    if len(g.find(hero).scrolls) >= 3:
        return NEVER
    mean = 0.0
    for scroll, worth in enumerate(SCROLL_WORTHS):
        if g.tables.hero_magic[hero] >= g.tables.scroll_magic[scroll]:
            mean += worth / float(len(SCROLL_WORTHS))
    gold = float(player.gold)
    return mean * outlook.late + Purse(g, player, outlook).gain(gold, -float(STUDY_COST))


GLANCES_AT_THE_CAPITAL: Final[dict[str, Glance[Heroes]]] = {
    "choose_faction": factions,
    "place_capital": capitals,
    "choose_start_hero": start_heroes,
    "play_action_card": action_cards,
    "develop_step": developments,
}
