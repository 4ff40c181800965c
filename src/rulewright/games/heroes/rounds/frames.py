"""The frames: what each procedure in progress must remember, in the order of POSITION.md."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.frame import Frame
from rulewright.games.heroes.kinds import COLOUR, HERO, SOMEBODY
from rulewright.kit.kinds import List
from rulewright.kit.positions import Field


class Week(Frame):
    """MH-121: the Week phase. Steps: rounds/week_cards_and_replenishment.py."""

    NAME = "week"
    FIELDS = (Field("left", List(COLOUR)),)

    def __init__(self) -> None:
        super().__init__()
        self.left: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Week:
        other = Week()
        other.at = self.at
        other.left = self.left[:]
        return other


class WeekTrain(Frame):
    """MH-554: the heroes still to be asked. Steps: rounds/week_cards_and_replenishment.py."""

    NAME = "week_train"
    FIELDS = (Field("heroes", List(HERO), needed=True),)

    def __init__(self) -> None:
        super().__init__()
        self.heroes: list[int] = []

    # Written by `make generate`.
    def copy(self) -> WeekTrain:
        other = WeekTrain()
        other.at = self.at
        other.heroes = self.heroes[:]
        return other


class Actions(Frame):
    """MH-130: the Actions phase; this seat is next. Steps: rounds/round_and_turn.py."""

    NAME = "actions"
    FIELDS = (Field("seat", SOMEBODY, needed=True),)

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    # Written by `make generate`.
    def copy(self) -> Actions:
        other = Actions(self.seat)
        other.at = self.at
        return other
