"""Quest outlook for bots: what a hero is worth, where he should go, what he can complete."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.heroes.quests import QUEST_CARDS, can_pay, is_quest_area
from rulewright.games.runewars.ids import HERO_COUNT, RING_OF_INSIGHT, TIMMORRAN_SHARD
from rulewright.games.runewars.judgement.board_outlook import FAILURE, Outlook, distance
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import attribute

REWARD_WORTH: Final = 0.16
"""In dragon runes: six of twenty-five Rewards are Shards."""
SHARD_WORTH: Final = 0.5
SHARD_AT_HOME: Final = 0.25
"""What a Shard is worth more if its hero stands where it can be turned in."""
CARRIED_TOGETHER: Final = 0.002
"""Rewards do more for one hero than for several; so they do not change hands without need."""
DUEL_QUEST: Final = 0.55
"""The likelihood to win the duel of a quest."""
FAR: Final[i64] = 12


def hero_worth(g: Runewars, outlook: Outlook, seat: i64, hero: i64) -> float:
    """A hero with his training, wounds and Rewards, in dragon runes."""
    worth = 0.12
    for kind in range(3):
        worth += 0.012 * float(attribute(g, hero, kind))
    health = g.tables.hero_health[hero]
    damage: i64 = g.hero_damage[hero]
    if damage > 0:
        worth -= 0.1 * float(damage) / float(health)
    worth *= outlook.fading
    for reward in g.hero_rewards[hero]:
        if reward == TIMMORRAN_SHARD:
            worth += SHARD_WORTH
            worth += SHARD_AT_HOME / (1.0 + float(way_home(g, seat, g.hero_area[hero])))
        else:
            worth += REWARD_WORTH * (0.4 + 0.6 * outlook.fading)
    carried = float(len(g.hero_rewards[hero]))
    return worth + CARRIED_TOGETHER * carried * carried


def way_home(g: Runewars, seat: i64, area: i64) -> i64:
    """How far the next stronghold of a seat is."""
    nearest = FAR
    for other in g.board.areas:
        if g.stronghold[other] == seat:
            steps = distance(g.board, area, other)
            if steps < nearest:
                nearest = steps
    return nearest


def quest_chance(g: Runewars, seat: i64, hero: i64, quest: i64) -> float:
    """How likely a hero completes a quest if he attempts it."""
    card = QUEST_CARDS[quest]
    kind = card.attribute
    if kind != NONE:
        cards = attribute(g, hero, kind)
        if RING_OF_INSIGHT in g.hero_rewards[hero]:
            cards += 1
        failure = 1.0
        for _ in range(cards):
            failure *= FAILURE
        return 1.0 - failure
    if card.price:
        return 1.0 if can_pay(g, seat, quest) else 0.1
    return DUEL_QUEST if g.tables.hero_health[hero] - g.hero_damage[hero] > 2 else 0.2


def way_to_quest(g: Runewars, seat: i64, quest: i64, area: i64) -> i64:
    """How far the next area is in which a quest can be attempted."""
    named: i64 = g.tables.quest_area[quest]
    if named >= 0:
        return distance(g.board, area, named) if g.board.on_map[named] else FAR
    nearest = FAR
    for other in g.board.areas:
        if is_quest_area(g, seat, quest, other):
            steps = distance(g.board, area, other)
            if steps < nearest:
                nearest = steps
    return nearest


def quest_hope(g: Runewars, seat: i64, hero: i64, quest: i64, area: i64) -> float:
    """What a quest in hand promises to a hero in an area: the nearer, the more."""
    steps = float(way_to_quest(g, seat, quest, area))
    return REWARD_WORTH * 1.2 * quest_chance(g, seat, hero, quest) / (1.0 + 0.35 * steps)


def best_hope(g: Runewars, seat: i64, hero: i64, area: i64) -> float:
    """The best quest in hand for a hero in an area; carrying a Shard, the way home."""
    best = 0.0
    for quest in g.seats[seat].quests:
        hope = quest_hope(g, seat, hero, quest, area)
        if hope > best:
            best = hope
    if TIMMORRAN_SHARD in g.hero_rewards[hero]:
        best += 0.5 / (1.0 + float(way_home(g, seat, area)))
    return best


def quests_worth(g: Runewars, seat: i64) -> float:
    """What the Quest cards of a seat promise to its heroes."""
    total = 0.0
    for quest in g.seats[seat].quests:
        best = 0.0
        for hero in range(HERO_COUNT):
            if g.hero_seat[hero] == seat:
                hope = quest_hope(g, seat, hero, quest, g.hero_area[hero])
                if hope > best:
                    best = hope
        total += best + 0.01
    return total
