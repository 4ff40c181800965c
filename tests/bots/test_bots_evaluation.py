"""The evaluation of Ethnos: a likelihood for each seat that follows what matters."""

from __future__ import annotations

from typing import Any

import pytest
from glances import play_on

import rulewright
from games.ethnos.table import table
from rulewright import State
from rulewright.bots.playout import glance, likeliest
from rulewright.core.chance import Random, seed_of


def stands(state: State, seat: int = 0) -> float:
    """How well a seat stands."""
    values: list[float] = state.game.evaluate(state)
    return values[seat]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_likelihoods_are_between_0_and_1_and_add_up(players: int) -> None:
    state: State = rulewright.game("ethnos").new(players=players, seed=players)
    rng = Random(seed_of(b"evaluate"), 0)
    while not state.over:
        values = state.game.evaluate(state)
        assert len(values) == players
        assert all(0.0 <= value <= 1.0 for value in values)
        assert sum(values) == pytest.approx(1.0)
        play_on(state, rng, 7)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_is_worth_one_to_its_winners(players: int) -> None:
    state: State = rulewright.game("ethnos").new(players=players, seed=players)
    play_on(state, Random(seed_of(b"finish"), 0), 100_000)
    assert state.result is not None
    winners = state.result["winners"]
    for seat, value in enumerate(state.game.evaluate(state)):
        assert value == (1.0 / len(winners) if seat in winners else 0.0)


BETTER: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "more Glory": ({"seats": [{"glory": 9}, {}, {}]}, {"seats": [{"glory": 4}, {}, {}]}),
    "a larger hand that matches": (
        {"seats": [{"hand": ["elf-blue", "elf-red", "elf-grey"]}, {}, {}]},
        {"seats": [{"hand": ["elf-blue", "dwarf-red", "wizard-grey"]}, {}, {}]},
    ),
    "a larger Band on the table": (
        {"seats": [{"bands": [{"leader": "elf-blue", "cards": ["elf-blue", "elf-green", "elf-red"]}]}, {}, {}]},
        {"seats": [{"bands": [{"leader": "elf-blue", "cards": ["elf-blue", "elf-green"]}]}, {}, {}]},
    ),
    "Allies instead of Skeletons": (
        {"seats": [{"bands": [{"leader": "elf-blue", "cards": ["elf-blue", "elf-green", "elf-red"]}]}, {}, {}]},
        {"seats": [{"bands": [{"leader": "elf-blue", "cards": ["elf-blue", "skeleton", "skeleton"]}]}, {}, {}]},
    ),
    "a Dwarf as Leader": (
        {"seats": [{"bands": [{"leader": "dwarf-red", "cards": ["dwarf-red", "elf-red"]}]}, {}, {}]},
        {"seats": [{"bands": [{"leader": "elf-red", "cards": ["dwarf-red", "elf-red"]}]}, {}, {}]},
    ),
    "a marker where the prize is": (
        {"glory_tokens": {"rhea": [6, 10]}, "markers": {"rhea": [1, 0, 0]}},
        {"glory_tokens": {"rhea": [6, 10]}, "markers": {"duris": [1, 0, 0]}},
    ),
    "a lead instead of a tie": (
        {"glory_tokens": {"rhea": [6, 10]}, "markers": {"rhea": [2, 1, 0]}},
        {"glory_tokens": {"rhea": [6, 10]}, "markers": {"rhea": [2, 2, 0]}},
    ),
}


@pytest.mark.parametrize("name", BETTER)
def test_what_helps_is_worth_more(name: str) -> None:
    better, worse = (stands(stated(fields)) for fields in BETTER[name])
    assert better > worse


def stated(fields: dict[str, Any]) -> State:
    """A position with these fields, in a game with Dwarves, Elves and Skeletons."""
    tribes = ["dwarf", "elf", "minotaur", "skeleton", "wizard"]
    state: State = rulewright.game("ethnos").from_position({"players": 3, "tribes": tribes, **fields}, seed=1)
    return state


def test_a_lead_counts_more_near_the_end() -> None:
    early = table("elf", {"glory": 6})
    late = table("elf", {"glory": 6}, age=2, dragons=2)
    assert stands(late) > stands(early) > 1 / 3


def test_weights_are_positive_for_all_options() -> None:
    state: State = rulewright.game("ethnos").new(players=4, seed=6)
    rng = Random(seed_of(b"weights"), 0)
    while not state.over:
        seat = state.mover()
        codes = state.codes(seat)
        weights = state.game.weights(state, seat, codes)
        assert len(weights) == len(codes)
        assert all(weight > 0.0 for weight in weights)
        state.apply(seat, glance(state, seat, rng))


def test_at_a_glance_all_matching_cards_join_a_band() -> None:
    state = table("elf", {"hand": ["elf-blue", "elf-green", "elf-red"]})
    state.choose(0, "lead:elf-red")
    assert state.game.key(likeliest(state, 0)) == "all_tribe"
