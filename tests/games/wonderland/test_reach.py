"""Random play reaches everything: every decision, card, chip, ability and reward of Wonderland's War is used.

`tests/games/wonderland/coverage.py` prints the counts.
"""

from __future__ import annotations

import pytest

from games.wonderland.coverage import Coverage, beginning, rich_game

MOST_GAMES = 400


@pytest.mark.rule("WW-080", "WW-092", "WW-246", "WW-346", "WW-571")
def test_every_decision_card_chip_ability_and_reward_is_used() -> None:
    """Rich games are played until nothing is missing: about forty."""
    coverage = Coverage()
    for number in range(MOST_GAMES):
        if number < 8:
            beginning(number, coverage)
        rich_game(number, coverage)
        if not coverage.missing():
            break
    assert coverage.missing() == {}
