"""Windows: one seat or a queue is offered what it can use; who has nothing is passed over, and nobody learns it."""

from __future__ import annotations

import pytest

from rulewright.core.chance import seed_of
from rulewright.core.frame import Frame, call, finish, go_to, step, steps
from rulewright.core.lane import run
from rulewright.kit.windows import PASSED, Uses, Window, offer, offer_next, take_use
from toy import JOKER, PASS, Market, Toy


class Moment(Frame):
    """A moment of one seat."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class Battle(Window):
    """A window for two sides, 0 and 1; seat 2 decides for side 1. A use lets the other side answer it."""


class Spend(Uses[Market, Frame]):
    """A joker for a point."""

    def uses(self, g: Market, frame: Frame, seat: int) -> list[int]:
        return [JOKER] if g.jokers >> seat & 1 else []


class SpendForASide(Spend):
    """The same in a battle. Of seat 0 everybody knows that it has none left."""

    def seat_of(self, g: Market, frame: Frame, party: int) -> int:
        return 2 if party == 1 else 0

    def pass_over(self, g: Market, frame: Frame, seat: int) -> None:
        if seat:
            g.pass_over(seat)


SPEND = Spend("spend", ("TOY-2",), "TOY-2", PASS)
SPEND_FOR_A_SIDE = SpendForASide("spend", ("TOY-2",), "TOY-2", PASS, secret=True)


class Day(Frame):
    """What goes on after the window."""


def end(frame: Day, g: Market) -> None:
    finish(g)


def ask_moment(frame: Moment, g: Market) -> None:
    if not offer(g, frame, SPEND, frame.seat):
        go_to(frame, "after")


def use_moment(frame: Moment, g: Market) -> None:
    if g.answers[frame.seat] != PASS:
        g.points[frame.seat] += 1
        go_to(frame, "moment")


def ask_side(frame: Battle, g: Market) -> None:
    offer_next(g, frame, SPEND_FOR_A_SIDE)


def use_side(frame: Battle, g: Market) -> None:
    side = frame.queue[0]
    if take_use(g, frame, SPEND_FOR_A_SIDE) == PASSED:
        return
    g.points[side] += 1
    if 1 - side not in frame.queue:
        frame.queue.append(1 - side)


steps(Day, step("end", end))
steps(Moment, step("moment", ask_moment, use_moment), step("after", end))
steps(Battle, step("window", ask_side, use_side))


def opened(jokers: int, frame: Frame) -> Market:
    g = Market(Toy("windows toy"), 3, {}, seed_of(b"windows"))
    g.jokers = jokers
    call(g, Day())
    call(g, frame)
    g.listen()
    run(g)
    return g


def test_a_seat_is_asked_again_until_it_passes() -> None:
    g = opened(0b010, Moment(1))
    assert (g.waiting, g.codes(1), g.in_window) == ((1,), [JOKER, PASS], True)
    g.apply(1, JOKER)
    g.apply(1, PASS)
    assert (g.points, g.over) == ([0, 1, 0], True)


def test_a_seat_with_nothing_to_use_is_passed_over() -> None:
    g = opened(0b101, Moment(1))
    assert (g.over, g.passed_over, g.narration) == (True, [1], [])


def test_the_sides_of_a_queue_are_asked_one_after_another() -> None:
    g = opened(0b101, Battle([0, 1]))
    g.apply(0, PASS)
    assert g.waiting == (2,)
    g.apply(2, PASS)
    assert g.over


def test_a_use_may_put_somebody_into_the_queue_again() -> None:
    g = opened(0b101, Battle([0, 1]))
    g.apply(0, PASS)
    g.apply(2, JOKER)
    assert (g.waiting, g.points) == ((2,), [0, 1, 0]), "the same side goes on"
    g.apply(2, PASS)
    assert g.waiting == (0,)
    g.apply(0, PASS)
    assert g.over


def test_what_others_can_tell_is_the_games_own_business() -> None:
    g = opened(0, Battle([0, 1]))
    assert (g.over, g.passed_over) == (True, [2])


def test_the_decision_of_a_window_is_marked_and_passes_by_default() -> None:
    g = opened(0b001, Moment(0))
    assert SPEND.window and SPEND_FOR_A_SIDE.window
    assert (SPEND.secret, SPEND_FOR_A_SIDE.secret) == (False, True)
    assert SPEND.default(g, g.stack[-1], 0) == PASS


def test_what_a_window_leaves_out_is_named() -> None:
    g = opened(0b001, Moment(0))
    with pytest.raises(TypeError, match="nothing does not say what fits"):
        Uses[Market, Frame]("nothing", ("TOY-2",), "TOY-2", PASS).uses(g, g.stack[-1], 0)
    with pytest.raises(TypeError, match="Battle does not say how it is copied"):
        Battle([0]).copy()
