"""The end of an Age and of the game, and its differences by player count (ET-350 to ET-481)."""

from __future__ import annotations

from typing import Any

import pytest

from games.ethnos.table import KINGDOMS, end_age, frame, glory, hand, last_card, play, seat, sheet


def kingdom_prizes(players: int, age: int, row: list[int], tokens: list[int], **seats: list[int]) -> list[int]:
    """What each seat gains in Rhea; `trolls` by seat may be given."""
    trolls = seats.get("trolls", [])
    rows = [{"trolls": [value]} if value else {} for value in trolls]
    state = last_card("troll", *rows, players=players, age=age, markers={"rhea": row}, glory_tokens={"rhea": tokens})
    end_age(state)
    found: list[int] = sheet(state, age)["kingdoms"]["rhea"]
    return found


@pytest.mark.rule("ET-350", "ET-352", "ET-353")
def test_the_order_at_the_end_of_an_age() -> None:
    held = {"leader": "giant-red", "cards": ["giant-blue", "giant-red"]}
    state = last_card(
        "giant merfolk orc",
        {"hand": ["orc-blue"], "bands": [held], "merfolk": 3},
        {"hand": ["orc-grey", "giant-grey"], "horde": ["red"]},
        giant={"seat": 0, "band": 0},
        markers={"rhea": [1, 0, 0]},
        glory_tokens={"rhea": [4, 6]},
        pool=["orc-green"],
    )
    end_age(state)
    assert frame(state) == "orc_raid"
    assert [hand(state, number) for number in range(3)] == [[], [], []]
    assert state.position()["scattered"] == ["giant-grey", "orc-blue", "orc-grey"]
    assert state.position()["pool"] == ["orc-green"]
    assert glory(state) == [4 + 2 + 1, 0, 0]
    assert sheet(state)["bands"] == [[], [], []]
    play(state, "raid")
    assert glory(state) == [8, 1, 0]


@pytest.mark.rule("ET-352", "ET-530")
def test_scattered_hands_are_not_shown() -> None:
    state = last_card("orc", {"hand": ["orc-blue"]}, {"horde": ["red"]})
    end_age(state)
    for viewer in (None, 0, 1, 2):
        assert state.view(viewer)["scattered"] == 1


@pytest.mark.rule("ET-355", "ET-365", "ET-385")
def test_each_kingdom_is_scored_on_its_own_and_keeps_its_markers() -> None:
    rows = {kingdom: [at % 3 == seat for seat in range(3)] for at, kingdom in enumerate(KINGDOMS)}
    placed = {kingdom: [int(flag) for flag in row] for kingdom, row in rows.items()}
    tokens = {kingdom: [at + 1, 10] for at, kingdom in enumerate(KINGDOMS)}
    state = end_age(last_card("elf", markers=placed, glory_tokens=tokens))
    assert sheet(state)["kingdoms"] == {
        kingdom: [(at + 1) * owned for owned in placed[kingdom]] for at, kingdom in enumerate(KINGDOMS)
    }
    assert glory(state) == [1 + 4, 2 + 5, 3 + 6]
    assert state.position()["markers"] == placed


@pytest.mark.rule("ET-355")
def test_kingdoms_are_told_in_canonical_order() -> None:
    from rulewright.core.narration import told_to

    placed = {kingdom: [1, 0, 0] for kingdom in KINGDOMS}
    state = last_card("elf", markers=placed, glory_tokens={kingdom: [2, 4] for kingdom in KINGDOMS})
    state.listen()
    end_age(state)
    lines = [line.args["kingdom"] for line in told_to(state, 1) if line.message == "log-gains_kingdom"]
    assert lines == list(KINGDOMS)


@pytest.mark.rule("ET-356", "ET-364")
def test_only_seats_with_markers_rank() -> None:
    assert kingdom_prizes(3, 2, [2, 0, 0], [4, 8]) == [8, 0, 0]
    assert kingdom_prizes(3, 2, [0, 0, 0], [4, 8], trolls=[6, 0, 0]) == [0, 0, 0]
    assert kingdom_prizes(4, 3, [0, 2, 0, 1], [2, 6, 10]) == [0, 10, 0, 6]


