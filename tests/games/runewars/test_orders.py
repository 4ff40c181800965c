"""Strategize, Harvest and Acquire Power (RW-150, RW-158 to RW-160, RW-171, RW-172, RW-228 to RW-232, RW-405 ff.)."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.table import area, asked, by_default, options, play, rule_against, seat, turn, units
from rulewright.games.runewars import GAME
from rulewright.games.runewars.content import AREA_NUMBER
from rulewright.games.runewars.world.control import controller

PORTAL = {"token": "magic_portal", "up": True}


def moves(state: Any) -> list[str]:
    return [key for key in options(state) if key.startswith("move:")]


# Strategize


@pytest.mark.rule("RW-150", "RW-228", "RW-229")
def test_each_unit_moves_one_step_to_a_friendly_or_empty_area() -> None:
    areas = {"7C": {"units": ["footman"]}, "3C": {"units": ["beastman"]}, "3D": {"stronghold": {"seat": 1}}}
    state = turn(1, areas)
    assert moves(state) == ["move:7C:footman:7D"]
    assert rule_against(state, "move:7C:footman:3C") == "RW-229"
    assert rule_against(state, "move:7C:footman:3D") == "RW-229"
    assert rule_against(state, "move:7C:footman:LA") == "RW-229"
    assert rule_against(state, "move:7C:footman:5A") == "RW-228"
    assert rule_against(state, "move:7C:footman:7B") == "RW-227"
    assert rule_against(state, "portal") == "RW-713"


@pytest.mark.rule("RW-228")
def test_a_figure_moves_once() -> None:
    state = turn(1, {"7C": {"units": ["footman", "footman"]}})
    play(state, "move:7C:footman:7D")
    assert "move:7C:footman:7D" in options(state)
    assert not [key for key in options(state) if key.startswith("move:7D")]
    assert rule_against(state, "move:7D:footman:7C") == "RW-228"


@pytest.mark.rule("RW-228", "RW-230")
def test_units_of_several_areas_go_to_several_areas_without_tokens() -> None:
    state = turn(1, {"DA": {"units": ["footman", "bowman"]}, "1A": {"units": ["knight"]}})
    play(state, "move:DA:footman:5A", "move:DA:bowman:5B", "move:1A:knight:1C", "skip")
    assert [units(state, name) for name in ("5A", "5B", "1C", "DA", "1A")] == [
        ["footman"],
        ["bowman"],
        ["knight"],
        [],
        [],
    ]
    assert all(row["activated"] == [] for row in state.position()["areas"].values())


@pytest.mark.rule("RW-220", "RW-221")
def test_routed_units_and_units_under_a_token_stay() -> None:
    state = turn(1, {"5A": {"units": ["footman"], "activated": [0]}, "5B": {"units": ["footman-routed", "bowman"]}})
    assert {key.split(":")[2] for key in moves(state)} == {"bowman"}
    assert rule_against(state, "move:5A:footman:5B") == "RW-221"
    assert "move:5B:bowman:5A" in options(state)


@pytest.mark.rule("RW-231")
def test_the_board_at_the_beginning_of_the_order_counts() -> None:
    state = turn(1, {"1A": {"units": ["footman", "bowman"]}})
    play(state, "move:1A:footman:7A")
    assert "move:1A:bowman:7A" in options(state)
    play(state, "move:1A:bowman:1B")
    assert asked(state) == "use_supremacy"
    assert units(state, "1A") == []


@pytest.mark.rule("RW-231", "RW-261")
def test_an_ally_follows_a_unit_and_stays_allied() -> None:
    state: Any = turn(1, {"1A": {"units": ["footman", "beastman"]}})
    assert rule_against(state, "move:1A:beastman:7A") == "RW-231"
    play(state, "move:1A:footman:7A", "move:1A:beastman:7A", "skip")
    assert units(state, "7A") == ["footman", "beastman"]
    assert controller(state, AREA_NUMBER["7A"]) == 0


@pytest.mark.rule("RW-231", "RW-263")
def test_an_ally_is_left_when_the_unit_that_it_joined_moves_on() -> None:
    state: Any = turn(1, {"1A": {"units": ["bowman", "beastman"]}, "7A": {"units": ["footman"]}})
    play(state, "move:1A:beastman:7A", "move:7A:footman:7B")
    assert rule_against(state, "move:7A:beastman:7B") == "RW-228"
    play(state, "done")
    assert units(state, "7A") == ["beastman"]
    assert controller(state, AREA_NUMBER["7A"]) == -1


@pytest.mark.rule("RW-231")
def test_an_ally_alone_may_enter_the_home_realm_and_areas_with_a_stronghold() -> None:
    areas: dict[str, Any] = {"5B": {"units": ["beastman"], "stronghold": {"seat": 0}}}
    assert moves(turn(1, areas)) == ["move:5B:beastman:DA"]
    areas["5A"] = {"stronghold": {"seat": 0}}
    assert moves(turn(1, areas)) == ["move:5B:beastman:5A", "move:5B:beastman:DA"]


@pytest.mark.rule("RW-231")
@pytest.mark.parametrize("left", ["LA", "7D"], ids=["the home realm of another player", "allies alone"])
def test_an_ally_does_not_enter_an_area_that_the_players_own_units_have_left(left: str) -> None:
    areas: dict[str, Any] = {"7C": {"units": ["bowman", "beastman"]}, left: {"units": ["footman"]}}
    if left == "7D":
        areas[left]["units"].append("razorwing")
    state = turn(1, areas)
    assert f"move:7C:beastman:{left}" in options(state)
    play(state, next(key for key in moves(state) if key.startswith(f"move:{left}:footman")))
    assert rule_against(state, f"move:7C:beastman:{left}") == "RW-231"
    assert f"move:7C:bowman:{left}" in options(state)


@pytest.mark.rule("RW-231", "RW-601", "RW-918")
def test_the_limit_of_eight_comes_at_the_end_in_map_order() -> None:
    areas = {
        "5A": {"units": ["bowman"] * 8},
        "DA": {"units": ["footman"] * 2},
        "DB": {"units": ["footman"] * 6},
        "DC": {"units": ["knight"] * 3},
    }
    state = turn(1, areas, used=[1, 8])
    play(state, "move:DA:footman:5A", "move:DC:knight:DB", "move:DC:knight:DB", "move:DC:knight:DB")
    assert units(state, "5A") == ["bowman"] * 8 + ["footman"]
    play(state, "done")
    assert options(state) == ["destroy:bowman", "destroy:footman"]
    play(state, "destroy:footman")
    assert options(state) == ["destroy:footman", "destroy:knight"]
    play(state, "destroy:knight")
    assert units(state, "5A") == ["bowman"] * 8
    assert units(state, "DB") == ["footman"] * 6 + ["knight"] * 2
    assert state.waiting == (1,)


@pytest.mark.rule("RW-232")
def test_heroes_move_under_the_same_limits() -> None:
    heroes = {"hero_andira": {"seat": 0, "area": "7C"}, "hero_vyrah": {"seat": 0, "area": "5B", "routed": True}}
    state = turn(1, {"3C": {"units": ["beastman"]}, "7C": {"activated": [0]}}, heroes=heroes)
    assert moves(state) == ["move:7C:hero_andira:3D", "move:7C:hero_andira:7D"]
    assert rule_against(state, "move:7C:hero_andira:LA") == "RW-229"
    assert rule_against(state, "move:5B:hero_vyrah:5A") == "RW-232"
    play(state, "move:7C:hero_andira:7D", "skip")
    assert state.position()["heroes"]["hero_andira"]["area"] == "7D"


@pytest.mark.rule("RW-232", "RW-525")
def test_a_hero_sees_the_rune_where_he_arrives_before_the_order_is_done() -> None:
    areas = {"7D": {"rune": "false"}, "DA": {"units": ["footman"]}}
    state = turn(1, areas, heroes={"hero_vyrah": {"seat": 0, "area": "7C"}})
    assert "7D" not in seat(state, 0)["seen"]
    play(state, "move:7C:hero_vyrah:7D")
    assert asked(state) == "strategize_move"
    assert [seat(state, number)["seen"] for number in (0, 1)] == [["7D"], []]
    assert state.view(0)["areas"]["7D"]["rune"] == "false"


@pytest.mark.rule("RW-482", "RW-232")
def test_a_hero_may_take_rewards_that_lie_where_he_arrives() -> None:
    state = turn(
        1,
        {},
        heroes={"hero_vyrah": {"seat": 0, "area": "7C"}},
        markers={"2": {"area": "7D", "rewards": ["soulbiter"]}},
    )
    play(state, "move:7C:hero_vyrah:7D")
    assert options(state) == ["take:2", "leave"]
    play(state, "take:2", "skip")
    assert state.position()["heroes"]["hero_vyrah"]["rewards"] == ["soulbiter"]


@pytest.mark.rule("RW-713")
def test_one_payment_joins_the_portals_for_all_figures() -> None:
    areas = {"5A": {"units": ["footman", "footman"], "exploration": PORTAL}, "3A": {"exploration": PORTAL}}
    heroes = {"hero_vyrah": {"seat": 0, "area": "5A"}}
    state = turn(1, areas, {"influence": 1}, heroes=heroes, options={"exploration": True})
    assert rule_against(state, "move:5A:footman:3A") == "RW-228"
    play(state, "portal")
    assert seat(state, 0)["influence"] == 0
    assert "portal" not in options(state)
    play(state, "move:5A:footman:3A", "move:5A:hero_vyrah:3A", "move:5A:footman:3A", "skip")
    assert units(state, "3A") == ["footman", "footman"]


@pytest.mark.rule("RW-713")
def test_a_payment_that_adds_no_move_is_not_offered() -> None:
    areas = {"5A": {"exploration": PORTAL}, "3A": {"exploration": PORTAL}, "DB": {"units": ["footman"]}}
    state = turn(1, areas, options={"exploration": True})
    assert moves(state)
    assert "portal" not in options(state)


@pytest.mark.rule("RW-150", "RW-901")
def test_without_anything_to_move_the_order_is_over() -> None:
    assert asked(turn(1, {})) == "use_supremacy"


@pytest.mark.rule("RW-231", "RW-525", "RW-630")
def test_nobody_looks_or_wins_before_the_order_is_done() -> None:
    areas: dict[str, Any] = {name: {"units": ["footman"], "rune": "dragon"} for name in ("1B", "1C", "DA", "DB", "DC")}
    areas["5B"] = {"rune": "dragon"}
    state = play(turn(1, areas), "move:DA:footman:5B")
    assert "5B" not in seat(state, 0)["seen"]
    loaded = GAME.from_position(state.position())
    assert loaded.result is None
    assert loaded.position() == state.position()
    play(state, "done")
    assert state.result is not None
    assert state.result["winners"] == [0]


@pytest.mark.rule("RW-525")
def test_a_position_in_which_nothing_has_moved_yet_knows_what_players_see() -> None:
    areas = {"DA": {"rune": "false"}, "LA": {"rune": "dragon"}, "DB": {"units": ["footman"]}}
    state = turn(1, areas, step="between", inner=[{"name": "strategize", "seat": 0}])
    assert asked(state) == "strategize_move"
    assert [seat(state, number)["seen"] for number in (0, 1)] == [["DA"], ["LA"]]


def test_strategize_goes_on_from_its_position() -> None:
    state = play(turn(1, {"1A": {"units": ["footman", "beastman"]}}), "move:1A:footman:7A")
    stored = state.position()
    assert stored["pending"][-1]["name"] == "strategize"
    assert stored["pending"][-1]["ready"] == {"1A": ["beastman"]}
    loaded = GAME.from_position(stored)
    assert loaded.options(0) == state.options(0)
    assert loaded.position() == stored


# Harvest


@pytest.mark.rule("RW-158")
def test_harvest_sets_the_dials_up_and_down() -> None:
    state = turn(4, {"1B": {"units": ["knight"]}}, {"dials": {"food": 8, "wood": 0, "ore": 2}}, used=[4, 8])
    assert seat(state, 0)["dials"] == {"food": 4, "wood": 4, "ore": 2}


@pytest.mark.rule("RW-158", "RW-020")
def test_a_dial_has_no_space_above_eight() -> None:
    held = {name: {"units": ["footman"]} for name in ("1A", "1B", "1C", "7A", "7B", "5A", "5B")}
    assert seat(turn(4, held, used=[4, 8]), 0)["dials"]["food"] == 8


@pytest.mark.rule("RW-158", "RW-711")
def test_a_village_counts_in_the_harvest() -> None:
    areas = {"DA": {"exploration": {"token": "village_ore", "up": True}}}
    assert seat(turn(4, areas, used=[4, 8], options={"exploration": True}), 0)["dials"]["ore"] == 3


@pytest.mark.rule("RW-159", "RW-405", "RW-406", "RW-407")
def test_income_comes_in_map_order() -> None:
    areas = {
        "5A": {"stronghold": {"seat": 0}, "development": "resources"},
        "DA": {"stronghold": {"seat": 0, "damaged": True}, "development": "diplomacy"},
        "DB": {"stronghold": {"seat": 0}, "development": "training_grounds"},
        "LA": {"stronghold": {"seat": 1}, "development": "diplomacy"},
    }
    row = {"dials": {"food": 1, "wood": 0, "ore": 0}, "influence": 0}
    state = turn(4, areas, row, step="bonus", decks={"tactics": ["levy"]})
    assert options(state) == ["raise:food", "raise:wood"]
    assert rule_against(state, "raise:ore") == "RW-405"
    assert by_default(state) == "raise:wood"
    play(state, "raise:food")
    assert seat(state, 0)["dials"] == {"food": 2, "wood": 0, "ore": 0}
    assert seat(state, 0)["influence"] == 2
    assert seat(state, 0)["tactics"] == ["levy"]
    assert state.waiting == (1,)


@pytest.mark.rule("RW-405", "RW-020")
def test_income_does_not_lift_a_dial_above_eight() -> None:
    areas = {"DB": {"stronghold": {"seat": 0}, "development": "resources"}}
    state = turn(4, areas, {"dials": {"food": 0, "wood": 8, "ore": 0}}, step="bonus")
    assert seat(state, 0)["dials"]["wood"] == 8


@pytest.mark.rule("RW-160", "RW-400")
def test_a_development_costs_one_wood_and_stands_at_a_stronghold() -> None:
    areas = {
        "DA": {"stronghold": {"seat": 0, "damaged": True}},
        "DB": {"stronghold": {"seat": 0}, "development": "diplomacy"},
        "DC": {"units": ["footman"]},
    }
    state = turn(4, areas, {"dials": {"food": 0, "wood": 2, "ore": 0}}, step="bonus")
    assert options(state) == [
        "build:resources:DA",
        "build:training_grounds:DA",
        "build:reinforced_walls:DA",
        "remove:DB",
        "none",
    ]
    assert rule_against(state, "build:resources:DC") == "RW-400"
    assert rule_against(state, "build:resources:DB") == "RW-400"
    assert rule_against(state, "build:diplomacy:DA") == "RW-607"
    assert rule_against(state, "build:cursed_tomb:DA") == "RW-607"
    play(state, "build:reinforced_walls:DA")
    assert area(state, "DA")["development"] == "reinforced_walls"
    assert seat(state, 0)["dials"]["wood"] == 1
    assert state.waiting == (1,)


@pytest.mark.rule("RW-160")
def test_without_wood_nothing_is_built() -> None:
    areas = {"DA": {"stronghold": {"seat": 0}}}
    assert turn(4, areas, {"dials": {"food": 0, "wood": 0, "ore": 0}}, step="bonus").waiting == (1,)


@pytest.mark.rule("RW-607")
def test_one_development_may_be_removed_first() -> None:
    areas = {name: {"stronghold": {"seat": 0}, "development": "resources"} for name in ("DA", "DB")}
    state = turn(4, areas, {"dials": {"food": 0, "wood": 1, "ore": 0}}, step="bonus")
    play(state, "raise:food")
    assert options(state) == ["remove:DA", "remove:DB", "none"]
    assert by_default(state) == "none"
    play(state, "remove:DA")
    assert rule_against(state, "remove:DB") == "RW-607"
    assert "build:diplomacy:DA" in options(state)
    play(state, "none")
    assert area(state, "DA")["development"] is None
    assert seat(state, 0)["dials"]["wood"] == 2


# Acquire Power


@pytest.mark.rule("RW-171", "RW-021")
def test_influence_comes_from_all_three_dials() -> None:
    row = {"influence": 0, "dials": {"food": 5, "wood": 6, "ore": 1}}
    state = turn(7, {}, row, used=[7, 8])
    assert seat(state, 0)["influence"] == 4
    assert seat(state, 0)["dials"] == row["dials"]


@pytest.mark.rule("RW-172", "RW-561")
def test_a_title_costs_more_than_lies_on_it() -> None:
    titles = {
        "title_primarch": {"seat": 0, "influence": 1},
        "title_captain": {"seat": 1, "influence": 3},
        "title_commander": {"seat": None, "influence": 5},
    }
    state = turn(7, {}, {"influence": 5}, {"influence": 0}, step="offer", titles=titles)
    play(state, "bonus")
    assert asked(state) == "title_amount"
    assert options(state) == ["spend:4", "spend:5"]
    assert rule_against(state, "spend:3") == "RW-172"
    play(state, "spend:4")
    assert state.position()["titles"]["title_captain"] == {"seat": 0, "influence": 4}
    assert seat(state, 0)["influence"] == 1
    assert seat(state, 1)["influence"] == 0


@pytest.mark.rule("RW-172")
def test_a_title_of_ones_own_is_not_taken_again() -> None:
    state = turn(7, {}, {"influence": 3}, step="offer", titles={"title_primarch": {"seat": 0, "influence": 1}})
    play(state, "bonus")
    assert options(state) == ["title:title_captain", "title:title_commander"]
    assert rule_against(state, "title:title_primarch") == "RW-172"


@pytest.mark.rule("RW-172")
@pytest.mark.parametrize("influence", [0, 2])
def test_a_bonus_that_can_take_no_title_is_not_offered(influence: int) -> None:
    titles = {name: {"seat": None, "influence": 2} for name in ("title_primarch", "title_captain", "title_commander")}
    assert turn(7, {}, {"influence": influence}, step="offer", titles=titles).waiting == (1,)
