"""Strategize: figures move one area each (RW-150, RW-228 to RW-232)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.retreat_and_limits import limit_all
from rulewright.games.runewars.content import (
    FIRST_HOME_AREA,
    HOME_FACTION,
    LABEL_STRIDE,
    NONE,
    is_neutral,
    standing,
    unrouted,
)
from rulewright.games.runewars.ids import AREA_COUNT, HERO_COUNT
from rulewright.games.runewars.options import (
    DONE,
    FIGURE_COUNT,
    PORTAL,
    STRATEGIZE,
    between,
    hero_figure,
    strategize_code,
)
from rulewright.games.runewars.orders.frames import Strategize
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import open_borders, settle
from rulewright.games.runewars.world.travel import (
    areas_of,
    free_heroes,
    hero_entered,
    hero_steps,
    is_confined,
    move_hero,
    one_step,
    origin_areas,
    passable_areas,
    pay_for_portals,
    payable_portals,
    portals_of_turn,
    unit_borders,
)
from rulewright.kit.masks import bit, mask_of
from rulewright.kit.piles import insert

MESSAGES: Final[dict[str, MessageKind]] = {
    "strategizes_unit": MessageKind(("seat", "unit", "origin", "area"), "RW-228"),
    "strategizes_hero": MessageKind(("seat", "hero", "origin", "area"), "RW-232"),
}


def holds_own_piece(g: Runewars, seat: i64, area: i64) -> bool:
    """RW-231: a unit of the player's colour or his stronghold is there, or it is his home realm."""
    faction = g.seats[seat].faction
    if g.stronghold[area] == seat or (area >= FIRST_HOME_AREA and HOME_FACTION[area] == faction):
        return True
    for label in g.units[area]:
        if label // (4 * LABEL_STRIDE) == faction:
            return True
    return False


def strategize_moves(g: Runewars, frame: Strategize, joined: i64) -> list[int]:
    """RW-228 to RW-232: every (origin, figure, destination); `joined` are portals."""
    seat = frame.seat
    opened = open_borders(g, seat)
    enterable = mask_of(frame.enterable)
    codes: list[int] = []
    for origin in g.board.areas:
        last: i64 = NONE
        for label in frame.ready[origin]:
            unit = label // LABEL_STRIDE
            if unit == last:
                continue
            last = unit
            neutral = is_neutral(label)
            steps = one_step(g, bit(origin), unit_borders(g, unit, opened), joined) & enterable & ~bit(origin)
            for area in areas_of(g, steps):
                if not neutral or holds_own_piece(g, seat, area):
                    codes.append(strategize_code(origin, unit, area))
    for hero in frame.heroes:
        for area in areas_of(g, hero_steps(g, hero, joined) & enterable):
            codes.append(strategize_code(g.hero_area[hero], hero_figure(hero), area))
    return codes


class StrategizeMove(Decision[Runewars, Strategize]):
    """D-201: one figure moves one step, portals are paid for (D-204), or the order is done."""

    def options(self, g: Runewars, frame: Strategize, seat: i64) -> list[int]:
        codes = strategize_moves(g, frame, portals_of_turn(g))
        joined = payable_portals(g, seat)
        if joined and len(strategize_moves(g, frame, joined)) > len(codes):
            codes.append(PORTAL)
        codes.append(DONE)
        return codes

    def explain(self, g: Runewars, frame: Strategize, seat: i64, code: i64) -> Refusal:
        if code == PORTAL:
            return Refusal("RW-713", "portal-no-use")
        if between(code, STRATEGIZE, AREA_COUNT * FIGURE_COUNT * AREA_COUNT):
            return explain_move(g, frame, code - STRATEGIZE)
        return Refusal("RW-150", "move-or-done")

    def default(self, g: Runewars, frame: Strategize, seat: i64) -> i64:
        return DONE


