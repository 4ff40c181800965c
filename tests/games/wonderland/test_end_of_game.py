"""End of the game (WW-400 to WW-403)."""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderland.table import battle, play, table

ENDED = {"0": {"status": "halted", "strength": 8}, "1": {"status": "halted", "strength": 4}}
ALICE: dict[str, Any] = {"faction": "alice", "supporters": {"TT": 2}}
QUEEN: dict[str, Any] = {"faction": "queen", "supporters": {"TT": 2}}


@pytest.mark.rule("WW-400", "WW-338", "WW-347")
def test_a_total_is_points_castles_and_quests_less_shards_and_may_be_negative() -> None:
    castles = {"RK": "upright", "GF": "upright"}
    alice = {"faction": "alice", "vp": 7, "shards": 2, "castles": castles, "quests": ["Q12"], "feats": ["Q06"]}
    forged = {**alice, "forge": [[], [], [], ["FORGE"] * 2]}
    for seat, total in ((alice, 7 + 6 + 3 + 3 - 2), (forged, 7 + 10 + 3 + 3 - 2)):
        state = table(seat, {"faction": "queen", "shards": 5}, {"faction": "cat"}, phase="end")
        assert (state.result or {})["scores"] == [total, -5, 0]
    assert (state.result or {})["parts"][0] == {"vp": 7, "castles": 10, "quests": 6, "shards": -2}


@pytest.mark.rule("WW-401")
@pytest.mark.parametrize(
    ("seats", "places"),
    [
        ([{"vp": 9}, {"vp": 8}, {"vp": 9, "shards": 1}], [1, 2, 3]),
        ([{"vp": 9, "shards": 1}, {"vp": 8}, {}], [2, 1, 3]),
        ([{"vp": 5, "supporters": {"RK": 3}}, {"vp": 5, "supporters": {"RK": 2}, "leader": "GF"}, {}], [1, 1, 3]),
        ([{"vp": 5, "supporters": {"RK": 3}}, {"vp": 5, "supporters": {"RK": 4}}, {"vp": 5}], [2, 1, 3]),
        ([{"vp": 5, "figures": {"WL05": "supply"}}, {"vp": 5, "figures": {"WL06": "RK"}}, {}], [2, 1, 3]),
    ],
)
def test_ties_are_broken_by_fewest_shards_then_by_most_units_then_shared(
    seats: list[dict[str, Any]], places: list[int]
) -> None:
    state = table(*seats, phase="end")
    result = state.result or {}
    assert result["places"] == places
    assert result["winners"] == [seat for seat, place in enumerate(places) if place == 1]
    assert result["reason"] == "WW-401"


@pytest.mark.rule("WW-402", "WW-602", "WW-330")
def test_all_quests_and_bags_are_shown_after_the_end_and_not_before() -> None:
    alice = {**ALICE, "quests": ["Q01", "Q02"], "bag": ["FORGE"]}
    cat: dict[str, Any] = {"faction": "cat", "quests": ["Q05"], "supporters": {"RK": 1}}
    during = battle(alice, QUEEN, cat, fighters=ENDED, step="check", round=3)
    assert during.view(1)["seats"][0]["quests"] == 2 and during.view(None)["seats"][2]["quests"] == 1
    play(during, "none")
    assert during.over
    for viewer in (None, 0, 1, 2):
        seats = during.view(viewer)["seats"]
        assert (seats[0]["quests"], seats[2]["quests"], seats[0]["bag"]) == (["Q01", "Q02"], ["Q05"], ["FORGE"])


@pytest.mark.rule("WW-403", "WW-370")
def test_after_the_third_war_nothing_is_put_away_before_scoring() -> None:
    alice = {**ALICE, "leader": "RK", "exhausted": ["FORGE"], "madness": ["MADNESS"], "supporters": {"TT": 2}}
    state = battle(alice, QUEEN, {"faction": "cat"}, fighters=ENDED, step="check", round=3, market=["WL01"])
    seat = state.position()["seats"][0]
    assert state.over and state.position()["phase"] == "end" and state.position()["pending"] == []
    assert (seat["leader"], seat["exhausted"], seat["madness"]) == ("RK", ["FORGE"], ["MADNESS"])
    assert state.position()["market"] == ["WL01"]
    refusal = state.why_not(0, "draw")
    assert refusal is not None and refusal.rule == "WW-600"
