"""Glances at the start of a turn and at the main menu: what each action brings, in points at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.battalia.board import markets_of
from rulewright.games.battalia.content import (
    ARTEFACT_PILE,
    FIRST_QUEEN,
    HAND_SIZE,
    MEANING_COUNT,
    SQUARES,
    faction_of,
    is_building,
    is_great,
    is_universal,
    terrain_of,
)
from rulewright.games.battalia.ids import (
    BAG,
    BANNER,
    CLO,
    CLOAK,
    COLDBREATH,
    EMB,
    HAND,
    HORN,
    ISL,
    KRYCEK,
    PAVILION,
    STAFF,
    VASE,
    WINGS,
)
from rulewright.games.battalia.items import CARDLIKE, ITEMS, UNIT_ITEMS, is_scroll_source, is_title_source
from rulewright.games.battalia.judgement.nation_outlook import Nation
from rulewright.games.battalia.judgement.plan import Plan
from rulewright.games.battalia.judgement.worths import CARD_STRENGTHS, CARD_WORTHS, HERO_WORTH, NEVER, days_left
from rulewright.games.battalia.lines.preparing import title_worth
from rulewright.games.battalia.options import (
    ABILITY,
    ACQUIRE,
    AMBUSH,
    ATTACK,
    BONUS,
    BRIDGE_EXCHANGE,
    BRIDGE_GIVE,
    BRIDGE_LOWER,
    CITY,
    COHORT,
    DRINK,
    DRINK_MISFORTUNE,
    ELIXIR,
    EXPLORE,
    GATE,
    HARBOUR,
    HERO,
    HIRE,
    HOMAGE,
    INCOME,
    KEEP,
    MARKET,
    MASONS,
    MOVE,
    MULLIGAN,
    PASS,
    PITCH,
    PLAY,
    PLAY_COPY,
    RESIDENCE,
    ROAD,
    STEP,
    STRIKE,
    SWAP,
    TRADE,
    TRADE_CHEST,
    TRADE_DUST,
    UPGRADE,
    USE,
    USE_CARD,
    USE_ECLIPSE,
    USE_HAMMER,
)
from rulewright.games.battalia.state import Battalia

STORM_WORTH: Final = 0.8
"""What a storm effect brings, about (BA-314)."""
LIFT: Final = 1.0
"""A city that rises."""
CARD_DRAWN: Final = 0.35
PLAY_WORTHS: Final[dict[int, float]] = {
    int(HORN): 1.2, int(BAG): 0.9, int(BANNER): 1.1, int(HAND): 0.6, int(KRYCEK): 0.5, int(WINGS): 0.2,
    int(PAVILION): 0.1, int(VASE): 0.15, int(CLOAK): 0.1, int(STAFF): -0.2,
}  # fmt: skip
EXPLORED_CROSSROADS: Final = 0.5
ROAD_WORTHS: Final[list[float]] = [2.0, 1.2, 0.7, 0.3]
"""By the number of places for cities: what a road is worth."""


def starts(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """BA-062: a cohort draws cards; a new hand of five, if this one is poor."""
    player = g.seats[seat]
    days = days_left(g)
    nation = Nation(g, seat, days)
    usual = nation.worth / max(1.0, nation.size)
    own = hand_worth(g, seat)
    points: list[float] = []
    for code in codes:
        if code == KEEP:
            points.append(0.0)
        elif code == MULLIGAN:
            points.append(6.0 * (usual * float(HAND_SIZE - 1) - own) - 0.1)
        else:
            number = 0
            for card in player.hand:
                if faction_of(card) == code - COHORT or is_universal(card):
                    number += 1
            points.append(0.3 + CARD_DRAWN * float(number - 2))
    return points


def hand_worth(g: Battalia, seat: i64) -> float:
    """What a hand is worth, equal units more than different ones."""
    worth = 0.0
    ranks = [0, 0, 0, 0]
    for card in g.seats[seat].hand:
        worth += CARD_WORTHS[card]
        if card < FIRST_QUEEN:
            ranks[card // 8] += 1
    for rank in range(1, 4):
        if ranks[rank] >= 2:
            worth += 0.1 * float(rank)
    return worth


def shown(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """BA-063: every card shown draws one."""
    return [float(at == 0) for at in range(len(codes))]


def actions(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """BA-066: what each action of the main menu brings."""
    plan = Plan(g, seat)
    plan.look_for_attack(g)
    return [action(g, plan, code) for code in codes]


def action(g: Battalia, plan: Plan, code: i64) -> float:
    """Lines that are paid, then movement, then everything else."""
    if code == PASS:
        return 0.0
    if code < HERO:
        return building(g, plan, code)
    if code < AMBUSH:
        return going(g, plan, code)
    if code >= MOVE:
        return with_items(g, plan, code)
    if code < PLAY:
        return preparing(g, plan, code)
    if code < EXPLORE:
        return trading(g, plan, code)
    return elsewhere(g, plan, code)


# Hiring and building


def building(g: Battalia, plan: Plan, code: i64) -> float:
    """BA-100 to BA-118."""
    if code < HARBOUR:
        return hired(g, plan, code - HIRE)
    if code < ACQUIRE:
        return hired(g, plan, code - HARBOUR + 1) + 0.1
    if code < ROAD:
        return acquired(g, plan, code - ACQUIRE)
    if code < CITY:
        return road(g, plan, code - ROAD)
    if code < UPGRADE:
        rank = (code - CITY) // 5
        return float(rank + 1) + (0.3 if (code - CITY) % 5 == 4 else 0.1)
    if code < MASONS:
        return lift(g, (code - UPGRADE) // 4, (code - UPGRADE) % 4)
    if code < RESIDENCE:
        return lift(g, (code - MASONS) // 3, (code - MASONS) % 3 + 1) - 0.1
    return LIFT + 0.1


def lift(g: Battalia, square: i64, rank: i64) -> float:
    """BA-116: a level more; of several cities the highest that this rank can raise, of several ranks the lowest."""
    level: i64 = g.level[square]
    return LIFT + (0.25 if level == 3 else 0.03 * float(level)) - 0.04 * float(rank)


def hired(g: Battalia, plan: Plan, rank: i64) -> float:
    """BA-100: what the top unit of a rank, with its supply, brings the deck."""
    return plan.nation.gain(g.piles[rank][0], True)


def acquired(g: Battalia, plan: Plan, kind: i64) -> float:
    """BA-103: what the artefact brings; the unit is better used for something else, if it can be."""
    spent = 0.15
    for rank in range(4):
        if plan.ranks[rank] > 0:
            spent = 0.1 * float(rank) + (0.4 if plan.ranks[rank] >= 2 and plan.lifts(rank) else 0.05)
            break
    return plan.nation.gain(g.piles[ARTEFACT_PILE + kind][0], False) - spent


def road(g: Battalia, plan: Plan, shape: i64) -> float:
    """BA-112, BA-113: roads make places for cities and ways to what can be attacked."""
    worth: float = ROAD_WORTHS[plan.nation.sites]
    return worth + 0.05 * float(shape) if plan.days > 4.0 else worth * 0.2


# Heroes


def going(g: Battalia, plan: Plan, code: i64) -> float:
    """BA-130 to BA-135, BA-312."""
    if code < STEP:
        player = g.seats[plan.seat]
        other: i64 = player.b.at if player.a.at < 0 else player.a.at
        worth = HERO_WORTH + plan.aim_from(g, code - HERO)
        return worth * min(1.0, plan.days / 8.0) + (0.3 if other < 0 else 0.0)
    if code < GATE:
        return stepping(g, plan, (code - STEP) // SQUARES, (code - STEP) % SQUARES)
    return STORM_WORTH + 0.5 * gained_by_going(g, plan, (code - GATE) // SQUARES, (code - GATE) % SQUARES)


def stepping(g: Battalia, plan: Plan, number: i64, square: i64) -> float:
    """Towards the target of this turn, if there is one; else to where more can be done later."""
    if number == plan.hero:
        at = g.seats[plan.seat].hero(number).at
        return plan.hope * (0.9 if plan.way[square] < plan.way[at] else -0.5)
    return gained_by_going(g, plan, number, square) - 0.02


def gained_by_going(g: Battalia, plan: Plan, number: i64, square: i64) -> float:
    at = g.seats[plan.seat].hero(number).at
    return plan.aim_from(g, square) - plan.aim_from(g, at)


def moving(g: Battalia, plan: Plan, number: i64, item: i64) -> float:
    """BA-132: movement for the hero of the plan as far as it is needed; for others what is not used otherwise."""
    hero = g.seats[plan.seat].hero(number)
    ready = hero.steps + hero.points + hero.free
    if number == plan.hero:
        missing: i64 = plan.way[hero.at] - ready
        if missing <= 0:
            return -0.3
        long_way = 0.1 if missing >= 3 else -0.1
        return plan.hope * 0.8 + (long_way if item > 43 and item < 50 else 0.0)
    if ready > 0:
        return -0.1
    return 0.12 + 0.2 * (1.0 if plan.days > 2.0 else 0.0) - (0.2 if plan.supplies >= 2 else 0.0)


# Attacks, tents, movement, preparing with sources


def with_items(g: Battalia, plan: Plan, code: i64) -> float:
    """Actions with items: movement, attack, tents, Titles and Scrolls."""
    if code < ATTACK:
        return moving(g, plan, (code - MOVE) // ITEMS, (code - MOVE) % ITEMS)
    if code < PITCH:
        return attacking(g, plan, code - ATTACK)
    if code < USE:
        return pitching(g, plan)
    if code < STRIKE:
        return using(g, plan, (code - USE) // UNIT_ITEMS, (code - USE) % UNIT_ITEMS)
    return striking(plan, (code - STRIKE) % CARDLIKE) if code < SWAP else -0.8


def attacking(g: Battalia, plan: Plan, weapon: i64) -> float:
    """BA-150: with the weakest weapon, if the plan's hero has arrived."""
    if plan.hero < 0:
        return -0.6
    if g.seats[plan.seat].hero(plan.hero).at != plan.target:
        return -0.4
    return plan.hope - 0.02 * float(CARD_STRENGTHS[weapon] if weapon < 109 else 2)


