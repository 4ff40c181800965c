"""Results of Wonderland's War by source, what broke a tie, and the reasons of hints."""

from __future__ import annotations

import random
from typing import Any

import pytest

import rulewright
from rulewright import State
from rulewright.faces.reasons import reasons_between
from rulewright.server.results import result_info
from rulewright.text import LOCALES, texts

RULES = rulewright.game("wonderland")


def ended(*seats: dict[str, Any]) -> State:
    """A game that is over, with these seats."""
    state: State = RULES.from_position({"seats": [*seats], "phase": "end"})
    return state


def finished(players: int, seed: int, listening: bool) -> State:
    """A random match to its end."""
    rng = random.Random(seed)
    state: State = RULES.new(players, seed=seed, options={"factions": "random"}, listening=listening)
    while not state.over:
        seat = rng.choice(state.waiting)
        state.choose(seat, rng.choice(state.options(seat)))
    return state


@pytest.mark.parametrize("listening", [True, False])
def test_the_sources_add_up_to_the_scores(listening: bool) -> None:
    state = finished(4, 11, listening)
    sources = RULES.report(state)["sources"]
    assert state.result is not None
    assert [sum(map(sum, by.values())) for by in sources] == state.result["scores"]
    rounds = {len(points) for by in sources for points in by.values()}
    assert rounds == ({3} if listening else {1})
    if listening:
        assert all(by["regions"] != [0, 0, 0] for by in sources) and "vp" not in sources[0]


def test_seats_without_points_have_the_same_sources_as_those_with_points() -> None:
    """Where the log does not know how points came about, it may still know it of a seat that has none."""
    state = ended({"vp": 10}, {}, {})
    state.narration = []
    sources = RULES.report(state)["sources"]
    assert [list(by) for by in sources] == [["vp", "castles", "quests", "shards"]] * len(sources)


def test_the_result_of_a_record_tells_points_by_round() -> None:
    state = finished(3, 13, True)
    info = result_info(state.record(), ["Ann", "Bob", "Cora"], "en")
    assert len(info.stages) == 3 and {source.name for source in info.sources} >= {"regions"}
    assert state.result is not None
    assert [sum(sum(source.points[seat]) for source in info.sources) for seat in range(3)] == state.result["scores"]


def test_every_source_and_stage_has_a_name() -> None:
    for locale in LOCALES:
        words = texts("wonderland", locale)
        for state in (finished(3, 12, True), finished(3, 12, False)):
            for source in RULES.report(state)["sources"][0]:
                assert words.message(f"source-{source}")


@pytest.mark.rule("WW-401")
def test_a_tie_is_broken_by_shards_and_then_by_units() -> None:
    shards = ended({"vp": 10, "shards": 2}, {"vp": 9, "shards": 1}, {})
    assert RULES.report(shards)["tie_break"] == {"name": "shards", "rule": "WW-401", "numbers": [2, 1, 0]}
    units = ended({"vp": 9, "shards": 1, "supporters": {"TT": 2}}, {"vp": 9, "shards": 1}, {})
    assert RULES.report(units)["tie_break"] == {"name": "units", "rule": "WW-401", "numbers": [2, 0, 0]}
    assert RULES.report(ended({"vp": 9}, {"vp": 3}, {}))["tie_break"] is None
    assert RULES.report(ended({"vp": 9}, {"vp": 9}, {}))["tie_break"] is None, "the place is shared"


# Hints


def test_what_a_choice_brings_is_told_the_weightiest_first() -> None:
    before = ended({"vp": 3}, {}, {}).view(0) | {"scores": None}
    after = {**before, "seats": [{**before["seats"][0], "castles": {"TT": "upright"}, "vp": 9}, *before["seats"][1:]]}
    found = reasons_between(RULES, before, after, 0)
    assert [reason.name for reason in found] == ["castle", "vp"]
    said = [texts("wonderland", locale).reason(*found[0]) for locale in ("en", "pl")]
    assert said == ["builds a castle among the Tumtum Trees", "stawia zamek wśród Drzew Tumtum"]


@pytest.mark.parametrize("seed", [1, 2])
def test_every_reason_of_a_whole_match_has_words(seed: int) -> None:
    """Whatever changes between two views of a seat can be told, in both languages."""
    rng = random.Random(seed)
    words = [texts("wonderland", locale) for locale in LOCALES]
    state = RULES.new(3, seed=seed, options={"ally_set": "mixed"})
    names = set()
    while not state.over:
        seat = rng.choice(state.waiting)
        before = state.view(seat)
        state.choose(seat, rng.choice(state.options(seat)))
        for reason in reasons_between(RULES, before, state.view(seat), seat):
            names.add(reason.name)
            assert all(own.reason(*reason) for own in words)
    assert {"castle", "vp", "units", "strength", "leader", "chips"} <= names
