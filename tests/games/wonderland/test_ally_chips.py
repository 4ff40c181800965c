"""Ally chips (WW-450 to WW-473): each of the 21 ally cards in each way that its text allows, and mixtures of sets."""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderland.table import battle, fighter, play, rule_against, seat_of
from rulewright import State

RIVAL: dict[str, Any] = {"faction": "queen", "supporters": {"TT": 3}, "bag": ["FACTION_1"] * 3}
THIRD: dict[str, Any] = {"faction": "cat"}
HALTED: dict[str, Any] = {"status": "halted", "draws": 1}


def drawing(
    *chips: str, sets: dict[str, str] | None = None, own: dict[str, Any] | None = None, rival: int = 20,
    fight: dict[str, Any] | None = None, **fields: Any
) -> State:  # fmt: skip
    """Seat 0 fights on and draws these chips one after the other; the rival has halted with so much strength."""
    seat = {"faction": "alice", "supporters": {"TT": 3}, "bag": list(chips), "shield": "cracked", **(own or {})}
    fighters = {"0": {"draws": 1, **(fight or {})}, "1": {**HALTED, "strength": rival}}
    return battle(seat, RIVAL, THIRD, fighters=fighters, chance=list(chips), ally_cards=sets or {}, **fields)


def ended(
    *active: str, sets: dict[str, str], own: dict[str, Any] | None = None, strength: int = 8, **fields: Any
) -> State:
    """A battle that seat 0 has won with these active chips; another one follows."""
    seat = {"faction": "alice", "supporters": {"TT": 2}, "active": list(active), **(own or {})}
    fighters = {"0": {**HALTED, "strength": strength}, "1": {**HALTED, "strength": 4}}
    others = ({**RIVAL, "supporters": {"TT": 1, "RK": 1}}, {**THIRD, "supporters": {"RK": 1}})
    return battle(seat, *others, fighters=fighters, step="check", ally_cards=sets, queue=("RK",), **fields)


def strength(state: State) -> int:
    return int(fighter(state, 0)["strength"])


# Card Soldiers


@pytest.mark.rule("WW-450", "WW-463")
def test_card_soldiers_a_return_an_exhausted_chip_or_double() -> None:
    own = {"exhausted": ["FORGE", "ROOK_W"]}
    state = play(drawing("SOLDIER_S", own=own), "draw")
    assert state.options(0) == ["return:FORGE", "double"], "no Red Rook A"
    play(state, "return:FORGE")
    assert (strength(state), seat_of(state, 0)["bag"], seat_of(state, 0)["exhausted"]) == (2, ["FORGE"], ["ROOK_W"])
    state = play(drawing("SOLDIER_S", own=own, sets={"ROOK": "B"}), "draw")
    assert "return:ROOK_W" in state.options(0), "a Red Rook of another set"
    assert strength(play(state, "double")) == 4
    assert strength(play(drawing("SOLDIER_W"), "draw")) == 2, "doubling alone is not asked"


@pytest.mark.rule("WW-451", "WW-006")
def test_card_soldiers_b_move_supporters_from_one_neighbour_or_double_or_neither() -> None:
    own = {"supporters": {"TT": 1, "GF": 3, "PT": 1, "NM": 4}}
    sets = {"SOLDIER": "B"}
    state = play(drawing("SOLDIER_S", own=own, sets=sets), "draw")
    assert state.options(0) == ["move:GF:1", "move:GF:2", "move:PT:1", "double", "none"]
    play(state, "move:GF:2")
    assert (strength(state), seat_of(state, 0)["supporters"]["TT"]) == (2, 3)
    assert strength(play(drawing("SOLDIER_S", own=own, sets=sets), "draw", "double")) == 4
    assert strength(play(drawing("SOLDIER_S", own=own, sets=sets), "draw", "none")) == 2


@pytest.mark.rule("WW-451")
def test_the_limit_of_card_soldiers_b_is_the_strength_with_all_other_changes() -> None:
    own: dict[str, Any] = {"supporters": {"TT": 1, "GF": 9}, "figures": {"WL01": "TT"}}
    state = play(drawing("SOLDIER_W", own=own, sets={"SOLDIER": "B"}, fight={"flamingo": True}), "draw")
    assert [key for key in state.options(0) if key.startswith("move")] == [
        f"move:GF:{number}" for number in range(1, 5)
    ]


