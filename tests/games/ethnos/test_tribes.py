"""The twelve Tribes (ET-230 to ET-345)."""

from __future__ import annotations

import pytest

from games.ethnos.table import end_age, frame, glory, hand, last_card, markers, play, rule_against, seat, sheet, table

# Centaurs


@pytest.mark.rule("ET-230", "ET-232")
def test_a_centaur_that_placed_a_marker_leads_to_a_complete_second_band() -> None:
    cards = ["centaur-red", "troll-blue", "troll-grey", "elf-green"]
    state = table("centaur troll elf", {"hand": cards})
    play(state, "lead:centaur-red")
    assert state.options(0) == ["lead:elf-green", "lead:troll-blue", "lead:troll-grey", "stop"]
    assert hand(state, 0) == ["elf-green", "troll-blue", "troll-grey"]
    play(state, "lead:troll-blue", "add:troll-grey", "token:2")
    assert [band["leader"] for band in seat(state, 0)["bands"]] == ["centaur-red", "troll-blue"]
    assert markers(state, "rhea")[0] == 1 and markers(state, "straton")[0] == 1
    assert seat(state, 0)["trolls"] == [2]
    assert state.position()["pool"] == ["elf-green"]


@pytest.mark.rule("ET-231")
@pytest.mark.parametrize("reason", ["too small", "empty supply"])
def test_a_centaur_without_a_marker_gives_nothing(reason: str) -> None:
    placed = {"rhea": [1, 0, 0]} if reason == "too small" else {"straton": [25, 0, 0]}
    state = table("centaur elf", {"hand": ["centaur-red", "elf-blue"]}, markers=placed)
    play(state, "lead:centaur-red")
    assert state.waiting == (1,)
    assert state.position()["pool"] == ["elf-blue"]


@pytest.mark.rule("ET-233")
def test_centaurs_can_form_a_chain() -> None:
    cards = ["centaur-red", "centaur-blue", "centaur-grey", "elf-green", "dwarf-orange"]
    state = table("centaur elf dwarf", {"hand": cards})
    play(state, "lead:centaur-red", "done", "lead:centaur-blue", "done", "lead:centaur-grey", "lead:dwarf-orange")
    assert [band["leader"] for band in seat(state, 0)["bands"]] == [
        "centaur-red", "centaur-blue", "centaur-grey", "dwarf-orange",
    ]  # fmt: skip
    assert state.position()["pool"] == ["elf-green"]
    assert state.waiting == (1,)


@pytest.mark.rule("ET-233", "ET-230")
def test_the_chain_ends_when_a_centaur_places_no_marker() -> None:
    state = table("centaur elf", {"hand": ["centaur-red", "centaur-red", "elf-blue"]})
    play(state, "lead:centaur-red", "done", "lead:centaur-red")
    assert state.waiting == (1,)
    assert markers(state, "rhea") == [1, 0, 0]
    assert len(seat(state, 0)["bands"]) == 2


@pytest.mark.rule("ET-234", "ET-560")
def test_the_discard_follows_the_last_leader_of_the_chain() -> None:
    cards = ["centaur-blue", "centaur-red", "elf-grey", "elf-orange", "dwarf-green", "dwarf-purple"]
    state = table("centaur elf dwarf", {"hand": cards})
    play(state, "lead:centaur-red", "add:centaur-blue", "lead:elf-grey", "done")
    assert frame(state) == "elf_keep"
    play(state, "keep:dwarf-green")
    assert hand(state, 0) == ["dwarf-green"]
    assert state.position()["pool"] == ["dwarf-purple", "elf-orange"]


@pytest.mark.rule("ET-234", "ET-561")
def test_a_wizard_at_the_end_of_the_chain_draws_by_its_own_band() -> None:
    cards = ["centaur-blue", "centaur-red", "wizard-grey", "dwarf-green"]
    state = table("centaur wizard dwarf elf", {"hand": cards}, deck_top=["elf-red", "elf-blue"])
    play(state, "lead:centaur-red", "add:centaur-blue", "lead:wizard-grey")
    assert frame(state) == "wizard_draw"
    assert state.position()["pool"] == ["dwarf-green"]
    play(state, "draw")
    assert hand(state, 0) == ["elf-red"]


