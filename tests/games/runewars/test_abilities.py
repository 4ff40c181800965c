"""The special abilities of all unit types (RW-315; CONTENT.md section 3)."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.table import asked, by_default, options, play, rule_against, seat, units
from games.runewars.war import battle, deck, fighting, innermost, special

UTHUK = ("uthuk", "daqan")
WAIQAR = ("waiqar", "daqan")
LATARI = ("latari", "daqan")


# Daqan


@pytest.mark.rule("RW-315", "RW-357")
def test_concentrated_fire_deals_a_damage_that_goes_on_a_tough_unit() -> None:
    state = special("bowman", ["bowman"], ["archer", "archer", "warrior"])
    assert innermost(state)["name"] == "retreat"
    assert fighting(state)["def"]["units"] == ["archer", "archer", "warrior-d1"]


@pytest.mark.rule("RW-315", "RW-357")
def test_valiant_strike_hits_a_unit_that_survives_again() -> None:
    state = special("footman", ["footman"], ["archer", "pegasus_rider"])
    assert (asked(state), state.waiting) == ("assign_damage", (1,))
    once = play(state.copy(), "damage:archer")
    assert fighting(once)["def"]["units"] == ["pegasus_rider"]
    play(state, "damage:pegasus_rider")
    assert fighting(state)["def"]["units"] == ["archer", "pegasus_rider-d2"]


@pytest.mark.rule("RW-315")
def test_command_routs_a_unit_and_draws_a_fresh_tactics_card() -> None:
    state = special("knight", ["knight"], ["archer", "warrior"], decks={"tactics": ["levy", "levy"]})
    assert (asked(state), state.waiting) == ("assign_rout", (1,))
    assert seat(state, 0)["tactics"] == []
    play(state, "rout:warrior")
    assert (seat(state, 0)["tactics"], seat(state, 0)["fresh"]) == (["levy"], ["levy"])


@pytest.mark.rule("RW-555", "RW-315")
def test_command_above_ten_cards_makes_its_owner_discard_in_the_middle_of_the_battle() -> None:
    hand = ["levy", "levy", "forced_march", "spy_guild", "mountain_pass", "lost_city", "sabotage", "ambush"]
    seats: Any = ({"tactics": [*hand, "stampede", "secret_accord"]}, {})
    state = special("knight", ["knight"], ["archer", "archer-routed"], seats=seats)
    assert (asked(state), state.waiting) == ("tactics_discard", (0,))
    play(state, "discard:levy")
    assert fighting(state)["totals"] == [1, 0]


@pytest.mark.rule("RW-334")
def test_lay_siege_adds_two_strength_that_stay() -> None:
    state = special("siege_tower", ["siege_tower-routed"], ["archer", "archer"])
    assert fighting(state)["totals"] == [2, 2]
    state = special("siege_tower", ["siege_tower"], ["archer", "archer"])
    assert fighting(state)["totals"] == [3, 2]


# Latari


@pytest.mark.rule("RW-357", "RW-315")
def test_crack_shot_hits_any_enemy_unit_that_its_owner_likes() -> None:
    state = special("archer", ["archer"], ["footman", "knight-routed-d1", "siege_tower"], LATARI)
    assert (asked(state), state.waiting) == ("special_target", (0,))
    assert options(state) == ["hit:footman", "hit:knight-routed-d1", "hit:siege_tower"]
    assert by_default(state) == "hit:siege_tower"
    assert rule_against(state, "hit:knight") == "RW-315"
    play(state, "hit:knight-routed-d1")
    assert fighting(state)["def"]["killed"] == ["knight"]


@pytest.mark.rule("RW-917")
def test_charge_routs_a_rectangle_or_up_to_two_triangles() -> None:
    enemy = ["footman", "footman", "bowman", "knight", "siege_tower", "footman-routed"]
    state = special("pegasus_rider", ["pegasus_rider"], enemy, LATARI)
    assert options(state) == ["rout:bowman", "rout:footman", "rout:knight"]
    one = play(state.copy(), "rout:knight")
    assert fighting(one)["totals"] == [1, 4]
    two = play(state.copy(), "rout:bowman")
    assert options(two) == ["rout:footman", "done"]
    assert fighting(play(two.copy(), "done"))["totals"] == [1, 4]
    assert fighting(play(two, "rout:footman"))["totals"] == [1, 3]


@pytest.mark.rule("RW-377", "RW-323")
def test_word_of_vaal_makes_the_opponent_send_a_standing_unit_away() -> None:
    state = special("sorceress", ["sorceress"], ["footman", "knight", "knight-routed"], LATARI)
    assert state.waiting == (1,)
    assert options(state) == ["retreat:footman", "retreat:knight"]
    assert by_default(state) == "retreat:footman"
    play(state, "retreat:knight")
    assert (asked(state), state.waiting) == ("retreat_area", (1,))
    play(state, "to:3B")
    assert units(state, "3B") == ["knight-routed"]


@pytest.mark.rule("RW-806")
def test_word_of_vaal_of_the_revised_game_leaves_the_choice_to_the_elves() -> None:
    state = special("sorceress", ["sorceress"], ["footman", "knight-routed"], LATARI, revised=True)
    assert state.waiting == (0,)
    assert options(state) == ["retreat:footman", "retreat:knight-routed"]
    play(state, "retreat:knight-routed")
    assert (asked(state), state.waiting) == ("retreat_area", (1,))


@pytest.mark.rule("RW-374", "RW-377")
def test_word_of_vaal_drives_an_unallied_unit_to_an_uncontrolled_area() -> None:
    state = special("sorceress", ["sorceress", "archer"], ["giant"], LATARI, neutral=True)
    assert (asked(state), state.waiting) == ("neutral_retreat_area", (1,))
    play(state, "to:3B")
    assert units(state, "3B") == ["giant-routed"]


@pytest.mark.rule("RW-315", "RW-322")
def test_overpower_deals_a_damage_or_destroys_a_weakened_unit() -> None:
    state = special("warrior", ["warrior"], ["footman", "knight-d1", "siege_tower-routed"], LATARI)
    assert options(state) == ["damage", "destroy:knight-d1", "destroy:siege_tower-routed"]
    destroyed = play(state.copy(), "destroy:siege_tower-routed")
    assert fighting(destroyed)["def"]["killed"] == ["siege_tower"]
    play(state, "damage")
    assert fighting(state)["def"]["killed"] == ["knight"]


# Waiqar


@pytest.mark.rule("RW-319")
def test_overrun_needs_two_standing_reanimates() -> None:
    state = special("reanimate", ["reanimate"] * 2, ["footman"] * 3, WAIQAR)
    assert fighting(state)["totals"] == [2, 1]
    state = special("reanimate", ["reanimate", "reanimate-routed"], ["footman"] * 3, WAIQAR)
    assert fighting(state)["totals"] == [1, 3]


@pytest.mark.rule("RW-322")
def test_mortal_strike_destroys_anything_but_a_hexagon() -> None:
    state = special("skeleton_archer", ["skeleton_archer"], ["footman", "knight-routed", "siege_tower"], WAIQAR)
    assert options(state) == ["destroy:footman", "destroy:knight-routed"]
    play(state, "destroy:knight-routed")
    assert fighting(state)["def"]["killed"] == ["knight"]


@pytest.mark.rule("RW-321", "RW-343")
def test_raise_dead_brings_two_reanimates_even_without_an_opponent() -> None:
    state = special("necromancer", ["necromancer"], [], WAIQAR, areas={"3D": {"stronghold": {"seat": 1}}})
    assert fighting(state)["totals"] == [3, 5]


@pytest.mark.rule("RW-321", "RW-605")
def test_raise_dead_is_limited_by_the_supply() -> None:
    areas = {"1A": {"units": ["reanimate"] * 8}, "1B": {"units": ["reanimate"] * 7}}
    state = special("necromancer", ["necromancer"], ["footman"], WAIQAR, areas=areas)
    assert fighting(state)["att"]["units"] == ["reanimate", "necromancer"]


@pytest.mark.rule("RW-316")
def test_spread_fear_deals_two_routs() -> None:
    state = special("dark_knight", ["dark_knight"], ["footman", "knight", "siege_tower"], WAIQAR)
    play(state, "rout:footman", "rout:siege_tower")
    assert fighting(state)["totals"] == [1, 1]


# Uthuk


@pytest.mark.rule("RW-315", "RW-319")
def test_fury_trades_a_standing_berserker_for_two_damage() -> None:
    state = special("berserker", ["berserker", "berserker-routed"], ["footman", "footman"], UTHUK)
    assert options(state) == ["fury", "decline"]
    declined = play(state.copy(), "decline")
    assert fighting(declined)["totals"] == [1, 2]
    play(state, "fury")
    assert fighting(state)["att"]["killed"] == ["berserker"]
    assert fighting(state)["def"]["killed"] == ["footman", "footman"]


@pytest.mark.rule("RW-319", "RW-322")
def test_fury_is_not_offered_without_a_berserker_or_without_a_target() -> None:
    state = special("berserker", ["berserker-routed", "warlock"], ["footman"], UTHUK)
    assert asked(state) == "retreat_area"
    state = special("berserker", ["berserker"], [], UTHUK)
    assert units(state, "3D") == ["berserker"]


@pytest.mark.rule("RW-357")
def test_rend_deals_two_damage_to_one_unit() -> None:
    state = special("flesh_ripper", ["flesh_ripper"], ["footman", "knight"], UTHUK)
    assert fighting(state)["def"]["killed"] == ["knight"]


@pytest.mark.rule("RW-322", "RW-323")
def test_rain_fire_is_the_choice_of_the_opponent_and_must_be_done_in_full() -> None:
    enemy = ["footman", "bowman", "footman-routed", "knight", "knight-routed"]
    state = special("warlock", ["warlock"], enemy, UTHUK)
    assert state.waiting == (1,)
    assert options(state) == ["triangles", "rectangle"]
    one = play(state.copy(), "rectangle")
    assert fighting(one)["def"]["killed"] == ["knight"]
    play(state, "triangles")
    assert options(state) == ["destroy:bowman", "destroy:footman"]
    play(state, "destroy:bowman")
    assert fighting(state)["def"]["killed"] == ["bowman", "footman"]
    assert "footman-routed" in fighting(state)["def"]["units"]


@pytest.mark.rule("RW-322")
def test_rain_fire_destroys_a_single_triangle_if_nothing_can_be_done_in_full() -> None:
    state = special("warlock", ["warlock"], ["footman", "siege_tower"], UTHUK)
    assert fighting(state)["def"]["killed"] == ["footman"]
    state = special("warlock", ["warlock"], ["siege_tower"], UTHUK)
    assert fighting(state)["def"]["killed"] == []


@pytest.mark.rule("RW-917")
def test_terrifying_chooses_two_units_before_it_works() -> None:
    state = special("chaos_lord", ["chaos_lord"], ["footman", "footman", "knight-routed"], UTHUK)
    assert options(state) == ["terrify:footman", "terrify:knight-routed"]
    play(state, "terrify:footman")
    assert fighting(state)["def"]["units"] == ["footman", "footman", "knight-routed"]
    assert options(state) == ["terrify:footman", "terrify:knight-routed"]
    same = play(state.copy(), "terrify:footman")
    assert fighting(same)["totals"] == [1, 0]
    play(state, "terrify:knight-routed")
    assert fighting(state)["def"]["killed"] == ["knight"]
    assert fighting(state)["totals"] == [1, 1]


@pytest.mark.rule("RW-917", "RW-322")
def test_terrifying_chooses_two_different_units_or_the_only_one() -> None:
    state = special("chaos_lord", ["chaos_lord"], ["footman", "knight", "knight-routed"], UTHUK)
    play(state, "terrify:footman")
    assert options(state) == ["terrify:knight", "terrify:knight-routed"]
    state = special("chaos_lord", ["chaos_lord", "berserker-routed"], ["footman"], UTHUK)
    assert fighting(state)["def"]["units"] == []
    assert innermost(state)["in_hand"] == ["footman-routed"]


# Neutral units


@pytest.mark.rule("RW-315")
def test_ravage_deals_a_damage_and_resolves_one_more_card() -> None:
    # Card 5 shows one rout for triangles, card 9 a special icon that deals 1 damage and draws nothing more.
    state = special("beastman", ["beastman"], ["archer", "warrior"], decks=deck(5))
    assert (asked(state), state.waiting) == ("assign_damage", (1,))
    play(state, "damage:archer")
    assert fighting(state)["totals"] == [1, 0]
    assert state.position()["discards"]["fate"] == [5]
    state = special("beastman", ["beastman"], ["warrior"], decks=deck(9, 10))
    assert state.position()["discards"]["fate"] == [9]
    assert units(state, "3D") == ["beastman"]


@pytest.mark.rule("RW-917", "RW-322")
def test_flaming_breath_burns_up_to_three_triangles_one_after_another() -> None:
    state = special("dragon", ["dragon", "footman"], ["archer"] * 4 + ["warrior"])
    assert options(state) == ["destroy:archer", "done"]
    play(state, "destroy:archer", "destroy:archer", "destroy:archer")
    assert fighting(state)["def"]["killed"] == ["archer"] * 3
    assert fighting(state)["totals"] == [2, 2]


@pytest.mark.rule("RW-315")
def test_rage_deals_the_damage_of_the_chosen_giant() -> None:
    state = special("giant", ["giant-d1", "giant-routed-d3", "footman"], ["archer"] * 4)
    assert options(state) == ["rage:giant-d1", "rage:giant-routed-d3"]
    assert by_default(state) == "rage:giant-routed-d3"
    play(state, "rage:giant-routed-d3")
    assert fighting(state)["def"]["killed"] == ["archer"] * 3


@pytest.mark.rule("RW-917", "RW-323")
def test_burning_hits_two_standing_units_that_the_opponent_chooses() -> None:
    state = special("hellhound", ["hellhound"], ["archer", "warrior", "warrior", "archer-routed"])
    assert state.waiting == (1,)
    assert options(state) == ["burn:archer", "burn:warrior"]
    play(state, "burn:warrior")
    assert fighting(state)["def"]["units"] == ["archer", "archer-routed", "warrior", "warrior"]
    play(state, "burn:warrior")
    assert fighting(state)["def"]["units"] == ["archer", "archer-routed", "warrior-d1", "warrior-d1"]
    state = special("hellhound", ["hellhound"], ["archer", "warrior-routed"])
    assert fighting(state)["def"]["killed"] == ["archer"]


@pytest.mark.rule("RW-323", "RW-322")
def test_stun_routs_a_slow_undamaged_unit() -> None:
    state = special("razorwing", ["razorwing"], ["archer", "pegasus_rider-d1", "warrior", "sorceress"])
    assert state.waiting == (1,)
    assert options(state) == ["rout:sorceress", "rout:warrior"]
    state = special("razorwing", ["razorwing"], ["archer", "pegasus_rider-d1"])
    assert fighting(state)["def"]["units"] == ["archer", "pegasus_rider-routed-d1"]
    state = special("razorwing", ["razorwing"], ["warrior"], deft={"quick": ["warrior"]})
    assert fighting(state)["totals"] == [1, 1]


@pytest.mark.rule("RW-356")
def test_undying_gives_sorcerers_two_health_for_this_battle() -> None:
    above = [{"name": "damage", "side": "att", "n": 1, "mode": "plain"}]
    state = battle(["sorcerer", "footman"], ["archer"] * 3, step="specials_att", att={"type": "sorcerer"}, above=above)
    assert options(state) == ["damage:footman", "damage:sorcerer"]
    weak = play(state.copy(), "damage:sorcerer")
    assert fighting(weak)["att"]["killed"] == ["sorcerer"]
    tough = battle(
        ["sorcerer", "footman"], ["archer"] * 3, step="discard", att={"undying": True}, frame={"round": 5}, above=above
    )
    play(tough, "damage:sorcerer")
    assert innermost(tough)["in_hand"] == ["footman", "sorcerer-d1"]
    mortal = battle(
        ["sorcerer", "footman"], ["archer"] * 3, step="discard", att={"undying": True}, frame={"round": 5}, above=above
    )
    play(mortal, "damage:footman")
    assert fighting(mortal)["att"]["killed"] == ["footman"]
    state = special("sorcerer", ["sorcerer", "footman"], ["archer"] * 3)
    assert fighting(state)["att"]["undying"] is True


@pytest.mark.rule("RW-315", "RW-103")
def test_arcane_silence_takes_the_specials_of_circle_units_away() -> None:
    lone = {"round": 2}
    quiet = battle(
        ["necromancer"], ["footman"], step="pick_att", factions=WAIQAR, frame=lone, deft={"drawn": ["footman"]},
        decks=deck(1), season="winter", season_card="win2",
    )  # fmt: skip
    assert fighting(quiet)["totals"] == [1, 1]
    loud = battle(
        ["necromancer"], ["footman"], step="pick_att", factions=WAIQAR, frame=lone, deft={"drawn": ["footman"]},
        decks=deck(1), season="winter", season_card="win3",
    )  # fmt: skip
    assert fighting(loud)["att"]["units"] == ["reanimate", "reanimate", "necromancer"]
