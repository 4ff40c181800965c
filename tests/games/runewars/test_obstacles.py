"""Why no unit can march into an area: what stands in the way is named, thing by thing (RW-155, RW-220 to RW-236)."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright import Random, State
from rulewright.core.chance import seed_of
from rulewright.games.runewars import GAME
from runewars_rich import lively, rich_position
from runewars_table import options, play, turn

NEUTRALS = {"5B": {"units": ["beastman", "beastman", "hellhound"]}}


def in_the_way(state: State, key: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Rule, reason and numbers of everything that keeps the seat from an option."""
    refusal = state.why_not(state.waiting[0], key)
    assert refusal is not None
    return [(obstacle.rule, obstacle.reason, obstacle.numbers) for obstacle in refusal.obstacles]


@pytest.mark.rule("RW-225", "RW-227", "RW-155")
def test_neutral_units_and_borders_on_the_way_are_named() -> None:
    state = turn(2, {"DA": {"units": ["footman"]}, "5A": {"units": ["archer"]}, **NEUTRALS})
    assert in_the_way(state, "activate:1A") == [
        ("RW-225", "way-neutrals", {"area": "5B", "unit": "beastman", "number": 2}),
        ("RW-225", "way-neutrals", {"area": "5B", "unit": "hellhound", "number": 1}),
        ("RW-227", "way-water", {"origin": "1A", "area": "5C"}),
    ]


@pytest.mark.rule("RW-225")
@pytest.mark.parametrize(
    ("area", "expected"),
    [
        ({"units": ["archer", "sorceress"]}, ("way-enemies", {"area": "5B", "faction": "latari", "number": 2})),
        ({"stronghold": {"seat": 1}}, ("way-stronghold", {"area": "5B", "faction": "latari"})),
    ],
)
def test_enemies_on_the_way_are_named(area: dict[str, Any], expected: tuple[str, dict[str, Any]]) -> None:
    state = turn(2, {"DA": {"units": ["footman"]}, "5B": area})
    assert ("RW-225", *expected) in in_the_way(state, "activate:5D")


@pytest.mark.rule("RW-226", "RW-227")
def test_borders_are_in_the_way_of_units_that_walk_alone() -> None:
    rows = ({"faction": "latari"}, {"faction": "daqan"})
    walking = turn(2, {"LA": {"units": ["archer"]}, "5B": NEUTRALS["5B"]}, *rows)
    flying = turn(2, {"LA": {"units": ["pegasus_rider"]}, "5B": NEUTRALS["5B"]}, *rows)
    assert "way-water" in [reason for _, reason, _ in in_the_way(walking, "activate:1A")]
    assert "activate:1A" in options(flying)


@pytest.mark.rule("RW-221", "RW-220")
def test_tokens_and_routs_that_keep_units_where_they_are_are_named() -> None:
    areas = {"5A": {"units": ["footman"], "activated": [0]}, "5C": {"units": ["knight-routed"]}}
    state = turn(2, {**areas, "3B": {"units": ["footman"]}})
    assert in_the_way(state, "activate:5B") == [
        ("RW-221", "way-token", {"area": "5A"}),
        ("RW-220", "way-routed", {"area": "5C"}),
    ]


@pytest.mark.rule("RW-236")
def test_allies_that_would_go_ahead_are_named() -> None:
    state = turn(2, {"DA": {"units": ["beastman"]}, "5A": {}})
    assert ("RW-236", "way-allies", {"area": "DA"}) in in_the_way(state, "activate:5A")


@pytest.mark.rule("RW-233")
def test_units_that_are_too_far_away_are_told_with_their_distance() -> None:
    state = turn(2, {"DA": {"units": ["footman"]}}, memory={"range": 1})
    assert in_the_way(state, "activate:LB") == [("RW-233", "way-far", {"area": "DA", "number": 6, "range": 3})]
    nobody = turn(2, {"DB": {"units": ["footman"]}})
    assert in_the_way(nobody, "activate:DB") == [("RW-220", "way-nobody", {})]


@pytest.mark.rule("RW-233", "RW-227")
def test_a_unit_that_cannot_follow_the_others_is_told_what_holds_it_back() -> None:
    areas = {"DA": {"units": ["footman"]}, "5D": {"units": ["footman", "knight"]}, **NEUTRALS}
    state = play(turn(2, areas), "activate:1A")
    reasons = [reason for _, reason, _ in in_the_way(state, "move:DA:footman")]
    assert "way-neutrals" in reasons


@pytest.mark.rule("RW-155")
def test_every_area_that_no_unit_reaches_has_something_in_the_way() -> None:
    rng = Random(seed_of(b"in the way"), 0)
    told = 0
    for number in range(4):
        state = GAME.from_position(rich_position(2 + number % 3, {}, number), seed=b"in the way")
        for _ in range(250):
            if state.over:
                break
            seat = state.waiting[0]
            decision = state.decision(seat)
            if decision is not None and decision.name == "activate_area":
                for area in state.position()["areas"]:
                    refusal = state.why_not(seat, f"activate:{area}")
                    if refusal is not None and refusal.reason == "no-unit-reaches":
                        told += 1
                        assert 1 <= len(refusal.obstacles) <= 8
            state.apply(seat, lively(state, seat, state.codes(seat), rng))
    assert told > 20
