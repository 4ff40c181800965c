"""Outlooks of Heroes: every option has one, it is short, and it is made of what the seat may know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from rulewright.core.chance import Random, seed_of
from rulewright.core.state import State
from rulewright.faces.outlook import Outlook, outlook, worded
from rulewright.games.heroes.face.outlook import TELLERS
from rulewright.text.texts import texts_of
from test_catalogues import decisions

from .rich import lively, rich
from .table import GAME, OTHERS, developing, fighting, hero, other, player, table, walking

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
LONGEST = 90
WORDS = [texts_of(GAME, locale) for locale in ("en", "pl")]


def asked(state: State, seed: int, choices: int) -> Iterator[tuple[State, int, str]]:
    """The decisions of a lively match: the state, whoever is asked, and what."""
    rng = Random(seed_of(b"outlooks"), seed)
    for _ in range(choices):
        if state.over:
            return
        seat = state.waiting[0]
        pending = state.decision(seat)
        assert pending is not None
        yield state, seat, pending.name
        keys = state.options(seat)
        known = [code for key in keys if (code := GAME.vocabulary.codes.get(key, -1)) >= 0]
        state.choose(seat, GAME.key(lively(state, seat, known, rng)) if known else keys[0])


def told(state: State, seat: int, key: str) -> Outlook:
    found, _ = outlook(state, seat, key)
    assert found is not None, f"nothing is told of {key}"
    return found


def check(state: State, seat: int, keys: list[str]) -> None:
    """Whatever is hidden is drawn otherwise in a twin world, and the sentence stays the same."""
    for key in keys:
        found = told(state, seat, key)
        assert outlook(state, seat, key, seed_of(b"twin"))[0] == found, key
        for own in WORDS:
            assert 0 < len(worded(found, own, NAMES)) <= LONGEST, worded(found, own, NAMES)


@pytest.mark.parametrize("number", range(6))
def test_every_option_is_told_shortly_in_both_languages(number: int) -> None:
    rng = random.Random(number)
    for state, seat, _ in asked(rich(2 + number % 3, number), number, 250):
        keys = state.options(seat)
        check(state, seat, rng.sample(keys, min(2, len(keys))))


@pytest.mark.parametrize("seed", [1, 2])
def test_the_set_up_and_whole_matches_are_told_too(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.new(2 + seed, {"length": "short"}, seed=seed)
    for _ in range(220):
        seat = state.waiting[0]
        keys = state.options(seat)
        check(state, seat, rng.sample(keys, min(2, len(keys))))
        state.choose(seat, rng.choice(keys))
        if state.over:
            break


# What single sentences say


@pytest.mark.rule("MH-185")
def test_a_step_onto_a_guard_tells_the_guard_and_the_odds() -> None:
    state = walking(player(hero("H1", "1,0", {"U-HA": [6, 0]})), encounters={"0,1": "g01"})
    found = told(state, 0, "move:0,0")
    assert (found.message, found.args["encounter"], found.odds) == ("attack-guard", "g01", True)
    weak = walking(player(hero("H1", "1,0", {"U-HA": [0, 1]})), encounters={"0,1": "r01"})
    assert told(weak, 0, "move:0,0").args["win"] in (102, 0, 1, 2)
    assert int(found.args["win"]) > 50  # type: ignore[arg-type]


@pytest.mark.rule("MH-290")
def test_gather_tells_what_there_would_be() -> None:
    state = table(player(hero("H1"), gold=1, resources=2), OTHERS, pending=[{"frame": "actions", "seat": 0}])
    args = told(state, 0, "play:march:gather").args
    assert (args["more"], args["goods"], args["gold"], args["resources"]) == (3, 2, 4, 4)
    assert worded(told(state, 0, "play:march:gather"), WORDS[0], NAMES) == (
        "+3 gold, +2 resources: you would have 4 gold and 4 resources."
    )


@pytest.mark.rule("MH-304")
def test_a_building_tells_what_it_does_and_what_is_left() -> None:
    state = developing(player(hero("H1"), gold=7, resources=5))
    found = told(state, 0, "build:H-B5")
    assert (found.message, found.args["gold"], found.args["resources"]) == ("build", 7, 2)


@pytest.mark.rule("MH-435")
def test_an_attack_tells_what_hits_and_the_wounds_on_average() -> None:
    state = fighting(player(hero("H1", "0,0", {"U-HA": [4, 0]})), "g01", {"frame": "slot", "slot": "U-HA"})
    args = told(state, 0, "attack").args
    strength = GAME.printed()["units"]["U-HA"]["strength"]
    assert (args["attacks"], args["strength"]) == (4, strength)
    assert int(args["whole"]) * 10 + int(args["tenth"]) == round(10 * 4 * strength / 8)  # type: ignore[arg-type]


def wounded(unit: str, wounds: int, army: dict[str, list[int]]) -> dict[str, Any]:
    """What a sentence says about a stack that so many wounds would go into."""
    frames: list[dict[str, Any]] = [
        {"frame": "attack", "side": 1, "slot": "g01", "kind": "encounter", "attacks": 3, "step": "after"},
        {"frame": "assign", "side": 0, "wounds": wounds, "attack": True},
    ]
    return dict(told(fighting(player(hero("H1", "0,0", army)), "g01", *frames), 0, f"stack:{unit}").args)


@pytest.mark.rule("MH-450", "MH-452")
def test_wounds_for_a_stack_are_told_unit_by_unit() -> None:
    army = {"U-HB": [2, 1], "U-HC": [0, 1]}
    assert wounded("U-HB", 3, army) == {"lost": 1, "turned": 1, "stopped": 0, "left": 2, "over": 0}
    assert wounded("U-HC", 3, army) == {"lost": 1, "turned": 0, "stopped": 0, "left": 0, "over": 2}


def test_scrolls_of_the_other_side_change_nothing_in_what_is_told() -> None:
    """MH-395: the odds are those of somebody who does not know them."""
    rival = other(hero("T1", "0,0", {"U-TA": [3, 0]}, scrolls=["S01"]))
    armed = other(hero("T1", "0,0", {"U-TA": [3, 0]}, scrolls=["S05"]))
    seat = player(hero("H1", "0,0", {"U-HA": [3, 0]}))
    found = [
        told(fighting(seat, rival=one, turn=2, step="escape", ask=[0], order=[]), 0, "stay") for one in (rival, armed)
    ]
    assert found[0] == found[1] and found[0].odds


def test_every_decision_of_the_game_has_its_sentences() -> None:
    assert {name for name, _ in TELLERS} == {decision.name for decision in decisions("heroes")}
