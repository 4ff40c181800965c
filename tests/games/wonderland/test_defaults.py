"""Defaults (DECISIONS section 1): what is chosen for a player who does not choose, where it depends on the position."""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderland.table import battle, play
from games.wonderland.tea import ALICE, CAT, QUEEN, taking
from rulewright import State

HALTED: dict[str, Any] = {"status": "halted", "draws": 1}


def default(state: State, seat: int = 0) -> str:
    pending = state.decision(seat)
    assert pending is not None
    return pending.default


def fighting(own: dict[str, Any], fields: dict[str, Any], **more: Any) -> State:
    seats = ({"faction": "alice", **own}, {"faction": "queen", "supporters": {"TT": 2}, "bag": ["FACTION_1"]}, CAT)
    return battle(*seats, fighters={"0": {"draws": 1}, "1": {**HALTED, "strength": 9}, **fields}, **more)


@pytest.mark.rule("WW-238", "WW-235", "WW-432")
@pytest.mark.parametrize(("own", "units", "key"), [(9, 2, "draw"), (10, 2, "halt"), (0, 1, "halt"), (0, 2, "draw")])
def test_halt_in_the_lead_or_with_one_unit(own: int, units: int, key: str) -> None:
    """The Queen fights as well, so that nobody is made to halt."""
    state = fighting({"supporters": {"TT": units}, "bag": ["FORGE"]},
                     {"0": {"draws": 2, "strength": own}, "1": {"draws": 2, "strength": 9}})  # fmt: skip
    assert default(state) == key


@pytest.mark.rule("WW-238")
def test_the_lion_draws_by_default_where_halting_is_not_offered() -> None:
    fields = {"0": {"draws": 1, "strength": 10, "wait": True}, "1": {"draws": 1, "strength": 9}}
    state = fighting({"supporters": {"TT": 1}, "figures": {"WL08": "TT"}, "bag": ["FORGE"]}, fields)
    assert state.options(0) == ["draw", "wait"] and default(state) == "draw"


@pytest.mark.rule("WW-226")
@pytest.mark.parametrize(
    ("chip", "units", "key"),
    [("MADNESS", 1, "block"), ("MADNESS", 2, "take"), ("MADNESS_2", 5, "block"), ("POISON", 1, "block"),
     ("POISON", 2, "take")],
)  # fmt: skip
def test_block_what_would_bust_and_the_double_chip(chip: str, units: int, key: str) -> None:
    state = fighting({"supporters": {"TT": units}, "bag": [chip]}, {}, chance=[chip])
    assert default(play(state, "draw")) == key


@pytest.mark.rule("WW-214")
def test_lose_a_supporter_else_the_weakest_figure() -> None:
    own: dict[str, Any] = {"figures": {"WL05": "TT", "WL08": "TT", "WL10": "TT", "WL12": "TT"}, "bag": ["MADNESS"],
                           "shield": "cracked"}  # fmt: skip
    state = play(fighting({**own, "supporters": {"TT": 1}}, {}, chance=["MADNESS"]), "draw")
    assert default(state) == "lose:supporter"
    state = play(fighting(own, {}, chance=["MADNESS"]), "draw")
    assert state.options(0) == ["lose:WL05", "lose:WL08", "lose:WL10", "lose:WL12"]
    assert default(state) == "lose:WL10", "of two that are equally weak the first"


@pytest.mark.rule("WW-604")
@pytest.mark.parametrize(("units", "key"), [(0, "use:WL07"), (1, "none")])
def test_reduce_only_what_would_cost_all_units(units: int, key: str) -> None:
    own = {"figures": {"WL07": "TT"}, "supporters": {"TT": units}, "bag": ["MADNESS"], "shield": "cracked"}
    assert default(play(fighting(own, {}, chance=["MADNESS"]), "draw")) == key


