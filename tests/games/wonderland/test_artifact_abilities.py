"""Faction abilities (CONTENT section 4): each in each way that its text allows, and both of a faction together."""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderland.table import battle, fighter, play, rule_against, seat_of, table
from games.wonderland.tea import cards, turn
from rulewright import State
from rulewright.core.narration import told_to

HALTED: dict[str, Any] = {"status": "halted", "draws": 1}
RIVAL: dict[str, Any] = {"supporters": {"TT": 3}, "bag": ["FACTION_1"]}


def artifact(faction: str, *abilities: str, rival: int = 20, lost: int = 0, more: dict[str, Any] | None = None,
             rivals: dict[str, Any] | None = None, strength: int = 0, **own: Any) -> State:  # fmt: skip
    """Seat 0 draws an artifact, seat 1 has halted, seat 2 has no strength and draws as well, so that nobody leads."""
    others = [name for name in ("queen", "hatter", "alice") if name != faction]
    seat = {"faction": faction, "abilities": list(abilities), "supporters": {"TT": 3}, "bag": ["ARTIFACT"],
            "shield": "cracked", **own}  # fmt: skip
    rows = [{"faction": others[0], **RIVAL, **(rivals or {})}, {"faction": others[1], **RIVAL}]
    fighters = {"0": {"draws": 1, "strength": strength}, "1": {**HALTED, "strength": rival}, "2": {"draws": 1}}
    chance = ["ARTIFACT", "FACTION_1"]
    state = battle(seat, *rows, fighters=fighters, chance=chance, fight={"lost": lost}, **(more or {}))
    state.choose(0, "draw")
    state.choose(2, "draw")
    return state


def strength(state: State) -> int:
    return int(fighter(state, 0)["strength"])


@pytest.mark.rule("WW-502", "WW-501", "WW-505")
def test_everywhere_at_once_moves_alice_for_two_and_brave_heart_readies_the_shield() -> None:
    for place in ("RK", "supply"):
        state = artifact("alice", "AL-1", "AL-2", leader=place, leader_strength=5)
        assert state.options(0) == ["move", "none"]
        moved, stayed = play(state.copy(), "move"), play(state.copy(), "none")
        assert (strength(moved), seat_of(moved, 0)["leader"], seat_of(moved, 0)["shield"]) == (5, "TT", "ready")
        assert (strength(stayed), seat_of(stayed, 0)["leader"], seat_of(stayed, 0)["shield"]) == (3, place, "ready")
    assert strength(artifact("alice", "AL-1", leader="TT")) == 3, "already here"
    assert seat_of(artifact("alice"), 0)["shield"] == "cracked", "locked"


@pytest.mark.rule("WW-510", "WW-511", "WW-501", "WW-041")
def test_cup_and_paint_count_active_allies() -> None:
    active = ["ROSE_W", "ROSE_S", "ROOK_W", "FORGE", "SOLDIER_W", "WL20", "FACTION_1"]
    assert strength(artifact("hatter", "MH-1", active=active)) == 3 + 3, "four types, three at most"
    assert strength(artifact("hatter", "MH-1", active=["ROSE_W", "ROSE_S", "FACTION_1"])) == 3 + 1
    state = artifact("hatter", "MH-1", "MH-2", active=["ROSE_W"] * 5 + ["FORGE"])
    assert state.options(0) == ["type:ROSE", "type:FORGE"] and rule_against(state, "type:ROOK") == "WW-511"
    pending = state.decision(0)
    assert pending is not None and pending.default == "type:ROSE"
    assert strength(play(state, "type:ROSE")) == 3 + 3 + 2, "three at most"
    assert strength(artifact("hatter", "MH-2", active=["FACTION_1"])) == 3, "no ally is active"


@pytest.mark.rule("WW-520", "WW-521", "WW-565", "WW-224")
def test_the_queen_takes_a_supporter_and_counts_lost_heads() -> None:
    for lost, more in ((0, 0), (3, 3), (4, 4), (9, 4)):
        assert strength(artifact("queen", "QH-2", lost=lost)) == 3 + more
    state = artifact("queen", "QH-1", rivals={"figures": {"WL04": "TT"}})
    assert state.options(0) == ["opponent:1", "none"]
    taken, left = play(state.copy(), "opponent:1"), play(state.copy(), "none")
    assert (strength(taken), seat_of(taken, 1)["supporters"]["TT"], seat_of(taken, 1)["vp"]) == (5, 2, 1)
    assert taken.position()["pending"][2]["lost"] == 1
    assert (strength(left), seat_of(left, 1)["supporters"]["TT"]) == (3, 3)
    assert strength(artifact("queen", "QH-1", rivals={"supporters": {"TT": 1}})) == 3, "one unit alone"
    figures = {"supporters": {"TT": 0}, "figures": {"WL05": "TT", "WL06": "TT"}}
    assert strength(artifact("queen", "QH-1", rivals=figures)) == 3, "no supporter"
    assert strength(artifact("queen", "QH-1", rival=7, strength=7)) == 10, "not strictly stronger"


