"""Frames of timing windows and of cards that ask (RW-119, RW-305, RW-324)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.runewars.battle.frames import SIDE_OF_BATTLE
from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.frames import Frame
from rulewright.games.runewars.kinds import CARD, HERO, KEY, SEAT, TACTIC
from rulewright.kit.kinds import List, Name
from rulewright.kit.positions import OWNER_ALONE, Field

# Kinds and moments of timing windows (DECISIONS section 10).
IN_TURN: Final[i64] = 0
IN_BATTLE: Final[i64] = 1
WINDOW_KINDS: Final = ("turn", "battle")
WINDOW_KIND: Final = Name(WINDOW_KINDS)
T1: Final[i64] = 0
T2: Final[i64] = 1
T3: Final[i64] = 2
T4: Final[i64] = 3
B1: Final[i64] = 4
B2: Final[i64] = 5
B3: Final[i64] = 6
WINDOW_MOMENTS: Final = ("W-T1", "W-T2", "W-T3", "W-T4", "W-B1", "W-B2", "W-B3")
WINDOW_MOMENT: Final = Name(WINDOW_MOMENTS)


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
