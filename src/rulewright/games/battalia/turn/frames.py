"""The frames of a turn (POSITION 7): its start, the main menu, windows, and what a free action asks."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from rulewright.core.frame import Frame
from rulewright.games.battalia.kinds import A_FACTION, A_SEAT, CARD, CARDLIKE_ITEM, MEANING, Distinct
from rulewright.kit.kinds import Hand, List, Name, Whole, owns
from rulewright.kit.positions import OWNER, Field


class HiddenLeft(Field):
    """Universal cards not shown in a cohort: null for everybody but the player (POSITION 10)."""

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        return self.kind.write(g, self.get(g, thing)) if owns(viewer, owner) else None


class Start(Frame):
    """Cohort, mulligan or neither (BA-062). Steps (turn/turn.py): ask, take."""

    NAME = "start"
    FIELDS = ()

    def __init__(self) -> None:
        super().__init__()

    # Written by `make generate`.
    def copy(self) -> Start:
        other = Start()
        other.at = self.at
        return other


class Main(Frame):
    """The action phase (BA-066). Steps (turn/turn.py): ask, act, again."""

    NAME = "main"
    FIELDS = ()

    def __init__(self) -> None:
        super().__init__()

    # Written by `make generate`.
    def copy(self) -> Main:
        other = Main()
        other.at = self.at
        return other


class Cohort(Frame):
    """Universal cards shown in a cohort (BA-063). Steps (turn/turn.py): ask, take."""

    NAME = "cohort"
    FIELDS = (
        Field("faction", A_FACTION, needed=True),
        Field("shown", Whole(1, 120), needed=True),
        HiddenLeft("left", Hand(CARD), seen=OWNER, needed=True),
    )

    def __init__(self) -> None:
        super().__init__()
        self.faction: i64 = 0
        self.shown: i64 = 0
        self.left: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Cohort:
        other = Cohort()
        other.at = self.at
        other.faction = self.faction
        other.shown = self.shown
        other.left = self.left[:]
        return other


class Sacrifice(Frame):
    """The sacrifice for a Fanatic that is doubled (BA-456). Steps (lines/preparing.py): ask, take."""

    NAME = "sacrifice"
    FIELDS = (Field("card", CARD, needed=True),)

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = 0

    # Written by `make generate`.
    def copy(self) -> Sacrifice:
        other = Sacrifice()
        other.at = self.at
        other.card = self.card
        return other


class Rolls(Frame):
    """The two rolls of a lit Amulet (BA-057). Steps (lines/preparing.py): ask, take."""

    NAME = "rolls"
    FIELDS = (Field("card", CARD, needed=True), Field("rolls", List(Whole(1, 6), length=2), needed=True))

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = 0
        self.rolls: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Rolls:
        other = Rolls()
        other.at = self.at
        other.card = self.card
        other.rolls = self.rolls[:]
        return other


class Meaning(Frame):
    """What an Amulet or a card under Solar Eclipse stands for. Steps (lines/preparing.py): ask, take."""

    NAME = "meaning"
    FIELDS = (
        Field("card", CARDLIKE_ITEM, needed=True),
        Field("by", Name(("eclipse", "amulet"), or_null=False, first=5), needed=True),
        Field("meanings", Distinct(MEANING), needed=True),
    )

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = 0
        self.by: i64 = 0
        self.meanings: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Meaning:
        other = Meaning()
        other.at = self.at
        other.card = self.card
        other.by = self.by
        other.meanings = self.meanings[:]
        return other


class Window1(Frame):
    """Elixirs before another team's turn (BA-442). Steps (lines/windows.py): ask, take."""

    NAME = "window1"
    FIELDS = (Field("queue", Distinct(A_SEAT), needed=True),)

    def __init__(self) -> None:
        super().__init__()
        self.queue: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Window1:
        other = Window1()
        other.at = self.at
        other.queue = self.queue[:]
        return other


class Window2(Frame):
    """Cold Breath against a declared line (BA-447). Steps (lines/windows.py): ask, take."""

    NAME = "window2"
    FIELDS = (Field("queue", Distinct(A_SEAT), needed=True),)

    def __init__(self) -> None:
        super().__init__()
        self.queue: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Window2:
        other = Window2()
        other.at = self.at
        other.queue = self.queue[:]
        return other