@pytest.mark.rule("ET-234")
def test_stopping_the_chain_discards_everything() -> None:
    state = table("centaur elf", {"hand": ["centaur-red", "elf-blue", "elf-grey"]})
    play(state, "lead:centaur-red", "stop")
    assert hand(state, 0) == []
    assert state.position()["pool"] == ["elf-blue", "elf-grey"]


@pytest.mark.rule("ET-235", "ET-571")
def test_skeletons_alone_form_no_second_band() -> None:
    state = table("centaur skeleton", {"hand": ["centaur-red", *["skeleton"] * 9]})
    play(state, "lead:centaur-red", "done")
    assert state.waiting == (1,)
    assert state.position()["pool"] == ["skeleton"] * 9


@pytest.mark.rule("ET-230", "ET-311")
def test_refusals_while_a_second_band_is_offered() -> None:
    state = table("centaur skeleton elf", {"hand": ["centaur-red", "skeleton", "elf-blue"]})
    play(state, "lead:centaur-red", "done")
    assert rule_against(state, "lead:skeleton") == "ET-311"
    assert rule_against(state, "lead:elf-red") == "ET-181"
    assert rule_against(state, "draw") == "ET-230"
    assert rule_against(state, "skeleton_victory") == "ET-230"


# Dwarves


@pytest.mark.rule("ET-240", "ET-381")
@pytest.mark.parametrize(("size", "worth"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15)])
def test_a_dwarf_leader_counts_one_more_card(size: int, worth: int) -> None:
    cards = ["dwarf-blue", "dwarf-blue", "dwarf-green", "dwarf-grey", "dwarf-orange", "dwarf-red"][:size]
    state = end_age(last_card("dwarf", {"bands": [{"leader": "dwarf-blue", "cards": cards}]}))
    assert glory(state) == [worth, 0, 0]


@pytest.mark.rule("ET-241")
def test_a_dwarf_that_does_not_lead_gives_nothing() -> None:
    bands = [{"leader": "elf-red", "cards": ["dwarf-red", "elf-red"]}]
    assert glory(end_age(last_card("dwarf elf", {"bands": bands}))) == [1, 0, 0]


@pytest.mark.rule("ET-241", "ET-313")
def test_the_dwarf_bonus_comes_after_the_skeletons_have_left() -> None:
    bands = [{"leader": "dwarf-red", "cards": ["dwarf-red", "skeleton", "skeleton"]}]
    assert glory(end_age(last_card("dwarf skeleton", {"bands": bands}))) == [1, 0, 0]


@pytest.mark.rule("ET-241")
def test_a_dwarf_needs_as_many_cards_for_a_marker_as_anybody() -> None:
    state = table("dwarf", {"hand": ["dwarf-red"]}, markers={"rhea": [1, 0, 0]})
    play(state, "lead:dwarf-red")
    assert markers(state, "rhea") == [1, 0, 0]


# Elves


@pytest.mark.rule("ET-250", "ET-251")
def test_an_elf_keeps_up_to_x_cards() -> None:
    state = table("elf orc", {"hand": ["elf-blue", "elf-red", "orc-blue", "orc-grey", "orc-green"]})
    play(state, "lead:elf-red", "add:elf-blue")
    assert state.options(0) == ["keep:orc-blue", "keep:orc-green", "keep:orc-grey", "done"]
    assert rule_against(state, "keep_all") == "ET-250"
    assert rule_against(state, "keep:orc-red") == "ET-250"
    assert rule_against(state, "draw") == "ET-250"
    play(state, "keep:orc-grey")
    assert state.options(0) == ["keep:orc-blue", "keep:orc-green", "done"]
    play(state, "keep:orc-blue")
    assert hand(state, 0) == ["orc-blue", "orc-grey"]
    assert state.position()["pool"] == ["orc-green"]


