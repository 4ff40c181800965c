"""Evaluation for bots: how well each seat stands.

For each seat everything that helps to win is added up in dragon runes: runes, weighed by how safely they are held;
areas, cities and strongholds; armies and dials; heroes, cards, influence and Titles; the Objective; the orders to come.
What only pays later fades towards the end. The sums become likelihoods of winning. It reads everything, hidden things
too: bots give it resampled states only. It is an estimate, not a rule: nothing of the game depends on it.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from rulewright.games.runewars.battle.frames import Battle, Retreat
from rulewright.games.runewars.content import DRAGON_RUNE, NONE
from rulewright.games.runewars.ids import AREA_COUNT, CAPTAIN, COMMANDER, FALL, HERO_COUNT, WINTER
from rulewright.games.runewars.judgement.battle_outlook import Clash, host_in_battle, host_of
from rulewright.games.runewars.judgement.board_outlook import (
    AREA_WORTH,
    CITY_WORTH,
    DAMAGED_WORTH,
    INFLUENCE_WORTH,
    MARCHING_ORDERS,
    STRONGHOLD_WORTH,
    TACTICS_WORTH,
    Outlook,
    defence,
    dial_worth,
    distance,
    exposure,
    harvests,
    rune_worth,
    walls,
    winning_chance,
    worth_of_army,
)
from rulewright.games.runewars.judgement.objective_outlook import objective_worth
from rulewright.games.runewars.judgement.order_outlook import worths_of_orders
from rulewright.games.runewars.judgement.quest_outlook import hero_worth, quests_worth
from rulewright.games.runewars.orders.frames import Activation
from rulewright.games.runewars.seasons.frames import Season
from rulewright.games.runewars.state import Runewars
from rulewright.kit.contests import ATTACKER
from rulewright.kit.judging import behind_best, likelihoods, shares_of_winners

DANGER: Final = 0.3
"""The part of an area's worth that is taken to be lost if it would surely fall to an attack."""
LATER: Final = 0.5
"""The part of an order's worth that counts while it is in hand for later."""
NEARNESS: Final = 0.03
"""Of a standing unit next to a dragon rune of others."""
SECOND_MARCH: Final = 0.4
"""The part that is left of a marching order's worth when the other one has taken the best area."""
TITLE_HELD: Final = 0.2
PATIENCE: Final = 0.9
"""How much one dragon rune decides at the start of the game."""
DECISION: Final = 3.0
"""How many times more one decides at its end."""
LONGEST: Final = 24.0
"""Seasons of a usual game."""


def evaluate(g: Runewars) -> list[float]:
    """For each seat the likelihood to win."""
    if g.over:
        return shares_of_winners(g.winners, g.players)
    for player in g.seats:
        if player.faction == NONE:
            return [1.0 / float(g.players)] * g.players
    outlook = Outlook(g)
    meeting = Meeting(g, outlook)
    threats = threatened(g, outlook)
    sums = [standing_of(g, outlook, meeting, threats, seat) for seat in range(g.players)]
    sharpness = decisiveness(outlook.rest)
    leads = [behind * sharpness for behind in behind_best(sums)]
    for seat in range(g.players):
        if g.seats[seat].eliminated:
            leads[seat] = -math.inf
    return likelihoods(leads)


def decisiveness(rest: i64) -> float:
    """How much one dragon rune decides: the more, the fewer seasons are left."""
    past = 1.0 - float(rest) / LONGEST
    return PATIENCE * (1.0 + DECISION * past * past) if past > 0.0 else PATIENCE


