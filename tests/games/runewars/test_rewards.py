"""Rewards of the turn windows and the Title of Captain (CONTENT.md sections 9 and 14)."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.table import area, asked, options, play, rule_against, seat, turn, units
from rulewright import State


def carrying(*rewards: str, at: str = "DA", areas: dict[str, Any] | None = None, **fields: Any) -> State:
    """Ronan carries Rewards of seat 0, which is before its Order card and could play Secret Accord."""
    ronan = {"seat": 0, "area": at, "rewards": sorted(rewards), **fields.pop("ronan", {})}
    first = {"tactics": ["secret_accord"], **fields.pop("own", {})}
    heroes = {"hero_ronan": ronan, **fields.pop("heroes", {})}
    return turn(8, areas or {}, first, fields.pop("other", {}), step="start", heroes=heroes, **fields)


def use(reward: str) -> str:
    return f"use:hero_ronan:{reward}"


def refused(reward: str, **fields: Any) -> str:
    return rule_against(carrying(reward, **fields), use(reward))


def attack(rewards: list[str], **fields: Any) -> State:
    """Ronan is where seat 0 attacks seat 1, at the start of the battle in 3D."""
    frame = {
        "name": "battle",
        "area": "3D",
        "att": {"seat": 0, "units": fields.pop("attackers", ["footman"])},
        "def": {"seat": 1, "units": fields.pop("defenders", ["archer", "warrior"])},
    }
    heroes = {"hero_ronan": {"seat": 0, "area": fields.pop("at", "3D"), "rewards": sorted(rewards)}}
    first = {"tactics": fields.pop("hand", ["to_the_victor"])}
    return turn(
        3, fields.pop("areas", {}), first, {}, step="between", inner=[frame], heroes=heroes, memory={"battles": 1}
    )


def discarded(state: State) -> list[str]:
    found: list[str] = state.position()["discards"]["rewards"]
    return found


# Timmorran Shard, Healing Elixir, Horn of Command


@pytest.mark.rule("RW-504", "RW-521")
def test_each_shard_at_a_stronghold_is_turned_in_for_a_dragon_rune() -> None:
    state = carrying("timmorran_shard", "timmorran_shard", areas={"DA": {"stronghold": {"seat": 0}}})
    play(state, use("timmorran_shard"), "dragon:DA", "false:DB")
    assert area(state, "DA")["rune"] == "dragon"
    assert discarded(state) == ["timmorran_shard"]
    assert use("timmorran_shard") in options(state)


@pytest.mark.rule("RW-502", "RW-552")
def test_a_shard_needs_an_own_stronghold_and_a_rune_that_is_left() -> None:
    assert refused("timmorran_shard") == "RW-502"
    assert refused("timmorran_shard", at="LA", areas={"LA": {"stronghold": {"seat": 1}}}) == "RW-502"
    none_left = {"dragon": 0, "false": 17}
    at_home = {"DA": {"stronghold": {"seat": 0}}}
    assert refused("timmorran_shard", areas=at_home, rune_supply=none_left) == "RW-502"


@pytest.mark.rule("RW-502")
def test_the_healing_elixir_heals_its_hero_fully() -> None:
    state = play(carrying("healing_elixir", ronan={"damage": 3}), use("healing_elixir"))
    assert state.position()["heroes"]["hero_ronan"] == {
        "seat": 0,
        "area": "DA",
        "routed": False,
        "damage": 0,
        "training": {"strength": 0, "agility": 0, "wisdom": 0},
        "rewards": [],
    }
    assert refused("healing_elixir") == "RW-502"


@pytest.mark.rule("RW-601")
@pytest.mark.parametrize(
    ("faction", "home", "called"),
    [
        ("daqan", "DA", ["footman", "footman", "knight"]),
        ("latari", "LA", ["archer", "archer", "sorceress"]),
        ("waiqar", "WA", ["reanimate", "reanimate", "necromancer"]),
        ("uthuk", "UA", ["berserker", "berserker", "warlock"]),
    ],
)
def test_the_horn_of_command_calls_two_common_units_and_an_officer(faction: str, home: str, called: list[str]) -> None:
    state = play(carrying("horn_of_command", at=home, own={"faction": faction}), use("horn_of_command"))
    assert units(state, home) == called


@pytest.mark.rule("RW-601", "RW-605")
def test_the_horn_of_command_keeps_to_supply_and_limit_and_to_friendly_areas() -> None:
    eight = {"units": ["footman"] * 8}
    scarce = {"DB": eight, "DC": eight, "DA": {"units": ["bowman"] * 8}}
    state = play(carrying("horn_of_command", areas=scarce), use("horn_of_command"))
    assert asked(state) == "limit_destroy"
    play(state, "destroy:bowman")
    assert units(state, "DA") == [*["bowman"] * 7, "knight"]
    assert refused("horn_of_command", at="5A") == "RW-502"


# Flute of Possession


@pytest.mark.rule("RW-267")
def test_the_flute_leads_all_neutral_units_of_the_heros_area_away() -> None:
    areas = {"5B": {"units": ["archer", "beastman", "giant-routed"]}, "5C": {"units": ["archer"]}}
    state = play(carrying("flute_of_possession", at="5B", areas=areas), use("flute_of_possession"))
    assert options(state) == ["to:1A", "to:5A", "to:5D", "to:DA"]
    assert discarded(state) == ["flute_of_possession"]
    play(state, "to:DA")
    assert units(state, "5B") == ["archer"]
    assert units(state, "DA") == ["beastman", "giant-routed"]


@pytest.mark.rule("RW-373")
def test_the_flute_loses_those_that_cannot_cross_when_no_area_takes_all() -> None:
    held = {"units": ["archer"]}
    areas = {"5C": {"units": ["beastman", "razorwing"]}, "5B": held, "7A": held, "DA": held, "1A": held}
    state = play(carrying("flute_of_possession", at="5C", areas=areas), use("flute_of_possession"))
    assert units(state, "DC") == ["razorwing"]
    assert units(state, "5C") == []


@pytest.mark.rule("RW-227", "RW-262")
def test_the_flute_leads_the_players_own_allies_over_borders_that_his_cards_opened() -> None:
    held = {"units": ["archer"]}
    areas = {"5C": {"units": ["footman", "beastman"]}, "5B": held, "7A": held, "DA": held, "1A": held}
    memory = {"water": True}
    state = carrying("flute_of_possession", at="5C", areas=areas, memory=memory)
    play(state, use("flute_of_possession"))
    assert units(state, "DC") == ["beastman"]
    assert refused("flute_of_possession", at="5C", areas=areas) == "RW-502"


@pytest.mark.rule("RW-502", "RW-916")
def test_the_flute_needs_neutral_units_and_is_silent_in_a_battle() -> None:
    assert refused("flute_of_possession", areas={"DA": {"units": ["footman"]}}) == "RW-502"
    state = attack(["flute_of_possession"], areas={"3D": {"units": ["beastman-routed"]}})
    assert rule_against(state, use("flute_of_possession")) == "RW-502"


# Staff of Light


@pytest.mark.rule("RW-350")
def test_the_staff_of_light_stands_all_own_units_of_the_area() -> None:
    areas = {"DA": {"units": ["footman", "footman-routed", "knight-routed", "beastman-routed"]}}
    state = play(carrying("staff_of_light", areas=areas), use("staff_of_light"))
    assert units(state, "DA") == ["footman", "footman", "knight", "beastman"]


@pytest.mark.rule("RW-350", "RW-502")
def test_the_staff_of_light_does_nothing_for_others() -> None:
    assert refused("staff_of_light", areas={"DA": {"units": ["footman"]}}) == "RW-502"
    assert refused("staff_of_light", at="5A", areas={"5A": {"units": ["archer-routed"]}}) == "RW-502"
    assert refused("staff_of_light", at="5A", areas={"5A": {"units": ["giant-routed"]}}) == "RW-502"


@pytest.mark.rule("RW-916", "RW-321")
def test_in_the_contested_area_the_staff_of_light_stands_the_attackers_participants() -> None:
    routed = {"3D": {"units": ["archer-routed"]}}
    state = attack(["staff_of_light"], attackers=["footman", "footman-routed"], areas=routed)
    play(state, use("staff_of_light"))
    assert state.position()["pending"][2]["att"]["units"] == ["footman", "footman"]
    assert units(state, "3D") == ["archer-routed"]


# Ice Storm


@pytest.mark.rule("RW-917", "RW-350")
def test_the_ice_storm_routs_one_to_four_enemy_units() -> None:
    areas = {"5A": {"units": ["archer", "archer", "warrior", "warrior-routed", "beastman"]}}
    state = play(carrying("ice_storm", at="5A", areas=areas), use("ice_storm"))
    assert options(state) == ["rout:archer", "rout:warrior", "rout:beastman"]
    play(state, "rout:archer")
    assert options(state) == ["rout:archer", "rout:warrior", "rout:beastman", "done"]
    assert units(state, "5A") == areas["5A"]["units"]
    one = play(state.copy(), "done")
    assert units(one, "5A") == ["archer", "archer-routed", "warrior", "warrior-routed", "beastman"]
    play(state, "rout:archer", "rout:warrior")
    assert options(state) == ["rout:beastman", "done"]
    play(state, "rout:beastman")
    assert units(state, "5A") == ["archer-routed"] * 2 + ["warrior-routed"] * 2 + ["beastman-routed"]


@pytest.mark.rule("RW-917", "RW-350")
def test_the_ice_storm_routs_no_fifth_unit() -> None:
    # The first of five equal units is no choice (RW-901).
    state = play(carrying("ice_storm", at="5A", areas={"5A": {"units": ["archer"] * 5}}), use("ice_storm"))
    play(state, "rout:archer", "rout:archer")
    assert options(state) == ["rout:archer", "done"]
    play(state, "rout:archer")
    assert units(state, "5A") == ["archer", *["archer-routed"] * 4]


@pytest.mark.rule("RW-350")
def test_the_ice_storm_reaches_unallied_neutral_units_but_no_friends() -> None:
    state = play(carrying("ice_storm", at="5A", areas={"5A": {"units": ["giant"]}}), use("ice_storm"))
    assert units(state, "5A") == ["giant-routed"]
    assert refused("ice_storm", areas={"DA": {"units": ["giant"]}}) == "RW-502"
    assert refused("ice_storm", at="5A", areas={"5A": {"units": ["giant-routed"]}}) == "RW-502"


@pytest.mark.rule("RW-916")
def test_in_the_contested_area_the_ice_storm_routs_participants_of_the_other_side() -> None:
    state = attack(["ice_storm"], areas={"3D": {"units": ["archer-routed"]}})
    play(state, use("ice_storm"), "rout:warrior", "done")
    assert state.position()["pending"][2]["def"]["units"] == ["archer", "warrior-routed"]


# Captain of the Heroes' League


def captain(rewards: list[str], others: list[str], **fields: Any) -> State:
    second = {"hero_andira": {"seat": 0, "area": "5A", "rewards": sorted(others)}}
    titles = {"title_captain": {"seat": fields.pop("holder", 0), "influence": 1}}
    return carrying(*rewards, heroes=second, titles=titles, **fields)


@pytest.mark.rule("RW-560", "RW-521")
def test_the_captain_trades_three_rewards_for_a_dragon_rune_once_a_turn() -> None:
    shards = ["timmorran_shard", "timmorran_shard"]
    state = captain(["runeplate", *shards], ["ghost_armor", "ring_of_insight", "boots_of_swiftness"])
    play(state, "title:title_captain")
    assert options(state) == [
        "discard:hero_andira:ghost_armor",
        "discard:hero_andira:boots_of_swiftness",
        "discard:hero_andira:ring_of_insight",
        "discard:hero_ronan:timmorran_shard",
        "discard:hero_ronan:runeplate",
    ]
    play(state, "discard:hero_ronan:timmorran_shard", "discard:hero_ronan:timmorran_shard")
    assert "discard:hero_ronan:timmorran_shard" not in options(state)
    assert discarded(state) == []
    play(state, "discard:hero_andira:ghost_armor", "dragon:DA", "false:DB")
    assert discarded(state) == ["timmorran_shard", "timmorran_shard", "ghost_armor"]
    assert state.position()["turn"]["used"] == ["title_captain"]
    assert rule_against(state, "title:title_captain") == "RW-560"


@pytest.mark.rule("RW-560", "RW-552")
def test_the_captain_needs_the_title_three_rewards_and_a_rune_that_is_left() -> None:
    three = (["runeplate", "soulbiter"], ["ghost_armor"])
    assert "title:title_captain" in options(captain(*three))
    assert "title:title_captain" not in options(captain(["runeplate"], ["ghost_armor"]))
    assert "title:title_captain" not in options(captain(*three, holder=1))
    assert "title:title_captain" not in options(captain(*three, rune_supply={"dragon": 0, "false": 17}))


@pytest.mark.rule("RW-502")
def test_a_reward_that_the_hero_does_not_carry_is_refused() -> None:
    state = carrying("runeplate")
    assert rule_against(state, use("healing_elixir")) == "RW-502"
    assert rule_against(state, use("runeplate")) == "RW-502"
    assert options(state) == ["play:secret_accord", "pass"]


@pytest.mark.rule("RW-501")
def test_a_used_reward_is_open_in_the_discards() -> None:
    state = play(
        carrying("healing_elixir", ronan={"damage": 1}, open_rewards=["healing_elixir"]), use("healing_elixir")
    )
    assert state.position()["open_rewards"] == []
    assert discarded(state) == ["healing_elixir"]
    assert seat(state, 0)["tactics"] == ["secret_accord"]