@pytest.mark.rule("ET-250")
def test_an_elf_may_keep_all_or_none() -> None:
    cards = ["elf-blue", "elf-red", "orc-blue", "orc-grey"]
    everything = play(table("elf orc", {"hand": cards}), "lead:elf-red", "add:elf-blue", "keep_all")
    assert hand(everything, 0) == ["orc-blue", "orc-grey"]
    nothing = play(table("elf orc", {"hand": cards}), "lead:elf-red", "add:elf-blue", "done")
    assert hand(nothing, 0) == []
    assert nothing.position()["pool"] == ["orc-blue", "orc-grey"]


@pytest.mark.rule("ET-250", "ET-203")
def test_an_elf_with_an_empty_hand_is_not_asked() -> None:
    assert play(table("elf", {"hand": ["elf-red"]}), "lead:elf-red").waiting == (1,)


@pytest.mark.rule("ET-251", "ET-530")
def test_kept_cards_stay_secret() -> None:
    state = table("elf orc", {"hand": ["elf-red", "orc-blue", "orc-grey"]})
    play(state, "lead:elf-red", "keep:orc-grey")
    view = state.view(1)
    assert view["seats"][0]["hand"] == 1
    assert view["pool"] == ["orc-blue"]


# Giants


@pytest.mark.rule("ET-260", "ET-261")
def test_the_first_giant_band_takes_the_token() -> None:
    state = play(table("giant", {"hand": ["giant-red"]}), "lead:giant-red")
    assert glory(state) == [2, 0, 0]
    assert state.position()["giant"] == {"seat": 0, "band": 0}
    assert sheet(state)["giant_bands"] == [2, 0, 0]


@pytest.mark.rule("ET-260", "ET-262")
@pytest.mark.parametrize(("size", "takes"), [(1, False), (2, False), (3, True)])
def test_only_a_strictly_larger_giant_band_takes_the_token(size: int, takes: bool) -> None:
    held = {"leader": "giant-blue", "cards": ["giant-blue", "giant-blue"]}
    state = table(
        "giant",
        {"hand": ["giant-green", "giant-grey", "giant-red"][-size:]},
        {"bands": [held]},
        giant={"seat": 1, "band": 0},
    )
    play(state, "lead:giant-red", *(["all_tribe"] if size > 1 else []))
    assert glory(state) == [2 if takes else 0, 0, 0]
    assert state.position()["giant"]["seat"] == (0 if takes else 1)


@pytest.mark.rule("ET-260")
def test_bands_led_by_others_do_not_stand_in_the_way_of_a_giant() -> None:
    large = {"leader": "elf-blue", "cards": ["elf-blue", "giant-blue", "giant-blue"]}
    state = play(table("giant elf", {"hand": ["giant-red"]}, {"bands": [large]}), "lead:giant-red")
    assert glory(state) == [2, 0, 0]


@pytest.mark.rule("ET-263")
def test_a_holder_who_beats_the_own_band_gains_again() -> None:
    held = {"leader": "giant-blue", "cards": ["giant-blue"]}
    state = table("giant", {"hand": ["giant-grey", "giant-red"], "bands": [held]}, giant={"seat": 0, "band": 0})
    play(state, "lead:giant-red", "all_tribe")
    assert glory(state) == [2, 0, 0]
    assert state.position()["giant"] == {"seat": 0, "band": 1}


@pytest.mark.rule("ET-264")
def test_skeletons_count_for_the_giant_token_and_their_removal_does_not_lose_it() -> None:
    state = table(
        "giant skeleton",
        {"hand": ["giant-red", "skeleton", "skeleton"]},
        {"bands": [{"leader": "giant-blue", "cards": ["giant-blue", "giant-blue"]}]},
        giant={"seat": 1, "band": 0},
        dragons=2,
        deck_top=["dragon"],
    )
    play(state, "lead:giant-red", "all_skeletons")
    assert state.position()["giant"] == {"seat": 0, "band": 0}
    play(state, "draw")
    assert sheet(state)["giant_token"] == [2, 0, 0]
    assert sheet(state)["bands"] == [[0], [1], []]


