"""Bots see only what their seat may know: other hidden data, same choices."""

from __future__ import annotations

import random

import pytest

import rulewright
from rulewright import State
from rulewright.bots import make_bot
from rulewright.bots.playout import glance
from rulewright.core.chance import Random, seed_of

BOTS = ("random", "novice", "steady", "sharp:25i", "master:40i")


def moments(players: int, seed: int, every: int) -> list[State]:
    """States of one game, some choices apart, each with the seat that is asked."""
    state: State = rulewright.game("ethnos").new(players=players, seed=seed)
    rng = Random(seed_of(b"moments"), seed)
    found = []
    made = 0
    while not state.over:
        if made % every == 0:
            found.append(state.copy())
        seat = state.mover()
        state.apply(seat, glance(state, seat, rng))
        made += 1
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("spec", BOTS)
def test_hidden_data_do_not_change_a_choice(spec: str, players: int) -> None:
    changed = 0
    for number, state in enumerate(moments(players, seed=players, every=29)):
        seat = state.mover()
        # Given the same state with other cards in the deck and in the other hands
        other = state.determinize(seat, random.Random(number))
        assert other.view(seat) == state.view(seat)
        changed += other.position() != state.position()
        # When bots of the same seed choose, then they choose the same
        assert make_bot(spec, 1).choose(other, seat) == make_bot(spec, 1).choose(state, seat)
    assert changed > 0


@pytest.mark.parametrize("spec", BOTS)
def test_a_sealed_choice_of_another_seat_does_not_change_a_choice(spec: str) -> None:
    position = {
        "players": 3,
        "tribes": ["dwarf", "elf", "minotaur", "orc", "wizard"],
        "dragons": 3,
        "third_dragon": 0,
        "seats": [{"horde": ["blue", "red", "green"]}, {"horde": ["blue", "green"]}, {}],
        "pending": [{"frame": "orc_raid", "choices": {"0": None, "1": None}}],
    }
    chosen = set()
    for answer in ("raid", "wait"):
        state: State = rulewright.game("ethnos").from_position(position, seed=1)
        state.choose(1, answer)
        chosen.add(make_bot(spec, 5).choose(state, 0))
    assert len(chosen) == 1
