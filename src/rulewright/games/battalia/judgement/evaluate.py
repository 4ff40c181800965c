"""Evaluation for bots: how well each seat stands.

The points that each player may expect at the end are added up from their parts: the cities, what the deck brings in
the turns to come, heroes and what they are near to, places for new cities, and battles in progress. Teams add them up
as for the result, and differences become likelihoods of winning. It reads everything: bots give it resampled states
only.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from rulewright.core.lane import enter
from rulewright.games.battalia.battle.frames import AT_CITY, AT_RUINS, Battle
from rulewright.games.battalia.board import markets_of
from rulewright.games.battalia.judgement.battle_outlook import chance_of
from rulewright.games.battalia.judgement.map_outlook import aim, distances, target_worths
from rulewright.games.battalia.judgement.nation_outlook import Nation
from rulewright.games.battalia.judgement.worths import CARD_STRENGTHS, CARD_WORTHS, HERO_WORTH, LORD_OF_CITY, days_left
from rulewright.games.battalia.scoring import place_points, result, scores
from rulewright.games.battalia.state import PHASE_SETUP, Battalia
from rulewright.games.battalia.stock import acting
from rulewright.kit.judging import behind_best, likelihoods

DOUBT: Final = 0.7
DOUBT_OF_DAYS: Final = 0.5
"""Points that are still in doubt: in any case, and for the root of the turns to come."""
AMBUSH_WORTH: Final = 0.06
"""What each strength in the ambush is worth; and in tents, each worth of a card."""
STATIONED_WORTH: Final = 3.0
PRIZE_WORTH: Final = 1.2
MARKET_WORTH: Final = 0.15


def evaluate(g: Battalia) -> list[float]:
    """The likelihood to win, by seat; shared by the members of a team, and by the winners of a finished game."""
    if g.over:
        winners: list[int] = result(g)["winners"]
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(g.players)]
    if g.phase == PHASE_SETUP:
        return [1.0 / float(g.players)] * int(g.players)
    days = days_left(g)
    points = expected_points(g, days)
    doubt = DOUBT + DOUBT_OF_DAYS * math.sqrt(days)
    teams = [expected_of_team(g, points, g.members(team)) / doubt for team in range(g.setting.teams)]
    shares = likelihoods(behind_best(teams))
    found: list[float] = []
    for seat in range(g.players):
        team = g.setting.team_of(seat)
        found.append(shares[team] / float(len(g.members(team))))
    return found


def expected_of_team(g: Battalia, points: list[float], members: list[int]) -> float:
    """BA-406."""
    together = 0.0
    for seat in members:
        together += points[seat]
    if g.players == 5 and g.setting.alliances and len(members) == 2:
        return together * 1.5
    return together


def expected_points(g: Battalia, days: float) -> list[float]:
    """The points that each seat may expect at the end."""
    points: list[float] = []
    now = scores(g)
    for seat in range(g.players):
        worth = float(now[seat]) + Nation(g, seat, days).brings() + map_worth(g, seat, days)
        points.append(worth + stored_worth(g, seat))
    add_battles(g, points)
    return points


def map_worth(g: Battalia, seat: i64, days: float) -> float:
    """Heroes, what they are near to, and marketplaces."""
    part = min(1.0, days / 8.0)
    worth = MARKET_WORTH * float(markets_of(g, seat)) if g.setting.markets else 0.0
    player = g.seats[seat]
    worths = target_worths(g, seat)
    for number in range(i64(2)):
        at = player.hero(number).at
        if at >= 0:
            worth += HERO_WORTH + aim(distances(g, at), worths)
    return part * worth


def stored_worth(g: Battalia, seat: i64) -> float:
    """Cards in ambush and tents can be chosen when they are wanted."""
    player = g.seats[seat]
    worth = 0.0
    for card in player.ambush:
        worth += AMBUSH_WORTH * float(CARD_STRENGTHS[card])
    for tent in player.tents:
        for card in tent.cards:
            worth += STATIONED_WORTH * CARD_WORTHS[card]
    return worth


def add_battles(g: Battalia, points: list[float]) -> None:
    """What battles in progress may bring and cost."""
    if len(g.lanes) == 0:
        return
    present = g.lane
    for at in range(1, len(g.lanes)):
        enter(g, at)
        if len(g.stack) > 1:
            battle = g.stack[1]
            if isinstance(battle, Battle):
                add_battle(g, battle, points)
    enter(g, present)


def add_battle(g: Battalia, battle: Battle, points: list[float]) -> None:
    """BA-160 to BA-169."""
    seat = acting(g)
    chance = chance_of(g, battle)
    points[seat] -= (1.0 - chance) * HERO_WORTH * float(len(battle.heroes))
    if battle.defender >= 0:
        points[battle.defender] -= chance * HERO_WORTH * float(len(battle.defending))
    if battle.what == AT_RUINS:
        points[seat] += chance * PRIZE_WORTH
    elif battle.what == AT_CITY:
        if battle.defender < 0:
            points[seat] += chance * (4.0 + LORD_OF_CITY)
        else:
            level = float(place_points(g, battle.square))
            points[seat] += chance * level
            points[battle.defender] -= chance * level
