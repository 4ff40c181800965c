"""Frames: procedures of a rulebook in progress, and the loop that carries them out.

A procedure is a class that declares what it must remember while it is in progress: its name and its fields. An
instance is a frame on the stack of a state. What a procedure does stands apart, as short functions in the order of the
rulebook, listed once by `steps`: each step has the name that positions give it, what it asks and what it does with the
answer. So every chapter can call every other without importing it.

A step does its effect and then at most one thing: go on, `call` another procedure, ask (`ask_seat`, `ask_seats`), go to
another step (`go_to`, `again`), `leave`, `abandon` frames down to an outer procedure, or open lanes (`lane.py`). No
step both asks and reads the answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from rulewright.core.errors import BadPosition, RunawayRule

if TYPE_CHECKING:
    from rulewright.core.decision import Decision
    from rulewright.core.state import State

Does = Callable[[Any, Any], None]
STEP_LIMIT: Final[i64] = 100_000
NO_ANSWERS: Final[list[int]] = []
RESTING: Final[i64] = 1 << 32
"""In `State.asking`, in a game with lanes: nobody is asked, and nothing goes on, until another lane has moved."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One procedure of a rulebook; an instance is a frame of the stack.

    NAME        as positions call it
    FIELDS      what positions write of it (`kit.positions`)
    STEPS       what it does, one function after the other; given by `steps`, as is the rest
    STEP_NAMES  for each function the name of its step
    PLACES      where each step begins
    """

    NAME: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[Any, ...]] = ()
    STEPS: ClassVar[tuple[Does, ...]] = ()
    STEP_NAMES: ClassVar[tuple[str, ...]] = ()
    PLACES: ClassVar[dict[str, int]] = {}

    def __init__(self) -> None:
        self.at: i64 = 0
        # STEPS, once the first of them is carried out: to look it up in the class costs as much as a short step.
        self.program: tuple[Does, ...] | None = None

    def copy(self) -> Frame:
        """An equal frame that shares nothing that can change."""
        raise TypeError(f"{type(self).__name__} does not say how it is copied")


def step(name: str, *does: Does) -> tuple[str, tuple[Does, ...]]:
    """A step as positions name it: what it does, or what it asks and what it does with the answer.

    What follows a slash is not written into positions: `aim/ask` is another place to go to within the step `aim`.
    """
    return name, does


def steps(frame: type[Frame], *table: tuple[str, tuple[Does, ...]]) -> None:
    """Gives a procedure its steps, in the order of the rulebook."""
    names: list[str] = []
    functions: list[Does] = []
    places: dict[str, int] = {}
    for name, does in table:
        assert does and name not in places, f"{frame.__name__}: step {name} is empty or stands there twice"
        places[name] = len(functions)
        for function in does:
            names.append(name.partition("/")[0])
            functions.append(function)
    frame.STEPS = tuple(functions)
    frame.STEP_NAMES = tuple(names)
    frame.PLACES = places


def advance(g: State) -> None:
    """Carries out steps of one stack until it asks or is empty; raises `RunawayRule` if neither ever comes."""
    stack = g.stack
    count: i64 = 0
    while g.asking == 0 and not g.over:
        top: i64 = len(stack) - 1
        count += 1
        if top < 0:
            assert g.lane >= 0, "the game has nothing left to do, and nobody is asked"
            return
        if count > STEP_LIMIT:
            raise RunawayRule(f"{STEP_LIMIT} steps without a decision, the last in {type(stack[-1]).__name__}")
        frame = stack[top]
        program = frame.program
        if program is None:
            program = frame.STEPS
            frame.program = program
        at = frame.at
        frame.at = at + 1
        program[at](frame, g)


def call(g: State, frame: Frame) -> None:
    """Carries out another procedure first; the caller goes on after it."""
    g.stack.append(frame)


def again(frame: Frame) -> None:
    """Repeats the present step when whatever it called has finished."""
    frame.at -= 1


def go_to(frame: Frame, name: str) -> None:
    """Goes on with the named step of the same procedure."""
    frame.at = frame.PLACES[name]


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


def ask_seat(g: State, frame: Frame, decision: Decision[Any, Any], seat: i64) -> None:
    """Asks one seat. A single option is taken without asking, unless the decision forbids it."""
    g.asked = decision
    g.sealed = False
    if g.lane >= 0 and decision.held_up_by(g, frame, seat) >= 0:
        g.offered = None
        g.asked_seat = seat
        g.asking = RESTING
        return
    offered = decision.options(g, frame, seat)
    g.offered = offered
    if len(offered) == 1 and not decision.asks_single:
        take_single(g, decision, seat, offered[0])
        return
    g.answers[seat] = -1
    if not offered:
        assert g.lane >= 0, f"{decision.name} offers seat {seat} nothing"
        return
    if decision.window:
        g.reach_window(seat)
    g.asked_seat = seat
    g.asking = 1 << seat


def ask_seats(g: State, frame: Frame, decision: Decision[Any, Any], seats: i64, given: list[int] = NO_ANSWERS) -> None:
    """Asks several seats at once (a bit mask); their answers are sealed until the last is in.

    Answers to earlier questions are forgotten: whoever is not asked has the answer -1. `given` are the answers, by
    seat, that a position holds already; -1 stands for none. One that could not be given makes it a `BadPosition`.
    """
    g.asked = decision
    g.sealed = True
    g.offered = None
    g.answers = given[:] if given else [-1] * g.players
    for seat in range(g.players):
        code = g.answers[seat]
        if code >= 0:
            # In another lane what is offered may have changed since.
            if g.lane < 0 and (not seats >> seat & 1 or code not in decision.options(g, frame, seat)):
                raise BadPosition(f"answers of {decision.name}: seat {seat} cannot have chosen {g.game.key(code)}")
            seats &= ~(1 << seat)
        elif seats >> seat & 1:
            offered = decision.options(g, frame, seat)
            if len(offered) == 1 and not decision.asks_single:
                take_single(g, decision, seat, offered[0])
                seats &= ~(1 << seat)
            elif not offered and g.lane >= 0:
                seats &= ~(1 << seat)
    g.asking = seats


def take_single(g: State, decision: Decision[Any, Any], seat: i64, code: i64) -> None:
    """Answers with the only option. The log tells it, except in a window: nobody learns that there was nothing else."""
    g.answers[seat] = code
    if decision.window:
        g.pass_over(seat)
    else:
        g.tell_forced(decision, seat, code)
