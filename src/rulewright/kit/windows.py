"""Windows: moments at which a seat may use what fits them, or pass.

What fits is looked up when the window asks: nothing registers itself. A seat with nothing to use is passed over, and
nobody else learns that it was not asked. A use is carried out completely, then the same seat is asked again.

A moment of one seat is a step of any frame: `offer` asks or passes over. If several seats are asked one after another,
a `Window` remembers whose turn it is: give it the step `step("window", ask, act)`, where `ask` is `offer_next` and
`act` begins with `take_use`.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from rulewright.core.decision import Decision
from rulewright.core.frame import Frame, ask_seat, leave
from rulewright.core.state import State

G = TypeVar("G", bound=State)
F = TypeVar("F", bound=Frame)
PASSED: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Uses(Decision[G, F]):
    """What a seat may use at a moment, or a pass: the decision of a window."""

    def __init__(self, name: str, rules: tuple[str, ...], others_rule: str, passing: i64, secret: bool = False) -> None:
        super().__init__(name, rules, others_rule, secret=secret, window=True)
        self.passing: i64 = passing
        """The option to use nothing more."""

    def uses(self, g: G, frame: F, seat: i64) -> list[int]:
        """Everything that the seat can use now."""
        raise TypeError(f"{self.name} does not say what fits")

    def options(self, g: G, frame: F, seat: i64) -> list[int]:
        codes = self.uses(g, frame, seat)
        codes.append(self.passing)
        return codes

    def default(self, g: G, frame: F, seat: i64) -> i64:
        return self.passing

    def pass_over(self, g: G, frame: F, seat: i64) -> None:
        """What becomes of a seat with nothing to use. A game may know better what others can tell of it."""
        g.pass_over(seat)

    def seat_of(self, g: G, frame: F, party: i64) -> i64:
        """Who decides for an entry of a queue: a seat is its own; the side of a battle has somebody."""
        return party


def offer(g: State, frame: Frame, decision: Uses[Any, Any], seat: i64) -> bool:
    """Asks a seat that has something to use. False if it has nothing and was passed over."""
    if decision.uses(g, frame, seat):
        ask_seat(g, frame, decision, seat)
        return True
    decision.pass_over(g, frame, seat)
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame):
    """A window for several seats or sides: those who are still to be asked, the first of them now."""

    def __init__(self, queue: list[int]) -> None:
        super().__init__()
        self.queue = queue

    def copy(self) -> Window:
        raise TypeError(f"{type(self).__name__} does not say how it is copied")


def offer_next(g: State, window: Window, decision: Uses[Any, Any]) -> None:
    """Asks the first of the queue who has something to use; closes the window when nobody is left."""
    while window.queue:
        if offer(g, window, decision, decision.seat_of(g, window, window.queue[0])):
            return
        del window.queue[0]
    leave(g)


def take_use(g: State, window: Window, decision: Uses[Any, Any]) -> i64:
    """What the first of the queue uses; PASSED if nothing more, and the next is asked.

    The window asks again after a use. Who is asked once more because of it, the caller puts into the queue.
    """
    code = g.answers[decision.seat_of(g, window, window.queue[0])]
    window.at -= 2  # back to the question
    if code != decision.passing:
        return code
    del window.queue[0]
    return PASSED
