"""The Quest Phase: players activate their heroes, one after another (RW-440 to RW-447). Read this first.

A hero's activation is the last table: start.py (Rewards and trade), act.py (heal or train), move.py, finish.py (what he
does where he has arrived). Quests, duels, tests and exploration have chapters of their own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.heroes.act import act, ask_action, ask_companion, ask_training, heal_companion, train
from rulewright.games.runewars.heroes.finish import act_finally, ask_final, explore_here, finish_activation, send_falcon
from rulewright.games.runewars.heroes.frames import HeroActivation, Heroes, QuestPhase
from rulewright.games.runewars.heroes.move import ask_on_the_way, ask_step, take_step, trade_on_the_way
from rulewright.games.runewars.heroes.start import act_at_start, ask_at_start
from rulewright.games.runewars.heroes.trade import enemy_heroes_in
from rulewright.games.runewars.ids import FELLOWSHIP_OF_CHAMPIONS, KRUTZBECK, VERIKAS
from rulewright.games.runewars.options import CLAIM, HERO, of_hero
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import heroes_of
from rulewright.games.runewars.world.hero_changes import damage_hero, heal_hero
from rulewright.games.runewars.world.objectives import CLAIM_OBJECTIVE_NOW, can_claim_now, claim
from rulewright.games.runewars.world.travel import hero_entered

MESSAGES: Final[dict[str, MessageKind]] = {
    "rage_of_krutzbeck": MessageKind(("hero", "area"), "RW-904"),
}

# The phase


def next_player(frame: QuestPhase, g: Runewars) -> None:
    """RW-440: in turn order, each player activates all his heroes before the next one."""
    while frame.todo:
        seat = frame.todo.pop(0)
        heroes = heroes_of(g, seat)
        if heroes:
            go_to(frame, "start")
            knit_bones(g, seat)
            activations = Heroes(seat)
            activations.left = heroes
            call(g, activations)
            return
    leave(g)


def knit_bones(g: Runewars, seat: i64) -> None:
    """Verikas the Dead: before his player's first hero he loses 1 damage."""
    if g.hero_seat[VERIKAS] == seat:
        heal_hero(g, VERIKAS, 1)


steps(
    QuestPhase,
    step("start", next_player),
)

# The heroes of one player


class HeroNext(Decision[Runewars, Heroes]):
    """D-105: which hero acts next."""

    def options(self, g: Runewars, frame: Heroes, seat: i64) -> list[int]:
        return [HERO + hero for hero in frame.left]

    def explain(self, g: Runewars, frame: Heroes, seat: i64, code: i64) -> Refusal:
        if of_hero(code, HERO) and g.hero_seat[code - HERO] == seat:
            return Refusal("RW-440", "hero-has-acted", {"hero": g.game.argument("hero", code - HERO)})
        return super().explain(g, frame, seat, code)


HERO_NEXT: Final = HeroNext("hero_next", ("RW-440",), "RW-440")


def ask_next_hero(frame: Heroes, g: Runewars) -> None:
    """RW-440: the heroes of a player act in an order of his choice, each once."""
    if frame.left:
        ask_seat(g, frame, HERO_NEXT, frame.seat)
    else:
        go_to(frame, "start/rage")


def activate_hero(frame: Heroes, g: Runewars) -> None:
    """W-Q1: the activation begins with Rewards that lie in the hero's area (RW-482)."""
    hero = g.answers[frame.seat] - HERO
    frame.left.remove(hero)
    go_to(frame, "start")
    call(g, HeroActivation(hero))
    hero_entered(g, hero)


def rage(frame: Heroes, g: Runewars) -> None:
    """RW-428, Krutzbeck, standing: when all heroes of his player have acted, enemy heroes with him take 1 damage."""
    if g.hero_seat[KRUTZBECK] != frame.seat or g.hero_routed >> KRUTZBECK & 1:
        return
    for hero in enemy_heroes_in(g, frame.seat, g.hero_area[KRUTZBECK]):
        g.tell("rage_of_krutzbeck", hero, g.hero_area[KRUTZBECK])
        damage_hero(g, hero, 1)


def ask_fellowship(frame: Heroes, g: Runewars) -> None:
    """W-Q5, RW-551: Fellowship of Champions may be claimed when the last hero has acted."""
    if can_claim_now(g, frame.seat, FELLOWSHIP_OF_CHAMPIONS):
        ask_seat(g, frame, CLAIM_OBJECTIVE_NOW, frame.seat)
    else:
        g.pass_over(frame.seat)
        go_to(frame, "end")


def claim_fellowship(frame: Heroes, g: Runewars) -> None:
    """RW-551: claimed, or kept."""
    if g.answers[frame.seat] == CLAIM:
        claim(g, frame.seat)


def end_heroes(frame: Heroes, g: Runewars) -> None:
    """RW-440: the next player follows."""
    leave(g)


steps(
    Heroes,
    step("start", ask_next_hero, activate_hero),
    step("start/rage", rage),
    step("claim", ask_fellowship, claim_fellowship),
    step("end", end_heroes),
)

# One hero

steps(
    HeroActivation,
    step("start", ask_at_start, act_at_start),
    step("action", ask_action, act),
    step("andira", ask_companion, heal_companion),
    step("train", ask_training, train),
    step("steps", ask_step, take_step),
    step("arrived", ask_on_the_way, trade_on_the_way),
    step("explore", explore_here),
    step("falcon", send_falcon),
    step("final", ask_final, act_finally),
    step("finish", finish_activation),
)
