"""Routs, damage, retreats and the limit of eight (RW-350 to RW-378, RW-601)."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.table import asked, by_default, options, play, rule_against, turn, units
from games.runewars.war import battle, fighting, innermost
from rulewright import State
from rulewright.games.runewars.battle.retreat_and_limits import retreat_areas
from rulewright.games.runewars.content import AREA_NUMBER, LABEL_NUMBER
from rulewright.games.runewars.ids import AREAS


def routs(own: list[str], number: int, enemy: list[str] | None = None, **fields: Any) -> State:
    """The attacker suffers routs at the end of the last round."""
    above = [{"name": "routs", "side": "att", "n": number}]
    return battle(own, enemy or ["archer"], step="discard", frame={"round": 5}, above=above, **fields)


def damage(enemy: list[str], number: int, mode: str = "plain", **fields: Any) -> State:
    """The defender suffers damage at the end of the last round."""
    above = [{"name": "damage", "side": "def", "n": number, "mode": mode}]
    factions = fields.pop("factions", ("latari", "daqan"))
    return battle(["archer"] * 6, enemy, step="discard", frame={"round": 5}, above=above, factions=factions, **fields)


def retreating(labels: list[str], place: str, areas: dict[str, Any], seat: int | None = 0, **fields: Any) -> State:
    """Units of a seat, or unallied neutrals, retreat from an area in the turn of seat 0."""
    frame = {"name": "retreat", "seat": seat, "decider": 1 if seat is None else seat, "in_hand": labels, "area": place}
    return turn(3, areas, step="last", inner=[{**frame, **fields.pop("frame", {})}], **fields)


# Routs


@pytest.mark.rule("RW-351")
def test_an_undamaged_standing_unit_is_routed_before_a_damaged_one() -> None:
    state = routs(["footman", "bowman", "knight-d1", "footman-routed"], 3)
    assert state.waiting == (0,)
    assert options(state) == ["rout:bowman", "rout:footman"]
    assert rule_against(state, "rout:knight-d1") == "RW-351"
    assert rule_against(state, "rout:footman-routed") == "RW-352"
    assert rule_against(state, "rout:archer") == "RW-351"
    play(state, "rout:bowman")
    assert fighting(state)["totals"] == [0, 1]
    assert innermost(state)["in_hand"] == ["bowman-routed", "footman-routed", "footman-routed", "knight-routed-d1"]


@pytest.mark.rule("RW-352")
def test_routs_without_a_standing_unit_are_lost() -> None:
    state = routs(["footman", "footman-routed"], 5)
    assert innermost(state)["in_hand"] == ["footman-routed", "footman-routed"]


@pytest.mark.rule("RW-351")
def test_the_default_rout_hits_the_latest_type_that_has_drawn() -> None:
    state = routs(["footman", "bowman", "siege_tower"], 1, att={"drawn": ["bowman", "footman"]})
    assert by_default(state) == "rout:footman"


@pytest.mark.rule("RW-350", "RW-013")
def test_a_routed_unit_keeps_its_damage_in_the_battle() -> None:
    state = routs(["knight-d1"], 1)
    assert innermost(state)["in_hand"] == ["knight-routed-d1"]


# Damage


@pytest.mark.rule("RW-355", "RW-356")
def test_damage_goes_on_damaged_units_then_standing_then_routed_ones() -> None:
    state = damage(["knight", "siege_tower-d1", "footman-routed", "knight-routed-d1"], 5)
    # Two points destroy the Siege Tower, two the standing Knight; the last one the damaged Knight that is routed.
    assert fighting(state)["def"]["killed"] == ["knight", "knight", "siege_tower"]
    assert innermost(state)["in_hand"] == ["footman-routed"]


@pytest.mark.rule("RW-355")
def test_the_owner_chooses_among_standing_undamaged_units() -> None:
    state = damage(["knight", "footman", "footman-routed"], 1)
    assert state.waiting == (1,)
    assert options(state) == ["damage:footman", "damage:knight"]
    assert rule_against(state, "damage:footman-routed") == "RW-355"
    assert rule_against(state, "damage:bowman") == "RW-355"


@pytest.mark.rule("RW-355")
def test_the_default_damage_goes_on_a_unit_that_has_drawn() -> None:
    state = damage(["knight", "footman", "bowman"], 1, deft={"drawn": ["knight"]})
    assert by_default(state) == "damage:knight"


@pytest.mark.rule("RW-356", "RW-609")
def test_a_unit_with_as_much_damage_as_health_is_destroyed_at_once() -> None:
    state = damage(["siege_tower-d2", "footman", "bowman-routed"], 2)
    assert fighting(state)["def"]["killed"] == ["footman", "siege_tower"]
    assert innermost(state)["in_hand"] == ["bowman-routed"]


@pytest.mark.rule("RW-355")
def test_surplus_damage_is_lost() -> None:
    state = damage(["footman"], 9, areas={"3C": {"units": ["footman"]}})
    assert units(state, "3D") == ["archer"] * 6
    assert units(state, "3C") == ["footman"]


@pytest.mark.rule("RW-357")
def test_concentrated_fire_must_hit_a_unit_of_two_health_even_if_routed() -> None:
    state = damage(["footman", "knight-routed"], 1, "tough")
    assert fighting(state)["def"]["killed"] == []
    assert innermost(state)["in_hand"] == ["footman", "knight-routed-d1"]
    state = damage(["footman", "knight", "siege_tower", "knight-routed"], 1, "tough")
    assert options(state) == ["damage:knight", "damage:siege_tower"]
    assert rule_against(state, "damage:footman") == "RW-357"
    state = damage(["footman", "bowman"], 1, "tough")
    assert options(state) == ["damage:bowman", "damage:footman"]


@pytest.mark.rule("RW-357")
def test_valiant_strike_hits_a_survivor_again() -> None:
    state = damage(["siege_tower", "footman"], 1, "strike")
    play(state, "damage:siege_tower")
    assert innermost(state)["in_hand"] == ["footman", "siege_tower-d2"]
    state = damage(["siege_tower", "footman"], 1, "strike")
    play(state, "damage:footman")
    assert innermost(state)["in_hand"] == ["siege_tower"]


@pytest.mark.rule("RW-357")
def test_rend_hits_one_unit_twice_if_one_can_take_both() -> None:
    state = damage(["footman", "knight", "siege_tower"], 2, "rend")
    assert options(state) == ["damage:knight", "damage:siege_tower"]
    play(state, "damage:siege_tower")
    assert innermost(state)["in_hand"] == ["footman", "knight", "siege_tower-d2"]
    state = damage(["footman", "knight-d1", "bowman-routed"], 2, "rend")
    assert fighting(state)["def"]["killed"] == ["footman", "knight"]


@pytest.mark.rule("RW-358", "RW-340")
def test_damage_is_gone_after_the_battle() -> None:
    state = battle(["siege_tower-d2"] * 2, ["archer"], step="count", areas={"3C": {"units": ["archer"]}})
    assert units(state, "3D") == ["siege_tower", "siege_tower"]


# Where units retreat to


def where(state: Any, seat: int, labels: list[str], place: str, friendly_only: bool = False) -> list[str]:
    numbers = [LABEL_NUMBER[label] for label in labels]
    return [AREAS[at] for at in retreat_areas(state, seat, numbers, AREA_NUMBER[place], friendly_only)]


@pytest.mark.rule("RW-371", "RW-006")
def test_friendly_areas_come_before_empty_ones_even_if_full() -> None:
    state = retreating(["footman"], "3D", {"7A": {"units": ["footman"] * 8}, "3C": {"units": ["beastman"]}})
    assert where(state, 0, ["footman"], "3D") == ["7A"]
    assert where(state, 1, ["archer"], "3D") == ["1B", "3B", "7B", "7C"]
    assert where(state, 1, ["archer"], "3D", True) == []


@pytest.mark.rule("RW-372", "RW-226", "RW-109")
def test_borders_stop_retreating_units_that_do_not_fly() -> None:
    state = retreating(["archer"], "7B", {}, seat=1)
    assert where(state, 1, ["archer"], "7B") == ["3D", "7A"]
    assert where(state, 1, ["pegasus_rider"], "7B") == ["3D", "7A", "7C"]
    assert rule_against(state, "to:7C") == "RW-372"
    assert rule_against(state, "to:5A") == "RW-370"
    winter = retreating(["archer"], "1A", {}, seat=1, season="winter", season_card="win3")
    assert "5C" in where(winter, 1, ["archer"], "1A")


@pytest.mark.rule("RW-373")
def test_a_mixed_group_uses_the_first_list_that_is_not_empty() -> None:
    friendly = {"7C": {"units": ["archer"]}}
    both = ["archer", "pegasus_rider"]
    state = retreating(both, "7B", {**friendly, "3D": {"units": ["berserker"]}}, seat=1)
    assert where(state, 1, both, "7B") == ["7A"]
    closed = {**friendly, "3D": {"units": ["footman"]}, "7A": {"units": ["beastman"]}}
    state = retreating(both, "7B", closed, seat=1)
    assert units(state, "7C") == ["archer", "pegasus_rider-routed"]


@pytest.mark.rule("RW-374", "RW-268")
def test_unallied_neutrals_retreat_to_empty_or_neutral_areas_chosen_by_the_left_player() -> None:
    state = retreating(["beastman", "giant-routed"], "7D", {"7C": {"units": ["dragon"] * 4 + ["sorcerer"] * 6}}, None)
    assert units(state, "7C") == ["beastman-routed", *["dragon"] * 4, "giant-routed", *["sorcerer"] * 6]
    state = retreating(["beastman"], "3C", {"3D": {"units": ["footman"]}}, None)
    assert (asked(state), state.waiting) == ("neutral_retreat_area", (1,))
    assert options(state) == ["to:3A", "to:3B", "to:7C"]
    assert rule_against(state, "to:3D") == "RW-374"
    assert rule_against(state, "to:LC") == "RW-374"


@pytest.mark.rule("RW-371", "RW-374")
def test_units_that_cannot_retreat_are_destroyed() -> None:
    state = retreating(["footman"], "7D", {"7C": {"units": ["archer"]}})
    assert all(row["units"] in ([], ["archer"]) for row in state.position()["areas"].values())
    state = retreating(["beastman"], "7D", {"7C": {"units": ["archer"]}}, None)
    assert units(state, "7C") == ["archer"]


@pytest.mark.rule("RW-370", "RW-222")
def test_retreating_units_arrive_routed_in_activated_areas_too_and_no_token_is_placed() -> None:
    state = retreating(["footman", "knight-d1"], "3D", {"7A": {"units": ["footman"], "activated": [0]}})
    assert units(state, "7A") == ["footman", "footman-routed", "knight-routed"]
    assert state.position()["areas"]["3D"]["activated"] == []


@pytest.mark.rule("RW-371")
def test_the_default_retreat_goes_where_most_room_is() -> None:
    areas = {"7A": {"units": ["footman"] * 3}, "1B": {"units": ["footman"]}, "3C": {"units": ["knight"] * 2}}
    assert by_default(retreating(["footman"], "3D", areas)) == "to:1B"


@pytest.mark.rule("RW-916")
def test_the_area_of_an_unresolved_battle_takes_nobody_in() -> None:
    state = battle(["footman"], ["beastman"], neutral=True, seats=({"tactics": ["to_the_victor"]}, {}))
    assert asked(state) == "battle_start_attacker"
    assert "3D" not in where(state, -1, ["beastman"], "3C")


@pytest.mark.rule("RW-264", "RW-378")
def test_allied_neutrals_retreat_with_their_ally_and_go_free_in_an_empty_area() -> None:
    state = battle(["beastman"], ["archer"] * 3, step="count")
    assert (asked(state), state.waiting) == ("retreat_area", (0,))
    play(state, "to:1B")
    assert units(state, "1B") == ["beastman-routed"]
    state = battle(["beastman"], ["archer"] * 3, step="count", areas={"1B": {"units": ["footman"]}})
    assert units(state, "1B") == ["footman", "beastman-routed"]


# The limit of eight


@pytest.mark.rule("RW-601", "RW-376", "RW-323")
def test_above_eight_units_after_a_retreat_any_units_there_are_destroyed() -> None:
    state = retreating(["footman"] * 2, "3D", {"7A": {"units": ["footman"] * 5 + ["knight"] * 2}})
    assert (asked(state), state.waiting) == ("limit_destroy", (0,))
    assert options(state) == ["destroy:footman", "destroy:footman-routed", "destroy:knight"]
    assert by_default(state) == "destroy:footman-routed"
    play(state, "destroy:knight")
    assert len(units(state, "7A")) == 8
    assert asked(state) != "limit_destroy"


@pytest.mark.rule("RW-601", "RW-262")
def test_allied_neutrals_count_for_the_limit_and_unallied_ones_do_not() -> None:
    limit = {"name": "limit", "seat": 0, "area": "7A", "max": 8}
    state = turn(3, {"7A": {"units": ["footman"] + ["beastman"] * 8}}, step="last", inner=[limit])
    assert options(state) == ["destroy:footman", "destroy:beastman"]
    play(state, "destroy:footman")
    assert units(state, "7A") == ["beastman"] * 8


@pytest.mark.rule("RW-601", "RW-261", "RW-957")
def test_allies_whose_last_companion_is_destroyed_for_the_limit_still_go_down_to_eight() -> None:
    limit = {"name": "limit", "seat": 0, "area": "7A", "max": 8}
    state = turn(3, {"7A": {"units": ["footman"] + ["beastman"] * 8 + ["razorwing"]}}, step="last", inner=[limit])
    play(state, "destroy:footman")
    assert (asked(state), state.waiting) == ("limit_destroy", (0,))
    assert options(state) == ["destroy:beastman", "destroy:razorwing"]
    play(state, "destroy:beastman")
    assert units(state, "7A") == ["beastman"] * 7 + ["razorwing"]
    assert asked(state) != "limit_destroy"


@pytest.mark.rule("RW-377", "RW-371")
def test_a_single_unit_that_can_go_nowhere_is_destroyed_on_its_own_side() -> None:
    state = battle(
        ["knight", "footman-routed"],
        ["sorceress", "archer"],
        step="specials_def",
        place="7D",
        areas={"7C": {"units": ["archer"]}, "LA": {"units": ["archer"]}},
        att={"drawn": ["knight", "footman"]},
        deft={"type": "sorceress", "drawn": ["archer", "sorceress"]},
        frame={"round": 3, "specials": 1},
        seats=({}, {"tactics": ["hold_the_line"]}),
    )
    assert asked(state) == "battle_round_card"
    assert (fighting(state)["att"]["killed"], fighting(state)["def"]["killed"]) == (["knight"], [])
    assert fighting(state)["att"]["units"] == ["footman-routed"]


@pytest.mark.rule("RW-308", "RW-373")
def test_a_tactical_retreat_goes_to_a_friendly_area_that_only_some_can_enter() -> None:
    # Only the Pegasus Rider crosses the mountains to 7C; 7A is empty and not allowed.
    hand: Any = ({}, {"tactics": ["tactical_retreat"]})
    state = battle(
        ["footman"], ["archer", "pegasus_rider"], place="7B", seats=hand, areas={"7C": {"units": ["archer"]}}
    )
    play(state, "play:tactical_retreat")
    assert units(state, "7C") == ["archer", "pegasus_rider-routed"]
    assert (units(state, "7A"), units(state, "3D"), units(state, "7B")) == ([], [], ["footman"])


@pytest.mark.rule("RW-377")
def test_a_single_unit_leaves_the_battle_without_damage() -> None:
    state = battle(
        ["knight-d1", "footman"],
        ["sorceress", "archer"],
        step="specials_def",
        att={"drawn": ["knight", "footman"]},
        deft={"type": "sorceress", "drawn": ["archer", "sorceress"]},
        frame={"round": 3, "specials": 1},
    )
    assert (asked(state), state.waiting) == ("special_target", (0,))
    play(state, "retreat:knight-d1", "to:1B")
    assert units(state, "1B") == ["footman-routed", "knight-routed"]
