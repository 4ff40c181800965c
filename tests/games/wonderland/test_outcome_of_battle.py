"""Outcome of a battle (WW-300 to WW-315): places, ties and rewards that no worked example shows."""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderland.table import battle, play, rule_against, seat_of
from rulewright import State

FACTIONS = ("alice", "hatter", "queen", "jabberwock", "cat")


def outcome(*strengths: int | None, fields: dict[int, dict[str, Any]] | None = None, **more: Any) -> State:
    """All have halted with so much strength; None is bust. The battle is in the Tumtum Trees, worth 4, 6 and 8."""
    seats = [
        {"faction": FACTIONS[at], "supporters": {"TT": 0 if value is None else 1}, **(fields or {}).get(at, {})}
        for at, value in enumerate(strengths)
    ]
    fighters = {
        str(at): {"status": "bust"} if value is None else {"status": "halted", "strength": value}
        for at, value in enumerate(strengths)
    }
    return battle(*seats, fighters=fighters, step="check", **{"round": 3, **more})


def points(state: State) -> list[int]:
    return [part["vp"] for part in (state.result or {})["parts"]]


def castles(state: State) -> list[int]:
    return [len(seat["castles"]) for seat in state.position()["seats"]]


@pytest.mark.rule("WW-301", "WW-303", "WW-305", "WW-306", "WW-308", "WW-615")
@pytest.mark.parametrize(
    ("strengths", "gained"),
    [
        ((9, 4, 2), [8, 4, 0]),
        ((9, 4, 4), [8, 2, 2]),
        ((9, 4, 4, 4), [8, 2, 2, 2]),
        ((9, 4, 4, 4, 4), [8, 1, 1, 1, 1]),
        ((9, None, 0), [8, 0, 4]),
        ((None, None, 0), [0, 0, 8]),
        ((None, None, None), [0, 0, 0]),
        ((0, 7, 3, 7 - 1, 1), [0, 8, 0, 4, 0]),
    ],
)
def test_first_place_gets_the_points_second_place_half_and_ties_share(
    strengths: tuple[int | None, ...], gained: list[int]
) -> None:
    state = outcome(*strengths)
    assert points(state) == gained
    assert castles(state) == [1 if number == 8 else 0 for number in gained]


@pytest.mark.rule("WW-305", "WW-303")
@pytest.mark.parametrize(("token", "second", "shared"), [("ST2", 4, 2), ("ST5", 5, 3), ("ST4", 5, 3)])
def test_halves_and_shares_are_rounded_up(token: str, second: int, shared: int) -> None:
    scoring = {"TT": token}
    assert points(outcome(9, 4, 2, scoring=scoring))[1] == second
    assert points(outcome(9, 4, 4, scoring=scoring))[1:] == [shared, shared]


