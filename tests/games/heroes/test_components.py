"""Components (MH-020 to MH-028): what is in the box, as the data files have it."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rulewright.games.heroes import FOLDER, GAME
from rulewright.games.heroes.ids import BATTLE_ABILITIES, FACTIONS

TABLES = GAME.tables


def rows(name: str, folder: Path = FOLDER / "data") -> list[dict[str, Any]]:
    with (folder / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.rule("MH-020")
def test_the_list_of_components_agrees_with_the_files() -> None:
    counts = {row["component_en"]: int(row["count"]) for row in rows("components.csv")}
    assert counts["Board tile"] == len(TABLES.terrain) == 16
    assert counts["Unit token"] == sum(TABLES.tokens) == 136
    assert counts["Encounter token"] == sum(TABLES.copies) == 62
    assert counts["Scroll card"] == sum(TABLES.scroll_copies) == 20
    assert counts["Treasure card"] == len(TABLES.rewards) == 15
    assert counts["Week card"] == len(TABLES.replenish) == 15


@pytest.mark.rule("MH-021")
@pytest.mark.parametrize("faction", range(4))
def test_each_faction_has_its_set(faction: int) -> None:
    name = FACTIONS[faction]
    assert sum(TABLES.tokens[faction * 6 : faction * 6 + 6]) == 34
    files = {"heroes.csv": 3, "skills.csv": 16, "buildings.csv": 9, "action_cards.csv": 4, "units.csv": 6}
    for file, number in files.items():
        assert sum(row["faction"] == name for row in rows(file)) == number


@pytest.mark.rule("MH-022", "MH-231")
def test_every_location_of_a_tile_has_a_symbol_beside_it() -> None:
    for tile in range(16):
        sites = [at for at in TABLES.defends[tile] if at >= 0]
        assert len(sites) == len(set(sites))
        assert len(TABLES.terrain[tile]) == 25
        for at, square in enumerate(TABLES.defends[tile]):
            if square >= 0:
                assert abs(at // 5 - square // 5) + abs(at % 5 - square % 5) == 1


@pytest.mark.rule("MH-024", "MH-025", "MH-644")
def test_three_difficulties_of_encounters_with_trophies() -> None:
    kinds = Counter(row["colour"] for row in rows("encounters.csv"))
    assert kinds == {"green": 12, "yellow": 11, "red": 8}
    assert min(TABLES.experience) >= 1 and min(TABLES.chests) >= 1
    assert max(TABLES.number[:12]) < min(TABLES.number[12:23]) <= min(TABLES.number[23:])


@pytest.mark.rule("MH-026")
def test_the_elite_die_has_six_faces() -> None:
    assert TABLES.elite_faces == [-1, 0, 0, 1, 2, 3, 4]


@pytest.mark.rule("MH-028")
def test_there_are_seven_abilities_and_a_unit_has_one_at_most() -> None:
    assert len(BATTLE_ABILITIES) == 7
    assert set(TABLES.ability) == set(range(7))


@pytest.mark.rule("MH-335")
def test_skills_are_of_ten_schools_three_of_might() -> None:
    schools = {(row["deck"], row["school"]) for row in rows("skills.csv")}
    assert sum(deck == "Might" for deck, _ in schools) == 3 and len(schools) == 10


@pytest.mark.rule("MH-381")
def test_every_treasure_card_has_four_rewards() -> None:
    assert all(len(rewards) == 4 for rewards in TABLES.rewards)


@pytest.mark.rule("MH-641", "MH-333")
def test_twelve_abilities_of_which_heroes_have_two_or_three() -> None:
    numbers = Counter(mask.bit_count() for mask in TABLES.hero_abilities)
    assert numbers == {2: 10, 3: 2}


@pytest.mark.rule("MH-653")
def test_every_hero_leads_more_than_the_army_of_the_start() -> None:
    assert min(TABLES.leadership) > 6


@pytest.mark.rule("MH-620")
def test_every_printed_row_says_where_it_comes_from() -> None:
    for path in (FOLDER / "data").glob("*.csv"):
        assert {row["provenance"] for row in rows(path.name)} <= {"seed", "public", "reconstructed"}, path.name
