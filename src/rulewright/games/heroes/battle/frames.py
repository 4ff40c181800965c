"""The frames: what each procedure in progress must remember, in the order of POSITION.md."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from rulewright.core.frame import Frame
from rulewright.core.state import State
from rulewright.games.heroes.kinds import (
    COUNT,
    DIE,
    ENCOUNTER,
    FACE,
    FLAG,
    HERO,
    KIND,
    ON,
    PARTY,
    PARTY_OR_NONE,
    SKILL,
    SLOT,
    SOMEBODY,
    SQUARE,
    STAGE,
    UNIT,
    USED,
    WHAT,
    WINDOW,
    Tokens,
)
from rulewright.kit.kinds import Kind, List, Whole
from rulewright.kit.positions import Field, Part
from rulewright.kit.windows import Window as KitWindow

# Kinds of attack (POSITION section 3)
BY_UNIT: Final[i64] = 0
BY_ENCOUNTER: Final[i64] = 1
BY_STRENGTH: Final[i64] = 2
BY_MAGIC: Final[i64] = 3
BY_SKILL: Final[i64] = 4
"""The spell of a skill is BY_SKILL + its number."""
BY_SCROLL: Final[i64] = 68
"""The spell of a scroll is BY_SCROLL + its number."""


class OfHero(Field):
    """A field of a side that is a hero's."""

    def is_written(self, g: Any, thing: Any, blank: Any) -> bool:
        return bool(thing.encounter < 0)


class OfEncounter(Field):
    """A field of a side that is an encounter."""

    def is_written(self, g: Any, thing: Any, blank: Any) -> bool:
        return bool(thing.encounter >= 0)


@mypyc_attr(acyclic=True)
class Side:
    """A side of a battle: a hero with its army, or an encounter. Casualties and losses are kept by tier."""

    def __init__(self) -> None:
        self.seat: i64 = -1
        self.hero: i64 = -1
        self.encounter: i64 = -1
        self.wounds: i64 = 0
        self.casualties: list[int] = [0, 0, 0, 0, 0, 0]
        self.losses: list[int] = [0, 0, 0, 0, 0, 0]
        self.used: list[int] = []
        self.used_turn: list[int] = []
        self.armour: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Side:
        other = Side()
        other.seat = self.seat
        other.hero = self.hero
        other.encounter = self.encounter
        other.wounds = self.wounds
        other.casualties = self.casualties[:]
        other.losses = self.losses[:]
        other.used = self.used[:]
        other.used_turn = self.used_turn[:]
        other.armour = self.armour[:]
        return other


def new_side(g: State) -> Side:
    return Side()


SIDE_PART: Final = Part(
    new_side,
    OfHero("seat", SOMEBODY),
    OfHero("hero", HERO),
    OfEncounter("encounter", ENCOUNTER),
    OfEncounter("wounds", COUNT),
    Tokens("casualties", Kind("an object")),
    Tokens("losses", Kind("an object")),
    Field("used", List(USED)),
    Field("used_turn", List(USED)),
    Field("armour", List(SLOT)),
)


@mypyc_attr(acyclic=True)
class InForce:
    """An effect of a battle: on a slot or on all slots of a side, from one battle turn until another."""

    def __init__(self) -> None:
        self.on: i64 = -1
        self.what: i64 = -1
        self.value: i64 = 0
        self.first: i64 = 0
        self.until: i64 = -1

    # Written by `make generate`.
    def copy(self) -> InForce:
        other = InForce()
        other.on = self.on
        other.what = self.what
        other.value = self.value
        other.first = self.first
        other.until = self.until
        return other


def new_effect(g: State) -> InForce:
    return InForce()


EFFECT_PART: Final = Part(
    new_effect,
    Field("on", ON, needed=True),
    Field("what", WHAT, needed=True),
    Field("value", Whole(-99, 99)),
    Field("from", COUNT, "first"),
    Field("until", Whole(0, 999, or_null=True)),
)


