"""Trade of Rewards between heroes in one area, and who else is there (RW-503)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.errors import Refusal
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.heroes.frames import HeroActivation
from rulewright.games.runewars.ids import HERO_COUNT, REWARDS
from rulewright.games.runewars.options import GIVE_BETWEEN, PASS, between
from rulewright.games.runewars.state import Runewars
from rulewright.kit.piles import insert
from rulewright.kit.windows import Uses

MESSAGES: Final[dict[str, MessageKind]] = {
    "trades_reward": MessageKind(("hero", "seat"), "RW-503"),
}


def player_of(g: Runewars, frame: HeroActivation) -> i64:
    return g.hero_seat[frame.hero]


# Who is where


def enemy_heroes_in(g: Runewars, seat: i64, area: i64) -> list[int]:
    """The heroes of other players in an area."""
    heroes: list[int] = []
    for hero in range(HERO_COUNT):
        if g.hero_area[hero] == area and g.hero_seat[hero] != NONE and g.hero_seat[hero] != seat:
            heroes.append(hero)
    return heroes


def companions(g: Runewars, hero: i64) -> list[int]:
    """The other heroes of the same player in a hero's area."""
    heroes: list[int] = []
    for other in range(HERO_COUNT):
        if other != hero and g.hero_seat[other] == g.hero_seat[hero] and g.hero_area[other] == g.hero_area[hero]:
            heroes.append(other)
    return heroes


# Rewards that change hands (W-Q1, W-Q2)


def gifts(g: Runewars, frame: HeroActivation) -> list[int]:
    """RW-503: every Reward that may go from the active hero to a companion, or the other way."""
    codes: list[int] = []
    hero = frame.hero
    for other in companions(g, hero):
        for giver, taker in ((hero, other), (other, hero)):
            last: i64 = NONE
            for reward in g.hero_rewards[giver]:
                if reward != last and can_change_hands(g, frame, reward, other):
                    codes.append(gift_code(reward, giver, taker))
                last = reward
    return codes


def can_change_hands(g: Runewars, frame: HeroActivation, reward: i64, other: i64) -> bool:
    """RW-503: once per activation; of equal Rewards, as often as the two heroes have copies."""
    copies = g.hero_rewards[frame.hero].count(reward) + g.hero_rewards[other].count(reward)
    return frame.traded.count(reward) < copies


def gift_code(reward: i64, giver: i64, taker: i64) -> i64:
    return GIVE_BETWEEN + (reward * HERO_COUNT + giver) * HERO_COUNT + taker


class HeroTrade(Uses[Runewars, HeroActivation]):
    """D-110 on the way: Rewards change hands inside the area."""

    def uses(self, g: Runewars, frame: HeroActivation, seat: i64) -> list[int]:
        return gifts(g, frame)

    def explain(self, g: Runewars, frame: HeroActivation, seat: i64, code: i64) -> Refusal:
        if between(code, GIVE_BETWEEN, len(REWARDS) * HERO_COUNT * HERO_COUNT):
            return Refusal("RW-503", "no-such-trade")
        return super().explain(g, frame, seat, code)

    def pass_over(self, g: Runewars, frame: HeroActivation, seat: i64) -> None:
        """Before the first trade everybody knows whether there can be one."""
        if frame.traded and companions(g, frame.hero):
            g.pass_over(seat)

    def arguments(self, g: Runewars, frame: HeroActivation, seat: i64) -> dict[str, int | str]:
        return {"hero": g.game.argument("hero", frame.hero)}


HERO_TRADE: Final = HeroTrade("hero_trade", ("RW-503",), "RW-900", PASS, secret=True)


def trade(g: Runewars, frame: HeroActivation, answer: i64) -> None:
    """RW-503: the Reward goes over as it is, face up or down."""
    gift = answer - GIVE_BETWEEN
    taker = gift % HERO_COUNT
    giver = gift // HERO_COUNT % HERO_COUNT
    reward = gift // (HERO_COUNT * HERO_COUNT)
    g.hero_rewards[giver].remove(reward)
    insert(g.hero_rewards[taker], reward)
    insert(frame.traded, reward)
    g.tell("trades_reward", taker, g.hero_seat[taker])
