"""Mobilize and Conquer: activation, march, arrival (RW-152 to RW-156, RW-220 to RW-240, RW-273 to RW-275, RW-804)."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.table import area, asked, by_default, options, play, rule_against, seat, turn, units
from games.runewars.war import deck, fighting, innermost
from rulewright import State
from rulewright.games.runewars.content import AREA_NUMBER
from rulewright.games.runewars.world.control import controller

MOBILIZE, CONQUER = 2, 3
PORTAL = {"exploration": {"token": "magic_portal", "up": True}}
GOLD, SILVER, RED = 5, 3, 1


def second(areas: dict[str, Any], *seats: dict[str, Any], battles: int = 1, **fields: Any) -> State:
    """The second activation of Mobilize, after a battle in the first."""
    return turn(MOBILIZE, areas, *seats, step="bonus", memory={"battles": battles}, **fields)


# Activating


@pytest.mark.rule("RW-152", "RW-155", "RW-223")
def test_areas_are_offered_into_which_a_unit_can_move_and_that_hold_no_own_token() -> None:
    state = turn(CONQUER, {"7A": {"units": ["footman"]}, "3D": {"activated": [0]}, "1A": {"activated": [1]}})
    assert asked(state) == "activate_area"
    assert by_default(state) == "decline"
    assert "activate:1A" in options(state)
    assert rule_against(state, "activate:3D") == "RW-223"
    assert rule_against(state, "activate:LB") == "RW-155"
    assert rule_against(state, "activate:2A") == "RW-004"
    assert rule_against(state, "done") == "RW-152"


@pytest.mark.rule("RW-223", "RW-156")
def test_the_token_is_placed_before_units_move_and_stays() -> None:
    state = turn(CONQUER, {"7A": {"units": ["footman", "bowman"]}})
    play(state, "activate:1A")
    assert area(state, "1A")["activated"] == [0]
    assert (asked(state), options(state)) == ("move_unit", ["move:7A:bowman", "move:7A:footman"])
    play(state, "move:7A:footman", "done")
    assert units(state, "1A") == ["footman"]
    assert area(state, "1A")["activated"] == [0]


@pytest.mark.rule("RW-155", "RW-118", "RW-153")
def test_declining_gives_no_bonus() -> None:
    state = turn(MOBILIZE, {"7A": {"units": ["footman"]}})
    play(state, "decline")
    assert state.waiting == (1,)
    assert area(state, "1A")["activated"] == []


@pytest.mark.rule("RW-153", "RW-152")
def test_the_bonus_of_mobilize_activates_a_second_area() -> None:
    state = turn(MOBILIZE, {"7A": {"units": ["footman"] * 2}})
    play(state, "activate:1A", "done", "bonus")
    assert asked(state) == "activate_area"
    assert rule_against(state, "activate:1A") == "RW-223"
    play(state, "activate:1B")
    assert (units(state, "1A"), units(state, "1B")) == (["footman"], ["footman"])


@pytest.mark.rule("RW-154")
def test_after_a_battle_the_second_activation_avoids_enemies_and_needs_influence_for_neutrals() -> None:
    areas = {"7C": {"units": ["footman"]}, "3C": {"units": ["beastman"]}, "3D": {"units": ["archer"]}}
    state = second(areas, {"influence": 1})
    assert "activate:3C" in options(state)
    assert rule_against(state, "activate:3D") == "RW-154"
    assert rule_against(state, "activate:LA") == "RW-154"
    poor = second(areas, {"influence": 0})
    assert rule_against(poor, "activate:3C") == "RW-154"
    assert "activate:7D" in options(poor)
    assert "activate:3C" in options(second(areas, {"influence": 0}, battles=0))


@pytest.mark.rule("RW-154")
def test_after_a_battle_own_areas_may_still_be_activated() -> None:
    state = second({"DA": {"units": ["footman"]}, "5A": {"units": ["footman-routed"]}}, {"influence": 0})
    assert {"activate:DB", "activate:5A", "activate:5B"} <= set(options(state))


@pytest.mark.rule("RW-154")
def test_an_activation_that_may_not_lead_to_a_battle_leaves_only_diplomacy() -> None:
    meeting = {"name": "activation", "step": "meet", "seat": 0, "area": "3C", "arrived": ["footman"], "no_battle": True}
    state = turn(MOBILIZE, {"3C": {"units": ["beastman"]}}, {"influence": 2}, step="last", inner=[meeting])
    assert asked(state) == "diplomacy_spend"


@pytest.mark.rule("RW-154", "RW-275")
def test_after_a_battle_a_red_result_forces_the_retreat() -> None:
    state = second({"7C": {"units": ["footman"]}, "3C": {"units": ["beastman"]}}, {"influence": 1}, decks=deck(RED))
    play(state, "activate:3C")
    assert innermost(state)["name"] == "retreat"
    assert units(state, "3C") == ["beastman"]


@pytest.mark.rule("RW-154")
def test_without_influence_and_without_a_battle_he_retreats_as_with_red() -> None:
    meeting = {"name": "activation", "step": "meet", "seat": 0, "second": True, "area": "3C", "arrived": ["footman"]}
    areas = {"3C": {"units": ["beastman"]}, "7C": {"units": ["footman"]}}
    state = turn(MOBILIZE, areas, {"influence": 0}, step="last", memory={"battles": 1}, inner=[meeting])
    assert units(state, "7C") == ["footman", "footman-routed"]


@pytest.mark.rule("RW-103", "RW-114")
def test_the_season_of_truce_protects_the_areas_of_players() -> None:
    areas = {"7C": {"units": ["footman"]}, "3D": {"units": ["archer"]}}
    state = turn(CONQUER, areas, season="spring", season_card="spr8")
    assert rule_against(state, "activate:3D") == "RW-103"
    assert rule_against(state, "activate:LA") == "RW-103"
    assert "activate:3C" in options(state)


# The march


@pytest.mark.rule("RW-233", "RW-234", "RW-220", "RW-221")
def test_any_selection_of_standing_units_in_range_moves() -> None:
    areas = {
        "7A": {"units": ["footman", "footman", "knight-routed"]},
        "5B": {"units": ["bowman"], "activated": [0]},
        "DB": {"units": ["footman", "knight"]},
    }
    state = turn(CONQUER, areas)
    play(state, "activate:1A")
    assert options(state) == ["move:7A:footman", "move:DB:knight"]
    assert rule_against(state, "done") == "RW-155"
    assert rule_against(state, "move:7A:knight") == "RW-220"
    assert rule_against(state, "move:5B:bowman") == "RW-221"
    assert rule_against(state, "move:DB:footman") == "RW-233"
    assert rule_against(state, "move:5A:footman") == "RW-234"
    assert rule_against(state, "move:7A:hero_ronan") == "RW-234"
    play(state, "move:DB:knight", "move:7A:footman")
    assert by_default(state) == "done"
    play(state, "done")
    assert (units(state, "1A"), units(state, "7A")) == (["footman", "knight"], ["footman", "knight-routed"])


@pytest.mark.rule("RW-235", "RW-225")
def test_paths_are_those_of_the_moment_when_the_token_was_placed() -> None:
    # 7A is friendly only through the Footman who leaves it first; the Bowman still passes.
    areas = {"7A": {"units": ["footman"]}, "7B": {"units": ["bowman"]}, "3D": {"units": ["archer"]}}
    state = turn(CONQUER, areas)
    play(state, "activate:1A", "move:7A:footman")
    assert options(state) == ["move:7B:bowman", "done"]


@pytest.mark.rule("RW-236", "RW-262")
def test_allied_neutrals_follow_a_unit_of_the_players_colour() -> None:
    state = turn(CONQUER, {"7A": {"units": ["footman", "giant"]}})
    play(state, "activate:1A")
    assert options(state) == ["move:7A:giant", "done"]
    play(state, "move:7A:giant")
    assert units(state, "1A") == ["footman", "giant"]


@pytest.mark.rule("RW-236")
def test_an_ally_is_not_offered_before_an_own_unit() -> None:
    state = turn(CONQUER, {"7A": {"units": ["footman", "bowman", "giant"]}})
    play(state, "activate:1A")
    assert options(state) == ["move:7A:bowman", "move:7A:footman"]
    assert rule_against(state, "move:7A:giant") == "RW-236"
    play(state, "move:7A:bowman")
    assert "move:7A:giant" in options(state)


@pytest.mark.rule("RW-713")
def test_paying_for_a_portal_adds_units_to_the_march() -> None:
    areas = {"7D": {**PORTAL, "units": ["footman"]}, "1A": PORTAL, "7A": {"units": ["bowman"] * 2}}
    state = turn(CONQUER, areas, {"influence": 2}, options={"exploration": True})
    play(state, "activate:1A")
    assert options(state) == ["move:7A:bowman", "portal"]
    play(state, "portal")
    assert options(state) == ["move:7A:bowman", "move:7D:footman"]
    assert seat(state, 0)["influence"] == 1
    play(state, "move:7D:footman", "done")
    assert units(state, "1A") == ["footman"]


@pytest.mark.rule("RW-713")
def test_a_payment_that_adds_no_unit_is_not_offered() -> None:
    areas = {"7D": PORTAL, "1A": PORTAL, "7A": {"units": ["bowman", "footman"]}}
    state = turn(CONQUER, areas, {"influence": 2}, options={"exploration": True})
    play(state, "activate:1A")
    assert options(state) == ["move:7A:bowman", "move:7A:footman"]


@pytest.mark.rule("RW-713")
def test_an_area_that_only_a_portal_reaches_may_be_activated_and_the_fee_is_then_due() -> None:
    areas = {"7D": {**PORTAL, "units": ["footman"]}, "1C": PORTAL}
    state = turn(CONQUER, areas, {"influence": 1}, options={"exploration": True})
    play(state, "activate:1C")
    assert units(state, "1C") == ["footman"]
    assert seat(state, 0)["influence"] == 0


@pytest.mark.rule("RW-804", "RW-224")
def test_heroes_march_along_in_the_revised_game() -> None:
    heroes = {"hero_ronan": {"seat": 0, "area": "3D"}, "hero_vyrah": {"seat": 0, "area": "DB"}}
    areas = {"7A": {"units": ["footman"]}, "3D": {"units": ["archer"], "activated": [0]}}
    state = turn(CONQUER, areas, heroes=heroes, options={"revised": True})
    play(state, "activate:1A")
    assert options(state) == ["move:7A:footman", "move:3D:hero_ronan"]
    assert rule_against(state, "move:DB:hero_vyrah") == "RW-804"
    play(state, "move:3D:hero_ronan")
    assert units(state, "1A") == ["footman"]
    assert state.position()["heroes"]["hero_ronan"]["area"] == "1A"
    first = turn(CONQUER, areas, heroes=heroes)
    play(first, "activate:1A")
    assert first.waiting == (1,)
    assert first.position()["heroes"]["hero_ronan"]["area"] == "3D"


@pytest.mark.rule("RW-804", "RW-482", "RW-155")
def test_a_hero_who_marches_along_may_take_rewards_and_is_no_unit() -> None:
    state = turn(
        CONQUER,
        {"7A": {"units": ["footman", "bowman"]}},
        heroes={"hero_andira": {"seat": 0, "area": "1B"}},
        markers={"3": {"area": "1A", "rewards": ["soulbiter"]}},
        options={"revised": True},
    )
    play(state, "activate:1A", "move:1B:hero_andira")
    assert (asked(state), options(state)) == ("hero_pickup", ["take:3", "leave"])
    play(state, "take:3")
    assert state.position()["heroes"]["hero_andira"]["rewards"] == ["soulbiter"]
    assert rule_against(state, "done") == "RW-155"


@pytest.mark.rule("RW-804", "RW-525")
def test_a_hero_who_marches_along_sees_the_rune_before_the_march_is_over() -> None:
    areas = {"7A": {"units": ["footman", "bowman"]}, "1A": {"rune": "false"}}
    heroes = {"hero_ronan": {"seat": 0, "area": "1B"}}
    state = turn(CONQUER, areas, heroes=heroes, options={"revised": True})
    play(state, "activate:1A", "move:1B:hero_ronan")
    assert asked(state) == "move_unit"
    assert [seat(state, number)["seen"] for number in (0, 1)] == [["1A"], []]


# Arrival


@pytest.mark.rule("RW-237", "RW-601")
def test_more_than_eight_units_in_a_friendly_area_are_reduced_at_once() -> None:
    state = turn(CONQUER, {"7A": {"units": ["footman"] * 2}, "1A": {"units": ["footman"] * 6 + ["knight"]}})
    play(state, "activate:1A", "move:7A:footman")
    assert asked(state) == "limit_destroy"
    play(state, "destroy:knight")
    assert units(state, "1A") == ["footman"] * 8


@pytest.mark.rule("RW-238", "RW-009")
def test_entering_an_empty_area_of_a_home_realm_starts_a_battle() -> None:
    state = turn(CONQUER, {"7C": {"units": ["footman"]}}, {"tactics": ["to_the_victor"]})
    play(state, "activate:LA")
    assert fighting(state)["def"]["seat"] == 1
    assert fighting(state)["def"]["units"] == []
    play(state, "pass")
    assert units(state, "LA") == ["footman"]


@pytest.mark.rule("RW-237", "RW-119")
def test_in_an_empty_area_nothing_comes_between_the_march_and_its_end() -> None:
    state = turn(CONQUER, {"7C": {"units": ["footman"]}, "DA": {"stronghold": {"seat": 0}}}, {"tactics": ["levy"]})
    play(state, "activate:7D")
    assert (asked(state), innermost(state)["when"]) == ("turn_window", "W-T3")
    assert units(state, "7D") == ["footman"]


@pytest.mark.rule("RW-238", "RW-305", "RW-119")
def test_in_an_enemy_area_the_window_is_that_of_the_battle() -> None:
    areas = {"7C": {"units": ["footman"]}, "3D": {"units": ["archer"]}, "DA": {"stronghold": {"seat": 0}}}
    state = turn(CONQUER, areas, {"tactics": ["levy"]})
    play(state, "activate:3D")
    assert (asked(state), innermost(state)["when"]) == ("battle_start_attacker", "W-B1")
    assert [frame["arrived"] for frame in state.position()["pending"] if frame["name"] == "activation"] == [[]]


@pytest.mark.rule("RW-916")
def test_an_area_that_another_player_controls_after_the_window_is_fought_for() -> None:
    meeting = {"name": "activation", "step": "meet", "seat": 0, "area": "3C", "arrived": ["footman"]}
    areas = {"3C": {"units": ["archer"]}}
    state = turn(CONQUER, areas, {"tactics": ["to_the_victor"]}, step="between", inner=[meeting])
    assert fighting(state)["def"]["seat"] == 1


@pytest.mark.rule("RW-235", "RW-009", "RW-630")
def test_control_of_areas_left_behind_changes_before_the_battle() -> None:
    areas: dict[str, Any] = {name: {"units": ["archer"], "rune": "dragon"} for name in ("LB", "LC", "1A", "1B", "1C")}
    areas |= {"LA": {"units": ["footman"], "rune": "dragon"}, "3D": {"units": ["archer"]}, "5B": {"rune": "dragon"}}
    state = play(turn(CONQUER, areas), "activate:3D")
    assert state.result is not None
    assert (state.result["winners"], state.result["reason"]) == ([1], "runes")


@pytest.mark.rule("RW-237", "RW-525", "RW-630")
def test_whoever_arrives_in_an_empty_area_sees_its_rune_and_may_have_won() -> None:
    areas: dict[str, Any] = {"7A": {"units": ["footman"]}, "1A": {"rune": "dragon"}}
    state = play(turn(CONQUER, areas), "activate:1A")
    assert seat(state, 0)["seen"] == ["1A"]
    areas |= {name: {"units": ["footman"], "rune": "dragon"} for name in ("DA", "DB", "DC", "5A", "5B")}
    won = play(turn(CONQUER, areas), "activate:1A", "move:7A:footman", "done")
    assert won.result is not None
    assert won.result["winners"] == [0]


@pytest.mark.rule("RW-239", "RW-119", "RW-916")
def test_in_a_neutral_area_a_window_comes_before_the_choice() -> None:
    areas = {"7C": {"units": ["footman"]}, "3C": {"units": ["beastman"]}}
    state = turn(CONQUER, areas, {"tactics": ["spread_dissent"]})
    play(state, "activate:3C")
    assert (asked(state), innermost(state)["when"]) == ("turn_window", "W-T2")
    play(state, "pass")
    assert (asked(state), options(state)) == ("neutral_response", ["battle", "diplomacy"])
    assert by_default(state) == "battle"
    assert rule_against(state, "retreat") == "RW-239"


@pytest.mark.rule("RW-239", "RW-270")
@pytest.mark.parametrize(("influence", "asks"), [(1, "neutral_response"), (0, "battle_start_attacker")])
def test_a_single_influence_is_enough_for_diplomacy(influence: int, asks: str) -> None:
    meeting = {"name": "activation", "step": "meet", "seat": 0, "area": "3C", "arrived": ["footman"]}
    row = {"influence": influence, "tactics": ["to_the_victor"]}
    state = turn(CONQUER, {"3C": {"units": ["beastman"]}}, row, step="between", inner=[meeting])
    assert asked(state) == asks


@pytest.mark.rule("RW-916", "RW-911")
def test_neutrals_driven_away_in_the_window_leave_the_area_to_those_who_arrived() -> None:
    areas = {"7C": {"units": ["footman"]}, "7D": {"units": ["beastman"]}}
    state = turn(CONQUER, areas, {"tactics": ["spread_dissent"]})
    play(state, "activate:7D", "play:spread_dissent")
    assert units(state, "7D") == ["footman"]
    assert state.waiting == (1,)


@pytest.mark.rule("RW-008", "RW-261", "RW-263")
def test_units_left_behind_lose_their_ally_when_all_have_arrived() -> None:
    state: Any = turn(CONQUER, {"7A": {"units": ["footman", "giant"]}})
    play(state, "activate:1A", "done")
    assert units(state, "7A") == ["giant"]
    assert units(state, "1A") == ["footman"]
    assert [controller(state, AREA_NUMBER[name]) for name in ("7A", "1A")] == [-1, 0]


# The answer of the neutral units


def talking(*cards: int, own: int = 1, neutral: list[str] | None = None, **fields: Any) -> State:
    """Seat 0 has moved into 3C and spends 1 influence."""
    areas = {"7C": {"units": ["footman"] * own}, "3C": {"units": neutral or ["beastman", "giant-routed"]}}
    state = turn(CONQUER, {**areas, **fields.pop("areas", {})}, decks=deck(*cards), **fields)
    play(state, "activate:3C")
    while asked(state) == "move_unit":
        play(state, next(key for key in options(state) if key.startswith("move")))
    return play(state, "diplomacy", "spend:1")


@pytest.mark.rule("RW-273", "RW-276")
def test_gold_makes_all_neutral_units_allies_as_they_are() -> None:
    state = talking(GOLD)
    assert units(state, "3C") == ["footman", "beastman", "giant-routed"]
    assert seat(state, 0)["influence"] == 2


@pytest.mark.rule("RW-240", "RW-273")
def test_above_eight_after_an_alliance_own_or_allied_units_go() -> None:
    state = talking(GOLD, own=7)
    assert (asked(state), state.waiting) == ("limit_destroy", (0,))
    assert options(state) == ["destroy:footman", "destroy:beastman", "destroy:giant-routed"]


@pytest.mark.rule("RW-274", "RW-266")
def test_silver_makes_all_neutral_units_leave_routed_ones_too() -> None:
    state = talking(SILVER)
    assert (asked(state), state.waiting) == ("neutral_retreat_area", (1,))
    play(state, "to:3A")
    assert units(state, "3A") == ["beastman-routed", "giant-routed"]
    assert units(state, "3C") == ["footman"]


@pytest.mark.rule("RW-274", "RW-266", "RW-909")
@pytest.mark.parametrize(("gone", "decider"), [(False, 1), (True, 2)])
def test_silver_leaves_the_way_out_to_the_next_player_still_in_the_game(gone: bool, decider: int) -> None:
    rows: list[dict[str, Any]] = [{}, {"eliminated": gone, "active": 8}, {"faction": "waiqar", "active": 8}]
    meeting = {"name": "activation", "step": "meet", "seat": 0, "area": "1A", "arrived": ["footman"]}
    areas = {"1A": {"units": ["beastman"]}}
    state = turn(CONQUER, areas, *rows, step="between", inner=[meeting], decks=deck(SILVER))
    play(state, "diplomacy", "spend:1")
    assert (asked(state), state.waiting) == ("neutral_retreat_area", (decider,))


@pytest.mark.rule("RW-274", "RW-374")
def test_neutral_units_that_cannot_leave_are_destroyed() -> None:
    held: dict[str, Any] = {name: {"units": ["archer"]} for name in ("3A", "3B", "3D")}
    state = talking(SILVER, areas={**held, "7C": {"units": ["footman", "footman-routed"]}})
    assert units(state, "3C") == ["footman"]
    assert "beastman" not in str(state.position()["areas"])


@pytest.mark.rule("RW-268", "RW-274")
def test_any_number_of_unallied_neutral_units_gather_in_an_area() -> None:
    state = talking(SILVER, areas={"3A": {"units": ["razorwing"] * 8}})
    play(state, "to:3A")
    assert len(units(state, "3A")) == 10


@pytest.mark.rule("RW-240", "RW-274")
def test_above_eight_after_the_neutral_units_have_left_own_units_go() -> None:
    state = talking(SILVER, own=9)
    assert units(state, "3C") == []
    play(state, "to:3A")
    assert units(state, "3C") == ["footman"] * 8


@pytest.mark.rule("RW-275", "RW-370")
def test_red_means_battle_or_retreat() -> None:
    state = talking(RED)
    assert (asked(state), options(state)) == ("diplomacy_red", ["battle", "retreat"])
    assert by_default(state) == "battle"
    assert rule_against(state, "diplomacy") == "RW-275"
    gone = play(state.copy(), "retreat")
    assert asked(gone) == "retreat_area"
    assert [frame["arrived"] for frame in gone.position()["pending"] if frame["name"] == "activation"] == [[]]
    play(gone, "to:3A")
    assert (units(gone, "3A"), units(gone, "3C")) == (["footman-routed"], ["beastman", "giant-routed"])
    assert area(gone, "3C")["activated"] == [0]
    play(state, "battle")
    assert fighting(state)["def"]["units"] == ["beastman"]


@pytest.mark.rule("RW-602", "RW-223")
def test_a_fifth_activation_token_is_placed_like_the_others() -> None:
    used = {name: {"activated": [0]} for name in ("5A", "5B", "5C", "5D")}
    state = turn(CONQUER, {**used, "7A": {"units": ["footman"]}})
    play(state, "activate:1A")
    assert sum(0 in row["activated"] for row in state.position()["areas"].values()) == 5
