"""Tea party phase (WW-060 to WW-076): those that no worked example shows."""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderland.table import play, rule_against, seat_of, table
from games.wonderland.tea import ALICE, CAT, HATTER, JABBERWOCK, QUEEN, cards, deck, finish, turn

FOUR = [f"T1-{number}" for number in (27, 28, 29, 30)]


@pytest.mark.rule("WW-069", "WW-063", "WW-064", "WW-601")
def test_without_a_seat_before_the_head_the_leader_must_go_there() -> None:
    """The only way is taken without asking: the die is rolled, the table refilled."""
    queen = {**QUEEN, "leader": "seat:12"}
    state = turn(queen, {**ALICE, "leader": "seat:13"}, CAT, tea_table=cards(4), tea_decks=deck(1, 1), chance=[2])
    assert seat_of(state, 0)["leader"] == "head" and seat_of(state, 0)["shards"] == 2
    assert "seat:12" in state.options(0) and "seat:13" not in state.options(0)


@pytest.mark.rule("WW-063", "WW-171", "WW-067")
def test_leaders_go_clockwise_alice_the_other_way_and_the_head_is_always_offered() -> None:
    table_cards = cards(2, 5, 7, 12)
    state = turn({**QUEEN, "leader": "seat:5"}, {**ALICE, "leader": "seat:7"}, CAT, tea_table=table_cards)
    assert state.options(0) == ["seat:12", "head"]
    state = turn({**QUEEN, "leader": "seat:5"}, {**ALICE, "leader": "seat:7"}, CAT, seat=1, tea_table=cards(2, 12))
    assert state.options(1) == ["seat:2", "head"]
    assert rule_against(state, "seat:12") == "WW-063"


@pytest.mark.rule("WW-064", "WW-065", "WW-068")
def test_a_leader_that_begins_on_the_head_may_visit_it_once_in_its_turn() -> None:
    state = turn(QUEEN, {**ALICE, "leader": "seat:7"}, CAT, tea_table=cards(2, 9), tea_decks=deck(1, 1, 2), chance=[1])
    play(state, "head")
    assert "head" not in state.options(0) and "seat:7" not in state.options(0)
    assert rule_against(state, "head") == "WW-065"
    assert len(state.options(0)) == 10, "all seats in use without a leader have a card again"


@pytest.mark.rule("WW-066", "WW-076")
def test_a_short_deck_fills_the_first_seats_from_the_head_on() -> None:
    decks = {"1": ["T1-20", "T1-21"]}
    state = turn({**QUEEN, "leader": "seat:1"}, {**ALICE, "leader": "seat:2"}, CAT, tea_table=cards(9),
                 tea_decks=decks, chance=[1])  # fmt: skip
    play(state, "head")
    assert state.options(0) == ["seat:1", "seat:3", "seat:9"]
    found = state.position()["tea_table"]
    assert (found["1"]["card"], found["3"]["card"]) == ("T1-20", "T1-21")


@pytest.mark.rule("WW-076")
def test_without_any_card_the_leader_goes_into_a_region() -> None:
    state = turn(QUEEN, {**ALICE, "leader": "RK"}, {**CAT, "leader": "RK"})
    assert state.options(0) == [f"region:{region}" for region in ("RK", "GF", "TT", "PT", "NM")]
    for number, name in (("2", "seat_after_head"), ("1", "leader_region"), ("3", "leader_region")):
        fields: dict[str, Any] = {"tea_decks": {number: [f"T{number}-05", f"T{number}-06"]}, "chance": [1], "round": 2}
        state = turn(QUEEN, {**ALICE, "leader": "RK"}, {**CAT, "leader": "RK"}, **fields)
        assert state.asked is not None and state.asked.name == name, "only the deck of this round counts"


@pytest.mark.rule("WW-071", "WW-173", "WW-532")
def test_the_jabberwock_poisons_at_the_end_of_its_turn_unless_the_party_is_over() -> None:
    jabberwock = {**JABBERWOCK, "tea_cards": FOUR}
    for other, asked in (("head", True), ("RK", False)):
        state = turn(jabberwock, {**ALICE, "leader": other, "tea_cards": []}, {**CAT, "leader": "GF"},
                     tea_table=cards(3, 4))  # fmt: skip
        play(state, "region:NM")
        assert ("poison:3" in state.options(0)) == asked


@pytest.mark.rule("WW-173", "WW-532")
def test_slithy_toves_poison_one_card_more_and_nothing_while_a_card_is_poisoned() -> None:
    toves = {**JABBERWOCK, "abilities": ["JB-3"], "tea_cards": FOUR}
    others = (ALICE, {**CAT, "leader": "GF"})
    state = play(turn(toves, *others, tea_table=cards(3, 4, 5)), "region:NM", "poison:4")
    assert state.options(0) == ["poison:3", "poison:5", "none"]
    play(state, "poison:5")
    assert state.waiting == (1,) and state.position()["poison_pool"] == 3
    poisoned = {**cards(3, 4), "5": {"card": "T1-09", "poison": True}}
    assert play(turn(toves, *others, tea_table=poisoned), "region:NM").waiting == (1,)


