"""Faction abilities (WW-500 to WW-554): those that no worked example shows."""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderland.table import battle, fighter, play, seat_of, table

RIVAL: dict[str, Any] = {"faction": "hatter", "supporters": {"TT": 3}, "bag": ["FACTION_1"]}
THIRD: dict[str, Any] = {"faction": "jabberwock"}
BOTH = {"0": {"draws": 1, "strength": 2}, "1": {"status": "halted", "strength": 9, "draws": 1}}


@pytest.mark.rule("WW-503", "WW-311")
def test_love_of_learning_saves_an_ally_before_the_roses_are_counted() -> None:
    alice = {"faction": "alice", "abilities": ["AL-3"], "supporters": {"TT": 2}, "active": ["ROSE_W", "ROSE_S"]}
    over = {"0": {"status": "halted", "strength": 3}, "1": {"status": "halted", "strength": 9}}
    for first, points in (("use:ROSE", 2), ("use:AL-3", 1)):
        state = battle(alice, RIVAL, THIRD, fighters=over, step="check", queue=("TT",))
        before = seat_of(state, 0)["vp"]
        assert state.options(0) == ["use:AL-3", "use:ROSE"]
        play(state, first, "chip:ROSE_S")
        assert seat_of(state, 0)["vp"] == before + points
        assert "ROSE_S" in seat_of(state, 0)["bag"]


@pytest.mark.rule("WW-504")
def test_friend_of_the_folk_takes_the_first_figure_and_shuffles_the_others_back() -> None:
    reward = {"name": "reward", "seat": 0, "code": "ABILITY", "source": "card"}
    frames = [{"name": "round", "step": "tea_end"}, {"name": "tea", "turn": 1}]
    frames += [{"name": "tea_turn", "seat": 0, "step": "end"}, reward]
    deck = ["WL20", "WL15", "WL07", "WL01"]
    seats = ({"faction": "alice"}, RIVAL, {"faction": "cat"})
    state = table(*seats, pending=frames, wonderlandian_deck=deck, chance=[["WL15", "WL01", "WL20"]])
    play(state, "ability:AL-4")
    assert state.decision(0) is not None and state.waiting == (0,)
    play(state, "region:GF")
    assert seat_of(state, 0)["figures"] == {"WL07": "GF"} and seat_of(state, 0)["wonderlandians"] == ["WL07"]
    assert state.position()["wonderlandian_deck"] == ["WL15", "WL01", "WL20"]


@pytest.mark.rule("WW-520", "WW-224")
def test_royal_temper_takes_a_supporter_of_a_stronger_opponent_with_two_units() -> None:
    queen = {"faction": "queen", "abilities": ["QH-1"], "supporters": {"TT": 2}, "bag": ["ARTIFACT"]}
    state = battle(queen, RIVAL, THIRD, fighters=BOTH, chance=["ARTIFACT"])
    play(state, "draw")
    assert state.options(0) == ["opponent:1", "none"]
    play(state, "opponent:1")
    assert seat_of(state, 1)["supporters"]["TT"] == 2 and fighter(state, 0)["strength"] == 2 + 3 + 2
    assert state.position()["pending"][2]["lost"] == 1
    alone = {**RIVAL, "supporters": {"TT": 1}}
    state = battle(queen, alone, THIRD, fighters=BOTH, chance=["ARTIFACT"])
    play(state, "draw")
    assert fighter(state, 0)["strength"] == 5


@pytest.mark.rule("WW-521")
def test_off_with_their_heads_counts_four_lost_units_at_most() -> None:
    queen = {"faction": "queen", "abilities": ["QH-2"], "supporters": {"TT": 2}, "bag": ["ARTIFACT"]}
    for lost, strength in ((0, 5), (3, 8), (7, 9)):
        state = battle(queen, RIVAL, THIRD, fighters=BOTH, chance=["ARTIFACT"], fight={"lost": lost})
        play(state, "draw")
        assert fighter(state, 0)["strength"] == strength


@pytest.mark.rule("WW-534", "WW-179")
def test_without_poison_in_the_pool_the_claws_ask_nothing() -> None:
    jabberwock = {"faction": "jabberwock", "abilities": ["JB-2"], "supporters": {"TT": 2}, "bag": ["ARTIFACT"]}
    cat = {"faction": "cat"}
    state = battle(jabberwock, RIVAL, cat, fighters=BOTH, chance=["ARTIFACT"], poison_pool=0)
    play(state, "draw")
    assert fighter(state, 0)["strength"] == 5 and state.options(0) == ["draw", "halt"]


@pytest.mark.rule("WW-550", "WW-473")
def test_the_smile_gives_a_shard_away_for_a_strength() -> None:
    cat = {"faction": "cat", "abilities": ["CC-1"], "supporters": {"TT": 2}, "bag": ["ARTIFACT"], "shards": 1}
    state = battle(cat, RIVAL, THIRD, fighters=BOTH, chance=["ARTIFACT"])
    play(state, "draw", "opponent:1")
    assert (seat_of(state, 0)["shards"], seat_of(state, 1)["shards"]) == (0, 1)
    assert fighter(state, 0)["strength"] == 6


@pytest.mark.rule("WW-552", "WW-604", "WW-605")
def test_all_mad_here_saves_a_unit_for_a_shard_and_the_chip_still_goes_to_the_track() -> None:
    cat = {"faction": "cat", "abilities": ["CC-3"], "supporters": {"TT": 2}, "bag": ["MADNESS"]}
    state = battle(cat, RIVAL, THIRD, fighters=BOTH, chance=["MADNESS"])
    play(state, "draw")
    assert state.options(0) == ["block", "take"]
    play(state, "take", "use:CC-3")
    assert seat_of(state, 0)["supporters"]["TT"] == 2 and seat_of(state, 0)["shards"] == 1
    assert seat_of(state, 0)["madness"] == ["MADNESS"] and fighter(state, 0)["mad_here"]


@pytest.mark.rule("WW-553", "WW-362")
def test_a_right_wager_of_the_grin_gives_a_strong_chip_and_a_wrong_one_no_shard() -> None:
    cat = {"faction": "cat", "abilities": ["CC-4"]}
    alice = {"faction": "alice", "supporters": {"TT": 2}}
    over = {"0": {"status": "halted", "strength": 9}, "1": {"status": "halted", "strength": 4}}
    state = battle(alice, RIVAL, cat, fighters=over, step="check", fight={"wagers": {"2": "alice"}}, queue=("RK",))
    assert state.waiting == (2,) and "chip:ROOK_S" in state.options(2) and "chip:ROOK_W" not in state.options(2)
    state = battle(alice, RIVAL, cat, fighters=over, step="check", fight={"wagers": {"2": "hatter"}}, round=3)
    assert (state.result or {})["parts"][2]["shards"] == 0


@pytest.mark.rule("WW-554", "WW-201")
def test_the_grin_of_two_moves_the_cat_to_an_adjacent_region_before_the_war() -> None:
    cat = {"faction": "cat", "abilities": ["CC-4b"], "leader": "GF"}
    alice = {"faction": "alice", "leader": "RK", "bag": ["FACTION_1", "FACTION_2"]}
    state = table(cat, alice, phase="war", unused_region="TT")
    assert state.options(0) == ["region:RK", "region:PT", "stay"]
    play(state, "region:PT")
    assert seat_of(state, 0)["leader"] == "PT"
