"""Heroes and movement (BA-130 to BA-135), gates (BA-311 to BA-313), retreats (BA-165)."""

from __future__ import annotations

from typing import Any

import pytest

from games.battalia.table import MAP, offered, play, rule_against, seat_of, table

ROADS: dict[str, Any] = {**MAP, "x3y3": {"card": "road-bar-x"}, "x3y4": {"card": "road-emb-x"}}
GATES: dict[str, Any] = {**ROADS, "x4y3": {"card": "gate-1"}, "x4y7": {"card": "gate-3"}, "x2y3": {"card": "gate-2"}}


def hero(state: Any, name: str = "a") -> dict[str, Any]:
    found: dict[str, Any] = seat_of(state, 0)["heroes"][name]
    return found


@pytest.mark.rule("BA-130")
def test_a_hero_costs_a_weapon_and_a_supply_and_comes_to_an_own_city() -> None:
    cities = {**MAP, "x6y1": {"card": "city-emb-x", "owner": 0}}
    state = table({"hand": ["weapon-bar", "supply", "supply"]}, map=cities)
    assert sorted(offered(state, "hero")) == ["hero:x3y2", "hero:x6y1"]
    play(state, "hero:x6y1")
    assert (hero(state)["at"], hero(state, "b")["at"]) == ("x6y1", None)
    assert offered(state, "hero") == []


@pytest.mark.rule("BA-130", "BA-313")
def test_a_hero_hired_again_keeps_what_it_has_used_up() -> None:
    seat = {"hand": ["weapon-bar", "supply"], "heroes": {"a": {"at": None, "passed": True, "native": ["x3y2"]}}}
    state = play(table(seat), "hero:x3y2")
    assert (hero(state)["passed"], hero(state)["native"]) == (True, ["x3y2"])


@pytest.mark.rule("BA-131", "BA-133")
def test_a_step_needs_exits_on_both_cards() -> None:
    there = {**MAP, "x3y3": {"card": "road-bar-s", "exits": "NS"}, "x2y3": {"card": "road-bar-x"},
             "x2y2": {"card": "road-bar-s", "exits": "NS"}}  # fmt: skip
    state = table({"heroes": {"a": {"at": "x3y3", "points": 2}}}, map=there)
    assert offered(state, "step") == ["step:a:x3y2"]
    back = table({"heroes": {"a": {"at": "x3y2", "points": 2}}}, map=there)
    assert offered(back, "step") == ["step:a:x3y3"]


@pytest.mark.rule("BA-132", "BA-135", "BA-433")
@pytest.mark.parametrize(
    ("at", "left"),
    [
        ({"free": 1, "steps": 1, "points": 1}, (0, 1, 1)),
        ({"steps": 1, "points": 1}, (0, 0, 1)),
        ({"points": 2}, (0, 0, 1)),
    ],
)
def test_a_step_is_paid_by_free_squares_then_horse_steps_then_points(at: dict[str, int], left: tuple[int, ...]) -> None:
    state = play(table({"heroes": {"a": {"at": "x3y3", **at}}}, map=ROADS), "step:a:x3y4")
    assert (hero(state)["free"], hero(state)["steps"], hero(state)["points"]) == left
    native = play(
        table({"heroes": {"a": {"at": "x3y4", **at}}}, map=ROADS, options={"mode": "advanced"}), "step:a:x3y3"
    )
    assert {name: hero(native)[name] for name in at} == at, "native terrain is entered free before all else"


@pytest.mark.rule("BA-132", "BA-082")
@pytest.mark.parametrize(("card", "points", "steps"), [("supply", 1, 0), ("dust", 2, 0), ("horse-bar", 0, 3)])
def test_cards_laid_for_movement(card: str, points: int, steps: int) -> None:
    state = play(table({"hand": [card], "heroes": {"a": "x3y3"}}, map=ROADS, day=2), f"move:a:{card}")
    assert (hero(state)["points"], hero(state)["steps"]) == (points, steps)
    assert seat_of(state, 0)["laid"] == [card]
    assert offered(table({"hand": [card]}, map=ROADS), "move") == [], "only for a hero on the map"


