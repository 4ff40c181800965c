"""Positions: those of all worked examples are read, and written as they were given."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.core.chance import seed_of
from rulewright.scaffold.cases import agree

CASES = json.loads((Path(__file__).parent / "cases.json").read_text(encoding="utf-8"))
GIVEN = {case["id"]: case["position"] for case in CASES if "position" in case and not case["expect"].get("error")}
QUESTION = ("ask", "of", "answers")
"""What a frame asks it says when it has asked."""


def without_questions(position: dict[str, Any]) -> dict[str, Any]:
    frames = [{name: value for name, value in frame.items() if name not in QUESTION} for frame in position["pending"]]
    return {**position, "pending": frames}


@pytest.mark.parametrize("id", GIVEN)
def test_a_position_comes_back_as_it_was_given(id: str) -> None:
    game = rulewright.game("heroes")
    given = without_questions(GIVEN[id]) if "pending" in GIVEN[id] else GIVEN[id]
    agree(given, game.position(game.load(given, seed_of(b"positions"))))
