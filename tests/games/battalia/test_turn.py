"""The turn (BA-060 to BA-069): its phases, cohorts, the mulligan, drawing."""

from __future__ import annotations

from typing import Any

import pytest

from games.battalia.table import MAP, cell, offered, play, seat_of, table

START: list[dict[str, Any]] = [{"frame": "start", "stack": 0}]


@pytest.mark.rule("BA-060", "BA-062", "BA-066")
def test_a_turn_has_a_start_an_action_and_an_end_phase() -> None:
    state = table({"hand": ["supply", "supply"]}, pending=START)
    assert sorted(offered(state)) == ["keep", "mulligan"], "nothing is done before the start phase is over"
    play(state, "keep")
    assert sorted(offered(state)) == ["hire:chief", "hire:freeman", "pass"]
    play(state, "hire:freeman", "pass")
    assert seat_of(state, 0)["laid"] == []
    assert len(seat_of(state, 0)["hand"]) == 4, "the end phase: the cards of the line come back through the shelter"
    assert state.position()["pending"] == [{"frame": "start", "stack": 1}]


@pytest.mark.rule("BA-063", "BA-538")
def test_cohort_cards_stay_in_hand_and_are_used_freely() -> None:
    hand = ["freeman-bar", "freeman-bar", "chief-bar", "supply"]
    nation = ["lord-emb", "priest-emb", "chest"]
    state = play(table({"hand": hand, "nation": nation}, pending=START), "cohort:bar")
    assert seat_of(state, 0)["hand"] == ["freeman-bar", "freeman-bar", "chief-bar", "lord-emb", "supply"]
    play(state, "acquire:horse", "lay:freeman-bar")
    assert seat_of(state, 0)["laid"] == ["freeman-bar", "supply"]


@pytest.mark.rule("BA-063")
@pytest.mark.parametrize(
    ("hand", "keys"),
    [
        (["freeman-bar", "chief-bar"], []),
        (["freeman-bar", "chief-bar", "weapon-bar"], ["cohort:bar"]),
        (["chief-unbound", "priest-unbound", "lord-unbound"], []),
        (["freeman-bar", "crown", "book"], ["cohort:bar"]),
        (["freeman-bar", "chief-clo", "crown", "book"], ["cohort:bar", "cohort:clo"]),
        (["supply", "supply", "supply", "dust"], []),
    ],
)
def test_a_cohort_needs_three_cards_one_of_them_of_the_faction_itself(hand: list[str], keys: list[str]) -> None:
    options = {"mode": "basic", "unbound": True}
    assert sorted(offered(table({"hand": hand}, options=options, pending=START), "cohort")) == keys


@pytest.mark.rule("BA-064", "BA-065")
def test_a_mulligan_gives_the_hand_away_for_five_cards() -> None:
    hand = ["chest", "chest"]
    state = play(table({"hand": hand, "nation": ["supply"] * 7}, pending=START), "mulligan")
    assert seat_of(state, 0)["hand"] == ["supply"] * 5
    assert seat_of(state, 0)["shelter"] == ["chest", "chest"]
    assert offered(table({}, pending=START)) == ["keep"]


@pytest.mark.rule("BA-067", "BA-068", "BA-196")
def test_what_stays_and_what_goes_at_the_end_of_a_turn() -> None:
    seat = {
        "hand": ["chest", "horse-bar"],
        "nation": ["supply"] * 6,
        "ambush": ["lord-bar"],
        "tents": [{"nr": 1, "tent": "tent-bar", "cards": ["king-bar"]}],
        "heroes": {"a": {"at": "x3y2", "steps": 2, "points": 1}},
    }
    state = play(table(seat, tents_made=1), "move:a:horse-bar", "pass")
    row = seat_of(state, 0)
    assert (row["hand"], row["shelter"]) == (["supply"] * 6, ["horse-bar", "chest"])
    assert (row["ambush"], row["tents"][0]["cards"]) == (["lord-bar"], ["king-bar"])
    assert (row["heroes"]["a"]["steps"], row["heroes"]["a"]["points"]) == (0, 0)


@pytest.mark.rule("BA-069")
def test_a_defender_draws_up_to_six_at_the_end_of_the_turn() -> None:
    attacker = {"hand": ["weapon-bar"], "heroes": {"a": "x5y6"}}
    defender = {"hand": ["lord-clo"], "nation": ["supply"] * 9}
    state = play(table(attacker, defender), "attack:weapon-bar", "done", "done")
    assert seat_of(state, 1)["hand"] == ["lord-clo"]
    assert seat_of(state, 1)["defended"]
    play(state, "pass")
    assert seat_of(state, 1)["hand"] == ["lord-clo", *["supply"] * 5]
    assert not seat_of(state, 1)["defended"]


@pytest.mark.rule("BA-061", "BA-277")
def test_time_tokens_go_when_the_next_turn_of_their_owner_begins() -> None:
    there = {**MAP, "x3y2": {"card": "city-bar-x", "owner": 0, "cloaked": True}}
    state = play(table({}, {}, map=there), "pass")
    assert cell(state, "x3y2")["cloaked"]
    play(state, "keep", "pass")
    assert not cell(state, "x3y2")["cloaked"]
