"""Contests last as long as their frame, and the core's base class leaves everything to its subclasses."""

from __future__ import annotations

import pytest

from rulewright.core.contest import Contest
from rulewright.kit.contests import ATTACKER, DEFENDER, FrameContest
from toy import Toy


def test_a_contest_is_over_when_its_frame_has_left_the_stack() -> None:
    g = Toy("contest toy").new(2, seed=1)
    contest = FrameContest(g.stack[0], [0, 1])
    assert not contest.is_over(g)
    g.stack.clear()
    assert contest.is_over(g)


def test_a_contest_is_over_with_the_game() -> None:
    g = Toy("contest toy").new(2, seed=1)
    contest = FrameContest(g.stack[0], [0, 1])
    g.over = True
    assert contest.is_over(g)


def test_a_contest_does_not_follow_copies() -> None:
    g = Toy("contest toy").new(2, seed=1)
    assert FrameContest(g.stack[0], [0, 1]).is_over(g.copy())


def test_the_sides_of_a_contest_are_led_by_seats() -> None:
    contest = FrameContest(Toy("contest toy").new(2, seed=1).stack[0], [1, -1])
    assert contest.seats[ATTACKER] == 1
    assert contest.seats[DEFENDER] == -1


def test_whoever_has_a_contest_must_say_how_it_goes() -> None:
    g = Toy("contest toy").new(2, seed=1)
    for contest in (Contest([0, 1]), FrameContest(g.stack[0], [0, 1])):
        with pytest.raises(TypeError, match="who has won"):
            contest.winner()
        with pytest.raises(TypeError, match="what was lost"):
            contest.losses()
    with pytest.raises(TypeError, match="when it is over"):
        Contest([0, 1]).is_over(g)
