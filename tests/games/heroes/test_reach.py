"""Random play reaches everything: every decision, window, card, location, week and reward of Heroes is used.

`tests/games/heroes/coverage.py` prints the counts.
"""

from __future__ import annotations

import pytest

from games.heroes.coverage import Coverage, beginning, rich_game, staged_game

MOST_GAMES = 400


@pytest.mark.rule("MH-248", "MH-320", "MH-357", "MH-392", "MH-408", "MH-511", "MH-574")
def test_every_decision_window_card_location_and_reward_is_used() -> None:
    """Rich games are played until nothing is missing."""
    coverage = Coverage()
    for number in range(MOST_GAMES):
        if number < 8:
            beginning(number, coverage)
        staged_game(number, coverage)
        rich_game(number, coverage)
        if number % 10 == 0 and not coverage.missing():
            break
    assert coverage.missing() == {}