@pytest.mark.rule("ET-357", "ET-471")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_age_one_pays_the_first_place_only(players: int) -> None:
    tokens = [4, 6] if players == 3 else [4, 6, 8]
    row = [1, 3, 2, *[0] * (players - 3)]
    assert kingdom_prizes(players, 1, row, tokens) == [0, 4, 0, *[0] * (players - 3)]


@pytest.mark.rule("ET-358", "ET-471", "ET-550")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_age_two_pays_token_two_and_token_one(players: int) -> None:
    tokens = [4, 6] if players == 3 else [4, 6, 8]
    row = [1, 3, 2, *[0] * (players - 3)]
    assert kingdom_prizes(players, 2, row, tokens) == [0, 6, 4, *[0] * (players - 3)]


@pytest.mark.rule("ET-359", "ET-551")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_age_three_pays_three_places(players: int) -> None:
    row = [1, 3, 2, 4, *[0] * (players - 4)]
    assert kingdom_prizes(players, 3, row, [2, 6, 10]) == [0, 6, 2, 10, *[0] * (players - 4)]


@pytest.mark.rule("ET-360", "ET-322")
def test_markers_rank_before_troll_tokens() -> None:
    assert kingdom_prizes(3, 2, [2, 1, 2], [4, 9], trolls=[0, 6, 1]) == [4, 0, 9]


@pytest.mark.rule("ET-361", "ET-362", "ET-363")
@pytest.mark.parametrize(
    ("row", "glory_gained"),
    [
        ([2, 2, 1, 0], [8, 8, 2, 0]),
        ([3, 2, 2, 0], [10, 4, 4, 0]),
        ([2, 2, 2, 1], [6, 6, 6, 0]),
        ([1, 1, 1, 1], [4, 4, 4, 4]),
        ([3, 2, 1, 1], [10, 6, 1, 1]),
    ],
)
def test_tied_groups_share_their_places(row: list[int], glory_gained: list[int]) -> None:
    assert kingdom_prizes(4, 3, row, [2, 6, 10]) == glory_gained


@pytest.mark.rule("ET-362")
def test_the_remainder_of_a_share_is_lost() -> None:
    assert kingdom_prizes(3, 1, [1, 1, 1], [10, 10]) == [3, 3, 3]


@pytest.mark.rule("ET-322", "ET-572")
def test_equal_sums_are_decided_by_the_highest_token() -> None:
    state = last_card(
        "troll", {"trolls": [1, 2, 3]}, {"trolls": [6]}, markers={"rhea": [1, 1, 0]}, glory_tokens={"rhea": [4, 6]}
    )
    assert sheet(end_age(state))["kingdoms"]["rhea"] == [0, 4, 0]


@pytest.mark.rule("ET-323", "ET-574")
def test_those_without_tokens_stay_tied_behind_those_with() -> None:
    assert kingdom_prizes(4, 3, [2, 2, 2, 2], [2, 6, 10], trolls=[0, 1, 0, 3]) == [1, 6, 1, 10]
    assert kingdom_prizes(4, 3, [2, 2, 2, 0], [2, 6, 10], trolls=[0, 1, 0, 0]) == [4, 10, 4, 0]


@pytest.mark.rule("ET-573")
def test_troll_tokens_break_ties_for_lower_places() -> None:
    assert kingdom_prizes(4, 3, [5, 2, 2, 2], [2, 6, 10], trolls=[0, 1, 2, 3]) == [10, 0, 2, 6]


@pytest.mark.rule("ET-575")
def test_a_prize_of_nothing_is_no_gain() -> None:
    assert kingdom_prizes(3, 1, [1, 1, 0], [0, 10]) == [0, 0, 0]


