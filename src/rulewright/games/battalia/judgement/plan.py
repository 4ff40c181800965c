"""The plan of a turn: what a hand can still become, and which attack it suffices for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from rulewright.games.battalia.battle.targets import can_be_marked, has_prize, may_attack
from rulewright.games.battalia.board import neighbours, own_cities
from rulewright.games.battalia.content import (
    FIRST_QUEEN,
    HORSE,
    SQUARES,
    is_building,
    is_centre,
    is_city,
    is_fanatic,
    type_of,
)
from rulewright.games.battalia.ids import DUST, RUINS, SUPPLY
from rulewright.games.battalia.judgement.battle_outlook import attack_might, chance_against, defence_might
from rulewright.games.battalia.judgement.map_outlook import FAR, aim, distances, target_worths
from rulewright.games.battalia.judgement.nation_outlook import Nation
from rulewright.games.battalia.judgement.worths import HERO_WORTH, days_left
from rulewright.games.battalia.purse import SLOT_WEAPON, purse_of
from rulewright.games.battalia.setting import HEROIC
from rulewright.games.battalia.state import Battalia

NO_TARGET: Final[i64] = -1
HOPE: Final = 0.3
"""An attack less likely to win than this is no plan."""


@mypyc_attr(acyclic=True)
class Plan:
    """What a seat has in mind for this turn."""

    def __init__(self, g: Battalia, seat: i64) -> None:
        self.seat: i64 = seat
        self.days = days_left(g)
        self.nation = Nation(g, seat, self.days)
        self.ranks: list[int] = [0, 0, 0, 0]
        """Units at hand by rank, prepared ones too."""
        self.supplies: i64 = 0
        self.lowest: i64 = 6
        """The lowest level of an own city."""
        self.hero: i64 = -1
        self.target: i64 = NO_TARGET
        self.hope = 0.0
        self.way: list[int] = []
        """How far each square is from the target, by roads that are there."""
        self.worths: list[float] = []
        self.count_hand(g)
        for square in own_cities(g, seat):
            self.lowest = min(self.lowest, g.level[square])

    def count_hand(self, g: Battalia) -> None:
        player = g.seats[self.seat]
        for card in player.hand:
            if card < FIRST_QUEEN and not is_fanatic(card):
                self.ranks[card // 8] += 1
            elif card == SUPPLY:
                self.supplies += 1
            elif card == DUST:
                self.supplies += 2
        for item in player.prepared:
            if item.meaning < 4:
                self.ranks[item.meaning] += int(item.count)

    def lifts(self, rank: i64) -> bool:
        """BA-116: whether two units of a rank, 0 to 3, could raise a city of this player."""
        return self.lowest <= rank

    def look_for_attack(self, g: Battalia) -> None:
        """The most promising attack of this turn, movement included (BA-150, BA-132)."""
        seat = self.seat
        player = g.seats[seat]
        self.worths = target_worths(g, seat)
        if (player.a.at < 0 and player.b.at < 0) or not may_attack(g, seat):
            return
        if purse_of(g, seat).worth[SLOT_WEAPON] == 0:
            return
        horses: i64 = 0
        for card in player.hand:
            if type_of(card) == HORSE:
                horses += 1
        for number in range(i64(2)):
            hero = player.hero(number)
            if hero.at < 0:
                continue
            reach = self.supplies + 3 * horses + hero.steps + hero.points + hero.free
            far = by_roads(g, hero.at, reach)
            for square in range(SQUARES):
                if far[square] <= reach and self.worths[square] > 0.0:
                    hope = self.hope_at(g, number, square, far[square])
                    if hope > self.hope:
                        self.hope = hope
                        self.hero = number
                        self.target = square
        if self.target >= 0:
            self.way = by_roads(g, self.target, FAR - 1)

    def hope_at(self, g: Battalia, number: i64, square: i64, steps: i64) -> float:
        """What an attack on a square may bring, less what it risks and a little for the way."""
        chance = chance_on(g, self.seat, square)
        if chance < HOPE:
            return 0.0
        card: i64 = g.card[square]
        if not (is_city(card) or is_centre(card) or is_building(card) or card == RUINS):
            return 0.0
        return chance * self.worths[square] - (1.0 - chance) * HERO_WORTH - 0.1 * float(steps)

    def aim_from(self, g: Battalia, square: i64) -> float:
        """What it is worth for a hero to stand on a square."""
        return aim(distances(g, square), self.worths)


def chance_on(g: Battalia, seat: i64, square: i64) -> float:
    """How likely an attack of a seat on the place of a square would win, with all heroes that are there already."""
    player = g.seats[seat]
    heroes: i64 = 1
    if g.setting.mode == HEROIC and player.a.at == player.b.at and player.a.at == square:
        heroes = 2
    attack = attack_might(g, seat, square, heroes)
    owner: i64 = g.owner[square]
    if owner < 0:
        if g.strength[square] == 0 or (g.card[square] == RUINS and not has_prize(g, seat)):
            return 0.0
        if not can_be_marked(g, seat, square, 4):
            return 0.0
        return 0.97 if attack > g.strength[square] else 0.0
    if square in g.cloaked or not can_be_marked(g, seat, square, g.level[square]):
        return 0.0
    return chance_against(attack, defence_might(g, owner, square))


def by_roads(g: Battalia, start: i64, most: i64) -> list[int]:
    """How many steps every square is away along roads that are there, up to so many."""
    far = [int(FAR)] * int(SQUARES)
    far[start] = 0
    queue: list[int] = [int(start)]
    at: i64 = 0
    while at < len(queue):
        here: i64 = queue[at]
        at += 1
        if far[here] >= most:
            break
        for other in neighbours(g, here):
            if far[other] == FAR:
                far[other] = far[here] + 1
                queue.append(other)
    return far
