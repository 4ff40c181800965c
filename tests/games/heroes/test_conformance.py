"""Might & Magic Heroes conforms: random games of every player count and option, from set-up and from rich positions."""

from __future__ import annotations

from typing import Any

import pytest

from games.heroes.rich import mixed, option_set, rich_start
from rulewright.conformance import assert_game_conforms
from rulewright.games.heroes import GAME

FACTIONS = ("haven", "necropolis", "sanctuary", "stronghold")


def options_of(players: int) -> list[dict[str, Any]]:
    """Every length, both maps, chosen and random heroes, chosen and given factions."""
    sets = [option_set(players), option_set(players + 1), option_set(players + 2)]
    sets[1]["factions"] = list(FACTIONS[-players:])
    return sets


@pytest.mark.parametrize("players", (2, 3, 4))
@pytest.mark.rule("MH-003", "MH-006", "MH-007", "MH-050", "MH-535", "MH-591", "MH-600", "MH-601", "MH-602", "MH-605")
def test_new_games_conform_with_every_option(players: int) -> None:
    tally = assert_game_conforms(
        GAME, [players], options_of, seeds=1, every=150, ahead=15, resamples=1, to_the_end=20, choose=mixed
    )
    assert tally.games == 3
    assert tally.sampled > 1 and tally.undone > 0


@pytest.mark.parametrize("part", range(3))
@pytest.mark.rule("MH-395", "MH-536", "MH-640", "MH-654", "MH-655")
def test_rich_positions_conform(part: int) -> None:
    for number in range(part * 2, part * 2 + 2):
        tally = assert_game_conforms(
            GAME, [2 + number % 3], [{"map": "fixed"}], seeds=1, every=150, ahead=15, resamples=1, to_the_end=20,
            begin=rich_start(number), choose=mixed,
        )  # fmt: skip
        assert tally.games == 1 and tally.sampled > 0
