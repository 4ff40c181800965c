"""All worked examples of the specification, as data: Given a position, When choices, Then what is expected.

Those that do not pass yet stand in `failing_cases.txt`, one id a line; when one begins to pass, its line goes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.scaffold.cases import run_case
from rulewright.scaffold.new_game import passing_cases

HERE = Path(__file__).parent
CASES = json.loads((HERE / "cases.json").read_text(encoding="utf-8"))
FAILING = (HERE / "failing_cases.txt").read_text(encoding="utf-8").split()
SHOWN = [case for case in CASES if case["id"] not in FAILING]


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=case["id"], marks=pytest.mark.rule(*case["rules"])) for case in SHOWN]
)
def test_worked_example(case: dict[str, Any]) -> None:
    run_case(rulewright.game("heroes"), case)


def test_only_those_cases_are_listed_as_failing_that_fail() -> None:
    listed = [case for case in CASES if case["id"] in FAILING]
    passing = passing_cases(rulewright.game("heroes"), listed)
    assert not passing, f"these pass now, so their lines in failing_cases.txt go: {sorted(passing)}"


def test_case_ids_are_distinct_and_failing_ones_are_known() -> None:
    ids = {case["id"] for case in CASES}
    assert len(ids) == len(CASES) == 117
    assert set(FAILING) <= ids