class Meeting:
    """Units that have marched into an area of others: a battle in progress, or one that may come.

    area       where; NONE if there is nothing of the kind
    attacker   who has come
    defender   who was there; NONE for neutral units
    wins       how likely the attacker takes the area
    attacking, defending   what their units there are worth afterwards, in foot soldiers
    """

    def __init__(self, g: Runewars, outlook: Outlook) -> None:
        self.area: i64 = NONE
        self.attacker: i64 = NONE
        self.defender: i64 = NONE
        self.wins = 0.0
        self.attacking = 0.0
        self.defending = 0.0
        for frame in g.stack:
            if isinstance(frame, Activation):
                if frame.area != NONE and frame.arrived:
                    self.march(g, outlook, frame)
            elif isinstance(frame, Battle):
                self.fight(g, frame)
            elif isinstance(frame, Retreat) and frame.seat != NONE:
                self.fall_back(g, frame)

    def march(self, g: Runewars, outlook: Outlook, frame: Activation) -> None:
        """Units have arrived and nothing is decided yet."""
        self.area = frame.area
        self.attacker = frame.seat
        self.defender = outlook.owners[frame.area]
        force = host_of(g, frame.arrived)
        self.wins = 1.0
        self.attacking = force.worth
        if self.defender != frame.seat and (self.defender != NONE or g.units[frame.area]):
            clash = Clash(force, defence(g, outlook, frame.area))
            self.wins = clash.wins
            self.attacking *= clash.attacker_keeps

    def fight(self, g: Runewars, frame: Battle) -> None:
        """A battle as it stands."""
        self.area = frame.area
        self.attacker = frame.attacker.seat
        self.defender = frame.defender.seat
        force = host_in_battle(g, frame.attacker)
        host = host_in_battle(g, frame.defender)
        host.strength += walls(g, frame.area)
        if frame.winner != NONE:
            self.wins = 1.0 if frame.winner == ATTACKER else 0.0
            self.attacking = force.worth
            self.defending = host.worth
        else:
            clash = Clash(force, host)
            self.wins = clash.wins
            self.attacking = force.worth * clash.attacker_keeps * (0.85 + 0.15 * clash.wins)
            self.defending = host.worth * clash.defender_keeps * (1.0 - 0.15 * clash.wins)
        leaving = host_of(g, frame.leaving)
        if frame.winner == ATTACKER:
            self.defending += leaving.worth
        else:
            self.attacking += leaving.worth

    def fall_back(self, g: Runewars, frame: Retreat) -> None:
        """Units look for an area to retreat to."""
        worth = host_of(g, frame.in_hand).worth
        if frame.seat == self.attacker:
            self.attacking += worth
        elif frame.seat == self.defender:
            self.defending += worth

    def share(self, seat: i64, area: i64, owner: i64) -> float:
        """The part of an area that is a seat's."""
        if area != self.area:
            return 1.0 if owner == seat else 0.0
        if seat == self.attacker:
            return 1.0 if owner == seat else self.wins
        return 1.0 - self.wins if owner == seat else 0.0

    def army(self, seat: i64) -> float:
        """What the units of a seat that meet others are worth."""
        if seat == self.attacker:
            return self.attacking
        return self.defending if seat == self.defender and self.area != NONE else 0.0


def can_march(g: Runewars, seat: i64) -> bool:
    """Whether a seat has Mobilize or Conquer left this year, or has just chosen it."""
    player = g.seats[seat]
    return player.orders & MARCHING_ORDERS != 0 or (player.active != NONE and MARCHING_ORDERS >> player.active & 1 != 0)


def threatened(g: Runewars, outlook: Outlook) -> list[float]:
    """For each area of a player the best chance of the others to take it."""
    threats = [0.0] * AREA_COUNT
    for area in g.board.areas:
        owner: i64 = outlook.owners[area]
        if owner == NONE:
            continue
        for seat in range(g.players):
            if seat != owner and not g.seats[seat].eliminated:
                chance = winning_chance(g, outlook, seat, area)
                if not can_march(g, seat):
                    chance *= 0.4
                if chance > threats[area]:
                    threats[area] = chance
    return threats


def standing_of(g: Runewars, outlook: Outlook, meeting: Meeting, threats: list[float], seat: i64) -> float:
    """All that a seat has, in dragon runes."""
    player = g.seats[seat]
    if player.eliminated:
        return 0.0
    fading = outlook.fading
    total = areas_held(g, outlook, meeting, threats, seat)
    total += army_worth(g, outlook, meeting, seat) * (0.3 + 0.7 * fading)
    totals = harvests(g, outlook, seat)
    for resource in range(3):
        now = dial_worth(g, player.faction, resource, player.dials[resource])
        later = dial_worth(g, player.faction, resource, totals[resource])
        total += (0.6 * now + 0.5 * later) * fading
    rewards: i64 = 0
    for hero in range(HERO_COUNT):
        if g.hero_seat[hero] == seat:
            total += hero_worth(g, outlook, seat, hero)
            rewards += len(g.hero_rewards[hero])
    total += quests_worth(g, seat) * fading
    influence = float(player.influence)
    total += INFLUENCE_WORTH * (influence if influence < 8.0 else 4.8 + 0.4 * influence) * (0.2 + 0.8 * fading)
    total += TACTICS_WORTH * float(len(player.tactics)) * fading
    for title in range(len(g.title_seat)):
        if g.title_seat[title] == seat:
            total += TITLE_HELD * fading
            if title == CAPTAIN:
                total += 0.06 * float(rewards)
            elif title == COMMANDER:
                total += 0.02 * float(len(player.tactics)) * fading
    total += objective_worth(g, outlook, seat)
    return total + orders_ahead(g, outlook, seat)


