"""Ways of heroes: how many steps each square is away, as the rules pay them (BA-131, BA-132, BA-135)."""

from __future__ import annotations

from heapq import heappop, heappush

from rulewright.games.battalia.board import neighbours
from rulewright.games.battalia.heroes.moving import enters_free
from rulewright.games.battalia.state import Battalia, Hero


def means(hero: Hero) -> int:
    """The steps that a hero can still pay in this turn, without free native squares."""
    return int(hero.steps + hero.points + hero.free)


def ways(g: Battalia, seat: int, hero: Hero, steps: int) -> dict[int, int]:
    """The squares in reach of a hero with so many steps, and what each costs; native ones cost nothing once a turn."""
    if hero.at < 0 or hero.bonus_taken:
        return {}
    cost = {int(hero.at): 0}
    open_squares = [(0, int(hero.at))]
    while open_squares:
        so_far, here = heappop(open_squares)
        if so_far > cost[here]:
            continue
        for square in neighbours(g, here):
            there = so_far + (0 if enters_free(g, seat, hero, square) else 1)
            if there <= steps and there < cost.get(square, steps + 1):
                cost[square] = there
                heappush(open_squares, (there, square))
    del cost[int(hero.at)]
    return cost
