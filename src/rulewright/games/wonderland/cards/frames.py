"""The frames of what abilities bring: a supporter in a region (WW-471), a figure (WW-504)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.frame import Frame
from rulewright.games.wonderland.kinds import FIGURE, OWNER_SEAT, REGION
from rulewright.kit.positions import Field


class PlaceSupporter(Frame):
    """A supporter that an ability places (WW-471); `near` is the region of the battle, for the Mousetrap."""

    NAME = "place_supporter"
    FIELDS = (
        Field("seat", OWNER_SEAT),
        Field("region", REGION),
        Field("near", REGION),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.region: i64 = -1
        self.near: i64 = -1
        self.given: list[int] = []

    # Written by `make generate`.
    def copy(self) -> PlaceSupporter:
        other = PlaceSupporter(self.seat)
        other.at = self.at
        other.region = self.region
        other.near = self.near
        other.given = self.given[:]
        return other


class Friend(Frame):
    """Friend of the Folk, when it is unlocked (WW-504)."""

    NAME = "friend"
    FIELDS = (
        Field("seat", OWNER_SEAT),
        Field("figure", FIGURE),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.figure: i64 = -1
        self.given: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Friend:
        other = Friend(self.seat)
        other.at = self.at
        other.figure = self.figure
        other.given = self.given[:]
        return other
