"""Locations, exploring, control, zones of control and Gather (MH-230 to MH-251, MH-270 to MH-273, MH-290 to MH-293)."""

from __future__ import annotations

from typing import Any

import pytest

from games.heroes.table import (
    GAME,
    OTHERS,
    frame_of,
    hero,
    hero_of,
    other,
    play,
    player,
    rule_against,
    seat_of,
    table,
    walking,
)
from rulewright import State


@pytest.mark.rule("MH-230")
def test_portals_and_ports_are_neither_explored_nor_controlled() -> None:
    for square in ("2,12", "7,1"):
        options = walking(player(hero("H1", at=square))).options(0)
        assert "explore" not in options and "control" not in options


@pytest.mark.rule("MH-234", "MH-631")
def test_a_hero_explores_where_it_begins_and_may_decline() -> None:
    state = walking(player(hero("H1", at="4,1")), mp=6, decks={"scroll": ["S01"]})
    assert "explore" in state.options(0)
    play(state, "stop")
    assert state.position()["spent"] == []


@pytest.mark.rule("MH-231", "MH-234", "MH-235")
def test_a_guarded_location_is_closed() -> None:
    state = walking(player(hero("H1", at="4,1")), encounters={"3,1": "g01"})
    assert rule_against(state, "explore") == "MH-234"
    state = walking(player(hero("H1", at="0,0")), encounters={"0,1": "g01"})
    assert rule_against(state, "control") == "MH-235"


@pytest.mark.rule("MH-237", "MH-238", "MH-240", "MH-241", "MH-290", "MH-292", "MH-293")
@pytest.mark.parametrize(
    ("square", "power", "gold", "resources"),
    [("0,0", 1, 0, 3), ("0,9", 2, 0, 2), ("1,4", 0, 4, 0), ("13,4", 4, 0, 0), ("1,10", 3, 0, 1)],
)
def test_controlled_locations_give_power_and_income(square: str, power: int, gold: int, resources: int) -> None:
    state = table(player(hero("H1")), OTHERS, control={square: 0})
    assert GAME.scores(state)[0] == power
    play(state, "play:march:gather")
    assert seat_of(state)["gold"] == 7 + 3 + gold and seat_of(state)["resources"] == 5 + 2 + resources
    assert state.waiting == (1,)


@pytest.mark.rule("MH-290", "MH-292", "MH-389")
def test_heroes_in_play_and_artefacts_bring_more() -> None:
    state = table(player(hero("H3", artefacts=["A16", "A17"]), gold=0, resources=0), OTHERS)
    play(state, "play:march:gather")
    assert (seat_of(state)["gold"], seat_of(state)["resources"]) == (3 + 2 + 2, 2 + 2 + 2)


@pytest.mark.rule("MH-235", "MH-236")
def test_control_passes_from_one_player_to_another() -> None:
    state = walking(player(hero("H1", at="0,0")), control={"0,0": 1})
    assert GAME.scores(state) == [0, 1]
    play(state, "control")
    assert state.position()["control"] == {"0,0": 0} and GAME.scores(state) == [1, 0]


@pytest.mark.rule("MH-271", "MH-272")
def test_a_hero_without_units_watches_nothing() -> None:
    watched = walking(player(hero("H1", at="0,0")), other(hero("T1", at="1,1")))
    assert rule_against(watched, "control") == "MH-235"
    assert "control" in walking(player(hero("H1", at="0,0")), other(hero("T1", at="1,1", army={}))).options(0)


@pytest.mark.rule("MH-270", "MH-645")
def test_a_hero_in_its_capital_watches_what_lies_around_it() -> None:
    def beside(units: dict[str, list[int]]) -> State:
        foe = other(hero("T1", army=units), capital="1,1")
        return walking(player(hero("H1", at="0,0"), capital="2,7"), foe)

    assert rule_against(beside({"U-TA": [1, 0]}), "control") == "MH-235"
    assert "control" in beside({}).options(0)


@pytest.mark.rule("MH-246", "MH-386", "MH-387", "MH-388")
def test_the_forge_gives_an_artefact_that_fits_or_gold() -> None:
    state = walking(player(hero("H1", at="4,9")), decks={"artefact": ["A02"]})
    play(state, "explore", "keep")
    assert hero_of(state)["artefacts"] == ["A02"] and GAME.scores(state)[0] == 1
    state = walking(player(hero("H1", at="4,9")), decks={"artefact": ["A04"]})
    play(state, "explore")
    assert seat_of(state)["gold"] == 10 and state.position()["discards"]["artefact"] == ["A04"], "Magic 3 is asked for"


@pytest.mark.rule("MH-250", "MH-380")
def test_the_dragon_temple_gives_two_rewards() -> None:
    state = walking(player(hero("H1", at="8,0")), decks={"treasure": ["T02"]})
    play(state, "explore", "reward:gold:4", "reward:gold:2")
    assert seat_of(state)["gold"] == 13 and state.position()["discards"]["treasure"] == ["T02"]


@pytest.mark.rule("MH-248", "MH-395")
def test_the_deposit_gives_a_card_of_a_discard_pile_or_nothing() -> None:
    def at_deposit() -> State:
        return table(
            player(hero("H1", at="2,3")), OTHERS, discards={"scroll": ["S01", "S05"]},
            pending=[{"frame": "actions", "seat": 1}, {"frame": "deposit", "seat": 0, "hero": "H1"}],
        )  # fmt: skip

    state = at_deposit()
    assert state.options(0) == ["pile:scroll", "none"]
    play(state, "pile:scroll", "card:S05")
    assert hero_of(state)["scrolls"] == ["S05"] and state.view(1)["seats"][0]["heroes"][0]["scrolls"] == 1
    assert play(at_deposit(), "none").position()["discards"]["scroll"] == ["S01", "S05"]


@pytest.mark.rule("MH-245")
def test_the_armourer_flips_every_basic_unit() -> None:
    state = walking(player(hero("H1", at="9,4", army={"U-HA": [1, 2], "U-HC": [0, 1]})))
    play(state, "explore")
    assert hero_of(state)["army"] == {"U-HA": [3, 0], "U-HC": [1, 0]}


@pytest.mark.rule("MH-244", "MH-555")
def test_nobody_is_recruited_at_the_arena_in_the_week_of_plague() -> None:
    def at_arena(**fields: Any) -> list[str]:
        state = walking(player(hero("H1", at="10,3"), gold=20), **fields)
        return play(state, "explore").options(0)

    assert "recruit:U-HF" in at_arena()
    assert at_arena(week="F3") == ["dismiss:U-HA:elite", "done"]


@pytest.mark.rule("MH-243")
def test_stables_give_a_second_activation() -> None:
    state = walking(player(hero("H1", at="4,5")), mp=0)
    play(state, "explore")
    assert frame_of(state, "activation")["mp"] == 6 and frame_of(state, "heroes")["activated"] == ["H1"]
