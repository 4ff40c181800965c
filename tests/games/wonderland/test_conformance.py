"""Wonderland's War conforms: random games of every player count and ally set, from set-up and from rich positions.

Here is a sample; `make test-long` plays on (long.py).
"""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderland.rich import ALLY_SETS, mixed, option_set, rich_start
from rulewright.conformance import Tally, assert_game_conforms
from rulewright.games.wonderland import GAME
from rulewright.games.wonderland.ids import FACTIONS

REVEALING = ("wager_right", "wager_wrong", "wager_void")
"""Lines of the last step of an outcome (WW-362), which asks nobody if no wager was right."""


def options_of(players: int) -> list[dict[str, Any]]:
    """Every ally set; factions chosen, drawn and fixed; bags open and not; the first player drawn and fixed."""
    sets: list[dict[str, Any]] = [{"ally_set": name} for name in ALLY_SETS]
    sets[1] |= {"factions": "random", "open_bags": True}
    sets[2] |= {"factions": list(FACTIONS[-players:]), "first_player": players - 1}
    sets[3] |= {"first_player": 0, "open_bags": True}
    sets[5] |= {"factions": "random"}
    return sets


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.rule("WW-001", "WW-021", "WW-022", "WW-036", "WW-420", "WW-600", "WW-602", "WW-622", "WW-623", "WW-629")
def test_new_games_conform_with_every_ally_set_and_option(players: int) -> None:
    tally = assert_game_conforms(
        GAME,
        [players],
        options_of,
        seeds=1,
        every=120,
        ahead=15,
        resamples=1,
        to_the_end=8,
        choose=mixed,
        revealing=REVEALING,
    )
    assert tally.games == len(ALLY_SETS)
    assert tally.sampled > 10 and tally.undone > 3 and tally.log_lines >= 0


def rich_games_conform(numbers: range) -> Tally:
    """The rich games of these numbers: players and options follow from the number."""
    whole = Tally()
    for number in numbers:
        tally = assert_game_conforms(
            GAME, [2 + number % 4], [option_set(number // 4)], seeds=1, every=40, ahead=15, resamples=1,
            to_the_end=10, begin=rich_start(number), choose=mixed, revealing=REVEALING,
        )  # fmt: skip
        whole.games += tally.games
        whole.sampled += tally.sampled
        whole.undone += tally.undone
    return whole


@pytest.mark.rule("WW-362")
def test_wagers_that_a_tie_makes_void_are_turned_up_like_all_others() -> None:
    """The view does not show them any more when the next battle has begun; the log tells them."""
    assert rich_games_conform(range(6038, 6039)).games == 1


@pytest.mark.parametrize("part", range(4))
@pytest.mark.rule("WW-017", "WW-087", "WW-204", "WW-600", "WW-626", "WW-627")
def test_rich_positions_conform(part: int) -> None:
    tally = rich_games_conform(range(part * 3, part * 3 + 3))
    assert tally.games == 3 and tally.sampled > 5 and tally.undone > 1
