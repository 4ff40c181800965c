"""What POSITION section 2 refuses, sentence by sentence, with two players and with more."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright import BadPosition
from rulewright.games.wonderland import GAME

THREE: dict[str, Any] = {"seats": [{"faction": "alice"}, {"faction": "queen"}, {"faction": "cat"}]}
TWO: dict[str, Any] = {"seats": [{"faction": "alice"}, {"faction": "cat"}], "unused_region": "GF"}
FIGHT: dict[str, Any] = {"name": "battle", "region": "RK", "step": "decide", "fighters": {"0": {}, "1": {}}}


def seat(**fields: Any) -> dict[str, Any]:
    """Three seats, the first with these fields."""
    return {"seats": [{"faction": "alice", **fields}, {"faction": "queen"}, {"faction": "cat"}]}


def seat_of_two(**fields: Any) -> dict[str, Any]:
    return {"seats": [{"faction": "cat", **fields}, {"faction": "alice"}]}


def war(battle: dict[str, Any], **fields: Any) -> dict[str, Any]:
    frames = [{"name": "round", "step": "war_end"}, {"name": "war", "step": "battles", "queue": [], **fields}]
    return {"phase": "war", "pending": [*frames, battle]}


OF_THREE: dict[str, dict[str, Any]] = {
    "unknown field": {"colour": 1},
    "unknown option": {"options": {"solo": True}},
    "unknown field of a place of the table": {"tea_table": {"1": {"card": None, "cup": 1}}},
    "unknown field of a seat": seat(hat=1),
    "unknown field of a fighter": war({**FIGHT, "fighters": {"0": {"hat": 1}, "1": {}}}),
    "unknown frame": {"pending": [{"name": "round", "step": "tea"}, {"name": "dance"}]},
    "unknown step": {"pending": [{"name": "round", "step": "lunch"}]},
    "another game": {"game": "ethnos"},
    "another format": {"format": 2},
    "one seat": {"seats": [{}]},
    "six seats": {"seats": [{}] * 6},
    "another number of players": {"players": 4},
    "unknown chip": seat(bag=["SPOON"]),
    "unknown chip of the supply": {"supply": {"SPOON": 1}},
    "a faction chip in the supply": {"supply": {"FACTION_1": 1}},
    "unknown figure": seat(figures={"WL99": "RK"}),
    "an item as a figure": seat(figures={"WL20": "RK"}),
    "unknown quest": seat(quests=["Q31"]),
    "unknown token": {"scoring": {"RK": "ST9"}},
    "two seats of one faction": {"seats": [{"faction": "cat"}, {"faction": "cat"}, {}]},
    "an ability of another faction": seat(abilities=["MH-1"]),
    "a leader ability": seat(abilities=["AL-L"]),
    "an unused region with three players": {"unused_region": "GF"},
    "a negative number": seat(vp=-1),
    "a leader too strong": seat(leader_strength=7),
    "a strength of 26": war({**FIGHT, "fighters": {"0": {"strength": 26}, "1": {}}}),
    "round 4": {"round": 4},
    "more chips than there are": seat(bag=["ROSE_S"] * 9),
    "more madness than there is": seat(bag=["MADNESS"] * 36),
    "four chips on a track": seat(forge=[["FORGE"] * 4, [], [], []]),
    "five tracks": seat(forge=[[], [], [], [], []]),
    "a quest twice in a hand": seat(quests=["Q01", "Q01"]),
    "a quest in hand and face up": seat(quests=["Q01"], feats=["Q01"]),
    "a tea card on the table and taken": {**seat(tea_cards=["T1-01"]), "tea_table": {"1": {"card": "T1-01"}}},
    "seat 6 with three players": {"tea_table": {"6": {"card": None}}},
    "a leader on seat 8": seat(leader="seat:8"),
    "a first player who is not there": {"first_player": 3},
    "a wager of nobody": war({**FIGHT, "wagers": {"7": "alice"}}),
    "a fighter who is not there": war({**FIGHT, "fighters": {"3": {}, "1": {}}}),
    "a lying castle with three players": seat(castles={"RK": "lying"}),
    "a castle that stands askew": seat(castles={"RK": "askew"}),
}
OF_TWO: dict[str, dict[str, Any]] = {
    "no unused region": {"unused_region": None},
    "an ability of the other side": seat_of_two(abilities=["CC-4"]),
    "supporters there": seat_of_two(supporters={"GF": 1}),
    "a castle there": seat_of_two(castles={"GF": "lying"}),
    "a leader there": seat_of_two(leader="GF"),
    "a figure there": seat_of_two(figures={"WL05": "GF"}),
    "a battle there": war({**FIGHT, "region": "GF"}),
    "a battle there to come": war(FIGHT, queue=["GF"]),
    "a token there": {"scoring": {"GF": "ST1"}},
    "the marker there": {"battle_start": "GF"},
}


@pytest.mark.parametrize("what", OF_THREE)
def test_with_three_players_it_is_refused(what: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.from_position({**THREE, **OF_THREE[what]})
    assert len(str(refused.value)) > 10
    GAME.from_position(THREE)


@pytest.mark.parametrize("what", OF_TWO)
def test_with_two_players_nothing_is_in_the_unused_region(what: str) -> None:
    with pytest.raises(BadPosition):
        GAME.from_position({**TWO, **OF_TWO[what]})
    GAME.from_position(TWO)


def test_abilities_belong_to_the_side_of_the_board() -> None:
    GAME.from_position({**TWO, **seat_of_two(abilities=["CC-4b"])})
    with pytest.raises(BadPosition, match="WW-500"):
        GAME.from_position({"seats": [{"faction": "cat", "abilities": ["CC-4b"]}, {}, {}]})