@pytest.mark.rule("WW-301")
@pytest.mark.parametrize(("number", "value"), [(1, 4), (2, 6), (3, 8)])
def test_the_token_has_a_number_for_each_round(number: int, value: int) -> None:
    state = outcome(9, 4, 2, fields={2: {"supporters": {"TT": 1, "RK": 1}}, 0: {"supporters": {"TT": 1, "RK": 1}}},
                    round=number, queue=("RK",))  # fmt: skip
    assert [seat["vp"] for seat in state.position()["seats"]] == [value, value // 2, 0]


@pytest.mark.rule("WW-304", "WW-615", "WW-600")
def test_tied_winners_choose_in_secret_points_or_a_castle_and_nobody_is_second() -> None:
    state = outcome(7, 7, 7, 3, fields={2: {"castles": {"TT": "upright"}}})
    assert state.waiting == (0, 1), "who has a castle here takes the points without asking"
    assert state.options(0) == ["vp", "castle"]
    state.choose(0, "castle")
    assert state.view(1)["pending"][-1]["answers"] == {"0": None, "2": None}
    assert castles(state) == [0, 0, 1, 0]
    state.choose(1, "vp")
    assert points(state) == [0, 8, 8, 0] and castles(state) == [1, 0, 1, 0]


@pytest.mark.rule("WW-304")
@pytest.mark.parametrize(("forged", "token", "default"), [(0, "ST1", "vp"), (0, "ST2", "vp"), (3, "ST3", "castle"),
                                                          (1, "ST1", "castle")])  # fmt: skip
def test_by_default_a_castle_is_taken_where_it_is_worth_about_as_much(forged: int, token: str, default: str) -> None:
    """ST1 is worth 6 in round III, ST2 7, ST3 8; a castle 3, and more with forge track 4."""
    seat = {"forge": [[], [], [], ["FACTION_1"] * forged]}
    state = outcome(7, 7, 3, fields={0: seat}, scoring={"TT": token})
    pending = state.decision(0)
    assert pending is not None and pending.default == default


@pytest.mark.rule("WW-307", "WW-203", "WW-310", "WW-566")
def test_an_uncontested_region_gives_points_or_a_castle_and_its_figures_act() -> None:
    figures = {"WL05": "TT", "WL06": "TT", "WL09": "TT", "WL11": "TT"}
    alice = {"faction": "alice", "figures": figures, "quests": ["Q12"], "active": [], "vp": 0}
    others = ({"faction": "queen", "supporters": {"RK": 1}}, {"faction": "cat", "supporters": {"RK": 1}})

    def start(**more: Any) -> State:
        return battle({**alice, **more}, *others, step="start", queue=("RK",), round=2)

    state = start()
    assert state.waiting == (0,) and state.options(0) == ["vp", "castle"], "nobody wagers, nobody draws"
    play(state, "vp")
    assert seat_of(state, 0)["vp"] == 6 + 3 + 1 and state.asked is not None and state.asked.name == "gryphon"
    state = play(start(), "castle")
    assert state.options(0) == [f"castle:{region}" for region in ("RK", "GF", "TT", "PT", "NM")]
    play(state, "castle:PT")
    assert seat_of(state, 0)["castles"] == {"PT": "upright"} and seat_of(state, 0)["vp"] == 3 + 1
    state = start(castles={"TT": "upright"})
    assert seat_of(state, 0)["vp"] == 6 + 3 + 1, "with a castle here only the points, unasked"


@pytest.mark.rule("WW-310", "WW-566", "WW-309", "WW-302")
def test_the_walrus_moves_the_castle_of_a_winner_also_from_where_one_stands() -> None:
    walrus = {"figures": {"WL05": "TT"}, "supporters": {"TT": 1}}
    state = outcome(9, 4, 2, fields={0: {**walrus, "castles": {"TT": "upright", "RK": "upright"}}})
    assert state.options(0) == ["castle:GF", "castle:PT", "castle:NM"] and rule_against(state, "castle:TT") == "WW-310"
    play(state, "castle:NM")
    assert points(state)[0] == 8 + 3 and castles(state)[0] == 3
    everywhere = {region: "upright" for region in ("RK", "GF", "TT", "PT", "NM")}
    assert points(outcome(9, 4, 2, fields={0: {**walrus, "castles": everywhere}}))[0] == 11
    tied = outcome(9, 9, 2, fields={0: walrus})
    play(tied, "castle", "castle")
    assert points(tied)[0] == 0 and tied.position()["seats"][0]["castles"] == {"TT": "upright"}


@pytest.mark.rule("WW-311", "WW-503", "WW-459")
def test_end_abilities_come_in_an_order_of_choice_and_love_of_learning_before_roses_changes_them() -> None:
    alice = {"abilities": ["AL-3"], "active": ["ROSE_W", "ROSE_S", "WL23"], "figures": {"WL06": "TT", "WL09": "TT"}}
    state = outcome(9, 4, 2, fields={0: alice})
    assert state.position()["seats"][0]["vp"] == 8 + 1, "Humpty Dumpty is not asked"
    assert state.options(0) == ["use:AL-3", "use:WL06", "use:WL23", "use:ROSE"]
    pending = state.decision(0)
    assert pending is not None and pending.default == "use:AL-3"
    play(state, "use:AL-3", "chip:ROSE_S", "use:ROSE")
    assert state.position()["seats"][0]["vp"] == 9 + 1
    state = play(outcome(9, 4, 2, fields={0: alice}), "use:ROSE")
    assert state.position()["seats"][0]["vp"] == 9 + 2
    without = outcome(9, 4, 2, fields={0: {**alice, "abilities": []}})
    assert without.position()["seats"][0]["vp"] == 9 + 2 and without.options(0) == ["use:WL06", "use:WL23"]


@pytest.mark.rule("WW-300", "WW-613", "WW-015")
def test_within_a_step_players_act_in_the_order_of_its_start() -> None:
    """The Queen has fewest points; what she gains by forging does not move her back."""
    queen = {"supporters": {"TT": 1}, "active": ["FORGE", "FACTION_1"], "forge": [["FACTION_1"] * 2, [], [], []]}
    hatter = {"supporters": {"TT": 1}, "active": ["FORGE"], "vp": 3}
    state = outcome(8, 7, 6, fields={1: hatter, 2: queen, 0: {"vp": 9, "active": ["FORGE"]}})
    assert state.waiting == (2,)
    play(state, "forge:FACTION_1:1")
    assert state.position()["seats"][2]["vp"] == 4 and state.waiting == (1,)
    play(state, "stop")
    assert state.waiting == (0,)


@pytest.mark.rule("WW-314", "WW-313")
def test_units_stay_and_active_chips_are_exhausted_after_the_battle() -> None:
    fields: dict[int, dict[str, Any]] = {
        0: {"supporters": {"TT": 2, "RK": 1}, "active": ["FACTION_1"]},
        2: {"supporters": {"TT": 3, "RK": 1}},
    }
    state = outcome(8, 4, 3, fields=fields, queue=("RK",))
    assert [seat["supporters"]["TT"] for seat in state.position()["seats"]] == [2, 1, 3]
    assert seat_of(state, 0)["exhausted"] == ["FACTION_1"]


@pytest.mark.rule("WW-362", "WW-363", "WW-553", "WW-608")
@pytest.mark.parametrize(
    ("strengths", "wager", "grin", "asked", "shards"),
    [
        ((9, 4), "alice", False, "chip:SOLDIER_W", 0),
        ((9, 4), "hatter", False, None, 1),
        ((7, 7), "alice", False, None, 0),
        ((None, None), "alice", False, None, 1),
        ((9, 4), "alice", True, "chip:SOLDIER_S", 0),
        ((9, 4), "hatter", True, None, 0),
    ],
)
def test_a_right_wager_gives_a_chip_a_wrong_one_a_shard_and_a_tie_nothing(
    strengths: tuple[int | None, ...], wager: str, grin: bool, asked: str | None, shards: int
) -> None:
    units = [0 if value is None else 1 for value in strengths]
    seats = [{"faction": name, "supporters": {"TT": unit}} for name, unit in zip(FACTIONS, units, strict=False)]
    cat = {"faction": "cat", "abilities": ["CC-4"] if grin else []}
    fighters = {
        str(at): {"status": "bust"} if value is None else {"status": "halted", "strength": value}
        for at, value in enumerate(strengths)
    }
    state = battle(*seats, cat, fighters=fighters, step="check", round=3, fight={"wagers": {"2": wager}})
    while state.asked is not None and state.asked.name == "vp_or_castle" and not state.over:
        play(state, "vp")
    if asked is not None:
        assert state.options(2)[0] == asked
        play(state, asked)
        assert state.position()["seats"][2]["bag"] == [asked.split(":")[1]]
    assert (state.result or {})["parts"][2]["shards"] == -shards


@pytest.mark.rule("WW-553", "WW-364")
def test_the_cat_takes_a_weak_chip_where_no_strong_one_is_left() -> None:
    seats = [{"faction": name, "supporters": {"TT": 1}} for name in FACTIONS[:2]]
    cat = {"faction": "cat", "abilities": ["CC-4"]}
    fighters = {"0": {"status": "halted", "strength": 9}, "1": {"status": "halted", "strength": 4}}
    none_left = {f"{ally}_S": 0 for ally in ("SOLDIER", "FLAMINGO", "ROSE", "CREATURE", "ROOK")}
    state = battle(*seats, cat, fighters=fighters, step="check", fight={"wagers": {"2": "alice"}}, supply=none_left)
    assert state.options(2)[-1] == "chip:FORGE"


@pytest.mark.rule("WW-311", "WW-471")
def test_each_mousetrap_is_used_and_other_abilities_follow_it() -> None:
    alice = {"active": ["WL23", "WL23"], "figures": {"WL06": "TT"}, "wonderlandians": ["WL06", "WL23"]}
    state = outcome(8, 4, 3, fields={0: alice})
    assert state.options(0) == ["use:WL06", "use:WL23"]
    play(state, "use:WL23", "region:GF")
    assert state.options(0) == ["use:WL06", "use:WL23"], "the other one"
    play(state, "use:WL23", "none")
    assert state.asked is not None and state.asked.name == "gryphon"
    play(state, "stay")
    assert state.over and state.position()["seats"][0]["supporters"]["GF"] == 1


@pytest.mark.rule("WW-311", "WW-468")
def test_after_creature_b_the_next_player_uses_abilities_as_well() -> None:
    fields: dict[int, dict[str, Any]] = {
        0: {"active": ["CREATURE_W"], "supporters": {"TT": 1}, "vp": 0},
        1: {"figures": {"WL06": "TT"}, "vp": 9, "supporters": {"TT": 1}},
    }
    state = outcome(4, 9, 2, fields=fields, ally_cards={"CREATURE": "B"})
    assert state.waiting == (0,)
    play(state, "region:RK")
    assert state.waiting == (1,) and state.asked is not None and state.asked.name == "gryphon"
