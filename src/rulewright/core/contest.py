"""A contest: what sides fight out within a game, such as a battle, for whoever asks for its odds (`bots/odds.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from rulewright.core.frame import Frame

if TYPE_CHECKING:
    from rulewright.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Contest:
    """A contest in progress in one state; it follows this state as it is played on, not its copies.

    frame  the procedure that fights it out: when it has left the stack, the contest is over
    seats  of each side, the seat that leads it; -1 for a side that no seat leads
    """

    def __init__(self, frame: Frame, seats: list[int]) -> None:
        self.frame = frame
        self.seats = seats

    def is_over(self, g: State) -> bool:
        if g.over:
            return True
        for lane in g.lanes:
            if self.is_in(lane.stack):
                return False
        return not self.is_in(g.stack)

    def is_in(self, stack: list[Frame]) -> bool:
        """Whether it is fought out in this stack."""
        for frame in stack:
            if frame is self.frame:
                return True
        return False

    def winner(self) -> i64:
        """The side that has won; -1 while none has, and if none does."""
        raise TypeError(f"{type(self).__name__} does not say who has won")

    def losses(self) -> list[int]:
        """How many pieces each side has lost so far."""
        raise TypeError(f"{type(self).__name__} does not say what was lost")