@pytest.mark.rule("ET-018", "ET-380", "ET-381", "ET-382")
@pytest.mark.parametrize(("size", "worth"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 15), (10, 15)])
def test_the_band_table(size: int, worth: int) -> None:
    colours = ["blue", "green", "grey", "orange", "purple", "red"] * 2
    cards = [f"elf-{colour}" for colour in colours[:size]]
    other = [{"leader": "minotaur-red", "cards": ["minotaur-blue", "minotaur-red"]}] * 1
    state = end_age(last_card("elf minotaur", {"bands": [{"leader": cards[0], "cards": cards}]}, {"bands": other}))
    assert glory(state) == [worth, 1, 0]
    assert sheet(state)["bands"] == [[worth], [1], []]


@pytest.mark.rule("ET-380", "ET-382")
def test_everybody_scores_every_band() -> None:
    first = [
        {"leader": "elf-red", "cards": ["elf-blue", "elf-red"]},
        {"leader": "orc-red", "cards": ["orc-blue", "orc-grey", "orc-red"]},
    ]
    second = [{"leader": "orc-green", "cards": ["elf-green", "orc-green"]}]
    state = end_age(last_card("elf orc", {"bands": first}, {"bands": second}))
    assert glory(state) == [4, 1, 0]


@pytest.mark.rule("ET-385")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_sheet_adds_up_to_the_glory(players: int) -> None:
    from games.ethnos.table import ETHNOS

    tribes = ["giant", "merfolk", "orc", "dwarf", "troll", "elf"][: 6 if players >= 4 else 5]
    state = ETHNOS.new(players=players, options={"tribes": tribes}, seed=players)
    step = 0
    while not state.over:
        options = state.options(state.waiting[0])
        state.choose(state.waiting[0], options[-1 - step * 3 % min(2, len(options))])
        step += 1
    position = state.position()
    for number in range(players):
        total = 0
        for age in position["sheet"]:
            total += sum(row[number] for row in age["kingdoms"].values()) + sum(age["bands"][number])
            total += sum(age[source][number] for source in ("giant_bands", "giant_token", "merfolk", "orcs"))
        assert total == position["seats"][number]["glory"]


# The end of the game


@pytest.mark.rule("ET-440")
def test_the_table_stays_as_it_is_after_the_last_age() -> None:
    bands = [{"leader": "elf-red", "cards": ["elf-red", "skeleton"]}]
    state = last_card("elf skeleton", {"bands": bands, "hand": ["elf-blue"]}, age=2, pool=["elf-grey"])
    rest = state.position()["deck"][1:]
    end_age(state)
    position = state.position()
    assert position["end"] == {"reason": "glory", "seat": None}
    assert position["pending"] == []
    assert position["pool"] == ["elf-grey"] and position["deck"] == rest
    assert seat(state, 0)["bands"] == [{"leader": "elf-red", "cards": ["elf-red"]}]
    assert hand(state, 0) == []


def final(*seats: dict[str, Any], tribes: str = "elf orc", **fields: Any) -> dict[str, Any]:
    state = end_age(last_card(tribes, *seats, age=2, **fields))
    result = state.result
    assert result is not None
    return result


@pytest.mark.rule("ET-442")
def test_markers_on_the_main_board_break_the_first_tie() -> None:
    result = final({"glory": 10}, {"glory": 10}, {"glory": 3}, markers={"rhea": [0, 1, 0]})
    assert result["places"] == [2, 1, 3]


@pytest.mark.rule("ET-442")
def test_merfolk_and_horde_markers_do_not_break_ties() -> None:
    result = final({"glory": 9, "horde": ["red"]}, {"glory": 10}, {}, tribes="orc merfolk")
    assert result["scores"] == [10, 10, 0]
    assert result["places"] == [1, 1, 3]


