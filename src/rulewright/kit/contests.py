"""Contests that a frame fights out: battles and duels, for whoever asks for their odds.

The core says what a contest is (`core/contest.py`). How a battle goes is in the chapters of each game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from rulewright.core.contest import Contest
from rulewright.core.frame import Frame
from rulewright.core.state import State

# The sides of a contest of two: whoever has begun it, and the other.
ATTACKER: Final[i64] = 0
DEFENDER: Final[i64] = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class FrameContest(Contest):
    """A contest that lasts as long as one frame is in progress. It follows its state as it is played on, not copies.

    frame  the procedure that fights it out: when it has left the stack, the contest is over
    """

    def __init__(self, frame: Frame, seats: list[int]) -> None:
        super().__init__(seats)
        self.frame = frame

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
