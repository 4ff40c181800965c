"""Components and terms (WW-001 to WW-019): those that no worked example shows."""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderland.rich import uniform
from games.wonderland.table import GAME, battle, fighter, play, seat_of, table
from rulewright import State
from rulewright.core.chance import Random, seed_of
from rulewright.games.wonderland.content import SHARD_DIE
from rulewright.games.wonderland.ids import CHIPS, REGIONS

ALICE: dict[str, Any] = {"faction": "alice", "supporters": {"TT": 2}, "bag": ["FACTION_1"]}
QUEEN: dict[str, Any] = {"faction": "queen", "supporters": {"TT": 2}, "bag": ["FACTION_1"]}
CAT: dict[str, Any] = {"faction": "cat"}
ENDED = {"0": {"status": "halted", "strength": 8}, "1": {"status": "halted", "strength": 4}}
IN_TURN: list[dict[str, Any]] = [
    {"name": "round", "step": "tea_end"},
    {"name": "tea"},
    {"name": "tea_turn", "step": "end"},
]


def reward(code: str, *seats: dict[str, Any], **fields: Any) -> State:
    """One reward of a tea card is being resolved by seat 0."""
    frames = [*IN_TURN, {"name": "card", "card": "T1-01", "effects": []}, {"name": "reward", "code": code}]
    return table(*seats, pending=frames, **fields)


@pytest.mark.rule("WW-001", "WW-040", "WW-248")
def test_a_game_is_three_rounds_of_tea_and_war_and_the_highest_total_wins() -> None:
    state: State = GAME.new(players=3, seed=5)
    rng = Random(seed_of(b"three rounds"), 0)
    phases: list[tuple[int, str]] = []
    while not state.over:
        position = state.position()
        now = (position["round"], position["phase"])
        if now not in phases:
            phases.append(now)
        seat = int(state.mover())
        state.apply(seat, uniform(state, seat, state.codes(seat), rng))
    played = [(number, phase) for number in (1, 2, 3) for phase in ("tea", "war")]
    assert phases == [(1, "setup"), *played]
    result = state.result or {}
    best = max(result["scores"])
    assert all(result["scores"][seat] == best for seat in result["winners"])


@pytest.mark.rule("WW-003", "WW-004")
def test_supporters_leaders_and_figures_are_units_and_castles_and_items_are_not() -> None:
    """Units in a region let a player take part (WW-202); a supporter gives no strength."""
    takes_part: list[tuple[dict[str, Any], int]] = [
        ({"supporters": {"TT": 1}}, 0),
        ({"leader": "TT", "leader_strength": 3}, 3),
        ({"figures": {"WL08": "TT"}}, 4),
    ]
    for units, strength in takes_part:
        state = battle({"faction": "cat", **units}, QUEEN, ALICE, step="start")
        assert fighter(state, 0)["strength"] == strength
    for nothing in ({"castles": {"TT": "upright"}}, {"bag": ["WL20"], "wonderlandians": ["WL20"]}):
        state = battle({"faction": "cat", **nothing}, QUEEN, ALICE, step="start")
        assert "0" not in state.position()["pending"][2]["fighters"] and state.options(0)[-1] == "none"


@pytest.mark.rule("WW-006", "WW-424")
@pytest.mark.parametrize("players", [2, 3])
def test_each_region_has_two_neighbours_in_the_battle_order(players: int) -> None:
    """The Mousetrap names them; with two players the unused region is skipped."""
    for unused in REGIONS if players == 2 else [None]:
        order = [region for region in REGIONS if region != unused]
        for at, here in enumerate(order):
            near = {order[at - 1], order[(at + 1) % len(order)]}
            alice = {"faction": "alice", "supporters": {here: 1}, "active": ["WL23"], "wonderlandians": ["WL23"]}
            state = battle(
                alice, {"faction": "queen", "supporters": {here: 1}}, *([CAT] if players == 3 else []),
                region=here, fighters=ENDED, step="check", unused_region=unused,
            )  # fmt: skip
            assert state.options(0) == [*(f"region:{name}" for name in REGIONS if name in near), "none"]


