"""Heroes action: activation and movement (MH-170 to MH-189)."""

from __future__ import annotations

import pytest

from games.heroes.table import (
    OTHERS,
    frame_of,
    hero,
    hero_of,
    other,
    play,
    player,
    rule_against,
    seat_of,
    table,
    walking,
)


@pytest.mark.rule("MH-170", "MH-189")
def test_each_hero_is_activated_once_in_any_order() -> None:
    state = table(player(hero("H1"), hero("H2")), OTHERS)
    play(state, "play:march:heroes")
    assert state.options(0) == ["activate:H1", "activate:H2", "done"]
    play(state, "activate:H2", "stop")
    assert state.options(0) == ["activate:H1", "done"]


@pytest.mark.rule("MH-187")
def test_a_hero_without_units_is_not_offered() -> None:
    state = table(player(hero("H1", army={}), hero("H2")), OTHERS)
    play(state, "play:march:heroes")
    assert state.options(0) == ["activate:H2", "done"]


@pytest.mark.rule("MH-171", "MH-172")
def test_an_activation_has_six_points_and_ends_with_stop() -> None:
    state = table(player(hero("H1", at="2,3")), OTHERS)
    play(state, "play:march:heroes", "activate:H1")
    assert frame_of(state, "activation")["mp"] == 6
    play(state, "stop")
    assert state.waiting == (1,)


@pytest.mark.rule("MH-172", "MH-553")
@pytest.mark.parametrize(("week", "mp"), [("C3", 7), ("H3", 5), ("C5", 6)])
def test_weeks_change_the_movement_points(week: str, mp: int) -> None:
    state = table(player(hero("H1", at="2,3")), OTHERS, week=week)
    play(state, "play:march:heroes", "activate:H1")
    assert frame_of(state, "activation")["mp"] == mp


@pytest.mark.rule("MH-172", "MH-333", "MH-357", "MH-389")
def test_scouts_skills_and_boots_add_movement_points() -> None:
    seat = {"faction": "Stronghold", "capital": "2,2"}
    walker = hero("T2", at="2,3", skills=["T-M6"], artefacts=["A13"])
    state = table({**seat, "heroes": [walker]}, {"faction": "Haven"})
    play(state, "play:march:heroes", "activate:T2")
    assert frame_of(state, "activation")["mp"] == 6 + 2 + 2 + 2


@pytest.mark.rule("MH-173", "MH-174", "MH-008")
def test_steps_are_orthogonal_and_cost_one_point() -> None:
    state = walking(player(hero("H1", at="6,2")), mp=2)
    assert set(state.options(0)) == {"move:5,2", "move:6,1", "move:6,3", "stop"}
    assert rule_against(state, "move:5,3") == "MH-173" and rule_against(state, "move:19,19") == "MH-173"
    play(state, "move:6,3")
    assert frame_of(state, "activation")["mp"] == 1 and hero_of(state)["at"] == "6,3"


@pytest.mark.rule("MH-176", "MH-177")
def test_water_is_entered_from_ports_alone() -> None:
    inland = walking(player(hero("H1", at="6,2")))
    assert rule_against(inland, "move:7,2") == "MH-177"
    assert "move:7,2" in walking(player(hero("H1", at="7,1"))).options(0)


@pytest.mark.rule("MH-176", "MH-389")
def test_with_the_compass_water_is_entered_from_land_and_left_onto_land() -> None:
    state = walking(player(hero("H1", at="6,2", artefacts=["A14"])), mp=2)
    assert "move:7,2" in state.options(0)
    play(state, "move:7,2")
    assert state.options(0) == ["move:6,2", "move:7,1", "move:7,3"], "it may not stay"
    last = walking(player(hero("H1", at="6,2", artefacts=["A14"])), mp=1)
    assert "move:7,2" not in last.options(0), "it could not come ashore again"


@pytest.mark.rule("MH-181", "MH-645")
def test_the_own_capital_is_entered_and_left() -> None:
    state = walking(player(hero("H1", at="2,3")), mp=3)
    play(state, "move:2,2")
    assert hero_of(state)["at"] == "capital"
    play(state, "move:1,2")
    assert hero_of(state)["at"] == "1,2" and frame_of(state, "activation")["mp"] == 1


@pytest.mark.rule("MH-182")
def test_a_foreign_capital_is_closed() -> None:
    state = walking(player(hero("H1", at="2,3"), capital="12,2"), {**OTHERS, "capital": "2,2"})
    assert rule_against(state, "move:2,2") == "MH-182"


@pytest.mark.rule("MH-184", "MH-400", "MH-500", "MH-643")
def test_a_step_onto_an_enemy_hero_is_a_battle() -> None:
    state = walking(player(hero("H1", at="2,6")), other(hero("T1", at="2,7")))
    play(state, "move:2,7")
    battle = frame_of(state, "battle")
    assert battle["square"] == "2,7" and [side["hero"] for side in battle["sides"]] == ["H1", "T1"]
    assert hero_of(state)["at"] == "2,7" and frame_of(state, "activation")["mp"] == 0


@pytest.mark.rule("MH-185")
@pytest.mark.parametrize("square", ["0,0", "0,1"])
def test_a_guard_fights_on_its_square_and_on_its_location(square: str) -> None:
    start = "1,1" if square == "0,1" else "0,1"
    state = walking(player(hero("H1", at=start)), encounters={"0,1": "g01"})
    play(state, f"move:{square}")
    battle = frame_of(state, "battle")
    assert battle["square"] == "0,0" and battle["symbol"] == "0,1" and hero_of(state)["at"] == "0,0"


@pytest.mark.rule("MH-186")
def test_neighbours_do_not_stop_a_hero() -> None:
    state = walking(player(hero("H1", at="2,5")), other(hero("T1", at="3,6")), encounters={"3,5": "g01"})
    play(state, "move:2,6", "move:2,7")
    assert frame_of(state, "activation")["mp"] == 4 and hero_of(state)["at"] == "2,7"


@pytest.mark.rule("MH-188")
def test_a_portal_step_never_begins_a_battle() -> None:
    seat = player(hero("H1"), buildings=["H-B8"])
    state = walking(seat, other(hero("T1", at="2,12")))
    assert "portal:7,7" in state.options(0) and rule_against(state, "portal:2,12") == "MH-179"
    play(state, "portal:7,7")
    assert hero_of(state)["at"] == "7,7" and seat_of(state)["heroes"][0]["at"] == "7,7"


@pytest.mark.rule("MH-179")
def test_a_portal_traveller_goes_from_portal_to_portal() -> None:
    seat = {"faction": "Necropolis", "capital": "2,2", "heroes": [hero("N1", at="2,12")]}
    state = walking(seat, mp=1)
    assert {"portal:7,7", "portal:capital"} <= set(state.options(0))
    without = walking(player(hero("H1", at="2,12")), mp=1)
    assert rule_against(without, "portal:7,7") == "MH-179"


@pytest.mark.rule("MH-654")
def test_a_hero_that_a_position_leaves_without_a_way_out_may_stop() -> None:
    assert walking(player(hero("H1", at="3,4")), mp=0).waiting == (1,), "it stops by itself"
