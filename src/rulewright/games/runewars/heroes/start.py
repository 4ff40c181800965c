"""The start of a hero's activation: Rewards and trade before he does anything (W-Q1, RW-502, RW-503)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import go_to
from rulewright.games.runewars.cards.ability import W_Q1
from rulewright.games.runewars.cards.playing import can_use
from rulewright.games.runewars.cards.rewards import REWARD_CARDS, reward_of
from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.heroes.frames import HeroActivation
from rulewright.games.runewars.heroes.trade import HeroTrade, gifts, player_of, trade
from rulewright.games.runewars.ids import REWARDS
from rulewright.games.runewars.options import PASS, USE_REWARD, between
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.decks import discard_reward
from rulewright.kit.windows import offer


def starting_uses(g: Runewars, frame: HeroActivation) -> list[int]:
    """W-Q1: Rewards that work at the start of an activation."""
    codes: list[int] = []
    last: i64 = NONE
    for reward in g.hero_rewards[frame.hero]:
        if reward != last and can_use(g, reward_of(g, frame.hero, reward), W_Q1):
            codes.append(USE_REWARD + reward)
        last = reward
    return codes


class HeroStart(HeroTrade):
    """D-110 at the start of the activation: also Healing Elixir and Map of the Ancients."""

    def uses(self, g: Runewars, frame: HeroActivation, seat: i64) -> list[int]:
        return gifts(g, frame) + starting_uses(g, frame)

    def pass_over(self, g: Runewars, frame: HeroActivation, seat: i64) -> None:
        """Of a hero who has no Reward and has given none away everybody knows that there is nothing to use."""
        if g.hero_rewards[frame.hero] or frame.traded:
            g.pass_over(seat)


# Windows: what is asked then, and after a trade whether anything more can change hands, depends on face-down Rewards.
HERO_START: Final = HeroStart("hero_trade", ("RW-503", "RW-502"), "RW-900", PASS, secret=True)


def ask_at_start(frame: HeroActivation, g: Runewars) -> None:
    """W-Q1, RW-502, RW-503: Rewards and trade before the hero does anything."""
    if not offer(g, frame, HERO_START, player_of(g, frame)):
        go_to(frame, "action")


def act_at_start(frame: HeroActivation, g: Runewars) -> None:
    """RW-503: a use or a trade before the hero acts, or none."""
    answer = g.answers[player_of(g, frame)]
    if answer == PASS:
        return
    go_to(frame, "start")
    if between(answer, USE_REWARD, len(REWARDS)):
        use_at_start(g, frame.hero, answer - USE_REWARD)
    else:
        trade(g, frame, answer)


def use_at_start(g: Runewars, hero: i64, reward: i64) -> None:
    """RW-502: a Reward of the start, Healing Elixir or Map of the Ancients, is discarded for its effect."""
    discard_reward(g, hero, reward)
    g.tell("uses_reward", hero, reward, g.hero_seat[hero])
    g.barrier += 1
    REWARD_CARDS[reward].effect(g, reward_of(g, hero, reward))