@pytest.mark.rule("ET-265", "ET-372", "ET-015")
@pytest.mark.parametrize(("players", "age", "worth"), [(2, 1, 2), (3, 2, 5), (4, 1, 2), (5, 2, 4), (6, 3, 6)])
def test_the_holder_gains_at_the_end_of_the_age(players: int, age: int, worth: int) -> None:
    held = {"leader": "giant-blue", "cards": ["giant-blue"]}
    state = last_card("giant", {}, {"bands": [held]}, players=players, age=age, giant={"seat": 1, "band": 0})
    end_age(state)
    assert sheet(state, age)["giant_token"] == [0, worth, *[0] * (players - 2)]
    assert glory(state)[1] == worth


@pytest.mark.rule("ET-265")
def test_without_a_holder_nobody_gains() -> None:
    assert glory(end_age(last_card("giant"))) == [0, 0, 0]


# Halflings


@pytest.mark.rule("ET-270")
def test_a_halfling_band_places_no_marker_and_scores() -> None:
    state = table(
        "halfling", {"hand": ["halfling-blue", "halfling-red", "halfling-red"]}, dragons=2, deck_top=["dragon"]
    )
    play(state, "lead:halfling-red", "all_tribe")
    assert not any(any(row) for row in state.position()["markers"].values())
    play(state, "draw")
    assert sheet(state)["bands"] == [[3], [], []]


@pytest.mark.rule("ET-271")
def test_a_halfling_under_another_leader_counts_as_any_card() -> None:
    state = table("halfling elf", {"hand": ["elf-red", "halfling-red"]}, markers={"rhea": [1, 0, 0]})
    play(state, "lead:elf-red", "add:halfling-red")
    assert markers(state, "rhea") == [2, 0, 0]


# Merfolk


@pytest.mark.rule("ET-280", "ET-577")
def test_merfolk_advance_by_x_even_without_a_marker() -> None:
    state = table("merfolk", {"hand": ["merfolk-blue", "merfolk-red"]}, markers={"rhea": [5, 0, 0]})
    play(state, "lead:merfolk-red", "all_tribe")
    assert seat(state, 0)["merfolk"] == 2
    assert markers(state, "rhea") == [5, 0, 0]


@pytest.mark.rule("ET-281", "ET-284")
def test_the_track_ends_on_space_18() -> None:
    state = table("merfolk", {"hand": ["merfolk-blue", "merfolk-red"], "merfolk": 17}, {"merfolk": 18})
    play(state, "lead:merfolk-red", "all_tribe")
    assert seat(state, 0)["merfolk"] == 18
    assert frame(state) == "merfolk_bonus"
    there = table("merfolk", {"hand": ["merfolk-red"], "merfolk": 18})
    play(there, "lead:merfolk-red")
    assert seat(there, 0)["merfolk"] == 18
    assert there.waiting == (1,)


@pytest.mark.rule("ET-282", "ET-576")
@pytest.mark.parametrize(
    ("start", "size", "bonuses"), [(0, 2, 0), (0, 3, 1), (1, 3, 1), (3, 3, 0), (3, 4, 1), (6, 6, 2), (17, 1, 1)]
)
def test_a_bonus_for_each_symbol_reached_or_passed(start: int, size: int, bonuses: int) -> None:
    colours = ["blue", "blue", "green", "grey", "orange", "red"]
    cards = [f"merfolk-{colour}" for colour in colours[-size:]]
    state = table("merfolk", {"hand": cards, "merfolk": start})
    play(state, "lead:merfolk-red", *(["all_tribe"] if size > 1 else []))
    pending = state.position()["pending"][0]
    assert pending.get("left", 0) == bonuses


@pytest.mark.rule("ET-282", "ET-481")
def test_a_bonus_marker_is_free_of_every_condition() -> None:
    state = table("merfolk", {"hand": ["merfolk-red"], "merfolk": 2}, players=2, markers={"duris": [4, 4]})
    play(state, "lead:merfolk-red")
    assert state.options(0) == [
        "bonus:althea", "bonus:duris", "bonus:ithys", "bonus:pelagon", "bonus:rhea", "bonus:straton", "decline",
    ]  # fmt: skip
    assert rule_against(state, "draw") == "ET-282"
    assert rule_against(state, "marker:duris") == "ET-282"
    play(state, "bonus:duris")
    assert markers(state, "duris") == [5, 4]