@pytest.mark.rule("WW-007")
def test_a_gained_chip_goes_straight_into_the_bag() -> None:
    state = reward("ALLY:ROSE:STRONG", {"faction": "alice", "bag": ["FACTION_1"]}, QUEEN, CAT)
    assert seat_of(state, 0)["bag"] == ["ROSE_S", "FACTION_1"]
    assert state.position()["supply"]["ROSE_S"] == 7


@pytest.mark.rule("WW-008")
@pytest.mark.parametrize(
    ("active", "types"),
    [
        (["ROSE_W", "ROSE_S", "ROSE_W"], 1),
        (["FACTION_1", "FACTION_2", "ARTIFACT", "ROSE_W"], 2),
        (["FACTION_1", "ROSE_W", "FORGE"], 3),
        (["WL20", "WL21", "ARTIFACT"], 3),
        (["WL20", "WL20", "SOLDIER_W"], 2),
        (["SOLDIER_W", "FLAMINGO_S", "CREATURE_W"], 3),
        (["ROOK_W", "ROOK_S"], 1),
    ],
)
def test_types_of_chips_are_counted_for_feats(active: list[str], types: int) -> None:
    """Q04 asks for three types in the Garden."""
    alice = {"faction": "alice", "supporters": {"GF": 1}, "active": active, "quests": ["Q04"]}
    state = battle(alice, {"faction": "queen", "supporters": {"GF": 1}}, CAT, region="GF", fighters=ENDED, step="check")
    assert ("reveal:Q04" in state.options(0)) == (types >= 3)


@pytest.mark.rule("WW-009")
def test_ally_chips_are_weak_or_strong_and_forge_chips_are_weak() -> None:
    alice = {"faction": "alice"}
    weak = reward("ANY:WEAK", alice, QUEEN, CAT).options(0)
    strong = reward("ANY:STRONG", alice, QUEEN, CAT).options(0)
    assert weak == [*(f"chip:{chip}" for chip in CHIPS[:10:2]), "chip:FORGE"]
    assert strong == [f"chip:{chip}" for chip in CHIPS[1:10:2]]


@pytest.mark.rule("WW-010")
def test_chips_go_from_the_bag_to_the_active_track_and_the_exhausted_area_madness_to_its_own_track() -> None:
    alice = {"faction": "alice", "supporters": {"TT": 3}, "bag": ["FACTION_2", "MADNESS"], "shield": "cracked"}
    fighters = {"0": {"draws": 1}, "1": {"status": "halted", "strength": 20, "draws": 1}}
    others = ({**QUEEN, "supporters": {"TT": 1, "RK": 1}}, {**CAT, "supporters": {"RK": 1}})
    state = battle(alice, *others, fighters=fighters, chance=["FACTION_2", "MADNESS"], queue=("RK",))
    play(state, "draw")
    assert (seat_of(state, 0)["bag"], seat_of(state, 0)["active"]) == (["MADNESS"], ["FACTION_2"])
    play(state, "draw", "halt", "stop")
    assert state.position()["pending"][2]["region"] == "RK"
    assert (seat_of(state, 0)["active"], seat_of(state, 0)["exhausted"]) == ([], ["FACTION_2"])
    assert (seat_of(state, 0)["bag"], seat_of(state, 0)["madness"]) == ([], ["MADNESS"])


@pytest.mark.rule("WW-011", "WW-013", "WW-032")
def test_shields_begin_ready_leaders_on_the_head_with_strength_1_and_everybody_without_points() -> None:
    state: State = GAME.new(players=5, options={"factions": "random"}, seed=3)
    for seat in state.position()["seats"]:
        assert (seat["shield"], seat["leader"], seat["leader_strength"], seat["vp"]) == ("ready", "head", 1, 0)


