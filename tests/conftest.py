"""Rule coverage: every numbered rule of every rulebook has a test that names it.

A test names rules with `@pytest.mark.rule("ET-123", ...)`. `pytest --rules` lists the
rules without a test and exits with 1 if there are any. When the whole suite is
collected the same check fails the run, so nobody has to think of it. What cannot be
tested stands in `untestable.toml` of the game's tests, with the reason.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rule_coverage import coverage_faults, missing_in_preparation, numbered_rules, rules_named_by, untestable_rules
from rulewright.core import registry
from rulewright.games import in_preparation

TESTS = Path(__file__).parent


@pytest.fixture(autouse=True)
def games_of_one_test() -> Iterator[None]:
    """A game that a test makes known is forgotten after it, so that no test depends on which ran before."""
    before, prepared = dict(registry._makers), dict(registry._prepared)
    yield
    for name in registry._prepared.keys() - prepared.keys() - set(in_preparation()):
        del registry._prepared[name]
        registry._games.pop(name, None)
    for name in [name for name, maker in registry._makers.items() if before.get(name) is not maker]:
        del registry._makers[name]
        registry._games.pop(name, None)
    registry._makers.update(before)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="list the rules that no test names, and stop")


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
    in_work = numbered_rules(in_preparation())
    finished = {rule: tests for rule, tests in named.items() if rule not in in_work}
    untestable = {rule: reason for rule, reason in untestable_rules().items() if rule not in in_work}
    faults = coverage_faults(finished, rules, untestable)
    if config.getoption("rules"):
        for line in missing_in_preparation(named):
            config.get_terminal_writer().line(line)
        for fault in faults:
            config.get_terminal_writer().line(fault)
        shown = len(rules & named.keys())
        pytest.exit(f"{shown} of {len(rules)} rules are named by tests", returncode=1 if faults else 0)
    if faults:
        raise pytest.UsageError("rule coverage (`pytest --rules`):", *faults)
