"""Judging: likelihoods, shares of winners, weights, and tables of glances."""

from __future__ import annotations

import math

import pytest

from rulewright.core.chance import seed_of
from rulewright.kit.judging import Glances, behind_best, likelihoods, shares_of_winners, weights_of
from toy import BIDDING, Market, Toy


def test_leads_are_counted_from_the_best() -> None:
    assert behind_best([3.0, 5.0, 4.5]) == [-2.0, 0.0, -0.5]


def test_likelihoods_add_up_to_one_and_grow_with_the_lead() -> None:
    found = likelihoods([0.0, -1.0, -1.0, -math.inf])
    assert sum(found) == pytest.approx(1.0)
    assert found[0] == pytest.approx(math.e * found[1])
    assert found[1] == found[2]
    assert found[3] == 0.0


@pytest.mark.parametrize(("winners", "shares"), [(0b010, [0.0, 1.0, 0.0]), (0b101, [0.5, 0.0, 0.5])])
def test_winners_share_one(winners: int, shares: list[float]) -> None:
    assert shares_of_winners(winners, 3) == shares


def test_weights_fall_with_the_points_but_not_below_the_least() -> None:
    weights = weights_of([4.0, 2.0, -1000.0], 2.0, 0.01)
    assert weights == pytest.approx([1.01, 0.01 + 1 / math.e, 0.01])


def look(g: Market, seat: int, codes: list[int]) -> list[float]:
    return [float(code + 10 * seat) for code in codes]


def test_a_decision_is_looked_at_by_its_own_glance() -> None:
    g = Market(Toy("judged toy"), 2, {}, seed_of(b"judging"))
    g.asked = BIDDING
    assert Glances[Market]({"bidding": look}).points(g, 1, [3, 5]) == [13.0, 15.0]


def test_without_a_glance_all_options_look_alike() -> None:
    g = Market(Toy("judged toy"), 2, {}, seed_of(b"judging"))
    g.asked = BIDDING
    assert Glances[Market]({"using": look}).points(g, 1, [3, 5]) == [0.0, 0.0]
