"""The frames: what each procedure in progress must remember, in the order of POSITION.md."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.frame import Frame
from rulewright.games.wonderland.kinds import REGION, SEAT, WONDERLANDIAN
from rulewright.kit.positions import Field


class PlaceSupporter(Frame):
    """WW-471. Steps (cards/ally_chips.py): start."""

    NAME = "place_supporter"
    FIELDS = (
        Field("seat", SEAT),
        Field("region", REGION),
        Field("near", REGION),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.region: i64 = -1
        self.near: i64 = -1
        self.given: list[int] = []
        """Answers that a position holds already, by seat."""

    # Written by `make generate`.
    def copy(self) -> PlaceSupporter:
        other = PlaceSupporter(self.seat)
        other.at = self.at
        other.region = self.region
        other.near = self.near
        other.given = self.given[:]
        return other


class Friend(Frame):
    """Steps (cards/ally_chips.py): start."""

    NAME = "friend"
    FIELDS = (
        Field("seat", SEAT),
        Field("figure", WONDERLANDIAN),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.figure: i64 = -1
        self.given: list[int] = []
        """Answers that a position holds already, by seat."""

    # Written by `make generate`.
    def copy(self) -> Friend:
        other = Friend(self.seat)
        other.at = self.at
        other.figure = self.figure
        other.given = self.given[:]
        return other