def areas_held(g: Runewars, outlook: Outlook, meeting: Meeting, threats: list[float], seat: i64) -> float:
    """Runes, areas, cities and strongholds, less what is in danger; many runes are worth more than few (RW-630)."""
    runes = 0.0
    rest = 0.0
    for area in g.board.areas:
        share = meeting.share(seat, area, outlook.owners[area])
        if share <= 0.0:
            continue
        worth = AREA_WORTH
        if g.city[area] != NONE:
            worth += CITY_WORTH
        if g.stronghold[area] == seat:
            worth += DAMAGED_WORTH if g.damaged >> area & 1 else STRONGHOLD_WORTH
            worth += 0.03 if g.development[area] != NONE else 0.0
        safe = 1.0 - DANGER * threats[area]
        rest += worth * share * safe
        rune = rune_worth(g, area)
        if rune > 0.0:
            guard = outlook.hosts[area].number
            safe -= 0.012 * exposure(g, outlook, seat, area) / (1.0 + guard)
            runes += rune * share * safe
    if runes > 3.0:
        runes += 0.12 * (runes - 3.0) * (runes - 3.0)
    return runes + rest * (0.25 + 0.75 * outlook.fading)


def army_worth(g: Runewars, outlook: Outlook, meeting: Meeting, seat: i64) -> float:
    """Units, less those that Winter will not feed (RW-108), and how near to the runes of others they stand."""
    worth = meeting.army(seat)
    food: i64 = g.seats[seat].dials[0]
    hunger = 0.15 if g.season == WINTER else 0.8 if g.season == FALL else 0.45
    near = 0.0
    for area in g.board.areas:
        number: i64 = len(g.units[area])
        if number == 0 or outlook.owners[area] != seat:
            continue
        host = outlook.hosts[area]
        worth += host.worth
        if number > food:
            worth -= hunger * host.worth * float(number - food) / float(number)
        if host.number > 0.0:
            near += host.number / (1.0 + float(nearest_prize(g, outlook, seat, area)))
    return worth_of_army(worth) + NEARNESS * near


def nearest_prize(g: Runewars, outlook: Outlook, seat: i64, area: i64) -> i64:
    """How far the next dragon rune is that is not the seat's own."""
    nearest: i64 = 12
    for other in g.board.areas:
        if g.rune[other] == DRAGON_RUNE and outlook.owners[other] != seat:
            steps = distance(g.board, area, other)
            if steps < nearest:
                nearest = steps
    return nearest


# Orders to come


def orders_ahead(g: Runewars, outlook: Outlook, seat: i64) -> float:
    """What the chosen order may still bring this season, and the best of the others in the rest of the year."""
    player = g.seats[seat]
    if not waits_for_turn(g, seat) and player.active != NONE and g.season == WINTER:
        return 0.0
    worths = worths_of_orders(g, outlook, seat)
    total = 0.0
    if waits_for_turn(g, seat):
        total = worths[player.active]
        worths[player.active] = 0.0
    seasons: i64 = WINTER - g.season + (1 if player.active == NONE else 0)
    for _ in range(seasons):
        best: i64 = 0
        for order in range(1, 9):
            if player.orders >> order & 1 and worths[order] > worths[best]:
                best = order
        if best == 0:
            break
        total += LATER * worths[best]
        worths[best] = 0.0
        if MARCHING_ORDERS >> best & 1:
            other = 5 - best  # Mobilize is card 2, Conquer card 3.
            worths[other] *= SECOND_MARCH
    return total


def waits_for_turn(g: Runewars, seat: i64) -> bool:
    """Whether the order of a seat is revealed and its turn still to come."""
    for frame in g.stack:
        if isinstance(frame, Season):
            return g.seats[seat].active != NONE and seat in frame.order
    return False
