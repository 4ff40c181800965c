"""Time (BA-050 to BA-057): days, weeks, and what happens when one begins."""

from __future__ import annotations

from typing import Any

import pytest

from games.battalia.table import MAP, offered, play, seat_of, table, told
from rulewright import State

BILKARR = {"mode": "basic", "neutral_bilkarr": True}
TEAMS = {"mode": "basic", "alliances": True}


def turns(state: State, number: int) -> list[tuple[int, tuple[int, ...]]]:
    """So many turns, in which everybody passes: the day and who acted."""
    found = []
    for _ in range(number):
        acting = state.waiting
        found.append((state.position()["day"], acting))
        for seat in acting:
            for key in ("keep", "pass"):
                if key in state.options(seat):
                    state.choose(seat, key)
    return found


@pytest.mark.rule("BA-050", "BA-051")
def test_a_day_is_a_turn_of_each_player_from_the_start_player_on() -> None:
    state = table({}, {}, {}, day=1, start_player=1, map=MAP)
    assert turns(state, 7) == [(1, (1,)), (1, (2,)), (1, (0,)), (2, (1,)), (2, (2,)), (2, (0,)), (3, (1,))]


@pytest.mark.rule("BA-050", "BA-367", "BA-363")
def test_with_alliances_a_day_is_a_turn_of_each_team() -> None:
    state = table({}, {}, {}, {}, day=6, start_player=3, options=TEAMS, map=MAP)
    assert turns(state, 5) == [(6, (1, 3)), (6, (0, 2)), (7, (1, 3)), (7, (0, 2)), (1, (1, 3))]
    assert state.position()["week"] == 2


@pytest.mark.rule("BA-054", "BA-443", "BA-444", "BA-435")
def test_a_day_begins_with_bilkarr_then_elixirs_then_the_first_player() -> None:
    elixirs = {
        "colossus": {"owner": 0, "day": 3},
        "misfortune": {"owner": 0, "day": 2, "target": 1},
        "berserk": {"owner": 1, "day": 1, "spent": True},
        "brotherhood": {"owner": 0},
    }
    state = table({}, {}, team=1, day=3, options=BILKARR, elixirs=elixirs, bilkarr={"at": "x3y6"}, map=MAP)
    play(state, "pass")
    position = state.position()
    assert position["day"] == 4
    assert position["bilkarr"]["at"] == "x5y4"
    told = {name: (row["owner"], row["day"], row["spent"]) for name, row in position["elixirs"].items()}
    assert told["colossus"] == (None, 0, False)
    assert told["misfortune"] == (0, 3, False)
    assert told["berserk"] == (1, 2, False)
    assert told["brotherhood"] == (0, 0, False)
    assert state.waiting == (0,)
    assert position["pending"][0]["frame"] == "start"


@pytest.mark.rule("BA-055", "BA-290")
def test_the_checkpoint_lies_between_the_last_turn_of_day_seven_and_the_first_of_the_next_week() -> None:
    many = {"nation": ["supply"] * 19, "faction": "clo"}
    state = table({}, many, {"nation": ["supply"] * 20, "faction": "emb"}, week=2, day=7, team=1, map=MAP)
    play(state, "pass", "keep")
    assert state.position()["day"] == 7
    assert "queen-emb" not in seat_of(state, 2)["shelter"]
    play(state, "pass")
    position = state.position()
    assert (position["week"], position["day"], position["pending"][0]) == (3, 1, {"frame": "start", "stack": 0})
    assert "queen-emb" in seat_of(state, 2)["shelter"]
    assert "queen-clo" not in seat_of(state, 1)["shelter"]


MATCHING = ("horse", "weapon", "title", "amulet", "tool", "tent", "scroll")
LIT = ("horse", "tool", "weapon", "tent", "title", "scroll", "amulet")


@pytest.mark.rule("BA-052", "BA-053")
@pytest.mark.parametrize("day", range(1, 8))
def test_one_type_a_day_is_taken_in_the_colour_of_choice(day: int) -> None:
    state = table({"hand": ["freeman-bar", "supply"] * 7}, day=day)
    chosen = []
    for kind in LIT:
        play(state, f"acquire:{kind}")
        keys = offered(state, "take")
        if keys:
            chosen.append(kind)
            assert sorted(keys) == sorted(f"take:{kind}-{f}" for f in ("bar", "clo", "emb"))
            play(state, keys[-1])
    assert chosen == [MATCHING[day - 1]]


@pytest.mark.rule("BA-056", "BA-057", "BA-153", "BA-157", "BA-159", "BA-161", "BA-210", "BA-212", "BA-263", "BA-288")
@pytest.mark.parametrize(
    ("day", "card", "attack"),
    [
        (1, "horse-emb", 3),
        (2, "horse-emb", 2),
        (3, "horse-emb", 3),
        (1, "weapon-emb", 2),
        (3, "weapon-emb", 4),
        (1, "weapon-bar", 3),
        (1, "sword", 7),
        (3, "sword", 8),
        (1, "shield", 4),
        (1, "arrow", 4),
    ],
)
def test_what_a_card_adds_to_an_attack_that_a_weapon_starts(day: int, card: str, attack: int) -> None:
    """Cards of one faction, universal ones with them, bring morale, too; the Weapon is lit on day 3, the Horse on 1."""
    attacker: dict[str, Any] = {"hand": ["weapon-bar", card], "heroes": {"a": "x5y6"}}
    there = {**MAP, "x5y6": {"card": "city-emb-x", "owner": 1, "level": 1}}
    state = table(attacker, {}, day=day, map=there)
    state.listen()
    play(state, "attack:weapon-bar", f"add:{card}", "done", "done")
    assert told(state, "battle-won") == [[0, attack, 1]]


@pytest.mark.rule("BA-057", "BA-132", "BA-210")
@pytest.mark.parametrize(("day", "steps"), [(1, 4), (2, 3)])
def test_a_horse_gives_three_steps_and_lit_four(day: int, steps: int) -> None:
    state = play(table({"hand": ["horse-bar"], "heroes": {"b": "x3y2"}}, day=day), "move:b:horse-bar")
    assert seat_of(state, 0)["heroes"]["b"]["steps"] == steps


@pytest.mark.rule("BA-057", "BA-214")
@pytest.mark.parametrize(
    ("day", "unit", "rank"), [(5, "freeman", "priest"), (5, "priest", "lord"), (4, "freeman", "chief")]
)
def test_a_title_raises_by_one_and_lit_by_two_but_not_above_a_lord(day: int, unit: str, rank: str) -> None:
    state = play(table({"hand": ["title-bar", f"{unit}-emb"]}, day=day), f"use:title-bar:{unit}-emb")
    assert seat_of(state, 0)["prepared"][0]["as"] == rank


@pytest.mark.rule("BA-057", "BA-087")
@pytest.mark.parametrize(
    ("day", "source", "count"), [(6, "scroll-bar", 3), (5, "scroll-bar", 2), (5, "book", 3), (6, "book", 3)]
)
def test_a_scroll_makes_two_units_and_lit_three(day: int, source: str, count: int) -> None:
    state = play(table({"hand": [source, "chief-emb"]}, day=day), f"use:{source}:chief-emb")
    assert [(item["as"], item["count"]) for item in seat_of(state, 0)["prepared"]] == [("chief", count)]
