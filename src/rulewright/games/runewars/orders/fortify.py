"""Fortify: building and repairing strongholds, moving runes (RW-173, RW-391, RW-392, RW-532)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.content import MOST_STRONGHOLDS, NO_RUNE, NONE
from rulewright.games.runewars.ids import ORE, WOOD
from rulewright.games.runewars.options import AREA, BUILD, DONE, KEEP, REMOVE, REPAIR, RUNES, SWAP, of_area
from rulewright.games.runewars.orders.frames import Fortify
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controlled, controller, remove_stronghold, settle, strongholds_of
from rulewright.games.runewars.world.dials import raise_dial
from rulewright.games.runewars.world.runes import mix_runes, move_rune
from rulewright.kit.masks import bit
from rulewright.kit.piles import insert

MESSAGES: Final[dict[str, MessageKind]] = {
    "builds_stronghold": MessageKind(("seat", "area"), "RW-391"),
    "removes_stronghold": MessageKind(("seat", "area"), "RW-391"),
    "repairs_stronghold": MessageKind(("seat", "area"), "RW-392"),
    "moves_runes": MessageKind(("seat",), "RW-532", "area"),
}
# Places in FORTIFY_ACTIONS.
BUILDING: Final[i64] = 0
REPAIRING: Final[i64] = 1
MOVING_RUNES: Final[i64] = 2


# What can be done (RW-173)


def building_areas(g: Runewars, seat: i64) -> list[int]:
    """RW-391: areas of the player without stronghold and city, if he has wood and ore."""
    dials = g.seats[seat].dials
    if dials[WOOD] < 1 or dials[ORE] < 1:
        return []
    return [area for area in controlled(g, seat) if g.stronghold[area] == NONE and g.city[area] == NONE]


def repair_areas(g: Runewars, seat: i64) -> list[int]:
    """RW-392: damaged strongholds of the player, if he has ore."""
    if g.seats[seat].dials[ORE] < 1:
        return []
    return [area for area in strongholds_of(g, seat) if g.damaged >> area & 1]


def first_rune_areas(g: Runewars, seat: i64) -> list[int]:
    """RW-532: two areas of the player are needed, at least one with a rune."""
    areas = controlled(g, seat)
    if len(areas) < 2:
        return []
    for area in areas:
        if g.rune[area] != NO_RUNE:
            return areas
    return []


def second_rune_areas(g: Runewars, seat: i64, first: i64) -> list[int]:
    """RW-532: a different area; one with a rune if the first has none."""
    areas: list[int] = []
    for area in controlled(g, seat):
        if area != first and (g.rune[first] != NO_RUNE or g.rune[area] != NO_RUNE):
            areas.append(area)
    return areas


# Decisions


class FortifyAction(Decision[Runewars, Fortify]):
    """D-226: one of the actions not yet done, or the end."""

    def options(self, g: Runewars, frame: Fortify, seat: i64) -> list[int]:
        done = frame.done
        codes: list[int] = []
        if BUILDING not in done:
            codes += [BUILD + area for area in building_areas(g, seat)]
        if REPAIRING not in done:
            codes += [REPAIR + area for area in repair_areas(g, seat)]
        if MOVING_RUNES not in done and first_rune_areas(g, seat):
            codes.append(RUNES)
        codes.append(DONE)
        return codes

    def explain(self, g: Runewars, frame: Fortify, seat: i64, code: i64) -> Refusal:
        done = frame.done
        if of_area(code, BUILD):
            return explain_build(g, seat, code - BUILD, BUILDING in done)
        if of_area(code, REPAIR):
            return explain_repair(g, seat, code - REPAIR, REPAIRING in done)
        if code == RUNES:
            return Refusal("RW-173", "action-done") if MOVING_RUNES in done else Refusal("RW-532", "no-runes-to-move")
        return Refusal("RW-173", "fortify-or-done")

    def default(self, g: Runewars, frame: Fortify, seat: i64) -> i64:
        return DONE


FORTIFY_ACTION: Final = FortifyAction("fortify_action", ("RW-173", "RW-391", "RW-392", "RW-532"), "RW-900")


def explain_build(g: Runewars, seat: i64, area: i64, done: bool) -> Refusal:
    """Why no stronghold can be built in an area."""
    name = {"area": g.game.argument("area", area)}
    dials = g.seats[seat].dials
    if done:
        return Refusal("RW-173", "action-done")
    if dials[WOOD] < 1 or dials[ORE] < 1:
        return Refusal("RW-391", "no-wood-or-ore")
    if controller(g, area) != seat:
        return Refusal("RW-391", "not-your-area", name)
    if g.city[area] != NONE:
        return Refusal("RW-390", "city-there", name)
    return Refusal("RW-390", "stronghold-there", name)


def explain_repair(g: Runewars, seat: i64, area: i64, done: bool) -> Refusal:
    """Why the stronghold in an area cannot be repaired."""
    if done:
        return Refusal("RW-173", "action-done")
    if g.seats[seat].dials[ORE] < 1:
        return Refusal("RW-392", "no-ore")
    return Refusal("RW-392", "nothing-to-repair", {"area": g.game.argument("area", area)})


class RemoveWhich(Decision[Runewars, Fortify]):
    """D-227: with all four on the board, the stronghold that makes way."""

    def options(self, g: Runewars, frame: Fortify, seat: i64) -> list[int]:
        return [REMOVE + area for area in strongholds_of(g, seat)]

    def explain(self, g: Runewars, frame: Fortify, seat: i64, code: i64) -> Refusal:
        return Refusal("RW-391", "remove-own-stronghold")

    def arguments(self, g: Runewars, frame: Fortify, seat: i64) -> dict[str, int | str]:
        return {"area": g.game.argument("area", frame.area)}


REMOVE_WHICH: Final = RemoveWhich("remove_which", ("RW-391", "RW-606"), "RW-900")


class RuneAreas(Decision[Runewars, Fortify]):
    """D-228: the two areas whose runes are taken up."""

    def options(self, g: Runewars, frame: Fortify, seat: i64) -> list[int]:
        first = frame.first
        areas = first_rune_areas(g, seat) if first == NONE else second_rune_areas(g, seat, first)
        return [AREA + area for area in areas]

    def explain(self, g: Runewars, frame: Fortify, seat: i64, code: i64) -> Refusal:
        if of_area(code, AREA) and controller(g, code - AREA) != seat:
            return Refusal("RW-532", "not-your-area", {"area": g.game.argument("area", code - AREA)})
        return Refusal("RW-532", "two-areas-one-rune")


RUNE_AREAS: Final = RuneAreas("rune_areas", ("RW-532",), "RW-900")


class RuneArrange(Decision[Runewars, Fortify]):
    """D-229: how the tokens are put back; nobody else learns it (RW-527)."""

    def options(self, g: Runewars, frame: Fortify, seat: i64) -> list[int]:
        return [KEEP, SWAP]

    def explain(self, g: Runewars, frame: Fortify, seat: i64, code: i64) -> Refusal:
        return Refusal("RW-532", "keep-or-swap")

    def arguments(self, g: Runewars, frame: Fortify, seat: i64) -> dict[str, int | str]:
        return {"origin": g.game.argument("area", frame.first), "area": g.game.argument("area", frame.area)}


RUNE_ARRANGE: Final = RuneArrange("rune_arrange", ("RW-532", "RW-527"), "RW-900", secret=True)

# The order


def ask_fortify(frame: Fortify, g: Runewars) -> None:
    """RW-173: each action at most once, in any order."""
    ask_seat(g, frame, FORTIFY_ACTION, frame.seat)


def carry_out_fortify(frame: Fortify, g: Runewars) -> None:
    """RW-391, RW-392, RW-532: the action chosen."""
    seat = frame.seat
    code = g.answers[seat]
    if code == DONE:
        leave(g)
    elif code == RUNES:
        go_to(frame, "first")
    elif of_area(code, REPAIR):
        repair_stronghold(g, seat, code - REPAIR)
        insert(frame.done, REPAIRING)
        go_to(frame, "start")
    else:
        frame.area = code - BUILD
        if len(strongholds_of(g, seat)) < MOST_STRONGHOLDS:
            build_stronghold(frame, g)


def repair_stronghold(g: Runewars, seat: i64, area: i64) -> None:
    """RW-392: one ore turns a stronghold to its undamaged side."""
    raise_dial(g, seat, ORE, -1)
    g.damaged &= ~bit(area)
    g.tell("repairs_stronghold", seat, area)


def build_stronghold(frame: Fortify, g: Runewars) -> None:
    """RW-391: one wood and one ore for an undamaged stronghold."""
    seat = frame.seat
    raise_dial(g, seat, WOOD, -1)
    raise_dial(g, seat, ORE, -1)
    g.stronghold[frame.area] = seat
    g.tell("builds_stronghold", seat, frame.area)
    frame.area = NONE
    insert(frame.done, BUILDING)
    go_to(frame, "start")
    settle(g)


def ask_remove(frame: Fortify, g: Runewars) -> None:
    """RW-391, RW-606: a fifth stronghold needs the token of another."""
    ask_seat(g, frame, REMOVE_WHICH, frame.seat)


def make_way(frame: Fortify, g: Runewars) -> None:
    """RW-391, RW-400: the removed stronghold takes its development with it."""
    area = g.answers[frame.seat] - REMOVE
    remove_stronghold(g, area)
    g.tell("removes_stronghold", frame.seat, area)
    build_stronghold(frame, g)


def ask_first(frame: Fortify, g: Runewars) -> None:
    """RW-532: the first of the two areas."""
    ask_seat(g, frame, RUNE_AREAS, frame.seat)


def take_first(frame: Fortify, g: Runewars) -> None:
    """RW-532: the first of the two areas."""
    frame.first = g.answers[frame.seat] - AREA


def ask_second(frame: Fortify, g: Runewars) -> None:
    """RW-532: the second of the two areas."""
    ask_seat(g, frame, RUNE_AREAS, frame.seat)


def take_second(frame: Fortify, g: Runewars) -> None:
    """RW-532: the second; now the tokens can be looked at."""
    frame.area = g.answers[frame.seat] - AREA


def ask_arrange(frame: Fortify, g: Runewars) -> None:
    """RW-532: the tokens go back as they were, or exchanged."""
    ask_seat(g, frame, RUNE_ARRANGE, frame.seat)


def arrange_runes(frame: Fortify, g: Runewars) -> None:
    """RW-527, RW-532: two tokens are mixed; one alone is moved in the open."""
    first, second = frame.first, frame.area
    swap = g.answers[frame.seat] == SWAP
    if g.rune[first] != NO_RUNE and g.rune[second] != NO_RUNE:
        mix_runes(g, frame.seat, first, second, swap)
    elif swap and g.rune[first] != NO_RUNE:
        move_rune(g, first, second)
    elif swap:
        move_rune(g, second, first)
    g.tell_all("moves_runes", sorted([int(first), int(second)]), frame.seat)
    frame.first = NONE
    frame.area = NONE
    insert(frame.done, MOVING_RUNES)
    go_to(frame, "start")
    settle(g)


steps(
    Fortify,
    step("start", ask_fortify, carry_out_fortify),
    step("remove", ask_remove, make_way),
    step("first", ask_first, take_first),
    step("second", ask_second, take_second),
    step("arrange", ask_arrange, arrange_runes),
)
