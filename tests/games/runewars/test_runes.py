"""Gaining dragon runes and what is known of them (RW-520 to RW-530, RW-751, RW-754)."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.table import area, asked, by_default, options, play, rule_against, seat, turn
from games.runewars.war import battle
from rulewright import State


def gaining(areas: dict[str, Any], *seats: dict[str, Any], **fields: Any) -> State:
    """Seat 0 gains a dragon rune at the end of his turn."""
    return turn(4, areas, *seats, step="last", inner=[{"name": "gain_rune", "seat": 0}], **fields)


@pytest.mark.rule("RW-521")
def test_up_to_two_own_false_runes_may_be_discarded() -> None:
    areas = {name: {"rune": "false"} for name in ("DA", "DB", "DC", "LA", "5A")}
    state = gaining(areas)
    assert options(state) == ["discard:DA", "discard:DB", "discard:DC", "done"]
    assert by_default(state) == "done"
    assert rule_against(state, "discard:LA") == "RW-521"
    assert rule_against(state, "discard:5A") == "RW-521"
    play(state, "discard:DA", "discard:DC")
    assert asked(state) == "place_dragon"
    assert area(state, "DA")["rune"] is None
    assert seat(state, 0)["seen"] == ["DB"]
    assert state.position()["rune_supply"]["false"] == 17 - 3


@pytest.mark.rule("RW-521")
def test_discarding_is_optional() -> None:
    state = play(gaining({"DA": {"rune": "false"}}), "done")
    assert asked(state) == "place_dragon"
    assert area(state, "DA")["rune"] == "false"


@pytest.mark.rule("RW-522", "RW-523", "RW-525")
def test_both_tokens_go_to_different_friendly_or_uncontrolled_areas() -> None:
    areas = {"5A": {"units": ["footman"] * 3}, "7A": {"units": ["beastman"]}, "3A": {"units": ["archer"]}}
    state = gaining(areas)
    assert by_default(state) == "dragon:5A"
    assert {"dragon:7A", "dragon:1A", "dragon:DA"} <= set(options(state))
    assert rule_against(state, "dragon:3A") == "RW-523"
    assert rule_against(state, "dragon:LA") == "RW-523"
    assert rule_against(state, "false:1A") == "RW-523"
    play(state, "dragon:1A")
    assert rule_against(state, "false:1A") == "RW-520"
    play(state, "false:DA")
    assert (area(state, "1A")["rune"], area(state, "DA")["rune"]) == ("dragon", "false")
    assert seat(state, 0)["seen"] == ["1A", "DA"]
    assert seat(state, 1)["seen"] == []
    assert state.position()["rune_supply"] == {"dragon": 20, "false": 16}


@pytest.mark.rule("RW-525")
@pytest.mark.parametrize("key", ["dragon:5A", "false:5A"])
def test_an_enemy_hero_on_the_spot_sees_the_new_token(key: str) -> None:
    state = gaining({}, heroes={"hero_bogran": {"seat": 1, "area": "5A"}})
    play(state, *((key, "false:DA") if key.startswith("dragon") else ("dragon:DA", key)))
    assert seat(state, 1)["seen"] == ["5A"]


@pytest.mark.rule("RW-916", "RW-523")
def test_no_token_is_placed_in_the_area_of_a_battle() -> None:
    seats: Any = ({"objective": "obj_g3", "influence": 10}, {})
    state = play(battle(["footman"] * 2, ["beastman"], neutral=True, seats=seats), "claim")
    assert asked(state) == "place_dragon"
    assert rule_against(state, "dragon:3D") == "RW-916"
    assert rule_against(play(state, "dragon:DA"), "false:3D") == "RW-916"


@pytest.mark.rule("RW-905", "RW-526")
@pytest.mark.parametrize(("dragon", "false"), [("5D", "1A"), ("1A", "5D")])
def test_others_learn_both_places_together_and_no_face(dragon: str, false: str) -> None:
    state = gaining({})
    state.listen()
    play(state, f"dragon:{dragon}")
    assert state.view(1)["areas"][dragon]["rune"] is None
    play(state, f"false:{false}")
    told = [line for line in state.narration or [] if line.message == "gains_rune"]
    assert [line.numbers[3:] for line in told] == [[0, 16]]
    views = [state.view(1)["areas"][name]["rune"] for name in ("1A", "5D")]
    assert views[0] == views[1] is not None
    assert "dragon" not in str(views) and "false" not in str(views)


@pytest.mark.rule("RW-523")
@pytest.mark.parametrize(
    ("key", "rune", "supply"),
    [("dragon:DC", "dragon", {"dragon": 19, "false": 1}), ("false:DC", "false", {"dragon": 20, "false": 0})],
)
def test_with_one_place_left_one_token_goes_back(key: str, rune: str, supply: dict[str, int]) -> None:
    numbered = [
        tile + letter
        for tile, letters in (("1", "ABC"), ("3", "ABCD"), ("5", "ABCD"), ("7", "ABC"))
        for letter in letters
    ]
    areas: dict[str, Any] = {name: {"rune": "false"} for name in (*numbered, "DA", "DB")}
    areas["7D"] = {"rune": "dragon"}
    state = play(gaining(areas), "done")
    assert options(state) == ["dragon:DC", "false:DC"]
    play(state, key)
    assert area(state, "DC")["rune"] == rune
    assert state.position()["rune_supply"] == supply


@pytest.mark.rule("RW-523", "RW-530")
def test_with_one_place_and_no_false_rune_left_there_is_nothing_to_choose() -> None:
    areas: dict[str, Any] = {name: {"units": ["archer"]} for name in ("1A", "1B", "1C", "3A", "3B", "3C", "3D", "5A")}
    areas |= {name: {"units": ["sorceress"]} for name in ("5B", "5C", "5D", "7A", "7B", "7C", "7D")}
    areas |= {name: {"rune": "dragon"} for name in ("DA", "DB")}
    state = gaining(areas, rune_supply={"dragon": 1, "false": 0})
    assert state.waiting == (1,)
    assert area(state, "DC")["rune"] == "dragon"


@pytest.mark.rule("RW-523")
def test_without_a_place_nothing_is_placed() -> None:
    numbered = [
        tile + letter
        for tile, letters in (("1", "ABC"), ("3", "ABCD"), ("5", "ABCD"), ("7", "ABCD"))
        for letter in letters
    ]
    areas: dict[str, Any] = {name: {"units": ["archer"]} for name in numbered[:12]}
    areas |= {name: {"units": ["sorceress"]} for name in numbered[12:]}
    areas |= {name: {"rune": "dragon"} for name in ("DA", "DB", "DC")}
    state = gaining(areas)
    assert state.waiting == (1,)
    assert state.position()["rune_supply"] == {"dragon": 18, "false": 17}


@pytest.mark.rule("RW-530")
def test_without_a_dragon_rune_in_the_pile_nothing_happens() -> None:
    state = gaining({"DA": {"rune": "false"}}, rune_supply={"dragon": 0, "false": 5})
    assert state.waiting == (1,)
    assert area(state, "DA")["rune"] == "false"


@pytest.mark.rule("RW-530")
def test_without_a_false_rune_only_the_dragon_rune_is_taken() -> None:
    state = gaining({}, rune_supply={"dragon": 1, "false": 0})
    play(state, "dragon:DA")
    assert state.waiting == (1,)
    assert state.position()["rune_supply"] == {"dragon": 0, "false": 0}


@pytest.mark.rule("RW-751")
def test_in_the_harder_game_one_open_token_is_placed() -> None:
    state = gaining({}, options={"epic": True})
    assert asked(state) == "place_dragon"
    play(state, "dragon:DA")
    assert state.waiting == (1,)
    assert seat(state, 1)["seen"] == ["DA"]
    assert state.view(1)["areas"]["DA"]["rune"] == "dragon"


@pytest.mark.rule("RW-754")
def test_in_the_harder_game_false_runes_serve_when_dragons_run_out() -> None:
    state = gaining({}, options={"epic": True}, rune_supply={"dragon": 0, "false": 2})
    play(state, "dragon:DA")
    assert area(state, "DA")["rune"] == "dragon"
    assert state.position()["rune_supply"] == {"dragon": 0, "false": 1}
    state = gaining({}, options={"epic": True}, rune_supply={"dragon": 0, "false": 0})
    assert state.waiting == (1,)
    assert area(state, "DA")["rune"] is None


@pytest.mark.rule("RW-630", "RW-523")
def test_a_sixth_dragon_rune_wins_before_the_false_one_is_placed() -> None:
    areas = {name: {"units": ["footman"], "rune": "dragon"} for name in ("1A", "1B", "1C", "DA", "DB")}
    state = play(gaining(areas), "dragon:DC")
    assert state.result is not None
    assert state.result["winners"] == [0]
