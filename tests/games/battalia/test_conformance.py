"""The laws of the engine, for this game: all player counts, alliances of two and three, every option.

Here is a sample, new games and games from rich positions; `make test-long` plays on (long.py).
"""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import rulewright
from games.battalia.rich import VARIANTS, mixed, rich_start
from rulewright import BadSetup
from rulewright.conformance import Tally, assert_game_conforms
from rulewright.core.chance import Random, seed_of

GAME = rulewright.game("battalia")
SETS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"mode": "basic", "fanatics": True, "unbound": True}),
    (3, {"mode": "advanced", "neutral_bilkarr": True, "krycek_original": True}),
    (4, {}),
    (4, {"alliances": False, "valley": "pass", "neutral_metamorphia": True}),
    (5, {"attack_limit": True, "neutral_bilkarr": True, "neutral_metamorphia": True}),
    (6, {"valley": "bridge", "neutral_bilkarr": True, "neutral_metamorphia": True, "fanatics": True}),
    (6, {"team_size": 3, "mode": "basic", "gates": False, "markets": False, "fate": False}),
]


@pytest.mark.rule("BA-001", "BA-360", "BA-363", "BA-364")
@pytest.mark.parametrize(("players", "options"), SETS, ids=[f"{n}-{'-'.join(o) or 'default'}" for n, o in SETS])
def test_it_keeps_the_laws_of_all_games(players: int, options: dict[str, Any]) -> None:
    tally = assert_game_conforms(GAME, [players], [options], seeds=1, every=200, ahead=15, resamples=1, to_the_end=1000)
    assert tally.games == 1
    assert tally.sampled > 0


def rich_games_conform(numbers: range) -> Tally:
    """The rich games of these numbers: players and options follow from the number."""
    whole = Tally()
    for number in numbers:
        players, options = VARIANTS[number % len(VARIANTS)]
        tally = assert_game_conforms(
            GAME, [players], [options], seeds=1, every=300, ahead=15, resamples=1, to_the_end=1000,
            begin=rich_start(number), choose=mixed,
        )  # fmt: skip
        whole.games += tally.games
        whole.decisions += tally.decisions
        whole.sampled += tally.sampled
        whole.lanes += tally.lanes
        whole.undone += tally.undone
    return whole


@pytest.mark.parametrize("first", [1, 3, 5])
@pytest.mark.rule("BA-001", "BA-262", "BA-279", "BA-364", "BA-412", "BA-567")
def test_rich_positions_conform(first: int) -> None:
    tally = rich_games_conform(range(first, first + 2))
    assert tally.games == 2
    assert tally.sampled > 1


CHOICES: dict[str, tuple[Any, ...]] = {
    "mode": ("basic", "advanced", "heroic"),
    "alliances": (False, True),
    "team_size": (2, 3),
    "map": ("standard", "extended"),
    "draft": (False, True),
    "gates": (False, True),
    "royals": (False, True),
    "markets": (False, True),
    "fate": (False, True),
    "neutral_metamorphia": (False, True),
    "neutral_bilkarr": (False, True),
    "fanatics": (False, True),
    "unbound": (False, True),
    "valley": ("off", "pass", "bridge"),
    "end_map_fill": (False, True),
    "krycek_original": (False, True),
    "attack_limit": (False, True),
}


def fits(players: int, options: dict[str, Any]) -> bool:
    """BA-001, said a second time: whether options go together."""
    neutral = options["neutral_metamorphia"] or options["neutral_bilkarr"] or options["krycek_original"]
    return not (
        (options["alliances"] and players < 4)
        or (options["team_size"] == 3 and players != 6)
        or (options["map"] == "extended" and players == 2)
        or (options["map"] == "standard" and players > 4)
        or (options["valley"] != "off" and (players < 4 or options["map"] == "standard" or not options["gates"]))
        or (neutral and not options["gates"])
        or (options["attack_limit"] and not (players == 5 and options["alliances"]))
    )


@pytest.mark.rule("BA-001", "BA-002")
def test_options_that_go_together_begin_a_game_and_others_are_refused_with_a_rule() -> None:
    rng = Random(seed_of(b"option sets"), 0)
    begun = refused = 0
    for players, _ in itertools.product(range(2, 7), range(60)):
        options = {name: values[int(rng.below(len(values)))] for name, values in CHOICES.items()}
        if fits(players, options):
            state = GAME.new(players=players, options=options, seed=begun)
            given = state.position()["options"]
            assert {name: given[name] for name in options} == options
            begun += 1
        else:
            with pytest.raises(BadSetup, match=r"^BA-\d{3}: "):
                GAME.new(players=players, options=options, seed=0)
            refused += 1
    assert begun > 10
    assert refused > 100


@pytest.mark.rule("BA-001", "BA-002")
@pytest.mark.parametrize("players", range(2, 7))
def test_every_option_is_played_alone(players: int) -> None:
    """A few days of each: that every option reaches its decisions is shown in test_reach.py."""
    usual = GAME.new(players=players, seed="alone").position()["options"]
    played = 0
    for name, values in CHOICES.items():
        for value in values:
            options = {**usual, name: value, "factions": None}
            if value == usual[name] or not fits(players, options):
                continue
            state = GAME.new(players=players, options={name: value}, seed=f"{name} {value}")
            rng = Random(seed_of(name.encode()), players)
            for _ in range(120):
                seat = state.waiting[int(rng.below(len(state.waiting)))]
                state.apply(seat, mixed(state, seat, state.codes(seat), rng))
            assert GAME.position(GAME.load(state.position(), state.seed)) == state.position()
            played += 1
    assert played >= 11
