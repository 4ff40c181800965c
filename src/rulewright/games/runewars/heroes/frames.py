"""Frames of the Quest Phase, of quests, tests and duels (RW-440 to RW-488, RW-717 to RW-720)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from rulewright.games.runewars.battle.frames import SIDE_OF_BATTLE
from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.frames import Frame
from rulewright.games.runewars.kinds import (
    AREA,
    ATTRIBUTE,
    FATE,
    FLAG,
    HERO,
    LABEL,
    NUMBER,
    OR_NO_NUMBER,
    QUEST,
    REWARD,
    SEAT,
    SYMBOL,
    TOKEN,
)
from rulewright.kit.kinds import List, Whole
from rulewright.kit.positions import EVERYBODY, OWNER_ALONE, Field, Part


@mypyc_attr(acyclic=True)
class DuelSide:
    """One side of a duel (POSITION.md section 6)."""

    def __init__(self) -> None:
        self.weapon: i64 = NONE
        self.armor: i64 = NONE
        self.amulet = False
        self.edge = False
        self.bow = False
        self.soulbiter = False
        self.coming: i64 = 0
        self.stop: i64 = 0
        self.cards: list[int] = []
        self.now: list[int] = []

    # Written by `make generate`.
    def copy(self) -> DuelSide:
        other = DuelSide()
        other.weapon = self.weapon
        other.armor = self.armor
        other.amulet = self.amulet
        other.edge = self.edge
        other.bow = self.bow
        other.soulbiter = self.soulbiter
        other.coming = self.coming
        other.stop = self.stop
        other.cards = self.cards[:]
        other.now = self.now[:]
        return other


def new_duel_side(g: Any) -> DuelSide:
    return DuelSide()


DUEL_SIDE: Final = Part(
    new_duel_side,
    Field("weapon", REWARD),
    Field("armor", REWARD),
    Field("amulet", FLAG),
    Field("edge", FLAG),
    Field("bow", FLAG),
    Field("soulbiter", FLAG),
    Field("coming", Whole(0, 99)),
    Field("stop", Whole(0, 99)),
    Field("cards", List(FATE)),
    Field("now", List(REWARD)),
)


class QuestPhase(Frame):
    """Every player activates his heroes (RW-440)."""

    NAME = "quest_phase"
    FIELDS = (Field("todo", List(SEAT)),)

    def __init__(self, todo: list[int]) -> None:
        super().__init__()
        self.todo = todo

    # Written by `make generate`.
    def copy(self) -> QuestPhase:
        other = QuestPhase(self.todo[:])
        other.at = self.at
        return other


class Heroes(Frame):
    """The heroes of one player, one after another (RW-440)."""

    NAME = "heroes"
    FIELDS = (
        Field("seat", SEAT),
        Field("left", List(HERO)),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.left: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Heroes:
        other = Heroes(self.seat)
        other.at = self.at
        other.left = self.left[:]
        return other


class HeroActivation(Frame):
    """One hero acts (RW-441 to RW-447)."""

    NAME = "hero"
    FIELDS = (
        Field("hero", HERO),
        Field("moved", NUMBER),
        Field("traded", List(REWARD, secret=True), seen=OWNER_ALONE),
        Field("portal", FLAG),
        Field("stopped", FLAG),
        Field("quest", FLAG),
    )

    def __init__(self, hero: i64) -> None:
        super().__init__()
        self.hero: i64 = hero
        self.moved: i64 = 0
        self.traded: list[int] = []
        self.portal = False
        self.stopped = False
        self.quest = False

    # Written by `make generate`.
    def copy(self) -> HeroActivation:
        other = HeroActivation(self.hero)
        other.at = self.at
        other.moved = self.moved
        other.traded = self.traded[:]
        other.portal = self.portal
        other.stopped = self.stopped
        other.quest = self.quest
        return other


class Event(Frame):
    """An exploration token that is an event (RW-717 to RW-720)."""

    NAME = "event"
    FIELDS = (
        Field("hero", HERO),
        Field("token", TOKEN, seen=EVERYBODY),
    )

    def __init__(self, hero: i64, token: i64) -> None:
        super().__init__()
        self.hero: i64 = hero
        self.token: i64 = token

    # Written by `make generate`.
    def copy(self) -> Event:
        other = Event(self.hero, self.token)
        other.at = self.at
        return other


class Pickup(Frame):
    """Rewards of defeated heroes are taken (RW-482)."""

    NAME = "pickup"
    FIELDS = (
        Field("hero", HERO),
        Field("left", List(NUMBER)),
    )

    def __init__(self, hero: i64) -> None:
        super().__init__()
        self.hero: i64 = hero
        self.left: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Pickup:
        other = Pickup(self.hero)
        other.at = self.at
        other.left = self.left[:]
        return other


class Steal(Frame):
    """Silhouette's Light Fingers."""

    NAME = "steal"
    FIELDS = (
        Field("hero", HERO),
        Field("target", HERO),
        Field("symbol", SYMBOL, when_set=True),
    )

    def __init__(self, hero: i64, target: i64) -> None:
        super().__init__()
        self.hero: i64 = hero
        self.target: i64 = target
        self.symbol: i64 = NONE

    # Written by `make generate`.
    def copy(self) -> Steal:
        other = Steal(self.hero, self.target)
        other.at = self.at
        other.symbol = self.symbol
        return other


