"""Corpora of former rules: every game that they hold is played on by the present ones, for ever. None may be lost.

A file `games-rules-N.jsonl.gz` beside the corpus of a game was made with version N of its rules; it is never made anew.
"""

from __future__ import annotations

import gzip
import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from make_corpus import FOLDER

import rulewright
from rulewright import replay, seal, verify
from rulewright.comparing import SAME_PLAY, UNCHANGED, compare

PARTS = 6
FILES = sorted(FOLDER.glob("*/games-rules-*.jsonl.gz"))
EXPECTED = {"runewars/games-rules-1.jsonl.gz": {UNCHANGED: 21, SAME_PLAY: 39}}
"""What has become of them: 39 games of Runewars wrote what seats have seen, and nothing at all, in another way."""


def name_of(path: Path) -> str:
    return path.relative_to(FOLDER).as_posix()


@cache
def games(path: Path) -> list[list[dict[str, Any]]]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


@cache
def verdicts(path: Path, part: int) -> Counter[str]:
    return Counter(compare(record).verdict for record in games(path)[part::PARTS])


def test_no_corpus_of_former_rules_is_gone() -> None:
    assert {name_of(path) for path in FILES} == EXPECTED.keys()
    for path in FILES:
        version = int(path.name.removeprefix("games-rules-").split(".")[0])
        headers = [record[0] for record in games(path)]
        assert {header["rules"] for header in headers} == {version} and len(headers) >= 60
        assert version < rulewright.game(path.parent.name).rules_version
        assert path.stat().st_size < 1_000_000


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_no_game_is_lost(path: Path) -> None:
    found = sum((verdicts(path, part) for part in range(PARTS)), Counter())
    assert found == EXPECTED[name_of(path)]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_games_of_former_rules_lead_to_their_results_and_are_sealed_anew(path: Path, part: int) -> None:
    for record in games(path)[part::PARTS]:
        assert replay(record).result == record[0]["result"]
    one = games(path)[part]
    assert compare(seal(one)).verdict == UNCHANGED and verify(one) == sum("chance" in entry for entry in one)
