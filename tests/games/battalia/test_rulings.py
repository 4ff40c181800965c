"""Rulings (BA-530 to BA-570), each with a case of its own unless it stands with its chapter."""

from __future__ import annotations

from typing import Any

import pytest

from games.battalia.table import MAP, cell, offered, play, rule_against, seat_of, table, told
from rulewright.games.battalia.content import terrain_of
from rulewright.games.battalia.ids import FACTIONS, TERRAIN_CARDS

GATES = {**MAP, "x4y1": {"card": "gate-2"}, "x4y7": {"card": "gate-1"}}


@pytest.mark.rule("BA-530", "BA-310")
def test_the_gates_have_the_numbers_of_the_factions() -> None:
    terrain = [FACTIONS[terrain_of(TERRAIN_CARDS.index(f"gate-{number}"))] for number in range(1, 7)]
    assert terrain == ["bar", "clo", "emb", "isl", "wol", "sun"]
    at_home = {"hand": ["supply"], "heroes": {"a": {"at": "x4y1", "points": 1}}}
    state = table(at_home, map=GATES, options={"mode": "advanced"})
    assert offered(state, "gate") == ["gate:a:x4y7"], "the toll alone: gate 1 is native to the Baerfolk"
    foreign = table({"faction": "emb", **at_home}, map=GATES, options={"mode": "advanced"})
    assert offered(foreign, "gate") == []


@pytest.mark.rule("BA-535", "BA-343")
@pytest.mark.parametrize(
    ("markets", "at", "keys"),
    [
        ({"x3y3": [0]}, "x3y3", ["trade:horse-bar"]),
        ({"x3y3": [0], "x5y5": [0]}, "x5y5", ["trade:dust", "trade:horse-bar"]),
        ({"x3y3": [0], "x5y5": [0]}, "x3y2", []),
        ({"x3y3": [1, 1]}, "x3y3", []),
        ({"x3y3": [0, 1, 1], "x5y5": []}, "x3y3", ["trade:horse-bar"]),
    ],
)
def test_star_dust_needs_two_marketplaces_and_a_hero_on_one_of_them(
    markets: dict[str, list[int]], at: str, keys: list[str]
) -> None:
    roads = {square: {"card": "road-bar-x", "markets": seats} for square, seats in markets.items()}
    seat = {"hand": ["horse-bar", "supply", "supply"], "heroes": {"a": at}}
    assert sorted(offered(table(seat, map={**MAP, **roads}), "trade")) == keys


@pytest.mark.rule("BA-344", "BA-081")
def test_what_a_trade_brings_comes_to_hand_and_is_not_traded_again_this_turn() -> None:
    roads = {"x3y3": {"card": "road-bar-x", "markets": [0, 0]}}
    seat = {"hand": ["horse-bar", "chest", "supply", "supply"], "heroes": {"a": "x3y3"}}
    state = play(table(seat, map={**MAP, **roads}), "trade:horse-bar")
    assert seat_of(state, 0)["hand"] == ["supply", "supply", "chest", "chest"]
    assert state.position()["pool"]["horse"][-1] == "horse-bar"
    play(state, "trade:chest:tool")
    assert seat_of(state, 0)["hand"] == ["tool-bar", "supply", "supply", "chest"]
    assert offered(state, "trade") == ["trade:dust"], "the chest and the Tool are of this turn"
    play(state, "trade:dust")
    assert seat_of(state, 0)["hand"] == ["tool-bar", "dust", "chest"]


@pytest.mark.rule("BA-552", "BA-115")
def test_a_conquest_ignores_the_distance_between_cities() -> None:
    there = {**MAP, "x3y3": {"card": "city-emb-s", "owner": 1}}
    state = table({"hand": ["weapon-bar", "lord-bar"], "heroes": {"a": "x3y3"}}, map=there)
    play(state, "attack:weapon-bar", "add:lord-bar", "done", "done")
    assert cell(state, "x3y3")["owner"] == 0
    builder = table(
        {"hand": ["lord-bar", "lord-bar", "lord-clo"]}, map={**MAP, "x3y3": {"card": "city-emb-s", "owner": 1}}
    )
    assert offered(builder, "city") == [], "all squares of the network touch a city"


@pytest.mark.rule("BA-553", "BA-162")
def test_a_starting_city_can_be_lost() -> None:
    state = table({"hand": ["weapon-bar", "lord-bar"], "heroes": {"a": "x5y6"}})
    play(state, "attack:weapon-bar", "add:lord-bar", "done", "done")
    assert cell(state, "x5y6")["owner"] == 0
    assert state.position()["seats"][1]["heroes"]["a"]["at"] is None


