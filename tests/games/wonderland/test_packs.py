"""A content pack of Wonderland's War: changed values count in play, and what is broken is named with its file."""

from __future__ import annotations

import csv
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from games.wonderland.rich import mixed, option_set
from rulewright import BadContent, State
from rulewright.cli.packs import check_pack
from rulewright.core.chance import Random, seed_of
from rulewright.games.wonderland import GAME
from rulewright.games.wonderland.rules import WonderlandRules

DATA = GAME.folder / "data"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A content pack that changes nothing."""
    return Path(shutil.copytree(DATA, tmp_path / "pack"))


def replace(pack: Path, name: str, old: str, new: str) -> WonderlandRules:
    text = (pack / name).read_text(encoding="utf-8")
    assert old in text
    (pack / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return GAME.with_content(pack)


def battle(rules: WonderlandRules, seat: dict[str, Any], step: str = "start", **fields: Any) -> State:
    """A battle in the Tumtum Trees between Alice and the Queen."""
    rows = [{"faction": "alice", "supporters": {"TT": 2}, **seat}, {"faction": "queen", "supporters": {"TT": 2}},
            {"faction": "cat"}]  # fmt: skip
    fight = {"name": "battle", "region": "TT", "step": step, **fields.pop("fight", {})}
    frames = [{"name": "round", "step": "war_end"}, {"name": "war", "step": "battles", "queue": []}, fight]
    state: State = rules.from_position({"seats": rows, "phase": "war", "pending": frames, **fields})
    return state


def test_a_pack_like_the_built_in_content_changes_nothing(pack: Path) -> None:
    assert check_pack("wonderland", pack) == []


def test_the_strength_of_a_figure_and_of_an_item_is_that_of_the_pack(pack: Path) -> None:
    rules = replace(pack, "wonderlandians.csv", "Lion,Lew,figure,4", "Lion,Lew,figure,7")
    state = battle(rules, {"figures": {"WL08": "TT"}})
    assert state.position()["pending"][2]["fighters"]["0"]["strength"] == 7
    assert (rules.printed()["figures"]["WL08"], GAME.printed()["figures"]["WL08"]) == (7, 4)
    rules = replace(pack, "wonderlandians.csv", "Ostrygi Morsa,item,2", "Ostrygi Morsa,item,5")
    assert drawn(rules, "WL19") == 5


def drawn(rules: WonderlandRules, chip: str) -> int:
    """The strength that a drawn chip gives."""
    fighters = {"0": {"draws": 1}, "1": {"status": "halted", "strength": 25 - 1}}
    state = battle(rules, {"bag": [chip]}, "decide", fight={"fighters": fighters})
    state.choose(0, "draw")
    return int(state.position()["pending"][2]["fighters"]["0"]["strength"])


def test_the_strength_and_number_of_chips_are_those_of_the_pack(pack: Path) -> None:
    rules = replace(pack, "chips.csv", "Czerwona wieża (słaba),ally,weak,3,12", "Czerwona wieża (słaba),ally,weak,6,4")
    assert drawn(rules, "ROOK_W") == 6
    state = rules.new(players=3, options={"factions": "random"}, seed=1)
    assert state.position()["supply"]["ROOK_W"] == 4


def test_chips_of_great_strength_stay_within_what_can_be_chosen(pack: Path) -> None:
    """Doubled and changed in any order; the track ends at 25."""
    rules = replace(pack, "chips.csv", "Istota (silna),ally,strong,4,", "Istota (silna),ally,strong,90,")
    fighters = {"0": {"draws": 1, "flamingo": True}, "1": {"status": "halted", "strength": 24}}
    state = battle(rules, {"bag": ["CREATURE_S"], "active": ["CREATURE_W"]}, "decide", fight={"fighters": fighters},
                   ally_cards={"CREATURE": "C"}, round=3)  # fmt: skip
    state.choose(0, "draw")
    assert state.options(0) == ["strength:97", "strength:99"]
    state.choose(0, "strength:97")
    assert (state.result or {})["parts"][0]["vp"] == 8


def test_tokens_symbols_tracks_and_cards_are_those_of_the_pack(pack: Path) -> None:
    ended = {"fighters": {"0": {"status": "halted", "strength": 8}, "1": {"status": "halted", "strength": 4}}}
    rules = replace(pack, "scoring_tokens.csv", "ST3,4,6,8", "ST3,4,6,13")
    assert (battle(rules, {}, "check", fight=ended, round=3).result or {})["parts"][0]["vp"] == 13
    rules = replace(pack, "battle_track.csv", "8,no", "8,yes")
    state = battle(rules, {"active": ["FACTION_1"]}, "check", fight=ended)
    assert state.options(0)[-1] == "stop"
    rules = replace(pack, "forge_tracks.csv", "all,3-5,space,2,Leader strength,Siła lidera,1,LEADER",
                    "all,3-5,space,2,Leader strength,Siła lidera,1,VP:4")  # fmt: skip
    state = battle(rules, {"active": ["FACTION_1"], "leader": "RK"}, "check", fight=ended, round=3)
    before = state.position()["seats"][0]["vp"]
    state.choose(0, "forge:FACTION_1:2")
    assert state.position()["seats"][0]["vp"] == before + 4
    rules = replace(pack, "tea_cards.csv", "T1-01,1,Buttered Toast,Grzanki z masłem,3,no,plain,ALLY:SOLDIER:WEAK",
                    "T1-01,1,Buttered Toast,Grzanki z masłem,1,yes,plain,CASTLE")  # fmt: skip
    frames = [{"name": "round", "step": "tea_end"}, {"name": "tea"}, {"name": "tea_turn", "step": "take", "to": 1}]
    seats = [{"faction": "alice"}, {"faction": "queen"}, {"faction": "cat"}]
    taken = rules.from_position({"seats": seats, "tea_table": {"1": {"card": "T1-01"}}, "pending": frames})
    assert taken.options(0) == ["effect:UNITS:1", "effect:DIE", "effect:CASTLE"]


def test_freed_supporters_and_left_out_wonderlandians_are_those_of_the_pack(pack: Path) -> None:
    for column, old, new in ((1, 1, 2), (3, 2, 1)):
        space = f"all,3-5,space,3,Supporters,Stronnicy,{column},SUPPORTERS:"
        text = (pack / "forge_tracks.csv").read_text(encoding="utf-8")
        (pack / "forge_tracks.csv").write_text(text.replace(f"{space}{old}", f"{space}{new}"), encoding="utf-8")
    rules = GAME.with_content(pack)
    forged = {"faction": "alice", "forge": [[], [], ["FACTION_1"], []]}
    state = rules.from_position({"seats": [forged, {"faction": "queen"}, {"faction": "cat"}]})
    assert state.position()["seats"][0]["supporters"]["supply"] == 12
    rows = list(csv.reader((pack / "wonderlandians.csv").read_text(encoding="utf-8").splitlines()))
    column = rows[0].index("used_with_2_players")
    for row in rows[1:]:
        row[column] = "no" if row[0] in ("WL01", "WL02", "WL24") else "yes"
    with (pack / "wonderlandians.csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows(rows)
    position = GAME.with_content(pack).new(players=2, options={"factions": "random"}, seed=1).position()
    people = {*position["market"], *position["wonderlandian_deck"]}
    assert len(people) == 21 and not people & {"WL01", "WL02", "WL24"}


def test_a_game_with_a_pack_is_played_to_its_end_and_names_its_pack(pack: Path) -> None:
    rules = replace(pack, "chips.csv", "Czerwona wieża (słaba),ally,weak,3,12", "Czerwona wieża (słaba),ally,weak,6,4")
    state = rules.new(players=4, options=option_set(5), seed=2)
    rng = Random(seed_of(b"pack"), 1)
    conserved = rules.conserved(state)
    while not state.over:
        seat = int(state.mover())
        state.apply(seat, mixed(state, seat, state.codes(seat), rng))
        assert rules.conserved(state) == conserved
    assert json.loads(json.dumps(rules.printed())) == rules.printed()
    assert state.record()[0]["content"] == rules.content


WRONG: dict[str, tuple[str, str, str]] = {
    "chips.csv: 120 is not between 0 and 99": ("chips.csv", "Róża (słaba),ally,weak,1,", "Róża (słaba),ally,weak,120,"),
    "MADNESS of chips.csv: 1 is not between 0 and 0": (
        "chips.csv",
        "szaleństwa,madness,-,0,35",
        "szaleństwa,madness,-,1,35",
    ),
    "FORGE of chips.csv: 4 is not between 5 and 99": ("chips.csv", "Kuźnia,ally,weak,1,17", "Kuźnia,ally,weak,1,4"),
    "MADNESS of chips.csv: 9 is not between 10 and 99": (
        "chips.csv",
        "szaleństwa,madness,-,0,35",
        "szaleństwa,madness,-,0,9",
    ),
    "'ARTIFACT' is none of": ("tea_cards.csv", "3,no,plain,ALLY:SOLDIER:WEAK", "3,no,plain,ARTIFACT"),
    "'UNITS:2' is none of": ("tea_cards.csv", "3,no,plain,ALLY:SOLDIER:WEAK", "3,no,plain,UNITS:2"),
    "5 is not between 0 and 4": ("tea_cards.csv", "Grzanki z masłem,3,", "Grzanki z masłem,5,"),
    "T1-27: alt_effects belongs to": ("tea_cards.csv", "DISCARD_SHARDS:1,DISCARD_MADNESS,", "DISCARD_SHARDS:1,,"),
    "T1-29: optional_effects belongs to": ("tea_cards.csv", "FORGE_CHIP,,ANY:STRONG", "FORGE_CHIP,,"),
    "T1-01: optional_effects belongs to": ("tea_cards.csv", "ALLY:SOLDIER:WEAK,,,", "ALLY:SOLDIER:WEAK,,CASTLE,"),
    "'folded' is none of plain, split, optional": ("tea_cards.csv", "3,no,plain", "3,no,folded"),
    "WW-422: each region has six quests": ("quests.csv", "Pomaluj róże,GF", "Pomaluj róże,RK"),
    "Q03: LAST:1|2 has too few numbers or too many": ("quests.csv", "LAST:2,", "LAST:1|2,"),
    "Q02: ACTIVE: has too few": ("quests.csv", "ACTIVE:3|5", "ACTIVE:"),
    "Q05: FORGE_SPACE:1 has": ("quests.csv", "FORGE_SPACE,", "FORGE_SPACE:1,"),
    "Q01: OWN_PAIR:S has too few parts": ("quests.csv", "OWN_PAIR:SR", "OWN_PAIR:S"),
    "Q05: CASTLES:4 has too few parts": ("quests.csv", "CASTLES:4|2", "CASTLES:4"),
    "'DANCE' is none of": ("quests.csv", "LAST:2,", "DANCE:2,"),
    "'LEADER' is none of CASTLE_VALUE:4": ("forge_tracks.csv", "Zamki,1,CASTLE_VALUE:4", "Zamki,1,LEADER"),
    "'SUPPORTERS:1' is none of": ("forge_tracks.csv", "Moc,1,ANY:WEAK", "Moc,1,SUPPORTERS:1"),
    "WW-028: 4 supporters lie on track 3": ("forge_tracks.csv", "Stronnicy,3,SUPPORTERS:2", "Stronnicy,3,SUPPORTERS:1"),
    "'DIE' is none of": ("forge_tracks.csv", "torami 1-2,2,ANY:WEAK", "torami 1-2,2,DIE"),
    "each side has four tracks": ("forge_tracks.csv", "all,3-5,space,1,Power,Moc,1", "all,3-5,end,1,Power,Moc,1"),
    "WW-002: each faction has four abilities": ("abilities.csv", "Odważne serce,both", "Odważne serce,2 players"),
    "the spaces are 0 to 25": ("battle_track.csv", "25,no", "26,no"),
    "there are 13 seats": ("seats.csv", "6,4+", "6,7+"),
    "'maybe' is none of no, yes": ("wonderlandians.csv", "automatic,yes,", "automatic,maybe,"),
    "WL01 to WL13 are figures": ("wonderlandians.csv", "Biały Królik,figure", "Biały Królik,item"),
    "column id must be": ("scoring_tokens.csv", "ST6", "ST7"),
    "'x' is no whole number": ("scoring_tokens.csv", "ST6,2", "ST6,x"),
}


@pytest.mark.parametrize("told", WRONG)
def test_a_broken_pack_is_refused_in_a_sentence_that_names_its_file(pack: Path, told: str) -> None:
    name, old, new = WRONG[told]
    with pytest.raises(BadContent) as refused:
        replace(pack, name, old, new)
    assert told in str(refused.value) and name in str(refused.value)


@pytest.mark.parametrize("name", sorted(path.name for path in DATA.glob("*.csv")))
def test_a_pack_without_a_file_or_with_an_empty_one_is_refused(pack: Path, name: str) -> None:
    (pack / name).write_text("", encoding="utf-8")
    with pytest.raises(BadContent, match=name):
        GAME.with_content(pack)
    (pack / name).unlink()
    with pytest.raises(BadContent, match=name):
        GAME.with_content(pack)


def test_everything_says_where_it_comes_from() -> None:
    """Each row of each data file has one of the three words; the interface gets them by kind and name."""
    for path in DATA.glob("*.csv"):
        for row in csv.DictReader(path.read_text(encoding="utf-8").splitlines()):
            assert row["provenance"] in ("seed", "public", "reconstructed"), path.name
    told = GAME.printed()["provenance"]
    assert (told["quest"]["Q01"], told["quest"]["Q02"]) == ("rulebook", "reconstructed")
    assert (told["ally_card"]["A01"], told["tea_card"]["T1-01"]) == ("rulebook", "reconstructed")
    assert (told["wonderlandian"]["WL05"], told["ability"]["MH-L"]) == ("rulebook", "rulebook")
    assert (told["scoring_token"]["ST1"], told["region"]["PT"]) == ("reconstructed", "rulebook")
