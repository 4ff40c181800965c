"""The frame of the set-up (WW-037)."""

from __future__ import annotations

from rulewright.core.frame import Frame
from rulewright.games.wonderland.kinds import QUEST
from rulewright.kit.kinds import BySeat, Multiset, Optional
from rulewright.kit.positions import OWNER, Field


class Setup(Frame):
    """The set-up; `drawn` are the two quests of each seat (WW-031). Steps (setup/setup.py): factions, quests."""

    NAME = "setup"
    FIELDS = (Field("drawn", BySeat(Optional(Multiset(QUEST))), seen=OWNER),)

    def __init__(self) -> None:
        super().__init__()
        self.drawn: list[list[int] | None] = []
        self.given: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Setup:
        other = Setup()
        other.at = self.at
        other.drawn = [None if row is None else row[:] for row in self.drawn]
        other.given = self.given[:]
        return other