def pitching(g: Battalia, plan: Plan) -> float:
    """BA-195: a tent keeps a unit that is alone of its rank."""
    for rank in (3, 2):
        if plan.ranks[rank] == 1:
            return 0.35 + 0.15 * float(rank)
    return 0.02


def striking(plan: Plan, card: i64) -> float:
    """BA-196: a unit is taken out of a tent when it meets its like."""
    if card < FIRST_QUEEN:
        rank: i64 = card // 8
        if plan.ranks[rank] >= 1 and plan.lifts(rank):
            return 1.2
    return 0.1 if plan.hope > 0.0 else -0.3


def using(g: Battalia, plan: Plan, source: i64, item: i64) -> float:
    """BA-087: what a Title, Scroll, Crown or Book makes possible."""
    if item >= FIRST_QUEEN or plan.hope > 0.0:
        return -0.4
    rank: i64 = item // 8
    if is_scroll_source(source) or source == 13 or source == 15:
        return completed(plan, rank, plan.ranks[rank] + (2 if source == 13 or source == 15 else 1))
    to: i64 = min(i64(3), rank + title_worth(g)) if is_title_source(source) else 3
    return completed(plan, to, plan.ranks[to] + 1)


def completed(plan: Plan, rank: i64, number: i64) -> float:
    """What so many units of a rank can do: raise a city, or build one."""
    if number >= 3 and rank >= 1:
        return float(rank + 1) * 0.9
    if number == 2 and plan.lifts(rank):
        return 0.8 - 0.03 * float(rank)
    return -0.4


