"""Frames of what any chapter may cause: a dragon rune is gained, a hand is too large (RW-457, RW-521, RW-555)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.frames import Frame
from rulewright.games.runewars.kinds import AREA, NUMBER, SEAT
from rulewright.kit.positions import OWNER_ALONE, Field


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
