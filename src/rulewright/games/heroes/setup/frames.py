"""The frames: what each procedure in progress must remember, in the order of POSITION.md."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.frame import Frame
from rulewright.games.heroes.kinds import HERO, SOMEBODY
from rulewright.games.heroes.options import HERO as HERO_KEY
from rulewright.kit.frames import Sealed
from rulewright.kit.kinds import EachSeat
from rulewright.kit.positions import Field


class ChooseFaction(Frame):
    """MH-052: seat by seat. Steps: setup/general_setup.py."""

    NAME = "choose_faction"
    FIELDS = (Field("seat", SOMEBODY, needed=True),)

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    # Written by `make generate`.
    def copy(self) -> ChooseFaction:
        other = ChooseFaction(self.seat)
        other.at = self.at
        return other


class PlaceCapital(Frame):
    """MH-061: seat by seat. Steps: setup/general_setup.py."""

    NAME = "place_capital"
    FIELDS = (Field("seat", SOMEBODY, needed=True),)

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    # Written by `make generate`.
    def copy(self) -> PlaceCapital:
        other = PlaceCapital(self.seat)
        other.at = self.at
        return other


class ChooseStartHero(Frame):
    """MH-096: all at once, in secret. Steps: setup/player_setup.py."""

    NAME = "choose_start_hero"
    FIELDS = (Sealed("chosen", EachSeat(HERO), first=int(HERO_KEY)),)

    def __init__(self) -> None:
        super().__init__()
        self.chosen: list[int] = []

    # Written by `make generate`.
    def copy(self) -> ChooseStartHero:
        other = ChooseStartHero()
        other.at = self.at
        other.chosen = self.chosen[:]
        return other
