"""What tests of bots share: playing on at a glance, moments of a game, and the proof that bots see no secrets."""

from __future__ import annotations

import random

from rulewright import Random, State
from rulewright.bots import make_bot
from rulewright.bots.playout import glance
from rulewright.core.chance import seed_of


def play_on(state: State, rng: Random, limit: int) -> None:
    """Plays at a glance until the end, or so many choices."""
    for _ in range(limit):
        if state.over:
            return
        seat = state.mover()
        state.apply(seat, glance(state, seat, rng))


def moments(state: State, every: int) -> list[State]:
    """States of one game from here to its end, so many choices apart; the game is played."""
    rng = Random(seed_of(b"moments"), state.players)
    found = []
    while not state.over:
        found.append(state.copy())
        play_on(state, rng, every)
    return found


def assert_hidden_data_do_not_change_a_choice(spec: str, states: list[State]) -> None:
    """Bots of this description and of equal seeds choose the same in states that look the same to their seat."""
    changed = 0
    for number, state in enumerate(states):
        seat = state.mover()
        # Given the same state with other hidden cards and tokens
        other = state.determinize(seat, random.Random(number))
        assert other.view(seat) == state.view(seat)
        changed += other.position() != state.position()
        # When bots of the same seed choose, then they choose the same
        assert make_bot(spec, 1).choose(other, seat) == make_bot(spec, 1).choose(state, seat)
    assert changed > 0