# Preparing without a unit, ambush


def preparing(g: Battalia, plan: Plan, code: i64) -> float:
    """BA-190, BA-086: ambush, Hammer, Amulets, Fanatics, Solar Eclipse."""
    if code < USE_HAMMER:
        if code >= AMBUSH + CARDLIKE - 17:
            return NEVER
        return laid_in_ambush(g, plan, code - AMBUSH)
    if code < USE_CARD:
        meaning = (code - USE_HAMMER) % MEANING_COUNT
        return completed(plan, meaning, plan.ranks[meaning] + 1) if meaning < 4 else -0.2
    if code < USE_ECLIPSE:
        if code - USE_CARD < FIRST_QUEEN:
            rank = (code - USE_CARD) // 8
            return completed(plan, rank, plan.ranks[rank] + 2) - 0.3
        return -0.2 if plan.hope > 0.0 else 0.45
    return completed(plan, 3, plan.ranks[3] + 1)


def laid_in_ambush(g: Battalia, plan: Plan, card: i64) -> float:
    """BA-190: a card for limbo, and a battle card that waits; worth it for a weak card and a strong one."""
    best: i64 = 0
    for other in g.seats[plan.seat].hand:
        if other != card:
            best = max(best, CARD_STRENGTHS[other])
    if plan.hope > 0.0 or CARD_WORTHS[card] > 0.06:
        return -0.8
    return 0.1 * float(best) - 0.3 - plan.nation.loss(card)


