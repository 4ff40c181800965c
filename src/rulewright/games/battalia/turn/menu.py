"""The main menu (D-20): every action that is legal now, from one count of what is at hand (purse.py)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.battalia.artefacts.playing import can_play
from rulewright.games.battalia.battle.ambush import ambush_options
from rulewright.games.battalia.battle.targets import squares_in_reach, targets
from rulewright.games.battalia.battle.tents import strike_options, tent_options
from rulewright.games.battalia.board import (
    BESIDE,
    can_place,
    gate_squares,
    has_refuge,
    has_token,
    markets_of,
    neighbours,
    network,
    on_native,
    own_cities,
    refuges,
    sites,
)
from rulewright.games.battalia.content import (
    ARTEFACT_PILE,
    AS_HORSE,
    AS_SUPPLY,
    AS_WEAPON,
    CITY_PILE,
    HORSE,
    ROAD_PILE,
    SQUARES,
    TYPE_COUNT,
    WEAPON,
    is_building,
    is_cross,
    is_gate,
    is_great,
    is_road,
    type_of,
)
from rulewright.games.battalia.heroes.metamorphia import can_pay_homage
from rulewright.games.battalia.heroes.moving import enters_free
from rulewright.games.battalia.ids import (
    ARROW,
    CHEST,
    CLO,
    DUST,
    ISL,
    RUINS,
    SHIELD,
    SUN,
    SUPPLY,
    SWORD,
    TWIN,
)
from rulewright.games.battalia.items import ITEMS, great_of
from rulewright.games.battalia.lines.preparing import use_options
from rulewright.games.battalia.lines.windows import drink_options
from rulewright.games.battalia.options import (
    ABILITY,
    ACQUIRE,
    ATTACK,
    CAPITAL,
    CITY,
    ELIXIR,
    EXPLORE,
    GATE,
    HARBOUR,
    HERO,
    HIRE,
    HOMAGE,
    MARKET,
    MASONS,
    MOVE,
    PASS,
    PLAY,
    PLAY_COPY,
    RESIDENCE,
    ROAD,
    STEP,
    TRADE,
    TRADE_CHEST,
    TRADE_DUST,
    UPGRADE,
)
from rulewright.games.battalia.purse import (
    SLOT_FREEMAN,
    SLOT_KING,
    SLOT_QUEEN,
    SLOT_SUPPLY,
    SLOT_UNIT,
    SLOT_WEAPON,
    Purse,
    is_lit_tool_line,
    purse_of,
    weapon_copies,
)
from rulewright.games.battalia.setting import BASIC, NO_VALLEY
from rulewright.games.battalia.state import BY_AMULET, Battalia, Hero
from rulewright.games.battalia.stock import borrowed, can_draw, copied_greats
from rulewright.games.battalia.valley.actions import valley_options


def menu(g: Battalia, seat: i64) -> list[int]:
    """BA-066, BA-104: everything that can be done now; `pass` always."""
    purse = purse_of(g, seat)
    codes: list[int] = [int(PASS)]
    add_hiring(g, seat, purse, codes)
    add_building(g, seat, purse, codes)
    add_rising(g, seat, purse, codes)
    add_heroes(g, seat, purse, codes)
    add_attacks(g, seat, codes)
    codes += ambush_options(g, seat)
    codes += tent_options(g, seat)
    codes += strike_options(g, seat)
    codes += use_options(g, seat)
    add_greats(g, seat, codes)
    if g.setting.markets:
        add_markets(g, seat, purse, codes)
    if g.setting.valley != NO_VALLEY:
        add_exploring(g, seat, purse, codes)
        codes += valley_options(g, seat)
    if g.metamorphia >= 0:
        add_homages(g, seat, codes)
    if g.setting.elixirs:
        add_elixirs(g, seat, purse, codes)
        codes += drink_options(g, seat)
    if has_ability(g, seat, SUN) and len(g.seats[seat].hand) <= 4 and can_draw(g, seat):
        codes.append(int(ABILITY))
    return codes


def has_ability(g: Battalia, seat: i64, faction: i64) -> bool:
    """BA-385, BA-386: whether a seat of this faction can use its ability now."""
    player = g.seats[seat]
    return player.faction == faction and g.setting.mode != BASIC and not player.used_ability and on_native(g, seat)


def add_hiring(g: Battalia, seat: i64, purse: Purse, codes: list[int]) -> None:
    """BA-100, BA-387, BA-103, BA-510."""
    supplies: i64 = purse.worth[SLOT_SUPPLY]
    if supplies == 0:
        return
    for rank in range(i64(4)):
        if supplies > rank and g.piles[rank]:
            codes.append(int(HIRE + rank))
    if has_ability(g, seat, ISL):
        for rank in range(i64(1), i64(4)):
            if supplies >= rank and g.piles[rank]:
                codes.append(int(HARBOUR + rank - 1))
    if purse.worth[SLOT_UNIT] > 0:
        for kind in range(TYPE_COUNT):
            if g.piles[ARTEFACT_PILE + kind]:
                codes.append(int(ACQUIRE + kind))


def add_building(g: Battalia, seat: i64, purse: Purse, codes: list[int]) -> None:
    """BA-112 to BA-114, BA-512, BA-514, BA-411."""
    workers = purse.workers >= 2
    supplied = purse.worth[SLOT_SUPPLY] > 0 or is_lit_tool_line(g, purse)
    ranks: i64 = 0
    for rank in range(i64(4)):
        if purse.worth[SLOT_FREEMAN + rank] >= 3 and has_token(g, seat, rank + 1):
            ranks |= i64(1) << rank
    if not workers and not ranks:
        return
    refuge = has_refuge(g, seat)
    places = refuges(g) if refuge else sites(g, seat)
    if not places:
        return
    if workers and not refuge:
        for shape in range(i64(4)):
            if (shape < 2 or supplied) and g.piles[ROAD_PILE + shape] and can_place(g, shape + 1, places, False):
                codes.append(int(ROAD + shape))
    if ranks:
        for shape in range(i64(5)):
            if g.piles[CITY_PILE + shape] and can_place(g, shape, places, True):
                for rank in range(i64(4)):
                    if ranks >> rank & 1:
                        codes.append(int(CITY + rank * 5 + shape))


def add_rising(g: Battalia, seat: i64, purse: Purse, codes: list[int]) -> None:
    """BA-116 to BA-118, BA-387."""
    worth = purse.worth
    best: i64 = 0
    for rank in range(i64(1), i64(5)):
        if worth[rank] > 0:
            best = rank
    if best == 0 and worth[SLOT_QUEEN] == 0 and worth[SLOT_KING] == 0:
        return
    masons = has_ability(g, seat, CLO)
    for square in own_cities(g, seat):
        level: i64 = g.level[square]
        if level < best and has_token(g, seat, level + 1, level):
            for rank in range(level + 1, i64(5)):
                if worth[rank] >= 2:
                    codes.append(int(UPGRADE + square * 4 + rank - 1))
                if masons and rank > 1 and worth[rank] > 0 and worth[rank - 1] > 0:
                    codes.append(int(MASONS + square * 3 + rank - 2))
        elif level == 4 and worth[SLOT_QUEEN] > 0 and has_token(g, seat, 5):
            codes.append(int(RESIDENCE + square))
        elif level == 5 and worth[SLOT_KING] > 0 and has_token(g, seat, 6):
            codes.append(int(CAPITAL + square))


def add_heroes(g: Battalia, seat: i64, purse: Purse, codes: list[int]) -> None:
    """BA-130 to BA-135, BA-312, BA-411."""
    player = g.seats[seat]
    if (player.a.at < 0 or player.b.at < 0) and purse.worth[SLOT_WEAPON] > 0 and purse.worth[SLOT_SUPPLY] > 0:
        codes += [int(HERO + square) for square in hero_places(g, seat)]
    for number in range(i64(2)):
        hero = player.hero(number)
        if hero.at < 0 or hero.bonus_taken:
            continue
        last = -1
        for card in player.hand:
            if card != last and (card == SUPPLY or card == DUST or type_of(card) == HORSE):
                codes.append(int(MOVE + number * ITEMS + card))
            last = card
        previous: i64 = -1
        for item in player.prepared:
            if item.key != previous and (item.meaning == AS_HORSE or item.meaning == AS_SUPPLY):
                codes.append(int(MOVE + number * ITEMS + item.key))
            previous = item.key
        for square in neighbours(g, hero.at):
            if can_enter(g, seat, hero, square):
                codes.append(int(STEP + number * SQUARES + square))
        if is_gate(g.card[hero.at]) and not hero.passed and hero.points > 0:
            for square in gate_squares(g):
                paid = hero.steps > 0 or hero.points > 1 or enters_free(g, seat, hero, square)
                if paid and square != hero.at:
                    codes.append(int(GATE + number * SQUARES + square))


def hero_places(g: Battalia, seat: i64) -> list[int]:
    """BA-130, BA-411: own cities; without any the gates; without gates the ruins."""
    cities = own_cities(g, seat)
    if cities:
        return cities
    if g.setting.gates:
        return gate_squares(g)
    return [int(square) for square in range(SQUARES) if g.card[square] == RUINS]


def can_enter(g: Battalia, seat: i64, hero: Hero, square: i64) -> bool:
    """BA-132: whether a step can be paid with what the hero has."""
    return hero.free > 0 or hero.steps > 0 or hero.points > 0 or enters_free(g, seat, hero, square)


def add_attacks(g: Battalia, seat: i64, codes: list[int]) -> None:
    """BA-150, BA-088: weapons for which there is a target."""
    player = g.seats[seat]
    if player.a.at < 0 and player.b.at < 0:
        return
    near: i64 = -1
    far: i64 = -1
    last = -1
    weapons: list[int] = []
    for card in player.hand:
        if card != last and (type_of(card) == WEAPON or card in (SWORD, SHIELD, ARROW)):
            weapons.append(card)
        last = card
    weapons += weapon_copies(g, seat)
    previous: i64 = -1
    for item in player.prepared:
        if item.meaning == AS_WEAPON and item.by == BY_AMULET and item.key != previous:
            weapons.append(int(item.key))
            previous = item.key
    for weapon in weapons:
        if great_of(weapon) == ARROW:
            if far < 0:
                far = 1 if targets(g, seat, squares_in_reach(g, seat, True)) else 0
            if far == 1:
                codes.append(int(ATTACK + weapon))
        else:
            if near < 0:
                near = 1 if targets(g, seat, squares_in_reach(g, seat, False)) else 0
            if near == 1:
                codes.append(int(ATTACK + weapon))


def add_greats(g: Battalia, seat: i64, codes: list[int]) -> None:
    """BA-260, BA-564: Great Artefacts that are played as lines and can do something."""
    hand = g.seats[seat].hand
    for card in hand:
        if is_great(card) and can_play(g, seat, card):
            codes.append(int(PLAY + card - 89))
    if TWIN in hand:
        for great in copied_greats(g, seat):
            if can_play(g, seat, great):
                codes.append(int(PLAY_COPY + great - 89))


def add_markets(g: Battalia, seat: i64, purse: Purse, codes: list[int]) -> None:
    """BA-340, BA-343, BA-344."""
    own = markets_of(g, seat)
    if own < 2 and purse.workers >= 2:
        inside = network(g, seat)
        codes += [int(MARKET + at) for at in range(SQUARES) if inside[at] == 1 and is_road(g.card[at])]
    player = g.seats[seat]
    if own == 0 or not stands_on_market(g, seat):
        return
    last = -1
    for card in player.hand:
        if card != last and can_trade(g, seat, card):
            if type_of(card) >= 0:
                if g.chests > 0:
                    codes.append(int(TRADE + card - 44))
            elif card == CHEST:
                for kind in range(TYPE_COUNT):
                    if g.piles[ARTEFACT_PILE + kind]:
                        codes.append(int(TRADE_CHEST + kind))
        last = card
    if own == 2 and g.dust > 0 and own_supplies(g, seat) >= 2:
        codes.append(int(TRADE_DUST))


def own_supplies(g: Battalia, seat: i64) -> i64:
    """Supplies in hand that are not borrowed."""
    player = g.seats[seat]
    return player.hand.count(SUPPLY) - borrowed(player, SUPPLY)


def stands_on_market(g: Battalia, seat: i64) -> bool:
    """BA-343: whether an own hero stands on a card with an own marketplace."""
    player = g.seats[seat]
    for at in (player.a.at, player.b.at):
        if at >= 0 and g.markets[at] >> (4 * seat) & 15:
            return True
    return False


def can_trade(g: Battalia, seat: i64, card: i64) -> bool:
    """BA-344, BA-567: of equal cards in hand only those beyond the number gained by trade, or borrowed."""
    player = g.seats[seat]
    return player.hand.count(card) > player.traded.count(card) + borrowed(player, card)


def add_exploring(g: Battalia, seat: i64, purse: Purse, codes: list[int]) -> None:
    """BA-469 to BA-471."""
    if purse.workers < 2 or not g.down:
        return
    player = g.seats[seat]
    supplied = purse.worth[SLOT_SUPPLY] > 0 or is_lit_tool_line(g, purse)
    found: list[int] = []
    for at in (player.a.at, player.b.at):
        if at < 0:
            continue
        for direction in range(i64(4)):
            other: i64 = BESIDE[at * 4 + direction]
            if other < 0 or other not in g.down or other in found:
                continue
            payable = is_building(g.card[other]) or (is_cross(g.card[other]) and supplied)
            if payable and g.exits[at] >> direction & 1 and g.exits[other] >> ((direction + 2) & 3) & 1:
                found.append(int(other))
    codes += [int(EXPLORE + square) for square in sorted(found)]


def add_homages(g: Battalia, seat: i64, codes: list[int]) -> None:
    """BA-430, BA-432."""
    for number in range(i64(2)):
        if can_pay_homage(g, seat, number):
            codes.append(int(HOMAGE + number))


def add_elixirs(g: Battalia, seat: i64, purse: Purse, codes: list[int]) -> None:
    """BA-440, BA-441."""
    player = g.seats[seat]
    if g.bilkarr < 0 or purse.worth[SLOT_SUPPLY] < 2 or g.bilkarr not in (player.a.at, player.b.at):
        return
    for elixir in range(i64(6)):
        if g.elixir_owner[elixir] < 0:
            codes.append(int(ELIXIR + elixir))
