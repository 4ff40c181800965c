"""Outlook on the battle in progress: what halting and drawing may bring each fighter.

Whoever is ahead and safe halts; whoever is behind weighs what the bag may give against the units that it may cost.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from rulewright.games.wonderland.battle.frames import BUST, FIGHTING, Battle, Fighter
from rulewright.games.wonderland.content import RESISTANCE, SHIELD_READY, TOP_STRENGTH
from rulewright.games.wonderland.fights import fighter_of
from rulewright.games.wonderland.ids import CHIP_COUNT, FORGE, MADNESS, MADNESS_2
from rulewright.games.wonderland.judgement.quest_outlook import feat_fits, feat_gain
from rulewright.games.wonderland.judgement.war_outlook import Bag, chip_in_play, points_of_region, prize_of_winner
from rulewright.games.wonderland.judgement.worths import FORGE_WORTH, SHIELD_WORTH, chip_bonus, chip_gain
from rulewright.games.wonderland.state import Wonderland

UNIT_COST: Final = [0.5, 0.4, 0.12]
"""What a lost unit costs, by round."""
STILL_BEATEN: Final = 0.06
"""How likely somebody who is ahead and fights on is still to bust."""
LEADER_HALTS: Final = 0.35


class Side:
    """A fighter as the others reckon with him."""

    def __init__(self, g: Wonderland, battle: Battle, seat: i64, fighter: Fighter) -> None:
        player = g.seats[seat]
        self.seat: i64 = seat
        self.strength: i64 = fighter.strength
        chip = chip_in_play(g, seat)
        if chip >= 0:
            self.strength = min(int(TOP_STRENGTH), fighter.strength + int(chip_gain(g, player, chip) + 0.5))
        self.fighting = fighter.status == FIGHTING
        self.units: i64 = player.units_in(battle.region)
        self.shield = player.shield == SHIELD_READY
        self.bag = Bag(g, seat, False)
        if self.bag.total == 0:
            self.bag = Bag(g, seat, True)

    def reaches(self, behind: i64, units: i64, shield: bool) -> float:
        """How likely this fighter is to make up so much strength, with so many units, before it busts."""
        draws = float(behind) / (self.bag.gain + 0.2)
        spare = float(units - 1) + (0.9 if shield else 0.0)
        return 1.0 / (1.0 + math.exp(1.5 * (draws * self.bag.loss * 1.25 - spare - 0.45)))


class Fight:
    """The battle in progress, as one fighter sees it."""

    def __init__(self, g: Wonderland, battle: Battle, seat: i64) -> None:
        self.g = g
        self.battle = battle
        self.seat: i64 = seat
        self.fighter = fighter_of(battle, seat)
        self.own = Side(g, battle, seat, self.fighter)
        self.others: list[Side] = []
        for other, fighter in enumerate(battle.fighters):
            if fighter is not None and other != seat and fighter.status != BUST:
                self.others.append(Side(g, battle, other, fighter))
        vp = points_of_region(g, battle.region, g.round_of_game)
        self.first = prize_of_winner(g, seat, battle.region, float(vp))
        self.second = float((vp + 1) // 2)
        self.kept = kept_bonus(g, seat)
        self.actives: i64 = len(g.seats[seat].active)
        self.last: i64 = g.seats[seat].active[self.actives - 1] if self.actives > 0 else -1
        self.quests: list[int] = []
        self.quest_gains: list[float] = []
        for quest in g.seats[seat].quests:
            if g.tables.quest_region[quest] == battle.region:
                self.quests.append(quest)
                self.quest_gains.append(feat_gain(g, g.seats[seat], quest))

    # Places

    def place_worth(self, strength: i64, units: i64, shield: bool, goes_on: bool) -> float:
        """The region's reward to be expected with this strength, halted or still fighting."""
        first = 1.0
        second = 0.0
        for other in self.others:
            wins = self.beats(other, strength, units, shield, goes_on)
            second = second * wins + first * (1.0 - wins)
            first *= wins
        if self.g.players == 2:
            reached = self.reaches_resistance(strength, units, shield, goes_on)
            first *= reached
            second *= reached
        return first * self.first + second * self.second

    def beats(self, other: Side, strength: i64, units: i64, shield: bool, goes_on: bool) -> float:
        """How likely another fighter ends behind this one."""
        ahead = strength - other.strength
        if not other.fighting:
            if ahead != 0:
                won = 1.0 if ahead > 0 else 0.0
            else:
                won = 0.5
            if ahead > 0 or not goes_on:
                return won
            return max(won, self.own.reaches(1 - ahead, units, shield))
        if not goes_on:
            if ahead < 0:
                return STILL_BEATEN
            return 1.0 - other.reaches(ahead + 1, other.units, other.shield) * (1.0 if ahead > 0 else 0.9)
        spare = 0.6 * (self.reserve(units, shield) * self.own.bag.gain - other_reserve(other) * other.bag.gain)
        return 1.0 / (1.0 + math.exp(-(float(ahead) + spare) / 3.0))

    def reserve(self, units: i64, shield: bool) -> float:
        """Draws that this fighter can still afford."""
        spare = float(units - 1) + (0.9 if shield else 0.0)
        return min(3.0, spare / (self.own.bag.loss + 0.2))

    def reaches_resistance(self, strength: i64, units: i64, shield: bool, goes_on: bool) -> float:
        """WW-431: with two players a place needs the strength of the resistance."""
        missing: i64 = RESISTANCE[self.g.round_of_game - 1] - strength
        if not self.others:
            missing += 1
        if missing <= 0:
            return 1.0
        if missing == 1 and not self.others and not goes_on:
            return 0.5
        return self.own.reaches(missing, units, shield) if goes_on else 0.0

    # Halting and drawing

    def halting(self) -> float:
        """What halting now may bring."""
        own = self.own
        bonus = self.bonus(own.strength, self.actives, self.last, own.units, self.fighter.madness)
        return self.place_worth(own.strength, own.units, own.shield, False) + bonus

    def bonus(self, strength: i64, actives: i64, last: i64, units: i64, madness: i64) -> float:
        """Forging, feats and active chips, if the battle ends like this."""
        worth = self.kept
        if actives > 0 and self.g.tables.forge_symbol[strength]:
            worth += FORGE_WORTH
        best = 0.0
        for at, quest in enumerate(self.quests):
            best = max(best, self.quest_gains[at] * feat_fits(self.g, quest, strength, actives, last, units, madness))
        return worth + best

    def drawing(self, choosing: bool) -> float:
        """What one more draw may bring, the mean over the chips of the bag; if `choosing`, of two the better."""
        player = self.g.seats[self.seat]
        total: i64 = 0
        worth = 0.0
        best = -99.0
        refilled = self.empty()
        for chip in range(CHIP_COUNT):
            number = player.bag[chip]
            if refilled:
                number += player.exhausted[chip]
                for mad in player.madness:
                    if mad == chip:
                        number += 1
            if number > 0:
                total += number
                after = self.after_chip(chip)
                worth += float(number) * after
                best = max(best, after)
        if total == 0:
            return self.halting()
        mean = worth / float(total)
        if choosing or self.fighter.extra > 0:
            mean += 0.4 * (best - mean)
        return mean

    def empty(self) -> bool:
        """WW-210: whether the bag is refilled before the next draw."""
        player = self.g.seats[self.seat]
        for chip in range(CHIP_COUNT):
            if player.bag[chip] > 0:
                return False
        return True

    def after_chip(self, chip: i64) -> float:
        """What the battle may bring after this chip has been drawn."""
        own = self.own
        if chip < MADNESS:
            gain = chip_gain(self.g, self.g.seats[self.seat], chip)
            if self.fighter.flamingo:
                gain *= 2.0
            strength: i64 = min(int(TOP_STRENGTH), own.strength + int(gain + 0.5))
            if strength == TOP_STRENGTH:
                return self.first + self.kept
            worth = self.place_worth(strength, own.units, own.shield, True)
            bonus = self.bonus(strength, self.actives + 1, chip, own.units, self.fighter.madness) + chip_bonus(
                self.g, chip
            )
            return worth + 0.85 * bonus - self.use_cost(gain)
        loss: i64 = 2 if chip == MADNESS_2 else 1
        if own.shield and (loss == 2 or own.units <= loss):
            return self.place_worth(own.strength, own.units, False, True) + 0.9 * self.halt_bonus() - SHIELD_WORTH
        cost = UNIT_COST[self.g.round_of_game - 1]
        if own.units <= loss:
            return -cost * float(own.units) + SHIELD_WORTH * 0.5
        left = own.units - loss
        bonus = self.bonus(own.strength, self.actives, self.last, left, self.fighter.madness + 1)
        return self.place_worth(own.strength, left, own.shield, True) + 0.9 * bonus - cost * float(loss)

    def halt_bonus(self) -> float:
        return self.bonus(self.own.strength, self.actives, self.last, self.own.units, self.fighter.madness)

    def use_cost(self, gain: float) -> float:
        """A chip that is played is missing in the battles to come of this war."""
        return 0.06 * gain

    def expected(self) -> float:
        """What the battle may bring this fighter, whatever it chooses."""
        if not self.own.fighting:
            return self.halting()
        return max(self.halting(), self.drawing(False))


def other_reserve(other: Side) -> float:
    """Draws that another fighter can still afford."""
    spare = float(other.units - 1) + (0.9 if other.shield else 0.0)
    return min(3.0, spare / (other.bag.loss + 0.2))


def kept_bonus(g: Wonderland, seat: i64) -> float:
    """What the active chips bring if their player does not bust: forge actions, VP of Roses, and the like."""
    worth = 0.0
    for chip in g.seats[seat].active:
        worth += FORGE_WORTH if chip == FORGE else chip_bonus(g, chip)
    return worth
