"""What is in the box, and the terms that everything else uses (RW-001 to RW-026)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rulewright.games.runewars import GAME
from rulewright.games.runewars import content as box
from rulewright.games.runewars.control import controller, is_empty, is_neutral_area, units_of
from runewars_table import asked, turn

TABLES = GAME.tables


def figures_of(faction: int) -> dict[str, int]:
    return {box.UNITS[unit]: TABLES.figures[unit] for unit in range(len(box.UNITS)) if box.faction_of(unit) == faction}


@pytest.mark.rule("RW-001")
def test_every_army_has_36_figures() -> None:
    assert [sum(figures_of(faction).values()) for faction in range(5)] == [36] * 5
    assert figures_of(0) == {"bowman": 8, "footman": 16, "knight": 8, "siege_tower": 4}
    assert figures_of(int(box.NEUTRAL)) == {
        "beastman": 8, "dragon": 4, "giant": 4, "hellhound": 4, "razorwing": 8, "sorcerer": 8,
    }  # fmt: skip


@pytest.mark.rule("RW-002")
def test_tokens_and_boards_are_as_many_as_the_rulebook_counts() -> None:
    assert (len(box.CITIES), len(box.TILES), len(box.FACTIONS)) == (7, 13, 4)
    assert sum(TABLES.developments_each) == 20
    assert sum(len(tokens) for tokens in TABLES.tokens_by_back) == 35
    assert box.DRAGON_RUNES + box.FALSE_RUNES == 38


@pytest.mark.rule("RW-003")
def test_cards_are_as_many_as_the_rulebook_counts() -> None:
    assert (len(box.QUESTS), len(box.FATE_NUMBERS), len(box.HEROES), len(box.TITLES)) == (24, 30, 12, 3)
    assert Counter(name[4] for name in box.OBJECTIVES) == {"g": 8, "e": 8}
    assert Counter(name[:3] for name in box.SEASON_CARDS) == {"spr": 8, "sum": 8, "fal": 8, "win": 8}
    assert (sum(TABLES.copies_of_tactics), sum(TABLES.copies_of_rewards)) == (50, 25)


@pytest.mark.rule("RW-016", "RW-017")
def test_traits_and_shapes_are_printed_with_the_units() -> None:
    fast = {name for unit, name in enumerate(box.UNITS) if TABLES.fast[unit]}
    flying = {name for unit, name in enumerate(box.UNITS) if TABLES.flying[unit]}
    assert fast == {"knight", "dark_knight", "flesh_ripper", "hellhound"}
    assert flying == {"pegasus_rider", "dragon", "razorwing"}
    assert set(TABLES.shape) == {0, 1, 2, 3}


@pytest.mark.rule("RW-019")
def test_two_factions_are_good_and_two_are_evil() -> None:
    alignments = [box.ALIGNMENTS[alignment] for alignment in TABLES.alignment]
    assert dict(zip(box.FACTIONS, alignments, strict=True)) == {
        "daqan": "good", "latari": "good", "waiqar": "evil", "uthuk": "evil",
    }  # fmt: skip
    assert len(set(TABLES.start_influence)) == 4


def field(areas: dict[str, Any], heroes: dict[str, Any] | None = None) -> Any:
    return turn(1, areas, heroes=heroes or {})


@pytest.mark.rule("RW-007", "RW-421")
def test_a_hero_is_no_unit_and_gives_no_control() -> None:
    g = field({"3A": {}}, {"hero_ronan": {"seat": 0, "area": "3A"}})
    area = box.AREA_NUMBER["3A"]
    assert controller(g, area) == box.NONE
    assert is_empty(g, area)


@pytest.mark.rule("RW-010", "RW-012")
def test_an_area_is_friendly_to_its_controller_and_an_enemy_area_for_the_others() -> None:
    g = field({"3A": {"units": ["archer-routed", "beastman"]}, "3B": {"units": ["dragon"]}})
    friendly, wild = box.AREA_NUMBER["3A"], box.AREA_NUMBER["3B"]
    assert controller(g, friendly) == 1
    assert [box.LABELS[label] for label in units_of(g, 1, friendly)] == ["archer-routed", "beastman"]
    assert units_of(g, 0, friendly) == []
    assert is_neutral_area(g, wild)
    assert units_of(g, 0, wild) == units_of(g, 1, wild) == []


@pytest.mark.rule("RW-023")
def test_a_card_wins_over_the_rules_for_its_own_effect() -> None:
    """Frozen Ford opens water borders outside winter, which RW-227 closes."""
    areas = {area: {"units": ["footman"]} for area in ("DA", "DB", "DC", "1A", "1B", "7A", "7C")}
    closed = turn(1, areas)
    opened = turn(1, areas, memory={"water": True})
    assert set(closed.options(0)) < set(opened.options(0))


@pytest.mark.rule("RW-024")
def test_hidden_components_are_in_no_view_but_the_owners() -> None:
    g = turn(
        1,
        {"DA": {"units": ["footman"], "rune": "false"}},
        {"tactics": ["rally_cry"], "quests": ["q05"], "objective": "obj_g3"},
    )
    own, other, spectator = g.view(0), g.view(1), g.view(None)
    assert own["seats"][0]["tactics"] == ["rally_cry"] and own["areas"]["DA"]["rune"] == "false"
    for view in (other, spectator):
        assert view["seats"][0]["tactics"] == 1
        assert view["seats"][0]["quests"] == 1
        assert view["seats"][0]["objective"] == "hidden"
        assert view["areas"]["DA"]["rune"] == "hidden"


@pytest.mark.rule("RW-631")
def test_of_two_players_with_six_runes_the_current_player_wins() -> None:
    dragons = {"rune": "dragon"}
    own = {area: {"units": ["footman"], **dragons} for area in ("1A", "1B", "1C")}
    theirs = {area: {"units": ["archer"], **dragons} for area in ("5A", "5B", "5C")}
    homes = {area: dragons for area in ("DA", "DB", "DC", "LA", "LB", "LC")}
    g = turn(1, {**own, **theirs, **homes})
    assert g.result is not None
    assert g.result["winners"] == [0] and g.result["reason"] == "runes"


@pytest.mark.rule("RW-015")
def test_a_turn_belongs_to_the_player_who_resolves_his_order_card() -> None:
    g = turn(1, {"DA": {"units": ["footman"]}})
    assert g.position()["turn"]["seat"] == 0
    assert asked(g) == "strategize_move"
