"""Tournaments: who meets whom, and what the table of standings counts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulewright.lab import BadPlan, Summary, tournament
from rulewright.lab.standings import rows_by_bot, rows_by_seat
from rulewright.lab.statistics import wilson
from rulewright.lab.tournaments import pairings


def summary(bots: list[str], scores: list[int], winners: list[int]) -> Summary:
    """A finished game of which only the result matters."""
    places = [1 + sum(other > score for other in scores) for score in scores]
    fields: dict[str, Any] = {"bots": bots, "scores": scores, "places": places, "winners": winners}
    return fields  # type: ignore[return-value]


def test_duels_are_all_pairs() -> None:
    assert pairings(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_larger_tables_seat_one_bot_against_a_table_of_another() -> None:
    assert pairings(["a", "b"], 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


def test_a_duel_is_played_in_both_seatings_and_counted() -> None:
    seen: list[tuple[int, int]] = []
    standings = tournament(
        "ethnos", ["random", "novice"], games=4, seed=5, progress=lambda done, total: seen.append((done, total))
    )
    assert standings.games == 4
    assert seen[-1] == (4, 4)
    assert [row.name for row in standings.rows] == ["novice", "random"]
    assert [row.games for row in standings.rows] == [4, 4]
    assert sum(row.wins for row in standings.rows) == 4
    assert standings.tables[0].seats == ("random", "novice")
    assert standings.tables[0].rows == standings.rows
    assert json.loads(json.dumps(standings.to_json()))["rows"][0]["name"] == "novice"


def test_one_against_three_counts_seats() -> None:
    standings = tournament("ethnos", players=4, games=2, tables=[("novice", "random", "random", "random")])
    assert standings.players == 4
    assert {row.name: row.games for row in standings.rows} == {"novice": 2, "random": 6}
    assert sum(row.wins for row in standings.rows) == 2


def test_an_interrupted_tournament_goes_on_from_its_folder(tmp_path: Path) -> None:
    whole = tournament("ethnos", ["random", "novice"], players=3, games=2)

    def interrupt(done: int, total: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tournament("ethnos", ["random", "novice"], players=3, games=2, progress=interrupt, journal=tmp_path)
    assert len((tmp_path / "table-2.jsonl").read_text().splitlines()) == 2
    again = tournament("ethnos", ["random", "novice"], players=3, games=2, journal=tmp_path)
    assert again.rows == whole.rows and again.tables == whole.tables
    assert (whole.resumed, again.resumed, again.to_json()["resumed"]) == (0, 3, 3)


@pytest.mark.parametrize(
    ("bots", "tables"),
    [(["random"], None), (["random", "random"], None), ([], []), ([], [("random", "novice"), ("random",) * 3])],
)
def test_an_impossible_tournament_is_refused(bots: list[str], tables: list[tuple[str, ...]] | None) -> None:
    with pytest.raises(BadPlan):
        tournament("ethnos", bots, games=1, tables=tables)


def test_a_shared_victory_is_a_part_of_a_win() -> None:
    games = [summary(["a", "b"], [10, 10], [0, 1]), summary(["b", "a"], [9, 20], [1])]
    rows = {row.name: row for row in rows_by_bot(games)}
    assert (rows["a"].wins, rows["b"].wins) == (1.5, 0.5)
    assert (rows["a"].share, rows["a"].low, rows["a"].high) == wilson(1.5, 2)
    assert (rows["a"].place, rows["b"].place) == (1.0, 1.5)
    assert (rows["a"].score, rows["b"].score) == (15.0, 9.5)
    assert [row.wins for row in rows_by_seat(games)] == [0.5, 1.5]
