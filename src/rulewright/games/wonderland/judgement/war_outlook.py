"""Outlook on the war: what each player has in a region, and who may expect which place there.

Bags hold no secret (WW-602), so that everybody can reckon with the chips of everybody.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from rulewright.games.wonderland.battle.frames import Draw, Harm, War
from rulewright.games.wonderland.content import FIRST_REGION, RESISTANCE, SHIELD_READY, UPRIGHT
from rulewright.games.wonderland.ids import CHIP_COUNT, MADNESS, MADNESS_2, MARCH_HARE, POISON, REGION_COUNT
from rulewright.games.wonderland.judgement.worths import castle_worth, chip_bonus, chip_gain
from rulewright.games.wonderland.state import PHASE_TEA, Wonderland
from rulewright.games.wonderland.tea_table import cards_of_party, most_cards
from rulewright.kit.frames import step_of

SPREAD: Final = 4.0
"""How much luck decides a battle, in strength."""
MOST_DRAWS: Final = 4.6
SHIELD_STANDS_FOR: Final = 0.8
"""Units that a ready shield saves."""
FIGHTING_BRINGS: Final = 1.1
"""What forging and feats bring whoever fights, on the whole."""
WAGERING_BRINGS: Final = 0.45
CROWD: Final = 0.7
"""What each player who still takes tea cards is expected to bring to a region; 1 stands for a unit without strength."""


class Bag:
    """The chips that a player draws from: strength and losses of a draw on the whole."""

    def __init__(self, g: Wonderland, seat: i64, all_chips: bool) -> None:
        player = g.seats[seat]
        total: i64 = 0
        harm: i64 = 0
        loss: i64 = 0
        gain = 0.0
        bonus = 0.0
        for chip in range(CHIP_COUNT):
            number = player.bag[chip]
            if all_chips:
                number += player.exhausted[chip]
            if number == 0:
                continue
            total += number
            if chip >= MADNESS:
                harm += number
                loss += 2 * number if chip == MADNESS_2 else number
            else:
                gain += float(number) * chip_gain(g, player, chip)
                bonus += float(number) * chip_bonus(g, chip)
        if all_chips:
            for chip in player.active + player.madness + chips_in_hand(g, seat):
                total += 1
                if chip >= MADNESS:
                    harm += 1
                    loss += 2 if chip == MADNESS_2 else 1
                else:
                    gain += chip_gain(g, player, chip)
                    bonus += chip_bonus(g, chip)
        self.total: i64 = total
        if total == 0:
            self.gain = 1.0
            self.harm = 0.3
            self.loss = 0.35
            self.bonus = 0.0
            return
        self.gain = gain / float(total)
        """Strength of a draw, madness included."""
        self.harm = float(harm) / float(total)
        self.loss = float(loss) / float(total)
        """Units that a draw costs."""
        self.bonus = bonus / float(total)


def chips_in_hand(g: Wonderland, seat: i64) -> list[int]:
    """The chips that a player has drawn and that lie nowhere yet; they come back to the bag after the battle.

    Poison does not: it goes back into its pool.
    """
    found: list[int] = []
    suffering = False
    for frame in g.stack:
        if isinstance(frame, Draw):
            if not frame.played:
                continue
            found = (frame.drawn[seat] or [])[:]
            step = step_of(frame)
            chip = frame.played[seat]
            if 0 <= chip < MADNESS and step != "after":
                found.append(chip)
            elif MADNESS <= chip < POISON and step == "madness":
                suffering = True
                if frame.todo is None or seat in frame.todo:
                    found.append(chip)
        elif isinstance(frame, Harm) and suffering and frame.seat == seat and step_of(frame) == "shield":
            found.append(frame.chip)
    return found


def chip_in_play(g: Wonderland, seat: i64) -> i64:
    """The chip that a player plays in the draw in progress, as long as its strength is not added; -1 without one."""
    for frame in g.stack:
        if isinstance(frame, Draw) and frame.played and step_of(frame) != "after":
            chip: i64 = frame.played[seat]
            return chip if chip < MADNESS else -1
    return -1


class Company:
    """What one player has for the battles: bag, units and starting strength by region."""

    def __init__(self, g: Wonderland, seat: i64) -> None:
        player = g.seats[seat]
        self.player = player
        self.seat: i64 = seat
        self.bag = Bag(g, seat, False)
        if self.bag.total == 0:
            self.bag = Bag(g, seat, True)
        self.units: list[int] = player.supporters[:REGION_COUNT]
        self.start: list[int] = [0, 0, 0, 0, 0]
        for figure, place in enumerate(player.figures):
            if 0 <= place < REGION_COUNT:
                self.units[place] += 1
                self.start[place] += g.tables.figure_strength[figure]
                if figure == MARCH_HARE:
                    self.start[place] += 2
        leader = player.leader - FIRST_REGION
        if 0 <= leader < REGION_COUNT:
            self.units[leader] += 1
            self.start[leader] += player.leader_strength
        for region in range(REGION_COUNT):
            if player.castles[region] >= 0:
                self.start[region] += 2
        self.shield = SHIELD_STANDS_FOR if player.shield == SHIELD_READY else 0.0

    def power(self, region: i64, more_units: i64, more_start: float) -> float:
        """The strength that the player may reach in a region, perhaps with more units or strength there."""
        units: i64 = self.units[region] + more_units
        if units <= 0:
            return -1.0
        spare = float(units - 1) + self.shield
        draws = min(MOST_DRAWS, 1.2 + spare / (1.4 * self.bag.loss + 0.25))
        return float(self.start[region]) + more_start + draws * self.bag.gain


def companies(g: Wonderland) -> list[Company]:
    """Of all seats."""
    return [Company(g, seat) for seat in range(g.players)]


def points_of_region(g: Wonderland, region: i64, number: i64) -> i64:
    """WW-301: the VP of a region in a round, from 1."""
    token = g.scoring[region]
    return g.tables.scoring[token][number - 1] if token >= 0 else 0


def prize_of_winner(g: Wonderland, seat: i64, region: i64, vp: float) -> float:
    """WW-301, WW-302: the VP, and a castle if there is none yet."""
    player = g.seats[seat]
    if player.castles[region] == UPRIGHT or (g.players > 2 and player.castles[region] >= 0):
        return vp
    return vp + castle_worth(g, player, seat, region)


def region_worths(g: Wonderland, sides: list[Company], region: i64) -> list[float]:
    """What each seat may expect of the battle to come in a region."""
    return worths_with(g, sides, region, -1, 0, 0.0)


def worths_with(
    g: Wonderland, sides: list[Company], region: i64, seat: i64, more_units: i64, more_start: float
) -> list[float]:
    """The same if a seat had some more units or strength there."""
    vp = float(points_of_region(g, region, g.round_of_game))
    parts: list[float] = []
    total = 0.0
    fighting: i64 = 0
    for side in sides:
        own = side.seat == seat
        power = side.power(region, more_units if own else 0, more_start if own else 0.0)
        part = 0.0
        if power >= 0.0:
            part = math.exp(power / SPREAD)
            fighting += 1
        parts.append(part)
        total += part
    if fighting == 0:
        return [0.0] * len(sides)
    crowd = still_to_come(g)
    total += crowd
    if g.players == 2:
        return worths_of_two(g, sides, region, parts, vp)
    if fighting == 1 and crowd == 0.0:
        return worths_alone(g, region, parts, vp)
    return [worth_of_place(g, region, seat, parts, total, vp) for seat in range(len(sides))]


def still_to_come(g: Wonderland) -> float:
    """What others may still bring to a region: leaders at the table will place units, and then come themselves."""
    if g.phase != PHASE_TEA:
        return 0.0
    at_table: i64 = 0
    taken: i64 = 0
    for seat in range(g.players):
        if g.seats[seat].at_table():
            at_table += 1
            taken += cards_of_party(g, seat)
    if at_table == 0:
        return 0.0
    cards = most_cards(g)
    return CROWD * (float(cards * at_table - taken) / float(cards) + 0.4 * float(at_table))


def worth_of_place(g: Wonderland, region: i64, seat: i64, parts: list[float], total: float, vp: float) -> float:
    """What a seat may expect where several fight: its likelihood to be first and second; others may wager."""
    part = parts[seat]
    if part == 0.0:
        return WAGERING_BRINGS
    second = 0.0
    for other in range(len(parts)):
        if other != seat and parts[other] > 0.0:
            second += parts[other] / total * part / (total - parts[other])
    prize = part / total * prize_of_winner(g, seat, region, vp)
    return prize + 0.9 * second * float((int(vp) + 1) // 2) + FIGHTING_BRINGS


def worths_alone(g: Wonderland, region: i64, parts: list[float], vp: float) -> list[float]:
    """WW-307: nobody else is there yet; VP or a castle."""
    found: list[float] = []
    for seat in range(g.players):
        if parts[seat] > 0.0:
            castle = prize_of_winner(g, seat, region, vp) - vp
            found.append(max(vp, castle) + 0.3)
        else:
            found.append(0.0)
    return found


def worths_of_two(g: Wonderland, sides: list[Company], region: i64, parts: list[float], vp: float) -> list[float]:
    """WW-431, WW-433: with two players the resistance must be reached, too."""
    found: list[float] = []
    least = math.exp(float(RESISTANCE[g.round_of_game - 1]) / SPREAD)
    for side in range(2):
        own = parts[side]
        if own == 0.0:
            found.append(0.0)
            continue
        reached = own / (own + 0.6 * least)
        first = own / (own + parts[1 - side])
        half = 0.9 * (1.0 - first) * float((int(vp) + 1) // 2)
        found.append(reached * (first * prize_of_winner(g, side, region, vp) + half) + FIGHTING_BRINGS)
    return found


# The battles of this round that have not begun


def regions_to_come(g: Wonderland) -> list[int]:
    """The regions whose battles of this round are still to come."""
    for frame in g.stack:
        if isinstance(frame, War) and frame.queue is not None:
            return frame.queue
    return [region for region in range(REGION_COUNT) if region != g.unused_region]


def is_to_come(g: Wonderland, region: i64) -> bool:
    """Whether the battle of a region is still to come in this round."""
    return region in regions_to_come(g)
