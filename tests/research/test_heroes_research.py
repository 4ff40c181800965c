"""Might & Magic Heroes for programs that learn: the suites of PettingZoo and OpenSpiel, and observations."""

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
from pettingzoo.test.seed_test import seed_test
from pettingzoo.test.state_test import test_state_space as check_state_space

import rulewright
from games.heroes.rich import rich
from games.heroes.table import hero, other, player, table
from rulewright.core.state import State
from rulewright.games.heroes.ids import ARTEFACTS, HEROES, SCROLLS, SKILLS
from rulewright.kit.observations import Observer
from rulewright.research import env, openspiel, raw_env
from rulewright.research.openspiel import RulewrightState

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"length": "short", "map": "fixed"}),
    (3, {"heroes": "random"}),
    (4, {"length": "long", "factions": ["stronghold", "sanctuary", "necropolis", "haven"]}),
]
GAME = openspiel.register("heroes")
NAME = f"{GAME}(players=3,length=short,heroes=random,map=fixed)"
GOLDEN = Path(__file__).parent / "playthrough_heroes.txt"
TABLE_SHOWN = 60
DICT_OBSERVATIONS = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box:UserWarning",
)


def played(environment: Any, seed: int, steps: int) -> Iterator[Any]:
    """Plays legal actions at random, to the end of the match at most, and stops before each."""
    rng = random.Random(seed)
    environment.reset(seed=seed)
    for _ in range(steps):
        yield environment
        if environment.table.over:
            return
        mask = environment.observe(environment.agent_selection)["action_mask"]
        environment.step(rng.choice(np.flatnonzero(mask).tolist()))
    yield environment


# PettingZoo


@DICT_OBSERVATIONS
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_pettingzoo_accepts_the_interface(players: int, options: dict[str, Any]) -> None:
    api_test(env("heroes", players, options), num_cycles=60)


@DICT_OBSERVATIONS
def test_pettingzoo_accepts_dense_rewards() -> None:
    api_test(env("heroes", 3, reward="score_difference"), num_cycles=60)


@pytest.mark.parametrize("players", [2, 4])
def test_equal_seeds_give_equal_matches(players: int) -> None:
    seed_test(lambda: env("heroes", players), num_cycles=60)