@pytest.mark.rule("WW-074", "WW-075")
@pytest.mark.parametrize(
    ("supply", "shards", "madness", "left"),
    [
        (9, [3, 3, 1], [2, 2, 1], [1, 1, 1]),
        (9, [5, 2, 0], [2, 1, 1], [2, 2, 0]),
        (9, [0, 0, 0], [1, 1, 1], [0, 0, 0]),
        (2, [2, 1, 0], [1, 0, 0], [1, 1, 0]),
        (4, [2, 2, 0], [1, 1, 1], [2, 2, 0]),
        (1, [2, 2, 0], [0, 0, 0], [2, 2, 0]),
    ],
)
def test_madness_for_everybody_and_for_most_shards_while_there_is_enough_of_it(
    supply: int, shards: list[int], madness: list[int], left: list[int]
) -> None:
    rows = zip((ALICE, QUEEN, CAT), shards, ("RK", "GF", "TT"), strict=True)
    bags: list[dict[str, Any]] = [{**one, "shards": number, "leader": region} for one, number, region in rows]
    frames = [{"name": "round", "step": "tea_end"}]
    state = table(*bags, pending=frames, supply={"MADNESS": supply}, round=3)
    assert [seat["bag"].count("MADNESS") for seat in state.position()["seats"]] == madness
    assert [seat["shards"] for seat in state.position()["seats"]] == left
    assert state.position()["supply"]["MADNESS"] == supply - sum(madness)


@pytest.mark.rule("WW-070", "WW-072", "WW-073")
def test_a_taken_card_leaves_its_seat_empty_and_occupied_and_the_last_leader_ends_the_party() -> None:
    state = turn(QUEEN, {**ALICE, "leader": "RK"}, {**CAT, "leader": "RK"}, tea_table=cards(3, 4))
    play(state, "seat:3")
    assert seat_of(state, 0)["leader"] == "seat:3" and seat_of(state, 0)["tea_cards"] == ["T1-01"]
    assert state.position()["tea_table"]["3"] == {"card": None, "poison": False}
    last = turn({**QUEEN, "tea_cards": FOUR}, {**ALICE, "leader": "RK"}, {**CAT, "leader": "RK"}, tea_table=cards(3, 4))
    play(last, "region:RK")
    assert last.position()["phase"] == "war"


@pytest.mark.rule("WW-174", "WW-175", "WW-062", "WW-177")
def test_the_host_refills_and_takes_any_card_without_moving() -> None:
    hatter = {**HATTER, "leader": "seat:3"}
    state = turn(hatter, {**ALICE, "leader": "seat:5"}, JABBERWOCK, tea_decks=deck(1, 1),
                 tea_table={"9": {"card": "T1-01", "poison": True}})  # fmt: skip
    assert state.options(0) == ["seat:9", "head", "host"]
    play(state, "host")
    assert "seat:3" not in state.options(0) and "seat:5" not in state.options(0) and len(state.options(0)) == 9
    play(state, "seat:9")
    assert seat_of(state, 0)["leader"] == "seat:3" and seat_of(state, 0)["shards"] == 0
    assert seat_of(state, 0)["bag"] == ["POISON"]
    finish(state, 0)
    assert state.position()["tea_table"]["9"]["card"] is None and seat_of(state, 0)["host_used"]
    used = turn({**hatter, "host_used": True}, ALICE, JABBERWOCK, tea_table=cards(9))
    assert used.options(0) == ["seat:9", "head"]
    full = turn({**hatter, "tea_cards": FOUR}, ALICE, JABBERWOCK, tea_table=cards(9))
    assert "host" not in full.options(0)


@pytest.mark.rule("WW-174", "WW-065")
def test_by_default_the_host_takes_the_nearest_seat_going_on_past_the_head() -> None:
    hatter = {**HATTER, "leader": "seat:10"}
    state = turn(hatter, ALICE, CAT, tea_table=cards(4, 9))
    play(state, "host")
    pending = state.decision(0)
    assert pending is not None and pending.default == "seat:4"


@pytest.mark.rule("WW-177", "WW-173")
def test_poison_on_a_card_goes_into_the_bag_and_back_to_the_pool_of_the_jabberwock() -> None:
    poisoned = {"4": {"card": "T1-01", "poison": True}}
    state = turn({**JABBERWOCK, "leader": "seat:1"}, ALICE, CAT, tea_table=poisoned)
    assert state.position()["poison_pool"] == 4
    play(state, "seat:4")
    assert state.position()["poison_pool"] == 5 and seat_of(state, 0)["bag"] == []
