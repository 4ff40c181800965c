"""A contest: what sides fight out within a game, such as a battle, for whoever asks for its odds (`bots/odds.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from rulewright.core.frame import Frame
    from rulewright.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Contest:
    """A contest in progress in one state.

    seats  of each side, the seat that leads it; -1 for a side that no seat leads
    """

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def is_over(self, g: State) -> bool:
        """Whether it has come to its end in this state, which was played on."""
        raise TypeError(f"{type(self).__name__} does not say when it is over")

    def is_in(self, stack: list[Frame]) -> bool:
        """Whether it is fought out in this stack; asked in games with lanes."""
        return False

    def winner(self) -> i64:
        """The side that has won; -1 while none has, and if none does."""
        raise TypeError(f"{type(self).__name__} does not say who has won")

    def losses(self) -> list[int]:
        """How many pieces each side has lost so far."""
        raise TypeError(f"{type(self).__name__} does not say what was lost")
