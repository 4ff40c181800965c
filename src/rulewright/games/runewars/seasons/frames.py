"""Frames of the seasons, their cards, bids and icons (RW-100 to RW-120, RW-570 to RW-575)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.frames import Frame
from rulewright.games.runewars.kinds import (
    AREA,
    BID_BY_SEAT,
    FLAG,
    KEY,
    NUMBER,
    OBJECTIVE,
    ORDER_BY_SEAT,
    SEASON_CARD,
    SEAT,
    TACTIC_BY_SEAT,
    UNIT,
)
from rulewright.games.runewars.options import BID, ORDER, PASS_ON
from rulewright.kit.frames import Sealed
from rulewright.kit.kinds import List
from rulewright.kit.positions import EVERYBODY, OWNER_ALONE, UNTOLD, Field


class Season(Frame):
    """One season after another (RW-100 to RW-120); the outermost frame of play."""

    NAME = "season"
    FIELDS = (
        Field("order", List(SEAT)),
        Sealed("chosen", ORDER_BY_SEAT, first=ORDER - 1, seen=UNTOLD, when_set=True),
    )

    def __init__(self, order: list[int]) -> None:
        super().__init__()
        self.order = order
        self.chosen: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Season:
        other = Season(self.order[:])
        other.at = self.at
        other.chosen = self.chosen[:]
        return other


class SeasonCard(Frame):
    """The primary ability of a Season card (RW-102, RW-103)."""

    NAME = "season_card"
    FIELDS = (
        Field("card", SEASON_CARD),
        Field("order", List(SEAT)),
        Field("todo", List(SEAT), when_set=True),
        Field("bids", BID_BY_SEAT, when_set=True),
        Field("winner", SEAT, when_set=True),
        Field("picked", List(KEY), seen=OWNER_ALONE, when_set=True),
        Field("kind", UNIT, when_set=True),
        Field("left", NUMBER, when_set=True),
        Field("areas", List(AREA), when_set=True),
        Field("drawn", OBJECTIVE, seen=OWNER_ALONE, when_set=True),
        Field("from", AREA, "origin", seen=OWNER_ALONE, when_set=True),
        Field("moved", List(AREA), seen=OWNER_ALONE, when_set=True),
        Field("single", FLAG, when_set=True),
        Field("paid", FLAG, when_set=True),
        Field("repaired", FLAG, when_set=True),
        Field("stood", NUMBER, when_set=True),
        Sealed("chosen", TACTIC_BY_SEAT, first=PASS_ON, seen=OWNER_ALONE, when_set=True),
    )

    def __init__(self, card: i64, order: list[int]) -> None:
        super().__init__()
        self.card: i64 = card
        self.order = order
        self.todo: list[int] = []
        self.bids: list[int] = []
        self.winner: i64 = NONE
        self.picked: list[int] = []
        self.kind: i64 = NONE
        self.left: i64 = 0
        self.areas: list[int] = []
        self.drawn: i64 = NONE
        self.origin: i64 = NONE
        self.moved: list[int] = []
        self.single = False
        self.paid = False
        self.repaired = False
        self.stood: i64 = 0
        self.chosen: list[int] = []

    # Written by `make generate`.
    def copy(self) -> SeasonCard:
        other = SeasonCard(self.card, self.order[:])
        other.at = self.at
        other.todo = self.todo[:]
        other.bids = self.bids[:]
        other.winner = self.winner
        other.picked = self.picked[:]
        other.kind = self.kind
        other.left = self.left
        other.areas = self.areas[:]
        other.drawn = self.drawn
        other.origin = self.origin
        other.moved = self.moved[:]
        other.single = self.single
        other.paid = self.paid
        other.repaired = self.repaired
        other.stood = self.stood
        other.chosen = self.chosen[:]
        return other


class Bid(Frame):
    """An influence bid (RW-570 to RW-575)."""

    NAME = "bid"
    FIELDS = (Sealed("bids", BID_BY_SEAT, first=BID, seen=EVERYBODY),)

    def __init__(self) -> None:
        super().__init__()
        self.bids: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Bid:
        other = Bid()
        other.at = self.at
        other.bids = self.bids[:]
        return other


class Fall(Frame):
    """Income of Fall (RW-107)."""

    NAME = "fall"
    FIELDS = (Field("todo", List(SEAT)),)

    def __init__(self, todo: list[int]) -> None:
        super().__init__()
        self.todo = todo

    # Written by `make generate`.
    def copy(self) -> Fall:
        other = Fall(self.todo[:])
        other.at = self.at
        return other


class Winter(Frame):
    """The food limit of Winter (RW-108)."""

    NAME = "winter"
    FIELDS = (
        Field("todo", List(SEAT)),
        Field("areas", List(AREA), when_set=True),
    )

    def __init__(self, todo: list[int]) -> None:
        super().__init__()
        self.todo = todo
        self.areas: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Winter:
        other = Winter(self.todo[:])
        other.at = self.at
        other.areas = self.areas[:]
        return other
