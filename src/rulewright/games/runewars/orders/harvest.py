"""Harvest: the dials are set, and its bonus (RW-158 to RW-160, RW-405 to RW-407, RW-607)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import again, ask_seat, call, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.content import HIGHEST_DIAL, NONE
from rulewright.games.runewars.ids import (
    AREA_COUNT,
    DEVELOPMENTS,
    DIPLOMACY_DEVELOPMENT,
    FOOD,
    ORE,
    RESOURCE_DEVELOPMENT,
    TRAINING_GROUNDS,
    WOOD,
)
from rulewright.games.runewars.options import BUILD_DEVELOPMENT, NO_MORE, RAISE, REMOVE, between, of_area
from rulewright.games.runewars.orders.frames import Income
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import harvest_of, strongholds_of, yields
from rulewright.games.runewars.world.decks import draw_tactics
from rulewright.games.runewars.world.dials import raise_dial
from rulewright.games.runewars.world.influence import gain_influence

MESSAGES: Final[dict[str, MessageKind]] = {
    "harvests": MessageKind(("seat", "resource", "number"), "RW-158"),
    "raises_dial": MessageKind(("seat", "resource", "area"), "RW-405"),
    "development_income": MessageKind(("seat", "development", "area"), "RW-159"),
    "builds_development": MessageKind(("seat", "development", "area"), "RW-160"),
    "removes_development": MessageKind(("seat", "development", "area"), "RW-607"),
}


def harvest(g: Runewars, seat: i64) -> None:
    """RW-158: each dial shows what the areas of the player provide, up or down."""
    for resource in range(3):
        total = harvest_of(g, seat, resource)
        g.seats[seat].dials[resource] = HIGHEST_DIAL if total > HIGHEST_DIAL else total
        g.tell("harvests", seat, resource, g.seats[seat].dials[resource])


# The bonus: developments give, and one is built (RW-159, RW-160)


def income_areas(g: Runewars, seat: i64) -> list[int]:
    """RW-159: the areas of a player's resource, diplomacy and training-ground developments."""
    return [area for area in strongholds_of(g, seat) if 0 <= g.development[area] <= TRAINING_GROUNDS]


class DevelopmentResource(Decision[Runewars, Income]):
    """D-224: which resource of the area a development raises."""

    def options(self, g: Runewars, frame: Income, seat: i64) -> list[int]:
        area = frame.todo[0]
        return [RAISE + resource for resource in range(3) if yields(g, area, resource) > 0]

    def explain(self, g: Runewars, frame: Income, seat: i64, code: i64) -> Refusal:
        area = g.game.argument("area", frame.todo[0])
        return Refusal("RW-405", "not-provided-there", {"area": area})

    def default(self, g: Runewars, frame: Income, seat: i64) -> i64:
        """The resource with the lowest dial."""
        best = self.options(g, frame, seat)[0]
        for code in self.options(g, frame, seat):
            if g.seats[seat].dials[code - RAISE] < g.seats[seat].dials[best - RAISE]:
                best = code
        return best

    def arguments(self, g: Runewars, frame: Income, seat: i64) -> dict[str, int | str]:
        return {"area": g.game.argument("area", frame.todo[0])}


DEVELOPMENT_RESOURCE: Final = DevelopmentResource("dev_resource", ("RW-405",), "RW-900")


