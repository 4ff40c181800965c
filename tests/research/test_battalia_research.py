"""Battalia for programs that learn: the suites of PettingZoo and OpenSpiel, observations, what resampling hides."""

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

import rulewright
from games.battalia.table import MAP, play, table
from rulewright.core.state import State
from rulewright.games.battalia.content import CARDS, SQUARE_NAMES
from rulewright.games.battalia.ids import CREATION_CARDS
from rulewright.kit.observations import Observer
from rulewright.research import env, openspiel, raw_env
from rulewright.research.openspiel import RulewrightState

BASIC: dict[str, Any] = {"mode": "basic"}
EVERYTHING: dict[str, Any] = {
    "mode": "heroic", "neutral_bilkarr": True, "neutral_metamorphia": True, "fanatics": True, "unbound": True,
    "krycek_original": True,
}  # fmt: skip
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, BASIC),
    (3, EVERYTHING),
    (4, {"valley": "bridge", "mode": "advanced"}),
    (5, {"attack_limit": True, "fanatics": True}),
    (6, {"team_size": 3, "valley": "pass", "neutral_bilkarr": True}),
]
GAME = openspiel.register("battalia")
NAME = f"{GAME}(players=2,mode=basic,factions=bar+clo+emb)"
GOLDEN = Path(__file__).parent / "playthrough_battalia.txt"
OBSERVED = 300
SHOWN_CHOICES = 601
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
    api_test(env("battalia", players, options), num_cycles=60)


