"""Figures and items (CONTENT section 8): each in each way that its text allows, and when it does nothing."""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderland.table import battle, fighter, play, seat_of
from rulewright import State

QUEEN: dict[str, Any] = {"faction": "queen", "supporters": {"TT": 3}, "bag": ["FACTION_1"]}
CAT: dict[str, Any] = {"faction": "cat"}
HALTED: dict[str, Any] = {"status": "halted", "draws": 1}


def drawing(*chips: str, rival: int = 20, fight: dict[str, Any] | None = None, more: dict[str, Any] | None = None,
            **own: Any) -> State:  # fmt: skip
    """Seat 0 fights on and draws these chips one after the other; the rival has halted with so much strength."""
    seat = {"faction": "alice", "supporters": {"TT": 3}, "bag": list(chips), "shield": "cracked", **own}
    fighters = {"0": {"draws": 1, **(fight or {})}, "1": {**HALTED, "strength": rival}}
    return battle(seat, QUEEN, CAT, fighters=fighters, chance=list(chips), **(more or {}))


def strength(state: State) -> int:
    return int(fighter(state, 0)["strength"])


# Figures


@pytest.mark.rule("WW-562", "WW-560")
def test_the_white_rabbit_adds_1_to_chips_of_printed_strength_1() -> None:
    here, there = {"WL01": "TT"}, {"WL01": "RK"}
    assert strength(play(drawing("FACTION_1", figures=here), "draw")) == 2
    assert strength(play(drawing("FACTION_2", figures=here), "draw")) == 2
    assert strength(play(drawing("FACTION_1", figures=there), "draw")) == 1
    crowned = play(drawing("FACTION_1", figures=here, fight={"crown": 1}), "draw")
    assert strength(crowned) == 1, "the printed number counts, the Crown comes first"
    assert strength(play(drawing("ARTIFACT", figures=here, fight={"crown": 1}), "draw")) == 1, (
        "3 less 2 is not printed 1"
    )


@pytest.mark.rule("WW-563")
def test_the_knave_needs_an_opponent_who_draws() -> None:
    assert strength(play(drawing("ARTIFACT", figures={"WL02": "TT"}), "draw")) == 3


@pytest.mark.rule("WW-571", "WW-604", "WW-605")
def test_the_unicorn_saves_one_unit_once_in_a_battle() -> None:
    state = play(drawing("MADNESS_2", "MADNESS", figures={"WL07": "TT"}), "draw")
    assert state.options(0) == ["use:WL07", "none"]
    play(state, "use:WL07", "lose:supporter")
    assert seat_of(state, 0)["supporters"]["TT"] == 2 and seat_of(state, 0)["madness"] == ["MADNESS_2"]
    play(state, "draw")
    assert state.options(0) == ["lose:supporter", "lose:WL07"], "used in this battle"
    state = play(drawing("MADNESS", figures={"WL07": "TT"}), "draw", "use:WL07")
    assert seat_of(state, 0)["supporters"]["TT"] == 3 and seat_of(state, 0)["madness"] == ["MADNESS"]
    state = play(drawing("MADNESS", figures={"WL07": "RK"}), "draw")
    assert seat_of(state, 0)["supporters"]["TT"] == 2, "elsewhere it does not help"


@pytest.mark.rule("WW-571", "WW-552", "WW-604")
def test_reductions_are_offered_as_long_as_units_are_to_be_lost() -> None:
    cat = {"faction": "cat", "abilities": ["CC-3"], "figures": {"WL07": "TT"}}
    seat = {**cat, "supporters": {"TT": 3}, "bag": ["MADNESS_2"], "shield": "cracked"}
    fighters = {"0": {"draws": 1}, "1": {**HALTED, "strength": 9}}
    state = battle(seat, QUEEN, {"faction": "hatter"}, fighters=fighters, chance=["MADNESS_2"])
    play(state, "draw")
    assert state.options(0) == ["use:WL07", "use:CC-3", "none"]
    play(state, "use:CC-3")
    assert state.options(0) == ["use:WL07", "none"] and seat_of(state, 0)["shards"] == 1
    play(state, "use:WL07")
    assert seat_of(state, 0)["supporters"]["TT"] == 3 and fighter(state, 0)["mad_here"] and fighter(state, 0)["unicorn"]


