"""Stormgates and storm effects (BA-310 to BA-332)."""

from __future__ import annotations

from typing import Any

import pytest

from games.battalia.table import MAP, cell, offered, play, seat_of, table
from rulewright import State

GATES = {**MAP, "x4y1": {"card": "gate-2"}, "x4y7": {"card": "gate-1"}}


def passing(storm: int, **fields: Any) -> State:
    """Hero a of seat 0 passes from gate 2 to gate 1; this storm effect is drawn."""
    seat = {"hand": ["supply"], "heroes": {"a": {"at": "x4y1", "points": 2}}, **fields.pop("seat", {})}
    state = table(seat, map=fields.pop("map", GATES), storm={"top": [storm], **fields.pop("storm", {})}, **fields)
    return play(state, "gate:a:x4y7")


@pytest.mark.rule("BA-310", "BA-313", "BA-315", "BA-318", "BA-323")
def test_a_hero_passes_once_a_turn_and_stands_at_the_destination_when_the_storm_comes() -> None:
    state = passing(3, seat={"nation": ["lord-emb"]})
    hero = seat_of(state, 0)["heroes"]["a"]
    assert hero["at"] == "x4y7"
    assert hero["passed"]
    assert "lord-emb" in seat_of(state, 0)["hand"]
    assert offered(state, "gate") == []
    assert cell(state, "x4y7")["exits"] == "NESW"


@pytest.mark.rule("BA-326")
def test_storm_6_calls_the_second_hero_from_outside_the_map() -> None:
    state = passing(6)
    assert seat_of(state, 0)["heroes"]["b"]["at"] == "x4y7"


@pytest.mark.rule("BA-317", "BA-534", "BA-316")
def test_what_cannot_be_carried_out_is_skipped_and_8_does_not_copy_itself() -> None:
    state = passing(8)
    assert state.position()["storm"]["played"] == [8]
    assert offered(state, "pass") == ["pass"]


@pytest.mark.rule("BA-331", "BA-199")
def test_storm_11_takes_no_royal_out_of_limbo() -> None:
    state = passing(11, limbo=["queen-bar", "chest", "horse-bar"])
    assert sorted(offered(state)) == ["limbo:chest", "limbo:horse-bar"]


@pytest.mark.rule("BA-542")
def test_a_gate_is_not_a_way_of_a_retreat() -> None:
    attacker = {"hand": ["weapon-bar"], "heroes": {"a": "x4y1"}}
    defender = {"hand": ["horse-clo"], "heroes": {"a": "x4y1"}}
    state = play(table(attacker, defender, map=GATES), "attack:weapon-bar", "done")
    assert offered(state, "retreat") == []
