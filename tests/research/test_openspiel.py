"""Games in OpenSpiel: OpenSpiel's own tests, and that they are the engine's games."""

# OpenSpiel has no types.
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

import rulewright
from rulewright.core.game import Game
from rulewright.kit.observations import Observer
from rulewright.research import openspiel
from rulewright.research.openspiel import RulewrightState, resampler
from rulewright.research.recollection import Memory
from toy import Toy

ETHNOS = "python_rulewright_ethnos"
FIVE_TRIBES = f"{ETHNOS}(players=3,tribes=elf+giant+orc+troll+wizard)"
GOLDEN = Path(__file__).parent / "playthrough_ethnos.txt"
PLAYTHROUGH = f"{ETHNOS}(players=2,tribes=centaur+elf+merfolk+orc+troll)"
# Tensors are compared with the engine elsewhere; the rest of these lines only repeats the others.
LEFT_OUT = (
    "InformationState", "Observation", "PublicObservation", "ChanceOutcomes", "History", "   ",
)  # fmt: skip


def started(name: str, seed: int = 1) -> RulewrightState:
    """A match after nature's draws."""
    state = pyspiel.load_game(name).new_initial_state()
    assert isinstance(state, RulewrightState)
    rng = random.Random(seed)
    while state.is_chance_node():
        state.apply_action(rng.randrange(256))
    return state


def after(name: str, choices: int, seed: int = 1) -> RulewrightState:
    """A match after so many random choices."""
    state = started(name, seed)
    rng = random.Random(seed)
    for _ in range(choices):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def engine(state: RulewrightState) -> rulewright.State:
    assert state.match.state is not None
    return state.match.state


def rules() -> Game[Any]:
    return rulewright.game("ethnos")


# OpenSpiel's own tests


