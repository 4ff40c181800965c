"""Mobilize and Conquer: an area is activated, units march in and meet whoever is there (RW-152 to RW-157, RW-220 to
RW-240, RW-273 to RW-275, RW-804).

Which units can reach an area is in world/travel.py; the battle and the talks are in battle/sequence.py and
diplomacy.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.opening import start_battle
from rulewright.games.runewars.battle.retreat_and_limits import enforce_limit, start_retreat
from rulewright.games.runewars.cards.frames import IN_TURN, T2, TimingWindow
from rulewright.games.runewars.content import NONE, is_neutral, standing, unit_of
from rulewright.games.runewars.ids import GOLD, SILVER, UNIT_COUNT
from rulewright.games.runewars.options import (
    ACTIVATE,
    BATTLE,
    DECLINE,
    DIPLOMACY,
    DONE,
    FIGURE_COUNT,
    MARCH,
    PORTAL,
    RETREAT,
    of_area,
)
from rulewright.games.runewars.orders.frames import Activation, Diplomacy
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controller, is_empty, left_of, put_units, settle
from rulewright.games.runewars.world.obstacles import obstacles_of, obstacles_of_hero, obstacles_to
from rulewright.games.runewars.world.travel import (
    HERO_RANGE,
    areas_of,
    hero_entered,
    is_confined,
    move_hero,
    origin_areas,
    passable_areas,
    pay_for_portals,
    payable_portals,
    portals_of_turn,
    reachable_areas,
    reachable_heroes,
    reachable_units,
    truce_forbids,
    turn_in_progress,
)
from rulewright.kit.masks import mask_of
from rulewright.kit.piles import insert

MESSAGES: Final[dict[str, MessageKind]] = {
    "activates": MessageKind(("seat", "area"), "RW-223"),
    "declines_to_activate": MessageKind(("seat",), "RW-155"),
    "marches": MessageKind(("seat", "unit", "origin"), "RW-233"),
    "hero_marches": MessageKind(("seat", "hero", "area"), "RW-804"),
    "arrives": MessageKind(("seat", "area", "number"), "RW-235", several="label"),
    "neutrals_join": MessageKind(("seat", "area"), "RW-273"),
    "neutrals_leave": MessageKind(("area",), "RW-274"),
    "neutrals_refuse": MessageKind(("area",), "RW-275"),
    "chooses_battle": MessageKind(("seat", "area"), "RW-239"),
    "chooses_retreat": MessageKind(("seat", "area"), "RW-275"),
}


# Activating an area (RW-152 to RW-156, RW-223)


def battle_allowed(g: Runewars, frame: Activation) -> bool:
    """RW-154: at most one battle with one Order card."""
    return g.battles == 0 and not frame.no_battle


def may_activate(g: Runewars, frame: Activation, area: i64) -> Refusal | None:
    """RW-154, RW-223, Season of Truce: what forbids an area, apart from movement; None if nothing does."""
    seat = frame.seat
    if g.activated[area] >> seat & 1:
        return Refusal("RW-223", "already-activated", {"area": g.game.argument("area", area)})
    if truce_forbids(g, seat, area):
        return Refusal("RW-103", "season-of-truce")
    owner = controller(g, area)
    if battle_allowed(g, frame) or owner == seat or is_empty(g, area):
        return None
    if owner != NONE:
        return Refusal("RW-154", "one-battle-only")
    if g.seats[seat].influence < 1:
        return Refusal("RW-154", "neutrals-need-influence")
    return None


class ActivateArea(Decision[Runewars, Activation]):
    """D-202: which area is activated, or none."""

    def options(self, g: Runewars, frame: Activation, seat: i64) -> list[int]:
        reach = reachable_areas(g, seat, portals_of_turn(g))
        portals = payable_portals(g, seat)
        if portals:
            reach |= reachable_areas(g, seat, portals)
        codes: list[int] = []
        for area in areas_of(g, reach):
            if may_activate(g, frame, area) is None:
                codes.append(ACTIVATE + area)
        codes.append(DECLINE)
        return codes

    def explain(self, g: Runewars, frame: Activation, seat: i64, code: i64) -> Refusal:
        if not of_area(code, ACTIVATE):
            return Refusal("RW-152", "activate-or-decline")
        area = code - ACTIVATE
        if not g.board.on_map[area]:
            return Refusal("RW-004", "not-on-map", {"area": g.game.argument("area", area)})
        refusal = may_activate(g, frame, area)
        if refusal is not None:
            return refusal
        name = {"area": g.game.argument("area", area)}
        return Refusal("RW-155", "no-unit-reaches", name, obstacles_to(g, seat, area))

    def default(self, g: Runewars, frame: Activation, seat: i64) -> i64:
        return DECLINE


ACTIVATE_AREA: Final = ActivateArea("activate_area", ("RW-152", "RW-155", "RW-156"), "RW-015")


def ask_area(frame: Activation, g: Runewars) -> None:
    """RW-152, RW-156: an area is activated."""
    ask_seat(g, frame, ACTIVATE_AREA, frame.seat)


def activate(frame: Activation, g: Runewars) -> None:
    """RW-223, RW-235: the token is placed; paths are those of this moment. RW-155: or nothing is activated."""
    seat = frame.seat
    if g.answers[seat] == DECLINE:
        g.tell("declines_to_activate", seat)
        if not frame.second:
            turn_in_progress(g).declined = True
        leave(g)
        return
    frame.area = g.answers[seat] - ACTIVATE
    frame.through = passable_areas(g, seat)
    frame.origins = origin_areas(g, seat)
    g.activated[frame.area] |= 1 << seat
    g.tell("activates", seat, frame.area)


# The march (RW-233 to RW-236, RW-713, RW-804)


def allies_may_come(g: Runewars, frame: Activation) -> bool:
    """RW-236: allied neutral units come to a friendly area, or after a unit of the player's colour."""
    if controller(g, frame.area) == frame.seat:
        return True
    for label in frame.arrived:
        if not is_neutral(label):
            return True
    return False


