"""Fortify (RW-173, RW-390 to RW-392, RW-532)."""

from __future__ import annotations

import pytest

from games.runewars.table import area, asked, by_default, options, play, rule_against, seat, turn

RICH = {"dials": {"food": 0, "wood": 3, "ore": 3}}
POOR = {"dials": {"food": 0, "wood": 0, "ore": 0}}


@pytest.mark.rule("RW-390", "RW-391")
def test_a_stronghold_is_built_in_an_own_area_without_city_and_stronghold() -> None:
    areas = {
        "1C": {"city": "city_forge", "units": ["footman"]},
        "DA": {"stronghold": {"seat": 0}},
        "7A": {"units": ["beastman"]},
    }
    state = turn(8, areas, RICH)
    assert options(state) == ["build:DB", "build:DC", "done"]
    assert by_default(state) == "done"
    assert rule_against(state, "build:1C") == "RW-390"
    assert rule_against(state, "build:DA") == "RW-390"
    assert rule_against(state, "build:7A") == "RW-391"
    play(state, "build:DB")
    assert area(state, "DB")["stronghold"] == {"seat": 0, "damaged": False}
    assert seat(state, 0)["dials"] == {"food": 0, "wood": 2, "ore": 2}
    assert state.waiting == (1,)


@pytest.mark.rule("RW-391", "RW-392")
@pytest.mark.parametrize(("wood", "ore", "offered"), [(1, 0, []), (0, 1, ["repair:DA"])])
def test_building_needs_wood_and_ore_and_repairing_ore(wood: int, ore: int, offered: list[str]) -> None:
    row = {"dials": {"food": 0, "wood": wood, "ore": ore}}
    state = turn(8, {"DA": {"stronghold": {"seat": 0, "damaged": True}, "rune": "dragon"}}, row)
    assert options(state) == [*offered, "runes", "done"]
    assert rule_against(state, "build:DB") == "RW-391"


@pytest.mark.rule("RW-392")
def test_a_damaged_stronghold_is_repaired_for_ore() -> None:
    areas = {"DA": {"stronghold": {"seat": 0, "damaged": True}}, "LA": {"stronghold": {"seat": 1, "damaged": True}}}
    state = turn(8, areas, RICH)
    assert rule_against(state, "repair:LA") == "RW-392"
    play(state, "repair:DA", "done")
    assert area(state, "DA")["stronghold"] == {"seat": 0, "damaged": False}
    assert seat(state, 0)["dials"] == {"food": 0, "wood": 3, "ore": 2}


@pytest.mark.rule("RW-173")
def test_each_action_is_done_at_most_once_in_any_order() -> None:
    areas = {
        "DA": {"stronghold": {"seat": 0, "damaged": True}, "rune": "dragon"},
        "DB": {"stronghold": {"seat": 0, "damaged": True}},
    }
    state = turn(8, areas, RICH)
    play(state, "runes", "area:DA", "area:DB", "keep", "repair:DB")
    assert options(state) == ["build:DC", "done"]
    assert rule_against(state, "repair:DA") == "RW-173"
    assert rule_against(state, "runes") == "RW-173"
    play(state, "build:DC")
    assert state.waiting == (1,)


@pytest.mark.rule("RW-391", "RW-606", "RW-400")
def test_with_four_on_the_board_one_makes_way() -> None:
    areas = {name: {"stronghold": {"seat": 0}, "units": ["footman"]} for name in ("1A", "5A", "DA", "DB")}
    areas["1A"]["development"] = "diplomacy"
    state = turn(8, areas, RICH)
    play(state, "build:DC")
    assert asked(state) == "remove_which"
    assert options(state) == ["remove:1A", "remove:5A", "remove:DA", "remove:DB"]
    assert rule_against(state, "remove:DC") == "RW-391"
    play(state, "remove:1A")
    assert area(state, "1A")["stronghold"] is None
    assert area(state, "1A")["development"] is None
    assert area(state, "DC")["stronghold"] == {"seat": 0, "damaged": False}


@pytest.mark.rule("RW-532", "RW-527")
@pytest.mark.parametrize("answer", ["keep", "swap"])
def test_two_runes_are_mixed_and_forgotten_by_the_others(answer: str) -> None:
    areas = {"DA": {"rune": "dragon"}, "DB": {"rune": "false"}, "DC": {"rune": "false"}}
    state = turn(8, areas, POOR, {"seen": ["DA", "DB", "DC"]})
    play(state, "runes", "area:DA", "area:DB", answer)
    swapped = answer == "swap"
    assert area(state, "DA")["rune"] == ("false" if swapped else "dragon")
    assert area(state, "DB")["rune"] == ("dragon" if swapped else "false")
    assert seat(state, 0)["seen"] == ["DA", "DB", "DC"]
    assert seat(state, 1)["seen"] == ["DC"]


@pytest.mark.rule("RW-527", "RW-525")
def test_whoever_has_a_hero_there_looks_again() -> None:
    areas = {"DA": {"rune": "dragon"}, "DB": {"rune": "false"}}
    heroes = {"hero_astarra": {"seat": 1, "area": "DB"}}
    state = turn(8, areas, POOR, heroes=heroes)
    play(state, "runes", "area:DA", "area:DB", "swap")
    assert seat(state, 1)["seen"] == ["DB"]


@pytest.mark.rule("RW-532", "RW-527")
def test_a_single_rune_takes_what_is_known_of_it_along() -> None:
    state = turn(8, {"DA": {"rune": "dragon"}}, POOR, {"seen": ["DA"]})
    play(state, "runes", "area:DB")
    assert asked(state) == "rune_arrange"
    play(state, "swap")
    assert area(state, "DA")["rune"] is None
    assert area(state, "DB")["rune"] == "dragon"
    assert seat(state, 1)["seen"] == ["DB"]


@pytest.mark.rule("RW-532")
def test_one_of_the_two_areas_has_a_rune() -> None:
    state = turn(8, {"DA": {"rune": "dragon"}, "5A": {"units": ["footman"]}}, POOR)
    play(state, "runes")
    assert options(state) == ["area:5A", "area:DA", "area:DB", "area:DC"]
    assert rule_against(state, "area:LA") == "RW-532"
    play(state, "area:DA")
    assert options(state) == ["area:5A", "area:DB", "area:DC"]


@pytest.mark.rule("RW-532")
@pytest.mark.parametrize("areas", [{}, {"5A": {"rune": "dragon"}}])
def test_without_a_rune_of_ones_own_there_is_nothing_to_move(areas: dict[str, object]) -> None:
    state = turn(8, areas, RICH)
    assert rule_against(state, "runes") == "RW-532"


@pytest.mark.rule("RW-755")
def test_open_runes_stay_known_when_they_are_moved() -> None:
    areas = {"DA": {"rune": "dragon"}, "DB": {"rune": "dragon"}}
    state = turn(8, areas, POOR, {"seen": ["DA", "DB"]}, options={"epic": True})
    play(state, "runes", "area:DA", "area:DB", "swap")
    assert seat(state, 1)["seen"] == ["DA", "DB"]


@pytest.mark.rule("RW-532")
def test_a_player_with_a_single_area_moves_no_runes() -> None:
    areas = {"DA": {"rune": "dragon"}, "DB": {"units": ["archer"]}, "DC": {"units": ["archer"]}}
    state = turn(8, areas, RICH)
    assert rule_against(state, "runes") == "RW-532"
