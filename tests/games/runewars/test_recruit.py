"""Recruit (RW-161 to RW-165)."""

from __future__ import annotations

import pytest

from games.runewars.table import asked, by_default, options, play, rule_against, turn, units

TWO = {"DA": {"stronghold": {"seat": 0}}, "5A": {"stronghold": {"seat": 0}}}


@pytest.mark.rule("RW-161", "RW-021")
def test_all_units_up_to_the_position_of_the_dial_are_placed_at_strongholds() -> None:
    state = turn(5, TWO, {"dials": {"food": 7, "wood": 1, "ore": 1}}, used=[5, 8])
    assert options(state) == ["resource:food", "resource:wood", "resource:ore"]
    assert by_default(state) == "resource:food"
    play(state, "resource:food")
    assert options(state) == ["place:footman:5A", "place:footman:DA"]
    assert rule_against(state, "place:footman:DB") == "RW-161"
    assert rule_against(state, "place:knight:DA") == "RW-161"
    play(state, *["place:footman:DA"] * 2, *["place:footman:5A"] * 3, "place:knight:5A")
    assert units(state, "DA") == ["footman"] * 2
    assert units(state, "5A") == ["footman"] * 3 + ["knight"]
    assert state.waiting == (1,)


@pytest.mark.rule("RW-161", "RW-020")
def test_a_dial_is_not_lowered_and_may_give_nothing() -> None:
    state = turn(5, TWO, {"dials": {"food": 3, "wood": 1, "ore": 1}}, used=[5, 8])
    play(state, "resource:ore")
    assert state.waiting == (1,)
    assert state.position()["seats"][0]["dials"] == {"food": 3, "wood": 1, "ore": 1}
    assert units(state, "DA") == units(state, "5A") == []


@pytest.mark.rule("RW-162")
def test_the_bonus_needs_another_resource() -> None:
    state = turn(5, TWO, {"dials": {"food": 1, "wood": 1, "ore": 0}})
    play(state, "resource:wood", "place:bowman:DA", "bonus")
    assert options(state) == ["resource:food", "resource:ore"]
    assert rule_against(state, "resource:wood") == "RW-162"
    play(state, "resource:food", "place:footman:DA", "place:footman:DA")
    assert units(state, "DA") == ["bowman", "footman", "footman"]


@pytest.mark.rule("RW-163")
def test_the_limit_of_eight_comes_after_all_are_placed() -> None:
    areas = {"DA": {"stronghold": {"seat": 0}, "units": ["bowman"] * 7, "activated": [0]}, "5A": TWO["5A"]}
    state = turn(5, areas, {"dials": {"food": 2, "wood": 0, "ore": 0}}, used=[5, 8])
    play(state, "resource:food", "place:footman:DA")
    assert by_default(state) == "place:footman:5A"
    play(state, "place:footman:DA")
    assert asked(state) == "recruit_place"
    play(state, "place:footman:DA")
    assert asked(state) == "limit_destroy"
    play(state, "destroy:bowman", "destroy:bowman")
    assert units(state, "DA") == ["bowman"] * 5 + ["footman"] * 3


@pytest.mark.rule("RW-164")
def test_without_a_stronghold_nothing_is_recruited() -> None:
    state = turn(5, {"DA": {"units": ["footman"]}}, used=[5, 8])
    assert state.waiting == (1,)
    assert units(state, "DA") == ["footman"]


@pytest.mark.rule("RW-165", "RW-606")
def test_a_figure_on_the_board_may_make_way_for_the_recruit() -> None:
    areas = {**TWO, "1A": {"units": ["knight"] * 7}, "1B": {"units": ["knight-routed"]}}
    state = turn(5, areas, {"dials": {"food": 0, "wood": 0, "ore": 2}}, used=[5, 8])
    play(state, "resource:ore")
    assert options(state) == ["replace:1A:knight", "replace:1B:knight-routed", "forfeit"]
    assert by_default(state) == "forfeit"
    assert rule_against(state, "place:knight:DA") == "RW-165"
    play(state, "replace:1B:knight-routed", "place:knight:DA")
    assert units(state, "1B") == []
    assert units(state, "DA") == ["knight"]


@pytest.mark.rule("RW-165", "RW-605")
def test_the_last_figure_is_placed_and_the_next_recruit_forfeited() -> None:
    areas = {**TWO, "1A": {"units": ["footman"] * 8}, "1B": {"units": ["footman"] * 7}}
    state = turn(5, areas, {"dials": {"food": 1, "wood": 0, "ore": 0}}, used=[5, 8])
    play(state, "resource:food", "place:footman:5A")
    assert asked(state) == "recruit_replace"
    play(state, "forfeit")
    assert units(state, "5A") == ["footman"]
    assert state.waiting == (1,)


@pytest.mark.rule("RW-165", "RW-009", "RW-630")
def test_an_area_that_a_replaced_unit_held_changes_hands_at_once() -> None:
    areas = {name: {"rune": "dragon", "stronghold": {"seat": 1}} for name in ("1B", "1C", "3A")}
    areas |= {name: {"rune": "dragon"} for name in ("LB", "LC")}
    held = {"units": ["knight"], "rune": "dragon"}
    row = {"dials": {"food": 0, "wood": 0, "ore": 2}}
    state = turn(5, {**TWO, **areas, "1A": {"units": ["knight"] * 7}, "LA": held}, row, used=[5, 8])
    play(state, "resource:ore", "replace:LA:knight")
    assert state.result is not None
    assert state.result["winners"] == [1]
