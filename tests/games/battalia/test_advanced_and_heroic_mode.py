"""Advanced and heroic mode (BA-385 to BA-396): hero cards, abilities of the factions, veterans in battle."""

from __future__ import annotations

from typing import Any

import pytest

from games.battalia.table import MAP, offered, play, rule_against, seat_of, table, told

ADVANCED = {"mode": "advanced"}
ROADS = {**MAP, "x3y3": {"card": "road-bar-x"}, "x3y4": {"card": "road-emb-x"}}


@pytest.mark.rule("BA-385", "BA-135")
@pytest.mark.parametrize(("mode", "free"), [("basic", False), ("advanced", True), ("heroic", True)])
def test_a_hero_card_lets_its_heroes_enter_native_terrain_free(mode: str, free: bool) -> None:
    state = table({"heroes": {"a": "x3y2"}}, map=ROADS, options={"mode": mode})
    assert offered(state, "step") == (["step:a:x3y3"] if free else [])
    if free:
        play(state, "step:a:x3y3")
        hero = seat_of(state, 0)["heroes"]["a"]
        assert (hero["at"], hero["native"], hero["steps"]) == ("x3y3", ["x3y3"], 0)
        assert offered(state, "step") == ["step:a:x3y2"], "the city is native, too; the Red Canyons are not"
        play(state, "step:a:x3y2")
        assert offered(state, "step") == [], "each square once a turn"


def cards(faction: str) -> dict[str, Any]:
    """A city of a faction's own terrain, with a hero of it there."""
    return {"x3y2": {"card": f"city-{faction}-x", "owner": 0}, "x5y6": {"card": "city-emb-x", "owner": 1}}


def of(faction: str, **fields: Any) -> dict[str, Any]:
    return {"faction": faction, "heroes": {"a": "x3y2"}, **fields}


FACTIONS = {"isl": ["bar", "emb", "isl"], "wol": ["bar", "emb", "wol"], "sun": ["bar", "emb", "sun"]}


@pytest.mark.rule("BA-387", "BA-386", "BA-385")
def test_cloudborn_raise_a_city_with_two_neighbouring_ranks_once_a_turn() -> None:
    hand = ["lord-bar", "priest-bar", "lord-emb", "priest-emb"]
    there = {**cards("clo"), "x6y1": {"card": "city-bar-x", "owner": 0, "level": 2}}
    state = table(of("clo", hand=hand), {"faction": "bar"}, options=ADVANCED, map=there)
    assert sorted(offered(state, "masons")) == ["masons:x3y2:4", "masons:x6y1:4"]
    play(state, "masons:x6y1:4", "lay:lord-bar", "lay:priest-bar")
    assert state.position()["map"]["x6y1"]["level"] == 3
    assert offered(state, "masons") == []
    away = of("clo", hand=hand)
    away["heroes"] = {"a": "x6y1"}
    assert offered(table(away, {"faction": "bar"}, options=ADVANCED, map=there), "masons") == []


@pytest.mark.rule("BA-387", "BA-386")
def test_islanders_hire_one_unit_for_a_supply_less() -> None:
    given: dict[str, Any] = {"options": ADVANCED, "map": cards("isl"), "factions": FACTIONS["isl"]}
    state = table(of("isl", hand=["supply"] * 4), {"faction": "bar"}, **given)
    assert sorted(offered(state, "harbour")) == ["harbour:chief", "harbour:lord", "harbour:priest"]
    play(state, "harbour:lord")
    assert seat_of(state, 0)["laid"] == ["supply"] * 3
    assert seat_of(state, 0)["shelter"] == ["lord-bar", "supply"]
    assert seat_of(state, 0)["used"]["ability"]
    basic = table(of("isl", hand=["supply"] * 4), {"faction": "bar"}, **{**given, "options": {"mode": "basic"}})
    assert offered(basic, "harbour") == []


@pytest.mark.rule("BA-387", "BA-063")
@pytest.mark.parametrize(("mode", "drawn"), [("advanced", 2), ("basic", 1)])
def test_wolfsclan_draw_one_card_more_for_a_cohort(mode: str, drawn: int) -> None:
    hand = ["freeman-wol", "chief-wol", "priest-wol"]
    seat = of("wol", hand=hand, nation=["supply"] * 5)
    given: dict[str, Any] = {"options": {"mode": mode}, "map": cards("wol"), "factions": FACTIONS["wol"]}
    state = table(seat, {"faction": "bar"}, pending=[{"frame": "start", "stack": 0}], **given)
    play(state, "cohort:wol")
    assert len(seat_of(state, 0)["hand"]) == 3 + drawn


