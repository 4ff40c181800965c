"""What follows a battle: W-B5, events of the turn, elimination, strongholds that change hands (RW-339, RW-636)."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.table import area, asked, by_default, options, play, rule_against, seat, turn, units
from games.runewars.war import battle
from rulewright import State

FRIEND = {"1B": {"units": ["footman"]}, "3C": {"units": ["archer"]}}
COMMANDER = {"title_commander": {"seat": 0, "influence": 1}}


def over(own: list[str], enemy: list[str], **fields: Any) -> State:
    """A battle at the count; both sides have one place to retreat to."""
    areas = {**FRIEND, **fields.pop("areas", {})}
    return battle(own, enemy, step="count", areas=areas, **fields)


def event_of(state: State) -> list[str]:
    events: list[str] = state.position()["turn"]["events"]
    return events


@pytest.mark.rule("RW-557")
def test_to_the_victor_rewards_whoever_wins_and_copies_add_up() -> None:
    cards = {"tactics": ["levy"] * 2 + ["ambush"] * 2}
    state = over(["footman"] * 2, ["archer"], frame={"victor_cards": 2}, decks=cards)
    assert (seat(state, 0)["influence"], len(seat(state, 0)["fresh"])) == (3 + 4, 4)
    state = over(["footman"], ["archer"], frame={"victor_cards": 1}, decks=cards)
    assert (seat(state, 1)["influence"], len(seat(state, 1)["tactics"])) == (4 + 2, 2)
    state = over(["footman"], ["beastman"], neutral=True, frame={"victor_cards": 1}, decks=cards)
    assert [len(seat(state, number)["tactics"]) for number in (0, 1)] == [0, 0]


@pytest.mark.rule("RW-308", "RW-557")
def test_a_called_off_battle_has_no_victor() -> None:
    frame = {"victor_cards": 1, "cancelled": True}
    state = battle(["footman"] * 2, [], step="called_off", frame=frame, titles=COMMANDER)
    assert seat(state, 0)["tactics"] == []
    assert units(state, "3D") == ["footman", "footman"]


@pytest.mark.rule("RW-560")
def test_the_lord_commander_draws_a_card_for_each_victory_as_the_attacker() -> None:
    state = over(["footman"] * 2, ["archer"], titles=COMMANDER)
    assert len(seat(state, 0)["tactics"]) == 1
    assert over(["footman"], ["archer"], titles=COMMANDER).position()["seats"][0]["tactics"] == []


@pytest.mark.rule("RW-560", "RW-903")
def test_the_lord_commander_may_pay_three_tactics_cards_for_a_dragon_rune_once_a_turn() -> None:
    hand: Any = ({"tactics": ["levy", "levy", "ambush"]}, {})
    decks = {"tactics": ["stampede"]}
    state = over(["footman"] * 2, ["archer"], titles=COMMANDER, seats=hand, decks=decks)
    assert (asked(state), options(state)) == ("card_choice", ["title:title_commander", "pass"])
    assert by_default(state) == "pass"
    passed = play(state.copy(), "pass")
    assert len(seat(passed, 0)["tactics"]) == 4
    play(state, "title:title_commander")
    assert sorted(options(state)) == ["discard:ambush", "discard:levy", "discard:stampede"]
    play(state, "discard:levy", "discard:levy", "discard:ambush")
    assert seat(state, 0)["tactics"] == ["stampede"]
    assert asked(state) == "place_dragon"
    assert state.position()["turn"]["used"] == ["title_commander"]


@pytest.mark.rule("RW-560")
def test_the_trade_needs_an_enemy_player_and_is_not_offered_twice() -> None:
    hand: Any = ({"tactics": ["levy", "levy", "ambush"]}, {})
    state = over(["footman"] * 2, ["beastman"], neutral=True, titles=COMMANDER, seats=hand)
    play(state, by_default(state))
    assert (units(state, "3D"), len(seat(state, 0)["tactics"])) == (["footman"] * 2, 4)
    assert asked(state) != "card_choice"
    empty: Any = {"dragon": 0, "false": 17}
    state = over(["footman"] * 2, ["archer"], titles=COMMANDER, seats=hand, rune_supply=empty)
    assert (units(state, "3D"), len(seat(state, 0)["tactics"])) == (["footman"] * 2, 4)
    assert asked(state) != "card_choice"
    after = {"name": "after_battle", "area": "3D", "att": 0, "def": 1, "winner": "att", "step": "trade"}
    again = turn(
        3, FRIEND, *hand, step="between", inner=[after], titles=COMMANDER, memory={"used": ["title_commander"]}
    )
    assert asked(again) != "card_choice"


@pytest.mark.rule("RW-551")
def test_discouraging_defeat_is_claimed_right_after_a_battle_won_as_the_defender() -> None:
    evil: Any = ({}, {"faction": "uthuk", "objective": "obj_e1"})
    areas = {"3C": {"units": ["berserker"]}}
    state = over(["footman"], ["berserker"], seats=evil, areas=areas)
    assert (asked(state), state.waiting, by_default(state)) == ("claim_objective_now", (1,), "claim")
    kept = play(state.copy(), "keep")
    assert seat(kept, 1)["objective"] == "obj_e1"
    play(state, "claim")
    assert (asked(state), state.waiting) == ("place_dragon", (1,))
    assert seat(state, 1)["objective"] is None
    lost = over(["footman"] * 2, ["berserker"], seats=evil, areas=areas)
    assert asked(lost) != "claim_objective_now"


@pytest.mark.rule("RW-552")
def test_the_turn_remembers_a_bloody_victory() -> None:
    four = {"killed": ["archer"] * 4}
    hand: Any = ({"tactics": ["levy"]}, {})
    areas = {"DA": {"stronghold": {"seat": 0}}}
    assert event_of(over(["footman"] * 2, ["archer"], deft=four, seats=hand, areas=areas)) == ["bloodletting"]
    assert event_of(over(["footman"], ["archer"], deft=four, seats=hand, areas=areas)) == []
    assert event_of(over(["footman"] * 2, ["beastman"], neutral=True, deft=four, seats=hand, areas=areas)) == []
    three = {"killed": ["archer"] * 3}
    trapped = {**areas, "3D": {"units": ["archer-routed"]}}
    state = over(["footman"] * 2, ["archer"], deft=three, seats=hand, areas=trapped)
    assert event_of(state) == ["bloodletting"]


@pytest.mark.rule("RW-552", "RW-371")
def test_units_that_could_not_retreat_count_as_destroyed() -> None:
    enclosed = {name: {"units": ["footman"]} for name in ("7C", "LB", "LC", "3C")}
    hand: Any = ({"tactics": ["levy"]}, {})
    areas = {**enclosed, "7D": {"units": ["beastman"]}, "DA": {"stronghold": {"seat": 0}}}
    state = battle(["footman"] * 5, ["archer"] * 4, step="count", place="LA", areas=areas, seats=hand)
    assert event_of(state) == ["bloodletting"]


@pytest.mark.rule("RW-552")
def test_the_turn_remembers_a_slain_giant_and_a_fallen_stronghold() -> None:
    hand: Any = ({"tactics": ["levy"]}, {})
    areas = {"DA": {"stronghold": {"seat": 0}}}
    slain = over(["footman"], ["archer"], deft={"killed": ["giant"]}, seats=hand, areas=areas)
    assert event_of(slain) == ["giantslayer"]
    fallen = battle(
        ["footman"] * 6, [], step="count", place="3A", seats=hand, areas={"3A": {"stronghold": {"seat": 1}}, **areas}
    )
    play(fallen, "none")
    assert event_of(fallen) == ["walls"]


@pytest.mark.rule("RW-636", "RW-635", "RW-637")
def test_a_player_without_areas_is_eliminated_after_the_battle() -> None:
    taken = {"LB": {"units": ["footman"]}, "LC": {"units": ["footman"]}, "7C": {"units": ["footman"]}}
    # Before W-T3: the attacker is not asked about his card any more.
    hand: Any = ({"tactics": ["levy"]}, {})
    taken["DA"] = {"stronghold": {"seat": 0}}  # type: ignore[dict-item]
    state = battle(["footman"], [], step="count", place="LA", areas=taken, seats=hand)
    assert state.over
    assert state.result is not None and state.result["reason"] == "last player"


@pytest.mark.rule("RW-339", "RW-308")
def test_a_stronghold_left_in_a_tactical_retreat_keeps_its_side() -> None:
    frame = {"name": "take_over", "seat": 0, "area": "3A", "damaged": True}
    state = turn(3, {"3A": {"units": ["footman"]}}, step="between", inner=[frame])
    assert options(state) == ["place", "none"]
    assert rule_against(state, "remove:DA") == "RW-339"
    play(state, "place")
    assert area(state, "3A")["stronghold"] == {"seat": 0, "damaged": True}