@pytest.mark.rule("WW-452", "WW-242", "WW-621")
def test_card_soldiers_c_draw_more_chips_next_time_of_which_one_is_played() -> None:
    chips = ("SOLDIER_S", "FORGE", "FACTION_2", "FACTION_1")
    state = play(drawing(*chips, sets={"SOLDIER": "C"}), "draw")
    assert fighter(state, 0)["extra"] == 2
    play(state, "draw")
    assert state.options(0) == ["play:FORGE", "play:FACTION_1", "play:FACTION_2"]
    play(state, "play:FACTION_2")
    assert (strength(state), seat_of(state, 0)["bag"]) == (4, ["FORGE", "FACTION_1"])
    assert fighter(state, 0)["extra"] == 0


@pytest.mark.rule("WW-452", "WW-621", "WW-239")
def test_what_card_soldiers_c_bring_stays_while_their_player_waits() -> None:
    state = drawing("FORGE", "FACTION_2", sets={"SOLDIER": "C"}, fight={"extra": 1, "wait": True})
    assert state.options(0) == ["draw", "wait", "halt"]
    play(state, "wait")
    assert fighter(state, 0)["extra"] == 1 and state.options(0) == ["draw", "halt"]


@pytest.mark.rule("WW-453", "WW-435")
def test_card_soldiers_d_triple_without_an_own_castle_here() -> None:
    sets = {"SOLDIER": "D"}
    assert strength(play(drawing("SOLDIER_S", sets=sets), "draw", "triple")) == 6
    assert strength(play(drawing("SOLDIER_S", sets=sets), "draw", "none")) == 2
    assert strength(play(drawing("SOLDIER_S", sets=sets, own={"castles": {"GF": "upright"}}), "draw", "triple")) == 6
    assert strength(play(drawing("SOLDIER_S", sets=sets, own={"castles": {"TT": "upright"}}), "draw")) == 2


# Flamingo


@pytest.mark.rule("WW-454", "WW-455", "WW-463")
def test_flamingo_a_doubles_the_next_chip_and_a_second_flamingo_too() -> None:
    state = play(drawing("FLAMINGO_W", "FLAMINGO_S", "FACTION_2"), "draw", "draw", "draw")
    assert strength(state) == 1 + 4 + 4
    state = play(drawing("FLAMINGO_W", "ROOK_W", "FACTION_2"), "draw", "draw", "draw")
    assert strength(state) == 1 + 3 + 2, "used up by a Red Rook A without doubling"
    state = play(drawing("FLAMINGO_W", "ROOK_W", sets={"ROOK": "D"}), "draw", "draw")
    assert strength(state) == 1 + 6
    state = play(drawing("FLAMINGO_W", "MADNESS", "FACTION_2"), "draw", "draw", "draw")
    assert strength(state) == 1 + 4, "madness does not use it up"


@pytest.mark.rule("WW-455", "WW-510", "WW-230")
def test_flamingo_a_does_not_double_gained_strength() -> None:
    hatter = {"faction": "hatter", "abilities": ["MH-1"], "active": ["ROSE_W"]}
    state = drawing("ARTIFACT", own=hatter, fight={"flamingo": True})
    assert strength(play(state, "draw")) == 6 + 1


@pytest.mark.rule("WW-456", "WW-463")
def test_flamingo_b_gives_one_to_every_later_ally_and_not_more_for_more_flamingos() -> None:
    sets = {"FLAMINGO": "B", "ROOK": "B"}
    state = play(drawing("ROSE_W", "FLAMINGO_W", "FLAMINGO_S", "FORGE", "FACTION_2", sets=sets), *["draw"] * 5)
    assert strength(state) == 1 + 1 + 3 + 2 + 2
    assert strength(play(drawing("FLAMINGO_W", "ROOK_W", sets=sets), "draw", "draw")) == 1 + 4
    assert strength(play(drawing("FLAMINGO_W", "ROOK_W", sets={"FLAMINGO": "B"}), "draw", "draw")) == 1 + 3, (
        "Red Rook A"
    )


@pytest.mark.rule("WW-457")
@pytest.mark.parametrize(
    ("start", "options", "default"),
    [
        (0, ["space:2", "stay"], "space:2"),
        (1, [], ""),
        (2, ["space:2", "stay"], "stay"),
        (3, ["space:5", "stay"], "space:5"),
        (6, ["space:5", "space:9", "stay"], "space:9"),
        (9, ["space:9", "stay"], "stay"),
        (24, [], ""),
    ],
)
def test_flamingo_c_moves_the_marker_to_the_nearest_symbol(start: int, options: list[str], default: str) -> None:
    """A weak Flamingo adds 1 first; on a symbol nothing is asked, at 25 the battle is over."""
    state = play(drawing("FLAMINGO_W", sets={"FLAMINGO": "C"}, fight={"strength": start}, queue=("RK",)), "draw")
    pending = state.decision(0)
    if not options:
        assert pending is None or pending.name != "move_to_forge"
        return
    assert pending is not None and (pending.options, pending.default) == (options, default)
    assert strength(play(state, options[0])) == int(options[0].split(":")[1])
    stayed = play(drawing("FLAMINGO_W", sets={"FLAMINGO": "C"}, fight={"strength": start}), "draw", "stay")
    assert strength(stayed) == start + 1