class DevelopmentBuild(Decision[Runewars, Income]):
    """D-225: a development is built (RW-160), perhaps after one was removed (RW-607)."""

    def options(self, g: Runewars, frame: Income, seat: i64) -> list[int]:
        if g.seats[seat].dials[WOOD] < 1:
            return [NO_MORE]
        strongholds = strongholds_of(g, seat)
        codes: list[int] = []
        for development in range(len(DEVELOPMENTS)):
            if developments_left(g, seat, development) > 0:
                for area in strongholds:
                    if g.development[area] == NONE:
                        codes.append(BUILD_DEVELOPMENT + development * AREA_COUNT + area)
        if not frame.removed:
            codes += [REMOVE + area for area in strongholds if g.development[area] != NONE]
        codes.append(NO_MORE)
        return codes

    def explain(self, g: Runewars, frame: Income, seat: i64, code: i64) -> Refusal:
        if g.seats[seat].dials[WOOD] < 1:
            return Refusal("RW-160", "no-wood")
        if of_area(code, REMOVE):
            return Refusal("RW-607", "nothing-to-remove", {"area": g.game.argument("area", code - REMOVE)})
        if not between(code, BUILD_DEVELOPMENT, len(DEVELOPMENTS) * AREA_COUNT):
            return Refusal("RW-160", "build-or-none")
        area = (code - BUILD_DEVELOPMENT) % AREA_COUNT
        development = (code - BUILD_DEVELOPMENT) // AREA_COUNT
        if g.stronghold[area] != seat:
            return Refusal("RW-400", "no-stronghold-there", {"area": g.game.argument("area", area)})
        if g.development[area] != NONE:
            return Refusal("RW-400", "development-there", {"area": g.game.argument("area", area)})
        return Refusal("RW-607", "no-development-left", {"development": g.game.argument("development", development)})

    def default(self, g: Runewars, frame: Income, seat: i64) -> i64:
        """The first that can be built; nothing is removed for a player who does not choose."""
        first = self.options(g, frame, seat)[0]
        return NO_MORE if of_area(first, REMOVE) else first


DEVELOPMENT_BUILD: Final = DevelopmentBuild("dev_build", ("RW-160", "RW-607"), "RW-900")


def developments_left(g: Runewars, seat: i64, development: i64) -> i64:
    """RW-605: tokens of a kind that the player does not have on the board."""
    left: i64 = g.tables.developments_each[g.seats[seat].faction * len(DEVELOPMENTS) + development]
    for area in strongholds_of(g, seat):
        if g.development[area] == development:
            left -= 1
    return left


def begin_income(g: Runewars, seat: i64) -> None:
    """RW-159: the developments on the board, one after another in map order."""
    income = Income(seat)
    income.todo = income_areas(g, seat)
    call(g, income)


def ask_income(frame: Income, g: Runewars) -> None:
    """RW-405 to RW-407: only a resource development in an area with several resources leaves a choice."""
    if not frame.todo:
        go_to(frame, "build")
        return
    area = frame.todo[0]
    development = g.development[area]
    if development == RESOURCE_DEVELOPMENT and yields(g, area, FOOD) + yields(g, area, WOOD) + yields(g, area, ORE) > 0:
        ask_seat(g, frame, DEVELOPMENT_RESOURCE, frame.seat)
        return
    frame.todo.pop(0)
    again(frame)
    if development == DIPLOMACY_DEVELOPMENT:
        g.tell("development_income", frame.seat, development, area)
        gain_influence(g, frame.seat, 2)
    elif development == TRAINING_GROUNDS:
        g.tell("development_income", frame.seat, development, area)
        draw_tactics(g, frame.seat, 1)


def take_income(frame: Income, g: Runewars) -> None:
    """RW-405: the dial of a resource that the area provides goes up."""
    resource = g.answers[frame.seat] - RAISE
    area = frame.todo.pop(0)
    raise_dial(g, frame.seat, resource, 1)
    g.tell("raises_dial", frame.seat, resource, area)
    go_to(frame, "start")


def ask_build(frame: Income, g: Runewars) -> None:
    """RW-160: one wood for one development."""
    ask_seat(g, frame, DEVELOPMENT_BUILD, frame.seat)


def build_development(frame: Income, g: Runewars) -> None:
    """RW-160, RW-607: at most one is built; one may be taken off the board first."""
    seat = frame.seat
    code = g.answers[seat]
    if code == NO_MORE:
        leave(g)
    elif of_area(code, REMOVE):
        area = code - REMOVE
        g.tell("removes_development", seat, g.development[area], area)
        g.development[area] = NONE
        frame.removed = True
        go_to(frame, "build")
    else:
        area = (code - BUILD_DEVELOPMENT) % AREA_COUNT
        raise_dial(g, seat, WOOD, -1)
        g.development[area] = (code - BUILD_DEVELOPMENT) // AREA_COUNT
        g.tell("builds_development", seat, g.development[area], area)
        leave(g)


steps(
    Income,
    step("start", ask_income, take_income),
    step("build", ask_build, build_development),
)
