"""The icons of Fall and Winter cards (RW-107, RW-108)."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.runewars import GAME


def season(name: str, card: str, *seats: dict[str, Any], order: list[int] | None = None, **fields: Any) -> Any:
    chance = fields.pop("chance", [])
    pending = [{"name": "season", "step": "secondary", "order": order or [0, 1]}]
    position = {"players": 2, "seats": list(seats), "season": name, "season_card": card, "pending": pending, **fields}
    return GAME.from_position(position, chance=chance)


def fall(first: dict[str, Any] | None = None, second: dict[str, Any] | None = None, **fields: Any) -> Any:
    daqan = {"faction": "daqan", "quests": [], **(first or {})}
    return season("fall", "fal5", daqan, {"faction": "latari", "quests": [], **(second or {})}, **fields)


def winter(food: int, areas: dict[str, Any], second: dict[str, Any] | None = None, **fields: Any) -> Any:
    daqan = {"faction": "daqan", "quests": [], "dials": {"food": food}}
    latari = {"faction": "latari", "quests": [], **(second or {"dials": {"food": 8}})}
    return season("winter", "win2", daqan, latari, areas=areas, **fields)


# Fall


@pytest.mark.rule("RW-107")
def test_the_fate_discards_are_shuffled_into_the_deck() -> None:
    rest = [number for number in range(1, 31) if number > 3]
    shuffled = {"chance": "shuffle", "what": "fate", "result": [30, 1]}
    state = fall(decks={"fate": [3, 1, 2]}, discards={"fate": rest}, chance=[shuffled])
    assert state.position()["decks"]["fate"] == [30, *range(1, 30)]
    assert state.position()["discards"]["fate"] == []


@pytest.mark.rule("RW-107")
def test_each_player_takes_influence_or_a_card_in_turn_order() -> None:
    state = fall({"influence": 1}, {"influence": 1}, order=[1, 0], decks={"tactics": ["levy", "ambush"]})
    assert state.waiting == (1,)
    assert state.options(1) == ["influence", "tactics"]
    assert state.decision(1).default == "influence"
    assert state.decision(1).name == "fall_income"
    state.choose(1, "influence")
    assert state.position()["seats"][1]["influence"] == 3
    assert state.waiting == (0,)
    state.choose(0, "tactics")
    assert state.position()["seats"][0]["tactics"] == ["levy"]
    assert state.position()["seats"][0]["fresh"] == ["levy"]
    assert state.position()["seats"][0]["influence"] == 1
    assert state.options(0) == [f"order:{number}" for number in range(1, 9)]


@pytest.mark.rule("RW-107", "RW-555")
def test_an_eleventh_card_of_fall_is_discarded_at_once() -> None:
    full = ["ambush"] * 2 + ["levy"] * 2 + ["stampede"] + ["rally_cry"] * 3 + ["tactical_retreat"] * 2
    state = fall({"tactics": full}, decks={"tactics": ["sabotage"]})
    state.choose(0, "tactics")
    assert state.waiting == (0,) and "discard:sabotage" in state.options(0)
    state.choose(0, "discard:levy")
    assert state.waiting == (1,)
    assert len(state.position()["seats"][0]["tactics"]) == 10


@pytest.mark.rule("RW-555")
def test_an_absent_player_discards_an_old_card_and_keeps_the_one_just_drawn() -> None:
    old = ["summon_lightning"] * 3 + ["rally_cry"] * 3 + ["ambush"] * 2 + ["levy"]
    for last in ("sabotage", "tactical_retreat"):
        # Of equal cards the fresh one goes first (RW-556): an old card is one of which no copy is fresh.
        state = fall({"tactics": [*old, last]}, decks={"tactics": ["tactical_retreat"]})
        state.choose(0, "tactics")
        assert state.options(0)[0] == "discard:tactical_retreat"
        assert state.decision(0).default == "discard:summon_lightning"


@pytest.mark.rule("RW-107")
def test_a_position_in_the_middle_of_fall_does_not_shuffle_again() -> None:
    state = fall()
    state.choose(0, "influence")
    again = GAME.from_position(state.position(), chance=[{"chance": "shuffle", "what": "tactics", "result": []}])
    assert again.waiting == (1,) and again.position() == state.position()


# Winter


@pytest.mark.rule("RW-108")
def test_each_area_keeps_no_more_units_than_there_is_food() -> None:
    state = winter(2, {"5A": {"units": ["footman", "footman", "knight"]}, "5B": {"units": ["bowman", "knight"]}})
    assert state.waiting == (0,)
    assert state.decision(0).name == "winter_destroy"
    assert state.options(0) == ["destroy:footman", "destroy:knight"]
    assert state.decision(0).prompt.args == {"area": "5A", "number": 1}
    state.choose(0, "destroy:knight")
    assert state.position()["areas"]["5A"]["units"] == ["footman", "footman"]
    assert state.position()["areas"]["5B"]["units"] == ["bowman", "knight"]
    assert state.options(0)[0] == "order:1"


@pytest.mark.rule("RW-108", "RW-323")
def test_routed_units_and_allies_count_and_the_choice_is_free() -> None:
    units = ["footman", "footman-routed", "beastman", "giant-routed"]
    state = winter(3, {"5A": {"units": units}}, heroes={"hero_ronan": {"seat": 0, "area": "5A"}})
    assert state.options(0) == [f"destroy:{label}" for label in units]
    assert state.decision(0).default == "destroy:footman-routed"
    assert state.why_not(0, "destroy:knight").rule == "RW-108"
    state.choose(0, "destroy:giant-routed")
    assert state.position()["areas"]["5A"]["units"] == units[:3]
    assert state.options(0)[0] == "order:1"


@pytest.mark.rule("RW-108")
def test_areas_are_reduced_one_after_another_in_map_order() -> None:
    state = winter(1, {"5A": {"units": ["footman", "knight"]}, "DB": {"units": ["bowman", "footman", "knight"]}})
    state.choose(0, "destroy:footman")
    assert state.position()["areas"]["5A"]["units"] == ["knight"]
    assert state.options(0) == ["destroy:bowman", "destroy:footman", "destroy:knight"]
    again = GAME.from_position(state.position())
    assert again.position() == state.position()
    again.choose(0, "destroy:knight")
    again.choose(0, "destroy:bowman")
    assert again.position()["areas"]["DB"]["units"] == ["footman"]
    assert again.options(0)[0] == "order:1"


@pytest.mark.rule("RW-108", "RW-261")
def test_allies_that_lose_their_leader_are_still_part_of_the_check() -> None:
    state = winter(1, {"5A": {"units": ["footman", "beastman", "giant"]}})
    state.choose(0, "destroy:footman")
    assert state.options(0) == ["destroy:beastman", "destroy:giant"]
    state.choose(0, "destroy:giant")
    assert state.position()["areas"]["5A"]["units"] == ["beastman"]
    assert state.options(0)[0] == "order:1"


@pytest.mark.rule("RW-108")
def test_without_food_nothing_is_left() -> None:
    state = winter(0, {"5A": {"units": ["footman", "footman"]}, "5B": {"units": ["knight-routed"]}})
    assert state.position()["areas"]["5A"]["units"] == []
    assert state.position()["areas"]["5B"]["units"] == []
    assert state.waiting == (0, 1)


@pytest.mark.rule("RW-108")
def test_players_compare_in_turn_order() -> None:
    areas = {"5A": {"units": ["footman", "knight"]}, "7A": {"units": ["archer", "warrior"]}}
    state = winter(1, areas, {"dials": {"food": 1}}, order=[1, 0])
    assert state.waiting == (1,)
    state.choose(1, "destroy:warrior")
    assert state.waiting == (0,)


@pytest.mark.rule("RW-108")
def test_neutral_units_without_an_ally_do_not_starve() -> None:
    state = winter(0, {"5A": {"units": ["beastman", "beastman", "beastman"]}})
    assert state.position()["areas"]["5A"]["units"] == ["beastman"] * 3


@pytest.mark.rule("RW-108", "RW-630")
def test_who_regains_a_rune_because_an_army_starves_may_win_in_winter() -> None:
    runes = {area: {"rune": "dragon"} for area in ("LA", "LB")}
    held = {area: {"rune": "dragon", "units": ["archer"]} for area in ("7A", "7B", "7C")}
    state = winter(0, {**runes, **held, "LC": {"rune": "dragon", "units": ["footman"]}})
    assert state.result["winners"] == [1] and state.result["reason"] == "runes"
