"""All worked examples of the specification, as data: Given a position, When choices, Then what is expected."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.scaffold.cases import run_case

CASES = json.loads((Path(__file__).parent / "cases.json").read_text(encoding="utf-8"))
SPECIFICATION = Path(__file__).parents[4] / "shared" / "games" / "ethnos" / "cases.json"


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=case["id"], marks=pytest.mark.rule(*case["rules"])) for case in CASES]
)
def test_worked_example(case: dict[str, Any]) -> None:
    run_case(rulewright.game("ethnos"), case)


def test_case_ids_are_distinct() -> None:
    assert len({case["id"] for case in CASES}) == len(CASES) == 172


def test_the_copy_agrees_with_the_specification() -> None:
    """Where the specification lies beside the repository; elsewhere there is nothing to compare with."""
    originals = [json.loads(path.read_text(encoding="utf-8")) for path in [SPECIFICATION] if path.exists()]
    assert all(original == CASES for original in originals)
