"""Rule coverage: every numbered rule of every rulebook has a test that names it.

A test names rules with `@pytest.mark.rule("ET-123", ...)`. `pytest --rules` lists the
rules without a test and exits with 1 if there are any. When the whole suite is
collected the same check fails the run, so nobody has to think of it. What cannot be
tested stands in `untestable.toml` of the game's tests, with the reason.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest

import rulewright

TESTS = Path(__file__).parent
HEADING = re.compile(r"^### ([A-Z]+-\d+)\b", re.MULTILINE)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="list the rules that no test names, and stop")


def numbered_rules() -> set[str]:
    """The ids of all rules, from the rulebooks of the games that are included."""
    rules: set[str] = set()
    for name in rulewright.INCLUDED_GAMES:
        rulebook = rulewright.game(name).folder / "rulebook" / "en.md"
        rules.update(HEADING.findall(rulebook.read_text(encoding="utf-8")))
    return rules


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


def collects_everything(config: pytest.Config) -> bool:
    """Whether this run collects the whole suite: no selection by file, and none of the deselecting options."""
    chosen = [Path(argument).resolve() for argument in config.args]
    whole = all(path in (TESTS, TESTS.parent) for path in chosen)
    return whole and not config.getoption("lf") and not config.getoption("ignore") and not config.getoption("deselect")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Before anything is deselected by marks or names."""
    if not config.getoption("rules") and not collects_everything(config):
        return
    rules = numbered_rules()
    named = rules_named_by(items)
    faults = coverage_faults(named, rules, untestable_rules())
    if config.getoption("rules"):
        for fault in faults:
            config.get_terminal_writer().line(fault)
        shown = len(rules & named.keys())
        pytest.exit(f"{shown} of {len(rules)} rules are named by tests", returncode=1 if faults else 0)
    if faults:
        raise pytest.UsageError("rule coverage (`pytest --rules`):", *faults)