@pytest.mark.rule("ET-443", "ET-444")
def test_band_sizes_break_the_second_tie() -> None:
    two = {"leader": "elf-red", "cards": ["elf-blue", "elf-red"]}
    three = {"leader": "orc-red", "cards": ["orc-blue", "orc-grey", "orc-red"]}
    one = {"leader": "orc-green", "cards": ["orc-green"]}
    assert final({"glory": 9, "bands": [two]}, {"glory": 7, "bands": [three]}, {})["places"] == [2, 1, 3]
    assert final(
        {"glory": 9, "bands": [two, one]}, {"glory": 9, "bands": [{**two, "cards": ["elf-grey", "elf-red"]}]}, {}
    )["places"] == [1, 2, 3]


@pytest.mark.rule("ET-444", "ET-241")
def test_neither_dwarf_nor_skeletons_count_in_the_second_tie_break() -> None:
    dwarf = {"leader": "dwarf-red", "cards": ["dwarf-red", "skeleton", "skeleton"]}
    elf = {"leader": "elf-red", "cards": ["elf-blue", "elf-red"]}
    result = final({"glory": 5, "bands": [dwarf]}, {"glory": 5, "bands": [elf]}, tribes="elf dwarf skeleton")
    assert result["scores"] == [6, 6, 0]
    assert result["places"] == [2, 1, 3]


@pytest.mark.rule("ET-445", "ET-446")
@pytest.mark.parametrize(
    ("totals", "places", "winners"),
    [
        ([5, 5, 2], [1, 1, 3], [0, 1]),
        ([2, 5, 5], [3, 1, 1], [1, 2]),
        ([5, 2, 2], [1, 2, 2], [0]),
        ([4, 4, 4], [1, 1, 1], [0, 1, 2]),
    ],
)
def test_equal_players_share_a_place(totals: list[int], places: list[int], winners: list[int]) -> None:
    result = final(*({"glory": total} for total in totals))
    assert result["places"] == places
    assert result["winners"] == winners


@pytest.mark.rule("ET-447")
def test_places_behind_an_instant_victory() -> None:
    from games.ethnos.table import table

    state = table(
        "skeleton",
        {"glory": 40},
        {"hand": ["skeleton"] * 10, "glory": 1},
        {"glory": 40},
        {"glory": 41},
        players=4,
        first_player=1,
        markers={"rhea": [3, 0, 3, 0]},
        glory_tokens={"rhea": [9, 9, 9]},
    )
    play(state, "skeleton_victory")
    assert state.result == {"scores": [40, 1, 40, 41], "places": [3, 1, 3, 2], "winners": [1], "reason": "skeletons"}


@pytest.mark.rule("ET-448")
def test_troll_tokens_break_no_tie_for_places_nor_for_first_player() -> None:
    result = final({"glory": 5, "trolls": [6]}, {"glory": 5}, {"glory": 1}, tribes="troll")
    assert result["places"] == [1, 1, 3]
    state = end_age(last_card("troll", {"glory": 1}, {"trolls": [1]}, {"trolls": [6]}))
    assert state.position()["first_player"] == 1


# Two players


@pytest.mark.rule("ET-475", "ET-479")
@pytest.mark.parametrize(("row", "gained"), [([2, 1], [4, 0]), ([1, 1], [2, 2]), ([0, 3], [0, 4]), ([0, 0], [0, 0])])
def test_two_players_in_age_one(row: list[int], gained: list[int]) -> None:
    assert kingdom_prizes(2, 1, row, [4, 8]) == gained


@pytest.mark.rule("ET-476", "ET-477", "ET-478")
@pytest.mark.parametrize(("row", "gained"), [([2, 1], [8, 0]), ([1, 1], [4, 4]), ([0, 3], [0, 12]), ([0, 0], [0, 0])])
def test_two_players_in_age_two(row: list[int], gained: list[int]) -> None:
    assert kingdom_prizes(2, 2, row, [4, 8]) == gained


@pytest.mark.rule("ET-480")
def test_two_players_a_tie_broken_by_trolls() -> None:
    assert kingdom_prizes(2, 2, [1, 1], [4, 8], trolls=[0, 2]) == [0, 8]
    assert kingdom_prizes(2, 1, [1, 1], [4, 8], trolls=[0, 2]) == [0, 4]
