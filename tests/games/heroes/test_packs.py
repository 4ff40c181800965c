"""Content packs and options of Heroes: changed values count in play, and what is broken is refused in a sentence."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from games.heroes.rich import mixed, rich_position
from games.heroes.table import OTHERS, hero, player
from rulewright import BadContent
from rulewright.cli.packs import check_pack
from rulewright.core.chance import Random, seed_of
from rulewright.core.errors import BadSetup
from rulewright.games.heroes import GAME
from rulewright.games.heroes.rules import HeroesRules
from rulewright.games.heroes.state import Heroes

DATA = GAME.folder / "data"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A content pack that changes nothing."""
    return Path(shutil.copytree(DATA, tmp_path / "pack"))


def replace(pack: Path, name: str, old: str, new: str) -> HeroesRules:
    text = (pack / name).read_text(encoding="utf-8")
    assert old in text
    (pack / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return GAME.with_content(pack)


def table(rules: HeroesRules, **seat: Any) -> Heroes:
    state: Heroes = rules.from_position({"seats": [player(hero("H1"), **seat), OTHERS], "control": {"0,0": 0}})
    return state


def test_a_pack_like_the_built_in_content_changes_nothing(pack: Path) -> None:
    assert check_pack("heroes", pack) == []


def test_power_and_income_of_a_location_are_those_of_the_pack(pack: Path) -> None:
    rules = replace(pack, "locations.csv", "control,green,1,3,0", "control,green,2,6,0")
    state = table(rules, resources=0)
    assert rules.scores(state) == [2.0, 0.0]
    state.choose(state.waiting[0], "play:march:gather")
    assert state.position()["seats"][0]["resources"] == 2 + 6


def test_costs_of_units_and_levels_are_those_of_the_pack(pack: Path) -> None:
    rules = replace(pack, "capital_levels.csv", "II,4,", "II,2,")
    state = table(rules, resources=2)
    state.choose(0, "play:command:develop")
    state.choose(0, "level")
    assert state.position()["seats"][0]["resources"] == 0


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("units.csv", "U-HA,Haven,A", "U-XX,Haven,A"),
        ("units.csv", "Sentinel,Strażnik,2,3", "Sentinel,Strażnik,two,3"),
        ("heroes.csv", "Warfare;Tactics", "Warfare;Cooking"),
        ("treasures.csv", "gold 3", "gold 33"),
        ("weeks.csv", "green 1", "blue 1"),
        ("capital_levels.csv", "II,4,", "VII,4,"),
        ("layouts.csv", "2,3,3,1-9,0,0,0", "2,3,3,1-9,0,5,0"),
        ("artefacts.csv", "Strength 3", "Luck 3"),
        ("buildings.csv", "II,4,0", "IX,4,0"),
    ],
)
def test_what_is_broken_is_refused_with_the_name_of_its_file(pack: Path, name: str, old: str, new: str) -> None:
    with pytest.raises(BadContent, match=name.replace(".", r"\.")):
        replace(pack, name, old, new)


def test_a_file_that_is_missing_is_named(pack: Path) -> None:
    (pack / "tiles.csv").unlink()
    with pytest.raises(BadContent, match=r"tiles\.csv"):
        GAME.with_content(pack)


@pytest.mark.parametrize("number", range(3))
def test_games_with_other_figures_are_played(pack: Path, number: int) -> None:
    """Great Strengths, Numbers and many attacks stay within what rules allow (MH-004)."""
    for name, old, new in (
        ("units.csv", "Sentinel,Strażnik,2,3", "Sentinel,Strażnik,9,0"),
        ("encounters.csv", "2,4,10,no", "9,0,1,yes"),
        ("heroes.csv", "Might,4,1,5,10", "Might,0,0,0,6"),
    ):
        replace(pack, name, old, new)
    state: Heroes = GAME.with_content(pack).from_position(rich_position(2 + number, number), seed=number)
    rng = Random(seed_of(b"packs"), number)
    for _ in range(400):
        if state.over:
            break
        seat = state.mover()
        state.apply(seat, mixed(state, seat, state.codes(seat), rng))
    assert state.round_of_game >= 5


@pytest.mark.rule("MH-050", "MH-052")
@pytest.mark.parametrize(
    "options",
    [
        {"length": "eternal"},
        {"map": 3},
        {"heroes": None},
        {"factions": ["haven"]},
        {"factions": ["haven", "haven"]},
        {"factions": ["haven", "orcs"]},
        {"weather": "fine"},
    ],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        GAME.new(players=2, options=options, seed=1)