@pytest.mark.rule("WW-523", "WW-223")
def test_war_tactics_give_three_for_each_lost_supporter_while_somebody_is_stronger() -> None:
    def tactics(own: int, rival: int, **more: Any) -> State:
        seat = {"faction": "queen", "abilities": ["QH-4"], "bag": ["MADNESS_2"], "shield": "cracked",
                "supporters": {"TT": 3}, **more}  # fmt: skip
        fighters = {"0": {"draws": 1, "strength": own}, "1": {**HALTED, "strength": rival}}
        return play(battle(seat, {"faction": "alice", **RIVAL}, {"faction": "cat"}, fighters=fighters,
                           chance=["MADNESS_2"], queue=("RK",)), "draw")  # fmt: skip

    assert strength(tactics(1, 9)) == 7, "after each loss"
    assert strength(tactics(1, 4)) == 4, "the first loss has caught up"
    assert strength(tactics(9, 9)) == 9
    state = tactics(1, 9, figures={"WL05": "TT"})
    play(state, "lose:WL05")
    assert strength(state) == 4, "only supporters count"


@pytest.mark.rule("WW-523", "WW-220")
def test_war_tactics_give_nothing_to_who_goes_bust() -> None:
    seat = {"faction": "queen", "abilities": ["QH-4"], "bag": ["MADNESS"], "shield": "cracked", "supporters": {"TT": 1}}
    fighters = {"0": {"draws": 1, "strength": 1}, "1": {"draws": 1, "strength": 9}, "2": {"draws": 1, "strength": 9}}
    others = (
        {"faction": "alice", **RIVAL, "bag": ["FACTION_1"] * 3},
        {"faction": "cat", **RIVAL, "bag": ["FACTION_1"] * 3},
    )
    state = battle(seat, *others, fighters=fighters, chance=["MADNESS", "FACTION_1", "FACTION_1"])
    state.listen()
    for number in range(3):
        state.choose(number, "draw")
    assert (strength(state), fighter(state, 0)["status"]) == (0, "bust")
    told = [line.message for line in told_to(state, -1)]
    assert "log-goes_bust" in told and "log-strength_now" not in told


@pytest.mark.rule("WW-530", "WW-531", "WW-534", "WW-501")
def test_the_jabberwock_grows_by_stronger_foes_and_claws_one_of_them() -> None:
    assert strength(artifact("jabberwock", "JB-1")) == 3 + 1
    assert strength(artifact("jabberwock", "JB-1", strength=20)) == 23
    state = artifact("jabberwock", "JB-1", "JB-2")
    assert state.options(0) == ["opponent:1", "none"], "only who is stronger"
    clawed = play(state.copy(), "opponent:1")
    assert "POISON" in seat_of(clawed, 1)["bag"] and clawed.position()["poison_pool"] == 4
    assert play(state.copy(), "none").position()["poison_pool"] == 5
    assert strength(artifact("jabberwock", "JB-2", more={"poison_pool": 0})) == 3


@pytest.mark.rule("WW-530")
def test_two_stronger_foes_count_at_most() -> None:
    seat = {"faction": "jabberwock", "abilities": ["JB-1"], "supporters": {"TT": 2}, "bag": ["ARTIFACT"]}
    others = [{"faction": name, **RIVAL} for name in ("alice", "queen", "cat", "hatter")]
    fighters = {"0": {"draws": 1}, **{str(at): {**HALTED, "strength": 9} for at in range(1, 5)}}
    assert strength(play(battle(seat, *others, fighters=fighters, chance=["ARTIFACT"]), "draw")) == 5


@pytest.mark.rule("WW-533", "WW-178")
@pytest.mark.parametrize(("abilities", "points"), [(["JB-4"], 1), ([], 0)])
def test_burbling_pays_for_a_unit_that_another_player_loses_to_poison(abilities: list[str], points: int) -> None:
    alice = {"faction": "alice", "supporters": {"TT": 3}, "bag": ["POISON"], "shield": "cracked"}
    jabberwock = {"faction": "jabberwock", "abilities": abilities, "supporters": {"TT": 3}, "bag": ["FACTION_1"]}
    fighters = {"0": {"draws": 1}, "1": {**HALTED, "strength": 9}}
    state = play(battle(alice, jabberwock, {"faction": "cat"}, fighters=fighters, chance=["POISON"]), "draw")
    assert seat_of(state, 1)["vp"] == points


