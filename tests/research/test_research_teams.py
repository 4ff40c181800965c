"""A game with lanes through the research interfaces: team mates are asked one after the other, in an order all know."""

# PettingZoo's suite has no types.
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test

import rulewright
from rulewright.research import env, picture, raw_env
from toy_teams import TeamGame

NAME = "research-teams"
GAME = TeamGame(NAME)
rulewright.register(NAME, lambda: GAME)


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
def test_pettingzoo_accepts_a_game_with_lanes() -> None:
    api_test(env(NAME, 4), num_cycles=300)


def test_the_next_agent_is_the_lowest_seat_that_is_asked_openly() -> None:
    environment = raw_env(NAME, 4)
    rng = random.Random(1)
    lanes = 0
    for seed in range(10):
        environment.reset(seed=seed)
        while not environment.table.over:
            state = environment.table
            openly = [seat for seat in state.waiting if state.asked_openly() >> seat & 1]
            assert environment.agent_selection == f"seat_{openly[0] if openly else state.mover()}"
            masks = [environment.observe(agent)["action_mask"] for agent in environment.possible_agents]
            assert [bool(mask.any()) for mask in masks] == [seat in state.waiting for seat in range(4)]
            lanes += len(state.waiting) > 1
            mask = masks[int(environment.agent_selection[-1])]
            environment.step(rng.choice(np.flatnonzero(mask).tolist()))
        assert sum(environment.rewards.values()) == pytest.approx(0)
        assert environment.rewards["seat_0"] == environment.rewards["seat_2"]
    assert lanes > 100


def test_a_clone_of_an_environment_shares_no_lane() -> None:
    environment = raw_env(NAME, 4)
    environment.reset(seed=3)
    environment.step(GAME.vocabulary.codes["attack:1"])
    other, before = environment.clone(), environment.table.hash()
    while not other.table.over:
        other.step(other.table.codes(other.table.mover())[0])
    assert environment.table.hash() == before


def test_the_picture_says_who_decides_what() -> None:
    state: Any = GAME.new(4, seed=1, chance=[list(range(16)), [1, 0, 1, 0, 0]])
    state.choose(2, "gather")
    assert picture.headline(state) == f"{NAME}: menu of seat_0; picking of seat_2"


def test_openspiel_plays_matches_with_lanes_in_sequence() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from rulewright.research import openspiel

    game = pyspiel.load_game(openspiel.register(NAME), {"players": 4})
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)
    rng = random.Random(2)
    for _ in range(5):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.randrange(256))
                continue
            player = state.current_player()
            world = state.resample_from_infostate(player, rng.random)
            assert world.current_player() == player and world.legal_actions() == state.legal_actions()
            state.apply_action(rng.choice(state.legal_actions()))
        returns = state.returns()
        assert returns[0] == returns[2] and returns[1] == returns[3] and sum(returns) == pytest.approx(0)
        assert pickle.loads(pickle.dumps(state)).match.state.hash() == state.match.state.hash()


def test_what_a_mate_does_in_another_lane_is_remembered_as_far_as_it_is_seen() -> None:
    from rulewright.research.encoding import encoding_of
    from rulewright.research.recollection import Memory

    state: Any = GAME.new(4, seed=1, chance=[list(range(16)), [1, 0, 1, 0, 0]])
    memory = Memory(encoding_of(GAME, 4), state)
    for seat, key in ((0, "gather"), (2, "attack:1"), (0, "gem:red"), (2, "lay:7")):
        state.choose(seat, key)
        memory.note(seat, GAME.vocabulary.codes[key])
    assert memory.of(0).text.count(">") == 2 and "> gem:red" in memory.of(0).text
    assert "lay:7" not in memory.of(0).text + memory.of(1).text and "gems[0]=1" in memory.of(2).text
