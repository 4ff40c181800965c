"""Exploration tokens that heroes find (RW-701, RW-702, RW-710, RW-711, RW-717 to RW-720)."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.heroes import hero, is_over, play, quest_phase

OPTIONS = {"exploration": True}


def explored(token: str, heroes: dict[str, Any] | None = None, area: Any = None, **fields: Any) -> Any:
    """Andira ends her movement in 5A, where this token lies face down."""
    areas = {"5A": {"exploration": {"token": token, "up": False}, **(area or {})}, **fields.pop("areas", {})}
    heroes = heroes or {"andira": {"area": "5A"}}
    return play(quest_phase(heroes, options=OPTIONS, areas=areas, **fields), "move", "stop")


def token_in(state: Any, area: str) -> Any:
    return state.position()["areas"][area]["exploration"]


@pytest.mark.rule("RW-701", "RW-702")
def test_a_location_stays_face_up_where_a_hero_ends_his_movement() -> None:
    state = explored("village_food")
    assert token_in(state, "5A") == {"token": "village_food", "up": True}
    assert is_over(state)


@pytest.mark.rule("RW-701")
def test_passing_through_or_doing_something_else_explores_nothing() -> None:
    areas = {"5A": {"exploration": {"token": "village_food", "up": False}}}
    passing = play(quest_phase({"andira": {"area": "DA"}}, options=OPTIONS, areas=areas), "move", "step:5A", "step:5B")
    assert token_in(passing, "5A") == {"token": "village_food", "up": False}
    resting = play(quest_phase({"andira": {"area": "5A"}}, options=OPTIONS, areas=areas), "nothing")
    assert token_in(resting, "5A") == {"token": "village_food", "up": False}


@pytest.mark.rule("RW-710", "RW-630")
def test_a_dragon_throne_counts_as_soon_as_it_is_found() -> None:
    runes = {area: {"rune": "dragon"} for area in ("DA", "DB", "DC")}
    areas = {**runes, "5B": {"rune": "dragon", "units": ["footman"]}, "5C": {"rune": "dragon", "units": ["knight"]}}
    state = explored("dragon_throne", area={"units": ["footman"]}, areas=areas)
    assert state.result["winners"] == [0]


@pytest.mark.rule("RW-717", "RW-702")
def test_the_merchant_sells_a_reward_for_three_influence_and_leaves_either_way() -> None:
    seats = {0: {"influence": 4}}
    state = explored("traveling_merchant", seats=seats, decks={"rewards": ["soulbiter"]})
    assert state.options(0) == ["pay", "decline"]
    assert state.decision(0).default == "decline"
    declined = play(state.copy(), "decline")
    assert token_in(declined, "5A") is None and hero(declined, "andira")["rewards"] == []
    play(state, "pay")
    assert hero(state, "andira")["rewards"] == ["soulbiter"]
    assert state.position()["seats"][0]["influence"] == 1
    assert token_in(state, "5A") is None


@pytest.mark.rule("RW-717", "RW-903")
def test_the_merchant_asks_nobody_who_cannot_pay() -> None:
    assert is_over(explored("traveling_merchant", seats={0: {"influence": 2}}))


@pytest.mark.rule("RW-718")
def test_raiders_alone_deal_one_damage() -> None:
    state = explored("raiding_party")
    assert hero(state, "andira")["damage"] == 1
    assert is_over(state)


@pytest.mark.rule("RW-718")
def test_raiders_among_friendly_units_ask_for_nothing_more() -> None:
    state = explored("raiding_party", {"andira": {"area": "5A", "rewards": ["soulbiter"]}}, {"units": ["footman"]})
    assert hero(state, "andira")["damage"] == 1
    assert is_over(state)


@pytest.mark.rule("RW-718")
@pytest.mark.parametrize("unit", ["archer", "sorcerer"])
def test_raiders_beside_hostile_units_take_a_reward_or_wound_again(unit: str) -> None:
    heroes = {"andira": {"area": "5A", "rewards": ["soulbiter"]}}
    state = explored("raiding_party", heroes, {"units": [unit]})
    assert state.options(0) == ["discard:soulbiter", "damage"]
    assert state.decision(0).default == "damage"
    lost = play(state.copy(), "discard:soulbiter")
    assert hero(lost, "andira")["damage"] == 1
    assert lost.position()["discards"]["rewards"] == ["soulbiter"]
    play(state, "damage")
    assert hero(state, "andira")["damage"] == 2


@pytest.mark.rule("RW-718")
def test_raiders_wound_a_hero_without_rewards_twice() -> None:
    state = explored("raiding_party", area={"units": ["archer"]})
    assert hero(state, "andira")["damage"] == 2


@pytest.mark.rule("RW-718", "RW-429", "RW-481")
def test_a_hero_that_falls_to_raiders_explores_and_acts_no_further() -> None:
    heroes = {
        "andira": {"area": "5A", "damage": 3, "rewards": ["soulbiter"]},
        "vyrah": {"area": "5A", "seat": 1},
    }
    state = explored("raiding_party", heroes, {"units": ["archer"]})
    assert "hero_andira" not in state.position()["heroes"]
    assert state.position()["markers"] == {"1": {"area": "5A", "rewards": ["soulbiter"]}}
    assert is_over(state)


@pytest.mark.rule("RW-718")
def test_an_absent_player_gives_up_a_reward_rather_than_the_hero() -> None:
    heroes = {"andira": {"area": "5A", "damage": 2, "rewards": ["soulbiter"]}}
    state = explored("raiding_party", heroes, {"units": ["archer"]})
    assert state.decision(0).default == "discard:soulbiter"


@pytest.mark.rule("RW-719")
def test_the_scroll_shows_the_rune_and_the_token_of_one_area_to_its_reader() -> None:
    areas = {
        "7C": {"rune": "dragon", "exploration": {"token": "temple", "up": False}},
        "7A": {"exploration": {"token": "dungeon", "up": False}},
        "1A": {"exploration": {"token": "dungeon", "up": True}},
    }
    state = explored("scroll_of_sight", areas=areas)
    assert state.options(0) == ["area:7A", "area:7C"]
    assert state.decision(0).default == "area:7C"
    play(state, "area:7C")
    reader, other = state.position()["seats"]
    assert (reader["seen"], reader["seen_tokens"]) == (["7C"], ["7C"])
    assert (other["seen"], other["seen_tokens"]) == ([], [])


@pytest.mark.rule("RW-719")
def test_a_scroll_with_nothing_to_see_is_just_discarded() -> None:
    state = explored("scroll_of_sight")
    assert token_in(state, "5A") is None
    assert is_over(state)


@pytest.mark.rule("RW-701", "RW-719")
def test_a_token_that_is_turned_up_is_no_longer_known_to_one_seat_alone() -> None:
    seats = {1: {"seen_tokens": ["5A"]}}
    state = explored("village_ore", seats=seats)
    assert state.position()["seats"][1]["seen_tokens"] == []


@pytest.mark.rule("RW-720", "RW-427")
def test_training_raises_an_attribute_within_its_limit_or_nothing() -> None:
    heroes = {"andira": {"area": "5A", "training": {"strength": 2, "agility": 1}}}
    state = explored("training", heroes)
    assert state.options(0) == ["train:agility:1", "train:wisdom:1", "decline"]
    assert state.decision(0).default == "train:wisdom:1"
    declined = play(state.copy(), "decline")
    assert hero(declined, "andira")["training"]["wisdom"] == 0
    play(state, "train:agility:1")
    assert hero(state, "andira")["training"]["agility"] == 2


@pytest.mark.rule("RW-701")
def test_a_hero_duels_after_the_event_of_his_area() -> None:
    heroes = {"andira": {"area": "5A"}, "vyrah": {"area": "5A", "seat": 1}}
    state = explored("training", heroes)
    assert state.decision(0).name == "explore"
    play(state, "decline")
    assert state.options(0) == ["duel:hero_vyrah", "nothing"]
