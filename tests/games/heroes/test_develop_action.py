"""Develop action (MH-300 to MH-323)."""

from __future__ import annotations

import pytest

from games.heroes.table import (
    GAME,
    OTHERS,
    developing,
    hero,
    hero_of,
    play,
    player,
    rule_against,
    seat_of,
    table,
    verbs,
)
from rulewright import BadPosition


@pytest.mark.rule("MH-300")
def test_things_are_done_in_any_order_until_done() -> None:
    state = developing(player(hero("H1"), gold=9, resources=9, buildings=["H-B5"]))
    play(state, "recruit:U-HA:H1", "train:U-HA:H1", "level", "recruit:U-HB:H1", "done")
    assert hero_of(state)["army"] == {"U-HA": [4, 0], "U-HB": [0, 1]}
    assert state.position()["pending"] == [{"frame": "actions", "seat": 1}]


@pytest.mark.rule("MH-303", "MH-531")
def test_each_level_is_worth_one_power_point() -> None:
    state = developing(player(hero("H1"), resources=20))
    play(state, "level")
    assert seat_of(state)["level"] == 2 and seat_of(state)["resources"] == 16
    assert GAME.scores(state) == [1, 0]


@pytest.mark.rule("MH-304")
def test_a_building_needs_its_level_and_its_cost() -> None:
    state = developing(player(hero("H1"), resources=2))
    assert "build:H-B1" in state.options(0)
    assert rule_against(state, "build:H-B5") == "MH-304"
    assert rule_against(state, "build:H-B7") == "MH-304"
    play(state, "build:H-B1")
    assert seat_of(state)["buildings"] == ["H-B1"] and seat_of(state)["resources"] == 0


@pytest.mark.rule("MH-305", "MH-312")
@pytest.mark.parametrize(
    ("building", "unit", "price"), [("H-B2", "U-HC", 3), ("H-B2", "U-HD", 3), ("H-B3", "U-HE", 4), ("H-B4", "U-HF", 6)]
)
def test_dwellings_unlock_the_higher_tiers(building: str, unit: str, price: int) -> None:
    locked = developing(player(hero("H1"), gold=20))
    assert rule_against(locked, f"recruit:{unit}:H1") == "MH-310"
    state = developing(player(hero("H1"), gold=20, buildings=[building]))
    play(state, f"recruit:{unit}:H1")
    assert seat_of(state)["gold"] == 20 - price


@pytest.mark.rule("MH-310", "MH-570")
def test_recruits_come_basic_from_the_reserve() -> None:
    state = developing(player(hero("H1", army={"U-HA": [7, 0]}), gold=9))
    play(state, "recruit:U-HA:H1")
    assert hero_of(state)["army"] == {"U-HA": [7, 1]}
    assert rule_against(state, "recruit:U-HA:H1") == "MH-310", "all eight tokens are in the army"


@pytest.mark.rule("MH-311")
def test_without_a_hero_in_the_capital_nobody_is_recruited() -> None:
    state = developing(player(hero("H1", at="2,3"), gold=9))
    assert not verbs(state) & {"recruit", "train", "dismiss", "transfer", "study"}


@pytest.mark.rule("MH-312")
def test_the_week_of_the_recruiter_makes_low_tiers_cheaper() -> None:
    state = developing(player(hero("H1"), gold=3), week="C4")
    play(state, "recruit:U-HA:H1", "recruit:U-HB:H1")
    assert seat_of(state)["gold"] == 2


@pytest.mark.rule("MH-312")
def test_the_week_of_the_recruiter_makes_tiers_a_and_b_cheaper_and_no_others() -> None:
    state = developing(player(hero("H1"), gold=2, buildings=["H-B2"]), week="C4")
    assert not any(key.startswith(("recruit:U-HC", "recruit:U-HD")) for key in state.options(0))
    rich = developing(player(hero("H1"), gold=3, buildings=["H-B2"]), week="C4")
    play(rich, "recruit:U-HC:H1")
    assert seat_of(rich)["gold"] == 0
    play(rich, "recruit:U-HA:H1")
    assert seat_of(rich)["gold"] == 0


@pytest.mark.rule("MH-312", "MH-333")
def test_a_recruiter_pays_less_for_strong_units() -> None:
    seat = {"faction": "Necropolis", "capital": "2,2", "gold": 9, "buildings": ["N-B2"]}
    state = developing({**seat, "heroes": [hero("N2"), hero("N1", army={})]})
    play(state, "recruit:U-NC:N2", "recruit:U-NC:N1")
    assert seat_of(state)["gold"] == 9 - 2 - 3


@pytest.mark.rule("MH-316")
def test_training_needs_its_grounds_and_its_price() -> None:
    army = {"U-HC": [0, 2]}
    assert rule_against(developing(player(hero("H1", army=army))), "train:U-HC:H1") == "MH-316"
    state = developing(player(hero("H1", army=army), gold=3, buildings=["H-B5"]))
    play(state, "train:U-HC:H1")
    assert hero_of(state)["army"] == {"U-HC": [1, 1]} and seat_of(state)["gold"] == 1
    assert rule_against(state, "train:U-HC:H1") == "MH-316"


@pytest.mark.rule("MH-307", "MH-320", "MH-098")
def test_a_tavern_hires_one_hero_without_units() -> None:
    state = developing(player(hero("H1"), gold=13, buildings=["H-B7"]))
    assert {"hire:H2", "hire:H3"} <= set(state.options(0))
    play(state, "hire:H3")
    assert hero_of(state, 0, 1) == {**hero("H3", army={}), "skills": [], "artefacts": [], "scrolls": [], "trophies": []}
    assert seat_of(state)["gold"] == 7 and rule_against(state, "hire:H2") == "MH-320"


@pytest.mark.rule("MH-309")
def test_the_town_portal_is_a_building_of_level_two() -> None:
    assert rule_against(developing(player(hero("H1"), resources=9)), "build:H-B8") == "MH-304"
    state = developing(player(hero("H1"), resources=9, level=2))
    play(state, "build:H-B8")
    assert seat_of(state)["resources"] == 6


@pytest.mark.rule("MH-321")
@pytest.mark.parametrize(("faction", "letter"), [("Haven", "H"), ("Necropolis", "N"), ("Sanctuary", "S")])
def test_the_exclusive_building_costs_four_at_level_two(faction: str, letter: str) -> None:
    seat = {"faction": faction, "capital": "2,2", "resources": 4, "level": 2, "heroes": [hero(f"{letter}1")]}
    state = developing(seat)
    play(state, f"build:{letter}-B9")
    assert seat_of(state)["resources"] == 0


@pytest.mark.rule("MH-555", "MH-553")
def test_nobody_is_recruited_in_the_week_of_plague() -> None:
    state = developing(player(hero("H1"), gold=20), week="F3")
    assert "recruit" not in verbs(state)


@pytest.mark.rule("MH-553")
def test_the_week_of_the_mason_makes_building_cheaper() -> None:
    state = developing(player(hero("H1"), resources=5), week="H2")
    play(state, "build:H-B1", "level")
    assert seat_of(state)["resources"] == 5 - 1 - 3


@pytest.mark.rule("MH-640")
def test_an_army_has_units_of_its_faction_alone() -> None:
    with pytest.raises(BadPosition, match="MH-640"):
        table(player(hero("H1", army={"U-TA": [1, 0]})), OTHERS)