def explain_move(g: Runewars, frame: Strategize, move: i64) -> Refusal:
    """Which rule stands in the way of a move with Strategize."""
    figure: i64 = move // AREA_COUNT % FIGURE_COUNT
    origin: i64 = move // AREA_COUNT // FIGURE_COUNT
    area: i64 = move % AREA_COUNT
    destination = {"area": g.game.argument("area", area)}
    from_there = {"area": g.game.argument("area", origin)}
    if figure >= FIGURE_COUNT - HERO_COUNT:
        hero = figure - (FIGURE_COUNT - HERO_COUNT)
        if g.hero_seat[hero] == frame.seat and is_confined(g, hero):
            return Refusal("RW-714", "hero-in-dungeon", {"hero": g.game.argument("hero", hero)})
        if hero not in frame.heroes or g.hero_area[hero] != origin:
            return Refusal("RW-232", "hero-cannot-move", {"hero": g.game.argument("hero", hero)})
    elif standing(figure) not in frame.ready[origin]:
        if g.activated[origin] >> frame.seat & 1:
            return Refusal("RW-221", "held-by-token", from_there)
        return Refusal("RW-228", "nothing-to-move", {**from_there, "unit": g.game.argument("unit", figure)})
    if area not in g.board.beside[origin]:
        return Refusal("RW-228", "not-adjacent", destination)
    if area not in frame.enterable:
        return Refusal("RW-229", "not-friendly-or-empty", destination)
    if figure < FIGURE_COUNT - HERO_COUNT and is_neutral(standing(figure)) and not holds_own_piece(g, frame.seat, area):
        return Refusal("RW-231", "allies-need-a-leader", destination)
    return Refusal("RW-227", "border-closed", destination)


STRATEGIZE_MOVE: Final = StrategizeMove("strategize_move", ("RW-150", "RW-228", "RW-229", "RW-231"), "RW-900")


def begin_strategize(frame: Strategize, g: Runewars) -> None:
    """RW-231: what may be entered and what may move is taken from the board as the order begins."""
    if frame.enterable:
        return
    frame.enterable = passable_areas(g, frame.seat)
    frame.ready = [[] for _ in range(AREA_COUNT)]
    for area in origin_areas(g, frame.seat):
        frame.ready[area] = unrouted(g.units[area])
    frame.heroes = free_heroes(g, frame.seat)


def ask_strategize(frame: Strategize, g: Runewars) -> None:
    """RW-150: any number of figures, one after another."""
    ask_seat(g, frame, STRATEGIZE_MOVE, frame.seat)


def carry_out_strategize(frame: Strategize, g: Runewars) -> None:
    """RW-228, RW-232: the move; RW-231: control and limits are looked at when the player is done."""
    code = g.answers[frame.seat]
    go_to(frame, "start/ask_strategize")
    if code == DONE:
        leave(g)
        settle(g)
        limit_all(g, frame.seat)
        return
    if code == PORTAL:
        pay_for_portals(g, frame.seat)
        return
    move = code - STRATEGIZE
    area = move % AREA_COUNT
    figure = move // AREA_COUNT % FIGURE_COUNT
    origin = move // AREA_COUNT // FIGURE_COUNT
    if figure >= FIGURE_COUNT - HERO_COUNT:
        strategize_hero(g, frame, figure - (FIGURE_COUNT - HERO_COUNT), area)
        return
    frame.ready[origin].remove(standing(figure))
    g.units[origin].remove(standing(figure))
    insert(g.units[area], standing(figure))
    g.tell_all("strategizes_unit", [area], frame.seat, figure, origin)


def strategize_hero(g: Runewars, frame: Strategize, hero: i64, area: i64) -> None:
    """RW-232: a hero moves the same way; he may pick up Rewards where he arrives (RW-482)."""
    frame.heroes.remove(hero)
    g.tell_all("strategizes_hero", [area], frame.seat, hero, g.hero_area[hero])
    move_hero(g, hero, area, 1, portals_of_turn(g))
    hero_entered(g, hero)


steps(
    Strategize,
    step("start", begin_strategize),
    step("start/ask_strategize", ask_strategize, carry_out_strategize),
)
