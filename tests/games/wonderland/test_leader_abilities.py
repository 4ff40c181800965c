"""Leader abilities (WW-170 to WW-179): those that no worked example shows."""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderland.table import battle, fighter, play, seat_of, table
from games.wonderland.tea import ALICE, CAT, HATTER, JABBERWOCK, QUEEN, cards, taking, turn

RIVAL: dict[str, Any] = {**ALICE, "supporters": {"TT": 2}, "bag": ["FACTION_1"]}
ENDED = {"0": {"status": "halted", "strength": 9}, "1": {"status": "halted", "strength": 4}}


@pytest.mark.rule("WW-170", "WW-172", "WW-176")
def test_leader_abilities_are_used_in_the_tea_party_alone() -> None:
    """By a forge reward the Queen places both units in one region; a roll after the war gives the Cat nothing."""
    queen = {**QUEEN, "supporters": {"TT": 2}, "active": ["FORGE", "FACTION_1"], "forge": [[], [], ["FACTION_1"], []]}
    state = battle(queen, RIVAL, {**CAT, "supporters": {"RK": 1}}, fighters=ENDED, step="check", queue=("RK",))
    play(state, "forge:FACTION_1:4")
    assert state.asked is not None and state.asked.name == "unit_region"
    play(state, "region:RK")
    assert seat_of(state, 0)["supporters"]["RK"] == 2
    cat = {**CAT, "supporters": {"TT": 2}}
    state = battle(cat, RIVAL, {**QUEEN}, fighters=ENDED, step="check", chance=[3], tea_decks={"2": ["T2-01", "T2-02"]})
    while state.position()["round"] == 1:
        play(state, "stop")
    assert seat_of(state, 0)["shards"] == 0 and state.asked is not None and state.asked.name == "tea_turn"


@pytest.mark.rule("WW-172")
def test_the_queen_spreads_the_units_of_a_card_and_others_do_not() -> None:
    state = play(taking("T1-04", QUEEN, ALICE, CAT), "effect:UNITS:3", "region:RK", "region:GF", "region:NM")
    assert seat_of(state, 0)["supporters"] == {"supply": 7, "RK": 1, "GF": 1, "TT": 0, "PT": 0, "NM": 1}
    state = play(taking("T1-04", ALICE, QUEEN, CAT), "effect:UNITS:3", "region:RK")
    assert seat_of(state, 0)["supporters"]["RK"] == 3


@pytest.mark.rule("WW-173", "WW-534")
@pytest.mark.parametrize(("players", "abilities", "most"), [(3, [], 2), (3, ["JB-3"], 3), (2, [], 1), (2, ["JB-3"], 2)])
def test_so_many_cards_are_poisoned_at_the_start(players: int, abilities: list[str], most: int) -> None:
    frames = [{"name": "round", "step": "tea_start"}]
    others = [ALICE, CAT][: players - 1]
    fields: dict[str, Any] = {"unused_region": "RK"} if players == 2 else {}
    seats = ({**JABBERWOCK, "abilities": abilities}, *others)
    state = table(*seats, pending=frames, tea_table=cards(1, 2, 3, 4, 5), **fields)
    for number in range(most):
        assert state.options(0) == [*(f"poison:{at}" for at in range(number + 1, 6)), "done"]
        play(state, f"poison:{number + 1}")
    assert state.asked is not None and state.asked.name == "tea_turn"
    empty = table(*seats, pending=frames, tea_table=cards(1, 2, 3), poison_pool=1, **fields)
    play(empty, "poison:3")
    assert empty.asked is not None and empty.asked.name == "tea_turn", "the pool is empty"


@pytest.mark.rule("WW-176")
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_the_cat_gives_one_shard_of_two_or_three_away(roll: int) -> None:
    others = (ALICE, {**QUEEN, "vp": 4}, {**HATTER, "vp": 4})
    state = turn({**CAT, "leader": "seat:12"}, *others, tea_table=cards(2, 13), chance=[roll])
    play(state, "head")
    if roll == 1:
        assert state.options(0) == ["seat:2", "seat:13"]
        return
    assert state.options(0) == ["give:1", "give:2", "give:3", "none"]
    pending = state.decision(0)
    assert pending is not None and pending.default == "give:2"
    play(state, "give:3")
    assert [seat["shards"] for seat in state.position()["seats"]] == [roll - 1, 0, 0, 1]


@pytest.mark.rule("WW-176", "WW-420")
def test_with_two_players_the_cat_returns_a_shard_to_the_supply() -> None:
    state = turn({**CAT, "leader": "seat:12"}, ALICE, tea_table=cards(2, 13), chance=[2], unused_region="GF")
    play(state, "head")
    assert state.options(0) == ["return", "none"]
    play(state, "return")
    assert [seat["shards"] for seat in state.position()["seats"]] == [1, 0]


@pytest.mark.rule("WW-513", "WW-089")
def test_clean_cup_counts_the_second_roll_less_one_at_the_head_and_on_cards() -> None:
    hatter = {**HATTER, "abilities": ["MH-4"], "leader": "seat:12"}
    for second, shards in ((1, 0), (2, 1), (3, 2)):
        state = play(turn(hatter, ALICE, CAT, tea_table=cards(2, 13), chance=[3, second]), "head", "reroll")
        assert seat_of(state, 0)["shards"] == shards
        state = play(taking("T1-18", hatter, ALICE, CAT, chance=[3, second]), "effect:DIE", "reroll")
        assert seat_of(state, 0)["shards"] == shards
    state = play(turn(hatter, ALICE, CAT, tea_table=cards(2, 13), chance=[3]), "head", "keep")
    assert seat_of(state, 0)["shards"] == 3


@pytest.mark.rule("WW-178", "WW-179", "WW-226")
@pytest.mark.parametrize("answer", ["block", "take"])
def test_drawn_poison_costs_a_unit_and_returns_to_the_pool_or_is_blocked_and_stays_in_the_bag(answer: str) -> None:
    alice = {**ALICE, "supporters": {"TT": 3}, "bag": ["POISON"]}
    jabberwock = {**JABBERWOCK, "supporters": {"TT": 3}, "bag": ["FACTION_1"]}
    fighters = {"0": {"draws": 1, "strength": 1}, "1": {"status": "halted", "strength": 9, "draws": 1}}
    state = battle(alice, jabberwock, CAT, fighters=fighters, chance=["POISON"])
    assert state.position()["poison_pool"] == 4
    play(state, "draw", answer)
    seat = seat_of(state, 0)
    blocked = answer == "block"
    assert state.position()["poison_pool"] == (4 if blocked else 5)
    assert (seat["bag"], seat["shield"]) == ((["POISON"], "cracked") if blocked else ([], "ready"))
    assert (seat["supporters"]["TT"], seat["madness"]) == (3 if blocked else 2, [])
    assert fighter(state, 0)["strength"] == 1
