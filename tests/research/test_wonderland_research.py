"""Wonderland's War for programs that learn: the suites of PettingZoo and OpenSpiel, observations, and its picture.

Factions are random throughout, so that matches begin with the starting quests.
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
from pettingzoo.test.state_test import test_state_space as check_state_space

import rulewright
from games.wonderland.table import battle
from rulewright.core.state import State
from rulewright.faces.colours import SEAT_COLOURS
from rulewright.games.wonderland.ids import CHIPS, QUESTS, REGIONS
from rulewright.kit.observations import Observer
from rulewright.research import env, openspiel, picture, raw_env
from rulewright.research.openspiel import RulewrightState

RANDOM: dict[str, Any] = {"factions": "random"}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"ally_set": "A"}),
    (3, {"ally_set": "B"}),
    (4, {"ally_set": "mixed", "open_bags": True}),
    (5, {"ally_set": "D"}),
]
GAME = openspiel.register("wonderland")
NAME = f"{GAME}(players=3,ally_set=C,factions=random)"
GOLDEN = Path(__file__).parent / "playthrough_wonderland.txt"
TABLE_SHOWN = 40
PACKED = np.array([1 << 16, 1 << 8, 1])
"""Makes one number of a colour."""
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


# PettingZoo


@DICT_OBSERVATIONS
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_pettingzoo_accepts_the_interface(players: int, options: dict[str, Any]) -> None:
    api_test(env("wonderland", players, {**RANDOM, **options}), num_cycles=60)


@DICT_OBSERVATIONS
def test_pettingzoo_accepts_dense_rewards() -> None:
    api_test(env("wonderland", 3, RANDOM, reward="score_difference"), num_cycles=60)


@pytest.mark.parametrize("players", [2, 5])
def test_equal_seeds_give_equal_matches(players: int) -> None:
    seed_test(lambda: env("wonderland", players), num_cycles=60)


def test_pettingzoo_accepts_the_render_modes() -> None:
    def make(render_mode: str | None = None) -> Any:
        return env("wonderland", 3, RANDOM, render_mode=render_mode)

    render_test(make)


@pytest.mark.filterwarnings("ignore:Agent's m:UserWarning")
def test_the_global_state_stays_in_its_space() -> None:
    environment = env("wonderland", 4, RANDOM)
    check_state_space(environment)
    for each in played(environment, seed=3, steps=30):
        assert each.state_space.contains(each.state())


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_masks_are_the_options_and_nothing_hidden_is_observed(players: int, options: dict[str, Any]) -> None:
    rng = random.Random(1)
    environments = played(raw_env("wonderland", players, {**RANDOM, **options}), seed=players, steps=180)
    for number, environment in enumerate(environments):
        if number % 9:
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
    environment = list(played(env("wonderland", 2, RANDOM), seed=3, steps=80))[-1]
    other = pickle.loads(pickle.dumps(environment))
    clone = environment.clone()
    action = int(np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"])[0])
    for each in (environment, other, clone):
        each.step(action)
    assert environment.unwrapped.table.hash() == other.unwrapped.table.hash() == clone.unwrapped.table.hash()


# Observations


FIGHT: dict[str, dict[str, Any]] = {
    "0": {"draws": 1, "strength": 7},
    "1": {"status": "halted", "draws": 1, "strength": 3},
}


def fight() -> State:
    """A battle in the Tumtum Trees between Alice and the Queen; the Cat only looks on."""
    alice = {"faction": "alice", "supporters": {"TT": 2}, "bag": ["ARTIFACT", "MADNESS"], "active": ["FLAMINGO_S"],
             "quests": ["Q07"], "castles": {"TT": "upright"}}  # fmt: skip
    queen = {"faction": "queen", "supporters": {"TT": 3}, "leader": "TT", "leader_strength": 4, "quests": ["Q08"]}
    return battle(alice, queen, {"faction": "cat", "castles": {"RK": "upright"}}, fighters=FIGHT, round=2)


def test_named_pieces_say_what_lies_where() -> None:
    pieces = Observer(rulewright.game("wonderland"), 3).named(fight(), 0)
    regions, chips = len(REGIONS), len(CHIPS)
    assert pieces["battle"] == [float(region == "TT") for region in REGIONS]
    # Rows begin with the observer
    supporters = np.array(pieces["supporters"]).reshape(3, regions + 1)
    assert supporters[:, REGIONS.index("TT")].tolist() == [2, 3, 0]
    bags = np.array(pieces["bags"]).reshape(3, chips)
    assert {CHIPS[at]: int(bags[0, at]) for at in np.flatnonzero(bags[0])} == {"ARTIFACT": 1, "MADNESS": 1}
    active = np.array(pieces["active"]).reshape(3, chips)
    assert active[0, CHIPS.index("FLAMINGO_S")] == 1 and active.sum() == 1
    assert np.array(pieces["leaders"]).reshape(3, -1)[1].sum() == 1


def test_quests_in_hand_are_in_the_observation_of_their_owner_alone() -> None:
    observer = Observer(rulewright.game("wonderland"), 3)
    held = [np.flatnonzero(observer.named(fight(), seat)["quests"]).tolist() for seat in range(3)]
    assert held == [[QUESTS.index("Q07")], [QUESTS.index("Q08")], []]
    assert sum(observer.named(fight(), -1)["quests"]) == 0


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
@pytest.mark.parametrize("parameters", ["players=2,ally_set=B", "players=4,ally_set=random,factions=random"])
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
    assert game.options == {"ally_set": "C", "factions": "random", "first_player": "random", "open_bags": False}
    assert game.num_players() == 3
    assert game.num_distinct_actions() == len(rulewright.game("wonderland").vocabulary) <= 10_000


def test_a_resampled_match_looks_the_same_to_the_player() -> None:
    changed = 0
    for choices in (60, 160):
        state = after(choices, seed=choices)
        for player in range(3):
            other = state.resample_from_infostate(player, random.Random(choices).random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions(player) == state.legal_actions(player)
            changed += str(other) != str(state)
    assert changed


def test_a_sealed_choice_to_draw_is_hidden_until_the_last_is_in() -> None:
    """WW-239: whoever is asked after another does not learn whether that one draws."""
    texts = []
    for key in ("draw", "halt"):
        state = after(0)
        fighting = {number: {**row, "status": "fighting"} for number, row in FIGHT.items()}
        alice = {"faction": "alice", "supporters": {"TT": 2}, "bag": ["FACTION_1"] * 3}
        queen = {"faction": "queen", "supporters": {"TT": 3}, "bag": ["FACTION_1"] * 3}
        state.match.state = battle(alice, queen, {"faction": "cat"}, fighters=fighting, round=2)
        assert state.current_player() == 0
        state.apply_action(rulewright.game("wonderland").vocabulary.codes[key])
        assert state.current_player() == 1
        texts.append(state.observation_string(1))
    assert texts[0] == texts[1]


# The picture


def test_the_text_of_the_table_shows_seats_regions_and_the_battle() -> None:
    shown = picture.text(fight()).splitlines()
    heads = next(line for line in shown if line.split()[-1:] == ["NM"])
    assert heads.split() == ["RK", "GF", ">", "TT", "PT", "NM"]
    rows = [line.split() for line in shown[shown.index(heads) + 2 :]]
    # Alice has two units, a castle of strength 2 and 7 on the battle track; the Queen's leader is among her units
    assert rows[0] == ["seat_0", "2+2", "C", "=7"]
    assert rows[1] == ["seat_1", "4L+4", "=3"]
    assert rows[2] == ["seat_2", "C"]


def test_cards_and_leaders_at_the_table_are_shown() -> None:
    state: State = rulewright.game("wonderland").new(3, RANDOM, seed=5)
    while state.view(None)["phase"] != "tea":
        state.apply(state.mover(), state.codes(state.mover())[0])
    places, cards, leaders = next(
        picture_lines[at : at + 3]
        for picture_lines in [picture.text(state).splitlines()]
        for at, line in enumerate(picture_lines)
        if line.startswith("tea ")
    )
    assert "head" in places
    assert cards.split() == [seat["card"] for seat in state.view(None)["tea_table"].values()]
    assert leaders.split() == ["leaders", "012"]
    assert leaders.index("012") == places.index("head")


@pytest.mark.parametrize("players", [2, 5])
def test_pictures_of_a_match_have_one_size_and_the_colours_of_the_seats(players: int) -> None:
    state: State = rulewright.game("wonderland").new(players, {}, seed=players)
    rng = random.Random(players)
    shapes, colours = set(), set()
    for number in range(240):
        if number % 40 == 0:
            image = picture.pixels(state)
            shapes.add(image.shape)
            colours |= set(np.unique(image.astype(int) @ PACKED).tolist())
        seat = state.mover()
        state.apply(seat, rng.choice(state.codes(seat)))
    assert len(shapes) == 1
    seats = [int(np.array(colour) @ PACKED) for colour in SEAT_COLOURS]
    assert colours >= set(seats[:players])
    assert not colours & set(seats[players:])
