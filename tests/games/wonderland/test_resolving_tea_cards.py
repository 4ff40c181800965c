"""Resolving tea cards (WW-080 to WW-105): every card, taken in every way, and what no worked example shows."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.wonderland.table import play, rule_against, seat_of
from games.wonderland.tea import ALICE, CAT, HATTER, QUEEN, finish, taking
from rulewright import State

DATA = Path(__file__).parents[3] / "src" / "rulewright" / "games" / "wonderland" / "data"
CARDS = list(csv.DictReader((DATA / "tea_cards.csv").read_text(encoding="utf-8").splitlines()))
WAYS = [
    (card, way)
    for card in CARDS
    for way in {"plain": ("",), "split": ("upper", "lower"), "optional": ("leave", "roll")}[card["layout"]]
]
RICH: dict[str, Any] = {
    **ALICE, "shards": 9, "shield": "cracked", "bag": ["FACTION_1", "MADNESS", "MADNESS", "MADNESS_2"],
}  # fmt: skip
PEOPLE: dict[str, Any] = {"market": ["WL15", "WL16", "WL17"], "wonderlandian_deck": ["WL18", "WL05"]}
FIRST = {
    "unit_region": "region:TT", "any_ally": None, "wonderlandian": "card:WL16", "unlock_ability": "ability:AL-2",
    "castle_region": "castle:GF", "draw_quests": "draw", "discard_quest": "discard:Q03",
    "tea_forge": "forge:FACTION_1:3",
    "next_effect": None, "reroll": "keep", "relocate_unit": "none",
}  # fmt: skip


def codes_of(card: dict[str, str], way: str) -> list[str]:
    """The rewards that a card gives when it is taken in this way."""
    codes = card["alt_effects" if way == "lower" else "effects"].split("+")
    return codes + (card["optional_effects"].split("+") if way == "roll" else [])


def carry_out(state: State, way: str) -> list[str]:
    """Takes everything that the card offers, the first effect first; which effects were offered at first."""
    offered: list[str] = []
    while state.waiting == (0,):
        pending = state.decision(0)
        assert pending is not None
        key = FIRST.get(pending.name) or state.options(0)[0]
        if pending.name == "choose_half":
            key = f"half:{way}"
        elif pending.name == "take_optional":
            key = way
        elif pending.name == "next_effect" and not offered:
            offered = state.options(0)
        elif pending.name == "unlock_ability":
            key = state.options(0)[0]
        play(state, key)
    return offered


@pytest.mark.rule("WW-080", "WW-081", "WW-086", "WW-090", "WW-093", "WW-096", "WW-100", "WW-101")
@pytest.mark.parametrize(("card", "way"), WAYS, ids=[f"{card['id']}{way and '-' + way}" for card, way in WAYS])
def test_each_tea_card_gives_what_is_printed_on_it(card: dict[str, str], way: str) -> None:
    """Units and an obligatory die always; one half, or the optional part for a roll; each effect in full."""
    state = taking(
        card["id"], {**RICH, "quests": ["Q03"]}, {**QUEEN, "leader": "RK"}, {**CAT, "leader": "head"},
        chance=[2, 2], tea_table={"4": {"card": f"T{card['round']}-{1 + int(card['id'][3:]) % 30:02}"}},
        quest_deck=["Q01", "Q02"], **PEOPLE,
    )  # fmt: skip
    codes = codes_of(card, way)
    offered = carry_out(state, way)
    units = int(card["units"])
    printed = [*([f"UNITS:{units}"] if units else []), *(["DIE"] if card["shard_die"] == "yes" else [])]
    first = card["alt_effects" if way == "lower" else "effects"].split("+")
    printed += [*dict.fromkeys(first), *(["OPTIONAL"] if card["layout"] == "optional" else [])]
    if len(printed) > 1:
        assert offered == [f"effect:{code}" for code in printed]
    seat = seat_of(state, 0)
    told = Counter(code.partition(":")[0] for code in codes)
    second = 2 * told["UNITS2"]
    assert seat["supporters"]["TT"] == units + second and seat["tea_cards"] == [card["id"]]
    rolled = (2 if card["shard_die"] == "yes" else 0) + (2 if way == "roll" else 0)
    discarded = sum(int(code.partition(":")[2]) for code in codes if code.startswith("DISCARD_SHARDS"))
    assert seat["shards"] == 9 + rolled - discarded
    assert seat["shield"] == ("ready" if told["SHIELD"] else "cracked")
    assert seat["leader_strength"] == 1 + told["LEADER"] and len(seat["abilities"]) == told["ABILITY"]
    assert len(seat["castles"]) == told["CASTLE"]
    assert seat["bag"].count("MADNESS") == 2 - told["DISCARD_MADNESS"] and "MADNESS_2" in seat["bag"]
    assert seat["wonderlandians"] == (["WL16"] if told["WONDERLANDIAN"] else [])
    assert seat["bag"].count("WL16") == 2 * told["WONDERLANDIAN"]
    assert len(state.position()["market"]) == 3
    assert len(seat["quests"]) == 1 + told["QUEST1"] + told["QUEST2"]
    assert state.position()["quest_discard"] == (["Q03"] if told["QUEST2"] else [])
    assert seat["forge"][2] == (["FACTION_1"] if told["TEA_FORGE"] else [])
    wanted = Counter({"SOLDIER_W": codes.count("ANY:WEAK"), "SOLDIER_S": codes.count("ANY:STRONG")})
    wanted += Counter(f"{code.split(':')[1]}_{code.split(':')[2][0]}" for code in codes if code.startswith("ALLY"))
    wanted += Counter({"FORGE": told["FORGE_CHIP"]})
    found = Counter(chip for chip in seat["bag"] if chip not in (*RICH["bag"], "WL16"))
    assert found == wanted


@pytest.mark.rule("WW-080")
def test_effects_are_carried_out_in_an_order_of_choice() -> None:
    state = taking("T2-16", {**RICH, "shards": 1}, QUEEN, CAT, **PEOPLE)
    assert state.options(0) == [
        "effect:WONDERLANDIAN", "effect:SHIELD", "effect:DISCARD_MADNESS", "effect:DISCARD_SHARDS:1",
    ]  # fmt: skip
    play(state, "effect:DISCARD_SHARDS:1")
    assert seat_of(state, 0)["shards"] == 0 and "effect:DISCARD_SHARDS:1" not in state.options(0)
    assert rule_against(state, "effect:DIE") == "WW-080"


@pytest.mark.rule("WW-081", "WW-085")
def test_all_units_of_a_card_go_into_one_region_of_choice() -> None:
    state = taking("T1-04", ALICE, QUEEN, CAT)
    play(state, "effect:UNITS:3")
    assert state.options(0) == [f"region:{region}" for region in ("RK", "GF", "TT", "PT", "NM")]
    assert seat_of(play(state, "region:PT"), 0)["supporters"]["PT"] == 3


@pytest.mark.rule("WW-083", "WW-085")
def test_units_beyond_the_supply_may_come_from_other_regions_until_one_is_declined() -> None:
    alice = {**ALICE, "supporters": {"supply": 1, "RK": 4, "GF": 2}, "figures": {"WL05": "GF"}}
    state = play(taking("T3-04", alice, QUEEN, CAT), "effect:UNITS:4", "region:GF")
    assert seat_of(state, 0)["supporters"]["GF"] == 3
    assert state.options(0) == ["relocate:RK:supporter", "none"], "not from the region itself"
    play(state, "relocate:RK:supporter", "none")
    assert seat_of(state, 0)["supporters"] == {"supply": 0, "RK": 3, "GF": 4, "TT": 0, "PT": 0, "NM": 0}
    state = play(taking("T3-04", alice, QUEEN, CAT), "effect:UNITS:4", "region:TT")
    assert state.options(0) == ["relocate:RK:supporter", "relocate:GF:supporter", "relocate:GF:WL05", "none"]
    assert seat_of(play(state, "relocate:GF:WL05"), 0)["figures"] == {"WL05": "TT"}


@pytest.mark.rule("WW-083", "WW-612")
def test_nothing_is_asked_of_a_player_who_has_no_unit_at_all() -> None:
    alice = {**ALICE, "supporters": {"supply": 0}, "bag": []}
    state = taking("T1-04", alice, QUEEN, CAT)
    play(state, "effect:UNITS:3")
    assert seat_of(state, 0)["bag"] == ["CREATURE_W"] and state.waiting != (0,)


@pytest.mark.rule("WW-103", "WW-105")
def test_a_figure_of_the_supply_may_be_placed_in_the_place_of_a_supporter_and_must_be_the_last_unit() -> None:
    alice = {**ALICE, "figures": {"WL05": "supply", "WL06": "supply"}, "supporters": {"supply": 1, "RK": 5}}
    state = play(taking("T1-04", alice, QUEEN, CAT), "effect:UNITS:3", "region:NM")
    assert state.options(0) == ["supporter", "figure:WL05", "figure:WL06"]
    pending = state.decision(0)
    assert pending is not None and pending.default == "figure:WL05"
    play(state, "supporter")
    assert state.options(0) == ["figure:WL05", "figure:WL06"], "no supporter is left, and none is moved"
    play(state, "figure:WL06")
    assert seat_of(state, 0)["figures"] == {"WL05": "NM", "WL06": "NM"}, "the last one without asking"
    assert seat_of(state, 0)["supporters"]["RK"] == 5


@pytest.mark.rule("WW-087", "WW-088", "WW-612")
@pytest.mark.parametrize(("card", "missing", "level"), [("T1-04", "CREATURE_W", "W"), ("T2-04", "CREATURE_S", "S")])
def test_a_missing_chip_is_replaced_by_any_of_its_level_or_none(card: str, missing: str, level: str) -> None:
    state = taking(card, ALICE, QUEEN, CAT, supply={missing: 0, f"ROSE_{level}": 0})
    play(state, f"effect:ALLY:CREATURE:{'WEAK' if level == 'W' else 'STRONG'}")
    chips = [f"chip:{ally}_{level}" for ally in ("SOLDIER", "FLAMINGO", "ROOK")] + (
        ["chip:FORGE"] if level == "W" else []
    )
    assert state.options(0) == [*chips, "none"]
    play(state, "none")
    assert seat_of(state, 0)["bag"] == []


@pytest.mark.rule("WW-087", "WW-364")
def test_where_no_chip_of_the_level_is_left_nothing_is_taken() -> None:
    none_left = {f"{ally}_S": 0 for ally in ("SOLDIER", "FLAMINGO", "ROSE", "CREATURE", "ROOK")}
    state = taking("T3-22", ALICE, QUEEN, CAT, supply=none_left)
    play(state, "effect:ANY:STRONG")
    assert seat_of(state, 0)["bag"] == [] and state.options(0)[0] == "castle:RK"


@pytest.mark.rule("WW-087")
def test_a_missing_forge_chip_is_replaced_by_any_weak_chip() -> None:
    state = taking("T1-29", ALICE, QUEEN, CAT, supply={"FORGE": 0})
    play(state, "effect:FORGE_CHIP")
    assert state.options(0) == [
        *(f"chip:{ally}_W" for ally in ("SOLDIER", "FLAMINGO", "ROSE", "CREATURE", "ROOK")),
        "none",
    ]


@pytest.mark.rule("WW-512", "WW-087", "WW-088")
def test_the_unbirthday_gift_is_for_shown_free_and_replaced_chips_once_a_turn() -> None:
    hatter = {**HATTER, "abilities": ["MH-3"]}
    state = taking("T2-09", hatter, QUEEN, CAT)
    play(state, "effect:ALLY:CREATURE:WEAK")
    assert state.options(0) == ["weak", "strong"]
    play(state, "weak", "effect:ALLY:FLAMINGO:WEAK")
    assert state.options(0) == ["weak", "strong"], "refused, it may still be used"
    play(state, "strong")
    assert seat_of(state, 0)["bag"] == ["FLAMINGO_S", "CREATURE_W"]
    state = play(
        taking("T2-09", hatter, QUEEN, CAT), "effect:ALLY:CREATURE:WEAK", "strong", "effect:ALLY:FLAMINGO:WEAK"
    )
    assert seat_of(state, 0)["bag"] == ["FLAMINGO_W", "CREATURE_S"], "once a turn"
    state = play(taking("T1-19", hatter, QUEEN, CAT), "effect:ANY:WEAK", "chip:ROSE_W", "strong")
    assert seat_of(state, 0)["bag"] == ["ROSE_S"]
    state = play(taking("T1-19", hatter, QUEEN, CAT), "effect:ANY:WEAK", "chip:FORGE")
    assert seat_of(state, 0)["bag"] == ["FORGE"]
    state = play(
        taking("T1-04", hatter, QUEEN, CAT, supply={"CREATURE_W": 0}), "effect:ALLY:CREATURE:WEAK", "chip:ROOK_W"
    )
    assert state.options(0) == ["weak", "strong"]
    state = play(taking("T1-01", hatter, QUEEN, CAT), "effect:ALLY:SOLDIER:WEAK")
    assert state.options(0) == ["weak", "strong"], "of the first kind of chip as of all others"
    state = play(taking("T1-04", hatter, QUEEN, CAT, supply={"CREATURE_S": 0}), "effect:ALLY:CREATURE:WEAK")
    assert seat_of(state, 0)["bag"] == ["CREATURE_W"], "the supply has no strong one"


@pytest.mark.rule("WW-091", "WW-103")
def test_a_figure_from_the_market_is_placed_at_once_and_then_a_new_card_is_turned_up() -> None:
    people: dict[str, Any] = {"market": ["WL05", "WL16", "WL17"], "wonderlandian_deck": ["WL18"]}
    state = play(taking("T1-16", ALICE, QUEEN, CAT, **people), "effect:WONDERLANDIAN", "card:WL05")
    assert state.position()["market"] == ["WL16", "WL17"]
    play(state, "region:NM")
    assert seat_of(state, 0)["figures"] == {"WL05": "NM"} and state.position()["market"] == ["WL16", "WL17", "WL18"]
    state = play(taking("T1-16", ALICE, QUEEN, CAT, market=["WL20"]), "effect:WONDERLANDIAN")
    assert seat_of(state, 0)["bag"] == ["WL20", "WL20"] and state.position()["market"] == []


@pytest.mark.rule("WW-092", "WW-093", "WW-094", "WW-095", "WW-090")
def test_effects_without_an_object_ask_nothing() -> None:
    everything = {
        **ALICE, "abilities": ["AL-1", "AL-2", "AL-3", "AL-4"], "leader_strength": 6,
        "castles": {region: "upright" for region in ("RK", "GF", "TT", "PT", "NM")},
    }  # fmt: skip
    for card, code in (("T1-20", "ABILITY"), ("T2-23", "CASTLE"), ("T2-22", "LEADER"), ("T1-23", "DISCARD_SHARDS:1")):
        state = play(taking(card, everything, QUEEN, CAT), f"effect:{code}")
        assert state.asked is not None and state.asked.name in ("unit_region", "next_effect")
        finish(state, 0)
        assert seat_of(state, 0)["shards"] == 0 and seat_of(state, 0)["leader_strength"] == 6


@pytest.mark.rule("WW-097", "WW-098", "WW-099")
def test_quests_may_be_declined_and_an_empty_deck_is_made_of_the_discards() -> None:
    state = play(taking("T1-25", {**ALICE, "quests": ["Q03"]}, QUEEN, CAT, quest_deck=["Q05", "Q06"]), "effect:QUEST2")
    assert state.options(0) == ["draw", "decline"]
    play(state, "decline")
    assert seat_of(state, 0)["quests"] == ["Q03"] and state.position()["quest_deck"] == ["Q05", "Q06"]
    given: dict[str, Any] = {"quest_deck": ["Q05"], "quest_discard": ["Q06", "Q07"]}
    state = taking("T1-25", {**ALICE, "feats": ["Q01"]}, QUEEN, CAT, chance=[["Q07", "Q06"]], **given)
    play(state, "effect:QUEST2", "draw")
    assert state.options(0) == ["discard:Q05", "discard:Q07"], "no quest that is turned face up"
    pending = state.decision(0)
    assert pending is not None and pending.default == "discard:Q07" and pending.secret
    play(state, "discard:Q05")
    assert (state.position()["quest_deck"], state.position()["quest_discard"]) == (["Q06"], ["Q05"])
    state = play(taking("T1-25", ALICE, QUEEN, CAT), "effect:QUEST2")
    assert state.asked is not None and state.asked.name == "unit_region", "there is no quest at all"


@pytest.mark.rule("WW-102", "WW-462", "WW-463", "WW-459")
def test_a_tea_card_forges_a_chip_of_the_bag() -> None:
    bag = ["ROOK_W", "ROSE_W", "MADNESS", "POISON"]
    alice = {**ALICE, "bag": bag, "forge": [[], ["FACTION_1"] * 3, [], []]}
    state = play(taking("T2-26", alice, {"faction": "jabberwock"}, CAT), "effect:TEA_FORGE")
    tracks = [1, 3, 4]
    assert state.options(0) == [*(f"forge:{chip}:{track}" for chip in ("ROSE_W", "ROOK_W") for track in tracks), "none"]
    play(state, "forge:ROSE_W:4")
    assert seat_of(state, 0)["vp"] == 0 and seat_of(state, 0)["forge"][3] == ["ROSE_W"], "no VP of Rose A here"
    alice = {**ALICE, "bag": ["ROSE_S"], "figures": {"WL05": "supply"}}
    state = taking("T2-26", alice, {"faction": "jabberwock"}, CAT, ally_cards={"ROSE": "D"})
    play(state, "effect:TEA_FORGE", "forge:ROSE_S:4", "region:TT")
    assert state.options(0) == ["supporter", "figure:WL05"]
    play(state, "figure:WL05")
    assert seat_of(state, 0)["figures"] == {"WL05": "TT"}


@pytest.mark.rule("WW-101")
def test_an_optional_reward_joins_the_open_effects_or_is_left_with_its_die() -> None:
    state = play(taking("T1-29", ALICE, QUEEN, CAT, chance=[3]), "effect:OPTIONAL")
    assert state.options(0) == ["roll", "leave"]
    play(state, "roll")
    assert seat_of(state, 0)["shards"] == 3
    assert state.options(0) == ["effect:UNITS:2", "effect:FORGE_CHIP", "effect:ANY:STRONG"]
    state = play(taking("T1-29", ALICE, QUEEN, CAT), "effect:OPTIONAL", "leave")
    assert seat_of(state, 0)["shards"] == 0 and state.options(0) == ["effect:UNITS:2", "effect:FORGE_CHIP"]


@pytest.mark.rule("WW-610", "WW-522", "WW-172", "WW-082")
def test_twice_as_fast_adds_a_unit_to_the_card_also_to_one_of_none_and_a_decree_spreads_it() -> None:
    queen = {**QUEEN, "abilities": ["QH-3"]}
    for passed, effect in ((True, "effect:UNITS:4"), (False, "effect:UNITS:3")):
        state = taking("T1-04", ALICE, queen, CAT, seat=1, move={"passed": passed})
        assert state.options(1)[0] == effect
    state = taking("T3-22", ALICE, queen, CAT, seat=1, move={"passed": True})
    play(state, "effect:UNITS:1")
    assert state.asked is not None and state.asked.name == "split_region"
    state = play(taking("T1-24", ALICE, queen, CAT, seat=1, move={"passed": True}), "effect:UNITS:3", "region:RK")
    play(state, "region:GF", "region:RK", "effect:UNITS2:2", "region:NM", "region:PT")
    assert seat_of(state, 1)["supporters"] == {"supply": 5, "RK": 2, "GF": 1, "TT": 0, "PT": 1, "NM": 1}
    state = taking("T1-04", {**ALICE, "abilities": ["AL-2"]}, queen, CAT, move={"passed": True})
    assert state.options(0)[0] == "effect:UNITS:3", "of others nothing is added"
