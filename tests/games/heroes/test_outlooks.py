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

from .rich import lively, rich
from .table import GAME, developing, fighting, hero, other, player, rolls, walking

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
        codes = [GAME.vocabulary.codes[key] if key in GAME.vocabulary.codes else -1 for key in state.options(seat)]
        keys = state.options(seat)
        known = [code for code in codes if code >= 0]
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