@pytest.mark.rule("BA-312", "BA-311", "BA-313")
@pytest.mark.parametrize(
    ("at", "keys"),
    [
        ({"points": 1}, []),
        ({"points": 2}, ["gate:a:x2y3", "gate:a:x4y7"]),
        ({"steps": 3}, []),
        ({"steps": 1, "points": 1}, ["gate:a:x2y3", "gate:a:x4y7"]),
        ({"free": 1, "points": 1}, []),
        ({"points": 2, "passed": True}, []),
        ({"points": 2, "bonus_taken": True}, []),
    ],
)
def test_a_passage_costs_a_step_and_a_toll_once_a_turn(at: dict[str, Any], keys: list[str]) -> None:
    assert sorted(offered(table({"heroes": {"a": {"at": "x4y3", **at}}}, map=GATES), "gate")) == keys


@pytest.mark.rule("BA-165", "BA-542")
def test_a_retreat_visits_no_square_twice_and_ends_on_no_place_of_another_player() -> None:
    there = {
        **MAP,
        "x3y3": {"card": "road-bar-x"},
        "x3y4": {"card": "road-bar-x"},
        "x3y5": {"card": "city-emb-x", "owner": 0},
        "x2y4": {"card": "road-bar-x"},
        "x4y4": {"card": "gate-1"},
    }
    attacker = {"hand": ["weapon-bar"], "heroes": {"a": "x3y2"}}
    state = table(attacker, {"hand": ["horse-clo"], "heroes": {"a": "x3y2"}}, map=there)
    play(state, "attack:weapon-bar", "done")
    assert sorted(offered(state)) == ["retreat:a", "stay"]
    play(state, "retreat:a")
    assert sorted(offered(state, "to")) == ["to:x2y4", "to:x4y4"], "a gate may be entered; the attacker's city not"
    play(state, "to:x4y4")
    assert state.position()["seats"][1]["heroes"]["a"]["at"] == "x4y4"
    assert state.position()["pending"] == [{"frame": "main", "stack": 0}], "without result"
    assert hero(state)["at"] == "x3y2"


@pytest.mark.rule("BA-165", "BA-166")
def test_when_a_city_is_the_target_the_battle_goes_on_after_a_retreat() -> None:
    there = {**MAP, "x5y5": {"card": "road-bar-x"}, "x5y4": {"card": "road-bar-x"}, "x5y3": {"card": "road-bar-x"}}
    attacker = {"hand": ["weapon-bar", "lord-bar"], "heroes": {"a": "x5y6"}}
    defender = {"hand": ["supply", "supply", "supply"], "heroes": {"a": "x5y6"}}
    state = table(attacker, defender, map=there)
    play(state, "attack:weapon-bar", "target:city:x5y6", "add:lord-bar", "done", "retreat:a")
    assert rule_against(state, "with:a") in ("BA-156", "BA-155")
    play(state, "done")
    position = state.position()
    assert position["map"]["x5y6"]["owner"] == 0
    assert position["seats"][1]["heroes"]["a"]["at"] == "x5y3"
    assert position["seats"][1]["shelter"] == ["supply"] * 3


@pytest.mark.rule("BA-165", "BA-369")
@pytest.mark.parametrize(("owner", "ends"), [(3, True), (1, True), (0, False), (2, False), (None, True)])
def test_a_retreat_may_end_in_an_own_an_allied_or_a_neutral_city(owner: int | None, ends: bool) -> None:
    there = {
        "x1y1": {"card": "city-bar-x", "owner": 0},
        "x4y4": {"card": "road-bar-x"},
        "x4y5": {"card": "road-bar-s", "exits": "NS"},
        "x4y6": {"card": "road-bar-s", "exits": "NS"},
        "x4y7": {"card": "city-emb-x", "owner": owner, "strength": 4 if owner is None else 0},
    }
    rows = [{"hand": ["weapon-bar"], "heroes": {"a": "x4y4"}}, {"hand": ["horse-clo"], "heroes": {"a": "x4y4"}}, {}, {}]
    state = table(*rows, map=there, options={"mode": "basic", "alliances": True})
    for key in ("attack:weapon-bar", "done"):
        state.choose(0, key)
    assert ("retreat:a" in state.options(1)) is ends