@pytest.mark.rule("ET-283", "ET-557")
def test_bonuses_come_one_after_the_other_and_can_be_declined() -> None:
    cards = ["merfolk-blue", "merfolk-green", "merfolk-grey", "merfolk-orange", "merfolk-red", "elf-blue"]
    state = table("merfolk elf", {"hand": cards, "merfolk": 2})
    play(state, "lead:merfolk-red", "all_tribe")
    assert state.position()["pending"] == [{"frame": "merfolk_bonus", "seat": 0, "left": 2}]
    assert hand(state, 0) == ["elf-blue"]
    play(state, "decline")
    assert state.position()["pending"][0]["left"] == 1
    play(state, "bonus:rhea")
    assert markers(state, "rhea") == [2, 0, 0]
    assert state.waiting == (1,)


@pytest.mark.rule("ET-285", "ET-016", "ET-373")
@pytest.mark.parametrize(("players", "age", "worth"), [(2, 1, 1), (3, 2, 3), (4, 1, 1), (5, 2, 2), (6, 3, 4)])
def test_the_farthest_merfolk_marker_gains(players: int, age: int, worth: int) -> None:
    state = end_age(last_card("merfolk", {"merfolk": 4}, {"merfolk": 5}, players=players, age=age))
    assert sheet(state, age)["merfolk"] == [0, worth, *[0] * (players - 2)]


@pytest.mark.rule("ET-286")
def test_ties_on_the_merfolk_board() -> None:
    shared = end_age(last_card("merfolk", {"merfolk": 4}, {"merfolk": 4}, age=2))
    assert glory(shared) == [1, 1, 0]
    broken = end_age(last_card("merfolk troll", {"merfolk": 4, "trolls": [1]}, {"merfolk": 4}, age=2))
    assert glory(broken) == [3, 0, 0]


@pytest.mark.rule("ET-287")
def test_nobody_on_space_0_gains() -> None:
    assert glory(end_age(last_card("merfolk troll", {"trolls": [6]}))) == [0, 0, 0]


@pytest.mark.rule("ET-288")
def test_merfolk_markers_stay_from_age_to_age() -> None:
    state = end_age(last_card("merfolk", {"merfolk": 4}, {"merfolk": 18}))
    assert [row["merfolk"] for row in state.position()["seats"]] == [4, 18, 0]


# Minotaurs


@pytest.mark.rule("ET-290", "ET-481")
@pytest.mark.parametrize(
    ("players", "row", "placed"), [(3, [1, 9, 0], True), (3, [2, 0, 0], False), (2, [0, 1], True), (2, [1, 1], False)]
)
def test_a_minotaur_needs_one_card_fewer(players: int, row: list[int], placed: bool) -> None:
    state = table("minotaur", {"hand": ["minotaur-red"]}, players=players, markers={"rhea": row})
    play(state, "lead:minotaur-red")
    assert markers(state, "rhea") == [row[0] + placed, *row[1:]]


@pytest.mark.rule("ET-291")
def test_a_minotaur_band_scores_by_its_cards() -> None:
    bands = [{"leader": "minotaur-red", "cards": ["minotaur-blue", "minotaur-red"]}]
    assert glory(end_age(last_card("minotaur", {"bands": bands}))) == [1, 0, 0]


# Orcs


@pytest.mark.rule("ET-300", "ET-568")
def test_an_orc_may_place_a_marker_of_the_leaders_colour() -> None:
    state = table("orc skeleton", {"hand": ["orc-red", "skeleton"]}, markers={"rhea": [7, 0, 0]})
    play(state, "lead:orc-red", "all_skeletons", "place")
    assert seat(state, 0)["horde"] == ["red"]
    assert markers(state, "rhea") == [7, 0, 0]
    assert seat(state, 0)["supply"] == 25 - 7 - 1


@pytest.mark.rule("ET-301")
def test_an_occupied_horde_space_is_not_offered() -> None:
    state = play(table("orc", {"hand": ["orc-red"], "horde": ["red"]}), "lead:orc-red")
    assert state.waiting == (1,)
    assert seat(state, 0)["horde"] == ["red"]


