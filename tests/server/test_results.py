"""Results: points over time and by source add up, and the sentences on what decided the game are true."""

from __future__ import annotations

import gzip
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.core.record import Record, replay
from rulewright.server.results import decided, result_info, thinned, tie_told
from rulewright.server.steps import steps_of
from rulewright.server.wire import Series, Source
from rulewright.text import texts

CORPUS = Path(__file__).parents[1] / "corpus"
NAMES = ["Anna", "Bogdan", "Cleo", "Dorota", "Emil", "Fela"]


def finished(seed: int, players: int) -> Record:
    rng = random.Random(seed)
    state = rulewright.game("ethnos").new(players=players, seed=seed)
    while not state.over:
        seat = rng.choice(state.waiting)
        state.choose(seat, rng.choice(state.options(seat)))
    record: Record = state.record()
    return record


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_points_over_time_and_by_source_lead_to_the_scores(players: int) -> None:
    record = finished(players, players)
    info = result_info(record, NAMES[:players], "en")
    result = replay(record).result
    assert result is not None
    assert info.scores == result["scores"] and info.places == result["places"]
    assert info.series[0].scores == [0.0] * players and info.series[0].number == 0
    assert info.series[-1].scores == info.scores
    assert info.series[-1].number == sum("choice" in entry for entry in record)
    for seat in range(players):
        assert sum(sum(source.points[seat]) for source in info.sources) == info.scores[seat]
    for before, after in zip(info.series, info.series[1:], strict=False):
        assert before.number < after.number and before.turn <= after.turn
    assert info.stages == (["First Age", "Second Age"] if players < 4 else ["First Age", "Second Age", "Third Age"])
    assert (info.measure, info.times) == ("Points", [])


def test_between_its_ends_a_series_has_only_changes() -> None:
    series = [Series(number, number, [points]) for number, points in enumerate((0.0, 0.0, 2.0, 2.0, 3.0, 3.0))]
    assert [point.number for point in thinned(series)] == [0, 2, 4, 5]
    assert [point.number for point in thinned(series[:5])] == [0, 2, 4]
    assert thinned([Series(0, 0, []), Series(1, 0, [])]) == []


def test_the_result_is_told_in_both_languages() -> None:
    record = finished(4, 4)
    english, polish = (result_info(record, NAMES[:4], locale) for locale in ("en", "pl"))
    assert english.lines[0].endswith("wins and is King of Ethnos.")
    assert polish.lines[0].endswith("wygrywa i zostaje Królem Ethnos.")
    assert len(english.lines) == 2 + 4
    assert next(source.title for source in english.sources) == "Kingdoms"
    assert next(source.title for source in polish.sources) == "Królestwa"
    assert len(english.decided) == len(polish.decided)


def test_the_years_of_runewars_and_what_is_counted_are_told() -> None:
    with gzip.open(CORPUS / "runewars/games.jsonl.gz", "rt", encoding="utf-8") as games:
        record: Record = json.loads(next(games))
    players = record[0]["players"]
    english, polish = (result_info(record, NAMES[:players], locale) for locale in ("en", "pl"))
    assert (english.measure, polish.measure) == ("Dragon runes", "Smocze runy")
    years = range(1, len(english.times) + 1)
    assert len(years) > 1, "the game goes on for more than a year"
    assert [time.title for time in english.times] == [f"Year {year}" for year in years]
    assert [time.title for time in polish.times] == [f"Rok {year}" for year in years]
    turns = [time.turn for time in english.times]
    assert turns[0] == 0 and turns == sorted(set(turns)) and turns[-1] < english.series[-1].turn
    assert english.stages == [], "where the runes come from is told of the end alone"
    assert not any("takes the lead" in sentence for sentence in english.decided)


@pytest.mark.parametrize("seed", range(6))
def test_what_decided_the_game_is_true(seed: int) -> None:
    info = result_info(finished(seed, 4), NAMES[:4], "en")
    assert len(info.winners) == 1
    winner = info.winners[0]
    rival = min((seat for seat in range(4) if seat != winner), key=lambda seat: info.places[seat])
    totals = {source.title: [sum(stages) for stages in source.points] for source in info.sources}
    because, *more = info.decided
    assert because.startswith(NAMES[winner]) or " decided it: " in because, "the cause comes first"
    most = re.fullmatch(r"The greatest difference: (.+) – (.+) (\d+), (.+) (\d+)\.", more[0])
    assert most is not None
    assert (most[2], most[4]) == (NAMES[winner], NAMES[rival])
    assert totals[most[1]][winner] == int(most[3]) and totals[most[1]][rival] == int(most[5])
    margin = int(most[3]) - int(most[5])
    assert margin == max(points[winner] - points[rival] for points in totals.values())
    assert len(more) <= 3


