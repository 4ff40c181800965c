"""Diplomacy: influence, reactions, Fate cards (RW-270 to RW-272, RW-557, RW-915)."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.table import asked, by_default, options, play, rule_against, seat, turn
from games.runewars.war import deck, innermost
from rulewright import State


def talks(influence: int, *cards: int, tactics: list[str] | None = None, **fields: Any) -> State:
    """Seat 0 stands before two Sorcerers in 3C and chooses diplomacy."""
    meeting = {"name": "activation", "step": "meet", "seat": 0, "second": False, "area": "3C", "arrived": ["footman"]}
    state = turn(
        3,
        {"3C": {"units": ["sorcerer", "sorcerer"]}},
        {"influence": influence, "tactics": tactics or [], **fields.pop("player", {})},
        step="between",
        inner=[meeting],
        decks={**deck(*cards), **fields.pop("decks", {})},
        **fields,
    )
    return play(state, "diplomacy")


@pytest.mark.rule("RW-270", "RW-903")
def test_one_to_six_influence_may_be_spent() -> None:
    state = talks(9)
    assert (asked(state), by_default(state)) == ("diplomacy_spend", "spend:1")
    assert options(state) == [f"spend:{number}" for number in range(1, 7)]
    assert rule_against(state, "spend:7") == "RW-270"
    assert rule_against(state, "spend:10") == "RW-903"
    assert options(talks(2)) == ["spend:1", "spend:2"]


@pytest.mark.rule("RW-271", "RW-272", "RW-915")
def test_as_many_cards_are_drawn_and_one_of_them_is_chosen() -> None:
    state = play(talks(4, 1, 5, 3), "spend:3")
    assert (asked(state), options(state)) == ("diplomacy_pick", ["fate:1", "fate:3", "fate:5"])
    assert by_default(state) == "fate:5"
    assert rule_against(state, "fate:7") == "RW-272"
    assert seat(state, 0)["influence"] == 1
    assert [state.view(viewer)["pending"][-1]["fate"] for viewer in (0, 1)] == [[1, 3, 5], [1, 3, 5]]
    play(state, "fate:1")
    assert state.position()["discards"]["fate"] == [1, 3, 5]
    assert asked(state) == "diplomacy_red"


@pytest.mark.rule("RW-557")
def test_silver_tongue_adds_two_cards_each_time() -> None:
    state = play(talks(2, 1, 2, 6, 8, 9, tactics=["silver_tongue", "silver_tongue"]), "spend:1")
    assert (asked(state), options(state)) == ("reaction", ["play:silver_tongue", "pass"])
    assert by_default(state) == "pass"
    assert rule_against(state, "play:twist_of_fate") == "RW-557"
    play(state, "play:silver_tongue", "play:silver_tongue")
    assert options(state) == ["fate:1", "fate:2", "fate:6", "fate:8", "fate:9"]
    assert state.position()["discards"]["tactics"] == ["silver_tongue", "silver_tongue"]


@pytest.mark.rule("RW-557")
def test_twist_of_fate_replaces_all_drawn_cards() -> None:
    state = play(talks(2, 1, 2, 5, 3, tactics=["twist_of_fate", "twist_of_fate"]), "spend:2")
    assert (asked(state), innermost(state)["fate"]) == ("reaction", [1, 2])
    play(state, "play:twist_of_fate")
    assert innermost(state)["fate"] == [3, 5]
    play(state, "pass")
    assert options(state) == ["fate:3", "fate:5"]


@pytest.mark.rule("RW-556")
def test_a_card_drawn_this_season_does_not_react() -> None:
    state = talks(2, tactics=["silver_tongue"], player={"fresh": ["silver_tongue"]})
    play(state, "spend:2")
    assert asked(state) == "diplomacy_pick"


@pytest.mark.rule("RW-271", "RW-456")
def test_without_a_single_card_the_result_is_red() -> None:
    state = talks(2, decks={"fate": []})
    play(state, "spend:2")
    assert asked(state) == "diplomacy_red"
