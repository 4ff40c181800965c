"""Round structure (WW-040 to WW-044): those that no worked example shows."""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderland.table import battle, play, seat_of, table
from games.wonderland.tea import ALICE, CAT, QUEEN, cards, deck, finish, turn

ENDED = {"0": {"status": "halted", "strength": 8}, "1": {"status": "halted", "strength": 4}}


@pytest.mark.rule("WW-040", "WW-041", "WW-370")
def test_after_the_war_the_next_party_is_laid_with_cards_of_the_next_deck() -> None:
    alice = {**ALICE, "supporters": {"TT": 2}, "leader": "TT", "host_used": True, "exhausted": ["FORGE"]}
    queen = {**QUEEN, "supporters": {"TT": 2}, "leader": "supply", "madness": ["MADNESS"]}
    people = [f"WL{number:02}" for number in range(1, 9)]
    state = battle(
        alice, queen, CAT, fighters=ENDED, step="check", tea_decks=deck(2), tea_table=cards(4, 5), market=people[:3],
        wonderlandian_deck=people[3:], battle_start="PT", chance=[3, people[::-1]],
    )  # fmt: skip
    position = state.position()
    assert (position["round"], position["phase"], position["battle_start"]) == (2, "tea", "GF")
    assert [place["card"] for place in position["tea_table"].values()] == [f"T2-{at:02}" for at in range(1, 12)]
    assert position["market"] == ["WL06", "WL07", "WL08"]
    assert [seat["leader"] for seat in position["seats"]] == ["head"] * 3
    assert not any(seat["host_used"] for seat in position["seats"])
    assert (seat_of(state, 0)["bag"], seat_of(state, 1)["bag"]) == (["FORGE"], ["MADNESS"])
    assert seat_of(state, 0)["supporters"]["TT"] == seat_of(state, 1)["supporters"]["TT"] == 2


@pytest.mark.rule("WW-370", "WW-619")
def test_a_short_market_is_shuffled_and_filled_all_the_same() -> None:
    """An empty market, too: the deck is shuffled and three cards are turned up."""
    for market in ([], ["WL09"]):
        state = battle(
            {**ALICE, "supporters": {"TT": 1}}, {**QUEEN, "supporters": {"TT": 1}}, CAT, fighters=ENDED, step="check",
            tea_decks=deck(2), market=market, wonderlandian_deck=["WL01", "WL02", "WL03", "WL04"],
        )  # fmt: skip
        assert len(state.position()["market"]) == 3
    state = battle(
        {**ALICE, "supporters": {"TT": 1}}, {**QUEEN, "supporters": {"TT": 1}}, CAT, fighters=ENDED, step="check",
        tea_decks=deck(2), market=[], wonderlandian_deck=["WL01", "WL02", "WL03", "WL04"],
        chance=[1, ["WL04", "WL03", "WL02", "WL01"]],
    )  # fmt: skip
    assert state.position()["wonderlandian_deck"] == ["WL01"]


@pytest.mark.rule("WW-042")
@pytest.mark.parametrize(
    ("seats", "first"),
    [
        ([{"vp": 3}, {"vp": 2}, {"vp": 4}], 1),
        ([{"supporters": {"RK": 2}}, {"supporters": {"RK": 2}}, {"supporters": {"RK": 1}}], 2),
        ([{"shards": 1}, {"shards": 3}, {"shards": 2}], 1),
        ([{}, {}, {}], 2),
        ([{}, {}, {"vp": 1}], 0),
    ],
)
def test_the_first_player_has_fewest_points_then_fewest_units_then_most_shards_then_comes_next(
    seats: list[dict[str, Any]], first: int
) -> None:
    factions = (ALICE, QUEEN, CAT)
    rows = [{**faction, **seat} for faction, seat in zip(factions, seats, strict=True)]
    frames = [{"name": "round", "step": "prepare"}]
    state = table(*rows, round=2, first_player=2, pending=frames, tea_decks=deck(2))
    assert state.position()["first_player"] == first


@pytest.mark.rule("WW-043")
def test_taken_tea_cards_of_all_rounds_are_seen_by_everybody() -> None:
    state = turn({**ALICE, "tea_cards": ["T1-05", "T2-03"]}, QUEEN, CAT, round=2, tea_table=cards(3, deck=2))
    for viewer in (None, 0, 1, 2):
        assert state.view(viewer)["seats"][0]["tea_cards"] == ["T1-05", "T2-03"]


@pytest.mark.rule("WW-044", "WW-062", "WW-428")
def test_only_cards_of_this_round_count_towards_the_limit() -> None:
    three = ["T2-01", "T2-02", "T2-03"]
    old = ["T1-01", "T1-02", "T1-03", "T1-04"]
    for taken, asks in ((old, "seat:4"), ([*old, *three], "seat:4"), ([*old, *three, "T2-04"], "region:RK")):
        alice = {**QUEEN, "tea_cards": taken}
        state = turn(alice, ALICE, CAT, round=2, tea_table=cards(4, deck=2, first=9))
        assert state.options(0)[0] == asks
    for number, asks in ((4, "seat:4"), (5, "region:GF")):
        queen = {**QUEEN, "tea_cards": [f"T2-0{at}" for at in range(1, number + 1)]}
        state = turn(queen, ALICE, round=2, tea_table=cards(4, deck=2, first=9), unused_region="RK")
        assert state.options(0)[0] == asks


@pytest.mark.rule("WW-060", "WW-173", "WW-504")
def test_a_party_begins_with_poison_and_then_alice_may_place_a_figure() -> None:
    alice = {**ALICE, "abilities": ["AL-4"], "figures": {"WL05": "supply"}}
    jabberwock = {"faction": "jabberwock"}
    frames = [{"name": "round", "step": "tea_start"}]
    state = table(alice, jabberwock, CAT, round=2, pending=frames, tea_table=cards(1, 2, 3, deck=2))
    assert state.waiting == (1,) and state.options(1) == ["poison:1", "poison:2", "poison:3", "done"]
    play(state, "poison:2", "done")
    assert state.waiting == (0,)
    assert state.options(0) == [*(f"figure:WL05:{region}" for region in ("RK", "GF", "TT", "PT", "NM")), "none"]
    play(state, "figure:WL05:NM")
    assert seat_of(state, 0)["figures"] == {"WL05": "NM"} and state.position()["poison_pool"] == 4
    assert finish(state, 0).waiting == (1,)