@pytest.mark.rule("WW-552", "WW-178")
def test_poison_is_reduced_by_the_unicorn_and_not_by_madness_abilities() -> None:
    cat = {"faction": "cat", "abilities": ["CC-3"], "figures": {"WL07": "TT"}, "supporters": {"TT": 2},
           "bag": ["POISON"], "shield": "cracked"}  # fmt: skip
    fighters = {"0": {"draws": 1}, "1": {**HALTED, "strength": 9}}
    state = play(battle(cat, QUEEN, {"faction": "jabberwock"}, fighters=fighters, chance=["POISON"]), "draw")
    assert state.options(0) == ["use:WL07", "none"]


@pytest.mark.rule("WW-571", "WW-238")
@pytest.mark.parametrize(("draws", "place", "halts"), [(1, "TT", False), (2, "TT", True), (1, "RK", True)])
def test_the_lion_must_draw_twice(draws: int, place: str, halts: bool) -> None:
    state = drawing("FACTION_1", figures={"WL08": place}, fight={"draws": draws, "wait": True})
    assert state.options(0) == ["draw", "wait", *(["halt"] if halts else [])]


@pytest.mark.rule("WW-571", "WW-214", "WW-215")
def test_humpty_dumpty_lost_brings_a_shard_and_kept_a_point() -> None:
    state = play(drawing("MADNESS", figures={"WL09": "TT"}, fight={"strength": 5}), "draw", "lose:WL09")
    assert (seat_of(state, 0)["shards"], strength(state)) == (1, 5)
    kept = drawing("FACTION_1", figures={"WL09": "TT"}, fight={"strength": 2}, more={"round": 3})
    assert (play(kept, "halt").result or {})["parts"][0]["vp"] == 4 + 1


@pytest.mark.rule("WW-571", "WW-208", "WW-242")
def test_the_caterpillar_draws_two_chips_once_in_a_battle_also_at_first() -> None:
    state = drawing("FORGE", "FACTION_2", "FACTION_1", figures={"WL10": "TT"})
    assert state.options(0) == ["draw", "caterpillar", "halt"]
    play(state, "caterpillar")
    assert state.options(0) == ["play:FORGE", "play:FACTION_2"]
    play(state, "play:FORGE")
    assert seat_of(state, 0)["bag"] == ["FACTION_1", "FACTION_2"] and state.options(0) == ["draw", "halt"]
    seat = {"faction": "alice", "figures": {"WL10": "TT"}, "bag": ["FORGE", "FACTION_2"]}
    first = battle(seat, QUEEN, CAT, step="first", fighters={"0": {}, "1": {}})
    assert first.waiting == (0,) and first.options(0) == ["draw", "caterpillar"]


@pytest.mark.rule("WW-571", "WW-616")
@pytest.mark.parametrize(("own", "gained"), [(25 - 1, 8), (20, 0), (3, 4 + 2)])
def test_the_mock_turtle_consoles_who_is_not_first(own: int, gained: int) -> None:
    state = drawing("FACTION_1", figures={"WL11": "TT"}, fight={"strength": own}, more={"round": 3})
    play(state, "halt")
    while not state.over:
        play(state, "castle" if state.asked is not None and state.asked.name == "vp_or_castle" else "stop")
    assert (state.result or {})["parts"][0]["vp"] == gained


