"""Neutral characters, elixirs, fanatics, the valley: what the worked examples leave open (BA-425 to BA-490)."""

from __future__ import annotations

import pytest

from games.battalia.table import MAP, offered, play, seat_of, table
from rulewright.games.battalia.state import Battalia

GATES = {**MAP, "x4y1": {"card": "gate-2"}, "x4y7": {"card": "gate-1"}}
BILKARR = {"mode": "basic", "neutral_bilkarr": True}


@pytest.mark.rule("BA-434", "BA-427")
def test_metamorphia_has_no_ability_on_ruins_and_is_no_target() -> None:
    there = {**MAP, "x4y4": {"card": "ruins", "strength": 8}}
    options = {"mode": "basic", "neutral_metamorphia": True}
    seat = {"hand": ["supply", "weapon-bar"], "heroes": {"a": "x3y2"}}
    state = table(seat, map=there, options=options, metamorphia="x4y4")
    assert offered(state, "homage") == []
    here = table(seat, map=there, options=options, metamorphia="x3y2")
    assert offered(here, "homage") == ["homage:a"]
    assert offered(here, "attack") == []


@pytest.mark.rule("BA-565", "BA-132")
def test_free_squares_of_metamorphia_pay_no_passage() -> None:
    hero = {"at": "x4y1", "free": 3}
    state = table({"heroes": {"a": hero}}, map=GATES, options={"mode": "basic", "neutral_metamorphia": True})
    assert offered(state, "gate") == []


@pytest.mark.rule("BA-450", "BA-442")
def test_brotherhood_drunk_in_a_battle_does_not_stop_it() -> None:
    attacker = {"hand": ["weapon-bar"], "heroes": {"a": "x5y6"}}
    state = table(attacker, {}, options=BILKARR, elixirs={"brotherhood": {"owner": 0}})
    play(state, "attack:weapon-bar", "drink:brotherhood", "done")
    assert state.position()["pending"][1]["frame"] == "battle"


@pytest.mark.rule("BA-562", "BA-441")
def test_an_elixir_need_not_be_drunk() -> None:
    state = table({}, options=BILKARR, elixirs={"colossus": {"owner": 0}})
    assert offered(state, "drink") == ["drink:colossus"]
    play(state, "pass")
    assert state.position()["elixirs"]["colossus"] == {"owner": 0, "day": 0, "spent": False, "target": None}


@pytest.mark.rule("BA-458", "BA-457", "BA-394")
@pytest.mark.parametrize(("veteran", "total"), [("none", 4), ("active", 5)])
def test_a_fanatic_is_doubled_first_then_the_veteran_adds_one(veteran: str, total: int) -> None:
    from rulewright.games.battalia.battle.frames import AS_UNIT, Entry
    from rulewright.games.battalia.battle.strength import entry_strength

    state = table({"veteran": veteran}, options={"mode": "heroic", "fanatics": True})
    assert isinstance(state, Battalia)
    entry = Entry()
    entry.card, entry.kind, entry.rank, entry.times = 14, AS_UNIT, 2, 2
    assert entry_strength(state, entry, 0, veteran == "active") == total


@pytest.mark.rule("BA-459", "BA-101")
def test_an_unbound_unit_brings_no_supply() -> None:
    options = {"mode": "basic", "unbound": True}
    state = table({"hand": ["supply"]}, options=options, pool_top={"freeman": ["freeman-unbound"]})
    play(state, "hire:freeman")
    assert seat_of(state, 0)["shelter"] == ["freeman-unbound"]


@pytest.mark.rule("BA-487", "BA-130")
def test_a_hero_that_leaves_the_map_loses_its_storm_bonus() -> None:
    attacker = {"hand": ["weapon-bar"], "heroes": {"a": {"at": "x5y6", "bonus": 1, "passed": True}}}
    state = play(table(attacker, map={**GATES}), "attack:weapon-bar", "done", "done")
    hero = seat_of(state, 0)["heroes"]["a"]
    assert (hero["at"], hero["bonus"], hero["passed"]) == (None, None, True)


@pytest.mark.rule("BA-294", "BA-292")
def test_a_royal_that_was_missed_is_gained_at_a_later_checkpoint() -> None:
    state = table({}, {"nation": ["supply"] * 20}, week=3, day=7, team=1)
    play(state, "pass")
    assert "queen-clo" in seat_of(state, 1)["shelter"]


@pytest.mark.rule("BA-432")
def test_homage_is_paid_once_by_each_hero_on_a_kind_of_terrain() -> None:
    options = {"mode": "basic", "neutral_metamorphia": True}
    there = {**MAP, "x3y3": {"card": "road-bar-x"}, "x3y4": {"card": "road-emb-x"}}
    seat = {"hand": ["supply", "chest", "chest"], "heroes": {"a": "x3y2", "b": "x3y3"}}
    state = table(seat, map=there, options=options, metamorphia="x3y2")
    assert sorted(offered(state, "homage")) == ["homage:a", "homage:b"]
    play(state, "homage:a", "lay:chest")
    assert seat_of(state, 0)["heroes"]["a"]["homage"] == ["bar"]
    assert offered(state, "homage") == ["homage:b"]
    away = table({**seat, "heroes": {"a": "x3y4"}}, map=there, options=options, metamorphia="x3y2")
    assert offered(away, "homage") == [], "a hero on another kind of terrain"
