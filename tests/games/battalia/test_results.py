"""Results of Battalia by source and week, what broke a tie, and the reasons of hints."""

from __future__ import annotations

from typing import Any

import pytest

from games.battalia.table import table
from games.battalia.told import NAMES, RULES, finished
from rulewright import State
from rulewright.faces.reasons import Reason, reasons_between
from rulewright.server.results import result_info, tie_told
from rulewright.text import LOCALES, texts

NORTH = {"card": "city-bar-x", "owner": 0, "level": 2}
CITIES = {"x3y2": NORTH, "x5y6": {"card": "city-clo-x", "owner": 1, "level": 2}}


@pytest.mark.rule("BA-405")
@pytest.mark.parametrize("listening", [True, False])
def test_the_sources_add_up_to_the_scores(listening: bool) -> None:
    state = finished(4, 11, listening)
    assert state.result is not None
    sources = RULES.report(state)["sources"]
    assert [sum(map(sum, by.values())) for by in sources] == state.result["scores"]
    assert ("founded" in sources[0]) == listening


def test_the_result_of_a_record_tells_points_by_week() -> None:
    state = finished(3, 13)
    info = result_info(state.record(), NAMES[:3], "en")
    assert info.stages[:2] == ["Week 1", "Week 2"] and len(info.times) == len(info.stages)
    assert {source.name for source in info.sources} >= {"founded"}


def ended(left: dict[str, Any], right: dict[str, Any], **squares: Any) -> State:
    """Two players at the end of the last week, who have passed."""
    cities = {**CITIES, **squares}
    fields: dict[str, Any] = {"week": 8, "day": 7, "phase": "play", "start_player": 0, "team": 1}
    state = table(left, right, map=cities, pending=[{"frame": "main", "stack": 1}], **fields)
    state.choose(1, "pass")
    return state


@pytest.mark.rule("BA-408")
@pytest.mark.parametrize(
    ("right", "name", "numbers"),
    [({"heroes": {"a": {"at": "x5y6"}}}, "heroes", [0, 1]), ({"nation": ["supply"]}, "cards", [0, 1])],
)
def test_what_breaks_a_tie_is_told(right: dict[str, Any], name: str, numbers: list[int]) -> None:
    state = ended({}, right)
    report = RULES.report(state)
    assert report["tie_break"] == {"name": name, "rule": "BA-408", "numbers": numbers}
    for locale in LOCALES:
        (told,) = tie_told(texts("battalia", locale), state.result or {}, NAMES[:2], report)
        assert "Bob" in told


def test_reasons_name_cities_heroes_and_cards() -> None:
    map_after = {**CITIES, "x3y2": {**NORTH, "level": 3}}
    fields: dict[str, Any] = {"phase": "play", "pending": [{"frame": "main", "stack": 0}]}
    before = table({"hand": ["supply"]}, map=CITIES, **fields).view(0)
    after = table({"hand": ["supply", "supply"], "heroes": {"a": {"at": "x3y2"}}}, map=map_after, **fields).view(0)
    assert reasons_between(RULES, before, after, 0) == [
        Reason("raises", {"square": "x3y2", "number": 3}),
        Reason("heroes", {"number": 1}),
        Reason("deck", {"number": 1}),
        Reason("hand", {"number": 1}),
    ]
