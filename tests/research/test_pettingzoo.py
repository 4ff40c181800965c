"""The PettingZoo environment: PettingZoo's own suite, and that it shows what the engine says."""

# PettingZoo's suite has no types.
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import pickle
import random
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test
from pettingzoo.test.state_test import test_state_space as check_state_space

import rulewright
import rulewright.research
from rulewright.kit.observations import Observer
from rulewright.research import MissingExtra, RawEnv, env, raw_env
from toy import Toy

PLAYERS = (2, 4, 6)
# What PettingZoo's suite says of every environment with masks in a dict, its own ones excepted by name.
DICT_OBSERVATIONS = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box:UserWarning",
)
RAID = {
    "players": 3,
    "tribes": ["elf", "giant", "orc", "troll", "wizard"],
    "dragons": 3,
    "third_dragon": 1,
    "seats": [{"horde": ["blue"]}, {}, {"horde": ["green", "red"]}],
    "pending": [{"frame": "orc_raid", "choices": {"0": None, "2": None}}],
}


def played(environment: Any, seed: int, steps: int | None = None) -> Iterator[Any]:
    """Plays legal actions at random and stops before each, at the end, or after so many steps."""
    rng = random.Random(seed)
    environment.reset(seed=seed)
    while not environment.unwrapped.table.over and steps != 0:
        yield environment
        mask = environment.observe(environment.agent_selection)["action_mask"]
        environment.step(rng.choice(np.flatnonzero(mask).tolist()))
        steps = None if steps is None else steps - 1
    yield environment


def after(environment: Any, seed: int, steps: int | None = None) -> Any:
    for _ in played(environment, seed, steps):
        pass
    return environment


# PettingZoo's own suite


@DICT_OBSERVATIONS
@pytest.mark.parametrize("players", PLAYERS)
def test_pettingzoo_accepts_the_interface(players: int) -> None:
    api_test(env(players=players), num_cycles=300)


