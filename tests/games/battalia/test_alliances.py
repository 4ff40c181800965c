"""Alliances (BA-360 to BA-372): teams that act at the same time, one attacker at a time, what allies do not share."""

from __future__ import annotations

from typing import Any

import pytest

from games.battalia.table import GAME, offered, seat_of, table
from rulewright import State

TEAMS = {"mode": "basic", "alliances": True}
CROSSING = {"card": "road-bar-x"}
PLACES: dict[str, Any] = {
    "x1y1": {"card": "city-bar-x", "owner": 0},
    "x7y1": {"card": "city-emb-x", "owner": 2},
    "x4y4": {"card": "city-clo-x", "owner": 1, "level": 2},
    "x4y5": {"card": "road-emb-x"},
    "x6y6": {"card": "city-isl-x", "owner": 3},
}


def teams(*seats: dict[str, Any], **fields: Any) -> State:
    """Seats 0 and 2 act, against 1 and 3."""
    given = [*seats, *({} for _ in range(4 - len(seats)))]
    options = fields.pop("options", TEAMS)
    return table(*given, **{"map": PLACES, "options": options, **fields})


@pytest.mark.rule("BA-363", "BA-364")
def test_members_act_at_the_same_time_but_not_while_one_has_a_line_in_progress() -> None:
    row = {"hand": ["lord-bar", "lord-bar", "lord-clo", "supply", "supply"]}
    state = teams(row, {}, {**row, "faction": "emb"})
    assert list(state.waiting) == [0, 2]
    state.choose(0, "acquire:horse")
    assert list(state.waiting) == [0], "until the line is paid the ally waits"
    refusal = state.why_not(2, "acquire:tool")
    assert refusal is not None
    assert refusal.rule == "BA-364"
    state.choose(0, "lay:lord-bar")
    assert list(state.waiting) == [0, 2]
    state.choose(2, "hire:chief")
    assert seat_of(state, 2)["laid"] == ["supply", "supply"]


@pytest.mark.rule("BA-537", "BA-365", "BA-364")
def test_different_defenders_are_in_battle_at_the_same_time_but_each_only_once() -> None:
    weapon = {"hand": ["weapon-bar", "lord-bar"], "heroes": {"a": "x4y4"}}
    ally = {"hand": ["weapon-emb", "supply"], "heroes": {"a": "x4y5"}}
    defenders = {"heroes": {"b": "x4y5"}}
    state = teams(weapon, defenders, ally, defenders)
    for key in ("attack:weapon-bar", "add:lord-bar", "done"):
        state.choose(0, key)
    assert 1 in state.waiting
    assert 2 in state.waiting, "a battle does not hold up the ally"
    state.choose(2, "attack:weapon-emb")
    assert [frame["defender"] for frame in state.position()["pending"] if frame["frame"] == "battle"] == [1, 3]
    state.choose(2, "done")
    assert state.waiting == (1, 3)
    state.choose(3, "done")
    assert seat_of(state, 3)["heroes"]["b"]["at"] is None
    assert [frame["defender"] for frame in state.position()["pending"] if frame["frame"] == "battle"] == [1]


@pytest.mark.rule("BA-365", "BA-151")
def test_the_second_attack_on_a_player_waits_until_the_first_is_over() -> None:
    weapon = {"hand": ["weapon-bar"], "heroes": {"a": "x4y4"}}
    ally = {"hand": ["weapon-emb"], "heroes": {"a": "x4y5"}}
    state = teams(weapon, {"heroes": {"b": "x4y5"}}, ally)
    assert offered(state, "attack") == ["attack:weapon-bar"]
    assert "attack:weapon-emb" in state.options(2)
    state.choose(0, "attack:weapon-bar")
    assert "attack:weapon-emb" not in state.options(2)
    state.choose(0, "done")
    state.choose(0, "done")
    assert "attack:weapon-emb" in state.options(2)


@pytest.mark.rule("BA-069", "BA-365")
def test_with_alliances_a_defender_draws_at_once_after_the_battle() -> None:
    weapon = {"hand": ["weapon-bar"], "heroes": {"a": "x4y4"}}
    state = teams(weapon, {"hand": ["lord-clo"], "nation": ["supply"] * 8})
    state.choose(0, "attack:weapon-bar")
    state.choose(0, "done")
    state.choose(0, "done")
    assert seat_of(state, 1)["hand"] == ["lord-clo", *["supply"] * 5]
    assert not seat_of(state, 1)["defended"]


