"""Playing a Band: cards, Leader, marker, discard (ET-180 to ET-203)."""

from __future__ import annotations

import pytest

from games.ethnos.table import frame, hand, markers, play, rule_against, seat, table


@pytest.mark.rule("ET-180")
def test_the_steps_come_in_order() -> None:
    state = table("orc troll", {"hand": ["orc-blue", "orc-red", "troll-grey"]})
    play(state, "lead:orc-red", "add:orc-blue")
    assert markers(state, "rhea") == [1, 0, 0]
    assert frame(state) == "orc_place"
    assert hand(state, 0) == ["troll-grey"]
    play(state, "place")
    assert hand(state, 0) == []
    assert state.position()["pool"] == ["troll-grey"]


@pytest.mark.rule("ET-181")
def test_a_band_has_cards_of_the_hand_only() -> None:
    state = table("elf", {"hand": ["elf-blue", "elf-red"]}, pool=["elf-grey"])
    assert rule_against(state, "lead:elf-grey") == "ET-181"
    play(state, "lead:elf-red")
    assert rule_against(state, "add:elf-grey") == "ET-181"
    assert rule_against(state, "add:elf-red") == "ET-181"


@pytest.mark.rule("ET-181", "ET-569")
def test_a_band_can_have_ten_cards() -> None:
    cards = ["elf-red", *["skeleton"] * 9]
    state = play(table("skeleton elf", {"hand": cards}), "lead:elf-red", "all_skeletons")
    assert seat(state, 0)["bands"] == [{"leader": "elf-red", "cards": cards}]
    assert state.result is None
    assert state.waiting == (1,)


@pytest.mark.rule("ET-182")
def test_a_band_shares_the_tribe_or_the_colour() -> None:
    state = table("elf orc", {"hand": ["dwarf-blue", "elf-blue", "elf-red", "orc-green", "orc-red"]})
    play(state, "lead:elf-red")
    assert state.options(0) == ["add:elf-blue", "add:orc-red", "all_tribe", "all_colour", "done"]
    assert rule_against(state, "add:dwarf-blue") == "ET-182"


@pytest.mark.rule("ET-182", "ET-552")
def test_a_card_of_the_second_kind_no_longer_fits() -> None:
    cards = ["elf-blue", "elf-grey", "elf-red", "orc-red", "dwarf-red"]
    state = play(table("elf orc dwarf", {"hand": cards}), "lead:elf-red", "add:elf-blue")
    assert state.options(0) == ["add:elf-grey", "all_tribe", "done"]
    assert rule_against(state, "add:orc-red") == "ET-182"
    assert rule_against(state, "all_colour") == "ET-182"
    other = play(table("elf orc dwarf", {"hand": cards}), "lead:elf-red", "add:orc-red")
    assert other.options(0) == ["add:dwarf-red", "all_colour", "done"]
    assert rule_against(other, "all_tribe") == "ET-182"


@pytest.mark.rule("ET-182", "ET-554")
def test_a_twin_of_the_leader_leaves_both_ways_open() -> None:
    state = table("elf orc", {"hand": ["elf-blue", "elf-red", "elf-red", "orc-red"]})
    play(state, "lead:elf-red", "add:elf-red")
    assert state.options(0) == ["add:elf-blue", "add:orc-red", "all_tribe", "all_colour", "done"]
    play(state, "done")
    assert seat(state, 0)["bands"][0]["cards"] == ["elf-red", "elf-red"]


@pytest.mark.rule("ET-183", "ET-184", "ET-188")
def test_matching_cards_may_be_left_out() -> None:
    state = table("orc", {"hand": ["orc-blue", "orc-grey", "orc-red"]}, markers={"rhea": [2, 0, 0]})
    play(state, "lead:orc-red", "add:orc-blue", "done", "decline")
    assert seat(state, 0)["bands"][0]["cards"] == ["orc-blue", "orc-red"]
    assert markers(state, "rhea") == [2, 0, 0]
    assert state.position()["pool"] == ["orc-grey"]


@pytest.mark.rule("ET-185", "ET-310")
@pytest.mark.parametrize("ways", [["all_skeletons"], ["add:skeleton", "add:skeleton", "add:skeleton"]])
def test_any_number_of_skeletons_fits(ways: list[str]) -> None:
    state = table("skeleton elf", {"hand": ["elf-red", "skeleton", "skeleton", "skeleton"]})
    play(state, "lead:elf-red")
    assert state.options(0) == ["add:skeleton", "all_skeletons", "done"]
    play(state, *ways)
    assert len(seat(state, 0)["bands"][0]["cards"]) == 4


