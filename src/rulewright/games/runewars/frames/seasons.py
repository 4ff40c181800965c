"""Frames of set-up and of the seasons."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.frames.base import Field, Frame

# 2. Set-up


class SetUp(Frame):
    """Building the map and dealing everything (RW-050 to RW-075)."""

    NAME = "setup"
    FIELDS = (
        Field("todo", "todo", "seats"),
        Field("setup_quests", "setup_quests", "quests_by_seat", False),
        Field("unlaid", "unlaid", "tiles_by_seat", False),
        Field("tile", "tile", "tile", False),
        Field("rebuilds", "rebuilds", "number", False),
        Field("restarts", "restarts", "number", False),
        Field("markers", "markers", "markers", False),
        Field("marker", "marker", "marker", False),
        Field("dragon_laid", "dragon_laid", "flag", False),
        Field("units", "units", "units", False),
        Field("chosen", "chosen", "area_by_seat", False),
    )

    def __init__(self, todo: list[int]) -> None:
        super().__init__()
        self.todo = todo
        self.setup_quests: list[list[int]] = []
        self.unlaid: list[list[int]] = []
        self.tile: i64 = NONE
        self.rebuilds: i64 = 0
        self.restarts: i64 = 0
        self.markers: list[int] = []
        self.marker: i64 = NONE
        self.dragon_laid = False
        self.units: list[int] = []
        self.chosen: list[int] = []

    # Written by `make generate`.
    def copy(self) -> SetUp:
        other = SetUp(self.todo[:])
        other.at = self.at
        other.setup_quests = [row[:] for row in self.setup_quests]
        other.unlaid = [row[:] for row in self.unlaid]
        other.tile = self.tile
        other.rebuilds = self.rebuilds
        other.restarts = self.restarts
        other.markers = self.markers[:]
        other.marker = self.marker
        other.dragon_laid = self.dragon_laid
        other.units = self.units[:]
        other.chosen = self.chosen[:]
        return other


# 3. Seasons


class Season(Frame):
    """One season after another (RW-100 to RW-120); the outermost frame of play."""

    NAME = "season"
    FIELDS = (
        Field("order", "order", "seats"),
        Field("chosen", "chosen", "order_by_seat", False),
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
        Field("card", "card", "season_card"),
        Field("order", "order", "seats"),
        Field("todo", "todo", "seats", False),
        Field("bids", "bids", "by_seat", False),
        Field("winner", "winner", "seat", False),
        Field("picked", "picked", "keys", False),
        Field("kind", "kind", "unit", False),
        Field("left", "left", "number", False),
        Field("areas", "areas", "areas", False),
        Field("drawn", "drawn", "objective", False),
        Field("from", "origin", "area", False),
        Field("moved", "moved", "areas", False),
        Field("single", "single", "flag", False),
        Field("paid", "paid", "flag", False),
        Field("repaired", "repaired", "flag", False),
        Field("stood", "stood", "number", False),
        Field("chosen", "chosen", "tactics_by_seat", False),
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
    FIELDS = (Field("bids", "bids", "by_seat"),)

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
    FIELDS = (Field("todo", "todo", "seats"),)

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
        Field("todo", "todo", "seats"),
        Field("areas", "areas", "areas", False),
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