@pytest.mark.rule("ET-300", "ET-558")
def test_a_declined_horde_marker_can_be_placed_later() -> None:
    state = table("orc", {"hand": ["orc-red", "orc-grey"]}, {"hand": []}, players=2, pool=["orc-red"])
    play(state, "lead:orc-red", "done")
    assert rule_against(state, "raid") == "ET-300"
    play(state, "decline", "draw", "take:orc-red", "draw", "lead:orc-red", "place")
    assert seat(state, 0)["horde"] == ["red"]


@pytest.mark.rule("ET-302", "ET-017")
@pytest.mark.parametrize(("number", "worth"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 20)])
def test_a_raid_scores_the_whole_board(number: int, worth: int) -> None:
    colours = ["blue", "green", "grey", "orange", "purple", "red"][:number]
    state = play(last_card("orc", {"horde": colours}), "draw", "raid")
    assert glory(state) == [worth, 0, 0]
    assert seat(state, 0)["horde"] == []
    assert seat(state, 0)["supply"] == 25
    assert sheet(state)["orcs"] == [worth, 0, 0]


@pytest.mark.rule("ET-303")
def test_waiting_keeps_the_markers_and_gains_nothing() -> None:
    state = play(last_card("orc", {"horde": ["blue", "red"]}), "draw", "wait")
    assert glory(state) == [0, 0, 0]
    assert seat(state, 0)["horde"] == ["blue", "red"]
    assert seat(state, 0)["supply"] == 23


@pytest.mark.rule("ET-304")
@pytest.mark.parametrize(("players", "age"), [(2, 2), (3, 2), (4, 3), (6, 3)])
def test_in_the_last_age_all_raid_unasked(players: int, age: int) -> None:
    state = end_age(last_card("orc", {"horde": ["blue", "red"]}, {"horde": ["grey"]}, players=players, age=age))
    assert state.over
    assert glory(state)[:2] == [3, 1]
    assert seat(state, 0)["horde"] == []


@pytest.mark.rule("ET-305", "ET-374")
def test_raids_are_decided_at_once_and_in_secret() -> None:
    state = last_card("orc", {"horde": ["blue"]}, {}, {"horde": ["red", "grey"]}, {"horde": ["red"]}, players=4)
    end_age(state)
    assert state.waiting == (0, 2, 3)
    assert state.options(1) == []
    assert rule_against(state, "raid", 1) == "ET-305"
    assert rule_against(state, "draw", 2) == "ET-302"
    state.choose(2, "raid")
    assert list(state.waiting) == [0, 3]
    assert glory(state) == [0, 0, 0, 0]
    assert state.view(0)["pending"] == [
        {"frame": "orc_raid", "choices": {"0": None, "2": None, "3": None}, "open": [0, 3]}
    ]
    assert state.view(2)["pending"][0]["choices"] == {"0": None, "2": "raid", "3": None}
    state.choose(3, "wait")
    state.choose(0, "raid")
    assert sheet(state)["orcs"] == [1, 0, 3, 0]
    assert state.position()["age"] == 2


@pytest.mark.rule("ET-305")
def test_the_order_of_sealed_raids_does_not_matter() -> None:
    results = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        state = last_card("orc", {"horde": ["blue"]}, {"horde": ["red"]}, {"horde": ["grey"]})
        end_age(state)
        for number in order:
            state.choose(number, "wait" if number == 1 else "raid")
        results.add(state.hash())
    assert len(results) == 1


# Skeletons


@pytest.mark.rule("ET-310", "ET-188")
def test_skeletons_count_for_the_marker() -> None:
    state = table("skeleton dwarf", {"hand": ["dwarf-red", "skeleton"]}, markers={"rhea": [1, 0, 0]})
    play(state, "lead:dwarf-red", "all_skeletons")
    assert markers(state, "rhea") == [2, 0, 0]


