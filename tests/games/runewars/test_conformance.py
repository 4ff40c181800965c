"""Runewars conforms: random games of every player count and variant, from set-up and from rich positions."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.rich import VARIANTS, lively, rich_position, uniform
from rulewright import State
from rulewright.conformance import Tally, assert_game_conforms
from rulewright.core.chance import Random
from rulewright.games.runewars import GAME


def variants(*names: str) -> dict[str, Any]:
    return {name: name in names for name in (*VARIANTS, "quick_map")}


ALONE = [variants("quick_map"), *(variants(name, "quick_map") for name in VARIANTS)]
TOGETHER = variants(*VARIANTS, "quick_map")
PAIRS = [
    variants(first, second, "quick_map")
    for first, second in (("exploration", "epic"), ("exploration", "revised"), ("epic", "revised"))
]


def mixed(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """Lively choices and any others by turns."""
    return (lively if rng.below(2) else uniform)(state, seat, codes, rng)


def rich_start(number: int) -> Any:
    """How the rich game of this number begins."""

    def begin(players: int, options: dict[str, Any], seed: bytes) -> State:
        state: State = GAME.from_position(rich_position(players, options, number), seed=seed)
        return state

    return begin


@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.slow), pytest.param(4, marks=pytest.mark.slow)]
)
@pytest.mark.rule("RW-001", "RW-002", "RW-003", "RW-756", "RW-900", "RW-901", "RW-905", "RW-906", "RW-907")
def test_new_games_conform_with_each_variant_alone_and_all_together(players: int) -> None:
    tally = assert_game_conforms(
        GAME, [players], [*ALONE, TOGETHER], seeds=1, every=150, ahead=20, resamples=1, to_the_end=6, choose=mixed
    )
    assert tally.games == len(ALONE) + 1
    assert tally.sampled > 8


def rich_games_conform(players: int, options: list[dict[str, Any]], first: int) -> Tally:
    """One rich game for each set of options."""
    whole = Tally()
    for number, chosen in enumerate(options, first):
        tally = assert_game_conforms(
            GAME, [players], [chosen], seeds=1, first_seed=first, every=60, ahead=20, resamples=1, to_the_end=20,
            begin=rich_start(number), choose=lively,
        )  # fmt: skip
        whole.sampled += tally.sampled
        whole.undone += tally.undone
        whole.log_lines += tally.log_lines
    return whole


@pytest.mark.parametrize("players", range(2, 5))
@pytest.mark.rule("RW-003", "RW-314", "RW-501", "RW-525", "RW-526", "RW-555", "RW-901", "RW-905", "RW-908")
def test_rich_positions_conform(players: int) -> None:
    tally = rich_games_conform(players, [TOGETHER, ALONE[0]], 20 * players)
    assert tally.sampled > 4
    assert tally.undone > 2
    assert tally.log_lines > 4


@pytest.mark.rule("RW-053", "RW-059", "RW-063", "RW-905")
def test_games_whose_map_the_players_build_conform() -> None:
    tally = assert_game_conforms(
        GAME, [2, 4], [variants("exploration", "revised")], seeds=1, every=150, ahead=20, resamples=1, to_the_end=6
    )
    assert tally.games == 2


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 5))
@pytest.mark.rule("RW-003", "RW-314", "RW-501", "RW-525", "RW-526", "RW-555", "RW-901", "RW-905", "RW-908")
def test_rich_positions_conform_with_pairs_of_variants(players: int) -> None:
    tally = rich_games_conform(players, [*PAIRS, *ALONE[1:]], 100 * players)
    assert tally.sampled > 15
    assert tally.log_lines > 30
