"""Windows: moments at which seats, one after the other, may use what fits them.

A window is a frame. What fits is looked up when it opens for a seat: nothing registers itself. A seat with nothing to
use is passed over, and nobody else learns that it was not asked. After a use the same seat is asked again; with
`reopens` the window starts over from its first seat. A game says in a subclass what fits, what is asked (a decision
that is marked as a `window`) and what a use does, and gives it the step `step("window", offer, resolve)`.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from rulewright.core.decision import Decision
from rulewright.core.frame import Frame, ask_seat, leave
from rulewright.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame):
    """A window in progress: the seats in their order, and whose turn it is."""

    def __init__(self, seats: list[int], reopens: bool) -> None:
        super().__init__()
        self.seats = seats
        self.turn: i64 = 0
        self.reopens = reopens

    def copy(self) -> Window:
        raise TypeError(f"{type(self).__name__} does not say how it is copied")

    def fits(self, g: Any, seat: i64) -> bool:
        """Whether the seat has anything to use in this window."""
        raise TypeError(f"{type(self).__name__} does not say what fits")

    def decision(self, g: Any) -> Decision[Any, Any]:
        """The decision that a seat is asked: the uses, and a pass."""
        raise TypeError(f"{type(self).__name__} has no decision")

    def passes(self, g: Any, code: i64) -> bool:
        """Whether this answer is the pass."""
        raise TypeError(f"{type(self).__name__} has no pass")

    def use(self, g: Any, seat: i64, code: i64) -> None:
        """Carries out what the seat uses."""
        raise TypeError(f"{type(self).__name__} does not say what a use does")


def offer(window: Window, g: State) -> None:
    """Asks the next seat that has something to use; closes when there is none left."""
    while window.turn < len(window.seats):
        seat = window.seats[window.turn]
        if window.fits(g, seat):
            decision = window.decision(g)
            assert decision.window, f"{decision.name} is asked in a window and does not say so"
            ask_seat(g, window, decision, seat)
            return
        g.pass_over(seat)
        window.turn += 1
    leave(g)


def resolve(window: Window, g: State) -> None:
    """A pass goes on to the next seat; a use is carried out."""
    seat = window.seats[window.turn]
    code = g.answers[seat]
    window.at = 0
    if window.passes(g, code):
        window.turn += 1
        return
    if window.reopens:
        window.turn = 0
    window.use(g, seat, code)
