"""The icons of Fall and Winter cards (RW-107, RW-108): income for everybody, and hunger.

Spring has no choices and stands in flow.py; the Quest Phase of Summer is in heroes/quest_phase.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.retreat_and_limits import destroy_in_area, weakest
from rulewright.games.runewars.ids import FOOD
from rulewright.games.runewars.options import DESTROY, INFLUENCE, TACTICS_CARD
from rulewright.games.runewars.seasons.frames import Fall, Winter
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controlled, settle
from rulewright.games.runewars.world.decks import draw_tactics
from rulewright.games.runewars.world.influence import gain_influence
from rulewright.kit.piles import distinct

MESSAGES: Final[dict[str, MessageKind]] = {
    "hunger": MessageKind(("seat", "area", "number"), "RW-108"),
}
FALL_INFLUENCE: Final[i64] = 2

# Fall (RW-107)


class FallIncome(Decision[Runewars, Fall]):
    """D-103: 2 influence or 1 Tactics card."""

    def options(self, g: Runewars, frame: Fall, seat: i64) -> list[int]:
        return [INFLUENCE, TACTICS_CARD]


FALL_INCOME: Final = FallIncome("fall_income", ("RW-107",), "RW-900")


def ask_income(frame: Fall, g: Runewars) -> None:
    """RW-107: each player in turn order."""
    if frame.todo:
        ask_seat(g, frame, FALL_INCOME, frame.todo[0])
    else:
        leave(g)


def take_income(frame: Fall, g: Runewars) -> None:
    """RW-107: influence or a card."""
    seat = frame.todo.pop(0)
    go_to(frame, "start")
    if g.answers[seat] == INFLUENCE:
        gain_influence(g, seat, FALL_INFLUENCE)
    else:
        draw_tactics(g, seat, 1)


steps(
    Fall,
    step("start", ask_income, take_income),
)

# Winter (RW-108)


def hungry_areas(g: Runewars, seat: i64) -> list[int]:
    """RW-108: the areas where a player has more units than his food dial shows, in map order."""
    food = g.seats[seat].dials[FOOD]
    return [area for area in controlled(g, seat) if len(g.units[area]) > food]


class WinterDestroy(Decision[Runewars, Winter]):
    """D-104: which unit of a hungry area is destroyed; free choice (RW-323)."""

    def options(self, g: Runewars, frame: Winter, seat: i64) -> list[int]:
        return [DESTROY + label for label in distinct(g.units[frame.areas[0]])]

    def explain(self, g: Runewars, frame: Winter, seat: i64, code: i64) -> Refusal:
        area = frame.areas[0]
        return Refusal("RW-108", "starve-there", {"area": g.game.argument("area", area)})

    def default(self, g: Runewars, frame: Winter, seat: i64) -> i64:
        return DESTROY + weakest(g, [code - DESTROY for code in self.options(g, frame, seat)])

    def arguments(self, g: Runewars, frame: Winter, seat: i64) -> dict[str, int | str]:
        area = frame.areas[0]
        surplus = len(g.units[area]) - g.seats[seat].dials[FOOD]
        return {"area": g.game.argument("area", area), "number": int(surplus)}


WINTER_DESTROY: Final = WinterDestroy("winter_destroy", ("RW-108",), "RW-900")


def count_food(frame: Winter, g: Runewars) -> None:
    """RW-108: one check for each player in turn order, when it is his turn to compare."""
    while frame.todo and not frame.areas:
        seat = frame.todo[0]
        frame.areas = hungry_areas(g, seat)
        for area in frame.areas:
            g.tell("hunger", seat, area, len(g.units[area]) - g.seats[seat].dials[FOOD])
        if not frame.areas:
            del frame.todo[0]


def ask_hungry(frame: Winter, g: Runewars) -> None:
    """RW-108: units of his choice, one after another."""
    if frame.todo:
        ask_seat(g, frame, WINTER_DESTROY, frame.todo[0])
    else:
        leave(g)


def starve(frame: Winter, g: Runewars) -> None:
    """RW-108: until the area holds no more units than there is food; allies that are left alone are counted too."""
    seat = frame.todo[0]
    area = frame.areas[0]
    destroy_in_area(g, area, g.answers[seat] - DESTROY)
    if len(g.units[area]) <= g.seats[seat].dials[FOOD]:
        del frame.areas[0]
    if not frame.areas:
        del frame.todo[0]
    go_to(frame, "start")
    settle(g)


steps(
    Winter,
    step("start", count_food, ask_hungry, starve),
)
