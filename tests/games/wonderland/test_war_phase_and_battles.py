"""War phase and battles (WW-200 to WW-248): those that no worked example shows."""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderland.table import battle, fighter, play, seat_of

ALICE: dict[str, Any] = {"faction": "alice", "supporters": {"TT": 3}, "shield": "cracked"}
QUEEN: dict[str, Any] = {"faction": "queen", "supporters": {"TT": 3}, "bag": ["FACTION_1"] * 3}
CAT: dict[str, Any] = {"faction": "cat"}
BOTH = {"0": {"draws": 1}, "1": {"status": "halted", "strength": 9, "draws": 1}}


@pytest.mark.rule("WW-206")
def test_the_dormouse_puts_an_exhausted_chip_back_before_the_wagers() -> None:
    alice = {**ALICE, "figures": {"WL12": "TT"}, "exhausted": ["ROSE_W", "ARTIFACT"]}
    state = battle(alice, QUEEN, CAT, step="start")
    assert state.options(0) == ["return:ROSE_W", "return:ARTIFACT", "none"]
    play(state, "return:ARTIFACT")
    assert (seat_of(state, 0)["bag"], seat_of(state, 0)["exhausted"]) == (["ARTIFACT"], ["ROSE_W"])
    assert state.waiting == (2,)


@pytest.mark.rule("WW-211", "WW-212", "WW-247")
def test_madness_of_all_players_comes_before_anybodys_own_effects() -> None:
    alice = {**ALICE, "bag": ["SOLDIER_W"], "exhausted": ["FACTION_1"]}
    queen = {**QUEEN, "bag": ["MADNESS"], "vp": 9}
    fighters = {"0": {"draws": 1}, "1": {"draws": 1}}
    state = battle(alice, queen, CAT, fighters=fighters, chance=["SOLDIER_W", "MADNESS"])
    play(state, "draw", "draw")
    assert state.waiting == (1,) and state.options(1) == ["block", "take"]
    play(state, "block")
    assert state.waiting == (0,) and state.options(0) == ["return:FACTION_1", "double"]


@pytest.mark.rule("WW-222", "WW-240")
def test_a_player_with_units_left_goes_on_after_madness_and_may_halt() -> None:
    state = battle({**ALICE, "bag": ["MADNESS"]}, QUEEN, CAT, fighters=BOTH, chance=["MADNESS"])
    play(state, "draw")
    assert fighter(state, 0)["status"] == "fighting" and state.options(0) == ["draw", "halt"]
    assert fighter(state, 0)["strength"] == 0 and seat_of(state, 0)["active"] == []


@pytest.mark.rule("WW-241")
def test_what_was_due_to_the_next_chip_ends_with_the_battle() -> None:
    alice = {**ALICE, "supporters": {"TT": 3, "RK": 1}, "bag": ["FACTION_1"]}
    fighters = {"0": {"draws": 1, "flamingo": True}, "1": {"status": "halted", "strength": 9, "draws": 1}}
    cat = {**CAT, "supporters": {"RK": 1}, "bag": ["FACTION_1"]}
    state = battle(alice, {**QUEEN, "bag": []}, cat, fighters=fighters, queue=("RK",))
    play(state, "halt", "none")
    assert state.position()["pending"][2]["region"] == "RK"
    assert fighter(state, 0)["strength"] == 1 and not fighter(state, 0)["flamingo"]


@pytest.mark.rule("WW-244", "WW-451")
def test_supporters_that_arrive_add_no_strength_but_count_as_units() -> None:
    alice = {**ALICE, "supporters": {"TT": 1, "GF": 2}, "bag": ["SOLDIER_S"]}
    state = battle(alice, QUEEN, CAT, fighters=BOTH, chance=["SOLDIER_S"], ally_cards={"SOLDIER": "B"})
    play(state, "draw")
    assert state.options(0) == ["move:GF:1", "move:GF:2", "double", "none"]
    play(state, "move:GF:2")
    assert seat_of(state, 0)["supporters"]["TT"] == 3 and fighter(state, 0)["strength"] == 2


@pytest.mark.rule("WW-204", "WW-104")
def test_a_bag_is_hidden_from_its_owner_in_the_war() -> None:
    state = battle({**ALICE, "bag": ["ROSE_W", "FORGE"]}, QUEEN, CAT, fighters=BOTH)
    assert state.view(0)["seats"][0]["bag"] == 2
    state = battle({**ALICE, "bag": ["ROSE_W"]}, QUEEN, CAT, fighters=BOTH, options={"open_bags": True})
    assert state.view(1)["seats"][0]["bag"] == ["ROSE_W"]


@pytest.mark.rule("WW-308")
def test_strength_0_may_still_win_against_those_who_are_bust() -> None:
    fighters = {"0": {"status": "halted"}, "1": {"status": "bust"}}
    state = battle(ALICE, {"faction": "queen"}, CAT, fighters=fighters, step="check", round=3)
    assert (state.result or {})["parts"][0]["vp"] == 8
