"""Wonderlandians (WW-560 to WW-572)."""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderland.table import battle, fighter, play, seat_of

ALICE: dict[str, Any] = {"faction": "alice", "supporters": {"TT": 3}}
QUEEN: dict[str, Any] = {"faction": "queen", "supporters": {"TT": 3}, "bag": ["FACTION_1"]}
CAT: dict[str, Any] = {"faction": "cat"}
BOTH = {"0": {"draws": 1}, "1": {"status": "halted", "strength": 9, "draws": 1}}


@pytest.mark.rule("WW-560", "WW-564", "WW-206")
def test_a_march_hare_here_takes_two_strength_from_each_opponent_and_one_elsewhere_none() -> None:
    queen = {**QUEEN, "leader": "TT", "leader_strength": 5}
    for region, strength in (("TT", 3), ("RK", 5)):
        alice = {**ALICE, "figures": {"WL03": region}}
        state = battle(alice, queen, CAT, step="start")
        assert fighter(state, 1)["strength"] == strength
        assert fighter(state, 0)["strength"] == (2 if region == "TT" else 0)


@pytest.mark.rule("WW-563")
def test_the_knave_gives_strength_only_for_the_strictly_highest_printed_chip() -> None:
    for drawn, strength in (("FACTION_1", 4), ("ARTIFACT", 3), ("MADNESS", 4)):
        alice = {**ALICE, "figures": {"WL02": "TT"}, "bag": ["ARTIFACT"]}
        queen = {**QUEEN, "bag": [drawn], "shield": "cracked"}
        state = battle(alice, queen, CAT, fighters={"0": {"draws": 1}, "1": {"draws": 1}}, chance=["ARTIFACT", drawn])
        play(state, "draw", "draw")
        assert fighter(state, 0)["strength"] == strength


@pytest.mark.rule("WW-565", "WW-223")
def test_the_duchess_pays_for_lost_units_unless_she_is_lost_to_the_same_chip() -> None:
    for lost, points in ((["lose:supporter", "lose:supporter"], 2), (["lose:supporter", "lose:WL04"], 0)):
        alice = {**ALICE, "figures": {"WL04": "TT"}, "bag": ["MADNESS_2"], "shield": "cracked"}
        state = battle(alice, QUEEN, CAT, fighters=BOTH, chance=["MADNESS_2"])
        play(state, "draw", *lost)
        assert seat_of(state, 0)["vp"] == points


@pytest.mark.rule("WW-568")
def test_the_amulet_sends_the_last_madness_of_an_opponent_back_into_the_bag() -> None:
    alice = {**ALICE, "bag": ["WL14"]}
    queen = {**QUEEN, "madness": ["MADNESS", "MADNESS_2"]}
    state = battle(alice, queen, CAT, fighters=BOTH, chance=["WL14"])
    play(state, "draw")
    assert seat_of(state, 1)["madness"] == ["MADNESS"]
    assert seat_of(state, 1)["bag"] == ["FACTION_1", "MADNESS_2"]


@pytest.mark.rule("WW-569", "WW-226")
def test_the_pipe_takes_a_shard_if_no_madness_came_to_a_track_also_if_it_was_blocked() -> None:
    for key, shards in (("block", 1), ("take", 2)):
        alice = {**ALICE, "shards": 2, "bag": ["WL16"]}
        queen = {**QUEEN, "bag": ["MADNESS"]}
        fighters = {"0": {"draws": 1}, "1": {"draws": 1}}
        state = battle(alice, queen, CAT, fighters=fighters, chance=["WL16", "MADNESS"])
        play(state, "draw", "draw", key)
        assert seat_of(state, 0)["shards"] == shards


@pytest.mark.rule("WW-570", "WW-561")
def test_the_glove_is_played_like_any_chip_and_turns_the_shield() -> None:
    alice = {**ALICE, "shield": "cracked", "bag": ["WL17"]}
    state = battle(alice, QUEEN, CAT, fighters=BOTH, chance=["WL17"])
    play(state, "draw")
    assert seat_of(state, 0)["shield"] == "ready"
    assert seat_of(state, 0)["active"] == ["WL17"] and fighter(state, 0)["strength"] == 1


@pytest.mark.rule("WW-566", "WW-310", "WW-309")
def test_the_walrus_may_build_elsewhere_and_pays_three_points_only_for_a_win_alone() -> None:
    alice = {**ALICE, "figures": {"WL05": "TT"}}
    won = {"0": {"status": "halted", "strength": 9}, "1": {"status": "halted", "strength": 4}}
    state = battle(alice, QUEEN, CAT, fighters=won, step="check", queue=("RK",))
    assert state.options(0) == ["castle:RK", "castle:GF", "castle:TT", "castle:PT", "castle:NM"]
    points = state.position()["seats"][0]["vp"]
    play(state, "castle:PT")
    assert seat_of(state, 0)["castles"] == {"PT": "upright"} and seat_of(state, 0)["vp"] == points + 3
    tied = {"0": {"status": "halted", "strength": 9}, "1": {"status": "halted", "strength": 9}}
    state = battle(alice, QUEEN, CAT, fighters=tied, step="check")
    play(state, "castle", "castle")
    assert seat_of(state, 0)["vp"] == 0 and seat_of(state, 0)["castles"] == {"TT": "upright"}


@pytest.mark.rule("WW-572", "WW-215")
def test_a_lost_humpty_dumpty_pays_nothing_at_the_end_and_his_strength_stays() -> None:
    for bag, points in ((["MADNESS"], 0), (["FACTION_1"], 1)):
        alice = {"faction": "alice", "leader": "TT", "figures": {"WL09": "TT"}, "bag": bag, "shield": "cracked"}
        fighters = {"0": {"strength": 5, "draws": 1}, "1": {"status": "halted", "strength": 9, "draws": 1}}
        state = battle(alice, QUEEN, CAT, fighters=fighters, chance=bag, round=3)
        play(state, "draw")
        assert fighter(state, 0)["strength"] == 5 + (bag == ["FACTION_1"])
        assert seat_of(state, 0)["shards"] == (bag == ["MADNESS"])
        before = seat_of(state, 0)["vp"]
        play(state, "halt")
        half = 4
        assert (state.result or {})["parts"][0]["vp"] - before == points + half


@pytest.mark.rule("WW-571")
def test_refused_moves_of_the_gryphon_name_the_rule() -> None:
    alice = {**ALICE, "figures": {"WL06": "TT"}}
    over = {"0": {"status": "halted", "strength": 9}, "1": {"status": "halted", "strength": 4}}
    state = battle(alice, QUEEN, CAT, fighters=over, step="check", queue=("RK",))
    refusal = state.why_not(0, "move:TT:1")
    assert refusal is not None and refusal.rule == "WW-571"
