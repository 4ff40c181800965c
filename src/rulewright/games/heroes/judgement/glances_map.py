"""Glances at the Heroes action: which hero, where to, what to do there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.heroes.armies import square_of
from rulewright.games.heroes.cards.values import movement_of
from rulewright.games.heroes.ids import STABLES, TOWN_GATE, WIND_WALK
from rulewright.games.heroes.judgement.map_outlook import FAR, SIGHT, Aim, Aims, Ways, discount
from rulewright.games.heroes.judgement.worths import CHEST, NEVER, Outlook, control_worth, explore_worth, scroll_worth
from rulewright.games.heroes.map.frames import Activation
from rulewright.games.heroes.options import (
    ACTIVATE,
    CONTROL,
    CONTROL_FROM,
    EXPLORE,
    MOVE,
    PORTAL,
    PORTAL_CAPITAL,
    SCROLL,
    SQUARES,
    STOP,
    TAKE,
)
from rulewright.games.heroes.state import Hero, Heroes
from rulewright.kit.judging import Glance, asked_by

WORTH_A_LOOK: Final = 0.75
"""Steps to aims that are worth less than this part of the best are not tried."""
NOW: Final = 0.15
"""How much of a worth is added when it can be had at once."""


def heroes_to_activate(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """The hero first who can do most; all have their turn."""
    outlook = Outlook(g)
    points: list[float] = []
    for code in codes:
        if code < ACTIVATE or code >= ACTIVATE + 12:
            points.append(-0.3)
        else:
            worth, _ = Aims(g, seat, g.find(code - ACTIVATE), outlook).near(0)
            points.append(0.1 + 0.3 * worth)
    return points


def steps(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """Towards the aim that is worth most, counting the activations it takes; what can be had here, at once."""
    frame = asked_by(g, Activation)
    hero = g.find(frame.hero)
    look = Look(g, seat, hero, frame.mp)
    return [look.points(code) for code in codes]


class Look:
    """How a hero sees its next step."""

    def __init__(self, g: Heroes, seat: i64, hero: Hero, mp: i64) -> None:
        self.g = g
        self.seat: i64 = seat
        self.hero = hero
        self.mp: i64 = mp
        self.outlook = Outlook(g)
        self.movement = movement_of(g, hero)
        self.here = square_of(g, seat, hero)
        self.ways = Ways(g, seat, hero, mp + SIGHT * self.movement)
        aims = Aims(g, seat, hero, self.outlook)
        self.aims: list[Aim] = aims.all()
        self.best: list[float] = [0.0] * len(self.ways.starts)
        self.rest = 0.0
        self.plan()
        self.top = self.best_step()

    def plan(self) -> None:
        """For each first step the best aim on its ways, and the best one for a hero that stays here."""
        ways = self.ways
        others = self.taken_by_others()
        for aim in self.aims:
            away = ways.away[aim.square]
            if aim.site >= 0 and self.g.guards[aim.site] >= 0:
                away = min(away, ways.away[self.g.map().symbols[aim.site]])
            if away >= FAR:
                continue
            worth = aim.worth
            if aim.site >= 0 and others >> aim.site & 1:
                worth *= 0.6
            self.rest = max(self.rest, worth * discount(away, 0, self.movement))
            if away == 0:
                continue
            near = worth * discount(away, self.mp, self.movement)
            mask: i64 = ways.first[aim.square]
            if aim.site >= 0 and self.g.guards[aim.site] >= 0:
                symbol = self.g.map().symbols[aim.site]
                if ways.away[symbol] < ways.away[aim.square]:
                    mask = ways.first[symbol]
                elif ways.away[symbol] == ways.away[aim.square]:
                    mask |= ways.first[symbol]
            for at in range(len(ways.starts)):
                if mask >> at & 1 and near > self.best[at]:
                    self.best[at] = near

    def taken_by_others(self) -> i64:
        """The sites beside which another own hero stands, as bits: it will see to them."""
        board = self.g.map()
        taken: i64 = 0
        for other in self.g.seats[self.seat].heroes:
            if other.hero != self.hero.hero and other.at >= 0 and other.tokens() > 0:
                for square in board.around[other.at]:
                    if board.site_at[square] >= 0:
                        taken |= 1 << board.site_at[square]
        return taken

    def points(self, code: i64) -> float:
        """How an option looks."""
        if code == STOP:
            return self.rest
        if MOVE <= code < MOVE + len(SQUARES):
            return self.step_to(code - MOVE)
        if code == PORTAL_CAPITAL:
            return self.step_to(self.g.seats[self.seat].capital)
        if PORTAL <= code < PORTAL + len(SQUARES):
            return self.step_to(code - PORTAL)
        if code == EXPLORE:
            return self.exploring()
        if code == CONTROL or CONTROL_FROM <= code < CONTROL_FROM + len(SQUARES):
            return self.controlling(-1 if code == CONTROL else code - CONTROL_FROM)
        return self.reading(code - SCROLL)

    def step_to(self, square: i64) -> float:
        """The best aim on a way that begins with this step; a way that leads to much less is none."""
        for at, start in enumerate(self.ways.starts):
            if start == square and self.best[at] > 0.0:
                return self.best[at] if self.best[at] >= WORTH_A_LOOK * self.top else NEVER
        return NEVER if self.top > 0.0 else self.rest - 0.1

    def exploring(self) -> float:
        """What the location brings, beside what the hero can go for afterwards."""
        board = self.g.map()
        code = board.codes[board.site_at[self.here]]
        worth = explore_worth(self.g, self.seat, self.hero, code, self.outlook)
        if code == STABLES:
            return max(self.rest, self.best_step()) + 0.3
        return worth * (1.0 + NOW) + 0.5 * self.rest_elsewhere() + 0.02

    def controlling(self, given_up: i64) -> float:
        """What the location brings, less that of the one whose marker is moved."""
        board = self.g.map()
        worth = control_worth(self.g, self.seat, board.site_at[self.here], self.outlook)
        if given_up >= 0:
            code = board.codes[board.site_at[given_up]]
            worth -= float(self.g.tables.location_power[code]) + 0.1
        return worth * (1.0 + NOW) + 0.5 * self.rest_elsewhere() + 0.02

    def best_step(self) -> float:
        best = 0.0
        for worth in self.best:
            best = max(best, worth)
        return best

    def rest_elsewhere(self) -> float:
        """The best aim for the next activation that is not this square."""
        best = 0.0
        for aim in self.aims:
            away = self.ways.away[aim.square]
            if 0 < away < FAR:
                best = max(best, aim.worth * discount(away, 0, self.movement))
        return best

    def reading(self, scroll: i64) -> float:
        """A map scroll, if it brings more than it is worth."""
        cost = scroll_worth(self.g, self.hero, scroll) * self.outlook.late
        present = max(self.rest, self.best_step())
        if scroll == WIND_WALK:
            further = 0.0
            for aim in self.aims:
                away = self.ways.away[aim.square]
                if 0 < away < FAR:
                    further = max(further, aim.worth * discount(away, self.mp + 3, self.movement))
            return further - cost if further > present else NEVER
        if scroll == TOWN_GATE:
            home = Aims(self.g, self.seat, self.hero, self.outlook).home_worth()
            return home - cost if self.mp == 0 or home > present else NEVER
        return present + CHEST - cost + 0.05


def takeovers(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """MH-511: the most Power first."""
    board = g.map()
    outlook = Outlook(g)
    points: list[float] = []
    for code in codes:
        taken = TAKE <= code < TAKE + len(SQUARES)
        points.append(control_worth(g, seat, board.site_at[code - TAKE], outlook) if taken else 0.0)
    return points


def heroes_gain(g: Heroes, seat: i64, outlook: Outlook) -> float:
    """What a Heroes action may bring now: the aims that are near, and steps towards the others."""
    player = g.seats[seat]
    total = 0.0
    for hero in player.heroes:
        if hero.tokens() > 0:
            aims = Aims(g, seat, hero, outlook)
            ways = Ways(g, seat, hero, SIGHT * aims.movement)
            best = 0.0
            for aim in aims.all():
                away = ways.away[aim.square]
                if aim.site >= 0 and g.guards[aim.site] >= 0:
                    away = min(away, ways.away[g.map().symbols[aim.site]])
                if away >= FAR or (away == 0 and aim.site < 0):
                    continue
                if aim.square == player.capital:
                    best = max(best, aim.worth * discount(away, aims.movement, aims.movement))
                    continue
                later = discount(away, 0, aims.movement)
                best = max(best, aim.worth * (discount(away, aims.movement, aims.movement) - 0.5 * later))
            total += best
    return total


GLANCES_AT_THE_MAP: Final[dict[str, Glance[Heroes]]] = {
    "choose_hero_to_activate": heroes_to_activate,
    "move_step": steps,
    "takeover_choice": takeovers,
}
