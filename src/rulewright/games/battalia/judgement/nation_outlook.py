"""What a creation deck brings: the turns that will be made of hands of it, and what its size earns."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from rulewright.games.battalia.content import (
    FACTION_COUNT,
    FIRST_QUEEN,
    FREEMAN,
    HAND_SIZE,
    LORD,
    PRIEST,
    SQUARES,
    WEAPON,
    faction_of,
    is_centre,
    is_city,
    type_of,
)
from rulewright.games.battalia.ids import ARROW, SHIELD, SWORD
from rulewright.games.battalia.judgement.map_outlook import city_sites
from rulewright.games.battalia.judgement.worths import CARD_STRENGTHS, CARD_WORTHS, LORD_OF_CITY, SUPPLY_WORTH
from rulewright.games.battalia.setting import HEROIC
from rulewright.games.battalia.state import Battalia
from rulewright.games.battalia.stock import creation_deck
from rulewright.games.battalia.turn.checkpoints import FOR_KING, FOR_QUEEN, FOR_VETERAN

GROWTH: Final = 0.5
"""Cards by which a deck still grows in each turn, of the worth and kind below."""
GROWN_WORTH: Final = 0.085
GROWN_LORDS: Final = 0.15
GROWN_PRIESTS: Final = 0.1
GROWN_STRENGTH: Final = 1.3
MOST_GROWTH: Final = 9.0
PAIR_WORTHS: Final[list[float]] = [0.3, 0.25, 0.55, 0.9]
"""By rank: what two units in one hand bring: of Freemen a road (BA-112), of others a level (BA-116)."""
TRIPLE_WORTHS: Final[list[float]] = [0.5, 1.0, 1.8, 2.6]
"""What a third one adds: a city of that level (BA-114)."""
ROOM: Final[list[float]] = [0.1, 0.6, 0.85, 1.0]
"""How much of it is left, by the places for cities, or the levels that own cities have to rise: three are plenty."""
ROADS_NEEDED: Final[list[float]] = [1.0, 0.8, 0.5, 0.3]
COHORT_WORTH: Final = 0.5
"""What a deck of one faction alone would bring a turn by cohorts (BA-063) and morale (BA-159)."""
QUEEN_WORTH: Final = 2.4
KING_WORTH: Final = 1.4
VETERAN_WORTH: Final = 2.0
"""What royals and the status of a veteran are worth with a whole game to come."""
ATTACK_PART: Final = 0.45
"""How often an attack comes about when a weapon is in hand, and the hand is strong enough."""
WEAK_HAND: Final = 4.0
STRONG_HAND: Final = 9.0
NEUTRAL_PART: Final = 0.6
ENEMY_PART: Final = 0.25
"""How much of what can be conquered a player may hope for."""


@mypyc_attr(acyclic=True)
class Nation:
    """A creation deck in numbers, and what it finds to do on the map."""

    def __init__(self, g: Battalia, seat: i64, days: float) -> None:
        self.days = days
        self.heroic = g.setting.mode == HEROIC
        self.royals = g.setting.royals
        self.grown = min(MOST_GROWTH, days * GROWTH)
        self.size = 0.0
        """Of the cards that come to hand again; those in the ambush count beside them."""
        self.waiting = float(len(g.seats[seat].ambush))
        self.worth = 0.0
        self.strength = 0.0
        self.weapons = 0.0
        self.units: list[float] = [0.0, 0.0, 0.0, 0.0]
        self.rooms: list[i64] = [0, 0, 0, 0]
        """By rank, how many levels units of that rank could still raise own cities, three at most."""
        self.sites: i64 = city_sites(g, seat)
        self.prey = 0.0
        self.cohort = 0.0
        self.count_cards(g, seat)
        self.look_around(g, seat)

    def count_cards(self, g: Battalia, seat: i64) -> None:
        factions: list[float] = [0.0] * int(FACTION_COUNT)
        self.count_ambush(g, seat)
        for card in creation_deck(g, seat):
            self.size += 1.0
            self.worth += CARD_WORTHS[card]
            self.strength += float(CARD_STRENGTHS[card])
            if card < FIRST_QUEEN:
                self.units[card // 8] += 1.0
            elif is_weapon(card):
                self.weapons += 1.0
            faction = faction_of(card)
            if faction >= 0:
                factions[faction] += 1.0
        if self.size > 0.0:
            for number in factions:
                self.cohort += COHORT_WORTH * (number / self.size) * (number / self.size)

    def count_ambush(self, g: Battalia, seat: i64) -> None:
        """BA-192: what lies in the ambush is not drawn."""
        for card in g.seats[seat].ambush:
            self.size -= 1.0
            self.worth -= CARD_WORTHS[card]
            self.strength -= float(CARD_STRENGTHS[card])
            if card < FIRST_QUEEN:
                self.units[card // 8] -= 1.0
            elif is_weapon(card):
                self.weapons -= 1.0

    def look_around(self, g: Battalia, seat: i64) -> None:
        """What can rise, and what can be conquered."""
        for square in range(SQUARES):
            card: i64 = g.card[square]
            if card < 0:
                continue
            owner: i64 = g.owner[square]
            if is_city(card):
                level: i64 = g.level[square]
                if owner == seat:
                    for rank in range(i64(1), i64(4)):
                        if level <= rank:
                            self.rooms[rank] = min(i64(3), self.rooms[rank] + rank + 1 - level)
                elif owner < 0:
                    self.prey += NEUTRAL_PART * (4.0 + LORD_OF_CITY)
                elif not g.setting.allied(seat, owner):
                    self.prey += ENEMY_PART * float(level)
            elif is_centre(card) and (owner < 0 or not g.setting.allied(seat, owner)):
                self.prey += NEUTRAL_PART * 4.0

    def brings(self, card: i64 = -1, supply: bool = False, less: bool = False) -> float:
        """What all turns to come bring, and the size; also with a card more, or less, and a supply more."""
        size = self.size
        worth = self.worth
        strength = self.strength
        weapons = self.weapons
        rank: i64 = -1
        sign = -1.0 if less else 1.0
        if card >= 0:
            size += sign
            worth += sign * CARD_WORTHS[card]
            strength += sign * float(CARD_STRENGTHS[card])
            if card < FIRST_QUEEN:
                rank = card // 8
            elif is_weapon(card):
                weapons += sign
        if supply:
            size += 1.0
            worth += SUPPLY_WORTH
        cards = max(5.0, size + self.grown)
        each = (worth + self.grown * GROWN_WORTH) / cards * float(HAND_SIZE) + self.cohort
        for at in range(i64(4)):
            number = self.units[at]
            if at == rank:
                number += sign
            if at == LORD:
                number += GROWN_LORDS * self.grown
            elif at == PRIEST:
                number += GROWN_PRIESTS * self.grown
            part = min(0.9, max(0.0, number) / cards)
            pair = two_of(part)
            triple = max(0.0, pair - 15.0 * part * part * fourth(1.0 - part))
            use: float = ROADS_NEEDED[self.sites] if at == FREEMAN else ROOM[self.rooms[at]]
            each += pair * PAIR_WORTHS[at] * use + triple * TRIPLE_WORTHS[at] * ROOM[self.sites]
        return self.days * each + self.by_size(size + self.waiting) + self.by_conquest(strength, weapons, cards)

    def by_conquest(self, strength: float, weapons: float, cards: float) -> float:
        """What attacks bring: a weapon must come to a strong hand (BA-150), and there is only so much to conquer."""
        if self.prey == 0.0:
            return 0.0
        hand = (strength + GROWN_STRENGTH * self.grown) / cards * float(HAND_SIZE)
        enough = min(1.0, max(0.0, (hand - WEAK_HAND) / (STRONG_HAND - WEAK_HAND)))
        armed = 1.0 - fourth(1.0 - min(1.0, 1.5 * weapons / cards))
        hoped = self.days * ATTACK_PART * armed * enough * (4.0 + LORD_OF_CITY)
        return self.prey * (1.0 - math.exp(-hoped / self.prey))

    def by_size(self, size: float) -> float:
        """BA-292, BA-293, BA-392: royals and veterans, which large decks earn at checkpoints."""
        part = min(1.0, self.days / 12.0)
        worth = 0.0
        if self.royals:
            worth += QUEEN_WORTH * nearly(size, float(FOR_QUEEN)) + KING_WORTH * nearly(size, float(FOR_KING))
        if self.heroic:
            worth += VETERAN_WORTH * nearly(size, float(FOR_VETERAN))
        return part * worth

    def gain(self, card: i64, with_supply: bool) -> float:
        """What one card more, and a supply with it, are worth."""
        return self.brings(card, with_supply) - self.brings()

    def loss(self, card: i64) -> float:
        """What the deck loses with a card."""
        return self.brings() - self.brings(card, False, True)


def is_weapon(card: i64) -> bool:
    """BA-150: what starts an attack."""
    return type_of(card) == WEAPON or card in (SWORD, SHIELD, ARROW)


def two_of(part: float) -> float:
    """How likely two cards of a kind are in a hand of six, if each card is of that kind with this likelihood."""
    other = 1.0 - part
    fifth = fourth(other) * other
    return max(0.0, 1.0 - fifth * other - 6.0 * part * fifth)


def fourth(number: float) -> float:
    return number * number * number * number


def nearly(size: float, least: float) -> float:
    """How near a deck is to a size: the square of the part, at most 1."""
    part = min(1.0, max(0.0, size / least))
    return part * part
