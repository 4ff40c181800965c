"""The frames of set-up (POSITION 7)."""

from __future__ import annotations

from rulewright.core.frame import Frame
from rulewright.games.battalia.kinds import A_SEAT, CARD, Distinct
from rulewright.kit.kinds import Hand, Whole
from rulewright.kit.positions import OWNER, Field


class ChooseFaction(Frame):
    """The choice of factions (BA-039). Steps (setup/setup.py): ask, take."""

    NAME = "faction"
    FIELDS = (Field("order", Distinct(A_SEAT), needed=True),)

    def __init__(self) -> None:
        super().__init__()
        self.order: list[int] = []

    # Written by `make generate`.
    def copy(self) -> ChooseFaction:
        other = ChooseFaction()
        other.at = self.at
        other.order = self.order[:]
        return other


class ChooseStart(Frame):
    """The choice of starting cities (BA-041). Steps (setup/setup.py): ask, take."""

    NAME = "startcity"
    FIELDS = (Field("order", Distinct(A_SEAT), needed=True),)

    def __init__(self) -> None:
        super().__init__()
        self.order: list[int] = []

    # Written by `make generate`.
    def copy(self) -> ChooseStart:
        other = ChooseStart()
        other.at = self.at
        other.order = self.order[:]
        return other


class Draft(Frame):
    """One packet of the draft (BA-043). Steps (setup/setup.py): ask, take."""

    NAME = "draft"
    FIELDS = (
        Field("step", Whole(1, 5), "number", needed=True),
        Field("order", Distinct(A_SEAT), needed=True),
        Field("packet", Hand(CARD), seen=OWNER, needed=True),
    )

    def __init__(self) -> None:
        super().__init__()
        self.number: int = 1
        self.order: list[int] = []
        self.packet: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Draft:
        other = Draft()
        other.at = self.at
        other.number = self.number
        other.order = self.order[:]
        other.packet = self.packet[:]
        return other