@pytest.mark.rule("WW-458", "WW-005")
def test_flamingo_d_gives_a_stronger_opponent_a_shard() -> None:
    sets = {"FLAMINGO": "D"}
    state = play(drawing("FLAMINGO_W", sets=sets), "draw")
    assert seat_of(state, 1)["shards"] == 1, "the only one, though halted, without asking"
    state = play(drawing("FLAMINGO_W", sets=sets, rival=3, fight={"strength": 3}), "draw")
    assert seat_of(state, 1)["shards"] == 0, "nobody is stronger before strength is added"
    seat = {"faction": "alice", "supporters": {"TT": 3}, "bag": ["FLAMINGO_W"]}
    fighters = {"0": {"draws": 1}, "1": {**HALTED, "strength": 5}, "2": {**HALTED, "strength": 9},
                "3": {"status": "bust"}}  # fmt: skip
    others = (RIVAL, {**THIRD, "supporters": {"TT": 1}}, {"faction": "hatter"})
    state = play(battle(seat, *others, fighters=fighters, chance=["FLAMINGO_W"], ally_cards=sets), "draw")
    assert state.options(0) == ["opponent:1", "opponent:2"] and rule_against(state, "opponent:3") == "WW-005"


# Rose


@pytest.mark.rule("WW-459", "WW-311")
def test_rose_a_scores_at_the_end_and_when_it_is_forged() -> None:
    won = 4
    state = ended("ROSE_W", "ROSE_S", "FORGE", sets={})
    assert seat_of(state, 0)["vp"] == won + 2
    play(state, "forge:ROSE_S:2")
    assert seat_of(state, 0)["vp"] == won + 2 + 2
    assert seat_of(state, 0)["exhausted"] == ["ROSE_W", "FORGE"]


@pytest.mark.rule("WW-460", "WW-220")
def test_rose_b_goes_into_the_bag_in_the_clean_up_and_is_exhausted_by_a_bust() -> None:
    state = ended("ROSE_W", "FACTION_1", sets={"ROSE": "B"})
    assert (seat_of(state, 0)["bag"], seat_of(state, 0)["exhausted"]) == (["ROSE_W"], ["FACTION_1"])
    own = {"active": ["ROSE_W"], "supporters": {"TT": 1}}
    state = play(drawing("MADNESS", own=own, sets={"ROSE": "B"}, round=3), "draw")
    assert state.over and (seat_of(state, 0)["bag"], seat_of(state, 0)["exhausted"]) == ([], ["ROSE_W"])


@pytest.mark.rule("WW-461")
@pytest.mark.parametrize(("roses", "asked"), [(1, False), (2, True), (3, True)])
def test_rose_c_needs_two_roses_and_no_other_feat(roses: int, asked: bool) -> None:
    state = ended(*["ROSE_W"] * roses, sets={"ROSE": "C"}, own={"quests": ["Q19"]})
    play(state, "none")
    assert (state.options(0) == ["reveal:Q19", "none"]) == asked
    if asked:
        play(state, "none")
        assert seat_of(state, 0)["feats"] == [] and state.position()["pending"][2]["region"] == "RK"


@pytest.mark.rule("WW-461", "WW-465")
@pytest.mark.parametrize(("rooks", "taken"), [("A", []), ("C", ["discard:FACTION_1"])])
def test_rose_c_completes_one_quest_also_when_red_rook_c_takes_a_chip_for_it(rooks: str, taken: list[str]) -> None:
    """Two Roses and a quest are left: they are not asked for again."""
    active = ("ROSE_W", "ROSE_W", "ROOK_W", "FACTION_1")
    state = ended(*active, sets={"ROSE": "C", "ROOK": rooks}, own={"quests": ["Q19", "Q20"]})
    play(state, "none", "reveal:Q19", *taken)
    assert seat_of(state, 0)["feats"] == ["Q19"] and seat_of(state, 0)["quests"] == ["Q20"]
    assert state.asked is not None and state.asked.name != "rose_feat"


