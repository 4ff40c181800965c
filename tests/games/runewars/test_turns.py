"""A player's turn: windows, Order card, Supremacy Bonus, elimination (RW-015, RW-116 to RW-119, RW-636)."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.table import asked, options, play, rule_against, seat, turn
from rulewright.games.runewars.world.control import conquers_with_bonus

STRONGHOLD = {"DA": {"stronghold": {"seat": 0}}}


@pytest.mark.rule("RW-117")
@pytest.mark.parametrize(
    ("order", "used", "offered"), [(1, [1], True), (5, [1, 5], True), (3, [1, 3, 5], False), (4, [4, 8], False)]
)
def test_only_the_highest_card_of_the_year_has_a_bonus(order: int, used: list[int], offered: bool) -> None:
    state = turn(order, STRONGHOLD, used=used, step="offer")
    assert (state.waiting == (0,)) == offered


@pytest.mark.rule("RW-117")
def test_the_bonus_is_optional() -> None:
    state = turn(4, {**STRONGHOLD, "DB": {"stronghold": {"seat": 0}, "development": "diplomacy"}}, step="offer")
    assert options(state) == ["bonus", "skip"]
    assert rule_against(state, "done") == "RW-116"
    play(state, "skip")
    assert seat(state, 0)["influence"] == 3
    assert state.waiting == (1,)


@pytest.mark.rule("RW-117")
def test_fortify_has_no_bonus() -> None:
    assert turn(8, STRONGHOLD, step="offer").waiting == (1,)


@pytest.mark.rule("RW-118")
@pytest.mark.parametrize("order", [2, 3])
def test_who_declines_the_primary_ability_has_no_bonus(order: int) -> None:
    frames = [
        {"name": "season", "step": "turns", "order": [1]},
        {"name": "turn", "step": "offer", "seat": 0, "declined": True},
    ]
    assert turn(order, STRONGHOLD, pending=frames).waiting == (1,)


@pytest.mark.rule("RW-157")
@pytest.mark.parametrize(("used", "qualified"), [([3], True), ([1, 3], True), ([3, 5], False)])
def test_the_bonus_of_conquer_is_not_asked_for(used: list[int], qualified: bool) -> None:
    state: Any = turn(3, STRONGHOLD, {"tactics": ["levy"]}, used=used, step="start")
    assert asked(state) == "turn_window"
    assert conquers_with_bonus(state) == qualified
    assert turn(3, STRONGHOLD, used=used, step="offer").waiting == (1,)


@pytest.mark.rule("RW-157")
def test_no_other_card_weakens_strongholds() -> None:
    state: Any = turn(2, STRONGHOLD, step="offer")
    assert not conquers_with_bonus(state)


@pytest.mark.rule("RW-119", "RW-015")
def test_a_turn_has_a_window_before_between_and_after() -> None:
    state = turn(4, STRONGHOLD, {"tactics": ["levy"], "dials": {"food": 0, "wood": 0, "ore": 0}}, step="start")
    moments = []
    for key in ("pass", "pass", "skip", "pass"):
        pending = state.position()["pending"]
        moments.append(pending[-1].get("when", asked(state)))
        play(state, key)
    assert moments == ["W-T1", "W-T3", "use_supremacy", "W-T4"]
    assert state.waiting == (1,)
    assert state.position()["turn"]["seat"] == 1


@pytest.mark.rule("RW-116")
def test_the_primary_ability_comes_before_the_bonus() -> None:
    state = turn(4, STRONGHOLD, {"dials": {"food": 0, "wood": 0, "ore": 0}})
    assert asked(state) == "use_supremacy"
    assert seat(state, 0)["dials"] == {"food": 3, "wood": 3, "ore": 2}


@pytest.mark.rule("RW-153")
def test_the_bonus_of_mobilize_is_a_second_activation() -> None:
    state = turn(2, {"DA": {"units": ["footman"]}, "5A": {"activated": [0]}}, step="offer")
    play(state, "bonus")
    assert asked(state) == "activate_area"
    assert state.position()["pending"][-1]["second"] is True
    play(state, "decline")
    assert state.waiting == (1,)


@pytest.mark.rule("RW-015")
def test_what_a_turn_remembers_ends_with_it() -> None:
    state = turn(
        7, {"DA": {"units": ["footman"]}}, {"influence": 0}, used=[7, 8], memory={"mountain": True, "range": 2}
    )
    assert state.waiting == (1,)
    memory = state.position()["turn"]
    assert memory == {
        "seat": 1,
        "order": 8,
        "mountain": False,
        "water": False,
        "range": 0,
        "portal": False,
        "battles": 0,
        "events": [],
        "used": [],
    }


@pytest.mark.rule("RW-151", "RW-556")
def test_the_bonus_of_strategize_draws_from_the_dials() -> None:
    state = turn(
        1, STRONGHOLD, {"dials": {"food": 3, "wood": 4, "ore": 2}}, step="offer", decks={"tactics": ["levy"] * 2}
    )
    play(state, "bonus")
    assert seat(state, 0)["tactics"] == ["levy", "levy"]
    assert seat(state, 0)["fresh"] == ["levy", "levy"]
    assert state.waiting == (1,)


@pytest.mark.rule("RW-636", "RW-635")
def test_elimination_is_looked_at_after_an_order_card() -> None:
    lost = {name: {"units": ["footman"]} for name in ("WA", "WB", "WC")}
    rows: list[dict[str, Any]] = [{}, {"active": 8, "used": [8]}, {"faction": "waiqar", "active": 8, "used": [8]}]
    state = turn(7, lost, *rows, used=[7, 8], step="last")
    assert seat(state, 2)["eliminated"]
    assert state.waiting == (1,)
