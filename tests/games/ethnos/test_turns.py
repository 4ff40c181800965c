"""Turns, recruiting and Dragons (ET-120 to ET-164)."""

from __future__ import annotations

from typing import Any

import pytest

from games.ethnos.table import ETHNOS, end_age, frame, hand, last_card, play, rule_against, seat, table
from rulewright import GameOver, NotYourDecision, Refused, UnknownOption, UnknownSeat
from rulewright.core.chance import Random, seed_of

TEN = ["dwarf-red", *["elf-red"] * 2, *["elf-blue"] * 2, *["orc-red"] * 2, *["orc-blue"] * 2, "orc-grey"]


@pytest.mark.rule("ET-121")
@pytest.mark.parametrize("key", ["done", "stop", "decline", "wait", "marker:rhea", "keep_all", "token:1"])
def test_passing_is_not_an_action(key: str) -> None:
    state = table("orc", {"hand": ["orc-red"]})
    assert rule_against(state, key) == "ET-121"


@pytest.mark.rule("ET-121", "ET-125", "ET-140")
def test_one_action_and_the_turn_passes_on() -> None:
    state = table("elf", {"hand": ["elf-red"]}, pool=["elf-blue"], deck_top=["elf-grey", "elf-green"])
    play(state, "take:elf-blue")
    assert state.waiting == (1,)
    play(state, "draw")
    assert state.waiting == (2,)
    assert hand(state, 1) == ["elf-grey"]
    play(state, "draw")
    assert state.waiting == (0,)


@pytest.mark.rule("ET-122", "ET-144")
def test_with_ten_cards_recruiting_is_closed() -> None:
    state = table("elf orc dwarf", {"hand": TEN}, pool=["orc-green"])
    assert rule_against(state, "draw") == "ET-144"
    assert rule_against(state, "take:orc-green") == "ET-144"
    refusal = state.why_not(0, "draw")
    assert refusal is not None and refusal.numbers == {"hand": 10, "limit": 10}
    leaders = ["dwarf-red", "elf-blue", "elf-red", "orc-blue", "orc-grey", "orc-red"]
    assert state.options(0) == [f"lead:{card}" for card in leaders]


@pytest.mark.rule("ET-122", "ET-144")
def test_with_nine_cards_recruiting_is_open() -> None:
    state = table("elf orc dwarf", {"hand": TEN[1:]}, pool=["orc-green"])
    assert {"draw", "take:orc-green"} <= set(state.options(0))
    play(state, "draw")
    assert len(hand(state, 0)) == 10


@pytest.mark.rule("ET-122", "ET-141")
def test_taking_needs_a_card_in_the_pool() -> None:
    state = table("elf", pool=["elf-blue", "elf-blue"])
    assert state.options(0) == ["draw", "take:elf-blue"]
    assert rule_against(state, "take:elf-red") == "ET-140"
    play(state, "take:elf-blue", "take:elf-blue")
    assert state.position()["pool"] == []
    assert state.options(2) == ["draw"]
    assert rule_against(state, "take:elf-blue") == "ET-140"


@pytest.mark.rule("ET-123", "ET-311")
def test_skeletons_alone_cannot_be_played() -> None:
    state = table("skeleton", {"hand": ["skeleton"] * 9})
    assert state.options(0) == ["draw"]
    assert rule_against(state, "lead:skeleton") == "ET-311"
    assert rule_against(state, "skeleton_victory") == "ET-312"


@pytest.mark.rule("ET-124")
def test_a_full_hand_always_has_an_action() -> None:
    for cards in (["skeleton"] * 10, ["skeleton"] * 9 + ["elf-red"], TEN):
        tribes = "skeleton elf" if "skeleton" in cards else "elf orc dwarf"
        state = table(tribes, {"hand": cards})
        assert state.options(0)


@pytest.mark.rule("ET-141", "ET-504")
def test_the_pool_grows_without_limit_by_discards() -> None:
    pool = [f"{tribe}-{colour}" for tribe in ("elf", "orc", "giant") for colour in ("blue", "red", "grey")] * 2
    state = table("elf orc giant", {"hand": ["dwarf-red", "dwarf-blue", "dwarf-grey", "dwarf-green"]}, pool=pool)
    play(state, "lead:dwarf-red", "done")
    assert len(state.position()["pool"]) == 21


@pytest.mark.rule("ET-142", "ET-143")
def test_what_the_others_see_of_recruiting() -> None:
    state = table("elf", pool=["elf-blue"], deck_top=["elf-grey"])
    play(state, "take:elf-blue")
    assert state.view(2)["pool"] == []
    play(state, "draw")
    assert state.view(1)["seats"][1]["hand"] == ["elf-grey"]
    assert state.view(2)["seats"][1]["hand"] == 1
    assert state.view(None)["seats"][1]["hand"] == 1


@pytest.mark.rule("ET-144", "ET-340")
def test_the_limit_is_checked_only_when_choosing_the_action() -> None:
    cards = ["wizard-red", "elf-red", "orc-red", "dwarf-red", "halfling-red", "halfling-red", "elf-red", "orc-red"]
    state = table("wizard elf orc dwarf halfling", {"hand": cards})
    play(state, "lead:wizard-red", "all_colour", "draw")
    assert len(hand(state, 0)) == 8


@pytest.mark.rule("ET-145")
def test_no_option_discards_a_card() -> None:
    state = table("elf", {"hand": ["elf-red", "elf-blue"]})
    assert {key.split(":")[0] for key in state.options(0)} == {"draw", "lead"}