@pytest.mark.rule("WW-462", "WW-471")
def test_rose_d_places_a_supporter_before_the_reward_of_the_space() -> None:
    state = ended("ROSE_W", "FORGE", sets={"ROSE": "D"})
    play(state, "forge:ROSE_W:2")
    assert state.asked is not None and state.asked.name == "supporter_region"
    assert seat_of(state, 0)["leader_strength"] == 1
    play(state, "region:NM")
    assert seat_of(state, 0)["leader_strength"] == 2 and seat_of(state, 0)["supporters"]["NM"] == 1


# Red Rook


@pytest.mark.rule("WW-463", "WW-348", "WW-503")
def test_red_rook_a_is_chosen_by_abilities_that_are_no_chips() -> None:
    own = {"abilities": ["AL-3"]}
    state = ended("ROOK_W", sets={}, own=own)
    assert state.options(0) == ["chip:ROOK_W", "none"]
    play(state, "chip:ROOK_W")
    assert seat_of(state, 0)["bag"] == ["ROOK_W"]


@pytest.mark.rule("WW-348", "WW-340")
def test_the_action_of_a_forge_chip_is_used_up_first_and_the_symbol_is_left_for_red_rook_a() -> None:
    """Strength 5 has a symbol: two actions, of which only the symbol's may forge the Rook."""
    state = ended("ROOK_W", "FORGE", "FACTION_1", sets={}, strength=5)
    assert "forge:ROOK_W:1" in state.options(0)
    play(state, "forge:FACTION_1:2")
    assert "forge:ROOK_W:1" in state.options(0), "the symbol is left"
    play(state, "forge:ROOK_W:1")
    assert seat_of(state, 0)["forge"][:2] == [["ROOK_W"], ["FACTION_1"]]
    without = ended("ROOK_W", "FORGE", "FACTION_1", sets={}, strength=6)
    assert not [key for key in without.options(0) if key.startswith("forge:ROOK")]
    first = ended("ROOK_W", "FORGE", "FACTION_1", sets={}, strength=5)
    play(first, "forge:ROOK_W:2")
    assert "forge:FACTION_1:1" in first.options(0), "the Rook has used the symbol"


@pytest.mark.rule("WW-464", "WW-567")
def test_red_rook_b_has_strength_1_beside_another_before_other_changes() -> None:
    sets = {"ROOK": "B"}
    assert strength(play(drawing("ROOK_S", sets=sets), "draw")) == 4
    assert strength(play(drawing("ROOK_W", "ROOK_S", sets=sets), "draw", "draw")) == 3 + 1
    own = {"active": ["ROOK_W"]}
    assert strength(play(drawing("ROOK_S", sets=sets, own=own, fight={"flamingo": True}), "draw")) == 2
    assert strength(play(drawing("ROOK_S", sets=sets, own=own, fight={"crown": 2}), "draw")) == 0, "below 1 it stays"


@pytest.mark.rule("WW-465")
def test_red_rook_c_may_be_discarded_itself_and_takes_nothing_without_a_feat() -> None:
    own = {"quests": ["Q07"]}
    state = play(ended("ROOK_S", "FACTION_1", sets={"ROOK": "C"}, own=own), "reveal:Q07", "discard:ROOK_S")
    assert state.position()["supply"]["ROOK_S"] == 8 and seat_of(state, 0)["exhausted"] == ["FACTION_1"]
    state = play(ended("ROOK_S", "FACTION_1", sets={"ROOK": "C"}, own=own), "none")
    assert seat_of(state, 0)["exhausted"] == ["ROOK_S", "FACTION_1"]


@pytest.mark.rule("WW-466", "WW-309")
def test_red_rook_d_brings_the_winner_shards() -> None:
    sets = {"ROOK": "D"}
    assert seat_of(ended("ROOK_W", "ROOK_S", "ROOK_S", sets=sets), 0)["shards"] == 5
    assert seat_of(ended("ROOK_W", sets=sets, strength=3), 0)["shards"] == 0, "second place"
    tied = ended("ROOK_W", sets=sets, strength=4)
    for _ in range(2):
        play(tied, "vp")
    assert seat_of(tied, 0)["shards"] == 0, "a tie is no win"


# Creature


@pytest.mark.rule("WW-467", "WW-313", "WW-221")
def test_creature_a_changes_its_level_when_it_is_exhausted() -> None:
    state = ended("CREATURE_W", "CREATURE_S", sets={})
    assert seat_of(state, 0)["exhausted"] == ["CREATURE_W", "CREATURE_S"]
    state = ended("CREATURE_W", sets={}, supply={"CREATURE_S": 0})
    assert seat_of(state, 0)["exhausted"] == ["CREATURE_W"], "none of the other level is left"
    state = ended("CREATURE_S", "CREATURE_W", sets={}, supply={"CREATURE_S": 0, "CREATURE_W": 1})
    assert seat_of(state, 0)["exhausted"] == ["CREATURE_W", "CREATURE_S"], "the one just returned is there for the next"
    assert state.position()["supply"]["CREATURE_W"] == 1
    state = ended("CREATURE_W", sets={"CREATURE": "D"})
    assert seat_of(state, 0)["exhausted"] == ["CREATURE_W"]