@pytest.mark.rule("BA-556", "BA-165")
@pytest.mark.parametrize(
    ("hand", "keys"),
    [
        (["supply"] * 2, []),
        (["supply"] * 3, ["retreat:a"]),
        (["dust", "supply"], ["retreat:a"]),
        (["horse-clo"], ["retreat:a"]),
    ],
)
def test_native_terrain_makes_no_retreat_cheaper_or_shorter(hand: list[str], keys: list[str]) -> None:
    road = {"card": "road-clo-x"}
    there: dict[str, Any] = {**MAP, **{f"x3y{y}": road for y in (3, 4, 5)}, "x2y5": {"card": "road-clo-x"}}
    there["x3y2"] = {"card": "city-clo-x", "owner": 1}
    attacker = {"hand": ["weapon-bar"], "heroes": {"a": "x3y2"}}
    state = table(attacker, {"hand": hand, "heroes": {"a": "x3y2"}}, map=there, options={"mode": "advanced"})
    play(state, "attack:weapon-bar", "target:heroes:x3y2:1", "done")
    assert offered(state, "retreat") == keys
    if keys:
        play(state, "retreat:a")
        while state.position()["pending"][-1]["frame"] == "path":
            play(state, state.options(1)[0])
        assert seat_of(state, 1)["heroes"]["a"]["at"] == "x3y5", "three squares, each counted"
        assert seat_of(state, 1)["shelter"] == sorted(hand, reverse=True)


@pytest.mark.rule("BA-563", "BA-170")
@pytest.mark.parametrize(
    ("own", "level"),
    [([], 6), ([6], 5), ([6, 5], 5), ([6, 5, 5], 4), ([5, 5], 6)],
)
def test_the_level_of_a_conquered_capital(own: list[int], level: int) -> None:
    squares = ("x2y1", "x4y1", "x6y1")
    cities = {
        square: {"card": "city-bar-x", "owner": 0, "level": high} for square, high in zip(squares, own, strict=False)
    }
    there = {**cities, "x3y6": {"card": "city-emb-x", "owner": 1, "level": 6}}
    seat = {"hand": ["weapon-bar", "king-bar", "lord-bar"], "heroes": {"a": "x3y6"}}
    state = play(table(seat, map=there), "attack:weapon-bar", "add:king-bar", "add:lord-bar", "done", "done")
    assert (cell(state, "x3y6")["owner"], cell(state, "x3y6")["level"]) == (0, level)


@pytest.mark.rule("BA-568")
def test_a_decision_with_one_option_is_not_asked_and_leaves_no_entry() -> None:
    state = play(table({"hand": ["supply", "supply", "supply"]}), "hire:chief")
    assert [entry["choice"] for entry in state.record() if "choice" in entry] == ["hire:chief"]
    assert sorted(offered(state)) == ["hire:freeman", "pass"]
    alone = play(table({}, {}), "pass")
    assert offered(alone) == ["keep"], "the start of a turn is always asked"
    opening = play(table({"hand": ["weapon-bar"], "heroes": {"a": "x5y6"}}), "attack:weapon-bar")
    assert offered(opening) == ["done"], "so is a battle"
    play(opening, "done")
    assert offered(opening) == ["done"]


@pytest.mark.rule("BA-549", "BA-057", "BA-195")
def test_a_lit_tent_takes_two_cards() -> None:
    state = play(table({"hand": ["tent-bar", "lord-bar", "chest"]}, day=4), "tent:tent-bar", "station:lord-bar")
    assert sorted(offered(state)) == ["done", "station:chest"]
    play(state, "station:chest")
    assert seat_of(state, 0)["tents"][0]["cards"] == ["lord-bar", "chest"]


@pytest.mark.rule("BA-554", "BA-435", "BA-425", "BA-546")
def test_bilkarr_stands_still_on_his_first_day() -> None:
    options = {"mode": "basic", "neutral_bilkarr": True, "neutral_metamorphia": True}
    state = play(table({}, {}, map=GATES, options=options, day=7, team=1, chance=[3, 2, 6, 1]), "pass")
    position = state.position()
    assert (position["metamorphia"], position["bilkarr"]["at"], position["bilkarr"]["wait"]) == ("x4y1", "x4y7", False)
    play(state, "keep", "pass", "keep", "pass")
    assert state.position()["bilkarr"]["at"] == "x6y5"


@pytest.mark.rule("BA-533", "BA-328", "BA-534")
def test_storm_eight_copies_fate_but_not_the_wandering_lord() -> None:
    seat = {"heroes": {"a": {"at": "x4y1", "points": 2}}}
    storm = {"top": [8], "played": [2, 5, 12]}
    state = play(table(seat, map=GATES, storm=storm, fate=["blind", "twin"]), "gate:a:x4y7")
    assert sorted(offered(state)) == ["copy:12", "copy:5"]
    play(state, "copy:5", "option:b")
    assert seat_of(state, 0)["hand"] == ["dust"]
    assert state.position()["storm"]["played"] == [2, 5, 8, 12]


