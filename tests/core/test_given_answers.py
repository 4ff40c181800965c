"""Answers that a position brings: one that nobody could have given makes it a bad position."""

from __future__ import annotations

import pytest

from rulewright.core.errors import BadPosition
from rulewright.core.frame import ask_seats
from toy import BIDDING, Market, Toy


def asked(given: list[int], seats: int = 0b11) -> Market:
    """A market in which these answers are there when seats are asked for their bids."""
    state = Toy().new(players=2, seed=1)
    assert isinstance(state, Market)
    ask_seats(state, state.stack[-1], BIDDING, seats, given)
    return state


def test_an_answer_that_was_offered_is_taken_over() -> None:
    state = asked([-1, -1])
    offered = state.codes(1)
    assert asked([-1, offered[0]]).waiting == (0,)


@pytest.mark.parametrize("seat", [0, 1])
def test_an_answer_that_was_never_offered_is_refused(seat: int) -> None:
    offered = asked([-1, -1]).codes(seat)
    code = next(code for code in range(len(Toy().vocabulary)) if code not in offered)
    with pytest.raises(BadPosition, match=f"seat {seat} cannot have chosen"):
        asked([code if one == seat else -1 for one in (0, 1)])


def test_an_answer_of_a_seat_that_is_not_asked_is_refused() -> None:
    offered = asked([-1, -1]).codes(1)
    with pytest.raises(BadPosition, match="seat 1 cannot have chosen"):
        asked([-1, offered[0]], 0b01)
