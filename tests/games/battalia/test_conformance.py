"""The laws of the engine, for this game: all player counts, alliances, neutral characters, the Royal Valley."""

from __future__ import annotations

from typing import Any

import pytest

import rulewright
from rulewright.conformance import assert_game_conforms

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
    tally = assert_game_conforms(
        rulewright.game("battalia"), [players], [options], seeds=1, every=400, ahead=15, resamples=1, to_the_end=1000
    )
    assert tally.games == 1
    assert tally.sampled > 0
