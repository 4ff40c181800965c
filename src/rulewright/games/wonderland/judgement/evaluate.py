"""Evaluation for bots: how well each seat stands.

The score that each seat may expect at the end is added up from its parts: what is marked and built, quests, the
battles to come, and what bag, leader, abilities and units are worth in later rounds. The differences become
likelihoods of winning. It reads everything, quests in hand too: bots give it resampled states only.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from rulewright.games.wonderland.battle.frames import BUST, Battle
from rulewright.games.wonderland.chips import castle_value
from rulewright.games.wonderland.content import FIGURE_COUNT, FIRST_REGION, LYING, SHIELD_READY, SUPPLY, UPRIGHT
from rulewright.games.wonderland.ids import ABILITY_COUNT, GRIN_WITHOUT_A_CAT, HATTER, REGION_COUNT
from rulewright.games.wonderland.judgement.fight_outlook import Fight
from rulewright.games.wonderland.judgement.quest_outlook import quests_worth
from rulewright.games.wonderland.judgement.war_outlook import (
    Bag,
    Company,
    companies,
    region_worths,
    regions_to_come,
)
from rulewright.games.wonderland.judgement.worths import (
    ABILITY_WORTHS,
    FIGURE_WORTH,
    HOST_KEPT,
    LEADER_WORTH,
    RIGHT_WAGER,
    ROUNDS,
    SHIELD_WORTH,
    VALUES_TO_COME,
    wars_left,
)
from rulewright.games.wonderland.outcome.frames import Outcome
from rulewright.games.wonderland.scoring import result
from rulewright.games.wonderland.state import PHASE_TEA, Wonderland
from rulewright.games.wonderland.tea_table import cards_of_party, most_cards
from rulewright.kit.judging import behind_best, likelihoods

GAIN_WORTH: Final = 3.5
"""What one more strength in each draw brings a war."""
LOSS_COST: Final = 30.0
"""What one unit more lost in each draw costs a war."""
BONUS_WORTH: Final = 14.0
"""What one point more for the chip of each draw brings a war."""
ON_BOARD: Final = 0.42
IN_SUPPLY: Final = 0.30
"""What a unit that is in a region, or in the supply, brings a later war."""
SHARD: Final = 1.0
"""WW-400; shards bring madness, too, and every second one goes away then."""
DOUBT_A_ROUND: Final = 3.5
DOUBT_A_BATTLE: Final = 0.9
DOUBT: Final = 3.0
"""Points that are still in doubt: for each round and battle to come, and in any case."""
FAR: Final = 5.0
FAR_PART: Final = 0.1
"""A tenth of a likelihood is reckoned with so many times the doubt, so that who is far in front, or far behind, still
tells a good choice from a bad one."""


def evaluate(g: Wonderland) -> list[float]:
    """The likelihood to win, by seat; shared by the winners of a finished game."""
    if g.over:
        winners: list[int] = result(g)["winners"]
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(g.players)]
    if not g.dealt:
        return [1.0 / float(g.players)] * int(g.players)
    doubt = DOUBT + DOUBT_A_ROUND * float(ROUNDS - g.round_of_game) + DOUBT_A_BATTLE * float(len(regions_to_come(g)))
    behind = behind_best(expected_points(g))
    near, far = likelihoods([one / doubt for one in behind]), likelihoods([one / (FAR * doubt) for one in behind])
    return [(1.0 - FAR_PART) * near[seat] + FAR_PART * far[seat] for seat in range(g.players)]


def expected_points(g: Wonderland) -> list[float]:
    """The score that each seat may expect at the end."""
    points: list[float] = []
    for seat in range(g.players):
        points.append(points_so_far(g, seat) + quests_worth(g, seat) + later_worth(g, seat))
    sides = companies(g)
    for region in regions_to_come(g):
        worths = region_worths(g, sides, region)
        for seat in range(g.players):
            points[seat] += worths[seat]
    if g.phase == PHASE_TEA:
        for seat in range(g.players):
            points[seat] += leader_to_come(g, sides[seat])
    battle = battle_in_progress(g)
    if battle is not None:
        for seat in range(g.players):
            fighter = battle.fighters[seat]
            if fighter is None:
                points[seat] += wager_worth(g, battle, seat)
            elif fighter.status != BUST:
                points[seat] += Fight(g, battle, seat).expected()
    return points


def wager_worth(g: Wonderland, battle: Battle, seat: i64) -> float:
    """WW-362: what a wager that is laid may bring, by the strengths and units of the participants as they are."""
    wager = battle.wagers[seat]
    if wager < 0:
        return 0.0
    total = 0.0
    own = 0.0
    for other, fighter in enumerate(battle.fighters):
        if fighter is None or fighter.status == BUST:
            continue
        part = math.exp(float(fighter.strength) / 3.0 + 0.15 * float(g.seats[other].units_in(battle.region)))
        total += part
        if g.seats[other].faction == wager:
            own = part
    chance = own / total if total > 0.0 else 0.0
    risk = 0.0 if g.seats[seat].has(GRIN_WITHOUT_A_CAT) else 1.0
    return chance * RIGHT_WAGER * wars_left(g) - (1.0 - chance) * risk


def battle_in_progress(g: Wonderland) -> Battle | None:
    """The battle whose places are still open."""
    found: Battle | None = None
    for frame in g.stack:
        if isinstance(frame, Outcome):
            return None
        if isinstance(frame, Battle) and frame.fighters:
            found = frame
    return found


def points_so_far(g: Wonderland, seat: i64) -> float:
    """WW-400 without quests: VP, castles with the value that they may still gain, shards."""
    player = g.seats[seat]
    value = float(castle_value(g, seat)) + 0.6 * VALUES_TO_COME[g.round_of_game - 1]
    castles = 0.0
    for castle in player.castles:
        if castle == UPRIGHT:
            castles += 1.0
        elif castle == LYING:
            castles += LYING_COUNTS[g.round_of_game - 1]
    return float(player.vp) - SHARD * float(player.shards) + castles * value


LYING_COUNTS: Final = [0.5, 0.45, 0.3]
"""How much of an upright castle a lying one is, by round."""


def later_worth(g: Wonderland, seat: i64) -> float:
    """What bag, leader, abilities, figures, units and shield are worth in the rounds after this one."""
    player = g.seats[seat]
    shield = SHIELD_WORTH if player.shield == SHIELD_READY else 0.0
    wars = float(ROUNDS - g.round_of_game)
    if wars == 0.0:
        return 0.3 * shield if g.phase == PHASE_TEA else 0.0
    bag = Bag(g, seat, True)
    worth = GAIN_WORTH * bag.gain - LOSS_COST * bag.loss + BONUS_WORTH * bag.bonus
    worth += LEADER_WORTH * float(player.leader_strength)
    for ability in range(ABILITY_COUNT):
        if player.abilities >> ability & 1:
            worth += ABILITY_WORTHS[ability]
    units: i64 = 0
    for region in range(REGION_COUNT):
        units += player.supporters[region]
    worth += ON_BOARD * float(units) + IN_SUPPLY * float(player.supporters[SUPPLY])
    for figure in range(FIGURE_COUNT):
        if player.figures[figure] >= 0:
            worth += FIGURE_WORTH[figure] * (0.8 if player.figures[figure] == SUPPLY else 1.0)
    return wars * worth + shield


def leader_to_come(g: Wonderland, side: Company) -> float:
    """A leader at the table will still join a battle of this round, and The Host may still be used (WW-174)."""
    player = side.player
    if player.leader >= FIRST_REGION:
        return 0.0
    worth = LEADER_WORTH * float(player.leader_strength) + 0.5
    if player.faction == HATTER and not player.host_used and cards_of_party(g, side.seat) < most_cards(g):
        worth += HOST_KEPT
    return worth
