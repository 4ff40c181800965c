"""A content pack of Runewars: changed values count, records carry it, and what is broken is named."""

from __future__ import annotations

import csv
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


def no_file(pack: Path) -> str:
    (pack / "units.csv").unlink()
    return "units.csv: cannot be read"


def no_text(pack: Path) -> str:
    (pack / "cities.csv").write_bytes(b"\xff\xfe\x00")
    return "cities.csv: "


def missing_column(pack: Path) -> str:
    replace(pack, "units.csv", "health", "toughness")
    return "units.csv: the columns health are missing"


def short_row(pack: Path) -> str:
    path = pack / "fate_cards.csv"
    path.write_text(path.read_text(encoding="utf-8").replace("30,", "30", 1).split("\n30")[0] + "\n30,red\n")
    return "fate_cards.csv: row 30 ends before"


def unknown_unit(pack: Path) -> str:
    replace(pack, "units.csv", "footman", "pikeman")
    return "units.csv: column unit_id must be"


def word_for_a_number(pack: Path) -> str:
    edit(pack, "units.csv", lambda row: row.update(initiative="first"))
    return "units.csv: 'first' is no whole number"


def number_out_of_range(pack: Path) -> str:
    edit(pack, "heroes.csv", lambda row: row.update(health="12"))
    return "heroes.csv: 12 is not between 1 and 9"


def unknown_zone(pack: Path) -> str:
    edit(pack, "fate_cards.csv", lambda row: row.update(circle="heal 1"))
    return "fate_cards.csv: 'heal' is none of"


def unknown_area_of_an_edge(pack: Path) -> str:
    replace(pack, "map_edges.csv", "1,1A,N", "1,1Z,N")
    return "map_edges.csv: '1Z' is none of"


def missing_edge(pack: Path) -> str:
    path = pack / "map_edges.csv"
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(line for line in lines if not line.startswith("U,UC,S,")), encoding="utf-8")
    return "map_edges.csv: the edge S of area UC is missing"


def misplaced_area(pack: Path) -> str:
    edit(pack, "map_areas.csv", lambda row: row.update(r="south"))
    return "map_areas.csv: 'south' is no whole number"


def armies_in_the_wild(pack: Path) -> str:
    replace(pack, "map_areas.csv", "razorwing 2", "footman 2")
    return "map_areas.csv: 'footman' is none of"


def quest_nowhere(pack: Path) -> str:
    replace(pack, "quests.csv", ",1B,", ",somewhere,")
    return "quests.csv: 'somewhere' is none of"


def quest_of_another_kind(pack: Path) -> str:
    replace(pack, "quests.csv", "any neutral area", "any area with a city")
    return "quests.csv: 'any area with a city' is none of any neutral area"


def quest_of_another_tile(pack: Path) -> str:
    replace(pack, "quests.csv", ",1B,", ",5B,")
    return "quests.csv: the Setup Quest q01 must name an area of tile 1"


def unknown_benefit(pack: Path) -> str:
    replace(pack, "cities.csv", "influence 2", "gold 2")
    return "cities.csv: 'gold' is none of"


def unknown_development(pack: Path) -> str:
    edit(pack, "developments.csv", lambda row: row.update(key="casino"))
    return "developments.csv: 'casino' is none of"


def too_few_figures(pack: Path) -> str:
    edit(pack, "units.csv", lambda row: row.update(count="1"))
    return "units.csv: set-up needs more figures of"


def too_many_starting_units(pack: Path) -> str:
    edit(pack, "dials.csv", lambda row: row.update(icon="footman", amount="9"))
    return "dials.csv: daqan starts with more units than its home realm holds"


def no_heroes_for_the_good(pack: Path) -> str:
    edit(pack, "heroes.csv", lambda row: row.update(alignment="evil"))
    return "heroes.csv: there are fewer good heroes than good factions"


def neutral_faction(pack: Path) -> str:
    edit(pack, "factions.csv", lambda row: row.update(alignment="neutral"))
    return "factions.csv: 'neutral' is none of good, evil"


@pytest.mark.parametrize(
    "damage",
    [
        no_file, no_text, missing_column, short_row, unknown_unit, word_for_a_number, number_out_of_range, unknown_zone,
        unknown_area_of_an_edge, missing_edge, misplaced_area, armies_in_the_wild, quest_nowhere, quest_of_another_kind,
        quest_of_another_tile,
        unknown_benefit, unknown_development, too_few_figures, too_many_starting_units, no_heroes_for_the_good,
        neutral_faction,
    ],
)  # fmt: skip
def test_a_broken_pack_is_refused_with_file_and_fault(pack: Path, damage: Callable[[Path], str]) -> None:
    said = damage(pack)
    with pytest.raises(BadContent) as refused:
        GAME.with_content(pack)
    assert said in str(refused.value)
