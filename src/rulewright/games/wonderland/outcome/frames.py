"""The frames: what each procedure in progress must remember, in the order of POSITION.md."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.frame import Frame
from rulewright.games.wonderland.kinds import FLAG, OPEN, QUEST, SEAT, STAGE
from rulewright.kit.kinds import BySeat, List, Optional, Whole
from rulewright.kit.positions import Field


class Outcome(Frame):
    """Steps (outcome/outcome_of_battle.py): places, rewards, quests, abilities, forging, wagers, cleanup."""

    NAME = "outcome"
    FIELDS = (
        Field("uncontested", FLAG),
        Field("first", List(SEAT)),
        Field("second", List(SEAT)),
        Field("alone", FLAG),
        Field("revealed", BySeat(QUEST)),
        Field("todo", Optional(List(SEAT))),
        Field("open", Optional(List(OPEN)), "open_here"),
        Field("symbol", Whole(0, 999)),
        Field("chips", Whole(0, 999)),
        Field("stage", STAGE),
    )

    def __init__(self) -> None:
        super().__init__()
        self.uncontested = False
        self.first: list[int] = []
        self.second: list[int] = []
        self.alone = False
        self.revealed: list[int] = []
        self.todo: list[int] | None = None
        self.open_here: list[int] | None = None
        self.symbol: i64 = 0
        self.chips: i64 = 0
        self.stage: i64 = -1
        self.given: list[int] = []
        """Answers that a position holds already, by seat."""

    # Written by `make generate`.
    def copy(self) -> Outcome:
        other = Outcome()
        other.at = self.at
        other.uncontested = self.uncontested
        other.first = self.first[:]
        other.second = self.second[:]
        other.alone = self.alone
        other.revealed = self.revealed[:]
        other.todo = None if self.todo is None else self.todo[:]
        other.open_here = None if self.open_here is None else self.open_here[:]
        other.symbol = self.symbol
        other.chips = self.chips
        other.stage = self.stage
        other.given = self.given[:]
        return other
