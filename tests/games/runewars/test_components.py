"""What is in the box, and the terms that everything else uses (RW-001 to RW-026)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.runewars.table import asked, play, turn
from rulewright.games.runewars import GAME, ids
from rulewright.games.runewars import content as box
from rulewright.games.runewars.board import Board, PlacedTile, border_between
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controller, is_empty, is_neutral_area, units_of

TABLES = GAME.tables


def figures_of(faction: int) -> dict[str, int]:
    return {ids.UNITS[unit]: TABLES.figures[unit] for unit in range(len(ids.UNITS)) if box.faction_of(unit) == faction}


@pytest.mark.rule("RW-001")
def test_every_army_has_36_figures() -> None:
    assert [sum(figures_of(faction).values()) for faction in range(5)] == [36] * 5
    assert figures_of(0) == {"bowman": 8, "footman": 16, "knight": 8, "siege_tower": 4}
    assert figures_of(int(box.NEUTRAL)) == {
        "beastman": 8, "dragon": 4, "giant": 4, "hellhound": 4, "razorwing": 8, "sorcerer": 8,
    }  # fmt: skip


@pytest.mark.rule("RW-002")
def test_tokens_and_boards_are_as_many_as_the_rulebook_counts() -> None:
    assert (len(ids.CITIES), len(ids.TILES), len(ids.FACTIONS)) == (7, 13, 4)
    assert sum(TABLES.developments_each) == 20
    assert sum(len(tokens) for tokens in TABLES.tokens_by_back) == 35
    assert box.DRAGON_RUNES + box.FALSE_RUNES == 38


@pytest.mark.rule("RW-003")
def test_cards_are_as_many_as_the_rulebook_counts() -> None:
    assert (len(ids.QUESTS), len(ids.FATE_NUMBERS), len(ids.HEROES), len(ids.TITLES)) == (24, 30, 12, 3)
    assert Counter(name[4] for name in ids.OBJECTIVES) == {"g": 8, "e": 8}
    assert Counter(name[:3] for name in ids.SEASON_CARDS) == {"spr": 8, "sum": 8, "fal": 8, "win": 8}
    assert (sum(TABLES.copies_of_tactics), sum(TABLES.copies_of_rewards)) == (50, 25)


@pytest.mark.rule("RW-016", "RW-017")
def test_traits_and_shapes_are_printed_with_the_units() -> None:
    fast = {name for unit, name in enumerate(ids.UNITS) if TABLES.fast[unit]}
    flying = {name for unit, name in enumerate(ids.UNITS) if TABLES.flying[unit]}
    assert fast == {"knight", "dark_knight", "flesh_ripper", "hellhound"}
    assert flying == {"pegasus_rider", "dragon", "razorwing"}
    assert set(TABLES.shape) == {0, 1, 2, 3}


@pytest.mark.rule("RW-019")
def test_two_factions_are_good_and_two_are_evil() -> None:
    alignments = [ids.ALIGNMENTS[alignment] for alignment in TABLES.alignment]
    assert dict(zip(ids.FACTIONS, alignments, strict=True)) == {
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


@pytest.mark.rule("RW-631", "RW-113")
@pytest.mark.parametrize("order", [[1, 2], [2, 1]])
def test_of_two_others_with_six_runes_the_first_in_the_fixed_turn_order_wins(order: list[int]) -> None:
    """The armies of seat 0 leave two home realms with one Strategize. Influence has changed since the reveal."""
    armies = {area: {"units": ["archer"], "rune": "dragon"} for area in ("8A", "8B", "8C", "8D", "1A")}
    others = {area: {"units": ["reanimate"], "rune": "dragon"} for area in ("3A", "3B", "3C", "3D", "6A")}
    occupied = {area: {"units": ["footman"], "rune": "dragon"} for area in ("LA", "WB")}
    tied = {"active": 4, "used": [4], "last_order": 4}
    g = turn(
        1, {**armies, **others, **occupied}, {}, {"influence": 5, **tied}, {"influence": 2, **tied},
        pending=[
            {"name": "season", "step": "turns", "order": order},
            {"name": "turn", "step": "between", "seat": 0},
            {"name": "strategize", "seat": 0},
        ],
    )  # fmt: skip
    play(g, "move:LA:footman:7C", "move:WB:footman:6C")
    assert g.result is not None
    assert g.result["scores"] == [0, 6, 6] and g.result["winners"] == order[:1]


@pytest.mark.rule("RW-631", "RW-015")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_without_a_current_player_the_order_of_the_season_step_decides(order: list[int]) -> None:
    six = ("DA", "DB", "DC", "1A", "1B", "1C"), ("LA", "LB", "LC", "5A", "5B", "5C")
    areas = {area: {"units": [unit], "rune": "dragon"} for unit, own in zip(("footman", "archer"), six, strict=True)
             for area in own}  # fmt: skip
    state = GAME.from_position(
        {"areas": areas, "season": "fall", "season_card": "fal5",
         "pending": [{"name": "season", "step": "secondary", "order": order}]}
    )  # fmt: skip
    assert state.result is not None and state.result["winners"] == order[:1]


def storming(defenders: list[str], hand: list[str], **fields: Any) -> Any:
    """Seat 0 enters LA, the home of seat 1, who lacks one rune, where seat 2 has a stronghold and a dragon rune."""
    runes = {area: {"units": ["archer"], "rune": "dragon"} for area in ("8A", "8B", "8C", "8D", "1A")}
    prize = {"units": defenders, "stronghold": {"seat": 2}, "rune": "dragon"}
    waiting = {"active": 7, "used": [7, 8], "last_order": 7}
    areas = {**runes, "LA": prize, "LB": {"units": ["reanimate"]}, "7C": {"units": ["footman"] * 6}}
    g = turn(3, areas, {}, waiting, {**waiting, "tactics": hand}, **fields)
    return play(g, "activate:LA", *["move:7C:footman"] * 5)


@pytest.mark.rule("RW-630", "RW-338", "RW-340", "RW-525", "RW-958")
def test_nobody_wins_or_looks_while_the_winner_of_a_battle_has_not_returned() -> None:
    g = storming(["reanimate-routed"], [])
    assert asked(g) == "conquer_stronghold"
    again = GAME.from_position(g.position())
    assert again.position() == g.position() and asked(again) == "conquer_stronghold"
    for state in (g, again):
        play(state, "none")
        assert state.result is None
        assert "LA" in state.position()["seats"][0]["seen"] and "LA" not in state.position()["seats"][1]["seen"]


@pytest.mark.rule("RW-630", "RW-308", "RW-009")
@pytest.mark.parametrize("answer", ["place", "none"])
def test_nor_does_the_owner_of_the_home_realm_win_between_a_tactical_retreat_and_the_arrival(answer: str) -> None:
    g = storming(["reanimate"] * 2, ["tactical_retreat"])
    play(g, "play:tactical_retreat")
    assert asked(g) == "conquer_stronghold"
    play(g, answer)
    assert g.result is None
    assert controller(g, box.AREA_NUMBER["LA"]) == 0
    assert "LA" not in g.position()["seats"][1]["seen"]


@pytest.mark.rule("RW-015")
def test_a_turn_belongs_to_the_player_who_resolves_his_order_card() -> None:
    g = turn(1, {"DA": {"units": ["footman"]}})
    assert g.position()["turn"]["seat"] == 0
    assert asked(g) == "strategize_move"


# Borders (RW-005)


@pytest.mark.rule("RW-005", "RW-109")
def test_a_border_of_mountain_and_water_stays_closed_on_ice_and_a_border_of_one_side_counts_for_both() -> None:
    # 1A has water in the north; the mountains of 2A are turned towards it, and those of 9A towards its open edge.
    board = Board(TABLES, [PlacedTile(0, 0, 0, 0), PlacedTile(1, 0, -1, 3), PlacedTile(8, 1, -1, 4)])
    one, mixed, walled = (box.AREA_NUMBER[name] for name in ("1A", "2A", "9A"))
    assert board.around[one * 6] == mixed and board.around[one * 6 + 1] == walled
    assert border_between(board, one, mixed) == border_between(board, mixed, one) == box.MOUNTAIN | box.WATER
    assert border_between(board, one, walled) == border_between(board, walled, one) == box.MOUNTAIN
    for area, opening in ((mixed, [box.MOUNTAIN | box.WATER]), (walled, [box.MOUNTAIN, box.MOUNTAIN | box.WATER])):
        assert [opened for opened in range(4) if board.near[one * 4 + opened] >> area & 1] == opening
        assert area in board.beside[one]


# Control (RW-008 to RW-011, RW-914)


@pytest.mark.rule("RW-009", "RW-010", "RW-011")
@pytest.mark.parametrize(
    ("pieces", "owner"),
    [
        ({}, 1),
        ({"units": ["dragon"]}, 1),
        ({"units": ["footman-routed"]}, 0),
        ({"units": ["dragon", "footman"]}, 0),
        ({"stronghold": {"seat": 0}}, 0),
        ({"units": ["giant"], "stronghold": {"seat": 0}}, 0),
    ],
)
def test_a_home_realm_belongs_to_its_owner_unless_another_has_a_unit_or_stronghold_there(
    pieces: dict[str, Any], owner: int
) -> None:
    g = field({"LA": pieces}, {"hero_ronan": {"seat": 0, "area": "LB"}})
    home = box.AREA_NUMBER["LA"]
    assert controller(g, home) == owner
    assert not is_empty(g, home) and not is_neutral_area(g, home)
    assert controller(g, box.AREA_NUMBER["LB"]) == 1


@pytest.mark.rule("RW-009", "RW-261")
def test_a_home_realm_returns_to_its_owner_when_the_last_enemy_piece_leaves() -> None:
    g = field({"LA": {"units": ["footman", "beastman"], "rune": "false"}})
    play(g, "move:LA:footman:7C", "done")
    home = box.AREA_NUMBER["LA"]
    assert controller(g, home) == 1
    assert [box.LABELS[label] for label in units_of(g, 1, home)] == ["beastman"]
    assert g.position()["seats"][1]["seen"] == ["LA"]


@pytest.mark.rule("RW-914", "RW-011")
def test_the_home_realm_of_an_eliminated_player_is_ordinary_land() -> None:
    g = turn(
        1, {"WA": {}, "WB": {"units": ["dragon"]}, "WC": {"units": ["footman"]}},
        {}, {}, {"faction": "waiqar", "eliminated": True},
    )  # fmt: skip
    assert isinstance(g, Runewars)
    empty, neutral, taken = (box.AREA_NUMBER[name] for name in ("WA", "WB", "WC"))
    assert [controller(g, area) for area in (empty, neutral, taken)] == [box.NONE, box.NONE, 0]
    assert is_empty(g, empty) and is_neutral_area(g, neutral)
    assert "move:WC:footman:WA" in g.options(0)


# The end (RW-641)


def after_six_years(*seats: dict[str, Any], runes: list[str]) -> Any:
    """Winter of the last year is over; dragon runes lie in these areas."""
    position = {
        "players": len(seats), "seats": list(seats), "areas": {area: {"rune": "dragon"} for area in runes},
        "year": 6, "season": "winter", "season_card": "win2", "pending": [{"name": "season", "step": "close"}],
    }  # fmt: skip
    return GAME.from_position(position).result


@pytest.mark.rule("RW-641", "RW-640")
def test_equal_runes_are_decided_by_influence_then_by_starting_influence() -> None:
    daqan, latari, waiqar = {"faction": "daqan"}, {"faction": "latari"}, {"faction": "waiqar"}
    level = ["DA", "LA", "WA"]
    result = after_six_years(
        {**daqan, "influence": 1}, {**latari, "influence": 3}, {**waiqar, "influence": 2}, runes=level
    )
    assert result == {"winners": [1], "scores": [1, 1, 1], "places": [3, 1, 2], "reason": "years"}
    # The Elves start with 4, the Humans with 3, the Undead with 2.
    result = after_six_years(*({**row, "influence": 5} for row in (waiqar, daqan, latari)), runes=level)
    assert (result["winners"], result["places"]) == ([2], [3, 2, 1])
    # Runes count before influence, and whoever was eliminated is last, whatever he has left.
    gone = {**latari, "influence": 40, "eliminated": True}
    result = after_six_years({**daqan, "influence": 9}, gone, {**waiqar, "influence": 0}, runes=["WA"])
    assert (result["winners"], result["places"]) == ([2], [2, 3, 1])