class Test(Frame):
    """An attribute test (RW-455)."""

    NAME = "test"
    FIELDS = (
        Field("hero", HERO),
        Field("attribute", ATTRIBUTE),
        Field("ring", FLAG),
        Field("fate", List(FATE)),
        Field("lore", FLAG),
    )

    def __init__(self, hero: i64, attribute: i64) -> None:
        super().__init__()
        self.hero: i64 = hero
        self.attribute: i64 = attribute
        self.ring = False
        self.fate: list[int] = []
        self.lore = False

    # Written by `make generate`.
    def copy(self) -> Test:
        other = Test(self.hero, self.attribute)
        other.at = self.at
        other.ring = self.ring
        other.fate = self.fate[:]
        other.lore = self.lore
        return other


class Quest(Frame):
    """A Quest card is attempted (RW-450 to RW-453)."""

    NAME = "quest"
    FIELDS = (
        Field("hero", HERO),
        Field("quest", QUEST),
        Field("seat", SEAT),
        Field("done", FLAG),
        Field("effects", List(NUMBER)),
        Field("symbol", SYMBOL, when_set=True),
        Field("won", FLAG),
        Field("cards", List(REWARD, secret=True), seen=OWNER_ALONE, when_set=True),
    )

    def __init__(self, hero: i64, quest: i64, seat: i64) -> None:
        super().__init__()
        self.hero: i64 = hero
        self.quest: i64 = quest
        self.seat: i64 = seat
        self.done = False
        self.effects: list[int] = []
        self.symbol: i64 = NONE
        self.won = False
        self.cards: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Quest:
        other = Quest(self.hero, self.quest, self.seat)
        other.at = self.at
        other.done = self.done
        other.effects = self.effects[:]
        other.symbol = self.symbol
        other.won = self.won
        other.cards = self.cards[:]
        return other


class Challenge(Frame):
    """A duel is declared (RW-470)."""

    NAME = "challenge"
    FIELDS = (
        Field("att", HERO, "attacker"),
        Field("def", HERO, "defender"),
    )

    def __init__(self, attacker: i64, defender: i64) -> None:
        super().__init__()
        self.attacker: i64 = attacker
        self.defender: i64 = defender

    # Written by `make generate`.
    def copy(self) -> Challenge:
        other = Challenge(self.attacker, self.defender)
        other.at = self.at
        return other


class Duel(Frame):
    """Two heroes, or a hero and the units of a quest, fight (RW-471 to RW-488)."""

    NAME = "duel"
    FIELDS = (
        Field("att", HERO, "attacker"),
        Field("def", HERO, "defender"),
        Field("foes", List(LABEL, or_null=True)),
        Field("quest", QUEST),
        Field("area", AREA),
        Field("seats", List(SEAT)),
        Field("round", NUMBER),
        Field("att_side", DUEL_SIDE, "attacker_side"),
        Field("def_side", DUEL_SIDE, "defender_side"),
        Field("undying", FLAG),
        Field("dealt", NUMBER),
        Field("turn_of", SIDE_OF_BATTLE, when_set=True),
        Field("back", OR_NO_NUMBER, when_set=True),
        Field("aimed", NUMBER, when_set=True),
        Field("foe_stop", List(NUMBER), when_set=True),
        Field("symbol", SYMBOL, when_set=True),
    )

    def __init__(self, attacker: i64, defender: i64) -> None:
        super().__init__()
        self.attacker: i64 = attacker
        self.defender: i64 = defender
        self.foes: list[int] = []
        self.quest: i64 = NONE
        self.area: i64 = NONE
        self.seats: list[int] = []
        self.round: i64 = 0
        self.attacker_side = DuelSide()
        self.defender_side = DuelSide()
        self.undying = False
        self.dealt: i64 = 0
        self.turn_of: i64 = NONE
        self.back: i64 = NONE
        self.aimed: i64 = 0
        self.foe_stop: list[int] = []
        self.symbol: i64 = NONE

    # Written by `make generate`.
    def copy(self) -> Duel:
        other = Duel(self.attacker, self.defender)
        other.at = self.at
        other.foes = self.foes[:]
        other.quest = self.quest
        other.area = self.area
        other.seats = self.seats[:]
        other.round = self.round
        other.attacker_side = self.attacker_side.copy()
        other.defender_side = self.defender_side.copy()
        other.undying = self.undying
        other.dealt = self.dealt
        other.turn_of = self.turn_of
        other.back = self.back
        other.aimed = self.aimed
        other.foe_stop = self.foe_stop[:]
        other.symbol = self.symbol
        return other


class AfterDuel(Frame):
    """What follows a duel (W-D4)."""

    NAME = "after_duel"
    FIELDS = (Field("seat", SEAT),)

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    # Written by `make generate`.
    def copy(self) -> AfterDuel:
        other = AfterDuel(self.seat)
        other.at = self.at
        return other


class Spoils(Frame):
    """The winner takes the Rewards of the defeated hero (RW-480)."""

    NAME = "spoils"
    FIELDS = (
        Field("seat", SEAT),
        Field("rewards", List(REWARD, secret=True)),
        Field("area", AREA),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.rewards: list[int] = []
        self.area: i64 = NONE

    # Written by `make generate`.
    def copy(self) -> Spoils:
        other = Spoils(self.seat)
        other.at = self.at
        other.rewards = self.rewards[:]
        other.area = self.area
        return other
