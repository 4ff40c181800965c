"""Runewars for programs that learn: the suites of PettingZoo and OpenSpiel.

A quick map is used throughout: chance lays the tiles, so matches are short.
"""

# PettingZoo's suite and OpenSpiel have no types.
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

import rulewright
from rulewright.core.state import State
from rulewright.research import env, openspiel, raw_env
from rulewright.research.openspiel import RulewrightState

QUICK: dict[str, Any] = {"quick_map": True}
NAME = "python_rulewright_runewars(players=2,quick_map=true)"
GOLDEN = Path(__file__).parent / "playthrough_runewars.txt"
TABLE_SHOWN = 60
DICT_OBSERVATIONS = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box:UserWarning",
)


def played(environment: Any, seed: int, steps: int) -> Iterator[Any]:
    """Plays legal actions at random and stops before each."""
    rng = random.Random(seed)
    environment.reset(seed=seed)
    for _ in range(steps):
        yield environment
        mask = environment.observe(environment.agent_selection)["action_mask"]
        environment.step(rng.choice(np.flatnonzero(mask).tolist()))
    yield environment


def middle(players: int = 3, choices: int = 200, seed: int = 2, **options: bool) -> State:
    """A match after so many random choices."""
    state: State = rulewright.game("runewars").new(players, {**QUICK, **options}, seed=seed)
    rng = random.Random(seed)
    for _ in range(choices):
        seat = state.waiting[0]
        state.apply(seat, rng.choice(state.codes(seat)))
    return state


# PettingZoo


@DICT_OBSERVATIONS
@pytest.mark.parametrize("players", [2, 4])
def test_pettingzoo_accepts_the_interface(players: int) -> None:
    api_test(env("runewars", players, QUICK), num_cycles=60)


@DICT_OBSERVATIONS
def test_pettingzoo_accepts_dense_rewards() -> None:
    api_test(env("runewars", 3, {**QUICK, "epic": True}, reward="score_difference"), num_cycles=60)


def test_equal_seeds_give_equal_matches() -> None:
    seed_test(lambda: env("runewars", 2, QUICK), num_cycles=60)


def test_pettingzoo_accepts_the_render_modes() -> None:
    def make(render_mode: str | None = None) -> Any:
        return env("runewars", 2, QUICK, render_mode=render_mode)

    render_test(make)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_masks_are_the_options_and_nothing_hidden_is_observed(players: int) -> None:
    rng = random.Random(1)
    for number, environment in enumerate(played(raw_env("runewars", players, QUICK), seed=players, steps=120)):
        if number % 8:
            continue
        for seat, agent in enumerate(environment.possible_agents):
            shown = environment.observe(agent)
            assert np.flatnonzero(shown["action_mask"]).tolist() == sorted(environment.table.actions(seat))
            assert environment.observation_space(agent).contains(shown)
            other = environment.clone()
            other.table = environment.table.determinize(seat, rng)
            assert np.array_equal(other.observe(agent)["observation"], shown["observation"])
            assert np.array_equal(other.observe(agent)["action_mask"], shown["action_mask"])


def test_an_environment_can_be_cloned_and_pickled_in_the_middle() -> None:
    environment = list(played(env("runewars", 2, QUICK), seed=3, steps=80))[-1]
    other = pickle.loads(pickle.dumps(environment))
    clone = environment.clone()
    action = int(np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"])[0])
    for each in (environment, other, clone):
        each.step(action)
    assert environment.unwrapped.table.hash() == other.unwrapped.table.hash() == clone.unwrapped.table.hash()


# OpenSpiel


def after(choices: int, seed: int = 1) -> RulewrightState:
    """A match in OpenSpiel after so many random choices."""
    state = pyspiel.load_game(NAME).new_initial_state()
    assert isinstance(state, RulewrightState)
    rng = random.Random(seed)
    while state.is_chance_node():
        state.apply_action(rng.randrange(256))
    for _ in range(choices):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.slow
def test_openspiel_plays_a_random_match() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(NAME), num_sims=1, serialize=True, verbose=False)


def test_the_playthrough_is_the_one_that_is_kept() -> None:
    """A match of default choices; after a wanted change write `playthrough()` to the file again."""
    assert playthrough() == GOLDEN.read_text(encoding="utf-8")


def playthrough() -> str:
    """Every action of the match, and the table now and then; OpenSpiel's own playthrough would fill megabytes."""
    state = pyspiel.load_game(NAME).new_initial_state()
    lines = [f"game {NAME}"]
    while not state.is_terminal():
        player = state.current_player()
        number = len(state.history())
        if number % TABLE_SHOWN == openspiel.DRAWS:
            lines.append(str(state))
        action = 7 if state.is_chance_node() else default_choice(state)
        options = 256 if state.is_chance_node() else len(state.legal_actions())
        lines.append(f"{number} player {player}: {state.action_to_string(player, action)} (of {options})")
        state.apply_action(action)
    return "\n".join([*lines, str(state), f"returns {state.returns()}"]) + "\n"


def default_choice(state: RulewrightState) -> int:
    assert state.match.state is not None
    seat = state.current_player()
    pending = state.match.state.decision(seat)
    assert pending is not None
    codes = state.match.state.codes(seat)
    return state.match.state.actions(seat)[codes.index(state.match.state.legal(seat, pending.default))]


def test_legal_actions_and_their_mask_agree() -> None:
    state = after(60)
    mask = np.array(state.legal_actions_mask(state.current_player()))
    assert np.flatnonzero(mask).tolist() == state.legal_actions()
    assert len(mask) == state.get_game().num_distinct_actions()


def test_a_match_can_be_serialised_in_the_middle() -> None:
    state = after(90)
    other = pickle.loads(pickle.dumps(state))
    assert str(other) == str(state) and other.history() == state.history()
    assert other.information_state_string(1) == state.information_state_string(1)


def test_of_very_many_options_choices_are_counted_by_verb() -> None:
    state = after(80)
    recalled = state.match.recollection(0)
    assert recalled is not None
    assert state.match.state is not None
    entries = [entry for entry in state.match.state.record() if entry.get("seat") == 0]
    chosen = [entry["choice"].partition(":")[0] for entry in entries]
    kinds = state.match.encoding.kinds
    assert recalled.choices.tolist() == [chosen.count(kind) for kind in kinds]
    assert len(state.information_state_tensor(0)) == 3 * state.match.encoding.size + len(kinds)


def test_a_resampled_match_looks_the_same_to_the_player() -> None:
    changed = 0
    for choices in (60, 140):
        state = after(choices, seed=choices)
        for player in range(2):
            other = state.resample_from_infostate(player, random.Random(choices).random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions(player) == state.legal_actions(player)
            changed += str(other) != str(state)
    assert changed
