"""The Spring cards."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.runewars.season import AT_ORDERS, area, bought, card, dials, reloaded, seat, won
from rulewright.games.runewars import GAME


@pytest.mark.rule("RW-102", "RW-020", "RW-711")
def test_famine_lowers_dials_to_what_the_areas_provide() -> None:
    state = card(
        "spr1",
        {0: {"dials": {"food": 8, "wood": 0, "ore": 8}}, 1: {"dials": {"food": 1, "wood": 1, "ore": 1}}},
        options={"exploration": True},
        areas={"5A": {"units": ["footman"], "exploration": {"token": "village_ore", "up": True}}},
    )
    plain = card("spr1", {0: {"dials": {"food": 8, "wood": 0, "ore": 8}}}, areas={"5A": {"units": ["footman"]}})
    food, wood, ore = dials(plain, 0)
    assert 0 < food < 8 and wood == 0 and 0 < ore < 8
    assert dials(state, 0) == (food, 0, ore + 1)
    assert dials(state, 1) == (1, 1, 1)


@pytest.mark.rule("RW-114", "RW-575")
def test_stormy_weather_leaves_the_moving_orders_to_the_winner() -> None:
    state = bought("spr2")
    assert state.position()["order_ban"] == [1]
    assert state.options(0) == AT_ORDERS
    assert state.options(1) == AT_ORDERS[3:]
    assert state.decision(0).name == "order_restriction"


@pytest.mark.rule("RW-114", "RW-575")
def test_stormy_weather_without_a_winner_stops_everybody() -> None:
    state = won("spr2")
    state.choose(0, "bid:0")
    assert state.position()["order_ban"] == [0, 1]
    assert state.options(0) == state.options(1) == AT_ORDERS[3:]


@pytest.mark.rule("RW-550")
def test_prepare_for_the_coming_year_offers_another_objective() -> None:
    state = card(
        "spr3",
        {0: {"objective": "obj_g2"}, 1: {"objective": "obj_g5"}},
        decks={"objectives_good": ["obj_g7", "obj_g1"]},
        chance=[{"chance": "shuffle", "what": "objectives_good", "result": ["obj_g2", "obj_g1"]}],
    )
    assert state.options(0) == ["draw", "decline"]
    assert state.decision(0).default == "decline" and not state.decision(0).secret
    state.choose(0, "draw")
    assert state.decision(0).secret
    assert state.options(0) == ["keep:obj_g2", "keep:obj_g7"]
    assert state.position()["pending"][1]["drawn"] == "obj_g7"
    assert "obj_g7" not in json.dumps(state.view(1)) and "obj_g7" in json.dumps(state.view(0))
    state = reloaded(state)
    state.choose(0, "keep:obj_g7")
    assert seat(state, 0)["objective"] == "obj_g7"
    assert sorted(state.position()["decks"]["objectives_good"]) == ["obj_g1", "obj_g2"]
    assert state.waiting == (1,)
    state.choose(1, "decline")
    assert seat(state, 1)["objective"] == "obj_g5"
    assert state.options(0) == AT_ORDERS


@pytest.mark.rule("RW-550")
def test_the_objective_that_is_not_kept_is_shuffled_back() -> None:
    state = card(
        "spr3",
        {0: {"faction": "waiqar", "objective": "obj_e2"}, 1: {"faction": "latari"}},
        decks={"objectives_evil": ["obj_e7", "obj_e1"], "tactics": ["levy"]},
        chance=[{"chance": "shuffle", "what": "objectives_evil", "result": ["obj_e7", "obj_e1"]}],
    )
    state.choose(0, "draw")
    state.choose(0, "keep:obj_e2")
    assert seat(state, 0)["objective"] == "obj_e2"
    assert state.position()["decks"]["objectives_evil"] == ["obj_e7", "obj_e1"]


@pytest.mark.rule("RW-550", "RW-556")
def test_a_player_without_an_objective_draws_a_tactics_card_instead() -> None:
    state = card("spr3", {0: {"objective": "obj_g1"}}, decks={"objectives_good": [], "tactics": ["levy", "ambush"]})
    assert seat(state, 0)["tactics"] == []
    assert (seat(state, 1)["tactics"], seat(state, 1)["fresh"]) == (["levy"], ["levy"])
    assert state.options(0) == AT_ORDERS


@pytest.mark.rule("RW-555")
def test_a_card_drawn_over_the_limit_is_discarded_before_the_next_player_acts() -> None:
    full = ["ambush"] * 2 + ["levy"] * 2 + ["stampede"] + ["rally_cry"] * 3 + ["tactical_retreat"] * 2
    state = card("spr3", {0: {"tactics": full}, 1: {"objective": "obj_g1"}}, decks={"tactics": ["sabotage"]})
    assert state.waiting == (0,) and "discard:sabotage" in state.options(0)
    state = reloaded(state)
    state.choose(0, "discard:sabotage")
    assert state.waiting == (1,) and state.options(1) == ["draw", "decline"]


@pytest.mark.rule("RW-601")
def test_call_to_arms_adds_a_common_unit_beside_a_stronghold() -> None:
    state = card(
        "spr4",
        areas={
            "DA": {"stronghold": {"seat": 0}, "units": ["footman"] * 7 + ["knight"]},
            "DB": {"stronghold": {"seat": 0}},
            "LA": {"stronghold": {"seat": 1}},
        },
    )
    assert state.options(0) == ["area:DA", "area:DB"]
    other = state.copy()
    other.choose(0, "area:DB")
    assert area(other, "DB")["units"] == ["footman"]
    assert area(other, "LA")["units"] == ["archer"]
    state.choose(0, "area:DA")
    assert state.options(0) == ["destroy:footman", "destroy:knight"]
    state.choose(0, "destroy:knight")
    assert area(state, "DA")["units"] == ["footman"] * 8
    assert area(state, "LA")["units"] == ["archer"]


@pytest.mark.rule("RW-605", "RW-609")
def test_call_to_arms_passes_over_players_without_a_stronghold_or_figures() -> None:
    state = card(
        "spr4",
        areas={"5A": {"units": ["archer"] * 8}, "5B": {"units": ["archer"] * 8}, "LA": {"stronghold": {"seat": 1}}},
    )
    assert area(state, "LA")["units"] == []
    assert state.options(0) == AT_ORDERS


@pytest.mark.rule("RW-422", "RW-423")
def test_wandering_champions_offers_two_heroes_for_influence() -> None:
    state = card(
        "spr5",
        {0: {"influence": 3}, 1: {"influence": 1}},
        decks={"heroes": ["hero_bogran", "hero_ronan", "hero_vyrah"]},
        areas={"DA": {"stronghold": {"seat": 0}}, "DB": {"stronghold": {"seat": 0}}, "LA": {"stronghold": {"seat": 1}}},
        chance=[{"chance": "shuffle", "what": "heroes", "result": ["hero_bogran", "hero_vyrah"]}],
    )
    assert state.options(0) == ["pay", "decline"]
    assert state.decision(0).default == "decline"
    state.choose(0, "pay")
    assert sorted(state.options(0)) == ["keep:hero_bogran", "keep:hero_ronan"]
    state = GAME.from_position(state.position(), chance=[["hero_bogran", "hero_vyrah"]])
    state.choose(0, "keep:hero_ronan")
    assert sorted(state.options(0)) == ["place:hero_ronan:DA", "place:hero_ronan:DB"]
    state.choose(0, "place:hero_ronan:DB")
    position = state.position()
    assert position["heroes"]["hero_ronan"]["area"] == "DB" and position["heroes"]["hero_ronan"]["seat"] == 0
    assert position["decks"]["heroes"] == ["hero_bogran", "hero_vyrah"]
    assert position["seats"][0]["influence"] == 1
    assert state.options(0) == AT_ORDERS


@pytest.mark.rule("RW-423", "RW-905")
def test_champions_are_looked_at_as_with_rally_support() -> None:
    state = card(
        "spr5",
        {0: {"influence": 2}},
        decks={"heroes": ["hero_verikas", "hero_ronan", "hero_vyrah"]},
        areas={"DA": {"stronghold": {"seat": 0}}},
    )
    state.listen()
    state.choose(0, "pay")
    # Canonical order, whatever lay on top (POSITION.md).
    assert state.position()["pending"][-1]["drawn"] == ["hero_ronan", "hero_verikas"]
    assert state.view(1)["pending"][-1]["drawn"] == 2
    told = [(line.message, line.only) for line in state.narration or []]
    assert told.count(("looks_at_heroes", -1)) == 1
    assert told.count(("drew_hero", 0)) == 2
    assert reloaded(state).options(0) == ["keep:hero_ronan", "keep:hero_verikas"]


@pytest.mark.rule("RW-423")
def test_the_last_hero_of_the_deck_is_kept_without_a_choice() -> None:
    state = card(
        "spr5", {0: {"influence": 2}}, decks={"heroes": ["hero_ronan"]}, areas={"DA": {"stronghold": {"seat": 0}}}
    )
    state.choose(0, "pay")
    assert state.position()["heroes"]["hero_ronan"]["area"] == "DA"
    assert state.position()["decks"]["heroes"] == []


@pytest.mark.rule("RW-423", "RW-903")
@pytest.mark.parametrize(
    ("influence", "heroes", "areas"),
    [
        (1, ["hero_ronan"], {"DA": {"stronghold": {"seat": 0}}}),
        (2, [], {"DA": {"stronghold": {"seat": 0}}}),
        (2, ["hero_ronan"], {}),
    ],
    ids=["too little influence", "no hero left", "no stronghold"],
)
def test_champions_are_not_offered_in_vain(influence: int, heroes: list[str], areas: dict[str, Any]) -> None:
    state = card("spr5", {0: {"influence": influence}}, decks={"heroes": heroes}, areas=areas)
    assert state.options(0) == AT_ORDERS


@pytest.mark.rule("RW-422")
def test_champions_may_be_declined() -> None:
    state = card("spr5", {0: {"influence": 2}}, areas={"DA": {"stronghold": {"seat": 0}}})
    state.choose(0, "decline")
    assert seat(state, 0)["influence"] == 2 and state.position()["heroes"] == {}


RUNES = {"1A": {"rune": "dragon"}, "3A": {"rune": "false"}, "5A": {"rune": "dragon"}, "7A": {"rune": "false"},
         "LA": {"rune": "dragon"}}  # fmt: skip


@pytest.mark.rule("RW-525", "RW-917", "RW-562")
def test_scrying_shows_up_to_four_runes_and_gives_a_card() -> None:
    state = bought("spr6", areas=RUNES, decks={"tactics": ["levy"]})
    assert state.options(0) == ["look:1A", "look:3A", "look:5A", "look:7A", "look:LA", "done"]
    assert state.decision(0).default == "done"
    for name in ("1A", "7A", "LA"):
        state.choose(0, f"look:{name}")
        assert seat(state, 0)["seen"] == []
    assert "look:7A" not in state.options(0)
    state = reloaded(state)
    state.choose(0, "look:3A")
    assert seat(state, 0)["seen"] == ["1A", "3A", "7A", "LA"]
    assert seat(state, 1)["seen"] == ["LA"]
    assert seat(state, 0)["tactics"] == ["levy"]
    assert state.options(0) == AT_ORDERS


@pytest.mark.rule("RW-525")
def test_scrying_may_stop_early_and_needs_no_rune_for_the_card() -> None:
    state = bought("spr6", areas=RUNES, decks={"tactics": ["levy"]})
    state.choose(0, "look:3A")
    state.choose(0, "done")
    assert seat(state, 0)["seen"] == ["3A"] and seat(state, 0)["tactics"] == ["levy"]
    assert seat(bought("spr6", decks={"tactics": ["levy"]}), 0)["tactics"] == ["levy"]


@pytest.mark.rule("RW-267", "RW-268", "RW-011")
def test_beasts_of_the_thaw_settle_in_uncontrolled_areas() -> None:
    state = card("spr7", areas={"5A": {"units": ["footman"]}, "5B": {"units": ["beastman"] * 5}})
    assert state.options(0) == ["units:beastman", "units:razorwing"]
    state.choose(0, "units:razorwing")
    state = reloaded(state)
    options = state.options(0)
    assert {"area:5B", "area:5C", "area:1A"} <= set(options)
    assert not {"area:5A", "area:DA", "area:LA"} & set(options)
    state.choose(0, "area:5B")
    assert area(state, "5B")["units"] == ["beastman"] * 5 + ["razorwing"] * 2
    state.choose(1, "units:beastman")
    state.choose(1, "area:5B")
    assert area(state, "5B")["units"] == ["beastman"] * 7 + ["razorwing"] * 2
    assert state.options(0) == AT_ORDERS


@pytest.mark.rule("RW-605", "RW-901")
def test_beasts_come_as_many_as_are_left() -> None:
    state = card("spr7", areas={"5B": {"units": ["beastman"] * 7}, "5C": {"units": ["razorwing"] * 8}})
    assert "area:5A" in state.options(0)
    state.choose(0, "area:5A")
    assert area(state, "5A")["units"] == ["beastman"]
    assert state.options(0) == AT_ORDERS
