"""The frames: what each procedure in progress must remember, in the order of POSITION.md."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.frame import Frame
from rulewright.games.heroes.kinds import FLAG, RECEPTION, SOMEBODY, UNIT
from rulewright.kit.kinds import List
from rulewright.kit.positions import Field


class Develop(Frame):
    """MH-300: the Develop action. Steps: capital/develop_action.py."""

    NAME = "develop"
    FIELDS = (
        Field("seat", SOMEBODY, needed=True),
        Field("built", FLAG),
        Field("raised", FLAG),
        Field("hired", FLAG),
        Field("studied", FLAG),
        Field("recruited", List(UNIT)),
        Field("received", List(RECEPTION)),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.built = False
        self.raised = False
        self.hired = False
        self.studied = False
        self.recruited: list[int] = []
        self.received: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Develop:
        other = Develop(self.seat)
        other.at = self.at
        other.built = self.built
        other.raised = self.raised
        other.hired = self.hired
        other.studied = self.studied
        other.recruited = self.recruited[:]
        other.received = self.received[:]
        return other
