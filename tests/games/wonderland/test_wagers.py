"""Wagers and the end of the war phase (WW-360 to WW-372): those that no worked example shows."""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderland.table import battle, play, seat_of

ALICE: dict[str, Any] = {"faction": "alice", "supporters": {"TT": 2}}
QUEEN: dict[str, Any] = {"faction": "queen", "supporters": {"TT": 2}}
CAT: dict[str, Any] = {"faction": "cat", "supporters": {"RK": 1}, "bag": ["FACTION_1"]}
OVER = {"0": {"status": "halted", "strength": 8}, "1": {"status": "halted", "strength": 4}}
WEAK = ("SOLDIER_W", "FLAMINGO_W", "ROSE_W", "CREATURE_W", "ROOK_W", "FORGE")


@pytest.mark.rule("WW-360", "WW-361")
def test_who_does_not_take_part_may_wager_on_a_participant_and_on_nobody_else() -> None:
    state = battle(ALICE, QUEEN, CAT, step="start")
    assert state.waiting == (2,) and state.options(2) == ["wager:alice", "wager:queen", "none"]
    refusal = state.why_not(2, "wager:cat")
    assert refusal is not None and refusal.rule == "WW-361"


@pytest.mark.rule("WW-364")
def test_a_right_wager_gives_nothing_if_no_weak_chip_is_left() -> None:
    supply = {chip: 0 for chip in WEAK}
    state = battle(
        ALICE, QUEEN, CAT, fighters=OVER, step="check", fight={"wagers": {"2": "alice"}}, supply=supply, round=3
    )
    assert (state.result or {})["parts"][2]["shards"] == 0
    assert seat_of(state, 2)["bag"] == ["FACTION_1"]


@pytest.mark.rule("WW-371", "WW-372", "WW-227")
def test_shields_and_shards_stay_as_they_are_after_the_war() -> None:
    alice = {**ALICE, "shield": "cracked", "shards": 3}
    tea = {"2": [f"T2-{number:02}" for number in range(1, 31)]}
    state = battle(alice, QUEEN, CAT, fighters=OVER, step="check", round=1, tea_decks=tea, fight={"region": "TT"})
    assert state.position()["round"] == 2
    assert (seat_of(state, 0)["shield"], seat_of(state, 0)["shards"]) == ("cracked", 3)


@pytest.mark.rule("WW-302")
def test_a_winner_with_a_castle_here_gets_only_the_points() -> None:
    state = battle({**ALICE, "castles": {"TT": "upright"}}, QUEEN, CAT, fighters=OVER, step="check", round=3)
    assert (state.result or {})["parts"][0] == {"vp": 8, "castles": 3, "quests": 0, "shards": 0}


@pytest.mark.rule("WW-200", "WW-315", "WW-618")
def test_a_gryphon_moved_to_a_region_still_to_come_fights_there_with_its_strength() -> None:
    alice = {**ALICE, "figures": {"WL06": "TT"}, "bag": ["FACTION_1"]}
    queen = {**QUEEN, "bag": ["FACTION_1"]}
    state = battle(alice, queen, CAT, fighters=OVER, step="check", queue=("RK",))
    play(state, "move:RK:1")
    battle_now = state.position()["pending"][2]
    assert battle_now["region"] == "RK" and sorted(battle_now["fighters"]) == ["0", "2"]
    assert battle_now["fighters"]["0"]["strength"] == 2


@pytest.mark.rule("WW-465", "WW-017")
def test_red_rook_c_takes_an_active_chip_for_a_feat() -> None:
    alice = {**ALICE, "active": ["ROOK_W", "FACTION_1"], "quests": ["Q07"]}
    state = battle(alice, QUEEN, CAT, fighters=OVER, step="check", ally_cards={"ROOK": "C"}, queue=("RK",))
    play(state, "reveal:Q07")
    assert state.options(0) == ["discard:ROOK_W", "discard:FACTION_1"]
    play(state, "discard:FACTION_1")
    assert state.position()["removed"] == ["FACTION_1"] and seat_of(state, 0)["feats"] == ["Q07"]


@pytest.mark.rule("WW-461", "WW-332")
def test_rose_c_completes_one_more_feat_whatever_its_region() -> None:
    alice = {**ALICE, "active": ["ROSE_W", "ROSE_S"], "quests": ["Q07", "Q19", "Q25"]}
    state = battle(alice, QUEEN, CAT, fighters=OVER, step="check", ally_cards={"ROSE": "C"}, queue=("RK",))
    play(state, "reveal:Q07")
    assert state.options(0) == ["reveal:Q19", "reveal:Q25", "none"]
    play(state, "reveal:Q25")
    assert seat_of(state, 0)["feats"] == ["Q07", "Q25"] and seat_of(state, 0)["quests"] == ["Q19"]


@pytest.mark.rule("WW-348", "WW-342")
def test_a_red_rook_a_is_forged_with_the_symbol_and_not_with_a_forge_chip() -> None:
    for strength, offered in ((9, True), (8, False)):
        alice = {**ALICE, "active": ["ROOK_W", "FORGE"]}
        fighters = {**OVER, "0": {"status": "halted", "strength": strength}}
        state = battle(alice, QUEEN, CAT, fighters=fighters, step="check", queue=("RK",))
        assert ("forge:ROOK_W:1" in state.options(0)) == offered
        assert "forge:FORGE:1" in state.options(0)