@DICT_OBSERVATIONS
def test_pettingzoo_accepts_dense_rewards(capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(players=3, reward="score_difference", options={"open_draw": True}), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("players", PLAYERS)
def test_equal_seeds_give_equal_matches(players: int) -> None:
    seed_test(lambda: env(players=players), num_cycles=100)


@pytest.mark.parametrize("players", PLAYERS)
def test_pettingzoo_accepts_the_render_modes(players: int) -> None:
    def make(render_mode: str | None = None) -> Any:
        return env(players=players, render_mode=render_mode)

    render_test(make)


@pytest.mark.filterwarnings("ignore:Agent's m:UserWarning")
def test_the_global_state_stays_in_its_space() -> None:
    environment = env(players=4)
    check_state_space(environment)
    for each in played(environment, seed=3, steps=40):
        assert each.state_space.contains(each.state())


# What it shows


@pytest.mark.parametrize("players", range(2, 7))
def test_observations_are_the_named_pieces_in_a_row(players: int) -> None:
    for environment in played(raw_env(players=players), seed=players, steps=60):
        for seat, agent in enumerate(environment.possible_agents):
            shown = environment.observe(agent)["observation"]
            pieces = Observer(environment.rules, players).named(environment.table, seat)
            assert list(pieces) == [piece.name for piece in environment.rules.pieces(players)]
            expected = [value for values in pieces.values() for value in values]
            assert shown.dtype == np.float32 and shown.tolist() == expected


def test_named_pieces_can_be_taken_out_of_an_observation() -> None:
    environment = after(raw_env(players=3), seed=5, steps=50)
    pieces = environment.encoding.named(environment.observe("seat_1")["observation"])
    assert {name: part.shape for name, part in pieces.items()} == {
        piece.name: piece.shape for piece in environment.rules.pieces(3)
    }
    view = environment.table.view(1)
    assert pieces["hand"].sum() == len(view["seats"][1]["hand"])
    assert pieces["glory"].tolist() == [view["seats"][seat]["glory"] for seat in (1, 2, 0)]


@pytest.mark.parametrize("players", PLAYERS)
def test_masks_are_the_options_of_the_engine(players: int) -> None:
    for environment in played(raw_env(players=players), seed=players):
        for seat, agent in enumerate(environment.possible_agents):
            mask = environment.observe(agent)["action_mask"]
            assert mask.dtype == np.int8
            keys = {environment.rules.key(code) for code in np.flatnonzero(mask).tolist()}
            assert keys == set(environment.table.options(seat))


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_hidden_is_in_an_observation(players: int) -> None:
    rng = random.Random(1)
    for number, environment in enumerate(played(raw_env(players=players), seed=8)):
        if number % 5:
            continue
        for seat, agent in enumerate(environment.possible_agents):
            shown = environment.observe(agent)
            other = environment.clone()
            other.table = environment.table.determinize(seat, rng)
            assert np.array_equal(other.observe(agent)["observation"], shown["observation"])
            assert np.array_equal(other.observe(agent)["action_mask"], shown["action_mask"])


def test_observations_belong_to_whoever_has_them() -> None:
    """A learner may keep them and write into them: no later step and no other reader does."""
    environment = after(raw_env(players=4), seed=3, steps=20)
    agent = environment.agent_selection
    shown, kept = environment.observe(agent), environment.observe(agent)
    shown["observation"] /= 2
    shown["action_mask"][:] = 0
    again = environment.observe(agent)
    environment.step(int(np.flatnonzero(kept["action_mask"])[0]))
    for name in ("observation", "action_mask"):
        assert np.array_equal(kept[name], again[name]) and not np.array_equal(kept[name], shown[name])
        assert not np.shares_memory(kept[name], again[name])


def test_the_global_state_is_what_all_seats_know_together() -> None:
    environment = after(env(players=4), seed=2, steps=30)
    each = [environment.observe(agent)["observation"] for agent in environment.possible_agents]
    assert environment.state().tolist() == np.concatenate(each).tolist()


# Matches


def test_seats_that_decide_together_are_asked_in_turn_and_see_no_sealed_answer() -> None:
    environment = env(players=3)
    environment.reset(seed=1, options={"position": RAID})
    raid, wait = (rulewright.game("ethnos").vocabulary.codes[key] for key in ("raid", "wait"))
    assert environment.agent_selection == "seat_0"
    other = environment.clone()
    environment.step(raid)
    other.step(wait)
    assert environment.agent_selection == other.agent_selection == "seat_2"
    assert np.array_equal(environment.observe("seat_2")["observation"], other.observe("seat_2")["observation"])
    environment.step(wait)
    assert environment.unwrapped.table.view(None)["age"] == 2
    assert environment.unwrapped.table.view(None)["seats"][0]["horde"] == []
    assert environment.unwrapped.table.view(None)["seats"][2]["horde"] == ["green", "red"]


def test_a_position_must_be_for_as_many_players() -> None:
    with pytest.raises(rulewright.BadSetup, match="for 3 players"):
        env(players=4).reset(options={"position": RAID})


def test_a_reset_that_fails_changes_nothing() -> None:
    environment, untouched = raw_env(players=4), raw_env(players=4)
    environment.reset(seed=9)
    untouched.reset(seed=9)
    before = environment.table.hash()
    with pytest.raises(rulewright.BadSetup):
        environment.reset(options={"position": RAID})
    with pytest.raises(rulewright.BadSetup):
        environment.reset(seed=3, options={"position": RAID})
    assert environment.table.players == 4
    assert environment.table.hash() == before
    # And the series of matches goes on as if nobody had tried.
    environment.reset()
    untouched.reset()
    assert environment.table.hash() == untouched.table.hash()


def test_an_option_that_reset_does_not_have_is_refused() -> None:
    environment = env(players=3)
    with pytest.raises(rulewright.BadSetup, match=r"'postion'.*'position'"):
        environment.reset(options={"postion": RAID})


def test_without_a_seed_the_series_of_the_last_seed_goes_on() -> None:
    one, two = raw_env(players=2), raw_env(players=2)
    one.reset(seed=9)
    two.reset(seed=9)
    first = one.table.hash()
    one.reset()
    two.reset()
    assert one.table.hash() == two.table.hash() != first


def test_the_reward_comes_at_the_end_and_is_the_utility_of_the_place() -> None:
    environment = env(players=4)
    for each in played(environment, seed=6):
        if not each.unwrapped.table.over:
            assert set(each.rewards.values()) == {0.0}
    table = environment.unwrapped.table
    assert list(environment.rewards.values()) == table.game.utilities(table)
    assert sum(environment.rewards.values()) == pytest.approx(0)
    assert all(environment.terminations.values()) and not any(environment.truncations.values())


def test_dense_rewards_add_up_to_the_difference_of_points() -> None:
    environment = raw_env(players=3, reward="score_difference")
    totals = [0.0, 0.0, 0.0]
    for each in played(environment, seed=4):
        for seat, agent in enumerate(each.possible_agents):
            totals[seat] += each.rewards[agent]
    points = environment.table.result["scores"] if environment.table.result else []
    for seat in range(3):
        others = [points[other] for other in range(3) if other != seat]
        assert totals[seat] == pytest.approx(points[seat] - sum(others) / 2)


def test_an_illegal_action_ends_the_game_and_costs_the_agent_one() -> None:
    environment = env(players=2)
    environment.reset(seed=1)
    loser = environment.agent_selection
    mask = environment.observe(loser)["action_mask"]
    environment.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(environment.terminations.values())
    assert environment.rewards[loser] == -1
    assert sum(environment.rewards.values()) == -1


def test_the_raw_environment_names_the_rule_against_an_illegal_action() -> None:
    environment = raw_env(players=2)
    environment.reset(seed=1)
    before = environment.table.hash()
    with pytest.raises(rulewright.Refused) as refused:
        environment.step(environment.rules.vocabulary.codes["lead:skeleton"])
    assert refused.value.rule == "ET-311"
    assert environment.table.hash() == before


@pytest.mark.parametrize("action", [-1, 298, 10**7, np.int64(-1)])
def test_a_number_that_no_option_has_is_unknown(action: int) -> None:
    # Given a table at which the last of all options is legal, which a number from behind would mean
    environment = raw_env(players=3)
    environment.reset(seed=1, options={"position": RAID})
    assert len(environment.rules.vocabulary) == 298
    assert 297 in environment.table.codes(0)
    before = environment.table.record()
    with pytest.raises(rulewright.UnknownOption, match=str(action)):
        environment.step(action)
    assert environment.table.record() == before


def test_an_action_is_a_whole_number() -> None:
    environment = raw_env(players=3)
    environment.reset(seed=1, options={"position": RAID})
    with pytest.raises(TypeError):
        environment.step(297.5)  # type: ignore[arg-type]
    environment.step(np.int64(297))  # type: ignore[arg-type]
    assert environment.table.record()[-1] == {"seat": 0, "choice": environment.rules.key(297)}


def test_a_clone_plays_on_alike_and_alone() -> None:
    environment = after(env(players=3), seed=7, steps=80)
    clone = environment.clone()
    before = environment.unwrapped.table.hash()
    mask = clone.observe(clone.agent_selection)["action_mask"]
    action = int(np.flatnonzero(mask)[-1])
    clone.step(action)
    assert environment.unwrapped.table.hash() == before != clone.unwrapped.table.hash()
    environment.step(action)
    assert environment.unwrapped.table.hash() == clone.unwrapped.table.hash()
    environment.reset()
    clone.reset()
    assert environment.unwrapped.table.hash() == clone.unwrapped.table.hash()


def test_a_clone_made_before_reset_wants_its_own_reset() -> None:
    clone = env(players=2).clone()
    with pytest.raises(AttributeError, match="cannot be accessed before reset"):
        _ = clone.rewards
    clone.reset(seed=1)
    assert clone.agents == ["seat_0", "seat_1"]


def test_a_pickled_environment_goes_on_where_it_was() -> None:
    environment = after(env(players=2), seed=3, steps=50)
    other = pickle.loads(pickle.dumps(environment))
    assert other.agent_selection == environment.agent_selection
    assert np.array_equal(other.state(), environment.state())
    assert after(other, seed=11).unwrapped.table.hash() == after(environment, seed=11).unwrapped.table.hash()


def test_any_registered_game_is_an_environment() -> None:
    rulewright.register("market_for_pettingzoo", lambda: Toy("market_for_pettingzoo"))
    environment = after(env("market_for_pettingzoo", players=3, render_mode="ansi"), seed=1)
    assert environment.unwrapped.table.over
    assert environment.render().startswith("market_for_pettingzoo: over, places")


# Bad input


def test_unknown_games_players_options_rewards_and_modes_are_told_apart() -> None:
    with pytest.raises(rulewright.UnknownGame):
        env("chess")
    with pytest.raises(rulewright.BadSetup, match="2 to 6 players"):
        env(players=7)
    with pytest.raises(rulewright.BadSetup, match="ET-621"):
        env(options={"open_draw": 3})
    with pytest.raises(rulewright.BadSetup, match="score_difference"):
        env(reward="gold")
    with pytest.raises(rulewright.BadSetup, match="rgb_array"):
        env(render_mode="film")


def test_rendering_without_a_mode_warns() -> None:
    environment = env(players=2)
    environment.reset(seed=1)
    with pytest.warns(UserWarning, match="without a render mode"):
        assert environment.render() is None


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(rulewright.research, "environment")
    monkeypatch.delitem(sys.modules, "rulewright.research.environment")
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(MissingExtra, match=r"pettingzoo is not installed: pip install 'rulewright\[research\]'"):
        _ = rulewright.research.env
    assert not hasattr(rulewright.research, "no_such_name")


def test_the_class_is_public() -> None:
    assert isinstance(raw_env(), RawEnv)
