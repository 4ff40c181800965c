"""Quests and forging (WW-330 to WW-351): every feat and objective, met and missed, every space of the forge tracks."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest

from games.wonderland.table import battle, play, rule_against, seat_of, table
from rulewright import State
from rulewright.games.wonderland.ids import REGIONS

DATA = Path(__file__).parents[3] / "src" / "rulewright" / "games" / "wonderland" / "data"
QUESTS = list(csv.DictReader((DATA / "quests.csv").read_text(encoding="utf-8").splitlines()))
SYMBOLS = (2, 5, 9, 12, 16, 20, 24)
HALTED: dict[str, Any] = {"status": "halted", "draws": 1}
ENDED = {"0": {**HALTED, "strength": 8}, "1": {**HALTED, "strength": 4}}
LAST: tuple[list[str], ...] = (
    ["FORGE", "ARTIFACT"],
    ["FORGE", "FACTION_2"],
    ["ARTIFACT", "FORGE"],
    ["FORGE", "ROOK_S"],
    [],
)
STRENGTHS = {"FORGE": 1, "FACTION_2": 2, "ARTIFACT": 3, "ROOK_S": 4}
Tried = tuple[dict[str, Any], dict[str, Any], bool]


def tries(code: str) -> list[Tried]:
    """Seats and fighters, and whether they meet a feat; every boundary on both sides."""
    word, _, rest = code.partition(":")
    numbers = [int(number) for number in rest.split("|") if number]
    if word == "STRENGTH":
        return [({}, {"strength": number}, number in numbers) for number in range(26)]
    if word == "FORGE_SPACE":
        return [({}, {"strength": number}, number in SYMBOLS) for number in range(26)]
    if word == "ACTIVE":
        return [({"active": ["FACTION_1"] * number}, {}, number in numbers) for number in range(9)]
    if word == "LAST":
        return [({"active": row}, {}, bool(row) and STRENGTHS[row[-1]] == numbers[0]) for row in LAST]
    if word == "LAST_MIN":
        return [({"active": row}, {}, bool(row) and STRENGTHS[row[-1]] >= numbers[0]) for row in LAST]
    if word == "TYPES":
        rows = (["FORGE", "ROSE_W"], ["FORGE", "ROSE_W", "WL21"], ["FORGE", "ROSE_W", "ROSE_S"])
        return [({"active": row}, {}, len(set(row) - {"ROSE_S"}) >= numbers[0]) for row in rows]
    if word == "UNITS_LEFT":
        return [({"supporters": {"*": number}}, {}, number >= numbers[0]) for number in range(1, 5)]
    if word == "UNITS_EXACT":
        return [({"supporters": {"*": number}}, {}, number == numbers[0]) for number in range(1, 4)]
    if word == "SECOND":
        return [({}, {"strength": number}, number < 4) for number in (3, 4, 5)]
    if word == "NO_MADNESS":
        some = [(numbers[0], 0, True), (numbers[0] - 1, 0, False), (numbers[0], 1, False), (numbers[0] + 1, 0, True)]
        return [({"active": ["FACTION_1"] * chips}, {"madness": mad}, met) for chips, mad, met in some]
    if word == "MADNESS_MIN":
        return [({}, {"madness": number}, number >= numbers[0]) for number in range(4)]
    assert code == "WIN_NO_LEADER"
    return [({}, {"strength": 9}, True), ({"leader": "*"}, {"strength": 9}, False), ({}, {"strength": 4}, False),
            ({}, {"strength": 3}, False)]  # fmt: skip


def placed(seat: dict[str, Any], region: str) -> dict[str, Any]:
    """A seat with its units in this region."""
    supporters = seat.get("supporters", {"*": 1})
    leader = {"leader": region} if seat.get("leader") == "*" else {}
    return {**seat, "supporters": {region: supporters["*"]}, **leader}


@pytest.mark.rule("WW-330", "WW-331", "WW-334")
@pytest.mark.parametrize("quest", QUESTS, ids=[quest["id"] for quest in QUESTS])
def test_each_feat_is_met_in_its_region_by_its_condition_alone(quest: dict[str, str]) -> None:
    here = quest["region"]
    elsewhere = REGIONS[(REGIONS.index(here) + 1) % 5]
    met_once = False
    for seat, fields, met in tries(quest["feat_code"]):
        alice = {"faction": "alice", "quests": [quest["id"]], **seat}
        fighters = {"0": {**HALTED, "strength": 8, **fields}, "1": {**HALTED, "strength": 4}}
        for region in (here, elsewhere):
            queen = {"faction": "queen", "supporters": {region: 1}}
            state = battle(
                placed(alice, region), queen, {"faction": "cat"}, region=region, fighters=fighters, step="check"
            )
            if state.asked is not None and state.asked.name == "vp_or_castle":
                play(state, "vp", "vp")
            expected = met and region == here
            assert (f"reveal:{quest['id']}" in state.options(0)) == expected, (fields, seat, region)
            met_once = met_once or expected
    assert met_once


PAIRS = {"S": "SOLDIER", "F": "FLAMINGO", "R": "ROSE", "C": "CREATURE", "K": "ROOK"}


def aims(code: str, players: int) -> list[tuple[dict[str, Any], bool]]:
    """Seats, and whether they meet an objective; every boundary on both sides."""
    word, _, rest = code.partition(":")
    if word == "OWN_PAIR":
        one, two = (PAIRS[letter] for letter in rest)
        spread = {"bag": [f"{one}_W", f"{one}_S"], "exhausted": [f"{two}_W"], "active": [f"{two}_S"]}
        seven = {**spread, "forge": [[f"{one}_W", f"{two}_W"], [f"{two}_W"], [], []]}
        return [({**spread, "forge": [[f"{one}_W", f"{two}_W"], [], [], []]}, False), (seven, True)]
    number = int(rest.split("|")[1 if players == 2 and "|" in rest else 0])
    regions = [region for region in REGIONS if region != "NM"]
    if word == "CASTLES":
        return [({"castles": {region: "upright" for region in regions[:some]}}, some >= number) for some in range(5)]
    if word == "TRACKS":
        rows = [[["FORGE"] * 3, ["FORGE"] * 2, [], []], [["FORGE"] * 3, [], [], ["FORGE"] * 3]]
        return [({"forge": row}, at == 1) for at, row in enumerate(rows)]
    if word == "FORGED_TYPES":
        rows = [[["ROSE_W", "ROSE_S"], ["FORGE", "ARTIFACT"], ["WL20"], []], [["ROSE_W", "ROOK_S"], ["FORGE"], [], []]]
        return [({"forge": row}, at == 1) for at, row in enumerate(rows)]
    if word == "FORGED":
        return [({"forge": [["FACTION_1"] * 3, ["FACTION_1"] * some, [], []]}, some == 3) for some in (2, 3)]
    if word == "ABILITIES":
        names = ["AL-1", "AL-2", "AL-3", "AL-4"]
        return [({"abilities": names[:some]}, some >= number) for some in range(5)]
    if word == "SHARDS_MAX":
        return [({"shards": some}, some <= number) for some in range(7)]
    if word == "LEADER":
        return [({"leader_strength": some}, some >= number) for some in range(1, 7)]
    if word == "WONDERLANDIANS":
        people = ["WL05", "WL20", "WL21"]
        return [({"wonderlandians": people[:some]}, some >= number) for some in range(4)]
    if word == "ALL_TYPES":
        chips = ["SOLDIER_W", "FLAMINGO_S", "ROSE_W", "CREATURE_W", "ROOK_S", "FORGE"]
        return [({"bag": chips[:5]}, False), ({"bag": chips[1:]}, False), ({"bag": chips}, True)]
    assert word == "UNITS"
    return [({"supporters": {"RK": number - 2}, "leader": "GF", "figures": {"WL05": place}}, place == "RK")
            for place in ("RK", "supply")]  # fmt: skip


@pytest.mark.rule("WW-335", "WW-336", "WW-337", "WW-338", "WW-435")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("quest", QUESTS, ids=[quest["id"] for quest in QUESTS])
def test_each_objective_is_met_by_its_condition_alone(quest: dict[str, str], players: int) -> None:
    others = [{"faction": "queen"}, {"faction": "cat"}][: players - 1]
    fields: dict[str, Any] = {"unused_region": "NM"} if players == 2 else {}
    for seat, met in aims(quest["objective_code"], players):
        for hand, points in (({"quests": [quest["id"]]}, 3), ({"feats": [quest["id"]]}, 9)):
            state = table({"faction": "alice", **seat, **hand}, *others, phase="end", **fields)
            expected = points if met else points - 3 if points == 3 else 3
            assert (state.result or {})["parts"][0]["quests"] == expected, (seat, hand)


@pytest.mark.rule("WW-335", "WW-435")
def test_lying_castles_do_not_count_for_an_objective() -> None:
    castles = {"RK": "upright", "GF": "lying", "TT": "lying"}
    alice = {"faction": "alice", "quests": ["Q05"], "castles": castles}
    state = table(alice, {"faction": "queen"}, phase="end", unused_region="NM")
    assert (state.result or {})["parts"][0] == {"vp": 0, "castles": 3, "quests": 0, "shards": 0}


@pytest.mark.rule("WW-333", "WW-601", "WW-600")
def test_all_reveal_at_once_and_who_has_no_feat_is_asked_all_the_same() -> None:
    alice = {"faction": "alice", "supporters": {"TT": 1}, "quests": ["Q09"]}
    queen = {"faction": "queen", "supporters": {"TT": 1}, "quests": ["Q08"]}
    hatter = {"faction": "hatter", "supporters": {"TT": 1}}
    fighters = {"0": {**HALTED, "strength": 5}, "1": {**HALTED, "strength": 4}, "2": {**HALTED, "strength": 3}}
    state = battle(alice, queen, hatter, fighters=fighters, step="check", queue=("RK",))
    assert state.waiting == (0, 1), "who holds no quest is not asked"
    assert (state.options(0), state.options(1)) == (["reveal:Q09", "none"], ["none"])
    state.choose(0, "reveal:Q09")
    assert state.view(1)["pending"][-1]["answers"] == {"0": None} and seat_of(state, 0)["feats"] == []
    state.choose(1, "none")
    assert seat_of(state, 0)["feats"] == ["Q09"]


@pytest.mark.rule("WW-617", "WW-465", "WW-461", "WW-613")
def test_after_all_reveals_each_player_in_order_discards_uses_roses_and_discards_again() -> None:
    """Points gained on the way do not change the order; Rose C needs its two Roses still active."""
    sets = {"ROOK": "C", "ROSE": "C"}
    chips = ["ROOK_W", "ROSE_W", "ROSE_W"]
    alice = {"faction": "alice", "supporters": {"TT": 1}, "active": chips, "quests": ["Q09", "Q19"], "vp": 1}
    queen = {"faction": "queen", "supporters": {"TT": 1}, "active": ["ROOK_W", "FORGE"], "quests": ["Q07"], "vp": 2}
    fighters = {"0": {**HALTED, "strength": 5}, "1": {**HALTED, "strength": 4}}

    def start() -> State:
        state = battle(
            alice, queen, {"faction": "cat"}, fighters=fighters, step="check", ally_cards=sets, queue=("RK",)
        )
        state.choose(1, "reveal:Q07")
        state.choose(0, "reveal:Q09")
        return state

    state = start()
    assert state.waiting == (1,), "the region has given Alice more points than the Queen"
    play(state, "discard:FORGE")
    assert state.waiting == (0,) and state.options(0) == ["discard:ROSE_W", "discard:ROOK_W"]
    play(state, "discard:ROOK_W")
    assert state.options(0) == ["reveal:Q19", "none"]
    play(state, "reveal:Q19")
    assert seat_of(state, 0)["feats"] == ["Q09", "Q19"] and seat_of(state, 0)["active"] == ["ROSE_W", "ROSE_W"]
    state = play(start(), "discard:FORGE", "discard:ROSE_W")
    assert seat_of(state, 0)["quests"] == ["Q19"] and state.asked is not None and state.asked.name != "rose_feat"


# Forging

SPACES = list(csv.DictReader((DATA / "forge_tracks.csv").read_text(encoding="utf-8").splitlines()))
KEYS = {"Alice": "alice", "Mad Hatter": "hatter", "Queen of Hearts": "queen", "Jabberwock": "jabberwock",
        "Cheshire Cat": "cat"}  # fmt: skip


def forging(faction: str, forge: list[list[str]], players: int = 3, chip: str = "FACTION_1", **fields: Any) -> State:
    """A battle has ended, and seat 0 has one forge action and one chip for it."""
    others = [name for name in KEYS.values() if name != faction][: players - 1]
    here = {"TT": 1, "PT": 1}
    own = {
        "faction": faction, "supporters": here, "active": [chip], "forge": forge, "shards": 3, "shield": "cracked",
        "bag": ["MADNESS"], "figures": {"WL10": "PT"}, **fields.pop("own", {}),
    }  # fmt: skip
    rows = [own, {"faction": others[0], "supporters": here}, *({"faction": name} for name in others[1:])]
    fighters = {"0": {**HALTED, "strength": 12}, "1": {**HALTED, "strength": 4}}
    if players == 2:
        fields["unused_region"] = "RK"
    return battle(*rows, fighters=fighters, step="check", quest_deck=["Q02", "Q03"], queue=("PT",), **fields)


def gained(before: dict[str, Any], after: dict[str, Any]) -> str:
    """Which reward the difference of two seats shows, as a code."""
    added = [chip for chip in set(after["bag"]) if after["bag"].count(chip) > before["bag"].count(chip)]
    if "MADNESS" not in after["bag"] and after["madness"] == []:
        return "DISCARD_MADNESS"
    if after["shield"] == "ready":
        return "SHIELD"
    if after["shards"] != before["shards"]:
        return f"DISCARD_SHARDS:{before['shards'] - after['shards']}"
    if after["leader_strength"] != before["leader_strength"]:
        return "LEADER"
    if len(after["quests"]) != len(before["quests"]):
        return "QUEST1"
    if after["abilities"] != before["abilities"]:
        return "ABILITY"
    if after["vp"] != before["vp"]:
        return f"VP:{after['vp'] - before['vp']}"
    placed_now = sum(after["supporters"].values()) - sum(before["supporters"].values())
    if placed_now:
        return f"SUPPORTERS:{placed_now}"
    if after["supporters"]["NM"] != before["supporters"]["NM"]:
        return f"UNITS:{after['supporters']['NM']}"
    return {"FORGE": "FORGE_CHIP", "ROSE_W": "ANY:WEAK", "ROSE_S": "ANY:STRONG"}.get(added[0] if added else "", "")


ANSWERS = {"any_ally": ("chip:ROSE_W", "chip:ROSE_S"), "draw_quests": ("draw",), "unit_region": ("region:NM",)}


def settle(state: State) -> None:
    """Answers what the rewards ask, until the next battle."""
    while state.position()["pending"][2]["region"] == "TT" and state.waiting == (0,):
        pending = state.decision(0)
        assert pending is not None
        wanted = [key for key in ANSWERS.get(pending.name, ()) if key in pending.options]
        play(state, wanted[0] if wanted else pending.options[0])


@pytest.mark.rule("WW-341", "WW-346", "WW-347", "WW-425", "WW-350")
@pytest.mark.parametrize("space", [row for row in SPACES if row["kind"] == "space"],
                         ids=lambda row: f"{row['side']}-{row['track']}-{row['column']}")  # fmt: skip
def test_each_space_of_a_forge_track_gives_its_reward(space: dict[str, str]) -> None:
    track, column = int(space["track"]) - 1, int(space["column"]) - 1
    forge = [["FACTION_1"] * (column if at == track else 0) for at in range(4)]
    state = forging("jabberwock", forge, players=2 if space["side"] == "2" else 3)
    before = seat_of(state, 0)
    play(state, f"forge:FACTION_1:{track + 1}")
    settle(state)
    after = seat_of(state, 0)
    assert after["forge"][track] == ["FACTION_1"] * (column + 1) and after["active"] == []
    assert after["bag"].count("ARTIFACT") == (1 if column == 2 else 0)
    if space["reward"].startswith("CASTLE_VALUE"):
        side: dict[str, Any] = {"unused_region": "NM"} if space["side"] == "2" else {}
        rows = [{"faction": "alice", "forge": after["forge"], "castles": {"RK": "upright"}}, {}, {}]
        ended = table(*rows[: 2 if side else 3], phase="end", **side)
        assert f"CASTLE_VALUE:{(ended.result or {})['parts'][0]['castles']}" == space["reward"]
    else:
        assert (
            gained(before, {**after, "bag": [chip for chip in after["bag"] if chip != "ARTIFACT"]}) == space["reward"]
        )


BETWEEN = [row for row in SPACES if row["kind"] == "between"]


@pytest.mark.rule("WW-344", "WW-345")
@pytest.mark.parametrize("row", BETWEEN, ids=lambda row: f"{row['faction']}-{row['track']}-{row['column']}")
def test_each_reward_between_two_tracks_is_gained_with_the_second_space(row: dict[str, str]) -> None:
    """The lower space is covered first, then the upper one, and the other way round."""
    faction, column = KEYS[row["faction"]], int(row["column"]) - 1
    upper = int(row["track"][0]) - 1
    for track, other in ((upper, upper + 1), (upper + 1, upper)):
        forge = [["FACTION_1"] * (column if at == track else 3 if at == other else 0) for at in range(4)]
        bare = [["FACTION_1"] * (column if at == track else 0) for at in range(4)]
        found: list[dict[str, Any]] = []
        for tracks in (bare, forge):
            state = forging(faction, tracks)
            play(state, f"forge:FACTION_1:{track + 1}")
            settle(state)
            found.append(seat_of(state, 0))
        without, given = found
        doubled = row["reward"] == "ABILITY" or without["vp"] != given["vp"]
        if row["reward"] in ("ANY:WEAK", "ANY:STRONG"):
            chip = "ROSE_W" if row["reward"] == "ANY:WEAK" else "ROSE_S"
            assert given["bag"].count(chip) == without["bag"].count(chip) + 1
        elif doubled:
            assert len(given["abilities"]) == len(without["abilities"]) + 1
        else:
            supporters = {**given["supporters"], "NM": 0}
            supporters["supply"] += given["supporters"]["NM"]
            assert gained({**without, "supporters": supporters}, given) == row["reward"]


@pytest.mark.rule("WW-344")
def test_if_one_chip_completes_two_rewards_the_upper_one_comes_first() -> None:
    """Alice covers the first space of track 3: a quest above it, two units below it."""
    state = forging("alice", [[], ["FACTION_1"], [], ["FACTION_1"]])
    play(state, "forge:FACTION_1:3")
    assert state.options(0) == ["draw", "decline"]
    play(state, "draw")
    assert state.asked is not None and state.asked.name == "unit_region"


@pytest.mark.rule("WW-345", "WW-472", "WW-340", "WW-343", "WW-350")
def test_a_forge_chip_gives_an_action_also_when_it_is_forged_itself_and_a_full_track_its_artifact() -> None:
    alice = {"faction": "alice", "supporters": {"TT": 1, "RK": 1}, "active": ["FORGE", "FORGE"],
             "forge": [[], [], [], ["FACTION_1"] * 2]}  # fmt: skip
    queen = {"faction": "queen", "supporters": {"TT": 1, "RK": 1}}
    fighters = {"0": {**HALTED, "strength": 8}, "1": {**HALTED, "strength": 4}}
    state = battle(alice, queen, {"faction": "cat"}, fighters=fighters, step="check", queue=("RK",))
    play(state, "forge:FORGE:4")
    assert seat_of(state, 0)["bag"] == ["ARTIFACT"]
    assert not [key for key in state.options(0) if key.endswith(":4")], "the track is full"
    assert rule_against(state, "forge:FORGE:4") == "WW-341"
    play(state, "forge:FORGE:2")
    assert seat_of(state, 0)["forge"] == [[], ["FORGE"], [], ["FACTION_1", "FACTION_1", "FORGE"]]
    assert seat_of(state, 0)["leader_strength"] == 2 and state.position()["pending"][2]["region"] == "RK"


@pytest.mark.rule("WW-349", "WW-612")
def test_forge_actions_may_be_left_unused() -> None:
    state = forging("alice", [[], [], [], []])
    assert state.options(0) == [*(f"forge:FACTION_1:{track}" for track in range(1, 5)), "stop"]
    pending = state.decision(0)
    assert pending is not None and pending.default == "forge:FACTION_1:2"
    play(state, "stop")
    assert seat_of(state, 0)["exhausted"] == ["FACTION_1"] and seat_of(state, 0)["forge"] == [[], [], [], []]


@pytest.mark.rule("WW-351", "WW-095")
def test_a_leader_space_at_strength_6_offers_to_discard_a_shard() -> None:
    state = forging("alice", [[], [], [], []], own={"leader_strength": 6, "shards": 2})
    play(state, "forge:FACTION_1:2")
    assert state.options(0) == ["shard", "none"]
    play(state, "shard")
    assert seat_of(state, 0)["shards"] == 1
    state = play(forging("alice", [[], [], [], []], own={"leader_strength": 6, "shards": 0}), "forge:FACTION_1:2")
    assert state.asked is not None and state.asked.name != "leader_max"


@pytest.mark.rule("WW-312", "WW-609", "WW-626", "WW-504")
def test_an_ability_unlocked_by_forging_does_not_work_in_the_same_battle_and_chips_are_there_at_once() -> None:
    """Love of Learning would have taken a chip in step 3; Friend of the Folk brings its figure at once."""
    queen = {"faction": "queen", "supporters": {"TT": 1, "RK": 1}, "bag": ["FACTION_1"]}
    alice = {"faction": "alice", "supporters": {"TT": 1, "RK": 1}, "active": ["ROSE_W", "ROSE_W", "FORGE"],
             "forge": [["FACTION_1"], [], [], []]}  # fmt: skip
    fighters = {"0": {**HALTED, "strength": 9}, "1": {**HALTED, "strength": 4}}
    fields: dict[str, Any] = {
        "wonderlandian_deck": ["WL16", "WL05", "WL17"],
        "chance": [["WL17", "WL16"], "ROSE_W", "FACTION_1"],
    }
    state = battle(alice, queen, {"faction": "cat"}, fighters=fighters, step="check", queue=("RK",), **fields)
    play(state, "forge:ROSE_W:1", "ability:AL-3")
    assert state.asked is not None and state.asked.name == "forge"
    state = battle(alice, queen, {"faction": "cat"}, fighters=fighters, step="check", queue=("RK",), **fields)
    play(state, "forge:ROSE_W:1", "ability:AL-4", "region:RK")
    assert seat_of(state, 0)["figures"] == {"WL05": "RK"} and state.position()["wonderlandian_deck"] == ["WL17", "WL16"]
    alice["forge"] = [[], [], [], []]
    state = battle(alice, queen, {"faction": "cat"}, fighters=fighters, step="check", queue=("RK",))
    play(state, "forge:ROSE_W:1", "chip:ROOK_W")
    assert seat_of(state, 0)["bag"] == ["ROOK_W"], "to be drawn in the next battle of this war"


@pytest.mark.rule("WW-471", "WW-468", "WW-105")
def test_a_supporter_placed_by_an_effect_comes_from_the_supply_or_is_moved() -> None:
    """Creature B in the war: no figure comes from the supply, the region of the battle is allowed."""
    alice = {"faction": "alice", "supporters": {"supply": 1, "TT": 1}, "active": ["CREATURE_W"],
             "figures": {"WL05": "supply"}}  # fmt: skip
    queen = {"faction": "queen", "supporters": {"TT": 1}}
    fields: dict[str, Any] = {"fighters": ENDED, "step": "check", "ally_cards": {"CREATURE": "B"}, "queue": ("RK",)}
    state = battle(alice, queen, {"faction": "cat", "supporters": {"RK": 1}}, **fields)
    assert state.options(0) == [f"region:{region}" for region in REGIONS]
    play(state, "region:TT")
    assert seat_of(state, 0)["supporters"] == {"supply": 0, "RK": 0, "GF": 0, "TT": 2, "PT": 0, "NM": 0}
    empty = {**alice, "supporters": {"supply": 0, "TT": 1, "GF": 1}}
    state = play(battle(empty, queen, {"faction": "cat", "supporters": {"RK": 1}}, **fields), "region:GF")
    assert state.options(0) == ["relocate:TT:supporter", "none"]
    play(state, "relocate:TT:supporter")
    assert seat_of(state, 0)["supporters"]["GF"] == 2
