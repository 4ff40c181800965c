"""Frames of set-up (RW-050 to RW-075)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.frames import Frame
from rulewright.games.runewars.kinds import (
    AREA_BY_SEAT,
    FLAG,
    HOME_MARKER,
    NUMBER,
    QUESTS_BY_SEAT,
    SEAT,
    TILE,
    TILES_BY_SEAT,
    UNIT,
)
from rulewright.games.runewars.options import FALSE
from rulewright.kit.frames import Sealed
from rulewright.kit.kinds import List
from rulewright.kit.positions import UNTOLD, Field


class SetUp(Frame):
    """Building the map and dealing everything (RW-050 to RW-075)."""

    NAME = "setup"
    FIELDS = (
        Field("todo", List(SEAT)),
        Field("setup_quests", QUESTS_BY_SEAT, when_set=True),
        Field("unlaid", TILES_BY_SEAT, when_set=True),
        Field("tile", TILE, when_set=True),
        Field("rebuilds", NUMBER, when_set=True),
        Field("restarts", NUMBER, when_set=True),
        Field("markers", List(HOME_MARKER), when_set=True),
        Field("marker", HOME_MARKER, when_set=True),
        Field("dragon_laid", FLAG, when_set=True),
        Field("units", List(UNIT), when_set=True),
        Sealed("chosen", AREA_BY_SEAT, first=FALSE, seen=UNTOLD, when_set=True),
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
