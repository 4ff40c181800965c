"""The Fall cards."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.runewars.season import area, bought, card, dials, reloaded, seat, won
from rulewright.core.narration import told_to


def after_fall_card(state: Any) -> bool:
    """Whether the primary ability is over: everybody takes the income of Fall."""
    return bool(state.options(state.waiting[0]) == ["influence", "tactics"])


@pytest.mark.rule("RW-158", "RW-020")
def test_bountiful_harvest_sets_dials_and_adds_food() -> None:
    state = card("fal1", {0: {"dials": {"food": 8, "wood": 0, "ore": 8}}, 1: {"dials": {"food": 0}}})
    famine = card("spr1", {0: {"dials": {"food": 8, "wood": 8, "ore": 8}}})
    food, wood, ore = dials(famine, 0)
    assert dials(state, 0) == (food + 1, wood, ore)
    assert dials(state, 1)[0] > 0
    assert after_fall_card(state)


@pytest.mark.rule("RW-903", "RW-020", "RW-562")
def test_council_levy_takes_influence_or_a_dial() -> None:
    state = card(
        "fal2",
        {
            0: {"influence": 2, "dials": {"food": 1, "wood": 0, "ore": 3}},
            1: {"influence": 1, "dials": {"food": 1, "wood": 1, "ore": 0}},
            2: {"influence": 1, "dials": {"food": 0, "wood": 0, "ore": 0}},
        },
        3,
    )
    assert state.options(0) == ["pay", "lower:food", "lower:ore"]
    other = state.copy()
    other.choose(0, "lower:ore")
    assert dials(other, 0) == (1, 0, 2) and seat(other, 0)["influence"] == 2
    state.choose(0, "pay")
    assert seat(state, 0)["influence"] == 0 and dials(state, 0) == (1, 0, 3)
    assert state.options(1) == ["lower:food", "lower:wood"]
    state.choose(1, "lower:wood")
    assert dials(state, 1) == (1, 0, 0)
    assert seat(state, 2)["influence"] == 1 and after_fall_card(state)


@pytest.mark.rule("RW-020")
def test_market_day_trades_one_dial_for_another() -> None:
    state = card(
        "fal3",
        {0: {"dials": {"food": 0, "wood": 8, "ore": 2}}, 1: {"dials": {"food": 0, "wood": 0, "ore": 0}}},
    )
    assert state.options(0) == ["trade:wood:food", "trade:wood:ore", "trade:ore:food", "decline"]
    assert state.decision(0).default == "decline"
    other = state.copy()
    other.choose(0, "decline")
    assert dials(other, 0) == (0, 8, 2) and after_fall_card(other)
    state.choose(0, "trade:wood:food")
    assert dials(state, 0) == (1, 7, 2)
    assert after_fall_card(state)
    last = card("fal3", {0: {"dials": {"food": 1, "wood": 0, "ore": 7}}})
    assert last.options(0)[:2] == ["trade:food:wood", "trade:food:ore"]
    last.choose(0, "trade:food:ore")
    assert dials(last, 0) == (0, 0, 8)


@pytest.mark.rule("RW-267", "RW-601", "RW-572")
@pytest.mark.parametrize(("kind", "number"), [("beastman", 2), ("razorwing", 2), ("sorcerer", 2), ("hellhound", 1)])
def test_mercenaries_join_an_area_of_the_winner(kind: str, number: int) -> None:
    state = bought("fal4", areas={"5A": {"units": ["footman"]}, "5B": {"units": ["archer"]}})
    assert set(state.options(0)) == {"units:beastman", "units:hellhound", "units:razorwing", "units:sorcerer"}
    state.choose(0, f"units:{kind}")
    assert state.options(0) == ["area:5A", "area:DA", "area:DB", "area:DC"]
    state = reloaded(state)
    state.choose(0, "area:5A")
    assert area(state, "5A")["units"] == ["footman"] + [kind] * number
    assert after_fall_card(state)


@pytest.mark.rule("RW-601", "RW-605")
def test_mercenaries_obey_the_supply_and_the_limit_of_eight() -> None:
    state = bought(
        "fal4",
        areas={
            "5A": {"units": ["footman"] * 7 + ["knight"]},
            "5B": {"units": ["beastman"] * 8},
            "5C": {"units": ["razorwing"] * 7},
            "5D": {"units": ["hellhound"] * 4},
        },
    )
    assert state.options(0) == ["units:razorwing", "units:sorcerer"]
    state.choose(0, "units:razorwing")
    state.choose(0, "area:5A")
    assert set(state.options(0)) == {"destroy:footman", "destroy:knight", "destroy:razorwing"}
    state.choose(0, "destroy:knight")
    assert area(state, "5A")["units"] == ["footman"] * 7 + ["razorwing"]
    assert after_fall_card(state)


@pytest.mark.rule("RW-555", "RW-556")
def test_war_drums_give_everybody_a_card_in_turn_order() -> None:
    state = card("fal5", order=[1, 0], decks={"tactics": ["levy", "ambush"]})
    assert seat(state, 1)["tactics"] == ["levy"] and seat(state, 0)["tactics"] == ["ambush"]
    assert seat(state, 0)["fresh"] == ["ambush"]
    assert after_fall_card(state)


@pytest.mark.rule("RW-526", "RW-905")
def test_shattered_illusions_discards_a_false_rune_or_gives_a_card() -> None:
    state = card(
        "fal6",
        areas={"DA": {"rune": "false"}, "DB": {"rune": "false"}, "DC": {"rune": "dragon"}, "LA": {"rune": "dragon"}},
        decks={"tactics": ["levy", "ambush"]},
    )
    state.listen()
    assert state.options(0) == ["discard:DA", "discard:DB"] and state.decision(0).secret
    assert "discard" not in json.dumps(state.view(1)["pending"])
    state.choose(0, "discard:DB")
    assert area(state, "DB")["rune"] is None and area(state, "DA")["rune"] == "false"
    assert state.position()["rune_supply"]["false"] == 16
    assert seat(state, 0)["seen"] == ["DA", "DC"]
    assert seat(state, 1)["tactics"] == ["levy"]
    told = [line.message for line in told_to(state, -1)]
    assert "log-illusion_shattered" in told and "log-no_illusions" in told
    assert after_fall_card(state)


@pytest.mark.rule("RW-521", "RW-522", "RW-575")
@pytest.mark.parametrize("name", ["fal7", "win1"])
def test_the_council_gives_the_winner_a_dragon_rune(name: str) -> None:
    state = bought(name, areas={"DA": {"rune": "false"}})
    assert state.options(0) == ["discard:DA", "done"]
    state = reloaded(state)
    state.choose(0, "done")
    state.choose(0, "dragon:DB")
    state.choose(0, "false:5A")
    assert area(state, "DB")["rune"] == "dragon" and area(state, "5A")["rune"] == "false"
    nobody = won(name)
    nobody.choose(0, "bid:0")
    assert nobody.position()["rune_supply"] == {"dragon": 21, "false": 17}


@pytest.mark.rule("RW-530")
def test_there_is_no_rune_for_the_winner_if_none_is_left() -> None:
    state = bought("fal7", areas={"DA": {"rune": "false"}}, rune_supply={"dragon": 0, "false": 16})
    assert after_fall_card(state) and area(state, "DA")["rune"] == "false"


HOME = {"DA": {"rune": "dragon"}, "DB": {"rune": "dragon"}, "DC": {"rune": "false"}}


@pytest.mark.rule("RW-527", "RW-905")
def test_two_runes_leave_a_threatened_home_realm_and_nobody_can_follow_them() -> None:
    state = card(
        "fal8", {1: {"seen": ["DA", "DB"]}}, areas={**HOME, "5C": {"units": ["archer"]}, "5D": {"rune": "false"}}
    )
    state.listen()
    assert state.options(0) == ["from:DA", "from:DB", "from:DC"] and state.decision(0).secret
    state.choose(0, "from:DA")
    state = reloaded(state)
    state.listen()
    assert {"to:5A", "to:1A"} <= set(state.options(0))
    assert not {"to:5C", "to:5D", "to:DA", "to:LA"} & set(state.options(0))
    state.choose(0, "to:5A")
    assert area(state, "5A")["rune"] == "dragon" and area(state, "DA")["rune"] is None
    assert state.options(0) == ["from:DB", "from:DC"]
    assert [line.message for line in told_to(state, 1)] == []
    state = reloaded(state)
    state.listen()
    state.choose(0, "from:DC")
    state.choose(0, "to:1A")
    assert area(state, "1A")["rune"] == "false" and area(state, "DC")["rune"] is None
    assert seat(state, 0)["seen"] == ["1A", "5A", "DB"] and seat(state, 1)["seen"] == ["DB"]
    moved = [line.args["areas"] for line in told_to(state, 1) if line.message == "log-moves_runes_out"]
    assert moved == [["1A", "5A"]]
    assert after_fall_card(state)


@pytest.mark.rule("RW-527", "RW-905")
def test_the_others_learn_where_the_two_runes_lie_only_when_both_do() -> None:
    games = [card("fal8", {1: {"seen": ["DA", "DC"]}}, areas=HOME) for _ in range(2)]
    for state, first in zip(games, ("5A", "1A"), strict=True):
        state.choose(0, "from:DA")
        state.choose(0, f"to:{first}")
    assert games[0].view(1) == games[1].view(1) and games[0].view(None) == games[1].view(None)
    assert games[0].view(0) != games[1].view(0)
    for state, second in zip(games, ("1A", "5A"), strict=True):
        state.choose(0, "from:DC")
        state.choose(0, f"to:{second}")
    assert games[0].view(1) == games[1].view(1)
    assert [games[0].view(1)["areas"][name]["rune"] is None for name in ("1A", "5A", "DA", "DC")] == [
        False, False, True, True,
    ]  # fmt: skip


@pytest.mark.rule("RW-807", "RW-527")
def test_with_the_revised_rules_one_rune_moves_and_who_knew_it_still_does() -> None:
    state = card("fal8", {1: {"seen": ["DA"]}}, areas=HOME, options={"revised": True})
    state.choose(0, "from:DA")
    state.choose(0, "to:5A")
    assert seat(state, 1)["seen"] == ["5A"] and seat(state, 0)["seen"] == ["5A", "DB", "DC"]
    assert after_fall_card(state)


@pytest.mark.rule("RW-527", "RW-902")
def test_a_single_rune_at_home_moves_alone() -> None:
    state = card(
        "fal8", {1: {"seen": ["DB"]}}, areas={"DB": {"rune": "dragon"}, "DC": {"rune": "dragon", "units": ["archer"]}}
    )
    assert "to:5A" in state.options(0)
    state.choose(0, "to:5A")
    assert seat(state, 1)["seen"] == ["5A", "DC"]
    assert area(state, "DC")["rune"] == "dragon" and after_fall_card(state)


@pytest.mark.rule("RW-902")
def test_runes_for_which_there_is_no_place_stay() -> None:
    outside = [
        f"{tile}{letter}"
        for tile, letters in (("1", "ABC"), ("3", "ABCD"), ("5", "ABCD"), ("7", "ABCD"))
        for letter in letters
    ]
    enemy = {name: {"units": ["archer"]} for name in outside}
    assert after_fall_card(card("fal8", areas={**enemy, **HOME}))
    one = card("fal8", {1: {"seen": ["DB"]}}, areas={**enemy, **HOME, "5A": {}})
    one.choose(0, "from:DB")
    assert area(one, "5A")["rune"] == "dragon" and area(one, "DA")["rune"] == "dragon"
    assert seat(one, 1)["seen"] == ["5A"] and after_fall_card(one)


@pytest.mark.rule("RW-525", "RW-527")
def test_a_hero_where_a_rune_of_a_threatened_realm_comes_to_lie_sees_it() -> None:
    state = card(
        "fal8",
        areas={"DA": {"rune": "dragon"}, "DB": {"rune": "false"}},
        heroes={"hero_bogran": {"seat": 1, "area": "5A"}},
    )
    for key in ("from:DA", "to:5A", "to:5B"):
        state.choose(0, key)
    assert [area(state, name)["rune"] for name in ("5A", "5B")] == ["dragon", "false"]
    assert seat(state, 1)["seen"] == ["5A"]
