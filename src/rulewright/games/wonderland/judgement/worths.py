"""Worths of things in points of the final score: chips, rewards, abilities, Wonderlandians.

Estimates for bots, written from judgement and corrected by a regression of final scores on what players had
(docs/bots.md). Nothing of the rules depends on them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.wonderland.chips import castle_value, side_of
from rulewright.games.wonderland.content import (
    FIGURE_COUNT,
    MADNESS_IN_SUPPLY,
    R_ABILITY,
    R_ANY_STRONG,
    R_ANY_WEAK,
    R_ARTIFACT,
    R_CASTLE,
    R_CASTLE_VALUE,
    R_DISCARD_MADNESS,
    R_DISCARD_SHARDS,
    R_FORGE_CHIP,
    R_LEADER,
    R_OPTIONAL,
    R_QUEST1,
    R_QUEST2,
    R_SHIELD,
    R_SUPPORTER,
    R_SUPPORTERS,
    R_TEA_FORGE,
    R_UNITS,
    R_UNITS2,
    R_VP2,
    R_VP4,
    R_WONDERLANDIAN,
    SHIELD_READY,
    SUPPLY,
    TOP_LEADER,
    TRACK_LENGTH,
    UPRIGHT,
)
from rulewright.games.wonderland.ids import (
    ARTIFACT,
    BRAVE_HEART,
    CUP_OF_BOILING_WATER,
    EVERYWHERE_AT_ONCE,
    FORGE,
    MADNESS,
    MADNESS_2,
    MANXOME_FOE,
    NIGHTMARISH_SMILE,
    OFF_WITH_THEIR_HEADS,
    PAINT_MY_WORLD,
    ROYAL_TEMPER,
)
from rulewright.games.wonderland.state import PHASE_TEA, PHASE_WAR, Seat, Wonderland
from rulewright.kit.masks import bit_count

ROUNDS: Final[i64] = 3
NEVER: Final = -99.0
"""Points of what is never sensible: something else does the same and costs nothing."""

# What a chip adds to the battle strength on the whole, by ally set and chip; effects that bring points are below.
GAINS: Final = [
    [2.0, 4.0, 2.5, 3.5, 1.0, 2.0, 3.0, 3.0, 3.0, 4.0, 1.0],
    [2.0, 4.0, 1.7, 2.7, 1.1, 2.2, 2.0, 4.0, 2.3, 3.0, 1.0],
    [1.8, 3.0, 1.2, 2.2, 1.0, 2.0, 2.8, 3.4, 3.0, 4.0, 1.0],
    [2.4, 4.8, 1.0, 2.0, 1.0, 2.0, 2.0, 4.0, 3.0, 4.0, 1.0],
]
BONUSES: Final = [
    [0.0, 0.0, 0.0, 0.0, 1.4, 1.4, 0.0, 0.0, 0.0, 0.0, 1.6],
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.3, 0.3, 0.0, 0.0, 1.6],
    [0.2, 0.2, 0.6, 0.6, 0.4, 0.4, 0.0, 0.0, -0.2, -0.2, 1.6],
    [0.0, 0.0, 0.4, 0.4, 0.3, 0.3, 0.1, -0.1, -0.4, -0.8, 1.6],
]
"""Points that an active chip brings at the end of a battle, by ally set and chip."""
ITEM_GAINS: Final = [1.2, 1.9, 2.0, 1.3, 2.2, 2.0, 1.6, 2.5, 3.2, 2.0, 1.2]
ITEM_BONUSES: Final = [0.1, 0.0, 0.5, 0.4, 0.2, 0.6, 0.3, 0.0, 0.0, 0.6, 0.3]
STRONGER_ARTIFACTS: Final = [
    (EVERYWHERE_AT_ONCE, 0.9),
    (BRAVE_HEART, 0.4),
    (CUP_OF_BOILING_WATER, 1.2),
    (PAINT_MY_WORLD, 0.8),
    (ROYAL_TEMPER, 0.8),
    (OFF_WITH_THEIR_HEADS, 1.6),
    (MANXOME_FOE, 0.7),
    (NIGHTMARISH_SMILE, 1.2),
]
"""What an unlocked ability adds to each artifact."""
CHIP_BASE: Final = 0.10
CHIP_PER_GAIN: Final = 0.25
CHIP_PER_BONUS: Final = 0.80
"""A chip dilutes the madness of a bag, adds strength and may bring points at the end of battles: points a war."""
MADNESS_COST: Final = 1.5
"""What a madness chip in the bag costs a war."""
FORGE_WORTH: Final = 2.2
"""What one forge action brings."""
ABILITY_WORTH: Final = 1.9
FIGURE_WORTH: Final = [2.0, 1.6, 2.3, 1.7, 3.2, 1.9, 1.9, 2.4, 2.6, 1.8, 2.4, 1.4, 2.0]
"""Wonderlandians that are figures, a war; items count as two chips."""
LEADER_WORTH: Final = 0.75
SUPPORTER_WORTH: Final = 0.35
UNIT_WORTH: Final = 0.62
"""A unit more from a tea card, a war."""
SHIELD_WORTH: Final = 0.9
SHARD_COST: Final = 1.05
RIGHT_WAGER: Final = 1.2
"""What the weak chip of a right wager brings a war."""
QUEST_WORTH: Final = 3.2
CASTLE_STRENGTH_WORTH: Final = 0.7
"""What the strength of a castle brings a war."""
HOST_KEPT: Final = 0.5
"""What The Host is worth later in a tea party: it spares its player the head (WW-174)."""
SHARDS_OF_A_ROLL: Final = 10.0 / 6.0
VALUES_TO_COME: Final = [1.2, 0.8, 0.3]
"""By how much castles are expected to grow in value until the end, by round."""


def wars_left(g: Wonderland) -> float:
    """War phases still to come; one that goes on counts for a part."""
    later = float(ROUNDS - g.round_of_game)
    if g.phase == PHASE_WAR:
        return later + 0.3
    return later + 1.0


# Chips


def chip_gain(g: Wonderland, player: Seat, chip: i64) -> float:
    """The strength that a chip adds on the whole when it is played."""
    if chip <= FORGE:
        return GAINS[0 if chip == FORGE else g.ally_cards[chip // 2]][chip]
    if chip < ARTIFACT:
        return float(g.tables.strength[chip])
    if chip == ARTIFACT:
        gain = 3.0
        for ability, more in STRONGER_ARTIFACTS:
            if player.has(ability):
                gain += more
        return gain
    if chip < MADNESS:
        return ITEM_GAINS[chip - ARTIFACT - 1]
    return 0.0


def chip_bonus(g: Wonderland, chip: i64) -> float:
    """The points that an active chip brings at the end of a battle."""
    if chip <= FORGE:
        return BONUSES[0 if chip == FORGE else g.ally_cards[chip // 2]][chip]
    if ARTIFACT < chip < MADNESS:
        return ITEM_BONUSES[chip - ARTIFACT - 1]
    return 0.0


def chip_worth(g: Wonderland, player: Seat, chip: i64) -> float:
    """What one more chip of a kind in the own bag is worth until the end of the game."""
    wars = wars_left(g)
    if chip >= MADNESS:
        return -MADNESS_COST * wars * (1.8 if chip == MADNESS_2 else 1.0)
    return wars * (CHIP_BASE + CHIP_PER_GAIN * chip_gain(g, player, chip) + CHIP_PER_BONUS * chip_bonus(g, chip))


def best_chip(g: Wonderland, player: Seat, strong: bool) -> float:
    """The worth of the best ally chip of a level in the supply."""
    best = 0.0
    for chip in range(FORGE + 1):
        if g.supply[chip] > 0 and (chip % 2 == 1) == strong:
            best = max(best, chip_worth(g, player, chip))
    return best


# Castles, abilities, Wonderlandians


def castle_worth(g: Wonderland, player: Seat, seat: i64, region: i64) -> float:
    """What a castle more in a region brings: its value at the end, and strength in battles there."""
    if g.players == 2:
        step = 0.5 if player.castles[region] < 0 else 0.7
    else:
        step = 1.0
    value = float(castle_value(g, seat)) + VALUES_TO_COME[g.round_of_game - 1]
    return step * value + CASTLE_STRENGTH_WORTH * wars_left(g) * (1.0 if player.castles[region] < 0 else 0.0)


def ability_worth(g: Wonderland, player: Seat, ability: i64) -> float:
    """What an unlocked faction ability brings until the end."""
    return wars_left(g) * ABILITY_WORTHS[ability]


ABILITY_WORTHS: Final = [
    0.0, 1.8, 1.3, 1.5, 2.4, 0.0, 2.1, 1.5, 1.8, 1.6, 0.0, 1.7, 2.4, 1.8, 2.0, 0.0, 0.0, 1.4, 1.2, 1.2, 1.5, 0.0, 0.0,
    1.9, 1.3, 1.7, 1.1, 1.2,
]  # fmt: skip
"""What each faction ability is worth a war."""


def wonderlandian_worth(g: Wonderland, player: Seat, card: i64) -> float:
    """What a Wonderlandian card brings until the end."""
    if card < FIGURE_COUNT:
        return wars_left(g) * FIGURE_WORTH[card]
    return 2.0 * chip_worth(g, player, card + 1)


# Rewards


def reward_worth(g: Wonderland, seat: i64, code: i64) -> float:
    """What a reward of a tea card or a forge track is worth to a player."""
    player = g.seats[seat]
    if code <= R_FORGE_CHIP:
        return chip_worth(g, player, code)
    if code == R_ANY_WEAK or code == R_ANY_STRONG:
        return best_chip(g, player, code == R_ANY_STRONG)
    if code >= R_ARTIFACT:
        return forge_reward_worth(g, seat, code)
    if R_UNITS2 <= code < R_OPTIONAL - 1:
        return units_worth(g, seat, 2 if code == R_UNITS2 else code - R_UNITS)
    wars = wars_left(g)
    if code == R_SHIELD:
        return 0.0 if player.shield == SHIELD_READY else SHIELD_WORTH
    if code == R_WONDERLANDIAN:
        best = 0.0
        for card in g.market:
            best = max(best, wonderlandian_worth(g, player, card))
        return best
    if code == R_ABILITY:
        return ABILITY_WORTH * wars if bit_count(player.abilities) < 4 else 0.0
    if code == R_CASTLE:
        return best_castle(g, seat)
    if code == R_LEADER:
        return LEADER_WORTH * wars if player.leader_strength < TOP_LEADER else 0.7 * min(1.0, float(player.shards))
    if code == R_DISCARD_MADNESS:
        return MADNESS_COST * wars if player.bag[MADNESS] > 0 else 0.0
    if code == R_DISCARD_SHARDS or code == R_DISCARD_SHARDS + 1:
        return SHARD_COST * min(float(code - R_DISCARD_SHARDS + 1), float(player.shards))
    if code == R_QUEST1 or code == R_QUEST2:
        return quest_draw_worth(g, code)
    if code == R_TEA_FORGE:
        return FORGE_WORTH
    return 0.0


def quest_draw_worth(g: Wonderland, code: i64) -> float:
    """A quest more is worth the less the later it comes."""
    worth = QUEST_WORTH * (0.45 + 0.25 * wars_left(g))
    return worth if code == R_QUEST1 else 0.55 * worth


def forge_reward_worth(g: Wonderland, seat: i64, code: i64) -> float:
    """Rewards that forge tracks alone have."""
    player = g.seats[seat]
    if code == R_ARTIFACT:
        return chip_worth(g, player, ARTIFACT)
    if code == R_VP2 or code == R_VP4:
        return 2.0 if code == R_VP2 else 4.0
    if code == R_SUPPORTER:
        return UNIT_WORTH
    if code < R_CASTLE_VALUE:
        return SUPPORTER_WORTH * float(code - R_SUPPORTERS + 1) * wars_left(g)
    step = float(castle_value_step(g, player))
    standing = 0.0
    for castle in player.castles:
        if castle == UPRIGHT:
            standing += 1.0
        elif castle >= 0:
            standing += 0.4
    return step * (standing + CASTLES_TO_COME[g.round_of_game - 1] * (0.6 if g.players == 2 else 1.0))


CASTLES_TO_COME: Final = [2.0, 1.3, 0.4]
"""Castles that a player may still expect, by round."""


def castle_value_step(g: Wonderland, player: Seat) -> i64:
    """By how much the next space of track 4 raises the value of castles."""
    values = g.tables.castle_value[side_of(g)]
    column: i64 = len(player.forge[3])
    return values[column + 1] - values[column] if column < TRACK_LENGTH else 0


def best_castle(g: Wonderland, seat: i64) -> float:
    """The worth of a castle where it is worth most."""
    player = g.seats[seat]
    best = 0.0
    for region in range(5):
        if region != g.unused_region and player.castles[region] != UPRIGHT:
            best = max(best, castle_worth(g, player, seat, region))
    return best


def units_worth(g: Wonderland, seat: i64, number: i64) -> float:
    """So many units to be placed; without supporters in the supply they only move."""
    player = g.seats[seat]
    new = min(number, player.supporters[SUPPLY])
    return UNIT_WORTH * (float(new) + 0.25 * float(number - new)) * (1.0 + 0.35 * (wars_left(g) - 1.0))


def madness_in_supply(g: Wonderland) -> i64:
    """WW-074: regular madness chips that can still come."""
    return g.supply[MADNESS_IN_SUPPLY]


# Forging


def forging_worth(g: Wonderland, seat: i64, chip: i64, track: i64, in_battle: bool) -> float:
    """What laying a chip on a forge track brings: rewards of the space, between tracks, the artifact, less the chip."""
    player = g.seats[seat]
    column: i64 = len(player.forge[track])
    worth = reward_worth(g, seat, g.tables.spaces[side_of(g)][track][column])
    for upper in range(track - 1, track + 1):
        if 0 <= upper < 3:
            reward = g.tables.between[player.faction][upper][column]
            other = upper if upper != track else track + 1
            if reward >= 0:
                worth += reward_worth(g, seat, reward) * (1.0 if len(player.forge[other]) > column else 0.25)
    if column == TRACK_LENGTH - 1:
        worth += reward_worth(g, seat, R_ARTIFACT)
    elif g.round_of_game < ROUNDS:
        worth += 0.3 * float(column + 1)
    if 4 <= chip <= 5:
        worth += rose_worth(g, in_battle)
    if g.phase == PHASE_TEA or g.round_of_game < ROUNDS:
        worth -= chip_worth(g, player, chip)
    return worth


def rose_worth(g: Wonderland, in_battle: bool) -> float:
    """WW-459, WW-462: what forging a Rose brings besides."""
    if g.ally_cards[2] == 0:
        return 2.0 if in_battle else 0.0
    return UNIT_WORTH if g.ally_cards[2] == 3 else 0.0
