"""Recruit: units from a dial are placed at strongholds (RW-161 to RW-165)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.retreat_and_limits import limit_all
from rulewright.games.runewars.content import LABEL_STRIDE, NONE, ROUTED, standing
from rulewright.games.runewars.ids import AREA_COUNT, RESOURCES
from rulewright.games.runewars.options import FIELD_LABELS, FORFEIT, PLACE_UNIT, REPLACE, RESOURCE, between, field_label
from rulewright.games.runewars.orders.frames import Recruit
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import settle, strongholds_of, supply
from rulewright.games.runewars.world.travel import turn_in_progress
from rulewright.kit.piles import insert

MESSAGES: Final[dict[str, MessageKind]] = {
    "recruits": MessageKind(("seat", "resource"), "RW-161", "unit"),
    "recruits_nothing": MessageKind(("seat", "resource"), "RW-161"),
    "no_stronghold": MessageKind(("seat",), "RW-164"),
    "places_recruit": MessageKind(("seat", "unit", "area"), "RW-161"),
    "replaces_recruit": MessageKind(("seat", "unit", "area"), "RW-165"),
    "forfeits_recruit": MessageKind(("seat", "unit"), "RW-165"),
}


def dial_units(g: Runewars, seat: i64, resource: i64) -> list[int]:
    """RW-021: the units at and below the position of a dial, in canonical order."""
    player = g.seats[seat]
    return sorted(g.tables.units_of_dial(int(player.faction), int(resource), player.dials[resource]))


class RecruitResource(Decision[Runewars, Recruit]):
    """D-213: the dial from which units come; not the one already used."""

    def options(self, g: Runewars, frame: Recruit, seat: i64) -> list[int]:
        barred = frame.barred
        return [RESOURCE + resource for resource in range(len(RESOURCES)) if resource != barred]

    def explain(self, g: Runewars, frame: Recruit, seat: i64, code: i64) -> Refusal:
        if between(code, RESOURCE, len(RESOURCES)):
            return Refusal("RW-162", "resource-used", {"resource": g.game.argument("resource", code - RESOURCE)})
        return Refusal("RW-161", "choose-a-resource")

    def default(self, g: Runewars, frame: Recruit, seat: i64) -> i64:
        """The one that gives most units."""
        codes = self.options(g, frame, seat)
        best = codes[0]
        for code in codes:
            if len(dial_units(g, seat, code - RESOURCE)) > len(dial_units(g, seat, best - RESOURCE)):
                best = code
        return best


RECRUIT_RESOURCE: Final = RecruitResource("recruit_resource", ("RW-161", "RW-162"), "RW-900")


class RecruitPlace(Decision[Runewars, Recruit]):
    """D-214: the stronghold at which the next unit is placed; which unit that is, is not chosen (RW-951)."""

    def options(self, g: Runewars, frame: Recruit, seat: i64) -> list[int]:
        unit = frame.units[0]
        return [PLACE_UNIT + unit * AREA_COUNT + area for area in strongholds_of(g, seat)]

    def explain(self, g: Runewars, frame: Recruit, seat: i64, code: i64) -> Refusal:
        unit = frame.units[0]
        if between(code, PLACE_UNIT + unit * AREA_COUNT, AREA_COUNT):
            area = (code - PLACE_UNIT) % AREA_COUNT
            return Refusal("RW-161", "no-stronghold-there", {"area": g.game.argument("area", area)})
        return Refusal("RW-161", "place-this-unit", {"unit": g.game.argument("unit", unit)})

    def default(self, g: Runewars, frame: Recruit, seat: i64) -> i64:
        """The area with most room."""
        codes = self.options(g, frame, seat)
        best = codes[0]
        for code in codes:
            if len(g.units[(code - PLACE_UNIT) % AREA_COUNT]) < len(g.units[(best - PLACE_UNIT) % AREA_COUNT]):
                best = code
        return best

    def arguments(self, g: Runewars, frame: Recruit, seat: i64) -> dict[str, int | str]:
        units = frame.units
        return {"unit": g.game.argument("unit", units[0]), "number": len(units)}


RECRUIT_PLACE: Final = RecruitPlace("recruit_place", ("RW-161", "RW-163"), "RW-900")


class RecruitReplace(Decision[Runewars, Recruit]):
    """D-215: without a figure in the supply, one on the board makes way, or the unit is lost."""

    def options(self, g: Runewars, frame: Recruit, seat: i64) -> list[int]:
        unit = frame.units[0]
        codes: list[int] = []
        for area in g.board.areas:
            for label in (standing(unit), standing(unit) + ROUTED):
                if label in g.units[area]:
                    codes.append(REPLACE + area * len(FIELD_LABELS) + field_label(label))
        codes.append(FORFEIT)
        return codes

    def explain(self, g: Runewars, frame: Recruit, seat: i64, code: i64) -> Refusal:
        unit = frame.units[0]
        return Refusal("RW-165", "replace-or-forfeit", {"unit": g.game.argument("unit", unit)})

    def default(self, g: Runewars, frame: Recruit, seat: i64) -> i64:
        return FORFEIT

    def arguments(self, g: Runewars, frame: Recruit, seat: i64) -> dict[str, int | str]:
        return {"unit": g.game.argument("unit", frame.units[0])}


RECRUIT_REPLACE: Final = RecruitReplace("recruit_replace", ("RW-165", "RW-606"), "RW-900")

# The order


def ask_resource(frame: Recruit, g: Runewars) -> None:
    """RW-161, RW-162; RW-164: without a stronghold nothing happens."""
    if strongholds_of(g, frame.seat):
        ask_seat(g, frame, RECRUIT_RESOURCE, frame.seat)
    else:
        g.tell("no_stronghold", frame.seat)
        leave(g)


def gain_units(frame: Recruit, g: Runewars) -> None:
    """RW-021, RW-161: the units of the dial are to be placed; the turn remembers the resource (RW-162)."""
    resource = g.answers[frame.seat] - RESOURCE
    if frame.barred == NONE:
        turn_in_progress(g).resource = resource
    frame.units = dial_units(g, frame.seat, resource)
    if frame.units:
        g.tell_all("recruits", frame.units, frame.seat, resource)
    else:
        g.tell("recruits_nothing", frame.seat, resource)


def ask_place(frame: Recruit, g: Runewars) -> None:
    """RW-161: one unit after another; RW-163: then areas with too many are reduced."""
    if not frame.units:
        leave(g)
        settle(g)
        limit_all(g, frame.seat)
    elif supply(g, frame.units[0]) < 1:
        go_to(frame, "replace")
    else:
        ask_seat(g, frame, RECRUIT_PLACE, frame.seat)


def place_unit(frame: Recruit, g: Runewars) -> None:
    """RW-161, RW-163: a recruited unit stands."""
    area = (g.answers[frame.seat] - PLACE_UNIT) % AREA_COUNT
    unit = frame.units.pop(0)
    insert(g.units[area], standing(unit))
    g.tell("places_recruit", frame.seat, unit, area)
    go_to(frame, "place")


def ask_replace(frame: Recruit, g: Runewars) -> None:
    """RW-165: all figures of the type are on the board."""
    ask_seat(g, frame, RECRUIT_REPLACE, frame.seat)


def replace_unit(frame: Recruit, g: Runewars) -> None:
    """RW-165: a unit of the type is destroyed to be recruited anew, or the new one is forfeited."""
    code = g.answers[frame.seat]
    go_to(frame, "place")
    if code == FORFEIT:
        g.tell("forfeits_recruit", frame.seat, frame.units.pop(0))
        return
    area = (code - REPLACE) // len(FIELD_LABELS)
    label = (code - REPLACE) % len(FIELD_LABELS) * ROUTED
    g.units[area].remove(label)
    g.tell("replaces_recruit", frame.seat, label // LABEL_STRIDE, area)
    settle(g)


steps(
    Recruit,
    step("start", ask_resource, gain_units),
    step("place", ask_place, place_unit),
    step("replace", ask_replace, replace_unit),
)
