"""Limits and running out, rulings, options (ET-500 to ET-508, ET-550 to ET-581, ET-620 to ET-622)."""

from __future__ import annotations

from typing import Any

import pytest

from games.ethnos.table import ETHNOS, frame, hand, markers, play, seat, table
from rulewright import BadPosition

FULL = {"althea": [12, 0, 0], "duris": [12, 0, 0]}


@pytest.mark.rule("ET-500")
@pytest.mark.parametrize("tribe", ["dwarf", "orc", "merfolk", "wingfolk", "minotaur"])
def test_with_an_empty_supply_nothing_is_placed(tribe: str) -> None:
    placed = {**FULL, "ithys": [0 if tribe == "merfolk" else 1, 0, 0]}
    state = table(tribe, {"hand": [f"{tribe}-red"], **({"merfolk": 2} if tribe == "merfolk" else {})}, markers=placed)
    assert seat(state, 0)["supply"] == 0
    play(state, f"lead:{tribe}-red")
    assert state.waiting == (1,)
    assert state.position()["markers"]["rhea"] == [0, 0, 0]
    assert sum(row[0] for row in state.position()["markers"].values()) == sum(row[0] for row in placed.values())


@pytest.mark.rule("ET-501", "ET-500")
def test_step_3_has_the_first_claim_on_the_last_marker() -> None:
    state = table("orc", {"hand": ["orc-red"]}, markers=FULL)
    assert seat(state, 0)["supply"] == 1
    play(state, "lead:orc-red")
    assert markers(state, "rhea") == [1, 0, 0]
    assert seat(state, 0)["horde"] == []
    assert state.waiting == (1,)


@pytest.mark.rule("ET-500", "ET-283")
def test_bonuses_end_with_the_supply() -> None:
    cards = ["merfolk-blue", "merfolk-green", "merfolk-grey", "merfolk-orange", "merfolk-red"]
    state = table("merfolk", {"hand": cards, "merfolk": 2}, markers={"althea": [12, 0, 0], "duris": [10, 0, 0]})
    assert seat(state, 0)["supply"] == 2
    play(state, "lead:merfolk-red", "all_tribe", "bonus:rhea")
    assert state.waiting == (1,)
    assert markers(state, "rhea") == [2, 0, 0]


@pytest.mark.rule("ET-502", "ET-503")
def test_markers_in_a_kingdom_only_grow_and_have_no_limit() -> None:
    state = table("merfolk", {"hand": ["merfolk-red"], "merfolk": 2}, markers={"rhea": [20, 24, 24]})
    play(state, "lead:merfolk-red", "bonus:rhea")
    assert markers(state, "rhea") == [21, 24, 24]


@pytest.mark.rule("ET-502")
def test_no_marker_leaves_a_kingdom_in_a_whole_game() -> None:
    state = ETHNOS.new(players=3, options={"tribes": ["orc", "merfolk", "wingfolk", "elf", "centaur"]}, seed=8)
    before = state.position()["markers"]
    step = 0
    while not state.over:
        options = state.options(state.waiting[0])
        state.choose(state.waiting[0], options[-1 - step % min(3, len(options))])
        step += 1
        now = state.position()["markers"]
        assert all(new >= old for name in now for new, old in zip(now[name], before[name], strict=True))
        before = now
    assert sum(sum(row) for row in before.values()) > 10


@pytest.mark.rule("ET-507")
@pytest.mark.parametrize(
    "fields",
    [
        {"pool": ["elf-red"] * 3},
        {"deck": ["elf-red"]},
        {"deck_top": ["dragon"] * 4},
        {"dragons": 1, "deck_top": ["dragon"] * 3},
        {"pool": ["wizard-red"]},
        {"markers": {"rhea": [26, 0, 0]}},
        {"seats": [{"supply": 3}, {}, {}]},
        {"seats": [{"trolls": [1]}, {"trolls": [1]}, {}]},
        {"seats": [{"trolls": [1]}, {}, {}], "troll_tokens": [1, 2, 3, 4, 5, 6]},
    ],
)
def test_a_position_that_breaks_conservation_is_refused(fields: dict[str, Any]) -> None:
    position = {"players": 3, "tribes": ["elf", "orc", "troll", "giant", "merfolk"], **fields}
    with pytest.raises(BadPosition, match="ET-507"):
        ETHNOS.from_position(position)


@pytest.mark.rule("ET-556")
def test_bonus_markers_come_before_the_discard() -> None:
    state = table("merfolk elf", {"hand": ["merfolk-red", "elf-grey"], "merfolk": 2})
    play(state, "lead:merfolk-red")
    assert frame(state) == "merfolk_bonus"
    assert state.position()["pool"] == []
    assert hand(state, 0) == ["elf-grey"]
    play(state, "decline")
    assert state.position()["pool"] == ["elf-grey"]


@pytest.mark.rule("ET-569", "ET-570")
def test_nine_skeletons_and_another_card_do_not_win() -> None:
    state = table("skeleton elf", {"hand": ["elf-red", *["skeleton"] * 9]})
    assert state.options(0) == ["lead:elf-red"]


@pytest.mark.rule("ET-571")
def test_a_chain_never_ends_in_an_instant_victory() -> None:
    state = table("centaur skeleton", {"hand": ["centaur-blue", "centaur-red", *["skeleton"] * 8]})
    play(state, "lead:centaur-red", "done")
    assert "skeleton_victory" not in state.options(0)


@pytest.mark.rule("ET-621")
@pytest.mark.parametrize(("held", "drawn"), [(0, 2), (1, 2), (8, 2), (9, 1)])
def test_open_draw_gives_two_cards_while_the_pool_is_empty(held: int, drawn: int) -> None:
    cards = [f"elf-{colour}" for colour in ("blue", "green", "grey", "orange", "purple")] * 2
    state = table("elf", {"hand": cards[:held]}, options={"open_draw": True})
    play(state, "draw")
    assert len(hand(state, 0)) == held + drawn


@pytest.mark.rule("ET-621")
def test_open_draw_does_nothing_while_the_pool_has_cards_or_the_option_is_off() -> None:
    with_pool = play(table("elf", options={"open_draw": True}, pool=["elf-red"]), "draw")
    assert len(hand(with_pool, 0)) == 1
    off = play(table("elf"), "draw")
    assert len(hand(off, 0)) == 1


@pytest.mark.rule("ET-621")
def test_open_draw_and_dragons() -> None:
    replaced = table("elf", options={"open_draw": True}, deck_top=["dragon", "elf-red", "dragon", "elf-blue"])
    play(replaced, "draw")
    assert hand(replaced, 0) == ["elf-blue", "elf-red"]
    ended = table(
        "elf orc", {}, {"horde": ["red"]}, options={"open_draw": True}, dragons=2, deck_top=["elf-red", "dragon"]
    )
    play(ended, "draw")
    assert frame(ended) == "orc_raid"
    assert ended.position()["scattered"] == ["elf-red"]


@pytest.mark.rule("ET-621", "ET-340")
def test_open_draw_leaves_the_wizard_alone() -> None:
    state = table("wizard", {"hand": ["wizard-red"]}, options={"open_draw": True})
    play(state, "lead:wizard-red", "draw")
    assert len(hand(state, 0)) == 1
