"""The laws of the engine, for this game."""

from __future__ import annotations

import rulewright
from rulewright.conformance import assert_game_conforms


def test_it_keeps_the_laws_of_all_games() -> None:
    assert_game_conforms(rulewright.game("wonderland"), seeds=1)
