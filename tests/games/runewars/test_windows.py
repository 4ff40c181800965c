"""Timing windows: who may use what, and when (RW-119, RW-305 to RW-307, RW-324, RW-556, RW-712, RW-916)."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from games.runewars.table import area, asked, options, play, rule_against, seat, turn, units
from games.runewars.war import battle
from rulewright import State
from rulewright.core.decision import Decision
from rulewright.games.runewars import GAME


def decisions_of_the_game() -> list[Decision[Any, Any]]:
    """All decisions that the chapters of the rules name."""
    chapters = [module for name, module in sys.modules.items() if name.startswith("rulewright.games.runewars.")]
    return [value for chapter in chapters for value in vars(chapter).values() if isinstance(value, Decision)]


def window(state: State) -> dict[str, Any]:
    """The window that is open."""
    frame: dict[str, Any] = state.position()["pending"][-1]
    assert frame["name"] == "window"
    return frame


def attack(
    hand: list[str],
    other_hand: list[str],
    defenders: list[str] | None = None,
    areas: dict[str, Any] | None = None,
    place: str = "3D",
    **fields: Any,
) -> State:
    """The start of a battle of seat 0 against seat 1, or with `neutral` against unallied Giants."""
    neutral = fields.pop("neutral", False)
    defending = {"seat": None if neutral else 1, "units": ["giant"] if neutral else defenders or ["archer"]}
    frame = {"name": "battle", "area": place, "att": {"seat": 0, "units": ["footman"] * 3}, "def": defending}
    rows = ({"tactics": hand}, {"tactics": other_hand})
    memory = {"battles": 1}
    return turn(3, areas or {}, *rows, step="between", inner=[frame], memory=memory, **fields)


# The windows of a turn


@pytest.mark.rule("RW-119", "RW-015")
def test_a_turn_has_a_window_before_between_and_after_its_abilities() -> None:
    state = turn(7, {}, {"tactics": ["trade_caravan"]}, step="start")
    moments = []
    while asked(state) != "fortify_action":
        if asked(state) == "turn_window":
            moments.append(window(state)["when"])
            play(state, "pass")
        else:
            play(state, "skip")
    assert moments == ["W-T1", "W-T3", "W-T4"]


@pytest.mark.rule("RW-119", "RW-239")
def test_units_that_have_arrived_at_neutral_units_open_a_window() -> None:
    areas = {"DA": {"units": ["footman"]}, "5A": {"units": ["giant"]}}
    state = turn(3, areas, {"tactics": ["trade_caravan"]})
    play(state, "activate:5A")
    assert window(state)["when"] == "W-T2"
    play(state, "pass")
    assert asked(state) == "neutral_response"


@pytest.mark.rule("RW-901", "RW-119")
def test_a_window_without_a_use_is_not_asked_and_leaves_no_trace_in_the_log() -> None:
    state = turn(8, {}, {"tactics": ["to_the_victor", "twist_of_fate", "spread_dissent"]})
    state.listen()
    play(state, "done")
    assert state.waiting == (1,)
    assert all(line.message != "forced" for line in state.narration or [])


@pytest.mark.rule("RW-901")
def test_a_window_without_a_use_is_noted_unless_everybody_can_see_that_it_is_empty() -> None:
    for hand, noted in ((["levy"], True), ([], False)):
        state = attack(["to_the_victor"], hand)
        assert asked(state) == "battle_start_attacker"
        state.listen()
        play(state, "pass")
        assert (1 in (state.passed_over or [])) == noted


@pytest.mark.rule("RW-901", "RW-557", "RW-551")
def test_what_is_asked_only_of_those_who_hold_something_is_asked_in_a_window() -> None:
    asked_in_windows = {
        "turn_window", "battle_start_attacker", "battle_start_defender", "battle_round_card", "reaction",
        "claim_objective_now", "duel_start", "duel_prevent", "duel_special", "hero_trade", "hero_step",
        "hero_final",
    }  # fmt: skip
    found = {decision.name for decision in decisions_of_the_game() if decision.window}
    assert found == asked_in_windows and GAME.has_windows


@pytest.mark.rule("RW-119", "RW-557")
def test_a_window_goes_on_after_a_use_until_its_player_passes() -> None:
    hand = ["favor_of_the_warriors_guild", "levy", "trade_caravan"]
    areas = {"5A": {"activated": [0]}, "DA": {"stronghold": {"seat": 0}}}
    state = turn(8, areas, {"tactics": hand}, step="start")
    assert options(state) == ["play:levy", "play:trade_caravan", "play:favor_of_the_warriors_guild", "pass"]
    play(state, "play:favor_of_the_warriors_guild")
    assert options(state) == ["play:levy", "play:trade_caravan", "pass"]
    play(state, "play:levy", "pass")
    assert asked(state) == "fortify_action"
    assert seat(state, 0)["tactics"] == ["trade_caravan"]


@pytest.mark.rule("RW-306")
def test_outside_battles_copies_of_a_card_may_be_played_in_one_window() -> None:
    state = turn(8, {"DA": {"stronghold": {"seat": 0}}}, {"tactics": ["levy", "levy"]}, step="start")
    play(state, "play:levy")
    assert window(state)["played"] == ["levy"]
    play(state, "play:levy")
    assert units(state, "DA") == ["footman"] * 4


@pytest.mark.rule("RW-556")
def test_a_card_drawn_this_season_waits_and_of_equal_cards_the_older_is_played() -> None:
    row = {"tactics": ["levy", "levy", "trade_caravan", "sabotage"], "fresh": ["levy", "trade_caravan"]}
    state = turn(8, {"DA": {"stronghold": {"seat": 0}}, "5A": {"activated": [0]}}, row, step="start")
    assert options(state) == ["play:levy", "pass"]
    assert rule_against(state, "play:trade_caravan") == "RW-556"
    play(state, "play:levy")
    assert seat(state, 0)["fresh"] == ["levy", "trade_caravan"]


@pytest.mark.rule("RW-555", "RW-557", "RW-324")
def test_refusals_name_the_rule_that_keeps_a_card_in_the_hand() -> None:
    hand = ["to_the_victor", "silver_tongue", "duelists_edge", "spread_dissent", "secret_accord"]
    state = turn(8, {}, {"tactics": hand}, step="start")
    assert rule_against(state, "play:levy") == "RW-555"
    assert rule_against(state, "play:to_the_victor") == "RW-324"
    assert rule_against(state, "play:silver_tongue") == "RW-557"
    assert rule_against(state, "play:duelists_edge") == "RW-557"
    assert rule_against(state, "play:spread_dissent") == "RW-555"
    assert rule_against(state, "claim") == "RW-550"
    assert rule_against(state, "demolish:5A") == "RW-712"
    assert rule_against(state, "title:title_primarch") == "RW-560"
    assert rule_against(state, "hero:hero_valadir") == "RW-119"
    assert rule_against(state, "done") == "RW-119"


@pytest.mark.rule("RW-630")
def test_whoever_reaches_six_dragon_runes_wins_before_the_window_goes_on() -> None:
    areas: dict[str, Any] = {name: {"rune": "dragon", "units": ["footman"]} for name in ("5A", "5C", "DA", "DB", "DC")}
    areas["7A"] = {"rune": "dragon"}
    heroes = {"hero_ronan": {"seat": 0, "area": "7A"}}
    state = turn(8, areas, {"tactics": ["lost_city", "trade_caravan"]}, step="start", heroes=heroes)
    play(state, "play:lost_city")
    assert state.result is not None
    assert state.result["winners"] == [0]


@pytest.mark.rule("RW-119")
def test_a_window_goes_on_from_its_stored_position() -> None:
    state = turn(8, {"DA": {"stronghold": {"seat": 0}}}, {"tactics": ["levy", "levy", "stampede"]}, step="start")
    play(state, "play:levy")
    assert GAME.from_position(state.position()).options(0) == options(state) == ["play:levy", "pass"]
    chosen = turn(8, {}, {"tactics": ["trade_caravan"]}, step="start")
    play(chosen, "play:trade_caravan", "raise:food")
    again = GAME.from_position(chosen.position())
    assert again.position()["pending"][-1]["picked"] == ["raise:food"]
    play(again, "raise:food")
    assert seat(again, 0)["dials"]["food"] == 5


# Destructible locations


@pytest.mark.rule("RW-712", "RW-710", "RW-711", "RW-713")
@pytest.mark.parametrize("token", ["village_food", "village_wood", "village_ore", "magic_portal", "dragon_throne"])
def test_six_units_may_demolish_a_destructible_location(token: str) -> None:
    place = {"units": ["footman"] * 5 + ["beastman-routed"], "exploration": {"token": token, "up": True}}
    state = turn(8, {"5A": place}, step="start", options={"exploration": True})
    assert options(state) == ["demolish:5A", "pass"]
    play(state, "demolish:5A")
    assert area(state, "5A")["exploration"] is None


@pytest.mark.rule("RW-712", "RW-702")
@pytest.mark.parametrize(
    ("token", "up", "number"),
    [("village_food", True, 5), ("village_food", False, 6), ("temple", True, 6), ("dungeon", True, 6)],
)
def test_other_locations_and_smaller_forces_leave_a_location_alone(token: str, up: bool, number: int) -> None:
    place = {"units": ["footman"] * number, "exploration": {"token": token, "up": up}}
    state = turn(8, {"5A": place}, {"tactics": ["trade_caravan"]}, step="start", options={"exploration": True})
    assert options(state) == ["play:trade_caravan", "pass"]
    assert rule_against(state, "demolish:5A") == "RW-712"


# The windows of a battle


@pytest.mark.rule("RW-305")
def test_at_the_start_of_a_battle_the_attacker_may_use_cards_of_his_turn_too() -> None:
    state = attack(["to_the_victor", "mountain_pass"], ["to_the_victor", "mountain_pass"])
    assert asked(state) == "battle_start_attacker"
    assert options(state) == ["play:mountain_pass", "play:to_the_victor", "pass"]
    play(state, "pass")
    assert state.waiting == (1,)
    assert asked(state) == "battle_start_defender"
    assert options(state) == ["play:to_the_victor", "pass"]
    assert rule_against(state, "play:mountain_pass") == "RW-119"
    assert rule_against(state, "claim") == "RW-305"


@pytest.mark.rule("RW-305")
def test_having_passed_the_attacker_is_not_asked_again() -> None:
    state = attack(["to_the_victor"], ["summon_lightning"], defenders=["archer"] * 3)
    play(state, "pass", "play:summon_lightning")
    assert asked(state) != "battle_start_attacker"
    assert seat(state, 0)["tactics"] == ["to_the_victor"]


@pytest.mark.rule("RW-306")
def test_in_one_window_of_a_battle_a_card_is_played_once() -> None:
    lightning = "summon_lightning"
    state = attack([lightning, lightning, "ambush"], [lightning], defenders=["pegasus_rider"] * 2)
    play(state, f"play:{lightning}")
    assert options(state) == ["play:ambush", "pass"]
    assert rule_against(state, f"play:{lightning}") == "RW-306"
    assert window(state)["played"] == [lightning]
    play(state, "pass")
    assert options(state) == [f"play:{lightning}", "pass"]


@pytest.mark.rule("RW-306", "RW-305")
def test_the_limit_of_one_copy_counts_for_cards_of_the_turn_played_in_a_battle() -> None:
    state = attack(["levy", "levy", "ambush"], [], areas={"DA": {"stronghold": {"seat": 0}}})
    play(state, "play:levy")
    assert rule_against(state, "play:levy") == "RW-306"


@pytest.mark.rule("RW-277", "RW-307")
def test_nobody_plays_cards_for_neutral_units() -> None:
    state = attack(["to_the_victor"], ["to_the_victor", "summon_lightning"], neutral=True)
    assert options(state) == ["play:to_the_victor", "pass"]
    play(state, "pass")
    assert not asked(state).startswith("battle_start")


@pytest.mark.rule("RW-307")
def test_a_defender_with_routed_units_alone_plays_no_cards_on_open_land() -> None:
    frame = {
        "name": "battle",
        "area": "3D",
        "att": {"seat": 0, "units": ["footman"]},
        "def": {"seat": 1, "units": []},
    }
    areas = {"3D": {"units": ["archer-routed"]}}
    rows: tuple[dict[str, Any], ...] = ({}, {"tactics": ["rally_cry", "tactical_retreat"]})
    state = turn(3, areas, *rows, step="between", inner=[frame], memory={"battles": 1})
    assert units(state, "3D") == ["footman"]


@pytest.mark.rule("RW-324", "RW-306")
def test_before_each_round_and_after_the_last_both_sides_have_a_window() -> None:
    frame = {
        "name": "battle",
        "area": "3D",
        "step": "round",
        "att": {"seat": 0, "units": ["footman", "footman-routed"], "drawn": ["footman"]},
        "def": {"seat": 1, "units": ["warrior", "warrior-routed"], "drawn": ["warrior"]},
    }
    rows = ({"tactics": ["rally_cry"]}, {"tactics": ["rally_cry"]})
    state = turn(3, {}, *rows, step="between", inner=[frame], memory={"battles": 1})
    moments = []
    while asked(state) == "battle_round_card":
        found = window(state)
        moments.append((state.position()["pending"][2]["round"], found["when"], found["seat"]))
        play(state, "pass")
    rounds = [(number, "W-B2", who) for number in range(1, 6) for who in (0, 1)]
    assert moments == [*rounds, (5, "W-B3", 0), (5, "W-B3", 1)]


@pytest.mark.rule("RW-305", "RW-324")
@pytest.mark.parametrize("fought", [0, 5], ids=["W-B2", "W-B3"])
def test_during_a_battle_neither_cards_of_the_turn_nor_sir_valadir_can_be_used(fought: int) -> None:
    hands: Any = (
        {"tactics": ["rally_cry", "mountain_pass"], "objective": "obj_g3", "influence": 10},
        {"tactics": ["rally_cry"]},
    )
    state = battle(
        ["footman", "footman-routed"],
        ["archer"],
        step="round",
        frame={"round": fought},
        att={"drawn": ["footman"]},
        deft={"drawn": ["archer"]},
        seats=hands,
        areas={"3D": {"units": ["archer-routed"]}},
        heroes={"hero_valadir": {"seat": 1, "area": "3D"}},
    )
    assert (state.waiting, asked(state)) == ((0,), "battle_round_card")
    assert options(state) == ["play:rally_cry", "pass"]
    assert rule_against(state, "play:mountain_pass") == "RW-119"
    assert rule_against(state, "claim") == "RW-305"
    play(state, "pass")
    assert (state.waiting, asked(state)) == ((1,), "battle_round_card")
    assert options(state) == ["play:rally_cry", "pass"]
    assert rule_against(state, "hero:hero_valadir") == "RW-305"


# The contested area


@pytest.mark.rule("RW-916")
def test_the_contested_area_is_closed_to_cards_that_place_move_or_damage() -> None:
    hand = ["horrific_rumors", "call_of_the_wild", "sabotage", "ambush"]
    walls = {"LA": {"stronghold": {"seat": 1}, "development": "resources"}, "7C": {"units": ["footman"]}}
    state = attack(hand, [], areas=walls, place="LA")
    assert rule_against(state, "play:sabotage") == "RW-555"
    rumors = play(state.copy(), "play:horrific_rumors")
    assert "rumor:1:7D" in options(rumors) and "rumor:1:LA" not in options(rumors)
    wild = play(state.copy(), "play:call_of_the_wild", "units:beastman")
    assert "area:7D" in options(wild)
    assert rule_against(wild, "area:LA") == "RW-916"


@pytest.mark.rule("RW-916")
def test_neutral_units_in_battle_are_no_target_of_cards_that_drive_them() -> None:
    hand = ["stampede", "spread_dissent", "call_of_the_wild", "lost_city", "ambush"]
    areas = {"3D": {"units": ["beastman-routed"]}}
    heroes = {"hero_ronan": {"seat": 0, "area": "3D"}}
    state = attack(hand, [], areas=areas, neutral=True, heroes=heroes)
    assert options(state) == ["play:ambush", "play:call_of_the_wild", "pass"]
    play(state, "play:call_of_the_wild", "units:beastman")
    assert "area:3D" not in options(state)


@pytest.mark.rule("RW-916", "RW-223")
def test_no_token_of_others_is_placed_in_the_area_of_a_battle_but_the_own_one_may_go() -> None:
    state = attack(
        ["horrific_rumors", "favor_of_the_warriors_guild"], [], areas={"3D": {"activated": [0]}}, neutral=True
    )
    rumors = play(state.copy(), "play:horrific_rumors")
    assert "rumor:1:3B" in options(rumors)
    assert "rumor:1:3D" not in options(rumors)
    play(state, "play:favor_of_the_warriors_guild")
    assert area(state, "3D")["activated"] == []


@pytest.mark.rule("RW-916", "RW-374")
def test_units_driven_from_a_neighbour_do_not_flee_into_a_battle() -> None:
    areas = {"7B": {"units": ["giant"]}, "7A": {"units": ["archer"]}}
    state = attack(["stampede", "spread_dissent", "trade_caravan"], [], areas=areas, neutral=True)
    assert rule_against(state, "play:stampede") == "RW-555"
    play(state, "play:spread_dissent")
    assert units(state, "7B") == []
    assert units(state, "3D") == []


@pytest.mark.rule("RW-916")
def test_neutral_units_driven_off_before_the_meeting_leave_the_area_to_those_who_arrived() -> None:
    areas = {"DA": {"units": ["footman"]}, "5A": {"units": ["giant"]}}
    state = turn(3, areas, {"tactics": ["spread_dissent"]})
    play(state, "activate:5A", "play:spread_dissent")
    assert units(state, "5A") == ["footman"]
    assert units(state, "5B") == ["giant-routed"]


@pytest.mark.rule("RW-916", "RW-390")
def test_a_lost_city_in_the_area_of_arrival_is_found_by_those_who_arrived() -> None:
    areas = {"DA": {"units": ["footman"]}, "5A": {"units": ["giant"]}}
    heroes = {"hero_ronan": {"seat": 0, "area": "5A"}}
    state = turn(3, areas, {"tactics": ["lost_city"]}, heroes=heroes)
    play(state, "activate:5A", "play:lost_city")
    assert units(state, "5A") == ["footman"]
    assert area(state, "5A")["stronghold"] == {"seat": 0, "damaged": True}


# What windows tell


@pytest.mark.rule("RW-905")
def test_the_log_names_what_is_used() -> None:
    state = turn(8, {"DA": {"stronghold": {"seat": 0}}}, {"tactics": ["levy", "trade_caravan"]}, step="start")
    state.listen()
    play(state, "play:levy", "play:trade_caravan", "raise:food", "raise:wood")
    told = [line.message for line in state.narration or []]
    assert told[:1] == ["plays_tactics"]
    assert "units_levied" in told and told.count("dial_raised") == 2


@pytest.mark.rule("RW-900")
def test_the_default_of_a_window_is_to_pass() -> None:
    state = turn(8, {}, {"tactics": ["trade_caravan"]}, step="start")
    decision = state.decision(0)
    assert decision is not None
    assert decision.default == "pass"
    play(state, "play:trade_caravan")
    choice = state.decision(0)
    assert choice is not None
    assert choice.default == "raise:food"
    assert choice.prompt.args == {"choice": "trade_caravan"}