@pytest.mark.rule("ET-312", "ET-447", "ET-570")
def test_ten_skeletons_win_at_once() -> None:
    state = table(
        "skeleton",
        {"hand": ["skeleton"] * 10},
        {"glory": 9, "hand": ["dwarf-red"]},
        {"glory": 12},
        {"glory": 9},
        players=4,
        markers={"rhea": [0, 1, 0, 0]},
    )
    assert state.options(0) == ["skeleton_victory"]
    play(state, "skeleton_victory")
    assert state.result == {"scores": [0, 9, 12, 9], "places": [1, 3, 2, 4], "winners": [0], "reason": "skeletons"}
    assert seat(state, 0)["bands"] == [{"leader": None, "cards": ["skeleton"] * 10}]
    assert state.position()["end"] == {"reason": "skeletons", "seat": 0}
    assert hand(state, 1) == ["dwarf-red"]


@pytest.mark.rule("ET-313")
def test_skeletons_leave_the_bands_before_scoring() -> None:
    bands = [
        {"leader": "dwarf-red", "cards": ["dwarf-red", "skeleton"]},
        {"leader": "elf-red", "cards": ["elf-blue", "elf-red", "skeleton"]},
    ]
    state = end_age(last_card("skeleton dwarf elf", {"bands": bands, "hand": ["elf-grey"]}, age=2))
    assert sheet(state, 2)["bands"][0] == [1, 1]
    assert [band["cards"] for band in seat(state, 0)["bands"]] == [["dwarf-red"], ["elf-blue", "elf-red"]]
    assert state.position()["scattered"] == ["elf-grey", "skeleton", "skeleton"]


@pytest.mark.rule("ET-314")
def test_skeletons_are_drawn_taken_kept_and_discarded_like_other_cards() -> None:
    state = table("skeleton elf", {"hand": ["elf-red"]}, players=2, pool=["skeleton"], deck_top=["skeleton"])
    play(state, "take:skeleton", "draw")
    assert hand(state, 0) == ["elf-red", "skeleton"] and hand(state, 1) == ["skeleton"]
    play(state, "lead:elf-red", "done", "keep:skeleton")
    assert hand(state, 0) == ["skeleton"]
    discarding = play(table("skeleton dwarf", {"hand": ["dwarf-red", "skeleton"]}), "lead:dwarf-red", "done")
    assert discarding.position()["pool"] == ["skeleton"]


# Trolls


@pytest.mark.rule("ET-320", "ET-321")
def test_a_troll_takes_an_available_token_of_at_most_x() -> None:
    state = table("troll", {"hand": ["troll-blue", "troll-grey", "troll-red"]}, {"trolls": [2]})
    play(state, "lead:troll-red", "all_tribe")
    assert state.options(0) == ["token:1", "token:3", "decline"]
    assert rule_against(state, "token:2") == "ET-321"
    assert rule_against(state, "token:4") == "ET-320"
    assert rule_against(state, "draw") == "ET-320"
    play(state, "token:1")
    assert seat(state, 0)["trolls"] == [1]
    assert state.position()["troll_tokens"] == [3, 4, 5, 6]


@pytest.mark.rule("ET-321")
def test_each_troll_band_gives_one_token_and_they_add_up() -> None:
    state = play(table("troll", {"hand": ["troll-red"], "trolls": [3, 5]}), "lead:troll-red", "token:1")
    assert seat(state, 0)["trolls"] == [1, 3, 5]


@pytest.mark.rule("ET-559")
def test_a_declined_troll_token_stays_available() -> None:
    state = play(table("troll", {"hand": ["troll-red"]}), "lead:troll-red", "decline")
    assert state.position()["troll_tokens"] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("ET-506", "ET-320")
def test_a_troll_without_a_token_in_reach_asks_nothing() -> None:
    state = play(table("troll", {"hand": ["troll-red"]}, {"trolls": [1]}), "lead:troll-red")
    assert state.waiting == (1,)


@pytest.mark.rule("ET-324")
def test_troll_tokens_give_no_glory() -> None:
    assert glory(end_age(last_card("troll", {"trolls": [1, 2, 3, 4, 5, 6]}))) == [0, 0, 0]


# Wingfolk