@pytest.mark.rule("BA-540", "BA-161", "BA-163")
def test_an_attack_on_heroes_in_a_city_meets_no_level_and_conquers_nothing() -> None:
    there = {**MAP, "x5y6": {"card": "city-emb-x", "owner": 1, "level": 4}}
    state = table({"hand": ["weapon-bar"], "heroes": {"a": "x5y6"}}, {"heroes": {"a": "x5y6"}}, map=there)
    state.listen()
    play(state, "attack:weapon-bar", "target:heroes:x5y6:1", "done", "done")
    assert told(state, "battle-won") == [[0, 2, 0]]
    assert seat_of(state, 1)["heroes"]["a"]["at"] is None
    assert cell(state, "x5y6")["owner"] == 1


@pytest.mark.rule("BA-550", "BA-130", "BA-263", "BA-288")
@pytest.mark.parametrize("weapon", ["weapon-bar", "sword", "shield", "arrow"])
def test_every_weapon_hires_a_hero(weapon: str) -> None:
    state = play(table({"hand": [weapon, "supply"]}), "hero:x3y2")
    assert seat_of(state, 0)["heroes"]["a"]["at"] == "x3y2"
    assert sorted(seat_of(state, 0)["laid"]) == sorted([weapon, "supply"])


@pytest.mark.rule("BA-411", "BA-130")
def test_a_hero_of_a_player_without_a_city_comes_to_a_gate_or_to_ruins() -> None:
    gates = {square: at for square, at in GATES.items() if square != "x3y2"}
    hand = {"hand": ["weapon-bar", "supply"]}
    assert sorted(offered(table(hand, map=gates), "hero")) == ["hero:x4y1", "hero:x4y7"]
    ruins = {"x5y6": MAP["x5y6"], "x4y4": {"card": "ruins", "strength": 8}}
    assert offered(table(hand, map=ruins, options={"mode": "basic", "gates": False}), "hero") == ["hero:x4y4"]


@pytest.mark.rule("BA-513", "BA-531", "BA-283")
@pytest.mark.parametrize(
    ("card", "left", "dust"), [("twin", 12, 2), ("twin", 1, 1), ("blind", 12, 1), ("chosen", 12, 1), ("twin", 0, 0)]
)
def test_star_dust_of_the_fate_cards(card: str, left: int, dust: int) -> None:
    pending = [
        {"frame": "main", "stack": 0},
        {"frame": "fate", "stack": 0, "card": card, "to": "shelter", "stage": "option"},
    ]
    others = [name for name in ("twin", "blind", "chosen") if name != card]
    state = play(table({}, pending=pending, fate=others, pool={"dust": left}), "option:b")
    assert seat_of(state, 0)["shelter"] == ["dust"] * dust
    assert sorted(state.position()["fate"]) == ["blind", "chosen", "twin"]


@pytest.mark.rule("BA-408", "BA-407", "BA-405")
@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ([4], [3, 1], [0]),
        ([3, 1], [2, 2], [0]),
        ([2, 2], [3, 1], [1]),
        ([1, 1], [1, 1], [0, 1]),
        ([6], [5, 1], [0]),
        ([5], [4, 1], [0]),
        ([1], [2], [1]),
    ],
)
def test_who_wins_with_equal_points(first: list[int], second: list[int], winners: list[int]) -> None:
    rows = {0: ("x2y1", "x4y1"), 1: ("x2y7", "x4y7")}
    there = {
        rows[seat][at]: {"card": "city-bar-x" if seat else "city-clo-x", "owner": seat, "level": level}
        for seat, levels in ((0, first), (1, second))
        for at, level in enumerate(levels)
    }
    state = play(table({}, {}, map=there, week=8, day=7, team=1), "pass")
    assert state.result is not None
    assert (state.result["winners"], state.result["reason"]) == (winners, "weeks")
    assert state.result["scores"] == [sum(first), sum(second)]


@pytest.mark.rule("BA-408")
@pytest.mark.parametrize(
    ("fields", "winner"), [({"heroes": {"a": "x2y1"}}, 0), ({"shelter": ["chest"]}, 0), ({}, None)]
)
def test_heroes_and_cards_break_the_last_ties(fields: dict[str, Any], winner: int | None) -> None:
    there = {"x2y1": {"card": "city-bar-x", "owner": 0}, "x2y7": {"card": "city-clo-x", "owner": 1}}
    state = play(table(fields, {}, map=there, week=8, day=7, team=1), "pass")
    assert state.result is not None
    assert state.result["winners"] == ([0, 1] if winner is None else [winner])


@pytest.mark.rule("BA-559", "BA-447")
def test_the_cards_of_a_cancelled_line_are_spent() -> None:
    options = {"mode": "basic", "neutral_bilkarr": True}
    state = table({"hand": ["supply", "supply"]}, {}, options=options, elixirs={"coldbreath": {"owner": 1}})
    play(state, "hire:chief")
    assert sorted(state.options(1)) == ["cancel", "let"]
    play(state, "cancel")
    assert (seat_of(state, 0)["laid"], seat_of(state, 0)["shelter"]) == (["supply", "supply"], [])
    assert state.position()["elixirs"]["coldbreath"] == {"owner": 1, "day": 1, "spent": True, "target": None}
    assert rule_against(state, "hire:freeman") == "BA-100"