@pytest.mark.rule("WW-013", "WW-095")
def test_leader_strength_ends_at_6() -> None:
    for strength, then in ((1, 2), (5, 6)):
        state = reward("LEADER", {"faction": "alice", "leader_strength": strength}, QUEEN, CAT)
        assert seat_of(state, 0)["leader_strength"] == then
    state = reward("LEADER", {"faction": "alice", "leader_strength": 6, "shards": 1}, QUEEN, CAT)
    assert state.options(0) == ["shard", "none"]
    assert seat_of(play(state, "shard"), 0)["leader_strength"] == 6


@pytest.mark.rule("WW-014")
def test_faction_chips_and_artifacts_without_an_unlocked_ability_give_their_strength_alone() -> None:
    fighters = {"0": {"draws": 1}, "1": {"status": "halted", "strength": 20, "draws": 1}}
    for chip, strength in (("FACTION_1", 1), ("FACTION_2", 2), ("ARTIFACT", 3)):
        alice = {**ALICE, "bag": [chip], "shield": "cracked"}
        state = play(battle(alice, QUEEN, CAT, fighters=fighters, chance=[chip]), "draw")
        assert fighter(state, 0)["strength"] == strength
        assert seat_of(state, 0)["shield"] == "cracked"


@pytest.mark.rule("WW-016")
def test_points_are_marked_at_once_and_run_past_fifty() -> None:
    state = battle({**ALICE, "vp": 47}, QUEEN, CAT, fighters=ENDED, step="check", round=3, queue=("RK",))
    assert (state.result or {})["parts"][0] == {"vp": 47 + 8, "castles": 3, "quests": 0, "shards": 0}


@pytest.mark.rule("WW-018")
def test_the_shard_die_has_three_ones_two_twos_and_a_three() -> None:
    assert SHARD_DIE == [1, 1, 1, 2, 2, 3]
    seen: list[int] = []
    for number in range(60):
        game = GAME.new(players=3, options={"factions": "random"}, seed=number)
        seen += [entry["result"] for entry in game.record() if entry.get("what") == "shard-die"]
    assert len(seen) == 60 and {number: number in seen for number in range(5)} == {
        0: False, 1: True, 2: True, 3: True, 4: False,
    }  # fmt: skip
    assert seen.count(1) > seen.count(3)


@pytest.mark.rule("WW-019")
def test_the_red_keep_is_one_region() -> None:
    assert [region for region in REGIONS if region.startswith("R")] == ["RK"] and len(REGIONS) == 5


@pytest.mark.rule("WW-017")
@pytest.mark.parametrize(
    ("chip", "supply", "removed"), [("ROSE_S", 8, []), ("FORGE", 17, []), ("FACTION_2", None, ["FACTION_2"]),
                                   ("ARTIFACT", None, ["ARTIFACT"]), ("WL20", None, ["WL20"])],
)  # fmt: skip
def test_a_chip_discarded_for_good_goes_to_the_supply_or_out_of_the_game(
    chip: str, supply: int | None, removed: list[str]
) -> None:
    """Red Rook C takes it."""
    alice = {**ALICE, "active": ["ROOK_W", chip], "quests": ["Q07"], "bag": []}
    state = battle(alice, QUEEN, CAT, fighters=ENDED, step="check", ally_cards={"ROOK": "C"}, queue=("RK",))
    play(state, "reveal:Q07", f"discard:{chip}")
    assert state.position()["removed"] == removed
    if supply is not None:
        assert state.position()["supply"][chip] == supply


@pytest.mark.rule("WW-017", "WW-096")
def test_discarded_madness_goes_to_the_supply_and_the_double_chip_stays() -> None:
    for bag, left, supply in ((["MADNESS", "MADNESS_2"], ["MADNESS_2"], 35), (["MADNESS_2"], ["MADNESS_2"], 34)):
        alice = {"faction": "alice", "bag": bag, "madness": ["MADNESS"] if supply == 34 else []}
        state = reward("DISCARD_MADNESS", alice, {**QUEEN, "bag": []}, CAT)
        assert seat_of(state, 0)["bag"] == left
        assert state.position()["supply"]["MADNESS"] == supply