@pytest.mark.rule("ET-160", "ET-161", "ET-565")
def test_two_dragons_in_a_row_are_replaced() -> None:
    state = table("elf", deck_top=["dragon", "dragon", "elf-red"])
    play(state, "draw")
    assert state.position()["dragons"] == 2
    assert hand(state, 0) == ["elf-red"]
    assert state.waiting == (1,)


@pytest.mark.rule("ET-162", "ET-565", "ET-350")
def test_the_third_dragon_ends_the_age_even_as_a_replacement() -> None:
    state = table("orc", {"hand": ["orc-red"]}, {"horde": ["red"]}, deck_top=["dragon", "dragon", "dragon", "orc-blue"])
    play(state, "draw")
    assert frame(state) == "orc_raid"
    assert state.position()["dragons"] == 3
    assert state.position()["deck"][0] == "orc-blue"
    assert [hand(state, number) for number in range(3)] == [[], [], []]


@pytest.mark.rule("ET-162", "ET-566")
def test_taking_from_the_pool_reveals_no_dragon() -> None:
    state = last_card("elf", pool=["elf-red"])
    play(state, "take:elf-red")
    assert state.position()["dragons"] == 2
    assert state.position()["age"] == 1
    assert state.waiting == (1,)


@pytest.mark.rule("ET-164", "ET-345", "ET-564")
def test_a_wizard_draw_that_meets_the_third_dragon() -> None:
    cards = ["wizard-blue", "wizard-grey", "wizard-red", "elf-blue"]
    state = table(
        "wizard elf orc",
        {"hand": cards},
        {"horde": ["red"]},
        dragons=1,
        deck_top=["elf-red", "dragon", "elf-grey", "dragon"],
    )
    play(state, "lead:wizard-red", "all_tribe", "draw")
    assert frame(state) == "orc_raid"
    assert state.position()["scattered"] == ["elf-grey", "elf-red"]
    assert state.position()["pool"] == ["elf-blue"]
    assert state.position()["markers"]["rhea"] == [1, 0, 0]
    play(state, "wait")
    assert state.position()["sheet"][0]["bands"][0] == [3]


@pytest.mark.rule("ET-562")
def test_nobody_acts_in_another_players_turn() -> None:
    state = table("elf", {"hand": ["elf-red"]}, {"hand": ["elf-blue"]})
    assert state.options(1) == []
    assert state.decision(1) is None
    assert rule_against(state, "lead:elf-blue", 1) == "ET-562"
    with pytest.raises(NotYourDecision) as raised:
        state.choose(1, "draw")
    assert raised.value.rule == "ET-562"


@pytest.mark.parametrize("wrong", [-1, 3, 10**30, "0", None, 1.5, True])
def test_a_seat_that_does_not_exist_is_refused(wrong: Any) -> None:
    state = table("elf")
    before = state.hash()
    with pytest.raises(UnknownSeat):
        state.options(wrong)
    with pytest.raises(UnknownSeat):
        state.choose(wrong, "draw")
    with pytest.raises(UnknownSeat):
        state.why_not(wrong, "draw")
    with pytest.raises(UnknownSeat):
        state.decision(wrong)
    assert state.hash() == before


@pytest.mark.parametrize("wrong", [7, "x"])
def test_views_and_resampling_refuse_unknown_seats(wrong: Any) -> None:
    state = table("elf")
    with pytest.raises(UnknownSeat):
        state.view(wrong)
    with pytest.raises(UnknownSeat):
        state.determinize(wrong, Random(seed_of(b""), 0))


@pytest.mark.parametrize(
    "wrong", ["", "fly", "take:", "take:dragon", "draw ", "DRAW", "lead:elf-pink", 0, None, ["draw"], {}]
)
def test_a_key_that_the_game_does_not_know_is_refused(wrong: Any) -> None:
    state = table("elf")
    before = state.hash()
    with pytest.raises(UnknownOption) as raised:
        state.choose(0, wrong)
    assert raised.value.refusal.reason == "unknown-option"
    assert raised.value.rule == "ET-121"
    assert state.hash() == before


def test_a_refused_choice_is_of_the_plain_kind() -> None:
    with pytest.raises(Refused) as raised:
        table("elf").choose(0, "lead:elf-red")
    assert type(raised.value) is Refused
    assert str(raised.value).startswith("ET-181")


@pytest.mark.rule("ET-440", "ET-447")
@pytest.mark.parametrize("ending", ["glory", "skeletons"])
def test_after_the_end_every_choice_is_refused(ending: str) -> None:
    if ending == "glory":
        state = end_age(last_card("elf", age=2))
        rule = "ET-440"
    else:
        state = play(table("skeleton", {"hand": ["skeleton"] * 10}), "skeleton_victory")
        rule = "ET-447"
    with pytest.raises(GameOver) as raised:
        state.choose(0, "draw")
    assert raised.value.rule == rule
    assert seat(state, 0)["hand"] == []


@pytest.mark.rule("ET-505")
def test_the_last_card_of_the_deck_is_the_third_dragon() -> None:
    tribes = ["centaur", "dwarf", "elf", "giant", "minotaur"]
    state = ETHNOS.new(players=2, options={"tribes": tribes}, seed=1)
    position = state.position()
    allies = [card for card in position["deck"] if card != "dragon"]
    seats = [{"hand": hand(state, 0)}, {"hand": hand(state, 1)}]
    late = ETHNOS.from_position(
        {
            "players": 2, "tribes": tribes, "seats": seats, "dragons": 2,
            "pool": position["pool"] + allies, "deck": ["dragon"],
        }
    )  # fmt: skip
    play(late, "draw")
    assert late.position()["age"] == 2