@pytest.mark.parametrize("players", [2, 5])
def test_equal_seeds_give_equal_matches(players: int) -> None:
    seed_test(lambda: env("battalia", players), num_cycles=60)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_masks_are_the_options_and_nothing_hidden_is_observed(players: int, options: dict[str, Any]) -> None:
    rng = random.Random(1)
    environments = played(raw_env("battalia", players, options), seed=players, steps=300)
    for number, environment in enumerate(environments):
        if number % 20:
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
    environment = list(played(env("battalia", 4), seed=3, steps=80))[-1]
    other = pickle.loads(pickle.dumps(environment))
    clone = environment.clone()
    action = int(np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"])[0])
    for each in (environment, other, clone):
        each.step(action)
    assert environment.unwrapped.table.hash() == other.unwrapped.table.hash() == clone.unwrapped.table.hash()


# Observations


def named(state: State, seat: int) -> dict[str, Any]:
    """The pieces of an observation, those with rows of players or squares as tables."""
    game = rulewright.game("battalia")
    observer = Observer(game, state.players)
    pieces = observer.named(state, seat)
    return {piece.name: np.array(pieces[piece.name]).reshape(piece.shape) for piece in observer.pieces}


def cards_in(numbers: Any) -> list[str]:
    """The cards that a row of counts holds, in canonical order."""
    return [CREATION_CARDS[at] for at in np.flatnonzero(numbers) for _ in range(int(numbers[at]))]


def fight() -> State:
    """Seat 0 attacks the city of seat 1, which is about to raise."""
    attacker = {"hand": ["weapon-bar", "lord-emb", "supply"], "heroes": {"a": "x5y6"}, "shelter": ["dust"]}
    defender = {"hand": ["chief-clo", "chest"], "ambush": ["king-clo"], "nation": ["horse-clo"],
                "tents": [{"nr": 1, "tent": "tent-clo", "cards": ["queen-clo"]}]}  # fmt: skip
    state = table(attacker, defender, map=MAP, tents_made=1)
    return play(state, "attack:weapon-bar", "add:lord-emb", "done")


def test_named_pieces_say_what_lies_where() -> None:
    state = fight()
    here, there = named(state, 0), named(state, 1)
    assert [SQUARE_NAMES[at] for at in np.flatnonzero(here["battle_at"][0])] == ["x5y6"]
    assert there["battle_at"][0].sum() == 0, "rows begin with the observer"
    assert there["battle_at"][1].sum() == 1
    assert cards_in(here["attack_line"][0]) == ["lord-emb", "weapon-bar"]
    # ... what, stage, the losing side, bonuses, heroes, then the totals and the defender
    assert here["battle"][0, 11:].tolist() == [5, 2, 0, 1]
    assert here["battle"][0, 4] == 1
    assert cards_in(here["shelters"][0]) == ["dust"]
    assert here["owner"][SQUARE_NAMES.index("x5y6")].tolist() == [0, 1]
    assert here["heroes"][0, 0, SQUARE_NAMES.index("x5y6")] == 1
    assert here["piles"][1].tolist() == [2, 1, 0, 1, 1, 1]


def test_hands_ambushes_tents_and_nations_are_in_the_observation_of_their_owner_alone() -> None:
    state = fight()
    hidden = ("hand", "ambush", "stationed", "nation")
    own = {name: cards_in(named(state, 1)[name]) for name in hidden}
    assert own == {
        "hand": ["chief-clo", "chest"], "ambush": ["king-clo"], "stationed": ["queen-clo"], "nation": ["horse-clo"],
    }  # fmt: skip
    assert cards_in(named(state, 0)["hand"]) == ["supply"]
    assert [cards_in(named(state, -1)[name]) for name in hidden] == [[], [], [], []]


def test_a_packet_and_what_was_drafted_are_seen_by_their_holder_alone() -> None:
    state = rulewright.game("battalia").new(3, {"draft": True}, seed="packet")
    while state.position()["pending"][0]["frame"] != "draft":
        play(state, state.options(state.waiting[0])[0])
    first = state.waiting[0]
    play(state, state.options(first)[0])
    second = state.waiting[0]
    for seat in range(3):
        pieces = named(state, seat)
        assert len(cards_in(pieces["packet"])) == (2 if seat == second else 0)
        assert [int(row.sum()) for row in pieces["shelters"]] == [1 if seat == first else 0, 0, 0]
        assert pieces["piles"][(first - seat) % 3].tolist() == [0, 0, 1, 0, 0, 0], "their number is open"


def test_the_cards_of_the_vase_are_seen_by_its_player_alone() -> None:
    state = play(table({"hand": ["vase"], "nation": ["chest", "dust", "supply"]}, {}), "play:vase", "pick:dust")
    assert [cards_in(row) for row in named(state, 0)["vase"]] == [["supply", "chest"], ["dust"]]
    assert named(state, 1)["vase"].sum() == named(state, -1)["vase"].sum() == 0


def test_team_mates_see_no_more_than_opponents() -> None:
    seats = [{"hand": [card], "ambush": ["lord-bar"]} for card in ("chest", "dust", "supply", "horse-bar")]
    state = table(*seats, options={"mode": "basic", "alliances": True})
    for seat in range(4):
        pieces = named(state, seat)
        assert cards_in(pieces["hand"]) == seats[seat]["hand"]
        assert pieces["allies"].tolist() == [1, 0, 1, 0]
        assert pieces["acting"].tolist() == ([1, 0, 1, 0] if seat % 2 == 0 else [0, 1, 0, 1])


def test_building_cards_that_lie_face_down_are_not_told() -> None:
    state = rulewright.game("battalia").new(4, {"valley": "pass"}, seed="valley")
    pieces = named(state, 0)
    assert pieces["face_down"].sum() == 16
    assert pieces["building"].sum() == 0
    assert pieces["place"][:, 6].sum() == 8


# Resampling


def resampled(state: State, seat: int, number: int = 12) -> list[dict[str, Any]]:
    return [state.determinize(seat, random.Random(at)).position() for at in range(number)]


def test_what_a_seat_cannot_know_is_drawn_anew() -> None:
    hand = ["lord-bar", "chief-clo", "chest", "supply"]
    mate: dict[str, Any] = {
        "hand": hand,
        "ambush": ["king-emb"],
        "nation": ["freeman-clo", "priest-emb", "horse-bar", "dust"],
        "tents": [{"nr": 1, "tent": "tent-bar", "cards": ["tool-bar"]}],
    }
    own = {"hand": ["title-bar", "scroll-bar"], "nation": ["weapon-bar", "horse-clo", "supply", "amulet-emb"]}
    state = table(own, {}, mate, {}, options={"mode": "basic", "alliances": True}, tents_made=1)
    before = state.position()
    copies = resampled(state, 0)
    team_mate = before["seats"][2]
    everything = sorted(hand + mate["nation"] + mate["ambush"] + ["tool-bar"])
    for copy in copies:
        row = copy["seats"][2]
        assert copy["seats"][0]["hand"] == own["hand"]
        assert sorted(copy["seats"][0]["nation"]) == sorted(own["nation"])
        assert sorted(row["hand"] + row["nation"] + row["ambush"] + row["tents"][0]["cards"]) == everything
        assert [len(row[name]) for name in ("hand", "nation", "ambush")] == [4, 4, 1]
    for name in ("hand", "ambush"):
        assert len({tuple(copy["seats"][2][name]) for copy in copies} | {tuple(team_mate[name])}) > 1, name
    assert len({tuple(copy["storm"]["deck"]) for copy in copies}) > 1
    assert len({tuple(copy["pool"]["lord"]) for copy in copies}) > 1
    assert {copy["pool"]["lord"][0] for copy in copies} == {before["pool"]["lord"][0]}, "the top card lies face up"
    assert len({tuple(copy["spare"]) for copy in copies}) > 1
    assert len({tuple(copy["fate"]) for copy in copies}) > 1
    assert len({tuple(copy["seats"][0]["nation"]) for copy in copies}) > 1, "nor does a player know the own order"


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
@pytest.mark.parametrize("parameters", ["players=2,mode=basic", "players=4,valley=pass"])
def test_openspiel_plays_a_random_match(parameters: str) -> None:
    game = pyspiel.load_game(f"{GAME}({parameters})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_options_of_the_game_are_parameters() -> None:
    game = pyspiel.load_game(NAME)
    assert game.options["mode"] == "basic"
    assert game.options["factions"] == ["bar", "clo", "emb"]
    assert game.num_players() == 2
    assert game.num_distinct_actions() == len(rulewright.game("battalia").vocabulary) <= 10_000
    assert len(CREATION_CARDS) == CARDS


def test_a_resampled_match_looks_the_same_to_the_player() -> None:
    changed = 0
    for choices in (40, 200):
        state = after(choices, seed=choices)
        for player in range(2):
            other = state.resample_from_infostate(player, random.Random(choices).random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions(player) == state.legal_actions(player)
            changed += str(other) != str(state)
    assert changed


@pytest.mark.slow
def test_the_playthrough_is_the_one_that_is_kept() -> None:
    """The beginning of a match; after a wanted change write `playthrough()` to the file again."""
    assert playthrough() == GOLDEN.read_text(encoding="utf-8")


def playthrough() -> str:
    """Every action of the beginning of a match, and what is observed now and then."""
    state = pyspiel.load_game(NAME).new_initial_state()
    rng = random.Random(5)
    lines = [f"game {NAME}"]
    while not state.is_terminal() and len(state.history()) < SHOWN_CHOICES:
        player = state.current_player()
        number = len(state.history())
        if number >= openspiel.DRAWS and number % OBSERVED == 0:
            lines.append(Observer(rulewright.game("battalia"), 2).text(state.match.state, player))
        actions = [7] if state.is_chance_node() else state.legal_actions()
        action = rng.choice(actions)
        options = 256 if state.is_chance_node() else len(actions)
        lines.append(f"{number} player {player}: {state.action_to_string(player, action)} (of {options})")
        state.apply_action(action)
    return "\n".join(lines) + "\n"
