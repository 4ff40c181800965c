"""The map as bots see it: how far heroes have to what can be attacked, and where cities can be built."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.battalia.battle.targets import has_prize
from rulewright.games.battalia.board import BESIDE, can_place, gate_squares, sites
from rulewright.games.battalia.content import CROSSROADS, EMPTY, SQUARES, is_building, is_centre, is_city
from rulewright.games.battalia.ids import RUINS
from rulewright.games.battalia.judgement.worths import LORD_OF_CITY
from rulewright.games.battalia.state import Battalia

FAR: Final[i64] = 99
ROAD_STEPS: Final[i64] = 3
"""An empty square counts as so many steps: a road has to be built there."""
NEARNESS: Final = 0.80
"""How much of its worth a target keeps with each step between."""
AIM_WORTH: Final = 0.22
"""What it is worth to stand on a target, of what its conquest brings."""
GATE_AIM: Final = 1.6


def distances(g: Battalia, start: i64) -> list[int]:
    """How many steps every square is away; where roads are missing they count as to be built."""
    far = [int(FAR)] * int(SQUARES)
    far[start] = 0
    queue: list[int] = [int(start)]
    at: i64 = 0
    while at < len(queue):
        here: i64 = queue[at]
        at += 1
        built = g.card[here] >= 0
        exits: i64 = g.exits[here] if built else 15
        so_far: i64 = far[here]
        for direction in range(i64(4)):
            if not exits >> direction & 1:
                continue
            other: i64 = BESIDE[here * 4 + direction]
            if other < 0 or g.card[other] < EMPTY:
                continue
            cost: i64 = 1
            if g.card[other] == EMPTY:
                cost = ROAD_STEPS
            elif not g.exits[other] >> ((direction + 2) & 3) & 1:
                continue
            elif g.down and other in g.down:
                cost = ROAD_STEPS
            if so_far + cost < far[other]:
                far[other] = int(so_far + cost)
                queue.append(int(other))
    return far


def target_worths(g: Battalia, seat: i64) -> list[float]:
    """For each square what an attack there would bring a seat, if it is won."""
    worths = [0.0] * int(SQUARES)
    prize = has_prize(g, seat)
    for square in range(SQUARES):
        card: i64 = g.card[square]
        if card < 0:
            continue
        owner: i64 = g.owner[square]
        if owner >= 0:
            if not g.setting.allied(seat, owner):
                level = 2.0 if is_building(card) else float(g.level[square])
                worths[square] = level * (1.0 + 1.0 / float(g.setting.teams - 1)) * 0.6
        elif is_city(card):
            worths[square] = 4.0 + LORD_OF_CITY
        elif is_centre(card):
            worths[square] = 4.0
        elif card == RUINS and prize:
            worths[square] = 1.2
    if g.setting.gates:
        for square in gate_squares(g):
            worths[square] = max(worths[square], GATE_AIM)
    return worths


def aim(far: list[int], worths: list[float]) -> float:
    """What the best target brings to a hero that is so far away: the worth of where it stands."""
    best = 0.0
    for square in range(SQUARES):
        if worths[square] > 0.0 and far[square] < 12:
            worth = worths[square] * CLOSE[far[square]]
            if worth > best:
                best = worth
    return best * AIM_WORTH


def closeness() -> list[float]:
    found = [1.0]
    for _ in range(12):
        found.append(found[len(found) - 1] * NEARNESS)
    return found


CLOSE: Final = closeness()


def city_sites(g: Battalia, seat: i64) -> i64:
    """How many places a seat has for new cities, three at most."""
    number: i64 = 0
    for site in sites(g, seat):
        if can_place(g, CROSSROADS, [site], True):
            number += 1
            if number == 3:
                return number
    return number