# Great Artefacts, markets


def trading(g: Battalia, plan: Plan, code: i64) -> float:
    """BA-260, BA-340, BA-343."""
    if code < MARKET:
        great = 89 + (code - PLAY_COPY if code >= PLAY_COPY else code - PLAY)
        return PLAY_WORTHS.get(int(great), 0.0) if is_great(great) else 0.0
    if code < TRADE:
        return 0.1 if markets_of(g, plan.seat) == 0 and plan.days > 8.0 else -0.2
    if code < TRADE_CHEST:
        return -0.5
    if code < TRADE_DUST:
        return 0.2
    return 0.05


# Metamorphia, Bilkarr, the valley


def elsewhere(g: Battalia, plan: Plan, code: i64) -> float:
    """BA-432, BA-440, BA-469 to BA-492."""
    if code < INCOME:
        return 2.0 if is_building(g.card[code - EXPLORE]) else EXPLORED_CROSSROADS
    if code < BONUS:
        return 0.9
    if code < BRIDGE_GIVE:
        return 0.4
    if code < BRIDGE_LOWER:
        return LIFT - 6.0 * CARD_WORTHS[code - BRIDGE_GIVE + 89]
    if code < HOMAGE:
        return -0.8 if code < BRIDGE_EXCHANGE else 0.05
    if code < ELIXIR:
        return homage(g, plan)
    if code < DRINK:
        return 0.15
    return drinking(g, plan, code)


def homage(g: Battalia, plan: Plan) -> float:
    """BA-433: by her terrain, less the card."""
    terrain = terrain_of(g.card[g.metamorphia])
    if terrain == CLO:
        return LIFT - 0.15
    if terrain == EMB:
        return 0.0
    return 0.45 if terrain >= ISL else 0.1


def drinking(g: Battalia, plan: Plan, code: i64) -> float:
    """BA-442: the ability draws a card; elixirs are drunk when an attack is at hand."""
    if code == ABILITY:
        return 0.7
    if code == DRINK + COLDBREATH:
        return -0.3
    if code >= DRINK_MISFORTUNE:
        return 0.3
    return 0.3 if plan.hope > 0.0 else -0.2
