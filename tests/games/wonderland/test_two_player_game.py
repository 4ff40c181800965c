"""Two-player game (WW-420 to WW-440): those that no worked example shows."""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderland.table import GAME, battle, fighter, play, seat_of

ALICE: dict[str, Any] = {"faction": "alice", "supporters": {"RK": 2}, "bag": ["FACTION_1"]}
CAT: dict[str, Any] = {"faction": "cat", "supporters": {"RK": 2}, "bag": ["FACTION_1"]}


def two(alice: int, cat: int | None, round_: int = 1, **fields: Any) -> Any:
    """A fight for the Red Keep that is over, at these strengths; without the Cat's, Alice was alone."""
    fighters = {"0": {"status": "halted", "strength": alice}}
    if cat is not None:
        fighters["1"] = {"status": "halted", "strength": cat}
    other = CAT if cat is not None else {"faction": "cat", "supporters": {"GF": 1}, "bag": ["FACTION_1"]}
    options = {"unused_region": "TT", "round": round_, "queue": ("GF",), **fields}
    return battle(ALICE, other, fighters=fighters, step="check", region="RK", **options)


@pytest.mark.rule("WW-430", "WW-420", "WW-431")
@pytest.mark.parametrize(("round_", "least"), [(1, 5), (2, 8), (3, 11)])
def test_who_is_below_the_resistance_of_the_round_gets_nothing(round_: int, least: int) -> None:
    assert seat_of(two(least - 1, 2, round_), 0)["vp"] == 0
    assert seat_of(two(least, 2, round_), 0)["castles"] == {"RK": "lying"}


@pytest.mark.rule("WW-437", "WW-440")
def test_the_resistance_is_only_a_threshold_where_both_fight() -> None:
    state = two(8, 5)
    assert (seat_of(state, 0)["vp"], seat_of(state, 1)["vp"]) == (6, 3)
    state = two(8, 4)
    assert (seat_of(state, 0)["vp"], seat_of(state, 1)["vp"]) == (6, 0)


@pytest.mark.rule("WW-432", "WW-438")
def test_the_last_fighter_leads_only_above_the_resistance() -> None:
    fighters = {"0": {"strength": 5}, "1": {"status": "halted", "strength": 1}}
    state = battle(ALICE, CAT, fighters=fighters, step="check", region="RK", unused_region="TT")
    assert state.options(0) == ["draw", "halt"]
    assert fighter(state, 0)["status"] == "fighting"


@pytest.mark.rule("WW-439", "WW-616")
def test_a_tie_with_the_resistance_is_no_win_for_the_walrus_and_no_loss_for_the_mock_turtle() -> None:
    alice = {**ALICE, "figures": {"WL05": "RK", "WL11": "RK"}}
    cat = {"faction": "cat", "supporters": {"GF": 1}, "bag": ["FACTION_1"]}
    for strength, points in ((4, 2), (5, 6), (6, 9)):
        fighters = {"0": {"status": "halted", "strength": strength}}
        options: dict[str, Any] = {"unused_region": "TT", "queue": ("GF",)}
        state = battle(alice, cat, fighters=fighters, step="check", region="RK", **options)
        if strength == 5:
            play(state, "vp")
        if strength == 6:
            play(state, "castle:PT")
        assert seat_of(state, 0)["vp"] == points


@pytest.mark.rule("WW-429", "WW-360")
def test_nobody_wagers_with_two_players() -> None:
    cat = {"faction": "cat", "supporters": {"GF": 1}}
    state = battle(ALICE, cat, step="start", region="RK", unused_region="TT")
    assert state.waiting == (0,) and state.options(0) == ["draw", "halt"]


@pytest.mark.rule("WW-421", "WW-422", "WW-426", "WW-427", "WW-428")
def test_the_set_up_for_two_leaves_out_a_region_its_quests_and_two_wonderlandians() -> None:
    state = GAME.new(players=2, options={"factions": "random"}, seed=b"two")
    position = state.position()
    unused = position["unused_region"]
    assert unused not in position["scoring"] and len(position["scoring"]) == 4
    assert len(position["quest_deck"]) == 24 - 4
    assert len(position["market"]) + len(position["wonderlandian_deck"]) == 22
    assert all(seat["bag"].count("FORGE") == 2 and len(seat["bag"]) == 11 for seat in position["seats"])
    assert len(position["tea_table"]) == 11