@pytest.mark.rule("WW-468", "WW-606")
@pytest.mark.parametrize(("rival", "status", "asked"), [([], "halted", True), (["CREATURE_S"], "halted", False),
                                                        (["CREATURE_S"], "bust", True)])  # fmt: skip
def test_creature_b_is_for_strictly_the_most(rival: list[str], status: str, asked: bool) -> None:
    seat = {"faction": "alice", "supporters": {"TT": 1}, "active": ["CREATURE_W"]}
    fighters = {"0": {**HALTED, "strength": 8}, "1": {"status": status, "strength": 4}}
    others = ({**RIVAL, "active": rival}, {**THIRD, "supporters": {"RK": 1}})
    state = battle(seat, *others, fighters=fighters, step="check", ally_cards={"CREATURE": "B"}, queue=("RK",))
    assert (state.asked is not None and state.asked.name == "supporter_region") == asked


@pytest.mark.rule("WW-469", "WW-229")
def test_creature_c_weak_ones_gain_and_strong_ones_lose_for_each_other() -> None:
    sets = {"CREATURE": "C"}
    own = {"active": ["CREATURE_W", "CREATURE_S"]}
    assert strength(play(drawing("CREATURE_W", sets=sets), "draw")) == 2
    assert strength(play(drawing("CREATURE_W", sets=sets, own=own), "draw")) == 6
    assert strength(play(drawing("CREATURE_S", sets=sets, own={"active": ["CREATURE_W"]}), "draw")) == 2
    assert strength(play(drawing("CREATURE_S", sets=sets, own={"active": ["CREATURE_W"] * 3}), "draw")) == 0
    for letter in "ABD":
        other = drawing("CREATURE_W", sets={"CREATURE": letter}, own={"active": ["CREATURE_W"], "shards": 2})
        assert strength(play(other, "draw")) == 2, "creatures of other sets do not count each other"
    assert strength(play(drawing("FACTION_1", sets=sets, own=own), "draw")) == 1


@pytest.mark.rule("WW-469", "WW-229")
def test_orders_of_changes_that_lead_to_different_strengths_are_offered() -> None:
    own = {"active": ["CREATURE_W"]}
    state = play(drawing("CREATURE_S", sets={"CREATURE": "C"}, own=own, fight={"flamingo": True}), "draw")
    assert state.options(0) == ["strength:4", "strength:6"]
    pending = state.decision(0)
    assert pending is not None and pending.default == "strength:6"
    assert strength(play(state, "strength:4")) == 4


@pytest.mark.rule("WW-470")
@pytest.mark.parametrize(("shards", "then"), [(0, 1), (1, 2), (2, 2), (3, 2), (9, 8)])
def test_creature_d_brings_shards_towards_its_strength(shards: int, then: int) -> None:
    state = play(drawing("CREATURE_W", sets={"CREATURE": "D"}, own={"shards": shards}), "draw")
    assert seat_of(state, 0)["shards"] == then


@pytest.mark.rule("WW-470")
def test_creature_d_looks_at_the_final_strength() -> None:
    state = drawing("CREATURE_W", sets={"CREATURE": "D"}, own={"shards": 3}, fight={"flamingo": True})
    assert seat_of(play(state, "draw"), 0)["shards"] == 4
    for chip, letter in (("FACTION_1", "D"), ("CREATURE_W", "A"), ("CREATURE_W", "B"), ("CREATURE_W", "C")):
        state = drawing(chip, sets={"CREATURE": letter}, own={"shards": 3})
        assert seat_of(play(state, "draw"), 0)["shards"] == 3, "no other chip, and no other set"


@pytest.mark.rule("WW-472", "WW-473")
def test_a_forge_chip_has_strength_1_and_allies_leave_the_chips_of_others_alone() -> None:
    seats = ({"faction": "alice", "supporters": {"TT": 3}, "bag": ["FLAMINGO_W"]}, {**RIVAL, "bag": ["FORGE"] * 2})
    fighters = {"0": {"draws": 1, "flamingo": True}, "1": {"draws": 1, "strength": 3}}
    state = battle(*seats, THIRD, fighters=fighters, chance=["FLAMINGO_W", "FORGE"])
    state.choose(0, "draw")
    state.choose(1, "draw")
    assert (strength(state), fighter(state, 1)["strength"]) == (2, 4)
