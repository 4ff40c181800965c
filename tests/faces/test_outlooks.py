"""Outlooks: one sentence about each option, made of nothing but what the asked seat may know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import rulewright
import skirmish
from rulewright.core.chance import seed_of
from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.faces.outlook import CARDS, HIDDEN, OPEN, SEALED, Outlook, outlook, worded
from rulewright.text.texts import Texts, texts_of
from titles import TITLES
from toy import Toy

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]
WORLDS = 4
"""So many worlds are compared, each with other hidden things."""


def all_games() -> list[Game[Any]]:
    return [skirmish.SkirmishRules(), *(rulewright.game(name) for name in TITLES)]


def played(rules: Game[Any], seed: int, choices: int) -> Iterator[tuple[State, int]]:
    """The decisions of a random match: the state and whoever is asked."""
    rng = random.Random(seed)
    state = rules.new(3, seed=seed)
    for _ in range(choices):
        if state.over:
            return
        seat = rng.choice(state.waiting)
        yield state, seat
        state.choose(seat, rng.choice(state.options(seat)))


def some(options: list[str], rng: random.Random) -> list[str]:
    """A few options of each verb."""
    by_verb: dict[str, list[str]] = {}
    for key in options:
        by_verb.setdefault(key.partition(":")[0], []).append(key)
    return [key for keys in by_verb.values() for key in rng.sample(keys, min(2, len(keys)))]


@pytest.mark.parametrize("rules", all_games(), ids=lambda rules: rules.name)
def test_worlds_that_look_alike_have_the_same_outlooks(rules: Game[Any]) -> None:
    """However the hidden things are drawn, and whatever they truly are, the sentence is the same, and has words."""
    rng = random.Random(5)
    words = [texts_of(rules, locale) for locale in ("en", "pl")]
    for state, seat in played(rules, 3, 120 if rules.name == "runewars" else 160):
        twin = state.determinize(seat, random.Random(rng.random()))
        for key in some(state.options(seat), rng):
            found = outlook(state, seat, key)
            for world in range(WORLDS):
                assert outlook(state, seat, key, seed_of(b"%d" % world)) == found, key
            assert outlook(twin, seat, key) == found, key
            check_words(found[0], words)


def check_words(found: Outlook | None, words: list[Texts]) -> None:
    if found is not None:
        for own in words:
            assert 0 < len(worded(found, own, NAMES)) <= 90, (found, worded(found, own, NAMES))


# The small game


def told(state: State, seat: int, key: str) -> tuple[str, str]:
    found, lock = outlook(state, seat, key)
    words = texts_of(skirmish.SkirmishRules(), "en")
    return worded(found, words, NAMES) if found is not None else "", lock


def test_a_choice_that_brings_nothing_to_light_is_told_by_what_follows() -> None:
    state = skirmish.SkirmishRules().new(2, seed=1)
    before = state.hash()
    assert told(state, 0, "march:north") == ("You would have 1 points.", OPEN)
    assert state.hash() == before, "nothing has changed"


def test_a_choice_that_brings_something_to_light_is_told_by_its_kind_and_size() -> None:
    state = skirmish.SkirmishRules().new(2, seed=1)
    assert told(state, 0, "draw") == ("An unseen card of 7.", CARDS), "the game knows that they are cards"
    assert told(state, 0, "fight:1") == ("42 % to win a round.", HIDDEN)


def test_why_a_choice_cannot_be_taken_back_is_seen_without_the_game() -> None:
    state = Toy().new(2, seed=1)
    first, second = (state.options(seat)[0] for seat in (0, 1))
    assert outlook(state, 0, first) == (None, OPEN)
    state.choose(0, first)
    assert outlook(state, 1, second) == (None, SEALED)
