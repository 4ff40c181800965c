"""A content pack of Runewars: changed values count, records carry it, and what is broken is named."""

from __future__ import annotations

import csv
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright import BadContent, BadRecord, Random, State
from rulewright.bots.playout import play_out
from rulewright.cli.packs import check_pack
from rulewright.core.chance import seed_of
from rulewright.games.runewars import GAME
from rulewright.games.runewars.rules import RunewarsRules

DATA = GAME.folder / "data"
Row = dict[str, Any]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A content pack that changes nothing."""
    folder = tmp_path / "pack"
    folder.mkdir()
    for file in DATA.glob("*.csv"):
        shutil.copyfile(file, folder / file.name)
    return folder


def edit(pack: Path, name: str, change: Callable[[Row], object]) -> None:
    """Lets a function change every row of a file."""
    with (pack / name).open(newline="", encoding="utf-8") as file:
        reader = csv.DictReader(file)
        columns, rows = reader.fieldnames or [], list(reader)
    for row in rows:
        change(row)
    with (pack / name).open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, columns)
        writer.writeheader()
        writer.writerows(rows)


def replace(pack: Path, name: str, old: str, new: str) -> None:
    text = (pack / name).read_text(encoding="utf-8")
    assert old in text
    (pack / name).write_text(text.replace(old, new, 1), encoding="utf-8")


def sturdy_footmen(row: Row) -> None:
    if row["unit_id"] == "footman":
        row["health"] = "3"


def only_levies(row: Row) -> None:
    row["key"] = "levy"


@pytest.fixture
def changed(pack: Path) -> RunewarsRules:
    """Footmen with 3 health, and a Tactics deck of nothing but Levy."""
    edit(pack, "units.csv", sturdy_footmen)
    edit(pack, "tactics.csv", only_levies)
    return GAME.with_content(pack)


def footman_survives(rules: RunewarsRules) -> bool:
    """Whether a Footman lives through 2 damage in a battle."""
    frames = [
        {"name": "season", "step": "turns", "order": [0]},
        {"name": "turn", "step": "between", "seat": 1},
        {"name": "battle", "step": "round", "area": "3D", "att": {"seat": 1, "units": ["archer"]},
         "def": {"seat": 0, "units": ["footman"]}, "round": 2},
        {"name": "damage", "side": "def", "n": 2, "mode": "plain"},
    ]  # fmt: skip
    seats = [
        {"faction": "daqan", "quests": [], "active": 8, "used": [8], "last_order": 8},
        {"faction": "latari", "quests": [], "active": 3, "used": [3], "last_order": 3},
    ]
    state: State = rules.from_position(
        {"season": "summer", "seats": seats, "turn": {"seat": 1, "order": 3}, "pending": frames}
    )
    position = state.position()
    return "footman" in str([position["areas"], position["pending"]])


def test_a_pack_like_the_built_in_content_changes_nothing(pack: Path) -> None:
    assert check_pack("runewars", pack) == []


def test_what_a_pack_changes_is_found(changed: RunewarsRules, pack: Path) -> None:
    found = {difference.name for difference in check_pack("runewars", pack)}
    assert found == {"health", "copies of tactics"}


def test_what_is_printed_is_told_as_the_pack_has_it(changed: RunewarsRules) -> None:
    built_in, told = GAME.printed(), changed.printed()
    assert json.loads(json.dumps(told)) == told
    assert (built_in["units"]["footman"]["health"], told["units"]["footman"]["health"]) == (1, 3)
    assert (told["tactics"]["levy"], told["tactics"]["ambush"]) == (50, 0)
    for kind in built_in.keys() - {"units", "tactics", "provenance"}:
        assert told[kind] == built_in[kind], kind


def test_printed_values_are_those_of_the_data_files() -> None:
    told = GAME.printed()
    assert told["units"]["dragon"] == {
        "faction": "neutral", "shape": "hexagon", "initiative": 4, "health": 4, "traits": ["flying"], "figures": 4,
    }  # fmt: skip
    assert told["heroes"]["hero_krutzbeck"] == {
        "alignment": "neutral", "strength": 5, "agility": 2, "wisdom": 1, "health": 5,
    }  # fmt: skip
    assert told["factions"]["uthuk"] == {
        "home": "U", "alignment": "evil", "tactics": 4, "influence": 1, "dials": {"food": 3, "wood": 1, "ore": 4},
        "units": {"berserker": 3, "warlock": 1, "flesh_ripper": 2},
    }  # fmt: skip
    spaces = [(space["icon"], space["amount"]) for space in told["dials"]["daqan"]["food"]]
    assert spaces[:4] == [(None, 0), ("footman", 2), ("footman", 1), ("tactics", 1)] and len(spaces) == 9
    area = {"id": "6B", "q": -1, "r": 1, "food": 0, "wood": 0, "ore": 1}
    assert told["tiles"]["6"][1] == {**area, "borders": ["open", "open", "water", "open", "open", "open"]}
    zones = {"triangle": ["miss", 0], "rectangle": ["rout", 2], "hexagon": ["damage", 2], "circle": ["special", 0]}
    assert told["fate"]["1"] == {"destiny": "red", "zones": zones}
    assert (told["quests"]["q01"], told["quests"]["q22"], told["rewards"]["timmorran_shard"]) == ("1B", None, 6)
    assert told["cities"]["city_forge"] == [["influence", 1], ["tactics", 2], ["rectangle", 1]]
    origins = told["provenance"]
    assert (origins["unit"]["archer"], origins["hero"]["hero_andira"]) == ("rulebook", "reconstructed")
    assert origins["season_card"]["spr1"] == "public"


@pytest.mark.rule("RW-356")
def test_the_health_of_a_pack_counts_in_battle(changed: RunewarsRules) -> None:
    assert not footman_survives(GAME)
    assert footman_survives(changed)


@pytest.mark.rule("RW-003", "RW-070")
def test_the_cards_of_a_pack_are_dealt(changed: RunewarsRules) -> None:
    state = changed.new(2, {"quick_map": True}, seed=b"levies")
    while not state.position()["decks"]["heroes"] or state.position()["season_card"] is None:
        state.choose(state.waiting[0], state.options(state.waiting[0])[0])
    hands = [seat["tactics"] for seat in state.position()["seats"]]
    assert all(hand and set(hand) == {"levy"} for hand in hands)


def test_a_record_made_with_a_pack_carries_it_and_needs_it(changed: RunewarsRules, pack: Path) -> None:
    state = changed.new(2, {"quick_map": True}, seed=b"pack")
    play_out(state, Random(seed_of(b"pack"), 0), 200)
    record = state.record()
    assert record[0]["content"] == changed.content
    assert rulewright.game("runewars", pack).content == changed.content
    assert rulewright.replay(record).position() == state.position()
    with pytest.raises(BadRecord, match="content"):
        rulewright.replay([{**record[0], "content": "another"}, *record[1:]])


# Packs with a fault

Damage = Callable[[Path], object]


def no_file(pack: Path) -> None:
    (pack / "units.csv").unlink()


def no_text(pack: Path) -> None:
    (pack / "cities.csv").write_bytes(b"\xff\xfe\x00")


def short_row(pack: Path) -> None:
    path = pack / "fate_cards.csv"
    path.write_text(path.read_text(encoding="utf-8").replace("30,", "30", 1).split("\n30")[0] + "\n30,red\n")


def missing_edge(pack: Path) -> None:
    path = pack / "map_edges.csv"
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(line for line in lines if not line.startswith("U,UC,S,")), encoding="utf-8")


def written(name: str, old: str, new: str) -> Damage:
    """One text of a file instead of another."""
    return lambda pack: replace(pack, name, old, new)


def filled(name: str, **values: str) -> Damage:
    """The same values in every row of a file."""
    return lambda pack: edit(pack, name, lambda row: row.update(values))


FAULTS: dict[str, tuple[Damage, str]] = {
    "no file": (no_file, "units.csv: cannot be read"),
    "no text": (no_text, "cities.csv: "),
    "missing column": (written("units.csv", "health", "toughness"), "units.csv: the columns health are missing"),
    "short row": (short_row, "fate_cards.csv: row 30 ends before"),
    "unknown unit": (written("units.csv", "footman", "pikeman"), "units.csv: column unit_id must be"),
    "word for a number": (filled("units.csv", initiative="first"), "units.csv: 'first' is no whole number"),
    "number out of range": (filled("heroes.csv", health="12"), "heroes.csv: 12 is not between 1 and 9"),
    "unknown zone": (filled("fate_cards.csv", circle="heal 1"), "fate_cards.csv: 'heal' is none of"),
    "unknown area of an edge": (written("map_edges.csv", "1,1A,N", "1,1Z,N"), "map_edges.csv: '1Z' is none of"),
    "missing edge": (missing_edge, "map_edges.csv: the edge S of area UC is missing"),
    "misplaced area": (filled("map_areas.csv", r="south"), "map_areas.csv: 'south' is no whole number"),
    "armies in the wild": (
        written("map_areas.csv", "razorwing 2", "footman 2"),
        "map_areas.csv: 'footman' is none of",
    ),
    "quest nowhere": (written("quests.csv", ",1B,", ",somewhere,"), "quests.csv: 'somewhere' is none of"),
    "quest of another kind": (
        written("quests.csv", "any neutral area", "any area with a city"),
        "quests.csv: 'any area with a city' is none of any neutral area",
    ),
    "quest of another tile": (
        written("quests.csv", ",1B,", ",5B,"),
        "quests.csv: the Setup Quest q01 must name an area of tile 1",
    ),
    "unknown benefit": (written("cities.csv", "influence 2", "gold 2"), "cities.csv: 'gold' is none of"),
    "unknown development": (filled("developments.csv", key="casino"), "developments.csv: 'casino' is none of"),
    "too few figures": (filled("units.csv", count="1"), "units.csv: set-up needs more figures of"),
    "too many starting units": (
        filled("dials.csv", icon="footman", amount="9"),
        "dials.csv: daqan starts with more units than its home realm holds",
    ),
    "no heroes for the good": (
        filled("heroes.csv", alignment="evil"),
        "heroes.csv: there are fewer good heroes than good factions",
    ),
    "neutral faction": (
        filled("factions.csv", alignment="neutral"),
        "factions.csv: 'neutral' is none of good, evil",
    ),
}


@pytest.mark.parametrize(("damage", "said"), FAULTS.values(), ids=FAULTS)
def test_a_broken_pack_is_refused_with_file_and_fault(pack: Path, damage: Damage, said: str) -> None:
    damage(pack)
    with pytest.raises(BadContent) as refused:
        GAME.with_content(pack)
    assert said in str(refused.value)
