"""Where units and heroes can go (RW-220 to RW-236, RW-713, RW-804, RW-911)."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.table import turn
from rulewright.games.runewars.content import AREA_NUMBER
from rulewright.games.runewars.ids import AREAS, HEROES
from rulewright.games.runewars.options import VOCABULARY
from rulewright.games.runewars.world.travel import (
    hero_steps,
    move_hero,
    origin_areas,
    passable_areas,
    payable_portals,
    portals,
    reachable_areas,
    reachable_heroes,
    reachable_units,
    truce_forbids,
)
from rulewright.kit.masks import mask_of

PORTAL = {"token": "magic_portal", "up": True}


def still(areas: dict[str, Any], *seats: dict[str, Any], **fields: Any) -> Any:
    """A board in the turn of seat 0, who is asked for something else."""
    return turn(1, areas, *seats, step="offer", **fields)


def marching(state: Any, area: str, joined: int = 0, allies: bool = True) -> list[str]:
    """The units that seat 0 can move into an area now."""
    through = mask_of(passable_areas(state, 0))
    codes = reachable_units(state, 0, AREA_NUMBER[area], through, origin_areas(state, 0), joined, allies)
    return [VOCABULARY.key(code) for code in codes]


def reached(state: Any, joined: int = 0) -> list[str]:
    """The areas into which seat 0 can move a unit now."""
    mask = reachable_areas(state, 0, joined)
    return [AREAS[area] for area in state.board.areas if mask >> area & 1]


def hero_areas(state: Any, hero: str, joined: int = 0) -> list[str]:
    mask = hero_steps(state, HEROES.index(hero), joined)
    return [AREAS[area] for area in state.board.areas if mask >> area & 1]


@pytest.mark.rule("RW-233")
def test_units_march_two_areas_and_fast_ones_three() -> None:
    state = still({"1B": {"units": ["footman", "knight"]}})
    assert marching(state, "1A") == ["move:1B:footman", "move:1B:knight"]
    assert marching(state, "5B") == ["move:1B:footman", "move:1B:knight"]
    assert marching(state, "5A") == ["move:1B:knight"]


@pytest.mark.rule("RW-233")
def test_a_forced_march_lengthens_the_range() -> None:
    state = still({"1B": {"units": ["footman"]}}, memory={"range": 1})
    assert marching(state, "5A") == ["move:1B:footman"]
    assert marching(still({"1B": {"units": ["footman"]}}), "5A") == []


@pytest.mark.rule("RW-225")
@pytest.mark.parametrize("between", [["beastman"], ["archer"], ["archer-routed"]])
def test_the_way_leads_only_through_friendly_and_empty_areas(between: list[str]) -> None:
    state = still({"3B": {"units": ["footman"]}, "3A": {"units": between}, "3C": {"units": between}})
    assert marching(state, "3A") == ["move:3B:footman"]
    assert marching(state, "LC") == []


@pytest.mark.rule("RW-225")
def test_an_area_with_enemy_heroes_alone_can_be_passed() -> None:
    areas = {"3B": {"units": ["footman"]}, "3C": {"units": ["beastman"]}}
    state = still(areas, heroes={"hero_astarra": {"seat": 1, "area": "3A"}})
    assert marching(state, "LC") == ["move:3B:footman"]


@pytest.mark.rule("RW-225")
def test_an_area_with_eight_units_can_be_passed() -> None:
    state = still({"5A": {"units": ["knight"]}, "5B": {"units": ["footman"] * 8}})
    assert "move:5A:knight" in marching(state, "5D")


@pytest.mark.rule("RW-226", "RW-227", "RW-005")
def test_a_border_stops_walkers_but_not_flyers() -> None:
    walls = {"5D": {"units": ["footman", "razorwing"]}, "1A": {"units": ["sorcerer"]}, "5B": {"units": ["sorcerer"]}}
    assert marching(still(walls), "1C") == ["move:5D:razorwing"]


@pytest.mark.rule("RW-226", "RW-225")
def test_flyers_do_not_pass_neutral_areas() -> None:
    areas = {"7A": {"units": ["footman", "razorwing"]}, "1A": {"units": ["sorcerer"]}, "1B": {"units": ["sorcerer"]}}
    assert marching(still(areas), "1C") == []


@pytest.mark.rule("RW-227", "RW-109")
def test_ice_opens_water_but_no_mountains() -> None:
    areas = {"DC": {"units": ["footman"]}, "DA": {"units": ["archer"]}, "DB": {"units": ["archer"]}}
    assert marching(still(areas), "5C") == []
    assert marching(still(areas, ice=True), "5C") == ["move:DC:footman"]
    mountain = {"7B": {"units": ["footman"]}, "3D": {"units": ["archer"]}, "7A": {"units": ["archer"]}}
    assert marching(still(mountain, ice=True), "7C") == []


@pytest.mark.rule("RW-227", "RW-911")
def test_cards_open_borders_for_the_current_player() -> None:
    areas = {"7B": {"units": ["footman"]}, "3D": {"units": ["archer"]}, "7A": {"units": ["archer"]}}
    assert marching(still(areas, memory={"mountain": True}), "7C") == ["move:7B:footman"]
    assert marching(still(areas, memory={"water": True}), "7C") == []


@pytest.mark.rule("RW-220", "RW-234")
def test_routed_units_stay() -> None:
    state = still({"1B": {"units": ["footman-routed", "bowman"]}})
    assert marching(state, "1A") == ["move:1B:bowman"]


@pytest.mark.rule("RW-221", "RW-222")
def test_units_leave_no_area_with_an_own_token_but_pass_it() -> None:
    areas = {
        "5A": {"units": ["footman"]},
        "5B": {"units": ["bowman"], "activated": [0]},
        "DA": {"units": ["knight"], "activated": [1]},
    }
    state = still(areas)
    assert marching(state, "5D") == ["move:5A:footman", "move:DA:knight"]


@pytest.mark.rule("RW-235")
def test_the_board_of_the_placing_of_the_token_counts() -> None:
    state = still({"5A": {"units": ["footman"]}, "DA": {"units": ["knight"]}})
    through = mask_of(passable_areas(state, 0))
    origins = origin_areas(state, 0)
    state.units[AREA_NUMBER["5A"]] = [*state.units[AREA_NUMBER["5A"]], 16 * 10]
    state.units[AREA_NUMBER["5A"]].remove(10)
    codes = reachable_units(state, 0, AREA_NUMBER["5B"], through, origins, 0, True)
    assert [VOCABULARY.key(code) for code in codes] == ["move:5A:beastman", "move:DA:knight"]


@pytest.mark.rule("RW-236")
def test_allied_neutrals_wait_for_a_unit_of_their_allys_colour() -> None:
    state = still({"1A": {"units": ["footman", "beastman"]}})
    assert marching(state, "7A", allies=False) == ["move:1A:footman"]
    assert marching(state, "7A") == ["move:1A:footman", "move:1A:beastman"]


@pytest.mark.rule("RW-236", "RW-155")
def test_allied_neutrals_alone_reach_friendly_areas_only() -> None:
    areas = {"5B": {"stronghold": {"seat": 0}, "units": ["beastman"]}, "1A": {"units": ["footman-routed"]}}
    assert reached(still(areas)) == ["1A", "DA", "DB", "DC"]


@pytest.mark.rule("RW-155")
def test_a_unit_does_not_march_into_its_own_area() -> None:
    state = still({"DB": {"units": ["footman"]}})
    assert reached(state) == ["5A", "5B", "5C", "DA", "DC"]


@pytest.mark.rule("RW-713")
def test_joined_portals_are_one_step_without_a_border() -> None:
    areas = {"5A": {"units": ["footman"], "exploration": PORTAL}, "3A": {"exploration": PORTAL}}
    state = still(areas, {"influence": 1}, options={"exploration": True})
    joined = payable_portals(state, 0)
    assert marching(state, "3B") == []
    assert marching(state, "3B", joined) == ["move:5A:footman"]
    assert "LC" in reached(state, joined)
    assert "LC" not in reached(state)


@pytest.mark.rule("RW-713")
@pytest.mark.parametrize(
    ("influence", "second", "memory"),
    [
        (0, PORTAL, {}),
        (1, {"token": "magic_portal", "up": False}, {}),
        (1, PORTAL, {"portal": True}),
    ],
)
def test_portals_cannot_be_paid_for(influence: int, second: dict[str, Any], memory: dict[str, Any]) -> None:
    areas = {"5A": {"exploration": PORTAL}, "3A": {"exploration": second}}
    state = still(areas, {"influence": influence}, options={"exploration": True}, memory=memory)
    assert payable_portals(state, 0) == 0


@pytest.mark.rule("RW-713")
def test_a_single_portal_leads_nowhere() -> None:
    state = still({"5A": {"exploration": PORTAL}}, options={"exploration": True})
    assert portals(state) == 0


@pytest.mark.rule("RW-103")
def test_the_truce_keeps_units_out_of_areas_of_others() -> None:
    state = still({"7C": {"units": ["footman"]}}, season_card="spr8", season="spring")
    forbidden = [name for name in ("LA", "7D", "7C", "DA") if truce_forbids(state, 0, AREA_NUMBER[name])]
    assert forbidden == ["LA"]
    assert not truce_forbids(still({}), 0, AREA_NUMBER["LA"])


@pytest.mark.rule("RW-224", "RW-425", "RW-227")
def test_heroes_step_into_any_area_over_an_open_border() -> None:
    areas = {"3C": {"activated": [0]}, "3A": {"units": ["archer"]}, "LC": {}}
    state = still(areas, heroes={"hero_vyrah": {"seat": 0, "area": "3C"}})
    assert hero_areas(state, "hero_vyrah") == ["3A", "3B", "3D", "7C", "LC"]


@pytest.mark.rule("RW-227")
def test_ronan_crosses_water() -> None:
    state = still({}, heroes={"hero_ronan": {"seat": 0, "area": "3C"}})
    assert "LA" in hero_areas(state, "hero_ronan")


@pytest.mark.rule("RW-501")
@pytest.mark.parametrize(("origin", "area", "shown"), [("3C", "LA", True), ("3C", "3D", False)])
def test_a_pegasus_feather_is_shown_when_it_is_needed(origin: str, area: str, shown: bool) -> None:
    state = still({}, heroes={"hero_vyrah": {"seat": 0, "area": origin, "rewards": ["pegasus_feather"]}})
    assert area in hero_areas(state, "hero_vyrah")
    move_hero(state, HEROES.index("hero_vyrah"), AREA_NUMBER[area], 1, 0)
    position = state.position()
    assert position["heroes"]["hero_vyrah"]["area"] == area
    assert (position["open_rewards"] == ["pegasus_feather"]) == shown


@pytest.mark.rule("RW-804", "RW-714")
def test_heroes_march_two_areas_through_anything_but_a_dungeon() -> None:
    heroes = {
        "hero_vyrah": {"seat": 0, "area": "3A"},
        "hero_andira": {"seat": 0, "area": "3B", "routed": True},
        "hero_valadir": {"seat": 0, "area": "5B"},
    }
    areas: dict[str, Any] = {"LC": {"units": ["archer"]}, "3C": {"units": ["beastman"]}}
    state = still(areas, heroes=heroes, options={"revised": True})
    codes = reachable_heroes(state, 0, AREA_NUMBER["LA"], 0)
    assert [VOCABULARY.key(code) for code in codes] == ["move:3A:hero_vyrah"]
    areas["LC"] = {"exploration": {"token": "dungeon", "up": True}}
    stopped = still(areas, heroes=heroes, options={"revised": True, "exploration": True})
    assert reachable_heroes(stopped, 0, AREA_NUMBER["LA"], 0) == []