@pytest.mark.rule("WW-206", "WW-571")
def test_hare_and_dormouse_of_one_player_come_in_this_order_and_may_be_declined() -> None:
    figures = {"WL03": "TT", "WL12": "TT"}
    alice = {"faction": "alice", "figures": figures, "exhausted": ["FORGE", "ARTIFACT"], "bag": ["FACTION_1"]}
    queen = {**QUEEN, "leader": "TT", "leader_strength": 3}
    state = battle(alice, queen, CAT, step="start")
    assert state.options(0) == ["return:FORGE", "return:ARTIFACT", "none"] and fighter(state, 1)["strength"] == 1
    play(state, "none")
    assert seat_of(state, 0)["exhausted"] == ["FORGE", "ARTIFACT"] and state.waiting == (2,)
    rook = battle({**alice, "exhausted": ["ROOK_W"]}, queen, CAT, step="start")
    assert rook.options(0)[0] == "return:ROOK_W", "a figure may choose a Red Rook A"


# Items


@pytest.mark.rule("WW-567", "WW-621", "WW-624")
def test_the_crown_takes_two_from_the_next_chip_of_a_fighting_opponent() -> None:
    seats = [{"faction": "alice", "supporters": {"TT": 3}, "bag": ["WL15", "FACTION_1"]},
             {**QUEEN, "bag": ["FACTION_1", "ARTIFACT"]}, {"faction": "cat", "supporters": {"TT": 2}}]  # fmt: skip
    fighters = {"0": {"draws": 1}, "1": {"draws": 1}, "2": {**HALTED, "strength": 9}}
    state = battle(*seats, fighters=fighters, chance=["WL15", "FACTION_1", "FACTION_1", "ARTIFACT"])
    state.choose(0, "draw")
    state.choose(1, "draw")
    assert fighter(state, 1)["crown"] == 1 and fighter(state, 2)["crown"] == 0, "the halted Cat is no target"
    state.choose(0, "draw")
    state.choose(1, "draw")
    assert (fighter(state, 1)["strength"], fighter(state, 1)["crown"]) == (1 + 1, 0)


@pytest.mark.rule("WW-567")
def test_two_crowns_add_up_and_madness_takes_them_away() -> None:
    assert strength(play(drawing("ARTIFACT", fight={"crown": 2}), "draw")) == 0
    state = play(drawing("MADNESS", "ARTIFACT", fight={"crown": 1}), "draw", "draw")
    assert strength(state) == 3
    ready = play(drawing("MADNESS", "ARTIFACT", fight={"crown": 1}, shield="ready"), "draw", "block")
    assert fighter(ready, 0)["crown"] == 0, "blocked or not"


@pytest.mark.rule("WW-621", "WW-571")
def test_the_watch_allows_to_wait_at_the_next_decision_only() -> None:
    state = play(drawing("WL18", "FACTION_1", "FACTION_1"), "draw")
    assert state.options(0) == ["draw", "wait", "halt"]
    play(state, "wait")
    assert state.options(0) == ["draw", "halt"] and fighter(state, 0)["draws"] == 2
    state = play(drawing("WL18", "FACTION_1", "FACTION_1"), "draw", "draw")
    assert state.options(0) == ["draw", "halt"], "not used, it is gone"


@pytest.mark.rule("WW-571", "WW-311")
@pytest.mark.parametrize(("own", "gained"), [(22, 8 + 2), (3, 4 + 2), (0, 4 + 2)])
def test_oysters_pay_for_first_and_second_place(own: int, gained: int) -> None:
    state = drawing("FACTION_1", active=["WL19", "WL19"], fight={"strength": own}, more={"round": 3})
    play(state, "halt")
    while not state.over:
        play(state, "stop")
    assert (state.result or {})["parts"][0]["vp"] == gained


