"""Chips: where they go when they are gained, exhausted, discarded, forged (WW-007 to WW-017)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.frame import call
from rulewright.games.wonderland.content import (
    FIRST_ITEM,
    LAST_ITEM,
    MADNESS_IN_SUPPLY,
    R_ARTIFACT,
    R_SUPPORTER,
    R_VP2,
    TRACK_LENGTH,
    TYPE_OF,
)
from rulewright.games.wonderland.ids import (
    CHIP_COUNT,
    CREATURES,
    FORGE,
    MADNESS,
    ROOKS,
    ROSES,
    SET_A,
    SET_B,
    SET_D,
)
from rulewright.games.wonderland.state import Seat, Wonderland
from rulewright.games.wonderland.tea.frames import Rewards


def is_ally(chip: i64) -> bool:
    """WW-008: Card Soldiers, Flamingo, Rose, Creature, Red Rook or Forge."""
    return chip <= FORGE


def is_item(chip: i64) -> bool:
    return FIRST_ITEM <= chip <= LAST_ITEM


def is_harm(chip: i64) -> bool:
    """Madness or poison."""
    return chip >= MADNESS


def is_type(chip: i64, ally: i64) -> bool:
    return chip <= FORGE and TYPE_OF[chip] == ally


def is_steady(g: Wonderland, chip: i64) -> bool:
    """WW-463: a Red Rook of set A, which no other own chip may choose or change."""
    return TYPE_OF[chip] == ROOKS and g.ally_cards[ROOKS] == SET_A


def active_of(seat: Seat, ally: i64) -> i64:
    """How many active chips of an ally type a player has."""
    found: i64 = 0
    for chip in seat.active:
        if TYPE_OF[chip] == ally:
            found += 1
    return found


def kinds_in(counts: list[int]) -> list[int]:
    """The chips of which there is at least one, in canonical order."""
    return [chip for chip in range(CHIP_COUNT) if counts[chip] > 0]


def supply_place(chip: i64) -> i64:
    """Where the common supply counts a chip."""
    return MADNESS_IN_SUPPLY if chip == MADNESS else chip


def gain_ally(g: Wonderland, seat: i64, chip: i64, source: i64) -> None:
    """WW-007: a chip of the supply goes into the bag."""
    g.supply[chip] -= 1
    g.seats[seat].bag[chip] += 1
    g.tell("gains_chip", seat, chip, source)


def gain_madness(g: Wonderland, seat: i64) -> None:
    """WW-074: one regular madness chip."""
    g.supply[MADNESS_IN_SUPPLY] -= 1
    g.seats[seat].bag[MADNESS] += 1


def of_level(g: Wonderland, strong: bool) -> list[int]:
    """WW-088: ally chips of a level in the supply; a Forge chip is a weak one."""
    found: list[int] = []
    for chip in range(FORGE + 1):
        if g.supply[chip] > 0 and (chip % 2 == 1) == strong:
            found.append(chip)
    return found


def discard_for_good(g: Wonderland, chip: i64) -> None:
    """WW-017: to the common supply, or out of the game."""
    if chip <= FORGE or chip == MADNESS:
        g.supply[supply_place(chip)] += 1
    else:
        g.removed[chip] += 1


def take_rightmost(active: list[int], chip: i64) -> None:
    """Takes the one furthest right of several equal active chips; the others keep their order (DECISIONS section 1)."""
    at: i64 = len(active) - 1
    while active[at] != chip:
        at -= 1
    del active[at]


def exhaust(g: Wonderland, seat: i64, chip: i64) -> None:
    """WW-467: a Creature of set A is exchanged for one of the other level."""
    if is_type(chip, CREATURES) and g.ally_cards[CREATURES] == SET_A and g.supply[chip ^ 1] > 0:
        g.supply[chip ^ 1] -= 1
        g.supply[chip] += 1
        chip = chip ^ 1
        g.tell("exchanges", seat, chip)
    g.seats[seat].exhausted[chip] += 1


def exhaust_active(g: Wonderland, seat: i64, cleaning: bool) -> None:
    """WW-313, WW-220: all active chips, from left to right; in the clean-up Roses of set B go into the bag (WW-460)."""
    player = g.seats[seat]
    roses: i64 = 0
    for chip in player.active:
        if cleaning and is_type(chip, ROSES) and g.ally_cards[ROSES] == SET_B:
            player.bag[chip] += 1
            roses += 1
        else:
            exhaust(g, seat, chip)
    player.active = []
    if roses > 0:
        g.tell("roses_back", seat, roses)


def refresh(seat: Seat) -> None:
    """WW-210, WW-218: exhausted chips and those of the madness track go into the bag."""
    for chip in range(CHIP_COUNT):
        seat.bag[chip] += seat.exhausted[chip]
        seat.exhausted[chip] = 0
    for chip in seat.madness:
        seat.bag[chip] += 1
    seat.madness = []


# Forging


def side_of(g: Wonderland) -> i64:
    """WW-425: which side of the faction boards is used."""
    return 1 if g.players == 2 else 0


def castle_value(g: Wonderland, seat: i64) -> i64:
    """WW-347: what each castle of a player is worth at the end."""
    return g.tables.castle_value[side_of(g)][len(g.seats[seat].forge[3])]


def free_tracks(seat: Seat) -> list[int]:
    """WW-341: the forge tracks with a free space."""
    return [track for track in range(4) if len(seat.forge[track]) < TRACK_LENGTH]


def forge_chip(g: Wonderland, seat: i64, chip: i64, track: i64, in_battle: bool) -> None:
    """WW-341, WW-344, WW-345: lays a chip on a track; its rewards follow in the order of DECISIONS section 3."""
    player = g.seats[seat]
    column: i64 = len(player.forge[track])
    player.forge[track].append(int(chip))
    if g.narration is not None:
        g.tell_all("forges", [int(column) + 1], seat, chip, track + 1)
    rewards = Rewards(seat)
    codes = rewards.codes
    if is_type(chip, ROSES):
        if in_battle and g.ally_cards[ROSES] == SET_A:
            codes.append(int(R_VP2))
        elif g.ally_cards[ROSES] == SET_D:
            codes.append(int(R_SUPPORTER))
    codes.append(g.tables.spaces[side_of(g)][track][column])
    for upper in range(track - 1, track + 1):
        if 0 <= upper < 3:
            reward = g.tables.between[player.faction][upper][column]
            if reward >= 0 and len(player.forge[upper]) > column and len(player.forge[upper + 1]) > column:
                codes.append(reward)
    if column == TRACK_LENGTH - 1:
        codes.append(int(R_ARTIFACT))
    call(g, rewards)