@pytest.mark.parametrize(("game", "reason"), [("ethnos", "glory"), ("runewars", "years")])
def test_a_shared_victory_names_all_winners(game: str, reason: str) -> None:
    result = {"winners": [0, 2], "places": [1, 3, 1], "scores": [7, 2, 7], "reason": reason}
    for locale in ("en", "pl"):
        first = texts(game, locale).result(result, NAMES[:3])[0]
        assert NAMES[0] in first and NAMES[2] in first and NAMES[1] not in first


# Made-up results


def told(sources: list[list[list[float]]], scores: list[int], places: list[int]) -> list[str]:
    """What is told of a game with these points, by source, seat and Age."""
    result: dict[str, Any] = {"scores": scores, "places": places, "winners": [places.index(1)]}
    named = [Source(name, name, points) for name, points in zip(("Bands", "Kingdoms"), sources, strict=False)]
    return decided(texts("ethnos", "en"), result, NAMES[: len(scores)], named, ["Age one", "Age two"])


def test_the_lead_is_told_in_the_stage_after_which_it_was_kept() -> None:
    lines = told([[[1, 1], [3, 0]], [[0, 5], [0, 2]]], [7, 5], [1, 2])
    assert "Age two: Anna takes the lead and keeps it." in lines
    lines = told([[[4, 1], [3, 0]], [[0, 5], [0, 2]]], [10, 5], [1, 2])
    assert "Age one: Anna takes the lead and keeps it." in lines


def test_nothing_is_told_about_points_that_did_not_decide() -> None:
    assert told([[[1, 1], [3, 0]]], [2, 3], [1, 2]) == [], "the winner has fewer points"


def test_a_tie_that_the_rules_have_broken_is_told_first() -> None:
    info = result_info(finished(11, 3), NAMES[:3], "en")
    assert info.scores[0] == info.scores[2] and info.places[0] == 1 and info.places[2] == 2
    assert info.lines[1] == "Level on points: the tie-break decided."
    assert info.decided[0].startswith(
        f"Level at {int(info.scores[0])} Glory and in Control markers, so Band 3 by size "
    )
    assert info.decided[1].startswith("The greatest difference: ") and len(info.decided) <= 3
    assert result_info(finished(11, 3), NAMES[:3], "pl").lines[1] == (
        "Tyle samo punktów: zdecydowało rozstrzygnięcie remisu."
    )


def test_of_a_game_that_does_not_tell_its_tie_break_it_is_told_that_there_was_one() -> None:
    words = texts("ethnos", "en")
    level = {"scores": [5, 7, 7], "places": [3, 2, 1], "winners": [2]}
    assert tie_told(words, level, NAMES[:3], {}) == ["Level at 7: the tie-break decided for Cleo."]
    assert tie_told(words, level, NAMES[:3], {"tie_break": None}) == [], "the game says that something else decided"
    assert tie_told(words, {**level, "scores": [5, 7, 8]}, NAMES[:3], {}) == []
    assert tie_told(words, {**level, "places": [3, 1, 1], "winners": [1, 2]}, NAMES[:3], {}) == []


def test_a_victory_by_the_tie_break_is_no_lead() -> None:
    lines = told([[[4, 0], [3, 0]], [[0, 1], [0, 2]]], [5, 5], [1, 2])
    assert lines == [
        "The greatest difference: Bands – Anna 4, Bogdan 3.",
        "The closest: Kingdoms – Anna 1, Bogdan 2.",
    ]


def test_points_that_do_not_add_up_to_the_score_tell_nothing_about_the_lead() -> None:
    lines = told([[[4, 1], [3, 0]]], [15, 3], [1, 2])
    assert lines == ["The greatest difference: Bands – Anna 5, Bogdan 3."]


def test_turns_are_counted_as_the_game_says() -> None:
    record = finished(1, 2)
    steps = [(step.number, step.turn) for step in steps_of(record)]
    actions = 0
    state = replay(record, upto=0)
    for entry in [entry for entry in record if "choice" in entry]:
        assert state.asked is not None
        actions += state.asked.name == "turn_action"
        state.choose(entry["seat"], entry["choice"])
    assert steps[0] == (0, 0) and steps[-1][1] == actions > 20
