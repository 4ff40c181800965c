"""The Quest Phase: heroes act, move, heal, train and trade (RW-440 to RW-447, RW-482, RW-503)."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.heroes import fate, hero, is_over, play, position, quest_phase, refusal
from rulewright.core.narration import told_to
from rulewright.games.runewars import GAME

PORTAL = {"exploration": {"token": "magic_portal", "up": True}}


@pytest.mark.rule("RW-440")
def test_players_activate_their_heroes_in_turn_order_and_those_without_heroes_are_skipped() -> None:
    heroes = {"ronan": {"area": "LA", "seat": 1}, "vyrah": {"area": "DA", "seat": 0}}
    state = quest_phase(heroes, 1, 3, 0, 2, players=4)
    assert state.waiting == (1,)
    play(state, (1, "nothing"))
    assert state.waiting == (0,)
    play(state, "nothing")
    assert is_over(state)


@pytest.mark.rule("RW-440")
def test_the_heroes_of_a_player_act_once_each_in_his_order() -> None:
    state = quest_phase({"ronan": {"area": "DA"}, "vyrah": {"area": "DB"}})
    assert state.options(0) == ["hero:hero_ronan", "hero:hero_vyrah"]
    play(state, "hero:hero_vyrah")
    assert refusal(state, "hero:hero_ronan")[0] == "RW-441"
    play(state, "nothing")
    assert state.decision(0).prompt.args == {"hero": "hero_ronan"}
    play(state, "nothing")
    assert is_over(state)


@pytest.mark.rule("RW-440")
def test_a_hero_that_has_acted_is_not_chosen_again() -> None:
    heroes = {"ronan": {"area": "DA"}, "vyrah": {"area": "DB"}, "andira": {"area": "DC"}}
    state = play(quest_phase(heroes), "hero:hero_vyrah", "nothing")
    assert refusal(state, "hero:hero_vyrah") == ("RW-440", "hero-has-acted")


@pytest.mark.rule("RW-441", "RW-442")
def test_a_hero_takes_one_action_and_turn_cards_are_not_offered() -> None:
    state = quest_phase({"ronan": {"area": "DA"}}, seats={0: {"tactics": ["levy", "mountain_pass"]}})
    assert state.options(0) == ["move", "train", "nothing"]
    play(state, "train", "train:strength:2")
    assert is_over(state)


@pytest.mark.rule("RW-426")
def test_a_routed_hero_cannot_move_but_heals_and_trains() -> None:
    state = quest_phase({"ronan": {"area": "DA", "routed": True, "damage": 2}})
    assert state.options(0) == ["heal", "train", "nothing"]
    assert refusal(state, "move") == ("RW-426", "hero-is-routed")
    assert state.decision(0).default == "heal"


@pytest.mark.rule("RW-443")
def test_healing_removes_all_damage_in_a_friendly_area_only() -> None:
    state = play(quest_phase({"ronan": {"area": "DA", "damage": 3}}), "heal")
    assert hero(state, "ronan")["damage"] == 0
    abroad = quest_phase({"ronan": {"area": "LA", "damage": 3}})
    assert refusal(abroad, "heal") == ("RW-443", "hero-not-in-friendly-area")
    assert refusal(quest_phase({"ronan": {"area": "DA"}}), "heal") == ("RW-443", "hero-has-no-damage")


@pytest.mark.rule("RW-443")
def test_a_hero_heals_nobody_but_himself() -> None:
    heroes = {"ronan": {"area": "DA", "damage": 3}, "andira": {"area": "DA", "damage": 1}}
    state = play(quest_phase(heroes), "hero:hero_ronan", "heal")
    assert [hero(state, name)["damage"] for name in heroes] == [0, 1]
    assert state.decision(0).name == "hero_action"


@pytest.mark.rule("RW-444", "RW-427")
def test_training_raises_one_attribute_by_two_or_two_by_one() -> None:
    state = play(quest_phase({"ronan": {"area": "DA"}}), "train")
    assert state.options(0) == [
        "train:strength:2", "train:agility:2", "train:wisdom:2",
        "train:strength:agility", "train:strength:wisdom", "train:agility:wisdom",
    ]  # fmt: skip
    assert state.decision(0).default == "train:agility:2"
    assert refusal(state, "train:strength:1") == ("RW-444", "two-points-fit")
    play(state, "train:strength:wisdom")
    assert hero(state, "ronan")["training"] == {"strength": 1, "agility": 0, "wisdom": 1}


@pytest.mark.rule("RW-444", "RW-427")
def test_training_gains_a_single_point_if_only_one_fits_and_none_when_full() -> None:
    almost = {"strength": 2, "agility": 2, "wisdom": 1}
    state = play(quest_phase({"ronan": {"area": "DA", "training": almost}}), "train")
    assert hero(state, "ronan")["training"]["wisdom"] == 2
    full = quest_phase({"ronan": {"area": "DA", "training": {"strength": 2, "agility": 2, "wisdom": 2}, "damage": 1}})
    assert refusal(full, "train") == ("RW-427", "hero-fully-trained")
    assert refusal(
        play(quest_phase({"ronan": {"area": "DA", "training": {"wisdom": 1}}}), "train"), "train:wisdom:2"
    ) == (
        "RW-427",
        "training-limit",
    )


@pytest.mark.rule("RW-446", "RW-425")
def test_a_hero_moves_up_to_two_areas_through_any_areas() -> None:
    areas = {"5B": {"units": ["archer"]}, "1A": {"units": ["razorwing"]}}
    state = play(quest_phase({"andira": {"area": "DA"}}, areas=areas), "move", "step:5B", "step:1A")
    assert hero(state, "andira")["area"] == "1A"
    assert is_over(state)
    assert state.position()["areas"]["5B"]["units"] == ["archer"]


@pytest.mark.rule("RW-446")
def test_a_hero_may_stop_before_any_step() -> None:
    state = play(quest_phase({"andira": {"area": "DA"}}), "move")
    assert state.decision(0).default == "stop"
    play(state, "stop")
    assert hero(state, "andira")["area"] == "DA"
    assert is_over(state)


@pytest.mark.rule("RW-446", "RW-005")
def test_borders_and_distance_stop_a_hero() -> None:
    state = play(quest_phase({"andira": {"area": "5C"}}), "move")
    assert state.options(0) == ["step:5B", "step:7A", "step:DA", "stop"]
    assert refusal(state, "step:1A") == ("RW-005", "border-closed")
    assert refusal(state, "step:LA") == ("RW-446", "area-not-adjacent")
    assert refusal(state, "portal") == ("RW-713", "no-portal-to-pay-for")


@pytest.mark.rule("RW-447", "RW-525")
def test_a_hero_looks_at_runes_on_his_way() -> None:
    areas = {"5B": {"rune": "dragon"}, "5D": {"rune": "false"}, "1A": {"rune": "false"}}
    state = play(quest_phase({"andira": {"area": "DA"}}, areas=areas), "move", "step:5B", "step:5D")
    assert state.position()["seats"][0]["seen"] == ["5B", "5D"]


@pytest.mark.rule("RW-425", "RW-446")
def test_ronan_moves_three_areas_and_crosses_water() -> None:
    state = play(quest_phase({"ronan": {"area": "DC"}}), "move", "step:5C", "step:1A", "step:1B")
    assert hero(state, "ronan")["area"] == "1B"
    assert is_over(state)


@pytest.mark.rule("RW-446", "RW-501")
def test_boots_of_swiftness_give_a_third_step_and_are_turned_up_then() -> None:
    state = play(quest_phase({"andira": {"area": "DA", "rewards": ["boots_of_swiftness"]}}), "move", "step:5B")
    play(state, "step:1A")
    assert state.position()["open_rewards"] == []
    play(state, "step:7A")
    assert state.position()["open_rewards"] == ["boots_of_swiftness"]
    assert is_over(state)


@pytest.mark.rule("RW-446")
def test_open_roads_let_heroes_move_two_areas_more() -> None:
    state = play(
        quest_phase({"andira": {"area": "DA"}}, season_card="sum6"), "move", "step:5B", "step:1A", "step:1B", "step:1C"
    )
    assert is_over(state)


@pytest.mark.rule("RW-425", "RW-501")
def test_a_pegasus_feather_opens_borders_and_is_turned_up_when_it_is_needed() -> None:
    state = play(quest_phase({"andira": {"area": "7A", "rewards": ["pegasus_feather"]}}), "move", "step:7B")
    assert state.position()["open_rewards"] == []
    play(state, "step:7C")
    assert state.position()["open_rewards"] == ["pegasus_feather"]


@pytest.mark.rule("RW-227")
def test_ice_opens_water_for_heroes() -> None:
    state = play(quest_phase({"andira": {"area": "DC"}}, ice=True), "move")
    assert "step:5C" in state.options(0)


# Portals and Dungeons


@pytest.mark.rule("RW-713")
def test_one_payment_joins_the_portals_for_one_hero() -> None:
    areas = {"5A": PORTAL, "7C": PORTAL}
    fields: dict[str, Any] = {"options": {"exploration": True}, "areas": areas}
    state = play(quest_phase({"andira": {"area": "5A"}}, seats={0: {"influence": 2}}, **fields), "move")
    assert state.options(0) == ["step:5B", "step:DA", "portal", "stop"]
    play(state, "portal")
    assert state.options(0) == ["step:5B", "step:7C", "step:DA", "stop"]
    play(state, "step:7C")
    assert "step:5A" in state.options(0)
    play(state, "step:5A")
    assert state.position()["seats"][0]["influence"] == 1


@pytest.mark.rule("RW-713")
def test_a_portal_needs_influence_a_second_portal_and_the_hero_on_it() -> None:
    areas = {"5A": PORTAL, "7C": PORTAL}
    options = {"exploration": True}
    poor = quest_phase({"andira": {"area": "5A"}}, seats={0: {"influence": 0}}, options=options, areas=areas)
    assert "portal" not in play(poor, "move").options(0)
    alone = quest_phase({"andira": {"area": "5A"}}, options=options, areas={"5A": PORTAL})
    assert "portal" not in play(alone, "move").options(0)
    beside = quest_phase({"andira": {"area": "5B"}}, options=options, areas=areas)
    assert "portal" not in play(beside, "move").options(0)


@pytest.mark.rule("RW-713")
def test_a_portal_is_not_offered_where_paying_adds_no_step() -> None:
    fields: dict[str, Any] = {"options": {"exploration": True}, "areas": {"5A": PORTAL, "5B": PORTAL}}
    state = play(quest_phase({"andira": {"area": "5A"}}, **fields), "move")
    assert state.options(0) == ["step:5B", "step:DA", "stop"]


@pytest.mark.rule("RW-713", "RW-446")
def test_the_step_in_boots_may_lead_through_a_portal() -> None:
    fields: dict[str, Any] = {"options": {"exploration": True}, "areas": {"5A": PORTAL, "7C": PORTAL}}
    boots = {"andira": {"area": "DB", "rewards": ["boots_of_swiftness"]}}
    state = quest_phase(boots, seats={0: {"influence": 1}}, **fields)
    play(state, "move", "step:DA", "step:5A", "portal", "step:7C")
    assert (hero(state, "andira")["area"], state.position()["seats"][0]["influence"]) == ("7C", 0)
    assert is_over(state)


@pytest.mark.rule("RW-714", "RW-446")
def test_boots_do_not_lead_out_of_a_dungeon_entered_with_the_last_step() -> None:
    dungeon = {"5A": {"exploration": {"token": "dungeon", "up": True}}}
    boots = {"andira": {"area": "DB", "rewards": ["boots_of_swiftness"]}}
    state = quest_phase(boots, options={"exploration": True}, areas=dungeon)
    play(state, "move", "step:DA", "step:5A")
    assert is_over(state)


@pytest.mark.rule("RW-718", "RW-470")
def test_a_hero_that_raiders_defeat_challenges_nobody() -> None:
    raiders = {"5A": {"exploration": {"token": "raiding_party", "up": False}}}
    heroes = {"andira": {"area": "5A", "damage": 3}, "vyrah": {"area": "5A", "seat": 1}}
    state = quest_phase(heroes, options={"exploration": True}, areas=raiders)
    play(state, "move", "stop")
    assert is_over(state)
    assert list(state.position()["heroes"]) == ["hero_vyrah"]


@pytest.mark.rule("RW-714")
def test_a_dungeon_ends_the_movement_of_a_hero_that_enters_but_not_of_one_that_leaves() -> None:
    dungeon = {"5A": {"exploration": {"token": "dungeon", "up": True}}}
    options = {"exploration": True}
    state = play(quest_phase({"andira": {"area": "DA"}}, options=options, areas=dungeon), "move", "step:5A")
    assert is_over(state)
    leaving = play(quest_phase({"andira": {"area": "5A"}}, options=options, areas=dungeon), "move", "step:5B")
    assert "step:1A" in leaving.options(0)


# Trading (RW-503) and Rewards at the start of an activation


@pytest.mark.rule("RW-503", "RW-907")
def test_a_reward_changes_hands_once_in_an_activation_and_stays_face_down() -> None:
    heroes = {"andira": {"area": "DA", "rewards": ["soulbiter"]}, "ronan": {"area": "DA", "rewards": ["runeplate"]}}
    state = play(quest_phase(heroes), "hero:hero_andira")
    assert state.options(0) == [
        "give:soulbiter:hero_andira:hero_ronan",
        "give:runeplate:hero_ronan:hero_andira",
        "pass",
    ]
    play(state, "give:soulbiter:hero_andira:hero_ronan")
    assert state.options(0) == ["give:runeplate:hero_ronan:hero_andira", "pass"]
    assert refusal(state, "give:soulbiter:hero_ronan:hero_andira") == ("RW-503", "no-such-trade")
    assert hero(state, "ronan")["rewards"] == ["soulbiter", "runeplate"]
    assert state.position()["open_rewards"] == []
    play(state, "pass")
    assert state.options(0) == ["move", "train", "nothing"]


@pytest.mark.rule("RW-503")
def test_equal_rewards_change_hands_as_often_as_there_are_copies() -> None:
    shard = "timmorran_shard"
    heroes = {"andira": {"area": "DA", "rewards": [shard]}, "ronan": {"area": "DA", "rewards": [shard]}}
    state = play(quest_phase(heroes), "hero:hero_andira")
    play(state, f"give:{shard}:hero_andira:hero_ronan", f"give:{shard}:hero_ronan:hero_andira")
    assert state.options(0) == ["move", "train", "nothing"]


@pytest.mark.rule("RW-503", "RW-426")
def test_only_the_active_hero_trades_with_companions_in_his_area_also_when_routed() -> None:
    heroes = {
        "andira": {"area": "DA", "routed": True},
        "ronan": {"area": "DA", "rewards": ["soulbiter"]},
        "vyrah": {"area": "DB", "rewards": ["runeplate"]},
    }
    state = play(quest_phase(heroes), "hero:hero_andira")
    assert state.options(0) == ["give:soulbiter:hero_ronan:hero_andira", "pass"]


@pytest.mark.rule("RW-447", "RW-503")
def test_a_hero_trades_in_every_area_that_he_enters() -> None:
    heroes = {"andira": {"area": "DA", "rewards": ["soulbiter"]}, "ronan": {"area": "5B"}}
    state = play(quest_phase(heroes), "hero:hero_andira", "move", "step:5B")
    assert state.options(0) == ["give:soulbiter:hero_andira:hero_ronan", "pass"]
    play(state, "give:soulbiter:hero_andira:hero_ronan")
    assert "step:1A" in state.options(0)


@pytest.mark.rule("RW-503", "RW-446")
def test_boots_handed_over_on_the_way_prolong_the_movement() -> None:
    heroes = {"andira": {"area": "DA"}, "ronan": {"area": "1A", "rewards": ["boots_of_swiftness"]}}
    state = play(quest_phase(heroes), "hero:hero_andira", "move", "step:5B", "step:1A")
    play(state, "give:boots_of_swiftness:hero_ronan:hero_andira", "step:7A")
    assert hero(state, "andira")["area"] == "7A"


@pytest.mark.rule("RW-502")
def test_a_healing_elixir_works_at_the_start_of_an_activation_for_a_damaged_hero() -> None:
    state = quest_phase({"andira": {"area": "LA", "damage": 2, "rewards": ["healing_elixir"]}})
    assert state.options(0) == ["use:healing_elixir", "pass"]
    play(state, "use:healing_elixir")
    assert hero(state, "andira")["damage"] == 0
    assert state.position()["discards"]["rewards"] == ["healing_elixir"]
    healthy = quest_phase({"andira": {"area": "LA", "rewards": ["healing_elixir"]}})
    assert healthy.decision(0).name == "hero_action"


@pytest.mark.rule("RW-457", "RW-502")
def test_the_map_of_the_ancients_draws_three_quests_and_keeps_the_limit() -> None:
    state = quest_phase(
        {"andira": {"area": "DA", "rewards": ["map_of_the_ancients"]}},
        seats={0: {"quests": ["q01"]}},
        decks={"quests": ["q05", "q10", "q13", "q16"]},
    )
    play(state, "use:map_of_the_ancients")
    assert state.options(0) == ["discard:q01", "discard:q05", "discard:q10", "discard:q13"]
    play(state, "discard:q10")
    assert state.position()["seats"][0]["quests"] == ["q01", "q05", "q13"]
    assert state.decision(0).name == "hero_action"


@pytest.mark.rule("RW-502", "RW-662")
def test_the_map_of_the_ancients_is_of_no_use_when_no_quest_card_is_left() -> None:
    fields: dict[str, Any] = {"decks": {"quests": []}}
    heroes = {"andira": {"area": "DA", "rewards": ["map_of_the_ancients"]}}
    assert quest_phase(heroes, **fields).decision(0).name == "hero_action"
    discarded = quest_phase(heroes, discards={"quests": ["q05"]}, **fields)
    assert discarded.options(0) == ["use:map_of_the_ancients", "pass"]


# Rewards of the defeated (RW-482)


@pytest.mark.rule("RW-482", "RW-447")
def test_rewards_under_a_marker_are_taken_on_entering_or_left() -> None:
    markers = {"2": {"area": "5B", "rewards": ["soulbiter", "runeplate"]}}
    fields: dict[str, Any] = {"markers": markers, "open_rewards": ["soulbiter"]}
    state = play(quest_phase({"andira": {"area": "DA"}}, **fields), "move", "step:5B")
    assert state.options(0) == ["take:2", "leave"]
    assert state.decision(0).default == "take:2"
    play(state, "take:2")
    assert hero(state, "andira")["rewards"] == ["soulbiter", "runeplate"]
    assert state.position()["markers"] == {}
    assert state.position()["open_rewards"] == ["soulbiter"]
    left = play(quest_phase({"andira": {"area": "DA"}}, **fields), "move", "step:5B", "leave")
    assert left.position()["markers"] == markers


@pytest.mark.rule("RW-482")
def test_a_hero_that_is_activated_beside_two_markers_decides_for_each() -> None:
    markers = {"1": {"area": "DA", "rewards": ["soulbiter"]}, "3": {"area": "DA", "rewards": ["runeplate"]}}
    state = quest_phase({"andira": {"area": "DA", "routed": True}}, markers=markers)
    assert state.options(0) == ["take:1", "leave"]
    play(state, "leave")
    assert state.options(0) == ["take:3", "leave"]
    play(state, "take:3")
    assert hero(state, "andira")["rewards"] == ["runeplate"]
    assert list(state.position()["markers"]) == ["1"]


# Hero abilities


@pytest.mark.rule("RW-440", "RW-904")
def test_verikas_loses_one_damage_before_his_player_acts() -> None:
    heroes = {"verikas": {"area": "LA", "damage": 2}, "ronan": {"area": "DA"}}
    assert hero(quest_phase(heroes), "verikas")["damage"] == 1
    assert hero(quest_phase({"verikas": {"area": "LA"}}), "verikas")["damage"] == 0


@pytest.mark.rule("RW-440", "RW-428", "RW-481")
def test_krutzbeck_wounds_every_enemy_hero_in_his_area_after_the_last_hero() -> None:
    heroes = {
        "krutzbeck": {"area": "5B"},
        "vyrah": {"area": "5B", "seat": 1},
        "astarra": {"area": "5B", "seat": 1, "damage": 2, "rewards": ["soulbiter"]},
        "andira": {"area": "5A", "seat": 1},
    }
    state = play(quest_phase(heroes), "train", "train:strength:2")
    assert hero(state, "vyrah")["damage"] == 1
    assert hero(state, "andira")["damage"] == 0
    assert "hero_astarra" not in state.position()["heroes"]
    assert state.position()["markers"] == {"1": {"area": "5B", "rewards": ["soulbiter"]}}


@pytest.mark.rule("RW-440", "RW-904")
def test_krutzbeck_rages_after_the_heroes_of_his_own_player_only() -> None:
    heroes = {"krutzbeck": {"area": "5B", "seat": 1}, "vyrah": {"area": "5B"}, "ronan": {"area": "5B", "seat": 1}}
    state = play(quest_phase(heroes, 0, 1), "nothing")
    assert [hero(state, name)["damage"] for name in heroes] == [0, 0, 0]
    play(state, (1, "hero:hero_krutzbeck"), (1, "nothing"))
    assert hero(state, "vyrah")["damage"] == 0
    play(state, (1, "nothing"))
    assert [hero(state, name)["damage"] for name in heroes] == [0, 1, 0]


@pytest.mark.rule("RW-440")
def test_krutzbeck_does_nothing_while_routed() -> None:
    heroes = {"krutzbeck": {"area": "5B", "routed": True}, "vyrah": {"area": "5B", "seat": 1}}
    assert hero(play(quest_phase(heroes), "nothing"), "vyrah")["damage"] == 0


@pytest.mark.rule("RW-525", "RW-446")
def test_vyrahs_falcon_sees_the_runes_around_where_he_stops() -> None:
    areas = {"5B": {"rune": "dragon"}, "5C": {"rune": "false"}, "7A": {"rune": "false"}, "LA": {"rune": "dragon"}}
    state = quest_phase({"vyrah": {"area": "DB"}}, areas=areas)
    assert state.position()["seats"][0]["seen"] == []
    play(state, "move", "step:DA", "stop")
    assert state.position()["seats"][0]["seen"] == ["5B", "5C"]


@pytest.mark.rule("RW-443")
def test_andira_heals_anywhere_and_a_companion_with_her() -> None:
    heroes = {
        "andira": {"area": "LA", "damage": 1},
        "ronan": {"area": "LA", "damage": 2},
        "vyrah": {"area": "LA", "damage": 1},
    }
    state = play(quest_phase(heroes), "hero:hero_andira", "heal")
    assert state.options(0) == ["hero:hero_ronan", "hero:hero_vyrah"]
    play(state, "hero:hero_ronan")
    assert [hero(state, name)["damage"] for name in heroes] == [0, 0, 1]


@pytest.mark.rule("RW-443")
def test_andira_heals_without_damage_of_her_own_for_a_companion_only() -> None:
    heroes = {"andira": {"area": "LA"}, "ronan": {"area": "LA", "damage": 2}}
    state = play(quest_phase(heroes), "hero:hero_andira")
    assert state.options(0) == ["move", "heal", "train", "nothing"]
    assert state.decision(0).default == "train"
    assert hero(play(state, "heal"), "ronan")["damage"] == 0
    alone = quest_phase({"andira": {"area": "LA"}})
    assert "heal" not in alone.options(0)


@pytest.mark.rule("RW-470")
def test_challara_challenges_heroes_in_adjacent_areas_whatever_the_border() -> None:
    heroes = {
        "challara": {"area": "5C"},
        "vyrah": {"area": "5C", "seat": 1},
        "andira": {"area": "1A", "seat": 1},
        "astarra": {"area": "LA", "seat": 1},
    }
    state = play(quest_phase(heroes), "move", "stop")
    assert state.options(0) == ["duel:hero_andira", "duel:hero_vyrah", "nothing"]
    assert refusal(state, "duel:hero_astarra") == ("RW-470", "no-such-opponent")
    assert refusal(state, "steal:hero_vyrah") == ("RW-420", "no-theft")


@pytest.mark.rule("RW-450")
def test_a_quest_elsewhere_is_refused_by_its_rule() -> None:
    heroes = {"andira": {"area": "DA"}, "vyrah": {"area": "DA", "seat": 1}}
    state = play(quest_phase(heroes, seats={0: {"quests": ["q05"]}}), "move", "stop")
    assert state.options(0) == ["duel:hero_vyrah", "nothing"]
    assert state.decision(0).default == "nothing"
    assert refusal(state, "quest:q05") == ("RW-450", "quest-elsewhere")
    assert refusal(state, "quest:q01")[1] == "not-an-option"


@pytest.mark.rule("RW-551", "RW-552")
def test_fellowship_of_champions_is_claimed_after_the_last_hero() -> None:
    rewards = ["soulbiter", "runeplate", "ice_storm"]
    heroes = {
        "andira": {"area": "DA", "rewards": rewards, "routed": True},
        "astarra": {"area": "DB", "routed": True},
        "vyrah": {"area": "DC", "routed": True},
    }
    acts = ("hero:hero_andira", "nothing", "hero:hero_astarra", "nothing", "nothing")
    state = play(quest_phase(heroes, seats={0: {"objective": "obj_g5"}}), *acts)
    assert state.options(0) == ["claim", "keep"]
    assert state.decision(0).default == "claim"
    kept = play(state.copy(), "keep")
    assert kept.position()["seats"][0]["objective"] == "obj_g5" and is_over(kept)
    play(state, "claim")
    assert state.position()["seats"][0]["objective"] is None
    assert state.decision(0).name == "place_dragon"


@pytest.mark.rule("RW-715", "RW-716", "RW-721")
def test_temple_and_hall_reward_every_way_to_end_an_activation() -> None:
    areas = {
        "5A": {"exploration": {"token": "temple", "up": True}},
        "5B": {"exploration": {"token": "hall_of_kellos", "up": False}},
    }
    heroes = {"andira": {"area": "5A", "routed": True}, "ronan": {"area": "5B"}}
    state = quest_phase(
        heroes, areas=areas, options={"exploration": True}, seats={0: {"influence": 1}}, decks={"tactics": ["levy"]}
    )
    play(state, "hero:hero_andira", "nothing")
    assert state.position()["seats"][0]["influence"] == 3
    play(state, "move", "stop")
    assert state.position()["seats"][0]["tactics"] == ["levy"]


@pytest.mark.rule("RW-716", "RW-555")
def test_a_hall_of_kellos_brings_a_full_hand_to_its_limit() -> None:
    areas = {"5B": {"exploration": {"token": "hall_of_kellos", "up": True}}}
    hand = ["spy_guild"] * 2 + ["rally_cry"] * 3 + ["ambush"] * 2 + ["forced_march"] * 2 + ["frozen_ford"]
    state = quest_phase(
        {"ronan": {"area": "5B"}},
        areas=areas,
        options={"exploration": True},
        seats={0: {"tactics": hand}},
        decks={"tactics": ["levy", "levy"]},
    )
    play(state, "nothing", "discard:levy")
    assert len(state.position()["seats"][0]["tactics"]) == 10
    assert is_over(state)


@pytest.mark.rule("RW-905", "RW-501")
def test_the_log_tells_others_neither_what_is_traded_nor_what_a_hero_could_do() -> None:
    heroes = {"andira": {"area": "DA", "rewards": ["soulbiter"]}, "ronan": {"area": "DA"}}
    state = quest_phase(heroes, seats={0: {"quests": ["q05"]}})
    state.listen()
    play(state, "hero:hero_andira", "give:soulbiter:hero_andira:hero_ronan", "move", "stop")
    told = told_to(state, 1)
    assert ("log-trades_reward", {"hero": "hero_ronan", "seat": 0}) in [(line.message, line.args) for line in told]
    for lines in (told, told_to(state, 0)):
        assert [line.args["option"] for line in lines if line.message == "log-forced"] == ["hero:hero_ronan"]


@pytest.mark.rule("RW-447")
def test_a_position_may_be_stored_between_the_heroes_of_a_player() -> None:
    frames = (
        {"name": "quest_phase", "todo": [1]},
        {"name": "heroes", "seat": 0, "left": ["hero_ronan"]},
        {"name": "hero", "step": "final", "hero": "hero_andira"},
    )
    heroes = {"andira": {"area": "5B"}, "ronan": {"area": "DA"}, "vyrah": {"area": "5B", "seat": 1}}
    state = GAME.from_position(position(heroes, *frames, decks={"fate": fate()}))
    assert state.options(0) == ["duel:hero_vyrah", "nothing"]
    play(state, "nothing", "nothing")
    assert state.waiting == (1,)
