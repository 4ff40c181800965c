"""The frames of Runewars: every step names the rule that it carries out."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest

from rulewright.games.runewars import FOLDER
from rulewright.games.runewars.frames import Frame
from rulewright.games.runewars.framing import PROTOTYPES

NAMED = re.compile(r"RW-\d{3}|W-[A-Z]\d?|D-\d{3}")


@cache
def docstrings(module: str) -> dict[str, str]:
    """What each function of a chapter says of itself, from its source: compiled functions do not keep it."""
    tree = ast.parse((FOLDER / f"{module.rpartition('.')[2]}.py").read_text(encoding="utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    return {function.name: ast.get_docstring(function) or "" for function in functions}


@pytest.mark.parametrize("frame", PROTOTYPES.values(), ids=list(PROTOTYPES))
def test_every_step_of_a_frame_names_its_rule(frame: Frame) -> None:
    assert frame.STEPS
    assert len(frame.STEPS) == len(frame.STEP_NAMES)
    for step in frame.STEPS:
        assert NAMED.search(docstrings(step.__module__)[step.__name__]), f"{frame.NAME}: {step.__name__} names no rule"


def test_a_copied_frame_is_equal_and_shares_nothing_that_can_change() -> None:
    for frame in PROTOTYPES.values():
        other = frame.copy()
        for field in frame.FIELDS:
            own, theirs = getattr(frame, field.attribute), getattr(other, field.attribute)
            if isinstance(own, list):
                assert own == theirs and own is not theirs, (frame.NAME, field.name)