@pytest.mark.rule("ET-186", "ET-187", "ET-555")
@pytest.mark.parametrize(
    ("leader", "kingdom"), [("dwarf-blue", "straton"), ("dwarf-red", "rhea"), ("dwarf-grey", "pelagon")]
)
def test_any_card_of_the_band_can_lead(leader: str, kingdom: str) -> None:
    state = table("dwarf", {"hand": ["dwarf-blue", "dwarf-grey", "dwarf-red"]})
    play(state, f"lead:{leader}", "all_tribe")
    assert seat(state, 0)["bands"][0]["leader"] == leader
    assert markers(state, kingdom) == [1, 0, 0]


@pytest.mark.rule("ET-186", "ET-581")
def test_neither_leader_nor_cards_can_be_taken_back() -> None:
    state = table("elf", {"hand": ["elf-blue", "elf-grey", "elf-red"]})
    play(state, "lead:elf-red", "add:elf-blue")
    assert rule_against(state, "lead:elf-grey") == "ET-182"
    assert rule_against(state, "draw") == "ET-182"
    assert state.options(0) == ["add:elf-grey", "all_tribe", "done"]


@pytest.mark.rule("ET-188")
@pytest.mark.parametrize(
    ("own", "size", "placed"), [(0, 1, True), (1, 1, False), (1, 2, True), (2, 2, False), (2, 3, True)]
)
@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_condition_for_a_marker(own: int, size: int, placed: bool, players: int) -> None:
    cards = ["dwarf-red", "elf-red", "orc-red"][:size]
    row = [own, 5, *[0] * (players - 2)]
    state = table("dwarf elf orc", {"hand": cards}, players=players, markers={"rhea": row})
    play(state, "lead:dwarf-red", *(["all_colour"] if size > 1 else []))
    assert markers(state, "rhea")[0] == own + placed


@pytest.mark.rule("ET-189", "ET-481")
@pytest.mark.parametrize(
    ("own", "other", "placed"), [(0, 0, True), (0, 1, True), (1, 0, True), (1, 1, False), (0, 2, False)]
)
def test_the_condition_for_a_marker_with_two_players(own: int, other: int, placed: bool) -> None:
    state = table("dwarf elf", {"hand": ["dwarf-red", "elf-red"]}, players=2, markers={"rhea": [own, other]})
    play(state, "lead:dwarf-red", "all_colour")
    assert markers(state, "rhea") == [own + placed, other]


@pytest.mark.rule("ET-190")
def test_a_large_band_places_one_marker() -> None:
    cards = ["dwarf-blue", "dwarf-blue", "dwarf-green", "dwarf-grey", "dwarf-orange", "dwarf-red"]
    state = play(table("dwarf", {"hand": cards}), "lead:dwarf-red", "all_tribe")
    assert markers(state, "rhea") == [1, 0, 0]
    assert seat(state, 0)["supply"] == 24


@pytest.mark.rule("ET-191")
def test_the_marker_is_placed_without_asking() -> None:
    state = play(table("dwarf", {"hand": ["dwarf-red"]}), "lead:dwarf-red")
    assert markers(state, "rhea") == [1, 0, 0]
    assert state.waiting == (1,)


@pytest.mark.rule("ET-192", "ET-577")
def test_without_a_marker_the_ability_works_all_the_same() -> None:
    state = table("troll", {"hand": ["troll-red"]}, markers={"rhea": [3, 0, 0]})
    play(state, "lead:troll-red", "token:1")
    assert markers(state, "rhea") == [3, 0, 0]
    assert seat(state, 0)["trolls"] == [1]


@pytest.mark.rule("ET-193")
def test_only_own_markers_in_the_kingdom_count() -> None:
    state = table(
        "dwarf merfolk orc",
        {"hand": ["dwarf-red"], "merfolk": 9, "horde": ["blue", "red"]},
        markers={"rhea": [0, 9, 9], "duris": [5, 0, 0]},
    )
    play(state, "lead:dwarf-red")
    assert markers(state, "rhea") == [1, 9, 9]


