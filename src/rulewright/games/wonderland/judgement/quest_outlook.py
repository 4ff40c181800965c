"""Outlook on quests: how likely feats and objectives are, and what that is worth (WW-338)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.wonderland.chips import side_of
from rulewright.games.wonderland.content import (
    F_ACTIVE,
    F_FORGE_SPACE,
    F_LAST,
    F_MADNESS_MIN,
    F_SECOND,
    F_STRENGTH,
    F_UNITS_EXACT,
    F_WIN_NO_LEADER,
    O_ABILITIES,
    O_ALL_TYPES,
    O_CASTLES,
    O_FORGED,
    O_FORGED_TYPES,
    O_LEADER,
    O_OWN_PAIR,
    O_SHARDS_MAX,
    O_TRACKS,
    O_WONDERLANDIANS,
    PAIR_GOAL,
    TRACK_LENGTH,
    TYPE_OF,
)
from rulewright.games.wonderland.ids import FORGE
from rulewright.games.wonderland.judgement.worths import wars_left
from rulewright.games.wonderland.quests import chips_by_type, upright_castles
from rulewright.games.wonderland.regions import units_on_board
from rulewright.games.wonderland.state import Seat, Wonderland
from rulewright.kit.masks import bit_count

FEAT_A_WAR: Final = [0.30, 0.26, 0.34, 0.40, 0.40, 0.33, 0.30, 0.24, 0.30, 0.40, 0.15, 0.22]
"""How likely each kind of feat is in one war phase, for somebody who cares."""
HALF_A_CARD: Final = 3.0
"""WW-338: 3 VP for one half of a card; both together bring 3 more."""


def quests_worth(g: Wonderland, seat: i64) -> float:
    """The points that a player may expect of all own quest cards."""
    player = g.seats[seat]
    worth = 0.0
    for quest in player.feats:
        worth += HALF_A_CARD + 2.0 * HALF_A_CARD * objective_chance(g, player, quest)
    for quest in player.quests:
        worth += quest_worth(g, player, quest)
    return worth


def quest_worth(g: Wonderland, player: Seat, quest: i64) -> float:
    """The points to be expected of a quest in hand."""
    feat = feat_chance(g, player, quest)
    objective = objective_chance(g, player, quest)
    return HALF_A_CARD * (feat + objective + feat * objective)


def feat_gain(g: Wonderland, player: Seat, quest: i64) -> float:
    """What completing the feat of a quest in hand now adds to its worth."""
    objective = objective_chance(g, player, quest)
    return (1.0 - feat_chance(g, player, quest)) * HALF_A_CARD * (1.0 + objective)


def feat_chance(g: Wonderland, player: Seat, quest: i64) -> float:
    """How likely a feat is to be completed until the end."""
    region = g.tables.quest_region[quest]
    if region == g.unused_region:
        return 0.0
    missed = 1.0
    chance = FEAT_A_WAR[g.tables.feat[quest]]
    wars = wars_left(g)
    while wars >= 1.0:
        missed *= 1.0 - chance
        wars -= 1.0
    return 1.0 - missed


def objective_chance(g: Wonderland, player: Seat, quest: i64) -> float:
    """How likely an objective is to be met at the end."""
    kind = g.tables.objective[quest]
    numbers = g.tables.objective_number[quest]
    goal: i64 = numbers[0]
    if kind == O_SHARDS_MAX:
        return chance_of(float(goal - player.shards) - 1.6 * wars_left(g), 2.5)
    pace = 0.0
    has: i64 = 0
    if kind == O_OWN_PAIR:
        owned = chips_by_type(player)
        has = owned[numbers[0]] + owned[numbers[1]]
        goal = PAIR_GOAL
        pace = 1.7
    elif kind == O_CASTLES:
        has = upright_castles(player)
        goal = numbers[side_of(g)]
        pace = 0.9 if g.players > 2 else 0.5
    elif kind == O_ABILITIES:
        has = bit_count(player.abilities)
        pace = 0.7
    elif kind == O_LEADER:
        has = player.leader_strength
        pace = 1.0
    elif kind == O_WONDERLANDIANS:
        has = bit_count(player.wonderlandians)
        pace = 0.6
    elif kind == O_ALL_TYPES:
        has = len([number for number in chips_by_type(player) if number > 0])
        goal = 6
        pace = 1.3
    elif kind == O_TRACKS or kind == O_FORGED_TYPES or kind == O_FORGED:
        has = forged_so_far(player, kind)
        pace = 2.2 if kind == O_FORGED else 0.9 if kind == O_FORGED_TYPES else 0.5
    else:
        has = units_on_board(player)
        return chance_of(float(has - goal) + 0.8 * wars_left(g), 2.0)
    if has >= goal:
        return 1.0
    return chance_of(float(has - goal) + pace * wars_left(g), 1.0)


def forged_so_far(player: Seat, kind: i64) -> i64:
    """WW-335: tracks completed, types forged or chips forged."""
    if kind == O_TRACKS:
        return len([track for track in player.forge if len(track) == TRACK_LENGTH])
    forged = [chip for track in player.forge for chip in track]
    if kind == O_FORGED:
        return len(forged)
    types: i64 = 0
    for chip in forged:
        if chip <= FORGE:
            types |= 1 << TYPE_OF[chip]
    return bit_count(types)


def chance_of(margin: float, doubt: float) -> float:
    """A likelihood from how much there will be to spare: one half for just enough, less half a piece."""
    at = (margin + 0.5) / doubt
    if at > 2.0:
        return 0.95
    if at < -2.0:
        return 0.02
    return 0.485 + 0.23 * at


# Feats of the battle in progress


def feat_fits(g: Wonderland, quest: i64, strength: i64, actives: i64, last: i64, units: i64, madness: i64) -> float:
    """How far a feat would be met with these numbers at the end of the battle: 1 or 0, between them if unclear."""
    kind = g.tables.feat[quest]
    number: i64 = g.tables.feat_number[quest]
    if kind == F_STRENGTH:
        return 1.0 if number >> strength & 1 else 0.0
    if kind == F_ACTIVE:
        return 1.0 if number >> actives & 1 else 0.0
    if kind == F_FORGE_SPACE:
        return 1.0 if g.tables.forge_symbol[strength] else 0.0
    if kind == F_MADNESS_MIN:
        return 1.0 if madness >= number else 0.0
    if kind == F_UNITS_EXACT:
        return 1.0 if units == number else 0.0
    if kind == F_SECOND or kind == F_WIN_NO_LEADER:
        return 0.3
    if kind <= F_LAST + 1:
        if last < 0:
            return 0.0
        printed = g.tables.strength[last]
        return 1.0 if printed == number or (kind > F_LAST and printed > number) else 0.0
    return feat_of_several(g, kind, number, actives, units, madness)


def feat_of_several(g: Wonderland, kind: i64, number: i64, actives: i64, units: i64, madness: i64) -> float:
    """TYPES, UNITS_LEFT and NO_MADNESS."""
    if kind == 4:
        return 0.8 if actives > number else 0.5 if actives == number else 0.0
    if kind == 6:
        return 1.0 if units >= number else 0.0
    return 1.0 if actives >= number and madness == 0 else 0.0
