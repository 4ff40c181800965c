"""Matches of Battalia that are played by bots and listened to, for the tests of stories, outlooks and facts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import rulewright
from rulewright.bots import make_bot
from rulewright.core.state import State

RULES = rulewright.game("battalia")
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]
EVERYTHING = {"neutral_metamorphia": True, "neutral_bilkarr": True, "fanatics": True, "unbound": True}


def played(players: int, seed: int, choices: int, **options: Any) -> Iterator[tuple[State, int]]:
    """A match of novices, one choice in four by chance: the state and whoever chooses next."""
    rng = random.Random(seed)
    bots = [make_bot("novice", seed=seat) for seat in range(players)]
    state = RULES.new(players, options=options, seed=seed, listening=True)
    for _ in range(choices):
        if state.over:
            return
        seat = rng.choice(state.waiting)
        yield state, seat
        if rng.random() < 0.25:
            state.choose(seat, rng.choice(state.options(seat)))
        else:
            state.apply(seat, bots[seat].choose(state, seat))


def finished(players: int, seed: int, listening: bool = True, **options: Any) -> State:
    """A match of novices to its end."""
    bots = [make_bot("novice", seed=seat) for seat in range(players)]
    state: State = RULES.new(players, options=options, seed=seed, listening=listening)
    while not state.over:
        seat = state.waiting[0]
        state.apply(seat, bots[seat].choose(state, seat))
    return state