@pytest.mark.parametrize("name", [ETHNOS, FIVE_TRIBES])
def test_openspiel_plays_random_matches(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
def test_openspiel_plays_random_matches_with_many_players() -> None:
    game = pyspiel.load_game(f"{ETHNOS}(players=6,open_draw=true)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
def test_the_playthrough_is_the_one_that_is_kept() -> None:
    """A match of default choices; after a wanted change write `playthrough()` to the file again."""
    assert playthrough() == GOLDEN.read_text(encoding="utf-8")


def playthrough() -> str:
    state = pyspiel.load_game(PLAYTHROUGH).new_initial_state()
    actions: list[int] = []
    while not state.is_terminal():
        actions.append(7 if state.is_chance_node() else default_choice(state))
        state.apply_action(actions[-1])
    lines = generate_playthrough.playthrough_lines(PLAYTHROUGH, action_sequence=actions, seed=1)
    return "\n".join(line for line in lines if not line.startswith(LEFT_OUT)) + "\n"


def default_choice(state: RulewrightState) -> int:
    pending = engine(state).decision(state.current_player())
    assert pending is not None
    return rules().vocabulary.codes[pending.default]


def test_python_ends_cleanly_after_registration() -> None:
    """OpenSpiel frees its makers after Python has ended; that must not abort the process."""
    code = "import pyspiel, rulewright.research.openspiel; pyspiel.load_game('python_rulewright_ethnos')"
    subprocess.run([sys.executable, "-c", code], check=True)


# The engine's game


@pytest.mark.parametrize("name", [ETHNOS, f"{ETHNOS}(players=5)"])
def test_actions_and_returns_are_those_of_the_engine(name: str) -> None:
    state = started(name, seed=4)
    rng = random.Random(4)
    while not state.is_terminal():
        seat = state.current_player()
        assert seat == engine(state).waiting[0]
        actions = state.legal_actions()
        assert actions == sorted(engine(state).codes(seat))
        assert {state.action_to_string(action) for action in actions} == set(engine(state).options(seat))
        assert state.returns() == [0.0] * state.num_players()
        state.apply_action(rng.choice(actions))
    assert state.returns() == rules().utilities(engine(state))
    assert state.legal_actions() == []


def test_parameters_are_the_options_of_the_game() -> None:
    game = pyspiel.load_game(f"{ETHNOS}(players=3,open_draw=true,tribes=elf+giant+orc+troll+wizard)")
    assert game.options == {"tribes": ["elf", "giant", "orc", "troll", "wizard"], "open_draw": True}
    assert pyspiel.load_game(ETHNOS).options == {"tribes": None, "open_draw": False}
    assert game.num_players() == 3 and game.num_distinct_actions() == len(rules().vocabulary)


@pytest.mark.parametrize("parameters", ["players=7", "players=1", "tribes=elf+cat", "players=4,tribes=elf+giant"])
def test_wrong_parameters_are_refused(parameters: str) -> None:
    with pytest.raises(rulewright.BadSetup):
        pyspiel.load_game(f"{ETHNOS}({parameters})")


def test_nature_draws_the_seed_and_equal_draws_give_equal_matches() -> None:
    state = pyspiel.load_game(ETHNOS).new_initial_state()
    assert state.is_chance_node() and str(state) == "set-up, seed"
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    assert state.action_to_string(9) == "seed:9"
    assert str(started(ETHNOS, 3)) == str(started(ETHNOS, 3)) != str(started(ETHNOS, 4))


def test_a_match_can_be_played_again_from_its_history() -> None:
    state = after(ETHNOS, 90, seed=6)
    again = pyspiel.load_game(ETHNOS).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.information_state_string(1) == state.information_state_string(1)


@pytest.mark.parametrize(
    ("key", "error"),
    [("lead:skeleton", rulewright.Refused), (-2, rulewright.UnknownOption), (10**7, rulewright.UnknownOption)],
)
def test_an_illegal_action_is_refused_and_changes_nothing(key: str | int, error: type[Exception]) -> None:
    state = after(f"{ETHNOS}(players=2)", 5)
    action = rules().vocabulary.codes[key] if isinstance(key, str) else key
    history, text = state.history(), state.information_state_string(0)
    assert action not in state.legal_actions()
    with pytest.raises(error):
        state.apply_action(action)
    assert state.history() == history
    assert state.information_state_string(0) == text
    again = state.get_game().deserialize_state(state.serialize())
    assert engine(again).hash() == engine(state).hash()


def test_nothing_is_chosen_after_the_end() -> None:
    state = started(f"{ETHNOS}(players=2)")
    rng = random.Random(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    record = engine(state).record()
    with pytest.raises(rulewright.GameOver):
        state.match.choose(0)
    assert engine(state).record() == record


def test_nature_draws_what_it_says() -> None:
    state = pyspiel.load_game(ETHNOS).new_initial_state()
    with pytest.raises(rulewright.BadSetup, match="0 to 255"):
        state.apply_action(256)
    assert state.history() == []


def test_a_clone_has_the_same_future_and_is_independent() -> None:
    state = after(FIVE_TRIBES, 40)
    before = str(state)
    clone = state.clone()
    action = clone.legal_actions()[-1]
    clone.apply_action(action)
    assert str(state) == before != str(clone)
    state.apply_action(action)
    assert str(state) == str(clone)
    assert state.information_state_string(0) == clone.information_state_string(0)


def test_states_and_games_can_be_pickled() -> None:
    state = after(FIVE_TRIBES, 70)
    other = pickle.loads(pickle.dumps(state))
    assert str(other) == str(state) and other.history() == state.history()
    for player in range(3):
        assert other.information_state_string(player) == state.information_state_string(player)
    assert pickle.loads(pickle.dumps(state.get_game())) == state.get_game()


def test_games_from_elsewhere_can_be_registered_and_only_once() -> None:
    rulewright.register("market_for_openspiel", lambda: Toy("market_for_openspiel"))
    name = openspiel.register("market_for_openspiel")
    assert name == openspiel.register("market_for_openspiel") == "python_rulewright_market_for_openspiel"
    assert pyspiel.registered_names().count(name) == 1
    pyspiel.random_sim_test(pyspiel.load_game(f"{name}(players=4)"), num_sims=3, serialize=True, verbose=False)


# Observations


def test_observers_have_the_named_pieces_of_the_game() -> None:
    state = after(FIVE_TRIBES, 60)
    observation = make_observation(state.get_game())
    shapes = {piece.name: piece.shape for piece in rules().pieces(3)}
    assert {name: part.shape for name, part in observation.dict.items()} == shapes
    for player in range(3):
        observation.set_from(state, player)
        expected = Observer(rules(), 3).named(engine(state), player)
        assert {name: part.ravel().tolist() for name, part in observation.dict.items()} == expected
        assert state.observation_tensor(player) == observation.tensor.tolist()
        assert observation.string_from(state, player) == state.observation_string(player)


def test_equal_observations_have_equal_texts_and_others_differ() -> None:
    state = after(ETHNOS, 33)
    other = state.clone()
    assert other.observation_string(0) == state.observation_string(0) != state.observation_string(1)
    assert state.observation_string(0).startswith("seat 1 0\ntribes ")


def test_the_tensor_of_an_information_state_digests_the_past() -> None:
    state = after(FIVE_TRIBES, 100)
    observation = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True))
    chosen = [pair.action for pair in state.full_history() if pair.player == 1]
    observation.set_from(state, 1)
    now = np.concatenate([observation.dict[piece.name].ravel() for piece in rules().pieces(3)])
    assert np.array_equal(observation.dict["rises"] - observation.dict["falls"], now)
    assert observation.dict["choices"].tolist() == [chosen.count(code) for code in range(len(rules().vocabulary))]
    assert state.information_state_tensor(1) == observation.tensor.tolist()


def test_the_information_state_holds_all_own_choices_in_order() -> None:
    state = after(FIVE_TRIBES, 100)
    for player in range(3):
        chosen = [state.action_to_string(player, pair.action) for pair in state.full_history() if pair.player == player]
        lines = state.information_state_string(player).splitlines()
        assert [line[2:] for line in lines if line.startswith("> ")] == chosen


def test_a_hidden_choice_leaves_no_trace_in_what_others_know() -> None:
    """ET-534: while a seat adds cards to its Band, the others learn nothing."""
    found = 0
    state = started(FIVE_TRIBES, 2)
    while not state.is_terminal():
        builder = state.current_player()
        others = [player for player in range(3) if player != builder]
        before = [state.information_state_string(player) for player in others]
        decision = engine(state).decision(builder)
        state.apply_action(patient_choice(state))
        following = engine(state).decision(builder)
        if decision and following and decision.name == following.name == "band_add":
            found += 1
            assert [state.information_state_string(player) for player in others] == before
    assert found >= 5


def patient_choice(state: RulewrightState) -> int:
    """Draws while it can, then leads and adds card by card."""
    actions: list[int] = state.legal_actions()
    keys = [state.action_to_string(action) for action in actions]
    return next((action for action, key in zip(actions, keys, strict=True) if key.startswith("add:")), actions[0])


def test_sealed_answers_are_hidden_until_the_last_is_in() -> None:
    position = {
        "players": 2,
        "tribes": ["elf", "giant", "orc", "troll", "wizard"],
        "dragons": 3,
        "third_dragon": 1,
        "seats": [{"horde": ["blue"]}, {"horde": ["green", "red"]}],
        "pending": [{"frame": "orc_raid", "choices": {"0": None, "1": None}}],
    }
    texts = []
    for key in ("raid", "wait"):
        state = started(ETHNOS)
        state.match.state = rules().from_position(position, seed=1)
        state.match.memory = Memory(state.match.encoding, engine(state))
        assert state.current_player() == 0
        state.apply_action(rules().vocabulary.codes[key])
        assert state.current_player() == 1
        texts.append((state.information_state_string(1), state.observation_string(1)))
    assert texts[0] == texts[1]


def test_public_and_private_observations_divide_what_a_player_sees() -> None:
    state = after(FIVE_TRIBES, 61)
    game = state.get_game()
    nothing_private = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    public = make_observation(game, nothing_private)
    private = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, public_info=False))
    assert public.tensor is None and private.tensor is None
    assert public.string_from(state, 0) == public.string_from(state, 2)
    for player in range(3):
        for card in engine(state).view(player)["seats"][player]["hand"]:
            assert card in private.string_from(state, player)
    other = state.resample_from_infostate(0, random.Random(1).random)
    assert public.string_from(other, 1) == public.string_from(state, 1)
    assert private.string_from(other, 0) == private.string_from(state, 0)


