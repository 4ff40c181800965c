"""Further rulings (WW-600 to WW-629): those that no worked example shows."""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderland.table import GAME, battle, fighter, play, seat_of, table

RIVAL: dict[str, Any] = {"faction": "hatter", "supporters": {"TT": 3}, "bag": ["FACTION_1"]}
THIRD: dict[str, Any] = {"faction": "jabberwock"}
BOTH = {"0": {"draws": 1, "strength": 2}, "1": {"status": "halted", "strength": 9, "draws": 1}}


@pytest.mark.rule("WW-603")
def test_the_tweedles_are_laid_down_first_and_only_then_lost() -> None:
    alice = {"faction": "alice", "figures": {"WL13": "TT"}, "supporters": {"TT": 1}, "bag": ["MADNESS_2"]}
    state = battle({**alice, "shield": "cracked"}, RIVAL, THIRD, fighters=BOTH, chance=["MADNESS_2"])
    play(state, "draw", "lose:WL13")
    assert seat_of(state, 0)["figures"] == {"WL13": "TT"} and fighter(state, 0)["laid"]
    play(state, "lose:WL13")
    assert seat_of(state, 0)["figures"] == {"WL13": "supply"}
    assert state.position()["pending"][2]["lost"] == 1


@pytest.mark.rule("WW-606", "WW-624")
def test_a_bust_player_is_no_rival_for_the_most_creatures_or_the_lead_and_loses_what_was_due() -> None:
    alice = {"faction": "alice", "supporters": {"TT": 1}, "bag": ["MADNESS"], "shield": "cracked"}
    due = {"draws": 1, "strength": 5, "extra": 2, "flamingo": True, "crown": 1, "wait": True}
    cat = {"faction": "cat", "supporters": {"TT": 2}}
    fighters = {"0": due, "1": {"draws": 1}, "2": {"draws": 1}}
    state = battle(alice, {**RIVAL, "bag": ["FACTION_1"] * 3}, {**cat, "bag": ["FACTION_1"] * 3}, fighters=fighters,
                   chance=["MADNESS", "FACTION_1", "FACTION_1"])  # fmt: skip
    for seat in (0, 1, 2):
        state.choose(seat, "draw")
    while state.waiting == (0,):
        play(state, state.options(0)[0])
    found = fighter(state, 0)
    assert (found["status"], found["strength"]) == ("bust", 0)
    assert (found["extra"], found["flamingo"], found["crown"], found["wait"]) == (0, False, 0, False)


@pytest.mark.rule("WW-607", "WW-233")
def test_a_starting_strength_above_25_is_set_to_25_and_the_first_draw_still_comes() -> None:
    figures = {f"WL{number:02}": "TT" for number in (1, 2, 4, 5, 6, 7, 8, 9, 11, 12, 13)}
    alice = {"faction": "alice", "leader": "TT", "leader_strength": 6, "figures": figures, "bag": ["FACTION_1"]}
    state = battle(alice, RIVAL, THIRD, step="start", chance=["FACTION_1", "FACTION_1"], queue=("RK",))
    play(state, "none")
    assert state.position()["pending"][2]["fighters"]["0"]["draws"] == 1
    assert fighter(state, 0)["strength"] == 25


@pytest.mark.rule("WW-614")
def test_tied_winners_may_both_build_in_the_same_region() -> None:
    alice = {"faction": "alice", "supporters": {"TT": 2}}
    tied = {"0": {"status": "halted", "strength": 8}, "1": {"status": "halted", "strength": 8}}
    state = battle(alice, RIVAL, THIRD, fighters=tied, step="check", round=3)
    play(state, "castle", "castle")
    assert state.position()["seats"][0]["castles"] == state.position()["seats"][1]["castles"] == {"TT": "upright"}


