"""Worked examples of a specification (`cases.json`), carried out: Given a position, When choices, Then what came."""

from __future__ import annotations

import json
from typing import Any

from rulewright.core.errors import Refused, RulewrightError


def agree(expected: Any, found: Any, path: str = "") -> None:
    """Every named field is equal; objects, and lists of objects, field by field."""
    if isinstance(expected, dict):
        assert isinstance(found, dict), f"{path}: {found!r} is no object"
        for name, value in expected.items():
            assert name in found, f"{path}.{name} is missing"
            agree(value, found[name], f"{path}.{name}")
    elif isinstance(expected, list) and any(isinstance(item, dict) for item in expected):
        assert isinstance(found, list) and len(found) == len(expected), f"{path}: {found!r}"
        for at, value in enumerate(expected):
            agree(value, found[at], f"{path}.{at}")
    else:
        assert found == expected, f"{path}: {found!r} instead of {expected!r}"


def at_path(position: Any, path: str) -> Any:
    for step in path.split("."):
        position = position[int(step)] if isinstance(position, list) else position[step]
    return position


def start(game: Any, case: dict[str, Any]) -> Any:
    chance = case.get("chance", [])
    if "position" in case:
        return game.from_position(case["position"], chance=chance)
    new = case["new"]
    return game.new(
        players=new["players"], options=new.get("options", {}), seed=new.get("seed", b"case"), chance=chance
    )


def run_case(game: Any, case: dict[str, Any]) -> None:
    """Given, When, Then; raises AssertionError with the place that differs."""
    expect = case["expect"]
    if expect.get("error"):
        try:
            start(game, case)
        except RulewrightError:
            return
        raise AssertionError("it was not refused")
    state = start(game, case)
    for seat, key in case["do"]:
        state.choose(seat, key)
    check(state, expect)


def check(state: Any, expect: dict[str, Any]) -> None:
    position = state.position()
    unknown = expect.keys() - {
        "position", "options", "waiting", "illegal", "over", "result", "counts", "hidden", "error",
    }  # fmt: skip
    assert not unknown, unknown
    agree(expect.get("position", {}), position)
    for seat, wanted in expect.get("options", {}).items():
        options = state.options(int(seat))
        assert len(set(options)) == len(options)
        if "equal" in wanted:
            assert sorted(options) == sorted(wanted["equal"]), options
        assert set(wanted.get("include", [])) <= set(options), options
        assert not set(wanted.get("exclude", [])) & set(options), options
    if "waiting" in expect:
        assert list(state.waiting) == expect["waiting"]
    if "over" in expect:
        assert (state.result is not None) == expect["over"]
    agree(expect.get("result", {}), state.result or {})
    for path, length in expect.get("counts", {}).items():
        assert len(at_path(position, path)) == length, path
    for seat, wanted in expect.get("hidden", {}).items():
        view = state.view(int(seat))
        agree(wanted.get("view", {}), view)
        text = json.dumps(view)
        for absent in wanted.get("absent", []):
            assert absent not in text, f"{absent} is in the view of seat {seat}"
    for seat, key, *rule in expect.get("illegal", []):
        refused(state, seat, key, rule)


def refused(state: Any, seat: int, key: str, rule: list[str]) -> None:
    """The choice is refused, naming the rule if one is given, and nothing changes."""
    before = state.hash()
    try:
        state.choose(seat, key)
    except Refused as error:
        assert not rule or error.rule == rule[0], f"{key} is refused by {error.rule}, not {rule[0]}"
    else:
        raise AssertionError(f"{key} was not refused")
    refusal = state.why_not(seat, key)
    assert refusal is not None and (not rule or refusal.rule == rule[0])
    assert state.hash() == before
