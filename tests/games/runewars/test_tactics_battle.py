"""Tactics cards of battles and Sir Valadir (CONTENT.md sections 10 and 15)."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.table import area, asked, options, play, rule_against, seat, turn, units
from rulewright import State


def battle(
    attackers: list[str], defenders: list[str] | None, step: str = "start", place: str = "3D", **fields: Any
) -> State:
    """Seat 0 attacks with Conquer, and neutral units defend if `defenders` is None.

    `attacker_hand` and `defender_hand` are Tactics cards; `frame` adds to the battle.
    """
    first = {"tactics": fields.pop("attacker_hand", [])}
    second = {"tactics": fields.pop("defender_hand", [])}
    sides = {
        "att": {"seat": 0, "units": attackers},
        "def": {"seat": None, "units": ["beastman"]} if defenders is None else {"seat": 1, "units": defenders},
    }
    frame = {"name": "battle", "step": step, "area": place, **sides, **fields.pop("frame", {})}
    return turn(
        3,
        fields.pop("areas", {}),
        first,
        second,
        step="between",
        inner=[frame],
        memory={"battles": 1},
        decks={"fate": list(range(1, 31)), **fields.pop("decks", {})},
        **fields,
    )


def fighting(state: State) -> dict[str, Any]:
    """The battle in progress."""
    frames: list[dict[str, Any]] = state.position()["pending"]
    return next(frame for frame in frames if frame["name"] == "battle")


@pytest.mark.rule("RW-308", "RW-371")
def test_tactical_retreat_calls_the_battle_off_and_loses_the_routed_units() -> None:
    areas = {"3C": {"units": ["archer"]}, "3D": {"units": ["archer-routed"]}}
    state = battle(["footman"], ["archer", "warrior"], defender_hand=["tactical_retreat"], areas=areas)
    assert state.waiting == (1,)
    play(state, "play:tactical_retreat")
    assert units(state, "3C") == ["archer", "archer-routed", "warrior-routed"]
    assert units(state, "3D") == ["footman"]
    assert state.position()["discards"]["tactics"] == ["tactical_retreat"]


@pytest.mark.rule("RW-308", "RW-371")
def test_tactical_retreat_without_a_friendly_neighbour_destroys_the_units() -> None:
    state = battle(["footman"], ["archer"], defender_hand=["tactical_retreat"])
    play(state, "play:tactical_retreat")
    assert units(state, "3D") == ["footman"]
    assert all("archer" not in label for name in ("1B", "3B", "3C", "7A", "7B", "7C") for label in units(state, name))


@pytest.mark.rule("RW-308", "RW-339", "RW-400")
def test_tactical_retreat_leaves_the_stronghold_to_the_attacker_with_the_same_side_up() -> None:
    walls = {"stronghold": {"seat": 1}, "development": "diplomacy"}
    areas = {"3A": walls, "LC": {"units": []}}
    state = battle(["footman"], ["archer"], place="3A", defender_hand=["tactical_retreat"], areas=areas)
    play(state, "play:tactical_retreat")
    assert state.waiting == (0,)
    assert options(state) == ["place", "none"]
    taken = play(state.copy(), "place")
    assert area(taken, "3A")["stronghold"] == {"seat": 0, "damaged": False}
    assert area(taken, "3A")["development"] is None
    play(state, "none")
    assert area(state, "3A")["stronghold"] is None
    assert units(state, "LC") == ["archer-routed"]


@pytest.mark.rule("RW-305")
def test_tactical_retreat_is_for_the_defender() -> None:
    state = battle(["footman"], ["archer"], attacker_hand=["tactical_retreat", "to_the_victor"])
    assert options(state) == ["play:to_the_victor", "pass"]
    assert rule_against(state, "play:tactical_retreat") == "RW-324"


@pytest.mark.rule("RW-355", "RW-357")
def test_summon_lightning_deals_four_damage_to_the_other_side() -> None:
    state = battle(
        ["footman"], ["archer", "archer", "warrior", "warrior"], attacker_hand=["summon_lightning", "to_the_victor"]
    )
    play(state, "play:summon_lightning")
    assert state.waiting == (1,)
    play(state, "damage:warrior", "damage:archer")
    assert fighting(state)["def"]["units"] == ["archer", "warrior"]
    state = battle(["footman"] * 3 + ["knight"], ["archer"], defender_hand=["summon_lightning", "to_the_victor"])
    play(state, "play:summon_lightning")
    assert state.waiting == (0,)
    play(state, "damage:footman", "damage:footman", "damage:knight")
    assert fighting(state)["att"]["units"] == ["footman"]


@pytest.mark.rule("RW-277", "RW-357")
def test_the_player_left_of_the_attacker_assigns_for_neutral_units() -> None:
    sides = {"def": {"seat": None, "units": ["beastman", "giant"]}}
    state = battle(["footman"], None, attacker_hand=["summon_lightning"], frame=sides)
    play(state, "play:summon_lightning")
    assert state.waiting == (1,)
    assert options(state) == ["damage:beastman", "damage:giant"]


@pytest.mark.rule("RW-305")
def test_summon_lightning_needs_somebody_to_strike() -> None:
    state = battle(
        ["footman"], [], attacker_hand=["summon_lightning", "ambush"], areas={"3D": {"stronghold": {"seat": 1}}}
    )
    assert rule_against(state, "play:summon_lightning") == "RW-555"


@pytest.mark.rule("RW-321", "RW-324", "RW-917")
def test_rally_cry_stands_up_to_four_units_routed_before_the_battle() -> None:
    areas = {"3D": {"units": ["archer-routed"] * 3 + ["warrior-routed"] * 2}}
    state = battle(["footman"], ["archer"], defender_hand=["rally_cry"], areas=areas)
    play(state, "play:rally_cry")
    assert options(state) == ["stand:archer-routed", "stand:warrior-routed", "done"]
    play(state, "stand:archer-routed", "stand:warrior-routed", "stand:warrior-routed")
    assert options(state) == ["stand:archer-routed", "done"]
    assert fighting(state)["def"]["units"] == ["archer"]
    play(state, "stand:archer-routed")
    assert fighting(state)["def"]["units"][-2:] == ["warrior", "warrior"]
    assert units(state, "3D") == ["archer-routed"]


@pytest.mark.rule("RW-321", "RW-324")
def test_rally_cry_stands_units_up_at_the_beginning_of_a_round_of_either_side() -> None:
    routed = {"seat": 0, "units": ["footman", "footman-routed", "knight-routed-d1"], "drawn": ["knight"]}
    state = battle([], ["archer"], step="round", attacker_hand=["rally_cry"], frame={"att": routed, "round": 2})
    assert asked(state) == "battle_round_card"
    play(state, "play:rally_cry")
    assert options(state) == ["stand:footman-routed", "stand:knight-routed-d1", "done"]
    play(state, "stand:knight-routed-d1", "done")
    assert "knight-d1" in fighting(state)["att"]["units"]
    assert "knight" in fighting(state)["att"]["drawn"]


@pytest.mark.rule("RW-324")
def test_rally_cry_stands_units_up_after_the_last_round() -> None:
    routed = {"seat": 1, "units": ["archer-routed"], "drawn": ["archer"]}
    state = battle(["footman"], [], step="round", defender_hand=["rally_cry"], frame={"def": routed, "round": 5})
    assert state.waiting == (1,)
    play(state, "play:rally_cry", "stand:archer-routed")
    assert fighting(state)["totals"] == [1, 1]


@pytest.mark.rule("RW-324")
def test_rally_cry_may_stand_nobody() -> None:
    state = battle(["footman"], ["archer"], defender_hand=["rally_cry"], areas={"3D": {"units": ["archer-routed"]}})
    play(state, "play:rally_cry", "done")
    assert units(state, "3D") == ["archer-routed"]
    assert state.position()["discards"]["tactics"] == ["rally_cry"]


@pytest.mark.rule("RW-306")
def test_to_the_victor_pays_the_winner_and_copies_of_both_sides_add_up() -> None:
    deck = ["levy", "levy", "stampede", "sabotage", "ambush"]
    hands: dict[str, Any] = {"attacker_hand": ["to_the_victor"], "defender_hand": ["to_the_victor"]}
    state = battle(["footman"] * 3, [], place="LA", decks={"tactics": deck}, **hands)
    play(state, "play:to_the_victor", "play:to_the_victor")
    assert seat(state, 0)["influence"] == 3 + 4
    assert seat(state, 0)["tactics"] == ["stampede", "sabotage", "levy", "levy"]


@pytest.mark.rule("RW-311")
def test_ambush_makes_the_initiative_of_a_type_one() -> None:
    state = battle(["footman", "knight"], ["warrior"], attacker_hand=["ambush"])
    play(state, "play:ambush")
    assert options(state) == ["type:footman", "type:knight"]
    state = battle(["footman", "knight"], ["warrior"], attacker_hand=["ambush", "to_the_victor"])
    play(state, "play:ambush", "type:footman")
    assert fighting(state)["att"]["quick"] == ["footman"]
    state = battle(["footman"], ["archer", "warrior"], defender_hand=["ambush", "to_the_victor"])
    play(state, "play:ambush", "type:warrior")
    assert fighting(state)["def"]["quick"] == ["warrior"]


@pytest.mark.rule("RW-324", "RW-334")
def test_hold_the_line_strengthens_the_defender_after_the_last_round() -> None:
    state = battle(["footman"], ["archer"], step="round", defender_hand=["hold_the_line"], frame={"round": 5})
    assert state.waiting == (1,)
    play(state, "play:hold_the_line")
    assert fighting(state)["totals"] == [1, 3]


@pytest.mark.rule("RW-324")
def test_hold_the_line_has_one_moment_and_one_side() -> None:
    start = battle(["footman"], ["archer"], defender_hand=["hold_the_line", "to_the_victor"])
    assert rule_against(start, "play:hold_the_line") == "RW-324"
    routed = {"seat": 0, "units": ["footman-routed"]}
    attacker = battle(
        [], ["archer"], step="round", attacker_hand=["hold_the_line", "rally_cry"], frame={"att": routed, "round": 5}
    )
    assert rule_against(attacker, "play:hold_the_line") == "RW-324"


@pytest.mark.rule("RW-307")
def test_a_beaten_defender_of_open_land_plays_no_more_cards_but_that_of_a_stronghold_does() -> None:
    empty: dict[str, Any] = {"step": "round", "defender_hand": ["hold_the_line"], "frame": {"round": 5}}
    state = battle(["footman"], [], **empty)
    assert asked(state) != "battle_round_card"
    state = battle(["footman"] * 9, [], areas={"3A": {"stronghold": {"seat": 1}}}, place="3A", **empty)
    assert options(state) == ["play:hold_the_line", "pass"]
    state = battle(["footman"], [], place="LA", **empty)
    assert options(state) == ["play:hold_the_line", "pass"]


# Sir Valadir


def guarded(**fields: Any) -> State:
    """Sir Valadir guards routed Footmen; here seat 1 plays the Daqan Lords and seat 0 attacks with Archers."""
    areas = {"3D": {"units": ["footman-routed"] * 3}}
    heroes = {"hero_valadir": {"seat": 1, "area": "3D", **fields.pop("hero", {})}}
    frame = {
        "name": "battle",
        "area": "3D",
        "att": {"seat": 0, "units": ["archer"]},
        "def": {"seat": 1, "units": fields.pop("defenders", ["footman"])},
        **fields.pop("frame", {}),
    }
    rows = ({"faction": "latari"}, {"faction": "daqan", "tactics": ["to_the_victor"]})
    return turn(3, areas, *rows, step="between", inner=[frame], heroes=heroes, memory={"battles": 1}, **fields)


@pytest.mark.rule("RW-305", "RW-321")
def test_sir_valadir_stands_up_to_two_units_once_in_a_battle() -> None:
    state = guarded()
    assert options(state) == ["play:to_the_victor", "hero:hero_valadir", "pass"]
    play(state, "hero:hero_valadir")
    assert options(state) == ["stand:footman-routed", "done"]
    play(state, "stand:footman-routed", "stand:footman-routed")
    assert fighting(state)["def"]["units"] == ["footman"] * 3
    assert fighting(state)["valadir"] is True
    assert units(state, "3D") == ["footman-routed"]
    assert options(state) == ["play:to_the_victor", "pass"]
    assert rule_against(state, "hero:hero_valadir") == "RW-305"


@pytest.mark.rule("RW-305", "RW-307")
@pytest.mark.parametrize(
    "fields",
    [{"hero": {"routed": True}}, {"hero": {"area": "3C"}}, {"hero": {"seat": 0}}, {"frame": {"valadir": True}}],
)
def test_sir_valadir_must_stand_in_the_area_on_the_defenders_side(fields: dict[str, Any]) -> None:
    assert options(guarded(**fields)) == ["play:to_the_victor", "pass"]