@pytest.mark.rule("WW-625", "WW-502")
def test_a_lost_leader_fights_no_more_unless_alice_is_everywhere_at_once() -> None:
    alice = {"faction": "alice", "leader": "supply", "leader_strength": 4, "supporters": {"TT": 1}}
    state = battle({**alice, "bag": ["ARTIFACT"]}, RIVAL, THIRD, step="start")
    assert fighter(state, 0)["strength"] == 0
    state = battle(
        {**alice, "abilities": ["AL-1"], "bag": ["ARTIFACT"]}, RIVAL, THIRD, fighters=BOTH, chance=["ARTIFACT"]
    )
    play(state, "draw", "move")
    assert seat_of(state, 0)["leader"] == "TT" and fighter(state, 0)["strength"] == 2 + 3 + 2


@pytest.mark.rule("WW-611", "WW-041")
def test_poison_goes_with_the_cards_of_a_party_and_a_new_card_has_none() -> None:
    cards = {"1": {"card": "T1-01", "poison": True}}
    state = table({"faction": "alice", "leader": "RK"}, {"faction": "jabberwock", "leader": "GF"}, {"faction": "cat",
                  "leader": "seat:3", "tea_cards": ["T1-02", "T1-03", "T1-04", "T1-05"]}, tea_table=cards)  # fmt: skip
    assert state.position()["poison_pool"] == 4
    play(state, "region:NM")
    assert state.position()["poison_pool"] == 5
    assert not any(seat["poison"] for seat in state.position()["tea_table"].values())


@pytest.mark.rule("WW-620", "WW-061")
def test_turns_go_clockwise_from_the_first_player_of_the_round() -> None:
    seats = ({"faction": "alice"}, {"faction": "queen"}, {"faction": "cat"})
    cards = {str(number): {"card": f"T1-0{number}"} for number in range(1, 6)}
    state = table(*seats, first_player=2, tea_table=cards)
    assert state.waiting == (2,)
    play(state, "seat:1")
    while state.waiting == (2,):
        play(state, state.options(2)[0])
    assert state.waiting == (0,)


@pytest.mark.rule("WW-623", "WW-209")
def test_chips_are_drawn_in_turn_order_and_stand_in_the_record() -> None:
    alice = {"faction": "alice", "supporters": {"TT": 2}, "bag": ["FACTION_1"]}
    fighters = {"0": {"draws": 1}, "1": {"draws": 1}}
    state = battle(alice, RIVAL, THIRD, fighters=fighters, first_player=1)
    state.choose(0, "draw")
    state.choose(1, "draw")
    drawn = [entry["what"] for entry in state.record() if entry.get("chance") == "draw"]
    assert drawn == ["bag:1", "bag:0"]


@pytest.mark.rule("WW-627", "WW-028")
def test_there_are_ten_supporters_and_those_freed_by_forging() -> None:
    with pytest.raises(Exception, match="WW-627"):
        table({"faction": "alice", "supporters": {"TT": 11}}, RIVAL, THIRD)
    freed = {"faction": "alice", "supporters": {"TT": 11}, "forge": [[], [], ["FACTION_1", "FACTION_1"], []]}
    assert seat_of(table(freed, {**RIVAL, "supporters": {}}, THIRD), 0)["supporters"]["supply"] == 1


@pytest.mark.rule("WW-628")
def test_a_leader_counts_only_where_it_stands_at_the_start() -> None:
    alice = {"faction": "alice", "leader": "RK", "leader_strength": 5, "supporters": {"TT": 1}}
    assert fighter(battle(alice, RIVAL, THIRD, step="start"), 0)["strength"] == 0
    assert fighter(battle({**alice, "leader": "TT"}, RIVAL, THIRD, step="start"), 0)["strength"] == 5


@pytest.mark.rule("WW-622", "WW-036")
@pytest.mark.parametrize(
    "options",
    [{"factions": ["alice", "alice", "cat"]}, {"factions": ["alice"]}, {"first_player": 3}, {"ally_set": "E"}],
)
def test_options_that_do_not_fit_are_refused_with_their_rule(options: dict[str, Any]) -> None:
    with pytest.raises(Exception, match="WW-"):
        GAME.new(players=3, options=options)
