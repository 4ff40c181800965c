"""A hero's movement, step by step, and trade on the way (RW-446, RW-502, RW-503, RW-713, RW-714)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, go_to
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.cards.rewards import REWARD_CARDS, reward_of
from rulewright.games.runewars.heroes.frames import HeroActivation
from rulewright.games.runewars.heroes.trade import HERO_TRADE, player_of, trade
from rulewright.games.runewars.ids import BOOTS_OF_SWIFTNESS, RONAN, SEASON_CARDS
from rulewright.games.runewars.options import PASS, PORTAL, STEP, STOP, of_area
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import settle
from rulewright.games.runewars.world.decks import pass_over_hero
from rulewright.games.runewars.world.influence import spend_influence
from rulewright.games.runewars.world.travel import areas_of, dungeons, hero_entered, hero_steps, move_hero, portals
from rulewright.kit.masks import bit
from rulewright.kit.windows import offer

MESSAGES: Final[dict[str, MessageKind]] = {
    "hero_moves": MessageKind(("hero", "area", "seat"), "RW-446"),
    "hero_uses_portal": MessageKind(("hero", "area", "seat"), "RW-713"),
}

USUAL_RANGE: Final[i64] = 2
OPEN_ROADS: Final[i64] = SEASON_CARDS.index("sum6")


def range_of(g: Runewars, hero: i64) -> i64:
    """RW-446: two areas; Ronan one more; Open Roads two more. Boots of Swiftness come on top."""
    steps = USUAL_RANGE
    if hero == RONAN:
        steps += 1
    if g.season_card == OPEN_ROADS:
        steps += 2
    return steps


def may_step(g: Runewars, frame: HeroActivation) -> bool:
    """Whether the hero's movement goes on, as far as everybody knows."""
    return not frame.stopped and frame.moved < range_of(g, frame.hero)


def may_wear_boots(g: Runewars, frame: HeroActivation) -> bool:
    """Whether Boots of Swiftness would take the hero one step further now."""
    return not frame.stopped and frame.moved == range_of(g, frame.hero)


def joined_portals(g: Runewars, frame: HeroActivation) -> i64:
    """RW-713: the portals that are one step away, if they are paid for."""
    return portals(g) if frame.portal else 0


def portal_adds_a_step(g: Runewars, frame: HeroActivation) -> bool:
    """D-204: the hero stands on a portal, can pay for it, and it leads where he cannot walk."""
    if frame.portal or g.seats[g.hero_seat[frame.hero]].influence < 1:
        return False
    joined = portals(g)
    here: i64 = bit(g.hero_area[frame.hero])
    return joined & here != 0 and joined & ~here & ~hero_steps(g, frame.hero, 0) != 0


class HeroStep(Decision[Runewars, HeroActivation]):
    """D-108: the next area, a payment for the portal, or the end of the movement."""

    def options(self, g: Runewars, frame: HeroActivation, seat: i64) -> list[int]:
        codes = [STEP + area for area in areas_of(g, hero_steps(g, frame.hero, joined_portals(g, frame)))]
        if portal_adds_a_step(g, frame):
            codes.append(PORTAL)
        codes.append(STOP)
        return codes

    def explain(self, g: Runewars, frame: HeroActivation, seat: i64, code: i64) -> Refusal:
        if of_area(code, STEP) and code - STEP in g.board.beside[g.hero_area[frame.hero]]:
            return Refusal("RW-005", "border-closed", {"area": g.game.argument("area", code - STEP)})
        if of_area(code, STEP):
            return Refusal("RW-446", "area-not-adjacent", {"area": g.game.argument("area", code - STEP)})
        if code == PORTAL:
            return Refusal("RW-713", "no-portal-to-pay-for")
        return super().explain(g, frame, seat, code)

    def default(self, g: Runewars, frame: HeroActivation, seat: i64) -> i64:
        return STOP

    def arguments(self, g: Runewars, frame: HeroActivation, seat: i64) -> dict[str, int | str]:
        return {"hero": g.game.argument("hero", frame.hero)}


HERO_STEP: Final = HeroStep("hero_step", ("RW-446", "RW-713"), "RW-900")
STEP_IN_BOOTS: Final = HeroStep("hero_step", ("RW-446", "RW-502"), "RW-900", secret=True, window=True)
"""Only a hero in Boots of Swiftness goes on beyond his range: who is asked wears them, and they may lie face down."""


def ask_step(frame: HeroActivation, g: Runewars) -> None:
    """RW-446, RW-502: step by step, over passable borders, as far as the hero's range goes; one more in the Boots."""
    if may_step(g, frame):
        ask_seat(g, frame, HERO_STEP, player_of(g, frame))
    elif not may_wear_boots(g, frame):
        go_to(frame, "explore")
    elif REWARD_CARDS[BOOTS_OF_SWIFTNESS].fits(g, reward_of(g, frame.hero, BOOTS_OF_SWIFTNESS)):
        ask_seat(g, frame, STEP_IN_BOOTS, player_of(g, frame))
    else:
        pass_over_hero(g, frame.hero)
        go_to(frame, "explore")


def take_step(frame: HeroActivation, g: Runewars) -> None:
    """RW-446, RW-447: the hero enters an area, sees its rune and may take what lies there (RW-482)."""
    answer = g.answers[player_of(g, frame)]
    hero = frame.hero
    if answer == STOP:
        go_to(frame, "explore")
        return
    if answer == PORTAL:
        spend_influence(g, player_of(g, frame), 1)
        g.tell("hero_uses_portal", hero, g.hero_area[hero], g.hero_seat[hero])
        frame.portal = True
        go_to(frame, "steps")
        return
    area = answer - STEP
    if frame.moved >= range_of(g, hero):
        REWARD_CARDS[BOOTS_OF_SWIFTNESS].effect(g, reward_of(g, hero, BOOTS_OF_SWIFTNESS))
    move_hero(g, hero, area, 1, joined_portals(g, frame))
    frame.moved += 1
    # RW-714: a Dungeon ends the movement of a hero that enters it.
    frame.stopped = dungeons(g) >> area & 1 != 0
    g.tell("hero_moves", hero, area, g.hero_seat[hero])
    settle(g)
    hero_entered(g, hero)


# Trade on the way (W-Q2)


def ask_on_the_way(frame: HeroActivation, g: Runewars) -> None:
    """W-Q2, RW-503: trade in the area entered."""
    if not offer(g, frame, HERO_TRADE, player_of(g, frame)):
        go_to(frame, "steps")


def trade_on_the_way(frame: HeroActivation, g: Runewars) -> None:
    """RW-503: a trade in the area entered, or none."""
    answer = g.answers[player_of(g, frame)]
    if answer == PASS:
        go_to(frame, "steps")
    else:
        go_to(frame, "arrived")
        trade(g, frame, answer)