@pytest.mark.rule("ET-195")
def test_only_the_leader_has_an_ability() -> None:
    state = table("troll orc", {"hand": ["orc-red", "troll-red", "dwarf-red"]})
    play(state, "lead:dwarf-red", "all_colour")
    assert state.waiting == (1,)
    assert seat(state, 0)["trolls"] == [] and seat(state, 0)["horde"] == []


@pytest.mark.rule("ET-196")
@pytest.mark.parametrize(
    ("tribe", "refusal"),
    [
        ("centaur", "stop"),
        ("elf", "done"),
        ("merfolk", "decline"),
        ("orc", "decline"),
        ("troll", "decline"),
        ("wizard", "decline"),
    ],
)
def test_abilities_with_a_choice_can_be_declined(tribe: str, refusal: str) -> None:
    cards = [f"{tribe}-red", f"{tribe}-blue", f"{tribe}-grey", "minotaur-orange"]
    state = table(f"{tribe} minotaur", {"hand": cards})
    play(state, f"lead:{tribe}-red", "all_tribe")
    assert refusal in state.options(0)
    play(state, refusal)
    assert state.waiting == (1,)
    assert hand(state, 0) == []
    assert state.position()["pool"] == ["minotaur-orange"]


@pytest.mark.rule("ET-196")
@pytest.mark.parametrize("tribe", ["dwarf", "giant", "halfling", "minotaur"])
def test_abilities_without_a_choice_ask_nothing(tribe: str) -> None:
    state = play(table(tribe, {"hand": [f"{tribe}-red"]}), f"lead:{tribe}-red")
    assert state.waiting == (1,)


@pytest.mark.rule("ET-197", "ET-310")
def test_x_counts_leader_and_skeletons() -> None:
    state = table("troll skeleton", {"hand": ["skeleton", "skeleton", "troll-red"]})
    play(state, "lead:troll-red", "all_skeletons")
    assert state.options(0) == ["token:1", "token:2", "token:3", "decline"]


@pytest.mark.rule("ET-200", "ET-579")
def test_the_rest_of_the_hand_is_there_for_the_next_player() -> None:
    state = table("dwarf elf", {"hand": ["dwarf-red", "elf-blue", "elf-grey"]}, pool=["elf-green"])
    play(state, "lead:dwarf-red")
    assert state.position()["pool"] == ["elf-blue", "elf-green", "elf-grey"]
    assert "take:elf-blue" in state.options(1)
    play(state, "take:elf-blue", "draw")
    assert "take:elf-grey" in state.options(0)


@pytest.mark.rule("ET-201", "ET-202", "ET-531")
def test_a_played_band_is_open_to_all_and_stays() -> None:
    state = table("elf", {"hand": ["elf-blue", "elf-red"]})
    play(state, "lead:elf-red", "add:elf-blue")
    band = {"leader": "elf-red", "cards": ["elf-blue", "elf-red"]}
    for viewer in (None, 0, 1, 2):
        assert state.view(viewer)["seats"][0]["bands"] == [band]
    play(state, "draw", "draw", "draw")
    assert seat(state, 0)["bands"] == [band]


@pytest.mark.rule("ET-203")
def test_an_empty_remainder_discards_nothing() -> None:
    state = play(table("elf", {"hand": ["elf-red"]}, pool=["elf-grey"]), "lead:elf-red")
    assert state.position()["pool"] == ["elf-grey"]
    assert state.waiting == (1,)


@pytest.mark.rule("ET-552")
def test_the_selection_ends_by_itself() -> None:
    state = table("elf orc", {"hand": ["elf-blue", "elf-red", "orc-grey"]})
    play(state, "lead:elf-red", "add:elf-blue")
    assert state.waiting == (0,) and frame(state) == "elf_keep"
    alone = play(table("dwarf orc", {"hand": ["dwarf-red", "orc-grey"]}), "lead:dwarf-red")
    assert alone.waiting == (1,)


@pytest.mark.rule("ET-553")
def test_options_name_types_not_copies() -> None:
    state = table("elf", {"hand": ["elf-blue", "elf-red", "elf-red"]}, pool=["elf-grey", "elf-grey"])
    assert state.options(0) == ["draw", "take:elf-grey", "lead:elf-blue", "lead:elf-red"]
    play(state, "lead:elf-red", "add:elf-red")
    assert hand(state, 0) == ["elf-blue"]
