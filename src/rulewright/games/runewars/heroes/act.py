"""A hero's action: he moves, heals, trains, or does nothing (RW-441 to RW-444)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, go_to
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.heroes.frames import HeroActivation
from rulewright.games.runewars.heroes.trade import companions, player_of
from rulewright.games.runewars.ids import ANDIRA, ATTRIBUTES
from rulewright.games.runewars.options import (
    HEAL,
    HERO,
    MOVE,
    NOTHING,
    TRAIN,
    TRAIN_BOTH,
    TRAIN_ONE,
    TRAIN_TWO,
    between,
)
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import attribute, controller
from rulewright.games.runewars.world.hero_changes import heal_fully, room_for_training, train_hero

MESSAGES: Final[dict[str, MessageKind]] = {
    "hero_rests": MessageKind(("hero", "seat"), "RW-441"),
    "heals": MessageKind(("hero", "seat"), "RW-443"),
}

PAIRS: Final = ((0, 1), (0, 2), (1, 2))
"""The two attributes of each option `train:<attribute>:<attribute>`."""


def can_heal(g: Runewars, hero: i64) -> bool:
    """RW-443: a damaged hero in a friendly area; Andira anywhere, and for a companion."""
    if hero == ANDIRA:
        return bool(g.hero_damage[hero]) or bool(damaged_companions(g, hero))
    return bool(g.hero_damage[hero]) and controller(g, g.hero_area[hero]) == g.hero_seat[hero]


def damaged_companions(g: Runewars, hero: i64) -> list[int]:
    return [other for other in companions(g, hero) if g.hero_damage[other]]


def can_train(g: Runewars, hero: i64) -> bool:
    """RW-427, RW-444: some attribute is below +2."""
    for kind in range(len(ATTRIBUTES)):
        if room_for_training(g, hero, kind):
            return True
    return False


class HeroAction(Decision[Runewars, HeroActivation]):
    """D-106: Move, Heal, Train, or nothing."""

    def options(self, g: Runewars, frame: HeroActivation, seat: i64) -> list[int]:
        hero = frame.hero
        codes: list[int] = []
        if not g.hero_routed >> hero & 1:
            codes.append(MOVE)
        if can_heal(g, hero):
            codes.append(HEAL)
        if can_train(g, hero):
            codes.append(TRAIN)
        codes.append(NOTHING)
        return codes

    def explain(self, g: Runewars, frame: HeroActivation, seat: i64, code: i64) -> Refusal:
        hero = frame.hero
        named = {"hero": g.game.argument("hero", hero)}
        if code == MOVE:
            return Refusal("RW-426", "hero-is-routed", named)
        if code == HEAL and g.hero_damage[hero]:
            return Refusal("RW-443", "hero-not-in-friendly-area", named)
        if code == HEAL:
            return Refusal("RW-443", "hero-has-no-damage", named)
        if code == TRAIN:
            return Refusal("RW-427", "hero-fully-trained", named)
        return super().explain(g, frame, seat, code)

    def default(self, g: Runewars, frame: HeroActivation, seat: i64) -> i64:
        """Heal if damaged and legal, else Train, else nothing."""
        options = self.options(g, frame, seat)
        if HEAL in options and g.hero_damage[frame.hero]:
            return HEAL
        return TRAIN if TRAIN in options else NOTHING

    def arguments(self, g: Runewars, frame: HeroActivation, seat: i64) -> dict[str, int | str]:
        return {"hero": g.game.argument("hero", frame.hero)}


HERO_ACTION: Final = HeroAction("hero_action", ("RW-441",), "RW-900")


def ask_action(frame: HeroActivation, g: Runewars) -> None:
    """RW-441: exactly one of Move, Heal and Train; or nothing."""
    ask_seat(g, frame, HERO_ACTION, player_of(g, frame))


def act(frame: HeroActivation, g: Runewars) -> None:
    """RW-441: exactly one of the four."""
    answer = g.answers[player_of(g, frame)]
    if answer == MOVE:
        go_to(frame, "steps")
    elif answer == TRAIN:
        go_to(frame, "train")
    elif answer == HEAL:
        g.tell("heals", frame.hero, g.hero_seat[frame.hero])
        heal_fully(g, frame.hero)
        if frame.hero != ANDIRA or not damaged_companions(g, frame.hero):
            go_to(frame, "finish")
    else:
        g.tell("hero_rests", frame.hero, g.hero_seat[frame.hero])
        go_to(frame, "finish")


# Healing (RW-443)


class HealedCompanion(Decision[Runewars, HeroActivation]):
    """D-402, Andira: which companion is healed with her."""

    def options(self, g: Runewars, frame: HeroActivation, seat: i64) -> list[int]:
        return [HERO + hero for hero in damaged_companions(g, frame.hero)]

    def arguments(self, g: Runewars, frame: HeroActivation, seat: i64) -> dict[str, int | str]:
        return {"choice": "andira"}


HEALED_COMPANION: Final = HealedCompanion("card_choice", ("RW-443",), "RW-900")


def ask_companion(frame: HeroActivation, g: Runewars) -> None:
    """RW-443, Andira's Healing Runes: one other damaged hero of her player in her area."""
    ask_seat(g, frame, HEALED_COMPANION, player_of(g, frame))


