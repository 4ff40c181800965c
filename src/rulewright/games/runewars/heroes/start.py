"""The start of a hero's activation: Rewards and trade before he does anything (W-Q1, RW-502, RW-503)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, go_to
from rulewright.games.runewars.heroes.frames import HeroActivation
from rulewright.games.runewars.heroes.trade import HeroTrade, gifts, player_of, trade
from rulewright.games.runewars.ids import HEALING_ELIXIR, MAP_OF_THE_ANCIENTS, REWARDS
from rulewright.games.runewars.options import PASS, USE_REWARD, between
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.decks import discard_reward, draw_quests
from rulewright.games.runewars.world.hero_changes import heal_fully


def starting_uses(g: Runewars, frame: HeroActivation) -> list[int]:
    """W-Q1: Rewards that work at the start of an activation."""
    codes: list[int] = []
    rewards = g.hero_rewards[frame.hero]
    if HEALING_ELIXIR in rewards and g.hero_damage[frame.hero]:
        codes.append(USE_REWARD + HEALING_ELIXIR)
    if MAP_OF_THE_ANCIENTS in rewards and (g.quest_deck or g.quest_discard):
        codes.append(USE_REWARD + MAP_OF_THE_ANCIENTS)
    return codes


class HeroStart(HeroTrade):
    """D-110 at the start of the activation: also Healing Elixir and Map of the Ancients."""

    def options(self, g: Runewars, frame: HeroActivation, seat: i64) -> list[int]:
        return [*gifts(g, frame), *starting_uses(g, frame), PASS]


# Windows: what is asked then, and after a trade whether anything more can change hands, depends on face-down Rewards.
HERO_START: Final = HeroStart("hero_trade", ("RW-503", "RW-502"), "RW-900", secret=True, window=True)


def ask_at_start(frame: HeroActivation, g: Runewars) -> None:
    """W-Q1, RW-502, RW-503: Rewards and trade before the hero does anything."""
    if gifts(g, frame) or starting_uses(g, frame):
        ask_seat(g, frame, HERO_START, player_of(g, frame))
        return
    if g.hero_rewards[frame.hero] or frame.traded:
        g.pass_over(player_of(g, frame))
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
    """Healing Elixir: all damage off. Map of the Ancients: three Quest cards, then discard down to three."""
    discard_reward(g, hero, reward)
    g.tell("uses_reward", hero, reward)
    g.barrier += 1
    if reward == HEALING_ELIXIR:
        heal_fully(g, hero)
    else:
        draw_quests(g, g.hero_seat[hero], 3)
