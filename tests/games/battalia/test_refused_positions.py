"""What POSITION refuses, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from games.battalia.table import GAME
from rulewright import BadPosition

GOOD: dict[str, Any] = {
    "players": 2,
    "options": {"mode": "basic"},
    "map": {"x3y2": {"card": "city-bar-x", "owner": 0}, "x5y6": {"card": "city-clo-x", "owner": 1}},
    "seats": [{"faction": "bar", "hand": ["supply"], "heroes": {"a": "x3y2"}}, {"faction": "clo"}],
}


def seat(**fields: Any) -> dict[str, Any]:
    return {"seats": [{"faction": "bar", **fields}, {"faction": "clo"}]}


BATTLE: dict[str, Any] = {
    "frame": "battle", "stack": 0, "what": "city", "square": "x5y6", "defender": 1, "heroes": ["a"], "attack": [],
    "defence": [], "defending": [], "stage": "resolve", "side": "defence", "bonus": {"attack": 0, "defence": 0},
}  # fmt: skip
MAIN: dict[str, Any] = {"frame": "main", "stack": 0}
BAD: dict[str, dict[str, Any]] = {
    "unknown field": {"colour": 1},
    "unknown option": {"options": {"solo": True}},
    "unknown field of a seat": seat(hat=1),
    "unknown card": seat(hand=["spoon"]),
    "a card too often": seat(hand=["queen-bar", "queen-bar"]),
    "a card that is not in the game": seat(hand=["freeman-sun"]),
    "another game": {"game": "ethnos"},
    "another format": {"format": 2},
    "too many seats": {"seats": [{}] * 3},
    "two seats of one faction": {"seats": [{"faction": "clo"}, {"faction": "clo"}]},
    "another layout": {"layout": "4P"},
    "a square that does not exist": {"map": {"x1y1": {"card": "road-bar-s"}}},
    "an unknown card of the map": {"map": {"x3y3": {"card": "castle"}}},
    "the same gate twice": {"map": {"x3y3": {"card": "gate-1"}, "x3y4": {"card": "gate-1"}}},
    "an owner of a road": {"map": {"x3y3": {"card": "road-bar-s", "owner": 0}}},
    "three marketplaces": {"map": {"x3y3": {"card": "road-bar-s", "markets": [0, 0, 0]}}},
    "week 9": {"week": 9},
    "day 8": {"day": 8},
    "elixirs that are not in the game": {"elixirs": {"berserk": {"owner": 0}}},
    "a storm card in two places": {"storm": {"deck": [1, 2], "played": [2]}},
    "a deck with cards of another": {"pool": {"freeman": ["chief-bar"]}},
    "too many supplies": {"pool": {"supply": 99}},
    "an unknown deck": {"pool": {"spoons": []}},
    "no frames in play": {"pending": []},
    "a frame that is unknown": {"pending": [{"frame": "dance", "stack": 0}]},
    "a frame with fields of another": {"pending": [{**MAIN, "packet": []}]},
    "a frame without its field": {"pending": [MAIN, {"frame": "sacrifice", "stack": 0}]},
    "a stack of the other team": {"pending": [{"frame": "main", "stack": 1}]},
    "a stack that begins in the middle": {"pending": [BATTLE, {"frame": "raise", "stack": 0}]},
    "a battle that nobody asks about": {"pending": [MAIN, BATTLE]},
    "a raise without a battle": {"pending": [MAIN, {"frame": "raise", "stack": 0}]},
}


def test_the_position_itself_is_read() -> None:
    assert GAME.from_position(GOOD).waiting == (0,)


@pytest.mark.parametrize("fields", BAD.values(), ids=BAD.keys())
def test_a_position_that_cannot_be_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        GAME.from_position({**GOOD, **fields})


def test_players_must_be_given() -> None:
    with pytest.raises(BadPosition):
        GAME.from_position({name: value for name, value in GOOD.items() if name != "players"})