@pytest.mark.rule("WW-550", "WW-551", "WW-245", "WW-501")
def test_the_cat_smiles_at_an_opponent_and_moves_supporters_in_or_out() -> None:
    own: dict[str, Any] = {"shards": 1, "supporters": {"TT": 2, "GF": 3, "PT": 1, "RK": 4}}
    state = artifact("cat", "CC-1", "CC-2", **own)
    assert state.options(0) == [
        "from:GF:1", "from:GF:2", "from:PT:1", "to:GF:1", "to:PT:1", "none",
    ], "the last unit stays"  # fmt: skip
    play(state, "from:GF:2")
    assert seat_of(state, 0)["supporters"]["TT"] == 4
    assert state.options(0) == ["opponent:1", "opponent:2", "none"]
    play(state, "opponent:2")
    assert (strength(state), seat_of(state, 0)["shards"], seat_of(state, 2)["shards"]) == (4, 0, 1)
    state = play(artifact("cat", "CC-2", leader="TT", **own), "to:PT:2")
    assert seat_of(state, 0)["supporters"]["PT"] == 3 and seat_of(state, 0)["supporters"]["TT"] == 0
    assert strength(artifact("cat", "CC-1", shards=0)) == 3, "no shard to give"
    assert strength(play(artifact("cat", "CC-1", shards=1), "none")) == 3


@pytest.mark.rule("WW-552")
def test_all_mad_here_is_used_once_in_a_battle_and_may_be_left() -> None:
    seat = {"faction": "cat", "abilities": ["CC-3"], "supporters": {"TT": 3}, "bag": ["MADNESS", "MADNESS"],
            "shield": "cracked"}  # fmt: skip
    fighters = {"0": {"draws": 1}, "1": {**HALTED, "strength": 9}}
    state = battle(seat, {"faction": "alice", **RIVAL}, {"faction": "hatter"}, fighters=fighters,
                   chance=["MADNESS", "MADNESS"])  # fmt: skip
    play(state, "draw", "use:CC-3")
    assert (seat_of(state, 0)["supporters"]["TT"], seat_of(state, 0)["shards"]) == (3, 1)
    play(state, "draw")
    assert (seat_of(state, 0)["supporters"]["TT"], seat_of(state, 0)["shards"]) == (2, 1)


@pytest.mark.rule("WW-554", "WW-201")
@pytest.mark.parametrize(("leader", "asked"), [("TT", ["region:GF", "region:PT", "stay"]), ("supply", None)])
def test_with_two_players_the_cat_may_move_before_the_war_unless_it_is_lost(
    leader: str, asked: list[str] | None
) -> None:

    cat = {
        "faction": "cat",
        "abilities": ["CC-4b"],
        "leader": leader,
        "supporters": {"TT": 1},
        "bag": ["FACTION_1"] * 3,
    }
    frames = [{"name": "round", "step": "war_end"}, {"name": "war"}]
    state = table(cat, {"faction": "alice", "leader": "RK", "bag": ["FACTION_1"] * 3}, phase="war", pending=frames,
                  unused_region="NM")  # fmt: skip
    assert state.asked is not None and (state.asked.name == "cat_move") == bool(asked)
    if asked:
        assert state.options(0) == asked


@pytest.mark.rule("WW-522")
@pytest.mark.parametrize(
    ("start", "other", "key", "passed"),
    [
        ("seat:1", "seat:3", "seat:5", True),
        ("seat:1", "seat:7", "seat:5", False),
        ("seat:3", "seat:1", "seat:5", False),
        ("head", "seat:2", "seat:5", True),
        ("head", "head", "seat:5", False),
    ],
)
def test_twice_as_fast_needs_a_leader_on_the_way(start: str, other: str, key: str, passed: bool) -> None:
    queen = {"faction": "queen", "abilities": ["QH-3"], "leader": start}
    state = turn(queen, {"faction": "alice", "leader": other}, {"faction": "cat", "leader": "RK"}, tea_table=cards(5))
    play(state, key)
    assert state.options(0)[0] == ("effect:UNITS:4" if passed else "effect:UNITS:3")


@pytest.mark.rule("WW-522", "WW-064")
@pytest.mark.parametrize(
    ("start", "other", "passed"),
    [("seat:4", "seat:9", True), ("seat:4", "seat:2", True), ("seat:4", "head", True), ("seat:4", "RK", False),
     ("seat:4", "seat:3", False)],
)  # fmt: skip
def test_with_a_visit_to_the_head_the_whole_way_counts(start: str, other: str, passed: bool) -> None:
    queen = {"faction": "queen", "abilities": ["QH-3"], "leader": start}
    others = ({"faction": "alice", "leader": other}, {"faction": "cat", "leader": "RK"})
    state = turn(queen, *others, tea_table=cards(1) if other == "seat:3" else cards(1, 3, 12), chance=[1])
    while not state.options(0)[0].startswith("effect"):
        play(state, "head" if "head" in state.options(0) else "seat:3")
    first = [option for option in state.options(0) if option.startswith("effect:UNITS")]
    assert first[:1] == ["effect:UNITS:4" if passed else "effect:UNITS:3"]