@pytest.mark.rule("WW-005")
@pytest.mark.parametrize(
    ("strengths", "points", "key"),
    [((9, 5), (0, 7), "opponent:1"), ((5, 9), (7, 0), "opponent:2"), ((9, 9), (1, 2), "opponent:2"),
     ((9, 9), (2, 2), "opponent:1")],
)  # fmt: skip
def test_choose_the_strongest_opponent_then_the_one_with_most_points(
    strengths: tuple[int, int], points: tuple[int, int], key: str
) -> None:
    seats: list[dict[str, Any]] = [
        {"faction": "alice", "supporters": {"TT": 2}, "bag": ["FLAMINGO_W"]},
             {"faction": "queen", "supporters": {"TT": 2}, "vp": points[0]},
             {"faction": "cat", "supporters": {"TT": 2}, "vp": points[1]}]  # fmt: skip
    fighters = {"0": {"draws": 1}, "1": {**HALTED, "strength": strengths[0]}, "2": {**HALTED, "strength": strengths[1]}}
    state = battle(*seats, fighters=fighters, chance=["FLAMINGO_W"], ally_cards={"FLAMINGO": "D"})
    assert default(play(state, "draw")) == key


@pytest.mark.rule("WW-081", "WW-094", "WW-072", "WW-091")
def test_regions_by_default_are_those_with_most_own_units() -> None:
    alice = {**ALICE, "supporters": {"GF": 1, "PT": 2}}
    state = play(taking("T1-04", alice, QUEEN, CAT), "effect:UNITS:3")
    assert default(state) == "region:PT"
    state = play(taking("T1-26", {**alice, "castles": {"PT": "upright"}}, QUEEN, CAT), "effect:CASTLE")
    assert default(state) == "castle:GF"
    state = play(taking("T1-16", alice, QUEEN, CAT, market=["WL05", "WL08", "WL20"]), "effect:WONDERLANDIAN")
    assert default(state) == "card:WL08"
    state = play(taking("T1-16", alice, QUEEN, CAT, market=["WL21", "WL22"]), "effect:WONDERLANDIAN")
    assert default(state) == "card:WL21"


@pytest.mark.rule("WW-088", "WW-242", "WW-206")
def test_chips_by_default_are_those_of_the_highest_strength() -> None:
    state = play(taking("T1-19", ALICE, QUEEN, CAT), "effect:ANY:WEAK")
    assert default(state) == "chip:ROOK_W"
    drawn = ["FORGE", "ARTIFACT", "MADNESS"]
    state = fighting({"supporters": {"TT": 2}, "bag": drawn}, {"0": {"draws": 1, "extra": 2}}, chance=drawn)
    assert default(play(state, "draw")) == "play:ARTIFACT"
    own = {"figures": {"WL12": "TT"}, "exhausted": ["FORGE", "ROOK_S"]}
    seats = ({"faction": "alice", **own}, {"faction": "queen", "supporters": {"TT": 1}}, CAT)
    assert default(battle(*seats, step="start")) == "return:ROOK_S"


@pytest.mark.rule("WW-341", "WW-465", "WW-503")
def test_forge_and_discard_the_weakest_chip() -> None:
    own = {"supporters": {"TT": 1}, "active": ["ARTIFACT", "FACTION_1", "FORGE"], "quests": ["Q12"], "forge":
           [[], ["FORGE"] * 3, [], []]}  # fmt: skip
    fields = {"0": {**HALTED, "strength": 12}}
    state = play(fighting(own, fields, step="check"), "none")
    assert default(state) == "forge:FORGE:1", "track 2 is full"
    own["active"] = ["ARTIFACT", "ROOK_W", "FACTION_1"]
    state = play(fighting(own, fields, step="check", ally_cards={"ROOK": "C"}), "reveal:Q12")
    assert default(state) == "discard:FACTION_1"


@pytest.mark.rule("WW-471")
def test_a_supporter_goes_where_a_battle_is_still_to_come() -> None:
    own = {"supporters": {"TT": 1, "RK": 4, "GF": 1}, "active": ["CREATURE_W"]}
    fields = {"0": {**HALTED, "strength": 8}}
    sets = {"CREATURE": "B"}
    state = fighting(own, fields, step="check", ally_cards=sets, queue=("GF", "PT"))
    assert default(state) == "region:GF"
    assert default(fighting(own, fields, step="check", ally_cards=sets)) == "region:RK"
