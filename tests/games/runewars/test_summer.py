"""The Summer cards."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.runewars.season import AT_ORDERS, area, bought, card, dials, reloaded, seat, won


@pytest.mark.rule("RW-022")
def test_midsummer_festival_gives_influence_for_cities() -> None:
    state = card(
        "sum1",
        {0: {"influence": 0}, 1: {"influence": 5}},
        areas={
            "1C": {"city": "city_forge", "units": ["footman"]},
            "3D": {"city": "city_tamalir", "units": ["knight"]},
            "5B": {"city": "city_dawnsmoor"},
        },
    )
    assert [seat(state, number)["influence"] for number in (0, 1)] == [3, 6]


@pytest.mark.rule("RW-500", "RW-427", "RW-572")
def test_grand_tournament_rewards_the_winner_and_trains_the_others_who_bid() -> None:
    state = card(
        "sum2",
        {0: {"influence": 3}, 1: {"influence": 2}, 2: {"influence": 1}, 3: {"influence": 1}},
        4,
        order=[3, 2, 1, 0],
        decks={"rewards": ["runeplate", "soulbiter"]},
        heroes={
            "hero_ronan": {"seat": 0, "area": "DA"},
            "hero_valadir": {"seat": 0, "area": "DA"},
            "hero_andira": {"seat": 1, "area": "LA", "training": {"strength": 2, "agility": 2, "wisdom": 1}},
            "hero_bogran": {"seat": 2, "area": "WA"},
            "hero_carthos": {"seat": 3, "area": "UA"},
        },
    )
    for number, amount in enumerate((3, 2, 1, 0)):
        state.choose(number, f"bid:{amount}")
    assert state.waiting == (0,) and state.options(0) == ["hero:hero_ronan", "hero:hero_valadir"]
    state = reloaded(state)
    state.choose(0, "hero:hero_valadir")
    assert state.position()["heroes"]["hero_valadir"]["rewards"] == ["runeplate"]
    assert "runeplate" not in json.dumps(state.view(1)["heroes"])
    assert state.waiting == (2,) and state.position()["pending"][1]["step"] == "train"
    assert state.decision(2).default == "decline"
    state = reloaded(state)
    state.choose(2, "train:hero_bogran:wisdom")
    assert state.position()["heroes"]["hero_bogran"]["training"] == {"strength": 0, "agility": 0, "wisdom": 1}
    assert state.waiting == (1,) and state.options(1) == ["train:hero_andira:wisdom", "decline"]
    state.choose(1, "decline")
    assert state.position()["pending"][-1]["name"] != "season_card"


@pytest.mark.rule("RW-572", "RW-902")
def test_a_winner_of_the_tournament_without_a_hero_gets_nothing() -> None:
    state = card(
        "sum2",
        {0: {"influence": 2}, 1: {"influence": 2}},
        decks={"rewards": ["runeplate"]},
        heroes={"hero_vyrah": {"seat": 1, "area": "LA"}},
    )
    state.choose(0, "bid:2")
    state.choose(1, "bid:1")
    assert state.waiting == (1,) and "train:hero_vyrah:agility" in state.options(1)
    state.choose(1, "train:hero_vyrah:agility")
    assert state.position()["decks"]["rewards"] == ["runeplate"]


@pytest.mark.rule("RW-020")
def test_drought_lowers_food_but_not_below_zero() -> None:
    state = card("sum3", {0: {"dials": {"food": 3, "wood": 3, "ore": 3}}, 1: {"dials": {"food": 0}}})
    assert dials(state, 0) == (2, 3, 3)
    assert dials(state, 1)[0] == 0
    assert dials(card("sum3", {0: {"dials": {"food": 1, "wood": 3, "ore": 3}}}), 0) == (0, 3, 3)


def faithless(influence: int = 2, **fields: Any) -> Any:
    heroes = {
        "hero_astarra": {"seat": 0, "area": "DA"},
        "hero_bogran": {"seat": 0, "area": "DA", "rewards": ["runeplate", "soulbiter"]},
        "hero_verikas": {"seat": 0, "area": "DB", "damage": 1, "training": {"wisdom": 1}},
        "hero_ronan": {"seat": 1, "area": "LA"},
    }
    return card("sum4", {0: {"influence": influence}}, heroes=heroes, **fields)


@pytest.mark.rule("RW-424", "RW-430", "RW-904")
def test_opposing_heroes_desert_unless_they_are_paid_one_after_another() -> None:
    state = faithless(decks={"heroes": ["hero_vyrah"]})
    assert state.options(0) == ["pay:hero_bogran", "desert:hero_bogran"]
    state.choose(0, "pay:hero_bogran")
    assert seat(state, 0)["influence"] == 1
    assert state.options(0) == ["pay:hero_verikas", "desert:hero_verikas"]
    state = reloaded(state)
    state.choose(0, "desert:hero_verikas")
    position = state.position()
    assert sorted(position["heroes"]) == ["hero_astarra", "hero_bogran", "hero_ronan"]
    assert sorted(position["decks"]["heroes"]) == ["hero_verikas", "hero_vyrah"]
    assert position["pending"][-1]["name"] != "season_card"


@pytest.mark.rule("RW-430", "RW-903", "RW-901")
def test_without_influence_opposing_heroes_desert_and_their_rewards_are_discarded() -> None:
    state = faithless(influence=0)
    position = state.position()
    assert sorted(position["heroes"]) == ["hero_astarra", "hero_ronan"]
    assert position["discards"]["rewards"] == ["soulbiter", "runeplate"]
    assert position["seats"][0]["influence"] == 0


@pytest.mark.rule("RW-560", "RW-424")
def test_nobody_deserts_the_captain_for_his_alignment() -> None:
    state = faithless(influence=0, titles={"title_captain": {"seat": 0, "influence": 1}})
    assert len(state.position()["heroes"]) == 4


CITIES = {"1C": {"city": "city_forge"}, "3D": {"city": "city_tamalir", "units": ["archer"]}}


@pytest.mark.rule("RW-393", "RW-572", "RW-575")
def test_judgement_of_the_council_removes_a_city() -> None:
    state = bought("sum5", areas=CITIES)
    assert state.options(0) == ["area:1C", "area:3D"]
    state.choose(0, "area:3D")
    assert area(state, "3D")["city"] is None and area(state, "1C")["city"] == "city_forge"
    assert state.options(0) == AT_ORDERS
    nobody = won("sum5", areas=CITIES)
    nobody.choose(0, "bid:0")
    assert area(nobody, "3D")["city"] == "city_tamalir"
    assert bought("sum5").options(0) == AT_ORDERS


@pytest.mark.rule("RW-524", "RW-527", "RW-011")
def test_a_rune_is_unearthed_in_an_uncontrolled_area_and_known_to_all() -> None:
    state = bought("sum7", areas={"5A": {"units": ["archer"]}, "5B": {"rune": "false"}, "5C": {"units": ["giant"]}})
    options = state.options(0)
    assert {"area:5C", "area:5D"} <= set(options)
    assert not {"area:5A", "area:5B", "area:DA", "area:LA"} & set(options)
    state.choose(0, "area:5C")
    assert area(state, "5C")["rune"] == "dragon"
    assert [seat(state, number)["seen"] for number in (0, 1)] == [["5C"], ["5C"]]
    assert state.position()["rune_supply"] == {"dragon": 20, "false": 16}
    assert state.options(0) == AT_ORDERS


@pytest.mark.rule("RW-530", "RW-754")
@pytest.mark.parametrize(("epic", "asked"), [(False, False), (True, True)])
def test_no_rune_is_unearthed_if_none_is_left_but_false_ones_serve_the_harder_game(epic: bool, asked: bool) -> None:
    state = bought("sum7", options={"epic": epic}, rune_supply={"dragon": 0, "false": 17})
    assert ("area:5A" in state.options(0)) == asked
    if asked:
        state.choose(0, "area:5A")
        assert area(state, "5A")["rune"] == "dragon"
        assert state.position()["rune_supply"] == {"dragon": 0, "false": 16}


@pytest.mark.rule("RW-323", "RW-904")
def test_plague_takes_a_standing_unit_from_every_crowded_area() -> None:
    state = card(
        "sum8",
        areas={
            "5A": {"units": ["footman"] * 4 + ["footman-routed", "giant"]},
            "5B": {"units": ["knight"] * 5},
            "DA": {"units": ["bowman-routed"] * 5 + ["footman-routed"]},
            "7A": {"units": ["beastman"] * 7},
            "LA": {"units": ["archer"] * 6},
        },
    )
    assert state.options(0) == ["destroy:footman", "destroy:giant"]
    state.choose(0, "destroy:giant")
    assert area(state, "5A")["units"] == ["footman"] * 4 + ["footman-routed"]
    assert state.options(0) == ["destroy:bowman-routed", "destroy:footman-routed"]
    state = reloaded(state)
    state.choose(0, "destroy:footman-routed")
    assert area(state, "DA")["units"] == ["bowman-routed"] * 5
    assert area(state, "LA")["units"] == ["archer"] * 5
    assert len(area(state, "5B")["units"]) == 5 and len(area(state, "7A")["units"]) == 7
    assert state.options(0) == AT_ORDERS


@pytest.mark.rule("RW-323")
def test_plague_takes_one_unit_of_an_area_however_crowded_it_is() -> None:
    state = card("sum8", areas={"5A": {"units": ["footman"] * 7 + ["knight"]}})
    state.choose(0, "destroy:footman")
    assert area(state, "5A")["units"] == ["footman"] * 6 + ["knight"]
    assert state.options(0) == AT_ORDERS


@pytest.mark.rule("RW-323", "RW-525", "RW-008")
def test_plague_may_cost_a_player_the_area() -> None:
    areas = {"5A": {"units": ["footman"] + ["beastman"] * 5, "rune": "dragon"}}
    state = card("sum8", areas=areas)
    assert state.options(0) == ["destroy:footman", "destroy:beastman"]
    state.choose(0, "destroy:footman")
    assert state.view(1)["areas"]["5A"]["controller"] is None
    assert state.options(0) == AT_ORDERS