@pytest.mark.rule("ET-335", "ET-336", "ET-337")
def test_wingfolk_choose_any_kingdom_that_meets_the_condition() -> None:
    state = table(
        "wingfolk", {"hand": ["wingfolk-blue", "wingfolk-red"]}, markers={"rhea": [1, 9, 0], "duris": [2, 0, 0]}
    )
    play(state, "lead:wingfolk-red", "all_tribe")
    assert state.options(0) == ["marker:althea", "marker:ithys", "marker:pelagon", "marker:rhea", "marker:straton"]
    assert rule_against(state, "marker:duris") == "ET-335"
    assert rule_against(state, "decline") == "ET-337"
    play(state, "marker:rhea")
    assert markers(state, "rhea") == [2, 9, 0]


@pytest.mark.rule("ET-335")
def test_wingfolk_with_one_kingdom_are_not_asked_and_with_none_place_nothing() -> None:
    full = {kingdom: [1, 0, 0] for kingdom in ("althea", "duris", "ithys", "pelagon", "rhea")}
    one = play(table("wingfolk", {"hand": ["wingfolk-red"]}, markers=full), "lead:wingfolk-red")
    assert markers(one, "straton") == [1, 0, 0]
    assert one.waiting == (1,)
    assert [entry for entry in one.record() if "choice" in entry] == [{"seat": 0, "choice": "lead:wingfolk-red"}]
    none = play(
        table("wingfolk", {"hand": ["wingfolk-red"]}, markers={**full, "straton": [1, 0, 0]}), "lead:wingfolk-red"
    )
    assert sum(sum(row) for row in none.position()["markers"].values()) == 6


@pytest.mark.rule("ET-335", "ET-481", "ET-189")
def test_wingfolk_with_two_players_count_the_markers_of_both() -> None:
    state = table("wingfolk", {"hand": ["wingfolk-red"]}, players=2, markers={"rhea": [0, 1], "duris": [1, 0]})
    play(state, "lead:wingfolk-red")
    assert state.options(0) == ["marker:althea", "marker:ithys", "marker:pelagon", "marker:straton"]


@pytest.mark.rule("ET-578")
def test_wingfolk_have_nothing_further_in_step_4() -> None:
    state = play(table("wingfolk elf", {"hand": ["wingfolk-red", "elf-grey"]}), "lead:wingfolk-red", "marker:duris")
    assert state.waiting == (1,)
    assert state.position()["pool"] == ["elf-grey"]


# Wizards


@pytest.mark.rule("ET-340", "ET-342", "ET-343", "ET-580")
def test_a_wizard_draws_from_the_deck_after_the_discard() -> None:
    cards = ["wizard-blue", "wizard-red", "elf-grey"]
    state = table("wizard elf", {"hand": cards}, pool=["elf-green"], deck_top=["elf-red", "elf-orange", "elf-blue"])
    play(state, "lead:wizard-red", "all_tribe")
    assert frame(state) == "wizard_draw"
    assert state.position()["pool"] == ["elf-green", "elf-grey"]
    assert state.options(0) == ["draw", "decline"]
    assert rule_against(state, "take:elf-green") == "ET-341"
    play(state, "draw")
    assert hand(state, 0) == ["elf-orange", "elf-red"]
    assert state.position()["pool"] == ["elf-green", "elf-grey"]
    assert state.waiting == (1,)


@pytest.mark.rule("ET-341")
def test_a_wizard_draws_all_or_nothing() -> None:
    state = table("wizard elf", {"hand": ["wizard-blue", "wizard-red"]})
    play(state, "lead:wizard-red", "all_tribe", "decline")
    assert hand(state, 0) == []
    assert state.waiting == (1,)


@pytest.mark.rule("ET-344")
def test_ten_cards_of_a_wizard_never_exceed_the_hand_limit() -> None:
    state = table("wizard skeleton", {"hand": ["wizard-red", *["skeleton"] * 9]})
    play(state, "lead:wizard-red", "all_skeletons", "draw")
    assert len(hand(state, 0)) == 10


@pytest.mark.rule("ET-345")
def test_dragons_of_a_wizard_draw_are_replaced() -> None:
    state = table(
        "wizard elf", {"hand": ["wizard-blue", "wizard-red"]}, deck_top=["dragon", "elf-red", "dragon", "elf-blue"]
    )
    play(state, "lead:wizard-red", "all_tribe", "draw")
    assert hand(state, 0) == ["elf-blue", "elf-red"]
    assert state.position()["dragons"] == 2
