"""Lanes: several procedures in progress side by side, as when the members of a team act at the same time.

Nearly all games have one stack of frames and never come here. A procedure that opens lanes rests until all of them are
over. Each lane has an owner, a stack of its own and its own question, so that different seats decide different things
at one time; a seat that is asked in two lanes answers in that of the lowest owner first. Choices are carried out one
after the other, each to its end. After each, every lane looks again at what it asks (`Decision.stands`): a question is
withdrawn as long as it does not stand, taken by the engine if one option is left, passed over (answer -1) if none is.

The fields of the lane in progress are those of the state; the others are parked in `State.lanes`, ordered by owner. The
first is the procedure that opened them: its owner is nobody (-1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from rulewright.core.frame import Frame, advance, take_single

if TYPE_CHECKING:
    from rulewright.core.decision import Decision
    from rulewright.core.state import State

RESTING: Final[i64] = 1 << 32
"""In `asking`: nobody is asked, and nothing goes on, until another lane has moved."""


class Lane:
    """One lane while it is parked: whose it is, its frames and what the innermost asks."""

    def __init__(self, owner: i64, stack: list[Frame]) -> None:
        self.owner: i64 = owner
        self.stack = stack
        self.asked: Decision[Any, Any] | None = None
        self.asking: i64 = 0
        self.asked_seat: i64 = -1
        self.sealed = False
        self.offered: list[int] | None = None
        self.answers: list[int] = []

    def copy(self) -> Lane:
        other = Lane(self.owner, [frame.copy() for frame in self.stack])
        other.asked = self.asked
        other.asking = self.asking
        other.asked_seat = self.asked_seat
        other.sealed = self.sealed
        other.offered = self.offered
        other.answers = self.answers[:]
        return other


def run(g: State) -> None:
    """Carries out steps until whoever can act is asked, or the game is over."""
    advance(g)
    if g.lane >= 0:
        settle(g)


def open_lanes(g: State, lanes: list[Lane]) -> None:
    """Begins procedures side by side; the one in progress goes on after all of them. The last thing of a step."""
    assert g.lane < 0, "lanes do not open lanes"
    g.lanes = [Lane(-1, []), *sorted(lanes, key=owner_of)]
    for lane in g.lanes:
        lane.answers = [-1] * g.players
    g.lane = 0
    g.asking = RESTING


def owner_of(lane: Lane) -> int:
    return lane.owner


def enter(g: State, at: i64) -> None:
    """Parks the lane in progress and takes up another."""
    if at != g.lane:
        park(g)
        take_up(g, at)


def park(g: State) -> None:
    lane = g.lanes[g.lane]
    lane.stack = g.stack
    lane.asked = g.asked
    lane.asking = g.asking
    lane.asked_seat = g.asked_seat
    lane.sealed = g.sealed
    lane.offered = g.offered
    lane.answers = g.answers


def take_up(g: State, at: i64) -> None:
    """Moves the fields of a lane into the state; they are in one place only."""
    lane = g.lanes[at]
    g.lane = at
    g.stack = lane.stack
    g.asked = lane.asked
    g.asking = lane.asking
    g.asked_seat = lane.asked_seat
    g.sealed = lane.sealed
    g.offered = lane.offered
    g.answers = lane.answers
    lane.stack = []
    lane.answers = []


def lane_of(g: State, seat: i64) -> i64:
    """The lane in which a seat answers next: that of the lowest owner; -1 if none asks it."""
    for at in range(len(g.lanes)):
        asking = g.asking if at == g.lane else g.lanes[at].asking
        if asking >> seat & 1:
            return at
    return -1


def settle(g: State) -> None:
    """Lets every lane look again after a choice, until none of them goes on by itself; ended lanes are closed."""
    fresh = g.lane
    moved = True
    while moved and g.lane >= 0 and not g.over:
        moved = False
        at: i64 = 1
        while at < len(g.lanes) and not g.over:
            enter(g, at)
            if g.stack and look_again(g, at == fresh):
                moved = True
                fresh = at
            if g.stack or g.over:
                at += 1
            else:
                close(g)
                moved = True
                fresh = -1
        if len(g.lanes) == 1 and not g.over:
            resume(g)
            moved = True
            fresh = -1
    if g.lane >= 0 and not g.over:
        mover = g.mover()
        assert mover >= 0, f"{g.game.name} has lanes in progress, and nobody is asked"
        enter(g, lane_of(g, mover))


def close(g: State) -> None:
    """Ends the lane in progress, which has nothing left to do."""
    at = g.lane
    take_up(g, 0)
    del g.lanes[at]


def resume(g: State) -> None:
    """All lanes are over: the procedure that opened them goes on."""
    enter(g, 0)
    g.lanes = []
    g.lane = -1
    g.asking = 0
    advance(g)


def look_again(g: State, fresh: bool) -> bool:
    """Whether the lane in progress could go on by itself, as far as it can. A fresh question was listed just now.

    Sealed questions and windows stay as they are: looking again would tell something.
    """
    if g.asking == 0:
        advance(g)
        return True
    decision = g.asked
    assert decision is not None
    if g.sealed or decision.window:
        return False
    frame = g.stack[len(g.stack) - 1]
    seat = g.asked_seat
    if not decision.stands(g, frame, seat):
        g.asking = RESTING
        return False
    if fresh and g.asking != RESTING:
        return False
    g.asking = 1 << seat
    g.offered = None
    if decision.asks_single:
        return False
    offered = decision.options(g, frame, seat)
    if len(offered) > 1:
        g.offered = offered
        return False
    if offered:
        take_single(g, decision, seat, offered[0])
    else:
        g.answers[seat] = -1
    g.asking = 0
    advance(g)
    return True
