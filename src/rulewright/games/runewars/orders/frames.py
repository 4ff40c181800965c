"""Frames of a turn and its orders, of movement and diplomacy (RW-116 to RW-119, RW-150 to RW-173, RW-233 to RW-276)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.frames import Frame
from rulewright.games.runewars.kinds import (
    AREA,
    CITY,
    FATE,
    FLAG,
    HERO,
    LABEL,
    NUMBER,
    RESOURCE,
    SEAT,
    SYMBOL,
    TITLE,
    UNIT,
)
from rulewright.kit.kinds import ByName, List, Name
from rulewright.kit.positions import OWNER, OWNER_ALONE, Field

# What can be done once with Fortify (RW-173); `Fortify.done` lists places in this tuple.
FORTIFY_ACTIONS: Final = ("build", "repair", "runes")
FORTIFICATION: Final = Name(FORTIFY_ACTIONS)


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


class Activation(Frame):
    """An area is activated and units march in (RW-152, RW-156, RW-233 to RW-240)."""

    NAME = "activation"
    FIELDS = (
        Field("seat", SEAT),
        Field("second", FLAG),
        Field("area", AREA),
        Field("through", List(AREA), when_set=True),
        Field("origins", List(AREA), when_set=True),
        Field("arrived", List(LABEL)),
        Field("symbol", SYMBOL, when_set=True),
        Field("no_battle", FLAG, when_set=True),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.second = False
        self.area: i64 = NONE
        self.through: list[int] = []
        self.origins: list[int] = []
        self.arrived: list[int] = []
        self.symbol: i64 = NONE
        self.no_battle = False

    def moving(self) -> bool:
        return self.at < len(self.STEP_NAMES) and self.STEP_NAMES[self.at] == "march"

    # Written by `make generate`.
    def copy(self) -> Activation:
        other = Activation(self.seat)
        other.at = self.at
        other.second = self.second
        other.area = self.area
        other.through = self.through[:]
        other.origins = self.origins[:]
        other.arrived = self.arrived[:]
        other.symbol = self.symbol
        other.no_battle = self.no_battle
        return other

    def held(self) -> list[int]:
        return self.arrived


class Diplomacy(Frame):
    """Neutral units are talked to (RW-270 to RW-276)."""

    NAME = "diplomacy"
    FIELDS = (
        Field("seat", SEAT),
        Field("area", AREA),
        Field("n", NUMBER, "number"),
        Field("fate", List(FATE)),
    )

    def __init__(self, seat: i64, area: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.area: i64 = area
        self.number: i64 = 0
        self.fate: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Diplomacy:
        other = Diplomacy(self.seat, self.area)
        other.at = self.at
        other.number = self.number
        other.fate = self.fate[:]
        return other
