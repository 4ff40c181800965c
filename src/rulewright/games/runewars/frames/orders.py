"""Frames of turns, windows, cards and orders."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.frames.base import (
    FORTIFICATION,
    IN_TURN,
    SIDE_OF_BATTLE,
    T1,
    WINDOW_KIND,
    WINDOW_MOMENT,
    Frame,
)
from rulewright.games.runewars.kinds import (
    AREA,
    CARD,
    CITY,
    FLAG,
    HERO,
    KEY,
    LABEL,
    NUMBER,
    RESOURCE,
    SEAT,
    TACTIC,
    TITLE,
    UNIT,
)
from rulewright.kit.kinds import ByName, List
from rulewright.kit.positions import OWNER, OWNER_ALONE, Field

# 4. Turns and orders


class Turn(Frame):
    """A player's turn: his Order card (RW-116 to RW-119)."""

    NAME = "turn"
    FIELDS = (
        Field("seat", SEAT),
        Field("declined", FLAG),
        Field("resource", RESOURCE, when_set=True),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.declined = False
        self.resource: i64 = NONE

    # Written by `make generate`.
    def copy(self) -> Turn:
        other = Turn(self.seat)
        other.at = self.at
        other.declined = self.declined
        other.resource = self.resource
        return other


class TimingWindow(Frame):
    """A moment at which a player may use cards and abilities (RW-119, RW-305, RW-324)."""

    NAME = "window"
    FIELDS = (
        Field("seat", SEAT),
        Field("kind", WINDOW_KIND),
        Field("when", WINDOW_MOMENT),
        Field("side", SIDE_OF_BATTLE, when_set=True),
        Field("played", List(TACTIC)),
    )

    def __init__(self, seat: i64, kind: i64 = IN_TURN, when: i64 = T1, side: i64 = NONE) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.when: i64 = when
        self.side: i64 = side
        self.played: list[int] = []

    # Written by `make generate`.
    def copy(self) -> TimingWindow:
        other = TimingWindow(self.seat, self.kind, self.when, self.side)
        other.at = self.at
        other.played = self.played[:]
        return other


class Card(Frame):
    """A card or ability that asks for choices."""

    NAME = "card"
    FIELDS = (
        Field("seat", SEAT),
        Field("card", CARD),
        Field("hero", HERO, when_set=True),
        Field("picked", List(KEY), seen=OWNER_ALONE),
    )

    def __init__(self, seat: i64, card: i64, hero: i64 = NONE) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.card: i64 = card
        self.hero: i64 = hero
        self.picked: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Card:
        other = Card(self.seat, self.card, self.hero)
        other.at = self.at
        other.picked = self.picked[:]
        return other


class Strategize(Frame):
    """Order 1 (RW-150, RW-228 to RW-232)."""

    NAME = "strategize"
    FIELDS = (
        Field("seat", SEAT),
        Field("open", List(AREA), "enterable"),
        Field("ready", ByName(AREA, List(LABEL))),
        Field("heroes", List(HERO)),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.enterable: list[int] = []
        self.ready: list[list[int]] = []
        self.heroes: list[int] = []

    def moving(self) -> bool:
        return bool(self.enterable)

    # Written by `make generate`.
    def copy(self) -> Strategize:
        other = Strategize(self.seat)
        other.at = self.at
        other.enterable = self.enterable[:]
        other.ready = [row[:] for row in self.ready]
        other.heroes = self.heroes[:]
        return other


class Income(Frame):
    """The bonus of Harvest (RW-159, RW-160)."""

    NAME = "income"
    FIELDS = (
        Field("seat", SEAT),
        Field("todo", List(AREA)),
        Field("removed", FLAG),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.todo: list[int] = []
        self.removed = False

    # Written by `make generate`.
    def copy(self) -> Income:
        other = Income(self.seat)
        other.at = self.at
        other.todo = self.todo[:]
        other.removed = self.removed
        return other


class Recruit(Frame):
    """Order 5 (RW-161 to RW-165)."""

    NAME = "recruit"
    FIELDS = (
        Field("seat", SEAT),
        Field("barred", RESOURCE),
        Field("units", List(UNIT)),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.barred: i64 = NONE
        self.units: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Recruit:
        other = Recruit(self.seat)
        other.at = self.at
        other.barred = self.barred
        other.units = self.units[:]
        return other


class Rally(Frame):
    """Order 6 (RW-166 to RW-169)."""

    NAME = "rally"
    FIELDS = (
        Field("seat", SEAT),
        Field("todo", List(AREA)),
        Field("city", CITY),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.todo: list[int] = []
        self.city: i64 = NONE

    # Written by `make generate`.
    def copy(self) -> Rally:
        other = Rally(self.seat)
        other.at = self.at
        other.todo = self.todo[:]
        other.city = self.city
        return other


class Hire(Frame):
    """A hero is gained (RW-170, RW-422, RW-423)."""

    NAME = "hire"
    FIELDS = (
        Field("seat", SEAT),
        Field("drawn", List(HERO, or_null=True, secret=True), seen=OWNER),
        Field("hero", HERO, seen=OWNER_ALONE),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.drawn: list[int] = []
        self.hero: i64 = NONE

    # Written by `make generate`.
    def copy(self) -> Hire:
        other = Hire(self.seat)
        other.at = self.at
        other.drawn = self.drawn[:]
        other.hero = self.hero
        return other


class TakeTitle(Frame):
    """The bonus of Acquire Power (RW-172)."""

    NAME = "title"
    FIELDS = (
        Field("seat", SEAT),
        Field("title", TITLE),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.title: i64 = NONE

    # Written by `make generate`.
    def copy(self) -> TakeTitle:
        other = TakeTitle(self.seat)
        other.at = self.at
        other.title = self.title
        return other


class Fortify(Frame):
    """Order 8 (RW-173)."""

    NAME = "fortify"
    FIELDS = (
        Field("seat", SEAT),
        Field("done", List(FORTIFICATION)),
        Field("area", AREA, when_set=True),
        Field("first", AREA, when_set=True),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.done: list[int] = []
        self.area: i64 = NONE
        self.first: i64 = NONE

    # Written by `make generate`.
    def copy(self) -> Fortify:
        other = Fortify(self.seat)
        other.at = self.at
        other.done = self.done[:]
        other.area = self.area
        other.first = self.first
        return other


class GainRune(Frame):
    """A dragon rune is gained (RW-521 to RW-523)."""

    NAME = "gain_rune"
    FIELDS = (
        Field("seat", SEAT),
        Field("discarded", NUMBER, seen=OWNER_ALONE),
        Field("laid", AREA, seen=OWNER_ALONE, when_set=True),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.discarded: i64 = 0
        self.laid: i64 = NONE
        """Where the dragon rune has been put; others learn both places together (RW-905)."""

    # Written by `make generate`.
    def copy(self) -> GainRune:
        other = GainRune(self.seat)
        other.at = self.at
        other.discarded = self.discarded
        other.laid = self.laid
        return other


class Found(Frame):
    """Lost City: a stronghold where the neutral units have left."""

    NAME = "found"
    FIELDS = (
        Field("seat", SEAT),
        Field("area", AREA),
    )

    def __init__(self, seat: i64, area: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.area: i64 = area

    # Written by `make generate`.
    def copy(self) -> Found:
        other = Found(self.seat, self.area)
        other.at = self.at
        return other


# 16. Limits of hands


class HandLimit(Frame):
    """Too many Tactics cards (RW-555)."""

    NAME = "hand_limit"
    FIELDS = (Field("seat", SEAT),)

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    # Written by `make generate`.
    def copy(self) -> HandLimit:
        other = HandLimit(self.seat)
        other.at = self.at
        return other


class QuestLimit(Frame):
    """Too many Quest cards (RW-457)."""

    NAME = "quest_limit"
    FIELDS = (Field("seat", SEAT),)

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    # Written by `make generate`.
    def copy(self) -> QuestLimit:
        other = QuestLimit(self.seat)
        other.at = self.at
        return other
