"""Bots see only what their seat may know: other hidden data, same choices."""

from __future__ import annotations

import pytest
from glances import assert_hidden_data_do_not_change_a_choice, moments

import rulewright
from rulewright import State
from rulewright.bots import make_bot

BOTS = ("random", "novice", "steady", "sharp:25i", "master:40i")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("spec", BOTS)
def test_hidden_data_do_not_change_a_choice(spec: str, players: int) -> None:
    state: State = rulewright.game("ethnos").new(players=players, seed=players)
    assert_hidden_data_do_not_change_a_choice(spec, moments(state, every=29))


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
