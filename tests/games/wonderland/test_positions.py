"""Positions: those of all worked examples are read, and written as they were given."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.core.chance import seed_of
from rulewright.core.errors import BadPosition
from rulewright.games.wonderland.ids import CHIPS
from rulewright.scaffold.cases import agree

CASES = json.loads((Path(__file__).parent / "cases.json").read_text(encoding="utf-8"))
GIVEN = {case["id"]: case["position"] for case in CASES if "position" in case and not case["expect"].get("error")}
QUESTION = ("ask", "of", "answers")
"""What a frame asks it says when it has asked."""


def without_questions(position: dict[str, Any]) -> dict[str, Any]:
    frames = [{name: value for name, value in frame.items() if name not in QUESTION} for frame in position["pending"]]
    return {**position, "pending": frames}


def in_canonical_order(position: dict[str, Any]) -> dict[str, Any]:
    """Bags and exhausted chips are multisets, written in the order of the chips."""
    seats = [
        {
            name: sorted(value, key=CHIPS.index) if name in ("bag", "exhausted") else value
            for name, value in seat.items()
        }
        for seat in position["seats"]
    ]
    return {**position, "seats": seats}


@pytest.mark.parametrize("id", GIVEN)
def test_a_position_comes_back_as_it_was_given(id: str) -> None:
    game = rulewright.game("wonderland")
    given = without_questions(GIVEN[id]) if "pending" in GIVEN[id] else GIVEN[id]
    agree(in_canonical_order(given), game.position(game.load(given, seed_of(b"positions"))))


WRONG: dict[str, dict[str, Any]] = {
    "a seat of the table out of use": {"tea_table": {"8": {"card": None}}},
    "a leader on a seat out of use": {"seats": [{"leader": "seat:6"}, {}, {}]},
    "a card in two places": {"quest_deck": ["Q01"], "quest_discard": ["Q01"]},
    "a Wonderlandian with two players": {"seats": [{"figures": {"WL01": "RK"}}, {"figures": {"WL01": "GF"}}, {}]},
    "a scoring token twice": {"scoring": {"RK": "ST1", "GF": "ST1"}},
    "four chips on a forge track": {"seats": [{"forge": [["FACTION_1"] * 4, [], [], []]}, {}, {}]},
    "five chips on the madness track": {"seats": [{"madness": ["MADNESS"] * 5}, {}, {}]},
    "forged madness": {"seats": [{"forge": [["MADNESS"], [], [], []]}, {}, {}]},
    "more poison than there is": {"seats": [{"bag": ["POISON"] * 6}, {}, {"faction": "jabberwock"}]},
    "a frame outside its procedure": {"pending": [{"name": "round"}, {"name": "draw"}], "phase": "war"},
    "a battle without fighters": {
        "phase": "war",
        "pending": [{"name": "round"}, {"name": "war"}, {"name": "battle", "region": "RK", "step": "decide"}],
    },
    "an answer that was no option": {
        "phase": "war",
        "seats": [{"supporters": {"RK": 1}}, {"supporters": {"RK": 1}}, {}],
        "pending": [
            {"name": "round", "step": "war_end"},
            {"name": "war", "step": "battles", "queue": []},
            {
                "name": "battle",
                "region": "RK",
                "step": "decide",
                "fighters": {"0": {}, "1": {}},
                "answers": {"0": "wait"},
            },
        ],
    },
    "no frame before the end": {"pending": []},
    "an unknown frame field": {"pending": [{"name": "round", "step": "tea", "colour": 1}]},
}


@pytest.mark.rule("WW-629")
@pytest.mark.parametrize("what", WRONG)
def test_a_position_that_cannot_be_is_refused(what: str) -> None:
    game = rulewright.game("wonderland")
    with pytest.raises(BadPosition):
        game.from_position({"seats": [{}, {}, {}], **WRONG[what]})
    game.from_position({"seats": [{}, {}, {}]})


def test_a_finished_game_is_written_with_its_result_and_read_again() -> None:
    game = rulewright.game("wonderland")
    state = game.from_position({"seats": [{"vp": 3}, {"vp": 5}, {}], "phase": "end"})
    position = state.position()
    assert position["scores"] == state.result and position["scores"]["winners"] == [1]
    assert game.from_position(position).position() == position
