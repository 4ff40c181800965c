"""Procedures of a rulebook in progress, and the loop that carries them out.

A procedure is a class; its steps are methods in the rulebook's order, listed in `STEPS`. An instance on the stack of a
state is a frame: a program counter and the few numbers that the procedure must remember. A step does its effect and
then at most one thing: go on, `call` another procedure, ask (`ask_seat`, `ask_seats`), come back to a step (`again`),
`leave`, or `abandon` frames down to an outer procedure. No step both asks and reads the answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from rulewright.core.errors import RunawayRule

if TYPE_CHECKING:
    from rulewright.core.decision import Decision
    from rulewright.core.state import State

type_of_step = Callable[[Any, Any], None]
STEP_LIMIT: Final[i64] = 100_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure:
    """One procedure of a rulebook; an instance is a frame of the stack."""

    STEPS: ClassVar[tuple[type_of_step, ...]] = ()

    def __init__(self) -> None:
        self.at: i64 = 0

    def copy(self) -> Procedure:
        """An equal frame that shares nothing that can change."""
        raise TypeError(f"{type(self).__name__} does not say how it is copied")


def run(g: State) -> None:
    """Carries out steps until somebody is asked or the game is over; raises `RunawayRule` if that never comes."""
    stack = g.stack
    steps: i64 = 0
    while g.asking == 0 and not g.over:
        steps += 1
        if steps > STEP_LIMIT:
            raise RunawayRule(f"{STEP_LIMIT} steps without a decision, the last in {type(stack[-1]).__name__}")
        frame = stack[len(stack) - 1]
        at = frame.at
        frame.at = at + 1
        frame.STEPS[at](frame, g)


def call(g: State, procedure: Procedure) -> None:
    """Carries out another procedure first; the caller goes on after it."""
    g.stack.append(procedure)


def again(frame: Procedure) -> None:
    """Repeats the present step when whatever it called has finished."""
    frame.at -= 1


def go_to(frame: Procedure, step: type_of_step) -> None:
    """Goes on with the named step of the same procedure."""
    steps = frame.STEPS
    for at in range(len(steps)):
        if steps[at] is step:
            frame.at = at
            return
    raise ValueError(f"{step} is no step of {type(frame).__name__}")


def leave(g: State, result: i64 = -1) -> None:
    """Ends the procedure in progress; the one that called it goes on, and finds `g.returned`."""
    g.returned = result
    g.stack.pop()


def abandon(g: State, depth: i64) -> None:
    """Ends everything in progress inside the first `depth` procedures of the stack."""
    del g.stack[depth:]


def finish(g: State) -> None:
    """Ends the game."""
    g.over = True


def ask_seat(g: State, decision: Decision[Any], seat: i64) -> None:
    """Asks one seat. A single option is taken without asking, unless the decision forbids it."""
    g.asked = decision
    offered = decision.options(g, seat)
    g.offered = offered
    if len(offered) == 1 and not decision.asks_single:
        take_single(g, decision, seat, offered[0])
    else:
        assert offered, f"{decision.name} offers seat {seat} nothing"
        if decision.window:
            g.reach_window(seat)
        g.asking = 1 << seat


def ask_seats(g: State, decision: Decision[Any], seats: i64) -> None:
    """Asks several seats at once (a bit mask); their answers are sealed until the last is in."""
    g.asked = decision
    g.offered = None
    for seat in range(g.players):
        if seats >> seat & 1:
            offered = decision.options(g, seat)
            if len(offered) == 1 and not decision.asks_single:
                take_single(g, decision, seat, offered[0])
                seats &= ~(1 << seat)
    g.asking = seats


def take_single(g: State, decision: Decision[Any], seat: i64, code: i64) -> None:
    """Answers with the only option. The log tells it, except in a window: nobody learns that there was nothing else."""
    g.answers[seat] = code
    if decision.window:
        g.pass_over(seat)
    else:
        g.tell_forced(decision, seat, code)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Procedure):
    """A moment at which seats, one after the other, may use what fits it.

    What fits is looked up when the window opens for a seat: nothing registers
    itself. A seat with nothing to use is passed over. After a use the same seat
    is asked again; with `reopens` the window starts over from its first seat.
    Subclasses say what fits, what the decision is (one that is marked as a
    `window`) and what a use does.
    """

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

    def decision(self, g: Any) -> Decision[Any]:
        """The decision that a seat is asked: the uses, and a pass."""
        raise TypeError(f"{type(self).__name__} has no decision")

    def passes(self, g: Any, code: i64) -> bool:
        """Whether this answer is the pass."""
        raise TypeError(f"{type(self).__name__} has no pass")

    def use(self, g: Any, seat: i64, code: i64) -> None:
        """Carries out what the seat uses."""
        raise TypeError(f"{type(self).__name__} does not say what a use does")

    def offer(self, g: State) -> None:
        """Asks the next seat that has something to use; closes when there is none left."""
        while self.turn < len(self.seats):
            seat = self.seats[self.turn]
            if self.fits(g, seat):
                decision = self.decision(g)
                assert decision.window, f"{decision.name} is asked in a window and does not say so"
                ask_seat(g, decision, seat)
                return
            g.pass_over(seat)
            self.turn += 1
        leave(g)

    def resolve(self, g: State) -> None:
        """A pass goes on to the next seat; a use is carried out."""
        seat = self.seats[self.turn]
        code = g.answers[seat]
        self.at = 0
        if self.passes(g, code):
            self.turn += 1
            return
        if self.reopens:
            self.turn = 0
        self.use(g, seat, code)


Window.STEPS = (Window.offer, Window.resolve)
