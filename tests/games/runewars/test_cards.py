"""Tactics cards of the turn windows: targets, choices, effects (CONTENT.md section 15, DECISIONS.md D-402)."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.table import area, asked, options, play, rule_against, seat, turn, units
from rulewright import State


def holding(*cards: str, areas: dict[str, Any] | None = None, order: int = 8, **fields: Any) -> State:
    """Seat 0 is before his Order card, with these Tactics cards; `own` and `other` add to the seats."""
    first = {"tactics": list(cards), **fields.pop("own", {})}
    return turn(order, areas or {}, first, fields.pop("other", {}), step="start", **fields)


def refused(card: str, **fields: Any) -> str:
    """The rule against playing a card that is held together with one that can always be played."""
    return rule_against(holding("secret_accord", card, **fields), f"play:{card}")


def discarded(state: State) -> list[str]:
    found: list[str] = state.position()["discards"]["tactics"]
    return found


# Borders and range


@pytest.mark.rule("RW-227")
@pytest.mark.parametrize(("card", "field"), [("mountain_pass", "mountain"), ("frozen_ford", "water")])
def test_mountain_pass_and_frozen_ford_open_borders_once_a_turn(card: str, field: str) -> None:
    state = holding(card, card, "secret_accord")
    play(state, f"play:{card}")
    assert state.position()["turn"][field] is True
    assert discarded(state) == [card]
    assert rule_against(state, f"play:{card}") == "RW-555"


@pytest.mark.rule("RW-227", "RW-233")
def test_an_opened_border_lets_units_march() -> None:
    near = {"3B": {"units": ["footman"]}, "3A": {"units": ["giant"]}, "3C": {"units": ["giant"]}}
    closed = {**near, "3D": {"units": ["giant"]}}
    assert "activate:1B" not in options(turn(3, closed))
    state = holding("mountain_pass", areas=closed, order=3)
    assert "activate:1B" in options(play(state, "play:mountain_pass"))


@pytest.mark.rule("RW-233")
def test_forced_march_is_for_mobilize_and_conquer_and_copies_add_up() -> None:
    assert refused("forced_march", order=8) == "RW-555"
    state = holding("forced_march", "forced_march", order=3, areas={"DB": {"units": ["footman"]}})
    play(state, "play:forced_march", "play:forced_march")
    assert state.position()["turn"]["range"] == 2
    assert "activate:1A" in options(state)
    assert "activate:7B" in options(state)


@pytest.mark.rule("RW-119", "RW-233")
def test_forced_march_is_too_late_after_the_primary_ability() -> None:
    state = turn(3, {}, {"tactics": ["forced_march", "trade_caravan"]}, step="between")
    assert rule_against(state, "play:forced_march") == "RW-119"


@pytest.mark.rule("RW-233", "RW-153")
def test_forced_march_lengthens_both_activations_of_mobilize() -> None:
    areas = {"DB": {"units": ["footman", "footman"]}}
    further = {"activate:1A", "activate:5D", "activate:7A"}
    assert not further & set(options(turn(2, areas)))
    state = play(holding("forced_march", order=2, areas=areas), "play:forced_march")
    assert further <= set(options(state))
    play(state, "activate:1A", "done", "bonus")
    assert {"activate:5D", "activate:7A"} <= set(options(state))


# Activation tokens and Order cards


@pytest.mark.rule("RW-223")
def test_horrific_rumors_activates_an_area_that_the_opponent_does_not_control() -> None:
    areas = {"5A": {"units": ["archer"]}, "5B": {"activated": [1]}}
    state = play(holding("horrific_rumors", areas=areas), "play:horrific_rumors")
    assert asked(state) == "card_choice"
    found = options(state)
    assert "rumor:1:5C" in found and "rumor:1:DA" in found
    assert "rumor:1:5A" not in found and "rumor:1:5B" not in found and "rumor:1:LA" not in found
    play(state, "rumor:1:5C")
    assert area(state, "5C")["activated"] == [1]


@pytest.mark.rule("RW-223")
def test_horrific_rumors_names_one_of_several_opponents() -> None:
    third = {"faction": "uthuk", "active": 7}
    state = turn(8, {}, {"tactics": ["horrific_rumors"]}, {}, third, step="start")
    play(state, "play:horrific_rumors")
    assert "rumor:2:LA" in options(state) and "rumor:1:UA" in options(state)
    play(state, "rumor:2:LA")
    assert area(state, "LA")["activated"] == [2]


@pytest.mark.rule("RW-909")
@pytest.mark.parametrize(("card", "key"), [("horrific_rumors", "rumor:2:5A"), ("secret_accord", "accord:2:1")])
def test_an_eliminated_player_is_nobodys_opponent(card: str, key: str) -> None:
    third: dict[str, Any] = {"faction": "uthuk", "active": 7}
    state = turn(8, {}, {"tactics": [card]}, {}, third, step="start")
    assert key in options(play(state, f"play:{card}"))
    gone = turn(8, {}, {"tactics": [card]}, {}, {**third, "eliminated": True}, step="start")
    found = options(play(gone, f"play:{card}"))
    assert found and not [option for option in found if option.split(":")[1] == "2"]


@pytest.mark.rule("RW-221", "RW-223")
def test_favor_of_the_warriors_guild_takes_one_own_activation_token_away() -> None:
    areas = {"5A": {"activated": [0, 1]}, "5B": {"activated": [0]}, "5C": {"activated": [1]}}
    state = play(holding("favor_of_the_warriors_guild", areas=areas), "play:favor_of_the_warriors_guild")
    assert options(state) == ["area:5A", "area:5B"]
    play(state, "area:5A")
    assert area(state, "5A")["activated"] == [1]
    assert area(state, "5B")["activated"] == [0]


@pytest.mark.rule("RW-223")
def test_favor_of_the_warriors_guild_needs_an_own_token() -> None:
    assert refused("favor_of_the_warriors_guild", areas={"5A": {"activated": [1]}}) == "RW-555"


@pytest.mark.rule("RW-115", "RW-117")
def test_spy_guild_returns_a_used_order_that_no_longer_counts_for_supremacy() -> None:
    state = holding("spy_guild", order=4, own={"used": [3, 4, 6, 7]})
    play(state, "play:spy_guild")
    assert options(state) == ["order:3", "order:6", "order:7"]
    play(state, "order:7")
    assert seat(state, 0)["used"] == [3, 4, 6]
    assert 7 in seat(state, 0)["orders"]
    state = play(holding("spy_guild", order=4, own={"used": [4, 6]}), "play:spy_guild")
    assert asked(state) == "use_supremacy"


@pytest.mark.rule("RW-115")
def test_spy_guild_does_not_return_the_active_order() -> None:
    assert refused("spy_guild") == "RW-555"


# Cities and strongholds


@pytest.mark.rule("RW-374", "RW-390")
def test_lost_city_drives_the_neutral_units_off_and_founds_a_damaged_stronghold() -> None:
    heroes = {"hero_ronan": {"seat": 0, "area": "7B"}}
    areas = {"7B": {"units": ["beastman", "beastman-routed"]}}
    state = play(holding("lost_city", areas=areas, heroes=heroes), "play:lost_city")
    assert state.waiting == (1,)
    assert [frame["name"] for frame in state.position()["pending"]][-2:] == ["found", "retreat"]
    play(state, "to:3D")
    assert units(state, "3D") == ["beastman-routed", "beastman-routed"]
    assert area(state, "7B")["stronghold"] == {"seat": 0, "damaged": True}
    assert units(state, "7B") == []


@pytest.mark.rule("RW-390", "RW-011")
def test_lost_city_wants_an_uncontrolled_area_of_a_hero_without_a_city() -> None:
    heroes = {"hero_ronan": {"seat": 0, "area": "5B"}, "hero_andira": {"seat": 0, "area": "DA"}}
    empty = {**heroes, "hero_vyrah": {"seat": 0, "area": "7A"}, "hero_challara": {"seat": 1, "area": "3A"}}
    assert refused("lost_city", heroes=heroes, areas={"5B": {"city": "city_forge"}}) == "RW-555"
    assert refused("lost_city", heroes=heroes, areas={"5B": {"units": ["archer"]}}) == "RW-555"
    state = play(holding("lost_city", heroes=empty), "play:lost_city")
    assert options(state) == ["area:5B", "area:7A"]
    play(state, "area:5B")
    assert area(state, "5B")["stronghold"] == {"seat": 0, "damaged": True}
    pair = {"hero_ronan": {"seat": 0, "area": "7A"}, "hero_vyrah": {"seat": 0, "area": "7A"}}
    state = play(holding("lost_city", heroes=pair), "play:lost_city")
    assert area(state, "7A")["stronghold"] == {"seat": 0, "damaged": True}


@pytest.mark.rule("RW-600")
def test_lost_city_needs_a_stronghold_in_the_supply() -> None:
    heroes = {"hero_ronan": {"seat": 0, "area": "5B"}}
    four: dict[str, Any] = {name: {"stronghold": {"seat": 0}} for name in ("DA", "DB", "DC", "5A")}
    assert refused("lost_city", heroes=heroes, areas=four) == "RW-555"


@pytest.mark.rule("RW-393")
def test_raze_a_city_removes_a_controlled_city_for_good() -> None:
    held = {"city": "city_forge", "units": ["footman"]}
    areas = {"5B": held, "3D": {"city": "city_tamalir"}, "1C": {"city": "city_nerekhall", "units": ["footman"]}}
    state = play(holding("raze_a_city", areas=areas), "play:raze_a_city")
    assert options(state) == ["area:1C", "area:5B"]
    play(state, "area:5B")
    assert area(state, "5B")["city"] is None
    assert "build:5B" in options(state)


@pytest.mark.rule("RW-393")
def test_raze_a_city_does_not_reach_cities_of_others() -> None:
    assert refused("raze_a_city", areas={"5B": {"city": "city_forge", "units": ["archer"]}}) == "RW-555"


@pytest.mark.rule("RW-400", "RW-006")
def test_sabotage_takes_a_development_first_and_damages_the_stronghold_without_one() -> None:
    areas = {
        "7C": {"units": ["footman"]},
        "LA": {"stronghold": {"seat": 1}, "development": "resources"},
        "LB": {"stronghold": {"seat": 1}},
    }
    state = play(holding("sabotage", areas=areas), "play:sabotage")
    assert area(state, "LA")["development"] is None
    assert area(state, "LA")["stronghold"] == {"seat": 1, "damaged": False}
    areas["LA"] = {"stronghold": {"seat": 1}}
    state = play(holding("sabotage", areas=areas), "play:sabotage")
    assert area(state, "LA")["stronghold"] == {"seat": 1, "damaged": True}


@pytest.mark.rule("RW-400", "RW-006")
def test_sabotage_reaches_over_closed_borders_but_finds_nothing_at_a_bare_ruin() -> None:
    beside = {"3C": {"units": ["footman"]}}
    assert "play:sabotage" in options(holding("sabotage", areas={**beside, "LA": {"stronghold": {"seat": 1}}}))
    ruin = {**beside, "LA": {"stronghold": {"seat": 1, "damaged": True}}}
    assert refused("sabotage", areas=ruin) == "RW-555"
    far = {**beside, "LB": {"stronghold": {"seat": 1}}}
    assert refused("sabotage", areas=far) == "RW-555"


@pytest.mark.rule("RW-400")
def test_sabotage_finds_the_development_of_a_ruin() -> None:
    ruin = {"stronghold": {"seat": 1, "damaged": True}, "development": "resources"}
    state = play(holding("sabotage", areas={"7C": {"units": ["footman"]}, "LA": ruin}), "play:sabotage")
    assert area(state, "LA")["development"] is None
    assert area(state, "LA")["stronghold"] == {"seat": 1, "damaged": True}


# Units


@pytest.mark.rule("RW-601")
def test_levy_places_two_common_units_at_a_stronghold_within_the_limit() -> None:
    areas = {"DA": {"stronghold": {"seat": 0}, "units": ["knight"] * 7}, "5A": {"stronghold": {"seat": 0}}}
    state = play(holding("levy", areas=areas), "play:levy")
    assert options(state) == ["area:5A", "area:DA"]
    play(state, "area:DA")
    assert asked(state) == "limit_destroy"
    play(state, "destroy:knight")
    assert units(state, "DA") == ["footman", "footman", *["knight"] * 6]


@pytest.mark.rule("RW-605", "RW-902")
def test_levy_places_what_the_supply_has() -> None:
    eight = {"units": ["footman"] * 8}
    areas = {"DB": eight, "DC": {"units": ["footman"] * 7}, "DA": {"stronghold": {"seat": 0}}}
    state = play(holding("levy", areas=areas), "play:levy")
    assert units(state, "DA") == ["footman"]
    areas["DC"] = eight
    assert refused("levy", areas=areas) == "RW-555"


@pytest.mark.rule("RW-267")
def test_call_of_the_wild_places_two_triangles_or_one_hellhound() -> None:
    areas = {"3A": {"units": ["archer"]}, "3B": {"units": ["giant"]}}
    state = play(holding("call_of_the_wild", areas=areas), "play:call_of_the_wild")
    assert options(state) == ["units:beastman", "units:hellhound", "units:razorwing"]
    play(state, "units:beastman")
    found = options(state)
    assert {"area:3B", "area:5A", "area:DA"} <= set(found)
    assert "area:3A" not in found and "area:LA" not in found
    play(state, "area:3B")
    assert units(state, "3B") == ["beastman", "beastman", "giant"]
    hound = play(holding("call_of_the_wild", areas=areas), "play:call_of_the_wild", "units:hellhound", "area:DB")
    assert units(hound, "DB") == ["hellhound"]


@pytest.mark.rule("RW-267", "RW-601", "RW-605")
def test_call_of_the_wild_keeps_to_the_supply_and_to_the_limit_of_friendly_areas() -> None:
    areas = {"5A": {"units": ["razorwing"] * 8}, "5B": {"units": ["beastman"] * 7}, "DA": {"units": ["footman"] * 8}}
    state = play(holding("call_of_the_wild", areas=areas), "play:call_of_the_wild")
    assert options(state) == ["units:beastman", "units:hellhound"]
    play(state, "units:beastman", "area:DA")
    assert asked(state) == "limit_destroy"
    play(state, "destroy:footman")
    assert units(state, "DA") == [*["footman"] * 7, "beastman"]


@pytest.mark.rule("RW-373", "RW-267")
def test_stampede_moves_the_neutral_units_of_an_area_unrouted() -> None:
    areas = {"5B": {"units": ["beastman", "giant-routed"]}, "3A": {"units": ["sorcerer"]}, "5D": {"units": ["archer"]}}
    state = play(holding("stampede", areas=areas), "play:stampede")
    assert options(state) == ["area:3A", "area:5B"]
    play(state, "area:5B")
    assert options(state) == ["to:1A", "to:5A", "to:5C", "to:DA"]
    play(state, "to:DA")
    assert units(state, "5B") == []
    assert units(state, "DA") == ["beastman", "giant-routed"]


@pytest.mark.rule("RW-373")
def test_stampede_destroys_those_that_cannot_cross_when_no_area_takes_all() -> None:
    held = {"units": ["archer"]}
    areas = {"5C": {"units": ["beastman", "razorwing"]}, "5B": held, "7A": held, "DA": held}
    state = play(holding("stampede", areas=areas), "play:stampede")
    assert options(state) == ["to:1A", "to:DC"]
    play(state, "to:1A")
    assert units(state, "1A") == ["razorwing"]
    assert units(state, "5C") == []
    frozen = play(holding("stampede", areas=areas, season="winter"), "play:stampede", "to:1A")
    assert units(frozen, "1A") == ["beastman", "razorwing"]


@pytest.mark.rule("RW-373", "RW-916")
def test_stampede_needs_a_way_out() -> None:
    held = {"units": ["archer"]}
    assert refused("stampede", areas={"5A": {"units": ["beastman"]}, "5B": held, "DA": held}) == "RW-555"


@pytest.mark.rule("RW-601", "RW-267")
def test_driven_units_obey_the_limit_of_the_friendly_area() -> None:
    areas = {"5A": {"units": ["beastman"]}, "5B": {"units": ["archer"]}, "DA": {"units": ["footman"] * 8}}
    state = play(holding("stampede", areas=areas), "play:stampede")
    assert asked(state) == "limit_destroy"
    assert options(state) == ["destroy:footman", "destroy:beastman"]


@pytest.mark.rule("RW-374")
def test_spread_dissent_makes_the_left_player_choose_a_retreat() -> None:
    areas = {"7B": {"units": ["beastman", "giant-routed"]}, "5A": {"units": ["sorcerer"]}}
    state = play(holding("spread_dissent", areas=areas), "play:spread_dissent", "area:7B")
    assert state.waiting == (1,)
    assert asked(state) == "neutral_retreat_area"
    play(state, "to:7A")
    assert units(state, "7A") == ["beastman-routed", "giant-routed"]


@pytest.mark.rule("RW-374")
def test_spread_dissent_destroys_units_without_a_way_out_and_spares_allies() -> None:
    held = {"units": ["archer"]}
    areas = {"5A": {"units": ["beastman"]}, "5B": {"units": ["archer", "giant"]}, "DA": held}
    state = play(holding("spread_dissent", areas=areas), "play:spread_dissent")
    assert units(state, "5A") == []
    assert units(state, "5B") == ["archer", "giant"]


# Heroes


@pytest.mark.rule("RW-424", "RW-430")
def test_crisis_of_conscience_is_answered_by_the_owner_of_the_hero() -> None:
    heroes = {
        "hero_bogran": {"seat": 1, "area": "LA", "rewards": ["soulbiter"]},
        "hero_verikas": {"seat": 1, "area": "LA"},
        "hero_vyrah": {"seat": 1, "area": "LA"},
        "hero_carthos": {"seat": 0, "area": "DA"},
    }
    state = holding("crisis_of_conscience", heroes=heroes, other={"influence": 3})
    play(state, "play:crisis_of_conscience")
    assert options(state) == ["hero:hero_bogran", "hero:hero_verikas"]
    play(state, "hero:hero_bogran")
    assert state.waiting == (1,)
    assert options(state) == ["pay", "desert"]
    paid = play(state.copy(), "pay")
    assert seat(paid, 1)["influence"] == 0
    assert "hero_bogran" in paid.position()["heroes"]
    play(state, "desert")
    position = state.position()
    assert "hero_bogran" not in position["heroes"]
    assert "hero_bogran" in position["decks"]["heroes"]
    assert position["discards"]["rewards"] == ["soulbiter"]


@pytest.mark.rule("RW-424", "RW-430", "RW-560")
def test_crisis_of_conscience_drives_off_a_poor_mans_hero_but_none_of_the_captains() -> None:
    heroes = {"hero_bogran": {"seat": 1, "area": "LA"}, "hero_krutzbeck": {"seat": 1, "area": "LA"}}
    state = holding("crisis_of_conscience", heroes=heroes, other={"influence": 2})
    play(state, "play:crisis_of_conscience")
    assert list(state.position()["heroes"]) == ["hero_krutzbeck"]
    titles = {"title_captain": {"seat": 1, "influence": 1}}
    assert refused("crisis_of_conscience", heroes=heroes, titles=titles) == "RW-555"


@pytest.mark.rule("RW-428", "RW-429")
def test_assassins_blade_hurts_an_enemy_hero_near_a_friendly_area() -> None:
    heroes = {
        "hero_bogran": {"seat": 1, "area": "DA"},
        "hero_vyrah": {"seat": 1, "area": "5A", "damage": 1},
        "hero_verikas": {"seat": 1, "area": "3A"},
        "hero_ronan": {"seat": 0, "area": "DA"},
    }
    state = play(holding("assassins_blade", heroes=heroes), "play:assassins_blade")
    assert options(state) == ["hero:hero_vyrah", "hero:hero_bogran"]
    hurt = play(state.copy(), "hero:hero_bogran")
    assert hurt.position()["heroes"]["hero_bogran"]["damage"] == 2
    play(state, "hero:hero_vyrah")
    assert "hero_vyrah" not in state.position()["heroes"]
    far = {"hero_verikas": {"seat": 1, "area": "3A"}}
    assert refused("assassins_blade", heroes=far) == "RW-555"


@pytest.mark.rule("RW-010")
def test_assassins_blade_reaches_a_guest_in_a_friendly_area_that_has_no_friendly_neighbour() -> None:
    heroes = {"hero_bogran": {"seat": 1, "area": "3A"}}
    state = holding("assassins_blade", heroes=heroes, areas={"3A": {"units": ["footman"]}})
    assert options(state) == ["play:assassins_blade", "pass"]
    play(state, "play:assassins_blade")
    assert state.position()["heroes"]["hero_bogran"]["damage"] == 2


@pytest.mark.rule("RW-428")
def test_healing_draught_heals_up_to_three_of_one_own_hero() -> None:
    heroes = {
        "hero_ronan": {"seat": 0, "area": "DA", "damage": 1},
        "hero_valadir": {"seat": 0, "area": "5A", "damage": 4},
        "hero_andira": {"seat": 0, "area": "5A"},
        "hero_bogran": {"seat": 1, "area": "DA", "damage": 2},
    }
    state = play(holding("healing_draught", heroes=heroes), "play:healing_draught")
    assert options(state) == ["hero:hero_ronan", "hero:hero_valadir"]
    play(state, "hero:hero_valadir")
    assert state.position()["heroes"]["hero_valadir"]["damage"] == 1
    assert refused("healing_draught", heroes={"hero_andira": heroes["hero_andira"]}) == "RW-555"


# Runes


@pytest.mark.rule("RW-525", "RW-905")
def test_rune_scrying_shows_up_to_three_tokens_to_one_player() -> None:
    areas: dict[str, Any] = {name: {"rune": "dragon"} for name in ("3A", "5A", "LA", "LB")}
    state = play(holding("rune_scrying", areas=areas), "play:rune_scrying")
    assert options(state) == ["look:3A", "look:5A", "look:LA", "look:LB", "done"]
    two = play(state.copy(), "look:3A", "look:LA")
    assert options(two) == ["look:5A", "look:LB", "done"]
    assert seat(two, 0)["seen"] == []
    play(two, "done")
    assert seat(two, 0)["seen"] == ["3A", "LA"]
    barrier = state.barrier
    play(state, "look:3A", "look:LA", "look:LB")
    assert seat(state, 0)["seen"] == ["3A", "LA", "LB"]
    assert seat(state, 1)["seen"] == ["LA", "LB"]
    assert state.barrier > barrier


@pytest.mark.rule("RW-527")
def test_shifting_runes_moves_a_token_and_with_it_what_is_known_of_it() -> None:
    areas = {"DA": {"rune": "dragon"}, "DB": {"rune": "false"}, "5A": {"units": ["footman"]}}
    state = holding("shifting_runes", areas=areas, other={"seen": ["DA"]})
    play(state, "play:shifting_runes")
    assert options(state) == ["from:DA", "from:DB"]
    play(state, "from:DA")
    assert options(state) == ["to:5A", "to:DC"]
    play(state, "to:5A")
    assert area(state, "DA")["rune"] is None
    assert area(state, "5A")["rune"] == "dragon"
    assert seat(state, 1)["seen"] == ["5A"]
    assert seat(state, 0)["seen"] == ["5A", "DB"]


@pytest.mark.rule("RW-525")
def test_a_hero_where_a_shifted_token_comes_to_lie_sees_it() -> None:
    areas = {"DA": {"rune": "dragon"}, "5A": {"units": ["footman"]}}
    state = holding("shifting_runes", areas=areas, heroes={"hero_bogran": {"seat": 1, "area": "5A"}})
    assert seat(state, 1)["seen"] == []
    play(state, "play:shifting_runes", "to:5A")
    assert seat(state, 1)["seen"] == ["5A"]


@pytest.mark.rule("RW-520")
def test_shifting_runes_needs_a_token_and_a_free_area() -> None:
    full: dict[str, Any] = {name: {"rune": "dragon"} for name in ("DA", "DB", "DC")}
    assert refused("shifting_runes", areas=full) == "RW-555"
    assert refused("shifting_runes", areas={"5A": {"rune": "dragon"}}) == "RW-555"


@pytest.mark.rule("RW-524")
def test_counterfeit_rune_places_a_false_rune_that_everybody_knows() -> None:
    state = play(holding("counterfeit_rune", areas={"DA": {"rune": "dragon"}}), "play:counterfeit_rune")
    assert options(state) == ["place:DB", "place:DC"]
    play(state, "place:DB")
    assert area(state, "DB")["rune"] == "false"
    assert "DB" in seat(state, 1)["seen"]
    assert state.position()["rune_supply"] == {"dragon": 20, "false": 16}


@pytest.mark.rule("RW-520", "RW-526", "RW-917")
def test_counterfeit_rune_discards_up_to_two_false_runes() -> None:
    areas = {
        "DA": {"rune": "false"},
        "DB": {"rune": "false"},
        "DC": {"rune": "dragon"},
        "5A": {"rune": "false", "units": ["footman"]},
        "5B": {"rune": "false"},
    }
    state = play(holding("counterfeit_rune", areas=areas), "play:counterfeit_rune")
    assert options(state) == ["discard:5A", "discard:DA", "discard:DB"]
    play(state, "discard:DA")
    assert area(state, "DA")["rune"] == "false"
    assert options(state) == ["discard:5A", "discard:DB", "done"]
    one = play(state.copy(), "done")
    assert area(one, "DA")["rune"] is None
    assert area(one, "DB")["rune"] == "false"
    play(state, "discard:DB")
    assert [area(state, name)["rune"] for name in ("DA", "DB", "5A")] == [None, None, "false"]
    assert state.position()["rune_supply"]["false"] == 15


@pytest.mark.rule("RW-524", "RW-605")
def test_counterfeit_rune_either_places_or_discards() -> None:
    areas = {"DA": {"rune": "false"}, "DB": {"rune": "false"}, "5A": {"units": ["footman"]}}
    state = play(holding("counterfeit_rune", areas=areas), "play:counterfeit_rune")
    assert options(state) == ["place:5A", "place:DC", "discard:DA", "discard:DB"]
    placed = play(state.copy(), "place:5A")
    assert [frame["name"] for frame in placed.position()["pending"]][-1] != "card"
    assert [area(placed, name)["rune"] for name in ("5A", "DA", "DB")] == ["false"] * 3
    assert options(play(state, "discard:DA")) == ["discard:DB", "done"]
    empty = holding("counterfeit_rune", areas=areas, rune_supply={"dragon": 21, "false": 0})
    assert options(play(empty, "play:counterfeit_rune")) == ["discard:DA", "discard:DB"]


@pytest.mark.rule("RW-753")
def test_counterfeit_rune_has_no_use_in_the_harder_game() -> None:
    assert refused("counterfeit_rune", options={"epic": True}) == "RW-555"


# Hands and dials


@pytest.mark.rule("RW-555", "RW-556")
def test_secret_accord_lets_both_draw() -> None:
    deck = ["levy", "ambush", "stampede", "rally_cry", "sabotage"]
    state = play(holding("secret_accord", decks={"tactics": deck}), "play:secret_accord")
    assert options(state) == ["accord:1:1", "accord:1:2", "accord:1:3", "accord:1:4"]
    play(state, "accord:1:2")
    assert seat(state, 0)["tactics"] == seat(state, 0)["fresh"] == ["ambush", "levy"]
    assert seat(state, 1)["tactics"] == ["rally_cry", "stampede"]
    assert discarded(state) == ["secret_accord"]


@pytest.mark.rule("RW-555")
def test_secret_accord_is_made_with_one_of_several_opponents() -> None:
    third = {"faction": "uthuk", "active": 7}
    deck = {"tactics": ["levy", "ambush", "stampede", "sabotage"]}
    for seat_chosen, idle in ((1, 2), (2, 1)):
        state = turn(8, {}, {"tactics": ["secret_accord"]}, {}, third, step="start", decks=deck)
        play(state, "play:secret_accord", f"accord:{seat_chosen}:1")
        assert [seat(state, number)["tactics"] for number in (0, seat_chosen, idle)] == [["levy"], ["ambush"], []]


@pytest.mark.rule("RW-555", "RW-960")
def test_secret_accord_makes_both_keep_to_their_limit_the_player_first() -> None:
    ten = ["tactical_retreat"] * 3 + ["summon_lightning"] * 3 + ["rally_cry"] * 3 + ["ambush"]
    nine = ["mountain_pass"] * 2 + ["frozen_ford"] * 2 + ["hold_the_line"] * 2 + ["to_the_victor"] * 2 + ["levy"]
    state = holding("secret_accord", *nine, other={"tactics": ten})
    play(state, "play:secret_accord", "accord:1:2")
    assert state.waiting == (0,)
    assert asked(state) == "tactics_discard"
    play(state, "discard:levy")
    assert state.waiting == (1,)
    play(state, "discard:ambush", "discard:rally_cry")
    assert [len(seat(state, number)["tactics"]) for number in (0, 1)] == [10, 10]


@pytest.mark.rule("RW-020")
def test_trade_caravan_raises_one_dial_by_two_or_two_by_one() -> None:
    dials = {"food": 3, "wood": 7, "ore": 8}
    state = play(holding("trade_caravan", own={"dials": dials}), "play:trade_caravan")
    assert options(state) == ["raise:food", "raise:wood"]
    twice = play(state.copy(), "raise:food", "raise:food")
    assert seat(twice, 0)["dials"] == {"food": 5, "wood": 7, "ore": 8}
    play(state, "raise:wood")
    assert seat(state, 0)["dials"] == {"food": 4, "wood": 8, "ore": 8}
    assert refused("trade_caravan", own={"dials": {"food": 8, "wood": 8, "ore": 8}}) == "RW-555"


@pytest.mark.rule("RW-020", "RW-902")
def test_trade_caravan_raises_a_last_free_dial_as_far_as_it_goes() -> None:
    state = holding("trade_caravan", own={"dials": {"food": 7, "wood": 8, "ore": 8}})
    play(state, "play:trade_caravan")
    assert seat(state, 0)["dials"] == {"food": 8, "wood": 8, "ore": 8}


@pytest.mark.rule("RW-917")
def test_a_choice_of_a_card_that_is_none_is_refused() -> None:
    state = play(holding("trade_caravan"), "play:trade_caravan")
    assert rule_against(state, "area:5A") == "RW-917"
    assert rule_against(state, "done") == "RW-917"
