"""The check of rule coverage finds what it must, and the untestable rules are few and explained."""

from __future__ import annotations

import pytest

import rule_coverage
from rule_coverage import coverage_faults, missing_in_preparation, numbered_rules, untestable_rules

RULES = {"XX-001", "XX-002"}


def test_nothing_is_wrong_when_every_rule_has_a_test_or_a_reason() -> None:
    assert coverage_faults({"XX-001": ["a"]}, RULES, {"XX-002": "advice"}) == []


def test_a_rule_without_a_test_is_found() -> None:
    assert coverage_faults({"XX-001": ["a"]}, RULES, {}) == ["XX-002: no test names this rule"]


def test_a_mark_that_names_an_unknown_rule_is_found() -> None:
    faults = coverage_faults({"XX-001": ["a"], "XX-002": ["b"], "XX-003": ["test_c"]}, RULES, {})
    assert faults == ["XX-003: not in any rulebook, but named by test_c"]


def test_an_exception_must_be_needed_known_and_explained() -> None:
    named = {"XX-001": ["test_a"], "XX-002": ["test_b"]}
    assert coverage_faults(named, RULES, {"XX-001": "advice"}) == ["XX-001: called untestable, but test_a tests it"]
    assert coverage_faults(named, RULES, {"XX-009": "advice"}) == ["XX-009: called untestable, but not in any rulebook"]
    assert coverage_faults({"XX-001": ["a"]}, RULES, {"XX-002": ""}) == ["XX-002: called untestable without a reason"]


def test_rulebooks_are_read_and_exceptions_are_rare() -> None:
    assert {"ET-001", "ET-640"} <= numbered_rules()
    assert set(untestable_rules()) == {"ET-640", "RW-026", "RW-912", "BA-372"}


def test_rules_of_a_game_in_preparation_are_listed_and_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule_coverage, "in_preparation", lambda: ["ethnos"])
    listed = missing_in_preparation({"ET-002": ["test_a"]})
    assert listed[0] == "ET-001: no test names this rule yet (ethnos is in preparation)"
    assert not [line for line in listed if line.startswith(("ET-002", "ET-640"))], "named, or not to be tested"
