"""The frame of the outcome of a battle (WW-300)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.frame import Frame
from rulewright.games.wonderland.kinds import END_ABILITY, FLAG, OWNER_SEAT, QUEST, STAGE
from rulewright.kit.kinds import BySeat, List, Optional, Whole
from rulewright.kit.positions import Field


class Outcome(Frame):
    """The outcome of a battle. Steps: places, rewards, quests, abilities, forging, wagers, cleanup.

    first, second   the seats in these places; `alone`: first place is not shared
    todo            seats still to be served in this step, the one in service first
    open_here       end abilities of that seat; symbol and chips: its forge actions
    stage           place within the step
    """

    NAME = "outcome"
    FIELDS = (
        Field("uncontested", FLAG),
        Field("first", List(OWNER_SEAT)),
        Field("second", List(OWNER_SEAT)),
        Field("alone", FLAG),
        Field("revealed", BySeat(QUEST)),
        Field("todo", Optional(List(OWNER_SEAT))),
        Field("open", Optional(List(END_ABILITY)), "open_here"),
        Field("symbol", Whole(0, 1)),
        Field("chips", Whole(0, 17)),
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
