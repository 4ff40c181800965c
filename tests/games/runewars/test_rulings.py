"""The rulings that the table took where the books are silent (RW-950 to RW-961), and the Dungeons that one is about."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.heroes import is_over, quest_phase
from games.runewars.heroes import play as act
from games.runewars.table import asked, options, play, rule_against, seat, turn
from games.runewars.war import battle
from rulewright import State
from rulewright.games.runewars import GAME

STRONGHOLDS: dict[str, Any] = {"DA": {"stronghold": {"seat": 0}}, "5A": {"stronghold": {"seat": 0}}}
DUNGEON = {"exploration": {"token": "dungeon", "up": True}}
HIDDEN_DUNGEON = {"exploration": {"token": "dungeon", "up": False}}
EXPLORATION = {"exploration": True}

# Bonuses


@pytest.mark.rule("RW-950")
@pytest.mark.parametrize("order", [1, 2, 4, 5])
def test_bonuses_that_would_change_nothing_are_offered(order: int) -> None:
    nothing = {"influence": 0, "dials": {"food": 0, "wood": 0, "ore": 0}}
    state = turn(order, {}, nothing, step="offer")
    assert (asked(state), options(state)) == ("use_supremacy", ["bonus", "skip"])


@pytest.mark.rule("RW-950")
@pytest.mark.parametrize("order", [6, 7])
def test_bonuses_that_cannot_be_paid_are_not_offered(order: int) -> None:
    assert turn(order, STRONGHOLDS, {"influence": 0}, step="offer").waiting == (1,)
    assert options(turn(order, STRONGHOLDS, {"influence": 1}, step="offer")) == ["bonus", "skip"]


# Placing units and heroes


@pytest.mark.rule("RW-951")
def test_recruits_come_in_a_fixed_order_one_by_one() -> None:
    state = turn(5, STRONGHOLDS, {"dials": {"food": 7, "wood": 0, "ore": 0}}, used=[5, 8])
    play(state, "resource:food")
    came: list[str] = []
    while asked(state) == "recruit_place":
        units = {key.split(":")[1] for key in options(state)}
        assert len(units) == 1
        came += units
        play(state, options(state)[0])
        if state.waiting != (0,):
            break
    assert came == ["footman"] * 5 + ["knight"]


@pytest.mark.rule("RW-951")
def test_starting_units_come_in_a_fixed_order_one_by_one() -> None:
    state = GAME.new(players=2, options={"quick_map": True}, seed=b"fixed order")
    while asked(state) != "setup_place_unit":
        state.choose(state.waiting[0], options(state)[0])
    left = state.position()["pending"][-1]["units"]
    assert left == sorted(left, key=[unit.split(":")[1] for unit in GAME.vocabulary.keys if "place:" in unit].index)
    first, then = left[0], left[1]
    assert {key.split(":")[1] for key in options(state)} == {first}
    play(state, options(state)[0])
    assert state.position()["pending"][-1]["units"] == left[1:]
    assert {key.split(":")[1] for key in options(state)} == {then}


@pytest.mark.rule("RW-952")
def test_the_hero_deck_is_not_shuffled_when_no_card_goes_back() -> None:
    deck = ["hero_ronan", "hero_bogran", "hero_andira"]
    state = turn(6, STRONGHOLDS, {"influence": 1}, step="offer", decks={"heroes": deck})
    play(state, "bonus", "place:hero_ronan:DA")
    assert state.position()["decks"]["heroes"] == deck[1:]
    assert not [line for line in state.record() if line.get("chance") == "shuffle"]


# Battles


@pytest.mark.rule("RW-954")
def test_units_routed_in_the_battle_take_part_and_those_routed_before_do_not() -> None:
    hand: tuple[dict[str, Any], dict[str, Any]] = ({}, {"tactics": ["rally_cry"]})
    fallen = battle(["footman"], ["archer-routed"], "round", frame={"round": 2}, seats=hand)
    assert options(fallen) == ["play:rally_cry", "pass"]
    lying = {"3D": {"units": ["archer-routed"]}}
    before = battle(["footman"], [], "round", frame={"round": 2}, seats=hand, areas=lying)
    assert before.waiting != (1,) or "play:rally_cry" not in options(before)


@pytest.mark.rule("RW-954")
def test_sir_valadir_stands_nobody_up_for_a_defender_who_takes_no_part() -> None:
    """On open land with a unit in the battle he may be used, with none that takes part he may not."""
    lying = {"3D": {"units": ["archer-routed"]}}
    heroes = {"hero_valadir": {"seat": 1, "area": "3D"}}
    assert "hero:hero_valadir" in options(battle(["footman"], ["archer"], "window_def", areas=lying, heroes=heroes))
    assert asked(battle(["footman"], [], "window_def", areas=lying, heroes=heroes)) != "battle_start_defender"


@pytest.mark.rule("RW-954")
def test_an_attacker_without_units_plays_no_more_cards() -> None:
    hand: tuple[dict[str, Any], dict[str, Any]] = ({"tactics": ["rally_cry", "to_the_victor"]}, {})
    assert "play:to_the_victor" in options(battle(["footman"], ["archer"], seats=hand))
    assert asked(battle([], ["archer"], seats=hand)) != "battle_start_attacker"


# Cards


@pytest.mark.rule("RW-955")
def test_a_played_card_lies_among_the_discards_while_it_asks() -> None:
    state = turn(8, STRONGHOLDS, {"tactics": ["levy"]}, step="start")
    play(state, "play:levy")
    assert asked(state) == "card_choice"
    assert seat(state, 0)["tactics"] == []
    assert state.position()["discards"]["tactics"] == ["levy"]


@pytest.mark.rule("RW-955")
def test_a_reward_given_up_lies_among_the_discards_while_it_asks() -> None:
    heroes = {"hero_ronan": {"seat": 0, "area": "3D", "rewards": ["flute_of_possession"]}}
    state = turn(8, {"3D": {"units": ["beastman"]}}, step="start", heroes=heroes)
    play(state, "use:hero_ronan:flute_of_possession")
    assert asked(state) == "card_choice"
    assert state.position()["heroes"]["hero_ronan"]["rewards"] == []
    assert state.position()["discards"]["rewards"] == ["flute_of_possession"]


# Dungeons


def summer(start: str, *choices: str, areas: dict[str, Any]) -> State:
    """Andira acts in the Quest Phase; then her player resolves Strategize before the other one."""
    army = {"DA": {"units": ["footman"]}}
    state = quest_phase({"andira": {"area": start}}, options=EXPLORATION, areas={**army, **areas})
    act(state, *choices)
    assert is_over(state)
    act(state, "order:1", (1, "order:8"))
    assert isinstance(state, State)
    return state


def moves_of_andira(state: State) -> list[str]:
    return [key for key in options(state) if ":hero_andira:" in key]


@pytest.mark.rule("RW-714", "RW-956")
@pytest.mark.parametrize(
    ("start", "choices", "token"),
    [
        ("DA", ["move", "step:5A"], DUNGEON),
        ("DA", ["move", "step:5A", "stop"], HIDDEN_DUNGEON),
        ("5A", ["train", "train:strength:2"], DUNGEON),
    ],
    ids=["entered it", "revealed it", "stood there before"],
)
def test_a_hero_in_a_dungeon_after_the_quest_phase_does_not_move_with_strategize_that_summer(
    start: str, choices: list[str], token: dict[str, Any]
) -> None:
    state = summer(start, *choices, areas={"5A": token})
    assert moves_of_andira(state) == []
    assert rule_against(state, "move:5A:hero_andira:5B") == "RW-714"


@pytest.mark.rule("RW-956")
def test_a_hero_that_left_the_dungeon_moves_on() -> None:
    assert moves_of_andira(summer("5A", "move", "step:5B", "stop", areas={"5A": DUNGEON}))


@pytest.mark.rule("RW-956", "RW-232")
@pytest.mark.parametrize(("season", "moves"), [("spring", True), ("summer", False), ("fall", True), ("winter", True)])
def test_a_dungeon_holds_heroes_in_summer_alone(season: str, moves: bool) -> None:
    heroes = {"hero_andira": {"seat": 0, "area": "5A"}}
    areas = {"5A": DUNGEON, "DA": {"units": ["footman"]}}
    state = turn(1, areas, heroes=heroes, options=EXPLORATION, season=season, season_card=f"{season[:3]}3")
    assert bool(moves_of_andira(state)) == moves


@pytest.mark.rule("RW-956", "RW-804")
@pytest.mark.parametrize(("token", "marches"), [({}, True), (DUNGEON, False), (HIDDEN_DUNGEON, True)])
def test_a_hero_held_by_a_dungeon_does_not_march(token: dict[str, Any], marches: bool) -> None:
    areas = {"5A": token, "5B": {"units": ["footman"]}}
    heroes = {"hero_andira": {"seat": 0, "area": "5A"}}
    state = turn(2, areas, heroes=heroes, options={"exploration": True, "revised": True})
    assert ("move:5A:hero_andira" in options(play(state, "activate:5D"))) == marches
