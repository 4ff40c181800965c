"""Every finished game of the corpus is replayed and leads where it led: hashes, result, chance events."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from rulewright import replay, verify

CORPUS = Path(__file__).parent / "ethnos" / "games.jsonl.gz"
PARTS = 6


def games() -> list[list[dict[str, Any]]]:
    with gzip.open(CORPUS, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


GAMES = games()


def test_the_corpus_is_broad_and_small() -> None:
    assert len(GAMES) >= 100
    assert {record[0]["players"] for record in GAMES} == {2, 3, 4, 5, 6}
    assert {record[0]["options"]["open_draw"] for record in GAMES} == {False, True}
    assert {record[0]["options"]["tribes"] is None for record in GAMES} == {False, True}
    assert CORPUS.stat().st_size < 1_000_000


def test_the_corpus_holds_every_kind_of_option() -> None:
    verbs = {entry["choice"].split(":")[0] for record in GAMES for entry in record if "choice" in entry}
    assert verbs >= {
        "draw", "take", "lead", "add", "all_tribe", "all_colour", "all_skeletons", "done", "marker", "bonus",
        "decline", "place", "token", "stop", "keep", "keep_all", "raid", "wait",
    }  # fmt: skip


@pytest.mark.parametrize("part", range(PARTS))
def test_finished_games_are_replayed_with_equal_hashes_and_results(part: int) -> None:
    for number, record in enumerate(GAMES[part::PARTS]):
        state = replay(record)
        assert state.over, f"game {number * PARTS + part}"
        assert state.result == record[0]["result"], f"game {number * PARTS + part}"


@pytest.mark.parametrize("part", range(PARTS))
def test_chance_events_follow_from_the_committed_seeds(part: int) -> None:
    for record in GAMES[part::PARTS][::4]:
        assert verify(record) == sum("chance" in entry for entry in record)
