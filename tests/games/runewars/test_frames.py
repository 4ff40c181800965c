"""The frames of Runewars: every step names the rule that it carries out."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from rule_coverage import numbered_rules
from rulewright.games.runewars.frames import Frame
from rulewright.games.runewars.knowledge.position import PROTOTYPES

NAMED = re.compile(r"\bRW-\d{3}\b|\bD-\d{3}\b")
"""A rule or a decision of the specification; a window (`W-Q1`) is the moment of one."""


@cache
def docstrings(module: str) -> dict[str, str]:
    """What each function of a chapter says of itself, from its source: compiled functions do not keep it."""
    compiled = Path(sys.modules[module].__file__ or "")
    source = compiled.with_name(f"{compiled.name.partition('.')[0]}.py")
    tree = ast.parse(source.read_text(encoding="utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    return {function.name: ast.get_docstring(function) or "" for function in functions}


def named_by(step: Callable[..., None]) -> set[str]:
    """The rules and decisions that the docstring of a step names."""
    return set(NAMED.findall(docstrings(step.__module__)[step.__name__]))


@pytest.mark.parametrize("frame", PROTOTYPES.values(), ids=list(PROTOTYPES))
def test_every_step_of_a_frame_names_its_rule(frame: Frame) -> None:
    assert frame.STEPS
    assert len(frame.STEPS) == len(frame.STEP_NAMES)
    for step in frame.STEPS:
        assert named_by(step), f"{frame.NAME}: {step.__name__} names no rule"


@pytest.mark.parametrize("name", ["battle", "duel"])
def test_what_both_sides_do_one_after_the_other_is_written_once(name: str) -> None:
    frame = PROTOTYPES[name]
    does = {
        step: [function for function, of in zip(frame.STEPS, frame.STEP_NAMES, strict=True) if of == step]
        for step in frame.STEP_NAMES
    }
    attackers = [step for step in does if step.endswith("_att")]
    assert attackers
    for step in attackers:
        assert does[step] == does[step.removesuffix("_att") + "_def"], step


def test_every_rule_that_a_step_names_is_in_the_rulebook() -> None:
    named = {rule for frame in PROTOTYPES.values() for step in frame.STEPS for rule in named_by(step)}
    assert {rule for rule in named if rule.startswith("RW-")} <= numbered_rules()


def test_a_copied_frame_is_equal_and_shares_nothing_that_can_change() -> None:
    for frame in PROTOTYPES.values():
        other = frame.copy()
        for field in frame.FIELDS:
            own, theirs = getattr(frame, field.attribute), getattr(other, field.attribute)
            if isinstance(own, list):
                assert own == theirs and own is not theirs, (frame.NAME, field.name)