def marching_figures(g: Runewars, frame: Activation, joined: i64) -> list[int]:
    """RW-233 to RW-236, RW-804: what can march in now, as options; `joined` are portals."""
    allies = allies_may_come(g, frame)
    codes = reachable_units(g, frame.seat, frame.area, mask_of(frame.through), frame.origins, joined, allies)
    if g.revised:
        codes += reachable_heroes(g, frame.seat, frame.area, joined)
    return codes


class MoveUnit(Decision[Runewars, Activation]):
    """D-203: one figure after another marches into the area."""

    def options(self, g: Runewars, frame: Activation, seat: i64) -> list[int]:
        codes = marching_figures(g, frame, portals_of_turn(g))
        portals = payable_portals(g, seat)
        if portals and len(marching_figures(g, frame, portals)) > len(codes):
            codes.append(PORTAL)
        if frame.arrived:
            codes.append(DONE)
        return codes

    def explain(self, g: Runewars, frame: Activation, seat: i64, code: i64) -> Refusal:
        if code == DONE:
            return Refusal("RW-155", "move-at-least-one")
        if not MARCH <= code < MARCH + len(g.activated) * FIGURE_COUNT:
            return Refusal("RW-234", "move-or-done")
        return why_not_march(g, frame, (code - MARCH) // FIGURE_COUNT, (code - MARCH) % FIGURE_COUNT)

    def default(self, g: Runewars, frame: Activation, seat: i64) -> i64:
        options = self.options(g, frame, seat)
        return DONE if DONE in options else options[0]

    def arguments(self, g: Runewars, frame: Activation, seat: i64) -> dict[str, int | str]:
        return {"area": g.game.argument("area", frame.area), "number": len(frame.arrived)}


def why_not_march(g: Runewars, frame: Activation, origin: i64, figure: i64) -> Refusal:
    """Which rule keeps a figure from marching from an area."""
    if figure >= UNIT_COUNT:
        return why_not_along(g, frame, origin, figure - UNIT_COUNT)
    where = {"area": g.game.argument("area", origin)}
    own = origin in frame.origins or controller(g, origin) == frame.seat
    if not own or figure not in [unit_of(label) for label in g.units[origin]]:
        return Refusal("RW-234", "no-such-unit", where)
    if origin == frame.area:
        return Refusal("RW-233", "already-there", where)
    if g.activated[origin] >> frame.seat & 1:
        return Refusal("RW-221", "held-by-token", where)
    if standing(figure) not in g.units[origin]:
        return Refusal("RW-220", "unit-is-routed")
    if is_neutral(standing(figure)) and not allies_may_come(g, frame):
        return Refusal("RW-236", "allies-follow")
    name = {"area": g.game.argument("area", frame.area)}
    obstacles = obstacles_of(g, frame.seat, origin, figure, frame.area, mask_of(frame.through))
    return Refusal("RW-233", "out-of-reach", name, obstacles)


def why_not_along(g: Runewars, frame: Activation, origin: i64, hero: i64) -> Refusal:
    """RW-804: which rule keeps a hero from marching along; without the option `revised` none does (RW-234)."""
    if not g.revised or g.hero_seat[hero] != frame.seat or g.hero_area[hero] != origin:
        return Refusal("RW-804" if g.revised else "RW-234", "hero-cannot-march")
    if origin == frame.area:
        return Refusal("RW-804", "already-there", {"area": g.game.argument("area", origin)})
    named = {"hero": g.game.argument("hero", hero)}
    if g.hero_routed >> hero & 1:
        return Refusal("RW-426", "hero-is-routed", named)
    if is_confined(g, hero):
        return Refusal("RW-956", "hero-in-dungeon", named)
    return Refusal("RW-804", "hero-cannot-march", {}, obstacles_of_hero(g, hero, frame.area))


MOVE_UNIT: Final = MoveUnit("move_unit", ("RW-233", "RW-234", "RW-236"), "RW-015")


def ask_march(frame: Activation, g: Runewars) -> None:
    """RW-234: any selection of units, at least one (RW-155)."""
    ask_seat(g, frame, MOVE_UNIT, frame.seat)


def march(frame: Activation, g: Runewars) -> None:
    """RW-235: units arrive one by one; what they leave behind is looked at when all have arrived."""
    code = g.answers[frame.seat]
    if code == DONE:
        return
    go_to(frame, "march")
    if code == PORTAL:
        pay_for_portals(g, frame.seat)
        return
    origin = (code - MARCH) // FIGURE_COUNT
    figure = (code - MARCH) % FIGURE_COUNT
    if figure >= UNIT_COUNT:
        hero = figure - UNIT_COUNT
        move_hero(g, hero, frame.area, HERO_RANGE, portals_of_turn(g))
        g.tell("hero_marches", frame.seat, hero, frame.area)
        hero_entered(g, hero)
        return
    g.units[origin].remove(standing(figure))
    insert(frame.arrived, standing(figure))
    g.tell("marches", frame.seat, figure, origin)


# Arrival (RW-237 to RW-240)


def arrive(frame: Activation, g: Runewars) -> None:
    """RW-237 to RW-239: what the units find; in a neutral area W-T2 comes first."""
    frame.through = []
    frame.origins = []
    g.tell_all("arrives", frame.arrived, frame.seat, frame.area, len(frame.arrived))
    owner = controller(g, frame.area)
    if owner == frame.seat or is_empty(g, frame.area):
        go_to(frame, "land")
        return
    settle(g)
    if owner != NONE:
        go_to(frame, "battle")
    else:
        call(g, TimingWindow(frame.seat, IN_TURN, T2))


class NeutralResponse(Decision[Runewars, Activation]):
    """D-205: battle or diplomacy."""

    def options(self, g: Runewars, frame: Activation, seat: i64) -> list[int]:
        codes: list[int] = []
        if battle_allowed(g, frame):
            codes.append(BATTLE)
        if g.seats[seat].influence >= 1:
            codes.append(DIPLOMACY)
        return codes

    def explain(self, g: Runewars, frame: Activation, seat: i64, code: i64) -> Refusal:
        if code == BATTLE:
            return Refusal("RW-154", "one-battle-only")
        if code == DIPLOMACY:
            return Refusal("RW-270", "diplomacy-needs-influence")
        return Refusal("RW-239", "battle-or-diplomacy")

    def arguments(self, g: Runewars, frame: Activation, seat: i64) -> dict[str, int | str]:
        return {"area": g.game.argument("area", frame.area)}


NEUTRAL_RESPONSE: Final = NeutralResponse("neutral_response", ("RW-239",), "RW-015")


def ask_response(frame: Activation, g: Runewars) -> None:
    """RW-239; RW-916: the neutral units may be gone by now; RW-154: with neither way open he retreats."""
    owner = controller(g, frame.area)
    if owner == frame.seat or is_empty(g, frame.area):
        go_to(frame, "land")
    elif owner != NONE:
        go_to(frame, "battle")
    elif NEUTRAL_RESPONSE.options(g, frame, frame.seat):
        ask_seat(g, frame, NEUTRAL_RESPONSE, frame.seat)
    else:
        go_to(frame, "red")


def respond(frame: Activation, g: Runewars) -> None:
    """RW-239: a battle, or words."""
    if g.answers[frame.seat] == BATTLE:
        g.tell("chooses_battle", frame.seat, frame.area)
        go_to(frame, "battle")
    else:
        call(g, Diplomacy(frame.seat, frame.area))


def hear_answer(frame: Activation, g: Runewars) -> None:
    """RW-273: GOLD, they join. RW-274: SILVER, they leave, routed ones too. RW-275: RED."""
    if frame.symbol == GOLD:
        g.tell("neutrals_join", frame.seat, frame.area)
        go_to(frame, "land")
    elif frame.symbol == SILVER:
        g.tell("neutrals_leave", frame.area)
        go_to(frame, "land")
        labels = g.units[frame.area]
        g.units[frame.area] = []
        start_retreat(g, NONE, left_of(g, frame.seat), labels, frame.area)
    else:
        g.tell("neutrals_refuse", frame.area)


class DiplomacyRed(Decision[Runewars, Activation]):
    """D-208: battle or retreat."""

    def options(self, g: Runewars, frame: Activation, seat: i64) -> list[int]:
        return [BATTLE, RETREAT] if battle_allowed(g, frame) else [RETREAT]

    def explain(self, g: Runewars, frame: Activation, seat: i64, code: i64) -> Refusal:
        if code == BATTLE:
            return Refusal("RW-154", "one-battle-only")
        return Refusal("RW-275", "battle-or-retreat")

    def arguments(self, g: Runewars, frame: Activation, seat: i64) -> dict[str, int | str]:
        return {"area": g.game.argument("area", frame.area)}


DIPLOMACY_RED: Final = DiplomacyRed("diplomacy_red", ("RW-275",), "RW-015")


def ask_red(frame: Activation, g: Runewars) -> None:
    """RW-275: he fights or goes; RW-154: after a battle with this card he can only go."""
    ask_seat(g, frame, DIPLOMACY_RED, frame.seat)


def answer_red(frame: Activation, g: Runewars) -> None:
    """RW-275: all his units retreat to one area."""
    if g.answers[frame.seat] == BATTLE:
        g.tell("chooses_battle", frame.seat, frame.area)
        return
    g.tell("chooses_retreat", frame.seat, frame.area)
    go_to(frame, "end")
    labels = frame.arrived
    frame.arrived = []
    start_retreat(g, frame.seat, frame.seat, labels, frame.area)


def fight(frame: Activation, g: Runewars) -> None:
    """RW-238, RW-154: a battle starts, and counts for the Order card."""
    g.battles += 1
    go_to(frame, "end")
    labels = frame.arrived
    frame.arrived = []
    start_battle(g, frame.seat, frame.area, labels)


def land(frame: Activation, g: Runewars) -> None:
    """RW-237, RW-240, RW-263: the units stand in the area; at most eight may stay."""
    put_units(g, frame.area, frame.arrived)
    frame.arrived = []
    settle(g)
    enforce_limit(g, frame.seat, frame.area)


def end_activation(frame: Activation, g: Runewars) -> None:
    """RW-153: the activation is completely resolved."""
    leave(g)


steps(
    Activation,
    step("start", ask_area, activate),
    step("march", ask_march, march),
    step("arrive", arrive),
    step("meet", ask_response, respond),
    step("talked", hear_answer),
    step("red", ask_red, answer_red),
    step("battle", fight),
    step("land", land),
    step("end", end_activation),
)