class Battle(Frame):
    """MH-400: a battle; the attacker's side comes first. Steps: battle/battle_turns.py."""

    NAME = "battle"
    FIELDS = (
        Field("square", SQUARE, needed=True),
        Field("symbol", SQUARE),
        Field("sides", List(SIDE_PART, length=2), needed=True),
        Field("turn", COUNT),
        Field("order", List(SLOT)),
        Field("effects", List(EFFECT_PART)),
        Field("ask", List(PARTY)),
        Field("winner", PARTY_OR_NONE),
        Field("stage", STAGE),
    )

    def __init__(self) -> None:
        super().__init__()
        self.square: i64 = -1
        self.symbol: i64 = -1
        self.sides: list[Side] = []
        self.turn: i64 = 0
        self.order: list[int] = []
        self.effects: list[InForce] = []
        self.ask: list[int] = []
        self.winner: i64 = -1
        self.stage: i64 = -1

    # Written by `make generate`.
    def copy(self) -> Battle:
        other = Battle()
        other.at = self.at
        other.square = self.square
        other.symbol = self.symbol
        other.sides = [part.copy() for part in self.sides]
        other.turn = self.turn
        other.order = self.order[:]
        other.effects = [part.copy() for part in self.effects]
        other.ask = self.ask[:]
        other.winner = self.winner
        other.stage = self.stage
        return other


class Window(KitWindow):
    """MH-408: a window of a battle; the sides still to be asked. Steps: battle/windows.py."""

    NAME = "window"
    FIELDS = (Field("window", WINDOW, needed=True), Field("ask", List(PARTY), "queue", needed=True))

    def __init__(self, window: i64, queue: list[int]) -> None:
        super().__init__(queue)
        self.window: i64 = window
        self.queue = queue

    # Written by `make generate`.
    def copy(self) -> Window:
        other = Window(self.window, self.queue[:])
        other.at = self.at
        return other


class SecondTarget(Frame):
    """MH-408: another stack for Haste or Ancestral Vigour. Steps: battle/windows.py."""

    NAME = "second_target"
    FIELDS = (
        Field("side", PARTY, needed=True),
        Field("card", SKILL, needed=True),
        Field("first", UNIT, needed=True),
    )

    def __init__(self, side: i64) -> None:
        super().__init__()
        self.side: i64 = side
        self.card: i64 = -1
        self.first: i64 = -1

    # Written by `make generate`.
    def copy(self) -> SecondTarget:
        other = SecondTarget(self.side)
        other.at = self.at
        other.card = self.card
        other.first = self.first
        return other


class Order(Frame):
    """MH-410: the order of a battle turn. Steps: battle/initiative.py."""

    NAME = "order"
    FIELDS = (
        Field("groups", List(List(SLOT)), needed=True),
        Field("done", List(SLOT)),
        Field("last", PARTY_OR_NONE),
    )

    def __init__(self) -> None:
        super().__init__()
        self.groups: list[list[int]] = []
        self.done: list[int] = []
        self.last: i64 = -1

    # Written by `make generate`.
    def copy(self) -> Order:
        other = Order()
        other.at = self.at
        other.groups = [row[:] for row in self.groups]
        other.done = self.done[:]
        other.last = self.last
        return other


class Slot(Frame):
    """MH-414: a slot acts. Steps: battle/slots.py."""

    NAME = "slot"
    FIELDS = (Field("slot", SLOT, needed=True),)

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot: i64 = slot

    # Written by `make generate`.
    def copy(self) -> Slot:
        other = Slot(self.slot)
        other.at = self.at
        return other


class Attack(Frame):
    """MH-430 to MH-449: an attack. Steps: battle/attack_step_by_step.py."""

    NAME = "attack"
    FIELDS = (
        Field("side", PARTY, needed=True),
        Field("slot", SLOT, needed=True),
        Field("kind", KIND, needed=True),
        Field("attacks", COUNT),
        Field("swap", FLAG),
        Field("no_elite", FLAG),
        Field("strength_bonus", COUNT),
        Field("strength", COUNT),
        Field("dice", List(DIE)),
        Field("face", FACE),
        Field("battle_luck", COUNT),
        Field("wounds", COUNT),
        Field("inflicted", COUNT),
        Field("first_stack", SLOT),
    )

    def __init__(self) -> None:
        super().__init__()
        self.side: i64 = 0
        self.slot: i64 = -1
        self.kind: i64 = -1
        self.attacks: i64 = 0
        self.swap = False
        self.no_elite = False
        self.strength_bonus: i64 = 0
        self.strength: i64 = 0
        self.dice: list[int] = []
        self.face: i64 = -1
        self.battle_luck: i64 = 0
        self.wounds: i64 = 0
        self.inflicted: i64 = 0
        self.first_stack: i64 = -1

    # Written by `make generate`.
    def copy(self) -> Attack:
        other = Attack()
        other.at = self.at
        other.side = self.side
        other.slot = self.slot
        other.kind = self.kind
        other.attacks = self.attacks
        other.swap = self.swap
        other.no_elite = self.no_elite
        other.strength_bonus = self.strength_bonus
        other.strength = self.strength
        other.dice = self.dice[:]
        other.face = self.face
        other.battle_luck = self.battle_luck
        other.wounds = self.wounds
        other.inflicted = self.inflicted
        other.first_stack = self.first_stack
        return other


