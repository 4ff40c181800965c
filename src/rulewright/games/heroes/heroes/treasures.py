"""Treasure cards and their rewards (MH-380 to MH-382)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.heroes.armies import basic_types, flip_up, reserve
from rulewright.games.heroes.cards.values import room_in
from rulewright.games.heroes.content import (
    GOLD_2,
    R_ARTEFACT,
    R_SCROLL,
    RECRUIT_A2,
    RECRUIT_B1,
    RESOURCES_1,
    TIERS,
    TRAIN_1,
)
from rulewright.games.heroes.decisions import TURN_RULE, Choice, strongest_unit
from rulewright.games.heroes.heroes.frames import Train, Treasure
from rulewright.games.heroes.heroes.gaining import draw_artefact, draw_scroll
from rulewright.games.heroes.ids import PLAGUE, VISION_OF_RICHES
from rulewright.games.heroes.map.frames import Activation
from rulewright.games.heroes.options import DONE, REWARD, TRAIN
from rulewright.games.heroes.state import Heroes
from rulewright.kit.frames import step_of
from rulewright.kit.piles import insert


class TreasureReward(Choice[Treasure]):
    """treasure_reward (MH-380): `reward:gold:N` and so on, each kind once."""

    def options(self, g: Heroes, frame: Treasure, seat: i64) -> list[int]:
        codes: list[int] = []
        for reward in frame.left:
            code = int(REWARD + reward)
            if code not in codes:
                codes.append(code)
        return codes


TREASURE_REWARD: Final = TreasureReward("treasure_reward", ("MH-380",), TURN_RULE)


def ask_reward(treasure: Treasure, g: Heroes) -> None:
    """MH-380: one reward after the other, as many as are due; then the card is discarded."""
    if treasure.count > 0 and treasure.left:
        ask_seat(g, treasure, TREASURE_REWARD, treasure.seat)
        return
    insert(g.treasure_discard, treasure.card)
    g.tell("discards_treasure", treasure.seat, treasure.hero, treasure.card)
    if opened_by_vision(g):
        insert(g.scroll_discard, VISION_OF_RICHES)
    leave(g)


def opened_by_vision(g: Heroes) -> bool:
    """MH-576: a treasure directly on an activation that goes on is that of Vision of Riches, discarded after it."""
    below = g.stack[len(g.stack) - 2]
    return isinstance(below, Activation) and step_of(below) != "end"


def take_reward(treasure: Treasure, g: Heroes) -> None:
    """MH-382: it is resolved at once."""
    reward = g.answers[treasure.seat] - REWARD
    treasure.left.remove(reward)
    treasure.count -= 1
    go_to(treasure, "reward")
    g.tell("takes_reward", treasure.seat, reward)
    player = g.seats[treasure.seat]
    hero = g.find(treasure.hero)
    if reward < RESOURCES_1:
        player.gold += reward - GOLD_2 + 2
    elif reward < R_SCROLL:
        player.resources += reward - RESOURCES_1 + 1
    elif reward == R_SCROLL:
        draw_scroll(g, treasure.seat, hero)
    elif reward == R_ARTEFACT:
        draw_artefact(g, treasure.seat, hero)
    elif reward < RECRUIT_A2:
        if sum(hero.army[TIERS:]) == 0:
            g.tell("idle_reward", treasure.seat, hero.hero)
        train = Train(treasure.seat, treasure.hero)
        train.left = reward - TRAIN_1 + 1
        call(g, train)
    elif reward < RECRUIT_B1:
        recruit_free(g, treasure, 0, reward - RECRUIT_A2 + 2)
    else:
        recruit_free(g, treasure, 1, reward - RECRUIT_B1 + 1)


def recruit_free(g: Heroes, treasure: Treasure, tier: i64, number: i64) -> None:
    """MH-382, MH-555: basic units, as many as Leadership and the reserve allow."""
    hero = g.find(treasure.hero)
    most = min(number, min(room_in(g, hero), reserve(g, treasure.seat, tier)))
    if g.week == PLAGUE or most <= 0:
        g.tell("idle_reward", treasure.seat, hero.hero)
        return
    for _ in range(most):
        hero.army[TIERS + tier] += 1
        g.tell_all("recruits", [0], treasure.seat, hero.hero // 3 * TIERS + tier, hero.hero)


steps(Treasure, step("reward", ask_reward, take_reward))


class RewardTrain(Choice[Train]):
    """reward_train (MH-382): `train:UNIT`, `done`."""

    def options(self, g: Heroes, frame: Train, seat: i64) -> list[int]:
        return [*basic_types(g.find(frame.hero), TRAIN), int(DONE)]

    def default(self, g: Heroes, frame: Train, seat: i64) -> i64:
        return strongest_unit(g, self.options(g, frame, seat), TRAIN, DONE)


REWARD_TRAIN: Final = RewardTrain("reward_train", ("MH-382",), TURN_RULE)


def ask_training(train: Train, g: Heroes) -> None:
    """MH-382: one unit at a time, and the owner may stop."""
    if train.left > 0 and basic_types(g.find(train.hero), TRAIN):
        ask_seat(g, train, REWARD_TRAIN, train.seat)
    else:
        leave(g)


def train_unit(train: Train, g: Heroes) -> None:
    """MH-382: a basic unit becomes elite."""
    code = g.answers[train.seat]
    if code == DONE:
        leave(g)
        return
    flip_up(g.find(train.hero), (code - TRAIN) % TIERS)
    g.tell_all("trains", [0], train.seat, code - TRAIN, train.hero)
    train.left -= 1
    go_to(train, "train")


steps(Train, step("train", ask_training, train_unit))