def test_kinds_of_observation_that_are_not_offered_are_none() -> None:
    game = pyspiel.load_game(ETHNOS)
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert make_observation(game, everything) is None
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, params={"colour": 1})


def test_before_set_up_there_is_nothing_to_observe() -> None:
    state = pyspiel.load_game(ETHNOS).new_initial_state()
    assert not any(state.observation_tensor(0)) and not any(state.information_state_tensor(0))
    assert state.observation_string(0) == state.information_state_string(0) == ""


# Resampling


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_resampled_match_looks_the_same_to_the_player(players: int) -> None:
    changed = 0
    for choices in range(10, 250, 40):
        state = after(f"{ETHNOS}(players={players})", choices, seed=choices)
        for player in range(players):
            other = state.resample_from_infostate(player, random.Random(choices).random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(player) == state.legal_actions(player)
            assert other.history() == []
            changed += str(other) != str(state)
    assert changed > 3 * players


def test_the_memory_of_other_players_is_not_carried_over() -> None:
    state = after(FIVE_TRIBES, 50)
    other = state.resample_from_infostate(0, random.Random(3).random)
    assert len(other.information_state_string(1).splitlines()) == 1
    assert len(other.information_state_string(0).splitlines()) > 1


def test_a_resampled_match_can_be_played_and_cloned_but_not_pickled() -> None:
    other = after(FIVE_TRIBES, 50).resample_from_infostate(0, pyspiel.UniformProbabilitySampler(5, 0.0, 1.0))
    clone = other.clone()
    rng = random.Random(1)
    while not clone.is_terminal():
        clone.apply_action(rng.choice(clone.legal_actions()))
    assert sum(clone.returns()) == pytest.approx(0)
    with pytest.raises(TypeError, match="no history"):
        pickle.dumps(other)


def test_ismcts_of_openspiel_finds_legal_and_repeatable_moves() -> None:
    def search() -> list[int]:
        game = pyspiel.load_game(ETHNOS)
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(2), max_length=20)
        bot = ismcts.ISMCTSBot(game, evaluator, 1.0, 20, random_state=np.random.RandomState(3))
        bot.set_resampler(resampler(4))
        state = after(ETHNOS, 30)
        made: list[int] = []
        for _ in range(6):
            action = int(bot.step(state))
            assert action in state.legal_actions()
            made.append(action)
            state.apply_action(action)
        return made

    assert search() == search()


def test_ismcts_works_with_openspiels_own_resampling() -> None:
    game = pyspiel.load_game(f"{ETHNOS}(players=3)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(2), max_length=10)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.0, 15, max_world_samples=5, random_state=np.random.RandomState(3))
    state = after(f"{ETHNOS}(players=3)", 45)
    assert int(bot.step(state)) in state.legal_actions()


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(rulewright.research, "openspiel")
    monkeypatch.delitem(sys.modules, "rulewright.research.openspiel")
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(rulewright.research.MissingExtra, match="open_spiel is not installed"):
        import_module("rulewright.research.openspiel")
