"""Bots: sensible choices in positions that show one thing each, and nothing learned from what is hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.heroes.rich import rich
from games.heroes.table import GAME, OTHERS, developing, fighting, hero, other, player, table, walking
from rulewright import State
from rulewright.bots import make_bot
from rulewright.bots.playout import likeliest
from rulewright.games.heroes.ids import ENCOUNTERS
from rulewright.games.heroes.judgement.battle_outlook import against_encounter, against_hero
from rulewright.games.heroes.judgement.glances import GLANCES
from rulewright.games.heroes.judgement.map_outlook import FAR, Ways, distances
from rulewright.games.heroes.state import Heroes

START = {"U-HA": [3, 0], "U-HB": [3, 0]}
STRONG = {"U-HD": [5, 0], "U-HE": [4, 0]}
WEAK = {"U-HA": [0, 1]}


def glimpse(state: State, seat: int = 0) -> str:
    """The likeliest option at a glance."""
    return GAME.key(likeliest(state, seat))


def steady(state: State, seat: int = 0) -> str:
    return GAME.key(make_bot("steady", seed=1).choose(state, seat))


WAYS = pytest.mark.parametrize("choose", [glimpse, steady])


def state_of(state: State) -> Heroes:
    assert isinstance(state, Heroes)
    return state


# Odds


def odds(army: dict[str, list[int]], encounter: str, **fields: Any) -> float:
    """The chance of a hero of Haven in its capital against an encounter."""
    g = state_of(table(player(hero("H1", army=army, **fields)), OTHERS))
    return against_encounter(g, 0, g.seats[0].heroes[0], ENCOUNTERS.index(encounter)).chance


def test_the_army_of_the_start_beats_green_encounters_and_hardly_red_ones() -> None:
    assert min(odds(START, name) for name in ENCOUNTERS if name[0] == "g") > 0.8
    assert max(odds(START, name) for name in ENCOUNTERS if name[0] == "r") < 0.6
    assert odds(WEAK, "g01") < 0.35
    assert odds(STRONG, "y01") > 0.9


def test_skills_artefacts_and_scrolls_that_can_be_read_count() -> None:
    plain = odds(START, "y05")
    assert odds(START, "y05", skills=["H-M1"]) > plain
    assert odds(START, "y05", artefacts=["A07"]) > plain
    assert odds(START, "y05", scrolls=["S03"]) > plain
    assert odds(START, "y05", scrolls=["S04"]) == plain, "Anton's Magic is too low for it"


def test_wounds_on_an_encounter_count() -> None:
    g = state_of(table(player(hero("H1", army=START)), OTHERS))
    own = g.seats[0].heroes[0]
    chances = [against_encounter(g, 0, own, ENCOUNTERS.index("r01"), wounds).chance for wounds in (0, 8, 16)]
    assert chances == sorted(chances) and chances[2] > 0.95 > chances[0]


def test_the_stronger_hero_is_the_likelier_winner_and_scrolls_of_others_are_not_looked_at() -> None:
    def chance(**fields: Any) -> float:
        foe = hero("T1", "7,7", {"U-TA": [1, 1]}, **fields)
        g = state_of(table(player(hero("H1", "2,7", START)), other(foe)))
        return against_hero(g, 0, g.seats[0].heroes[0], 1, g.seats[1].heroes[0]).chance

    assert chance() > 0.9
    assert chance(scrolls=["S01", "S03"]) == chance()


# The map


def test_ways_lead_around_mountains_and_end_at_guards() -> None:
    g = state_of(walking(player(hero("H1", "2,0", START)), encounters={"0,1": "g01"}))
    ways = Ways(g, 0, g.seats[0].heroes[0], 20)
    assert ways.away[2 * 20 + 2] == 2
    assert ways.away[0 * 20 + 0] == 8 or ways.away[0 * 20 + 0] == FAR or ways.away[0 * 20 + 1] < FAR
    assert ways.away[3 * 20 + 0] == FAR, "a mountain"
    row = distances(g.map(), 2 * 20 + 2)
    assert row[2 * 20 + 7] == 5 and row[2 * 20 + 2] == 0


@WAYS
def test_a_location_that_can_be_had_is_taken(choose: Any) -> None:
    state = walking(player(hero("H1", "0,0", START)))
    assert choose(state) == "control"


@WAYS
def test_a_guard_that_can_be_beaten_is_attacked(choose: Any) -> None:
    state = walking(player(hero("H1", "1,1", START)), encounters={"0,1": "g01"})
    assert choose(state) in ("move:0,1", "move:1,2", "move:2,1")
    near = walking(player(hero("H1", "1,1", START)), mp=1, encounters={"0,1": "g01"})
    assert choose(near) == "move:0,1"


@WAYS
def test_a_guard_that_cannot_be_beaten_is_left_alone(choose: Any) -> None:
    state = walking(player(hero("H1", "1,1", WEAK)), mp=1, encounters={"0,1": "r08"})
    assert choose(state) != "move:0,1"


def test_a_weak_hero_beside_it_is_hunted_and_a_strong_one_is_not() -> None:
    weak = walking(player(hero("H1", "2,6", STRONG)), other(hero("T1", "2,7", {"U-TA": [0, 1]}, artefacts=["A10"])))
    assert steady(weak) == "move:2,7"
    strong = walking(player(hero("H1", "2,6", WEAK)), other(hero("T1", "2,7", {"U-TD": [5, 0], "U-TE": [4, 0]})))
    assert steady(strong) != "move:2,7"


# The capital


@WAYS
def test_a_capital_that_can_be_raised_is_raised_before_the_action_ends(choose: Any) -> None:
    state = developing(player(hero("H1", army=START), resources=4, gold=0))
    made = []
    while "done" in state.options(0):
        key = choose(state)
        made.append(key)
        state.choose(0, key)
        if key == "done":
            break
    assert "level" in made


@WAYS
def test_an_empty_army_in_the_capital_is_filled(choose: Any) -> None:
    state = developing(player(hero("H1", army=WEAK), resources=0, gold=8))
    assert choose(state).startswith("recruit:")


@WAYS
def test_nobody_dismisses_units_or_plays_idle_cards_without_need(choose: Any) -> None:
    state = developing(player(hero("H1", army=START), resources=0, gold=0))
    assert choose(state) == "done"
    turn = table(player(hero("H1", army=START)), OTHERS, pending=[{"frame": "actions", "seat": 0}])
    assert not choose(turn).endswith(":idle")


# Battles


@WAYS
def test_a_lost_battle_is_left_and_a_won_one_is_not(choose: Any) -> None:
    lost = fighting(player(hero("H1", army={"U-HA": [3, 2]})), "r08", step="escape", turn=2, ask=[0])
    assert choose(lost) == "escape"
    won = fighting(player(hero("H1", army=STRONG)), "g01", step="escape", turn=2, ask=[0], sides=[{}, {"wounds": 8}])
    assert choose(won) == "stay"


@WAYS
def test_attacks_are_never_declined(choose: Any) -> None:
    state = fighting(player(hero("H1", army=START)), "g01", {"frame": "slot", "slot": "U-HB"})
    assert choose(state) == "attack"
    leader = fighting(player(hero("H1", army=START)), "g01", {"frame": "slot", "slot": "H1"})
    assert choose(leader).startswith("normal")


def test_the_last_elite_unit_is_spared_while_others_can_take_the_wound() -> None:
    assign = {"frame": "assign", "side": 0, "wounds": 1, "stack": "U-HB", "attack": False}
    last = fighting(player(hero("H1", army={"U-HB": [1, 3]})), "g01", assign)
    assert glimpse(last) == "unit:basic"
    many = fighting(player(hero("H1", army={"U-HB": [3, 1]})), "g01", assign)
    assert glimpse(many) == "unit:elite"


# All decisions


def test_every_decision_with_a_glance_exists_and_gets_a_number_for_each_option() -> None:
    seen: set[str] = set()
    rng = random.Random(5)
    for number in range(6):
        state = state_of(rich(2 + number % 3, number))
        for _ in range(300):
            if state.over:
                break
            seat = state.mover()
            codes = state.codes(seat)
            assert state.asked is not None
            seen.add(state.asked.name)
            points = GLANCES.points(state, seat, codes)
            assert len(points) == len(codes) and max(points) > -30.0
            values = GAME.evaluate(state)
            assert abs(sum(values) - 1.0) < 1e-9 and min(values) >= 0.0
            state.apply(seat, likeliest(state, seat) if rng.random() < 0.5 else rng.choice(codes))
    assert len(seen & set(GLANCES.table)) >= 20, sorted(set(GLANCES.table) - seen)


@pytest.mark.parametrize("spec", ["novice", "steady", "sharp:30i"])
def test_hidden_things_do_not_change_a_choice(spec: str) -> None:
    rng = random.Random(3)
    changed = 0
    for number in range(3):
        state = rich(2, number)
        for made in range(60):
            if state.over:
                break
            seat = state.mover()
            if made % 15 == 7 and len(state.codes(seat)) > 1:
                twin = state.determinize(seat, rng)
                changed += twin.hash() != state.hash()
                assert make_bot(spec, 4).choose(twin, seat) == make_bot(spec, 4).choose(state, seat)
            state.apply(seat, likeliest(state, seat))
    assert changed > 0
