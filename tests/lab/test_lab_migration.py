"""Migration of records: unchanged, the same play, different; and nothing is written that should not be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright import Random, seal
from rulewright.bots.playout import play_out
from rulewright.core.chance import seed_of
from rulewright.lab.migration import Counts, migrate


@pytest.fixture(scope="module")
def record() -> list[dict[str, Any]]:
    """A game in progress, as it is kept."""
    state = rulewright.game("ethnos").new(2, seed=b"migration")
    play_out(state, Random(seed_of(b"migration"), 0), 40)
    return seal(state.record())


def written(folder: Path, name: str, record: object) -> Path:
    path = folder / name
    path.write_text(json.dumps(record))
    return path


def counts(found: Counts) -> tuple[int, int, int]:
    return found.unchanged, found.same_play, found.left


def test_a_record_of_the_present_rules_is_unchanged(tmp_path: Path, record: list[dict[str, Any]]) -> None:
    path = written(tmp_path, "a.json", record)
    before = path.read_bytes()
    assert counts(migrate([path], dry_run=False)) == (1, 0, 0)
    assert path.read_bytes() == before


def test_an_older_record_that_agrees_is_stamped_anew(tmp_path: Path, record: list[dict[str, Any]]) -> None:
    path = written(tmp_path, "a.json", [{**record[0], "rules": 0}, *record[1:]])
    path.chmod(0o640)
    assert counts(migrate([path], dry_run=False)) == (1, 0, 0)
    assert json.loads(path.read_text()) == record
    assert path.stat().st_mode & 0o777 == 0o640
    assert [file.name for file in tmp_path.iterdir()] == ["a.json"], "no leftovers"


def test_the_same_play_with_other_bookkeeping_is_sealed_anew(tmp_path: Path, record: list[dict[str, Any]]) -> None:
    hashes = [{"hash": "0" * 16} if "hash" in entry else entry for entry in record[1:]]
    path = written(tmp_path, "a.json", [{**record[0], "rules": 0}, *hashes])
    assert counts(migrate([path], dry_run=False)) == (0, 1, 0)
    assert json.loads(path.read_text()) == record
    assert counts(migrate([path], dry_run=False)) == (1, 0, 0)


def test_a_dry_run_counts_and_writes_nothing(tmp_path: Path, record: list[dict[str, Any]]) -> None:
    path = written(tmp_path, "a.json", [{**record[0], "rules": 0}, *record[1:]])
    before = path.read_bytes()
    assert counts(migrate([path], dry_run=True)) == (1, 0, 0)
    assert path.read_bytes() == before


def broken_hash(record: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"hash": "2:" + "0" * 16} if "hash" in entry else entry for entry in record]


def illegal_choice(record: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**entry, "choice": "raid"} if "choice" in entry else entry for entry in record]


def newer_rules(record: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**record[0], "rules": 99}, *record[1:]]


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [(broken_hash, "Choice 16, Player"), (illegal_choice, "Choice 1, Player"), (newer_rules, "rules version 99")],
)
def test_a_record_that_differs_stays_as_it_is_and_it_is_told_where_it_differs(
    tmp_path: Path, record: list[dict[str, Any]], spoil: Any, reason: str
) -> None:
    older = [{**record[0], "rules": 0}, *record[1:]]
    path = written(tmp_path, "a.json", spoil(older))
    before = path.read_bytes()
    found = migrate([path], dry_run=False)
    assert counts(found) == (0, 0, 1)
    assert reason in found.outcomes[0].reason
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", ["", "{", "{}", "[]", "7", '[{"game": "chess"}]', '[{"rules": "one"}]'])
def test_what_is_no_record_is_unreadable(tmp_path: Path, content: str) -> None:
    path = tmp_path / "a.json"
    path.write_text(content)
    found = migrate([path], dry_run=False)
    assert counts(found) == (0, 0, 1)
    assert found.outcomes[0].reason
    assert path.read_text() == content


@pytest.mark.parametrize("content", ["{}", "[]", "7", '["game"]', '[{"rules": "one"}]'])
def test_other_files_of_a_folder_are_passed_over(tmp_path: Path, record: list[dict[str, Any]], content: str) -> None:
    written(tmp_path, "game.json", record)
    (tmp_path / "other.json").write_text(content)
    found = migrate([tmp_path], dry_run=False)
    assert (counts(found), found.other) == ((1, 0, 0), 1)
    assert (tmp_path / "other.json").read_text() == content


def test_what_may_be_the_rest_of_a_record_is_not_passed_over(tmp_path: Path) -> None:
    (tmp_path / "torn.json").write_text('[{"game": "ethnos"')
    found = migrate([tmp_path], dry_run=False)
    assert (counts(found), found.other) == ((0, 0, 1), 0)


def test_a_missing_file_is_told_of(tmp_path: Path) -> None:
    found = migrate([tmp_path / "none.json"], dry_run=True)
    assert counts(found) == (0, 0, 1)
    assert "No such file" in found.outcomes[0].reason


def test_folders_are_searched_and_progress_is_told(tmp_path: Path, record: list[dict[str, Any]]) -> None:
    (tmp_path / "deep").mkdir()
    written(tmp_path, "a.json", record)
    written(tmp_path / "deep", "b.json", [{**record[0], "rules": 0}, *record[1:]])
    written(tmp_path, "c.json", broken_hash(record))
    (tmp_path / "notes.txt").write_text("not looked at")
    seen: list[tuple[int, int]] = []
    found = migrate([tmp_path], dry_run=True, progress=lambda done, total: seen.append((done, total)))
    assert counts(found) == (2, 0, 1)
    assert seen == [(1, 3), (2, 3), (3, 3)]
    assert json.loads(json.dumps(found.to_json()))["different"] == 1