@pytest.mark.rule("BA-387", "BA-386")
@pytest.mark.parametrize(("hand", "keys"), [(4, ["ability"]), (5, [])])
def test_sunblessed_draw_a_card_with_four_in_hand_at_most(hand: int, keys: list[str]) -> None:
    seat = of("sun", hand=["chest"] * hand, nation=["lord-bar", "supply"])
    state = table(seat, {"faction": "bar"}, options=ADVANCED, map=cards("sun"), factions=FACTIONS["sun"])
    assert offered(state, "ability") == keys
    if keys:
        play(state, "ability")
        assert "lord-bar" in seat_of(state, 0)["hand"]
        assert rule_against(state, "ability") == "BA-386", "once a turn"


@pytest.mark.rule("BA-387", "BA-386", "BA-158")
def test_emberians_charge_with_three_more_once_a_turn() -> None:
    there = {"x3y2": {"card": "city-emb-x", "owner": 0}, "x5y6": {"card": "city-isl-x", "owner": 1}}
    seat = {"faction": "emb", "hand": ["weapon-bar", "weapon-emb"], "heroes": {"a": "x5y6", "b": "x3y2"}}
    state = table(seat, {"faction": "bar"}, options=ADVANCED, map=there, factions=["bar", "emb", "isl"])
    state.listen()
    play(state, "attack:weapon-bar", "ability")
    assert offered(state, "ability") == []
    play(state, "done", "done")
    assert told(state, "battle-won") == [[0, 1 + 3 + 1, 1]], "the Weapon, the charge, morale"


@pytest.mark.rule("BA-387", "BA-386")
def test_baerfolk_resist_with_three_more_once_for_each_opposing_turn() -> None:
    there = {"x3y2": {"card": "city-bar-x", "owner": 0}, "x5y6": {"card": "city-clo-x", "owner": 1}}
    attacker = {
        "faction": "clo",
        "hand": ["weapon-clo", "weapon-clo", "lord-clo"],
        "heroes": {"a": "x3y2", "b": "x3y2"},
    }
    defender = {"faction": "bar", "heroes": {"a": "x3y2"}}
    state = table(defender, attacker, options=ADVANCED, map=there, team=1)
    state.listen()
    play(state, "attack:weapon-clo", "target:city:x3y2", "with:a", "add:lord-clo", "done", "with:a", "ability", "done")
    assert told(state, "battle-won") == [[1, 1 + 4 + 1, 1 + 1 + 3]], "level, native terrain, the thick hide"
    unused = table(defender, attacker, options=ADVANCED, map=there, team=1)
    play(unused, "attack:weapon-clo", "target:city:x3y2", "with:a", "add:lord-clo", "done", "done")
    assert offered(unused, "ability") == [], "without a hero that takes part"


@pytest.mark.rule("BA-393", "BA-394", "BA-158", "BA-157")
@pytest.mark.parametrize(("status", "attack"), [("none", 4), ("active", 8), ("disgraced", 4)])
def test_an_active_veteran_has_morale_four_and_stronger_low_units(status: str, attack: int) -> None:
    there = {**MAP, "x5y6": {"card": "city-emb-x", "owner": 1}}
    seat = {"hand": ["weapon-bar", "chief-bar"], "heroes": {"a": "x5y6"}, "veteran": status}
    state = table(seat, options={"mode": "heroic"}, map=there)
    state.listen()
    play(state, "attack:weapon-bar", "add:chief-bar", "done", "done")
    assert told(state, "battle-won") == [[0, attack, 1]]


@pytest.mark.rule("BA-391", "BA-152", "BA-164", "BA-159")
def test_all_heroes_of_a_heroic_attack_bring_morale_and_are_lost() -> None:
    there = {**MAP, "x5y6": {"card": "city-emb-x", "owner": 1, "level": 3}}
    seat = {"hand": ["weapon-bar"], "heroes": {"a": "x5y6", "b": "x5y6"}}
    state = table(seat, options={"mode": "heroic"}, map=there)
    state.listen()
    play(state, "attack:weapon-bar", "with:a", "with:b", "done", "done")
    assert told(state, "battle-lost") == [[0, 1 + 2, 3]]
    assert [seat_of(state, 0)["heroes"][hero]["at"] for hero in "ab"] == [None, None]


@pytest.mark.rule("BA-394")
@pytest.mark.parametrize(("unit", "attack"), [("freeman", 7), ("chief", 8), ("priest", 8), ("lord", 9)])
def test_only_freemen_and_chiefs_of_a_veteran_are_stronger(unit: str, attack: int) -> None:
    there = {**MAP, "x5y6": {"card": "city-emb-x", "owner": 1}}
    seat = {"hand": ["weapon-bar", f"{unit}-bar"], "heroes": {"a": "x5y6"}, "veteran": "active"}
    state = table(seat, options={"mode": "heroic"}, map=there)
    state.listen()
    play(state, "attack:weapon-bar", f"add:{unit}-bar", "done", "done")
    assert told(state, "battle-won") == [[0, attack, 1]]
