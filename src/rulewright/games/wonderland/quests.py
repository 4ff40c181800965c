"""Quests: whether a feat or an objective is met (WW-330 to WW-338, CONTENT section 7)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.wonderland.battle.frames import Battle
from rulewright.games.wonderland.chips import side_of
from rulewright.games.wonderland.content import (
    F_ACTIVE,
    F_FORGE_SPACE,
    F_LAST,
    F_LAST_MIN,
    F_MADNESS_MIN,
    F_NO_MADNESS,
    F_SECOND,
    F_STRENGTH,
    F_TYPES,
    F_UNITS_EXACT,
    F_UNITS_LEFT,
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
    UPRIGHT,
)
from rulewright.games.wonderland.fights import fighter_of
from rulewright.games.wonderland.ids import ALLY_COUNT, CHIP_COUNT, FORGE
from rulewright.games.wonderland.outcome.frames import Outcome
from rulewright.games.wonderland.regions import units_on_board
from rulewright.games.wonderland.state import Seat, Wonderland
from rulewright.kit.masks import bit_count


def feat_is_met(g: Wonderland, battle: Battle, outcome: Outcome, seat: i64, quest: i64) -> bool:
    """WW-331, WW-334: the feat of a quest of this region, for a participant who is not bust."""
    tables = g.tables
    if tables.quest_region[quest] != battle.region:
        return False
    number: i64 = tables.feat_number[quest]
    kind = tables.feat[quest]
    player = g.seats[seat]
    if kind <= F_TYPES:
        return chips_are_right(g, battle, seat, kind, number)
    fighter = fighter_of(battle, seat)
    if kind == F_FORGE_SPACE:
        return tables.forge_symbol[fighter.strength] == 1
    if kind == F_UNITS_LEFT:
        return player.units_in(battle.region) >= number
    if kind == F_UNITS_EXACT:
        return player.units_in(battle.region) == number
    if kind == F_SECOND:
        return seat in outcome.second
    if kind == F_NO_MADNESS:
        return len(player.active) >= number and fighter.madness == 0
    if kind == F_MADNESS_MIN:
        return fighter.madness >= number
    return outcome.alone and seat in outcome.first and not player.leads_in(battle.region)


def chips_are_right(g: Wonderland, battle: Battle, seat: i64, kind: i64, number: i64) -> bool:
    """WW-334: feats that look at the strength or at active chips."""
    active = g.seats[seat].active
    if kind == F_STRENGTH:
        return number >> fighter_of(battle, seat).strength & 1 != 0
    if kind == F_ACTIVE:
        return number >> len(active) & 1 != 0
    if kind == F_TYPES:
        return len(set(TYPE_OF[chip] for chip in active)) >= number
    if not active:
        return False
    last = g.tables.strength[active[len(active) - 1]]
    return last == number if kind == F_LAST else kind == F_LAST_MIN and last >= number


def chips_by_type(seat: Seat) -> list[int]:
    """WW-336: own ally chips of each type: in the bag, active, exhausted and on forge tracks."""
    found = [0] * int(ALLY_COUNT)
    for chip in range(FORGE + 1):
        found[TYPE_OF[chip]] += seat.bag[chip] + seat.exhausted[chip]
    for pile in [seat.active, *seat.forge]:
        for chip in pile:
            if chip <= FORGE:
                found[TYPE_OF[chip]] += 1
    return found


def objective_is_met(g: Wonderland, seat: i64, quest: i64) -> bool:
    """WW-335 to WW-337: the lower half of a quest, at the end of the game."""
    now, goal = reached(g, seat, quest), goal_of(g, quest)
    return now <= goal if g.tables.objective[quest] == O_SHARDS_MAX else now >= goal


def goal_of(g: Wonderland, quest: i64) -> i64:
    """WW-335: the number that an objective asks for; at most so many shards, at least so many of anything else."""
    kind = g.tables.objective[quest]
    if kind == O_OWN_PAIR:
        return PAIR_GOAL
    if kind == O_ALL_TYPES:
        return ALLY_COUNT
    return g.tables.objective_number[quest][side_of(g) if kind == O_CASTLES else 0]


def reached(g: Wonderland, seat: i64, quest: i64) -> i64:
    """WW-335 to WW-337: how much of what an objective asks for a player has."""
    player = g.seats[seat]
    kind = g.tables.objective[quest]
    if kind == O_OWN_PAIR:
        owned, pair = chips_by_type(player), g.tables.objective_number[quest]
        return owned[pair[0]] + owned[pair[1]]
    if kind == O_CASTLES:
        return upright_castles(player)
    if kind == O_ABILITIES:
        return bit_count(player.abilities)
    if kind == O_SHARDS_MAX:
        return player.shards
    if kind == O_LEADER:
        return player.leader_strength
    if kind == O_WONDERLANDIANS:
        return bit_count(player.wonderlandians)
    if kind == O_ALL_TYPES:
        return len([number for number in chips_by_type(player) if number > 0])
    if kind in (O_TRACKS, O_FORGED_TYPES, O_FORGED):
        return forged_for(player, kind)
    return units_on_board(player)


def forged_for(player: Seat, kind: i64) -> i64:
    """Objectives that look at forge tracks."""
    if kind == O_TRACKS:
        return len([track for track in player.forge if len(track) == TRACK_LENGTH])
    forged = [chip for track in player.forge for chip in track]
    if kind == O_FORGED:
        return len(forged)
    return len(set(TYPE_OF[chip] for chip in forged if chip <= FORGE))


def needs_bag(g: Wonderland, quest: i64) -> bool:
    """WW-336: whether an objective looks at all own chips, those in the bag among them."""
    return g.tables.objective[quest] in (O_OWN_PAIR, O_ALL_TYPES)


def upright_castles(player: Seat) -> i64:
    """WW-400, WW-435: castles that stand."""
    found: i64 = 0
    for castle in player.castles:
        if castle == UPRIGHT:
            found += 1
    return found


assert len(TYPE_OF) == CHIP_COUNT