class Assign(Frame):
    """MH-450 to MH-458: wounds for an army. Steps: battle/wounds.py."""

    NAME = "assign"
    FIELDS = (
        Field("side", PARTY, needed=True),
        Field("wounds", COUNT, needed=True),
        Field("attack", FLAG),
        Field("precision", FLAG),
        Field("chosen", FLAG),
        Field("stack", UNIT),
        Field("finish", FLAG),
        Field("inflicted", COUNT),
        Field("first_stack", UNIT),
    )

    def __init__(self, side: i64, wounds: i64) -> None:
        super().__init__()
        self.side: i64 = side
        self.wounds: i64 = wounds
        self.attack = False
        self.precision = False
        self.chosen = False
        self.stack: i64 = -1
        self.finish = False
        self.inflicted: i64 = 0
        self.first_stack: i64 = -1

    # Written by `make generate`.
    def copy(self) -> Assign:
        other = Assign(self.side, self.wounds)
        other.at = self.at
        other.attack = self.attack
        other.precision = self.precision
        other.chosen = self.chosen
        other.stack = self.stack
        other.finish = self.finish
        other.inflicted = self.inflicted
        other.first_stack = self.first_stack
        return other


class Resurrect(Frame):
    """MH-463, MH-464: points of Resurrection. Steps: battle/escape_and_resurrection.py."""

    NAME = "resurrect"
    FIELDS = (Field("side", PARTY, needed=True), Field("points", COUNT, needed=True), Field("stack", UNIT))

    def __init__(self, side: i64, points: i64, stack: i64) -> None:
        super().__init__()
        self.side: i64 = side
        self.points: i64 = points
        self.stack: i64 = stack

    # Written by `make generate`.
    def copy(self) -> Resurrect:
        other = Resurrect(self.side, self.points, self.stack)
        other.at = self.at
        return other


class Laurel(Frame):
    """MH-438, MH-439. Steps: battle/attack_step_by_step.py."""

    NAME = "laurel"
    FIELDS = (Field("side", PARTY, needed=True), Field("stack", UNIT))

    def __init__(self, side: i64, stack: i64) -> None:
        super().__init__()
        self.side: i64 = side
        self.stack: i64 = stack

    # Written by `make generate`.
    def copy(self) -> Laurel:
        other = Laurel(self.side, self.stack)
        other.at = self.at
        return other


class EscapeLoss(Frame):
    """MH-461: tokens that an escape costs. Steps: battle/escape_and_resurrection.py."""

    NAME = "escape_loss"
    FIELDS = (Field("seat", SOMEBODY, needed=True), Field("hero", HERO, needed=True), Field("left", COUNT, needed=True))

    def __init__(self, seat: i64, hero: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.hero: i64 = hero
        self.left: i64 = 0

    # Written by `make generate`.
    def copy(self) -> EscapeLoss:
        other = EscapeLoss(self.seat, self.hero)
        other.at = self.at
        other.left = self.left
        return other


class Reward(Frame):
    """MH-508: a skill or an artefact. Steps: battle/hero_against_hero.py."""

    NAME = "reward"
    FIELDS = (Field("seat", SOMEBODY, needed=True), Field("hero", HERO, needed=True), Field("loser", HERO, needed=True))

    def __init__(self, seat: i64, hero: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.hero: i64 = hero
        self.loser: i64 = -1

    # Written by `make generate`.
    def copy(self) -> Reward:
        other = Reward(self.seat, self.hero)
        other.at = self.at
        other.loser = self.loser
        return other


class Takeover(Frame):
    """MH-511: locations one by one. Steps: battle/hero_against_hero.py."""

    NAME = "takeover"
    FIELDS = (Field("seat", SOMEBODY, needed=True), Field("squares", List(SQUARE), needed=True))

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.squares: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Takeover:
        other = Takeover(self.seat)
        other.at = self.at
        other.squares = self.squares[:]
        return other
