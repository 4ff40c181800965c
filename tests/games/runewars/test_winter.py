"""The Winter cards."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.runewars.season import AT_ORDERS, area, bought, card, reloaded, seat
from rulewright.core.narration import told_to
from rulewright.games.runewars import GAME


def offered(**fields: Any) -> Any:
    heroes = {
        "hero_ronan": {"seat": 0, "area": "DA", "rewards": ["runeplate", "timmorran_shard", "timmorran_shard"]},
        "hero_vyrah": {"seat": 0, "area": "DA", "rewards": ["ice_storm"]},
        "hero_andira": {"seat": 1, "area": "LA"},
    }
    return card(
        "win3", {0: {"influence": 0}}, heroes=heroes, decks={"tactics": ["levy", "ambush", "sabotage"]}, **fields
    )


@pytest.mark.rule("RW-501", "RW-502")
def test_a_strange_offer_pays_for_a_reward() -> None:
    state = offered(open_rewards=["ice_storm"])
    assert state.options(0) == [
        "discard:hero_ronan:timmorran_shard", "discard:hero_ronan:runeplate", "discard:hero_vyrah:ice_storm", "decline",
    ]  # fmt: skip
    assert state.decision(0).secret and state.decision(0).default == "decline"
    state.choose(0, "discard:hero_vyrah:ice_storm")
    assert state.position()["discards"]["rewards"] == ["ice_storm"] and state.position()["open_rewards"] == []
    assert state.options(0) == ["influence", "tactics"]
    state = reloaded(state)
    other = state.copy()
    other.choose(0, "influence")
    assert seat(other, 0)["influence"] == 3 and seat(other, 0)["tactics"] == []
    state.choose(0, "tactics")
    assert sorted(seat(state, 0)["tactics"]) == ["ambush", "levy"] and seat(state, 0)["influence"] == 0
    assert state.options(0) == AT_ORDERS == other.options(0)


@pytest.mark.rule("RW-501")
def test_a_strange_offer_may_be_declined() -> None:
    state = offered()
    state.choose(0, "decline")
    assert state.position()["discards"]["rewards"] == [] and state.options(0) == AT_ORDERS


@pytest.mark.rule("RW-323", "RW-904", "RW-013")
def test_bitter_cold_routs_a_standing_unit_in_the_open() -> None:
    state = card(
        "win4",
        {0: {"dials": {"food": 8}}, 1: {"dials": {"food": 8}}},
        areas={
            "5A": {"units": ["footman", "footman", "footman-routed", "knight"]},
            "5B": {"units": ["knight-routed"] * 4},
            "5C": {"units": ["bowman"] * 3},
            "DA": {"units": ["footman"] * 5, "stronghold": {"seat": 0}},
            "DB": {"units": ["bowman", "footman", "giant", "knight"]},
            "7A": {"units": ["beastman"] * 4},
            "LA": {"units": ["archer"] * 4},
        },
    )
    assert state.options(0) == ["rout:footman", "rout:knight"]
    state.choose(0, "rout:knight")
    assert area(state, "5A")["units"] == ["footman", "footman", "footman-routed", "knight-routed"]
    assert state.options(0) == ["rout:bowman", "rout:footman", "rout:knight", "rout:giant"]
    state = reloaded(state)
    state.choose(0, "rout:giant")
    assert "giant-routed" in area(state, "DB")["units"]
    assert area(state, "LA")["units"] == ["archer"] * 3 + ["archer-routed"]
    assert area(state, "DA")["units"] == ["footman"] * 5 and area(state, "7A")["units"] == ["beastman"] * 4
    assert area(state, "5C")["units"] == ["bowman"] * 3
    assert state.options(0) == AT_ORDERS


@pytest.mark.rule("RW-428", "RW-429", "RW-481")
def test_the_long_night_hurts_heroes_far_from_home() -> None:
    state = card(
        "win5",
        areas={"5A": {"units": ["footman"]}, "5B": {"units": ["archer"]}},
        heroes={
            "hero_ronan": {"seat": 0, "area": "5A"},
            "hero_valadir": {"seat": 0, "area": "5B"},
            "hero_vyrah": {"seat": 1, "area": "1A", "damage": 2, "rewards": ["runeplate"]},
            "hero_andira": {"seat": 1, "area": "LA", "damage": 3},
        },
    )
    heroes = state.position()["heroes"]
    assert {name: hero["damage"] for name, hero in heroes.items()} == {
        "hero_ronan": 0, "hero_valadir": 1, "hero_andira": 3,
    }  # fmt: skip
    assert state.position()["markers"] == {"1": {"area": "1A", "rewards": ["runeplate"]}}
    assert "hero_vyrah" not in state.position()["decks"]["heroes"]


@pytest.mark.rule("RW-013", "RW-392")
def test_winter_quarters_repair_a_stronghold_and_stand_two_units_in_any_order() -> None:
    state = card(
        "win6",
        {0: {"dials": {"food": 8}}},
        areas={
            "DA": {
                "stronghold": {"seat": 0, "damaged": True},
                "units": ["footman-routed", "footman-routed", "giant-routed"],
            },
            "DB": {"stronghold": {"seat": 0, "damaged": True}},
            "DC": {"units": ["knight-routed"]},
            "5A": {"stronghold": {"seat": 0}},
        },
    )
    assert state.options(0) == [
        "repair:DA", "repair:DB", "stand:DA:footman-routed", "stand:DA:giant-routed", "done",
    ]  # fmt: skip
    assert state.decision(0).default == "done"
    state.choose(0, "stand:DA:giant-routed")
    state.choose(0, "repair:DB")
    assert state.options(0) == ["stand:DA:footman-routed", "done"]
    state = reloaded(state)
    state.choose(0, "stand:DA:footman-routed")
    assert area(state, "DA")["units"] == ["footman", "footman-routed", "giant"]
    assert area(state, "DA")["stronghold"]["damaged"] and not area(state, "DB")["stronghold"]["damaged"]
    assert area(state, "DC")["units"] == ["knight-routed"]
    assert state.options(0) == AT_ORDERS


@pytest.mark.rule("RW-392")
def test_winter_quarters_may_be_left_unused() -> None:
    state = card("win6", areas={"DA": {"stronghold": {"seat": 0, "damaged": True}}})
    state.choose(0, "done")
    assert area(state, "DA")["stronghold"]["damaged"] and state.options(0) == AT_ORDERS


@pytest.mark.rule("RW-556", "RW-905")
def test_whispered_secrets_pass_a_card_to_the_left_all_at_once() -> None:
    state = card(
        "win7",
        {0: {"tactics": ["ambush", "levy"]}, 1: {"tactics": ["ambush", "sabotage"]}, 2: {"tactics": []}},
        3,
    )
    state.listen()
    assert state.waiting == (0, 1)
    assert state.options(0) == ["pass:ambush", "pass:levy"]
    assert (state.decision(0).name, state.decision(0).secret) == ("pass_card", True)
    assert state.why_not(0, "pass:sabotage").rule == "RW-556"
    state.choose(0, "pass:levy")
    assert seat(state, 1)["tactics"] == ["ambush", "sabotage"]
    again = GAME.from_position(state.position())
    assert again.waiting == (1,) and again.position() == state.position()
    for game in (again, state):
        game.choose(1, "pass:ambush")
        assert [seat(game, number)["tactics"] for number in range(3)] == [
            ["ambush"],
            ["levy", "sabotage"],
            ["ambush"],
        ] or [seat(game, number)["tactics"] for number in range(3)] == [["ambush"], ["sabotage", "levy"], ["ambush"]]
        assert [seat(game, number)["fresh"] for number in range(3)] == [[], ["levy"], ["ambush"]]
    public = [line.args for line in told_to(state, -1) if line.message == "log-passes_card"]
    assert public == [{"seat": 0}, {"seat": 1}]
    assert "levy" not in json.dumps([line.args for line in told_to(state, 2)])
    assert {"seat": 1, "other": 0, "tactics": "levy"} in [line.args for line in told_to(state, 1)]


@pytest.mark.rule("RW-556", "RW-901")
def test_the_only_card_in_hand_is_passed_without_asking() -> None:
    state = card("win7", {0: {"tactics": ["levy"]}, 1: {"tactics": ["ambush"], "fresh": ["ambush"]}})
    assert [seat(state, number)["tactics"] for number in (0, 1)] == [["ambush"], ["levy"]]
    assert [seat(state, number)["fresh"] for number in (0, 1)] == [["ambush"], ["levy"]]


@pytest.mark.rule("RW-267", "RW-572")
@pytest.mark.parametrize(("bid", "friendly"), [(3, False), (4, True)])
def test_dragons_awake_comes_home_only_for_a_bid_of_four(bid: int, friendly: bool) -> None:
    state = bought("win8", {0: {"influence": bid, "dials": {"food": 8}}}, bid)
    assert state.options(0) == ["units:dragon", "units:giant"]
    state.choose(0, "units:giant")
    state = reloaded(state)
    assert ("area:DA" in state.options(0)) == friendly
    assert "area:5A" in state.options(0) and "area:LA" not in state.options(0)
    state.choose(0, "area:DA" if friendly else "area:5A")
    assert area(state, "DA" if friendly else "5A")["units"] == ["giant"]
    assert state.options(0) == AT_ORDERS


@pytest.mark.rule("RW-601", "RW-605", "RW-901")
def test_dragons_awake_obeys_the_limit_and_the_supply() -> None:
    areas = {"DA": {"units": ["footman"] * 8}, "5B": {"units": ["giant"] * 4}}
    state = bought("win8", {0: {"dials": {"food": 8}}}, 4, areas=areas)
    state.choose(0, "area:DA")
    state.choose(0, "destroy:footman")
    assert area(state, "DA")["units"] == ["footman"] * 7 + ["dragon"]
    none = bought("win8", {0: {"dials": {"food": 8}}}, 4, areas={"5A": {"units": ["dragon"] * 4}, **areas})
    assert none.options(0) == AT_ORDERS
