"""Evaluation for bots: how well each seat stands.

The Power that each player may expect is added up from its parts: what is scored and controlled, capital and buildings,
armies, heroes, wealth and income, and what the heroes may achieve on the map next. Differences become likelihoods of
winning. It reads everything, scrolls in hand too: bots give it resampled states only.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.heroes.battle.frames import Battle
from rulewright.games.heroes.judgement.battle_outlook import of_battle
from rulewright.games.heroes.judgement.map_outlook import DEFEAT, REST, aims_worth
from rulewright.games.heroes.judgement.worths import (
    ARTEFACT,
    CHEST,
    HELD,
    MEDAL,
    SKILL,
    Outlook,
    army_worth,
    location_worth,
    might,
    seat_worth,
    worn,
)
from rulewright.games.heroes.scoring import result
from rulewright.games.heroes.state import Hero, Heroes
from rulewright.kit.judging import behind_best, likelihoods

DOUBT: Final = 0.7
DOUBT_A_ROUND: Final = 0.27
"""PP that are in doubt: in any case, and for each round to come."""


def evaluate(g: Heroes) -> list[float]:
    """The likelihood to win, by seat; shared by the winners of a finished game."""
    if g.over:
        winners: list[int] = result(g)["winners"]
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(g.players)]
    if not has_begun(g):
        return [1.0 / float(g.players)] * int(g.players)
    outlook = Outlook(g)
    doubt = DOUBT + DOUBT_A_ROUND * outlook.rounds
    return likelihoods([behind / doubt for behind in behind_best(expected_points(g, outlook))])


def has_begun(g: Heroes) -> bool:
    """Whether every player has a capital and a hero."""
    for player in g.seats:
        if not player.heroes or player.capital < 0:
            return False
    return len(g.seats) > 0


def expected_points(g: Heroes, outlook: Outlook) -> list[float]:
    """The Power that each seat may expect."""
    points: list[float] = []
    for seat in range(g.players):
        points.append(seat_worth(g, seat, outlook) + aims_worth(g, seat, outlook))
    for frame in g.stack:
        if isinstance(frame, Battle) and frame.winner < 0:
            add_battle(g, frame, outlook, points)
    return points


def add_battle(g: Heroes, battle: Battle, outlook: Outlook, points: list[float]) -> None:
    """What a battle in progress may bring and cost."""
    outcome = of_battle(g, battle)
    chance = outcome.chance
    attacker, defender = battle.sides
    points[attacker.seat] += chance * battle_prize(g, battle, 0, outlook)
    points[attacker.seat] -= cost_of_battle(g, g.find(attacker.hero), outlook, chance, outcome.left)
    if defender.encounter < 0:
        points[defender.seat] += (1.0 - chance) * battle_prize(g, battle, 1, outlook)
        points[defender.seat] -= cost_of_battle(g, g.find(defender.hero), outlook, 1.0 - chance, 0.5)


def cost_of_battle(g: Heroes, hero: Hero, outlook: Outlook, chance: float, left: float) -> float:
    """What one side is likely to lose."""
    strength = might(g, hero)
    whole = army_worth(outlook, strength)
    won = whole - army_worth(outlook, worn(strength, left))
    lost = whole - army_worth(outlook, strength * REST) + DEFEAT
    return chance * won + (1.0 - chance) * lost


def battle_prize(g: Heroes, battle: Battle, number: i64, outlook: Outlook) -> float:
    """What victory brings a side: trophy, treasure and the location; or a reward and what passes (MH-508, MH-511)."""
    side = battle.sides[number]
    other = battle.sides[1 - number]
    hero = g.find(side.hero)
    if other.encounter >= 0:
        prize = CHEST * float(g.tables.chests[other.encounter])
        prize += MEDAL * float(g.tables.experience[other.encounter]) * outlook.late
        if battle.symbol < 0:
            return prize
        return prize + location_worth(g, side.seat, hero, g.map().symbol_at[battle.symbol], outlook)
    prize = ARTEFACT * 1.6 if g.find(other.hero).artefacts else SKILL
    board = g.map()
    for square in board.around[battle.square]:
        site = board.site_at[square]
        if site >= 0 and g.owners[site] == other.seat:
            prize += 2.0 * HELD * float(g.tables.location_power[board.codes[site]])
    return prize
