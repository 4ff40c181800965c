"""Glances at rewards of tea cards and forge tracks: chips, Wonderlandians, abilities, castles, quests, forging."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.wonderland.content import FIGURE_COUNT, O_OWN_PAIR, TYPE_OF
from rulewright.games.wonderland.judgement.quest_outlook import quest_worth
from rulewright.games.wonderland.judgement.war_outlook import is_to_come
from rulewright.games.wonderland.judgement.worths import (
    NEVER,
    ability_worth,
    castle_worth,
    chip_worth,
    forging_worth,
    wonderlandian_worth,
)
from rulewright.games.wonderland.options import (
    ABILITY,
    CARD,
    CASTLE_IN,
    CHIP,
    DISCARD_CHIP,
    DISCARD_QUEST,
    DRAW,
    FORGE,
    NONE,
    SHARD,
    STOP,
    STRONG,
)
from rulewright.games.wonderland.state import PHASE_WAR, Wonderland
from rulewright.kit.judging import Glance

FOR_A_PAIR: Final = 0.3
"""What a chip is worth besides for a quest that asks for its type."""


def ally_chips(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """The chip that the bag and the quests want most."""
    return [0.0 if code == NONE else wanted_chip(g, seat, code - CHIP) for code in codes]


def wanted_chip(g: Wonderland, seat: i64, chip: i64) -> float:
    """The worth of a chip, and more if a quest asks for its type."""
    player = g.seats[seat]
    worth = chip_worth(g, player, chip)
    ally = TYPE_OF[chip]
    for quest in player.quests + player.feats:
        if g.tables.objective[quest] == O_OWN_PAIR and ally in g.tables.objective_number[quest]:
            worth += FOR_A_PAIR * (2.0 if quest in player.feats else 1.0)
    return worth


def strong_gifts(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """WW-512: the strong chip."""
    return [1.5 if code == STRONG else 0.0 for code in codes]


def wonderlandians(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """The Wonderlandian that brings most; in a war a figure that comes in time for a battle."""
    points: list[float] = []
    for code in codes:
        card = code - CARD
        worth = wonderlandian_worth(g, g.seats[seat], card)
        if g.phase == PHASE_WAR and card < FIGURE_COUNT and any_to_come(g):
            worth += 1.0
        points.append(worth)
    return points


def any_to_come(g: Wonderland) -> bool:
    for region in range(5):
        if is_to_come(g, region):
            return True
    return False


def abilities(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """The ability that brings most."""
    return [ability_worth(g, g.seats[seat], code - ABILITY) for code in codes]


def castles(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """A castle where it gives strength to a battle with own units, and where none would be won otherwise."""
    player = g.seats[seat]
    points: list[float] = []
    for code in codes:
        region = code - CASTLE_IN
        units = player.units_in(region)
        help_now = 0.0
        if is_to_come(g, region) and player.castles[region] < 0:
            help_now = 0.8 if units > 0 else 0.2
        # A region that is likely to be won brings its castle by itself.
        points.append(castle_worth(g, player, seat, region) + help_now - 0.25 * float(min(3, units)))
    return points


def shards_of_leaders(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """WW-095: a shard less."""
    return [0.0 if code == SHARD else NEVER for code in codes]


def quest_draws(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """WW-338: there is no penalty for quests that stay open, so nobody declines."""
    return [0.0 if code == DRAW else NEVER for code in codes]


def quests_to_discard(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """The quest of which least can be expected."""
    return [-quest_worth(g, g.seats[seat], code - DISCARD_QUEST) for code in codes]


def forgings(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """What each chip brings on each track."""
    points: list[float] = []
    in_battle = g.phase == PHASE_WAR
    for code in codes:
        if code == NONE or code == STOP:
            points.append(0.0)
        else:
            at = code - FORGE
            points.append(forging_worth(g, seat, at // 4, at % 4, in_battle))
    return points


def chips_to_discard(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """The chip that is worth least."""
    return [-chip_worth(g, g.seats[seat], code - DISCARD_CHIP) for code in codes]


GLANCES_AT_REWARDS: Final[dict[str, Glance[Wonderland]]] = {
    "any_ally": ally_chips,
    "upgrade_gift": strong_gifts,
    "wonderlandian": wonderlandians,
    "unlock_ability": abilities,
    "castle_region": castles,
    "walrus_castle": castles,
    "leader_max": shards_of_leaders,
    "draw_quests": quest_draws,
    "discard_quest": quests_to_discard,
    "tea_forge": forgings,
    "forge": forgings,
    "discard_active": chips_to_discard,
}
