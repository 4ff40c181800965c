"""Heroes action: activation and movement (MH-170 to MH-189)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.heroes.armies import square_of
from rulewright.games.heroes.battle.frames import Battle, Side
from rulewright.games.heroes.cards.scrolls import spend_scroll
from rulewright.games.heroes.cards.values import can_read, movement_of
from rulewright.games.heroes.content import MOUNTAIN, OUTSIDE, WATER
from rulewright.games.heroes.decisions import TURN_RULE, Choice
from rulewright.games.heroes.heroes.frames import Advancement
from rulewright.games.heroes.heroes.gaining import draw_treasure
from rulewright.games.heroes.ids import SCROLL_COUNT, TOWN_GATE, VISION_OF_RICHES, WIND_WALK
from rulewright.games.heroes.map.frames import Activation, HeroesFrame
from rulewright.games.heroes.map.locations import can_control, can_explore, control_options, explore, place_marker
from rulewright.games.heroes.map.movement import (
    can_stay,
    capital_at,
    enemy_at,
    guard_at,
    portals_from,
    steps_from,
)
from rulewright.games.heroes.options import (
    ACTIVATE,
    CONTROL,
    CONTROL_FROM,
    DONE,
    EXPLORE,
    MOVE,
    PORTAL,
    PORTAL_CAPITAL,
    SCROLL,
    SQUARES,
    STOP,
    VOCABULARY,
)
from rulewright.games.heroes.state import IN_CAPITAL, Hero, Heroes
from rulewright.kit.frames import step_of
from rulewright.kit.piles import insert

WIND: Final[i64] = 3
"""MP that Wind Walk gives."""


# The Heroes action


class ChooseHeroToActivate(Choice[HeroesFrame]):
    """choose_hero_to_activate (MH-170): `activate:HERO`, `done`."""

    def options(self, g: Heroes, frame: HeroesFrame, seat: i64) -> list[int]:
        codes: list[int] = []
        for hero in g.seats[seat].heroes:
            if hero.hero not in frame.activated and hero.tokens() > 0:
                codes.append(int(ACTIVATE + hero.hero))
        codes.append(int(DONE))
        return codes

    def default(self, g: Heroes, frame: HeroesFrame, seat: i64) -> i64:
        return DONE


CHOOSE_HERO: Final = ChooseHeroToActivate("choose_hero_to_activate", ("MH-170",), TURN_RULE)


def ask_hero(frame: HeroesFrame, g: Heroes) -> None:
    """MH-170, MH-187, MH-189: one hero after the other, each once."""
    ask_seat(g, frame, CHOOSE_HERO, frame.seat)


def activate_hero(frame: HeroesFrame, g: Heroes) -> None:
    code = g.answers[frame.seat]
    if code == DONE:
        leave(g)
        return
    go_to(frame, "hero")
    frame.activated.append(int(code - ACTIVATE))
    call(g, Activation(frame.seat, code - ACTIVATE))


steps(HeroesFrame, step("hero", ask_hero, activate_hero))


# An activation


class MoveStep(Choice[Activation]):
    """move_step (MH-171): steps, portals, exploring, control, scrolls, `stop` (MH-178, MH-654)."""

    def options(self, g: Heroes, frame: Activation, seat: i64) -> list[int]:
        hero = g.find(frame.hero)
        square = square_of(g, seat, hero)
        moving = step_of(frame) == "move"
        codes: list[int] = []
        if moving:
            codes = [int(MOVE + to) for to in steps_from(g, seat, hero, square, frame.mp)]
            for to in portals_from(g, seat, hero, frame.mp):
                codes.append(int(PORTAL_CAPITAL if to < 0 else PORTAL + to))
        stays = can_stay(g, seat, hero, square)
        if stays and hero.at != IN_CAPITAL:
            if can_explore(g, square):
                codes.append(int(EXPLORE))
            if can_control(g, seat, square):
                codes += control_options(g, seat)
        for scroll in range(WIND_WALK, SCROLL_COUNT):
            idle = (scroll == WIND_WALK and not moving) or (scroll == TOWN_GATE and hero.at == IN_CAPITAL)
            if not idle and scroll in hero.scrolls and can_read(g, hero, scroll):
                codes.append(int(SCROLL + scroll))
        if stays or not codes:
            codes.append(int(STOP))
        return codes

    def default(self, g: Heroes, frame: Activation, seat: i64) -> i64:
        codes = self.options(g, frame, seat)
        return STOP if STOP in codes else codes[0]

    def explain(self, g: Heroes, frame: Activation, seat: i64, code: i64) -> Refusal:
        """DECISIONS section 4: the rule that stands in the way of a step."""
        if MOVE <= code < MOVE + len(SQUARES):
            return self.explain_step(g, seat, code - MOVE)
        verb = VOCABULARY.verb_of(code).name
        if verb == "portal":
            return Refusal("MH-179", "move-portal")
        if verb == "explore":
            return Refusal("MH-234", "move-explore")
        if verb == "control":
            return Refusal("MH-235", "move-control")
        if verb == "scroll":
            return Refusal("MH-392", "move-scroll")
        if verb == "stop":
            return Refusal("MH-178", "move-stop")
        return Refusal("MH-171", "move-step")

    def explain_step(self, g: Heroes, seat: i64, square: i64) -> Refusal:
        terrain = g.map().terrain[square]
        owner = capital_at(g, square)
        if terrain == OUTSIDE:
            return Refusal("MH-173", "move-off-board")
        if owner >= 0 and owner != seat:
            return Refusal("MH-182", "move-foreign-capital")
        if terrain == MOUNTAIN and owner < 0:
            return Refusal("MH-175", "move-mountain")
        if terrain == WATER and owner < 0:
            return Refusal("MH-177", "move-water")
        return Refusal("MH-173", "move-too-far")


MOVE_STEP: Final = MoveStep("move_step", ("MH-171",), TURN_RULE)


def begin_activation(frame: Activation, g: Heroes) -> None:
    """MH-171, MH-172: the advancement window; the movement points are known already."""
    frame.mp = movement_of(g, g.find(frame.hero))
    g.tell("activates", frame.seat, frame.hero, frame.mp)
    call(g, Advancement(frame.seat, frame.hero))


def ask_step(frame: Activation, g: Heroes) -> None:
    """MH-171: a step, or whatever else the hero can do where it stands."""
    ask_seat(g, frame, MOVE_STEP, frame.seat)


def take_step(frame: Activation, g: Heroes) -> None:
    """MH-171, MH-173, MH-179: what was chosen; the same step of the activation goes on, as a rule."""
    code = g.answers[frame.seat]
    hero = g.find(frame.hero)
    frame.at -= 2
    if code == STOP:
        go_to(frame, "end")
    elif MOVE <= code < MOVE + len(SQUARES):
        frame.mp -= 1
        enter_square(frame, g, hero, code - MOVE)
    elif code == PORTAL_CAPITAL:
        frame.mp -= 1
        hero.at = IN_CAPITAL
        g.tell("portals_home", frame.seat, hero.hero)
    elif PORTAL <= code < PORTAL + len(SQUARES):
        frame.mp -= 1
        hero.at = code - PORTAL
        g.tell("portals", frame.seat, hero.hero, hero.at)
    elif code == EXPLORE:
        explore(frame, g, hero)
    elif code == CONTROL or CONTROL_FROM <= code < CONTROL_FROM + len(SQUARES):
        place_marker(frame, g, hero, -1 if code == CONTROL else code - CONTROL_FROM)
    else:
        use_scroll(frame, g, hero, code - SCROLL)


def enter_square(frame: Activation, g: Heroes, hero: Hero, square: i64) -> None:
    """MH-188: the capital, a guard, an enemy hero, or nothing."""
    if g.seats[frame.seat].capital == square:
        hero.at = IN_CAPITAL
        g.tell("goes_home", frame.seat, hero.hero)
        return
    site = guard_at(g, square)
    rival = enemy_at(g, frame.seat, square)
    if site >= 0:
        square = g.map().squares[site]
    g.tell("moves", frame.seat, hero.hero, square)
    hero.at = square
    if site < 0 and rival is None:
        return
    frame.mp = 0
    go_to(frame, "battle")
    attacker = Side()
    attacker.seat = frame.seat
    attacker.hero = hero.hero
    defender = Side()
    battle = Battle()
    battle.square = square
    if site >= 0:
        battle.symbol = g.map().symbols[site]
        defender.encounter = g.guards[site]
    elif rival is not None:
        defender.hero = rival.hero
        for seat in range(g.players):
            if rival in g.seats[seat].heroes:
                defender.seat = seat
    battle.sides = [attacker, defender]
    call(g, battle)


def use_scroll(frame: Activation, g: Heroes, hero: Hero, scroll: i64) -> None:
    """MH-392, MH-576: map scrolls; Vision of Riches is discarded when its treasure has been resolved."""
    spend_scroll(g, frame.seat, hero, scroll)
    if scroll == WIND_WALK:
        frame.mp += WIND
    elif scroll == TOWN_GATE:
        hero.at = IN_CAPITAL
        g.tell("goes_home", frame.seat, hero.hero)
    else:
        assert scroll == VISION_OF_RICHES, "MH-392: a map scroll"
        g.scroll_discard.remove(VISION_OF_RICHES)
        if not draw_treasure(g, frame.seat, hero, 1):
            insert(g.scroll_discard, VISION_OF_RICHES)


def after_battle(frame: Activation, g: Heroes) -> None:
    """MH-180: a hero that won may still do what it can where it stands."""
    if g.returned != 0:
        go_to(frame, "end")


def end_activation(frame: Activation, g: Heroes) -> None:
    """MH-171."""
    leave(g)


steps(
    Activation,
    step("advance", begin_activation),
    step("move", ask_step, take_step),
    step("battle", after_battle),
    step("won", ask_step, take_step),
    step("end", end_activation),
)