@pytest.mark.rule("BA-370", "BA-368")
def test_allies_see_no_more_of_each_other_than_everybody() -> None:
    hidden = {"hand": ["lord-bar"], "nation": ["chest"], "ambush": ["horse-bar"]}
    tent = {"nr": 1, "tent": "tent-bar", "cards": ["king-bar"]}
    state = teams({**hidden, "tents": [tent]}, {}, {}, {}, tents_made=1)
    for viewer in (2, 1, None):
        row = state.view(viewer)["seats"][0]
        assert (row["hand"], row["nation"], row["ambush"], row["tents"][0]["cards"]) == (1, 1, 1, 1)
    assert state.view(0)["seats"][0]["hand"] == ["lord-bar"]
    assert state.options(2) == ["pass"], "talk is no decision: nothing is given, shown or asked"


@pytest.mark.rule("BA-369")
def test_allies_do_not_build_on_each_other_nor_raise_each_other() -> None:
    hand = {"hand": ["lord-bar", "lord-bar", "queen-bar", "weapon-bar", "supply"], "heroes": {"a": "x7y1"}}
    state = teams(hand)
    assert offered(state, "upgrade") == ["upgrade:x1y1:4"]
    assert offered(state, "hero") == ["hero:x1y1"]
    assert offered(state, "attack") == []


@pytest.mark.rule("BA-371")
@pytest.mark.parametrize(("limit", "declared", "keys"), [(True, 1, 1), (True, 2, 0), (False, 2, 1)])
def test_the_team_of_three_makes_two_attacks_a_turn_with_the_limit(limit: bool, declared: int, keys: int) -> None:
    row = {"hand": ["weapon-bar"], "heroes": {"a": "x4y4"}}
    options = {**TEAMS, "attack_limit": limit}
    there = {"x4y4": {"card": "city-clo-x", "owner": 1}, "x1y4": {"card": "city-bar-x", "owner": 0}}
    state = table(row, {}, {}, {}, {}, map=there, options=options, attacks=declared)
    assert len(offered(state, "attack")) == keys
    two = table(
        {}, row, {}, {}, {}, map={"x4y4": {"card": "city-bar-x", "owner": 0}}, options=options, team=1, attacks=2
    )
    assert "attack:weapon-bar" in two.options(1)


@pytest.mark.rule("BA-360", "BA-002")
@pytest.mark.parametrize(("players", "on"), [(2, False), (3, False), (4, True), (5, True), (6, True)])
def test_alliances_are_the_standard_from_four_players_on(players: int, on: bool) -> None:
    assert GAME.new(players=players, seed="standard").position()["options"]["alliances"] is on


@pytest.mark.rule("BA-366", "BA-363")
def test_who_has_passed_has_a_new_hand_while_the_ally_goes_on() -> None:
    state = teams({"hand": ["chest"], "nation": ["supply"] * 6}, {}, {"hand": ["supply"]})
    state.choose(0, "pass")
    assert seat_of(state, 0)["hand"] == ["supply"] * 6
    assert state.waiting == (2,)
    state.choose(2, "pass")
    assert set(state.waiting) == {1, 3}


@pytest.mark.rule("BA-401", "BA-402", "BA-403", "BA-400")
def test_a_team_of_two_ends_the_game_with_nine_great_cities() -> None:
    squares = [f"x{x}y{y}" for y in (1, 3, 5, 7) for x in (1, 3, 5, 7)]
    lords = {"hand": ["lord-bar", "lord-bar"]}
    for mine, over in ((4, False), (5, True)):
        cities = {
            square: {"card": "city-bar-x" if at < mine else "city-emb-x", "owner": 0 if at < mine else 2, "level": 4}
            for at, square in enumerate(squares[: mine + 3])
        }
        last = {squares[mine + 3]: {"card": "city-emb-t", "owner": 0, "level": 3, "exits": "NES"}}
        state = teams(lords, map={**cities, **last}, pool={"lord": []})
        state.choose(0, f"upgrade:{squares[mine + 3]}:4")
        assert state.over is over
        if over:
            assert state.result is not None
            assert (state.result["reason"], state.position()["end"]["seat"]) == ("cities", 0)
            assert state.result["winners"] == [0, 2]
