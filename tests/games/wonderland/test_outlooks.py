"""Outlooks of Wonderland's War: every option has one, it is short, and it is made of what the seat may know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import rulewright
from rulewright.core.chance import seed_of
from rulewright.core.state import State
from rulewright.faces.outlook import CHANCE, Outlook, outlook, worded
from rulewright.games.wonderland.face.outlook import TELLERS
from rulewright.games.wonderland.face.outlook.odds import next_chip
from rulewright.games.wonderland.ids import ARTIFACT, CHIP_COUNT, MADNESS, MADNESS_2, ROSE_W
from rulewright.text.texts import texts_of

RULES = rulewright.game("wonderland")
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
LONGEST = 90


def asked(players: int, options: dict[str, Any], seed: int) -> Iterator[tuple[Any, int, str]]:
    """The decisions of a random match that pushes its luck: the state, whoever is asked, and what."""
    rng = random.Random(seed)
    state = RULES.new(players, seed=seed, options={"factions": "random", **options})
    while not state.over:
        seat = rng.choice(state.waiting)
        pending = state.decision(seat)
        assert pending is not None
        yield state, seat, pending.name
        keys = state.options(seat)
        state.choose(seat, "draw" if "draw" in keys and rng.random() < 0.5 else rng.choice(keys))


def told(state: State, seat: int, key: str) -> Outlook:
    found, _ = outlook(state, seat, key)
    assert found is not None, f"nothing is told of {key}"
    return found


@pytest.mark.parametrize(
    ("players", "options", "seed"),
    [
        (2, {"ally_set": "A", "open_bags": True}, 1),
        (3, {"ally_set": "B"}, 2),
        (4, {"ally_set": "C"}, 3),
        (5, {"ally_set": "D", "factions": "choose"}, 4),
    ],
)
def test_every_option_is_told_shortly_in_both_languages(players: int, options: dict[str, Any], seed: int) -> None:
    """Whatever is hidden is drawn otherwise in a twin world, and the sentence stays the same."""
    rng = random.Random(seed)
    words = [texts_of(RULES, locale) for locale in ("en", "pl")]
    for state, seat, name in asked(players, options, seed):
        keys = state.options(seat)
        if name in ("draw_or_halt", "forge") and rng.random() < 0.7:
            continue
        for key in rng.sample(keys, min(2, len(keys))):
            found = told(state, seat, key)
            assert outlook(state, seat, key, seed_of(b"twin"))[0] == found, key
            for own in words:
                assert 0 < len(worded(found, own, NAMES)) <= LONGEST, worded(found, own, NAMES)


def test_every_decision_of_the_game_has_its_sentences() -> None:
    rules = {name for name, _ in TELLERS}
    names = {name for state, seat, name in asked(5, {"ally_set": "mixed"}, 8)}
    assert names <= rules and len(rules) >= 54


# Bags


def at_draw_or_halt(open_bags: bool) -> tuple[Any, int]:
    """A battle at its first choice, of somebody with two units or more."""
    for state, seat, name in asked(3, {"open_bags": open_bags}, 5):
        if (
            name == "draw_or_halt"
            and len(state.seats[seat].bag)
            and state.seats[seat].units_in(battle_region(state)) > 1
        ):
            return state.copy(), seat
    raise AssertionError("nobody was asked")


def battle_region(state: Any) -> int:
    return next(int(frame.region) for frame in state.stack if frame.NAME == "battle")


def with_bag(state: Any, seat: int, chips: dict[int, int]) -> Any:
    """The same table with another bag."""
    other = state.copy()
    other.seats[seat].bag = [chips.get(chip, 0) for chip in range(CHIP_COUNT)]
    return other


def test_a_closed_bag_is_told_by_its_number_alone() -> None:
    """WW-204, WW-602: in the war nobody looks into a bag, so a sentence depends on its number of chips only."""
    state, seat = at_draw_or_halt(open_bags=False)
    mild, mad = (with_bag(state, seat, {chip: 6}) for chip in (int(ROSE_W), int(MADNESS_2)))
    for key in ("draw", "halt"):
        assert told(mild, seat, key) == told(mad, seat, key)
        assert not told(mild, seat, key).odds
    assert told(mild, seat, "draw").args["chips"] == 6
    assert told(mild, seat, "draw").lock == CHANCE


def test_an_open_bag_has_exact_odds_of_the_next_chip() -> None:
    """WW-602: with open bags the contents are known, and what a chip would do is tried out."""
    state, seat = at_draw_or_halt(open_bags=True)
    state.seats[seat].shield = 1
    units = state.seats[seat].units_in(battle_region(state))
    bag = with_bag(state, seat, {int(ROSE_W): 2, int(ARTIFACT): 1, int(MADNESS): 1})
    assert next_chip(bag, seat) == (0.25, 0.0), f"madness costs one of {units} units"
    mad = with_bag(state, seat, {int(MADNESS): 3, int(MADNESS_2): 1})
    assert next_chip(mad, seat) == (1.0, 0.25 if units == 2 else 0.0)
    sentence = told(bag, seat, "draw")
    assert sentence.odds and sentence.args["harm"] == 25 and sentence.lock == CHANCE


def test_outside_the_war_the_own_bag_is_told() -> None:
    """WW-602: the owner looks into the bag at tea."""
    for state, seat, name in asked(3, {}, 6):
        if name == "any_ally" and state.phase == 1:
            found = told(state, seat, state.options(seat)[0])
            bag = state.seats[seat].bag
            assert (found.message, found.args["chips"]) == ("chip-in-bag", sum(bag) + 1)
            assert found.args["harmful"] == sum(bag[MADNESS:])
            return
    raise AssertionError("nobody chose a chip at tea")
