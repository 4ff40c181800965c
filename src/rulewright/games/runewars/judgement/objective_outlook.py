"""How near a seat is to its Objective: for the evaluation of bots. The conditions themselves are in
world/objectives.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.runewars.content import LABEL_STRIDE, NONE, is_neutral
from rulewright.games.runewars.ids import BEASTMAN, DRAGON, EVIL, GIANT, HERO_COUNT, UNIT_COUNT
from rulewright.games.runewars.judgement.board_outlook import Outlook
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.objectives import objective_met
from rulewright.games.runewars.world.runes import can_gain_rune
from rulewright.kit.masks import bit

MET: Final = 0.55
"""In dragon runes: an Objective that can be claimed in the next turn."""
HOPED_FOR: Final = 0.35
"""An Objective all but fulfilled."""
BY_EVENT: Final = 0.1
"""An Objective that a battle or duel fulfils."""


def objective_worth(g: Runewars, outlook: Outlook, seat: i64) -> float:
    """What the Objective that a seat holds is worth to it."""
    objective = g.seats[seat].objective
    if objective == NONE or not can_gain_rune(g, seat):
        return 0.0
    if objective_met(g, seat):
        return MET
    part = progress(g, outlook, seat, objective)
    return BY_EVENT if part < 0.0 else HOPED_FOR * part * part * outlook.fading


def progress(g: Runewars, outlook: Outlook, seat: i64, objective: i64) -> float:
    """How much of the condition holds, from 0 to 1; below 0 if it is an event."""
    if objective == 0:
        return part_of_triangles(g, outlook)
    if objective == 1 or objective == 7:
        return part_of_allies(g, outlook, seat, objective)
    if objective == 2:
        return float(g.seats[seat].influence) / 10.0
    if objective == 3:
        return part_of_cities(g, outlook, seat)
    if objective == 4:
        return part_of_fellowship(g, seat)
    if objective == 5:
        return 0.5 * float(g.title_seat.count(seat))
    if objective == 6:
        return part_of_strongholds(g, seat)
    if objective == 10:
        return float(areas_of_seat(g, outlook, seat)) / (9.0 if g.players == 2 else 10.0)
    if objective == 15:
        return part_of_host(g, outlook, seat)
    return -1.0


def part_of_triangles(g: Runewars, outlook: Outlook) -> float:
    """Bound by Honor: of the areas with Beastmen or Razorwings those that somebody controls."""
    free = 0.0
    for area in g.board.areas:
        if outlook.owners[area] == NONE:
            for label in g.units[area]:
                unit = label // LABEL_STRIDE
                if unit == BEASTMAN or unit == UNIT_COUNT - 2:
                    free += 1.0
                    break
    return 1.0 / (1.0 + free)


def part_of_allies(g: Runewars, outlook: Outlook, seat: i64, objective: i64) -> float:
    """Friend of Dragons: two Dragons or Giants; Grand Alliance: three kinds."""
    great = 0.0
    kinds: i64 = 0
    number = 0.0
    for area in g.board.areas:
        if outlook.owners[area] != seat:
            continue
        for label in g.units[area]:
            if is_neutral(label):
                unit = label // LABEL_STRIDE
                if unit == DRAGON or unit == GIANT:
                    great += 1.0
                if not kinds >> unit & 1:
                    kinds |= bit(unit)
                    number += 1.0
    part = great / 2.0 if objective == 1 else number / 3.0
    return part if part < 1.0 else 1.0


def part_of_cities(g: Runewars, outlook: Outlook, seat: i64) -> float:
    """Guardian of the Free Cities."""
    number = 0.0
    for area in g.board.areas:
        if g.city[area] != NONE and outlook.owners[area] == seat:
            number += 1.0
    part = number / (2.0 if g.players == 2 else 3.0)
    return part if part < 1.0 else 1.0


def part_of_fellowship(g: Runewars, seat: i64) -> float:
    """Fellowship of Champions: heroes that are not evil, and their Rewards."""
    heroes = 0.0
    rewards = 0.0
    for hero in range(HERO_COUNT):
        if g.hero_seat[hero] == seat:
            rewards += float(len(g.hero_rewards[hero]))
            if g.tables.hero_alignment[hero] != EVIL:
                heroes += 1.0
    part = (heroes + (rewards if rewards < 3.0 else 3.0)) / 6.0
    return part if part < 1.0 else 1.0


def part_of_strongholds(g: Runewars, seat: i64) -> float:
    """Beacons of the Realm."""
    number = 0.0
    for area in g.board.areas:
        if g.stronghold[area] == seat:
            number += 0.5 if g.damaged >> area & 1 else 1.0
    return number / 4.0


def areas_of_seat(g: Runewars, outlook: Outlook, seat: i64) -> i64:
    """Iron Dominion."""
    number: i64 = 0
    for area in g.board.areas:
        if outlook.owners[area] == seat:
            number += 1
    return number


def part_of_host(g: Runewars, outlook: Outlook, seat: i64) -> float:
    """Endless Host."""
    number = 0.0
    for area in g.board.areas:
        if outlook.owners[area] == seat:
            for label in g.units[area]:
                if not is_neutral(label):
                    number += 1.0
    return number / 18.0 if number < 18.0 else 1.0