def heal_companion(frame: HeroActivation, g: Runewars) -> None:
    """RW-443: the companion is healed too."""
    heal_fully(g, g.answers[player_of(g, frame)] - HERO)
    go_to(frame, "finish")


# Training (RW-444)


class TrainPoints(Decision[Runewars, HeroActivation]):
    """D-107: one attribute by 2, two by 1, or the one point that fits."""

    def options(self, g: Runewars, frame: HeroActivation, seat: i64) -> list[int]:
        hero = frame.hero
        rooms = [int(room_for_training(g, hero, kind)) for kind in range(len(ATTRIBUTES))]
        codes = [TRAIN_TWO + kind for kind in range(len(ATTRIBUTES)) if rooms[kind] == 2]
        codes += [TRAIN_BOTH + pair for pair in range(len(PAIRS)) if rooms[PAIRS[pair][0]] and rooms[PAIRS[pair][1]]]
        return codes or [TRAIN_ONE + kind for kind in range(len(ATTRIBUTES)) if rooms[kind]]

    def explain(self, g: Runewars, frame: HeroActivation, seat: i64, code: i64) -> Refusal:
        if between(code, TRAIN_ONE, 3) and room_for_training(g, frame.hero, code - TRAIN_ONE):
            return Refusal("RW-444", "two-points-fit")
        return Refusal("RW-427", "training-limit")

    def default(self, g: Runewars, frame: HeroActivation, seat: i64) -> i64:
        """+2 on the highest attribute that takes it."""
        hero = frame.hero
        options = self.options(g, frame, seat)
        best: i64 = options[0]
        for code in options[1:]:
            if between(code, TRAIN_TWO, 3) and attribute(g, hero, code - TRAIN_TWO) > attribute(
                g, hero, best - TRAIN_TWO
            ):
                best = code
        return best

    def arguments(self, g: Runewars, frame: HeroActivation, seat: i64) -> dict[str, int | str]:
        return {"hero": g.game.argument("hero", frame.hero)}


TRAIN_POINTS: Final = TrainPoints("train_points", ("RW-444",), "RW-900")


def ask_training(frame: HeroActivation, g: Runewars) -> None:
    """RW-444: two points of training."""
    ask_seat(g, frame, TRAIN_POINTS, player_of(g, frame))


def train(frame: HeroActivation, g: Runewars) -> None:
    """RW-444: the chosen attributes rise."""
    answer = g.answers[player_of(g, frame)]
    if between(answer, TRAIN_TWO, 3):
        train_hero(g, frame.hero, answer - TRAIN_TWO, 2)
    elif between(answer, TRAIN_ONE, 3):
        train_hero(g, frame.hero, answer - TRAIN_ONE, 1)
    else:
        for kind in PAIRS[answer - TRAIN_BOTH]:
            train_hero(g, frame.hero, kind, 1)
    go_to(frame, "finish")
