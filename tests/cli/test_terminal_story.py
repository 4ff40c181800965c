"""Scenes in the terminal: headings with lists in place of lines, at the table and in a replay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from commanding import lines, run

import rulewright
from rulewright.core import registry
from skirmish import SkirmishRules


@pytest.fixture(autouse=True)
def known() -> Any:
    before = dict(registry._makers)
    rulewright.register("skirmish", SkirmishRules)
    yield
    registry._makers.clear()
    registry._makers.update(before)


def played(tmp_path: Path, *typed: str) -> str:
    arguments = ("terminal", "skirmish", "--seats", "human=Ada,human=Bo", "--seed", "1", "--save")
    result = run(*arguments, tmp_path / "game.json", typed=lines(*typed))
    assert result.exit_code == 0, result.output
    return str(result.output)


def test_a_scene_is_a_heading_with_its_result_first_and_its_steps_as_a_list(tmp_path: Path) -> None:
    output = played(tmp_path, "fight:1", "stand", "stand")
    told = output.rpartition("Ada against Bo")[2].split("\n")
    points = [line.strip() for line in told]
    assert points[1].endswith("wins the fight") and points[2].startswith("· ") and points[3] == "Step by step"
    assert "Ada attacks player 1" not in output, "its lines are told by the scene"


def test_a_scene_that_goes_on_tells_its_new_steps_alone(tmp_path: Path) -> None:
    output = played(tmp_path, "fight:1", "stand")
    first, second = output.split("Ada against Bo")[1:]
    assert "Round 1" in first and "Round 1" not in second and "Round 2" in second


def test_lines_outside_of_scenes_are_lines(tmp_path: Path) -> None:
    assert "· Ada marches: North." in played(tmp_path, "march:north")


def test_a_question_says_why_it_matters(tmp_path: Path) -> None:
    assert "You need 5 more points." in played(tmp_path)


def test_a_replay_tells_the_same(tmp_path: Path) -> None:
    played(tmp_path, "march:north", "fight:0", "stand", "stand")
    result = run("replay", tmp_path / "game.json", "--step", "2")
    assert "Bo against Ada" in result.output and "Round 1" in result.output
    whole = run("replay", tmp_path / "game.json", "--log")
    assert whole.output.count("Bo against Ada") == 1 and whole.output.count("Round 3:") == 1, whole.output