@pytest.mark.rule("WW-571")
def test_oysters_pay_nothing_below_second_place() -> None:
    seats = ({"faction": "alice", "supporters": {"TT": 1}, "active": ["WL19"]}, QUEEN, {**CAT, "supporters": {"TT": 1}})
    fighters = {"0": {**HALTED, "strength": 3}, "1": {**HALTED, "strength": 8}, "2": {**HALTED, "strength": 4}}
    state = battle(*seats, fighters=fighters, step="check", round=3)
    assert (state.result or {})["parts"][0]["vp"] == 0


@pytest.mark.rule("WW-571", "WW-463")
def test_the_teapot_returns_up_to_two_chips_but_no_red_rook_a() -> None:
    exhausted = ["ROOK_W", "FORGE", "ARTIFACT"]
    state = play(drawing("WL20", exhausted=exhausted), "draw")
    assert state.options(0) == ["return:FORGE", "return:ARTIFACT", "none"]
    play(state, "return:ARTIFACT")
    assert state.options(0) == ["return:FORGE", "none"]
    play(state, "return:FORGE")
    assert (seat_of(state, 0)["bag"], seat_of(state, 0)["exhausted"]) == (["FORGE", "ARTIFACT"], ["ROOK_W"])
    state = play(drawing("WL20", exhausted=exhausted), "draw", "none")
    assert seat_of(state, 0)["exhausted"] == exhausted and strength(state) == 1


@pytest.mark.rule("WW-571")
def test_the_second_rattle_has_three_more() -> None:
    state = play(drawing("WL21", "WL21"), "draw")
    assert strength(state) == 1
    assert strength(play(state, "draw")) == 1 + 4


@pytest.mark.rule("WW-571", "WW-606")
@pytest.mark.parametrize(("own", "rival", "gained"), [(3, 9, 4), (9, 9, 4), (10, 9, 2)])
def test_the_soup_has_two_more_for_the_weakest(own: int, rival: int, gained: int) -> None:
    """The Cat is still drawing, so the battle goes on."""
    seats = ({"faction": "alice", "supporters": {"TT": 3}, "bag": ["WL22"]}, QUEEN,
             {**CAT, "supporters": {"TT": 2}, "bag": ["FACTION_1"]})  # fmt: skip
    fighters = {
        "0": {"draws": 1, "strength": own},
        "1": {**HALTED, "strength": rival},
        "2": {"draws": 1, "strength": 20},
    }
    state = battle(*seats, fighters=fighters, chance=["WL22", "FACTION_1"])
    state.choose(0, "draw")
    state.choose(2, "draw")
    assert strength(state) == own + gained


@pytest.mark.rule("WW-571")
def test_the_soup_needs_an_opponent_who_is_not_bust() -> None:
    seat = {"faction": "alice", "supporters": {"GF": 3}, "bag": ["WL22"], "shield": "cracked"}
    fighters = {"0": {"draws": 1}}
    state = battle(seat, {**QUEEN, "supporters": {"PT": 1}}, region="GF", unused_region="RK", fighters=fighters)
    assert strength(play(state, "draw")) == 2


@pytest.mark.rule("WW-571", "WW-315", "WW-244")
def test_the_feather_moves_any_unit_here_or_none() -> None:
    own: dict[str, Any] = {
        "supporters": {"TT": 1, "RK": 1},
        "figures": {"WL08": "GF"},
        "leader": "NM",
        "leader_strength": 4,
    }
    state = play(drawing("WL24", **own), "draw")
    assert state.options(0) == ["move:RK:supporter", "move:GF:WL08", "move:NM:leader", "none"]
    play(state, "move:NM:leader")
    assert seat_of(state, 0)["leader"] == "TT" and strength(state) == 1, "it adds no strength"
    state = play(drawing("WL24", **own), "draw", "move:GF:WL08")
    assert seat_of(state, 0)["figures"] == {"WL08": "TT"} and strength(state) == 1
    state = play(drawing("WL24", **own), "draw", "none")
    assert seat_of(state, 0)["supporters"]["RK"] == 1
    assert strength(play(drawing("WL24"), "draw")) == 1, "nobody is elsewhere"
