"""Heroes move: steps and passages through gates (BA-131, BA-132, BA-312)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.frame import call
from rulewright.games.battalia.content import terrain_of
from rulewright.games.battalia.heroes.frames import Afterstorm
from rulewright.games.battalia.setting import BASIC
from rulewright.games.battalia.state import Battalia, Hero


def enters_free(g: Battalia, seat: i64, hero: Hero, square: i64) -> bool:
    """BA-135: native terrain costs no step, each square once a turn."""
    if g.setting.mode == BASIC or terrain_of(g.card[square]) != g.seats[seat].faction:
        return False
    return square not in hero.native


def step_to(g: Battalia, seat: i64, number: i64, square: i64) -> None:
    """BA-132: paid by free native entry, a free square of Metamorphia, a Horse step, a point."""
    hero = g.seats[seat].hero(number)
    if enters_free(g, seat, hero, square):
        hero.native.append(square)
    elif hero.free > 0:
        hero.free -= 1
    elif hero.steps > 0:
        hero.steps -= 1
    else:
        hero.points -= 1
    hero.at = square
    g.tell("moves", seat, number, square)


def pass_gate(g: Battalia, seat: i64, number: i64, square: i64) -> None:
    """BA-312 to BA-315: a point is the toll, the step is a Horse step or a point; then the storm."""
    hero = g.seats[seat].hero(number)
    source = hero.at
    hero.points -= 1
    if enters_free(g, seat, hero, square):
        hero.native.append(square)
    elif hero.steps > 0:
        hero.steps -= 1
    else:
        hero.points -= 1
    hero.at = square
    hero.passed = True
    g.barrier += 1
    g.tell("passes-gate", seat, number, square)
    frame = Afterstorm()
    frame.hero = number
    frame.source = source
    call(g, frame)
