"""Strategize, Harvest and Acquire Power: primary abilities and bonuses (RW-150, RW-158 to RW-160, RW-171, RW-172,
RW-228 to RW-232, RW-405 to RW-407, RW-607). The other orders have modules of their own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import again, ask_seat, call, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.casualties import enforce_limit
from rulewright.games.runewars.content import (
    FIRST_HOME_AREA,
    HIGHEST_DIAL,
    HOME_FACTION,
    LABEL_STRIDE,
    NONE,
    is_neutral,
    is_routed,
    standing,
)
from rulewright.games.runewars.control import (
    controlled,
    harvest_of,
    open_borders,
    settle,
    strongholds_of,
    yields,
)
from rulewright.games.runewars.decks import draw_tactics, gain_influence, spend_influence
from rulewright.games.runewars.frames import Income, Strategize, TakeTitle
from rulewright.games.runewars.ids import (
    AREA_COUNT,
    DEVELOPMENTS,
    DIPLOMACY_DEVELOPMENT,
    FOOD,
    HERO_COUNT,
    ORE,
    RESOURCE_DEVELOPMENT,
    TITLES,
    TRAINING_GROUNDS,
    WOOD,
)
from rulewright.games.runewars.options import (
    BUILD_DEVELOPMENT,
    DONE,
    FIGURE_COUNT,
    NO_MORE,
    PORTAL,
    RAISE,
    REMOVE,
    SPEND,
    STRATEGIZE,
    TITLE,
    between,
    hero_figure,
    of_area,
    strategize_code,
)
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.travel import (
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
    "harvests": MessageKind(("seat", "resource", "number"), "RW-158"),
    "raises_dial": MessageKind(("seat", "resource", "area"), "RW-405"),
    "development_income": MessageKind(("seat", "development", "area"), "RW-159"),
    "builds_development": MessageKind(("seat", "development", "area"), "RW-160"),
    "removes_development": MessageKind(("seat", "development", "area"), "RW-607"),
    "takes_title": MessageKind(("seat", "title", "number"), "RW-172"),
    "loses_title": MessageKind(("seat", "title"), "RW-172"),
}

DIAL_SPACES: Final[i64] = 9
FACTION_SPACES: Final[i64] = 27

# Dials (RW-020, RW-021)


def dial_influence(g: Runewars, seat: i64) -> i64:
    """RW-021: the influence icons at and below the positions of the three dials."""
    return dial_total(g, seat, g.tables.dial_influence)


def dial_tactics(g: Runewars, seat: i64) -> i64:
    """RW-021: the Tactics icons at and below the positions of the three dials."""
    return dial_total(g, seat, g.tables.dial_tactics)


def dial_total(g: Runewars, seat: i64, icons: list[int]) -> i64:
    player = g.seats[seat]
    total: i64 = 0
    for resource in range(3):
        first: i64 = player.faction * FACTION_SPACES + resource * DIAL_SPACES
        for space in range(first, first + player.dials[resource] + 1):
            total += icons[space]
    return total


def raise_dial(g: Runewars, seat: i64, resource: i64, number: i64) -> None:
    """RW-020: a dial never leaves its spaces; excess is lost."""
    dials = g.seats[seat].dials
    level: i64 = dials[resource] + number
    dials[resource] = 0 if level < 0 else HIGHEST_DIAL if level > HIGHEST_DIAL else level


# Strategize (RW-150, RW-228 to RW-232)


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
        frame.ready[area] = [label for label in g.units[area] if not is_routed(label)]
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


def limit_all(g: Runewars, seat: i64) -> None:
    """RW-601, RW-918: areas with too many units are reduced in map order; the last thing that a step does."""
    if not g.over:
        areas = controlled(g, seat)
        areas.reverse()
        for area in areas:
            enforce_limit(g, seat, area)


steps(
    Strategize,
    step("start", begin_strategize),
    step("start/ask_strategize", ask_strategize, carry_out_strategize),
)

# Harvest (RW-158)


def harvest(g: Runewars, seat: i64) -> None:
    """RW-158: each dial shows what the areas of the player provide, up or down."""
    for resource in range(3):
        total = harvest_of(g, seat, resource)
        g.seats[seat].dials[resource] = HIGHEST_DIAL if total > HIGHEST_DIAL else total
        g.tell("harvests", seat, resource, g.seats[seat].dials[resource])


# The bonus of Harvest (RW-159, RW-160)


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

# Acquire Power (RW-171)


def acquire_power(g: Runewars, seat: i64) -> None:
    """RW-171: influence from all three dials."""
    gain_influence(g, seat, dial_influence(g, seat))


# The bonus of Acquire Power (RW-172)


def titles_for(g: Runewars, seat: i64) -> list[int]:
    """RW-172: Titles that the player does not hold and can outbid."""
    titles: list[int] = []
    for title in range(len(TITLES)):
        if g.title_seat[title] != seat and g.seats[seat].influence > g.title_influence[title]:
            titles.append(title)
    return titles


def can_take_title(g: Runewars, seat: i64) -> bool:
    """D-212: whether the bonus of Acquire Power can do anything."""
    return bool(titles_for(g, seat))


class TitlePick(Decision[Runewars, TakeTitle]):
    """D-222: the Title to take."""

    def options(self, g: Runewars, frame: TakeTitle, seat: i64) -> list[int]:
        return [TITLE + title for title in titles_for(g, seat)]

    def explain(self, g: Runewars, frame: TakeTitle, seat: i64, code: i64) -> Refusal:
        if not between(code, TITLE, len(TITLES)):
            return Refusal("RW-172", "choose-a-title")
        title = code - TITLE
        name = {"title": g.game.argument("title", title)}
        if g.title_seat[title] == seat:
            return Refusal("RW-172", "title-held", name)
        return Refusal("RW-172", "title-too-dear", {**name, "number": g.title_influence[title] + 1})


TITLE_PICK: Final = TitlePick("title_pick", ("RW-172",), "RW-900")


class TitleAmount(Decision[Runewars, TakeTitle]):
    """D-223: how much influence is spent on it."""

    def options(self, g: Runewars, frame: TakeTitle, seat: i64) -> list[int]:
        lowest = g.title_influence[frame.title] + 1
        return [SPEND + amount for amount in range(lowest, g.seats[seat].influence + 1)]

    def explain(self, g: Runewars, frame: TakeTitle, seat: i64, code: i64) -> Refusal:
        lowest = g.title_influence[frame.title] + 1
        return Refusal("RW-172", "spend-between", {"lowest": lowest, "highest": int(g.seats[seat].influence)})

    def arguments(self, g: Runewars, frame: TakeTitle, seat: i64) -> dict[str, int | str]:
        title = frame.title
        return {"title": g.game.argument("title", title), "number": g.title_influence[title]}


TITLE_AMOUNT: Final = TitleAmount("title_amount", ("RW-172", "RW-561"), "RW-900")


def ask_title(frame: TakeTitle, g: Runewars) -> None:
    """RW-172: first which Title, then how much."""
    ask_seat(g, frame, TITLE_PICK if frame.title == NONE else TITLE_AMOUNT, frame.seat)


def take_title(frame: TakeTitle, g: Runewars) -> None:
    """RW-172: what lay on the card is gone, what was spent lies on it now."""
    seat = frame.seat
    if frame.title == NONE:
        frame.title = g.answers[seat] - TITLE
        go_to(frame, "start")
        return
    amount = g.answers[seat] - SPEND
    spend_influence(g, seat, amount)
    if g.title_seat[frame.title] != NONE:
        g.tell("loses_title", g.title_seat[frame.title], frame.title)
    g.title_seat[frame.title] = seat
    g.title_influence[frame.title] = amount
    g.tell("takes_title", seat, frame.title, amount)
    leave(g)


steps(
    TakeTitle,
    step("start", ask_title, take_title),
)