@pytest.mark.filterwarnings("ignore:Agent's m:UserWarning")
def test_the_global_state_stays_in_its_space() -> None:
    environment = env("heroes", 3)
    check_state_space(environment)
    for each in played(environment, seed=3, steps=30):
        assert each.state_space.contains(each.state())


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_masks_are_the_options_and_nothing_hidden_is_observed(players: int, options: dict[str, Any]) -> None:
    rng = random.Random(1)
    for number, environment in enumerate(played(raw_env("heroes", players, options), seed=players, steps=180)):
        if number % 9 or environment.table.over:
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
    environment = list(played(env("heroes", 2), seed=3, steps=80))[-1]
    other = pickle.loads(pickle.dumps(environment))
    clone = environment.clone()
    action = int(np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"])[0])
    for each in (environment, other, clone):
        each.step(action)
    assert environment.unwrapped.table.hash() == other.unwrapped.table.hash() == clone.unwrapped.table.hash()


# Observations


def meeting() -> State:
    """Haven's hero is about to act; both heroes hold a scroll."""
    own = hero("H1", "2,7", {"U-HB": [2, 1]}, artefacts=["A10"], scrolls=["S03"], skills=["H-M1"], trophies=["g01"])
    foe = hero("T1", "7,7", {"U-TA": [0, 4]}, scrolls=["S05"])
    return table(player(own, gold=9, buildings=["H-B5"]), other(foe, resources=4), week="H1", round=6)


def test_named_pieces_say_what_lies_where() -> None:
    pieces = Observer(rulewright.game("heroes"), 2).named(meeting(), 1)
    # Rows begin with the observer
    heroes = np.array(pieces["heroes"]).reshape(2, 3, len(HEROES))
    assert HEROES[int(np.flatnonzero(heroes[0, 0])[0])] == "T1"
    assert HEROES[int(np.flatnonzero(heroes[1, 0])[0])] == "H1"
    assert np.array(pieces["places"]).reshape(2, 3, 2)[1, 0].tolist() == [3, 8]
    armies = np.array(pieces["armies"]).reshape(2, 3, 12)
    assert armies[1, 0].tolist() == [0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert armies[0, 0].tolist() == [0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0]
    artefacts = np.array(pieces["artefacts"]).reshape(2, 3, len(ARTEFACTS))
    assert np.flatnonzero(artefacts[1, 0]).tolist() == [ARTEFACTS.index("A10")] and artefacts[0].sum() == 0
    skills = np.array(pieces["skills"]).reshape(2, 3, len(SKILLS))
    assert np.flatnonzero(skills[1, 0]).tolist() == [SKILLS.index("H-M1")]
    numbers = np.array(pieces["players"]).reshape(2, 13)
    assert numbers[1, 2] == 9 and numbers[0, 3] == 4 and numbers[1, 0] == 1
    assert pieces["round"] == [6.0]


def test_which_scrolls_a_hero_holds_is_observed_by_its_owner_alone() -> None:
    observer = Observer(rulewright.game("heroes"), 2)
    held = [np.array(observer.named(meeting(), seat)["scrolls"]).reshape(3, len(SCROLLS)) for seat in range(2)]
    assert [np.flatnonzero(rows[0]).tolist() for rows in held] == [[SCROLLS.index("S03")], [SCROLLS.index("S05")]]
    counts = np.array(observer.named(meeting(), 0)["scroll_counts"]).reshape(2, 3)
    assert counts[:, 0].tolist() == [1, 1]
    assert sum(observer.named(meeting(), -1)["scrolls"]) == 0


@pytest.mark.parametrize("number", range(6))
def test_in_rich_games_observations_keep_their_bounds_and_hide_what_is_hidden(number: int) -> None:
    players = 2 + number % 3
    state = rich(players, number)
    observer = Observer(state.game, players)
    bounds = {piece.name: (piece.low, piece.high) for piece in observer.pieces}
    rng = random.Random(number)
    for made in range(240):
        if state.over:
            break
        if made % 12 == 0:
            for seat in range(players):
                shown = observer.named(state, seat)
                for name, values in shown.items():
                    assert bounds[name][0] <= min(values) and max(values) <= bounds[name][1], name
                assert observer.named(state.determinize(seat, rng), seat) == shown
        mover = state.mover()
        state.apply(mover, rng.choice(state.codes(mover)))


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
@pytest.mark.parametrize("parameters", ["players=2,length=short,map=fixed", "players=4,length=short,heroes=random"])
def test_openspiel_plays_a_random_match(parameters: str) -> None:
    game = pyspiel.load_game(f"{GAME}({parameters})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
def test_the_playthrough_is_the_one_that_is_kept() -> None:
    """A match of default choices; after a wanted change write `playthrough()` to the file again."""
    assert playthrough() == GOLDEN.read_text(encoding="utf-8")


def playthrough() -> str:
    """Every action of the match, and the table now and then."""
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


def test_options_of_the_game_are_parameters() -> None:
    game = pyspiel.load_game(NAME)
    assert game.options == {"length": "short", "map": "fixed", "heroes": "random", "factions": None}
    assert game.num_players() == 3
    assert game.num_distinct_actions() == len(rulewright.game("heroes").vocabulary) <= 10_000


def test_a_resampled_match_looks_the_same_to_the_player() -> None:
    changed = 0
    for choices in (60, 160):
        state = after(choices, seed=choices)
        for seat in range(3):
            again = state.resample_from_infostate(seat, random.Random(choices).random)
            assert again.information_state_string(seat) == state.information_state_string(seat)
            assert again.legal_actions(seat) == state.legal_actions(seat)
            changed += str(again) != str(state)
    assert changed
