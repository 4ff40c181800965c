"""Which numbered rules the tests show, and what is wrong with that; `conftest.py` asks."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest

import rulewright
from rulewright.games import in_preparation

TESTS = Path(__file__).parent
HEADING = re.compile(r"^### ([A-Z]+-\d+)\b", re.MULTILINE)


def numbered_rules(games: Iterable[str] = rulewright.INCLUDED_GAMES) -> set[str]:
    """The ids of all rules, from the rulebooks of some games, those that are included if nothing is said."""
    rules: set[str] = set()
    for name in games:
        rulebook = rulewright.game(name).folder / "rulebook" / "en.md"
        rules.update(HEADING.findall(rulebook.read_text(encoding="utf-8")))
    return rules


def missing_in_preparation(named: dict[str, list[str]]) -> list[str]:
    """The rules of games in preparation that no test names yet, one line each: listed, and no fault."""
    return [
        f"{rule}: no test names this rule yet ({game} is in preparation)"
        for game in in_preparation()
        for rule in sorted(numbered_rules([game]) - named.keys() - untestable_rules().keys())
    ]


def untestable_rules() -> dict[str, str]:
    """Rules that no test can show, with the reason."""
    reasons: dict[str, str] = {}
    for path in TESTS.glob("games/*/untestable.toml"):
        reasons.update(tomllib.loads(path.read_text(encoding="utf-8")))
    return reasons


def rules_named_by(items: Iterable[pytest.Item]) -> dict[str, list[str]]:
    """Which rules the tests name: rule -> tests."""
    named: dict[str, list[str]] = {}
    for item in items:
        for mark in item.iter_markers("rule"):
            for rule in mark.args:
                named.setdefault(rule, []).append(item.nodeid)
    return named


def coverage_faults(named: dict[str, list[str]], rules: set[str], untestable: dict[str, str]) -> list[str]:
    """What is wrong with the coverage, one line each; empty if nothing is."""
    faults = [f"{rule}: no test names this rule" for rule in sorted(rules - named.keys() - untestable.keys())]
    faults += [f"{rule}: not in any rulebook, but named by {named[rule][0]}" for rule in sorted(named.keys() - rules)]
    faults += [f"{rule}: called untestable, but not in any rulebook" for rule in sorted(untestable.keys() - rules)]
    faults += [f"{rule}: called untestable without a reason" for rule in sorted(untestable) if not untestable[rule]]
    faults += [
        f"{rule}: called untestable, but {named[rule][0]} tests it" for rule in sorted(untestable) if rule in named
    ]
    return faults
